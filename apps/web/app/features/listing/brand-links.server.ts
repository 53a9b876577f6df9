import type { RouterContextProvider } from 'react-router';
import { BrandLinksDocument } from '../../generated/graphql.ts';
import { query } from '../../platform/gateway/query.server.ts';

/** Series that the listing of a brand leads to: a brand may have as many as fifty. */
const maxSeries = 24;

export interface BrandLinks {
  series: { text: string; href: string }[];
  /** Path of what fits the brand's devices; null where there is nothing. */
  fitting: string | null;
}

export const noBrandLinks: BrandLinks = { series: [], fitting: null };

/** Where the listing of a brand leads besides its goods; what cannot be had is left out. */
export async function brandLinks(context: Readonly<RouterContextProvider>, request: Request, code: string): Promise<BrandLinks> {
  const { data } = await query(context, request, BrandLinksDocument, { fitting: { compatibilityBrand: { code } } });
  const own = (data?.series ?? []).filter(({ brand }) => brand.code === code);
  return {
    series: own.slice(0, maxSeries).map(({ name, url }) => ({ text: name, href: url })),
    fitting: data?.listing?.totalCount ? `/catalog/compatibility-brand/${code}` : null,
  };
}
