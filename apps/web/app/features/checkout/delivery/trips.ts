import type { BasketTripsQuery } from '../../../generated/graphql.ts';
import { type Handover, whenText } from '../../../platform/format/handover.ts';
import { laterKey } from '../delivery-fields.ts';

type Order = NonNullable<BasketTripsQuery['checkoutOrders']>[number];

/** «завтра с 14:00», or the day where the provider has no words for it. */
const timeOf = (option: Handover): string => option.timeText || whenText(option);

/**
 * How to have it all in one trip, where that is not what would happen by itself: a part can be had sooner than the rest, or the basket has been
 * parted already. Null where there is nothing to choose.
 */
export function tripsText(orders: readonly Order[]): string | null {
  if (orders.some(({ key }) => key === laterKey))
    return 'Покупка разделена на два заказа — это две поездки. Получить всё за одну можно на шаге «Доставка».';
  for (const { pickup, soonerInParts } of orders) {
    const [whole] = pickup.filter(({ storeId }) => storeId !== null);
    const [sooner, later] = soonerInParts;
    if (whole !== undefined && sooner !== undefined && later !== undefined)
      return `Забрать всё за одну поездку можно ${timeOf(whole)}, за две — ${timeOf(sooner.delivery)} и ${timeOf(later.delivery)}: выберете на шаге «Доставка».`;
  }
  return null;
}
