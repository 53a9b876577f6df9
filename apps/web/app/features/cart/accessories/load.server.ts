import { addRubles } from '@vitrina/services/contract/fields/money.ts';
import type { RouterContextProvider } from 'react-router';
import { linesOf } from '../../../entities/basket/together.server.ts';
import {
  AccessoryActionDocument,
  AccessorySelectionDocument,
  type ExplainedActionFragment,
  type FamilyLineFragment,
} from '../../../generated/graphql.ts';
import { isOn } from '../../../platform/flags/flags.ts';
import { failed, query } from '../../../platform/gateway/query.server.ts';
import { wantedOf } from './address.ts';
import { interleave } from './interleave.ts';

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
async function promotionOf({ context, request }: Args, family: Lines, basket: Lines): Promise<ExplainedActionFragment | null> {
  const goods = goodsOf(family);
  if (goods.length === 0) return null;
  const ask = async (variables: { goods: typeof goods; actionIds?: string[] }) =>
    (await query(context, request, AccessoryActionDocument, { actionIds: null, ...variables })).data?.accessoryAction ?? null;
  const found = await ask({ goods });
  const all = goodsOf(basket);
  // What it asks for may lie in the basket by itself.
  return found === null || all.length === goods.length ? found : ((await ask({ goods: all, actionIds: [found.id] })) ?? found);
}

type Context = Readonly<RouterContextProvider>;

/** What is selected of and for a line; null when there is no such line. */
export async function selectionOf(context: Context, request: Request, itemId: string, search: URLSearchParams) {
  const items = (await linesOf({ context, request })) ?? failed(undefined);
  const line = items.find(({ id, isWarranty }) => id === itemId && !isWarranty);
  if (line === undefined) return null;
  const wanted = wantedOf(search);
  const groupIds = wanted.group === null ? null : [wanted.group];
  const children = items.filter(({ parentId }) => parentId === itemId);
  const [{ data: found }, promotion] = await Promise.all([
    query(context, request, AccessorySelectionDocument, { id: line.productId, page: wanted.page, groupIds }),
    promotionOf({ context, request }, [line, ...children], items),
  ]);
  const isPromotionFirst = isOn(found?.features, 'view.actions-before-accessories');
  const { accessories, accessoryCategories, warranties } = found?.product ?? {};
  const tile = (isWarranty: boolean) => (product: NonNullable<typeof warranties>[number]) => ({
    product,
    isWarranty,
    lineId: children.find((child) => child.productId === product.id)?.id ?? null,
  });
  // Warranties are for the whole, so they stand on the first page only.
  const promises = wanted.page === 1 ? (warranties ?? []).map(tile(true)) : [];
  const lines = [line, ...children].map(({ id, product, productId, quantity, sum }) => ({
    id,
    productId,
    name: product?.name ?? `Товар № ${productId}`,
    quantity,
    sum,
  }));
  return {
    itemId,
    wanted,
    name: line.product?.name ?? `Товар № ${line.productId}`,
    /** What is cheaper, or given, with these goods; null for nothing, and where nobody knows. */
    promotion,
    isPromotionFirst,
    categories: accessoryCategories ?? [],
    tiles: interleave((accessories?.nodes ?? []).map(tile(false)), promises),
    pageCount: accessories?.pageInfo.pageCount ?? 1,
    /** Whether accessories and warranties could be loaded. */
    isKnown: accessories != null && warranties != null,
    lines,
    total: addRubles(lines.map(({ sum }) => sum)),
  };
}

export type Selection = NonNullable<Awaited<ReturnType<typeof selectionOf>>>;

/** What is asked for by a page and by the window over the basket: null where the line is gone. */
export interface Selected {
  selection: Selection | null;
}
