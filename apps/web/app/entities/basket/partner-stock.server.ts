import type { RouterContextProvider } from 'react-router';
import { type BasketPageQuery, PartnerStockDocument } from '../../generated/graphql.ts';
import { query } from '../../platform/gateway/query.server.ts';

/** Products of one operation: each may have twenty offers, and each offer is a call. */
const maxProducts = 2;

type Item = NonNullable<BasketPageQuery['basket']>['items'][number];

/**
 * Lines of partners with when the partner's own piece can be had, null where nobody knows; what the shop has itself says nothing of it.
 * What partners offer is asked for product by product, and only for the first of these.
 */
export async function withPartnerStock(context: Readonly<RouterContextProvider>, request: Request, items: Item[]): Promise<Item[]> {
  const ids = [...new Set(items.flatMap(({ productId, supplierId }) => (supplierId === null ? [] : [productId])))].slice(0, maxProducts);
  if (ids.length === 0) return items;
  const { data } = await query(context, request, PartnerStockDocument, { ids });
  const stockOf = ({ productId, supplierId }: Item) =>
    data?.products?.find((product) => product?.id === productId)?.supplierOffers?.find((offer) => offer.supplierId === supplierId)
      ?.availability ?? null;
  return items.map((item) =>
    item.supplierId === null || item.product === null ? item : { ...item, product: { ...item.product, availability: stockOf(item) } },
  );
}
