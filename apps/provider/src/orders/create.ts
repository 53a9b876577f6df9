import type { Output } from '@vitrina/services/contract/endpoint.ts';
import type { orders as endpoints } from '@vitrina/services/orders/endpoints.ts';
import { allowedPaymentTypes } from '../basket/payment-restrictions.ts';
import { choosePlaces } from '../delivery/stock/stock.ts';
import type { Transaction } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import type { WithDatabaseIds } from '../platform/database-id.ts';
import { countTry } from '../platform/limits/attempts.ts';
import { bonusesOf } from '../pricing/bonuses/bonuses.ts';
import { spendBonuses } from '../pricing/loyalty/order-bonuses.ts';
import { useSmartPrice } from '../pricing/smartprice/in-basket.ts';
import { split } from '../pricing/split.ts';
import { forgetHandedInDevices, handIn } from '../pricing/tradein/exchange-order.ts';
import { newOrderKey } from './access.ts';
import { promiseBonuses } from './bonuses.ts';
import { checkInvoice, checkPayment, isInvoiced } from './check-payment.ts';
import { amountsOf, checkConfirmedTotals } from './confirmed-totals.ts';
import { checkLimit, lockBorrower } from './credit/limits.ts';
import { lockBasket, lockGoods } from './lock.ts';
import { writePurchaseMessages } from './messages.ts';
import { checkPieces, countUnconfirmedOrder, isUnconfirmed, readReservationMinutes } from './one-click.ts';
import { readSubmission } from './read.ts';
import { soldOut } from './sold-out.ts';
import { takeLines } from './take.ts';
import { type Submission, type Terms, termsOf } from './terms.ts';
import { writeOrder } from './write.ts';

/** Orders of one phone, and for one, wherever they come from: far more than anybody means to make, since for each somebody may be called. */
export const maxByPhone = { everywhere: 30, minutes: 60 } as const;

type CreatedOrders = WithDatabaseIds<Output<(typeof endpoints)['create']>>;

/**
 * Makes the orders of a basket, inside the caller's transaction: the basket is locked, the stock is taken, the orders
 * are written, the basket is emptied. Whatever cannot be done undoes all of it.
 */
export async function createOrders(tx: Transaction, submission: Submission): Promise<CreatedOrders> {
  const { basketId, cityId, body } = submission;
  const borrower = await lockBorrower(tx, body.is_one_click ? null : body.payment_type_id, { basketId });
  const { lines, deliveryLines, promocode, gift, bonusCard, smartPrice, userId, exchange, actions } = await lockBasket(
    tx,
    basketId,
    cityId,
    body,
  );
  if (body.is_one_click) checkPieces(lines);
  const parts = split(lines, body.split);
  const deliveryParts = split(deliveryLines, body.split);
  // Before the dates are worked out, so that they are those of the very pieces this order takes.
  const { places, storedLines } = await lockGoods(tx, lines, cityId);
  for (const line of storedLines) if (choosePlaces(places, line.productId, line.quantity, null) === undefined) throw soldOut(line);
  const terms: Terms[] = [];
  for (const part of parts) {
    const deliveryPart = deliveryParts.find(({ key }) => key === part.key) ?? part;
    terms.push(await termsOf(tx, submission, part, deliveryPart));
  }
  checkConfirmedTotals(
    body.confirmed_totals,
    Object.fromEntries(terms.map(({ part, option }) => [part.key, amountsOf(part, option?.delivery_cost ?? 0)])),
  );
  await checkPayment(tx, cityId, terms, submission.hasSandbox, body);
  checkInvoice(terms, body);
  await checkLimit(tx, borrower, { sums: terms.map(({ payable }) => payable.total), now: submission.now });

  const orderKey = newOrderKey();
  const minutes = body.is_one_click ? await readReservationMinutes(tx, submission, userId) : null;
  const isPhoneUnverified = minutes !== null && isUnconfirmed(minutes);
  const ids: number[] = [];
  for (const term of terms) {
    const id = await writeOrder(tx, submission, term, {
      orderKey,
      userId,
      paidOnlyBy: allowedPaymentTypes(term.part.items, actions),
      reservationMinutes: minutes,
      gift,
    });
    ids.push(id);
    await takeLines(tx, id, { term, places, cityId, isOneClick: body.is_one_click });
    await promiseBonuses(tx, id, term.part, actions);
    await useSmartPrice(tx, term.part.items, smartPrice, id);
    await handIn(tx, id, term.part.items, exchange);
  }
  if (body.is_one_click) await writePurchaseMessages(tx, ids, isPhoneUnverified ? 'phoneVerification' : 'confirmationCall');
  else await writeAcceptedMessages(tx, ids, terms, submission.now);
  await tx.execute(sql`delete from basket_items where basket_id = ${basketId}`);
  await forgetHandedInDevices(tx, basketId, exchange);
  // One that has lowered nothing is still there for the next order.
  const remainingPromocode = promocode?.isApplied ? null : (promocode?.code ?? null);
  await tx.execute(sql`update baskets set revision = revision + 1, promocode = ${remainingPromocode}, gift = null, declined_presents = '{}', bonus_card_id = null,
    bonuses = 0, updated_at = now() where id = ${basketId}`);
  if (bonusCard !== null) {
    await spendBonuses(
      tx,
      bonusCard.cardId,
      terms.map(({ part }, at) => ({ orderId: ids[at] ?? 0, amount: bonusesOf(part.items) })),
    );
  }
  // Last of all, so that what was not made uses nothing up.
  if (isPhoneUnverified) await countUnconfirmedOrder(tx, submission);
  if (submission.staff === null) await countOrder(tx, submission);
  return { orders: await readSubmission(tx, ids), order_key: orderKey };
}

/** Both who is called and who is told to receive it. */
async function countOrder(tx: Transaction, { body: { contact, addressee }, now }: Submission): Promise<void> {
  await countTry(tx, { subject: `orders-by:${contact.phone}` }, now, maxByPhone);
  if (addressee !== undefined) await countTry(tx, { subject: `orders-for:${addressee.phone}` }, now, maxByPhone);
}

/** What is paid in advance is told of when it is paid, or once it has stayed unpaid for a while: its buyer is at the bank now. */
async function writeAcceptedMessages(tx: Transaction, ids: readonly number[], terms: readonly Terms[], now: Date): Promise<void> {
  const of = (isOf: (term: Terms) => boolean): number[] => ids.filter((_, at) => terms[at] !== undefined && isOf(terms[at]));
  await writePurchaseMessages(tx, of(isInvoiced), 'invoiced');
  await writePurchaseMessages(
    tx,
    of((term) => !term.isPrepaid && !isInvoiced(term)),
    'accepted',
    now,
  );
}
