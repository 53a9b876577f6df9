import type { RouterContextProvider } from 'react-router';
import { lifetime, readCookie, writeCookie } from '../../platform/session/cookies.server.ts';
import { addViewedId, parseViewedIds, serializeViewedIds } from './viewed.ts';

/** The specification's storage key (1 §3), as a cookie, so that it serves without a script. */
const cookie = 'viewed_products';

/** The visitor looks at this product. */
export function recordView(context: Readonly<RouterContextProvider>, id: string): void {
  const viewedIds = parseViewedIds(readCookie(context, cookie));
  if (viewedIds[0] === id) return;
  writeCookie(context, cookie, serializeViewedIds(addViewedId(viewedIds, id)), { maxAge: lifetime.year, httpOnly: false });
}

/** Ids of what the visitor has looked at before, the newest first, but for the product on this very page. */
export const viewedBefore = (context: Readonly<RouterContextProvider>, { except }: { except?: string } = {}): string[] =>
  parseViewedIds(readCookie(context, cookie)).filter((id) => id !== except);
