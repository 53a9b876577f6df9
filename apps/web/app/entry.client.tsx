import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { reloadOnce } from './shell/reload.ts';

// A chunk that is gone after a release: one full reload, at most once in 60 seconds (spec 1 §8).
window.addEventListener('vite:preloadError', (event) => {
  if (reloadOnce(sessionStorage, Date.now())) {
    event.preventDefault();
    window.location.reload();
  }
});

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
