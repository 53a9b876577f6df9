import type { products as endpoints } from '@vitrina/services/products/endpoints.ts';
import { pageSize } from '@vitrina/services/products/vocabulary.ts';
import { cityNow } from '../../platform/clock/city-day.ts';
import { toDatabaseId } from '../../platform/database-id.ts';
import type { Handlers } from '../../platform/http/implement.ts';
import { pageOf, pagingOf } from '../../platform/page.ts';
import { readCards } from '../cards/cards.ts';
import { warrantiesOf } from '../cards/warranties.ts';
import { nodesOf, readTree } from '../categories/categories.ts';
import { readCreditOffers } from '../credit/read.ts';
import { readPriceHistories, readPriceHistory } from '../prices/history.ts';
import { readBrands } from './brands.ts';
import { readCompilations } from './compilations.ts';
import { readProduct } from './details.ts';
import { facetsOf } from './facets/facets.ts';
import { conditionsOf, type FilterSelection, isByCondition } from './filters.ts';
import { readListing } from './listing.ts';
import { readRelated } from './related.ts';
import { scopeOf } from './scope.ts';
import { readSeries } from './series.ts';

/** Brands or series on one page: the shop asks for all of them at once. */
const longPageSizes = { default: 100, max: 500 } as const;

/** Two of its calls are answered by floors above: what a city can have of a product, and what old devices take off its price. */
export const products: Handlers<Omit<typeof endpoints, 'availability' | 'tradeInDiscount'>> = {
  product: ({ params, context }) => readProduct(context, toDatabaseId(params.id)),
  byIds: async ({ query, context }) => {
    const ids = [...new Set(query.product_ids.map(toDatabaseId))];
    const cards = await readCards(context.db, ids, context.cityId, context.now);
    return pageOf(cards, cards.length, pagingOf({ per_page: query.per_page }, pageSize.byIds, pageSize.byIds));
  },
  byCategory: ({ params, query, context }) => readListing(context, { categoryId: toDatabaseId(params.category_id) }, query),
  byBrand: ({ params, query, context }) => readListing(context, { brandCode: params.brand_code }, query),
  byBrandInCategory: ({ params, query, context }) =>
    readListing(context, { brandCode: params.brand_code, categoryId: toDatabaseId(params.category_id) }, query),
  byTag: ({ params, query, context }) => readListing(context, { tagAlias: params.tag_alias }, query),
  byTagInCategory: ({ params, query, context }) =>
    readListing(context, { tagAlias: params.tag_alias, categoryId: toDatabaseId(params.category_id) }, query),
  bySeries: ({ params, query, context }) => readListing(context, { seriesCode: params.series_code }, query),
  byModel: ({ params, query, context }) => readListing(context, { modelCode: params.model_code }, query),
  byCompatibilityBrand: ({ params, query, context }) => readListing(context, { compatibilityBrandCode: params.brand_code }, query),
  byCompatibilityBrandInCategory: ({ params, query, context }) =>
    readListing(context, { compatibilityBrandCode: params.brand_code, categoryId: toDatabaseId(params.category_id) }, query),
  search: ({ query, context }) => readListing(context, {}, query),
  filters: async ({ query = {}, context }) => {
    const { db } = context;
    const city = await cityNow(context);
    const scope = await scopeOf(db, {
      categoryId: query.category_id === undefined ? undefined : toDatabaseId(query.category_id),
      brandCode: query.brand_code,
      tagAlias: query.tag_alias,
      seriesCode: query.series_code,
      modelCode: query.model_code,
      compatibilityBrandCode: query.compatibility_brand_code,
      query: query.q,
      asTyped: query.as_typed,
      isByCondition: isByCondition(query.filter),
    });
    const selection: FilterSelection = query.available ? { available: ['1'], ...query.filter } : (query.filter ?? {});
    const all = await facetsOf(db, scope, conditionsOf(selection, city, scope), city);
    const included = codesOf(query.includes);
    const excluded = codesOf(query.excludes);
    const facets = all.filter(
      ({ code, type }) =>
        (included.has(code) || !(excluded.has('all') || excluded.has(code))) && (query.with_ranges !== false || type !== 'range'),
    );
    const paging = pagingOf(query, pageSize.filters, pageSize.filters);
    return pageOf(facets.slice(paging.offset, paging.offset + paging.perPage), facets.length, paging);
  },
  compilations: ({ params, context }) => readCompilations(context, toDatabaseId(params.id)),
  priceHistory: ({ params, context }) => readPriceHistory(context, toDatabaseId(params.id)),
  priceHistories: async ({ query, context }) => {
    const histories = await readPriceHistories(context, query.product_ids.map(toDatabaseId));
    return [...histories].map(([product_id, prices]) => ({ product_id, prices }));
  },
  similars: ({ params, query, context }) => readRelated(context, toDatabaseId(params.id), 'similar', query?.per_page),
  lookedWith: ({ params, query, context }) => readRelated(context, toDatabaseId(params.id), 'looked_with', query?.per_page),
  warranties: async ({ params, query, context: { db, cityId, now } }) => {
    const maxCards = Math.min(Math.max(query?.per_page ?? pageSize.warranties, 1), pageSize.warranties);
    return readCards(db, await warrantiesOf(db, toDatabaseId(params.id), maxCards), cityId, now);
  },
  creditOffers: ({ params, query = {}, context }) =>
    readCreditOffers(context.db, {
      id: toDatabaseId(params.id),
      supplierId: query.supplier_id === undefined ? undefined : toDatabaseId(query.supplier_id),
      orderTypeId: query.order_type_id,
      deferred: query.group_deferred === true,
      credit: query.group_credit === true,
    }),
  categories: async ({ context }) => nodesOf(await readTree(context.db)),
  brands: async ({ query, context }) => {
    const paging = pagingOf(query, longPageSizes.default, longPageSizes.max);
    const { brands, total } = await readBrands(context.db, paging.perPage, paging.offset);
    return pageOf(brands, total, paging);
  },
  series: async ({ query, context }) => {
    const paging = pagingOf(query, longPageSizes.default, longPageSizes.max);
    const { series, total } = await readSeries(context.db, paging.perPage, paging.offset);
    return pageOf(series, total, paging);
  },
};

/** `all,category` */
const codesOf = (text: string | undefined): Set<string> => new Set((text ?? '').split(',').map((code) => code.trim()));
