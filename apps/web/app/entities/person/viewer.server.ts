import type { RouterContextProvider } from 'react-router';
import { ShellViewerDocument, type ViewerFactsFragment } from '../../generated/graphql.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { readCookie } from '../../platform/session/cookies.server.ts';

/** Whether this request brings a session at all: only then the shopper is asked for (spec 1 §6). */
export const hasSession = (context: Readonly<RouterContextProvider>): boolean =>
  Boolean(readCookie(context, 'access_token')) || Boolean(readCookie(context, 'refresh_token'));

interface Viewer {
  name: string;
  /** Products whose arrival, or lower price, is told of. */
  watchedProductIds: readonly string[];
}

/** What the header calls whoever is signed in; null for a guest. */
export const viewerLabels = (me: ViewerFactsFragment | null | undefined): Viewer | null =>
  me ? { name: me.firstName ?? '', watchedProductIds: me.subscribeProductIds } : null;

/** Whoever is signed in, for a screen that is theirs. A session that has ended takes its cookies along (spec 1 §6). */
export async function viewerOf(context: Readonly<RouterContextProvider>, request: Request): Promise<Viewer | null> {
  if (!hasSession(context)) return null;
  const { data } = await query(context, request, ShellViewerDocument, {});
  return viewerLabels(data?.me);
}
