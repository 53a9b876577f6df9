import type { RouterContextProvider } from 'react-router';
import { AccessoryActionDocument, type ExplainedActionFragment, type FamilyLineFragment } from '../../../generated/graphql.ts';
import { query } from '../../../platform/gateway/query.server.ts';

interface Args {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

type Lines = readonly FamilyLineFragment[];

/** Promotions are of the shop's own goods, and a present brings no other. */
const goodsOf = (lines: Lines) =>
  lines
    .filter(({ isWarranty, supplierId, presentOf }) => !isWarranty && supplierId === null && presentOf === null)
    .map(({ productId, quantity }) => ({ productId, quantity }));

/** What a thing and what lies under it make cheaper, or bring, as it stands with all of the basket; null for nothing, and where nobody knows. */
export async function promotionOf({ context, request }: Args, family: Lines, basket: Lines): Promise<ExplainedActionFragment | null> {
  const goods = goodsOf(family);
  if (goods.length === 0) return null;
  const ask = async (variables: { goods: typeof goods; actionIds?: string[] }) =>
    (await query(context, request, AccessoryActionDocument, { actionIds: null, ...variables })).data?.accessoryAction ?? null;
  const found = await ask({ goods });
  const all = goodsOf(basket);
  // What it asks for may lie in the basket by itself.
  return found === null || all.length === goods.length ? found : ((await ask({ goods: all, actionIds: [found.id] })) ?? found);
}
