import { type CookieChange, writeCookie } from '@vitrina/graphql/context/cookies.ts';
import type { FastifyReply } from 'fastify';

export function setCookies(reply: FastifyReply, cookies: readonly CookieChange[]): FastifyReply {
  const isSecure = reply.request.protocol === 'https';
  return cookies.length === 0
    ? reply
    : reply.header(
        'set-cookie',
        cookies.map((cookie) => writeCookie(cookie, isSecure)),
      );
}
