import { totalOf } from '@vitrina/services/contract/failure.ts';
import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { invoice, reservation } from '@vitrina/services/rules/reservation.ts';
import type { GiftRecipient } from '../basket/gift-recipient.ts';
import { discountsOf } from '../basket/response.ts';
import type { Line, PricedPieces } from '../basket/state.ts';
import { firstProductImage } from '../catalogue/cards/paths.ts';
import { column, type Database, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { hashOf } from '../platform/secret.ts';
import { addressOf } from './address.ts';
import { addresseeText } from './addressee.ts';
import { isInvoiced } from './check-payment.ts';
import { amountsOf } from './confirmed-totals.ts';
import { payerOf } from './payer.ts';
import { hasSim, isSimAuto } from './sim.ts';
import { moveOrder } from './status.ts';
import { dayOf, type Submission, type Terms } from './terms.ts';
import { unpaidNoticeMinutes } from './unpaid-notice.ts';

interface NewOrderFields {
  orderKey: string;
  userId: number | null;
  /** Payment types that its price holds for; none where it holds for all. */
  paidOnlyBy: readonly number[];
  /** Of an order in one click: for how long its goods are kept. */
  reservationMinutes: number | null;
  /** Who is sent the gift cards of the basket instead of the buyer. */
  gift: GiftRecipient | null;
}

/** Writes an order with its lines, discounts and consents; gives its number. */
export async function writeOrder(
  tx: Database,
  { cityId, clientIp, body, staff }: Submission,
  terms: Terms,
  { orderKey, userId, paidOnlyBy: boundTo, reservationMinutes: oneClickMinutes, gift }: NewOrderFields,
): Promise<number> {
  const { part, option, choice, paymentTypeId, isPrepaid, months } = terms;
  const { contact } = body;
  const company = payerOf(body.company);
  const amounts = amountsOf(part, option?.delivery_cost ?? 0);
  const isAuto = body.sim === undefined && (await isSimAuto(tx, cityId));
  const discounts = discountsOf(part.items);
  const isToInvoice = isInvoiced(terms) && totalOf(amounts) > 0;
  const reservationMinutes = oneClickMinutes ?? (isPrepaid ? reservation.hours * 60 : isToInvoice ? invoice.days * 24 * 60 : null);
  const statusId = isPrepaid ? orderStatuses.awaitingPayment : orderStatuses.accepted;
  const [order] = await rows(
    tx,
    { id: column.number },
    sql`insert into orders (order_key_hash, user_id, basket_key, city_id, status_id, order_type_id, is_one_click, delivery_type_id, delivery_purpose,
          finish_storage_id, delivery_address, delivery_date, delivery_time_from, delivery_time_to, delivery_cost, payment_type_id, credit_months, is_prepaid,
          sum, discount, total_sum, contact_name, mobile_phone, email, comment, with_sim, cms_addressee, promocode,
          company_inn, company_name, trade_point_number, personnel_number, paid_only_by, expires_at, unpaid_notice_at, gift, return_url)
        values (${hashOf(orderKey)}, ${userId}, ${part.key}, ${cityId}, ${statusId}, ${body.order_type_id}, ${body.is_one_click}, ${option?.delivery_type_id ?? null},
          ${option?.delivery_purpose ?? null}, ${option?.finish_storage_id ?? null}, ${await addressOf(tx, cityId, part.key, body, choice)},
          ${dayOf(option)}, ${option === undefined ? null : (option.interval?.slice(0, 5) ?? option.datetime.slice(11, 16))},
          ${option?.interval?.slice(8) ?? null}, ${amounts.delivery_cost}, ${paymentTypeId}, ${months}, ${isPrepaid}, ${amounts.sum}, ${amounts.discount}, ${totalOf(amounts)},
          ${`${contact.first_name} ${contact.last_name}`.trim()}, ${contact.phone}, ${contact.email}, ${body.comment}, ${hasSim(part, body.sim, isAuto)}, ${option === undefined ? null : addresseeText(body)},
          ${discounts.find(({ promocode }) => promocode !== null)?.promocode ?? null},
          ${company?.inn ?? null}, ${company?.name ?? null}, ${staff?.tradePointNumber ?? null}, ${staff?.personnelNumber ?? null}, ${sql.param([...boundTo])}::int[],
          ${reservationMinutes === null ? null : sql`now() + make_interval(mins => ${reservationMinutes})`},
          ${isPrepaid ? sql`now() + make_interval(mins => ${staff === null ? unpaidNoticeMinutes : 0})` : null},
          ${gift === null || part.key !== 'special' ? null : JSON.stringify(gift)}::jsonb, ${body.return_url ?? null}::text)
        returning id`,
  );
  if (order === undefined) throw new Error('The order was not written.');
  await moveOrder(tx, order.id, statusId);
  await writeItems(tx, order.id, part.items);
  await writeDiscounts(tx, order.id, discounts);
  await tx.execute(sql`insert into consents (order_id, purpose, ip)
    select ${order.id}, purpose, ${clientIp} from unnest(${sql.param([...body.consents])}::text[]) purpose`);
  return order.id;
}

async function writeDiscounts(tx: Database, orderId: number, discounts: ReturnType<typeof discountsOf>): Promise<void> {
  if (discounts.length === 0) return;
  const list = discounts.map((discount, at) => ({ position: at + 1, ...discount }));
  await tx.execute(sql`insert into order_discounts (order_id, position, action_id, name, promocode, sum)
    select ${orderId}, position, action_id, name, promocode, sum from jsonb_to_recordset(${JSON.stringify(list)}::jsonb)
      as d (position int, action_id int, name text, promocode text, sum bigint)`);
}

/**
 * Lines of an order with the line that each was added to; what goes into another order than its parent stands by itself. In one statement,
 * since the goods are locked meanwhile; the numbers are given out in the order of the list, parents first.
 */
async function writeItems(tx: Database, orderId: number, lines: readonly Line[]): Promise<void> {
  const depth = ({ parentId }: Line): number => {
    const parent = lines.find(({ id }) => id === parentId);
    return parent === undefined ? 0 : depth(parent) + 1;
  };
  const list = lines
    .toSorted((a, b) => depth(a) - depth(b) || a.id - b.id)
    // Pieces that cost differently are returned at what each has cost; what was added to them goes with the first.
    .flatMap((line) => line.pieces.map((pieces, at) => itemOf({ ...line, ...pieces }, at === 0)))
    .map((item, position) => ({ ...item, position }));
  await tx.execute(sql`with items as materialized (
      select nextval(pg_get_serial_sequence('order_items', 'id')) as id, i.* from (
        select * from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as r (position int, line int, is_first boolean, parent_line int,
          is_warranty boolean, product_id int, supplier_id int, name text, url text, image text, section_id int, quantity int, price bigint,
          final_price bigint, bonuses bigint, present_of int) order by position) i)
    insert into order_items (id, order_id, parent_id, is_warranty, product_id, supplier_id, name, url, image, section_id, quantity, price, final_price,
      bonuses, present_of) overriding system value
    select i.id, ${orderId}, p.id, i.is_warranty, i.product_id, i.supplier_id, i.name, i.url, i.image, i.section_id, i.quantity, i.price, i.final_price,
      i.bonuses, i.present_of from items i left join items p on p.line = i.parent_line and p.is_first order by i.position`);
}

function itemOf(line: Line & PricedPieces, isFirst: boolean) {
  return {
    line: line.id,
    is_first: isFirst,
    parent_line: line.parentId,
    is_warranty: line.isWarranty,
    product_id: line.productId,
    supplier_id: line.supplierId,
    name: line.name,
    // A warranty has no page.
    url: line.isWarranty ? '' : `/catalog/${line.categoryCode}/${line.categoryId}/${line.productId}`,
    image: firstProductImage(line.productId) ?? '',
    section_id: line.categoryId,
    quantity: line.quantity,
    price: line.price,
    final_price: line.finalPrice,
    bonuses: line.bonuses,
    present_of: line.presentOf,
  };
}
