import { paymentTypes, storeTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { isCreditBrought } from '@vitrina/services/payments/eligibility.ts';
import { domains } from '@vitrina/services/registry.ts';
import { orFallback } from '../calls/fallback.ts';
import { keyedLoader } from '../calls/loader.ts';
import type { OrderDeliveryInput } from '../generated/resolvers.ts';
import { purposeOfChoice } from '../orders/payable.ts';
import type { PaymentMethod } from './sources.ts';

const { byAddress } = domains.stores;

/** Metres from an address of the visitor's city to the nearest store; null where nobody knows. */
export const metresToStore = keyedLoader({ byAddress }, async ({ byAddress }, address: string, context): Promise<number | null> => {
  const nearest = byAddress({ query: { query: address, types: [storeTypes.store], per_page: 1 } }).then(({ items }) => items[0]);
  return (await orFallback(context, 'Query.paymentMethods', nearest, undefined))?.distance ?? null;
});

/** Addresses to which the orders of one basket are brought: a shopper has one, an application may send each order elsewhere (ours). */
export const maxAddresses = 4;

/** The methods but for the credit that somebody of a store draws up, where a courier goes too far from every store for it. */
export async function filterByDistance(
  methods: readonly PaymentMethod[],
  choices: readonly OrderDeliveryInput[],
  metresTo: (address: string) => Promise<number | null>,
): Promise<readonly PaymentMethod[]> {
  if (!methods.some(isDrawnUp)) return methods;
  const brought = choices.filter((choice) => purposeOfChoice(choice) !== 'pickup');
  const addresses = [...new Set(brought.map(({ address }) => (address == null ? '' : `${address.street}, ${address.houseNumber}`)))];
  const isNear = async (address: string) => address !== '' && isCreditBrought(await metresTo(address));
  const isReached = addresses.length <= maxAddresses && (await Promise.all(addresses.map(isNear))).every(Boolean);
  return isReached ? methods : methods.filter((method) => !isDrawnUp(method));
}

const isDrawnUp = ({ linked_payment_type_id: id }: PaymentMethod): boolean => id === paymentTypes.creditOnPlace;
