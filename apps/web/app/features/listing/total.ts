import { goods, type PluralForms, pluralize } from '../../platform/format/plural.ts';

const fitting: PluralForms = ['подходит', 'подходят', 'подходят'];

/** Said beside the total, since on a phone the field stands in a sheet that is closed: «Цена: это не число, фильтр не учтён». */
export const mistakeText = (facets: readonly { code: string; name: string }[], mistakes: ReadonlyMap<string, unknown>): string =>
  facets
    .filter(({ code }) => mistakes.has(code))
    .map(({ name }) => `. ${name}: это не число, фильтр не учтён`)
    .join('');

/** How much a listing has: each variant of a model is one of it, which is said where variants share a card, so that fewer are seen than were counted. */
export const totalText = (count: number, onPage: number, cards: number): string =>
  cards === onPage ? pluralize(count, goods) : `${pluralize(count, goods)}, считая варианты`;

/** The same of a search of which only some have all that was asked: the others follow them. */
export const partialTotalText = (complete: number, count: number): string =>
  `${pluralize(complete, fitting)}, всего ${pluralize(count, goods)}`;
