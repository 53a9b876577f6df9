import { reservedCodes } from '@vitrina/services/contract/fields/id.ts';
import { insertAll } from '../../platform/database/bulk.ts';
import { column, type Database, rows } from '../../platform/database/database.ts';
import * as catalogue from '../../platform/database/schema/catalogue.ts';
import { type InferInsertModel, sql } from '../../platform/database/sql.ts';
import { memoize } from '../../platform/memoize.ts';
import { uniqueSlugs } from '../values/slug.ts';
import { attributeCode, typeOf, type Value } from '../values/values.ts';

/** Ids of what an import brings into being begin above the demo's. */
const firstCategoryId = 100_000;

/** Where a product without a category goes. */
const otherCategory = 'Прочее';

export interface NameRegistry {
  /** Whether nobody else has made a category, a brand or an attribute since its names were read. */
  isCurrent(db: Database): Promise<boolean>;
  category(path: readonly string[], kind: string): number;
  brand(name: string): number;
  attribute(categoryId: number, group: string, name: string, unit: string | undefined, value: Value): number;
  /** Writes those that have come into being since it was called last. */
  write(db: Database): Promise<void>;
}

/** Finds categories, brands and attributes by their names, and makes those that are not there yet. */
export async function createNameRegistry(db: Database): Promise<NameRegistry> {
  const categories = await readIdsByKey(db, sql`select coalesce(parent_id, 0) || '/' || name as key, id from categories`);
  const brands = await readIdsByKey(db, sql`select lower(name) as key, id from brands`);
  const attributes = await readIdsByKey(
    db,
    sql`select code || '|' || name || '|' || coalesce(unit, '') || '|' || type as key, id from attributes`,
  );
  const placements = await readPlacements(db);
  const categoryCode = uniqueSlugs([...reservedCodes, ...(await codes(db, 'categories'))], 'category');
  const brandCode = uniqueSlugs(await codes(db, 'brands'), 'brand');
  const ids = await readNextIds(db);
  const attributeKeys = memoize(maxAttributeNames, keyOfAttribute, ({ name, unit, type }) => `${type}|${unit ?? ''}|${name}`);
  const positions = new Map<number, number>();
  const added = noRows();

  return {
    async isCurrent(current) {
      const nextIds = await readNextIds(current);
      return nextIds.category === ids.category && nextIds.brand === ids.brand && nextIds.attribute === ids.attribute;
    },
    category(path, kind) {
      let parentId: number | null = null;
      for (const name of path.length === 0 ? [otherCategory] : path) {
        const key: string = `${parentId ?? 0}/${name}`;
        let id = categories.get(key);
        if (id === undefined) {
          id = ids.category++;
          added.categories.push({
            id,
            parentId,
            code: categoryCode(name),
            name,
            singular: name,
            kind: path.length === 0 ? 'parcel' : kind,
            position: id,
            isDigital: false,
          });
          categories.set(key, id);
        }
        parentId = id;
      }
      return parentId ?? 0;
    },
    brand(name) {
      const key = name.toLowerCase();
      const brandId = brands.get(key);
      if (brandId !== undefined) return brandId;
      const id = ids.brand++;
      added.brands.push({ id, code: brandCode(name), name });
      brands.set(key, id);
      return id;
    },
    attribute(categoryId, groupName, name, unit, value) {
      const type = typeOf(value);
      const { code, key } = attributeKeys({ name, unit, type });
      let attributeId = attributes.get(key);
      if (attributeId === undefined) {
        attributeId = ids.attribute++;
        added.attributes.push({ id: attributeId, code, name, unit: unit ?? null, type });
        attributes.set(key, attributeId);
      }
      let placed = placements.get(categoryId);
      if (placed === undefined) {
        placed = new Set();
        placements.set(categoryId, placed);
      }
      if (!placed.has(attributeId)) {
        const position = Math.min(32_000, (positions.get(categoryId) ?? 100) + 1);
        positions.set(categoryId, position);
        placed.add(attributeId);
        added.placements.push({ categoryId, attributeId, groupName, position, isCard: false, isFilter: false });
      }
      return attributeId;
    },
    async write(tx) {
      const { categories: newCategories, brands: newBrands, attributes: newAttributes, placements: newPlacements } = added;
      Object.assign(added, noRows());
      await insertAll(tx, catalogue.categories, newCategories);
      await insertAll(tx, catalogue.brands, newBrands);
      await insertAll(tx, catalogue.attributes, newAttributes);
      await insertAll(tx, catalogue.categoryAttributes, newPlacements, true);
    },
  };
}

/** Names of attributes whose codes are remembered: each product repeats some twenty. */
const maxAttributeNames = 50_000;

function keyOfAttribute({ name, unit, type }: { name: string; unit: string | undefined; type: string }) {
  const code = attributeCode(name);
  return { code, key: `${code}|${name}|${unit ?? ''}|${type}` };
}

interface AddedRows {
  categories: InferInsertModel<typeof catalogue.categories>[];
  brands: InferInsertModel<typeof catalogue.brands>[];
  attributes: InferInsertModel<typeof catalogue.attributes>[];
  placements: InferInsertModel<typeof catalogue.categoryAttributes>[];
}

const noRows = (): AddedRows => ({ categories: [], brands: [], attributes: [], placements: [] });

/** The attributes that each category has. */
async function readPlacements(db: Database): Promise<Map<number, Set<number>>> {
  const placementRows = await rows(
    db,
    { categoryId: column.number, attributeIds: column.numbers },
    sql`select category_id as "categoryId", array_agg(attribute_id) as "attributeIds" from category_attributes group by 1`,
  );
  return new Map(placementRows.map(({ categoryId, attributeIds }) => [categoryId, new Set(attributeIds)]));
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
