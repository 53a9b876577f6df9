import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { lifetimes } from '../contract/lifetimes.ts';
import { knownBy, maybe, named, ours, oursList, unnamed, yes } from '../contract/origin.ts';
import { rename } from '../contract/rename.ts';
import { id, idText, rubles } from '../contract/wire.ts';

/** So many months of one bank's. */
export const lendingTerm = z
  .object({
    months: knownBy(z.int().positive()),
    /** Percent a year; 0 where nothing is overpaid. */
    rate: knownBy(z.number().nonnegative()),
    /** An order has to lie between the two; null: no bound. */
    min_sum: ours(rubles),
    max_sum: ours(rubles),
    /** Of the option for one brand, which asks for a warranty (spec 2 §5). */
    is_apple: ours(z.boolean()),
  })
  .meta(unnamed);

export const paymentMethod = z
  .object({
    /** The payment type id, see the vocabulary. */
    linked_payment_type_id: rename('typeId', z.int()),
    name: ours(z.string()),
    description: ours(z.string()),
    /** `online`, `on_receipt`, `instalment`, `credit`, `in_parts`. */
    tab: ours(z.string()),
    /** The shopper is led to a payment page and the order waits for the money. */
    is_prepaid: ours(z.boolean()),
    available_gift_certificate: rename('isForGiftCertificates', yes),
    /** The basket's total has to lie between the two; null: no bound. */
    min_basket_threshold: maybe(rubles),
    max_basket_threshold: maybe(rubles),
    /** Months of an instalment or credit, the payment of each month is the total over them. */
    periods: oursList(z.int().positive()),
    /** What each of them costs. */
    terms: oursList(lendingTerm),
  })
  .meta(named('2 §3'));

export type PaymentMethod = z.output<typeof paymentMethod>;

export const payment = z
  .object({
    id: knownBy(id),
    order_id: ours(id),
    payment_type_id: rename('typeId', ours(z.int())),
    /** `created`, `pending`, `paid`, `declined`, `cancelled`. */
    status: ours(z.string()),
    sum: ours(rubles),
  })
  .meta(unnamed);

const own = { identity: 'order', cache: 'never' } as const;

export const payments = endpoints('payments', {
  methods: endpoint({
    method: 'GET',
    path: '/api/v2/payment',
    summary: 'The payment methods of a checkout, with their thresholds.',
    source: 'spec 1 §7',
    answer: z.array(paymentMethod),
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.paymentMethods,
  }),
  repaymentMethods: endpoint({
    method: 'GET',
    path: '/v2/payments',
    summary: 'The payment methods of a repayment, by branch.',
    source: 'spec 2 §7',
    answer: z.array(paymentMethod),
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.paymentMethods,
  }),
  create: endpoint({
    ...own,
    method: 'POST',
    path: '/api/create-payment',
    summary: 'Begins one attempt to pay an order.',
    source: 'spec 1 §7',
    /** `months` as the shopper has chosen them, of a credit or an instalment; the order's own when absent. */
    body: z.object({ order_id: id, payment_type_id: z.int(), months: z.int().positive().optional() }),
    answer: payment,
    idempotency: 'keyed',
    deadline: 8000,
  }),
  init: endpoint({
    ...own,
    method: 'POST',
    path: '/api/init-payment/{id}',
    summary: 'The address of the payment page; the shopper comes back to `return_url` with a GET.',
    source: 'spec 1 §7',
    params: z.object({ id: idText }),
    /** A whole address; a path where the shop does not know its own origin. */
    body: z.object({ return_url: z.string().regex(/^(?:https?:\/)?\//) }),
    answer: z.object({ id: ours(id), url: knownBy(z.string()) }).meta(unnamed),
    idempotency: 'keyed',
    deadline: 8000,
  }),
  info: endpoint({
    ...own,
    method: 'GET',
    path: '/api/payment-info/{id}',
    summary: 'One attempt to pay.',
    source: 'spec 1 §7',
    params: z.object({ id: idText }),
    answer: payment,
    idempotency: 'safe',
  }),
  actionStatus: endpoint({
    ...own,
    method: 'GET',
    path: '/api/payment-action-status/{id}',
    summary: 'How an attempt to pay stands.',
    source: 'spec 1 §7',
    params: z.object({ id: idText }),
    answer: z.object({ id: ours(id), status: ours(z.string()), is_final: ours(z.boolean()) }).meta(unnamed),
    idempotency: 'safe',
  }),
  virtual: endpoint({
    method: 'GET',
    path: '/api/payment/virtual',
    summary: 'The payment types that do not pay virtual goods: what is sent as a code or a link.',
    source: 'spec 1 §7',
    answer: z.object({ restrictive_virtual_payments_ids: oursList(z.int()) }).meta(unnamed),
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.paymentMethods,
  }),
  b2bSberAuthorize: endpoint({
    ...own,
    method: 'GET',
    path: '/api/auth/v1/b2b-sber/authorize',
    summary: 'Where a company signs in with Sber Business to pay an order whose payment has been begun with it.',
    source: 'spec 1 §7',
    query: z.object({ order_id: idText }),
    answer: z.object({ url: knownBy(z.string()) }).meta(unnamed),
    idempotency: 'safe',
  }),
});
