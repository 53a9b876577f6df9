import type { List } from '../../entities/product/lists.ts';
import { goods, pluralize } from '../../platform/format/plural.ts';
import { Notice } from '../../ui/notice.tsx';
import { Many } from './many.tsx';

/** Products of a list that are not sold any more: how many, and a way to be rid of them. */
export function RemovedNotice({ list, ids }: { list: List; ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <Notice as="div" look="plain" className="mb-6 flex flex-wrap items-center gap-x-4">
      <p>
        {pluralize(ids.length, goods)} из списка больше не {ids.length === 1 ? 'продаётся' : 'продаются'}.
      </p>
      <Many list={list} isAdding={false} ids={ids}>
        <button type="submit" className="link min-h-11">
          Убрать
        </button>
      </Many>
    </Notice>
  );
}
