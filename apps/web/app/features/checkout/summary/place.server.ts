import { type RouterContextProvider, redirect } from 'react-router';
import { readGoods } from '../../../entities/basket/goods.ts';
import { keepOwnOrders } from '../../../entities/order/own.server.ts';
import { newSeed, writeDraft } from '../../../entities/order-draft/draft.server.ts';
import { type Draft, emptyDraft } from '../../../entities/order-draft/draft.ts';
import { startPayment, waitTimeout } from '../../../entities/payment/start.server.ts';
import { isByStaff } from '../../../entities/person/staff.server.ts';
import type { Errors } from '../../../forms/read.server.ts';
import { CreateOrderDocument, type CreateOrderMutation, type OrderCreateInput } from '../../../generated/graphql.ts';
import type { Failure, PriceChange } from '../../../platform/gateway/gateway-failure.ts';
import { query } from '../../../platform/gateway/query.server.ts';
import { leaveNotice } from '../../../platform/session/notice.server.ts';
import { pathOf } from '../steps.ts';
import { stepAtFault } from './fault.ts';

interface Submission {
  draft: Draft;
  input: OrderCreateInput;
  /** What the basket held when the button was shown, as the form says it (`cart/goods.ts`). */
  goods: string;
  /** Of what is bought by itself: its basket, and where it is bought. */
  oneClickBasket?: OneClickBasket | undefined;
}

/** The basket of what is bought in one click beside the visitor's own, and the page of the product. */
export interface OneClickBasket {
  basketId: string;
  from: string;
}

/** Fields at fault that the form of one click has itself. */
export interface Faults {
  faults: Errors;
}

type CreatedOrders = NonNullable<NonNullable<CreateOrderMutation['orderCreate']>['orders']>;

/**
 * Makes the orders, once for a key, and leads on: to the payment page, to the order, or to what has to be mended. Null
 * when nobody knows whether they were made: only the very same submission may follow. `limited` when there were too many of late: the
 * press was refused, but what became of an earlier one with its key is not known, so the same form is sent again later. What the orders
 * were to come to and what they do when that differs, `outdated` when their quote is worth nothing any more: nothing was ordered then, and
 * the same form is shown once more.
 */
export async function placeOrder(
  context: Readonly<RouterContextProvider>,
  request: Request,
  submission: Submission,
): Promise<Response | PriceChange | Faults | 'limited' | 'outdated' | null> {
  const { input, oneClickBasket } = submission;
  const { data, errors } = await query(
    context,
    request,
    CreateOrderDocument,
    { input },
    // A second press cancels the first response, never the creation of the order.
    { signal: AbortSignal.timeout(waitTimeout), separateBasket: oneClickBasket },
  );
  const orders = data?.orderCreate?.orders ?? null;
  if (orders === null) return refusalResponse(context, submission, errors[0]);
  const { contacts } = submission.draft;
  const ids = orders.map(({ id }) => id);
  // The next customer at the till is another one.
  const isOwn = !isByStaff(context);
  // What is on the way through the checkout stays there when something else is bought by itself.
  const rest = oneClickBasket === undefined ? { ...emptyDraft, delivery: isOwn ? placesOf(submission.draft) : null } : submission.draft;
  writeDraft(context, { ...rest, contacts: isOwn ? contacts : null, last: ids });
  keepOwnOrders(context, ids);
  return goOn(context, request, submission, orders);
}

/** Where the next order may go as well: the place, or the address. Hours and whatever was said of this order alone go with it. */
function placesOf({ delivery }: Draft): Draft['delivery'] {
  if (delivery === null || delivery.isUnfinished) return null;
  const { cityId, address } = delivery;
  const choices = Object.fromEntries(Object.entries(delivery.choices).filter(([, { way }]) => way === 'PICKUP'));
  if (address === null && Object.keys(choices).length === 0) return null;
  return { rev: 0, cityId, address, choices, comment: '', addressee: null };
}

/** To the payment page of the first order that waits for its payment; else to the first order. */
async function goOn(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { input }: Submission,
  orders: CreatedOrders,
): Promise<Response> {
  const awaiting = orders.find(({ isAwaitingPayment }) => isAwaitingPayment);
  if (awaiting === undefined) return redirect(`/order-info/${orders[0]?.id}`, 303);
  const typeId = input.paymentTypeId == null ? null : String(input.paymentTypeId);
  const isChosenForAll = orders.every(({ isAwaitingPayment }) => isAwaitingPayment);
  if (typeId !== null && isChosenForAll) {
    const paymentStart = await startPayment(context, request, {
      orderId: awaiting.id,
      typeId,
      months: input.months,
      key: `${input.idempotencyKey}-pay`,
    });
    if (paymentStart instanceof Response) return paymentStart;
    leaveNotice(context, 'payment-failed');
  }
  // The rest is paid on receipt, but what is sent has to be paid now: with a method of its own.
  return redirect(`/cart/payment/${awaiting.id}`, 303);
}

/** Where a refusal leads: nothing was ordered then. */
function refusalResponse(
  context: Readonly<RouterContextProvider>,
  { draft, goods, input, oneClickBasket }: Submission,
  failure: Failure | undefined,
): Response | PriceChange | Faults | 'limited' | 'outdated' | null {
  const code = failure?.code ?? 'INTERNAL';
  if (input.isOneClick && code === 'BAD_USER_INPUT') {
    const faults = faultsOfOneClick(failure?.fields ?? {});
    if (Object.keys(faults).length > 0) return { faults };
  }
  if (oneClickBasket !== undefined && code === 'OUT_OF_STOCK') {
    leaveNotice(context, 'out-of-stock');
    return redirect(oneClickBasket.from, 303);
  }
  if (oneClickBasket !== undefined && code === 'CONFLICT' && !failure?.priceChange) {
    leaveNotice(context, 'order-recheck');
    return redirect('/cart/one-click', 303);
  }
  if (failure?.priceChange || code === 'QUOTE_REJECTED') {
    writeDraft(context, { ...draft, pending: null, seed: newSeed() });
    return failure?.priceChange ?? 'outdated';
  }
  switch (code) {
    case 'OUT_OF_STOCK':
      leaveNotice(context, 'basket-changed');
      writeDraft(context, { ...draft, pending: null, seed: newSeed() });
      return redirect('/cart', 303);
    case 'CONFLICT':
      leaveNotice(context, 'basket-elsewhere', readGoods(goods) === null ? '' : goods);
      writeDraft(context, { ...draft, pending: null, seed: newSeed() });
      return redirect('/cart', 303);
    case 'BAD_USER_INPUT':
    case 'NO_DELIVERIES':
      leaveNotice(context, 'order-recheck');
      writeDraft(context, { ...draft, pending: null, seed: newSeed() });
      return redirect(pathOf(stepAtFault(code, Object.keys(failure?.fields ?? {}))), 303);
    case 'UNAUTHENTICATED':
      // An order carries no shopper's token: it is the staff's that is worth nothing any more.
      leaveNotice(context, 'employee-over');
      writeDraft(context, { ...draft, pending: null });
      return redirect('/employee?returnTo=%2Fcart%2Fsummary', 303);
    case 'RATE_LIMITED':
      return 'limited';
    default:
      return null;
  }
}

const oneClickFields = {
  'input.contact.firstName': 'firstName',
  'input.contact.phone': 'phone',
  'input.isOneClick': 'isOneClick',
} as const;

/** What is wrong with an order in one click, by the names of its form's fields. */
const faultsOfOneClick = (fields: Failure['fields']): Errors =>
  Object.fromEntries(
    Object.entries(oneClickFields).flatMap(([path, name]): [string, string][] => {
      const text = fields[path]?.[0];
      return text === undefined ? [] : [[name, text]];
    }),
  );
