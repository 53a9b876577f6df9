import { type ReactNode, useEffect, useRef } from 'react';
import { loadWithRetry } from '../platform/router/lazy-with-retry.ts';
import { useIsHydrating } from '../platform/router/use-is-hydrating.ts';
import { clearAfterSignOut } from '../platform/session/clear-storage.ts';

let isStarted = false;

/** What was typed outlives a reload of the page. What does it is loaded when there is something to keep, or something was kept. */
function usePersistedForm(): void {
  useEffect(() => {
    const start = async (event?: Event) => {
      if (isStarted) return;
      isStarted = true;
      const { persist, restore } = await loadWithRetry(() => import('./persisted-form.ts'));
      try {
        clearAfterSignOut(document.cookie, sessionStorage);
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

interface ErrorSummaryProps {
  /** What is wrong, by the names of the fields: the same object as long as it is the same attempt, since another one takes the focus. */
  errors: Readonly<Record<string, string>> | null;
  /** What the fields are called. */
  labels: Readonly<Record<string, string>>;
  /** A sentence about the whole form, for example that another tab has changed it. */
  message?: string | null;
  /** What belongs to the message. */
  children?: ReactNode;
}

/** Id by which a field is found from the summary. */
export const fieldId = (name: string): string => `field-${name}`;

/** What has to be mended, each line a link to its field; takes the focus when it appears. Every form has one, so here its typing is kept. */
export function ErrorSummary({ errors, labels, message = null, children }: ErrorSummaryProps) {
  usePersistedForm();
  const element = useRef<HTMLDivElement>(null);
  const isOnPage = useRef(useIsHydrating());
  const entries = Object.entries(errors ?? {});

  // biome-ignore lint/correctness/useExhaustiveDependencies: every failed attempt brings new errors, so the focus comes back here each time
  useEffect(() => {
    const wasOnPage = isOnPage.current;
    isOnPage.current = false;
    // Whoever has gone on to a field before the scripts were there types on.
    if (wasOnPage && document.activeElement !== document.body) return;
    element.current?.focus();
  }, [errors, message]);

  if (entries.length === 0 && message === null) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without JavaScript the page is loaded anew, and the summary is what to read first.
    <div ref={element} role="alert" tabIndex={-1} autoFocus className="error-summary">
      <p className="font-medium">{message ?? 'Проверьте форму: есть что исправить.'}</p>
      {children}
      {entries.length > 0 ? (
        <ul>
          {entries.map(([name, text]) => (
            <li key={name}>
              <a href={`#${fieldId(name)}`}>
                {labels[name] ?? 'Форма'}: {text}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
