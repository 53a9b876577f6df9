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
  /** Those that have it. */
  documents: number[];
  /** By the fields it stands in. */
  fieldScore: Float32Array;
  /** By how often it is said in how long a text. */
  textScore: Float32Array;
  /** How sure it is that the thing has it, at most 1. */
  certainty: Float32Array;
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
  certainty: Float64Array;
  /** The same where what goes with it is asked for. */
  certaintyForTarget: Float64Array;
  /** How much of a kind of goods it is: 0 where the kind is only mentioned, in specifications or a description. */
  ofKind: Float64Array;
  /** The same for any word: wherever it stands, it is there. */
  anywhere: Float64Array;
  /** How much an accessory of a kind is of it. */
  accessory: number;
}

/** Where the name of a kind says what the thing is. */
export const ownFields = fields.kind | fields.name | fields.brand | fields.category;

const byFields = (table: readonly (readonly [number, number])[], combine: (sum: number, one: number) => number): Float64Array =>
  Float64Array.from({ length: 256 }, (_, bits) =>
    table.reduce((sum, [bit, weight]) => ((bits & bit) === 0 ? sum : combine(sum, weight)), 0),
  );

export function tablesOf({ fields: fieldWeights, certainty, saturation, kind }: Weights): FieldTables {
  return {
    fieldScores: byFields(fieldWeights, (sum, one) => sum + one).map((sum) => (sum * (1 + saturation)) / (sum + saturation)),
    certainty: byFields(certainty, Math.max),
    certaintyForTarget: byFields(certainty, Math.max).map((one, bits) => ((bits & fields.target) === 0 ? one : Math.max(one, 1))),
    ofKind: Float64Array.from({ length: 256 }, (_, bits) =>
      (bits & ownFields) !== 0 ? 1 : (bits & fields.target) !== 0 ? kind.accessory : 0,
    ),
    anywhere: new Float64Array(256).fill(1),
    accessory: kind.accessory,
  };
}

/** Matches that are empty again, by their length: at a million products it takes longer to make them than to fill them. */
const spareMatches = new Map<number, Match[]>();
/** Some 80 MB where segments are full. */
const maxSpare = 64;

/** Of one of a few lengths, so that a match serves segments that are about as long. */
function emptyMatch(count: number): Match {
  const length = 2 ** Math.ceil(Math.log2(Math.max(1_024, count)));
  return (
    spareMatches.get(length)?.pop() ?? {
      documents: [],
      fieldScore: new Float32Array(length),
      textScore: new Float32Array(length),
      certainty: new Float32Array(length),
      places: new Uint8Array(length).fill(noPlace),
      bits: new Uint8Array(length),
      presence: new Float32Array(length),
      kinds: new Uint8Array(length),
      lines: new Uint8Array(length),
    }
  );
}

/** Empties a match, so that another query can use it. */
export function release(match: Match): void {
  const spare = spareMatches.get(match.bits.length) ?? [];
  spareMatches.set(match.bits.length, spare);
  if (spare.length >= maxSpare) return;
  for (const document of match.documents) {
    match.fieldScore[document] = 0;
    match.textScore[document] = 0;
    match.certainty[document] = 0;
    match.places[document] = noPlace;
    match.bits[document] = 0;
    match.presence[document] = 0;
    match.kinds[document] = 0;
    match.lines[document] = 0;
  }
  match.documents.length = 0;
  spare.push(match);
}

/** What one way of a concept is worth in one document. */
interface Worth {
  fieldScore: number;
  textScore: number;
  certainty: number;
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
  placeDecay: number,
): Match {
  const best = emptyMatch(count);
  const tables = isTarget ? { ...baseTables, certainty: baseTables.certaintyForTarget } : baseTables;
  const presenceTable = isHead ? tables.ofKind : tables.anywhere;
  for (const { terms, weight, head } of alternatives) {
    const lists = terms.flatMap((term) => listOf(term) ?? []);
    if (lists.length < terms.length) continue;
    const [first, ...more] = lists;
    if (!first) continue;
    if (more.length === 0) {
      const cursor = new PostingsCursor(first);
      while (cursor.next()) {
        const { fields: bits, place, impact } = cursor;
        takeBest(best, cursor.document, weight, {
          fieldScore: (tables.fieldScores[bits] ?? 0) * placeFactor(place, placeDecay),
          textScore: impact,
          certainty: tables.certainty[bits] ?? 0,
          place,
          bits,
          presence: presenceTable[bits] ?? 0,
        });
      }
    } else takeAll(best, lists, { weight, head }, { ...tables, ofKind: presenceTable }, placeDecay);
  }
  const mark = (marks: Uint8Array, terms: readonly string[]): void => {
    for (const term of terms) {
      const list = listOf(term);
      if (!list) continue;
      readPostings(list, (document) => {
        if (isUntouched(best, document)) best.documents.push(document);
        marks[document] = 1;
      });
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
  placeDecay: number,
): void {
  const share = 1 / lists.length;
  const cursors = lists.map((list) => new PostingsCursor(list));
  for (let document = nextCommon(cursors); document >= 0; document = nextCommon(cursors)) {
    let [fieldScore, textScore, certainty, place, bits, presence, highest] = [0, 0, 1, noPlace, 255, 1, 0];
    let isDescribed = false;
    for (let index = 0; index < cursors.length; index += 1) {
      const cursor = cursors[index];
      if (!cursor) continue;
      fieldScore += share * (tables.fieldScores[cursor.fields] ?? 0) * placeFactor(cursor.place, placeDecay);
      textScore += share * cursor.impact;
      certainty = Math.min(certainty, tables.certainty[cursor.fields] ?? 0);
      place = Math.min(place, cursor.place);
      bits &= cursor.fields;
      const own = tables.ofKind[cursor.fields] ?? 0;
      presence = Math.min(presence, own);
      if (cursor.fields === fields.text) isDescribed = true;
      if (head === undefined || head === index) highest = Math.max(highest, own);
    }
    takeBest(best, document, weight, {
      fieldScore,
      textScore,
      certainty,
      place,
      bits,
      // A stove that is electric by its specifications is an «электроплита», though less surely; what has a bag is no bag, and a tumble
      // dryer whose description names a «стиральная машина» is none.
      presence: presence || (isDescribed ? 0 : tables.accessory * highest),
    });
  }
}

/** Moves on to the next document that all lists have; -1 where there is none. */
function nextCommon(cursors: readonly PostingsCursor[]): number {
  let document = (cursors[0]?.document ?? 0) + 1;
  for (let agreed = 0, index = 0; agreed < cursors.length; index = (index + 1) % cursors.length) {
    const cursor = cursors[index];
    if (!cursor) return -1;
    while (cursor.document < document) if (!cursor.next()) return -1;
    agreed = cursor.document === document ? agreed + 1 : 1;
    document = cursor.document;
  }
  return document;
}

/** Keeps what is better than what is known of a document. */
export function takeBest(
  best: Match,
  document: number,
  weight: number,
  { fieldScore, textScore, certainty, place, bits, presence }: Worth,
): void {
  if (isUntouched(best, document)) best.documents.push(document);
  if (weight * fieldScore > (best.fieldScore[document] ?? 0)) {
    best.fieldScore[document] = weight * fieldScore;
    best.places[document] = place;
    best.bits[document] = bits;
  }
  if (weight * textScore > (best.textScore[document] ?? 0)) best.textScore[document] = weight * textScore;
  const presenceScore = Math.min(1, weight / sureWeight) * presence;
  if (presenceScore > (best.presence[document] ?? 0)) best.presence[document] = presenceScore;
  const weightedCertainty = weight * certainty;
  if (weightedCertainty > (best.certainty[document] ?? 0)) best.certainty[document] = weightedCertainty;
}

const isUntouched = ({ fieldScore, kinds, lines }: Match, document: number): boolean =>
  fieldScore[document] === 0 && kinds[document] === 0 && lines[document] === 0;

/** What is left of a word's worth at its place in the name. */
const placeFactor = (place: number, decay: number): number => (place === noPlace ? 1 : Math.max(0.7, 1 - place * decay));

/** Walks through the postings of a term, document by document. */
class PostingsCursor {
  /** -1 before the first. */
  document = -1;
  fields = 0;
  place: number = noPlace;
  impact = 0;
  readonly #packed: Uint8Array;
  #at = 0;

  constructor({ packed }: Postings) {
    this.#packed = packed;
  }

  /** False behind the last. */
  next(): boolean {
    const packed = this.#packed;
    let at = this.#at;
    if (at >= packed.length) return false;
    let byte = packed[at++] ?? 0;
    let distance = byte & 127;
    for (let shift = 7; byte > 127; shift += 7) {
      byte = packed[at++] ?? 0;
      distance |= (byte & 127) << shift;
    }
    this.document = Math.max(0, this.document) + distance;
    this.fields = packed[at++] ?? 0;
    this.place = packed[at++] ?? noPlace;
    this.impact = (packed[at++] ?? 0) / maxImpact;
    this.#at = at;
    return true;
  }
}

/** Reads the postings of a term. */
export function readPostings(list: Postings, visit: (document: number, fields: number, place: number, impact: number) => void): void {
  const cursor = new PostingsCursor(list);
  while (cursor.next()) visit(cursor.document, cursor.fields, cursor.place, cursor.impact);
}
