import { reservedCodes } from '@vitrina/services/contract/fields/id.ts';
import { column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { uniqueSlugs } from '../values/slug.ts';
import { attributeCode, typeOf, type Value } from '../values/values.ts';

/** Ids of what an import brings into being begin above the demo's. */
const firstCategoryId = 100_000;

/** Where a product without a category goes. */
const otherCategory = 'Прочее';

export interface NameRegistry {
  /** Whether nobody else has made a category, a brand or an attribute since its names were read. */
  isCurrent(db: Database): Promise<boolean>;
  category(db: Database, path: readonly string[], kind: string): Promise<number>;
  brand(db: Database, name: string): Promise<number>;
  attribute(db: Database, categoryId: number, group: string, name: string, unit: string | undefined, value: Value): Promise<number>;
}

/** Finds categories, brands and attributes by their names, and makes those that are not there yet. */
export async function createNameRegistry(db: Database): Promise<NameRegistry> {
  const categories = await readIdsByKey(db, sql`select coalesce(parent_id, 0) || '/' || name as key, id from categories`);
  const brands = await readIdsByKey(db, sql`select lower(name) as key, id from brands`);
  const attributes = await readIdsByKey(
    db,
    sql`select code || '|' || name || '|' || coalesce(unit, '') || '|' || type as key, id from attributes`,
  );
  const placements = await readIdsByKey(
    db,
    sql`select category_id || '/' || attribute_id as key, position::int as id from category_attributes`,
  );
  const categoryCode = uniqueSlugs([...reservedCodes, ...(await codes(db, 'categories'))], 'category');
  const brandCode = uniqueSlugs(await codes(db, 'brands'), 'brand');
  const ids = await readNextIds(db);
  const positions = new Map<number, number>();

  return {
    async isCurrent(current) {
      const nextIds = await readNextIds(current);
      return nextIds.category === ids.category && nextIds.brand === ids.brand && nextIds.attribute === ids.attribute;
    },
    async category(tx, path, kind) {
      let parent: number | null = null;
      for (const name of path.length === 0 ? [otherCategory] : path) {
        const key: string = `${parent ?? 0}/${name}`;
        let id = categories.get(key);
        if (id === undefined) {
          id = ids.category++;
          await tx.execute(sql`insert into categories (id, parent_id, code, name, singular, kind, position, is_digital)
            values (${id}, ${parent}, ${categoryCode(name)}, ${name}, ${name}, ${path.length === 0 ? 'parcel' : kind}, ${id}, false)`);
          categories.set(key, id);
        }
        parent = id;
      }
      return parent ?? 0;
    },
    async brand(tx, name) {
      const key = name.toLowerCase();
      const brandId = brands.get(key);
      if (brandId !== undefined) return brandId;
      const id = ids.brand++;
      await tx.execute(sql`insert into brands (id, code, name) values (${id}, ${brandCode(name)}, ${name})`);
      brands.set(key, id);
      return id;
    },
    async attribute(tx, categoryId, group, name, unit, value) {
      const type = typeOf(value);
      const code = attributeCode(name);
      const key = `${code}|${name}|${unit ?? ''}|${type}`;
      let id = attributes.get(key);
      if (id === undefined) {
        id = ids.attribute++;
        await tx.execute(
          sql`insert into attributes (id, code, name, unit, type) values (${id}, ${code}, ${name}, ${unit ?? null}, ${type})`,
        );
        attributes.set(key, id);
      }
      const placementKey = `${categoryId}/${id}`;
      if (!placements.has(placementKey)) {
        const position = Math.min(32_000, (positions.get(categoryId) ?? 100) + 1);
        positions.set(categoryId, position);
        placements.set(placementKey, position);
        await tx.execute(sql`insert into category_attributes (category_id, attribute_id, group_name, position, is_card, is_filter)
          values (${categoryId}, ${id}, ${group}, ${position}, false, false) on conflict do nothing`);
      }
      return id;
    },
  };
}

async function readIdsByKey(db: Database, statement: ReturnType<typeof sql>): Promise<Map<string, number>> {
  return new Map((await rows(db, { key: column.text, id: column.number }, statement)).map(({ key, id }) => [key, id]));
}

async function codes(db: Database, table: 'categories' | 'brands'): Promise<string[]> {
  return (await rows(db, { code: column.text }, sql`select code from ${sql.identifier(table)}`)).map(({ code }) => code);
}

async function readNextIds(db: Database): Promise<{ category: number; brand: number; attribute: number }> {
  const [row] = await rows(
    db,
    { category: column.number, brand: column.number, attribute: column.number },
    sql`select greatest((select coalesce(max(id), 0) + 1 from categories), ${firstCategoryId}::int) as category,
          (select coalesce(max(id), 0) + 1 from brands) as brand, (select coalesce(max(id), 0) + 1 from attributes) as attribute`,
  );
  return row ?? { category: firstCategoryId, brand: 1, attribute: 1 };
}
