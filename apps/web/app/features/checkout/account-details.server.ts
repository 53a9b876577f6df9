import type { RouterContextProvider } from 'react-router';
import type { Address } from '../../entities/order-draft/draft.ts';
import { hasSession } from '../../entities/person/viewer.server.ts';
import { type AddressFactsFragment, CheckoutPersonDocument, type PersonFactsFragment } from '../../generated/graphql.ts';
import { phoneText } from '../../platform/format/phone.ts';
import { query } from '../../platform/gateway/query.server.ts';

type Context = Readonly<RouterContextProvider>;

const unknown = { firstName: '', lastName: '', phone: '', email: '' };

/** What a form of contacts begins with, by what the account knows of whoever is signed in; nothing where it says nothing. */
export function personOf(me: PersonFactsFragment | null | undefined): typeof unknown {
  if (!me) return unknown;
  const { firstName, lastName, phone, email } = me;
  return { firstName: firstName ?? '', lastName: lastName ?? '', phone: phone === null ? '' : phoneText(phone), email: email ?? '' };
}

/** The same, asked for by itself; it is worth no error. */
export async function accountPerson(context: Context, request: Request): Promise<typeof unknown> {
  return hasSession(context) ? personOf((await query(context, request, CheckoutPersonDocument, {})).data?.me) : unknown;
}

/** Where a courier brings things to whoever is signed in: the first address of the account in this city; null when there is none. */
export function addressIn(cityName: string, addresses: readonly AddressFactsFragment[] | null | undefined): Address | null {
  const accountAddress = addresses?.find((address) => address.cityName === cityName);
  if (accountAddress === undefined) return null;
  const { street, houseNumber, housing, building, floor, flatNumber } = accountAddress;
  return {
    street,
    houseNumber,
    housing: housing ?? '',
    building: building ?? '',
    floor: floor ?? '',
    flatNumber: flatNumber ?? '',
  };
}
