import { lendingTypes, orderPaymentStatuses, paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { mayPay } from '@vitrina/services/payments/eligibility.ts';
import type { payments as endpoints } from '@vitrina/services/payments/endpoints.ts';
import type { PaymentStatus } from '@vitrina/services/payments/vocabulary.ts';
import { paymentStatuses } from '@vitrina/services/payments/vocabulary.ts';
import { isPaymentTypeAllowed } from '../basket/payment-restrictions.ts';
import { plansFor } from '../catalogue/credit/offers.ts';
import { mayRead, ownerOf, type Reader } from '../orders/access.ts';
import { isAppleOrder } from '../orders/credit/apple-order.ts';
import { checkLimit, lockBorrower } from '../orders/credit/limits.ts';
import { takeLateLicences } from '../orders/late-licences.ts';
import { isOver } from '../orders/status.ts';
import { checkRows, code, column, type Database, type RowOf, rows, type Transaction } from '../platform/database/database.ts';
import { lockRows } from '../platform/database/lock-order.ts';
import { sql } from '../platform/database/sql.ts';
import { toDatabaseId } from '../platform/database-id.ts';
import type { Handlers } from '../platform/http/implement.ts';
import type { RequestContext } from '../platform/http/request-context.ts';
import { conflict, invalid, notFound } from '../platform/refusal.ts';
import { runIdempotent } from '../platform/submission/submission.ts';
import { checkMonths, methodOf, offeredMethods, payableOf } from '../pricing/payment-methods/methods.ts';
import { partKeys } from '../pricing/split.ts';
import { openOperation, pagePath, withdrawOperation } from './acquirer/operations.ts';

const paymentRowColumns = {
  id: column.number,
  order_id: column.number,
  payment_type_id: column.number,
  status: code(paymentStatuses),
  sum: column.number,
};
type PaymentRow = RowOf<typeof paymentRowColumns>;

const finals: readonly PaymentStatus[] = ['paid', 'declined', 'cancelled'];

/** An attempt to pay, for whoever may read its order; anybody else learns nothing of it. */
async function readPayment(db: Database, id: number, reader: Reader): Promise<PaymentRow> {
  const [payment] = await rows(
    db,
    paymentRowColumns,
    sql`select p.id, p.order_id, p.payment_type_id, p.status, p.sum from payments p join orders o on o.id = p.order_id
        where p.id = ${id} and ${mayRead(reader)}`,
  );
  if (payment === undefined) throw notFound('Платёж не найден');
  return payment;
}

/** Whose order is to be paid; one that the caller may not read is not there. */
async function readOwner(db: Database, orderId: number, reader: Reader): Promise<string> {
  const owner = await ownerOf(db, orderId, reader);
  if (owner === undefined) throw notFound('Заказ не найден');
  return owner;
}

const orderToPayColumns = {
  basketKey: code(partKeys),
  statusId: column.text,
  paymentStatusId: column.number,
  /** Without what was struck out of it. */
  totalSum: column.number,
  sumPrepaid: column.number,
  paidOnlyBy: column.numbers,
  isCompany: column.flag,
  /** Chosen with the order for this very payment type. */
  chosenMonths: column.numberOrNull,
  /** It will be cancelled in a moment. */
  isExpired: column.flag,
};

interface Attempt {
  orderId: number;
  paymentTypeId: number;
  /** Over how many months it is paid back; the order's own where nobody says. */
  months: number | undefined;
}

async function createPayment(
  tx: Transaction,
  { orderId, paymentTypeId, months }: Attempt,
  reader: Reader & { now: Date },
): Promise<PaymentRow> {
  const borrower = await lockBorrower(tx, paymentTypeId, { orderId });
  const [order] = checkRows(
    orderToPayColumns,
    await lockRows(
      tx,
      'order',
      sql`basket_key as "basketKey", status_id as "statusId", payment_status_id as "paymentStatusId", total_sum - struck_sum as "totalSum", sum_prepaid as "sumPrepaid",
      paid_only_by as "paidOnlyBy", company_inn is not null as "isCompany", case when payment_type_id = ${paymentTypeId} then credit_months end as "chosenMonths", coalesce(expires_at <= now(), false) as "isExpired"`,
      sql`id = (select o.id from orders o where o.id = ${orderId} and ${mayRead(reader)})`,
    ),
  );
  if (order === undefined) throw notFound('Заказ не найден');
  if (order.paymentStatusId !== orderPaymentStatuses.unpaid) throw conflict('Заказ уже оплачен');
  checkOpen(order.statusId);
  if (order.isExpired) throw conflict('Время на оплату вышло, заказ отменяется');
  const sum = order.totalSum - order.sumPrepaid;
  const method = methodOf(paymentTypeId);
  if (
    method?.operation === undefined ||
    !mayPay(method, payableOf({ key: order.basketKey, total: sum, allowed: null, isCompany: order.isCompany }))
  ) {
    throw invalid({ payment_type_id: ['Этот способ оплаты не подходит для заказа'] });
  }
  if (!isPaymentTypeAllowed(order.paidOnlyBy, paymentTypeId)) {
    throw invalid({ payment_type_id: ['Скидка в этом заказе действует при другом способе оплаты'] });
  }
  checkMonths(method, months ?? null);
  await checkLimit(tx, borrower, { sums: [sum], now: reader.now, orderId });
  await takeLateLicences(tx, orderId);
  await endLiveAttempts(tx, orderId);
  const [payment] = await rows(
    tx,
    paymentRowColumns,
    sql`insert into payments (order_id, payment_type_id, status, sum, months)
        values (${orderId}, ${paymentTypeId}, 'created', ${sum}, ${months ?? order.chosenMonths}::int)
        returning id, order_id, payment_type_id, status, sum`,
  );
  if (payment === undefined) throw new Error('The payment was not written.');
  // What is to be paid on its receipt is so until it has been paid before: the shopper may leave the page.
  await tx.execute(
    sql`update orders set payment_type_id = ${paymentTypeId}, credit_months = ${months ?? order.chosenMonths}::int where id = ${orderId} and status_id = ${orderStatuses.awaitingPayment}`,
  );
  return payment;
}

/** What is over is not paid: it has been given up, or was paid when it was handed over. */
function checkOpen(statusId: string): void {
  if (statusId === orderStatuses.cancelled) throw conflict('Заказ отменён');
  if (isOver(statusId)) throw conflict('Заказ уже завершён');
}

/** One attempt at a time: an earlier one is given up, unless its money is on the way already. */
async function endLiveAttempts(tx: Transaction, orderId: number): Promise<void> {
  const live = checkRows(
    { id: column.number },
    await lockRows(tx, 'payment', sql`id`, sql`order_id = ${orderId} and status in ('created', 'pending')`),
  );
  for (const { id } of live) {
    if (!(await withdrawOperation(tx, id))) throw conflict('Платёж уже обрабатывается, подождите минуту');
    await tx.execute(sql`update payments set status = 'cancelled', updated_at = now() where id = ${id}`);
  }
}

async function initPayment(tx: Transaction, id: number, returnUrl: string): Promise<{ id: number; url: string }> {
  const [order] = checkRows(
    { statusId: column.text, expiresAt: column.textOrNull, payer: column.textOrNull },
    await lockRows(
      tx,
      'order',
      sql`status_id as "statusId", to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "expiresAt",
      case when company_inn is not null then concat_ws(', ', company_name, 'ИНН ' || company_inn) end as payer`,
      sql`id = (select order_id from payments where id = ${id})`,
    ),
  );
  const [payment] = checkRows(
    { ...paymentRowColumns, months: column.numberOrNull },
    await lockRows(tx, 'payment', sql`id, order_id, payment_type_id, status, sum, months`, sql`id = ${id}`),
  );
  if (order === undefined || payment === undefined) throw notFound('Платёж не найден');
  checkOpen(order.statusId);
  const method = methodOf(payment.payment_type_id);
  if (finals.includes(payment.status) || method?.operation === undefined) throw conflict('Этот платёж уже завершён');
  const token = await openOperation(tx, {
    paymentId: payment.id,
    sum: payment.sum,
    description: `Заказ № ${payment.order_id}`,
    kind: method.operation,
    method: method.name ?? '',
    plans: plansFor(payment.sum, payment.payment_type_id, await isAppleOrder(tx, payment.order_id)),
    months: payment.months,
    payer: order.payer,
    returnUrl,
    expiresAt: order.expiresAt,
  });
  await tx.execute(sql`update payments set status = 'pending', updated_at = now() where id = ${payment.id} and status = 'created'`);
  return { id: payment.id, url: pagePath(token) };
}

/** The page of the last payment with Sber Business that has been begun for an order and not ended. */
async function businessPage(db: Database, orderId: number): Promise<string> {
  const [operation] = await rows(
    db,
    { token: column.text },
    sql`select a.token from payments p join acquirer_operations a on a.payment_id = p.id
        where p.order_id = ${orderId} and p.payment_type_id = ${paymentTypes.sberBusiness} and p.status = 'pending' and a.status = 'open'
        order by p.id desc limit 1`,
  );
  if (operation === undefined) throw notFound('Оплата через СберБизнес не начата');
  return pagePath(operation.token);
}

function checkBank({ hasSandbox }: Pick<RequestContext, 'hasSandbox'>): void {
  if (!hasSandbox) throw conflict('Оплата на сайте сейчас недоступна. Выберите оплату при получении.');
}

export const payments: Handlers<typeof endpoints> = {
  methods: async ({ context: { hasSandbox } }) => offeredMethods(hasSandbox).map(({ operation: _, ...method }) => method),
  repaymentMethods: async ({ context: { hasSandbox } }) =>
    offeredMethods(hasSandbox)
      .filter((method) => method.is_prepaid)
      .map(({ operation: _, ...method }) => method),
  create: async ({ body, idempotencyKey: key, context }) => {
    checkBank(context);
    const orderId = toDatabaseId(body.order_id);
    const owner = await readOwner(context.db, orderId, context);
    return runIdempotent(context.db, { call: 'create-payment', owner, key, request: { ...body, order_id: orderId } }, (tx) =>
      createPayment(tx, { orderId, paymentTypeId: body.payment_type_id, months: body.months }, context),
    );
  },
  init: async ({ params, body, idempotencyKey: key, context }) => {
    checkBank(context);
    const payment = await readPayment(context.db, toDatabaseId(params.id), context);
    const owner = await readOwner(context.db, payment.order_id, context);
    return runIdempotent(context.db, { call: 'init-payment', owner, key, request: { id: payment.id, ...body } }, (tx) =>
      initPayment(tx, payment.id, body.return_url),
    );
  },
  info: async ({ params, context }) => readPayment(context.db, toDatabaseId(params.id), context),
  actionStatus: async ({ params, context }) => {
    const { id, status } = await readPayment(context.db, toDatabaseId(params.id), context);
    return { id, status, is_final: finals.includes(status) };
  },
  virtual: async () => ({ restrictive_virtual_payments_ids: [...lendingTypes] }),
  b2bSberAuthorize: async ({ query, context }) => {
    const orderId = toDatabaseId(query.order_id);
    await readOwner(context.db, orderId, context);
    return { url: await businessPage(context.db, orderId) };
  },
};
