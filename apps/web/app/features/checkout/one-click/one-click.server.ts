import { messages } from '@vitrina/services/contract/fields/messages.ts';
import type { RouterContextProvider } from 'react-router';
import { goodsField, writeGoods } from '../../../entities/basket/goods.ts';
import { newSeed, readDraft } from '../../../entities/order-draft/draft.server.ts';
import { idempotencyKeyOf } from '../../../entities/order-draft/draft.ts';
import { text, wholeNumber } from '../../../forms/answer.server.ts';
import { personalData, readConsents } from '../../../forms/consents.ts';
import { showErrors, showLoadFailure, showOrderLimit, showPriceChange, showTotalsMissing } from '../../../forms/form-failure.server.ts';
import { read, textsOf, valuesOf } from '../../../forms/read.server.ts';
import { phoneText } from '../../../platform/format/phone.ts';
import { minimalContacts } from '../contacts/schema.server.ts';
import { frameOf } from '../frame.server.ts';
import type { OneClick } from '../load.server.ts';
import { unaskedSim } from '../order-input.ts';
import { readQuote } from '../quote.ts';
import { type OneClickBasket, placeOrder } from '../summary/place.server.ts';

/** What the screen of one-click mode shows; what was typed in the steps before is there already. */
export function oneClick(checkout: OneClick) {
  const { contacts } = checkout.draft;
  return {
    kind: 'one-click' as const,
    areDeliveriesKnown: checkout.areDeliveriesKnown,
    frame: frameOf(checkout, 'contacts'),
    revision: checkout.basket.revision,
    goods: writeGoods(checkout.basket.items),
    quote: checkout.quote?.token ?? '',
    /** Made for this form: every press of its button is the same order. */
    seed: newSeed(),
    values: { firstName: contacts?.firstName ?? '', phone: contacts === null ? '' : phoneText(contacts.phone) },
  };
}

/** Orders by name and phone alone, the visitor's basket or what is bought by itself; an operator agrees on the rest. */
export async function orderInOneClick(context: Readonly<RouterContextProvider>, request: Request, form: FormData, basket?: OneClickBasket) {
  const draft = readDraft(context);
  const values = valuesOf(form, ['firstName', 'phone', 'seed']);
  const contact = read(minimalContacts, values);
  const { purposes, missing } = readConsents([personalData], (field) => form.get(field) === 'yes');
  const errors = { ...contact.errors, ...Object.fromEntries(missing.map((field) => [field, messages.agreement])) };
  if (contact.value === null || Object.keys(errors).length > 0) return showErrors(request, values, errors);

  const quote = readQuote(form);
  if (quote === null) return showTotalsMissing(request, values);
  const revision = wholeNumber(form, 'revision');
  const seed = /^[0-9a-f]{32}$/.test(text(form, 'seed')) ? text(form, 'seed') : newSeed();
  const { firstName, phone } = contact.value;
  const input = {
    revision,
    contact: { firstName, phone },
    deliveries: [],
    quote,
    isOneClick: true,
    sim: unaskedSim,
    consents: purposes,
    idempotencyKey: idempotencyKeyOf(seed, revision),
  };
  const answer = await placeOrder(context, request, { draft, input, goods: text(form, goodsField), oneClickBasket: basket });
  if (answer instanceof Response) return answer;
  if (answer === 'outdated') return showTotalsMissing(request, { ...values, seed: newSeed() });
  if (answer === 'limited') return showOrderLimit(context, request, { ...textsOf(form), seed });
  if (answer !== null && 'faults' in answer) return showErrors(request, values, answer.faults);
  if (answer !== null) return showPriceChange(request, { ...values, seed: newSeed() }, answer);
  const message = 'Магазин не успел ответить. Нажмите ещё раз: второй заказ не появится.';
  return showLoadFailure(context, request, { values: { ...textsOf(form), seed }, message });
}
