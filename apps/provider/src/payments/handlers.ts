import { orderPaymentStatuses, orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import type { payments as endpoints } from '@vitrina/services/payments/endpoints.ts';
import type { PaymentStatus } from '@vitrina/services/payments/vocabulary.ts';
import { sql } from 'drizzle-orm';
import { openOperation, withdrawOperation } from '../acquirer/operations.ts';
import { type Database, rows } from '../database/database.ts';
import { conflict, invalid, notFound } from '../failure.ts';
import type { Handlers } from '../implement.ts';
import { mayRead, ownerOf, type Reader } from '../orders/access.ts';
import { once } from '../orders/submission.ts';
import { methodOf, methods, takes } from './methods.ts';

interface PaymentRow extends Record<string, unknown> {
  id: number;
  order_id: number;
  payment_type_id: number;
  status: PaymentStatus;
  sum: number;
}

const finals: readonly PaymentStatus[] = ['paid', 'declined', 'cancelled'];

/** An attempt to pay, for whoever may read its order; anybody else learns nothing of it. */
async function readPayment(db: Database, id: number, reader: Reader): Promise<PaymentRow> {
  const [payment] = await rows<PaymentRow>(
    db,
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

async function createPayment(tx: Database, orderId: number, paymentTypeId: number, reader: Reader): Promise<PaymentRow> {
  const [order] = await rows<{ statusId: string; paymentStatusId: number; totalSum: number; sumPrepaid: number }>(
    tx,
    sql`select status_id as "statusId", payment_status_id as "paymentStatusId", total_sum as "totalSum", sum_prepaid as "sumPrepaid"
        from orders o where o.id = ${orderId} and ${mayRead(reader)} for update`,
  );
  if (order === undefined) throw notFound('Заказ не найден');
  if (order.paymentStatusId !== orderPaymentStatuses.unpaid) throw conflict('Заказ уже оплачен');
  if (order.statusId === orderStatuses.cancelled) throw conflict('Заказ отменён');
  const sum = order.totalSum - order.sumPrepaid;
  const method = methodOf(paymentTypeId);
  if (method?.operation === undefined || !takes(method, sum)) {
    throw invalid({ payment_type_id: ['Этот способ оплаты не подходит для заказа'] });
  }
  await endLiveAttempts(tx, orderId);
  const [payment] = await rows<PaymentRow>(
    tx,
    sql`insert into payments (order_id, payment_type_id, status, sum) values (${orderId}, ${paymentTypeId}, 'created', ${sum})
        returning id, order_id, payment_type_id, status, sum`,
  );
  if (payment === undefined) throw new Error('The payment was not written.');
  await tx.execute(sql`update orders set payment_type_id = ${paymentTypeId}, is_prepaid = true where id = ${orderId}`);
  return payment;
}

/** One attempt at a time: an earlier one is given up, unless its money is on the way already. */
async function endLiveAttempts(tx: Database, orderId: number): Promise<void> {
  const live = await rows<{ id: number }>(
    tx,
    sql`select id from payments where order_id = ${orderId} and status in ('created', 'pending') order by id for update`,
  );
  for (const { id } of live) {
    if (!(await withdrawOperation(tx, id))) throw conflict('Платёж уже обрабатывается, подождите минуту');
    await tx.execute(sql`update payments set status = 'cancelled', updated_at = now() where id = ${id}`);
  }
}

async function initPayment(tx: Database, payment: PaymentRow, returnUrl: string): Promise<{ id: number; url: string }> {
  const method = methodOf(payment.payment_type_id);
  if (finals.includes(payment.status) || method?.operation === undefined) throw conflict('Этот платёж уже завершён');
  const token = await openOperation(tx, {
    paymentId: payment.id,
    sum: payment.sum,
    description: `Заказ № ${payment.order_id}`,
    kind: method.operation,
    returnUrl,
  });
  await tx.execute(sql`update payments set status = 'pending', updated_at = now() where id = ${payment.id} and status = 'created'`);
  return { id: payment.id, url: `/sandbox-acquirer/${token}` };
}

export const payments: Handlers<typeof endpoints> = {
  methods: async () => methods.map(({ operation: _, ...method }) => method),
  repaymentMethods: async () => methods.filter((method) => method.is_prepaid).map(({ operation: _, ...method }) => method),
  create: async ({ body, idempotencyKey: key, context }) => {
    const owner = await readOwner(context.db, body.order_id, context);
    return once(context.db, { call: 'create-payment', owner, key, request: body }, (tx) =>
      createPayment(tx, body.order_id, body.payment_type_id, context),
    );
  },
  init: async ({ params, body, idempotencyKey: key, context }) => {
    const payment = await readPayment(context.db, params.id, context);
    const owner = await readOwner(context.db, payment.order_id, context);
    return once(context.db, { call: 'init-payment', owner, key, request: { id: payment.id, ...body } }, (tx) =>
      initPayment(tx, payment, body.return_url),
    );
  },
  info: async ({ params, context }) => readPayment(context.db, params.id, context),
  actionStatus: async ({ params, context }) => {
    const { id, status } = await readPayment(context.db, params.id, context);
    return { id, status, is_final: finals.includes(status) };
  },
};
