import type { RouterContextProvider } from 'react-router';
import { type PopularInKindFragment, PopularPairsDocument } from '../../../generated/graphql.ts';
import { query } from '../../../platform/gateway/query.server.ts';
import { hrefOf, sharedView } from './address.ts';

type InStock = PopularInKindFragment['nodes'][number];

/** The two that are bought most: two models, since colours of one differ in nothing else. Undefined where there are not two. */
export function pairOf(products: readonly InStock[]): [InStock, InStock] | undefined {
  const [first, ...others] = products.filter(({ isBuyable }) => isBuyable);
  const second = others.find(({ modelId }) => modelId === null || modelId !== first?.modelId);
  return first === undefined || second === undefined ? undefined : [first, second];
}

interface Kind {
  id: string;
  name: string;
}

/** What a comparison may begin with: two of each of the first three kinds. Nothing where it cannot be had. */
export async function popularPairs(context: Readonly<RouterContextProvider>, request: Request, kinds: readonly Kind[]) {
  const [first, second = first, third = second] = kinds;
  if (first === undefined || second === undefined || third === undefined) return [];
  const { data } = await query(context, request, PopularPairsDocument, {
    first: { category: first.id },
    second: { category: second.id },
    third: { category: third.id },
  });
  const listings = [data?.first, data?.second, data?.third];
  return kinds.slice(0, listings.length).flatMap(({ name: kind }, at) => {
    const pair = pairOf(listings[at]?.nodes ?? []);
    if (pair === undefined) return [];
    const products = pair.map(({ name, images }) => ({ name, image: images[0] ?? '' }));
    return [{ kind, products, href: hrefOf(sharedView(pair.map(({ id }) => id))) }];
  });
}

export type Pair = Awaited<ReturnType<typeof popularPairs>>[number];
