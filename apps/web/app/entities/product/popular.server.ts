import type { RouterContextProvider } from 'react-router';
import { PopularGoodsDocument, type PopularGoodsQuery } from '../../generated/graphql.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { leadsSomewhere } from '../../platform/head/screen-paths.ts';
import { type CardLabels, cardLabels } from './labels.ts';

/** What is shown where there is nothing else to show. */
const limits = { goods: 8, brands: 12 } as const;

/** Popular products and brands. */
export interface Popular {
  goods: CardLabels[];
  brands: { name: string; url: string }[];
}

/** Reads popular products and brands; empty when they cannot be read. */
export async function readPopular(context: Readonly<RouterContextProvider>, request: Request): Promise<Popular> {
  const { data } = await query(context, request, PopularGoodsDocument, {});
  return popularOf(data);
}

/** Popular products and brands of an answer; empty for a missing one. */
export function popularOf(data: Pick<PopularGoodsQuery, 'mainPage'> | null): Popular {
  const { recommendations = [], brands = [] } = data?.mainPage ?? {};
  return {
    goods: recommendations.slice(0, limits.goods).map(cardLabels),
    brands: brands
      .filter(leadsSomewhere)
      .slice(0, limits.brands)
      .map(({ name, url }) => ({ name, url })),
  };
}
