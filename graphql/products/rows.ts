import type { Output, Page } from '@vitrina/services/contract/endpoint.ts';
import { credit, offer, type ProductCard, productCard } from '@vitrina/services/products/card.ts';
import type { CategoryNode, products } from '@vitrina/services/products/endpoints.ts';
import { type Product as FullProduct, product } from '@vitrina/services/products/product.ts';
import { type Decoded, keysOf } from '../row.ts';
import type { Asked } from './listing.ts';

const brand = productCard.shape.brand;
const productCategory = productCard.shape.category.unwrap();
const superPrice = offer.shape.super_price.unwrap();
const highlight = productCard.shape.highlights.element;
const reviewCounters = productCard.shape.review_counters;
const specificationGroup = product.shape.specifications.element;
const specification = specificationGroup.shape.items.element;
const manual = product.shape.manuals.element;
const supplierOffer = product.shape.supplier_offers.element;
const markdownOffer = product.shape.children.element;
const comparedModel = product.shape.compared_model.unwrap();
const modification = product.shape.modifications.element;
const modificationValue = modification.shape.values.element;
const productColor = product.shape.colors.element;
const sticker = productCard.shape.stickers.element;

export type { FullProduct };
/** A card; the resolvers of the product page's fields see whether it is the full product already. */
export type Product = ProductCard;
export type Brand = Decoded<typeof brand> & { image?: string };
export type Series = Output<typeof products.series>['items'][number];
export type ProductCategory = Decoded<typeof productCategory>;
export type Category = CategoryNode;
export type Credit = Decoded<typeof credit>;
export type Offer = Decoded<typeof offer>;
export type SuperPrice = Decoded<typeof superPrice>;
export type Availability = Output<typeof products.availability>[number];
export type Specification = Decoded<typeof specification>;
export type SpecificationGroup = Decoded<typeof specificationGroup>;
export type Highlight = Decoded<typeof highlight>;
export type Manual = Decoded<typeof manual>;
export type SupplierOffer = Decoded<typeof supplierOffer>;
export type MarkdownOffer = Decoded<typeof markdownOffer>;
export type Sticker = Decoded<typeof sticker>;
export type ReviewCounters = Decoded<typeof reviewCounters>;
export type ModificationValue = Decoded<typeof modificationValue>;
export type Modification = Decoded<typeof modification>;
export type ProductColor = Decoded<typeof productColor>;
export type ComparedModel = Decoded<typeof comparedModel>;
export type Facet = Output<typeof products.filters>['items'][number];
export type FacetValue = Facet['values'][number];

/** A page of products, and what was asked, so that its facets are those of the same question. */
export interface Listing {
  page: Page<ProductCard>;
  items: ProductCard[];
  sort: string;
  asked: Asked;
}

export const rows = {
  Product: productCard,
  Brand: brand,
  Series: keysOf<Series>()('id', 'code', 'name', 'brand', 'products_count'),
  ProductCategory: productCategory,
  Category: keysOf<Category>()('id', 'code', 'name', 'image', 'products_count', 'children'),
  Credit: credit,
  Offer: offer,
  SuperPrice: superPrice,
  Availability: keysOf<Availability>()('quantity', 'stores_count', 'pickup_at', 'delivery_at', 'delivery_cost'),
  Specification: specification,
  SpecificationGroup: specificationGroup,
  Highlight: highlight,
  Manual: manual,
  SupplierOffer: supplierOffer,
  MarkdownOffer: markdownOffer,
  Sticker: sticker,
  ReviewCounters: reviewCounters,
  ModificationValue: modificationValue,
  Modification: modification,
  ProductColor: productColor,
  ComparedModel: comparedModel,
  Facet: keysOf<Facet>()('code', 'name', 'unit', 'values', 'min', 'max'),
  FacetValue: keysOf<FacetValue>()('code', 'name', 'count'),
  Listing: keysOf<Listing>()('items', 'sort'),
};
