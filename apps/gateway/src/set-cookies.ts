import { type CookieChange, setCookieHeader } from '@vitrina/services/contract/cookies.ts';
import type { FastifyReply } from 'fastify';

export function setCookies(reply: FastifyReply, cookies: readonly CookieChange[]): FastifyReply {
  const isSecure = reply.request.protocol === 'https';
  return cookies.length === 0
    ? reply
    : reply.header(
        'set-cookie',
        cookies.map((cookie) => setCookieHeader(cookie, isSecure)),
      );
}
