import { Readable } from 'node:stream';
import { type ErrorCode, meaningOf, ShopError } from '@vitrina/graphql/base/errors.ts';
import { maxFormBytes, openDocument, uploadFile } from '@vitrina/graphql/files.ts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { mayBeForged, refuseForged } from './csrf.ts';
import type { Gateway } from './gateway.ts';
import { answerError } from './http-errors.ts';
import type { Applications } from './limits/applications.ts';
import { addRateLimit } from './limits/rate.ts';
import type { RequestContext } from './operation-context.ts';
import { setCookies } from './set-cookies.ts';

interface FileRoutesOptions {
  gateway: Pick<Gateway, 'createOperationContext' | 'counters' | 'countError'>;
  applications: Applications;
  toRequestContext(request: FastifyRequest, reply: FastifyReply): RequestContext;
}

const statuses: Readonly<Record<ErrorCode, number>> = {
  BAD_USER_INPUT: 422,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  OUT_OF_STOCK: 409,
  NO_DELIVERIES: 409,
  RATE_LIMITED: 429,
  PROVIDER_UNAVAILABLE: 503,
  PROVIDER_TIMEOUT: 504,
  CURSOR_EXPIRED: 410,
  UNSUPPORTED: 501,
  PROVIDER_CONTRACT: 502,
  INTERNAL: 500,
};

/** Files, which are no part of operations: `POST /uploads` takes one, `GET /documents/{id}` gives it to whom it belongs. */
export const fileRoutes: FastifyPluginAsync<FileRoutesOptions> = async (app, { gateway, applications, toRequestContext }) => {
  app.setErrorHandler(answerError);
  addRateLimit(app, { counters: gateway.counters, applications, countError: gateway.countError });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  const refuse = (request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply => {
    const { code, message, fields, retryAfter } = meaningOf(error);
    gateway.countError(code);
    if (code === 'INTERNAL') request.log.error({ err: error }, 'a file is not passed on');
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    const extensions = { code, ...(fields && { fields }), ...(retryAfter !== undefined && { retryAfter }) };
    return reply
      .code(statuses[code])
      .header('cache-control', 'no-store')
      .send({ errors: [{ message, extensions }] });
  };

  app.post('/uploads', { config: { takesFile: true } }, async (request, reply) => {
    // Whatever of the body is not wanted is not waited for.
    const refuseUpload = (error: unknown) => refuse(request, reply.header('connection', 'close'), error);
    if (request.application === undefined && mayBeForged(request)) return refuseForged(reply.header('connection', 'close'));
    if (Number(request.headers['content-length']) > maxFormBytes) {
      return refuseUpload(new ShopError('BAD_USER_INPUT', undefined, { file: ['Файл слишком большой.'] }));
    }
    const { context } = await gateway.createOperationContext(toRequestContext(request, reply));
    try {
      const body = request.body instanceof Readable ? request.body : Readable.from([]);
      const { id, keys } = await uploadFile(context, body, request.headers['content-type']);
      return setCookies(reply, context.session.cookies())
        .code(201)
        .header('cache-control', 'no-store')
        .send({ id, ...(context.viewer.keepsTokens && keys) });
    } catch (error) {
      return refuseUpload(error);
    }
  });

  app.get<{ Params: { id: string } }>('/documents/:id', { config: { givesFile: true } }, async (request, reply) => {
    const { context } = await gateway.createOperationContext(toRequestContext(request, reply));
    try {
      const { name, type, content } = await openDocument(context, request.params.id);
      return setCookies(reply, context.session.cookies())
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'same-origin',
        })
        .type(type)
        .send(content);
    } catch (error) {
      return refuse(request, setCookies(reply, context.session.cookies()), error);
    }
  });
};
