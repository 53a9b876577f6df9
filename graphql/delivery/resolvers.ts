import type { Variation } from '@vitrina/services/delivery/endpoints.ts';
import { visitorCity } from '../cities/loaders.ts';
import { timeZoneOf } from '../cities/rules.ts';
import type { Context } from '../context/context.ts';
import { ShopError } from '../errors.ts';
import { quietly, reportSilent } from '../failure.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { reaches } from '../reaches.ts';
import { storeById } from '../stores/loaders.ts';
import { variations } from './loaders.ts';
import { type CheckoutOrder, checkoutOutcome, deliveryKind, expressMinutes, isExpress, purposeOf } from './rules.ts';
import { dayOf, minutesUntil, timeText } from './times.ts';

export const resolvers: Pick<Resolvers, 'Query' | 'DeliveryOption' | 'CheckoutOrder'> = {
  Query: {
    checkoutOrders: reaches(
      { variations },
      async ({ variations }, _parent, _args, context) => {
        const [pickup, courier] = await Promise.allSettled([variations('pickup'), variations('courier')]);
        return ordersOf(pickup, courier, context);
      },
      { times: { variations: 2 } },
    ),
  },
  DeliveryOption: {
    kind: deliveryKind,
    purpose: purposeOf,
    cost: (option) => option.delivery_cost,
    timeText: reaches({ visitorCity }, async ({ visitorCity }, option, _args, { now }) =>
      timeText({
        at: option.datetime,
        now,
        timeZone: timeZoneOf(await visitorCity()),
        isPreorder: option.has_preorder_product,
        isReservable: option.is_reservable,
        isOpenNow: option.is_open_now,
      }),
    ),
    day: reaches({ visitorCity }, async ({ visitorCity }, option) =>
      dayOf({ at: option.datetime, timeZone: timeZoneOf(await visitorCity()) }),
    ),
    minutes: (option, _args, { now }) => (isExpress(option) ? expressMinutes(option.minutes ?? minutesUntil(option.datetime, now)) : null),
    storeId: (option) => option.finish_storage_id,
    store: reaches({ storeById }, ({ storeById }, option) =>
      option.finish_storage_id === null ? null : storeById(option.finish_storage_id),
    ),
    paymentTypeIds: (option) => option.payment_type_id,
  },
  CheckoutOrder: {
    express: reaches({ variations }, async ({ variations }, order, _args, context) => {
      if (order.express !== undefined) return order.express;
      if (order.isDigital || order.isPreorder) return null;
      const fast = await quietly(context, 'CheckoutOrder.express', variations('courier_fast'), []);
      return fast.find(({ key }) => key === order.key)?.deliveries.find(isExpress) ?? null;
    }),
  },
};

type Answer = PromiseSettledResult<Variation[]>;

/** One answer that failed is done without, unless the other alone would say that nothing can be had. */
function ordersOf(pickup: Answer, courier: Answer, context: Context): CheckoutOrder[] {
  const failed = [pickup, courier].filter((answer) => answer.status === 'rejected');
  const [first] = failed;
  if (first !== undefined && failed.length === 2) throw first.reason;
  const { orders, failure } = checkoutOutcome(answerOf(pickup), answerOf(courier));
  if (failure !== undefined) throw first === undefined ? new ShopError(failure) : first.reason;
  if (first !== undefined) reportSilent(context, 'Query.checkoutOrders', first.reason);
  return orders;
}

const answerOf = (answer: Answer): Variation[] => (answer.status === 'fulfilled' ? answer.value : []);
