import pLimit from 'p-limit';
import { column, type Database, originOf, rows } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { eventLoopYielder } from '../../../platform/jobs/yield-to-event-loop.ts';
import { type CategoryColumns, readGoods, readValues, sizeOf } from './category-columns.ts';
import { bitsOf, rowsOf } from './rows.ts';

/** Bytes of columns that are held in memory: some 60 a product with everything that is told of it. */
const maxCachedBytes = 64 * 1024 * 1024;

const packedColumns = {
  id: column.number,
  attributeId: column.number,
  revision: column.text,
  code: column.text,
  text: column.textOrNull,
  number: column.numberOrNull,
  goods: column.bytes,
};

/** Stands for what every city can have. */
export const everywhere = 0;

/** An attribute of a category. */
export interface ColumnRequest {
  readonly category: CategoryColumns;
  readonly attributeId: number;
}

/** Reads facet columns of a database as they are asked for, and holds those that were used last. */
export class FacetColumns {
  readonly #db: Database;
  /** The last used at the end. */
  readonly #cached = new Map<number, CategoryColumns>();
  /** Two who ask for the same read it once. */
  readonly #oneByOne = pLimit(1);

  constructor(db: Database) {
    this.#db = db;
  }

  /** Categories as they have been counted last, with what a city can have of them. One that was never counted is left out. */
  async categories(ids: readonly number[], cityId: number): Promise<CategoryColumns[]> {
    const cached = this.#use(ids);
    if (!(await this.#isChanged(ids, cityId, cached))) return cached;
    return this.#oneByOne(async () => {
      await this.#readGoods(ids);
      const updated = this.#use(ids);
      await this.#readStock(updated, cityId);
      this.#trim();
      return updated;
    });
  }

  /** Adds what is told of the goods of categories by some attributes. */
  async addValues(requests: readonly ColumnRequest[]): Promise<void> {
    const isMissing = ({ category, attributeId }: ColumnRequest) => category.values.get(attributeId)?.revision !== category.revision;
    if (!requests.some(isMissing)) return;
    await this.#oneByOne(async () => {
      const missing = requests.filter(isMissing);
      if (missing.length > 0) await this.#readValues(missing);
      this.#trim();
    });
  }

  #use(ids: readonly number[]): CategoryColumns[] {
    return ids.flatMap((id) => {
      const category = this.#cached.get(id);
      if (!category) return [];
      this.#cached.delete(id);
      this.#cached.set(id, category);
      return category;
    });
  }

  /** Whether anything of what is asked for is not held as it is now. */
  async #isChanged(ids: readonly number[], cityId: number, cached: readonly CategoryColumns[]): Promise<boolean> {
    const knownRevisions = sql.param(cached.flatMap((category) => [category.revision, ...revisionsOf(category, cityId)]));
    const [changeRow] = await rows(
      this.#db,
      { isChanged: column.flag },
      sql`select exists (select 1 from facet_goods where category_id = any(${sql.param([...ids])}::int[]) and revision <> all(${knownRevisions}::bigint[]))
            or exists (select 1 from facet_stock where category_id = any(${sql.param([...ids])}::int[]) and city_id in (${everywhere}, ${cityId})
              and revision <> all(${knownRevisions}::bigint[]))
            or exists (select 1 from facet_pickups where category_id = any(${sql.param([...ids])}::int[]) and city_id = ${cityId}
              and revision <> all(${knownRevisions}::bigint[])) as "isChanged"`,
    );
    return changeRow?.isChanged ?? false;
  }

  async #readGoods(ids: readonly number[]): Promise<void> {
    const knownRevisions = sql.param(ids.flatMap((id) => this.#cached.get(id)?.revision ?? []));
    const goodsRows = await rows(
      this.#db,
      { id: column.number, revision: column.text, goods: column.bytes },
      sql`select category_id as id, revision::text, goods from facet_goods
          where category_id = any(${sql.param([...ids])}::int[]) and revision <> all(${knownRevisions}::bigint[])`,
    );
    const yieldToEventLoop = eventLoopYielder();
    for (const { id, revision, goods } of goodsRows) {
      this.#cached.set(id, readGoods(id, revision, goods));
      await yieldToEventLoop();
    }
  }

  async #readStock(categories: readonly CategoryColumns[], cityId: number): Promise<void> {
    const knownRevisions = sql.param(categories.flatMap((category) => revisionsOf(category, cityId)));
    const wanted = sql`category_id = any(${sql.param(categories.map(({ id }) => id))}::int[]) and revision <> all(${knownRevisions}::bigint[])`;
    const stockRows = await rows(
      this.#db,
      { id: column.number, cityId: column.number, closings: column.numbers.nullable(), revision: column.text, goods: column.bytes },
      sql`select category_id as id, city_id as "cityId", null as closings, revision::text, goods from facet_stock
          where ${wanted} and city_id in (${everywhere}, ${cityId})
          union all select category_id, city_id, closings, revision::text, goods from facet_pickups where ${wanted} and city_id = ${cityId}`,
    );
    const byId = new Map(categories.map((category) => [category.id, category]));
    const yieldToEventLoop = eventLoopYielder();
    for (const { id, cityId: city, closings, revision, goods } of stockRows) {
      const category = byId.get(id);
      if (!category) continue;
      const stored = { revision, bits: bitsOf(category.ids.length, rowsOf(category.ids, goods)) };
      if (closings === null) category.stock.set(city, stored);
      else category.pickups.set([city, ...closings].join(' '), { ...stored, cityId: city, closings });
      await yieldToEventLoop();
    }
  }

  /** Columns are of the rows of their category: if that has been counted anew meanwhile, they will be read once more with it. */
  async #readValues(requests: readonly ColumnRequest[]): Promise<void> {
    const valueRows = await rows(
      this.#db,
      packedColumns,
      sql`select v.category_id as id, v.attribute_id as "attributeId", v.code, v.text, v.number, v.goods, g.revision::text
          from unnest(${sql.param(requests.map(({ category }) => category.id))}::int[], ${sql.param(requests.map(({ attributeId }) => attributeId))}::int[]) as w (category_id, attribute_id)
          join facet_values v on v.category_id = w.category_id and v.attribute_id = w.attribute_id join facet_goods g on g.category_id = v.category_id`,
    );
    const byColumn = Map.groupBy(valueRows, ({ id, attributeId }) => `${id} ${attributeId}`);
    const yieldToEventLoop = eventLoopYielder();
    for (const { category, attributeId } of requests) {
      const packed = byColumn.get(`${category.id} ${attributeId}`) ?? [];
      category.values.set(attributeId, { revision: packed[0]?.revision ?? category.revision, column: readValues(category.ids, packed) });
      await yieldToEventLoop();
    }
  }

  /** Forgets what was not used for the longest time. */
  #trim(): void {
    const sizes = new Map([...this.#cached].map(([id, category]) => [id, sizeOf(category)]));
    let cachedBytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const [id, size] of sizes) {
      if (cachedBytes <= maxCachedBytes) return;
      this.#cached.delete(id);
      cachedBytes -= size;
    }
  }
}

const revisionsOf = ({ stock, pickups }: CategoryColumns, cityId: number): string[] => [
  ...[everywhere, cityId].flatMap((city) => stock.get(city)?.revision ?? []),
  ...[...pickups.values()].flatMap((stored) => (stored.cityId === cityId ? stored.revision : [])),
];

const columns = new WeakMap<Database, FacetColumns>();

/** The columns of a database, the same for all who ask. */
export function facetColumns(db: Database): FacetColumns {
  const database = originOf(db);
  const existing = columns.get(database) ?? new FacetColumns(database);
  columns.set(database, existing);
  return existing;
}
