import { isbot } from 'isbot';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { shopOf } from './gateway/shop.server.ts';

/** How long, in milliseconds, what is streamed may take; later parts show their own failure. */
export const streamTimeout = 8_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, log, traceId } = shopOf(context);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('cache-control', 'private, no-cache');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  let isShellReady = false;
  let answer = status;
  const body = await renderToReadableStream(<ServerRouter context={entry} url={request.url} nonce={nonce} />, {
    nonce,
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(streamTimeout + 1_000)]),
    onError(error) {
      answer = 500;
      // A failure before the shell is ready rejects the promise and is logged by `handleError`.
      if (isShellReady && !request.signal.aborted) log.error({ err: error, traceId }, 'rendering failed');
    },
  });
  isShellReady = true;
  if (isbot(request.headers.get('user-agent'))) await body.allReady;
  return new Response(body, { status: answer, headers });
}

/** Loaders' and actions' unexpected errors; without this export nobody would hear of them. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { log, traceId } = shopOf(context);
  log.error({ err: error, traceId, path: new URL(request.url).pathname }, 'request failed');
};
