import * as z from 'zod';
import { discount } from '../actions/discount.ts';
import { gift, giftRecipient } from '../basket/gift.ts';
import { captcha } from '../contract/captcha.ts';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { amountsByOrder } from '../contract/failure.ts';
import { innPattern } from '../contract/fields/check-digits.ts';
import { defaultOrderTypeId } from '../contract/fields/special-ids.ts';
import { maxLength } from '../contract/fields/text.ts';
import {
  extension,
  extensionList,
  extensionWithDefault,
  falseByDefault,
  fromContract,
  fromExtension,
  fromSpec,
  listOrEmpty,
  orNull,
  ownShape,
  ownShapeList,
  requiredExtension,
  textOrEmpty,
  withDefault,
} from '../contract/origin.ts';
import { sentCode, submittedCode } from '../contract/phone-code.ts';
import { rename } from '../contract/rename.ts';
import { day, digits, email, houseNumber, id, idText, instant, interval, phone, rubles, timeOfDay } from '../contract/wire.ts';
import { paymentMethod } from '../payments/endpoints.ts';
import { manual } from '../products/product.ts';
import { returnReasons } from '../rules/returns.ts';
import { exchangeDevice } from '../tradein/exchange-device.ts';
import { receipt } from './receipt.ts';
import { refund } from './refund.ts';
import { returnDeadlines, returnRequest } from './return-request.ts';
import { maxReturnLines, returnHandovers } from './vocabulary.ts';

export const address = z.object({
  city: z.object({ name: z.string() }),
  street: z.string().min(1).max(maxLength.street),
  house_number: houseNumber,
  building: z.string().max(maxLength.building).nullable(),
  housing: z.string().max(maxLength.housing).nullable(),
  floor: z.string().max(maxLength.floor).nullable(),
  flat_number: z.string().max(maxLength.flatNumber).nullable(),
});

/** The company that buys. */
const payer = z.object({ inn: z.string().regex(innPattern), name: z.string().min(1).max(maxLength.company) });

/** A device as the trade-in knows it, and what it is worth in the best condition. */
export const deviceWorth = z
  .object({
    calculator_id: id,
    group_id: id,
    brand_id: id,
    model_id: id,
    /** Gb; 0 for a model that has none to choose. */
    memory: z.int().nonnegative(),
    price: rubles,
  })
  .meta(fromExtension);

export const orderItem = z
  .object({
    id: extension(id),
    product_id: id,
    name: extension(z.string()),
    url: extension(z.string()),
    image: extension(z.string()),
    /** Written as a basket writes it; an order to repay says `qty`, and some providers do so here. */
    quantity: orNull(z.int().positive()),
    qty: orNull(z.int().positive()).optional(),
    price: orNull(rubles),
    final_price: rubles,
    sum: extension(rubles),
    section_id: orNull(id),
    /** The line this one was added to. */
    parent_id: extension(id).optional(),
    is_warranty: extensionWithDefault(z.boolean(), false).optional(),
    /** Pieces of it that were struck out before the order was received, or have come back. */
    returned: extensionWithDefault(z.int().nonnegative(), 0).optional(),
    /** Of one order that has been received: pieces of it whose return may still be asked for. */
    returnable_count: extension(z.int().nonnegative()).optional(),
    /** Of one order that has been received: the last day of the maker's warranty, the papers, and what it is worth as an old device today. */
    warranty_until: extension(day).optional(),
    manuals: extensionList(manual).optional(),
    trade_in: extension(deviceWorth).optional(),
  })
  .meta(fromSpec('2 §3'));

export const orderStep = z.object({ name: z.string(), isActive: falseByDefault }).meta(fromExtension);

/** A day and hours of it in which a courier can bring an order. */
export const deliveryTime = z
  .object({ delivery_date: rename('date', day), delivery_time_from: rename('from', timeOfDay), delivery_time_to: rename('to', timeOfDay) })
  .meta(fromExtension);

/** A kind with its id and its name. */
const kind = z.object({ id: z.union([z.int(), z.string()]), name: extension(z.string()) }).meta(fromExtension);

export const order = z
  .object({
    id,
    city: ownShape(z.object({ id: extension(id), name: z.string() }).meta(fromExtension)),
    /** What a shopper reads. */
    status: rename('statusName', textOrEmpty),
    /** One letter, see the vocabulary. */
    status_id: rename('statusCode', z.string()),
    /** One of `orderStages`; a letter that says that the order is over counts more. */
    stage: extension(z.string()).optional(),
    /** The way of an order; those reached are active. */
    statuses: rename('steps', ownShapeList(orderStep)),
    order_type_id: withDefault(z.int(), defaultOrderTypeId),
    delivery_date: orNull(day),
    delivery_time_from: orNull(z.string()),
    delivery_time_to: orNull(z.string()),
    delivery_address: textOrEmpty,
    delivery_type: ownShape(kind),
    delivery_cost: withDefault(rubles, 0),
    finish_storage_id: extension(id),
    discount: withDefault(rubles, 0),
    payment_type: ownShape(kind),
    payment_status_oi: z.object({ id: z.union([z.int(), z.string()]), name: extension(z.string()) }).meta(fromSpec('1 §4')),
    /** Of the goods. */
    sum: rubles,
    sum_prepaid: withDefault(rubles, 0),
    /** Goods and delivery after discounts. */
    total_sum: rubles,
    /** Still to be paid. */
    waiting_sum: withDefault(rubles, 0),
    contact_name: textOrEmpty,
    email: orNull(z.string()),
    mobile_phone: phone,
    promocode_input: rename('promocode', orNull(z.string())),
    is_cancelable: falseByDefault,
    is_editable: falseByDefault,
    link_to_order_receipt: rename('receiptUrl', orNull(z.string())),
    /** Who receives it instead of the one who has ordered it, in one line. */
    cms_addressee: orNull(z.string()),
    comment: extension(z.string()),
    /** Whether a SIM card is put in with its telephones. */
    with_sim: rename('hasSim', extensionWithDefault(z.boolean(), false).optional()),
    /** The company that buys. */
    company: extension(z.object({ inn: z.string(), name: z.string() }).meta(fromExtension)),
    /** The staff that has made it for a customer. */
    employee: extension(z.object({ tradePointNumber: orNull(z.string()), personnelNumber: orNull(z.string()) }).meta(fromSpec('2 §3'))),
    inserted_at: instant,
    /** When it was handed over. */
    received_at: extension(instant).optional(),
    /** Until when the goods of an unpaid order are kept; then it is cancelled. */
    held_until: extension(instant).optional(),
    /** Of an order in one click: its goods are kept for minutes only, until whoever has made it confirms the phone by a code. */
    is_phone_to_confirm: extensionWithDefault(z.boolean(), false).optional(),
    basket: rename('items', listOrEmpty(orderItem)),
    /** Why it came to less than its prices; together the whole discount. */
    discounts: extensionList(discount).optional(),
    /** Money that goes back, the oldest first. */
    refunds: extensionList(refund).optional(),
    /** What its shopper wants to return, the oldest first. */
    return_requests: extensionList(returnRequest).optional(),
    /** Of one order that has been received: whether the return of anything may still be asked for, and the last days for that. */
    is_returnable: extension(z.boolean()).optional(),
    return_deadlines: extension(returnDeadlines).optional(),
    /** Old devices that are handed in for its goods. */
    exchange_devices: extensionList(exchangeDevice).optional(),
    /** Of one order that a courier brings and that may be changed: the times it may be changed to, and the one agreed on. */
    delivery_times: extensionList(deliveryTime).optional(),
    /** Whether its gift cards can be sent to somebody else than the buyer, and who has been chosen for that. */
    is_giftable: extensionWithDefault(z.boolean(), false).optional(),
    gift: extension(gift).optional(),
  })
  .meta(fromSpec('1 §3'));

export type { Receipt } from './receipt.ts';
export type OrderDeliveryTime = z.output<typeof deliveryTime>;

export type Order = z.output<typeof order>;

export const openedOrder = z
  .object({
    /** Whoever sends it as `x-order-key` may read this order. */
    order_key: requiredExtension(z.string().min(1)),
  })
  .meta(fromExtension);

/** A change of an order, with the order as it stands now. */
export const orderChange = z
  .object({
    /** Sent back as `after`, it asks for what came later. */
    cursor: requiredExtension(z.string().min(1).max(64)),
    /** When it changed. */
    at: extension(instant),
    /** Its letter then. */
    status_id: rename('statusCode', requiredExtension(z.string())),
    /** Its stage then. */
    stage: extension(z.string()).optional(),
    order: requiredExtension(order),
  })
  .meta(fromExtension);

const addressee = z.object({ name: z.string().min(1).max(maxLength.name), phone });

const deliveryChoice = z.object({
  delivery_type_id: z.int(),
  /** Where it is picked up. */
  finish_storage_id: id.optional(),
  /** Of an express delivery: which store sends it; the first that can where none is said. */
  sale_point_id: id.optional(),
  /** Where it is brought. */
  address: address.optional(),
  datetime: instant.optional(),
  interval: interval.optional(),
});

const repaidItem = z
  .object({ product_id: id, price: rubles, final_price: rubles, qty: z.int().positive(), section_id: orNull(id) })
  .meta(fromSpec('2 §3'));

export const orders = endpoints('orders', {
  list: endpoint({
    method: 'GET',
    path: '/v3/customer/orders',
    field: 'orders',
    summary: 'The orders of the signed-in shopper, the newest first.',
    source: 'spec 1 §7',
    query: z.object({ page: digits.optional(), per_page: digits.optional() }),
    answer: order,
    paged: true,
    identity: 'shopper',
    idempotency: 'safe',
    cache: 'never',
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/v3/customer/orders/{id}/cancel',
    summary: 'Cancels an order: its goods are for sale again, what was paid goes back. One that is cancelled already stays so.',
    source: 'spec 1 §7',
    params: z.object({ id: idText }),
    answer: z.object({ is_cancelled: extension(z.boolean()) }).meta(fromExtension),
    identity: 'order',
    idempotency: 'none',
    deadline: 10_000,
    cache: 'never',
  }),
  update: endpoint({
    method: 'PUT',
    path: '/v3/customer/orders/{id}',
    summary: 'Changes who receives an order, the comment, and when a courier brings it: one of its `delivery_times`.',
    source: 'ours',
    params: z.object({ id: idText }),
    body: z.object({
      contact_name: z.string().min(1).max(maxLength.fullName),
      mobile_phone: phone,
      email: email.nullable(),
      comment: z.string().max(maxLength.comment).nullable(),
      /** Who receives the goods instead of the one who has ordered them; absent where that stays as it is. */
      addressee: addressee.optional(),
      /** Absent, all three, where it comes as agreed. */
      delivery_date: day.optional(),
      delivery_time_from: timeOfDay.optional(),
      delivery_time_to: timeOfDay.optional(),
    }),
    answer: z.object({ is_saved: extension(z.boolean()) }).meta(fromExtension),
    identity: 'order',
    idempotency: 'none',
    cache: 'never',
  }),
  requestReturn: endpoint({
    method: 'POST',
    path: '/v3/customer/orders/{id}/returns',
    summary:
      'Asks to return pieces of an order that was received, for its owner or with its key. 409 where they cannot be returned, or not any more.',
    source: 'ours',
    params: z.object({ id: idText }),
    body: z.object({
      items: z
        .array(z.object({ item_id: id, quantity: z.int().positive() }))
        .min(1)
        .max(maxReturnLines),
      reason: z.enum(returnReasons),
      /** Obligatory with a defect and with another reason. */
      comment: z.string().max(maxLength.returnComment).nullable(),
      handover: z.enum(returnHandovers),
    }),
    answer: returnRequest,
    identity: 'order',
    idempotency: 'keyed',
    cache: 'never',
  }),
  withdrawReturn: endpoint({
    method: 'POST',
    path: '/v3/customer/orders/{id}/returns/{request_id}/withdraw',
    summary:
      'Withdraws a request to return something, for the owner of its order or with its key. One that is withdrawn already stays so; 409 once the shop has decided.',
    source: 'ours',
    params: z.object({ id: idText, request_id: idText }),
    answer: z.object({ is_withdrawn: extension(z.boolean()) }).meta(fromExtension),
    identity: 'order',
    idempotency: 'none',
    cache: 'never',
  }),
  sendGift: endpoint({
    method: 'POST',
    path: '/v3/customer/orders/{id}/gift',
    summary:
      'Says who is sent the gift cards of an order, for its owner or with its key. Those that have been sent are sent anew with other codes, a few times a day. 409 for any other order.',
    source: 'ours',
    params: z.object({ id: idText }),
    body: giftRecipient,
    answer: gift,
    identity: 'order',
    idempotency: 'keyed',
    cache: 'never',
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/create-order',
    summary: 'Makes the orders of a basket: stock is reserved, the basket is emptied. Takes its owner from the basket; carries no bearer.',
    source: 'spec 1 §6',
    body: z.object({
      /** The basket's revision the shopper saw; absent where the provider keeps none. */
      revision: orNull(z.int().nonnegative()),
      order_type_id: z.int32(),
      contact: z.object({
        first_name: z.string().min(1).max(maxLength.name),
        last_name: z.string().max(maxLength.name),
        phone,
        email: email.nullable(),
      }),
      /** Who receives the goods instead of the one who orders them; absent where nobody does. */
      addressee: addressee.optional(),
      /** By the order's key in the split basket; absent in one-click mode: the shop calls back. */
      deliveries: z.record(z.string(), deliveryChoice),
      payment_type_id: z.int().nullable(),
      /** Months that a credit or an instalment is paid back over, where the shopper has chosen them. */
      months: z.int().positive().optional(),
      /** What the shopper saw of each order and agreed to; when an order comes to something else, none is made: 409 with both. */
      confirmed_totals: amountsByOrder.optional(),
      /** Whether preorders are an order of their own, as the basket was split for the shopper; they are when nobody says. */
      split: z.boolean().optional(),
      /** A minimal order by name and phone alone; an operator agrees on the rest. */
      is_one_click: z.boolean(),
      comment: z.string().max(maxLength.comment).nullable(),
      /** Whether a SIM card is put in with telephones; where nobody says, the feature `sim.auto` does. */
      sim: z.boolean().optional(),
      /** Absent where a person buys. */
      company: payer.optional(),
      /** Purposes the shopper consented to, kept with the moment and the address they came from. */
      consents: z.array(z.string()),
      /** Below which address of the shop the pages of orders are: letters lead there. */
      return_url: z.string().max(500).optional(),
    }),
    answer: z
      .object({
        orders: z.array(order),
        /** Whoever sends it as `x-order-key` may read these orders. */
        order_key: z.string(),
      })
      .meta(fromContract("guest's basket")),
    identity: 'basket-only',
    idempotency: 'keyed',
    deadline: 10_000,
    cache: 'never',
  }),
  order: endpoint({
    method: 'GET',
    path: '/v3/customer/orders/{id}',
    summary: 'One order, for its owner or with its key; anybody else gets 404.',
    source: 'spec 1 §7',
    params: z.object({ id: idText }),
    answer: order,
    identity: 'order',
    idempotency: 'safe',
    cache: 'never',
  }),
  toRepay: endpoint({
    method: 'GET',
    path: '/v3/customer/orders/payment/{id}',
    summary: 'An order that may still be paid, with the methods for it.',
    source: 'spec 2 §3',
    params: z.object({ id: idText }),
    answer: z
      .object({
        order: z
          .object({
            id,
            contact_name: textOrEmpty,
            mobile_phone: phone,
            email: orNull(z.string()),
            basket: listOrEmpty(repaidItem),
            delivery_cost: withDefault(rubles, 0),
            status: z.object({ id: z.string() }).meta(fromSpec('2 §3')),
            total_sum: extension(rubles),
          })
          .meta(fromSpec('2 §3')),
        /** `awaiting`, `paid`, `cancelled`: the last two are final. */
        payment_status: z.object({ status: textOrEmpty, can_repayment: falseByDefault }).meta(fromSpec('2 §3')),
        payment_status_oi: z.object({ id: z.int() }).meta(fromSpec('2 §3')),
        prepaid_basket: listOrEmpty(z.object({ product_id: id, amount: rubles }).meta(fromSpec('2 §3'))),
        restrictive_virtual_payments_ids: listOrEmpty(z.int()),
        payments: listOrEmpty(paymentMethod),
      })
      .meta(fromSpec('2 §3')),
    identity: 'order',
    idempotency: 'safe',
    cache: 'never',
  }),
  sendCode: endpoint({
    method: 'POST',
    path: '/v3/customer/orders/send-code',
    summary: 'Sends a code by which whoever holds the phone of an order opens it. The same answer whether or not there is such an order.',
    source: 'ours',
    body: z.object({ order_id: id, phone, captcha }),
    answer: sentCode,
    identity: 'claimant',
    idempotency: 'none',
    cache: 'never',
  }),
  open: endpoint({
    method: 'POST',
    path: '/v3/customer/orders/open',
    summary:
      'Opens an order by a code that was sent to its phone, and gives it to whoever is signed in with that phone. 404 where the right code is of a phone that has no such order.',
    source: 'ours',
    body: submittedCode.extend({ order_id: id }),
    answer: openedOrder,
    identity: 'order',
    idempotency: 'none',
    cache: 'never',
  }),
  feed: endpoint({
    method: 'GET',
    path: '/v3/orders/feed',
    summary:
      'Changes of all orders in their order, after a cursor or from the beginning. One that has been told of is never followed by an earlier one. 410 with `cursor_expired` behind a change that is not kept any more.',
    source: 'ours',
    query: z.object({ after: z.string().max(64).optional(), per_page: digits.optional() }),
    answer: z
      .object({
        changes: extensionList(orderChange),
        /** Of the newest change there is; null before the first. */
        latest: orNull(z.string()),
      })
      .meta(fromExtension),
    identity: 'application',
    idempotency: 'safe',
    cache: 'never',
  }),
  search: endpoint({
    // A phone stands in no address.
    method: 'POST',
    path: '/v3/orders/search',
    summary: 'Orders of all shoppers by their number, phone, status, store and day, the newest first.',
    source: 'ours',
    body: z.object({
      number: id.optional(),
      phone: phone.optional(),
      /** Letters of the specification and stages; it stands at one of them. Any when absent. */
      statuses: z.array(z.string().max(20)).optional(),
      /** Where it is picked up. */
      store_id: id.optional(),
      /** By the clock of the shop's first city. */
      day: day.optional(),
      page: z.int().positive().optional(),
      per_page: z.int().positive().optional(),
    }),
    answer: order,
    paged: true,
    identity: 'application',
    idempotency: 'safe',
    cache: 'never',
  }),
  setStatus: endpoint({
    method: 'POST',
    path: '/v3/orders/{id}/status',
    summary:
      'Moves an order to the next status of its way, cancels or closes it, for a back office. One that stands so already stays so; 409 where it does not go there.',
    source: 'ours',
    params: z.object({ id: idText }),
    /** A letter of the specification, or a stage. */
    body: z.object({ status: z.string().max(20) }),
    answer: order,
    identity: 'application',
    idempotency: 'none',
    deadline: 10_000,
    cache: 'never',
  }),
  receipt: endpoint({
    method: 'GET',
    path: '/v3/customer/orders/{id}/receipt',
    summary: 'The fiscal receipts of an order, the oldest first: of its payment, and of money that went back. 404 until there is one.',
    source: 'ours',
    params: z.object({ id: idText }),
    answer: z.array(receipt),
    identity: 'order',
    idempotency: 'safe',
    cache: 'never',
  }),
});
