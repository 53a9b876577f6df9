import { pageSize } from '@vitrina/services/products/vocabulary.ts';
import { domains } from '@vitrina/services/registry.ts';
import { visitorCity } from '../cities/loaders.ts';
import { timeZoneOf } from '../cities/rules.ts';
import { dayText } from '../delivery/times.ts';
import { badInput } from '../errors.ts';
import { orNull, quietly } from '../failure.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { reaches } from '../reaches.ts';
import { mostPages, mostProductsFirst } from './every-page.ts';
import { askedOf, askListing, facetQuery, listingCalls } from './listing.ts';
import { cardById, categoryTree, fullProduct } from './loaders.ts';
import { productResolvers } from './product.ts';
import type { Category } from './rows.ts';
import { benefit, discountedPrice, facetType, gradeText, hasPage, orderTypeOf, paths } from './rules.ts';

const { brands, filters, series } = domains.products;

/** Ids that one field may ask for. */
const mostIds = 100;
/** Brands or series of one answer, and the shop's channel of sale (spec 2 §9). */
const longPage = { per_page: 100, sales_channel_id: 5 } as const;

export const resolvers: Pick<
  Resolvers,
  | ('Query' | 'Product' | 'Brand' | 'Series' | 'ProductCategory' | 'Category' | 'SuperPrice' | 'Offer' | 'Availability' | 'SupplierOffer')
  | ('MarkdownOffer' | 'Facet' | 'Listing')
> = {
  Query: {
    product: reaches({ fullProduct }, async ({ fullProduct }, _parent, { id }) => {
      const product = await orNull(fullProduct(id));
      return product !== null && hasPage(product) ? product : null;
    }),
    products: reaches({ cardById }, async ({ cardById }, _parent, { ids }) => {
      if (ids.length > mostIds) throw badInput({ ids: [`Не больше ${mostIds}.`] });
      const cards = await Promise.all(ids.map((id) => cardById(id)));
      return cards.map((card) => (card !== null && hasPage(card) ? card : null));
    }),
    listing: reaches(
      listingCalls,
      async (given, _parent, args) => {
        const asked = askedOf(args);
        const page = await askListing(given, asked);
        return { page, items: page.items, sort: asked.sort, asked };
      },
      { oneOf: true, items: pageSize.listing },
    ),
    categories: reaches({ categoryTree }, ({ categoryTree }, _parent, _args, context) =>
      quietly(context, 'Query.categories', categoryTree(), []),
    ),
    category: reaches({ categoryTree }, async ({ categoryTree }, _parent, { id }) => findCategory(await categoryTree(), id)),
    brands: reaches({ brands }, ({ brands }) => mostProductsFirst((page) => brands({ query: { ...longPage, page } })), {
      times: { brands: mostPages },
    }),
    series: reaches({ series }, ({ series }) => mostProductsFirst((page) => series({ query: { ...longPage, page } })), {
      times: { series: mostPages },
    }),
  },
  Product: productResolvers,
  Brand: { image: (brand) => brand.image ?? null, url: paths.brand },
  Series: { url: paths.series },
  ProductCategory: { url: paths.category },
  Category: { url: paths.categoryNode },
  Offer: {
    benefit,
    orderType: orderTypeOf,
    superPrice: (offer) =>
      offer.super_price && { ...offer.super_price, final_price: discountedPrice(offer.price, offer.super_price.final_price) },
    pinkPrice: (offer) => offer.pink_price?.price ?? null,
  },
  SuperPrice: { actionIds: ({ conditions }) => conditions.map(({ action_id }) => action_id) },
  Availability: {
    isAvailable: (row) => row.available,
    pickupDayText: reaches({ visitorCity }, async ({ visitorCity }, { pickup_at: at }, _args, { now }) =>
      at === null ? null : dayText({ at, now, timeZone: timeZoneOf(await visitorCity()) }),
    ),
    deliveryDayText: reaches({ visitorCity }, async ({ visitorCity }, { delivery_at: at }, _args, { now }) =>
      at === null ? null : dayText({ at, now, timeZone: timeZoneOf(await visitorCity()) }),
    ),
  },
  SupplierOffer: { quantity: (offer) => offer.qty },
  MarkdownOffer: { grade: (offer) => gradeText(offer.markdown_grade) },
  Facet: { type: (facet) => facetType(facet.type) },
  Listing: {
    pageInfo: ({ page }) => page,
    facets: reaches({ filters }, async ({ filters }, { asked }, _args, context) => {
      const found = filters({ query: facetQuery(asked) }).then(({ items }) => items);
      return quietly(context, 'Listing.facets', found, []);
    }),
  },
};

function findCategory(tree: readonly Category[], id: number): Category | null {
  for (const category of tree) {
    const found = category.id === id ? category : findCategory(category.children, id);
    if (found !== null) return found;
  }
  return null;
}
