import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { lifetimes } from '../contract/lifetimes.ts';
import { extension, extensionList, falseByDefault, fromExtension, fromSpec, orNull, requiredExtension } from '../contract/origin.ts';
import { rename } from '../contract/rename.ts';
import { id, idText, rubles } from '../contract/wire.ts';

/** So many months of one bank's. */
export const lendingTerm = z
  .object({
    months: requiredExtension(z.int().positive()),
    /** Percent a year; 0 where nothing is overpaid. */
    rate: requiredExtension(z.number().nonnegative()),
    /** An order has to lie between the two; null: no bound. */
    min_sum: extension(rubles),
    max_sum: extension(rubles),
    /** Of the option for one brand, which asks for a warranty (spec 2 §5). */
    is_apple: extension(z.boolean()),
  })
  .meta(fromExtension);

export const paymentMethod = z
  .object({
    /** The payment type id, see the vocabulary. */
    linked_payment_type_id: rename('typeId', z.int()),
    name: extension(z.string()),
    description: extension(z.string()),
    /** `online`, `on_receipt`, `instalment`, `credit`, `in_parts`. */
    tab: extension(z.string()),
    /** The shopper is led to a payment page and the order waits for the money. */
    is_prepaid: extension(z.boolean()),
    available_gift_certificate: rename('isForGiftCertificates', falseByDefault),
    /** The basket's total has to lie between the two; null: no bound. */
    min_basket_threshold: orNull(rubles),
    max_basket_threshold: orNull(rubles),
    /** Months of an instalment or credit, the payment of each month is the total over them. */
    periods: extensionList(z.int().positive()),
    /** What each of them costs. */
    terms: extensionList(lendingTerm),
  })
  .meta(fromSpec('2 §3'));

export type PaymentMethod = z.output<typeof paymentMethod>;

export const payment = z
  .object({
    id: requiredExtension(id),
    order_id: extension(id),
    payment_type_id: rename('typeId', extension(z.int())),
    /** `created`, `pending`, `paid`, `declined`, `cancelled`. */
    status: extension(z.string()),
    sum: extension(rubles),
  })
  .meta(fromExtension);

const ownPaymentCall = { identity: 'order', cache: 'never' } as const;

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
    ...ownPaymentCall,
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
    ...ownPaymentCall,
    method: 'POST',
    path: '/api/init-payment/{id}',
    summary: 'The address of the payment page; the shopper comes back to `return_url` with a GET.',
    source: 'spec 1 §7',
    params: z.object({ id: idText }),
    /** A whole address; a path where the shop does not know its own origin. */
    body: z.object({ return_url: z.string().regex(/^(?:https?:\/)?\//) }),
    answer: z.object({ id: extension(id), url: requiredExtension(z.string()) }).meta(fromExtension),
    idempotency: 'keyed',
    deadline: 8000,
  }),
  info: endpoint({
    ...ownPaymentCall,
    method: 'GET',
    path: '/api/payment-info/{id}',
    summary: 'One attempt to pay.',
    source: 'spec 1 §7',
    params: z.object({ id: idText }),
    answer: payment,
    idempotency: 'safe',
  }),
  actionStatus: endpoint({
    ...ownPaymentCall,
    method: 'GET',
    path: '/api/payment-action-status/{id}',
    summary: 'How an attempt to pay stands.',
    source: 'spec 1 §7',
    params: z.object({ id: idText }),
    answer: z.object({ id: extension(id), status: extension(z.string()), is_final: extension(z.boolean()) }).meta(fromExtension),
    idempotency: 'safe',
  }),
  virtual: endpoint({
    method: 'GET',
    path: '/api/payment/virtual',
    summary: 'The payment types that do not pay virtual goods: what is sent as a code or a link.',
    source: 'spec 1 §7',
    answer: z.object({ restrictive_virtual_payments_ids: extensionList(z.int()) }).meta(fromExtension),
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.paymentMethods,
  }),
  b2bSberAuthorize: endpoint({
    ...ownPaymentCall,
    method: 'GET',
    path: '/api/auth/v1/b2b-sber/authorize',
    summary: 'Where a company signs in with Sber Business to pay an order whose payment has been begun with it.',
    source: 'spec 1 §7',
    query: z.object({ order_id: idText }),
    answer: z.object({ url: requiredExtension(z.string()) }).meta(fromExtension),
    idempotency: 'safe',
  }),
});
