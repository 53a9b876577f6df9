import type { Output } from '@vitrina/services/contract/endpoint.ts';
import { basketChanged, totalOf } from '@vitrina/services/contract/failure.ts';
import type { orders as endpoints } from '@vitrina/services/orders/endpoints.ts';
import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { methodFor, type Payable } from '@vitrina/services/payments/eligibility.ts';
import { sql } from 'drizzle-orm';
import { paidOnlyBy } from '../actions/bound.ts';
import { discountsOf } from '../basket/answer.ts';
import { bonusesOf } from '../basket/bonuses.ts';
import { needsDelivery, type Part, split } from '../basket/split.ts';
import { type BasketState, type Line, mostOf, readBasket } from '../basket/state.ts';
import { payerOf } from '../corp/payer.ts';
import { checkLimit, lockBorrower } from '../credit/limits.ts';
import { type Database, rows, type Transaction } from '../database/database.ts';
import { lockRows } from '../database/lock-order.ts';
import { variationOf } from '../delivery/handlers.ts';
import type { Option } from '../delivery/plan.ts';
import type { Staff } from '../employee/sessions.ts';
import { spendBonuses } from '../loyalty/orders.ts';
import { writeMessages } from '../outbox/messages.ts';
import { checkPayment } from '../payments/chosen.ts';
import { methodOf, methods, payableOf } from '../payments/methods.ts';
import { conflict, invalid, type Refusal } from '../refusal.ts';
import { serial, type WithSerials } from '../serial.ts';
import { useSmartPrice } from '../smartprice/in-basket.ts';
import { forgetHandedIn, handIn } from '../tradein/exchange-order.ts';
import { hashOf, newOrderKey } from './access.ts';
import { addressOf } from './address.ts';
import type { Body, Choice } from './body.ts';
import { amountsOf, checkConfirmed } from './confirmed.ts';
import { promise, promisedOf } from './promised.ts';
import { readSubmission } from './read.ts';
import { hasSim, isSimAuto } from './sim.ts';
import { soldOut, tooMany } from './sold-out.ts';
import { moveOrder } from './status.ts';
import {
  choosePlaces,
  lessPromised,
  lockLicences,
  lockOffers,
  lockStock,
  type Place,
  takeFromSupplier,
  takeLicences,
  takeStock,
} from './stock.ts';

type Created = WithSerials<Output<(typeof endpoints)['create']>>;

/** Hours for which the goods of an unpaid prepaid order are kept. */
const hoursToPay = 24;
/** Hours for which those of an order in one click are kept, until somebody has agreed with the shopper on the rest. */
const hoursToConfirm = 24;

export interface Submission {
  basketId: string;
  cityId: number;
  clientIp: string;
  now: Date;
  body: Body;
  /** Who makes them for a customer; null for a shopper's own. */
  staff: Staff | null;
}

/** How one part of the basket is to be had and paid. */
interface Terms {
  part: Part<Line>;
  choice: Choice | undefined;
  option: Option | undefined;
  payable: Payable;
  paymentTypeId: number | null;
  isPrepaid: boolean;
}

/**
 * Makes the orders of a basket, inside the caller's transaction: the basket is locked, the stock is taken, the orders
 * are written, the basket is emptied. Whatever cannot be done undoes all of it.
 */
export async function createOrders(tx: Transaction, submission: Submission): Promise<Created> {
  const { basketId, cityId, body } = submission;
  const borrower = await lockBorrower(tx, body.is_one_click ? null : body.payment_type_id, { basketId });
  const { lines, delivered, promocode, bonusCard, smartPrice, userId, exchange, actions } = await lockBasket(tx, basketId, cityId, body);
  const parts = split(lines, body.split);
  const deliveredParts = split(delivered, body.split);
  // Before the dates are worked out, so that they are those of the very pieces this order takes.
  const { places, stored } = await lockGoods(tx, lines, cityId);
  for (const line of stored) if (choosePlaces(places, line.productId, line.quantity, null) === undefined) throw soldOut(line);
  const terms: Terms[] = [];
  for (const part of parts) {
    const brought = deliveredParts.find(({ key }) => key === part.key) ?? part;
    terms.push(await termsOf(tx, submission, part, brought));
  }
  checkConfirmed(
    body.confirmed_totals,
    Object.fromEntries(terms.map(({ part, option }) => [part.key, amountsOf(part, option?.delivery_cost ?? 0)])),
  );
  await checkPayment(tx, cityId, terms, body);
  await checkLimit(tx, borrower, { sums: terms.map(({ payable }) => payable.total), now: submission.now });

  const orderKey = newOrderKey();
  const ids: number[] = [];
  for (const term of terms) {
    const id = await writeOrder(tx, submission, term, { orderKey, userId, paidOnlyBy: paidOnlyBy(term.part.items, actions) });
    ids.push(id);
    for (const line of term.part.items) {
      // A promise is in no store.
      if (line.isWarranty) continue;
      const pickupStoreId = term.option?.finish_storage_id ?? term.option?.sale_point_id ?? null;
      const taken =
        line.isPreorder || line.isDigital || line.supplierId !== null
          ? []
          : choosePlaces(places, line.productId, line.quantity, pickupStoreId);
      if (taken === undefined) throw soldOut(line);
      for (const piece of taken) {
        if (!(await takeStock(tx, piece))) throw soldOut(line);
        const place = places.find(({ productId, storeId }) => productId === piece.productId && storeId === piece.storeId);
        if (place !== undefined) place.quantity -= piece.quantity;
      }
      // Nobody has agreed to an order in one click yet: a code is taken for it when it is going to be paid.
      if (body.is_one_click && line.isDigital && line.supplierId === null) continue;
      // Of what is not there yet nothing can be taken.
      if (line.isPreorder) {
        const dueOn = dayOf(term.option);
        if (!line.isDigital) await promise(tx, id, { productId: line.productId, quantity: line.quantity, cityId, dueOn });
        continue;
      }
      await takeOther(tx, line);
      await writeReservations(tx, id, line, taken);
    }
    await useSmartPrice(tx, term.part.items, smartPrice, id);
    await handIn(tx, id, term.part.items, exchange);
    await writeMessages(tx, id, body.is_one_click ? 'toConfirm' : term.isPrepaid ? 'awaiting' : 'accepted');
  }
  await tx.execute(sql`delete from basket_items where basket_id = ${basketId}`);
  await forgetHandedIn(tx, basketId, exchange);
  // One that has lowered nothing is still there for the next order.
  const left = promocode?.isApplied ? null : (promocode?.code ?? null);
  await tx.execute(sql`update baskets set revision = revision + 1, promocode = ${left}, declined_presents = '{}', bonus_card_id = null,
    bonuses = 0, updated_at = now() where id = ${basketId}`);
  if (bonusCard !== null) {
    await spendBonuses(
      tx,
      bonusCard.cardId,
      terms.map(({ part }, at) => ({ orderId: ids[at] ?? 0, amount: bonusesOf(part.items) })),
    );
  }
  return { orders: await readSubmission(tx, ids), order_key: orderKey };
}

/** Locks all that the lines take from, before any of it is taken. Gives the stock, and the lines that are taken from it. */
async function lockGoods(tx: Transaction, lines: readonly Line[], cityId: number): Promise<{ places: Place[]; stored: Line[] }> {
  const idsOf = (some: readonly Line[]): number[] => some.map((line) => line.productId);
  const [offered, own] = [lines.filter((line) => line.supplierId !== null), lines.filter((line) => line.supplierId === null)];
  const stored = own.filter((line) => !line.isDigital && !line.isPreorder && !line.isWarranty);
  const there = await lockStock(tx, idsOf(stored), cityId);
  await lockLicences(tx, idsOf(own.filter((line) => line.isDigital)));
  await lockOffers(tx, idsOf(offered));
  // Whoever has ordered before the release comes first.
  return { places: lessPromised(there, await promisedOf(tx, idsOf(stored), cityId)), stored };
}

interface Locked extends Pick<BasketState, 'lines' | 'promocode' | 'bonusCard' | 'smartPrice' | 'exchange' | 'actions'> {
  /** The same lines as they cost however they are paid: what delivery costs does not hang on that. */
  delivered: Line[];
  /** Whose basket it is, and so whose orders; null for a guest's. */
  userId: number | null;
}

async function lockBasket(tx: Transaction, basketId: string, cityId: number, body: Body): Promise<Locked> {
  const [locked] = await lockRows<{ userId: number | null }>(tx, 'basket', sql`user_id as "userId"`, sql`id = ${basketId}`);
  const paymentTypeId = body.is_one_click ? null : body.payment_type_id;
  const basket = await readBasket(tx, basketId, cityId, paymentTypeId);
  if (basket === undefined || basket.lines.length === 0) throw conflict('Корзина пуста');
  if (!isSeen(basket, body)) throw conflict('Корзина изменилась. Проверьте её ещё раз.', basketChanged);
  for (const line of basket.lines) if (mostOf(line) < line.quantity) throw tooMany(line);
  const isBound = paidOnlyBy(basket.lines, basket.actions).length > 0;
  const delivered = isBound ? ((await readBasket(tx, basketId, cityId))?.lines ?? []) : basket.lines;
  return { ...basket, delivered, userId: locked?.userId ?? null };
}

/** Whoever names no revision has to name the totals, which are compared when they are known. */
const isSeen = (basket: BasketState, { revision, confirmed_totals }: Body): boolean =>
  revision === null ? confirmed_totals !== undefined : basket.revision === revision;

async function termsOf(tx: Database, { cityId, now, body }: Submission, part: Part<Line>, brought: Part<Line>): Promise<Terms> {
  const choice = body.deliveries[part.key];
  const method = body.payment_type_id === null ? undefined : methodOf(body.payment_type_id);
  if (body.payment_type_id !== null && method === undefined) throw wrong('payment_type_id', 'Выберите способ оплаты');
  const isArranged = !body.is_one_click && needsDelivery(part.key);
  const option = isArranged ? await chosenOption(tx, cityId, now, brought, choice) : undefined;
  const payable = payableOf(part.key, totalOf(amountsOf(part, option?.delivery_cost ?? 0)), option?.payment_type_id ?? null);
  if (body.is_one_click) return { part, choice: undefined, option, payable, paymentTypeId: null, isPrepaid: false };
  if (method === undefined) throw wrong('payment_type_id', 'Выберите способ оплаты');
  const { linked_payment_type_id: paymentTypeId, is_prepaid: isPrepaid } = methodFor(method, payable, methods) ?? method;
  return { part, choice: isArranged ? choice : undefined, option, payable, paymentTypeId, isPrepaid };
}

/** The delivery that was chosen must be one of those possible at this moment. */
async function chosenOption(tx: Database, cityId: number, now: Date, part: Part<Line>, choice: Choice | undefined): Promise<Option> {
  const field = `deliveries.${part.key}`;
  if (choice === undefined) throw wrong(field, 'Выберите способ получения');
  const purpose = choice.finish_storage_id !== undefined ? 'pickup' : choice.interval !== undefined ? 'courier' : 'courier_fast';
  const { deliveries } = await variationOf(tx, cityId, now, part, purpose);
  const storeId = choice.finish_storage_id === undefined ? null : serial(choice.finish_storage_id);
  const senderId = choice.sale_point_id === undefined ? null : serial(choice.sale_point_id);
  const option = deliveries.find(
    (candidate) =>
      candidate.delivery_type_id === choice.delivery_type_id &&
      (purpose !== 'pickup' || candidate.finish_storage_id === storeId) &&
      (purpose !== 'courier_fast' || senderId === null || candidate.sale_point_id === senderId) &&
      (purpose !== 'courier' || (candidate.interval === choice.interval && sameMoment(candidate.datetime, choice.datetime))),
  );
  if (option === undefined) throw wrong(field, 'Это время или место уже недоступно, выберите другое');
  if (purpose !== 'pickup' && choice.address === undefined) throw wrong(`${field}.address`, 'Это поле необходимо заполнить.');
  return option;
}

/** YYYY-MM-DD in the city; null where nothing has been agreed on. */
const dayOf = (option: Option | undefined): string | null => option?.datetime.slice(0, 10) ?? null;

const sameMoment = (a: string, b: string | undefined): boolean => b !== undefined && Date.parse(a) === Date.parse(b);

const wrong = (field: string, message: string): Refusal => invalid({ [field]: [message] });

async function takeOther(tx: Database, line: Line): Promise<void> {
  const isTaken =
    line.supplierId !== null
      ? await takeFromSupplier(tx, line.productId, line.supplierId, line.quantity)
      : !line.isDigital || (await takeLicences(tx, line.productId, line.quantity));
  if (!isTaken) throw soldOut(line);
}

async function writeReservations(
  tx: Database,
  orderId: number,
  line: Line,
  taken: readonly { storeId: number; quantity: number }[],
): Promise<void> {
  const reserved = taken.length > 0 ? taken : [{ storeId: null, quantity: line.quantity }];
  for (const { storeId, quantity } of reserved) {
    await tx.execute(sql`insert into reservations (order_id, product_id, store_id, supplier_id, quantity)
      values (${orderId}, ${line.productId}, ${storeId}, ${line.supplierId}, ${quantity})`);
  }
}

interface Owned {
  orderKey: string;
  userId: number | null;
  /** Payment types that its price holds for; none where it holds for all. */
  paidOnlyBy: readonly number[];
}

async function writeOrder(
  tx: Database,
  { cityId, clientIp, body, staff }: Submission,
  terms: Terms,
  { orderKey, userId, paidOnlyBy: boundTo }: Owned,
): Promise<number> {
  const { part, option, choice, paymentTypeId, isPrepaid } = terms;
  const { contact } = body;
  const company = payerOf(body.company);
  const amounts = amountsOf(part, option?.delivery_cost ?? 0);
  const isAuto = body.sim === undefined && (await isSimAuto(tx, cityId));
  const discounts = discountsOf(part.items);
  const hoursKept = body.is_one_click ? hoursToConfirm : isPrepaid ? hoursToPay : null;
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
          ${hoursKept === null ? null : sql`now() + make_interval(hours => ${hoursKept})`})
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

/** «Пётр Иванов, +7 949 123-45-67»: what is sent by e-mail has no other recipient. */
export function addresseeText({ addressee }: Pick<Body, 'addressee'>): string | null {
  if (addressee === undefined) return null;
  const [, code, first, second, third] = /^7(\d{3})(\d{3})(\d\d)(\d\d)$/.exec(addressee.phone) ?? [];
  return `${addressee.name}, +7 ${code} ${first}-${second}-${third}`;
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
