import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { overlookAbandoned } from './shell/abandoned.ts';
import { keepUp } from './shell/left-behind.ts';
import { tell, watchFailures } from './shell/watch-failures.ts';

overlookAbandoned(window);
watchFailures(window);
const takenOver = keepUp(window);
// Comes with the first thing that takes the focus; nothing is missing without it.
addEventListener('focusin', () => void import('./shell/keep-focus.ts').catch(() => {}), { once: true });

function Page({ children }: { children: ReactNode }) {
  useEffect(takenOver, []);
  return children;
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Page>
        <HydratedRouter onError={(error, { pattern }) => tell(error, pattern)} />
      </Page>
    </StrictMode>,
  );
});
