import type { RouterContextProvider } from 'react-router';
import { lifetime, readCookie, writeCookie } from '../../platform/session/cookies.server.ts';
import { addViewedId, parseViewedIds, serializeViewedIds } from '../viewed/viewed.ts';

/** The specification's storage key (1 §3), as a cookie, so that it serves without a script. */
const cookie = 'article_views';

/** Slugs of the reviews that the visitor has read, the newest first. */
export const readArticles = (context: Readonly<RouterContextProvider>): string[] => parseViewedIds(readCookie(context, cookie));

/** The visitor reads this review. */
export function noteRead(context: Readonly<RouterContextProvider>, slug: string): void {
  const read = readArticles(context);
  if (read[0] === slug) return;
  writeCookie(context, cookie, serializeViewedIds(addViewedId(read, slug)), { maxAge: lifetime.year, httpOnly: false });
}
