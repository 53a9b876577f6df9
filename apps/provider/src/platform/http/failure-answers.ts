import type { Socket } from 'node:net';
import { headers } from '@vitrina/services/contract/headers.ts';
import { FileFault } from '@vitrina/services/files/fault.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isAccountGone, isAway, isCallerGone } from '../database/errors.ts';
import { failureOf, Refusal, unauthorized } from '../refusal.ts';

/** Why a body was not read, by Fastify's codes; anything else of its own below 500 is a bad request. */
const unreadable: Readonly<Record<string, [status: number, message: string]>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [422, 'The body must be application/json'],
  FST_ERR_CTP_INVALID_JSON_BODY: [422, 'The body is not valid JSON'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [422, 'The body is empty'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'The body is too large'],
};

/** Turns everything that is thrown, and every path that nobody knows, into a failure of the wire. */
export function failures(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header(headers.traceId, request.id);
  });

  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(failureOf(new Refusal(404, 'route_not_found', 'There is no such call'))),
  );

  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.status >= 500) request.log.error({ call: request.routeOptions.config.call, err: error }, 'call failed');
    return sendFailure(refusal, reply);
  });
}

/** Answers with what an error is on the wire. */
export function sendFailure(error: unknown, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error);
  if (refusal.details.retryAfter !== undefined) reply.header('retry-after', refusal.details.retryAfter);
  return reply.code(refusal.status).type('application/json; charset=utf-8').send(failureOf(refusal));
}

/** Bytes that are no HTTP never reach a route; they are answered in the wire's form all the same. */
export function unreadableRequest(_error: Error, socket: Socket): void {
  if (!socket.writable) return;
  const body = JSON.stringify(failureOf(new Refusal(400, 'bad_request', 'The request cannot be read')));
  socket.end(
    `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof FileFault) return new Refusal(422, 'validation_failed', error.message, { body: [error.message] });
  // Nobody reads it; the log and the figures do.
  if (isCallerGone(error)) return new Refusal(499, 'caller_gone', 'The caller has gone.');
  if (isAway(error)) return new Refusal(503, 'unavailable', 'Сейчас слишком много обращений. Попробуйте ещё раз через минуту.');
  if (isAccountGone(error)) return unauthorized();
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  const [status, message] = unreadable[code] ?? [];
  if (status !== undefined && message !== undefined) return new Refusal(status, 'validation_failed', message, { body: [message] });
  const ownStatus = error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500;
  if (code.startsWith('FST_') && ownStatus < 500) return new Refusal(422, 'validation_failed', 'The request cannot be read');
  return new Refusal(500, 'internal', 'Что-то пошло не так. Попробуйте ещё раз.');
}
