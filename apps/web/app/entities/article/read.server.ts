import type { RouterContextProvider } from 'react-router';
import { lifetime, readCookie, writeCookie } from '../../platform/session/cookies.server.ts';
import { addViewedId, parseViewedIds, serializeViewedIds } from '../viewed/viewed.ts';

/** The specification's storage key (1 §3), as a cookie, so that it serves without a script. */
const cookie = 'article_views';

/** Slugs of the reviews that the visitor has read, the newest first. */
export const readArticles = (request: Request): string[] => parseViewedIds(readCookie(request, cookie));

/** The visitor reads this review. */
export function noteRead(context: Readonly<RouterContextProvider>, request: Request, slug: string): void {
  const read = readArticles(request);
  if (read[0] === slug) return;
  writeCookie(context, cookie, serializeViewedIds(addViewedId(read, slug)), { maxAge: lifetime.year, httpOnly: false });
}
