import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Built after the rows are in, which takes a third of the time; those that exist are left alone. */
const indexes = [
  'products_category on products (category_id, popularity desc, id)',
  'products_brand on products (brand_id, popularity desc, id)',
  'products_model on products (model_id)',
  'products_series on products (series_id)',
  'products_parent on products (parent_product_id)',
  'products_popularity on products (popularity desc, id)',
  'products_article on products (article)',
  'products_search on products using gin (search)',
  'products_search_text on products using gin (search_text gin_trgm_ops)',
  'product_values_code on product_values (attribute_id, code)',
  'stock_store on stock (store_id)',
  'tag_products_product on tag_products (product_id)',
  'comments_owner on comments (owner_id, type, date desc)',
  'comment_answers_comment on comment_answers (comment_id)',
];

export async function createIndexes(db: Database): Promise<void> {
  for (const index of indexes) await db.execute(sql.raw(`create index if not exists ${index}`));
}

/**
 * Tells the planner what is in the tables. After many rows have come in it would otherwise walk through all of them for
 * each one, and the embedded database has nobody who does it in the background.
 */
export async function gatherStatistics(db: Database): Promise<void> {
  await db.execute(sql`analyze`);
}
