import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { lifetimes } from '../contract/lifetimes.ts';
import { extension, extensionList, extensionWithDefault, fromExtension, fromSpec, orNull, requiredExtension } from '../contract/origin.ts';
import { rename } from '../contract/rename.ts';
import { code, digits, flag, type Id, id, idText, media, rubles } from '../contract/wire.ts';
import { creditOffer } from '../credit/endpoints.ts';
import { brand, productCard } from './card.ts';
import { compilation, pricePoint, product } from './product.ts';
import { maxPriceHistories, pageSize } from './vocabulary.ts';

const range = z.object({ min: z.string().optional(), max: z.string().optional() });

/** Chosen filters by their code: values of a list, or the ends of a range. `filter[brand][]=bosch&filter[price][max]=50000`. */
export const filter = z.record(z.string().max(80), z.union([z.array(z.string().max(200)), range]));

const listingQuery = z.object({
  page: digits.optional(),
  per_page: digits.optional(),
  sort: z.string().optional(),
  q: z.string().max(200).optional(),
  /** The text in `q` is searched as typed: no spelling correction. */
  as_typed: flag.optional(),
  filter: filter.optional(),
});

export interface CategoryNode {
  id: Id;
  code: string | null;
  name: string;
  image: string | null;
  /** Products in it and below it. */
  products_count: number | null;
  children: CategoryNode[];
}

const category: z.ZodType<CategoryNode> = z
  .object({
    id: requiredExtension(id),
    code: extension(code),
    name: requiredExtension(z.string()),
    image: extension(media),
    products_count: extension(z.int().nonnegative()),
    get children() {
      return extensionList(category);
    },
  })
  .meta(fromExtension);

const facet = z
  .object({
    code: requiredExtension(z.string()),
    name: requiredExtension(z.string()),
    /** `list`: values to tick; `range`: a smallest and a largest; `flag`: yes or nothing. */
    type: extension(z.string()),
    unit: extension(z.string()),
    /** The count follows the other filters, not this one. */
    values: extensionList(z.object({ code: z.string(), name: z.string(), count: z.int().nonnegative() }).meta(fromExtension)),
    min: extension(z.number()),
    max: extension(z.number()),
    /** The `sort` that puts the listing in order by it; absent where there is none. */
    sort: extension(z.string()),
  })
  .meta(fromExtension);

/** Bonus for one old device, and for several. */
const tradeInDiscount = z
  .object({
    /** For one. */
    discount: requiredExtension(rubles),
    levels: extensionList(z.object({ devices: z.int().positive(), discount: rubles }).meta(fromExtension)),
  })
  .meta(fromExtension);

/** Stock and earliest dates of a product in a city. */
export const stock = z
  .object({
    product_id: requiredExtension(id),
    available: rename('isAvailable', requiredExtension(z.boolean())),
    /** Pieces over the stores and the warehouse that serve the city. */
    quantity: extension(z.int().nonnegative()),
    /** Stores and pick-up points of the city that have it in stock. */
    stores_count: extensionWithDefault(z.int().nonnegative(), 0),
    /** The earliest moment at which it can be picked up or is brought, or the code of a preorder is sent; null when it cannot be had. */
    pickup_at: extension(z.iso.datetime({ offset: true })),
    delivery_at: extension(z.iso.datetime({ offset: true })),
    /** The cheapest delivery to a door; null when there is none. */
    delivery_cost: extension(rubles),
  })
  .meta(fromExtension);

/** A listing whose first parameter is a code and whose second, where there is one, narrows it to a category. */
const listing = <const Path extends string, P extends z.ZodObject | undefined = undefined>(path: Path, summary: string, params: P) => ({
  method: 'GET' as const,
  path,
  summary,
  source: 'spec 1 §7',
  params,
  query: listingQuery,
  answer: productCard,
  paged: true as const,
  identity: 'nobody' as const,
  idempotency: 'safe' as const,
  cache: lifetimes.listing,
});

export const products = endpoints('products', {
  product: endpoint({
    method: 'GET',
    path: '/v3/products/{id}',
    summary: 'Everything of one product.',
    source: 'spec 1 §7',
    params: z.object({ id: idText }),
    answer: product,
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.product,
  }),
  byIds: endpoint({
    method: 'GET',
    path: '/v3/products',
    summary: 'Cards of products by their ids; those that do not exist are left out.',
    source: 'spec 1 §7',
    query: z.object({ product_ids: z.array(idText).max(pageSize.byIds), per_page: digits.optional() }),
    answer: productCard,
    paged: true,
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.listing,
    batch: { parameter: 'product_ids', size: pageSize.byIds },
  }),
  byCategory: endpoint(
    listing('/v3/products/category/{category_id}', 'Products of a category and the ones below it.', z.object({ category_id: idText })),
  ),
  byBrand: endpoint(listing('/v3/products/brand/{brand_code}', 'Products of a brand.', z.object({ brand_code: code }))),
  byBrandInCategory: endpoint(
    listing(
      '/v3/products/brand/{brand_code}/{category_id}',
      'Products of a brand in a category.',
      z.object({ brand_code: code, category_id: idText }),
    ),
  ),
  byTag: endpoint(listing('/v3/products/tag/{tag_alias}', 'Products under a tag.', z.object({ tag_alias: code }))),
  byTagInCategory: endpoint(
    listing(
      '/v3/products/tag/{tag_alias}/{category_id}',
      'Products under a tag in a category.',
      z.object({ tag_alias: code, category_id: idText }),
    ),
  ),
  bySeries: endpoint(listing('/v3/products/series/{series_code}', 'Products of a series.', z.object({ series_code: code }))),
  byModel: endpoint(listing('/v3/products/model/{model_code}', 'The variants of one model.', z.object({ model_code: code }))),
  byCompatibilityBrand: endpoint(
    listing('/v3/products/compatibility-brand/{brand_code}', 'Products that fit the devices of a brand.', z.object({ brand_code: code })),
  ),
  byCompatibilityBrandInCategory: endpoint(
    listing(
      '/v3/products/compatibility-brand/{brand_code}/{category_id}',
      'Products of a category that fit the devices of a brand.',
      z.object({ brand_code: code, category_id: idText }),
    ),
  ),
  search: endpoint(listing('/v3/products/search', 'Products found by the text in `q`; `filter[category]` narrows it.', undefined)),
  filters: endpoint({
    method: 'GET',
    path: '/v3/products/filters',
    summary: 'The facets of a listing with counts that follow the filters chosen.',
    source: 'spec 1 §7',
    query: z.object({
      category_id: idText.optional(),
      brand_code: code.optional(),
      tag_alias: code.optional(),
      series_code: code.optional(),
      model_code: code.optional(),
      compatibility_brand_code: code.optional(),
      q: z.string().max(200).optional(),
      as_typed: flag.optional(),
      filter: filter.optional(),
      available: flag.optional(),
      page: digits.optional(),
      per_page: digits.optional(),
      sales_channel_id: digits.optional(),
      with_ranges: flag.optional(),
      excludes: z.string().optional(),
      includes: z.string().optional(),
    }),
    answer: facet,
    paged: true,
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.filters,
  }),
  compilations: endpoint({
    method: 'GET',
    path: '/v2/products/{id}/compilations',
    summary: 'What has been put together with a product.',
    source: 'ours',
    params: z.object({ id: idText }),
    answer: z.array(compilation),
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.similars,
  }),
  priceHistory: endpoint({
    method: 'GET',
    path: '/v2/products/{id}/price-history',
    summary: 'What a product has cost in the last 90 days.',
    source: 'ours',
    params: z.object({ id: idText }),
    answer: z.array(pricePoint),
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.product,
  }),
  priceHistories: endpoint({
    method: 'GET',
    path: '/v2/products/price-histories',
    summary: 'What these products have cost in the last 90 days; those that do not exist are left out.',
    source: 'ours',
    query: z.object({ product_ids: z.array(idText).max(maxPriceHistories) }),
    answer: z.array(z.object({ product_id: requiredExtension(id), prices: requiredExtension(z.array(pricePoint)) }).meta(fromExtension)),
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.product,
    batch: { parameter: 'product_ids', size: maxPriceHistories },
  }),
  similars: endpoint({
    method: 'GET',
    path: '/v2/products/{id}/similars',
    summary: 'Products of the same kind at about the same price.',
    source: 'spec 1 §7',
    params: z.object({ id: idText }),
    query: z.object({ per_page: digits.optional() }),
    answer: z.array(productCard),
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.similars,
  }),
  lookedWith: endpoint({
    method: 'GET',
    path: '/v2/products/{id}/looked-with',
    summary: 'Products that shoppers look at together with this one.',
    source: 'spec 1 §7',
    params: z.object({ id: idText }),
    query: z.object({ per_page: digits.optional() }),
    answer: z.array(productCard),
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.similars,
  }),
  warranties: endpoint({
    method: 'GET',
    path: '/v2/products/{id}/warranties',
    summary: 'Additional warranties that can be bought for a product.',
    source: 'spec 1 §7',
    params: z.object({ id: idText }),
    query: z.object({ per_page: digits.optional() }),
    answer: z.array(productCard),
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.accessories,
  }),
  creditOffers: endpoint({
    method: 'GET',
    path: '/v2/products/{id}/credit-offers',
    summary: 'Ways to buy a product on credit and by instalments; grouped, one of each kind.',
    source: 'spec 2 §7',
    params: z.object({ id: idText }),
    query: z.object({
      order_type_id: digits.optional(),
      /** Of a partner's piece. */
      supplier_id: idText.optional(),
      /** Those without overpaying, whichever bank lends, are one offer of their kind. */
      group_deferred: flag.optional(),
      /** The same of credit. */
      group_credit: flag.optional(),
    }),
    answer: z.array(creditOffer),
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.product,
  }),
  tradeInDiscount: endpoint({
    method: 'GET',
    path: '/v2/products/{id}/trade-in-discount',
    summary: 'What old devices bring for a product beyond their own price; null for goods that no device is exchanged for.',
    source: 'spec 1 §7',
    params: z.object({ id: idText }),
    answer: orNull(tradeInDiscount),
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.product,
  }),
  availability: endpoint({
    method: 'POST',
    path: '/v2/products/availability',
    summary: 'What of these products can be had in the city at this moment; never cached.',
    source: 'spec 1 §7',
    body: z.object({ product_ids: z.array(id).max(100), city_id: id }),
    answer: z.array(stock),
    identity: 'visitor',
    idempotency: 'safe',
    cache: 'never',
    batch: { parameter: 'product_ids', size: 100 },
  }),
  categories: endpoint({
    method: 'GET',
    path: '/v2/categories',
    summary: 'The category tree.',
    source: 'ours',
    answer: z.array(category),
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.categories,
  }),
  brands: endpoint({
    method: 'GET',
    path: '/v2/brands',
    summary: 'Brands with products on sale.',
    source: 'ours',
    query: z.object({ page: digits.optional(), per_page: digits.optional(), sales_channel_id: digits.optional() }),
    answer: brand.extend({ image: extension(media), products_count: extension(z.int().nonnegative()) }).meta(fromSpec('1 §3')),
    paged: true,
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.brands,
  }),
  series: endpoint({
    method: 'GET',
    path: '/v2/series',
    summary: 'Series of brands with products on sale.',
    source: 'ours',
    query: z.object({ page: digits.optional(), per_page: digits.optional(), sales_channel_id: digits.optional() }),
    answer: z
      .object({
        id: requiredExtension(id),
        code: requiredExtension(code),
        name: requiredExtension(z.string()),
        brand: requiredExtension(brand),
        products_count: extension(z.int().nonnegative()),
      })
      .meta(fromExtension),
    paged: true,
    identity: 'nobody',
    idempotency: 'safe',
    cache: lifetimes.brands,
  }),
});
