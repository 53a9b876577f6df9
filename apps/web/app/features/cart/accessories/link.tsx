import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { lazyWithRetry } from '../../../platform/router/lazy-with-retry.ts';
import { Icon } from '../../../ui/icon.tsx';
import { selectionPath } from './address.ts';

const SelectionDialog = lazyWithRetry(() => import('./dialog.tsx'));

/** The way to what belongs to a line: a window over the basket, or a page of its own without scripts. */
export function SelectionLink({ itemId, describedBy }: { itemId: string; describedBy: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Link
        to={selectionPath(itemId)}
        className="selection-link"
        aria-describedby={describedBy}
        onClick={(event) => {
          // Another tab gets the page.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name="plus" size={16} /> Аксессуары и гарантия
      </Link>
      {isOpen ? (
        <Suspense>
          <SelectionDialog itemId={itemId} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
