import { allowedTypos, distance } from '../text/distance.ts';
import { fold } from '../text/fold.ts';
import { inOtherLayout } from '../text/layout.ts';

/** Words that say what kind of place a name is of, and name none. */
const kinds = new Set(
  'улица ул проспект пр пр-т просп бульвар б-р площадь пл шоссе ш переулок пер набережная наб проезд дом д корпус корп строение стр город г метро м'.split(
    ' ',
  ),
);

/** What somebody has typed of an address. */
export interface Address {
  /** Words of the street's name, in one form each. */
  words: readonly string[];
  /** The house's number without letters; null when it is not named. */
  house: number | null;
}

/** Reads «ул. Артёма, д. 74а» as a street and a house. */
export function addressOf(text: string): Address {
  const parts = fold(text)
    .split(/[^\p{L}\p{N}/-]+/u)
    .filter((part) => part !== '' && !kinds.has(part));
  // The house is the last number; «8 Марта» begins with one and is a street.
  const at = parts.findLastIndex((part, index) => /^\d{1,4}[а-яa-z]?(?:\/\d+[а-яa-z]?)?$/.test(part) && (index > 0 || parts.length === 1));
  return {
    words: parts.filter((_, index) => index !== at),
    house: at === -1 ? null : Number.parseInt(parts[at] ?? '', 10),
  };
}

/** Whether somebody who has typed this means that word of an address: by its beginning, with a typo, or in the other layout. */
function matchesWord(typedWord: string, word: string): boolean {
  const matches = (text: string): boolean => word.startsWith(text) || distance(text, word, allowedTypos(text)) <= allowedTypos(text);
  return matches(typedWord) || matches(inOtherLayout(typedWord));
}

/** Whether an address has every word of the street that is looked for; what names no street has none. */
export function isOnStreet({ words }: Address, address: string): boolean {
  const addressWords = fold(address).split(/[^\p{L}\p{N}-]+/u);
  return words.length > 0 && words.every((typedWord) => addressWords.some((word) => matchesWord(typedWord, word)));
}

interface Point {
  latitude: number;
  longitude: number;
}

/** A place of which we know where it is, and its address. */
export interface AddressedPoint extends Point {
  address: string;
}

/**
 * Where an address is, as far as the places along its street tell: at the one whose house number is nearest, in the middle of all
 * when no house is named. Null when nobody lies on that street.
 */
export function locate(address: Address, places: readonly AddressedPoint[]): Point | null {
  const onStreet = places.filter((place) => isOnStreet(address, place.address));
  const { house } = address;
  if (onStreet.length === 0) return null;
  if (house === null) {
    const mean = (read: (place: AddressedPoint) => number) => onStreet.reduce((sum, place) => sum + read(place), 0) / onStreet.length;
    return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
  }
  const houseDistance = (place: AddressedPoint): number => Math.abs((addressOf(place.address).house ?? Number.POSITIVE_INFINITY) - house);
  return onStreet.reduce((nearest, place) => (houseDistance(place) < houseDistance(nearest) ? place : nearest));
}
