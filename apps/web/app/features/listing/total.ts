import { goods, models, pluralize } from '../../platform/format/plural.ts';

/** Said beside the total, since on a phone the field stands in a sheet that is closed: «Цена: это не число, фильтр не учтён». */
export const mistakeText = (facets: readonly { code: string; name: string }[], mistakes: ReadonlyMap<string, unknown>): string =>
  facets
    .filter(({ code }) => mistakes.has(code))
    .map(({ name }) => `. ${name}: это не число, фильтр не учтён`)
    .join('');

/** How much a listing has, and how its cards show it: variants of a model share one. How many models there are is known of a list of one page only. */
export function totalText(count: number, onPage: number, cards: number): string {
  const total = pluralize(count, goods);
  if (cards === onPage) return total;
  return count === onPage ? `${total}, ${pluralize(cards, models)}` : `${total}, считая варианты`;
}
