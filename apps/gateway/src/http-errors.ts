import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

const codesByStatus: Readonly<Record<number, string>> = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 404: 'NOT_FOUND', 429: 'RATE_LIMITED' };

/** What never became an operation (a broken body, too many requests) in the same shape as an operation's errors. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : 500;
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  const code = codesByStatus[status] ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL');
  const message = status >= 500 ? 'Internal error.' : error.message;
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({ errors: [{ message, extensions: { code } }] });
}
