import type { RouterContextProvider } from 'react-router';
import { clearCookie, readCookie, writeCookie } from '../../platform/session/cookies.server.ts';
import type { PersonCookie } from '../../platform/session/person-cookies.ts';
import { type Niches, readNichesText, writeNiches } from './niche.ts';

const cookie = 'niche' satisfies PersonCookie;

/** What the visitor has measured; empty until then. */
export const readNiches = (context: Readonly<RouterContextProvider>): Niches => readNichesText(readCookie(context, cookie));

/** Keeps it until the browser is closed. */
export function saveNiches(context: Readonly<RouterContextProvider>, niches: Niches): void {
  if (niches.size === 0) clearCookie(context, cookie);
  else writeCookie(context, cookie, writeNiches(niches));
}

/** To the questions about the niche of a category's things, and the door, and back. */
export const nichePath = (categoryId: string, returnTo: string): string =>
  `/niche?${new URLSearchParams({ category: categoryId, returnTo })}`;
