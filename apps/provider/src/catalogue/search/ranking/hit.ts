import type { Columns } from '../index/columns.ts';
import type { Sounds } from './concept.ts';
import type { Postings } from './match.ts';

/** What is ranked: the segments, and the postings of every term of the concepts, segment by segment. */
export interface RankingInput {
  segments: readonly { columns: Columns; dead: ReadonlySet<number> }[];
  /** Documents in all segments. */
  size: number;
  postings: ReadonlyMap<string, readonly (Postings | undefined)[]>;
  /** Of each word the terms that sound alike and how much, where names are all that is known; undefined elsewhere. */
  sounds?: Sounds | undefined;
  /** Kopecks between which the price has to be. */
  prices?: { min: number; max: number } | undefined;
}

export interface Hit {
  id: number;
  score: number;
  /** Share of what was asked that it has, by how rare each word is. */
  share: number;
  categoryId: number;
  /** Concepts it has, one bit each. */
  has: number;
  /** Those of them that it surely has: neither by a wider name, nor as another model of the line. */
  surelyHas: number;
  /** It has more of what was asked than amounts and wishes. */
  hasNamed: boolean;
  /** Its name has a word in Cyrillic, and so tells its kind. */
  isCyrillic: boolean;
  /** It is of the kind that is asked for, or none is; where its name is English, whose order of words tells little, it counts as such. */
  isOfKind: boolean;
  /** By the words as they were typed alone, whichever of them it has; 0 for what is of another kind than was asked. */
  literal: number;
  /** By what sounds alike; 0 where more than names is known. */
  sounds: number;
  /** Kopecks. */
  price: number;
  /** 1 to 100 of what can be ordered of a brand, where nothing but brands is asked for; 0 of all else. */
  popularity: number;
  /** Its place among the first, by which they are sorted; infinite for all others, which follow by their scores. */
  place: number;
}

export const byScore = (one: Hit, other: Hit): number => other.score - one.score || one.id - other.id;

/** The first of the hits in an order, so many of them at most; of a hundred thousand it takes a fraction of what sorting them would. */
export function bestOf(hits: readonly Hit[], count: number, order: (one: Hit, other: Hit) => number = byScore): Hit[] {
  const best: Hit[] = [];
  let last: Hit | undefined;
  for (const hit of hits) {
    if (last !== undefined && order(last, hit) < 0) continue;
    best.push(hit);
    if (best.length < count * 2) continue;
    best.sort(order);
    best.length = count;
    last = best.at(-1);
  }
  return best.sort(order).slice(0, count);
}

export const idf = (documents: number, size: number): number => Math.log(1 + (size - documents + 0.5) / (documents + 0.5));
