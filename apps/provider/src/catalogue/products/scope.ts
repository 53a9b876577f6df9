import { column, type Database, rows } from '../../platform/database/database.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import { notFound } from '../../platform/refusal.ts';
import { type CategoryTree, listed, readTree, shown } from '../categories/categories.ts';
import { type Part, whole } from '../counts/read.ts';
import { find } from '../search/find.ts';

/** What a listing is of; a category may narrow any of the others. */
export interface ListingOf {
  categoryId?: number | undefined;
  brandCode?: string | undefined;
  tagAlias?: string | undefined;
  seriesCode?: string | undefined;
  modelCode?: string | undefined;
  compatibilityBrandCode?: string | undefined;
  query?: string | undefined;
  /** The search text is taken letter by letter. */
  asTyped?: boolean | undefined;
}

export interface Scope {
  /** The products `p`, of a search only those that were found. */
  from: SQL;
  /** Of the products `p`. */
  where: SQL;
  /** The place of a product among those found by the search text, the best first; undefined where there is none. */
  place: SQL | undefined;
  /** Which of the kept counts are of these products; undefined when it is of more than categories and a brand. */
  part: Part | undefined;
  /** What was found by the search text, where no more than a brand and the discount narrow it; undefined of any other listing. */
  found: FoundGoods | undefined;
  /** The brand that all of the products have, where the listing goes by it. */
  brandId: number | undefined;
  /** The categories that all of the products are in, where the listing goes by them. */
  categoryIds: readonly number[] | undefined;
  tree: CategoryTree;
}

export interface FoundGoods {
  /** Ids of products by the category that they were indexed in. */
  byCategory: ReadonlyMap<number, readonly number[]>;
  /** Only those with a discount are meant. */
  isDiscounted: boolean;
}

const notThere = {
  category: 'Такой категории нет',
  brand: 'Такого бренда нет',
  tag: 'Такой подборки нет',
  series: 'Такой серии нет',
  model: 'Такой модели нет',
} as const;

async function idOf(
  db: Database,
  table: 'brands' | 'tags' | 'series' | 'models',
  key: 'code' | 'alias',
  value: string,
  message: string,
): Promise<number> {
  const [found] = await rows(
    db,
    { id: column.number },
    sql`select id from ${sql.identifier(table)} where ${sql.identifier(key)} = ${value}`,
  );
  if (!found) throw notFound(message);
  return found.id;
}

/** The products a listing is of, before any filter. Refuses a category, brand, tag, series or model that does not exist. */
export async function scopeOf(db: Database, of: ListingOf): Promise<Scope> {
  const tree = await readTree(db);
  const conditions: SQL[] = [];
  let part: Part = whole;
  let brandId: number | undefined;
  const categoryIds = of.categoryId === undefined ? [...tree.byId.keys()] : tree.descendants(of.categoryId);
  if (of.categoryId !== undefined) {
    if (!tree.byId.has(of.categoryId)) throw notFound(notThere.category);
    conditions.push(sql`p.category_id = any(${sql.param([...categoryIds])}::int[])`);
    part = sql`${part} and k.category_id = any(${sql.param([...categoryIds])}::int[])`;
  }
  if (of.brandCode !== undefined) {
    brandId = await idOf(db, 'brands', 'code', of.brandCode, notThere.brand);
    conditions.push(sql`p.brand_id = ${brandId}`);
    part = sql`${part} and k.brand_id = ${brandId}`;
  }
  if (of.seriesCode !== undefined) conditions.push(sql`p.series_id = ${await idOf(db, 'series', 'code', of.seriesCode, notThere.series)}`);
  if (of.modelCode !== undefined) {
    // A model with one variant is not written into its product, so the model itself says whose variants they are.
    const modelId = await idOf(db, 'models', 'code', of.modelCode, notThere.model);
    conditions.push(sql`p.id in (select q.id from products q join models m on m.id = ${modelId}
      where q.model_id = m.id or (q.model_id is null and q.category_id = m.category_id and q.brand_id = m.brand_id and position(m.name in q.name) > 0))`);
  }
  if (of.compatibilityBrandCode !== undefined) {
    const brandId = await idOf(db, 'brands', 'code', of.compatibilityBrandCode, notThere.brand);
    conditions.push(sql`exists (select 1 from product_compatibility f where f.product_id = p.id and f.brand_id = ${brandId})`);
  }
  let base = listed;
  if (of.tagAlias !== undefined) {
    const tagId = await idOf(db, 'tags', 'alias', of.tagAlias, notThere.tag);
    conditions.push(sql`exists (select 1 from tag_products h where h.product_id = p.id and h.tag_id = ${tagId})`);
    // Tags are picked by hand: the one for worn pieces holds nothing else.
    base = shown;
  }
  const query = of.query?.trim();
  const isCounted = [of.seriesCode, of.modelCode, of.compatibilityBrandCode, of.tagAlias].every((narrower) => narrower === undefined);
  const where = () => sql.join([base, ...conditions], sql` and `);
  if (!query) {
    const isByCategory = isCounted && (of.categoryId !== undefined || of.brandCode === undefined);
    return {
      from: sql`products p`,
      where: where(),
      place: undefined,
      part: isCounted ? part : undefined,
      found: undefined,
      brandId,
      categoryIds: isByCategory ? categoryIds : undefined,
      tree,
    };
  }
  const { ids, categoryIds: foundIn, isDiscounted, isMarkedDown } = await find(db, query, { literally: of.asTyped });
  if (isMarkedDown) base = shown;
  if (isDiscounted) conditions.push(sql`p.price_old > p.price`);
  return {
    from: sql`unnest(${sql.param([...ids])}::int[]) with ordinality as found (id, place) join products p on p.id = found.id`,
    where: where(),
    place: sql`found.place`,
    part: undefined,
    // The kept columns count what is not marked down.
    found: isCounted && !isMarkedDown && of.categoryId === undefined ? { byCategory: grouped(ids, foundIn), isDiscounted } : undefined,
    brandId,
    categoryIds: undefined,
    tree,
  };
}

/** Ids by their categories. */
function grouped(ids: readonly number[], categoryIds: readonly number[]): Map<number, number[]> {
  const goods = new Map<number, number[]>();
  ids.forEach((id, index) => {
    const categoryId = categoryIds[index];
    if (categoryId === undefined) return;
    const known = goods.get(categoryId);
    if (known) known.push(id);
    else goods.set(categoryId, [id]);
  });
  return goods;
}
