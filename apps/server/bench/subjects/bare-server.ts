import Fastify from 'fastify';
import * as z from 'zod';
import { serve } from './serve.ts';

/** Fastify with nothing on it. */
export const bareServer = () => {
  const app = Fastify({ logger: false });
  return Object.assign(app, {
    async start() {
      await app.ready();
      await serve(app.server);
    },
  });
};

export const variablesOf = z.record(z.string(), z.unknown());

export const headersOf = (headers: Readonly<Record<string, string | string[] | undefined>>): Headers =>
  new Headers(Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
