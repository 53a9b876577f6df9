import type { Lifetime } from './endpoint.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** What was seen is still shown for a day when the provider is away. */
const DAY = 24 * HOUR;

const lifetime = (fresh: number, tags: readonly string[], vary: Lifetime['vary'] = []): Lifetime => ({
  fresh,
  behind: DAY,
  stale: DAY,
  tags,
  vary,
});
/** What shows prices: the first visitor of a quiet page waits for the provider rather than see yesterday's. */
const priced = (...parameters: Parameters<typeof lifetime>): Lifetime => ({ ...lifetime(...parameters), behind: 5 * MINUTE });

/**
 * Every lifetime in the cache, in seconds. The first two are the specification's (spec 1 §9), the others are ours:
 * the less a thing changes and the less a wrong value costs, the longer it lives. Stock and whatever belongs
 * to one person are never cached and do not stand here.
 */
export const lifetimes = {
  menu: lifetime(HOUR, ['menu']),
  tagSynonyms: lifetime(2 * HOUR, ['tags']),
  tags: lifetime(HOUR, ['tags']),
  cities: lifetime(6 * HOUR, ['cities']),
  stores: lifetime(30 * MINUTE, ['stores']),
  categories: lifetime(HOUR, ['categories']),
  brands: lifetime(HOUR, ['brands']),
  breadcrumbs: lifetime(HOUR, ['categories']),
  seo: lifetime(30 * MINUTE, ['seo']),
  features: lifetime(5 * MINUTE, ['features']),
  branch: lifetime(5 * MINUTE, ['features']),
  mainPage: priced(5 * MINUTE, ['main-page'], ['city', 'branch']),
  product: priced(MINUTE, ['products'], ['city']),
  listing: priced(MINUTE, ['products'], ['city']),
  filters: lifetime(5 * MINUTE, ['products'], ['city']),
  similars: priced(10 * MINUTE, ['products'], ['city']),
  placeholders: lifetime(HOUR, ['search']),
  suggestions: priced(10 * MINUTE, ['search'], ['city']),
  paymentMethods: lifetime(5 * MINUTE, ['payments'], ['branch']),
} as const satisfies Record<string, Lifetime>;
