import { column, type Database, type RowOf, rows } from '../../platform/database/database.ts';
import { priceOfOrder } from '../../platform/database/order-price.ts';
import { sql } from '../../platform/database/sql.ts';
import { brandPath, categoryPath, firstProductImage, productPath } from '../cards/paths.ts';
import { isListed, readTree } from '../categories/categories.ts';
import { productImageHash, versionOf } from '../media/version.ts';
import { fold } from '../text/fold.ts';
import { lexemesOf } from '../text/lexemes.ts';
import { normalizeQuery } from '../text/normalize.ts';
import { soundOf } from '../text/sound.ts';
import type { Suggestions } from './catalogue-search.ts';
import { namedService, servicesBeginning } from './destinations.ts';
import { find } from './find.ts';

/** Lines of each kind. */
const limits = { pages: 2, queries: 5, categories: 4, brands: 3, products: 5 } as const;
/** Products found that say which categories and brands are meant. */
const maxProductsScanned = 48;

const productColumns = {
  id: column.number,
  name: column.text,
  price: column.number,
  categoryId: column.number,
  categoryCode: column.text,
  singular: column.text,
  brandId: column.number,
  brandCode: column.text,
  brandName: column.text,
  /** See `productImageHash`. */
  imageHash: column.text,
};
type SuggestedProduct = RowOf<typeof productColumns>;

export async function suggest(db: Database, query: string): Promise<Suggestions> {
  const { ids, corrected, modelNames, page, redirect } = await find(db, query, { unfinished: true });
  const text = fold(corrected ?? query);
  const exactService = namedService(query) ?? (corrected === null ? null : namedService(corrected));
  const pages = exactService ? [exactService] : page ? [page] : servicesBeginning(query).slice(0, limits.pages);
  // Enter leads there: «трейд-ин» is typed by nobody who wants a water heater Trend.
  if (exactService && redirect === exactService.url) return { pages, queries: [], categories: [], brands: [], products: [] };
  const [tree, foundProducts] = await Promise.all([readTree(db), productsOf(db, ids.slice(0, maxProductsScanned))]);
  const all = foundProducts.map((product, index) => ({ product, weight: 1 / (index + 3) }));
  const begins = (name: string): boolean =>
    beginsWith(normalizeQuery(name), text) || beginsWith(soundOf(normalizeQuery(name)), soundOf(text));
  const isSold = (id: number): boolean => tree.descendants(id).some((below) => (tree.byId.get(below)?.own ?? 0) > 0);
  const namedCategories = [...tree.byId.values()].filter(({ id, name, singular }) => (begins(name) || begins(singular)) && isSold(id));
  const relevantIds = new Set([
    ...namedCategories.map(({ id }) => id),
    ...relevantCategories(all.map(({ product, weight }) => ({ key: product.categoryId, weight }))),
  ]);
  // «стир» are washing machines before what goes with them, and before a filter called «Стирон».
  const isOfKind = ({ product }: (typeof all)[number]): boolean => normalizeQuery(product.singular).startsWith(text);
  const weights = all
    .filter(({ product }) => relevantIds.has(product.categoryId))
    .sort((one, other) => Number(isOfKind(other)) - Number(isOfKind(one)));
  const categories = new Map(namedCategories.map((row) => [row.id, row]));
  for (const id of sortByWeight(weights.map(({ product, weight }) => ({ key: product.categoryId, weight })))) {
    const row = tree.byId.get(id);
    if (row) categories.set(id, row);
  }
  const brands = new Map(foundProducts.filter(({ brandName }) => begins(brandName)).map((product) => [product.brandId, product]));
  return {
    pages,
    queries: queriesOf(weights, modelNames),
    categories: [...categories.values()]
      .slice(0, limits.categories)
      .map(({ id, code, name }) => ({ id, name, url: categoryPath({ id, code }, tree.childrenOf(id).length > 0) })),
    brands: [...brands.values()]
      .slice(0, limits.brands)
      .map(({ brandId, brandCode, brandName }) => ({ id: brandId, name: brandName, url: brandPath(brandCode) })),
    products: weights
      .map(({ product }) => product)
      .slice(0, limits.products)
      .map(({ id, name, price, categoryId, categoryCode, imageHash }) => ({
        id,
        name,
        url: productPath({ id: categoryId, code: categoryCode }, id),
        image: firstProductImage(id, versionOf(imageHash)),
        price,
      })),
  };
}

/** The share of what was found from which on a category is meant: a toaster whose description says «стиральная» is not. */
const minShare = 0.1;

export function relevantCategories(weights: readonly { key: number; weight: number }[]): number[] {
  const totalWeight = weights.reduce((sum, { weight }) => sum + weight, 0);
  const shares = new Map<number, number>();
  for (const { key, weight } of weights) shares.set(key, (shares.get(key) ?? 0) + weight / totalWeight);
  return [...shares].flatMap(([key, share]) => (share < minShare ? [] : [key]));
}

/** Whether a text or one of its words begins with another. */
const beginsWith = (text: string, beginning: string): boolean => ` ${text}`.includes(` ${beginning}`);

interface WeightedProduct {
  product: Pick<SuggestedProduct, 'name' | 'singular' | 'brandName'>;
  weight: number;
}

/**
 * Texts worth searching for: a kind of things with a maker, those first whose products are found first. Where a model is meant, the kinds of what
 * names it, in the order in which they are found: «смартфон iphone 15», then «чехол iphone 15», however many cases there are.
 */
export function queriesOf(weights: readonly WeightedProduct[], modelNames: readonly string[]): string[] {
  const queryOf = ({ singular }: WeightedProduct['product'], name: string): string => normalizeQuery(`${singular} ${name}`);
  const queries =
    modelNames.length === 0
      ? sortByWeight(weights.map(({ product, weight }) => ({ key: queryOf(product, product.brandName), weight })))
      : weights.flatMap(({ product }) => {
          const model = modelNames.find((name) => containsWords(product.name, name));
          return model === undefined ? [] : [queryOf(product, model)];
        });
  return [...new Set(queries)].slice(0, limits.queries);
}

const wordsOf = (text: string): string =>
  ` ${lexemesOf(text)
    .map((lexeme) => lexeme.text)
    .join(' ')} `;
const containsWords = (text: string, words: string): boolean => wordsOf(text).includes(wordsOf(words));

function sortByWeight<Key>(list: readonly { key: Key; weight: number }[]): Key[] {
  const sums = new Map<Key, number>();
  for (const { key, weight } of list) sums.set(key, (sums.get(key) ?? 0) + weight);
  return [...sums].sort((one, other) => other[1] - one[1]).map(([key]) => key);
}

function productsOf(db: Database, ids: readonly number[]): Promise<SuggestedProduct[]> {
  return rows(
    db,
    productColumns,
    sql`select p.id, p.name, ${priceOfOrder}::float8 as price, c.id as "categoryId", c.code as "categoryCode", c.singular, b.id as "brandId", b.code as "brandCode", b.name as "brandName", ${productImageHash} as "imageHash"
        from unnest(${sql.param([...ids])}::int[]) with ordinality as found (id, place)
        join products p on p.id = found.id join categories c on c.id = p.category_id join brands b on b.id = p.brand_id
        where ${isListed} order by found.place`,
  );
}
