import { Suspense } from 'react';
import { chunk } from './chunk.ts';
import { isCutOff, noConnection } from './connection.ts';

/** Most visitors never see it. */
const ErrorScreen = chunk(() => import('./error-screen.tsx'));

/** What a layout shows in the place of a screen that failed. Without a connection its code waits too, and one sentence stands in. */
export function FailedScreen({ error }: { error: unknown }) {
  const screen = <ErrorScreen error={error} />;
  return isCutOff(error) ? (
    <Suspense
      fallback={
        <>
          <h1 className="text-22">{noConnection}</h1>
          {/* biome-ignore lint/a11y/useValidAnchor: the same address once more */}
          <a href="">Попробовать ещё раз</a>
        </>
      }
    >
      {screen}
    </Suspense>
  ) : (
    screen
  );
}
