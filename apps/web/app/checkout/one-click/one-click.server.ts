import type { RouterContextProvider } from 'react-router';
import { text, wholeNumber } from '../../forms/answer.server.ts';
import { personalData, readConsents } from '../consents.ts';
import { minimalContacts } from '../contacts/schema.server.ts';
import { newSeed, readDraft } from '../draft/draft.server.ts';
import { orderKeyOf } from '../draft/draft.ts';
import { rejected, unloaded } from '../form/failed.server.ts';
import { read, textsOf, valuesOf } from '../form/read.server.ts';
import { frameOf, phoneText } from '../frame.server.ts';
import type { OneClick } from '../load.server.ts';
import { messages } from '../messages.ts';
import { placeOrder } from '../summary/place.server.ts';

/** What the screen of one-click mode shows; what was typed in the steps before is there already. */
export function oneClick(opened: OneClick) {
  const { contacts } = opened.draft;
  return {
    kind: 'one-click' as const,
    frame: frameOf(opened, 'contacts'),
    revision: opened.basket.revision,
    /** Made for this form: every press of its button is the same order. */
    seed: newSeed(),
    values: { firstName: contacts?.firstName ?? '', phone: contacts === null ? '' : phoneText(contacts.phone) },
  };
}

/** Orders by name and phone alone; an operator agrees on the rest. */
export async function orderInOneClick(context: Readonly<RouterContextProvider>, request: Request, form: FormData) {
  const draft = readDraft(context, request);
  const values = valuesOf(form, ['firstName', 'phone', 'seed']);
  const contact = read(minimalContacts, values);
  const { purposes, missing } = readConsents([personalData], (field) => form.get(field) === 'yes');
  const errors = { ...contact.errors, ...Object.fromEntries(missing.map((field) => [field, messages.agreement])) };
  if (contact.value === null || Object.keys(errors).length > 0) return rejected(request, values, errors);

  const revision = wholeNumber(form, 'revision') ?? 0;
  const seed = /^[0-9a-f]{32}$/.test(text(form, 'seed')) ? text(form, 'seed') : newSeed();
  const { firstName, phone } = contact.value;
  const input = { revision, contact: { firstName, phone }, deliveries: [], isOneClick: true, consents: purposes };
  const answer = await placeOrder(context, request, { draft, input, key: orderKeyOf(seed, revision) });
  const message = 'Магазин не успел ответить. Нажмите ещё раз: второй заказ не появится.';
  return answer ?? unloaded(context, request, { values: { ...textsOf(form), seed }, message });
}
