import { Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { lazyWithRetry } from '../../platform/router/lazy-with-retry.ts';
import { Icon } from '../../ui/icon.tsx';

const MenuPanel = lazyWithRetry(() => import('./panel.tsx'));

/** «Каталог»: opens the panel; without JavaScript it is the page `/catalog`. */
export function CatalogueButton() {
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the panel
  useEffect(() => setOpen(false), [key]);

  return (
    <>
      <Link
        to="/catalog"
        className="button button-soft header-catalogue"
        aria-expanded={isOpen}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        <Icon name={isOpen ? 'close' : 'grid'} />
        Каталог
      </Link>
      {isOpen ? (
        <Suspense fallback={null}>
          <MenuPanel onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
