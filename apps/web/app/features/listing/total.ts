import { goods, type PluralForms, pluralize } from '../../platform/format/plural.ts';

const fitting: PluralForms = ['подходит', 'подходят', 'подходят'];
const modelForms: PluralForms = ['модель', 'модели', 'моделей'];
const variantForms: PluralForms = ['вариант', 'варианта', 'вариантов'];

interface Sold {
  id: string;
  modelId: string | null;
}

/** How many models a listing has, where the page has the whole of it and a card for each of them; null where it is not known. */
export function modelCount(count: number, products: readonly Sold[], cards: number): number | null {
  const models = new Set(products.map(({ id, modelId }) => modelId ?? `of its own ${id}`)).size;
  return count === products.length && cards === models ? models : null;
}

/** Said beside the total, since on a phone the field stands in a sheet that is closed: «Цена: это не число, фильтр не учтён». */
export const mistakeText = (facets: readonly { code: string; name: string }[], mistakes: ReadonlyMap<string, unknown>): string =>
  facets
    .filter(({ code }) => mistakes.has(code))
    .map(({ name }) => `. ${name}: это не число, фильтр не учтён`)
    .join('');

/**
 * How much a listing has: each variant of a model is one of it, which is said where variants share a card, so that fewer are seen than were
 * counted, and by both numbers where that of the models is known. Of a search of which only some have all that was asked (`complete`), these
 * come first.
 */
export function totalText(count: number, onPage: number, cards: number, complete: number | null, models: number | null): string {
  if (models !== null && models < count && !complete) return `${pluralize(models, modelForms)}, ${pluralize(count, variantForms)}`;
  const total = pluralize(count, goods);
  return `${complete ? `${pluralize(complete, fitting)}, всего ${total}` : total}${cards === onPage ? '' : ', считая варианты'}`;
}
