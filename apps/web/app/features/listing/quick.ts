import { formatThousands } from '@vitrina/services/contract/fields/money.ts';
import type { Filter } from './filters.ts';
import { completeCode } from './sections.ts';

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

/** Quick filters together, sections, flags, brands, values of another facet, and such facets. */
const limits = { together: 8, sections: 4, flags: 3, brands: 4, values: 2, facets: 2 } as const;

/** A section that has so much of what was found is what was meant. */
const mainShare = 0.8;

/**
 * What most of the goods have, in a category or wherever else: of what spans sections these, the flags, the brands, and values of the first
 * specifications, which goods of several sections do not share.
 */
export function quickFilters(
  facets: readonly QuickFacet[],
  activeFilters: readonly Filter[],
  { isMixed, totalCount }: { isMixed: boolean; totalCount: number },
): Quick[] {
  const free = facets.filter(({ code }) => !activeFilters.some((filter) => filter.code === code));
  const flags = free
    // What holds of nothing, or of everything, narrows nothing.
    .filter(
      ({ code, type, values }) => type === 'FLAG' && code !== completeCode && values.some(({ count }) => count > 0 && count < totalCount),
    )
    .slice(0, limits.flags);
  const brands = free.filter(({ code }) => code === 'brand');
  const others = free.filter(({ code, type }) => type === 'LIST' && !ofEveryListing.includes(code)).slice(0, limits.facets);
  const add = (facet: QuickFacet, value: string, text: string): Quick => ({
    key: `${facet.code}=${value}`,
    text,
    filters: [...activeFilters, { code: facet.code, values: [value] }],
  });
  const sections = isMixed ? free.filter(({ code, values }) => code === 'category' && !hasMain(values)) : [];
  return [
    ...sections.flatMap((facet) => top(facet, limits.sections).map(({ code, name, count }) => add(facet, code, withCount(name, count)))),
    ...flags.flatMap((facet) => top(facet, 1).map(({ code, count }) => add(facet, code, withCount(facet.name, count)))),
    ...brands.flatMap((facet) => top(facet, limits.brands).map(({ code, name }) => add(facet, code, name))),
    ...(sections.length > 0 ? [] : others).flatMap((facet) =>
      top(facet, limits.values).map(({ code, name }) => add(facet, code, `${facet.name}: ${name}`)),
    ),
  ].slice(0, limits.together);
}

const withCount = (name: string, count: number): string => `${name}\u00a0${formatThousands(count)}`;

const hasMain = (values: QuickFacet['values']): boolean => {
  const counts = values.map(({ count }) => count);
  return Math.max(0, ...counts) >= mainShare * counts.reduce((sum, count) => sum + count, 0);
};

const top = ({ values }: QuickFacet, count: number) =>
  values
    .filter((value) => value.count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, count);
