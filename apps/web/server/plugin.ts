import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type Execute, type Shop, shopContext } from '../app/gateway/shop.server.ts';
import { answerHeaders } from './headers.ts';
import { isOwnOrigin } from './origin.ts';
import { requestOf } from './request.ts';

export interface WebOptions {
  /** Runs operations of the gateway, in memory or over HTTP. */
  execute: Execute;
  /** Encrypts the cookies that hold drafts. */
  sessionSecret: string;
  /** Origins a payment may lead to, besides the shop's own. */
  acquirerOrigins?: readonly string[];
  counterScript?: string | null;
  /** By which origin the visitor knows the shop, where somebody says it who is believed; the gateway makes ways back to the shop of it. */
  publicOrigin?: (request: FastifyRequest) => string | undefined;
  /** Path patterns of the redirect guard; absent: every path is shown without a full navigation. */
  redirectGuard?: readonly string[] | null;
  /** Folder of the production build, when it is not where it is written. */
  built?: string;
  /** Where the server bundle comes from; absent: the production build. Vite gives its own in development. */
  build?: () => Promise<ServerBuild>;
  /** `production` by default. */
  mode?: 'production' | 'development';
  now?: () => Date;
}

/** Largest form in bytes: the longest one of the shop is a few kilobytes of text. */
const largestForm = 64 * 1024;

const written = fileURLToPath(new URL('../build', import.meta.url));

/** The production build, read once. */
async function productionBuild(built: string): Promise<ServerBuild> {
  const module: ServerBuild = await import(pathToFileURL(join(built, 'server/index.js')).href);
  return module;
}

/**
 * The shop's screens on Fastify. Everything that no other plugin answers goes to React Router; the answer gets a content
 * security policy with a nonce of its own and the cookies that operations have made.
 */
export const web: FastifyPluginAsync<WebOptions> = async (app, options) => {
  const {
    execute,
    sessionSecret,
    acquirerOrigins = [],
    publicOrigin = () => undefined,
    redirectGuard = null,
    counterScript = null,
    mode = 'production',
    built = written,
    now = () => new Date(),
  } = options;
  const handler = createRequestHandler(options.build ?? (await productionBuild(built)), mode);

  if (mode === 'production') {
    // Names of assets carry a hash of their content.
    await app.register(fastifyStatic, {
      root: join(built, 'client/assets'),
      prefix: '/assets/',
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
    });
    await app.register(fastifyStatic, {
      root: join(built, 'client'),
      prefix: '/',
      wildcard: false,
      globIgnore: ['assets/**', '.vite/**', '**/*.br', '**/*.gz'],
      decorateReply: false,
      preCompressed: true,
      maxAge: '1d',
      index: false,
    });
  }

  await app.register(async (screens) => {
    // Flushed after each part, or streamed pages would wait for their end.
    await screens.register(fastifyCompress, {
      encodings: ['br', 'gzip'],
      customTypes: /^(?:text\/(?!event-stream)|application\/(?:json|javascript|manifest\+json)|image\/svg\+xml)/,
      brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
      zlibOptions: { flush: constants.Z_SYNC_FLUSH },
    });

    // Forms are read by the actions themselves, and begin their way when all of them has arrived: a slow one holds nothing.
    screens.removeAllContentTypeParsers();
    screens.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestForm }, (_request, body, done) => done(null, body));

    screens.all('/*', async (request, reply) => {
      if (request.method !== 'GET' && request.method !== 'HEAD' && !isOwnOrigin(request.headers, request.host)) {
        return reply.code(403).type('text/plain; charset=utf-8').send('Запрос пришёл с другого сайта и не выполнен.');
      }
      const shop: Shop = {
        execute,
        nonce: randomBytes(16).toString('base64'),
        traceId: request.id,
        sessionSecret,
        isSecure: request.protocol === 'https',
        origin: `${request.protocol}://${request.host}`,
        acquirerOrigins,
        redirectGuard,
        counterScript,
        cookies: [],
        now,
        log: request.log,
      };
      const context = new RouterContextProvider();
      context.set(shopContext, shop);

      const response = await handler(requestOf(request, reply, publicOrigin(request)), context);
      // What is the visitor's own is never kept by anybody in between.
      if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-cache');
      for (const cookie of shop.cookies) response.headers.append('set-cookie', cookie);
      reply.headers(answerHeaders(response.headers.get('content-type'), { nonce: shop.nonce, acquirerOrigins, counterScript, mode }));
      if (shop.page === undefined) return reply.send(response);
      for (const [name, value] of response.headers) reply.header(name, value);
      return reply.code(response.status).send(shop.page);
    });
  });
};
