import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Which sign-out was the last in this browser: as a cookie by the server, in the storage of a tab as far as that knows. */
export const forgotten = 'forgotten';

/** What a tab keeps of a person, typed or searched for, goes when somebody has left since, in whichever tab. */
export function forget(cookies: string, tab: Pick<Storage, 'getItem' | 'setItem' | 'clear'>): void {
  const last = cookies.split('; ').find((pair) => pair.startsWith(`${forgotten}=`));
  if (last === undefined || tab.getItem(forgotten) === last) return;
  tab.clear();
  tab.setItem(forgotten, last);
}

/** After every screen, and as soon as another tab has come to the next one: that mirrors the cookie (`storage.ts`). */
export function useForgotten(): void {
  const { key: screen } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it says when to look, not what is looked at
  useEffect(() => {
    const look = () => {
      try {
        forget(document.cookie, sessionStorage);
      } catch {
        // Full, or switched off.
      }
    };
    const hear = ({ key }: StorageEvent) => {
      if (key === forgotten) look();
    };
    look();
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, [screen]);
}
