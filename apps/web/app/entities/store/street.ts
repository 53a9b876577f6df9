import { nbsp } from '../../platform/format/nbsp.ts';

/** Words of a street as they are written on envelopes: they leave room for the name. */
const short: readonly (readonly [RegExp, string])[] = [
  // The city is the visitor's own.
  [/г\. [^,]+, /u, ''],
  [/улица\s+/giu, 'ул. '],
  [/проспект\s+/giu, 'просп. '],
  [/бульвар\s+/giu, 'бул. '],
  [/площадь\s+/giu, 'пл. '],
];

/** A name or an address of a place with its street word made short: «Витрина, ул. Артёма». */
export const shortStreet = (text: string): string => nbsp(short.reduce((whole, [word, sign]) => whole.replace(word, sign), text));

/** A word that makes a part of an address its street. */
const street =
  /(?:^|\s)(?:ул\.|улица|пр-т|просп\.|пр\.|проспект|б-р|бул\.|бульвар|ш\.|шоссе|пл\.|площадь|наб\.|набережная|пер\.|переулок|проезд|тракт|аллея)(?:\s|$)/iu;

/** The street of an address, short: «г. Донецк, улица Артёма, д. 74» gives «ул. Артёма»; empty where there is none. */
export function streetOf(address: string): string {
  const streetPart = shortStreet(address)
    .split(', ')
    .find((part) => street.test(part));
  return streetPart ?? '';
}
