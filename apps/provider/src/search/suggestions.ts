import type { Output } from '@vitrina/services/contract/endpoint.ts';
import type { search as endpoints } from '@vitrina/services/search/endpoints.ts';
import { sql } from 'drizzle-orm';
import { type Database, rows } from '../database/database.ts';
import { listed, readTree } from '../products/categories.ts';
import { brandPath, categoryPath, productImage, productPath } from '../products/paths.ts';
import { beginningsOf } from './find.ts';
import { likeText, plain } from './plain.ts';
import { plainQuery, readingsOf } from './spelling.ts';

type Suggestions = Output<(typeof endpoints)['suggestions']>;

/** Lines of each kind. */
const most = { queries: 5, categories: 4, brands: 3, products: 5 } as const;

const nothing: Suggestions = { queries: [], categories: [], brands: [], products: [] };

/** What a text may be the beginning of; where nothing is, it is read in the other keyboard layout and the other script. */
export async function suggest(db: Database, query: string): Promise<Suggestions> {
  for (const reading of readingsOf(plainQuery(query))) {
    const found = await suggestFor(db, reading);
    if (Object.values(found).some((list) => list.length > 0)) return found;
  }
  return nothing;
}

async function suggestFor(db: Database, text: string): Promise<Suggestions> {
  const [categories, brands, products] = await Promise.all([categoriesLike(db, text), brandsLike(db, text), productsLike(db, text)]);
  return {
    queries: await queriesOf(
      db,
      text,
      products.map(({ id }) => id),
    ),
    categories,
    brands,
    products: products.slice(0, most.products),
  };
}

async function categoriesLike(db: Database, text: string): Promise<Suggestions['categories']> {
  const tree = await readTree(db);
  const begins = (name: string): boolean => plainQuery(name).startsWith(text) || plainQuery(name).includes(` ${text}`);
  const isSold = (id: number): boolean => tree.descendants(id).some((below) => (tree.byId.get(below)?.own ?? 0) > 0);
  return [...tree.byId.values()]
    .filter(({ id, name, singular }) => (begins(name) || begins(singular)) && isSold(id))
    .slice(0, most.categories)
    .map(({ id, code, name }) => ({ id, name, url: categoryPath({ id, code }, tree.childrenOf(id).length > 0) }));
}

async function brandsLike(db: Database, text: string): Promise<Suggestions['brands']> {
  const found = await rows<{ id: number; code: string; name: string }>(
    db,
    sql`select b.id, b.code, b.name from brands b join products p on p.brand_id = b.id and ${listed}
        where ${plain(sql`b.name`)} like ${`${likeText(text)}%`} group by b.id order by count(*) desc, b.name limit ${most.brands}`,
  );
  return found.map(({ id, code, name }) => ({ id, name, url: brandPath(code) }));
}

async function productsLike(db: Database, text: string): Promise<Suggestions['products']> {
  const begun = beginningsOf(text);
  if (!begun) return [];
  const found = await rows<{ id: number; name: string; price: number; categoryId: number; categoryCode: string }>(
    db,
    sql`select p.id, p.name, p.price, c.id as "categoryId", c.code as "categoryCode" from products p join categories c on c.id = p.category_id
        where ${listed} and ${begun.where} order by ${begun.relevance} desc, p.id limit 24`,
  );
  return found.map(({ id, name, price, categoryId, categoryCode }) => ({
    id,
    name,
    url: productPath({ id: categoryId, code: categoryCode }, id),
    image: productImage(id),
    price,
  }));
}

/** Texts worth searching for: words that stand for a tag, and what is found by category and maker. */
async function queriesOf(db: Database, text: string, productIds: readonly number[]): Promise<string[]> {
  const synonyms = await rows<{ text: string }>(
    db,
    sql`select synonym as text from tag_synonyms where synonym like ${`${likeText(text)}%`} order by length(synonym), 1 limit 2`,
  );
  const found = await rows<{ text: string }>(
    db,
    sql`select ${plain(sql`c.singular || ' ' || b.name`)} as text from products p join categories c on c.id = p.category_id join brands b on b.id = p.brand_id
        where p.id = any(${sql.param([...productIds])}::int[]) group by 1 order by sum(p.popularity) desc, 1 limit ${most.queries}`,
  );
  return [...synonyms, ...found].map((row) => row.text).slice(0, most.queries);
}
