import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { overlookAbandoned } from './shell/abandoned.ts';
import { tell, watchFailures } from './shell/watch-failures.ts';

overlookAbandoned(window);
watchFailures(window);
// Comes with the first thing that takes the focus; nothing is missing without it.
addEventListener('focusin', () => void import('./shell/keep-focus.ts').catch(() => {}), { once: true });

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={(error, { pattern }) => tell(error, pattern)} />
    </StrictMode>,
  );
});
