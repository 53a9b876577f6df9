import { code, column, type RowOf } from '../../../platform/database/database.ts';
import { attributeTypes } from '../../../platform/database/schema/catalogue.ts';
import { itemConditions } from '../../categories/item-condition.ts';

/** What is counted of a listing, each facet by the other filters and not by its own. */
export interface FacetCounts {
  figures: ListingFigures;
  categories: CategoryCount[];
  brands: BrandCount[];
  conditions: ConditionCount[];
  values: ValueCount[];
  /** Those that have all that the search text asks for; undefined where that tells nothing apart. */
  complete?: number | undefined;
}

export const listingFiguresColumns = {
  /** Kopecks; null where nothing is left. */
  min: column.numberOrNull,
  max: column.numberOrNull,
  available: column.number,
  discount: column.number,
  /** What a store hands over today, and what is listed if that is not asked for. */
  pickup: column.number,
  withoutPickup: column.number,
};
export type ListingFigures = RowOf<typeof listingFiguresColumns>;

export const categoryCountColumns = {
  id: column.number,
  count: column.number,
};
export type CategoryCount = RowOf<typeof categoryCountColumns>;

export const brandCountColumns = {
  code: column.text,
  name: column.text,
  count: column.number,
};
export type BrandCount = RowOf<typeof brandCountColumns>;

export const conditionCountColumns = {
  /** Of `itemConditions`. */
  code: column.text,
  count: column.number,
};
export type ConditionCount = RowOf<typeof conditionCountColumns>;

/** A value of a facet, or all numbers of it. */
export const valueCountColumns = {
  code: column.text,
  name: column.text,
  unit: column.textOrNull,
  type: code(attributeTypes),
  /** Its values are ticked one by one. */
  is_listed: column.flag,
  value: column.textOrNull,
  text: column.textOrNull,
  count: column.number,
  min: column.numberOrNull,
  max: column.numberOrNull,
  /** Of the facet among the others. */
  position: column.number,
};
export type ValueCount = RowOf<typeof valueCountColumns>;

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** What holds most goods first; the same whatever the order of letters is in the database. */
export function sortCounts({ figures, categories, brands, conditions, values, complete }: FacetCounts): FacetCounts {
  return {
    complete,
    figures,
    categories: categories.toSorted((a, b) => b.count - a.count || a.id - b.id),
    brands: brands.toSorted((a, b) => b.count - a.count || byText(a.name, b.name)),
    conditions: itemConditions.map(({ code }) => ({ code, count: conditions.find((one) => one.code === code)?.count ?? 0 })),
    values: values.toSorted(
      (a, b) => a.position - b.position || byText(a.code, b.code) || b.count - a.count || byText(a.text ?? '', b.text ?? ''),
    ),
  };
}
