import type { ListingQuery } from '../../generated/graphql.ts';

/** Series that the listing of a brand leads to: a brand may have as many as fifty. */
const maxSeries = 24;

export interface BrandLinks {
  series: { text: string; href: string }[];
  /** Path of what fits the brand's devices; null where there is nothing. */
  fitting: string | null;
}

export const noBrandLinks: BrandLinks = { series: [], fitting: null };

/** Where the listing of a brand leads besides its goods; what cannot be had is left out. */
export function brandLinks(code: string, { series, fitting }: Pick<ListingQuery, 'series' | 'fitting'>): BrandLinks {
  const own = (series ?? []).filter(({ brand }) => brand.code === code);
  return {
    series: own.slice(0, maxSeries).map(({ name, url }) => ({ text: name, href: url })),
    fitting: fitting?.totalCount ? `/catalog/compatibility-brand/${code}` : null,
  };
}
