import { cookieIn } from '../../platform/document-cookies.ts';
import type { PersonCookie } from '../../platform/session/person-cookies.ts';

/** Name in the browser's storage (spec 1 §3), and how many texts are remembered. */
const key = 'search-history';
const maxTexts = 7;

type HistoryStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** The texts searched for before with another in front, each once. */
export function addToHistory(history: readonly string[], text: string): string[] {
  const query = text.trim().replace(/\s+/g, ' ');
  if (query === '') return [...history];
  return [query, ...history.filter((other) => other.toLowerCase() !== query.toLowerCase())].slice(0, maxTexts);
}

/** What was searched for, the last first; nothing where the storage is closed or holds something else. */
export function readHistory(storage: Pick<HistoryStorage, 'getItem'>): string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, maxTexts) : [];
  } catch {
    return [];
  }
}

export function remember(text: string, storage: HistoryStorage): void {
  try {
    storage.setItem(key, JSON.stringify(addToHistory(readHistory(storage), text)));
  } catch {
    // A closed storage remembers nothing.
  }
}

/** The cookie in which the searches of a shopper who is signed in are kept, and for how many seconds (spec 2 §9). */
const searchHistory = { name: 'search_history' satisfies PersonCookie, lifetime: 21_600 } as const;

/** Characters that a cookie may have: it goes along with every request. */
const maxCharacters = 1_500;

/** A cookie as a storage; of a list that is too long the oldest go. */
export function cookieStorage(page: { cookie: string }, isSecure: boolean): HistoryStorage {
  const { name, lifetime } = searchHistory;
  return {
    getItem: () => cookieIn(page.cookie, name) ?? null,
    setItem(_, value) {
      const texts: unknown[] = JSON.parse(value);
      while (texts.length > 0 && encodeURIComponent(JSON.stringify(texts)).length > maxCharacters) texts.pop();
      const secure = isSecure ? '; Secure' : '';
      page.cookie = `${name}=${encodeURIComponent(JSON.stringify(texts))}; Path=/; SameSite=Lax; Max-Age=${lifetime}${secure}`;
    },
  };
}

/** A browser may forbid the storage as such, which shows when it is named. */
const tab: HistoryStorage = {
  getItem: (name) => sessionStorage.getItem(name),
  setItem: (name, value) => sessionStorage.setItem(name, value),
};

/** Where it is kept: of a guest in this tab, of whoever is signed in for some hours in all of them (spec 2 §4). */
export const historyOf = (isSignedIn: boolean): HistoryStorage =>
  isSignedIn ? cookieStorage(document, location.protocol === 'https:') : tab;
