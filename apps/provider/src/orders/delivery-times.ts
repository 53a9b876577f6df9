import { deliveryTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import type { OrderDeliveryTime } from '@vitrina/services/orders/endpoints.ts';
import { sizeOf, weightOf } from '../catalogue/cards/size.ts';
import { readSituation } from '../delivery/load.ts';
import { type Good, planCourier, type Situation } from '../delivery/plan.ts';
import { minutesOf, momentOf } from '../platform/clock/city-clock.ts';
import { column, type Database, type RowOf, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import type { Order } from './read.ts';

type CourierOrder = Pick<
  Order,
  'id' | 'city' | 'delivery_type' | 'is_editable' | 'delivery_date' | 'delivery_time_from' | 'delivery_time_to' | 'sum'
>;

/** What is kept for an order, and where; without a store it comes from a partner. */
const reservationColumns = {
  productId: column.number,
  storeId: column.numberOrNull,
  supplierId: column.numberOrNull,
  quantity: column.number,
  facts: column.facts,
};
type Reservation = RowOf<typeof reservationColumns>;

/**
 * Times to which an order may be moved: those in which a courier could bring its goods if they were ordered now, and the one agreed on as
 * long as it lies ahead. None where no courier brings it, and none after it has been put together.
 */
export async function deliveryTimesOf(db: Database, order: CourierOrder, now: Date): Promise<OrderDeliveryTime[]> {
  if (order.delivery_type?.id !== deliveryTypes.courier || !order.is_editable || order.city?.id == null) return [];
  const reservations = await rows(
    db,
    reservationColumns,
    sql`select r.product_id as "productId", r.store_id as "storeId", r.supplier_id as "supplierId", r.quantity, p.facts
        from reservations r join products p on p.id = r.product_id where r.order_id = ${order.id}`,
  );
  const situation = await readSituation(db, order.city.id, now, goodsOf(reservations), order.sum);
  if (situation === undefined) return [];
  const times = planCourier(addReservationsBack(situation, reservations)).flatMap(({ datetime, interval }) =>
    interval == null ? [] : [timeOf(datetime.slice(0, 10), interval.slice(0, 5), interval.slice(8))],
  );
  const agreedTime = agreedTimeOf(order);
  const isAhead = agreedTime !== undefined && Date.parse(startOf(agreedTime, situation)) > now.getTime();
  if (!isAhead || times.some((time) => isSame(time, agreedTime))) return times;
  return [...times, agreedTime].sort((one, other) => Date.parse(startOf(one, situation)) - Date.parse(startOf(other, situation)));
}

/** When it is brought as things stand; undefined while nothing is agreed. */
export function agreedTimeOf({
  delivery_date: day,
  delivery_time_from: from,
  delivery_time_to: to,
}: CourierOrder): OrderDeliveryTime | undefined {
  return day === null || from === null || to === null ? undefined : timeOf(day, from, to);
}

export const isSame = (one: OrderDeliveryTime, other: OrderDeliveryTime): boolean =>
  one.delivery_date === other.delivery_date &&
  one.delivery_time_from === other.delivery_time_from &&
  one.delivery_time_to === other.delivery_time_to;

const timeOf = (day: string, from: string, to: string): OrderDeliveryTime => ({
  delivery_date: day,
  delivery_time_from: from,
  delivery_time_to: to,
});

const startOf = ({ delivery_date: day, delivery_time_from: from }: OrderDeliveryTime, { city }: Situation): string =>
  momentOf(day, minutesOf(from), city.timeZone);

const goodsOf = (reservations: readonly Reservation[]): Good[] =>
  reservations.map(({ productId, supplierId, quantity, facts }) => ({
    productId,
    supplierId,
    quantity,
    isPreorder: false,
    releasedAt: null,
    size: sizeOf(facts),
    weight: weightOf(facts),
  }));

/** The same places as if nothing had been taken out of them for the order yet. */
function addReservationsBack(situation: Situation, reservations: readonly Reservation[]): Situation {
  const isInCity = (id: number | null): boolean => situation.places.some((place) => place.id === id);
  const of = (isMeant: (piece: Reservation) => boolean): number => piecesOf(reservations.filter(isMeant));
  return {
    ...situation,
    stockAt: (storeId, productId) =>
      situation.stockAt(storeId, productId) + of((piece) => piece.storeId === storeId && piece.productId === productId),
    warehouse: (productId) =>
      situation.warehouse(productId) + of((piece) => piece.productId === productId && piece.storeId !== null && !isInCity(piece.storeId)),
    supplier: (productId, supplierId) =>
      situation.supplier(productId, supplierId) + of((piece) => piece.supplierId === supplierId && piece.productId === productId),
  };
}

const piecesOf = (reservations: readonly Reservation[]): number => reservations.reduce((pieces, { quantity }) => pieces + quantity, 0);
