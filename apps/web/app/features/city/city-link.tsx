import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { lazyWithRetry } from '../../platform/router/lazy-with-retry.ts';

const CityDialog = lazyWithRetry(() => import('./dialog.tsx'));

/** Leads to the choice of a city: a window, and without JavaScript a page. */
export function CityLink({ className, children }: { className: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Link
        to="/city"
        className={className}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </Link>
      {isOpen ? (
        <Suspense fallback={null}>
          <CityDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
