import type { CreateOrderInput } from '../../generated/graphql.ts';
import type { Choice } from '../delivery/choice.ts';
import type { Address, Draft } from '../draft/draft.ts';

/** What is sent, once and again, when the button is pressed: made of the draft alone, so that a repetition is the same. */
export function orderInput({ contacts, delivery, payment }: Draft, revision: number, consents: readonly string[]): CreateOrderInput | null {
  if (contacts === null || payment === null) return null;
  return {
    revision,
    contact: {
      firstName: contacts.firstName,
      lastName: orNull(contacts.lastName),
      phone: contacts.phone,
      email: orNull(contacts.email),
    },
    deliveries: Object.entries(delivery?.choices ?? {}).map(([orderKey, choice]) =>
      deliveryInput(orderKey, choice, delivery?.address ?? null),
    ),
    paymentTypeId: payment.paymentTypeId,
    isOneClick: false,
    comment: orNull(delivery?.comment ?? ''),
    consents: [...consents],
  };
}

function deliveryInput(orderKey: string, choice: Choice, address: Address | null): CreateOrderInput['deliveries'][number] {
  const { deliveryTypeId } = choice;
  if (choice.way === 'PICKUP') return { orderKey, deliveryTypeId, storeId: choice.storeId };
  const to = address === null ? null : addressInput(address);
  if (choice.way === 'EXPRESS') return { orderKey, deliveryTypeId, address: to };
  return { orderKey, deliveryTypeId, address: to, datetime: choice.datetime, interval: choice.interval };
}

const addressInput = ({ street, houseNumber, building, floor, flatNumber }: Address) => ({
  street,
  houseNumber,
  housing: orNull(building),
  floor: orNull(floor),
  flatNumber: orNull(flatNumber),
});

const orNull = (text: string): string | null => (text === '' ? null : text);
