import type { RouterContextProvider } from 'react-router';
import { type CardWords, cardWords } from '../cards/words.ts';
import { query } from '../gateway/query.server.ts';
import { PopularGoodsDocument } from '../generated/graphql.ts';

/** Goods shown where there is nothing else to show. */
const mostPopular = 8;

/** What others buy; nothing when it cannot be had. */
export async function popularGoods(context: Readonly<RouterContextProvider>, request: Request): Promise<CardWords[]> {
  const { data } = await query(context, request, PopularGoodsDocument, {});
  return data?.mainPage?.recommendations.slice(0, mostPopular).map(cardWords) ?? [];
}
