import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import fastifyMiddie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';

/** The gateway's, the provider's and the pages' own addresses never reach Vite. */
const ownPaths = /^\/(?:graphql|health|metrics|failures|media|sandbox-acquirer|uploads|documents)(?:[/?]|$)/;

let vite: ViteDevServer | undefined;

/** Puts Vite before the screens: it has their sources, styles and its own client, and replaces in the browser what changes. */
export async function prepare(app: FastifyInstance): Promise<void> {
  const { createServer } = await import('vite');
  const server: Server = app.server;
  vite = await createServer({
    root: fileURLToPath(new URL('../../web', import.meta.url)),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  const { middlewares } = vite;
  await app.register(fastifyMiddie);
  app.use((request, response, next) => (ownPaths.test(request.url ?? '') ? next() : middlewares(request, response, next)));
  app.addHook('onClose', () => vite?.close());
}

/** Lays an error over the pages that are open, until the next reload. */
export function showError(message: string): void {
  vite?.environments.client.hot.send({ type: 'error', err: { message, stack: '' } });
}

/** The server bundle as its sources are now. */
export async function build(): Promise<ServerBuild> {
  if (vite === undefined) throw new Error('Vite is not there yet.');
  // The virtual module is React Router's own server bundle; Vite cannot know its type.
  return (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
}
