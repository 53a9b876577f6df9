import { withPartnerStock } from '../../entities/basket/partner-stock.server.ts';
import { hasOrdered, readOwnOrders } from '../../entities/order/own.server.ts';
import { standingOf } from '../../entities/smart-price/standing.ts';
import { suggestedGoods } from '../../entities/viewed/suggested.server.ts';
import { describeChanges, goodsBefore } from '../../features/cart/concurrent-edit.server.ts';

import { backAs, parseRemovedItems, removedCookie, restorableItems } from '../../features/cart/removed-items.ts';
import { readTrips } from '../../features/checkout/delivery/trips.server.ts';
import { readChosenPlan } from '../../features/checkout/payments/chosen-plan.server.ts';
import { basketTotals } from '../../features/checkout/totals.ts';
import { BasketPageDocument, type BasketPageQuery, RemovedOfPartnersDocument, TraceBasketDocument } from '../../generated/graphql.ts';
import { query } from '../../platform/gateway/query.server.ts';
import { queryPage } from '../../platform/head/seo.server.ts';
import { readCookie } from '../../platform/session/cookies.server.ts';
import type { Route } from './+types/route';

/** The basket, and what was taken out of it; the latter is worth no error. */
export async function loadBasket({ context, request, url }: Route.LoaderArgs) {
  const removedItems = parseRemovedItems(readCookie(context, removedCookie));
  const before = goodsBefore(context);
  const plan = readChosenPlan(context, request);
  const ids = removedItems.map(({ productId }) => productId);
  // What partners offer is asked for product by product, so it is no part of what the basket waits for.
  const ofPartners = removedItems.some(({ supplierId }) => supplierId !== null)
    ? query(context, request, RemovedOfPartnersDocument, { ids })
    : null;
  const { data, errors } = await queryPage({ context, request, url }, BasketPageDocument, {
    removed: ofPartners === null ? ids : [],
    elsewhere: [...(before?.keys() ?? [])],
  });
  const removed = ofPartners === null ? data?.removed : (await ofPartners).data?.products;
  const basket = data?.basket ?? (data === null || errors.some(({ path }) => path.split('.')[0] === 'basket') ? null : emptyBasket);
  const isEmpty = basket !== null && basket.items.length === 0;
  const restorable = new Map(
    restorableItems(removedItems, new Set(basket?.items.map(({ productId }) => productId))).map((each) => [each.productId, each]),
  );
  if (basket?.items.length) traceBasket(context, request);
  return {
    own: isEmpty ? await readOwnOrders(context, request) : { value: [] },
    /** What another tab has done to the goods that an order was pressed for. */
    elsewhere: basket === null || before === null ? [] : describeChanges(before, basket.items, namesOf(data?.elsewhere)),
    /** Whether the last order can fill in this one. */
    hasLast: hasOrdered(context),
    /** Null when it could not be loaded: then it can be given up as a whole (spec 1 §4). */
    basket: basket && { ...basket, items: await withPartnerStock(context, request, basket.items) },
    totals: basket === null ? null : basketTotals(basket, null),
    /** What an empty basket may begin with. */
    suggested: isEmpty ? await suggestedGoods(context, request) : null,
    smartPrice: standingOf(basket?.smartPrice),
    trips: await readTrips(context, request, basket?.items ?? []),
    plan: isEmpty ? null : await plan,
    removed: (removed ?? []).flatMap((product) => {
      const entry = product === null ? undefined : restorable.get(product.id);
      return product === null || entry === undefined ? [] : { ...product, ...backAs(product, entry) };
    }),
  };
}

const namesOf = (products: BasketPageQuery['elsewhere'] | undefined): ReadonlyMap<string, string> =>
  new Map((products ?? []).flatMap((product) => (product === null ? [] : [[product.id, product.name]])));

/** The provider is told that the step was shown; nobody waits for it, and whoever leaves does not take it back. */
function traceBasket(context: Route.LoaderArgs['context'], request: Request): void {
  const trace = query(context, request, TraceBasketDocument, {}, { signal: AbortSignal.timeout(traceTimeout) });
  // A visitor who has gone meanwhile.
  void trace.catch(() => undefined);
}

/** Milliseconds. */
const traceTimeout = 5_000;

/** What whoever has put nothing in yet sees. */
const emptyBasket: NonNullable<BasketPageQuery['basket']> = {
  revision: null,
  quantity: 0,
  sum: { amount: 0 },
  discount: { amount: 0 },
  totalSum: { amount: 0 },
  promocode: null,
  promocodeStatus: null,
  discounts: [],
  smartPrice: null,
  actions: [],
  exchangeDevices: [],
  isGiftable: false,
  gift: null,
  items: [],
  orders: [],
  changes: [],
};

export type BasketPage = Awaited<ReturnType<typeof loadBasket>>;
export type FilledBasket = NonNullable<BasketPage['basket']>;
