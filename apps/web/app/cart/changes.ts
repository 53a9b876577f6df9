import { exactRubles } from '../format/money.ts';
import type { BasketPageQuery } from '../generated/graphql.ts';

type Change = Pick<BasketPageQuery['basket']['changes'][number], 'kind' | 'was' | 'now'>;

/** What has changed since the goods were put in, in words. */
export function changeText({ kind, was, now }: Change): string {
  if (kind === 'UNAVAILABLE') return 'Товар закончился';
  if (kind === 'QUANTITY') return `Осталось ${now}\u00a0шт., в корзине ${was}`;
  return `Цена ${now < was ? 'снизилась' : 'выросла'}: была ${exactRubles(was)}, стала ${exactRubles(now)}`;
}
