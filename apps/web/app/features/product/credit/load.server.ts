import type { RouterContextProvider } from 'react-router';
import { onlinePrice } from '../../../entities/product/online-price.ts';
import { ProductCreditDocument, type ProductCreditQuery } from '../../../generated/graphql.ts';
import { flagsOf } from '../../../platform/flags/flags.ts';
import { absent, queryOrFail } from '../../../platform/gateway/query.server.ts';
import { orderPrice, pricePromotions } from '../selected-offer.ts';
import { instalmentState, planOf, readCreditQuery, repricedOffers, visibleOffers } from './plan.ts';

type Context = Readonly<RouterContextProvider>;
type CreditProduct = NonNullable<ProductCreditQuery['product']>;

/** Whose piece it is. */
interface Seller {
  /** Null for the shop itself. */
  id: string | null;
  name: string;
  /** Kopecks. */
  price: number;
  isBuyable: boolean;
}

/** What of a product is offered on credit, and what of it is chosen in the fields. */
export async function creditOf(context: Context, request: Request, id: string, fields: URLSearchParams | FormData) {
  const creditQuery = readCreditQuery(fields);
  const variables = { id, goods: [{ productId: id }], supplierId: creditQuery.supplier, warrantyId: creditQuery.warranty };
  const { data, errors } = await queryOrFail(context, request, ProductCreditDocument, variables);
  const flags = flagsOf(data.features);
  const product = data.product ?? absent(errors, 'product');
  const own: Seller = {
    ...{ id: null, name: 'Витрина', price: orderPrice(product, product.isBuyable === false ? [] : pricePromotions(data)).price },
    isBuyable: product.isBuyable === true,
  };
  const sellers = [own, ...partnersOf(product.supplierOffers)];
  const isSberShown = flags['view.sber.credit'] === true;
  const warranties = (product.warranties ?? []).map((one) => ({
    id: one.id,
    name: one.name,
    price: onlinePrice(one),
  }));
  const warranty = warranties.find((one) => one.id === creditQuery.warranty) ?? null;
  const seller = sellers.find(({ id: one }) => one === creditQuery.supplier) ?? null;
  const total = (seller?.price ?? 0) + (warranty?.price ?? 0);
  // The banks are asked for the price before promotions.
  const promotion = seller === own ? onlinePrice(product) - own.price : 0;
  const offers = product.creditOffers && repricedOffers(visibleOffers(product.creditOffers, isSberShown), total + promotion, total);
  return {
    product,
    tabs: product.tabs ?? absent(errors, 'product.tabs'),
    /** Whose piece it may be; who is asked for and has none is not among them. */
    sellers,
    seller,
    offers: offers ?? [],
    /** Whether the banks have answered. */
    isKnown: offers !== null,
    instalment: instalmentState(offers, 'INSTALMENT'),
    /** Null while its flag is off. */
    sber: isSberShown ? instalmentState(offers, 'INSTALMENT_SBER') : null,
    plan: planOf(offers ?? [], creditQuery),
    warranties,
    warranty,
    revo: revoOf(data, { productId: id, total }),
  };
}

/** Partners that have a piece, the cheapest first. */
const partnersOf = (offers: CreditProduct['supplierOffers']): Seller[] =>
  (offers ?? [])
    .filter(({ isBuyable }) => isBuyable)
    .map(({ supplierId, supplierName, price, isBuyable }) => ({ id: supplierId, name: supplierName, price: price.amount, isBuyable }))
    .sort((one, other) => one.price - other.price);

/** What Revo lends, and whether the product is more than it leaves beside the basket (spec 2 §5); null where it lends nothing. */
function revoOf({ revoLimit: limit, basket }: ProductCreditQuery, { productId, total }: { productId: string; total: number }) {
  if (limit === null) return null;
  const { items = [] } = basket ?? {};
  const isInBasket = items.some((item) => item.productId === productId && item.parentId === null);
  const bought = (isInBasket ? 0 : total) + (basket?.totalSum.amount ?? 0);
  return { limit: limit.amount, isExceeded: bought > limit.amount };
}

export type ProductCredit = Omit<Awaited<ReturnType<typeof creditOf>>, 'tabs' | 'seller'> & { seller: Seller };
