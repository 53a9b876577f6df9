import type { FastifyRequest } from 'fastify';

/** Patterns of the screens' routes: to the server all screens are one route. */
const screens = new WeakMap<FastifyRequest, string>();

/** Notes which screen has answered. */
export const noteScreen = (request: FastifyRequest, pattern: string): void => void screens.set(request, pattern);

/** The pattern by which a request is counted and traced: there are only so many, and none holds a value. */
export function patternOf(request: FastifyRequest): string | undefined {
  return screens.get(request) ?? request.routeOptions.url;
}
