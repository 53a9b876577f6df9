import { useFetchers } from 'react-router';
import { type BasketFailure, isOf } from '../../entities/basket/basket-failure.ts';
import { flattenTree } from '../../entities/basket/tree.ts';
import { removedAlongWith } from '../../features/cart/dependent-lines.ts';
import { Line } from '../../features/cart/line.tsx';
import { groupsOf, PreorderSwitch, SplitNote } from '../../features/cart/split.tsx';
import { exactRubles } from '../../platform/format/money.ts';
import { Heading } from '../../ui/heading.tsx';
import type { FilledBasket } from './load.server.ts';
import '../../entities/basket/lines.css';

interface GoodsProps {
  basket: FilledBasket;
  failure: BasketFailure | null;
}

const withParent = <Item extends { parentId?: string | null | undefined }>(item: Item) => ({ ...item, parentId: item.parentId ?? null });

/** The lines of the basket, by the order that each will stand in; what is being taken out is gone at once. */
export function Goods({ basket, failure }: GoodsProps) {
  const groups = groupsOf(basket);
  const leaving = removedAlongWith(basket.items.map(withParent), useFetchers());
  return (
    <>
      <SplitNote count={groups.length} />
      <PreorderSwitch basket={basket} />
      {groups.map((group) => (
        <section key={group.key} aria-label={group.name ?? 'Товары'} className="mb-6">
          {group.name === null ? null : (
            <Heading level={2} size={18} className="mb-2 flex flex-wrap justify-between gap-x-4">
              {group.name} <span className="tabular">{exactRubles(group.sum.amount)}</span>
            </Heading>
          )}
          <ul className="lines">
            {flattenTree(group.items.map(withParent).filter(({ id }) => !leaving.has(id))).map(({ item, depth }) => (
              <Line
                key={item.id}
                item={item}
                depth={depth}
                hasWarranty={group.items.some(({ parentId, isWarranty }) => isWarranty && parentId === item.id)}
                changes={basket.changes.filter((change) => change.item.id === item.id)}
                failure={failure && isOf(failure, { itemId: item.id }) ? failure : null}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
