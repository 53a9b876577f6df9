import { messages } from '@vitrina/services/contract/fields/messages.ts';
import { maxLength } from '@vitrina/services/contract/fields/text.ts';
import { type RouterContextProvider, redirect } from 'react-router';
import * as z from 'zod';
import { readDraft, writeDraft } from '../../../entities/order-draft/draft.server.ts';
import type { Address, Addressee, Choice, DeliveryDraft, Draft } from '../../../entities/order-draft/draft.ts';
import { text } from '../../../forms/answer.server.ts';
import { draftLength } from '../../../forms/draft-length.ts';
import { houseNumber, name, optionalText, phone, requiredText } from '../../../forms/fields.server.ts';
import { type Errors, read, type Values, valuesOf } from '../../../forms/read.server.ts';
import { questionAbout } from '../../../forms/suggest/street.server.ts';
import { confirmedStreetField } from '../../../forms/suggest/street.ts';
import { intervalText, momentText } from '../../../platform/format/handover.ts';
import { phoneText } from '../../../platform/format/phone.ts';
import {
  type CheckoutOrder,
  choiceOf,
  deliveryMethodNames,
  deliveryMethods,
  deliveryMethodsOf,
  fieldOf,
  isOfOtherCity,
  type Option,
  optionOf,
  optionsOf,
  optionValue,
  physicalOrders,
  tickedOption,
} from '../delivery-choice.ts';
import {
  addresseeBox,
  addresseeFields,
  addressFields,
  changeCityField,
  simBox,
  simOfferedField,
  viewField,
  wayField,
} from '../delivery-fields.ts';
import type { OpenStep } from '../load.server.ts';

const address: z.ZodType<Address> = z.object({
  street: requiredText(draftLength.street),
  houseNumber,
  housing: optionalText(maxLength.housing),
  building: optionalText(maxLength.building),
  floor: optionalText(maxLength.floor),
  flatNumber: optionalText(maxLength.flatNumber),
});

const addressee = z
  .object({ addresseeName: name.max(draftLength.addressee, messages.maxLength(draftLength.addressee)), addresseePhone: phone })
  .transform(({ addresseeName, addresseePhone }): Addressee => ({ name: addresseeName, phone: addresseePhone }));

const comment = z.object({ comment: optionalText(draftLength.comment) });

/** What is typed so far, unless it is longer than the draft takes. */
const typedTexts = z.object({
  street: optionalText(draftLength.street).catch(''),
  houseNumber: optionalText(maxLength.houseNumber).catch(''),
  housing: optionalText(maxLength.housing).catch(''),
  building: optionalText(maxLength.building).catch(''),
  floor: optionalText(maxLength.floor).catch(''),
  flatNumber: optionalText(maxLength.flatNumber).catch(''),
  addresseeName: optionalText(draftLength.addressee).catch(''),
  addresseePhone: optionalText(maxLength.typedPhone).catch(''),
});

/** The address and the addressee of a form as they stand; null where nothing is typed. */
function unfinishedTexts(values: Values): Pick<DeliveryDraft, 'address' | 'addressee'> {
  const { addresseeName, addresseePhone, ...typed } = typedTexts.parse(values);
  const isNamed = values[addresseeBox] === 'yes' && addresseeName + addresseePhone !== '';
  return {
    address: Object.values(typed).join('') === '' ? null : typed,
    addressee: isNamed ? { name: addresseeName, phone: addresseePhone } : null,
  };
}

/** Everything the form has typed or chosen, to be shown again. */
function deliveryValues(form: FormData, orders: readonly CheckoutOrder[]): Values {
  const names = physicalOrders(orders).flatMap(({ key }) => [
    wayField(key),
    ...deliveryMethods.map((way) => fieldOf(way, key)),
    viewField(key),
  ]);
  return valuesOf(form, [
    ...names,
    ...addressFields,
    confirmedStreetField,
    'comment',
    simBox,
    simOfferedField,
    addresseeBox,
    ...addresseeFields,
  ]);
}

/**
 * The option of a choice as it can be had now, in another city too: a courier there comes at the same hours by its own clock, and express sets out
 * from another store, which nobody has to choose.
 */
function keptOption(order: CheckoutOrder, choice: Choice): Option | null {
  const same = optionOf(order, choice);
  if (same !== null || choice.way === 'PICKUP') return same;
  if (choice.way === 'EXPRESS') return optionsOf(order, 'EXPRESS')[0] ?? null;
  const hours = ({ datetime, interval }: { datetime: string; interval: string | null }) => `${datetime.slice(0, 16)} ${interval}`;
  return optionsOf(order, 'COURIER').find((option) => hours(option) === hours(choice)) ?? null;
}

/** What had been chosen and cannot be had any more, or not in this city; null where all of it can. */
export function droppedText(
  orders: readonly CheckoutOrder[],
  { choices, cityId: chosenIn, isUnfinished }: DeliveryDraft,
  { cityId, cityName }: Pick<OpenStep, 'cityId' | 'cityName'>,
): string | null {
  const isElsewhere = chosenIn !== cityId;
  const texts = physicalOrders(orders).flatMap((order) => {
    const choice = choices[order.key];
    if (choice === undefined || keptOption(order, choice) !== null) return [];
    if (!deliveryMethodsOf(order).includes(choice.way)) {
      const name = deliveryMethodNames[choice.way];
      return [`Способ «${name}» ${isElsewhere ? `в городе ${cityName}` : 'уже'} недоступен. Выберите другой.`];
    }
    if (choice.way !== 'COURIER')
      return [
        isElsewhere
          ? `Пункт вы выбрали в другом городе. Выберите пункт в городе ${cityName}.`
          : 'Этот пункт уже недоступен. Выберите другой.',
      ];
    const time = `${momentText({ day: choice.datetime.slice(0, 10), from: null, to: null })}, ${intervalText(choice.interval)}`;
    return [`Курьер, ${time}: ${isElsewhere ? `в городе ${cityName} этого времени нет` : 'это время уже занято'}. Выберите другое.`];
  });
  if (texts.length > 0) return [...new Set(texts)].join(' ');
  const isOfOtherOrders = !isUnfinished && physicalOrders(orders).some(({ key }) => choices[key] === undefined);
  return isOfOtherOrders && Object.keys(choices).length > 0 ? 'Заказ изменился. Выберите, как его получить, заново.' : null;
}

/**
 * What a form that was never sent shows: the saved choice as far as it can still be had, each other way at its earliest, and the address that the
 * account knows. No way is ticked that nobody has chosen, unless it is the only one. What was typed for another city is shown as a whole: whoever
 * mends a city that was guessed wrongly types no address twice, and of any other address the flat and the rest that still holds is there to be kept.
 */
export function startValues(
  orders: readonly CheckoutOrder[],
  savedDelivery: Draft['delivery'],
  cityId: string,
  accountAddress: Address | null = null,
): Values {
  const isOfCity = savedDelivery?.cityId === cityId;
  const other = savedDelivery?.addressee ?? null;
  const values: Values = {
    comment: savedDelivery?.comment ?? '',
    ...(savedDelivery?.sim !== undefined && { [simOfferedField]: 'yes', [simBox]: savedDelivery.sim ? 'yes' : '' }),
    [addresseeBox]: other === null ? '' : 'yes',
    addresseeName: other?.name ?? '',
    addresseePhone: other === null ? '' : phoneText(other.phone),
  };
  const savedAddress = isOfCity || isOfOtherCity(savedDelivery, cityId) ? savedDelivery?.address : null;
  const to = savedAddress ?? accountAddress;
  for (const name of addressFields) values[name] = to?.[name] ?? '';
  // What has been saved in this city has been accepted.
  const isAccepted = !savedAddress || (isOfCity && !savedDelivery.isUnfinished);
  values[confirmedStreetField] = isAccepted ? (values.street ?? '') : '';
  for (const order of physicalOrders(orders)) {
    const choice = savedDelivery?.choices[order.key];
    const ways = deliveryMethodsOf(order);
    values[wayField(order.key)] = ways.find((each) => each === choice?.way) ?? (ways.length === 1 ? ways[0] : undefined) ?? '';
    for (const each of ways) {
      const option = choice?.way === each ? keptOption(order, choice) : optionsOf(order, each)[0];
      if (option != null) values[fieldOf(each, order.key)] = optionValue(each, option);
    }
  }
  return values;
}

interface ReadDelivery {
  /** Null when something is wrong. */
  value: DeliveryDraft | null;
  /** What of it is kept where the rest is missing. */
  unfinished: DeliveryDraft;
  errors: Errors;
}

/** Reads the form: only what is possible at this moment can be chosen. */
export function readDelivery(values: Values, orders: readonly CheckoutOrder[], cityId: string): ReadDelivery {
  const errors: Errors = {};
  const choices: Record<string, Choice> = {};
  for (const order of physicalOrders(orders)) {
    const way = deliveryMethodsOf(order).find((each) => each === values[wayField(order.key)]);
    if (way === undefined) {
      errors[wayField(order.key)] = messages.choose;
      continue;
    }
    const option = tickedOption(order, values)?.option;
    const choice = option === undefined ? null : choiceOf(way, option);
    if (choice === null) errors[fieldOf(way, order.key)] = messages.choose;
    else choices[order.key] = choice;
  }

  const isBrought = Object.values(choices).some(({ way }) => way !== 'PICKUP');
  const to = isBrought ? read(address, values) : null;
  const other = values[addresseeBox] === 'yes' && physicalOrders(orders).length > 0 ? read(addressee, values) : null;
  const commentResult = read(comment, values);
  Object.assign(errors, to?.errors, other?.errors, commentResult.errors);
  const instructions = { comment: commentResult.value?.comment ?? '', addressee: other?.value ?? null };
  const sim = values[simOfferedField] === 'yes' ? { sim: values[simBox] === 'yes' } : {};
  const value = { cityId, choices, address: to?.value ?? null, ...instructions, ...sim };
  const unfinished = { ...value, ...unfinishedTexts(values), isUnfinished: true as const };
  return { value: Object.keys(errors).length > 0 ? null : value, unfinished, errors };
}

/** Reads a sent form; a street that the city does not seem to have, and whatever of the address was typed for another one, is asked about once. */
export async function sentDelivery(
  context: Readonly<RouterContextProvider>,
  request: Request,
  form: FormData,
  { orders, cityId, cityName, draft }: Pick<OpenStep, 'orders' | 'cityId' | 'cityName' | 'draft'>,
): Promise<ReadDelivery & { values: Values }> {
  const values = deliveryValues(form, orders);
  const result = readDelivery(values, orders, cityId);
  const isAccepted = draft.delivery?.cityId === cityId && !draft.delivery.isUnfinished;
  // Whoever leaves for another city answers no question.
  const confirmedStreet = form.has(changeCityField) && !isAccepted ? '' : (values[confirmedStreetField] ?? '');
  const former = isOfOtherCity(draft.delivery, cityId) && values.street !== confirmedStreet ? draft.delivery : null;
  const keptFields = addressFields.filter((field) => values[field] && values[field] === former?.address?.[field]);
  const elsewhere = keptFields.includes('street') ? former : null;
  // Until it is confirmed for this city it stays one of the other.
  const unfinished = { ...result.unfinished, ...(elsewhere && { cityId: elsewhere.cityId }) };
  if (!result.value?.address) return { ...result, unfinished, values };
  const { street, houseNumber } = result.value.address;
  const questions = keptFields.length > 0 ? questionsAbout(keptFields, cityName) : null;
  const streetQuestion =
    questions === null ? await questionAbout(context, request, { cityName, street, houseNumber }, confirmedStreet) : null;
  const errors = questions ?? (streetQuestion === null ? null : { street: streetQuestion });
  if (errors === null) return { ...result, values };
  return { value: null, unfinished, values: { ...values, [confirmedStreetField]: street }, errors };
}

/** Of each field that has stayed as it was typed for another city. */
const questionsAbout = (fields: readonly (typeof addressFields)[number][], cityName: string): Errors =>
  Object.fromEntries(
    fields.map((field) => [
      field,
      field === 'street'
        ? `Улицу вы указали для другого города. Если она есть в городе ${cityName} и адрес верный, нажмите кнопку ещё раз.`
        : 'Осталось от адреса в другом городе. Если всё верно, нажмите кнопку ещё раз.',
    ]),
  );

/** The revision of the step that the form was opened with. */
export const revOf = (form: FormData): string => text(form, 'rev');

export function saveDelivery(context: Readonly<RouterContextProvider>, delivery: DeliveryDraft): void {
  const draft = readDraft(context);
  writeDraft(context, { ...draft, delivery: { ...delivery, rev: (draft.delivery?.rev ?? 0) + 1 } });
}

/** To the choice of another city and back: nothing is demanded of the form, what cannot be saved is asked for again there. */
export function leaveForCity(
  context: Readonly<RouterContextProvider>,
  { value, unfinished }: Pick<ReadDelivery, 'value' | 'unfinished'>,
  backPath: string,
): Response {
  const isTextLost = value?.address === null && unfinished.address !== null;
  saveDelivery(context, value === null || isTextLost ? unfinished : value);
  return redirect(`/city?returnTo=${encodeURIComponent(backPath)}`, 303);
}
