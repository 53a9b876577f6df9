import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { selectionPath } from './address.ts';
import type { SelectionData } from './load.server.ts';
import { Selection } from './selection.tsx';

/** The selection in a window over the basket: it opens, loads, and closes when there is nothing to select for (spec 2 §4). */
export default function SelectionDialog({ itemId, onClose }: { itemId: string; onClose: () => void }) {
  const { load, data } = useFetcher<SelectionData>({ key: `selection-${itemId}` });
  const [path, setPath] = useState(() => selectionPath(itemId));
  const isGone = data?.selection === null;

  useEffect(() => {
    void load(`${path}${path.includes('?') ? '&' : '?'}window`);
  }, [path, load]);
  useEffect(() => {
    if (isGone) onClose();
  }, [isGone, onClose]);

  return (
    <Dialog title="Аксессуары и гарантия" onClose={onClose} className="dialog-wide">
      {data?.selection == null ? (
        <Skeleton className="h-80 w-full" />
      ) : (
        <>
          <p className="mb-4 text-ink-soft">{data.selection.name}</p>
          <Selection selection={data.selection} onGo={setPath} />
          <Button type="button" look="primary" onClick={onClose}>
            Вернуться в корзину
          </Button>
        </>
      )}
    </Dialog>
  );
}
