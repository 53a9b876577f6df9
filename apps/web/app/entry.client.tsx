import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { overlookAbandoned } from './platform/router/abandoned.ts';
import { keepUp } from './platform/router/left-behind.ts';
import { tell, watchFailures } from './platform/router/watch-failures.ts';

overlookAbandoned(window);
watchFailures(window);
const takenOver = keepUp(window);
// Comes with the first thing that takes the focus; nothing is missing without it.
addEventListener('focusin', () => void import('./platform/router/keep-focus.ts').catch(() => {}), { once: true });

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
