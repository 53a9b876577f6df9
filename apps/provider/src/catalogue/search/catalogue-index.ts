import { column, type Database, originOf, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { type Columns, hasNamesOnly, unpackColumns } from './index/columns.ts';
import type { Postings } from './ranking/match.ts';
import { Dictionary } from './terms/dictionary.ts';
import { spokenForms } from './understanding/thesaurus.ts';
import { Vocabulary } from './understanding/vocabulary.ts';

interface LoadedSegment {
  id: number;
  columns: Columns;
  dictionary: Dictionary;
  /** Documents that a newer segment has, or none any more. */
  dead: Set<number>;
}

/** The index at one moment. */
export interface Snapshot {
  /** Changes with the index. */
  revision: string;
  segments: readonly LoadedSegment[];
  /** Documents in all of them. */
  size: number;
  /** Next to nothing is told of most products but their names. */
  hasNamesOnly: boolean;
  vocabulary: Vocabulary;
}

/** Bytes of postings that are held in memory. */
const cachedBytes = 48 * 1024 * 1024;
/** Milliseconds for which nobody asks whether the index has changed. */
const recheckInterval = 5_000;

/** Reads the index of a database: dictionaries and columns are held in memory, postings are read as they are asked for. */
export class CatalogueIndex {
  readonly #db: Database;
  readonly #blocks = new Map<string, Uint8Array>();
  #bytes = 0;
  #loading: Promise<Snapshot> | undefined;
  #checkedAt = Number.NEGATIVE_INFINITY;

  constructor(db: Database) {
    this.#db = db;
  }

  /** The index as it is now, or was some seconds ago. */
  async snapshot(): Promise<Snapshot> {
    const before = this.#loading;
    if (before && performance.now() - this.#checkedAt < recheckInterval) return before;
    this.#checkedAt = performance.now();
    const loading = this.#refreshed(before);
    // Somebody who comes while a changed index is read gets the one before.
    this.#loading = before ? before.then((old) => old) : loading;
    try {
      const snapshot = await loading;
      this.#loading = Promise.resolve(snapshot);
      return snapshot;
    } catch (error) {
      this.#loading = before;
      throw error;
    }
  }

  async #refreshed(before: Promise<Snapshot> | undefined): Promise<Snapshot> {
    const segmentRows = await rows(this.#db, { id: column.number }, sql`select id from search_segments order by id`);
    const ids = segmentRows.map(({ id }) => id);
    const revision = ids.join(' ');
    const old = await before;
    return old?.revision === revision ? old : this.#load(ids, revision, old);
  }

  async #load(ids: readonly number[], revision: string, old: Snapshot | undefined): Promise<Snapshot> {
    const segmentsById = new Map(old?.segments.map((segment) => [segment.id, segment]));
    const missing = ids.filter((id) => !segmentsById.has(id));
    const replacements: { id: number; products: readonly number[] }[] = [];
    for (const id of missing) {
      const [row] = await rows(
        this.#db,
        { documents: column.number, columns: column.bytes, dictionary: column.bytes, replaced: column.numbers },
        sql`select documents, columns, dictionary, replaced from search_segments where id = ${id}`,
      );
      if (!row) continue;
      segmentsById.set(id, {
        id,
        columns: unpackColumns(row.columns, row.documents),
        dictionary: new Dictionary(row.dictionary),
        dead: new Set(),
      });
      replacements.push({ id, products: row.replaced });
    }
    const segments = ids.flatMap((id) => segmentsById.get(id) ?? []);
    for (const { id, products } of replacements)
      retire(
        segments.filter((segment) => segment.id < id),
        products,
      );
    const size = segments.reduce((sum, { columns }) => sum + columns.ids.length, 0);
    return {
      revision,
      segments,
      size,
      hasNamesOnly: hasNamesOnly(segments),
      vocabulary: new Vocabulary(
        segments.map(({ dictionary }) => dictionary),
        spokenForms,
      ),
    };
  }

  /** Postings of terms, segment by segment; what is not in memory is read at once. */
  async postings({ segments }: Snapshot, terms: Iterable<string>): Promise<Map<string, (Postings | undefined)[]>> {
    const termPlaces = [...new Set(terms)].map((term) => ({ term, places: segments.map(({ dictionary }) => dictionary.find(term)) }));
    const keys = new Set<string>();
    for (const { places } of termPlaces) {
      places.forEach((place, index) => {
        if (place) keys.add(`${segments[index]?.id} ${place.block}`);
      });
    }
    const blocks = await this.#read(keys);
    return new Map(
      termPlaces.map(({ term, places }) => [
        term,
        places.map((place, index): Postings | undefined => {
          const block = place && blocks.get(`${segments[index]?.id} ${place.block}`);
          return place && block
            ? { documents: place.documents, packed: block.subarray(place.start, place.start + place.length) }
            : undefined;
        }),
      ]),
    );
  }

  async #read(keys: ReadonlySet<string>): Promise<Map<string, Uint8Array>> {
    const blocksByKey = new Map<string, Uint8Array>();
    const missing: [number, number][] = [];
    for (const key of keys) {
      const block = this.#blocks.get(key);
      if (block) {
        // The last used goes to the end.
        this.#blocks.delete(key);
        this.#blocks.set(key, block);
        blocksByKey.set(key, block);
      } else {
        const [segment = 0, number = 0] = key.split(' ').map(Number);
        missing.push([segment, number]);
      }
    }
    if (missing.length === 0) return blocksByKey;
    const blockRows = await rows(
      this.#db,
      { segmentId: column.number, number: column.number, postings: column.bytes },
      sql`select b.segment_id as "segmentId", b.number, b.postings
          from unnest(${sql.param(missing.map(([segment]) => segment))}::int[], ${sql.param(missing.map(([, number]) => number))}::int[]) as w (segment_id, number)
          join search_blocks b on b.segment_id = w.segment_id and b.number = w.number`,
    );
    for (const { segmentId, number, postings } of blockRows) {
      const key = `${segmentId} ${number}`;
      blocksByKey.set(key, postings);
      this.#blocks.set(key, postings);
      this.#bytes += postings.length;
    }
    for (const [key, block] of this.#blocks) {
      if (this.#bytes <= cachedBytes) break;
      this.#blocks.delete(key);
      this.#bytes -= block.length;
    }
    return blocksByKey;
  }
}

function retire(segments: readonly LoadedSegment[], products: readonly number[]): void {
  if (products.length === 0) return;
  const retiredIds = new Set(products);
  for (const { columns, dead } of segments) {
    for (const [document, id] of columns.ids.entries()) if (retiredIds.has(id)) dead.add(document);
  }
}

const indexes = new WeakMap<Database, CatalogueIndex>();

/** The index of a database, one for all who ask. */
export function catalogueIndex(db: Database): CatalogueIndex {
  const database = originOf(db);
  const existing = indexes.get(database);
  if (existing) return existing;
  const index = new CatalogueIndex(database);
  indexes.set(database, index);
  return index;
}
