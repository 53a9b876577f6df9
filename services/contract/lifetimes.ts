import type { Lifetime } from './endpoint.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** What was seen is still shown for a day when the provider is away. */
const DAY = 24 * HOUR;

const lifetime = (maxAge: number, tags: readonly string[], vary: Lifetime['vary']): Lifetime => ({
  maxAge,
  staleWhileRevalidate: DAY,
  staleIfError: DAY,
  tags,
  vary,
});
/** What shows prices: the first visitor of a quiet page waits for the provider rather than see yesterday's. */
const priceLifetime = (...parameters: Parameters<typeof lifetime>): Lifetime => ({
  ...lifetime(...parameters),
  staleWhileRevalidate: 5 * MINUTE,
});

/** The same in every city and branch: what things are called, and where they are. */
const noVariation: Lifetime['vary'] = [];

/**
 * Every lifetime in the cache, in seconds; those without a section of the specification are ours: the less a thing changes and the less a wrong value costs, the longer it lives. Stock and whatever belongs
 * to one person are never cached and do not stand here. Each says whether its answer may be another one in another city: what is sold, at which
 * price, what is said of it, what may pay, which features are on (spec 2 §9 has some in certain territories only).
 */
export const lifetimes = {
  /** spec 1 §9 */
  menu: lifetime(HOUR, ['menu'], ['city']),
  /** spec 1 §9 */
  tagSynonyms: lifetime(2 * HOUR, ['tags'], noVariation),
  sitemap: lifetime(HOUR, ['products'], noVariation),
  tags: lifetime(HOUR, ['tags'], noVariation),
  cities: lifetime(6 * HOUR, ['cities'], noVariation),
  stores: lifetime(30 * MINUTE, ['stores'], noVariation),
  categories: lifetime(HOUR, ['categories'], ['city']),
  brands: lifetime(HOUR, ['brands'], ['city']),
  breadcrumbs: lifetime(HOUR, ['categories'], noVariation),
  seo: lifetime(30 * MINUTE, ['seo'], ['city']),
  features: lifetime(5 * MINUTE, ['features'], ['city']),
  mainPage: priceLifetime(5 * MINUTE, ['main-page'], ['city', 'branch']),
  product: priceLifetime(MINUTE, ['products'], ['city']),
  listing: priceLifetime(MINUTE, ['products'], ['city']),
  // What can be picked up today is another number as soon as a store has closed.
  filters: priceLifetime(5 * MINUTE, ['products'], ['city']),
  similars: priceLifetime(10 * MINUTE, ['products'], ['city']),
  repair: priceLifetime(HOUR, ['repair'], noVariation),
  tradein: priceLifetime(10 * MINUTE, ['tradein'], noVariation),
  tradeinGoods: priceLifetime(MINUTE, ['products', 'tradein'], ['city']),
  accessories: priceLifetime(10 * MINUTE, ['products'], ['city']),
  reading: lifetime(5 * MINUTE, ['search'], noVariation),
  placeholders: lifetime(HOUR, ['search'], noVariation),
  suggestions: priceLifetime(10 * MINUTE, ['search'], ['city']),
  articles: lifetime(10 * MINUTE, ['articles'], ['city']),
  banners: lifetime(10 * MINUTE, ['banners'], ['city', 'branch']),
  paymentMethods: lifetime(5 * MINUTE, ['payments'], ['city', 'branch']),
} as const satisfies Record<string, Lifetime>;
