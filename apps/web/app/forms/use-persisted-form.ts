import { useEffect } from 'react';
import { loadWithRetry } from '../platform/router/lazy-with-retry.ts';
import { forget } from '../platform/session/forgotten.ts';

let isStarted = false;

/** What was typed outlives a reload of the page. What does it is loaded when there is something to keep, or something was kept. */
export function usePersistedForm(): void {
  useEffect(() => {
    const start = async (event?: Event) => {
      if (isStarted) return;
      isStarted = true;
      const { persist, restore } = await loadWithRetry(() => import('./persisted-form.ts'));
      try {
        forget(document.cookie, sessionStorage);
        if (isReload()) restore(sessionStorage);
        persist(sessionStorage, event?.target ?? null);
      } catch {
        // Full, or switched off.
      }
    };
    if (isReload()) void start();
    document.addEventListener('input', start, { once: true });
    return () => document.removeEventListener('input', start);
  }, []);
}

const isReload = (): boolean => performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
