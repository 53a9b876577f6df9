import type { Output } from '@vitrina/services/contract/endpoint.ts';
import type { search as endpoints } from '@vitrina/services/search/endpoints.ts';
import { column, type Database, type RowOf, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { WithDatabaseIds } from '../../platform/database-id.ts';
import { brandPath, categoryPath, firstProductImage, productPath } from '../cards/paths.ts';
import { listed, readTree } from '../categories/categories.ts';
import { lookOf, versionOf } from '../media/version.ts';
import { find } from './find.ts';
import { plainQuery } from './plain.ts';
import { fold } from './text/fold.ts';
import { soundOf } from './text/sound.ts';

type Suggestions = WithDatabaseIds<Output<(typeof endpoints)['suggestions']>>;

/** Lines of each kind. */
const most = { queries: 5, categories: 4, brands: 3, products: 5 } as const;
/** Products found that say which categories and brands are meant. */
const looked = 48;

const suggestedColumns = {
  id: column.number,
  name: column.text,
  price: column.number,
  categoryId: column.number,
  categoryCode: column.text,
  singular: column.text,
  brandId: column.number,
  brandCode: column.text,
  brandName: column.text,
  /** See `lookOf`. */
  look: column.text,
};
type Suggested = RowOf<typeof suggestedColumns>;

/** What a text that is still being typed may become: queries, categories, brands and products. */
export async function suggest(db: Database, query: string): Promise<Suggestions> {
  const { ids, corrected } = await find(db, query, { unfinished: true });
  const text = fold(corrected ?? query);
  const [tree, found] = await Promise.all([readTree(db), productsOf(db, ids.slice(0, looked))]);
  const all = found.map((product, index) => ({ product, weight: 1 / (index + 3) }));
  const begins = (name: string): boolean => beginsWith(plainQuery(name), text) || beginsWith(soundOf(plainQuery(name)), soundOf(text));
  const isSold = (id: number): boolean => tree.descendants(id).some((below) => (tree.byId.get(below)?.own ?? 0) > 0);
  const named = [...tree.byId.values()].filter(({ id, name, singular }) => (begins(name) || begins(singular)) && isSold(id));
  const meant = new Set([
    ...named.map(({ id }) => id),
    ...meantCategories(all.map(({ product, weight }) => ({ key: product.categoryId, weight }))),
  ]);
  const weights = all.filter(({ product }) => meant.has(product.categoryId));
  const categories = new Map(named.map((row) => [row.id, row]));
  for (const id of heaviest(weights.map(({ product, weight }) => ({ key: product.categoryId, weight })))) {
    const row = tree.byId.get(id);
    if (row) categories.set(id, row);
  }
  const brands = new Map(found.filter(({ brandName }) => begins(brandName)).map((product) => [product.brandId, product]));
  return {
    queries: queriesOf(weights),
    categories: [...categories.values()]
      .slice(0, most.categories)
      .map(({ id, code, name }) => ({ id, name, url: categoryPath({ id, code }, tree.childrenOf(id).length > 0) })),
    brands: [...brands.values()]
      .slice(0, most.brands)
      .map(({ brandId, brandCode, brandName }) => ({ id: brandId, name: brandName, url: brandPath(brandCode) })),
    products: weights
      .map(({ product }) => product)
      .slice(0, most.products)
      .map(({ id, name, price, categoryId, categoryCode, look }) => ({
        id,
        name,
        url: productPath({ id: categoryId, code: categoryCode }, id),
        image: firstProductImage(id, versionOf(look)),
        price,
      })),
  };
}

/** The share of what was found from which on a category is meant: a toaster whose description says «стиральная» is not. */
const minShare = 0.1;

export function meantCategories(weights: readonly { key: number; weight: number }[]): number[] {
  const whole = weights.reduce((sum, { weight }) => sum + weight, 0);
  const shares = new Map<number, number>();
  for (const { key, weight } of weights) shares.set(key, (shares.get(key) ?? 0) + weight / whole);
  return [...shares].flatMap(([key, share]) => (share < minShare ? [] : [key]));
}

/** Whether a text or one of its words begins with another. */
const beginsWith = (text: string, beginning: string): boolean => ` ${text}`.includes(` ${beginning}`);

interface Weighed {
  product: Suggested;
  weight: number;
}

/** Texts worth searching for: a kind of things with a maker, those first whose products are found first. */
const queriesOf = (weights: readonly Weighed[]): string[] =>
  heaviest(weights.map(({ product, weight }) => ({ key: plainQuery(`${product.singular} ${product.brandName}`), weight }))).slice(
    0,
    most.queries,
  );

function heaviest<Key>(list: readonly { key: Key; weight: number }[]): Key[] {
  const sums = new Map<Key, number>();
  for (const { key, weight } of list) sums.set(key, (sums.get(key) ?? 0) + weight);
  return [...sums].sort((one, other) => other[1] - one[1]).map(([key]) => key);
}

function productsOf(db: Database, ids: readonly number[]): Promise<Suggested[]> {
  return rows(
    db,
    suggestedColumns,
    sql`select p.id, p.name, p.price::float8 as price, c.id as "categoryId", c.code as "categoryCode", c.singular, b.id as "brandId", b.code as "brandCode", b.name as "brandName", ${lookOf} as look
        from unnest(${sql.param([...ids])}::int[]) with ordinality as found (id, place)
        join products p on p.id = found.id join categories c on c.id = p.category_id join brands b on b.id = p.brand_id
        where ${listed} order by found.place`,
  );
}
