import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { rows, type Transaction } from '../../platform/database/database.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import type { Exchange } from './exchange-basket.ts';
import { removeDerivable } from './exchange-write.ts';

interface AcceptedExchange extends Exchange {
  /** The line of each device that is taken. */
  lineByDevice: ReadonlyMap<number, number>;
}

/** Writes the devices that go with these lines to their order, at the price that was agreed. */
export async function handIn(
  tx: Transaction,
  orderId: number,
  lines: readonly { id: number; productId: number }[],
  { devices, lineByDevice }: AcceptedExchange,
): Promise<void> {
  for (const device of devices) {
    const line = lines.find(({ id }) => id === lineByDevice.get(device.tId));
    if (line === undefined || device.price === null) continue;
    const { tId, calculatorId, modelId, brand, model, memory, status, color, price } = device;
    await tx.execute(sql`insert into order_devices (order_id, t_id, calculator_id, model_id, brand, model, memory, status, color_code, price, product_id)
      values (${orderId}, ${tId}, ${calculatorId}, ${modelId}, ${brand}, ${model}, ${memory}, ${status}, ${color}, ${price}, ${line.productId})`);
  }
}

/** Whatever has gone with an order is in the basket no more; a device that has lowered nothing is there for the next one. */
export async function forgetHandedInDevices(tx: Transaction, basketId: string, { lineByDevice }: AcceptedExchange): Promise<void> {
  if (lineByDevice.size === 0) return;
  const ids = sql.param([...lineByDevice.keys()]);
  await tx.execute(sql`delete from exchange_devices where basket_id = ${basketId} and t_id = any(${ids}::int[])`);
  await removeDerivable(tx, basketId);
}

/** The devices of the order `o`, as the wire has them but for their prices, which are in kopecks. One that was given up before an order was received is none of it any more. */
export const handedInDevices: SQL = sql`(select coalesce(json_agg(json_build_object('tId', d.t_id, 'type', 'transmissible', 'brand', d.brand, 'model', d.model,
    'memory', d.memory, 'status', d.status, 'price', d.price, 'product_id', d.product_id, 'colors', '[]'::json, 'discounts', '[]'::json, 'newPrice', null,
    'calculator_id', d.calculator_id, 'model_id', d.model_id, 'brand_id', null, 'group_id', null, 'color', d.color_code) order by d.price desc, d.t_id), '[]')
  from order_devices d where d.order_id = o.id and (d.state <> 'released' or o.status_id <> ${orderStatuses.finished}))`;

/** The devices of an order are in the shop's hands. The caller holds the order locked. Gives how many there were. */
export async function receiveDevices(tx: Transaction, orderId: number): Promise<number> {
  const receivedDevices = await rows(
    tx,
    sql`update order_devices set state = 'received' where order_id = ${orderId} and state = 'agreed' returning t_id`,
  );
  return receivedDevices.length;
}

/** Nobody receives the order: its devices stay with their owner, and its smart price holds for another order. */
export async function releaseExchange(tx: Transaction, orderId: number): Promise<void> {
  await tx.execute(sql`update order_devices set state = 'released' where order_id = ${orderId} and state = 'agreed'`);
  await tx.execute(sql`update smart_prices set order_id = null where order_id = ${orderId}`);
}

const isLeft = (table: SQL): SQL => sql`exists (select 1 from order_items i
  where i.order_id = ${table}.order_id and i.product_id = ${table}.product_id and i.present_of is null and i.returned < i.quantity)`;

/** Whether devices that the shop has of an order are to go back: no piece is left of their goods. */
export async function isDeviceDue(tx: Transaction, orderId: number): Promise<boolean> {
  const due = await rows(
    tx,
    sql`select 1 from order_devices d where d.order_id = ${orderId} and d.state = 'received' and not ${isLeft(sql`d`)}`,
  );
  return due.length > 0;
}

/**
 * Of goods that no piece is left of: a device that was received goes back to its owner, one that was not stays there, and so does a smart
 * price, unless its device went with the order.
 */
export async function endExchange(tx: Transaction, orderId: number): Promise<void> {
  await tx.execute(sql`update order_devices d set state = case d.state when 'received' then 'returned' else 'released' end
    where d.order_id = ${orderId} and d.state in ('agreed', 'received') and not ${isLeft(sql`d`)}`);
  await tx.execute(sql`update smart_prices s set order_id = null where s.order_id = ${orderId} and not ${isLeft(sql`s`)}
    and not exists (select 1 from orders o where o.id = s.order_id and o.status_id = ${orderStatuses.finished})`);
}
