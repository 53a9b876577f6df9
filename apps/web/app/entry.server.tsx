import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { fonts, styles } from './critical-files.ts';
import { shopOf } from './platform/gateway/shop.server.ts';
import { Starter } from './platform/router/late-scripts.server.tsx';
import { LateScripts } from './platform/router/late-scripts.ts';
import { partsHere } from './platform/router/lazy-hydrate.tsx';
import { pageStream } from './platform/router/page-stream.server.ts';

/** What every page is painted with. A proxy that sends early hints (103) takes them from here, while the page is still being made. */
const first = [`<${styles}>; rel=preload; as=style`, ...fonts.map((font) => `<${font}>; rel=preload; as=font; crossorigin`)].join(', ');

/** How long, in milliseconds, what is streamed may take; later parts show their own failure. */
export const streamTimeout = 8_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const shop = shopOf(context);
  const { nonce, log } = shop;
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('cache-control', 'private, no-cache');
  headers.set('link', first);
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  await partsHere();
  const isShellReady = Promise.withResolvers<void>();
  let isShown = false;
  let answer = status;
  const tree = (
    <LateScripts value={<Starter nonce={nonce} />}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </LateScripts>
  );
  const { pipe, abort } = renderToPipeableStream(tree, {
    nonce,
    // Without scripts a part that is moved into its place is not there: what is ready is written where it belongs.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      // A later part that fails is missing from its page alone; a page for many is kept only when it is whole.
      if (shop.isPageWhole) answer = 500;
      // A failure before the shell is ready rejects the promise and is logged by `handleError`.
      if (isShown && !request.signal.aborted) log.error({ err: error }, 'rendering failed');
    },
    onShellError: isShellReady.reject,
    // A robot gets the page when all of it is there.
    [shop.isPageWhole || isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady']: isShellReady.resolve,
  });
  const late = setTimeout(abort, streamTimeout + 1_000);
  try {
    await isShellReady.promise;
  } catch (error) {
    clearTimeout(late);
    throw error;
  }
  isShown = true;
  const page = pageStream();
  page.once('close', () => clearTimeout(late));
  // A stream of Node's, since one of the web in between costs more than all loaders; the server sends it in the body's place.
  shop.page = pipe(page);
  return new Response(null, { status: answer, headers });
}

/** Loaders' and actions' unexpected errors; without this export nobody would hear of them. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  shopOf(context).log.error({ err: error, path: new URL(request.url).pathname }, 'request failed');
};
