import { totalOf } from '@vitrina/services/contract/failure.ts';
import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { sql } from 'drizzle-orm';
import { discountsOf } from '../basket/answer.ts';
import type { Line } from '../basket/state.ts';
import { payerOf } from '../corp/payer.ts';
import { type Database, rows } from '../database/database.ts';
import { hashOf } from './access.ts';
import { addressOf } from './address.ts';
import { addresseeText } from './addressee.ts';
import { amountsOf } from './confirmed.ts';
import { hasSim, isSimAuto } from './sim.ts';
import { moveOrder } from './status.ts';
import { dayOf, type Submission, type Terms } from './terms.ts';

/** Hours for which the goods of an unpaid prepaid order are kept. */
const hoursToPay = 24;

interface Owned {
  orderKey: string;
  userId: number | null;
  /** Payment types that its price holds for; none where it holds for all. */
  paidOnlyBy: readonly number[];
  /** Of an order in one click: for how long its goods are kept. */
  minutesKept: number | null;
}

/** Writes an order with its lines, discounts and consents; gives its number. */
export async function writeOrder(
  tx: Database,
  { cityId, clientIp, body, staff }: Submission,
  terms: Terms,
  { orderKey, userId, paidOnlyBy: boundTo, minutesKept: oneClickMinutes }: Owned,
): Promise<number> {
  const { part, option, choice, paymentTypeId, isPrepaid } = terms;
  const { contact } = body;
  const company = payerOf(body.company);
  const amounts = amountsOf(part, option?.delivery_cost ?? 0);
  const isAuto = body.sim === undefined && (await isSimAuto(tx, cityId));
  const discounts = discountsOf(part.items);
  const minutesKept = oneClickMinutes ?? (isPrepaid ? hoursToPay * 60 : null);
  const statusId = isPrepaid ? orderStatuses.awaitingPayment : orderStatuses.accepted;
  const [order] = await rows<{ id: number }>(
    tx,
    sql`insert into orders (order_key_hash, user_id, basket_key, city_id, status_id, order_type_id, is_one_click, delivery_type_id, delivery_purpose,
          finish_storage_id, delivery_address, delivery_date, delivery_time_from, delivery_time_to, delivery_cost, payment_type_id, is_prepaid,
          sum, discount, total_sum, contact_name, mobile_phone, email, comment, with_sim, cms_addressee, promocode,
          company_inn, company_name, trade_point_number, personnel_number, paid_only_by, expires_at)
        values (${hashOf(orderKey)}, ${userId}, ${part.key}, ${cityId}, ${statusId}, ${body.order_type_id}, ${body.is_one_click}, ${option?.delivery_type_id ?? null},
          ${option?.delivery_purpose ?? null}, ${option?.finish_storage_id ?? null}, ${await addressOf(tx, part.key, body, choice)},
          ${dayOf(option)}, ${option === undefined ? null : (option.interval?.slice(0, 5) ?? option.datetime.slice(11, 16))},
          ${option?.interval?.slice(8) ?? null}, ${amounts.delivery_cost}, ${paymentTypeId}, ${isPrepaid}, ${amounts.sum}, ${amounts.discount}, ${totalOf(amounts)},
          ${`${contact.first_name} ${contact.last_name}`.trim()}, ${contact.phone}, ${contact.email}, ${body.comment}, ${hasSim(part, body.sim, isAuto)}, ${option === undefined ? null : addresseeText(body)},
          ${discounts.find(({ promocode }) => promocode !== null)?.promocode ?? null},
          ${company?.inn ?? null}, ${company?.name ?? null}, ${staff?.tradePointNumber ?? null}, ${staff?.personnelNumber ?? null}, ${sql.param([...boundTo])}::int[],
          ${minutesKept === null ? null : sql`now() + make_interval(mins => ${minutesKept})`})
        returning id`,
  );
  if (order === undefined) throw new Error('The order was not written.');
  await moveOrder(tx, order.id, statusId);
  await writeItems(tx, order.id, part.items);
  for (const [at, { action_id, name, promocode, sum }] of discounts.entries()) {
    await tx.execute(sql`insert into order_discounts (order_id, position, action_id, name, promocode, sum)
      values (${order.id}, ${at + 1}, ${action_id}, ${name}, ${promocode}, ${sum})`);
  }
  for (const purpose of body.consents) {
    await tx.execute(sql`insert into consents (order_id, purpose, ip) values (${order.id}, ${purpose}, ${clientIp})`);
  }
  return order.id;
}

/** Parents before what was added to them; what goes into another order than its parent stands by itself. */
async function writeItems(tx: Database, orderId: number, lines: readonly Line[]): Promise<void> {
  const written = new Map<number, number>();
  const depth = ({ parentId }: Line): number => {
    const parent = lines.find(({ id }) => id === parentId);
    return parent === undefined ? 0 : depth(parent) + 1;
  };
  for (const line of lines.toSorted((a, b) => depth(a) - depth(b) || a.id - b.id)) {
    const parentId = line.parentId === null ? null : (written.get(line.parentId) ?? null);
    written.set(line.id, await writeItem(tx, orderId, line, parentId));
  }
}

async function writeItem(tx: Database, orderId: number, line: Line, parentId: number | null): Promise<number> {
  // A warranty has no page.
  const url = line.isWarranty ? '' : `/catalog/${line.categoryCode}/${line.categoryId}/${line.productId}`;
  const [item] = await rows<{ id: number }>(
    tx,
    sql`insert into order_items (order_id, parent_id, is_warranty, product_id, supplier_id, name, url, image, section_id, quantity, price, final_price, bonuses)
        values (${orderId}, ${parentId}, ${line.isWarranty}, ${line.productId}, ${line.supplierId}, ${line.name}, ${url},
          ${`/media/products/${line.productId}/0.svg`}, ${line.categoryId}, ${line.quantity}, ${line.price}, ${line.finalPrice}, ${line.bonuses}) returning id`,
  );
  if (item === undefined) throw new Error('The line of an order was not written.');
  return item.id;
}
