import type { Output, Page } from '@vitrina/services/contract/endpoint.ts';
import type { Id } from '@vitrina/services/contract/wire.ts';
import {
  brand,
  dimensions,
  type ProductCard,
  productCard,
  reviewCounters,
  runningCost,
  runningCostPart,
  screen,
  type sticker,
  superPrice,
  supplierOffer,
  tariff,
} from '@vitrina/services/products/card.ts';
import { type CategoryNode, type products, stock } from '@vitrina/services/products/endpoints.ts';
import {
  comparedModel,
  compilation,
  type Product as FullProduct,
  manual,
  markdownOffer,
  modification,
  pricePoint,
  productColor,
  specificationGroup,
} from '@vitrina/services/products/product.ts';
import type { site } from '@vitrina/services/site/endpoints.ts';
import { type Decoded, keysOf } from '../base/source.ts';
import type { City } from '../cities/sources.ts';
import type { ListingRequest } from './listing.ts';

export type { FullProduct };
/** A card; the resolvers of the product page's fields see whether it is the full product already. */
export type Product = ProductCard;
export type Brand = Decoded<typeof brand> & { image?: string | null };
export type Series = Output<typeof products.series>['items'][number];
/** A node of the tree, or what a product says of its category: the rest is read from the tree. */
export type Category = CategoryNode | NonNullable<ProductCard['category']>;
export type SuperPrice = Decoded<typeof superPrice>;
/** Stock in a city; the city is read only for what is said in words. */
export type Availability = Stock & { city: () => Promise<City> };
export type Stock = Decoded<typeof stock>;
export type SpecificationGroup = Decoded<typeof specificationGroup>;
export type Dimensions = Decoded<typeof dimensions>;
export type Screen = Decoded<typeof screen>;
export type RunningCost = Decoded<typeof runningCost>;
export type RunningCostPart = Decoded<typeof runningCostPart>;
export type Tariff = Decoded<typeof tariff>;
export type Manual = Decoded<typeof manual>;
/** What a partner asks, with the product it is asked for. */
export type SupplierOffer = Decoded<typeof supplierOffer> & { product_id: Id };
export type MarkdownOffer = Decoded<typeof markdownOffer>;
/** A mark that has a text. */
export type NamedSticker = Sticker & { name: string };
export type Sticker = Decoded<typeof sticker>;
export type ReviewCounters = Decoded<typeof reviewCounters>;
export type Modification = Decoded<typeof modification>;
export type ProductColor = Decoded<typeof productColor>;
export type PricePoint = Decoded<typeof pricePoint>;
export type Compilation = Decoded<typeof compilation>;
export type Rental = Output<typeof site.rental>;
export type ComparedModel = Decoded<typeof comparedModel>;
export type Facet = Output<typeof products.filters>['items'][number];
export type FacetValue = Facet['values'][number];

/** A page of products, and what was asked, so that its facets are those of the same question. */
export interface ListingPage {
  page: Page<ProductCard>;
  listingRequest: ListingRequest;
}

export const sources = {
  Product: productCard,
  Brand: brand,
  Series: keysOf<Series>()('id', 'code', 'name', 'brand', 'products_count'),
  Category: keysOf<Category>()('id', 'code', 'name'),
  SuperPrice: superPrice,
  Availability: stock,
  SpecificationGroup: specificationGroup,
  Dimensions: dimensions,
  Screen: screen,
  RunningCost: runningCost,
  RunningCostPart: runningCostPart,
  Tariff: tariff,
  Manual: manual,
  SupplierOffer: supplierOffer,
  MarkdownOffer: markdownOffer,
  Sticker: keysOf<NamedSticker>()('code', 'name'),
  ReviewCounters: reviewCounters,
  Modification: modification,
  ProductColor: productColor,
  ComparedModel: comparedModel,
  PricePoint: pricePoint,
  Compilation: compilation,
  Rental: keysOf<Rental>()('price_per_day'),
  Facet: keysOf<Facet>()('code', 'name', 'unit', 'values', 'min', 'max'),
  FacetValue: keysOf<FacetValue>()('code', 'name', 'count'),
  ListingPage: keysOf<ListingPage>()(),
};
