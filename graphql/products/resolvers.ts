import { salesChannelId } from '@vitrina/services/contract/fields/special-ids.ts';
import type { CategoryNode } from '@vitrina/services/products/endpoints.ts';
import { domains } from '@vitrina/services/registry.ts';
import { badInput } from '../base/errors.ts';
import { nodesOf } from '../base/numbered-page.ts';
import { dayText } from '../base/times.ts';
import { orNull } from '../calls/fallback.ts';
import { withCalls } from '../calls/with-calls.ts';
import { withLimits } from '../calls/with-limits.ts';
import { withCallsInCity } from '../cities/in-city.ts';
import { visitorCity } from '../cities/loaders.ts';
import { timeZoneOf } from '../cities/rules.ts';
import type { City } from '../cities/sources.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { listingLimits } from '../search/limits.ts';
import { maxPages, sortByProductCount } from './every-page.ts';
import { checkedCodes, facetQuery, facetSort, listingCalls, readListing, sortOf, toListingRequest } from './listing.ts';
import { cardById, categoryById, categoryTree, fullProduct } from './loaders.ts';
import { productResolvers } from './product.ts';
import {
  benefit,
  brandCode,
  categoryCode,
  facetType,
  formerPrice,
  gradeText,
  hasPage,
  isSupplierBuyable,
  loweredPrice,
  orderTypeOf,
  paths,
  stockOfOffer,
  superPriceOf,
  tradeInDiscount,
} from './rules.ts';
import type { Category, SupplierOffer } from './sources.ts';

const { brands, filters, series } = domains.products;
const { list } = domains.delivery;

/** Ids that one field may ask for. */
const maxIds = 100;
/** Brands or series of one answer (spec 2 §9). */
const longPage = { per_page: 100, sales_channel_id: salesChannelId } as const;

/** A day in words by the clock of the city it was asked for; the city is read when the text is wanted. */
async function dayOfCity(at: string | null, city: () => Promise<City>, now: Date): Promise<string | null> {
  return at === null ? null : dayText({ at, now, timeZone: timeZoneOf(await city()) });
}

/** What the tree knows of a category; null for one that it does not have. */
function ofTree<Value>(read: (node: CategoryNode) => Value) {
  return withCalls({ categoryById }, async ({ categoryById }, parent: Category) => {
    const node = 'children' in parent ? parent : (await categoryById()).get(parent.id);
    return node === undefined ? null : read(node);
  });
}

export const resolvers: Pick<
  Resolvers,
  | ('Query' | 'Product' | 'Brand' | 'Series' | 'Category' | 'SuperPrice' | 'Offer' | 'Availability' | 'SupplierOffer' | 'Specification')
  | ('Credit' | 'RunningCost' | 'MarkdownOffer' | 'ModificationValue' | 'ProductColor' | 'ComparedModel' | 'Facet' | 'ListingPage')
> = {
  Query: {
    product: withCalls({ fullProduct }, async ({ fullProduct }, _parent, { id }) => {
      const product = await orNull(fullProduct(id));
      return product !== null && hasPage(product) ? product : null;
    }),
    products: withCalls({ cardById }, async ({ cardById }, _parent, { ids }) => {
      if (ids.length > maxIds) throw badInput({ ids: [`Не больше ${maxIds}.`] });
      const cards = await Promise.all(ids.map((id) => cardById(id)));
      return cards.map((card) => (card !== null && (hasPage(card) || card.is_warranty) ? card : null));
    }),
    listing: withLimits(
      listingLimits,
      withCallsInCity(
        listingCalls,
        async (calls, _parent, args) => {
          const listingRequest = toListingRequest(args);
          return { page: await readListing(calls, listingRequest), listingRequest };
        },
        { oneOf: true },
      ),
    ),
    categories: withCalls({ categoryTree }, ({ categoryTree }) => categoryTree()),
    category: withCalls({ categoryById }, async ({ categoryById }, _parent, { id }) => (await categoryById()).get(id) ?? null),
    brands: withCalls({ brands }, ({ brands }) => sortByProductCount((page) => brands({ query: { ...longPage, page } })), {
      times: { brands: maxPages },
    }),
    series: withCalls({ series }, ({ series }) => sortByProductCount((page) => series({ query: { ...longPage, page } })), {
      times: { series: maxPages },
    }),
  },
  Product: productResolvers,
  Brand: { code: brandCode, image: (brand) => brand.image ?? null, url: paths.brand },
  Series: { url: paths.series },
  Category: {
    code: categoryCode,
    url: (category) => ('children' in category ? paths.categoryNode(category) : paths.category(category)),
    image: ofTree(({ image }) => image),
    productsCount: ofTree(({ products_count }) => products_count),
    children: ofTree(({ children }) => children),
  },
  Offer: {
    benefit,
    orderType: orderTypeOf,
    priceOld: ({ price, price_old }) => formerPrice(price, price_old),
    beforeDiscountPrice: ({ price, before_discount_price }) => formerPrice(price, before_discount_price),
    superPrice: superPriceOf,
    pinkPrice: ({ price, pink_price }) => loweredPrice(price, pink_price?.price),
    discountTradein: tradeInDiscount,
  },
  RunningCost: { total: ({ per_year, years }) => per_year * years },
  SuperPrice: { actionIds: ({ conditions }) => conditions.map(({ action_id }) => action_id) },
  Availability: {
    pickupDayText: ({ pickup_at: at, city }, _args, { now }) => dayOfCity(at, city, now),
    deliveryDayText: ({ delivery_at: at, city }, _args, { now }) => dayOfCity(at, city, now),
  },
  SupplierOffer: {
    priceOld: ({ price, price_old }) => formerPrice(price, price_old),
    supplierName: ({ supplier_name }) => supplier_name ?? 'Партнёр',
    isBuyable: isSupplierBuyable,
    availability: withCallsInCity({ list, visitorCity }, async ({ list, visitorCity }, offer: SupplierOffer) => {
      const { product_id, supplier_id, price } = offer;
      const options = await list({ query: { products: [{ product_id, quantity: 1, supplier_id }], sum: price } });
      return { ...stockOfOffer(offer, options), city: visitorCity };
    }),
  },
  Specification: { code: ({ code, name }) => code ?? name },
  ProductColor: { image: ({ image }) => image ?? '' },
  MarkdownOffer: {
    grade: (offer) => gradeText(offer.markdown_grade),
    product: withCalls({ cardById }, async ({ cardById }, { id }) => {
      const card = await cardById(id);
      return card !== null && hasPage(card) ? card : null;
    }),
  },
  Facet: { type: facetType, sort: facetSort },
  ListingPage: {
    nodes: ({ page }) => nodesOf(page),
    pageInfo: ({ page }) => page,
    totalCount: ({ page }) => page.total,
    sort: ({ listingRequest }) => sortOf(listingRequest.sort),
    facets: withCalls({ filters }, async ({ filters }, { listingRequest }, { only }) => {
      const { items } = await filters({ query: facetQuery(listingRequest, checkedCodes(only ?? null)) });
      return items;
    }),
  },
};
