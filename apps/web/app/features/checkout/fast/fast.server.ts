import { messages } from '@vitrina/services/contract/fields/messages.ts';
import { type RouterContextProvider, redirect } from 'react-router';
import { hasOrdered, ownOrders } from '../../../entities/order/own.server.ts';
import { newSeed, readDraft, sealDraft, unsealDraft, writeDraft } from '../../../entities/order-draft/draft.server.ts';
import type { Address, Choice, Draft } from '../../../entities/order-draft/draft.ts';
import { hasSession } from '../../../entities/person/viewer.server.ts';
import { text } from '../../../forms/answer.server.ts';
import { keepFormOrFail, showErrors, showLoadFailure, showOutdated } from '../../../forms/form-failure.server.ts';
import { read, textsOf, type Values, valuesOf } from '../../../forms/read.server.ts';
import { FastStartDocument, type FastStartQuery } from '../../../generated/graphql.ts';
import { phoneText } from '../../../platform/format/phone.ts';
import { query } from '../../../platform/gateway/query.server.ts';
import { shopOf } from '../../../platform/gateway/shop.server.ts';
import { addressIn, personOf } from '../account-details.server.ts';
import { contactFields, contacts as contactsSchema } from '../contacts/schema.server.ts';
import { droppedText, leaveForCity, sentDelivery, startValues } from '../delivery/form.server.ts';
import { deliveryView } from '../delivery/view.server.ts';
import { isOfOtherCity, optionOf, physicalOrders } from '../delivery-choice.ts';
import { changeCityField } from '../delivery-fields.ts';
import { frameOf } from '../frame.server.ts';
import { type DraftPrefill, findCheckout, type OpenStep } from '../load.server.ts';
import { oneClick, orderInOneClick } from '../one-click/one-click.server.ts';
import { isOpen, lacksInvoiceEmail, limitText, methodField, methodOf, withTerm } from '../payment-methods.ts';
import { withInvoiceEmail } from '../payments/invoice-email.server.ts';
import { invoiceEmailField } from '../payments/invoice-email.tsx';
import { invoiceWays } from '../payments/invoice-ways.server.ts';
import { sumTexts, totalsByMethod } from '../payments/method-totals.server.ts';
import { promotionsByPayment } from '../payments/payment-promotions.ts';
import { fastPath, pathOf } from '../steps.ts';
import { confirmationOf, confirmOrder, revOf } from '../summary/confirm.server.ts';
import { isOutcomeUnknown } from '../summary/unknown-outcome.tsx';
import { type LastTerms, lastContacts, lastTerms, sameWay } from './last.server.ts';
import { type Section, visibleDraft } from './section.ts';

type Context = Readonly<RouterContextProvider>;

/** Looks of a form: who orders. */
const typedOf = ({ firstName, lastName, phone, email }: NonNullable<Draft['contacts']>): Values => ({
  firstName,
  lastName,
  phone: phone === '' ? '' : phoneText(phone),
  email,
});

interface LastOrderFill {
  fill: DraftPrefill;
  last: LastTerms | null;
  /** What the account knows, where it was asked. */
  me: FastStartQuery['me'];
  /** Its address in this city. */
  address: Address | null;
}

/** The draft with what it leaves open taken from the last order; what has been saved goes first. */
async function fillFromLastOrder(context: Context, request: Request, draft: Draft): Promise<LastOrderFill> {
  const isSignedIn = hasSession(context);
  const [id] = ownOrders(context).flat();
  const ways = await query(context, request, FastStartDocument, {
    isSignedIn,
    withPerson: isSignedIn && draft.contacts === null,
    withAddresses: isSignedIn && !draft.delivery?.address,
    hasOwnOrder: id !== undefined,
    id: id ?? '0',
  });
  const last = lastTerms(ways.data);
  const me = ways.data?.me;
  const contacts = draft.contacts ?? contactsOf(last, me);
  const payment = draft.payment ?? paymentOf(last, contacts);
  const delivery = ways.data === null ? draft.delivery : deliveryOf(draft, last, ways.data);
  const address = ways.data === null ? null : addressIn(ways.data.currentCity.name, ways.data.addresses);
  return { fill: { draft: { ...draft, contacts, payment, delivery, seed: draft.seed ?? newSeed() }, ways }, last, me, address };
}

function contactsOf(last: LastTerms | null, me: FastStartQuery['me']): Draft['contacts'] {
  if (last !== null) return { ...lastContacts(last), rev: 0 };
  const { value } = read(contactsSchema(false), personOf(me));
  return value === null ? null : { ...value, rev: 0 };
}

/** As last time, where it was paid by whoever pays now: a company that has bought as a person chooses anew, the invoice first. */
function paymentOf(last: LastTerms | null, contacts: Draft['contacts']): Draft['payment'] {
  if (!last?.paymentTypeId || (last.company !== null) !== (contacts?.company !== undefined)) return null;
  return { paymentTypeId: last.paymentTypeId, rev: 0 };
}

/** What was chosen for this very order in another city, or left unfinished. */
const isToChooseAnew = (delivery: Draft['delivery'], cityId: string): boolean =>
  isOfOtherCity(delivery, cityId) || delivery?.isUnfinished === true;

function deliveryOf(
  { delivery }: Draft,
  last: LastTerms | null,
  { checkoutOrders, currentCity, addresses }: FastStartQuery,
): Draft['delivery'] {
  if (isToChooseAnew(delivery, currentCity.id)) return delivery;
  const saved = delivery?.cityId === currentCity.id ? delivery : null;
  const choices: Record<string, Choice> = {};
  for (const order of physicalOrders(checkoutOrders ?? [])) {
    const known = saved?.choices[order.key];
    // What an earlier order has left says less than the last one, which may be of another device.
    const chosen = saved !== null && saved.rev > 0 ? known : undefined;
    const choice = chosen ?? (last === null ? undefined : sameWay(order, last)) ?? known;
    if (choice !== undefined) choices[order.key] = choice;
  }
  const address = saved?.address ?? addressIn(currentCity.name, addresses);
  return { comment: '', addressee: null, rev: delivery?.rev ?? 0, ...saved, cityId: currentCity.id, choices, address };
}

/** Everything on one screen, for whoever has ordered before; anybody else goes step by step. */
export async function loadFast(context: Context, request: Request) {
  const draft = readDraft(context);
  if (isOutcomeUnknown(draft)) throw redirect(pathOf('summary'));
  if (!hasOrdered(context)) throw redirect(pathOf('contacts'));
  const { fill: prefill, last, me, address } = await fillFromLastOrder(context, request, draft);
  const checkout = await findCheckout(context, request, 'summary', prefill, { withActions: true });
  if (checkout.kind === 'unloaded') return keepFormOrFail(context, checkout.failure);
  if (checkout.kind === 'one-click') return oneClick(checkout);
  const { contacts, payment } = checkout.draft;
  const contactValues = contacts === null ? personOf(me) : typedOf(contacts);
  const { errors: contactErrors } = read(contactsSchema(checkout.hasDigitalGoods), contactValues);
  const { orders, cityId, methods, method, orderDeliveries } = checkout;
  const invoice = chosenInvoice(checkout);
  const frame = frameOf(checkout, 'summary');
  const [totals, ways] = await Promise.all([
    totalsByMethod(context, request, checkout, method?.typeId ?? null),
    invoiceWays(context, request, checkout),
  ]);
  return {
    kind: 'step' as const,
    frame: { ...frame, steps: frame.steps.filter(({ state }) => state === 'current') },
    lines: Object.fromEntries(frame.steps.map(({ id, lines }) => [id, lines])),
    rev: revOf(draft),
    /** Exactly what is shown, as the forms carry it: whoever presses orders that. */
    terms: sealDraft(shopOf(context).sessionSecret, visibleDraft(checkout.draft)),
    contacts: { values: contactValues, errors: contactErrors, isEmailNeeded: checkout.hasDigitalGoods },
    delivery: { shown: deliveryView(checkout), values: startValues(orders, checkout.draft.delivery, cityId, address) },
    payments: {
      methods: methods ?? [],
      chosen: method?.typeId ?? invoice?.typeId ?? null,
      needsInvoiceEmail: methods?.some((one) => lacksInvoiceEmail(one, contacts)) ?? false,
      months: payment?.months,
      invoiceWays: ways,
      promotions: promotionsByPayment(checkout.extras.promised?.actions ?? [], totals),
      sums: sumTexts(totals, frame.totals.total),
    },
    misfits: misfitsOf(checkout, { hasContacts: contactErrors === null, last, paymentTypeId: payment?.paymentTypeId ?? null }),
    confirmation: contactErrors === null && orderDeliveries !== null && method !== null ? confirmationOf(checkout) : null,
  };
}

interface KnownTerms {
  hasContacts: boolean;
  last: LastTerms | null;
  paymentTypeId: string | null;
}

/** What does not fit any more, or is missing, by where it is mended. */
function misfitsOf(checkout: OpenStep, knownTerms: KnownTerms): Partial<Record<Section, string>> {
  const { orderDeliveries, method } = checkout;
  return {
    ...(!knownTerms.hasContacts && { contacts: 'Не хватает данных для этого заказа: дополните их.' }),
    ...(orderDeliveries === null && { delivery: deliveryMisfit(checkout, knownTerms) }),
    ...(orderDeliveries !== null && method === null && { payments: paymentMisfit(checkout, knownTerms) }),
  };
}

function deliveryMisfit({ orders, cityId, cityName, draft: { delivery } }: OpenStep, { last }: KnownTerms): string {
  const hasWay =
    !isToChooseAnew(delivery, cityId) &&
    (Object.keys(delivery?.choices ?? {}).length > 0 || (last !== null && (last.store !== null || Boolean(last.deliveryTypeId))));
  if (!hasWay) return (delivery && droppedText(orders, delivery, { cityId, cityName })) ?? 'Выберите, как получить заказ.';
  const isGone = physicalOrders(orders).some((order) => optionOf(order, delivery?.choices[order.key]) === null);
  return isGone
    ? 'Так, как в прошлый раз, эти товары сейчас не получить. Выберите другой способ.'
    : 'Укажите адрес, по которому привезти заказ.';
}

/** An invoice that is chosen, and that nobody knows where to send. */
const chosenInvoice = ({ methods, draft: { contacts, payment } }: OpenStep) =>
  methods?.find((method) => method.typeId === payment?.paymentTypeId && lacksInvoiceEmail(method, contacts));

function paymentMisfit(checkout: OpenStep, { last, paymentTypeId }: KnownTerms): string {
  const { methods, isSumUnpayable } = checkout;
  if (methods === null) return 'Способы оплаты сейчас не загружаются. Обновите страницу.';
  if (isSumUnpayable) return 'Такую покупку сейчас не оплатить ни одним способом. Измените корзину.';
  if (methods.length === 0) return 'Для этой доставки нет способа оплаты. Выберите другую.';
  if (paymentTypeId === null) return 'Выберите способ оплаты.';
  if (chosenInvoice(checkout) !== undefined) return 'Укажите почту, на которую прислать счёт.';
  const name = last?.paymentTypeId === paymentTypeId ? ` «${last.paymentTypeName}»` : '';
  return `Способ оплаты${name} не подходит к этому заказу. Выберите другой.`;
}

/** Changes one part of what is shown, or orders it. */
export async function actFast(context: Context, request: Request, form: FormData) {
  const intent = text(form, 'intent');
  if (intent === 'one-click') return orderInOneClick(context, request, form);
  const current = readDraft(context);
  if (isOutcomeUnknown(current)) return redirect(pathOf('summary'), 303);
  const { contacts, delivery, payment, seed } = unsealDraft(shopOf(context).sessionSecret, text(form, 'terms'));
  const sealedDraft: Draft = { ...current, contacts, delivery, payment, seed };
  if (intent === 'order') {
    // What was sealed is what was seen; a form that shows no whole order has no button.
    if (contacts === null || payment === null || seed === null) return redirect(fastPath, 303);
    return confirmOrder(context, request, form, sealedDraft, current);
  }
  if (text(form, 'rev') !== revOf(current)) return showOutdated(request, { ...textsOf(form), section: intent });
  switch (intent) {
    case 'contacts':
      return saveContacts(context, request, form, sealedDraft);
    case 'delivery':
      return saveDelivery(context, request, form, sealedDraft);
    case 'payments':
      return savePayment(context, request, form, sealedDraft);
    default:
      return redirect(fastPath, 303);
  }
}

function save(context: Context, draft: Draft): Response {
  writeDraft(context, draft);
  return redirect(fastPath, 303);
}

async function saveContacts(context: Context, request: Request, form: FormData, draft: Draft) {
  const values = valuesOf(form, contactFields);
  const { value, errors } = read(contactsSchema(text(form, 'isEmailNeeded') === 'yes'), values);
  if (errors !== null) return showErrors(request, { ...values, section: 'contacts' }, errors);
  const company = draft.contacts?.company;
  return save(context, { ...draft, contacts: { ...value, ...(company && { company }), rev: (draft.contacts?.rev ?? 0) + 1 } });
}

async function saveDelivery(context: Context, request: Request, form: FormData, draft: Draft) {
  const checkout = await findCheckout(context, request, 'summary', { draft });
  if (checkout.kind === 'unloaded') return showLoadFailure(context, request, { values: textsOf(form) });
  // The deliveries have failed in the meantime: the same address now shows one-click mode.
  if (checkout.kind === 'one-click') return null;
  const { value, unfinished, values, errors } = await sentDelivery(context, request, form, checkout);
  if (form.has(changeCityField)) return leaveForCity(context, { value, unfinished }, fastPath);
  if (value === null) return showErrors(request, { ...values, section: 'delivery' }, errors);
  return save(context, { ...draft, delivery: { ...value, rev: (draft.delivery?.rev ?? 0) + 1 } });
}

async function savePayment(context: Context, request: Request, form: FormData, draft: Draft) {
  const checkout = await findCheckout(context, request, 'summary', { draft });
  if (checkout.kind === 'unloaded') return showLoadFailure(context, request, { values: textsOf(form) });
  if (checkout.kind === 'one-click') return null;
  const tab = text(form, 'tab');
  const method = methodOf(checkout.methods ?? [], tab, text(form, methodField(tab)));
  const values = { tab, section: 'payments', ...valuesOf(form, [invoiceEmailField]) };
  if (method === null) return showErrors(request, values, { tab: messages.choose });
  if (!isOpen(method)) return showErrors(request, values, { tab: `${limitText(method)}. Выберите другой способ.` });
  const { contacts, errors } = withInvoiceEmail(form, method, draft.contacts);
  if (errors !== null) return showErrors(request, { ...values, paymentTypeId: method.typeId }, errors);
  return save(context, { ...draft, contacts, payment: { ...withTerm(method.typeId, draft.payment), rev: (draft.payment?.rev ?? 0) + 1 } });
}
