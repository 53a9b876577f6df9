import type { Output } from '@vitrina/services/contract/endpoint.ts';
import { adventDayOf } from '@vitrina/services/promo/vocabulary.ts';
import type { site as endpoints } from '@vitrina/services/site/endpoints.ts';
import { addDays, cityClock, momentOf } from '../../platform/clock/city-clock.ts';
import { timeZoneOf } from '../../platform/clock/time-zone.ts';
import { column, type Database, rows } from '../../platform/database/database.ts';
import { ofOne } from '../../platform/database/indexes.ts';
import { priceOfOrder } from '../../platform/database/order-price.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import type { WithDatabaseIds } from '../../platform/database-id.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { availableIn, readCards } from '../cards/cards.ts';
import { adventImage, categoryImage, categoryPath, slideImage } from '../cards/paths.ts';
import { isListed, nodesOf, readTree } from '../categories/categories.ts';
import { categoryImageHash, dayImageHash, slideImageHash, versionOf } from '../media/version.ts';
import { readBrands } from '../products/brands.ts';
import { beginsWithLargest } from './branches.ts';
import { goods } from './screen.ts';

export type MainPage = WithDatabaseIds<Output<(typeof endpoints)['mainPage']>>;

const limits = { brands: 18, recommendations: 12, scannedProducts: 1_000 } as const;

export async function readMainPage(context: RequestContext): Promise<MainPage> {
  const { db, cityId, now, branch } = context;
  const [blocks, { brands }, productOfDay, recommendations, slider, services] = await Promise.all([
    readBlocks(db, branch),
    readBrands(db, limits.brands, 0),
    readProductOfDay(context),
    readRecommendations(db, cityId),
    readSlider(db),
    readServices(context),
  ]);
  return {
    blocks,
    brands: brands.map(({ id, code, name, image }) => ({ id, code, name, image })),
    productOfDay,
    recommendations: await readCards(db, recommendations, cityId, now),
    slider,
    services,
  };
}

/** The sections of the catalogue, in the order of the menu or of the branch. */
async function readBlocks(db: Database, branch: string): Promise<MainPage['blocks']> {
  const [tree, isLargestFirst] = await Promise.all([readTree(db), beginsWithLargest(db, branch)]);
  const sections = nodesOf(tree);
  const orderedSections = isLargestFirst ? sections.toSorted((one, other) => other.products_count - one.products_count) : sections;
  return orderedSections.map((node) => ({
    name: node.name,
    url: categoryPath(node, node.children.length > 0),
    image: node.image,
    text: goods(node.products_count),
  }));
}

/**
 * A product with a struck-out price that the city can have, another one each day; the day ends at midnight by the
 * city's clock.
 */
async function readProductOfDay({ db, cityId, now }: RequestContext): Promise<MainPage['productOfDay']> {
  const timeZone = await timeZoneOf(db, cityId);
  const { day } = cityClock(now, timeZone);
  // An index has the candidates in an order of their own; the day says where one looks first.
  const mark = sql`md5(p.id::text)`;
  const start = sql`md5(${`product of ${day}`})`;
  const first = (side: SQL) => sql`(select p.id from products p
    where ${isListed} and p.price_old >= ${priceOfOrder} * 1.08 and p.popularity >= 30 and ${side} and ${availableIn(cityId)} order by ${mark} limit 1)`;
  const [chosenRow] = await rows(
    db,
    { id: column.number },
    sql`select id from (select coalesce(${first(sql`${mark} >= ${start}`)}, ${first(sql`${mark} < ${start}`)}) as id) day where id is not null`,
  );
  const [product] = chosenRow ? await readCards(db, [chosenRow.id], cityId, now) : [];
  return product ? { product, ends_at: momentOf(addDays(day, 1), 0, timeZone) } : null;
}

/**
 * The best selling product of each category that the city can have: of every section first that of its leading category, so that the row is
 * mixed, and what most is earned by before the rest.
 */
async function readRecommendations(db: Database, cityId: number): Promise<number[]> {
  const productRows = await rows(
    db,
    { id: column.number },
    sql`select id from (
          select best.id, best.popularity * best.price as earned,
            row_number() over (partition by coalesce(c.parent_id, c.id) order by c.position, c.id) as turn
          from categories c cross join lateral (
            select p.id, p.popularity, p.price from products p where p.category_id = c.id and ${isListed} and not p.is_digital and ${availableIn(cityId)}
            order by p.popularity desc, p.id limit 1
          ) best
        ) mixed order by turn, earned desc, id limit ${limits.recommendations}`,
  );
  return productRows.map(({ id }) => id);
}

async function readSlider(db: Database): Promise<MainPage['slider']> {
  const slides = await rows(
    db,
    { id: column.number, title: column.text, text: column.text, button: column.text, url: column.text, imageHash: column.text },
    sql`select s.id, s.title, s.text, s.button, s.url, ${slideImageHash} as "imageHash" from slides s order by s.position`,
  );
  return slides.map(({ imageHash, ...slide }) => ({
    ...slide,
    image: slideImage(slide.id, versionOf(imageHash)),
    image_mobile: slideImage(slide.id, versionOf(imageHash), true),
  }));
}

/** What the shop does besides selling new goods from its shelves: listings that exist already. */
async function readServices({ db, cityId, now }: RequestContext): Promise<MainPage['services']> {
  const tags = await rows(
    db,
    { alias: column.text, name: column.text, text: column.textOrNull, categoryId: column.number, imageHash: column.text },
    sql`select t.alias, t.name, t.text, c.id as "categoryId", ${categoryImageHash} as "imageHash" from (
          select t.alias, t.name, t.text, t.position, (
            select p.category_id from (select product_id from tag_products where tag_id = t.id limit ${limits.scannedProducts}) h
            join products p on p.id = h.product_id where p.category_id is not null group by 1 order by sum(p.popularity) desc, 1 limit 1) as best
          from tags t where t.alias = any(${sql.param(['utsenka', 'predzakaz', 'skidki'])}::text[])
            and exists (${ofOne(sql`select 1 from tag_products h where h.tag_id = t.id`)})
        ) t join categories c on c.id = t.best order by t.position desc`,
  );
  const isAdvent = adventDayOf(cityClock(now, await timeZoneOf(db, cityId)).day) !== null;
  return [
    ...(isAdvent ? await readAdvent(db) : []),
    ...tags.map(({ alias, name, text, categoryId, imageHash }) => ({
      name,
      url: `/catalog/tag/${alias}`,
      image: categoryImage(categoryId, versionOf(imageHash)),
      text,
    })),
    ...(await readHonor(db)),
  ];
}

/** The calendar by its last door. */
async function readAdvent(db: Database): Promise<MainPage['services']> {
  const dayRows = await rows(
    db,
    { day: column.number, imageHash: column.text },
    sql`select d.day::int as day, ${dayImageHash} as "imageHash" from advent_days d order by d.day desc limit 1`,
  );
  return dayRows.map(({ day, imageHash }) => ({
    name: 'Адвент-календарь',
    url: '/advent-calendar',
    image: adventImage(day, versionOf(imageHash)),
    text: 'По дверце в день до конца года, а за некоторыми подарки.',
  }));
}

/** The brand that has a page of its own, where its goods are sold. */
async function readHonor(db: Database): Promise<MainPage['services']> {
  const best = await rows(
    db,
    { categoryId: column.number, imageHash: column.text },
    sql`select c.id as "categoryId", ${categoryImageHash} as "imageHash" from (
          select p.category_id from products p join brands b on b.id = p.brand_id
          where b.code = 'honor' and ${isListed} order by p.popularity desc, p.id limit 1
        ) best join categories c on c.id = best.category_id`,
  );
  return best.map(({ categoryId, imageHash }) => ({
    name: 'HONOR',
    url: '/honor',
    image: categoryImage(categoryId, versionOf(imageHash)),
    text: 'Смартфоны, планшеты, часы и ноутбуки одного бренда.',
  }));
}
