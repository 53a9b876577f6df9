import { createServer } from 'node:http';
import { pathToFileURL } from 'node:url';
import { web } from '@vitrina/web/server/plugin.ts';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type ServerBuild, ServerRouter } from 'react-router';
import { pagePath } from '../operations.ts';
import { app, gateway } from './full-stack.ts';
import { serve } from './serve.ts';

/** The page is made once by the shop, and its tree with all data kept: what is measured is React alone. */
const file = new URL('../../../web/build/server/index.js', import.meta.url);
const build: ServerBuild = await import(pathToFileURL(file.pathname).href);
const entryContext = Promise.withResolvers<EntryContext>();
const handleRequest: ServerBuild['entry']['module']['default'] = (request, status, headers, entry, context) => {
  entryContext.resolve(entry);
  return build.entry.module.default(request, status, headers, entry, context);
};
const keeping: ServerBuild = { ...build, entry: { module: { ...build.entry.module, default: handleRequest } } };
await app.register(web, { execute: gateway.execute, sessionSecret: 'bench'.repeat(8), build: async () => keeping });
await app.inject(pagePath);
const context = { ...(await entryContext.promise), serverHandoffStream: undefined };

await serve(
  createServer((_request, response) => {
    const { pipe } = renderToPipeableStream(createElement(ServerRouter, { context, url: `http://127.0.0.1${pagePath}` }), {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady() {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        pipe(response);
      },
    });
  }),
);
