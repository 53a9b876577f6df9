import { readConfiguration } from '../configuration.ts';
import { seedDemonstration } from '../demonstration.ts';
import { column, type Database, type RowOf, rows } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/open.ts';
import { sql } from '../platform/database/sql.ts';
import { ofBulk } from '../platform/database/timeouts.ts';

const categoryReportColumns = {
  code: column.text,
  products: column.number,
  specifications: column.number,
  reviews: column.number,
  least: column.number,
  most: column.number,
};
type CategoryReport = RowOf<typeof categoryReportColumns>;

/** What each leaf category holds. Prices in rubles. */
const readCategories = (db: Database): Promise<CategoryReport[]> =>
  rows(
    db,
    categoryReportColumns,
    sql`select c.code, count(*)::int as products,
          (select count(distinct v.attribute_id) from product_values v join products q on q.id = v.product_id where q.category_id = c.id)::int as specifications,
          sum(p.review_count)::int as reviews, (min(p.price) / 100)::int as least, (max(p.price) / 100)::int as most
        from categories c join products p on p.category_id = c.id where p.parent_product_id is null group by c.id order by c.id`,
  );

/** The share of review sentences that stand only once in the shop. */
async function distinctSentences(db: Database): Promise<{ all: number; distinct: number }> {
  const reviews = await rows(db, { text: column.text }, sql`select text from comments where type = 'product'`);
  const sentences = reviews.flatMap(({ text }) =>
    text
      .split(/[.!?…]+/)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence !== ''),
  );
  return { all: sentences.length, distinct: new Set(sentences).size };
}

/** `npm run provider:report`: a table on standard output, columns divided by tabs. */
try {
  const configuration = readConfiguration(process.env);
  const connection = await openDatabase({ databaseUrl: configuration.DATABASE_URL, dataDir: configuration.DATA_DIR, timeouts: ofBulk });
  await seedDemonstration(connection, configuration, (line) => console.error(line));
  const categories = await readCategories(connection.db);
  const { all, distinct } = await distinctSentences(connection.db);
  await connection.close();
  console.log(['category', 'products', 'specifications', 'reviews', 'price from', 'price to'].join('\t'));
  for (const { code, products, specifications, reviews, least, most } of categories) {
    console.log([code, products, specifications, reviews, least, most].join('\t'));
  }
  const total = categories.reduce((sum, { products }) => sum + products, 0);
  const share = all === 0 ? 100 : (distinct / all) * 100;
  console.log(`\n${categories.length} leaf categories, ${total} products; of ${all} review sentences ${share.toFixed(1)} % are distinct`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
