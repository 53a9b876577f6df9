/** Name in the browser's storage (spec 1 §3), and how many texts are remembered. */
const key = 'search-history';
const most = 7;

/** The texts searched for before with another in front, each once. */
export function remembered(before: readonly string[], text: string): string[] {
  const typed = text.trim().replace(/\s+/g, ' ');
  if (typed === '') return [...before];
  return [typed, ...before.filter((other) => other.toLowerCase() !== typed.toLowerCase())].slice(0, most);
}

/** What was searched for in this tab, the last first; nothing where the storage is closed or holds something else. */
export function readHistory(storage: Pick<Storage, 'getItem'> = sessionStorage): string[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

export function remember(text: string, storage: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage): void {
  try {
    storage.setItem(key, JSON.stringify(remembered(readHistory(storage), text)));
  } catch {
    // A closed storage remembers nothing.
  }
}
