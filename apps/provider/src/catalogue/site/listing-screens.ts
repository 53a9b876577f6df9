import { formatKopecks } from '@vitrina/services/contract/fields/money.ts';
import { column, type Database, rows } from '../../platform/database/database.ts';
import { priceOfOrder } from '../../platform/database/order-price.ts';
import { sql } from '../../platform/database/sql.ts';
import { brandPath, categoryPath, modelPath, tagPath } from '../cards/paths.ts';
import { isListed, readTree } from '../categories/categories.ts';
import { type Part, readGoodsCount } from '../counts/read.ts';
import type { CategoryInPath, Place } from './place.ts';
import {
  catalogueStep,
  goods,
  noIndex,
  type Screen,
  type Step,
  screen,
  shopName,
  stepsOf,
  tail,
  withPage,
  withPageNumber,
} from './screen.ts';

interface Figures {
  count: number;
  least: number | null;
}

async function readSavedFigures(db: Database, part: Part): Promise<Figures> {
  const { products, lowest } = await readGoodsCount(db, part);
  return { count: products, least: lowest };
}

async function readFigures(db: Database, where: ReturnType<typeof sql>): Promise<Figures> {
  const [figuresRow] = await rows(
    db,
    { count: column.number, least: column.numberOrNull },
    sql`select count(*)::int as count, min(${priceOfOrder}) as least from products p where ${isListed} and ${where}`,
  );
  return figuresRow ?? { count: 0, least: null };
}

const describeOffers = (name: string, { count, least }: Figures): string =>
  least === null
    ? `${name}: товары скоро появятся.`
    : `${name}: ${goods(count)} по цене от ${formatKopecks(least)}. Характеристики, отзывы покупателей, наличие в магазинах вашего города, самовывоз и доставка.`;

/** A category: its listing, or its part of the catalogue. */
export async function categoryScreen(db: Database, id: number, code: string | undefined, page: number): Promise<Screen | undefined> {
  const tree = await readTree(db);
  const row = tree.byId.get(id);
  if (!row) return undefined;
  const canonicalPath = categoryPath(row, tree.childrenOf(id).length > 0);
  // A category with children is asked for by its id alone, or with its code; one without only with it.
  const isCanonical = code === row.code || (code === undefined && tree.childrenOf(id).length > 0);
  const figures = await readSavedFigures(db, sql`k.category_id = any(${sql.param(tree.descendants(id))}::int[])`);
  return screen({
    way: stepsOf(tree, id),
    title: `${withPageNumber(row.name, page)}${tail}`,
    description: describeOffers(row.name, figures),
    text:
      page === 1 && figures.least !== null
        ? `В разделе «${row.name}» ${goods(figures.count)}. Самый доступный стоит ${formatKopecks(figures.least)}.`
        : null,
    movedTo: isCanonical ? null : withPage(code === undefined ? canonicalPath : `/catalog/${row.code}/${id}`, page),
  });
}

interface ListingPart {
  name: string;
  url: string;
  steps: Step[];
  movedTo: string | null;
}

/** A listing's own page, or its part within one category. */
async function readListingPart(
  db: Database,
  name: string,
  base: string,
  category: CategoryInPath | undefined,
  page: number,
): Promise<ListingPart | undefined> {
  const wholeStep = { name, url: base };
  if (!category) return { name, url: base, steps: [catalogueStep, wholeStep], movedTo: null };
  const row = (await readTree(db)).byId.get(category.id);
  if (!row) return undefined;
  const url = `${base}/${row.code}/${row.id}`;
  const both = `${row.name}: ${name}`;
  return {
    name: both,
    url,
    steps: [catalogueStep, wholeStep, { name: row.name, url }],
    movedTo: category.code === row.code ? null : withPage(url, page),
  };
}

type ListingPlace = Extract<Place, { code: string; page: number; kind: 'brand' | 'tag' | 'compatibility-brand' | 'series' | 'model' }>;

const listingColumns = {
  id: column.number,
  name: column.text,
  text: column.textOrNull,
};

/** A brand, tag, series, model or compatible brand, whole or within a category. */
export async function listingScreen(db: Database, place: ListingPlace): Promise<Screen | undefined> {
  const { table, column, name = sql`name`, where, base, title } = listings[place.kind];
  const text = place.kind === 'tag' ? sql`text` : sql`null::text`;
  const [listingRow] = await rows(
    db,
    listingColumns,
    sql`select id, ${name} as name, ${text} as text from ${sql.identifier(table)} where ${sql.identifier(column)} = ${place.code}`,
  );
  if (!listingRow) return undefined;
  const category = 'category' in place ? place.category : undefined;
  const part = await readListingPart(db, title(listingRow.name), base(place.code), category, place.page);
  if (!part) return undefined;
  const ids = category ? (await readTree(db)).descendants(category.id) : undefined;
  const inCategory = (table: 'p' | 'k') => (ids ? sql`${sql.identifier(table)}.category_id = any(${sql.param(ids)}::int[])` : sql`true`);
  const figures =
    place.kind === 'brand'
      ? await readSavedFigures(db, sql`k.brand_id = ${listingRow.id} and ${inCategory('k')}`)
      : await readFigures(db, sql`${where(listingRow.id)} and ${inCategory('p')}`);
  return screen({
    way: part.steps,
    title: `${withPageNumber(part.name, place.page)}${tail}`,
    description: listingRow.text ? `${listingRow.text} ${describeOffers(part.name, figures)}` : describeOffers(part.name, figures),
    h1: part.name,
    text: place.page === 1 ? listingRow.text : null,
    robots: figures.count === 0 ? noIndex : null,
    movedTo: part.movedTo,
  });
}

interface Listing {
  table: 'brands' | 'tags' | 'series' | 'models';
  column: 'code' | 'alias';
  /** Its name, where that is not what it is called alone. */
  name?: ReturnType<typeof sql>;
  where: (id: number) => ReturnType<typeof sql>;
  base: (code: string) => string;
  title: (name: string) => string;
}

const unchangedTitle = (name: string): string => name;
const listings: Readonly<Record<ListingPlace['kind'], Listing>> = {
  brand: { table: 'brands', column: 'code', where: (id) => sql`p.brand_id = ${id}`, base: brandPath, title: unchangedTitle },
  tag: {
    table: 'tags',
    column: 'alias',
    where: (id) => sql`exists (select 1 from tag_products h where h.product_id = p.id and h.tag_id = ${id})`,
    base: tagPath,
    title: unchangedTitle,
  },
  'compatibility-brand': {
    table: 'brands',
    column: 'code',
    where: (id) => sql`exists (select 1 from product_compatibility f where f.product_id = p.id and f.brand_id = ${id})`,
    base: (code) => `/catalog/compatibility-brand/${encodeURIComponent(code)}`,
    title: (name) => `Аксессуары для ${name}`,
  },
  series: {
    table: 'series',
    column: 'code',
    // «870» says nothing without its maker, «Xiaomi Watch» has him already.
    name: sql`(select case when starts_with(lower(series.name), lower(b.name)) then series.name else b.name || ' ' || series.name end
      from brands b where b.id = series.brand_id)`,
    where: (id) => sql`p.series_id = ${id}`,
    base: (code) => `/catalog/series/${code}`,
    title: unchangedTitle,
  },
  model: { table: 'models', column: 'code', where: (id) => sql`p.model_id = ${id}`, base: modelPath, title: unchangedTitle },
};

/** What was found by a text. */
export async function searchScreen(
  db: Database,
  place: Extract<Place, { kind: 'search' }>,
  query: string | undefined,
): Promise<Screen | undefined> {
  const name = query ? `Результаты поиска «${query}»` : 'Поиск';
  const part = await readListingPart(db, name, '/search', place.category, place.page);
  return (
    part &&
    screen({
      way: part.steps.slice(1),
      title: `${withPageNumber(name, place.page)} — ${shopName}`,
      description: 'Поиск по товарам «Витрины».',
      h1: name,
      robots: noIndex,
      movedTo: part.movedTo,
    })
  );
}
