import type { FastifyReply } from 'fastify';

/** Adds a header by which answers differ to those that are named already: another origin's own `Origin` must stay. */
export function varyBy(reply: FastifyReply, name: string): FastifyReply {
  const before = reply.getHeader('vary');
  return reply.header('vary', before === undefined ? name : `${before}, ${name}`);
}
