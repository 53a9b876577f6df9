import { houseNumberFault, isHouseNumber } from '@vitrina/services/addresses/vocabulary.ts';
import type { Input } from '@vitrina/services/contract/endpoint.ts';
import type { OrderAmounts } from '@vitrina/services/contract/failure.ts';
import { isEmail, longestEmail } from '@vitrina/services/contract/fields/email.ts';
import { messages as messagesOfForms } from '@vitrina/services/contract/fields/messages.ts';
import { isMobile, namePattern } from '@vitrina/services/contract/fields/person.ts';
import { defaultOrderTypeId } from '@vitrina/services/contract/fields/special-ids.ts';
import { innFault } from '@vitrina/services/corp/vocabulary.ts';
import type { orders } from '@vitrina/services/orders/endpoints.ts';
import { badInput } from '../base/errors.ts';
import type { ConfirmedTotalInput, ConsentPurpose, OrderCreateInput, OrderDeliveryInput } from '../generated/resolvers.ts';

/** The body of the call that creates orders. */
export type Submission = Input<typeof orders.create>['body'];

/** Of forms (spec 1 §5), and those of this one. */
const messages = {
  ...messagesOfForms,
  interval: 'Время пишется так: 10:00 - 12:00.',
  twice: 'Для этого заказа доставка уже указана.',
  confirmedTwice: 'Для этого заказа сумма уже указана.',
} as const;

const interval = /^\d\d:\d\d - \d\d:\d\d$/;
/** Characters, as the provider takes them. */
const longest = { name: 100, comment: 500, company: 200, street: 200, house: 20, building: 20, housing: 20, floor: 10, flat: 10 } as const;

/** Purposes of a consent on the wire. */
export const wireConsents: Readonly<Record<ConsentPurpose, string>> = { PERSONAL_DATA: 'personal-data', MARKETING: 'marketing' };

type Problems = Record<string, string[]>;

/** Reads what was chosen into the call's body; an error names every field at fault by its path in the input. */
export function submissionOf(input: OrderCreateInput, cityName: string): Submission {
  const { contact, deliveries, comment, company, isOneClick } = input;
  const oneClick = isOneClick ?? false;
  const problems: Problems = {};
  const note = (path: string, message: string | null) => {
    if (message !== null) problems[path] = [...(problems[path] ?? []), message];
  };

  note('input.revision', (input.revision ?? 0) < 0 ? 'Недопустимое значение.' : null);
  note('input.contact.firstName', nameProblem(contact.firstName, true));
  note('input.contact.lastName', nameProblem(contact.lastName ?? '', false));
  note('input.contact.phone', isMobile(contact.phone) ? null : messages.mobile);
  note('input.contact.email', emailProblem(contact.email ?? ''));
  if (input.addressee != null) {
    note('input.addressee.name', nameProblem(input.addressee.name, true));
    note('input.addressee.phone', isMobile(input.addressee.phone) ? null : messages.mobile);
  }
  note('input.comment', lengthProblem(comment ?? '', longest.comment));
  // Codes and certificates are not delivered, so there may be no choice at all: the provider knows which orders need one.
  note('input.paymentTypeId', !oneClick && input.paymentTypeId == null ? messages.required : null);
  note('input.months', (input.months ?? 1) < 1 ? 'Недопустимое значение.' : null);
  note('input.company.inn', company == null ? null : innFault(company.inn));
  note('input.company.name', company == null ? null : requiredProblem(company.name, longest.company));
  const keys = new Set<string>();
  for (const [index, choice] of deliveries.entries()) {
    note(`input.deliveries.${index}.orderKey`, keys.has(choice.orderKey) ? messages.twice : null);
    keys.add(choice.orderKey);
    for (const [path, message] of choiceProblems(choice)) note(`input.deliveries.${index}.${path}`, message);
  }
  const confirmed = new Set<string>();
  for (const [index, { orderKey }] of (input.confirmedTotals ?? []).entries()) {
    note(`input.confirmedTotals.${index}.orderKey`, confirmed.has(orderKey) ? messages.confirmedTwice : null);
    confirmed.add(orderKey);
  }
  if (Object.keys(problems).length > 0) throw badInput(problems);

  return {
    revision: input.revision ?? null,
    order_type_id: defaultOrderTypeId,
    contact: {
      first_name: contact.firstName.trim(),
      last_name: (contact.lastName ?? '').trim(),
      phone: contact.phone,
      email: blankToNull(contact.email),
    },
    ...(input.addressee != null && { addressee: { name: input.addressee.name.trim(), phone: input.addressee.phone } }),
    deliveries: oneClick ? {} : Object.fromEntries(deliveries.map((choice) => [choice.orderKey, choiceOf(choice, cityName)])),
    payment_type_id: input.paymentTypeId ?? null,
    ...(!oneClick && input.months != null && { months: input.months }),
    confirmed_totals: input.confirmedTotals == null ? undefined : Object.fromEntries(input.confirmedTotals.map(confirmedOf)),
    is_one_click: oneClick,
    comment: blankToNull(comment),
    ...(input.sim != null && { sim: input.sim }),
    ...(company != null && { company: { inn: company.inn, name: company.name.trim() } }),
    consents: [...new Set(input.consents)].map((purpose) => wireConsents[purpose]),
  };
}

const confirmedOf = ({ orderKey, sum, discount, deliveryCost }: ConfirmedTotalInput): [string, OrderAmounts] => [
  orderKey,
  { sum, discount, delivery_cost: deliveryCost },
];

function choiceOf(
  { typeId, storeId, salePointId, address, datetime, interval: span }: OrderDeliveryInput,
  cityName: string,
): Submission['deliveries'][string] {
  return {
    delivery_type_id: typeId,
    finish_storage_id: storeId ?? undefined,
    sale_point_id: salePointId ?? undefined,
    address: address
      ? {
          city: { name: cityName },
          street: address.street.trim(),
          house_number: address.houseNumber.trim(),
          building: blankToNull(address.building),
          housing: blankToNull(address.housing),
          floor: blankToNull(address.floor),
          flat_number: blankToNull(address.flatNumber),
        }
      : undefined,
    datetime: datetime ?? undefined,
    interval: span ?? undefined,
  };
}

function choiceProblems({ address, interval: span }: OrderDeliveryInput): [path: string, message: string | null][] {
  const problems: [string, string | null][] = [['interval', span == null || interval.test(span) ? null : messages.interval]];
  if (address == null) return problems;
  return [
    ...problems,
    ['address.street', requiredProblem(address.street, longest.street)],
    ['address.houseNumber', houseProblem(address.houseNumber)],
    ['address.building', lengthProblem(address.building ?? '', longest.building)],
    ['address.housing', lengthProblem(address.housing ?? '', longest.housing)],
    ['address.floor', lengthProblem(address.floor ?? '', longest.floor)],
    ['address.flatNumber', lengthProblem(address.flatNumber ?? '', longest.flat)],
  ];
}

function nameProblem(name: string, isRequired: boolean): string | null {
  const text = name.trim();
  if (text === '') return isRequired ? messages.required : null;
  return namePattern.test(text) ? lengthProblem(text, longest.name) : messages.letters;
}

function emailProblem(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > longestEmail) return messages.maxLength(longestEmail);
  return trimmed === '' || isEmail(trimmed) ? null : messages.email;
}

const requiredProblem = (text: string, most: number): string | null => (text.trim() === '' ? messages.required : lengthProblem(text, most));
const houseProblem = (text: string): string | null =>
  requiredProblem(text, longest.house) ?? (isHouseNumber(text) ? null : houseNumberFault);
const lengthProblem = (text: string, most: number): string | null => (text.trim().length > most ? messages.maxLength(most) : null);

function blankToNull(text: string | null | undefined): string | null {
  const trimmed = (text ?? '').trim();
  return trimmed === '' ? null : trimmed;
}
