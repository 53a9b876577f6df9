import {
  type Address,
  type Choice,
  type DeliveryDraft,
  type Draft,
  idempotencyKeyOf,
  type OrderSubmission,
} from '../../entities/order-draft/draft.ts';
import type { OrderCreateInput, OrderDeliveryInput } from '../../generated/graphql.ts';

/** The ways chosen so far. */
export const deliveryInputs = (delivery: Pick<DeliveryDraft, 'choices' | 'address'> | null): OrderDeliveryInput[] =>
  Object.entries(delivery?.choices ?? {}).map(([partKey, choice]) => deliveryInput(partKey, choice, delivery?.address ?? null));

/** Whether a SIM card is put in where nobody was asked. It is said, since one that goes by itself is one that nobody wanted. */
export const unaskedSim = false;

/** What is sent, once and again, when the button is pressed: made of the draft alone, so that a repetition is the same. */
export function orderInput(
  { contacts, delivery, payment, seed }: Draft,
  { revision, consents, quote }: OrderSubmission,
): OrderCreateInput | null {
  if (contacts === null || payment === null || seed === null) return null;
  return {
    revision,
    contact: {
      firstName: contacts.firstName,
      lastName: orNull(contacts.lastName),
      phone: contacts.phone,
      email: orNull(contacts.email),
    },
    addressee: delivery?.addressee ?? null,
    deliveries: deliveryInputs(delivery),
    paymentTypeId: payment.paymentTypeId,
    ...(payment.months !== undefined && { months: payment.months }),
    quote,
    isOneClick: false,
    comment: orNull(delivery?.comment ?? ''),
    sim: delivery?.sim ?? unaskedSim,
    ...(contacts.company && { company: contacts.company }),
    consents: [...consents],
    idempotencyKey: idempotencyKeyOf(seed, revision),
  };
}

function deliveryInput(partKey: string, choice: Choice, address: Address | null): OrderDeliveryInput {
  const of = { orderKey: partKey, typeId: choice.typeId };
  if (choice.way === 'PICKUP') return { ...of, storeId: choice.storeId };
  const to = address === null ? null : addressInput(address);
  if (choice.way === 'EXPRESS') return { ...of, salePointId: choice.salePointId, address: to };
  return { ...of, address: to, datetime: choice.datetime, interval: choice.interval };
}

const addressInput = ({ street, houseNumber, housing, building, floor, flatNumber }: Address) => ({
  street,
  houseNumber,
  housing: orNull(housing),
  building: orNull(building),
  floor: orNull(floor),
  flatNumber: orNull(flatNumber),
});

const orNull = (text: string): string | null => (text === '' ? null : text);
