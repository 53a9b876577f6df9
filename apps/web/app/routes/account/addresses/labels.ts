import type { AccountAddressesQuery } from '../../../generated/graphql.ts';

export type Address = NonNullable<AccountAddressesQuery['addresses']>[number];

/** In one line: «Донецк, Артёма, д. 74, кв. 12». */
export function addressText({ cityName, street, houseNumber, building, housing, flatNumber, floor }: Omit<Address, 'id'>): string {
  const parts = [
    cityName,
    street,
    `д. ${houseNumber}`,
    building && `стр. ${building}`,
    housing && `корп. ${housing}`,
    flatNumber && `кв. ${flatNumber}`,
    floor && `этаж ${floor}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** Which form is open: of a new address (`post`), or of one that is changed (`put`), as the address of the page says (spec 1 §4). */
export function formType(editedId: string | null, addresses: readonly Address[]): { type: 'post' } | { type: 'put'; address: Address } {
  const address = addresses.find(({ id }) => id === editedId);
  return address === undefined ? { type: 'post' } : { type: 'put', address };
}
