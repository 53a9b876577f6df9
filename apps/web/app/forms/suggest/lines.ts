/** What can be suggested for, as the path says it. */
export const kinds = ['address', 'first-name', 'last-name', 'email'] as const;
export type Kind = (typeof kinds)[number];

/** One suggestion, and what its choice writes into the fields of the form, by their names. */
export interface Line {
  text: string;
  fills: Readonly<Record<string, string>>;
}

interface Address {
  text: string;
  street: string | null;
  houseNumber: string | null;
  housing: string | null;
  building: string | null;
  flatNumber: string | null;
}

/** An address without its city, which the form names already; a provider that takes nothing apart has its line written as the street. */
export function addressLines(addresses: readonly Address[]): Line[] {
  return addresses.map(({ text, ...parts }) => {
    if (parts.street === null) return { text, fills: { street: text } };
    const fills = Object.fromEntries(Object.entries(parts).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
    return { text: wordsOf(parts), fills };
  });
}

function wordsOf({ street, houseNumber, housing, building, flatNumber }: Omit<Address, 'text'>): string {
  const parts = [
    street,
    houseNumber && `д.\u00a0${houseNumber}`,
    housing && `корп.\u00a0${housing}`,
    building && `стр.\u00a0${building}`,
    flatNumber && `кв.\u00a0${flatNumber}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** A text that goes into one field, whatever it is called. */
export const lineOf = (field: string, text: string): Line => ({ text, fills: { [field]: text } });
