import type { Output } from '@vitrina/services/contract/endpoint.ts';
import type { search as endpoints } from '@vitrina/services/search/endpoints.ts';
import type { Database, OpenDatabase, Transaction } from '../../platform/database/database.ts';
import type { WithDatabaseIds } from '../../platform/database-id.ts';
import type { ServicePage } from './destinations.ts';

/**
 * Search in the catalogue: all that the rest of the provider knows of it. Another engine implements this interface and is named in
 * `search.ts`.
 */
export interface CatalogueSearch {
  index: SearchIndex;
  /** Finds products by a text that has been typed. */
  find(db: Database, text: string, options?: FindOptions): Promise<SearchResult>;
  /** What a text that is still being typed may become: queries, categories, brands and products. */
  suggest(db: Database, text: string): Promise<Suggestions>;
}

/** Brings into the index what stands in `search_due`: triggers put new and removed products there, `markDue` those that have changed. */
export interface SearchIndex {
  /** Says, in the transaction that changes products, that they are to be indexed anew. */
  markDue(tx: Transaction, products: readonly number[]): Promise<void>;
  /** Indexes what is due, and says how many products it has read so far. */
  update(db: OpenDatabase, progress?: (count: number) => void): Promise<void>;
  /** Indexes a whole catalogue in the transaction that fills it. */
  indexAll(tx: Database): Promise<void>;
  /** Makes the index anew, before anybody is served, when another version of the program has made it. */
  rebuildOutdated(db: OpenDatabase): Promise<void>;
  /** Reads what is held in memory, some seconds of a million products, so that nobody's first search waits for it. */
  load(db: Database): Promise<void>;
}

export interface FindOptions {
  /** Letter by letter: nothing is corrected. */
  literally?: boolean | undefined;
}

/** What was found by a text. */
export interface SearchResult {
  /** Products, the best first. */
  ids: readonly number[];
  /** Of each of them in turn: the category that it was in when it was indexed. */
  categoryIds: readonly number[];
  /** How many of them, the first, have all that was asked. */
  complete: number;
  /** Only those with a discount were asked for. */
  isDiscounted: boolean;
  /** They are pieces that are used or marked down, as was asked. */
  isMarkedDown: boolean;
  /** How the text was read where that is not as it was typed; null otherwise. */
  corrected: string | null;
  /** Words that the products found do not have. */
  leftOut: readonly string[];
  /** Those of them that nothing has beside the rest: who insists upon them finds nothing. */
  unmatched: readonly string[];
  /** What is asked for, part by part. */
  parts: readonly QueryPart[];
  /** Where nothing was found: the likest text that something is found for; null where there is none. */
  nearest: string | null;
  /** Path of the category or brand that the text is the name of, or of the reviews that it asks for; null when it is none. */
  redirect: string | null;
  /** The page of a service of the shop that the text is about; null where it is about goods alone. */
  page: ServicePage | null;
}

/** Something that a query asks for, as it was understood. */
export interface QueryPart {
  name: string;
  /** The query without it. */
  rest: string;
}

export type Suggestions = WithDatabaseIds<Output<(typeof endpoints)['suggestions']>>;
