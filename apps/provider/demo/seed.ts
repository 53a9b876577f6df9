import { countDueCategories } from '../src/catalogue/counts/refresh.ts';
import { generateStock } from '../src/catalogue/importing/shelves.ts';
import { catalogueSearch } from '../src/catalogue/search/search.ts';
import { insertAll } from '../src/platform/database/bulk.ts';
import type { Connection, Database } from '../src/platform/database/database.ts';
import { gatherStatistics, withoutIndexes } from '../src/platform/database/indexes.ts';
import type { CommentRow } from '../src/platform/database/rows.ts';
import * as catalogue from '../src/platform/database/schema/catalogue.ts';
import * as said from '../src/platform/database/schema/comments.ts';
import * as places from '../src/platform/database/schema/places.ts';
import * as goods from '../src/platform/database/schema/products.ts';
import * as site from '../src/platform/database/schema/site.ts';
import { eq, sql } from '../src/platform/database/sql.ts';
import { transaction } from '../src/platform/database/transaction.ts';
import { seedActions } from './actions.ts';
import { seedAdvent } from './advent.ts';
import { seedArticles } from './articles/seed.ts';
import { seedBanners } from './banners.ts';
import { readCatalogue } from './catalogue.ts';
import { commentsFor, count, numbering } from './comments.ts';
import { compilationsOf, rentalsOf, videosOf } from './compilations.ts';
import { conditionsOf } from './condition.ts';
import { type ExpandedProduct, expand } from './expand.ts';
import { productIds } from './ids.ts';
import { manualsOf } from './manual-rows.ts';
import { serviceCenters } from './places/service-centers.ts';
import { streetRows } from './places/street-rows.ts';
import { cityRows, storeRows } from './places-rows.ts';
import { seedPriceHistory } from './price-history.ts';
import { pricesOf } from './prices.ts';
import { refurbishedProducts } from './refurbished.ts';
import { compatibilityOf, relationsOf } from './relations.ts';
import { seedRepair } from './repair.ts';
import { seedRunningCosts } from './running-costs.ts';
import { branches, features, redirects, slides } from './site.ts';
import { supplierOffers, suppliers } from './suppliers.ts';
import { tagRules } from './tags.ts';
import { seedTradeIn, tradeInModelCount } from './tradein.ts';
import { warrantiesOf } from './warranties.ts';

/** Grows when the demo data changes its shape; the data of an older version is left as it is. */
const seedVersion = '16';

/** Of tables that came later: their rows are added to a database that was filled before, too, and replace none. */
const historyTables: readonly ((db: Database) => Promise<void>)[] = [seedPriceHistory, seedRunningCosts];

async function seedLaterTables(db: Database): Promise<void> {
  for (const seedTable of historyTables) await seedTable(db);
}

export type Say = (line: string) => void;

/** Tables that are quicker to fill without their indexes. */
const large = ['products', 'product_values', 'stock', 'tag_products', 'comments'];

/** Stands from the first moment until all is there: who finds it knows that an earlier start has not come to its end. */
const startedMark = 'seed-begun';

/**
 * Fills an empty database with the demo catalogue, whole or not at all: a start that is ended meanwhile leaves nothing but a mark, and
 * the next one says so and begins anew. Says how far it is. Gives whether it did.
 */
export async function seedWhenEmpty(connection: Connection, say: Say = () => undefined, now: Date = new Date()): Promise<boolean> {
  return connection.exclusively(async () => {
    const [seedMark] = await connection.db.select().from(site.meta).where(eq(site.meta.key, 'seed'));
    if (seedMark) {
      await seedLaterTables(connection.db);
      return false;
    }
    const started = performance.now();
    const progress: Say = (line) => say(`demo catalogue: ${line} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    const startMark = await connection.db
      .insert(site.meta)
      .values({ key: startedMark, value: seedVersion })
      .onConflictDoNothing()
      .returning();
    if (startMark.length === 0) progress('an earlier start has ended before it was complete; it is written anew');
    await transaction(
      connection.db,
      'seed',
      async (tx) => {
        await withoutIndexes(tx, large, () => seed(tx, progress, now));
        await tx.delete(site.meta).where(eq(site.meta.key, startedMark));
      },
      { isLong: true },
    );
    progress('ready');
    return true;
  });
}

async function seed(db: Database, say: Say, now: Date): Promise<void> {
  // The same day gives the same texts: reviews are dated relative to it.
  const today = new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`);
  await seedPlaces(db);
  say(`${cityRows.length} cities, ${storeRows.length} stores and points`);

  const expandedCatalogue = expand(readCatalogue(), today);
  const { offers, onlyThere } = supplierOffers(expandedCatalogue.products);
  for (const { row } of expandedCatalogue.products) if (onlyThere.has(row.id)) row.orderType = 'false';
  const refurbished = refurbishedProducts(expandedCatalogue.products, productIds());
  const products = [...expandedCatalogue.products, ...refurbished];
  const conditions = conditionsOf(refurbished, expandedCatalogue.attributes.length + 1);
  const next = numbering();
  const sampleComments = products.map((product) => ({ product, sample: commentsFor(product, next, today) }));
  count(sampleComments);
  say(`${products.length} products written`);

  await insertAll(db, catalogue.categories, expandedCatalogue.categories);
  await insertAll(db, catalogue.brands, expandedCatalogue.brands);
  await insertAll(db, catalogue.series, expandedCatalogue.series);
  await insertAll(db, catalogue.models, expandedCatalogue.models);
  await insertAll(db, catalogue.attributes, [...expandedCatalogue.attributes, ...conditions.attributes]);
  await insertAll(db, catalogue.categoryAttributes, [...expandedCatalogue.categoryAttributes, ...conditions.categoryAttributes]);
  await insertAll(
    db,
    goods.products,
    products.map(({ row }) => row),
  );
  await insertAll(db, goods.productValues, [
    ...expandedCatalogue.values,
    ...refurbishedValues(products, expandedCatalogue.values),
    ...conditions.values,
  ]);
  say(`${products.length} products, ${expandedCatalogue.values.length} specifications`);

  const shelves = shelvesOf();
  const stock = products
    .filter(({ row }) => row.orderType === 'buy' && !row.isDigital)
    .flatMap(({ row }) => generateStock({ id: row.id, popularity: row.popularity, price: row.price, isMarkdown: row.isMarkdown }, shelves));
  await insertAll(db, goods.stock, stock);
  say(`stock in ${stock.length} places`);

  const prices = pricesOf(products);
  await insertAll(db, goods.productPrices, prices);
  await insertAll(db, goods.productVideos, videosOf(expandedCatalogue.products));
  await insertAll(db, goods.rentals, rentalsOf(expandedCatalogue.products));
  const { compilations, members } = compilationsOf(expandedCatalogue.products);
  await insertAll(db, goods.compilations, compilations);
  await insertAll(db, goods.compilationProducts, members);
  await insertAll(db, goods.suppliers, suppliers);
  await insertAll(db, goods.supplierOffers, offers);
  const services = warrantiesOf(expandedCatalogue.brands);
  await insertAll(db, goods.products, services.products);
  await insertAll(db, goods.warranties, services.warranties);
  await insertAll(db, goods.productRelations, relationsOf(expandedCatalogue.products));
  await insertAll(db, goods.productCompatibility, compatibilityOf(expandedCatalogue.products, expandedCatalogue.brands));
  const { manuals, productManuals } = manualsOf(expandedCatalogue.products);
  await insertAll(db, goods.manuals, manuals);
  await insertAll(db, goods.productManuals, productManuals);
  await seedTags(db, products, today);
  await seedSite(db);
  await seedBanners(db, expandedCatalogue.categories);
  await seedAdvent(db);
  await seedRepair(db);
  await seedTradeIn(db, expandedCatalogue.categories);
  say(`${tradeInModelCount} models that are taken back`);
  await seedArticles(db, { products, brands: expandedCatalogue.brands, today: today.toISOString().slice(0, 10) });
  await seedActions(db, { products, prices, today: today.toISOString().slice(0, 10) });
  say(`accessories, similar products, ${manuals.length} manuals, tags`);

  const comments: CommentRow[] = sampleComments.flatMap(({ sample }) => sample.comments);
  const answers: CommentRow[] = sampleComments.flatMap(({ sample }) => sample.answers);
  await insertAll(db, said.comments, comments);
  await insertAll(db, said.comments, answers);
  await db.execute(sql`select setval(pg_get_serial_sequence('comments', 'id'), ${comments.length + answers.length})`);
  say(`${comments.length} reviews and questions`);

  await seedLaterTables(db);
  await gatherStatistics(db);
  await countDueCategories(db);
  await catalogueSearch.index.indexAll(db);
  await db.insert(site.meta).values({ key: 'seed', value: seedVersion });
}

async function seedPlaces(db: Database): Promise<void> {
  await insertAll(db, places.cities, cityRows);
  await insertAll(db, places.stores, storeRows);
  await insertAll(db, places.streets, streetRows);
  await insertAll(db, places.serviceCenters, serviceCenters);
}

async function seedTags(db: Database, products: readonly ExpandedProduct[], today: Date): Promise<void> {
  await insertAll(
    db,
    site.tags,
    tagRules.map(({ id, alias, name, text }, index) => ({ id, alias, name, text, categoryId: null, position: index + 1 })),
  );
  await insertAll(
    db,
    site.tagSynonyms,
    tagRules.flatMap(({ id, synonyms }) => synonyms.map((synonym) => ({ synonym, tagId: id }))),
  );
  const tagRows = tagRules.flatMap((rule) =>
    products
      .filter((product) => (!product.row.isMarkdown || rule.alias === 'utsenka') && rule.takes(product, today))
      .map(({ row }) => ({ tagId: rule.id, productId: row.id })),
  );
  await insertAll(db, site.tagProducts, tagRows);
}

async function seedSite(db: Database): Promise<void> {
  await insertAll(
    db,
    site.slides,
    slides.map(({ id, title, text, button, url }, index) => ({ id, title, text, button, url, position: index + 1 })),
  );
  await insertAll(
    db,
    site.features,
    features.map((feature, index) => ({ ...feature, position: index + 1 })),
  );
  await insertAll(db, site.redirects, redirects);
  await db.delete(site.branches);
  await insertAll(
    db,
    site.branches,
    branches.map(({ name, weight, largestFirst }) => ({ name, weight, largestFirst })),
  );
  const stickers = branches.flatMap(({ name: branch, stickers }) =>
    Object.entries(stickers).map(([code, name]) => ({ code, branch, name })),
  );
  await insertAll(db, site.branchStickers, stickers);
}

/** Stores as far as stock is concerned. */
export function shelvesOf(): { id: number; type: number; population: number }[] {
  const population = new Map(cityRows.map((city) => [city.id, city.population]));
  return storeRows.map(({ id, type, cityId }) => ({ id, type, population: population.get(cityId) ?? 0 }));
}

/** A refurbished piece has the specifications of what it is a piece of. */
function refurbishedValues(products: readonly ExpandedProduct[], values: ReturnType<typeof expand>['values']): typeof values {
  const byProduct = Map.groupBy(values, ({ productId }) => productId);
  return products.flatMap(({ row }) =>
    row.parentProductId ? (byProduct.get(row.parentProductId) ?? []).map((value) => ({ ...value, productId: row.id })) : [],
  );
}
