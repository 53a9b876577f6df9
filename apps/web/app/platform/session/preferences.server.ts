import type { RouterContextProvider } from 'react-router';
import { readCookie } from './cookies.server.ts';

export type ColorScheme = 'light' | 'dark';
export type ListingTheme = 'tile' | 'list';

/** The visitor's choice of light or dark; null: as the device says. */
export function readColorScheme(context: Readonly<RouterContextProvider>): ColorScheme | null {
  const value = readCookie(context, 'color_scheme');
  return value === 'light' || value === 'dark' ? value : null;
}

/** How listings are shown; `tile` by default (spec 1 §4). */
export function readListingTheme(context: Readonly<RouterContextProvider>): ListingTheme {
  return readCookie(context, 'listing_theme') === 'list' ? 'list' : 'tile';
}
