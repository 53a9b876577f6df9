import { deliveryKind, purposeOf } from '../base/delivery-kind.ts';
import { ShopError } from '../base/errors.ts';
import { dayOf, minutesUntil, timeText } from '../base/times.ts';
import { visitorBasket } from '../basket/loaders.ts';
import type { Basket } from '../basket/sources.ts';
import { reportSilent } from '../calls/fallback.ts';
import { withCalls } from '../calls/with-calls.ts';
import { visitorCity } from '../cities/loaders.ts';
import { timeZoneOf } from '../cities/rules.ts';
import type { Context } from '../context/context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { storeById } from '../stores/loaders.ts';
import type { CompleteVariation } from './complete-variation.ts';
import { variations } from './loaders.ts';
import { checkoutOutcome, expressMinutes, isExpress, type OrderDeliveries, onlyInStores } from './rules.ts';
import type { CheckoutOrder, DeliveryOption } from './sources.ts';

export const resolvers: Pick<Resolvers, 'Query' | 'DeliveryOption' | 'CheckoutOrder'> = {
  Query: {
    checkoutOrders: withCalls(
      { variations, visitorBasket },
      async ({ variations, visitorBasket }, _parent, _args, context) => {
        const [basket, pickup, courier] = await Promise.allSettled([visitorBasket(), variations('pickup'), variations('courier')]);
        const orders = ordersOf(pickup, courier, context);
        if (basket.status === 'rejected') throw basket.reason;
        const { value } = basket;
        return orders.map((order) => {
          const goods = goodsOf(order, value);
          const isOnlyInStores = goods.items.some(({ isOnlyRttPreOrder }) => isOnlyRttPreOrder);
          return { ...(isOnlyInStores ? onlyInStores(order) : order), ...goods, isOnlyInStores };
        });
      },
      { times: { variations: 2 } },
    ),
  },
  DeliveryOption: {
    kind: deliveryKind,
    purpose: purposeOf,
    timeText: withCalls({ visitorCity }, async ({ visitorCity }, option, _args, { now }) =>
      timeText({
        at: option.datetime,
        now,
        timeZone: timeZoneOf(await (option.city ?? visitorCity)()),
        isPreorder: option.has_preorder_product,
        isReservable: option.is_reservable ?? false,
        isOpenNow: option.is_open_now ?? false,
      }),
    ),
    day: withCalls({ visitorCity }, async ({ visitorCity }, option) =>
      dayOf({ at: option.datetime, timeZone: timeZoneOf(await (option.city ?? visitorCity)()) }),
    ),
    minutes: (option, _args, { now }) => (isExpress(option) ? expressMinutes(option.minutes ?? minutesUntil(option.datetime, now)) : null),
    store: withCalls({ storeById }, ({ storeById }, option) =>
      option.finish_storage_id === null ? null : storeById(option.finish_storage_id),
    ),
    salePoint: withCalls({ storeById }, ({ storeById }, option) =>
      option.sale_point_id === null ? null : storeById(option.sale_point_id),
    ),
  },
  CheckoutOrder: {
    express: withCalls({ variations }, async ({ variations }, order) => (await fastOf(order, variations))[0] ?? null),
    expressOptions: withCalls({ variations }, ({ variations }, order) => fastOf(order, variations)),
  },
};

/** Express deliveries of an order, the quickest first; asked for where the first answers have none. */
async function fastOf(
  { key, fast, isDigital, isPreorder, isOnlyInStores }: CheckoutOrder,
  variations: (purpose: 'courier_fast') => Promise<CompleteVariation[]>,
): Promise<DeliveryOption[]> {
  if (fast.length > 0) return fast;
  if (isDigital || isPreorder || isOnlyInStores) return [];
  const expressDeliveries =
    (await variations('courier_fast')).find((variation) => variation.key === key)?.deliveries.filter(isExpress) ?? [];
  return expressDeliveries.toSorted((one, other) => Date.parse(one.datetime) - Date.parse(other.datetime));
}

/** What an order consists of, where the provider does not tell: the basket's part of the same name. */
function goodsOf(
  { key, itemIds, sum, soonerInParts }: OrderDeliveries,
  basket: Basket | null,
): Pick<CheckoutOrder, 'items' | 'sum' | 'soonerInParts'> {
  const part = basket?.orders.find((order) => order.key === key);
  const ids = itemIds ?? part?.item_ids ?? [];
  const items = basket?.items.filter(({ id }) => ids.includes(id)) ?? [];
  return {
    items,
    sum: sum ?? part?.sum ?? items.reduce((total, item) => total + item.sum, 0),
    soonerInParts: soonerInParts.map((one) => ({ ...one, items: items.filter(({ id }) => one.itemIds.includes(id)) })),
  };
}

type Answer = PromiseSettledResult<CompleteVariation[]>;

/** One answer that failed is done without, unless the other alone would say that nothing can be had. */
function ordersOf(pickup: Answer, courier: Answer, context: Context): OrderDeliveries[] {
  const failedAnswers = [pickup, courier].filter((answer) => answer.status === 'rejected');
  const [first] = failedAnswers;
  if (first !== undefined && failedAnswers.length === 2) throw first.reason;
  const { orders, failure } = checkoutOutcome(answerOf(pickup), answerOf(courier));
  if (failure !== undefined) throw first === undefined ? new ShopError(failure) : first.reason;
  if (first !== undefined) reportSilent(context, 'Query.checkoutOrders', first.reason);
  return orders;
}

const answerOf = (answer: Answer): CompleteVariation[] => (answer.status === 'fulfilled' ? answer.value : []);
