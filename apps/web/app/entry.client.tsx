import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { firstSign } from './platform/router/first-sign.ts';
import { ignoreAborted } from './platform/router/ignore-aborted.ts';
import { partsHere } from './platform/router/lazy-hydrate.tsx';
import { replaceReloads } from './platform/router/leave.ts';
import { reloadStalePage } from './platform/router/stale-page.ts';
import { reportFailure, watchFailures } from './platform/router/watch-failures.ts';

ignoreAborted(window);
watchFailures(window);
replaceReloads(window.navigation);
const stopReloading = reloadStalePage(window);
// A page is shown without a connection then, instead of the browser's own.
if (import.meta.env.PROD) navigator.serviceWorker?.register('/worker.js').catch(() => {});
// Comes with the first thing that takes the focus; nothing is missing without it.
addEventListener('focusin', () => void import('./platform/router/keep-focus.ts').catch(() => {}), { once: true });

function Page({ children }: { children: ReactNode }) {
  useEffect(() => {
    stopReloading();
    // A part whose code has not come yet could not follow.
    void partsHere().then(firstSign.takeEarly?.());
  }, []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Page>
        <HydratedRouter onError={(error, { pattern }) => reportFailure(error, pattern)} />
      </Page>
    </StrictMode>,
  );
});
