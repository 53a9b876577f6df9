import type { RouterContextProvider } from 'react-router';
import { type CardWords, cardWords } from '../cards/words.ts';
import { soonOrLater } from '../gateway/later.server.ts';
import { query } from '../gateway/query.server.ts';
import { ViewedDocument } from '../generated/graphql.ts';
import { lifetime, readCookie, writeCookie } from '../session/cookies.server.ts';
import { readViewed, shownOf, withViewed, writeViewed } from './viewed.ts';

/** The specification's storage key (1 §3), as a cookie, so that it serves without a script. */
const cookie = 'viewed_products';

/** The visitor looks at this product. */
export function noteViewed(context: Readonly<RouterContextProvider>, request: Request, id: string): void {
  const viewed = readViewed(readCookie(request, cookie));
  if (viewed[0] === id) return;
  writeCookie(context, cookie, writeViewed(withViewed(viewed, id)), { maxAge: lifetime.year, httpOnly: false });
}

/** What the visitor has looked at before, the newest first, but for the product on this very page. Fails to nothing. */
export function loadViewed(context: Readonly<RouterContextProvider>, request: Request, except?: string) {
  const ids = readViewed(readCookie(request, cookie)).filter((id) => id !== except);
  const none: CardWords[] = [];
  if (ids.length === 0) return Promise.resolve({ value: none });
  return soonOrLater(
    query(context, request, ViewedDocument, { ids }).then(({ data }) => shownOf(data?.products ?? []).map(cardWords)),
    none,
  );
}
