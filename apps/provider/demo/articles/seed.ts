import { addDays } from '../../src/platform/clock/city-clock.ts';
import { insertAll } from '../../src/platform/database/bulk.ts';
import type { Database } from '../../src/platform/database/database.ts';
import type { BrandRow } from '../../src/platform/database/rows.ts';
import * as tables from '../../src/platform/database/schema/articles.ts';
import * as site from '../../src/platform/database/schema/site.ts';
import type { ExpandedProduct } from '../expand.ts';
import { tagRules } from '../tags.ts';
import { minutesOf, storedBody } from './article-schema.ts';
import { codesOf, takes } from './goods.ts';
import { channels, firstOfferTag, mechanics, type Offer, offers } from './offers.ts';
import { badges, news, type Review, reviewGoods, reviews } from './reviews.ts';

/** Days for which offers have been on when the demonstration begins. */
const offersBegan = 9;

export interface SeededCatalogue {
  products: readonly ExpandedProduct[];
  brands: readonly BrandRow[];
  /** The first day of the demonstration, `YYYY-MM-DD`. */
  today: string;
}

const tagIdOf = ({ id, tag }: Offer): number | null =>
  typeof tag === 'string' ? (tagRules.find(({ alias }) => alias === tag)?.id ?? null) : firstOfferTag + id;

/** Offers with their goods under a tag of each, reviews with their goods, news. */
export async function seedArticles(db: Database, catalogue: SeededCatalogue): Promise<void> {
  await seedOfferTags(db, catalogue);
  await insertAll(
    db,
    tables.articleMarks,
    marksOf(catalogue).map((mark, index) => ({ ...mark, position: index + 1 })),
  );
  await insertAll(
    db,
    tables.articles,
    offers.map((offer) => ({
      id: offer.id,
      type: 'action' as const,
      name: offer.name,
      announce: offer.announce,
      body: storedBody(offer.body),
      kinds: offer.kinds,
      hue: offer.hue,
      publishedOn: addDays(catalogue.today, -offersBegan),
      startsOn: addDays(catalogue.today, -offersBegan),
      endsOn: offer.lastsDays === null ? null : addDays(catalogue.today, offer.lastsDays),
      tagId: tagIdOf(offer),
    })),
  );
  await insertAll(
    db,
    tables.articles,
    [
      ...reviews.map((review) => ({ ...review, type: 'review' as const })),
      ...news.map((item) => ({ ...item, type: 'news' as const, slug: null, likes: 0, dislikes: 0 })),
    ].map(({ id, type, slug, name, announce, kinds, hue, daysAgo, likes, dislikes, body: parts }) => {
      const body = storedBody(parts);
      const publishedOn = addDays(catalogue.today, -daysAgo);
      return { id, type, slug, name, announce, body, kinds, hue, publishedOn, minutes: minutesOf(body), likes, dislikes };
    }),
  );
  await insertAll(db, tables.markedArticles, [...offers.flatMap(markedOf), ...reviews.flatMap(markedOfReview)]);
  await insertAll(
    db,
    tables.articleProducts,
    reviews.flatMap((review) =>
      goodsOf(review, catalogue).map((productId, index) => ({ articleId: review.id, productId, position: index + 1 })),
    ),
  );
}

async function seedOfferTags(db: Database, { products, brands }: SeededCatalogue): Promise<void> {
  const codes = codesOf(brands);
  const own = offers.flatMap(({ id, tag, goods, announce }) =>
    typeof tag === 'string' || goods === undefined ? [] : [{ ...tag, id: firstOfferTag + id, text: announce, takes: takes(goods, codes) }],
  );
  await insertAll(
    db,
    site.tags,
    own.map(({ id, alias, name, text }) => ({ id, alias, name, text, categoryId: null, position: id })),
  );
  await insertAll(
    db,
    site.tagProducts,
    own.flatMap((tag) => products.filter(tag.takes).map(({ row }) => ({ tagId: tag.id, productId: row.id }))),
  );
}

/** Everything that is written may be filed under; brands by the names of the catalogue. */
function marksOf({ brands, products }: SeededCatalogue): { kind: tables.MarkKind; code: string; name: string }[] {
  const toMarks = (kind: tables.MarkKind, names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([code, name]) => ({ kind, code, name }));
  const brandCodes = new Set([...offers.flatMap(({ goods }) => goods?.brands ?? []), ...reviews.flatMap(({ brand }) => brand ?? [])]);
  const categoryCodes = new Set(reviews.map(({ category }) => category));
  const categories = new Map(products.filter(({ leaf }) => categoryCodes.has(leaf.code)).map(({ leaf }) => [leaf.code, leaf.name]));
  return [
    ...toMarks('mechanic', mechanics),
    ...toMarks('channel', channels),
    ...toMarks('badge', badges),
    ...toMarks('category', Object.fromEntries([...categories].sort(([, one], [, other]) => one.localeCompare(other, 'ru')))),
    ...brands
      .filter(({ code }) => brandCodes.has(code))
      .sort((one, other) => one.name.localeCompare(other.name, 'ru'))
      .map(({ code, name }) => ({ kind: 'brand' as const, code, name })),
  ];
}

function markedOf({ id, mechanics, channels, goods }: Offer): { articleId: number; kind: tables.MarkKind; code: string }[] {
  const under = (kind: tables.MarkKind, codes: readonly string[] = []) => codes.map((code) => ({ articleId: id, kind, code }));
  return [...under('mechanic', mechanics), ...under('channel', channels), ...under('brand', goods?.brands)];
}

const markedOfReview = ({
  id,
  category,
  brand,
  badges: badgeCodes,
}: Review): { articleId: number; kind: tables.MarkKind; code: string }[] => [
  { articleId: id, kind: 'category', code: category },
  ...(brand === undefined ? [] : [{ articleId: id, kind: 'brand' as const, code: brand }]),
  ...badgeCodes.map((code) => ({ articleId: id, kind: 'badge' as const, code })),
];

/** The most bought goods that a review is about, one of each model. */
export function goodsOf({ goods }: Review, { products, brands }: Pick<SeededCatalogue, 'products' | 'brands'>): number[] {
  return products
    .filter(takes(goods, codesOf(brands)))
    .filter(({ isMain }) => isMain)
    .sort((one, other) => other.row.popularity - one.row.popularity || one.row.id - other.row.id)
    .slice(0, reviewGoods)
    .map(({ row }) => row.id);
}
