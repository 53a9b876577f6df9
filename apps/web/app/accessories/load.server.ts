import type { RouterContextProvider } from 'react-router';
import { failed, query } from '../gateway/query.server.ts';
import { AccessorySelectionDocument } from '../generated/graphql.ts';
import { wantedOf } from './address.ts';
import { mixed } from './mixed.ts';
import { linesOf } from './together.server.ts';

type Context = Readonly<RouterContextProvider>;

const kopecks = (rubles: number): number => Math.round(rubles * 100);

/** What is selected of and for a line; null when there is no such line. */
export async function selectionOf(context: Context, request: Request, itemId: string, search: URLSearchParams) {
  const items = (await linesOf({ context, request })) ?? failed(undefined);
  const line = items.find(({ id, isWarranty }) => id === itemId && !isWarranty);
  if (line === undefined) return null;
  const wanted = wantedOf(search);
  const groupIds = wanted.group === null ? null : [wanted.group];
  const { data: found } = await query(context, request, AccessorySelectionDocument, { id: line.productId, page: wanted.page, groupIds });
  const { accessories, accessoryCategories, warranties } = found?.product ?? {};
  const children = items.filter(({ parentId }) => parentId === itemId);
  const tile = (isWarranty: boolean) => (product: NonNullable<typeof warranties>[number]) => ({
    product,
    isWarranty,
    lineId: children.find((child) => child.productId === product.id)?.id ?? null,
  });
  // Warranties are for the whole, so they stand on the first page only.
  const promises = wanted.page === 1 ? (warranties ?? []).map(tile(true)) : [];
  const lines = [line, ...children].map(({ id, product, productId, quantity, sum }) => ({
    id,
    name: product?.name ?? `Товар № ${productId}`,
    quantity,
    sum,
  }));
  return {
    itemId,
    wanted,
    name: line.product?.name ?? `Товар № ${line.productId}`,
    categories: accessoryCategories ?? [],
    tiles: mixed((accessories?.nodes ?? []).map(tile(false)), promises),
    pageCount: accessories?.pageInfo.pageCount ?? 1,
    /** Whether accessories and warranties could be loaded. */
    isKnown: accessories != null && warranties != null,
    lines,
    total: lines.reduce((all, { sum }) => all + kopecks(sum), 0) / 100,
  };
}

export type Selection = NonNullable<Awaited<ReturnType<typeof selectionOf>>>;
