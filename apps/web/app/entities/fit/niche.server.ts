import type { RouterContextProvider } from 'react-router';
import { clearCookie, readCookie, writeCookie } from '../../platform/session/cookies.server.ts';
import type { PersonCookie } from '../../platform/session/person-cookies.ts';
import { type Niche, readNicheText, writeNiche } from './niche.ts';

const cookie = 'niche' satisfies PersonCookie;

/** What the visitor has measured; null until then. */
export const readNiche = (context: Readonly<RouterContextProvider>): Niche | null => readNicheText(readCookie(context, cookie));

/** Keeps it until the browser is closed. */
export const saveNiche = (context: Readonly<RouterContextProvider>, niche: Niche): void => writeCookie(context, cookie, writeNiche(niche));

export const forgetNiche = (context: Readonly<RouterContextProvider>): void => clearCookie(context, cookie);

/** To the questions about niche and door, and back. */
export const nichePath = (returnTo: string): string => `/niche?${new URLSearchParams({ returnTo })}`;
