/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Where a courier goes. (spec 1 §3) */
export type AddressInput = {
  /** Building, at most 20 characters. (spec 1 §3) */
  building?: string | null | undefined;
  /** Flat, at most 10 characters. (spec 1 §3) */
  flatNumber?: string | null | undefined;
  /** Floor, at most 10 characters. (spec 1 §3) */
  floor?: string | null | undefined;
  /** House, at most 20 characters. (spec 1 §3) */
  houseNumber: string;
  /** Block, at most 20 characters. (spec 1 §3) */
  housing?: string | null | undefined;
  /** Street, at most 200 characters. (spec 1 §3) */
  street: string;
};

/** What has changed since the goods were put in. (ours) */
export type BasketChangeKind =
  /** The price. (ours) */
  | 'PRICE'
  /** Fewer pieces are left than were asked for. (ours) */
  | 'QUANTITY'
  /** It is sold out. (ours) */
  | 'UNAVAILABLE';

/** Who receives an order. (spec 1 §3) */
export type ContactInput = {
  /** E-mail for the receipt, at most 254 characters; may be absent. Codes of digital goods are sent to it. (spec 1 §5) */
  email?: string | null | undefined;
  /** First name, letters only, at most 100 characters. (spec 1 §5) */
  firstName: string;
  /** Last name, letters only, at most 100 characters; may be absent. (spec 1 §5) */
  lastName?: string | null | undefined;
  /** Mobile phone: its ten digits begin with 9. (spec 1 §5) */
  phone: string;
};

/** What a shopper has chosen on the way through the checkout. (spec 1 §7) */
export type CreateOrderInput = {
  /** Comment, at most 500 characters. (ours) */
  comment?: string | null | undefined;
  /**
   * Purposes the person has consented to: `personal-data` (processing for this order) and `marketing` (offers by phone and e-mail).
   * Each is kept with the order, the moment and the client's address. Nothing is refused when one is missing: whoever asks the person
   * sees to it that the law's consents are there. (ours)
   */
  consents: Array<string>;
  /** Who receives it. (spec 1 §3) */
  contact: ContactInput;
  /** The way of each order that is not digital; none in one-click mode. (spec 1 §7) */
  deliveries: Array<DeliveryChoiceInput>;
  /** A minimal order by name and phone alone. (spec 1 §2) */
  isOneClick?: boolean | null | undefined;
  /**
   * `PaymentMethod.paymentTypeId` of one of `paymentMethods` that every chosen way has among its `paymentTypeIds`; absent in one-click
   * mode, where an operator agrees on it. (spec 1 §9)
   */
  paymentTypeId?: number | null | undefined;
  /** `Basket.revision` of the basket that was shown; `CONFLICT` when it has changed since. (ours) */
  revision: number;
};

/** The way chosen for one order of the basket: what one `DeliveryOption` of that order says. (spec 1 §7) */
export type DeliveryChoiceInput = {
  /** Where a courier goes; absent for picking up. (spec 1 §3) */
  address?: AddressInput | null | undefined;
  /** `DeliveryOption.datetime` of a courier's interval; absent for the others. (spec 1 §3) */
  datetime?: string | null | undefined;
  /** `DeliveryOption.deliveryTypeId` of the way. (spec 1 §9) */
  deliveryTypeId: number;
  /** `DeliveryOption.interval`, `HH:MM - HH:MM`; absent for picking up and for express. (spec 1 §3) */
  interval?: string | null | undefined;
  /** `CheckoutOrder.key` of the order. (ours) */
  orderKey: string;
  /** `DeliveryOption.storeId` of the way; absent for a courier. (spec 1 §3) */
  storeId?: number | null | undefined;
};

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
  /** Search text, 1 to 200 characters. (contract, listing paths) */
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

/** State of one attempt to pay. (ours) */
export type PaymentStatus =
  /** The shopper gave it up; final. (spec 2 §4) */
  | 'CANCELLED'
  /** Begun; the payment page has not been opened. (ours) */
  | 'CREATED'
  /** The bank said no; another attempt may follow. (ours) */
  | 'DECLINED'
  /** Paid; final. (spec 2 §4) */
  | 'PAID'
  /** The payment page is open or the bank has not answered. (ours) */
  | 'PENDING';

/** Tabs of the payment step, in their order. (spec 1 §2) */
export type PaymentTab =
  /** «Кредит». (spec 1 §2) */
  | 'CREDIT'
  /** «Рассрочка». (spec 1 §2) */
  | 'INSTALMENT'
  /** «Частями». (spec 1 §2) */
  | 'IN_PARTS'
  /** «Онлайн», the default. (spec 1 §2) */
  | 'ONLINE'
  /** «При получении». (spec 1 §2) */
  | 'ON_RECEIPT';

/** Whether an order can still be paid. (spec 2 §3) */
export type RepaymentStatus =
  /** Not paid yet. (spec 2 §4) */
  | 'AWAITING'
  /** Cancelled; final. (spec 2 §4) */
  | 'CANCELLED'
  /** Paid; final. (spec 2 §4) */
  | 'PAID';

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

export type BasketPageQueryVariables = Exact<{ [key: string]: never; }>;


export type BasketPageQuery = { basket: { revision: number, quantity: number, sum: number, discount: number, totalSum: number, items: Array<{ id: number, productId: number, quantity: number, maxQuantity: number, isAvailable: boolean, isPreOrder: boolean, priceOld: number | null, price: number, finalPrice: number, sum: number, product: { id: number, name: string, url: string, images: Array<string>, isDigital: boolean } | null }>, orders: Array<{ key: string, itemIds: Array<number>, sum: number }>, changes: Array<{ itemId: number, kind: BasketChangeKind, was: number, now: number }> } };

export type RemovedGoodsQueryVariables = Exact<{
  ids: Array<number> | number;
}>;


export type RemovedGoodsQuery = { products: Array<{ id: number, name: string, url: string, images: Array<string>, isBuyable: boolean | null, offer: { price: number } } | null> };

export type SetBasketQuantityMutationVariables = Exact<{
  itemId: number;
  quantity: number;
}>;


export type SetBasketQuantityMutation = { setBasketQuantity: { revision: number } };

export type RemoveFromBasketMutationVariables = Exact<{
  itemId: number;
}>;


export type RemoveFromBasketMutation = { removeFromBasket: { revision: number } };

export type CatalogueQueryVariables = Exact<{ [key: string]: never; }>;


export type CatalogueQuery = { categories: Array<{ id: number, name: string, url: string, image: string, productsCount: number, children: Array<{ id: number, name: string, url: string, productsCount: number }> }>, seo: { title: string, description: string, h1: string | null, text: string | null, canonical: string | null, robots: string | null, redirect: { url: string, code: number } | null } | null };

export type CatalogueSectionQueryVariables = Exact<{
  id: number;
  path: string;
}>;


export type CatalogueSectionQuery = { category: { id: number, code: string, name: string, url: string, productsCount: number, children: Array<{ id: number, name: string, url: string, image: string, productsCount: number, children: Array<{ id: number, name: string, url: string, productsCount: number }> }> } | null, seo: { title: string, description: string, h1: string | null, text: string | null, canonical: string | null, robots: string | null, redirect: { url: string, code: number } | null } | null, breadcrumbs: Array<{ name: string, url: string | null }> };

export type CheckoutBasketQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutBasketQuery = { currentCity: { id: number, name: string }, basket: { revision: number, quantity: number, sum: number, discount: number, totalSum: number, items: Array<{ id: number, productId: number, quantity: number, finalPrice: number, sum: number, product: { id: number, name: string, images: Array<string>, isDigital: boolean } | null }> } };

export type DeliveryFactsFragment = { deliveryTypeId: number, kind: DeliveryKind, cost: number, datetime: string, interval: string | null, timeText: string, day: string, minutes: number | null, storeId: number | null, paymentTypeIds: Array<number>, costPrepayment: number };

export type CheckoutDeliveriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutDeliveriesQuery = { checkoutOrders: Array<{ key: string, itemIds: Array<number>, sum: number, isPreorder: boolean, isDigital: boolean, pickup: Array<{ deliveryTypeId: number, kind: DeliveryKind, cost: number, datetime: string, interval: string | null, timeText: string, day: string, minutes: number | null, storeId: number | null, paymentTypeIds: Array<number>, costPrepayment: number, store: { id: number, kind: StoreKind, name: string, address: string, stations: Array<string>, directions: string, longitude: number, latitude: number, workTimeLine: string } | null }>, courier: Array<{ deliveryTypeId: number, kind: DeliveryKind, cost: number, datetime: string, interval: string | null, timeText: string, day: string, minutes: number | null, storeId: number | null, paymentTypeIds: Array<number>, costPrepayment: number }>, express: { deliveryTypeId: number, kind: DeliveryKind, cost: number, datetime: string, interval: string | null, timeText: string, day: string, minutes: number | null, storeId: number | null, paymentTypeIds: Array<number>, costPrepayment: number } | null }> };

export type CheckoutMethodsQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutMethodsQuery = { paymentMethods: Array<{ paymentTypeId: number, name: string, description: string, tab: PaymentTab, isPrepaid: boolean, periods: Array<number> }> };

export type MethodFactsFragment = { paymentTypeId: number, name: string, description: string, tab: PaymentTab, isPrepaid: boolean, periods: Array<number> };

export type CreateOrderMutationVariables = Exact<{
  input: CreateOrderInput;
  idempotencyKey: string;
}>;


export type CreateOrderMutation = { createOrder: { orderKey: string, orders: Array<{ id: number, statusId: string, waitingSum: number }> } };

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

export type OrderInfoQueryVariables = Exact<{
  id: number;
}>;


export type OrderInfoQuery = { order: { id: number, cityName: string, status: string, statusId: string, isActive: boolean, isCancelled: boolean, isPaid: boolean, deliveryDate: string | null, deliveryTimeFrom: string | null, deliveryTimeTo: string | null, deliveryAddress: string, deliveryTypeName: string, deliveryCost: number, discount: number, paymentTypeName: string, paymentStatusName: string, sum: number, sumPrepaid: number, totalSum: number, waitingSum: number, contactName: string, email: string | null, mobilePhone: string, comment: string | null, insertedAt: string, steps: Array<{ name: string, isActive: boolean }>, store: { id: number, name: string, address: string, workTimeLine: string, directions: string } | null, items: Array<{ id: number, name: string, url: string, image: string, quantity: number, finalPrice: number, sum: number }> } | null, orderToRepay: { canRepay: boolean } | null };

export type RepaymentQueryVariables = Exact<{
  orderId: number;
}>;


export type RepaymentQuery = { orderToRepay: { orderId: number, totalSum: number, status: RepaymentStatus, canRepay: boolean, methods: Array<{ paymentTypeId: number, name: string, description: string, tab: PaymentTab, isPrepaid: boolean, periods: Array<number> }> } | null };

export type AttemptStatusQueryVariables = Exact<{
  id: number;
}>;


export type AttemptStatusQuery = { payment: { id: number, orderId: number, status: PaymentStatus } | null };

export type StartPaymentMutationVariables = Exact<{
  orderId: number;
  paymentTypeId: number;
  returnUrl: string;
  idempotencyKey: string;
}>;


export type StartPaymentMutation = { startPayment: { url: string } };

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


export type ProductStoresQuery = { product: { id: number, isDigital: boolean, offer: { orderType: OrderType }, stores: Array<{ id: number, kind: StoreKind, name: string, address: string, workTimeLine: string, stations: Array<string>, availability: { quantity: number, timeText: string | null } | null }> } | null };

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
export const DeliveryFactsFragmentDoc = new TypedDocumentString(`
    fragment DeliveryFacts on DeliveryOption {
  deliveryTypeId
  kind
  cost
  datetime
  interval
  timeText
  day
  minutes
  storeId
  paymentTypeIds
  costPrepayment
}
    `, {"fragmentName":"DeliveryFacts"}) as unknown as TypedDocumentString<DeliveryFactsFragment, unknown>;
export const MethodFactsFragmentDoc = new TypedDocumentString(`
    fragment MethodFacts on PaymentMethod {
  paymentTypeId
  name
  description
  tab
  isPrepaid
  periods
}
    `, {"fragmentName":"MethodFacts"}) as unknown as TypedDocumentString<MethodFactsFragment, unknown>;
export const BasketPageDocument = new TypedDocumentString(`
    query BasketPage {
  basket {
    revision
    quantity
    sum
    discount
    totalSum
    items {
      id
      productId
      quantity
      maxQuantity
      isAvailable
      isPreOrder
      priceOld
      price
      finalPrice
      sum
      product {
        id
        name
        url
        images
        isDigital
      }
    }
    orders {
      key
      itemIds
      sum
    }
    changes {
      itemId
      kind
      was
      now
    }
  }
}
    `, {"hash":"sha256:5623930427325cc5e298e43115bce83cea6aee7916fc12beec52af5c7e127ff5"}) as unknown as TypedDocumentString<BasketPageQuery, BasketPageQueryVariables>;
export const RemovedGoodsDocument = new TypedDocumentString(`
    query RemovedGoods($ids: [Int!]!) {
  products(ids: $ids) {
    id
    name
    url
    images
    isBuyable
    offer {
      price
    }
  }
}
    `, {"hash":"sha256:551e4c271513fd7a7d6b0e7a520d22471f9c154719ea59950f3d14f2fce9365a"}) as unknown as TypedDocumentString<RemovedGoodsQuery, RemovedGoodsQueryVariables>;
export const SetBasketQuantityDocument = new TypedDocumentString(`
    mutation SetBasketQuantity($itemId: Int!, $quantity: Int!) {
  setBasketQuantity(itemId: $itemId, quantity: $quantity) {
    revision
  }
}
    `, {"hash":"sha256:4426daffe3817f60b6e8b0cb289f9d2f1b402bf016752696ed5ffb28bcf1c006"}) as unknown as TypedDocumentString<SetBasketQuantityMutation, SetBasketQuantityMutationVariables>;
export const RemoveFromBasketDocument = new TypedDocumentString(`
    mutation RemoveFromBasket($itemId: Int!) {
  removeFromBasket(itemId: $itemId) {
    revision
  }
}
    `, {"hash":"sha256:3e12a6a788a34a95c5e5a4e1a6e946de3578e0776552159cef94b31f1ac516ed"}) as unknown as TypedDocumentString<RemoveFromBasketMutation, RemoveFromBasketMutationVariables>;
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
export const CheckoutBasketDocument = new TypedDocumentString(`
    query CheckoutBasket {
  currentCity {
    id
    name
  }
  basket {
    revision
    quantity
    sum
    discount
    totalSum
    items {
      id
      productId
      quantity
      finalPrice
      sum
      product {
        id
        name
        images
        isDigital
      }
    }
  }
}
    `, {"hash":"sha256:d888a6e89f369a35c0b8806e636a5fadf216492e71f6e836aad6ed56d5b5b4db"}) as unknown as TypedDocumentString<CheckoutBasketQuery, CheckoutBasketQueryVariables>;
export const CheckoutDeliveriesDocument = new TypedDocumentString(`
    query CheckoutDeliveries {
  checkoutOrders {
    key
    itemIds
    sum
    isPreorder
    isDigital
    pickup {
      ...DeliveryFacts
      store {
        id
        kind
        name
        address
        stations
        directions
        longitude
        latitude
        workTimeLine
      }
    }
    courier {
      ...DeliveryFacts
    }
    express {
      ...DeliveryFacts
    }
  }
}
    fragment DeliveryFacts on DeliveryOption {
  deliveryTypeId
  kind
  cost
  datetime
  interval
  timeText
  day
  minutes
  storeId
  paymentTypeIds
  costPrepayment
}`, {"hash":"sha256:c9c5a03575903bcd222909dc5918732c86228d02f62b0407935dbcf37f65c6e2"}) as unknown as TypedDocumentString<CheckoutDeliveriesQuery, CheckoutDeliveriesQueryVariables>;
export const CheckoutMethodsDocument = new TypedDocumentString(`
    query CheckoutMethods {
  paymentMethods {
    ...MethodFacts
  }
}
    fragment MethodFacts on PaymentMethod {
  paymentTypeId
  name
  description
  tab
  isPrepaid
  periods
}`, {"hash":"sha256:262c3d51db1290fc18dce9e1b2e0ea3e640ec6ac25831fdfcfb1a0277838916c"}) as unknown as TypedDocumentString<CheckoutMethodsQuery, CheckoutMethodsQueryVariables>;
export const CreateOrderDocument = new TypedDocumentString(`
    mutation CreateOrder($input: CreateOrderInput!, $idempotencyKey: String!) {
  createOrder(input: $input, idempotencyKey: $idempotencyKey) {
    orders {
      id
      statusId
      waitingSum
    }
    orderKey
  }
}
    `, {"hash":"sha256:61b3d35206e81765b3aef1c2ca82541e2c2db942c6a9edc6d5376b7fd5df17c6"}) as unknown as TypedDocumentString<CreateOrderMutation, CreateOrderMutationVariables>;
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
export const OrderInfoDocument = new TypedDocumentString(`
    query OrderInfo($id: Int!) {
  order(id: $id) {
    id
    cityName
    status
    statusId
    isActive
    isCancelled
    isPaid
    steps {
      name
      isActive
    }
    deliveryDate
    deliveryTimeFrom
    deliveryTimeTo
    deliveryAddress
    deliveryTypeName
    deliveryCost
    store {
      id
      name
      address
      workTimeLine
      directions
    }
    discount
    paymentTypeName
    paymentStatusName
    sum
    sumPrepaid
    totalSum
    waitingSum
    contactName
    email
    mobilePhone
    comment
    insertedAt
    items {
      id
      name
      url
      image
      quantity
      finalPrice
      sum
    }
  }
  orderToRepay(orderId: $id) {
    canRepay
  }
}
    `, {"hash":"sha256:1fc3178f6ae777aab5fe70a18b265bc3a86ad03628fd7333b396af537db715bc"}) as unknown as TypedDocumentString<OrderInfoQuery, OrderInfoQueryVariables>;
export const RepaymentDocument = new TypedDocumentString(`
    query Repayment($orderId: Int!) {
  orderToRepay(orderId: $orderId) {
    orderId
    totalSum
    status
    canRepay
    methods {
      ...MethodFacts
    }
  }
}
    fragment MethodFacts on PaymentMethod {
  paymentTypeId
  name
  description
  tab
  isPrepaid
  periods
}`, {"hash":"sha256:e4cb28fd9eece9fa761d98670768062d65128854a85e8dfaa265383e6c1d82cc"}) as unknown as TypedDocumentString<RepaymentQuery, RepaymentQueryVariables>;
export const AttemptStatusDocument = new TypedDocumentString(`
    query AttemptStatus($id: Int!) {
  payment(id: $id) {
    id
    orderId
    status
  }
}
    `, {"hash":"sha256:708873a3dcc8417870f9815ce263b7f4191d991e5ddc41b913d1258e28506f98"}) as unknown as TypedDocumentString<AttemptStatusQuery, AttemptStatusQueryVariables>;
export const StartPaymentDocument = new TypedDocumentString(`
    mutation StartPayment($orderId: Int!, $paymentTypeId: Int!, $returnUrl: String!, $idempotencyKey: String!) {
  startPayment(
    orderId: $orderId
    paymentTypeId: $paymentTypeId
    returnUrl: $returnUrl
    idempotencyKey: $idempotencyKey
  ) {
    url
  }
}
    `, {"hash":"sha256:5b84cdc55fe457840143b3f47922563f03577db69bbc97fcf073c6c0e6b1d1e0"}) as unknown as TypedDocumentString<StartPaymentMutation, StartPaymentMutationVariables>;
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
    isDigital
    offer {
      orderType
    }
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
    `, {"hash":"sha256:897806f3bcdb91c7df0dfa271bf2fa0f712af2cbbbdee49e316e5afee57c63d0"}) as unknown as TypedDocumentString<ProductStoresQuery, ProductStoresQueryVariables>;
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