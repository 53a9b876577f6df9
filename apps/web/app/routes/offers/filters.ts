import { isCode } from '@vitrina/services/contract/fields/id.ts';
/** What offers are filtered by, as it stands in the address. */
export const filterNames = ['mechanics', 'brands', 'channels'] as const;
export type FilterName = (typeof filterNames)[number];
export type OfferFilters = Record<FilterName, string[]>;

export interface Choice {
  code: string;
  name: string;
  count: number | null;
}

/** Groups of filters; null where they could not be loaded. */
export type FilterGroups = Record<FilterName, readonly Choice[] | null>;

const maxCodes = 50;

/** Chosen filters; null for a code that none can have. */
export function readFilters(search: URLSearchParams): OfferFilters | null {
  const filters: OfferFilters = { mechanics: [], brands: [], channels: [] };
  for (const name of filterNames) {
    const codes = [...new Set(search.getAll(name))];
    if (codes.length > maxCodes || codes.some((each) => !isCode(each))) return null;
    filters[name] = codes;
  }
  return filters;
}

/** Whether every chosen code is one of those that can be chosen; a group that could not be loaded is believed. */
export const areKnown = (filters: OfferFilters, groups: FilterGroups): boolean =>
  filterNames.every((name) => filters[name].every((each) => groups[name]?.some((choice) => choice.code === each) ?? true));

/** The query of chosen filters, always in the same order. */
export function filterSearch(filters: OfferFilters): URLSearchParams {
  return new URLSearchParams(filterNames.flatMap((name) => [...filters[name]].sort().map((each) => [name, each])));
}

/** A chosen filter, and the address without it. */
export interface Mark {
  key: string;
  text: string;
  href: string;
}

export function marksOf(filters: OfferFilters, groups: FilterGroups): Mark[] {
  return filterNames.flatMap((name) =>
    filters[name].map((each) => {
      const rest = filterSearch({ ...filters, [name]: filters[name].filter((other) => other !== each) });
      return {
        key: `${name} ${each}`,
        text: groups[name]?.find((choice) => choice.code === each)?.name ?? each,
        href: rest.size === 0 ? '/special-offers' : `/special-offers?${rest}`,
      };
    }),
  );
}
