import { column, type Database, rows } from '../../platform/database/database.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import { notFound } from '../../platform/refusal.ts';
import { type CategoryTree, isListed, isOnSale, readTree } from '../categories/categories.ts';
import { type Part, wholeCatalogue } from '../counts/read.ts';
import { isReduced } from '../prices/prices.ts';
import { catalogueSearch } from '../search/search.ts';

/** What a listing is of; a category may narrow any of the others. */
export interface ListingTarget {
  categoryId?: number | undefined;
  brandCode?: string | undefined;
  tagAlias?: string | undefined;
  seriesCode?: string | undefined;
  modelCode?: string | undefined;
  compatibilityBrandCode?: string | undefined;
  query?: string | undefined;
  /** The text is searched as typed: no spelling correction. */
  asTyped?: boolean | undefined;
  /** Goods of any condition, since a filter chooses some; else new ones. */
  isByCondition?: boolean | undefined;
}

/** Goods as a part of a statement: what they come from, and which of it they are. */
export interface Goods {
  from: SQL;
  where: SQL;
}

export interface Scope {
  /** The products `p`, of a search only those that were found. */
  from: SQL;
  /** Of the products `p`. */
  where: SQL;
  /** Used and marked-down pieces `p` that choosing another condition would add; undefined where they are among the products. */
  pieces: Goods | undefined;
  /** The place of a product among those found by the search text, the best first; undefined where there is none. */
  place: SQL | undefined;
  /** Which of the kept counts are of these products; undefined when it is of more than categories and a brand. */
  part: Part | undefined;
  /** Which of the products `p` have all that the search text asks for; undefined where all of them have it, or none. */
  complete: SQL | undefined;
  /** What was found by the search text, where no more than a brand and the discount narrow it; undefined of any other listing. */
  searchMatch: SearchMatch | undefined;
  /** The brand that all of the products have, where the listing goes by it. */
  brandId: number | undefined;
  /** The categories that all of the products are in, where the listing goes by them. */
  categoryIds: readonly number[] | undefined;
  tree: CategoryTree;
}

export interface SearchMatch {
  /** Ids of products by the category that they were indexed in. */
  byCategory: ReadonlyMap<number, readonly number[]>;
  /** Ids of those that have all that the search text asks for. */
  complete: ReadonlySet<number>;
  /** Only those with a discount are meant. */
  isDiscounted: boolean;
}

const notFoundMessages = {
  category: 'Такой категории нет',
  brand: 'Такого бренда нет',
  tag: 'Такой подборки нет',
  series: 'Такой серии нет',
  model: 'Такой модели нет',
} as const;

async function requireId(
  db: Database,
  table: 'brands' | 'tags' | 'series' | 'models',
  key: 'code' | 'alias',
  value: string,
  message: string,
): Promise<number> {
  const [foundRow] = await rows(
    db,
    { id: column.number },
    sql`select id from ${sql.identifier(table)} where ${sql.identifier(key)} = ${value}`,
  );
  if (!foundRow) throw notFound(message);
  return foundRow.id;
}

/** The products a listing is of, before any filter. Refuses a category, brand, tag, series or model that does not exist. */
export async function scopeOf(db: Database, target: ListingTarget): Promise<Scope> {
  const tree = await readTree(db);
  const conditions: SQL[] = [];
  let part: Part = wholeCatalogue;
  let brandId: number | undefined;
  const categoryIds = target.categoryId === undefined ? [...tree.byId.keys()] : tree.descendants(target.categoryId);
  if (target.categoryId !== undefined) {
    if (!tree.byId.has(target.categoryId)) throw notFound(notFoundMessages.category);
    conditions.push(sql`p.category_id = any(${sql.param([...categoryIds])}::int[])`);
    part = sql`${part} and k.category_id = any(${sql.param([...categoryIds])}::int[])`;
  }
  if (target.brandCode !== undefined) {
    brandId = await requireId(db, 'brands', 'code', target.brandCode, notFoundMessages.brand);
    conditions.push(sql`p.brand_id = ${brandId}`);
    part = sql`${part} and k.brand_id = ${brandId}`;
  }
  if (target.seriesCode !== undefined)
    conditions.push(sql`p.series_id = ${await requireId(db, 'series', 'code', target.seriesCode, notFoundMessages.series)}`);
  if (target.modelCode !== undefined) {
    // A model with one variant is not written into its product, so the model itself says whose variants they are.
    const modelId = await requireId(db, 'models', 'code', target.modelCode, notFoundMessages.model);
    conditions.push(sql`p.id in (select q.id from products q join models m on m.id = ${modelId}
      where q.model_id = m.id or (q.model_id is null and q.category_id = m.category_id and q.brand_id = m.brand_id and position(m.name in q.name) > 0))`);
  }
  if (target.compatibilityBrandCode !== undefined) {
    const brandId = await requireId(db, 'brands', 'code', target.compatibilityBrandCode, notFoundMessages.brand);
    conditions.push(sql`exists (select 1 from product_compatibility f where f.product_id = p.id and f.brand_id = ${brandId})`);
  }
  let base = target.isByCondition ? isOnSale : isListed;
  if (target.tagAlias !== undefined) {
    const tagId = await requireId(db, 'tags', 'alias', target.tagAlias, notFoundMessages.tag);
    conditions.push(sql`exists (select 1 from tag_products h where h.product_id = p.id and h.tag_id = ${tagId})`);
    // Tags are picked by hand: the one for refurbished pieces holds nothing else.
    base = isOnSale;
  }
  const query = target.query?.trim();
  const isCounted = [target.seriesCode, target.modelCode, target.compatibilityBrandCode, target.tagAlias].every(
    (narrower) => narrower === undefined,
  );
  const where = (goods = base) => sql.join([goods, ...conditions], sql` and `);
  const piecesFrom = (from: SQL): Goods | undefined =>
    base === isListed ? { from, where: where(sql`${isOnSale} and p.is_markdown`) } : undefined;
  if (!query) {
    const isByCategory = isCounted && (target.categoryId !== undefined || target.brandCode === undefined);
    return {
      from: sql`products p`,
      where: where(),
      pieces: piecesFrom(sql`products p`),
      place: undefined,
      complete: undefined,
      part: isCounted ? part : undefined,
      searchMatch: undefined,
      brandId,
      categoryIds: isByCategory ? categoryIds : undefined,
      tree,
    };
  }
  const {
    ids,
    categoryIds: foundCategoryIds,
    complete,
    isDiscounted,
    isMarkedDown,
  } = await catalogueSearch.find(db, query, { literally: target.asTyped });
  if (isMarkedDown) base = isOnSale;
  if (isDiscounted) conditions.push(isReduced);
  const found = sql`unnest(${sql.param([...ids])}::int[]) with ordinality as found (id, place)`;
  // Search knows new goods; their pieces come after them.
  const pieceOf = sql`p.parent_product_id = found.id and p.is_markdown`;
  const withPieces = sql`${found} cross join lateral (select p.* from products p where p.id = found.id union all select p.* from products p where ${pieceOf}) p`;
  return {
    from: target.isByCondition && !isMarkedDown ? withPieces : sql`${found} join products p on p.id = found.id`,
    where: where(),
    pieces: piecesFrom(sql`${found} join products p on ${pieceOf}`),
    place: sql`found.place`,
    complete: complete > 0 && complete < ids.length ? sql`found.place <= ${complete}` : undefined,
    part: undefined,
    // The kept columns count what is not marked down.
    searchMatch:
      isCounted && base === isListed && target.categoryId === undefined
        ? { byCategory: groupByCategory(ids, foundCategoryIds), complete: new Set(ids.slice(0, complete)), isDiscounted }
        : undefined,
    brandId,
    categoryIds: undefined,
    tree,
  };
}

/** Ids by their categories. */
function groupByCategory(ids: readonly number[], categoryIds: readonly number[]): Map<number, number[]> {
  const goods = new Map<number, number[]>();
  ids.forEach((id, index) => {
    const categoryId = categoryIds[index];
    if (categoryId === undefined) return;
    const group = goods.get(categoryId);
    if (group) group.push(id);
    else goods.set(categoryId, [id]);
  });
  return goods;
}
