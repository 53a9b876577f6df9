import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { overlookAbandoned } from './shell/abandoned.ts';
import { tell, watchFailures } from './shell/failures.ts';

overlookAbandoned(window);
watchFailures(window);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={(error, { pattern }) => tell(error, pattern)} />
    </StrictMode>,
  );
});
