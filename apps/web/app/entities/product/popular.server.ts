import type { RouterContextProvider } from 'react-router';
import { PopularGoodsDocument, type PopularGoodsQuery } from '../../generated/graphql.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { leadsSomewhere } from '../../platform/head/screen-paths.ts';
import { type CardLabels, cardLabels } from './labels.ts';

/** What is shown where there is nothing else to show. */
const limits = { goods: 8, brands: 12 } as const;

/** Something to go on with. */
export interface Popular {
  goods: CardLabels[];
  brands: { name: string; url: string }[];
}

/** What others buy, and who makes it; nothing when it cannot be had. */
export async function popularThings(context: Readonly<RouterContextProvider>, request: Request): Promise<Popular> {
  const { data } = await query(context, request, PopularGoodsDocument, {});
  return popularOf(data);
}

/** The same of an answer; nothing of one that could not be had. */
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
