import type { RouterContextProvider } from 'react-router';
import type { Address } from '../../entities/order-draft/draft.ts';
import { hasSession } from '../../entities/person/viewer.server.ts';
import { CheckoutAddressesDocument, CheckoutPersonDocument } from '../../generated/graphql.ts';
import { phoneText } from '../../platform/format/phone.ts';
import { query } from '../../platform/gateway/query.server.ts';

type Context = Readonly<RouterContextProvider>;

const unknown = { firstName: '', lastName: '', phone: '', email: '' };

/** What a form of contacts begins with: what the account knows of whoever is signed in; it is worth no error. */
export async function accountPerson(context: Context, request: Request): Promise<typeof unknown> {
  if (!hasSession(request)) return unknown;
  const { data } = await query(context, request, CheckoutPersonDocument, {});
  if (!data?.me) return unknown;
  const { firstName, lastName, phone, email } = data.me;
  return { firstName: firstName ?? '', lastName: lastName ?? '', phone: phone === null ? '' : phoneText(phone), email: email ?? '' };
}

/** Where a courier brings things to whoever is signed in: the first address of the account in this city; null when there is none. */
export async function accountAddress(context: Context, request: Request, cityName: string): Promise<Address | null> {
  if (!hasSession(request)) return null;
  const { data } = await query(context, request, CheckoutAddressesDocument, {});
  const found = data?.addresses?.find((address) => address.cityName === cityName);
  if (found === undefined) return null;
  const { street, houseNumber, housing, building, floor, flatNumber } = found;
  return {
    street,
    houseNumber,
    housing: housing ?? '',
    building: building ?? '',
    floor: floor ?? '',
    flatNumber: flatNumber ?? '',
  };
}
