import { type RouterContextProvider, redirectDocument, replace } from 'react-router';
import { readDraft } from '../../entities/order-draft/draft.server.ts';
import type { Draft } from '../../entities/order-draft/draft.ts';
import {
  CheckoutBasketDocument,
  type CheckoutBasketQuery,
  CheckoutDeliveriesDocument,
  type CheckoutDeliveriesQuery,
  CheckoutDocument,
  CheckoutMethodsDocument,
  type CheckoutQuery,
  ChosenActionsDocument,
  type OrderDeliveryInput,
  type QuoteFactsFragment,
} from '../../generated/graphql.ts';
import type { Failure } from '../../platform/gateway/gateway-failure.ts';
import { type Answer, query } from '../../platform/gateway/query.server.ts';
import { shopOf } from '../../platform/gateway/shop.server.ts';
import { queryPage } from '../../platform/head/seo.server.ts';
import { leaveNotice } from '../../platform/session/notice.server.ts';
import type { NoticeCode } from '../../platform/session/notice.ts';
import { areDeliverable, type CheckoutOrder, type OrderDelivery, physicalOrders, resolveDeliveries } from './delivery-choice.ts';
import { deliveryInputs } from './order-input.ts';
import { isOpen, lacksInvoiceEmail, type Method, methodsFor } from './payment-methods.ts';
import { fastPath, nextPath, pathOf, redirectTo, type StepId } from './steps.ts';

interface CheckoutStart {
  draft: Draft;
  basket: NonNullable<CheckoutBasketQuery['basket']>;
  cityId: string;
  cityName: string;
  /** What the orders come to; null as long as one has no way to get it, and where it could not be loaded. */
  quote: QuoteFactsFragment | null;
  /** Codes and certificates are sent by e-mail. */
  hasDigitalGoods: boolean;
  /** What came with it, as far as the step has asked for it. */
  extras: Pick<CheckoutQuery, 'features' | 'promised' | 'me' | 'addresses'>;
}

/** What a step shows besides, in the same answer. */
interface CheckoutExtras {
  withPerson?: boolean;
  withAddresses?: boolean;
  withActions?: boolean;
}

/** A step that may be shown, with everything chosen before it. */
export interface OpenStep extends CheckoutStart {
  kind: 'step';
  /** Empty before the step of delivery. */
  orders: CheckoutOrder[];
  /** Null until every order has its way. */
  orderDeliveries: OrderDelivery[] | null;
  /** Methods that go with the chosen ways, and with what each order comes to; null when they could not be loaded. */
  methods: Method[] | null;
  /** The chosen one; null when there is none that is still possible. */
  method: Method | null;
  /** Whether no way to get the goods leaves a method: what they come to is out of the bounds of all. */
  isSumUnpayable: boolean;
}

/** Deliveries cannot be chosen: a name and a phone are all that is asked for (spec 1 §4). */
export interface OneClick extends CheckoutStart {
  kind: 'one-click';
  /** Whether they were loaded, and there is no way to get the goods; else they could not be. */
  areDeliveriesKnown: boolean;
}

/** Not even the basket could be loaded. */
export interface LoadFailure {
  kind: 'unloaded';
  failure: Failure | undefined;
}

type CheckoutStep = Exclude<StepId, 'basket'>;

/** Null where the methods could not be loaded. */
const payable = (methods: readonly Method[] | null | undefined, { contacts }: Draft): Method[] | null =>
  methods == null ? null : methodsFor(methods, contacts?.company !== undefined);

/** A screen of all steps at once: what the draft leaves open is chosen already, by the ways there are. */
export interface DraftPrefill {
  draft: Draft;
  /** Asked for here where the screen has not. */
  ways?: Answer<Pick<CheckoutDeliveriesQuery, 'checkoutOrders'>>;
}

/**
 * What a step needs, or the way to the step that is to be done first. Out of stock, and an action that is not paid within the shop, lead
 * back to the basket, any other failure to load deliveries to one-click mode (contract, checkout errors). The way takes the place of the step in the
 * browser's history: «Back» would lead to the step and at once away again, for ever.
 */
export async function findCheckout(
  context: Readonly<RouterContextProvider>,
  request: Request,
  step: CheckoutStep,
  prefill?: DraftPrefill,
  { withPerson = false, withAddresses = false, withActions = false }: CheckoutExtras = {},
): Promise<OpenStep | OneClick | LoadFailure> {
  const draft = prefill?.draft ?? readDraft(context);
  const isFurther = step !== 'contacts';
  // What is confirmed is what is ordered: by then the payment is chosen, and promotions that ask for it count.
  const paymentTypeId = step === 'summary' ? (draft.payment?.paymentTypeId ?? null) : null;
  const withGoodsQuote = isFurther && paymentTypeId === null;
  // Ways of delivery may lead to nearly as many calls as one operation may, so they are one of their own.
  const ways = isFurther ? (prefill?.ways ?? query(context, request, CheckoutDeliveriesDocument, {})) : null;
  const url = new URL(prefill === undefined ? pathOf(step) : fastPath, request.url);
  const { data, errors } = await queryPage({ context, request, url }, CheckoutDocument, {
    paymentTypeId,
    isFurther,
    withGoodsQuote,
    deliveries: isFurther ? deliveryInputs(draft.delivery) : [],
    withPerson,
    withAddresses,
    withActions,
  });
  if (data === null) return { kind: 'unloaded', failure: errors[0] };
  const { basket } = data;
  const failure = basket === null ? errors.find(({ path }) => path.split('.')[0] === 'basket') : undefined;
  if (failure !== undefined) return { kind: 'unloaded', failure };
  if (basket === null || basket.items.length === 0) throw replace(pathOfEmptyBasket(draft), 302);
  const start: CheckoutStart = {
    draft,
    basket,
    quote: null,
    cityId: data.currentCity.id,
    cityName: data.currentCity.name,
    hasDigitalGoods: basket.items.some(({ product }) => product?.isDigital),
    extras: data,
  };
  /** What it costs while nobody has said how it will be paid. */
  const unpaid = async (chosenWays: OrderDeliveryInput[]): Promise<Pick<CheckoutStart, 'basket' | 'quote'>> => {
    const priced = (await query(context, request, CheckoutBasketDocument, { paymentTypeId: null, deliveries: chosenWays })).data;
    return { basket: priced?.basket ?? basket, quote: priced?.orderQuote ?? null };
  };
  const progress = { isBasketFilled: true, hasContacts: draft.contacts !== null, isDeliveryChosen: false, isPaymentChosen: false };
  const deliveries = await ways;
  if (deliveries === null || (draft.contacts === null && prefill === undefined)) {
    const elsewhere = redirectTo(step, progress);
    if (elsewhere !== null) throw replace(elsewhere, 302);
    return { ...start, kind: 'step', orders: [], orderDeliveries: null, methods: [], method: null, isSumUnpayable: false };
  }

  const { log } = shopOf(context);
  // The whole page is loaded anew, so that it starts at the top with the message.
  const backToBasket = (notice: NoticeCode): never => {
    leaveNotice(context, notice);
    throw redirectDocument('/cart', 302);
  };
  if (deliveries.errors.some(({ code }) => code === 'OUT_OF_STOCK')) {
    log.info({}, 'out of stock');
    backToBasket('basket-changed');
  }
  const orders = deliveries.data?.checkoutOrders ?? [];
  if (orders.length === 0 || !areDeliverable(orders)) {
    if (await isPaidElsewhere(context, request)) backToBasket('action-unpaid');
    const areDeliveriesKnown = deliveries.data?.checkoutOrders != null || deliveries.errors.some(({ code }) => code === 'NO_DELIVERIES');
    if (areDeliveriesKnown) log.info({}, 'no deliveries');
    // Nobody has said there how it will be paid.
    const goods = withGoodsQuote ? { quote: data.goodsQuote ?? null } : await unpaid([]);
    return { ...start, ...goods, kind: 'one-click', areDeliveriesKnown };
  }

  // Codes alone are sent: whoever comes to the step of delivery has it behind him.
  if (step === 'delivery' && physicalOrders(orders).length === 0) throw replace(nextPath('delivery', draft), 302);
  const arranged = resolveDeliveries(orders, draft.delivery, start.cityId);
  const possible = arranged === null ? [] : payable(data.paymentMethods, draft);
  const isReady = (one: Method): boolean => isOpen(one) && !lacksInvoiceEmail(one, draft.contacts);
  const method = possible?.find((one) => one.typeId === draft.payment?.paymentTypeId && isReady(one)) ?? null;
  // Without the changing part of its key nothing can be ordered once: the payment step makes it.
  const isPaymentChosen = method !== null && draft.seed !== null;
  const elsewhere = redirectTo(step, { ...progress, isDeliveryChosen: arranged !== null, isPaymentChosen });
  if (elsewhere !== null && prefill === undefined) throw replace(elsewhere, 302);
  // What is not going to be paid like that does not cost like that.
  if (method === null && paymentTypeId !== null) Object.assign(start, await unpaid(deliveryInputs(draft.delivery)));
  else start.quote = data.orderQuote ?? null;
  if (arranged === null) start.quote = null;
  // Without its sums nothing can be confirmed.
  if (step === 'summary' && method !== null && start.quote === null)
    return { kind: 'unloaded', failure: errors.find(({ path }) => path === 'orderQuote') };
  const isSumUnpayable = arranged !== null && possible?.length === 0 && (await isUnpayable(context, request));
  return { ...start, kind: 'step', orders, orderDeliveries: arranged, methods: possible, method, isSumUnpayable };
}

/** Whether the basket has no method of payment however it is got (spec 1 §5, thresholds); not so when nobody knows. */
async function isUnpayable(context: Readonly<RouterContextProvider>, request: Request): Promise<boolean> {
  const { data } = await query(context, request, CheckoutMethodsDocument, { deliveries: [] });
  return data?.paymentMethods?.length === 0;
}

/** Where an empty basket leads: to the order it has just become, or to the basket. */
export function pathOfEmptyBasket({ last }: Draft): string {
  const [id] = last;
  return id === undefined ? '/cart' : `/order-info/${id}`;
}

/** Whether an action that this basket has chosen is not paid within the shop (spec 1 §4); not so while nobody knows. */
async function isPaidElsewhere(context: Readonly<RouterContextProvider>, request: Request): Promise<boolean> {
  const { data } = await query(context, request, ChosenActionsDocument, {});
  const { items = [], discounts = [], actions = null } = data?.basket ?? {};
  const selectedActionIds = new Set([
    ...items.flatMap(({ actionId, presentOf }) => [actionId, presentOf]),
    ...discounts.map(({ actionId }) => actionId),
  ]);
  return (actions ?? []).some(({ id, hasInnerPayment }) => selectedActionIds.has(id) && !hasInnerPayment);
}
