import { Link, useLocation } from 'react-router';
import { isCutOff, noConnection } from '../../platform/router/connection.ts';
import { lazyWithRetry } from '../../platform/router/lazy-with-retry.ts';
import { Heading } from '../../ui/heading.tsx';

/** Most visitors never see it. */
const ErrorScreen = lazyWithRetry(() => import('./error-screen.tsx'));

/** What a layout shows in the place of a screen that failed. */
export function FailedScreen({ error }: { error: unknown }) {
  return isCutOff(error) ? <CutOff /> : <ErrorScreen error={error} />;
}

/** Without a connection no code comes, and a browser remembers what it could not load: so this is here already. */
function CutOff() {
  const { pathname, search } = useLocation();
  return (
    <>
      <Heading level={1} className="mb-2">
        Не получилось загрузить страницу
      </Heading>
      <p className="mb-6 text-ink-soft">{noConnection}</p>
      <Link to={`${pathname}${search}`} className="button button-primary">
        Попробовать ещё раз
      </Link>
    </>
  );
}
