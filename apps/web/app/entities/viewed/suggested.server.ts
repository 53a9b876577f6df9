import type { RouterContextProvider } from 'react-router';
import { ViewedGoodsDocument } from '../../generated/graphql.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { type CardLabels, cardLabels, withUniqueAnchors } from '../product/labels.ts';
import { type Popular, popularThings } from '../product/popular.server.ts';
import { viewedBefore } from './viewed.server.ts';
import { othersThan, visibleProducts } from './viewed.ts';

/** What an empty screen goes on with. */
export interface Suggested extends Popular {
  viewed: CardLabels[];
}

type Context = Readonly<RouterContextProvider>;

/** What the visitor looked at, what others buy and who makes it; each is left out when it cannot be had. */
export async function suggestedGoods(context: Context, request: Request): Promise<Suggested> {
  const [viewed, popular] = await Promise.all([viewedGoods(context, request), popularThings(context, request)]);
  const unique = withUniqueAnchors();
  return { viewed: viewed.map(unique), goods: othersThan(viewed, popular.goods).map(unique), brands: popular.brands };
}

async function viewedGoods(context: Context, request: Request): Promise<CardLabels[]> {
  const ids = viewedBefore(context);
  if (ids.length === 0) return [];
  const { data } = await query(context, request, ViewedGoodsDocument, { ids });
  return visibleProducts(data?.products ?? []).map(cardLabels);
}
