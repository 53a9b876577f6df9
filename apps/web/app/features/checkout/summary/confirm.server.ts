import { messages } from '@vitrina/services/contract/fields/messages.ts';
import { type RouterContextProvider, redirect } from 'react-router';
import { goodsField, writeGoods } from '../../../entities/basket/goods.ts';
import { writeDraft } from '../../../entities/order-draft/draft.server.ts';
import type { Draft, OrderSubmission } from '../../../entities/order-draft/draft.ts';
import { text, wholeNumber } from '../../../forms/answer.server.ts';
import { consentField, orderConsents, readConsents } from '../../../forms/consents.ts';
import { showErrors, showOrderLimit, showOutdated, showPriceChange, showTotalsMissing } from '../../../forms/form-failure.server.ts';
import { textsOf, type Values, valuesOf } from '../../../forms/read.server.ts';
import { BasketRevisionDocument, CheckoutDeliveriesDocument } from '../../../generated/graphql.ts';
import { whenText } from '../../../platform/format/handover.ts';
import { query } from '../../../platform/gateway/query.server.ts';
import { leaveNotice } from '../../../platform/session/notice.server.ts';
import { type Option, optionOf } from '../delivery-choice.ts';
import type { OpenStep } from '../load.server.ts';
import { orderInput } from '../order-input.ts';
import { readQuote } from '../quote.ts';
import { pathOf } from '../steps.ts';
import { type Payment, paymentsOf } from './payments.ts';
import { placeOrder } from './place.server.ts';

/** Everything the summary shows that could have been changed in another tab. */
export const revOf = ({ contacts, delivery, payment }: Draft): string =>
  [contacts, delivery, payment].map((step) => step?.rev ?? 0).join('.');

/** The steps that another tab has saved since, in words; all of them where the form does not say which it has shown. */
function changedSteps(shownRevs: string, currentRevs: string): string {
  const before = shownRevs.split('.');
  const names = ['контакты', 'доставку', 'оплату'];
  const revs = currentRevs.split('.');
  return names.filter((_, at) => before[at] !== revs[at]).join(', ');
}

const opensPayment = 'Дальше откроется страница оплаты. Деньги спишутся только там.';
const opensApplication = 'Дальше откроется заявка в банк. Деньги сейчас не спишутся.';
const paysLater = 'Платить сейчас не нужно: оплата при получении.';
const byInvoice = 'Платить сейчас не нужно: счёт пришлём на почту, оплатите его переводом. Заказ соберём после оплаты.';

/** What comes after the button. */
function whatOpens(method: OpenStep['method'], payments: readonly Payment[]): string {
  if (payments.length > 0) return opensPayment;
  // A bank is applied to, and takes nothing at once.
  if (method?.isPrepaid) return method.tab === 'INSTALMENT' || method.tab === 'CREDIT' ? opensApplication : opensPayment;
  return method?.kind === 'BANK_TRANSFER' ? byInvoice : paysLater;
}

/** What the form shows beside the sums, and carries so that what was seen is what is ordered. */
export function confirmationOf({ basket, quote, orderDeliveries, method }: OpenStep) {
  const payments = quote === null ? [] : paymentsOf(orderDeliveries ?? [], method?.isPrepaid ?? false, quote);
  return {
    revision: basket.revision,
    /** The orders that are handed over, with the day of those that are picked up. */
    handovers: (orderDeliveries ?? []).flatMap(({ order, way, option }) =>
      option === null ? [] : [{ field: dayField(order.key), day: way === 'PICKUP' ? option.day : '' }],
    ),
    goods: writeGoods(basket.items),
    quote: quote?.token ?? '',
    handedIn: basket.exchangeDevices.filter(({ itemId }) => itemId !== null),
    payments,
    next: whatOpens(method, payments),
  };
}

export type Confirmation = ReturnType<typeof confirmationOf>;

/** What the shopper has agreed to in a form that is shown again. */
const consentValues = (form: FormData): Values => valuesOf(form, orderConsents.map(consentField));

/** Name of the hidden field of an order that is handed over: the day on which it can be picked up, empty where it is brought. */
const dayField = (partKey: string): string => `day.${partKey}`;

/**
 * The draft with the delivery of the orders that the form has shown. What was chosen for goods that have left the basket is neither shown nor
 * sent, their address and recipient with it; it stays in the draft of the steps, for goods that come back.
 */
function shownDraft(draft: Draft, form: FormData): Draft {
  if (draft.delivery === null) return draft;
  const chosen = Object.entries(draft.delivery.choices);
  const shown = chosen.filter(([partKey]) => form.has(dayField(partKey)));
  if (shown.length > 0) return { ...draft, delivery: { ...draft.delivery, choices: Object.fromEntries(shown) } };
  // A comment that was saved for codes alone has no goods to go with.
  return { ...draft, delivery: chosen.length > 0 ? null : { ...draft.delivery, addressee: null } };
}

/**
 * What can be picked up on a later day than the form has shown; null where all stays as it was, or nobody can tell. A basket that has been
 * ordered by an earlier press has no deliveries, and that press is repeated.
 */
async function findLaterPickup(
  context: Readonly<RouterContextProvider>,
  request: Request,
  form: FormData,
  { delivery }: Draft,
): Promise<Option | null> {
  const shownDay = (partKey: string) => text(form, dayField(partKey));
  const chosen = Object.entries(delivery?.choices ?? {}).filter(([partKey]) => shownDay(partKey) !== '');
  if (chosen.length === 0) return null;
  const orders = (await query(context, request, CheckoutDeliveriesDocument, {})).data?.checkoutOrders ?? [];
  for (const [partKey, choice] of chosen) {
    const order = orders.find(({ key }) => key === partKey);
    const option = order === undefined ? null : optionOf(order, choice);
    if (option !== null && option.day > shownDay(partKey)) return option;
  }
  return null;
}

/** Whether the basket is another one by now than the form has shown. */
async function isBasketChanged(context: Readonly<RouterContextProvider>, request: Request, shownRevision: number | null): Promise<boolean> {
  const revision = (await query(context, request, BasketRevisionDocument, {})).data?.basket?.revision ?? null;
  return revision !== null && revision !== shownRevision;
}

/**
 * Orders what a form has shown of this draft. What other tabs have saved by now is the `current` one: where it is another than the form has
 * shown, nothing is ordered.
 */
export async function confirmOrder(
  context: Readonly<RouterContextProvider>,
  request: Request,
  form: FormData,
  draft: Draft,
  current = draft,
) {
  const { purposes, missing } = readConsents(orderConsents, (field) => form.get(field) === 'yes');
  if (missing.length > 0)
    return showErrors(request, consentValues(form), Object.fromEntries(missing.map((field) => [field, messages.agreement])));
  if (text(form, 'rev') !== revOf(current)) {
    const message = `В другой вкладке изменили ${changedSteps(text(form, 'rev'), revOf(current))}. Ниже заказ такой, каким будет оформлен: проверьте его и подтвердите ещё раз.`;
    return showOutdated(request, consentValues(form), message);
  }
  const quote = readQuote(form);
  if (quote === null) return showTotalsMissing(request, consentValues(form));
  const revision = wholeNumber(form, 'revision');
  const laterOption = await findLaterPickup(context, request, form, draft);
  // It is no matter of the stock where other goods are in the basket: the provider refuses to order them, and the basket says what has changed.
  if (laterOption !== null && !(await isBasketChanged(context, request, revision))) {
    const message = `Пока вы оформляли заказ, этих товаров в выбранном месте не стало: теперь самовывоз ${whenText(laterOption)}. Подтвердите заказ ещё раз или выберите другое место.`;
    return showOutdated(request, consentValues(form), message);
  }
  return sendOrder(context, request, form, shownDraft(draft, form), { revision, consents: purposes, quote }, draft);
}

/** Sends an order, and the very same once more where nobody knows whether it was made; what `kept` has beside it outlives a refusal. */
export async function sendOrder(
  context: Readonly<RouterContextProvider>,
  request: Request,
  form: FormData,
  draft: Draft,
  submission: OrderSubmission,
  kept = draft,
) {
  const input = orderInput(draft, submission);
  if (input === null) return redirect(pathOf('payments'), 303);
  const answer = await placeOrder(context, request, { draft: kept, input, goods: text(form, goodsField) });
  if (answer instanceof Response) return answer;
  if (answer === 'outdated') return showTotalsMissing(request, consentValues(form));
  if (answer === 'limited') return showOrderLimit(context, request, textsOf(form));
  if (answer !== null && 'faults' in answer) return showErrors(request, consentValues(form), answer.faults);
  if (answer !== null) return showPriceChange(request, consentValues(form), answer);
  leaveNotice(context, 'order-unanswered');
  writeDraft(context, { ...draft, pending: submission });
  return redirect(pathOf('summary'), 303);
}
