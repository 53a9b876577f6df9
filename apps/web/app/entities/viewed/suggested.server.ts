import type { RouterContextProvider } from 'react-router';
import { SuggestedGoodsDocument } from '../../generated/graphql.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { type CardLabels, cardLabels, withUniqueAnchors } from '../product/labels.ts';
import { type Popular, popularOf } from '../product/popular.server.ts';
import { viewedBefore } from './viewed.server.ts';
import { othersThan, visibleProducts } from './viewed.ts';

/** What an empty screen goes on with. */
export interface Suggested extends Popular {
  viewed: CardLabels[];
  /** What is often searched for; empty unless it was asked for. */
  texts: string[];
  /** Categories of what others buy, that of the most bought first; empty unless they were asked for. */
  kinds: { id: string; name: string }[];
}

type Context = Readonly<RouterContextProvider>;

/** What the visitor looked at, what others buy and who makes it; each is left out when it cannot be had. */
export async function suggestedGoods(
  context: Context,
  request: Request,
  { withTexts = false, withKinds = false } = {},
): Promise<Suggested> {
  const ids = viewedBefore(context);
  const { data } = await query(context, request, SuggestedGoodsDocument, { viewed: ids, hasViewed: ids.length > 0, withTexts, withKinds });
  const viewed = visibleProducts(data?.products ?? []).map(cardLabels);
  const { goods, brands } = popularOf(data);
  const unique = withUniqueAnchors();
  return {
    viewed: viewed.map(unique),
    goods: othersThan(viewed, goods).map(unique),
    brands,
    texts: data?.searchPlaceholders ?? [],
    kinds: kindsOf(data?.mainPage?.recommendations ?? []),
  };
}

/** Each category once. */
function kindsOf(products: readonly { category?: Suggested['kinds'][number] | null | undefined }[]): Suggested['kinds'] {
  const categories = products.flatMap(({ category }) => category ?? []);
  return [...new Map(categories.map(({ id, name }) => [id, { id, name }])).values()];
}
