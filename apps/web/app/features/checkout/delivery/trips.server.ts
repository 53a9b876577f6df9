import type { RouterContextProvider } from 'react-router';
import { onlyReceivable, type ReceivableLine } from '../../../entities/basket/receiving.ts';
import { BasketTripsDocument, type BasketTripsQuery } from '../../../generated/graphql.ts';
import { type Handover, whenText } from '../../../platform/format/handover.ts';
import { nbsp } from '../../../platform/format/nbsp.ts';
import { raceOrStream } from '../../../platform/gateway/deferred.server.ts';
import type { DeferredValue } from '../../../platform/gateway/deferred.ts';
import { query } from '../../../platform/gateway/query.server.ts';
import { laterKey } from '../delivery-fields.ts';

type Order = NonNullable<BasketTripsQuery['checkoutOrders']>[number];

/** «завтра с 14:00», or the day where the provider has no words for it. */
const timeOf = (option: Handover): string => option.timeText || whenText(option);

/**
 * When it all comes together, as the checkout will say it; and where a part can be had sooner than the rest, or the basket has been parted
 * already, how to choose. Null where nobody knows, or each order has days of its own.
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
  const [only, ...others] = orders.filter(({ isDigital }) => !isDigital);
  return only === undefined || others.length > 0 ? null : togetherText(only);
}

/** «Всё вместе: самовывоз завтра с 14:00, курьер сегодня с 18:00.» */
function togetherText({ pickup, courier }: Order): string | null {
  const fetched = pickup.find(({ storeId }) => storeId !== null);
  const brought = courier.find(({ interval }) => interval !== null);
  const texts = [
    ...(fetched === undefined ? [] : [`самовывоз ${timeOf(fetched)}`]),
    ...(brought === undefined ? [] : [`курьер ${timeOf(brought)}`]),
  ];
  return texts.length === 0 ? null : `Всё вместе: ${texts.join(', ')}.`;
}

/** What the basket says of trips: worth no wait, and nothing where less than two things are fetched. */
export async function readTrips(
  context: Readonly<RouterContextProvider>,
  request: Request,
  items: readonly ReceivableLine[],
): Promise<DeferredValue<string | null>> {
  if (onlyReceivable(items).length < 2) return { value: null };
  return raceOrStream(
    query(context, request, BasketTripsDocument, {}).then(({ data }) => {
      const text = tripsText(data?.checkoutOrders ?? []);
      return text === null ? null : nbsp(text);
    }),
    null,
  );
}
