import type { BasketPageQuery } from '../../generated/graphql.ts';
import { exactRubles } from '../../platform/format/money.ts';

export type Change = NonNullable<BasketPageQuery['basket']>['changes'][number];

/** What has changed since the goods were put in, in words. */
export function changeText(change: Change): string {
  if (change.__typename === 'BasketUnavailable') return 'Товар закончился';
  if (change.__typename === 'BasketQuantityChange') return `Осталось ${change.now}\u00a0шт., в корзине ${change.was}`;
  const { wasPrice, nowPrice } = change;
  return `Цена ${nowPrice.amount < wasPrice.amount ? 'снизилась' : 'выросла'}: была ${exactRubles(wasPrice.amount)}, стала ${exactRubles(nowPrice.amount)}`;
}

interface NamedLine {
  id: string;
  productId: string;
  product: { name: string } | null;
}

/** What has changed, thing by thing: «Чайник Bosch — товар закончился». */
export const changeNotices = (changes: readonly Change[], items: readonly NamedLine[]): string[] =>
  changes.map((change) => {
    const item = items.find(({ id }) => id === change.item.id);
    const text = changeText(change);
    return `${item?.product?.name ?? `Товар № ${item?.productId ?? ''}`} — ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  });
