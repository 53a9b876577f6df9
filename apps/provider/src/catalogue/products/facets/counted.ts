import type { AttributeType } from '../../../platform/database/schema/catalogue.ts';

/** What is counted of a listing, each facet by the other filters and not by its own. */
export interface Counted {
  figures: ListingFigures;
  categories: CategoryCount[];
  brands: BrandCount[];
  values: ValueCount[];
}

export interface ListingFigures {
  /** Kopecks; null where nothing is left. */
  min: number | null;
  max: number | null;
  available: number;
  discount: number;
}

export interface CategoryCount {
  id: number;
  count: number;
}

export interface BrandCount {
  code: string;
  name: string;
  count: number;
}

/** A value of a facet, or all numbers of it. */
export interface ValueCount {
  code: string;
  name: string;
  unit: string | null;
  type: AttributeType;
  /** Its values are ticked one by one. */
  is_listed: boolean;
  value: string | null;
  text: string | null;
  count: number;
  min: number | null;
  max: number | null;
  /** Of the facet among the others. */
  position: number;
}

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** What holds most goods first; the same whatever the order of letters is in the database. */
export function inOrder({ figures, categories, brands, values }: Counted): Counted {
  return {
    figures,
    categories: categories.toSorted((a, b) => b.count - a.count || a.id - b.id),
    brands: brands.toSorted((a, b) => b.count - a.count || byText(a.name, b.name)),
    values: values.toSorted(
      (a, b) => a.position - b.position || byText(a.code, b.code) || b.count - a.count || byText(a.text ?? '', b.text ?? ''),
    ),
  };
}
