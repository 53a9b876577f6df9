import { LayoutGrid, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';

const MenuPanel = lazy(() => import('./panel.tsx'));

/** «Каталог»: opens the panel; without JavaScript it is the page `/catalog`. */
export function CatalogueButton() {
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the panel
  useEffect(() => setOpen(false), [key]);

  const Icon = isOpen ? X : LayoutGrid;
  return (
    <>
      <Link
        to="/catalog"
        className="button button-primary header-catalogue"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        <Icon size={20} aria-hidden="true" />
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
