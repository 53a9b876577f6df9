import type { FastifyReply, FastifyRequest } from 'fastify';
import { mediaTypes } from './http-answer.ts';

/** What a page of another site can send without asking first: a form's types, or none. */
const simpleTypes = /^\s*(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\s*(?:;|$)/i;

/** A header that another site's page can only send after asking (a preflight), so who sends one is no forged request. */
const preflightHeaders = ['apollo-require-preflight', 'x-apollo-operation-name'] as const;

/** Sites from which a browser sends a visitor's cookies along because the shop itself, or the visitor, asked. */
const trustedSites = new Set(['same-origin', 'none']);

/**
 * Whether a page of another site may have made the visitor's browser send this (cross-site request forgery). A POST has
 * to have a type that no form can send. A GET changes nothing here, and its answer cannot be read by another site; it is
 * refused when the browser itself says that another site is asking, since its time alone could tell something.
 */
export function mayBeForged({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  const type = headers['content-type'];
  if (type !== undefined && !simpleTypes.test(type)) return false;
  if (method === 'GET' && type === undefined && trustedSites.has(headers['sec-fetch-site'] ?? 'none')) return false;
  return !preflightHeaders.some((name) => (headers[name] ?? '') !== '');
}

const refusal = {
  errors: [
    {
      message: `A page of another site may have sent this (cross-site request forgery). Send a content-type that no form can send, such as application/json, or one of the headers ${preflightHeaders.join(', ')}.`,
      extensions: { code: 'BAD_REQUEST' },
    },
  ],
};

export const refuseForged = (reply: FastifyReply): FastifyReply =>
  reply.code(400).header('content-type', mediaTypes.json).send(JSON.stringify(refusal));
