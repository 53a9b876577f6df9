import { linesOf } from '../../../entities/basket/add-bundle.server.ts';
import {
  AccessoryActionDocument,
  AccessorySelectionDocument,
  type ExplainedActionFragment,
  type FamilyLineFragment,
} from '../../../generated/graphql.ts';
import { isOn } from '../../../platform/flags/flags.ts';
import { query, throwFailure } from '../../../platform/gateway/query.server.ts';
import { type Page, queryPage } from '../../../platform/head/seo.server.ts';
import { accessoryQueryOf } from './address.ts';
import { interleave } from './interleave.ts';

type Lines = readonly FamilyLineFragment[];

type Goods = ReturnType<typeof goodsOf>;

/** Promotions are of the shop's own goods, and a present brings no other. */
const goodsOf = (lines: Lines) =>
  lines
    .filter(({ isWarranty, supplierId, presentOf }) => !isWarranty && supplierId === null && presentOf === null)
    .map(({ productId, quantity }) => ({ productId, quantity }));

/** A promotion of some goods as it stands with all of the basket: what it asks for may lie there by itself. */
async function withAllGoods({ context, request }: Page, found: ExplainedActionFragment, goods: Goods): Promise<ExplainedActionFragment> {
  const { data } = await query(context, request, AccessoryActionDocument, { goods, actionIds: [found.id] });
  return data?.accessoryAction ?? found;
}

/** What is selected of and for a line; null when there is no such line. */
export async function selectionOf(page: Page, itemId: string) {
  const items = (await linesOf(page)) ?? throwFailure(undefined);
  const line = items.find(({ id, isWarranty }) => id === itemId && !isWarranty);
  if (line === undefined) return null;
  const accessoryQuery = accessoryQueryOf(page.url.searchParams);
  const groupIds = accessoryQuery.group === null ? null : [accessoryQuery.group];
  const children = items.filter(({ parentId }) => parentId === itemId);
  const goods = goodsOf([line, ...children]);
  const { data: found } = await queryPage(page, AccessorySelectionDocument, {
    ...{ id: line.productId, page: accessoryQuery.page, groupIds },
    ...{ goods, hasGoods: goods.length > 0 },
  });
  const all = goodsOf(items);
  const own = found?.accessoryAction ?? null;
  const promotion = own === null || all.length === goods.length ? own : await withAllGoods(page, own, all);
  const isPromotionFirst = isOn(found?.features, 'view.actions-before-accessories');
  const { accessories, accessoryCategories, warranties } = found?.product ?? {};
  const tile = (isWarranty: boolean) => (product: NonNullable<typeof warranties>[number]) => ({
    product,
    isWarranty,
    lineId: children.find((child) => child.productId === product.id)?.id ?? null,
  });
  // Warranties are for the whole, so they stand on the first page only.
  const promises = accessoryQuery.page === 1 ? (warranties ?? []).map(tile(true)) : [];
  const lines = [line, ...children].map(({ id, product, productId, quantity, sum }) => ({
    id,
    productId,
    name: product?.name ?? `Товар № ${productId}`,
    quantity,
    sum: sum.amount,
  }));
  return {
    itemId,
    accessoryQuery,
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
    total: lines.reduce((all, { sum }) => all + sum, 0),
  };
}

export type Selection = NonNullable<Awaited<ReturnType<typeof selectionOf>>>;

/** What is asked for by a page and by the window over the basket: null where the line is gone. */
export interface SelectionData {
  selection: Selection | null;
}
