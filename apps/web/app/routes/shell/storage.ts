import { useEffect } from 'react';
import { cookieIn } from '../../platform/document-cookies.ts';
import { clearAfterSignOut, signOutMark } from '../../platform/session/clear-storage.ts';

/**
 * The specification's storage keys (1 §3, §9) that are cookies here, so that all works without a script, and one of ours. Card and balance, tokens,
 * employee and search history are no script's to read (docs/decisions/secrets-out-of-storage.md).
 */
const keys = [
  'viewed_products',
  'compare_products',
  'compare_category',
  'favourites',
  'article_views',
  'search_placeholder',
  'branch',
  'listing_theme',
  'removed_items',
  'cookie_consent',
  // Other tabs hear of it.
  signOutMark,
];

/** Lets the storage say what the cookies say; what no cookie says any more goes. */
export function mirror(cookies: string, storage: Pick<Storage, 'setItem' | 'removeItem'>): void {
  for (const key of keys) {
    const value = cookieIn(cookies, key);
    if (value === undefined) storage.removeItem(key);
    else storage.setItem(key, value);
  }
}

/**
 * After every screen, every change of what stands around it, and when another tab has come that far: that tab mirrors the cookies, too. A
 * browser may have no storage to give.
 */
export function useStorage(screen: string, shell?: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: they say when to look, not what is looked at
  useEffect(() => {
    const sync = () => {
      try {
        clearAfterSignOut(document.cookie, sessionStorage);
        mirror(document.cookie, localStorage);
      } catch {
        // Full, or switched off.
      }
    };
    sync();
    addEventListener('storage', sync);
    return () => removeEventListener('storage', sync);
  }, [screen, shell]);
}
