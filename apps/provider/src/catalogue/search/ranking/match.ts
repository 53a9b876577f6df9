import { fields, maxImpact, noPlace } from '../terms/fields.ts';
import type { Weights } from '../terms/weights.ts';
import type { Alternative, Concept } from './concept.ts';

/** Postings of one term in one segment. */
export interface Postings {
  documents: number;
  packed: Uint8Array;
}

/** How well each document of a segment has one concept, number by number; 0 where it has not. */
export interface Match {
  /** By the fields it stands in. */
  fieldScore: Float32Array;
  /** By how often it is said in how long a text. */
  textScore: Float32Array;
  /** How sure it is that the thing has it, at most 1. */
  telling: Float32Array;
  /** Its first place in the name. */
  places: Uint8Array;
  /** 1 where it is of the kind that is asked for. */
  kinds: Uint8Array;
  /** 1 where it is of the line that is asked for. */
  lines: Uint8Array;
  /** The fields in which the best way stands, of several terms those of all. */
  bits: Uint8Array;
  /** How sure it is that it has it at all, at most 1; 0 where a kind of goods is only mentioned. */
  presence: Float32Array;
}

/** Alternatives that are surer than this are another name of the same: they say how rare it is. */
export const sureWeight = 0.75;

/** What each combination of fields counts. */
export interface FieldTables {
  fieldScores: Float64Array;
  telling: Float64Array;
  /** The same where what goes with it is asked for. */
  tellingTarget: Float64Array;
  /** How much of a kind of goods it is: 0 where the kind is only mentioned, in specifications or a description. */
  ofKind: Float64Array;
  /** The same for any word: wherever it stands, it is there. */
  anywhere: Float64Array;
  /** How much what goes with a kind is of it. */
  goesWith: number;
}

/** Where the name of a kind says what the thing is. */
export const ownFields = fields.kind | fields.name | fields.brand | fields.category;

const byFields = (table: readonly (readonly [number, number])[], combine: (sum: number, one: number) => number): Float64Array =>
  Float64Array.from({ length: 256 }, (_, bits) =>
    table.reduce((sum, [bit, weight]) => ((bits & bit) === 0 ? sum : combine(sum, weight)), 0),
  );

export function tablesOf({ fields: fieldWeights, telling, saturation, kind }: Weights): FieldTables {
  return {
    fieldScores: byFields(fieldWeights, (sum, one) => sum + one).map((sum) => (sum * (1 + saturation)) / (sum + saturation)),
    telling: byFields(telling, Math.max),
    tellingTarget: byFields(telling, Math.max).map((one, bits) => ((bits & fields.target) === 0 ? one : Math.max(one, 1))),
    ofKind: Float64Array.from({ length: 256 }, (_, bits) =>
      (bits & ownFields) !== 0 ? 1 : (bits & fields.target) !== 0 ? kind.goesWith : 0,
    ),
    anywhere: new Float64Array(256).fill(1),
    goesWith: kind.goesWith,
  };
}

const emptyMatch = (count: number): Match => ({
  fieldScore: new Float32Array(count),
  textScore: new Float32Array(count),
  telling: new Float32Array(count),
  places: new Uint8Array(count).fill(noPlace),
  bits: new Uint8Array(count),
  presence: new Float32Array(count),
  kinds: new Uint8Array(count),
  lines: new Uint8Array(count),
});

/** What one way of a concept is worth in one document. */
interface Worth {
  fieldScore: number;
  textScore: number;
  telling: number;
  place: number;
  bits: number;
  presence: number;
}

/** The best way in which each of so many documents has the concept. */
export function matchOf(
  { alternatives, kinds, isTarget, lines = [] }: Concept,
  isHead: boolean,
  count: number,
  listOf: (term: string) => Postings | undefined,
  baseTables: FieldTables,
  lostByPlace: number,
): Match {
  const best = emptyMatch(count);
  const tables = isTarget ? { ...baseTables, telling: baseTables.tellingTarget } : baseTables;
  const presenceTable = isHead ? tables.ofKind : tables.anywhere;
  for (const { terms, weight, head } of alternatives) {
    const lists = terms.flatMap((term) => listOf(term) ?? []);
    if (lists.length < terms.length) continue;
    const [first, ...more] = lists;
    if (!first) continue;
    if (more.length === 0) {
      readPostings(first, (document, bits, place, impact) => {
        const fieldScore = (tables.fieldScores[bits] ?? 0) * placeFactor(place, lostByPlace);
        takeBest(best, document, weight, {
          fieldScore,
          textScore: impact,
          telling: tables.telling[bits] ?? 0,
          place,
          bits,
          presence: presenceTable[bits] ?? 0,
        });
      });
    } else takeAll(best, lists, { weight, head }, { ...tables, ofKind: presenceTable }, lostByPlace);
  }
  const mark = (marks: Uint8Array, terms: readonly string[]): void => {
    for (const term of terms) {
      const list = listOf(term);
      if (list) readPostings(list, (document) => (marks[document] = 1));
    }
  };
  mark(best.kinds, kinds);
  mark(best.lines, lines);
  return best;
}

/** Several terms that must all be there count their mean. */
function takeAll(
  best: Match,
  lists: readonly Postings[],
  { weight, head }: Pick<Alternative, 'weight' | 'head'>,
  tables: FieldTables,
  lostByPlace: number,
): void {
  const all = emptyMatch(best.places.length);
  const has = new Uint8Array(best.places.length);
  const highest = new Float32Array(best.places.length);
  const isDescribed = new Uint8Array(best.places.length);
  const share = 1 / lists.length;
  lists.forEach((list, index) => {
    readPostings(list, (document, bits, place, impact) => {
      // Documents without one of the terms before are out of it.
      if (has[document] !== index) return;
      has[document] = index + 1;
      const telling = tables.telling[bits] ?? 0;
      all.fieldScore[document] =
        (all.fieldScore[document] ?? 0) + share * (tables.fieldScores[bits] ?? 0) * placeFactor(place, lostByPlace);
      all.textScore[document] = (all.textScore[document] ?? 0) + share * impact;
      all.telling[document] = index === 0 ? telling : Math.min(all.telling[document] ?? 0, telling);
      all.places[document] = index === 0 ? place : Math.min(all.places[document] ?? noPlace, place);
      all.bits[document] = index === 0 ? bits : (all.bits[document] ?? 0) & bits;
      const presence = tables.ofKind[bits] ?? 0;
      all.presence[document] = index === 0 ? presence : Math.min(all.presence[document] ?? 0, presence);
      if (bits === fields.text) isDescribed[document] = 1;
      if (head === undefined || head === index) highest[document] = Math.max(highest[document] ?? 0, presence);
    });
  });
  has.forEach((count, document) => {
    if (count < lists.length) return;
    takeBest(best, document, weight, {
      fieldScore: all.fieldScore[document] ?? 0,
      textScore: all.textScore[document] ?? 0,
      telling: all.telling[document] ?? 0,
      place: all.places[document] ?? noPlace,
      bits: all.bits[document] ?? 0,
      // A stove that is electric by its specifications is an «электроплита», though less surely; what has a bag is no bag, and a tumble
      // dryer whose description names a «стиральная машина» is none.
      presence: all.presence[document] || (isDescribed[document] ? 0 : tables.goesWith * (highest[document] ?? 0)),
    });
  });
}

/** Keeps what is better than what is known of a document. */
export function takeBest(
  best: Match,
  document: number,
  weight: number,
  { fieldScore, textScore, telling, place, bits, presence }: Worth,
): void {
  if (weight * fieldScore > (best.fieldScore[document] ?? 0)) {
    best.fieldScore[document] = weight * fieldScore;
    best.places[document] = place;
    best.bits[document] = bits;
  }
  if (weight * textScore > (best.textScore[document] ?? 0)) best.textScore[document] = weight * textScore;
  const presenceScore = Math.min(1, weight / sureWeight) * presence;
  if (presenceScore > (best.presence[document] ?? 0)) best.presence[document] = presenceScore;
  const certainty = weight * telling;
  if (certainty > (best.telling[document] ?? 0)) best.telling[document] = certainty;
}

/** The share of the products with a word that have it as their maker's name from which on it is one. */
const minBrandShare = 0.5;

/** Whether a concept is the name of a maker, by its matches in all segments. */
export function isBrand(matches: readonly Match[]): boolean {
  let all = 0;
  let brandCount = 0;
  for (const { bits } of matches) {
    for (const one of bits) {
      if (one !== 0) all += 1;
      if ((one & fields.brand) !== 0) brandCount += 1;
    }
  }
  return brandCount > all * minBrandShare;
}

/** What is left of a word's worth at its place in the name. */
const placeFactor = (place: number, lost: number): number => (place === noPlace ? 1 : Math.max(0.7, 1 - place * lost));

/** Reads the postings of a term. */
export function readPostings({ packed }: Postings, visit: (document: number, fields: number, place: number, impact: number) => void): void {
  let document = 0;
  for (let at = 0; at < packed.length; ) {
    let byte = packed[at++] ?? 0;
    let distance = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = packed[at++] ?? 0;
      distance |= (byte & 127) << shift;
    }
    document += distance;
    visit(document, packed[at++] ?? 0, packed[at++] ?? noPlace, (packed[at++] ?? 0) / maxImpact);
  }
}
