/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** How the goods get to the shopper. (spec 1 §9) */
export type DeliveryKind =
  /** Brought by a courier. (spec 1 §3) */
  | 'COURIER'
  /** Brought at once: type 27. (spec 1 §9) */
  | 'EXPRESS'
  /** Picked up at a point: types 10, 13, 14. (spec 1 §9) */
  | 'PICKUP_POINT'
  /** Picked up from a locker: types 9, 12. (spec 1 §9) */
  | 'POSTAMAT'
  /** Picked up in a store of the shop. (spec 1 §9) */
  | 'STORE';

/** How a facet is chosen. (ours) */
export type FacetType =
  /** One box. (ours) */
  | 'FLAG'
  /** Values to tick. (ours) */
  | 'LIST'
  /** A smallest and a largest value. (ours) */
  | 'RANGE';

/** One chosen filter. Values are alternatives; different filters must all hold. (spec 1 §7) */
export type FilterInput = {
  /** Code of the facet. (spec 1 §7) */
  code: string;
  /** Largest value of a range; rubles for the price. (ours) */
  max?: number | null | undefined;
  /** Smallest value of a range; rubles for the price. (ours) */
  min?: number | null | undefined;
  /** Chosen values of a list, or `1` of a flag. (ours) */
  values?: Array<string> | null | undefined;
};

/**
 * What a listing is of. One of the fields says it; `categoryId` may narrow a brand, a tag, a compatibility brand or a
 * search. (contract, listing paths)
 */
export type ListingInput = {
  /** Code of the brand. (contract, listing paths) */
  brandCode?: string | null | undefined;
  /** Id of the category. (contract, listing paths) */
  categoryId?: number | null | undefined;
  /** Code of the brand whose devices the products fit. (contract, listing paths) */
  compatibilityBrandCode?: string | null | undefined;
  /** Code of the model. (contract, listing paths) */
  modelCode?: string | null | undefined;
  /** Search text. (contract, listing paths) */
  query?: string | null | undefined;
  /** Code of the series. (contract, listing paths) */
  seriesCode?: string | null | undefined;
  /** Alias of the tag. (contract, listing paths) */
  tagAlias?: string | null | undefined;
};

/** How a product may be ordered. (spec 1 §3, offer.order_type) */
export type OrderType =
  /** It can be bought. (spec 1 §3) */
  | 'BUY'
  /** It cannot be ordered; the wire says 'false'. (spec 1 §3) */
  | 'NONE'
  /** It can be ordered before it is on sale. (spec 1 §3) */
  | 'PREORDER';

/** What kind of place it is. (spec 1 §9) */
export type StoreKind =
  /** A point where orders are picked up: types 10, 13, 14. (spec 1 §9) */
  | 'PICKUP_POINT'
  /** A locker: types 9, 12. (spec 1 §9) */
  | 'POSTAMAT'
  /** A store of the shop: type 1. (spec 2 §9) */
  | 'STORE';

export type CardFragment = { id: number, name: string, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, offer: { price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { monthlyPayment: number } | null }, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null };

export type SeoTextFragment = { title: string, description: string, h1: string | null, text: string | null, canonical: string | null, robots: string | null, redirect: { url: string, code: number } | null };

export type CatalogueQueryVariables = Exact<{ [key: string]: never; }>;


export type CatalogueQuery = { categories: Array<{ id: number, name: string, url: string, image: string, productsCount: number, children: Array<{ id: number, name: string, url: string, productsCount: number }> }>, seo: { title: string, description: string, h1: string | null, text: string | null, canonical: string | null, robots: string | null, redirect: { url: string, code: number } | null } | null };

export type CatalogueSectionQueryVariables = Exact<{
  id: number;
  path: string;
}>;


export type CatalogueSectionQuery = { category: { id: number, code: string, name: string, url: string, productsCount: number, children: Array<{ id: number, name: string, url: string, image: string, productsCount: number, children: Array<{ id: number, name: string, url: string, productsCount: number }> }> } | null, seo: { title: string, description: string, h1: string | null, text: string | null, canonical: string | null, robots: string | null, redirect: { url: string, code: number } | null } | null, breadcrumbs: Array<{ name: string, url: string | null }> };

export type PopularCitiesQueryVariables = Exact<{ [key: string]: never; }>;


export type PopularCitiesQuery = { priorityCities: Array<{ id: number, name: string, region: string }> };

export type FindCitiesQueryVariables = Exact<{
  text: string;
}>;


export type FindCitiesQuery = { cities: { items: Array<{ id: number, name: string, region: string }>, pageInfo: { totalCount: number } } };

export type CityByAliasQueryVariables = Exact<{
  alias: string;
}>;


export type CityByAliasQuery = { city: { id: number, alias: string, name: string, declension: string } | null };

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { seo: { title: string, description: string, h1: string | null, text: string | null, canonical: string | null, robots: string | null, redirect: { url: string, code: number } | null } | null, mainPage: { blocks: Array<{ name: string, url: string, image: string }>, brands: Array<{ id: number, name: string, url: string, image: string | null }>, productOfDay: { endsAt: string, product: { id: number, name: string, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, offer: { price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { monthlyPayment: number } | null }, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null } } | null, slider: Array<{ id: number, title: string, text: string, button: string, url: string, image: string, imageMobile: string }>, services: Array<{ name: string, url: string, image: string, text: string | null }> } };

export type HomeRecommendationsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeRecommendationsQuery = { mainPage: { recommendations: Array<{ id: number, name: string, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, offer: { price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { monthlyPayment: number } | null }, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null }> } };

export type ListingQueryVariables = Exact<{
  of: ListingInput;
  page: number;
  sort: string;
  filters: Array<FilterInput> | FilterInput;
  path: string;
  text?: string | null | undefined;
  categoryId: number;
  isInCategory: boolean;
}>;


export type ListingQuery = { listing: { sort: string, items: Array<{ id: number, name: string, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, offer: { price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { monthlyPayment: number } | null }, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null }>, pageInfo: { totalCount: number, pageCount: number, currentPage: number }, facets: Array<{ code: string, name: string, type: FacetType, unit: string | null, min: number | null, max: number | null, values: Array<{ code: string, name: string, count: number }> }> }, category?: { id: number, code: string, name: string, url: string, children: Array<{ id: number, name: string, url: string }> } | null, seo: { title: string, description: string, h1: string | null, text: string | null, canonical: string | null, robots: string | null, redirect: { url: string, code: number } | null } | null, breadcrumbs: Array<{ name: string, url: string | null }> };

export type ProductFrameQueryVariables = Exact<{
  id: number;
}>;


export type ProductFrameQuery = { product: { article: string, priceOnline: number | null, warrantyDays: number, isDigital: boolean, isUsed: boolean, isDemo: boolean, id: number, name: string, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, brand: { name: string, url: string }, category: { id: number, code: string, name: string, url: string } | null, modifications: Array<{ name: string, values: Array<{ productId: number, value: string, url: string, isCurrent: boolean, available: boolean }> }>, colors: Array<{ productId: number, name: string, code: string, url: string, isCurrent: boolean }>, offer: { price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { monthlyPayment: number } | null }, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null } | null };

export type ProductSeoQueryVariables = Exact<{
  path: string;
}>;


export type ProductSeoQuery = { seo: { title: string, description: string, h1: string | null, text: string | null, canonical: string | null, robots: string | null, redirect: { url: string, code: number } | null } | null, breadcrumbs: Array<{ name: string, url: string | null }> };

export type ProductAboutQueryVariables = Exact<{
  id: number;
}>;


export type ProductAboutQuery = { product: { id: number, description: string, country: string | null, specifications: Array<{ groupName: string, items: Array<{ code: string, name: string, value: string, unit: string | null, isMain: boolean }> }> } | null };

export type ProductSimilarQueryVariables = Exact<{
  id: number;
}>;


export type ProductSimilarQuery = { product: { similars: Array<{ id: number, name: string, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, offer: { price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { monthlyPayment: number } | null }, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null }> } | null };

export type ProductLookedWithQueryVariables = Exact<{
  id: number;
}>;


export type ProductLookedWithQuery = { product: { lookedWith: Array<{ id: number, name: string, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, offer: { price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { monthlyPayment: number } | null }, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null }> } | null };

export type ProductSpecificationsQueryVariables = Exact<{
  id: number;
}>;


export type ProductSpecificationsQuery = { product: { id: number, specifications: Array<{ groupName: string, items: Array<{ code: string, name: string, value: string, unit: string | null, isMain: boolean }> }> } | null };

export type ProductDeliveriesQueryVariables = Exact<{
  id: number;
}>;


export type ProductDeliveriesQuery = { product: { id: number, deliveries: Array<{ kind: DeliveryKind, cost: number, timeText: string, day: string, interval: string | null, minutes: number | null, storeId: number | null }> } | null };

export type ProductStoresQueryVariables = Exact<{
  id: number;
  cityAlias: string;
}>;


export type ProductStoresQuery = { product: { id: number, stores: Array<{ id: number, kind: StoreKind, name: string, address: string, workTimeLine: string, stations: Array<string>, availability: { quantity: number, timeText: string | null } | null }> } | null };

export type AddToBasketMutationVariables = Exact<{
  productId: number;
  quantity: number;
}>;


export type AddToBasketMutation = { addToBasket: { id: string, quantity: number } };

export type ShellQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellQuery = { searchPlaceholders: Array<string>, currentCity: { id: number, alias: string, name: string, declension: string, phone: string } };

export type ShellMenuQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellMenuQuery = { menu: Array<{ id: number, name: string, url: string }> };

export type ShellBasketQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellBasketQuery = { basket: { quantity: number, totalSum: number, items: Array<{ productId: number }> } };

export type CataloguePanelQueryVariables = Exact<{ [key: string]: never; }>;


export type CataloguePanelQuery = { menu: Array<{ id: number, name: string, url: string, image: string | null, children: Array<{ id: number, name: string, url: string, image: string | null }> }> };

export type SuggestionsQueryVariables = Exact<{
  text: string;
}>;


export type SuggestionsQuery = { searchSuggestions: { queries: Array<string>, categories: Array<{ id: number, name: string, url: string }>, brands: Array<{ id: number, name: string, url: string }>, products: Array<{ id: number, name: string, url: string, image: string, price: number }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const CardFragmentDoc = new TypedDocumentString(`
    fragment Card on Product {
  id
  name
  url
  images
  categoryNameSingular
  offer {
    price
    priceOld
    benefit
    orderType
    credit {
      monthlyPayment
    }
  }
  highlights {
    name
    value
  }
  reviewCounters {
    count
    rating
  }
  stickers {
    code
    name
  }
  markdownGrade
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost
  }
}
    `, {"fragmentName":"Card"}) as unknown as TypedDocumentString<CardFragment, unknown>;
export const SeoTextFragmentDoc = new TypedDocumentString(`
    fragment SeoText on Seo {
  title
  description
  h1
  text
  canonical
  robots
  redirect {
    url
    code
  }
}
    `, {"fragmentName":"SeoText"}) as unknown as TypedDocumentString<SeoTextFragment, unknown>;
export const CatalogueDocument = new TypedDocumentString(`
    query Catalogue {
  categories {
    id
    name
    url
    image
    productsCount
    children {
      id
      name
      url
      productsCount
    }
  }
  seo(path: "/catalog") {
    ...SeoText
  }
}
    fragment SeoText on Seo {
  title
  description
  h1
  text
  canonical
  robots
  redirect {
    url
    code
  }
}`, {"hash":"sha256:7f76fe9819e631865052fe112ceb43dbf814f5948e637c27bb348083caa1f2d0"}) as unknown as TypedDocumentString<CatalogueQuery, CatalogueQueryVariables>;
export const CatalogueSectionDocument = new TypedDocumentString(`
    query CatalogueSection($id: Int!, $path: String!) {
  category(id: $id) {
    id
    code
    name
    url
    productsCount
    children {
      id
      name
      url
      image
      productsCount
      children {
        id
        name
        url
        productsCount
      }
    }
  }
  seo(path: $path) {
    ...SeoText
  }
  breadcrumbs(path: $path) {
    name
    url
  }
}
    fragment SeoText on Seo {
  title
  description
  h1
  text
  canonical
  robots
  redirect {
    url
    code
  }
}`, {"hash":"sha256:d27786f8a0c37979db275275fd90e332e3a94336f227cd6891ec6371aaf5a1c3"}) as unknown as TypedDocumentString<CatalogueSectionQuery, CatalogueSectionQueryVariables>;
export const PopularCitiesDocument = new TypedDocumentString(`
    query PopularCities {
  priorityCities {
    id
    name
    region
  }
}
    `, {"hash":"sha256:c40ac21870c4251110363be494f1c1ba305557ed19be1b4e05b1b734639d6b64"}) as unknown as TypedDocumentString<PopularCitiesQuery, PopularCitiesQueryVariables>;
export const FindCitiesDocument = new TypedDocumentString(`
    query FindCities($text: String!) {
  cities(query: $text, perPage: 30) {
    items {
      id
      name
      region
    }
    pageInfo {
      totalCount
    }
  }
}
    `, {"hash":"sha256:7e6bb0e8664d88f207e1da1acde63f93839d01c26b021373df63d6801fbae9a0"}) as unknown as TypedDocumentString<FindCitiesQuery, FindCitiesQueryVariables>;
export const CityByAliasDocument = new TypedDocumentString(`
    query CityByAlias($alias: String!) {
  city(alias: $alias) {
    id
    alias
    name
    declension
  }
}
    `, {"hash":"sha256:47bd8dfe2c5a551e7408281441eceb5864b89457fa4f92e3ec8f46d04e3a406d"}) as unknown as TypedDocumentString<CityByAliasQuery, CityByAliasQueryVariables>;
export const HomeDocument = new TypedDocumentString(`
    query Home {
  seo(path: "/") {
    ...SeoText
  }
  mainPage {
    blocks {
      name
      url
      image
    }
    brands {
      id
      name
      url
      image
    }
    productOfDay {
      endsAt
      product {
        ...Card
      }
    }
    slider {
      id
      title
      text
      button
      url
      image
      imageMobile
    }
    services {
      name
      url
      image
      text
    }
  }
}
    fragment Card on Product {
  id
  name
  url
  images
  categoryNameSingular
  offer {
    price
    priceOld
    benefit
    orderType
    credit {
      monthlyPayment
    }
  }
  highlights {
    name
    value
  }
  reviewCounters {
    count
    rating
  }
  stickers {
    code
    name
  }
  markdownGrade
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost
  }
}
fragment SeoText on Seo {
  title
  description
  h1
  text
  canonical
  robots
  redirect {
    url
    code
  }
}`, {"hash":"sha256:368f245d942eae31cda3730976f9a1477131838bc62f4ea380f6f427381eadbb"}) as unknown as TypedDocumentString<HomeQuery, HomeQueryVariables>;
export const HomeRecommendationsDocument = new TypedDocumentString(`
    query HomeRecommendations {
  mainPage {
    recommendations {
      ...Card
    }
  }
}
    fragment Card on Product {
  id
  name
  url
  images
  categoryNameSingular
  offer {
    price
    priceOld
    benefit
    orderType
    credit {
      monthlyPayment
    }
  }
  highlights {
    name
    value
  }
  reviewCounters {
    count
    rating
  }
  stickers {
    code
    name
  }
  markdownGrade
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost
  }
}`, {"hash":"sha256:447afd8f096685d62ba84718f2f6f73c549efbd21f73bc56196d440ef4ea82be"}) as unknown as TypedDocumentString<HomeRecommendationsQuery, HomeRecommendationsQueryVariables>;
export const ListingDocument = new TypedDocumentString(`
    query Listing($of: ListingInput!, $page: Int!, $sort: String!, $filters: [FilterInput!]!, $path: String!, $text: String, $categoryId: Int!, $isInCategory: Boolean!) {
  listing(of: $of, page: $page, sort: $sort, filters: $filters) {
    items {
      ...Card
    }
    pageInfo {
      totalCount
      pageCount
      currentPage
    }
    sort
    facets {
      code
      name
      type
      unit
      min
      max
      values {
        code
        name
        count
      }
    }
  }
  category(id: $categoryId) @include(if: $isInCategory) {
    id
    code
    name
    url
    children {
      id
      name
      url
    }
  }
  seo(path: $path, query: $text) {
    ...SeoText
  }
  breadcrumbs(path: $path) {
    name
    url
  }
}
    fragment Card on Product {
  id
  name
  url
  images
  categoryNameSingular
  offer {
    price
    priceOld
    benefit
    orderType
    credit {
      monthlyPayment
    }
  }
  highlights {
    name
    value
  }
  reviewCounters {
    count
    rating
  }
  stickers {
    code
    name
  }
  markdownGrade
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost
  }
}
fragment SeoText on Seo {
  title
  description
  h1
  text
  canonical
  robots
  redirect {
    url
    code
  }
}`, {"hash":"sha256:6f8518cd33da541c08960a2c81aa8824fa446161f64ca2c8c53f57295c76473a"}) as unknown as TypedDocumentString<ListingQuery, ListingQueryVariables>;
export const ProductFrameDocument = new TypedDocumentString(`
    query ProductFrame($id: Int!) {
  product(id: $id) {
    ...Card
    article
    brand {
      name
      url
    }
    category {
      id
      code
      name
      url
    }
    priceOnline
    warrantyDays
    isDigital
    isUsed
    isDemo
    modifications {
      name
      values {
        productId
        value
        url
        isCurrent
        available
      }
    }
    colors {
      productId
      name
      code
      url
      isCurrent
    }
  }
}
    fragment Card on Product {
  id
  name
  url
  images
  categoryNameSingular
  offer {
    price
    priceOld
    benefit
    orderType
    credit {
      monthlyPayment
    }
  }
  highlights {
    name
    value
  }
  reviewCounters {
    count
    rating
  }
  stickers {
    code
    name
  }
  markdownGrade
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost
  }
}`, {"hash":"sha256:9ded2f28a900332e220baf55d58adfa7b0e5d486eeda35cefac7990e4d2a25f7"}) as unknown as TypedDocumentString<ProductFrameQuery, ProductFrameQueryVariables>;
export const ProductSeoDocument = new TypedDocumentString(`
    query ProductSeo($path: String!) {
  seo(path: $path) {
    ...SeoText
  }
  breadcrumbs(path: $path) {
    name
    url
  }
}
    fragment SeoText on Seo {
  title
  description
  h1
  text
  canonical
  robots
  redirect {
    url
    code
  }
}`, {"hash":"sha256:db4c17eabffaf97dad3e62a3d75a6b6af624276ab812697fbe65e30d612feae0"}) as unknown as TypedDocumentString<ProductSeoQuery, ProductSeoQueryVariables>;
export const ProductAboutDocument = new TypedDocumentString(`
    query ProductAbout($id: Int!) {
  product(id: $id) {
    id
    description
    country
    specifications {
      groupName
      items {
        code
        name
        value
        unit
        isMain
      }
    }
  }
}
    `, {"hash":"sha256:a32efc4f90ada36c751abbed375cc12887eab46c1b54fcb745aefa45bb66026d"}) as unknown as TypedDocumentString<ProductAboutQuery, ProductAboutQueryVariables>;
export const ProductSimilarDocument = new TypedDocumentString(`
    query ProductSimilar($id: Int!) {
  product(id: $id) {
    similars {
      ...Card
    }
  }
}
    fragment Card on Product {
  id
  name
  url
  images
  categoryNameSingular
  offer {
    price
    priceOld
    benefit
    orderType
    credit {
      monthlyPayment
    }
  }
  highlights {
    name
    value
  }
  reviewCounters {
    count
    rating
  }
  stickers {
    code
    name
  }
  markdownGrade
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost
  }
}`, {"hash":"sha256:0a2489583bc3952214a85eac3980e42fa026d5b22ce43a8025e325f77028990a"}) as unknown as TypedDocumentString<ProductSimilarQuery, ProductSimilarQueryVariables>;
export const ProductLookedWithDocument = new TypedDocumentString(`
    query ProductLookedWith($id: Int!) {
  product(id: $id) {
    lookedWith {
      ...Card
    }
  }
}
    fragment Card on Product {
  id
  name
  url
  images
  categoryNameSingular
  offer {
    price
    priceOld
    benefit
    orderType
    credit {
      monthlyPayment
    }
  }
  highlights {
    name
    value
  }
  reviewCounters {
    count
    rating
  }
  stickers {
    code
    name
  }
  markdownGrade
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost
  }
}`, {"hash":"sha256:4abfa3f35fb85beb1c3a488a93148755271bfc8b2f5c9a3113b32ba4999132e9"}) as unknown as TypedDocumentString<ProductLookedWithQuery, ProductLookedWithQueryVariables>;
export const ProductSpecificationsDocument = new TypedDocumentString(`
    query ProductSpecifications($id: Int!) {
  product(id: $id) {
    id
    specifications {
      groupName
      items {
        code
        name
        value
        unit
        isMain
      }
    }
  }
}
    `, {"hash":"sha256:b4fea6d27507b1c355e08731b71ecc1e477fa2b127d875d8ae550975db9014dd"}) as unknown as TypedDocumentString<ProductSpecificationsQuery, ProductSpecificationsQueryVariables>;
export const ProductDeliveriesDocument = new TypedDocumentString(`
    query ProductDeliveries($id: Int!) {
  product(id: $id) {
    id
    deliveries {
      kind
      cost
      timeText
      day
      interval
      minutes
      storeId
    }
  }
}
    `, {"hash":"sha256:5417623bc1fdf6b260502ccb9ee491eb09cd57c0e29c0d686a66bb30b597e1ff"}) as unknown as TypedDocumentString<ProductDeliveriesQuery, ProductDeliveriesQueryVariables>;
export const ProductStoresDocument = new TypedDocumentString(`
    query ProductStores($id: Int!, $cityAlias: String!) {
  product(id: $id) {
    id
    stores(cityAlias: $cityAlias) {
      id
      kind
      name
      address
      workTimeLine
      stations
      availability {
        quantity
        timeText
      }
    }
  }
}
    `, {"hash":"sha256:60535cd58e87e8a4db486d8e70e86f2f7cdd580cdf9790f1eff25a1f8544c43f"}) as unknown as TypedDocumentString<ProductStoresQuery, ProductStoresQueryVariables>;
export const AddToBasketDocument = new TypedDocumentString(`
    mutation AddToBasket($productId: Int!, $quantity: Int!) {
  addToBasket(productId: $productId, quantity: $quantity) {
    id
    quantity
  }
}
    `, {"hash":"sha256:0866e78b8e1e3b440cba337f6b85d6f856e5844c342483160945b4ccb0838b55"}) as unknown as TypedDocumentString<AddToBasketMutation, AddToBasketMutationVariables>;
export const ShellDocument = new TypedDocumentString(`
    query Shell {
  currentCity {
    id
    alias
    name
    declension
    phone
  }
  searchPlaceholders
}
    `, {"hash":"sha256:41f962b0d6d32299e4bcd6c8ccc7fb86aee8131534e260ce00fadb0be3549bf6"}) as unknown as TypedDocumentString<ShellQuery, ShellQueryVariables>;
export const ShellMenuDocument = new TypedDocumentString(`
    query ShellMenu {
  menu {
    id
    name
    url
  }
}
    `, {"hash":"sha256:dff0df7fe826a41f5b4e006a266fcf752a23e2c9657cb23ae1dfb595266427cd"}) as unknown as TypedDocumentString<ShellMenuQuery, ShellMenuQueryVariables>;
export const ShellBasketDocument = new TypedDocumentString(`
    query ShellBasket {
  basket {
    quantity
    totalSum
    items {
      productId
    }
  }
}
    `, {"hash":"sha256:1acf0e5a246fbd10be27f4f04e005899fc893ac1f5d1d01c5971c694a1b03f50"}) as unknown as TypedDocumentString<ShellBasketQuery, ShellBasketQueryVariables>;
export const CataloguePanelDocument = new TypedDocumentString(`
    query CataloguePanel {
  menu {
    id
    name
    url
    image
    children {
      id
      name
      url
      image
    }
  }
}
    `, {"hash":"sha256:70cf060bc9f90e9157c89834ffc4dcc2fdfdfedb3d730503959d4336db94f72d"}) as unknown as TypedDocumentString<CataloguePanelQuery, CataloguePanelQueryVariables>;
export const SuggestionsDocument = new TypedDocumentString(`
    query Suggestions($text: String!) {
  searchSuggestions(text: $text) {
    queries
    categories {
      id
      name
      url
    }
    brands {
      id
      name
      url
    }
    products {
      id
      name
      url
      image
      price
    }
  }
}
    `, {"hash":"sha256:6a4b125d842fe66079e1582642a99d4e10c2a3ffd206aa25791f65230265e25a"}) as unknown as TypedDocumentString<SuggestionsQuery, SuggestionsQueryVariables>;