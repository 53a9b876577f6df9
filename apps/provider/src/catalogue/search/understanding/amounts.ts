import { type Amount, amountOf, inUnit, unitsLike } from '../../text/amounts.ts';
import { stem } from '../../text/stem.ts';
import type { Alternative, Size } from '../ranking/concept.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The side of a number on which what is asked for lies; none where the number itself is meant. */
export type Limit = 'least' | 'most' | undefined;

/** In these every side of a thing is told: a limit in them says nothing unless the side is named. */
const lengths = new Set(['м', 'см', 'мм']);
export const isLength = (unit: string): boolean => lengths.has(unit);

const confidence = { exact: 1, within: 0.95, rounded: 0.9, near: 0.7 } as const;
/** Numbers that are told without a unit, and how many values of one measure may be meant by one. */
const minBareNumber = 10;
const maxValuesPerSize = 32;
/** Measures that may be meant by a number. */
const maxSizes = 24;
/** Centimetres that a thing may have less than the place it is made for, and of such places the least: one of 30 is 28.8 wide. */
const placeClearance = 1.5;
const minPlace = 30;
/** Shares by which a number may be off: a refrigerator of 59.5 cm is said to be one of 60. */
const tolerance = { rounded: 0.015, near: 0.03 } as const;
/** From it on a number is asked for without its fraction: a notebook of 15.6 inches is one of 15. */
const minWhole = 10;
/** What is asked for from a number on lies within so many times of it, unless it is said what is measured: a washing machine «от 9 кг» weighs 60. */
const maxRatio = 4;
/** Terms that stand for one number. What lies within a limit is not counted: a larger one takes in all of a smaller one. */
const maxTerms = 48;

/** How surely a value is what is asked for; 0 where it is not. */
function closeness(value: number, target: number, limit: Limit): number {
  if (value === target) return confidence.exact;
  if (limit !== undefined) return (limit === 'most' ? value < target : value > target) ? confidence.within : 0;
  const share = Math.abs(value / target - 1);
  if (share <= tolerance.rounded) return confidence.rounded;
  const isWhole = Number.isInteger(target) && target >= minWhole && Math.floor(value) === target;
  return share <= tolerance.near || isWhole ? confidence.near : 0;
}

/** The same of centimetres: what a place is left for is a little less. */
const closenessInPlace = (value: number, target: number): number =>
  target >= minPlace && value < target && target - value <= placeClearance ? confidence.near : 0;

const inCentimetres = ({ value, unit }: Amount): number | undefined =>
  unit !== undefined && lengths.has(unit) ? inUnit(value, unit, 'см') : undefined;

/** What is as far along a scale as is asked, the nearest first. */
function findOnScale(scale: readonly (Amount & { term: string })[], target: Amount, limit: Limit, maxFactor: number): Alternative[] {
  return scale
    .flatMap(({ term, value: own, unit }) => {
      const value = target.unit === undefined ? own : inUnit(own, unit, target.unit);
      if (value === undefined || value > target.value * maxFactor || value * maxFactor < target.value) return [];
      const place = limit === undefined ? inCentimetres(target) : undefined;
      const weight = Math.max(
        closeness(value, target.value, limit),
        place === undefined ? 0 : closenessInPlace((value * place) / target.value, place),
      );
      return weight === 0 ? [] : [{ terms: [term], weight, distance: Math.abs(value - target.value) }];
    })
    .sort((one, other) => one.distance - other.distance)
    .slice(0, limit === undefined ? maxTerms : scale.length)
    .map(({ terms, weight }) => ({ terms, weight }));
}

/** What an amount is in the catalogue: «2 квт» is `2000вт`, «350 л» nearly `347л`, «от 65 дюймов» each from `65дюйм` on. */
export function waysOfAmount(term: string, limit: Limit, vocabulary: Vocabulary): Alternative[] {
  const target = amountOf(term);
  if (target?.unit === undefined) return [];
  const side = lengths.has(target.unit) ? undefined : limit;
  return findOnScale(
    unitsLike(target.unit).flatMap((unit) => vocabulary.scale(unit)),
    target,
    side,
    side === 'most' ? Number.POSITIVE_INFINITY : maxRatio,
  );
}

/** What is measured and its number: «глубина до 45» is `глубин=45см` and all below, and so is «глубина до 450 мм». */
export function waysOfMeasure(word: string, term: string, limit: Limit, vocabulary: Vocabulary): Alternative[] {
  const target = amountOf(term);
  if (!target) return [];
  return vocabulary
    .measuresLike(word)
    .flatMap((name) => findOnScale(vocabulary.scale(`${name}=`), target, limit, Number.POSITIVE_INFINITY));
}

/** What a number without a unit may measure, measure by measure; none where it is told which. */
export function sizesOf(term: string, vocabulary: Vocabulary): Size[] {
  const target = amountOf(term);
  if (target === undefined || target.unit !== undefined || !Number.isInteger(target.value) || target.value < minBareNumber) return [];
  return vocabulary
    .measuring(target.value, placeClearance)
    .map((values) =>
      takeNearest(values.flatMap(({ term: own, value, unit }) => sizeOf(own, unit === 'мм' ? value / 10 : value, unit, target.value))),
    )
    .filter((size) => size.length > 0)
    .map((size) => ({ size, documents: size.reduce((sum, one) => sum + vocabulary.documents(one.term), 0) }))
    .sort((one, other) => other.documents - one.documents)
    .slice(0, maxSizes)
    .map(({ size }) => size);
}

const takeNearest = (size: Size): Size => [...size].sort((one, other) => other.weight - one.weight).slice(0, maxValuesPerSize);

function sizeOf(term: string, value: number, unit: string | undefined, target: number): { term: string; weight: number }[] {
  if (unit === undefined) return [];
  const weight = Math.max(closeness(value, target, undefined), lengths.has(unit) ? closenessInPlace(value, target) : 0);
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
const numeralPattern = new RegExp(`^(${Object.keys(numerals).join('|')})(\\p{L}{4,})$`, 'u');

/** What is counted and its number in one word: «трехконфорочная» is «конфорк=3шт». */
export function waysOfNumeral(text: string, vocabulary: Vocabulary): Alternative[] {
  const [, numeral = '', what = ''] = numeralPattern.exec(text) ?? [];
  return what === '' ? [] : waysOfMeasure(stem(what), String(numerals[numeral]), undefined, vocabulary);
}
