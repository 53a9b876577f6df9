import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { plain } from './plain.ts';

/**
 * Fills the search columns of products that have none yet. Names and brands weigh most, then the category, then the
 * values of specifications, then the description; Russian words by their stems, and everything also as it is written.
 */
export async function indexForSearch(db: Database): Promise<void> {
  const name = plain(sql`p.name || ' ' || b.name || ' ' || p.article`);
  const category = plain(sql`coalesce(c.name || ' ' || c.singular, '')`);
  const values = plain(
    sql`coalesce((select string_agg(v.text, ' ') from product_values v join attributes a on a.id = v.attribute_id and a.type = 'text' where v.product_id = p.id), '')`,
  );
  await db.execute(sql`
    update products set
      search_text = ${plain(sql`p.name || ' ' || p.article`)},
      search =
        setweight(to_tsvector('russian', ${name}), 'A') || setweight(to_tsvector('simple', ${name}), 'A') ||
        setweight(to_tsvector('russian', ${category}), 'B') ||
        setweight(to_tsvector('russian', ${values}), 'C') ||
        setweight(to_tsvector('russian', ${plain(sql`p.description`)}), 'D')
    from products p join brands b on b.id = p.brand_id left join categories c on c.id = p.category_id
    where products.id = p.id and products.search is null`);
}
