import type { Input } from '@vitrina/services/contract/endpoint.ts';
import { addressFaults } from '@vitrina/services/contract/fields/address.ts';
import { innFault } from '@vitrina/services/contract/fields/check-digits.ts';
import { messages as messagesOfForms } from '@vitrina/services/contract/fields/messages.ts';
import { emailFault, mobileFault, nameFault } from '@vitrina/services/contract/fields/person.ts';
import { defaultOrderTypeId } from '@vitrina/services/contract/fields/special-ids.ts';
import { lengthFault, maxLength, optionalFault, requiredFault } from '@vitrina/services/contract/fields/text.ts';
import { intervalPattern } from '@vitrina/services/contract/fields/time.ts';
import type { orders } from '@vitrina/services/orders/endpoints.ts';
import { assertValid } from '../base/errors.ts';
import { typeNumberOf } from '../base/type-id.ts';
import type { ConsentPurpose, OrderCreateInput, OrderDeliveryInput } from '../generated/resolvers.ts';

/** The body of the call that creates orders. */
export type Submission = Input<typeof orders.create>['body'];

/** Of forms (spec 1 §5), and those of this one. */
const messages = {
  ...messagesOfForms,
  interval: 'Время пишется так: 10:00 - 12:00.',
  twice: 'Для этого заказа доставка уже указана.',
  unknownMethod: 'Такого способа оплаты нет.',
  unknownWay: 'Такого способа получения нет.',
} as const;

/** Purposes of a consent on the wire. */
export const wireConsents: Readonly<Record<ConsentPurpose, string>> = { PERSONAL_DATA: 'personal-data', MARKETING: 'marketing' };

/** Reads what was chosen into the call's body; an error names every field at fault by its path in the input. */
export function submissionOf(input: OrderCreateInput, cityName: string, returnUrl?: string): Submission {
  const { contact, deliveries, comment, company, isOneClick } = input;
  const oneClick = isOneClick ?? false;
  assertValid(faultsOf(input));
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
    payment_type_id: typeNumberOf(input.paymentTypeId),
    ...(!oneClick && input.months != null && { months: input.months }),
    is_one_click: oneClick,
    comment: blankToNull(comment),
    ...(input.sim != null && { sim: input.sim }),
    ...(company != null && { company: { inn: company.inn, name: company.name.trim() } }),
    consents: [...new Set(input.consents)].map((purpose) => wireConsents[purpose]),
    ...(returnUrl !== undefined && { return_url: returnUrl }),
  };
}

function choiceOf(
  { typeId, storeId, salePointId, address, datetime, interval }: OrderDeliveryInput,
  cityName: string,
): Submission['deliveries'][string] {
  return {
    delivery_type_id: Number(typeId),
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
    interval: interval ?? undefined,
  };
}

function faultsOf({ contact, addressee, deliveries, company, ...input }: OrderCreateInput): Record<string, string | null> {
  const faults: Record<string, string | null> = {
    revision: (input.revision ?? 0) < 0 ? 'Недопустимое значение.' : null,
    'contact.firstName': nameFault(contact.firstName),
    'contact.lastName': optionalFault(contact.lastName, nameFault),
    'contact.phone': mobileFault(contact.phone),
    'contact.email': optionalFault(contact.email, emailFault),
    'addressee.name': addressee == null ? null : nameFault(addressee.name),
    'addressee.phone': addressee == null ? null : mobileFault(addressee.phone),
    comment: lengthFault(input.comment ?? '', maxLength.comment),
    // Codes and certificates are not delivered, so there may be no choice at all: the provider knows which orders need one.
    paymentTypeId: paymentFault(input),
    months: (input.months ?? 1) < 1 ? 'Недопустимое значение.' : null,
    'company.inn': company == null ? null : innFault(company.inn),
    'company.name': company == null ? null : requiredFault(company.name, maxLength.company),
  };
  for (const [index, { orderKey, typeId, address, interval }] of deliveries.entries()) {
    const path = `deliveries.${index}`;
    const isFirst = deliveries.findIndex((choice) => choice.orderKey === orderKey) === index;
    faults[`${path}.orderKey`] = isFirst ? null : messages.twice;
    faults[`${path}.typeId`] = typeNumberOf(typeId) === null ? messages.unknownWay : null;
    faults[`${path}.interval`] = interval == null || intervalPattern.test(interval) ? null : messages.interval;
    for (const [part, fault] of Object.entries(address == null ? {} : addressFaults(address))) faults[`${path}.address.${part}`] = fault;
  }
  return faults;
}

function paymentFault({ isOneClick, paymentTypeId }: Pick<OrderCreateInput, 'isOneClick' | 'paymentTypeId'>): string | null {
  if (paymentTypeId == null) return isOneClick === true ? null : messages.required;
  return typeNumberOf(paymentTypeId) === null ? messages.unknownMethod : null;
}

function blankToNull(text: string | null | undefined): string | null {
  const trimmedText = (text ?? '').trim();
  return trimmedText === '' ? null : trimmedText;
}
