import { goods, type PluralForms, pluralize } from '../../platform/format/plural.ts';

const fitting: PluralForms = ['подходит', 'подходят', 'подходят'];

/** Said beside the total, since on a phone the field stands in a sheet that is closed: «Цена: это не число, фильтр не учтён». */
export const mistakeText = (facets: readonly { code: string; name: string }[], mistakes: ReadonlyMap<string, unknown>): string =>
  facets
    .filter(({ code }) => mistakes.has(code))
    .map(({ name }) => `. ${name}: это не число, фильтр не учтён`)
    .join('');

/**
 * How much a listing has: each variant of a model is one of it, which is said where variants share a card, so that fewer are seen than were
 * counted. Of a search of which only some have all that was asked (`complete`), these come first.
 */
export function totalText(count: number, onPage: number, cards: number, complete: number | null = null): string {
  const total = pluralize(count, goods);
  return `${complete ? `${pluralize(complete, fitting)}, всего ${total}` : total}${cards === onPage ? '' : ', считая варианты'}`;
}
