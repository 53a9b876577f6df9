import { goods, models, pluralize, variants } from '../../platform/format/plural.ts';

/** Said beside the total, since on a phone the field stands in a sheet that is closed: «Цена: это не число, фильтр не учтён». */
export const mistakeText = (facets: readonly { code: string; name: string }[], mistakes: ReadonlyMap<string, unknown>): string =>
  facets
    .filter(({ code }) => mistakes.has(code))
    .map(({ name }) => `. ${name}: это не число, фильтр не учтён`)
    .join('');

/**
 * How much a listing has, and how its cards show it: variants of a model share one, so that who sees one card reads «1 модель, 2 варианта». How many
 * models there are is known of a list of one page only.
 */
export function totalText(count: number, onPage: number, cards: number): string {
  if (cards === onPage) return pluralize(count, goods);
  return count === onPage ? `${pluralize(cards, models)}, ${pluralize(count, variants)}` : `${pluralize(count, goods)}, считая варианты`;
}
