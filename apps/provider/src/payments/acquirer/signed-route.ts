import type { FastifyInstance, FastifyReply } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';
import { isSigned, signatureHeader } from './signature.ts';

/** A route between acquirer and shop: POST of JSON that the other side has signed. */
export function signedRoute(
  app: FastifyInstance,
  path: string,
  secret: string,
  answer: (body: unknown, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  app.register(async (scope) => {
    // The signature is over the very bytes that came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) => done(null, body));
    // Whoever calls proves itself by the signature.
    scope.post(path, { config: { isOpen: true } }, async (request, reply) => {
      const body = typeof request.body === 'string' ? request.body : '';
      if (!isSigned(secret, body, request.headers[signatureHeader])) throw new Refusal(403, 'forbidden', 'The signature is wrong.');
      return answer(JSON.parse(body), reply);
    });
  });
}
