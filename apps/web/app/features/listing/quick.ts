import type { Filter } from './filters.ts';

interface QuickFacet {
  code: string;
  name: string;
  type: 'LIST' | 'RANGE' | 'FLAG';
  values: readonly { code: string; name: string; count: number }[];
}

/** A filter that one press sets, with all that is chosen then. */
export interface Quick {
  key: string;
  text: string;
  filters: Filter[];
}

/** Lists that say nothing of a kind of goods: its specifications do. */
const ofEveryListing: readonly string[] = ['brand', 'category', 'condition'];

/** Quick filters together, flags, brands, values of another facet, and such facets. */
const limits = { together: 8, flags: 2, brands: 4, values: 2, facets: 2 } as const;

/** What most of the goods have, in a category or wherever else: the flags, the brands, and values of the first specifications. */
export function quickFilters(facets: readonly QuickFacet[], activeFilters: readonly Filter[]): Quick[] {
  const free = facets.filter(({ code }) => !activeFilters.some((filter) => filter.code === code));
  const flags = free.filter(({ type, values }) => type === 'FLAG' && values.some(({ count }) => count > 0)).slice(0, limits.flags);
  const brands = free.filter(({ code }) => code === 'brand');
  const others = free.filter(({ code, type }) => type === 'LIST' && !ofEveryListing.includes(code)).slice(0, limits.facets);
  const add = (facet: QuickFacet, value: string, text: string): Quick => ({
    key: `${facet.code}=${value}`,
    text,
    filters: [...activeFilters, { code: facet.code, values: [value] }],
  });
  return [
    ...flags.map((facet) => add(facet, '1', facet.name)),
    ...brands.flatMap((facet) => top(facet, limits.brands).map(({ code, name }) => add(facet, code, name))),
    ...others.flatMap((facet) => top(facet, limits.values).map(({ code, name }) => add(facet, code, `${facet.name}: ${name}`))),
  ].slice(0, limits.together);
}

const top = ({ values }: QuickFacet, count: number) =>
  values
    .filter((value) => value.count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, count);
