import type { Alternative, Size } from '../ranking/concept.ts';
import { type Amount, amountOf, inUnit, unitsLike } from '../text/amounts.ts';
import { stem } from '../text/stem.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The side of a number on which what is asked for lies; none where the number itself is meant. */
export type Limit = 'least' | 'most' | undefined;

/** In these every side of a thing is told: a limit in them says nothing unless the side is named. */
const lengths = new Set(['м', 'см', 'мм']);

const sure = { exact: 1, within: 0.95, rounded: 0.9, near: 0.7 } as const;
/** Numbers that are told without a unit, and how many values of one measure may be meant by one. */
const leastBare = 10;
const mostOfSize = 32;
/** Measures that may be meant by a number. */
const mostSizes = 24;
/** Centimetres that a thing may have less than the place it is made for, and of such places the least: one of 30 is 28.8 wide. */
const inPlace = 1.5;
const leastPlace = 30;
/** Shares by which a number may be off: a refrigerator of 59.5 cm is said to be one of 60. */
const off = { rounded: 0.015, near: 0.03 } as const;
/** From it on a number is asked for without its fraction: a notebook of 15.6 inches is one of 15. */
const leastWhole = 10;
/** What is asked for with a limit lies within so many times of it, unless it is said what is measured. */
const reach = 4;
/** Terms that stand for one number. */
const mostTerms = 48;

/** How surely a value is what is asked for; 0 where it is not. */
function closeness(value: number, asked: number, limit: Limit): number {
  if (value === asked) return sure.exact;
  if (limit !== undefined) return (limit === 'most' ? value < asked : value > asked) ? sure.within : 0;
  const share = Math.abs(value / asked - 1);
  if (share <= off.rounded) return sure.rounded;
  const isWhole = Number.isInteger(asked) && asked >= leastWhole && Math.floor(value) === asked;
  return share <= off.near || isWhole ? sure.near : 0;
}

/** The same of centimetres: what a place is left for is a little less. */
const closenessInPlace = (value: number, asked: number): number =>
  asked >= leastPlace && value < asked && asked - value <= inPlace ? sure.near : 0;

const inCentimetres = ({ value, unit }: Amount): number | undefined =>
  unit !== undefined && lengths.has(unit) ? inUnit(value, unit, 'см') : undefined;

/** What is as far along a scale as is asked, the nearest first. */
function along(scale: readonly (Amount & { term: string })[], asked: Amount, limit: Limit, farthest: number): Alternative[] {
  return scale
    .flatMap(({ term, value: own, unit }) => {
      const value = asked.unit === undefined ? own : inUnit(own, unit, asked.unit);
      if (value === undefined || value > asked.value * farthest || value * farthest < asked.value) return [];
      const place = limit === undefined ? inCentimetres(asked) : undefined;
      const weight = Math.max(
        closeness(value, asked.value, limit),
        place === undefined ? 0 : closenessInPlace((value * place) / asked.value, place),
      );
      return weight === 0 ? [] : [{ terms: [term], weight, distance: Math.abs(value - asked.value) }];
    })
    .sort((one, other) => one.distance - other.distance)
    .slice(0, mostTerms)
    .map(({ terms, weight }) => ({ terms, weight }));
}

/** What an amount is in the catalogue: «2 квт» is `2000вт`, «350 л» nearly `347л`, «от 65 дюймов» each from `65дюйм` on. */
export function waysOfAmount(term: string, limit: Limit, vocabulary: Vocabulary): Alternative[] {
  const asked = amountOf(term);
  if (asked?.unit === undefined) return [];
  const side = lengths.has(asked.unit) ? undefined : limit;
  return along(
    unitsLike(asked.unit).flatMap((unit) => vocabulary.scale(unit)),
    asked,
    side,
    reach,
  );
}

/** What is measured and its number: «глубина до 45» is `глубин=45см` and all below, and so is «глубина до 450 мм». */
export function waysOfMeasure(word: string, term: string, limit: Limit, vocabulary: Vocabulary): Alternative[] {
  const asked = amountOf(term);
  if (!asked) return [];
  return vocabulary.measuresLike(word).flatMap((name) => along(vocabulary.scale(`${name}=`), asked, limit, Number.POSITIVE_INFINITY));
}

/** What a number without a unit may measure, measure by measure; none where it is told which. */
export function sizesOf(term: string, vocabulary: Vocabulary): Size[] {
  const asked = amountOf(term);
  if (asked === undefined || asked.unit !== undefined || !Number.isInteger(asked.value) || asked.value < leastBare) return [];
  return vocabulary
    .measuring(asked.value, inPlace)
    .map((values) =>
      nearest(values.flatMap(({ term: own, value, unit }) => sizeOf(own, unit === 'мм' ? value / 10 : value, unit, asked.value))),
    )
    .filter((size) => size.length > 0)
    .map((size) => ({ size, documents: size.reduce((sum, one) => sum + vocabulary.documents(one.term), 0) }))
    .sort((one, other) => other.documents - one.documents)
    .slice(0, mostSizes)
    .map(({ size }) => size);
}

const nearest = (size: Size): Size => [...size].sort((one, other) => other.weight - one.weight).slice(0, mostOfSize);

function sizeOf(term: string, value: number, unit: string | undefined, asked: number): { term: string; weight: number }[] {
  if (unit === undefined) return [];
  const weight = Math.max(closeness(value, asked, undefined), lengths.has(unit) ? closenessInPlace(value, asked) : 0);
  return weight === 0 ? [] : [{ term, weight }];
}

const numerals: Readonly<Record<string, number>> = {
  одно: 1,
  двух: 2,
  трех: 3,
  четырех: 4,
  пяти: 5,
  шести: 6,
  семи: 7,
  восьми: 8,
  десяти: 10,
  двенадцати: 12,
};
const counted = new RegExp(`^(${Object.keys(numerals).join('|')})(\\p{L}{4,})$`, 'u');

/** What is counted and its number in one word: «трехконфорочная» is «конфорк=3шт». */
export function waysOfNumeral(text: string, vocabulary: Vocabulary): Alternative[] {
  const [, numeral = '', what = ''] = counted.exec(text) ?? [];
  return what === '' ? [] : waysOfMeasure(stem(what), String(numerals[numeral]), undefined, vocabulary);
}
