import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { City as CityRow, CityPage as CityPageRow, PageInfo as PageInfoRow } from '../cities/rows.ts';
import type { MenuItem as MenuItemRow, Tag as TagRow, TagSynonym as TagSynonymRow, Breadcrumb as BreadcrumbRow, Seo as SeoRow, SeoRedirect as SeoRedirectRow, Feature as FeatureRow, Tile as TileRow, Slide as SlideRow, ProductOfDay as ProductOfDayRow, MainPage as MainPageRow } from '../site/rows.ts';
import type { Product as ProductRow, Brand as BrandRow, Series as SeriesRow, ProductCategory as ProductCategoryRow, Category as CategoryRow, Credit as CreditRow, Offer as OfferRow, SuperPrice as SuperPriceRow, Availability as AvailabilityRow, Specification as SpecificationRow, SpecificationGroup as SpecificationGroupRow, Highlight as HighlightRow, Manual as ManualRow, SupplierOffer as SupplierOfferRow, MarkdownOffer as MarkdownOfferRow, Sticker as StickerRow, ReviewCounters as ReviewCountersRow, ModificationValue as ModificationValueRow, Modification as ModificationRow, ProductColor as ProductColorRow, ComparedModel as ComparedModelRow, Facet as FacetRow, FacetValue as FacetValueRow, Listing as ListingRow } from '../products/rows.ts';
import type { SearchSuggestions as SearchSuggestionsRow, SuggestedLink as SuggestedLinkRow, SuggestedProduct as SuggestedProductRow } from '../search/rows.ts';
import type { Basket as BasketRow, BasketItem as BasketItemRow, BasketOrder as BasketOrderRow, BasketChange as BasketChangeRow } from '../basket/rows.ts';
import type { DeliveryOption as DeliveryOptionRow, CheckoutOrder as CheckoutOrderRow } from '../delivery/rows.ts';
import type { Store as StoreRow, StoreCity as StoreCityRow, WorkHours as WorkHoursRow, StoreAvailability as StoreAvailabilityRow } from '../stores/rows.ts';
import type { Order as OrderRow, OrderStep as OrderStepRow, OrderItem as OrderItemRow, CreatedOrders as CreatedOrdersRow } from '../orders/rows.ts';
import type { PaymentMethod as PaymentMethodRow, Payment as PaymentRow, PaymentStart as PaymentStartRow, OrderToRepay as OrderToRepayRow } from '../payments/rows.ts';
import type { Session as SessionRow, Viewer as ViewerRow, Employee as EmployeeRow } from '../auth/rows.ts';
import type { Profile as ProfileRow } from '../profile/rows.ts';
import type { Context } from '../context/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day: `2026-11-21`. (contract, wire conventions) */
  Date: { input: string; output: string; }
  /** A moment with its offset, ISO 8601: `2026-11-21T10:00:00+03:00`. (contract, wire conventions) */
  DateTime: { input: string; output: string; }
  /** A Russian phone number as the text `+7` and ten digits. Takes any usual way of writing it. (spec 1 §5) */
  Phone: { input: string; output: string; }
  /**
   * An amount of money in rubles with at most two decimals. Inside the shop it is whole kopecks; it becomes rubles
   * only here. How it is shown (spaces, ₽, «бесплатно» for zero) is the client's matter. (contract, money)
   */
  Rubles: { input: number; output: number; }
};

/** Where a courier goes. (spec 1 §3) */
export type AddressInput = {
  /** Building, at most 20 characters. (spec 1 §3) */
  building?: InputMaybe<Scalars['String']['input']>;
  /** Flat, at most 10 characters. (spec 1 §3) */
  flatNumber?: InputMaybe<Scalars['String']['input']>;
  /** Floor, at most 10 characters. (spec 1 §3) */
  floor?: InputMaybe<Scalars['String']['input']>;
  /** House, at most 20 characters. (spec 1 §3) */
  houseNumber: Scalars['String']['input'];
  /** Block, at most 20 characters. (spec 1 §3) */
  housing?: InputMaybe<Scalars['String']['input']>;
  /** Street, at most 200 characters. (spec 1 §3) */
  street: Scalars['String']['input'];
};

/** What of a product can be had in the visitor's city at this moment. Never cached. (spec 1 §7) */
export type Availability = {
  __typename?: 'Availability';
  /** When it is brought first; null when it is not. (ours) */
  deliveryAt?: Maybe<Scalars['DateTime']['output']>;
  /** Cost of the cheapest delivery to a door; null when there is none. (ours) */
  deliveryCost?: Maybe<Scalars['Rubles']['output']>;
  /** The day of the first delivery in words; null when it is not brought. (ours) */
  deliveryDayText?: Maybe<Scalars['String']['output']>;
  /** Whether it can be had. (spec 1 §7) */
  isAvailable: Scalars['Boolean']['output'];
  /** When it can be picked up first; null when it cannot. (ours) */
  pickupAt?: Maybe<Scalars['DateTime']['output']>;
  /** «сегодня», «завтра», «24 ноября»: the day of picking up in the city's time; null when it cannot. (ours) */
  pickupDayText?: Maybe<Scalars['String']['output']>;
  /** Pieces over all stores that serve the city. (spec 1 §3) */
  quantity: Scalars['Int']['output'];
  /** Stores and points of the city that have it. (ours) */
  storesCount: Scalars['Int']['output'];
};

/**
 * The basket of this visitor. A guest's is found by its id, in the header `x-basket-id` or the shop's own cookie; a shopper's by the
 * session. (spec 1 §7)
 */
export type Basket = {
  __typename?: 'Basket';
  /** What has changed since the goods were put in. (ours) */
  changes: Array<BasketChange>;
  /** Discounts. (ours) */
  discount: Scalars['Rubles']['output'];
  /**
   * 128 random bits in hexadecimal; an empty text while nothing has been put in. Whoever knows the id of a guest's basket has the
   * basket, so keep it secret. A shopper's basket is shown to its shopper's session and to nobody else, whatever id is sent.
   * (contract, guest's basket)
   */
  id: Scalars['String']['output'];
  /** Lines. (spec 1 §3) */
  items: Array<BasketItem>;
  /** The orders it splits into. (spec 1 §4) */
  orders: Array<BasketOrder>;
  /** Promotional code; null without one. (spec 1 §3) */
  promocode?: Maybe<Scalars['String']['output']>;
  /** Pieces over all lines. (ours) */
  quantity: Scalars['Int']['output'];
  /** Grows with every change. (ours) */
  revision: Scalars['Int']['output'];
  /** Sum of the goods before discounts. (ours) */
  sum: Scalars['Rubles']['output'];
  /** What the goods cost. (ours) */
  totalSum: Scalars['Rubles']['output'];
};

/** Something that has changed since the goods were put in. (ours) */
export type BasketChange = {
  __typename?: 'BasketChange';
  /** Id of the line. (ours) */
  itemId: Scalars['Int']['output'];
  /** What changed. (ours) */
  kind: BasketChangeKind;
  /** What it is now: the price in rubles when `kind` is `PRICE`, the pieces left otherwise, so 0 for `UNAVAILABLE`. (ours) */
  now: Scalars['Float']['output'];
  /** What it was: the price in rubles when `kind` is `PRICE`, the pieces asked for otherwise. (ours) */
  was: Scalars['Float']['output'];
};

/** What has changed since the goods were put in. (ours) */
export type BasketChangeKind =
  /** The price. (ours) */
  | 'PRICE'
  /** Fewer pieces are left than were asked for. (ours) */
  | 'QUANTITY'
  /** It is sold out. (ours) */
  | 'UNAVAILABLE';

/** A line of the basket. (spec 1 §3) */
export type BasketItem = {
  __typename?: 'BasketItem';
  /** Price of one piece after discounts, never below 1 ruble. (spec 1 §5) */
  finalPrice: Scalars['Rubles']['output'];
  /** Id of the line. (spec 1 §3) */
  id: Scalars['Int']['output'];
  /** Whether the quantity is in stock in the visitor's city. (spec 1 §3) */
  isAvailable: Scalars['Boolean']['output'];
  /** A preorder that can only be picked up at a store. (spec 1 §3) */
  isOnlyRttPreOrder: Scalars['Boolean']['output'];
  /** Ordered before it is on sale. (spec 1 §3) */
  isPreOrder: Scalars['Boolean']['output'];
  /** Largest quantity that can be had. (spec 1 §3) */
  maxQuantity: Scalars['Int']['output'];
  /** Line this one was added to; null for a line of its own. (spec 1 §3) */
  parentId?: Maybe<Scalars['Int']['output']>;
  /** Price of one piece. (spec 1 §3) */
  price: Scalars['Rubles']['output'];
  /** Struck-out price of one piece; null when there is none. (spec 1 §3) */
  priceOld?: Maybe<Scalars['Rubles']['output']>;
  /** The product; null with an error when it cannot be loaded. (spec 1 §3) */
  product?: Maybe<Product>;
  /** Id of the product. (spec 1 §3) */
  productId: Scalars['Int']['output'];
  /** Pieces. (spec 1 §3) */
  quantity: Scalars['Int']['output'];
  /** Price of all pieces. (ours) */
  sum: Scalars['Rubles']['output'];
  /** Id of the partner who sells it; null when it is the shop. (spec 1 §3) */
  supplierId?: Maybe<Scalars['Int']['output']>;
  /** Id of an added warranty; null without one. (spec 1 §3) */
  warrantyId?: Maybe<Scalars['Int']['output']>;
  /** Price of the added warranty; null without one. (spec 1 §3) */
  warrantyPrice?: Maybe<Scalars['Rubles']['output']>;
};

/** Lines that become one order. Preorders, digital goods and one special category are split off. (spec 1 §4) */
export type BasketOrder = {
  __typename?: 'BasketOrder';
  /** Whether it is a preorder. (spec 1 §3) */
  isPreOrder: Scalars['Boolean']['output'];
  /** Ids of its lines. (ours) */
  itemIds: Array<Scalars['Int']['output']>;
  /** Name of the part inside this basket. (ours) */
  key: Scalars['String']['output'];
  /** Sum of its goods. (ours) */
  sum: Scalars['Rubles']['output'];
};

/** A brand. (spec 1 §3) */
export type Brand = {
  __typename?: 'Brand';
  /** Code that stands in addresses. (spec 1 §2) */
  code: Scalars['String']['output'];
  /** Id at the provider. (spec 1 §3) */
  id: Scalars['Int']['output'];
  /** Path of its picture; null where the answer carries none. (ours) */
  image?: Maybe<Scalars['String']['output']>;
  /** Name. (spec 1 §3) */
  name: Scalars['String']['output'];
  /** Path of its listing. (ours) */
  url: Scalars['String']['output'];
};

/** A step of the way from the home page. (spec 1 §7) */
export type Breadcrumb = {
  __typename?: 'Breadcrumb';
  /** Text of the step. (spec 1 §7) */
  name: Scalars['String']['output'];
  /** A path of the shop; null for the page itself. (spec 1 §7) */
  url?: Maybe<Scalars['String']['output']>;
};

/** A node of the category tree. (ours) */
export type Category = {
  __typename?: 'Category';
  /** Categories below it. (ours) */
  children: Array<Category>;
  /** Code that stands in addresses. (spec 1 §2) */
  code: Scalars['String']['output'];
  /** Id at the provider. (spec 1 §2) */
  id: Scalars['Int']['output'];
  /** Path of its picture. (ours) */
  image: Scalars['String']['output'];
  /** Name in the plural. (ours) */
  name: Scalars['String']['output'];
  /** Products in it and below it. (ours) */
  productsCount: Scalars['Int']['output'];
  /** Path of its listing, or of its part of the catalogue when it has children. (spec 1 §2) */
  url: Scalars['String']['output'];
};

/** One order the basket becomes, with the ways to get it. (spec 1 §7) */
export type CheckoutOrder = {
  __typename?: 'CheckoutOrder';
  /** Intervals of a courier, the earliest first. (spec 1 §7) */
  courier: Array<DeliveryOption>;
  /** Express delivery; null when there is none. (spec 1 §9) */
  express?: Maybe<DeliveryOption>;
  /** Sent as codes or links: needs no delivery. (spec 1 §2) */
  isDigital: Scalars['Boolean']['output'];
  /** A preorder. (spec 1 §4) */
  isPreorder: Scalars['Boolean']['output'];
  /** Ids of its basket lines. (ours) */
  itemIds: Array<Scalars['Int']['output']>;
  /** Name of the order inside this basket: `buy`, `preorder`, `digital`, `special`. (spec 1 §4) */
  key: Scalars['String']['output'];
  /** Ways to pick it up, the earliest first. (spec 1 §7) */
  pickup: Array<DeliveryOption>;
  /** Sum of its goods. (ours) */
  sum: Scalars['Rubles']['output'];
};

/** A city the shop delivers to. (spec 1 §3) */
export type City = {
  __typename?: 'City';
  /** Latin name that stands in addresses: lowercase letters and hyphens. (spec 1 §2) */
  alias: Scalars['String']['output'];
  /** The name after «в»: «в Донецке» gives «Донецке». (spec 2 §7) */
  declension: Scalars['String']['output'];
  /** Types of delivery possible here, as `DeliveryOption.deliveryTypeId`. (spec 1 §3) */
  deliveryTypeIds: Array<Scalars['Int']['output']>;
  /** Whether there is a metro, so that stores name their stations. (spec 2 §7) */
  hasMetro: Scalars['Boolean']['output'];
  /** Id at the provider. (spec 1 §3) */
  id: Scalars['Int']['output'];
  /** Degrees north. (spec 2 §7) */
  latitude: Scalars['Float']['output'];
  /** Degrees east. (spec 2 §7) */
  longitude: Scalars['Float']['output'];
  /** Name as a shopper reads it. (spec 1 §3) */
  name: Scalars['String']['output'];
  /** Types of payment possible here, as `PaymentMethod.paymentTypeId`. (spec 2 §7) */
  paymentTypeIds: Array<Scalars['Int']['output']>;
  /** Phone of the shop in this city, as it is written. (spec 2 §7) */
  phone: Scalars['String']['output'];
  /** Region, shown where two cities share a name. (contract, default city) */
  region: Scalars['String']['output'];
  /** Time zone by its IANA name; dates and hours of work are the city's. (ours) */
  timeZone: Scalars['String']['output'];
};

/** One page of cities. (spec 2 §7) */
export type CityPage = {
  __typename?: 'CityPage';
  /** The cities of this page. (spec 2 §7) */
  items: Array<City>;
  /** Where the page stands. (spec 1 §3) */
  pageInfo: PageInfo;
};

/** A product that this one is often compared with. (spec 1 §3) */
export type ComparedModel = {
  __typename?: 'ComparedModel';
  /** A path of the shop. (spec 1 §3) */
  link: Scalars['String']['output'];
  /** Its name. (spec 1 §3) */
  name: Scalars['String']['output'];
};

/** Who receives an order. (spec 1 §3) */
export type ContactInput = {
  /** E-mail for the receipt, at most 254 characters; may be absent. Codes of digital goods are sent to it. (spec 1 §5) */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name, letters only, at most 100 characters. (spec 1 §5) */
  firstName: Scalars['String']['input'];
  /** Last name, letters only, at most 100 characters; may be absent. (spec 1 §5) */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Mobile phone: its ten digits begin with 9. (spec 1 §5) */
  phone: Scalars['Phone']['input'];
};

/** What a shopper has chosen on the way through the checkout. (spec 1 §7) */
export type CreateOrderInput = {
  /** Comment, at most 500 characters. (ours) */
  comment?: InputMaybe<Scalars['String']['input']>;
  /**
   * Purposes the person has consented to: `personal-data` (processing for this order) and `marketing` (offers by phone and e-mail).
   * Each is kept with the order, the moment and the client's address. Nothing is refused when one is missing: whoever asks the person
   * sees to it that the law's consents are there. (ours)
   */
  consents: Array<Scalars['String']['input']>;
  /** Who receives it. (spec 1 §3) */
  contact: ContactInput;
  /** The way of each order that is not digital; none in one-click mode. (spec 1 §7) */
  deliveries: Array<DeliveryChoiceInput>;
  /** A minimal order by name and phone alone. (spec 1 §2) */
  isOneClick?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * `PaymentMethod.paymentTypeId` of one of `paymentMethods` that every chosen way has among its `paymentTypeIds`; absent in one-click
   * mode, where an operator agrees on it. (spec 1 §9)
   */
  paymentTypeId?: InputMaybe<Scalars['Int']['input']>;
  /** `Basket.revision` of the basket that was shown; `CONFLICT` when it has changed since. (ours) */
  revision: Scalars['Int']['input'];
};

/** The orders a basket became. (spec 1 §7) */
export type CreatedOrders = {
  __typename?: 'CreatedOrders';
  /** Whoever sends it in `x-order-key` may read them; the shop keeps it in an httpOnly cookie. (contract, guest's basket) */
  orderKey: Scalars['String']['output'];
  /** The orders. (spec 1 §7) */
  orders: Array<Order>;
};

/** Buying on credit. (spec 1 §3) */
export type Credit = {
  __typename?: 'Credit';
  /** Payment of one month. (spec 1 §3) */
  monthlyPayment: Scalars['Rubles']['output'];
  /** Possible terms in months. (spec 1 §3) */
  periods: Array<Scalars['Int']['output']>;
  /** Kind of credit: `deferred` is paid off in equal parts at no extra cost. A provider may name others; show those without words of their own. (spec 1 §3) */
  type: Scalars['String']['output'];
};

/** The way chosen for one order of the basket: what one `DeliveryOption` of that order says. (spec 1 §7) */
export type DeliveryChoiceInput = {
  /** Where a courier goes; absent for picking up. (spec 1 §3) */
  address?: InputMaybe<AddressInput>;
  /** `DeliveryOption.datetime` of a courier's interval; absent for the others. (spec 1 §3) */
  datetime?: InputMaybe<Scalars['DateTime']['input']>;
  /** `DeliveryOption.deliveryTypeId` of the way. (spec 1 §9) */
  deliveryTypeId: Scalars['Int']['input'];
  /** `DeliveryOption.interval`, `HH:MM - HH:MM`; absent for picking up and for express. (spec 1 §3) */
  interval?: InputMaybe<Scalars['String']['input']>;
  /** `CheckoutOrder.key` of the order. (ours) */
  orderKey: Scalars['String']['input'];
  /** `DeliveryOption.storeId` of the way; absent for a courier. (spec 1 §3) */
  storeId?: InputMaybe<Scalars['Int']['input']>;
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

/** One way to get the goods. (spec 1 §3) */
export type DeliveryOption = {
  __typename?: 'DeliveryOption';
  /** Cost; zero is shown as «бесплатно». (spec 1 §3) */
  cost: Scalars['Rubles']['output'];
  /** What has to be paid in advance. (spec 1 §3) */
  costPrepayment: Scalars['Rubles']['output'];
  /** When it can be picked up, or when the courier's interval begins. (spec 1 §3) */
  datetime: Scalars['DateTime']['output'];
  /** The day by the city's clock. (ours) */
  day: Scalars['Date']['output'];
  /** Type at the provider: 1 store, 2 courier, 27 express, 10, 13 and 14 pick-up points, 9 and 12 postamats. Another is known by `kind`. (spec 1 §9) */
  deliveryTypeId: Scalars['Int']['output'];
  /** Whether a preorder is among the goods. (spec 1 §3) */
  hasPreorderProduct: Scalars['Boolean']['output'];
  /** A courier's interval `HH:MM - HH:MM` by the city's clock; null for picking up. (spec 1 §3) */
  interval?: Maybe<Scalars['String']['output']>;
  /** How the goods get to the shopper. (spec 1 §9) */
  kind: DeliveryKind;
  /** Minutes an express delivery takes, a multiple of 5, at most 180; 30 when the provider names none; null for the others. (spec 1 §5) */
  minutes?: Maybe<Scalars['Int']['output']>;
  /** Payment types possible with it, as `PaymentMethod.paymentTypeId`. (spec 1 §3) */
  paymentTypeIds: Array<Scalars['Int']['output']>;
  /** What it is for. (spec 1 §3) */
  purpose: DeliveryPurpose;
  /** The place where it is picked up; null for a courier, or with an error when it cannot be loaded. (spec 1 §3) */
  store?: Maybe<Store>;
  /** Id of the place where it is picked up; null for a courier. (spec 1 §3, finish_storage_id) */
  storeId?: Maybe<Scalars['Int']['output']>;
  /** When, in words: «через 15 минут», «сегодня c HH:mm», «завтра c HH:mm», «d MMMM c HH:mm»; empty for a preorder where the specification says so. By the city's clock. (spec 1 §4) */
  timeText: Scalars['String']['output'];
};

/** What a delivery is for. (spec 1 §3) */
export type DeliveryPurpose =
  /** To the door, in an interval of a day. (spec 1 §3) */
  | 'COURIER'
  /** To the door, as soon as possible; on the wire `courier_fast`. (spec 1 §3) */
  | 'EXPRESS'
  /** The shopper comes for it. (spec 1 §3) */
  | 'PICKUP';

/**
 * Staff of the shop, as its cookies name it. It tells the screens who stands at the till and gives no right to anything.
 * (spec 2 §3)
 */
export type Employee = {
  __typename?: 'Employee';
  /** Name of the employee; null for staff known by a trade point. (spec 2 §3) */
  employeeName?: Maybe<Scalars['String']['output']>;
  /** Personnel number; null for staff known by a trade point. (spec 2 §3) */
  personnelNumber?: Maybe<Scalars['String']['output']>;
  /** Name of the trade point; null for staff known by a personnel number. (spec 2 §3) */
  tradePointName?: Maybe<Scalars['String']['output']>;
  /** Number of the trade point; null for staff known by a personnel number. (spec 2 §3) */
  tradePointNumber?: Maybe<Scalars['String']['output']>;
};

/** Something by which a listing can be filtered. (spec 1 §7) */
export type Facet = {
  __typename?: 'Facet';
  /** Code for the filter; `price`, `brand`, `available` are in every category. (ours) */
  code: Scalars['String']['output'];
  /** Largest value there is; null when it is no range. Rubles for the price. (ours) */
  max?: Maybe<Scalars['Float']['output']>;
  /** Smallest value there is; null when it is no range. Rubles for the price. (ours) */
  min?: Maybe<Scalars['Float']['output']>;
  /** Name as a shopper reads it. (ours) */
  name: Scalars['String']['output'];
  /** How it is chosen. (ours) */
  type: FacetType;
  /** Unit of a range; null where there is none. (ours) */
  unit?: Maybe<Scalars['String']['output']>;
  /** Values of a list. (ours) */
  values: Array<FacetValue>;
};

/** How a facet is chosen. (ours) */
export type FacetType =
  /** One box. (ours) */
  | 'FLAG'
  /** Values to tick. (ours) */
  | 'LIST'
  /** A smallest and a largest value. (ours) */
  | 'RANGE';

/** A value of a facet. (ours) */
export type FacetValue = {
  __typename?: 'FacetValue';
  /** Code for the filter. (ours) */
  code: Scalars['String']['output'];
  /** Products that would remain, the other filters applied. (ours) */
  count: Scalars['Int']['output'];
  /** Text. (ours) */
  name: Scalars['String']['output'];
};

/** A switch that turns a part of the shop on or off. (spec 1 §9) */
export type Feature = {
  __typename?: 'Feature';
  /** Whether it is on for this visitor: the flag and, where there is one, its value. (spec 1 §3) */
  isActive: Scalars['Boolean']['output'];
  /** Name of the switch, for example `similar`. (spec 1 §9) */
  key: Scalars['String']['output'];
};

/** One chosen filter. Values are alternatives; different filters must all hold. (spec 1 §7) */
export type FilterInput = {
  /** Code of the facet. (spec 1 §7) */
  code: Scalars['String']['input'];
  /** Largest value of a range; rubles for the price. (ours) */
  max?: InputMaybe<Scalars['Float']['input']>;
  /** Smallest value of a range; rubles for the price. (ours) */
  min?: InputMaybe<Scalars['Float']['input']>;
  /** Chosen values of a list, or `1` of a flag. (ours) */
  values?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A specification that matters in the category, shown on cards. (ours) */
export type Highlight = {
  __typename?: 'Highlight';
  /** Name. (ours) */
  name: Scalars['String']['output'];
  /** Value with its unit. (ours) */
  value: Scalars['String']['output'];
};

/** One page of products. (spec 1 §7) */
export type Listing = {
  __typename?: 'Listing';
  /** What the listing can be filtered by; empty when it cannot be loaded. (spec 1 §7) */
  facets: Array<Facet>;
  /** Products of the page, `perPage` at most. (spec 1 §9) */
  items: Array<Product>;
  /** Where the page stands. (spec 1 §3) */
  pageInfo: PageInfo;
  /** The order the products are in. (spec 1 §4) */
  sort: Scalars['String']['output'];
};

/**
 * What a listing is of. One of the fields says it; `categoryId` may narrow a brand, a tag, a compatibility brand or a
 * search. (contract, listing paths)
 */
export type ListingInput = {
  /** Code of the brand. (contract, listing paths) */
  brandCode?: InputMaybe<Scalars['String']['input']>;
  /** Id of the category. (contract, listing paths) */
  categoryId?: InputMaybe<Scalars['Int']['input']>;
  /** Code of the brand whose devices the products fit. (contract, listing paths) */
  compatibilityBrandCode?: InputMaybe<Scalars['String']['input']>;
  /** Code of the model. (contract, listing paths) */
  modelCode?: InputMaybe<Scalars['String']['input']>;
  /** Search text, 1 to 200 characters. (contract, listing paths) */
  query?: InputMaybe<Scalars['String']['input']>;
  /** Code of the series. (contract, listing paths) */
  seriesCode?: InputMaybe<Scalars['String']['input']>;
  /** Alias of the tag. (contract, listing paths) */
  tagAlias?: InputMaybe<Scalars['String']['input']>;
};

/** What the home page shows. A block that cannot be loaded is empty. (spec 2 §7) */
export type MainPage = {
  __typename?: 'MainPage';
  /** Sections of the catalogue as pictures. (spec 2 §7) */
  blocks: Array<Tile>;
  /** Brands. (spec 2 §7) */
  brands: Array<Brand>;
  /** The product of the day; null when there is none. (spec 2 §7) */
  productOfDay?: Maybe<ProductOfDay>;
  /** Recommended products. (spec 2 §7) */
  recommendations: Array<Product>;
  /** Services of the shop. (spec 2 §7) */
  services: Array<Tile>;
  /** Slides. (spec 2 §7) */
  slider: Array<Slide>;
};

/** A document of a product. (spec 1 §3) */
export type Manual = {
  __typename?: 'Manual';
  /** Id at the provider. (spec 1 §3) */
  id: Scalars['Int']['output'];
  /** Title. (spec 1 §3) */
  name: Scalars['String']['output'];
  /** Size in bytes. (ours) */
  size: Scalars['Int']['output'];
  /** Path of the document. (spec 1 §3) */
  url: Scalars['String']['output'];
};

/** A used, demonstration or markdown piece of a product. (spec 1 §3) */
export type MarkdownOffer = {
  __typename?: 'MarkdownOffer';
  /** Condition in words: «как новый», «отличное», «хорошее»; null for a new one. (spec 1 §9) */
  grade?: Maybe<Scalars['String']['output']>;
  /** Product id of the piece. (spec 1 §3) */
  id: Scalars['Int']['output'];
  /** Name. (spec 1 §3) */
  name: Scalars['String']['output'];
  /** Price. (spec 1 §3) */
  price: Scalars['Rubles']['output'];
  /** A path of the shop. (ours) */
  url: Scalars['String']['output'];
};

/** A line of the catalogue's menu, with the lines below it. (spec 1 §9) */
export type MenuItem = {
  __typename?: 'MenuItem';
  /** Lines below it. (ours) */
  children: Array<MenuItem>;
  /** Id of the category it leads to. (ours) */
  id: Scalars['Int']['output'];
  /** Path of its picture. Null where there is none. (ours) */
  image?: Maybe<Scalars['String']['output']>;
  /** Text of the line. (ours) */
  name: Scalars['String']['output'];
  /** A path of the shop. (ours) */
  url: Scalars['String']['output'];
};

/** One way in which the products of a model differ. (spec 1 §3) */
export type Modification = {
  __typename?: 'Modification';
  /** For example «Память». (spec 1 §3) */
  name: Scalars['String']['output'];
  /** The products. (spec 1 §3) */
  values: Array<ModificationValue>;
};

/** A product of the same model: another memory size. (spec 1 §3) */
export type ModificationValue = {
  __typename?: 'ModificationValue';
  /** Whether it can be had. (ours) */
  available: Scalars['Boolean']['output'];
  /** Whether it is this product. (ours) */
  isCurrent: Scalars['Boolean']['output'];
  /** Id of the product. (spec 1 §3) */
  productId: Scalars['Int']['output'];
  /** A path of the shop. (ours) */
  url: Scalars['String']['output'];
  /** What sets it apart, for example «12/256 ГБ». (spec 1 §3) */
  value: Scalars['String']['output'];
};

/** Everything that can be changed. (spec 1 §7) */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Puts a product into the basket. `OUT_OF_STOCK` when it cannot be had, `NOT_FOUND` when there is none, `BAD_USER_INPUT` for a
   * quantity out of bounds. (spec 1 §7)
   */
  addToBasket: Basket;
  /**
   * Makes the orders of this visitor's basket, reserves the stock and empties the basket; the same key gives the same
   * orders, once. `OUT_OF_STOCK` when something is sold out, `CONFLICT` when the basket has changed, `BAD_USER_INPUT`
   * with the fields at fault. (spec 1 §7)
   */
  createOrder: CreatedOrders;
  /**
   * Signs a shopper in; the guest's basket becomes the shopper's. `BAD_USER_INPUT` with the field at fault, the same for an
   * unknown login and a wrong password; `RATE_LIMITED` after too many tries. (spec 1 §7)
   */
  login: Session;
  /**
   * Signs the shopper out: the session ends with all its tokens, and the browser forgets it together with the basket and the
   * orders it knows. False when the provider could not be told; the browser has forgotten it all the same. (spec 1 §7)
   */
  logout: Scalars['Boolean']['output'];
  /**
   * Renews the session of an application that keeps its tokens itself: gives two new tokens, and the old refresh token is used up.
   * When the answer was lost, the same refresh token gives two more within 30 seconds of its first use. Used later than that it
   * ends the session with all its tokens, so keep the newest and refresh from one place only. `UNAUTHENTICATED` when the session
   * has ended, `FORBIDDEN` for a browser, whose session renews itself. (spec 1 §7)
   */
  refreshSession: Session;
  /** Takes a line out, with what was added to it; nothing happens when it is gone already. (spec 1 §7) */
  removeFromBasket: Basket;
  /** Sets the quantity of a line. `OUT_OF_STOCK` when there are not so many, `NOT_FOUND` when there is no such line. (spec 1 §7) */
  setBasketQuantity: Basket;
  /**
   * Begins an attempt to pay and asks for the address of its page. The same key gives the same attempt.
   * `CONFLICT` when the order is paid or cancelled, `BAD_USER_INPUT` for a type that does not suit it, `NOT_FOUND` for anybody but the
   * owner. (spec 1 §7)
   */
  startPayment: PaymentStart;
};


/** Everything that can be changed. (spec 1 §7) */
export type MutationAddToBasketArgs = {
  productId: Scalars['Int']['input'];
  quantity?: InputMaybe<Scalars['Int']['input']>;
  supplierId?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be changed. (spec 1 §7) */
export type MutationCreateOrderArgs = {
  idempotencyKey: Scalars['String']['input'];
  input: CreateOrderInput;
};


/** Everything that can be changed. (spec 1 §7) */
export type MutationLoginArgs = {
  login: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


/** Everything that can be changed. (spec 1 §7) */
export type MutationRefreshSessionArgs = {
  refreshToken: Scalars['String']['input'];
};


/** Everything that can be changed. (spec 1 §7) */
export type MutationRemoveFromBasketArgs = {
  itemId: Scalars['Int']['input'];
};


/** Everything that can be changed. (spec 1 §7) */
export type MutationSetBasketQuantityArgs = {
  itemId: Scalars['Int']['input'];
  quantity: Scalars['Int']['input'];
};


/** Everything that can be changed. (spec 1 §7) */
export type MutationStartPaymentArgs = {
  idempotencyKey: Scalars['String']['input'];
  orderId: Scalars['Int']['input'];
  paymentTypeId: Scalars['Int']['input'];
  returnUrl: Scalars['String']['input'];
};

/** What the shop offers a product for. (spec 1 §3) */
export type Offer = {
  __typename?: 'Offer';
  /** Price before a discount of the shopper's own; null when there is none. (spec 1 §3) */
  beforeDiscountPrice?: Maybe<Scalars['Rubles']['output']>;
  /** How much cheaper it is than the struck-out price; null when it is not. (ours) */
  benefit?: Maybe<Scalars['Rubles']['output']>;
  /** Buying on credit; null when it is not to be had so. (spec 1 §3) */
  credit?: Maybe<Credit>;
  /** Discount for an old device handed in; null when there is none. (spec 1 §3) */
  discountTradein?: Maybe<Scalars['Rubles']['output']>;
  /** How it may be ordered. (spec 1 §3) */
  orderType: OrderType;
  /** Price with the loyalty card; null when there is none. (spec 1 §3) */
  pinkPrice?: Maybe<Scalars['Rubles']['output']>;
  /** Price. Zero is shown as «бесплатно». (spec 1 §9) */
  price: Scalars['Rubles']['output'];
  /** The struck-out price; null when there is none. (spec 1 §3) */
  priceOld?: Maybe<Scalars['Rubles']['output']>;
  /** A price that needs a promotion's conditions; null when there is none. (spec 1 §3) */
  superPrice?: Maybe<SuperPrice>;
};

/** An order of the shop. (spec 1 §3) */
export type Order = {
  __typename?: 'Order';
  /** Name of the city. (spec 1 §3) */
  cityName: Scalars['String']['output'];
  /** Comment for the shop; null without one. (ours) */
  comment?: Maybe<Scalars['String']['output']>;
  /** Who receives it. (spec 1 §3) */
  contactName: Scalars['String']['output'];
  /** Address of the delivery or of the store. (spec 1 §3) */
  deliveryAddress: Scalars['String']['output'];
  /** Cost of the delivery. (spec 1 §3) */
  deliveryCost: Scalars['Rubles']['output'];
  /** Day on which it is brought or can be picked up; null when it is not agreed. (spec 1 §3) */
  deliveryDate?: Maybe<Scalars['Date']['output']>;
  /** HH:MM by the city's clock; null when it is not agreed. (spec 1 §3) */
  deliveryTimeFrom?: Maybe<Scalars['String']['output']>;
  /** HH:MM by the city's clock; null for picking up. (spec 1 §3) */
  deliveryTimeTo?: Maybe<Scalars['String']['output']>;
  /** Delivery type in words. (spec 1 §3) */
  deliveryTypeName: Scalars['String']['output'];
  /** Discounts. (spec 1 §3) */
  discount: Scalars['Rubles']['output'];
  /** E-mail; null when none was given. (spec 1 §3) */
  email?: Maybe<Scalars['String']['output']>;
  /** Id, and the number a shopper reads. (spec 1 §3) */
  id: Scalars['Int']['output'];
  /** When it was made. (spec 1 §3) */
  insertedAt: Scalars['DateTime']['output'];
  /** Whether it is still on its way: not I, Z or F. (spec 1 §4) */
  isActive: Scalars['Boolean']['output'];
  /** Whether it can be cancelled. (spec 1 §3) */
  isCancelable: Scalars['Boolean']['output'];
  /** Whether it is cancelled: status I. (spec 1 §4) */
  isCancelled: Scalars['Boolean']['output'];
  /** Whether it can be changed. (spec 1 §3) */
  isEditable: Scalars['Boolean']['output'];
  /** Whether it is paid: the payment status id is not 1. (spec 1 §4) */
  isPaid: Scalars['Boolean']['output'];
  /** Its lines. (spec 1 §3) */
  items: Array<OrderItem>;
  /** Phone. (spec 1 §3) */
  mobilePhone: Scalars['Phone']['output'];
  /** Type of the order: 33 is an order of this shop, the only type that `createOrder` makes. (spec 1 §9) */
  orderTypeId: Scalars['Int']['output'];
  /** State of the payment in words. (spec 1 §3) */
  paymentStatusName: Scalars['String']['output'];
  /** Payment type in words. (spec 1 §3) */
  paymentTypeName: Scalars['String']['output'];
  /** Promotional code; null without one. (spec 1 §3) */
  promocode?: Maybe<Scalars['String']['output']>;
  /** Path of the receipt; null when there is none yet. (spec 1 §3) */
  receiptUrl?: Maybe<Scalars['String']['output']>;
  /** Status in words. (spec 1 §3) */
  status: Scalars['String']['output'];
  /**
   * Status as a letter. On its way: `W` waits for the payment, `N` is being put together, `R` is ready to be picked up, `D` is being
   * brought. Over: `F` received, `Z` closed without being picked up, `I` cancelled. A provider may have others for orders on their way.
   * (spec 1 §4)
   */
  statusId: Scalars['String']['output'];
  /** Its way; those reached are active. (spec 1 §3) */
  steps: Array<OrderStep>;
  /** The place where it is picked up; null for a courier. (spec 1 §3) */
  store?: Maybe<Store>;
  /** Sum of the goods. (spec 1 §3) */
  sum: Scalars['Rubles']['output'];
  /** Paid in advance. (spec 1 §3) */
  sumPrepaid: Scalars['Rubles']['output'];
  /** Goods and delivery after discounts. (spec 1 §3) */
  totalSum: Scalars['Rubles']['output'];
  /** Still to be paid. (spec 1 §3) */
  waitingSum: Scalars['Rubles']['output'];
};

/** A line of an order. (spec 1 §3) */
export type OrderItem = {
  __typename?: 'OrderItem';
  /** Price of one piece after discounts. (spec 1 §3) */
  finalPrice: Scalars['Rubles']['output'];
  /** Id of the line. (spec 1 §3) */
  id: Scalars['Int']['output'];
  /** Path of the product's picture. (ours) */
  image: Scalars['String']['output'];
  /** Name at the time of the order. (ours) */
  name: Scalars['String']['output'];
  /** Price of one piece. (spec 1 §3) */
  price: Scalars['Rubles']['output'];
  /** Id of the product. (spec 1 §3) */
  productId: Scalars['Int']['output'];
  /** Pieces. (spec 1 §3) */
  quantity: Scalars['Int']['output'];
  /** Price of all pieces. (ours) */
  sum: Scalars['Rubles']['output'];
  /** Path of the product's page. (ours) */
  url: Scalars['String']['output'];
};

/** A step in the life of an order. (spec 1 §3) */
export type OrderStep = {
  __typename?: 'OrderStep';
  /** Reached. (spec 1 §3) */
  isActive: Scalars['Boolean']['output'];
  /** Name. (spec 1 §3) */
  name: Scalars['String']['output'];
};

/** An order that may still be paid. (spec 2 §3) */
export type OrderToRepay = {
  __typename?: 'OrderToRepay';
  /** Whether it may be paid again: the provider allows it and at least one method is left. (spec 2 §4) */
  canRepay: Scalars['Boolean']['output'];
  /** Methods whose thresholds the total meets, gift certificates considered; the first is preselected. (spec 2 §4) */
  methods: Array<PaymentMethod>;
  /** Id of the order. (spec 2 §3) */
  orderId: Scalars['Int']['output'];
  /** How the payment stands; the two final states lead to the order. (spec 2 §4) */
  status: RepaymentStatus;
  /** What is to be paid. (spec 2 §3) */
  totalSum: Scalars['Rubles']['output'];
};

/** How a product may be ordered. (spec 1 §3, offer.order_type) */
export type OrderType =
  /** It can be bought. (spec 1 §3) */
  | 'BUY'
  /** It cannot be ordered; the wire says 'false'. (spec 1 §3) */
  | 'NONE'
  /** It can be ordered before it is on sale. (spec 1 §3) */
  | 'PREORDER';

/** Where one page of a list stands. The figures are those of the provider's `x-pagination-*` headers. (spec 1 §3) */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** This page, counted from 1. (spec 1 §3) */
  currentPage: Scalars['Int']['output'];
  /** Number of pages. (spec 1 §3) */
  pageCount: Scalars['Int']['output'];
  /** Items on one page. (spec 1 §3) */
  perPage: Scalars['Int']['output'];
  /** All items over all pages. (spec 1 §3) */
  totalCount: Scalars['Int']['output'];
};

/** One attempt to pay an order. (spec 1 §7) */
export type Payment = {
  __typename?: 'Payment';
  /** Id at the provider. (spec 1 §7) */
  id: Scalars['Int']['output'];
  /** Id of the order. (spec 1 §7) */
  orderId: Scalars['Int']['output'];
  /** As `PaymentMethod.paymentTypeId`. (spec 1 §9) */
  paymentTypeId: Scalars['Int']['output'];
  /** State. (ours) */
  status: PaymentStatus;
  /** Sum. (ours) */
  sum: Scalars['Rubles']['output'];
};

/** A way to pay. (spec 2 §3) */
export type PaymentMethod = {
  __typename?: 'PaymentMethod';
  /** A sentence below the name. (ours) */
  description: Scalars['String']['output'];
  /** The shopper is led to a payment page. (ours) */
  isPrepaid: Scalars['Boolean']['output'];
  /** Largest total it takes; null: no bound. (spec 2 §5) */
  maxBasketThreshold?: Maybe<Scalars['Rubles']['output']>;
  /** Smallest total it takes; null: no bound. (spec 2 §5) */
  minBasketThreshold?: Maybe<Scalars['Rubles']['output']>;
  /** Name. (ours) */
  name: Scalars['String']['output'];
  /**
   * Id of the payment type. A provider offers some of these: 1 in cash or by card where it is picked up, 2 by card to the courier, 3 in cash to the
   * courier, 5 by bank transfer, 12 credit in a store, 13 credit online, 17 bank card, 19 Mokka, 32 Apple Pay, 33 Google Pay, 35 Yandex
   * money, 36 Spasibo, 40 VK Pay, 42 YooKassa, 46 trade-in, 48 loan online, 50 Tinkoff, 52 Sberbank, 54 SberPay, 56 Sber Business,
   * 59 Alfa, 60 Sberbank in parts, 64 SBP, 66 PSB, 77 MTS Pay in parts, 88 Yandex Split, 89 Yandex Pay. (spec 1 §9)
   */
  paymentTypeId: Scalars['Int']['output'];
  /** Months of an instalment or credit; empty for the others. (spec 1 §3) */
  periods: Array<Scalars['Int']['output']>;
  /** Tab it stands under. (spec 1 §2) */
  tab: PaymentTab;
};

/** An attempt to pay and where the shopper has to go for it. (spec 1 §7) */
export type PaymentStart = {
  __typename?: 'PaymentStart';
  /** The attempt. (spec 1 §7) */
  payment: Payment;
  /** Address of the payment page: a path of the shop for the sandbox bank, a whole address for a real one. (spec 1 §7) */
  url: Scalars['String']['output'];
};

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

/**
 * A product of the shop. Fields below `isUsed` are of the product page; asking for them in a list costs one more call
 * a product. (spec 1 §3)
 */
export type Product = {
  __typename?: 'Product';
  /** Article of the maker. (ours) */
  article: Scalars['String']['output'];
  /** What can be had in the visitor's city at this moment; null with an error when nobody knows. (spec 1 §7) */
  availability?: Maybe<Availability>;
  /** Brand. (spec 1 §3) */
  brand: Brand;
  /** Category; null for a product that has none, which has no page. (spec 1 §5) */
  category?: Maybe<ProductCategory>;
  /** The category's name in the singular, for example «Смартфон». (spec 1 §3) */
  categoryNameSingular: Scalars['String']['output'];
  /** Other colours of it. (spec 1 §3) */
  colors: Array<ProductColor>;
  /** A product it is often compared with; null when there is none. (spec 1 §3) */
  comparedModel?: Maybe<ComparedModel>;
  /** Country of manufacture; null when it is not known. (ours) */
  country?: Maybe<Scalars['String']['output']>;
  /** Ways to get it in the visitor's city: quantity 1, sum its price. (spec 1 §7) */
  deliveries: Array<DeliveryOption>;
  /** Text about it. (ours) */
  description: Scalars['String']['output'];
  /** The specifications that matter in its category. (ours) */
  highlights: Array<Highlight>;
  /** Id at the provider. (spec 1 §3) */
  id: Scalars['Int']['output'];
  /** Paths of its pictures, the main one first; `?w=` asks for a width in pixels. (spec 1 §3) */
  images: Array<Scalars['String']['output']>;
  /** Whether it may be put into the basket: the price is at least the minimum and it is available or a preorder; null when nobody knows. (spec 1 §4) */
  isBuyable?: Maybe<Scalars['Boolean']['output']>;
  /** It has been shown in a store. (spec 1 §3) */
  isDemo: Scalars['Boolean']['output'];
  /** It is delivered as a code or a link. (spec 1 §2) */
  isDigital: Scalars['Boolean']['output'];
  /** A piece with a flaw or a past, sold for less. (spec 1 §3) */
  isMarkdown: Scalars['Boolean']['output'];
  /** Whether it is shown as available: the offer says so and the city's stock agrees; null when nobody knows. (spec 1 §4) */
  isShownAsAvailable?: Maybe<Scalars['Boolean']['output']>;
  /** It has had an owner. (spec 1 §3) */
  isUsed: Scalars['Boolean']['output'];
  /** Products that shoppers look at together with it. (spec 1 §7) */
  lookedWith: Array<Product>;
  /** Documents. (spec 1 §3) */
  manuals: Array<Manual>;
  /** Condition in words; null for a new one. (spec 1 §9) */
  markdownGrade?: Maybe<Scalars['String']['output']>;
  /** Used, demonstration and markdown pieces of it. (spec 1 §3, children) */
  markdownOffers: Array<MarkdownOffer>;
  /** Pieces one order may hold. (spec 1 §3) */
  maxQuantity: Scalars['Int']['output'];
  /** Id of the model whose variant it is; null when it has no variants. (spec 1 §3) */
  modelId?: Maybe<Scalars['Int']['output']>;
  /** Editions of the same model. (spec 1 §3) */
  modifications: Array<Modification>;
  /** Full name. (spec 1 §3) */
  name: Scalars['String']['output'];
  /** Price and conditions. (spec 1 §3) */
  offer: Offer;
  /** Price when ordered online; null when it is the same. (spec 1 §3) */
  priceOnline?: Maybe<Scalars['Rubles']['output']>;
  /** Number of questions asked about it. (spec 1 §3) */
  questionsCount: Scalars['Int']['output'];
  /** Reviews in figures. (spec 1 §3) */
  reviewCounters: ReviewCounters;
  /** A short path that leads to its page. (spec 1 §3) */
  shortUrl: Scalars['String']['output'];
  /** Products of the same kind at about the same price. (spec 1 §7) */
  similars: Array<Product>;
  /** Specifications in groups. (spec 1 §3) */
  specifications: Array<SpecificationGroup>;
  /** Marks for this visitor's branch. (spec 1 §3) */
  stickers: Array<Sticker>;
  /** Stores and points of a city with what they have of it. (spec 1 §7) */
  stores: Array<Store>;
  /** Id of the partner who sells it; null when it is the shop. (spec 1 §3) */
  supplierId?: Maybe<Scalars['Int']['output']>;
  /** The same product from partners. (spec 1 §3) */
  supplierOffers: Array<SupplierOffer>;
  /** Discount for an old device, shown as a mark; null when there is none. (spec 1 §3) */
  tradeInSticker?: Maybe<Scalars['Rubles']['output']>;
  /** Path of its page. (spec 1 §2) */
  url: Scalars['String']['output'];
  /** Days of warranty; 90 for used and demonstration goods. (spec 1 §9) */
  warrantyDays: Scalars['Int']['output'];
  /** Ids of videos on YouTube. (spec 1 §3) */
  youtube: Array<Scalars['String']['output']>;
};


/**
 * A product of the shop. Fields below `isUsed` are of the product page; asking for them in a list costs one more call
 * a product. (spec 1 §3)
 */
export type ProductStoresArgs = {
  cityAlias?: InputMaybe<Scalars['String']['input']>;
};

/** The category of a product. (spec 1 §3) */
export type ProductCategory = {
  __typename?: 'ProductCategory';
  /** Code that stands in addresses. (spec 1 §2) */
  code: Scalars['String']['output'];
  /** Id at the provider. (spec 1 §3) */
  id: Scalars['Int']['output'];
  /** Name in the plural. (spec 1 §3) */
  name: Scalars['String']['output'];
  /** Path of its listing. (ours) */
  url: Scalars['String']['output'];
};

/** The same product in another colour. (spec 1 §3) */
export type ProductColor = {
  __typename?: 'ProductColor';
  /** The colour as `#rrggbb`. (spec 1 §3) */
  code: Scalars['String']['output'];
  /** Path of its picture. (ours) */
  image: Scalars['String']['output'];
  /** Whether it is this product. (ours) */
  isCurrent: Scalars['Boolean']['output'];
  /** Name of the colour. (spec 1 §3) */
  name: Scalars['String']['output'];
  /** Id of the product. (spec 1 §3) */
  productId: Scalars['Int']['output'];
  /** A path of the shop. (ours) */
  url: Scalars['String']['output'];
};

/** The product with the day's price. (spec 2 §7) */
export type ProductOfDay = {
  __typename?: 'ProductOfDay';
  /** When the day is over. (ours) */
  endsAt: Scalars['DateTime']['output'];
  /** The product. (spec 2 §7) */
  product: Product;
};

/** A signed-in shopper. (spec 1 §3) */
export type Profile = {
  __typename?: 'Profile';
  /** Day of birth; null when it was not given. (spec 1 §3) */
  birthdate?: Maybe<Scalars['Date']['output']>;
  /** E-mail; null when there is none. (spec 1 §3) */
  email?: Maybe<Scalars['String']['output']>;
  /** First name; null when it was not given. (spec 1 §3) */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Id at the provider. (spec 1 §3) */
  id: Scalars['Int']['output'];
  /** Whether the e-mail is confirmed. (spec 1 §3) */
  isConfirmedEmail: Scalars['Boolean']['output'];
  /** Last name; null when it was not given. (spec 1 §3) */
  lastName?: Maybe<Scalars['String']['output']>;
  /** E-mail that becomes the account's when it is confirmed; null when there is none. (spec 1 §3) */
  newEmail?: Maybe<Scalars['String']['output']>;
  /** Phone; null for an account without one. (spec 1 §3) */
  phone?: Maybe<Scalars['Phone']['output']>;
  /** Sex; null when it was not given. (spec 1 §3) */
  sex?: Maybe<Sex>;
  /** Ids of products whose return to stock is told of; empty when there are none. (spec 2 §7) */
  subscribeProductIds: Array<Scalars['Int']['output']>;
  /** Mailings that are wanted, by the provider's own names, such as `sale`; no call lists them. Empty when there are none. (spec 2 §7) */
  subscribeTypes: Array<Scalars['String']['output']>;
};

/** Everything that can be read. (spec 1 §7) */
export type Query = {
  __typename?: 'Query';
  /** The basket of this visitor; an empty one when there is none yet. `UNAUTHENTICATED` for a bearer whose session has ended. (spec 1 §7) */
  basket: Basket;
  /** The A/B branch of this visitor; `A` when there is none. (spec 1 §3) */
  branch: Scalars['String']['output'];
  /** Brands with products on sale, most products first. (spec 2 §9) */
  brands: Array<Brand>;
  /** The way from the home page to a path. (spec 1 §7) */
  breadcrumbs: Array<Breadcrumb>;
  /** The category tree. (ours) */
  categories: Array<Category>;
  /** A category with its children; null when there is none. (spec 1 §2) */
  category?: Maybe<Category>;
  /**
   * The orders of this visitor's basket with the ways to get each. Two delivery queries are asked, for picking up and for
   * a courier. `OUT_OF_STOCK` when neither reports stock, also for an empty basket; `NO_DELIVERIES` when there is no way to get
   * anything. Any failure but `OUT_OF_STOCK` means that only one-click mode is left. (spec 1 §5)
   */
  checkoutOrders: Array<CheckoutOrder>;
  /** Cities by the beginning of their name, or the popular ones. (spec 2 §7) */
  cities: CityPage;
  /** A city by its id or its alias; null when there is none. Give one of the two: neither or both is `BAD_USER_INPUT`. (spec 1 §7) */
  city?: Maybe<City>;
  /** The city of this visitor: by header, cookie, or the default. (spec 2 §6) */
  currentCity: City;
  /** Feature flags. (spec 1 §3) */
  features: Array<Feature>;
  /** One page of products. `NOT_FOUND` when the category, brand, tag, series or model does not exist. (spec 1 §7) */
  listing: Listing;
  /** What the home page shows. (spec 2 §7) */
  mainPage: MainPage;
  /**
   * The signed-in shopper; null for a guest. For a session that has ended, or a token that was made up, it is null as well: with the
   * error `UNAUTHENTICATED` when the token came as a bearer; without an error when it came in cookies, which are then removed.
   * (spec 1 §6)
   */
  me?: Maybe<Profile>;
  /** The menu of the catalogue. Cached for an hour. (spec 1 §9) */
  menu: Array<MenuItem>;
  /** An order, for its owner or with its key; null for anybody else. (contract, guest's basket) */
  order?: Maybe<Order>;
  /** An order that may still be paid, for its owner or with its key; null for anybody else. (spec 2 §4) */
  orderToRepay?: Maybe<OrderToRepay>;
  /** An attempt to pay, for the order's owner or with its key; null for anybody else. (spec 1 §7) */
  payment?: Maybe<Payment>;
  /**
   * Methods for this visitor's basket: those whose thresholds the total meets; methods without gift-certificate support
   * are left out when all items are gifts. (spec 1 §5)
   */
  paymentMethods: Array<PaymentMethod>;
  /** How an attempt to pay stands; null for anybody but the owner. (spec 1 §7) */
  paymentStatus?: Maybe<PaymentStatus>;
  /** The cities offered first in the choice of the city. (spec 1 §7) */
  priorityCities: Array<City>;
  /** A product; null when it is missing, not on sale (status is not 1) or has no category. (spec 1 §5) */
  product?: Maybe<Product>;
  /** Products by their ids, in the order asked; null where one is missing. (spec 1 §7) */
  products: Array<Maybe<Product>>;
  /** Texts that stand in the empty search field. (spec 1 §7) */
  searchPlaceholders: Array<Scalars['String']['output']>;
  /** Suggestions while a search text is typed; all empty for an empty text. (spec 1 §7) */
  searchSuggestions: SearchSuggestions;
  /** Title, description and redirect of a path; null when the shop has no such page (404). (spec 1 §2) */
  seo?: Maybe<Seo>;
  /** Series with products on sale, most products first. (spec 2 §9) */
  series: Array<Series>;
  /** A store; null when there is none. (spec 1 §7) */
  store?: Maybe<Store>;
  /** Stores of the visitor's city, at most 250. (spec 1 §7) */
  stores: Array<Store>;
  /** Words by which people search. Cached for two hours. (spec 1 §9) */
  tagSynonyms: Array<TagSynonym>;
  /** Hand-picked listings. (spec 1 §7) */
  tags: Array<Tag>;
  /** Who asks. (ours) */
  viewer: Viewer;
};


/** Everything that can be read. (spec 1 §7) */
export type QueryBreadcrumbsArgs = {
  path: Scalars['String']['input'];
};


/** Everything that can be read. (spec 1 §7) */
export type QueryCategoryArgs = {
  id: Scalars['Int']['input'];
};


/** Everything that can be read. (spec 1 §7) */
export type QueryCitiesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  popular?: InputMaybe<Scalars['Boolean']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. (spec 1 §7) */
export type QueryCityArgs = {
  alias?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. (spec 1 §7) */
export type QueryListingArgs = {
  filters?: InputMaybe<Array<FilterInput>>;
  of: ListingInput;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. (spec 1 §7) */
export type QueryOrderArgs = {
  id: Scalars['Int']['input'];
};


/** Everything that can be read. (spec 1 §7) */
export type QueryOrderToRepayArgs = {
  orderId: Scalars['Int']['input'];
};


/** Everything that can be read. (spec 1 §7) */
export type QueryPaymentArgs = {
  id: Scalars['Int']['input'];
};


/** Everything that can be read. (spec 1 §7) */
export type QueryPaymentStatusArgs = {
  id: Scalars['Int']['input'];
};


/** Everything that can be read. (spec 1 §7) */
export type QueryProductArgs = {
  id: Scalars['Int']['input'];
};


/** Everything that can be read. (spec 1 §7) */
export type QueryProductsArgs = {
  ids: Array<Scalars['Int']['input']>;
};


/** Everything that can be read. (spec 1 §7) */
export type QuerySearchSuggestionsArgs = {
  text: Scalars['String']['input'];
};


/** Everything that can be read. (spec 1 §7) */
export type QuerySeoArgs = {
  path: Scalars['String']['input'];
  query?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. (spec 1 §7) */
export type QueryStoreArgs = {
  id: Scalars['Int']['input'];
};


/** Everything that can be read. (spec 1 §7) */
export type QueryStoresArgs = {
  query?: InputMaybe<Scalars['String']['input']>;
  types?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** Whether an order can still be paid. (spec 2 §3) */
export type RepaymentStatus =
  /** Not paid yet. (spec 2 §4) */
  | 'AWAITING'
  /** Cancelled; final. (spec 2 §4) */
  | 'CANCELLED'
  /** Paid; final. (spec 2 §4) */
  | 'PAID';

/** How many reviews there are and how good they are. (spec 1 §3) */
export type ReviewCounters = {
  __typename?: 'ReviewCounters';
  /** Number of reviews. (spec 1 §3) */
  count: Scalars['Int']['output'];
  /** How many gave 1, 2, 3, 4 and 5. (ours) */
  distribution: Array<Scalars['Int']['output']>;
  /** Mean rating, 1 to 5; null without reviews. (spec 1 §3) */
  rating?: Maybe<Scalars['Float']['output']>;
};

/** What a search text may be the beginning of. (spec 1 §7) */
export type SearchSuggestions = {
  __typename?: 'SearchSuggestions';
  /** Brands. (spec 1 §7) */
  brands: Array<SuggestedLink>;
  /** Categories. (spec 1 §7) */
  categories: Array<SuggestedLink>;
  /** Products. (spec 1 §7) */
  products: Array<SuggestedProduct>;
  /** Texts people search for. (spec 1 §7) */
  queries: Array<Scalars['String']['output']>;
};

/** What search engines and the window's title say about a path. (spec 1 §2) */
export type Seo = {
  __typename?: 'Seo';
  /** Canonical path; null: the path itself. (ours) */
  canonical?: Maybe<Scalars['String']['output']>;
  /** Summary for search engines. (spec 1 §2) */
  description: Scalars['String']['output'];
  /** Heading; null: the screen's own. (spec 1 §2) */
  h1?: Maybe<Scalars['String']['output']>;
  /** Where the path has moved; null: it has not. (spec 1 §2) */
  redirect?: Maybe<SeoRedirect>;
  /** Content of the robots tag; null: to be indexed. (ours) */
  robots?: Maybe<Scalars['String']['output']>;
  /** Short text at the end of a listing; null where there is none. (ours) */
  text?: Maybe<Scalars['String']['output']>;
  /** Title of the window. (spec 1 §2) */
  title: Scalars['String']['output'];
};

/** Where a path has moved. (spec 1 §2) */
export type SeoRedirect = {
  __typename?: 'SeoRedirect';
  /** HTTP status; 301 when the provider names none. (spec 1 §2) */
  code: Scalars['Int']['output'];
  /** Address to go to. (spec 1 §2) */
  url: Scalars['String']['output'];
};

/** A series of a brand: several models under one name. (spec 1 §2) */
export type Series = {
  __typename?: 'Series';
  /** Whose it is. (contract, calls) */
  brand: Brand;
  /** Code that stands in addresses. (spec 1 §2) */
  code: Scalars['String']['output'];
  /** Id at the provider. (contract, calls) */
  id: Scalars['Int']['output'];
  /** Name without the brand's. (contract, calls) */
  name: Scalars['String']['output'];
  /** Products of it on sale. (contract, calls) */
  productsCount: Scalars['Int']['output'];
  /** Address of its listing. (spec 1 §2) */
  url: Scalars['String']['output'];
};

/**
 * A session that has begun or has been renewed. A browser keeps it in httpOnly cookies that come with this answer, and sees no
 * token. An application gets the tokens instead of cookies when it sends none and says what it is: by its key (`x-app-key`),
 * or as the mobile application by its header. (ours)
 */
export type Session = {
  __typename?: 'Session';
  /** Goes into the header `authorization: Bearer …` for `expiresIn` seconds; null for a browser. (spec 1 §6) */
  accessToken?: Maybe<Scalars['String']['output']>;
  /** Seconds for which the access token lives. (ours) */
  expiresIn: Scalars['Int']['output'];
  /** Seconds for which the refresh token lives. (ours) */
  refreshExpiresIn: Scalars['Int']['output'];
  /** Gives the next two tokens by `refreshSession`, which says how often; null for a browser. (spec 1 §6) */
  refreshToken?: Maybe<Scalars['String']['output']>;
  /** The shopper who is signed in; null with an error when the profile cannot be loaded. (spec 1 §6) */
  user?: Maybe<Profile>;
};

/** What a shopper may be addressed as. (spec 1 §3) */
export type Sex =
  /** 1 on the wire. (spec 1 §3) */
  | 'FEMALE'
  /** 2 on the wire. (spec 1 §3) */
  | 'MALE';

/** A slide of the home page. (spec 2 §7) */
export type Slide = {
  __typename?: 'Slide';
  /** Text of the link. (ours) */
  button: Scalars['String']['output'];
  /** Id at the provider. (spec 2 §7) */
  id: Scalars['Int']['output'];
  /** Path of the wide picture. (ours) */
  image: Scalars['String']['output'];
  /** Path of the picture for narrow screens. (ours) */
  imageMobile: Scalars['String']['output'];
  /** A sentence below it. (ours) */
  text: Scalars['String']['output'];
  /** Heading. (ours) */
  title: Scalars['String']['output'];
  /** A path of the shop. (ours) */
  url: Scalars['String']['output'];
};

/** One specification. (spec 1 §3) */
export type Specification = {
  __typename?: 'Specification';
  /** Code by which it can be filtered. (ours) */
  code: Scalars['String']['output'];
  /** Belongs to the short form of the list. (ours) */
  isMain: Scalars['Boolean']['output'];
  /** Name as a shopper reads it. (spec 1 §3) */
  name: Scalars['String']['output'];
  /** Unit; null where there is none. (ours) */
  unit?: Maybe<Scalars['String']['output']>;
  /** Value without its unit. (spec 1 §3) */
  value: Scalars['String']['output'];
};

/** Specifications under one heading. (spec 1 §3) */
export type SpecificationGroup = {
  __typename?: 'SpecificationGroup';
  /** Heading. (spec 1 §3) */
  groupName: Scalars['String']['output'];
  /** Its specifications. (spec 1 §3) */
  items: Array<Specification>;
};

/** A mark on a product's picture. (spec 1 §3) */
export type Sticker = {
  __typename?: 'Sticker';
  /** Code, for example `hit`. (ours) */
  code: Scalars['String']['output'];
  /** Text. (ours) */
  name: Scalars['String']['output'];
};

/** A store, pick-up point or postamat. (spec 1 §3) */
export type Store = {
  __typename?: 'Store';
  /** Street and house. (spec 1 §3) */
  address: Scalars['String']['output'];
  /** What is here of the product asked about; null when none was. (spec 1 §3) */
  availability?: Maybe<StoreAvailability>;
  /** Whose place it is: the shop or a partner. (spec 1 §3) */
  brand: Scalars['String']['output'];
  /** Its city. (spec 1 §3) */
  city: StoreCity;
  /** What makes a visit easier, for example a parking. (spec 1 §3) */
  convenience: Array<Scalars['String']['output']>;
  /** How to find it. (spec 1 §3) */
  directions: Scalars['String']['output'];
  /** Id at the provider. (spec 1 §3) */
  id: Scalars['Int']['output'];
  /** Paths of pictures. (spec 1 §3) */
  images: Array<Scalars['String']['output']>;
  /** What kind of place it is. (spec 1 §9) */
  kind: StoreKind;
  /** Degrees north. (spec 1 §3) */
  latitude: Scalars['Float']['output'];
  /** Degrees east. (spec 1 §3) */
  longitude: Scalars['Float']['output'];
  /** Name. (ours) */
  name: Scalars['String']['output'];
  /** What is done here besides selling. (spec 1 §3) */
  services: Array<Scalars['String']['output']>;
  /** Metro stations nearby. (spec 1 §3) */
  stations: Array<Scalars['String']['output']>;
  /** Type at the provider: 1 store, 10, 13 and 14 pick-up points, 9 and 12 postamats. (spec 2 §9) */
  type: Scalars['Int']['output'];
  /** Seven days, Monday first; null on a day off. (spec 1 §3) */
  workTime: Array<Maybe<WorkHours>>;
  /** The same in one line. (spec 1 §3) */
  workTimeLine: Scalars['String']['output'];
};

/** What a store has of one product. (spec 1 §3) */
export type StoreAvailability = {
  __typename?: 'StoreAvailability';
  /** When it can be picked up; null when it cannot. (ours) */
  pickupAt?: Maybe<Scalars['DateTime']['output']>;
  /** Pieces on the spot. (spec 1 §3) */
  quantity: Scalars['Int']['output'];
  /** The same in words; empty for a preorder, null when it cannot be picked up. (spec 1 §4) */
  timeText?: Maybe<Scalars['String']['output']>;
};

/** The city of a store. (spec 1 §3) */
export type StoreCity = {
  __typename?: 'StoreCity';
  /** Latin name. (spec 1 §3) */
  alias: Scalars['String']['output'];
  /** Id at the provider. (spec 1 §3) */
  id: Scalars['Int']['output'];
  /** Name. (spec 1 §3) */
  name: Scalars['String']['output'];
};

/** What kind of place it is. (spec 1 §9) */
export type StoreKind =
  /** A point where orders are picked up: types 10, 13, 14. (spec 1 §9) */
  | 'PICKUP_POINT'
  /** A locker: types 9, 12. (spec 1 §9) */
  | 'POSTAMAT'
  /** A store of the shop: type 1. (spec 2 §9) */
  | 'STORE';

/** A line of suggestions that leads to a page. (spec 1 §7) */
export type SuggestedLink = {
  __typename?: 'SuggestedLink';
  /** Id at the provider. (ours) */
  id: Scalars['Int']['output'];
  /** Text. (ours) */
  name: Scalars['String']['output'];
  /** A path of the shop. (ours) */
  url: Scalars['String']['output'];
};

/** A product among the suggestions. (spec 1 §7) */
export type SuggestedProduct = {
  __typename?: 'SuggestedProduct';
  /** Id at the provider. (ours) */
  id: Scalars['Int']['output'];
  /** Path of its picture. (ours) */
  image: Scalars['String']['output'];
  /** Name. (ours) */
  name: Scalars['String']['output'];
  /** Price. (ours) */
  price: Scalars['Rubles']['output'];
  /** Path of its page. (ours) */
  url: Scalars['String']['output'];
};

/** A price that needs a promotion's conditions. (spec 1 §3) */
export type SuperPrice = {
  __typename?: 'SuperPrice';
  /** Promotions that have to be chosen. (spec 1 §3) */
  actionIds: Array<Scalars['Int']['output']>;
  /** Discount of the promotion. (spec 1 §3) */
  discount: Scalars['Rubles']['output'];
  /** All discounts together. (spec 1 §3) */
  finalDiscount: Scalars['Rubles']['output'];
  /** Price after all discounts, never below 1 ruble. (spec 1 §5) */
  finalPrice: Scalars['Rubles']['output'];
};

/** The same product from a partner of the shop. (spec 1 §3) */
export type SupplierOffer = {
  __typename?: 'SupplierOffer';
  /** Price. (spec 1 §3) */
  price: Scalars['Rubles']['output'];
  /** The struck-out price; null when there is none. (spec 1 §3) */
  priceOld?: Maybe<Scalars['Rubles']['output']>;
  /** Pieces the partner has. (spec 1 §3) */
  quantity: Scalars['Int']['output'];
  /** Id of the partner. (spec 1 §3) */
  supplierId: Scalars['Int']['output'];
  /** Name of the partner. (ours) */
  supplierName: Scalars['String']['output'];
};

/** A hand-picked listing across categories. (spec 1 §2) */
export type Tag = {
  __typename?: 'Tag';
  /** Latin name that stands in the address. (spec 1 §2) */
  alias: Scalars['String']['output'];
  /** The category it belongs to; null for a tag across categories. (spec 1 §2) */
  categoryId?: Maybe<Scalars['Int']['output']>;
  /** Id at the provider. (spec 1 §7) */
  id: Scalars['Int']['output'];
  /** Name as a shopper reads it. (spec 1 §7) */
  name: Scalars['String']['output'];
  /** A path of the shop. (ours) */
  url: Scalars['String']['output'];
};

/** A word by which people search, and the tag it stands for. (spec 1 §9) */
export type TagSynonym = {
  __typename?: 'TagSynonym';
  /** The word. (spec 1 §9) */
  synonym: Scalars['String']['output'];
  /** Alias of its tag. (spec 1 §9) */
  tagAlias: Scalars['String']['output'];
};

/** A picture with a text that leads somewhere. (spec 2 §7) */
export type Tile = {
  __typename?: 'Tile';
  /** Path of its picture. (spec 2 §7) */
  image: Scalars['String']['output'];
  /** Heading. (spec 2 §7) */
  name: Scalars['String']['output'];
  /** A sentence below the heading; null where there is none. (ours) */
  text?: Maybe<Scalars['String']['output']>;
  /** A path of the shop. (spec 2 §7) */
  url: Scalars['String']['output'];
};

/** Who asks, as far as headers and cookies say it. Costs no call but for the city. (ours) */
export type Viewer = {
  __typename?: 'Viewer';
  /** Public name of the application's key; null for whoever brings none. (ours) */
  application?: Maybe<Scalars['String']['output']>;
  /** The visitor's city, as `currentCity`. (spec 2 §6) */
  city: City;
  /** The staff that asks; null unless the kind is `EMPLOYEE`. (spec 2 §6) */
  employee?: Maybe<Employee>;
  /** Whether it is the mobile application. (contract, configuration) */
  isMobileApp: Scalars['Boolean']['output'];
  /**
   * Whether a shopper's token was brought; an employee or an application may bring one too. The token is not checked here: ask `me`
   * to know whether its session still lives. (spec 1 §6)
   */
  isSignedIn: Scalars['Boolean']['output'];
  /** Guest, shopper, employee or another application. (ours) */
  kind: ViewerKind;
};

/** Who asks. (spec 1 §6) */
export type ViewerKind =
  /** Another application on its own behalf, known by its key. (ours) */
  | 'APPLICATION'
  /** Staff of the shop, known by a trade point or a personnel number. (spec 2 §6) */
  | 'EMPLOYEE'
  /** Nobody is signed in. (spec 1 §6) */
  | 'GUEST'
  /**
   * Whoever brings the token of a session. It is not checked here: one that has ended or was made up counts too, until a field needs
   * the shopper and answers `UNAUTHENTICATED`. (spec 1 §6)
   */
  | 'SHOPPER';

/** Working hours of one day, by the city's clock. (spec 1 §3) */
export type WorkHours = {
  __typename?: 'WorkHours';
  /** HH:MM. (spec 1 §3) */
  closes: Scalars['String']['output'];
  /** HH:MM. (spec 1 §3) */
  opens: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddressInput: AddressInput;
  Availability: ResolverTypeWrapper<AvailabilityRow>;
  Basket: ResolverTypeWrapper<BasketRow>;
  BasketChange: ResolverTypeWrapper<BasketChangeRow>;
  BasketChangeKind: BasketChangeKind;
  BasketItem: ResolverTypeWrapper<BasketItemRow>;
  BasketOrder: ResolverTypeWrapper<BasketOrderRow>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Brand: ResolverTypeWrapper<BrandRow>;
  Breadcrumb: ResolverTypeWrapper<BreadcrumbRow>;
  Category: ResolverTypeWrapper<CategoryRow>;
  CheckoutOrder: ResolverTypeWrapper<CheckoutOrderRow>;
  City: ResolverTypeWrapper<CityRow>;
  CityPage: ResolverTypeWrapper<CityPageRow>;
  ComparedModel: ResolverTypeWrapper<ComparedModelRow>;
  ContactInput: ContactInput;
  CreateOrderInput: CreateOrderInput;
  CreatedOrders: ResolverTypeWrapper<CreatedOrdersRow>;
  Credit: ResolverTypeWrapper<CreditRow>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeliveryChoiceInput: DeliveryChoiceInput;
  DeliveryKind: DeliveryKind;
  DeliveryOption: ResolverTypeWrapper<DeliveryOptionRow>;
  DeliveryPurpose: DeliveryPurpose;
  Employee: ResolverTypeWrapper<EmployeeRow>;
  Facet: ResolverTypeWrapper<FacetRow>;
  FacetType: FacetType;
  FacetValue: ResolverTypeWrapper<FacetValueRow>;
  Feature: ResolverTypeWrapper<FeatureRow>;
  FilterInput: FilterInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Highlight: ResolverTypeWrapper<HighlightRow>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Listing: ResolverTypeWrapper<ListingRow>;
  ListingInput: ListingInput;
  MainPage: ResolverTypeWrapper<MainPageRow>;
  Manual: ResolverTypeWrapper<ManualRow>;
  MarkdownOffer: ResolverTypeWrapper<MarkdownOfferRow>;
  MenuItem: ResolverTypeWrapper<MenuItemRow>;
  Modification: ResolverTypeWrapper<ModificationRow>;
  ModificationValue: ResolverTypeWrapper<ModificationValueRow>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Offer: ResolverTypeWrapper<OfferRow>;
  Order: ResolverTypeWrapper<OrderRow>;
  OrderItem: ResolverTypeWrapper<OrderItemRow>;
  OrderStep: ResolverTypeWrapper<OrderStepRow>;
  OrderToRepay: ResolverTypeWrapper<OrderToRepayRow>;
  OrderType: OrderType;
  PageInfo: ResolverTypeWrapper<PageInfoRow>;
  Payment: ResolverTypeWrapper<PaymentRow>;
  PaymentMethod: ResolverTypeWrapper<PaymentMethodRow>;
  PaymentStart: ResolverTypeWrapper<PaymentStartRow>;
  PaymentStatus: PaymentStatus;
  PaymentTab: PaymentTab;
  Phone: ResolverTypeWrapper<Scalars['Phone']['output']>;
  Product: ResolverTypeWrapper<ProductRow>;
  ProductCategory: ResolverTypeWrapper<ProductCategoryRow>;
  ProductColor: ResolverTypeWrapper<ProductColorRow>;
  ProductOfDay: ResolverTypeWrapper<ProductOfDayRow>;
  Profile: ResolverTypeWrapper<ProfileRow>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RepaymentStatus: RepaymentStatus;
  ReviewCounters: ResolverTypeWrapper<ReviewCountersRow>;
  Rubles: ResolverTypeWrapper<Scalars['Rubles']['output']>;
  SearchSuggestions: ResolverTypeWrapper<SearchSuggestionsRow>;
  Seo: ResolverTypeWrapper<SeoRow>;
  SeoRedirect: ResolverTypeWrapper<SeoRedirectRow>;
  Series: ResolverTypeWrapper<SeriesRow>;
  Session: ResolverTypeWrapper<SessionRow>;
  Sex: Sex;
  Slide: ResolverTypeWrapper<SlideRow>;
  Specification: ResolverTypeWrapper<SpecificationRow>;
  SpecificationGroup: ResolverTypeWrapper<SpecificationGroupRow>;
  Sticker: ResolverTypeWrapper<StickerRow>;
  Store: ResolverTypeWrapper<StoreRow>;
  StoreAvailability: ResolverTypeWrapper<StoreAvailabilityRow>;
  StoreCity: ResolverTypeWrapper<StoreCityRow>;
  StoreKind: StoreKind;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SuggestedLink: ResolverTypeWrapper<SuggestedLinkRow>;
  SuggestedProduct: ResolverTypeWrapper<SuggestedProductRow>;
  SuperPrice: ResolverTypeWrapper<SuperPriceRow>;
  SupplierOffer: ResolverTypeWrapper<SupplierOfferRow>;
  Tag: ResolverTypeWrapper<TagRow>;
  TagSynonym: ResolverTypeWrapper<TagSynonymRow>;
  Tile: ResolverTypeWrapper<TileRow>;
  Viewer: ResolverTypeWrapper<ViewerRow>;
  ViewerKind: ViewerKind;
  WorkHours: ResolverTypeWrapper<WorkHoursRow>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddressInput: AddressInput;
  Availability: AvailabilityRow;
  Basket: BasketRow;
  BasketChange: BasketChangeRow;
  BasketItem: BasketItemRow;
  BasketOrder: BasketOrderRow;
  Boolean: Scalars['Boolean']['output'];
  Brand: BrandRow;
  Breadcrumb: BreadcrumbRow;
  Category: CategoryRow;
  CheckoutOrder: CheckoutOrderRow;
  City: CityRow;
  CityPage: CityPageRow;
  ComparedModel: ComparedModelRow;
  ContactInput: ContactInput;
  CreateOrderInput: CreateOrderInput;
  CreatedOrders: CreatedOrdersRow;
  Credit: CreditRow;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeliveryChoiceInput: DeliveryChoiceInput;
  DeliveryOption: DeliveryOptionRow;
  Employee: EmployeeRow;
  Facet: FacetRow;
  FacetValue: FacetValueRow;
  Feature: FeatureRow;
  FilterInput: FilterInput;
  Float: Scalars['Float']['output'];
  Highlight: HighlightRow;
  Int: Scalars['Int']['output'];
  Listing: ListingRow;
  ListingInput: ListingInput;
  MainPage: MainPageRow;
  Manual: ManualRow;
  MarkdownOffer: MarkdownOfferRow;
  MenuItem: MenuItemRow;
  Modification: ModificationRow;
  ModificationValue: ModificationValueRow;
  Mutation: Record<PropertyKey, never>;
  Offer: OfferRow;
  Order: OrderRow;
  OrderItem: OrderItemRow;
  OrderStep: OrderStepRow;
  OrderToRepay: OrderToRepayRow;
  PageInfo: PageInfoRow;
  Payment: PaymentRow;
  PaymentMethod: PaymentMethodRow;
  PaymentStart: PaymentStartRow;
  Phone: Scalars['Phone']['output'];
  Product: ProductRow;
  ProductCategory: ProductCategoryRow;
  ProductColor: ProductColorRow;
  ProductOfDay: ProductOfDayRow;
  Profile: ProfileRow;
  Query: Record<PropertyKey, never>;
  ReviewCounters: ReviewCountersRow;
  Rubles: Scalars['Rubles']['output'];
  SearchSuggestions: SearchSuggestionsRow;
  Seo: SeoRow;
  SeoRedirect: SeoRedirectRow;
  Series: SeriesRow;
  Session: SessionRow;
  Slide: SlideRow;
  Specification: SpecificationRow;
  SpecificationGroup: SpecificationGroupRow;
  Sticker: StickerRow;
  Store: StoreRow;
  StoreAvailability: StoreAvailabilityRow;
  StoreCity: StoreCityRow;
  String: Scalars['String']['output'];
  SuggestedLink: SuggestedLinkRow;
  SuggestedProduct: SuggestedProductRow;
  SuperPrice: SuperPriceRow;
  SupplierOffer: SupplierOfferRow;
  Tag: TagRow;
  TagSynonym: TagSynonymRow;
  Tile: TileRow;
  Viewer: ViewerRow;
  WorkHours: WorkHoursRow;
};

export type AvailabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Availability'] = ResolversParentTypes['Availability']> = {
  deliveryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deliveryCost?: Resolver<Maybe<ResolversTypes['Rubles']>, ParentType, ContextType>;
  deliveryDayText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pickupAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pickupDayText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  storesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BasketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Basket'] = ResolversParentTypes['Basket']> = {
  changes?: Resolver<Array<ResolversTypes['BasketChange']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Rubles'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['BasketItem']>, ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['BasketOrder']>, ParentType, ContextType>;
  promocode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Rubles'], ParentType, ContextType>;
  totalSum?: Resolver<ResolversTypes['Rubles'], ParentType, ContextType>;
};

export type BasketChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketChange'] = ResolversParentTypes['BasketChange']> = {
  itemId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BasketChangeKind'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  was?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BasketItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketItem'] = ResolversParentTypes['BasketItem']> = {
  finalPrice?: Resolver<ResolversTypes['Rubles'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOnlyRttPreOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPreOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Rubles'], ParentType, ContextType>;
  priceOld?: Resolver<Maybe<ResolversTypes['Rubles']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Rubles'], ParentType, ContextType>;
  supplierId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  warrantyId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  warrantyPrice?: Resolver<Maybe<ResolversTypes['Rubles']>, ParentType, ContextType>;
};

export type BasketOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketOrder'] = ResolversParentTypes['BasketOrder']> = {
  isPreOrder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Rubles'], ParentType, ContextType>;
};

export type BrandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BreadcrumbResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Breadcrumb'] = ResolversParentTypes['Breadcrumb']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  children?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckoutOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutOrder'] = ResolversParentTypes['CheckoutOrder']> = {
  courier?: Resolver<Array<ResolversTypes['DeliveryOption']>, ParentType, ContextType>;
  express?: Resolver<Maybe<ResolversTypes['DeliveryOption']>, ParentType, ContextType>;
  isDigital?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPreorder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  itemIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pickup?: Resolver<Array<ResolversTypes['DeliveryOption']>, ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Rubles'], ParentType, ContextType>;
};

export type CityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['City'] = ResolversParentTypes['City']> = {
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  declension?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryTypeIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  hasMetro?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentTypeIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CityPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CityPage'] = ResolversParentTypes['CityPage']> = {
  items?: Resolver<Array<ResolversTypes['City']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type ComparedModelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparedModel'] = ResolversParentTypes['ComparedModel']> = {
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreatedOrdersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatedOrders'] = ResolversParentTypes['CreatedOrders']> = {
  orderKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
};

export type CreditResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Credit'] = ResolversParentTypes['Credit']> = {
  monthlyPayment?: Resolver<ResolversTypes['Rubles'], ParentType, ContextType>;
  periods?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeliveryOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryOption'] = ResolversParentTypes['DeliveryOption']> = {
  cost?: Resolver<ResolversTypes['Rubles'], ParentType, ContextType>;
  costPrepayment?: Resolver<ResolversTypes['Rubles'], ParentType, ContextType>;
  datetime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  deliveryTypeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasPreorderProduct?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  interval?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DeliveryKind'], ParentType, ContextType>;
  minutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  paymentTypeIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['DeliveryPurpose'], ParentType, ContextType>;
  store?: Resolver<Maybe<ResolversTypes['Store']>, ParentType, ContextType>;
  storeId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  timeText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmployeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Employee'] = ResolversParentTypes['Employee']> = {
  employeeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  personnelNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tradePointName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tradePointNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Facet'] = ResolversParentTypes['Facet']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['FacetType'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['FacetValue']>, ParentType, ContextType>;
};

export type FacetValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['FacetValue'] = ResolversParentTypes['FacetValue']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FeatureResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Feature'] = ResolversParentTypes['Feature']> = {
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HighlightResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Highlight'] = ResolversParentTypes['Highlight']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ListingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Listing'] = ResolversParentTypes['Listing']> = {
  facets?: Resolver<Array<ResolversTypes['Facet']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  sort?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MainPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MainPage'] = ResolversParentTypes['MainPage']> = {
  blocks?: Resolver<Array<ResolversTypes['Tile']>, ParentType, ContextType>;
  brands?: Resolver<Array<ResolversTypes['Brand']>, ParentType, ContextType>;
  productOfDay?: Resolver<Maybe<ResolversTypes['ProductOfDay']>, ParentType, ContextType>;
  recommendations?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['Tile']>, ParentType, ContextType>;
  slider?: Resolver<Array<ResolversTypes['Slide']>, ParentType, ContextType>;
};

export type ManualResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Manual'] = ResolversParentTypes['Manual']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MarkdownOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkdownOffer'] = ResolversParentTypes['MarkdownOffer']> = {
  grade?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Rubles'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MenuItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MenuItem'] = ResolversParentTypes['MenuItem']> = {
  children?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ModificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Modification'] = ResolversParentTypes['Modification']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['ModificationValue']>, ParentType, ContextType>;
};

export type ModificationValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModificationValue'] = ResolversParentTypes['ModificationValue']> = {
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addToBasket?: Resolver<ResolversTypes['Basket'], ParentType, ContextType, RequireFields<MutationAddToBasketArgs, 'productId' | 'quantity'>>;
  createOrder?: Resolver<ResolversTypes['CreatedOrders'], ParentType, ContextType, RequireFields<MutationCreateOrderArgs, 'idempotencyKey' | 'input'>>;
  login?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationLoginArgs, 'login' | 'password'>>;
  logout?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  refreshSession?: Resolver<ResolversTypes['Session'], ParentType, ContextType, RequireFields<MutationRefreshSessionArgs, 'refreshToken'>>;
  removeFromBasket?: Resolver<ResolversTypes['Basket'], ParentType, ContextType, RequireFields<MutationRemoveFromBasketArgs, 'itemId'>>;
  setBasketQuantity?: Resolver<ResolversTypes['Basket'], ParentType, ContextType, RequireFields<MutationSetBasketQuantityArgs, 'itemId' | 'quantity'>>;
  startPayment?: Resolver<ResolversTypes['PaymentStart'], ParentType, ContextType, RequireFields<MutationStartPaymentArgs, 'idempotencyKey' | 'orderId' | 'paymentTypeId' | 'returnUrl'>>;
};

export type OfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  beforeDiscountPrice?: Resolver<Maybe<ResolversTypes['Rubles']>, ParentType, ContextType>;
  benefit?: Resolver<Maybe<ResolversTypes['Rubles']>, ParentType, ContextType>;
  credit?: Resolver<Maybe<ResolversTypes['Credit']>, ParentType, ContextType>;
  discountTradein?: Resolver<Maybe<ResolversTypes['Rubles']>, ParentType, ContextType>;
  orderType?: Resolver<ResolversTypes['OrderType'], ParentType, ContextType>;
  pinkPrice?: Resolver<Maybe<ResolversTypes['Rubles']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Rubles'], ParentType, ContextType>;
  priceOld?: Resolver<Maybe<ResolversTypes['Rubles']>, ParentType, ContextType>;
  superPrice?: Resolver<Maybe<ResolversTypes['SuperPrice']>, ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  cityName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryCost?: Resolver<ResolversTypes['Rubles'], ParentType, ContextType>;
  deliveryDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  deliveryTimeFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryTimeTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Rubles'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  insertedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCancelable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCancelled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEditable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  mobilePhone?: Resolver<ResolversTypes['Phone'], ParentType, ContextType>;
  orderTypeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paymentStatusName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promocode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receiptUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['OrderStep']>, ParentType, ContextType>;
  store?: Resolver<Maybe<ResolversTypes['Store']>, ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Rubles'], ParentType, ContextType>;
  sumPrepaid?: Resolver<ResolversTypes['Rubles'], ParentType, ContextType>;
  totalSum?: Resolver<ResolversTypes['Rubles'], ParentType, ContextType>;
  waitingSum?: Resolver<ResolversTypes['Rubles'], ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  finalPrice?: Resolver<ResolversTypes['Rubles'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Rubles'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Rubles'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderStep'] = ResolversParentTypes['OrderStep']> = {
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderToRepayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderToRepay'] = ResolversParentTypes['OrderToRepay']> = {
  canRepay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RepaymentStatus'], ParentType, ContextType>;
  totalSum?: Resolver<ResolversTypes['Rubles'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paymentTypeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Rubles'], ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isPrepaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxBasketThreshold?: Resolver<Maybe<ResolversTypes['Rubles']>, ParentType, ContextType>;
  minBasketThreshold?: Resolver<Maybe<ResolversTypes['Rubles']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentTypeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  periods?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  tab?: Resolver<ResolversTypes['PaymentTab'], ParentType, ContextType>;
};

export type PaymentStartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentStart'] = ResolversParentTypes['PaymentStart']> = {
  payment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface PhoneScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Phone'], any> {
  name: 'Phone';
}

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  article?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  availability?: Resolver<Maybe<ResolversTypes['Availability']>, ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['Brand'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['ProductCategory']>, ParentType, ContextType>;
  categoryNameSingular?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  colors?: Resolver<Array<ResolversTypes['ProductColor']>, ParentType, ContextType>;
  comparedModel?: Resolver<Maybe<ResolversTypes['ComparedModel']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveries?: Resolver<Array<ResolversTypes['DeliveryOption']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  highlights?: Resolver<Array<ResolversTypes['Highlight']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isBuyable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isDemo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDigital?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMarkdown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShownAsAvailable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isUsed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lookedWith?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  manuals?: Resolver<Array<ResolversTypes['Manual']>, ParentType, ContextType>;
  markdownGrade?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  markdownOffers?: Resolver<Array<ResolversTypes['MarkdownOffer']>, ParentType, ContextType>;
  maxQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  modelId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  modifications?: Resolver<Array<ResolversTypes['Modification']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offer?: Resolver<ResolversTypes['Offer'], ParentType, ContextType>;
  priceOnline?: Resolver<Maybe<ResolversTypes['Rubles']>, ParentType, ContextType>;
  questionsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviewCounters?: Resolver<ResolversTypes['ReviewCounters'], ParentType, ContextType>;
  shortUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  similars?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  specifications?: Resolver<Array<ResolversTypes['SpecificationGroup']>, ParentType, ContextType>;
  stickers?: Resolver<Array<ResolversTypes['Sticker']>, ParentType, ContextType>;
  stores?: Resolver<Array<ResolversTypes['Store']>, ParentType, ContextType, Partial<ProductStoresArgs>>;
  supplierId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  supplierOffers?: Resolver<Array<ResolversTypes['SupplierOffer']>, ParentType, ContextType>;
  tradeInSticker?: Resolver<Maybe<ResolversTypes['Rubles']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warrantyDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  youtube?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProductCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductCategory'] = ResolversParentTypes['ProductCategory']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductColorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductColor'] = ResolversParentTypes['ProductColor']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductOfDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductOfDay'] = ResolversParentTypes['ProductOfDay']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  birthdate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isConfirmedEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['Phone']>, ParentType, ContextType>;
  sex?: Resolver<Maybe<ResolversTypes['Sex']>, ParentType, ContextType>;
  subscribeProductIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  subscribeTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  basket?: Resolver<ResolversTypes['Basket'], ParentType, ContextType>;
  branch?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brands?: Resolver<Array<ResolversTypes['Brand']>, ParentType, ContextType>;
  breadcrumbs?: Resolver<Array<ResolversTypes['Breadcrumb']>, ParentType, ContextType, RequireFields<QueryBreadcrumbsArgs, 'path'>>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryArgs, 'id'>>;
  checkoutOrders?: Resolver<Array<ResolversTypes['CheckoutOrder']>, ParentType, ContextType>;
  cities?: Resolver<ResolversTypes['CityPage'], ParentType, ContextType, Partial<QueryCitiesArgs>>;
  city?: Resolver<Maybe<ResolversTypes['City']>, ParentType, ContextType, Partial<QueryCityArgs>>;
  currentCity?: Resolver<ResolversTypes['City'], ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['Feature']>, ParentType, ContextType>;
  listing?: Resolver<ResolversTypes['Listing'], ParentType, ContextType, RequireFields<QueryListingArgs, 'of' | 'page'>>;
  mainPage?: Resolver<ResolversTypes['MainPage'], ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  menu?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  orderToRepay?: Resolver<Maybe<ResolversTypes['OrderToRepay']>, ParentType, ContextType, RequireFields<QueryOrderToRepayArgs, 'orderId'>>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType, RequireFields<QueryPaymentArgs, 'id'>>;
  paymentMethods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  paymentStatus?: Resolver<Maybe<ResolversTypes['PaymentStatus']>, ParentType, ContextType, RequireFields<QueryPaymentStatusArgs, 'id'>>;
  priorityCities?: Resolver<Array<ResolversTypes['City']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>;
  products?: Resolver<Array<Maybe<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<QueryProductsArgs, 'ids'>>;
  searchPlaceholders?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  searchSuggestions?: Resolver<ResolversTypes['SearchSuggestions'], ParentType, ContextType, RequireFields<QuerySearchSuggestionsArgs, 'text'>>;
  seo?: Resolver<Maybe<ResolversTypes['Seo']>, ParentType, ContextType, RequireFields<QuerySeoArgs, 'path'>>;
  series?: Resolver<Array<ResolversTypes['Series']>, ParentType, ContextType>;
  store?: Resolver<Maybe<ResolversTypes['Store']>, ParentType, ContextType, RequireFields<QueryStoreArgs, 'id'>>;
  stores?: Resolver<Array<ResolversTypes['Store']>, ParentType, ContextType, Partial<QueryStoresArgs>>;
  tagSynonyms?: Resolver<Array<ResolversTypes['TagSynonym']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['Tag']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
};

export type ReviewCountersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewCounters'] = ResolversParentTypes['ReviewCounters']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  distribution?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export interface RublesScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Rubles'], any> {
  name: 'Rubles';
}

export type SearchSuggestionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchSuggestions'] = ResolversParentTypes['SearchSuggestions']> = {
  brands?: Resolver<Array<ResolversTypes['SuggestedLink']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['SuggestedLink']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['SuggestedProduct']>, ParentType, ContextType>;
  queries?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SeoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Seo'] = ResolversParentTypes['Seo']> = {
  canonical?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  h1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect?: Resolver<Maybe<ResolversTypes['SeoRedirect']>, ParentType, ContextType>;
  robots?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SeoRedirectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeoRedirect'] = ResolversParentTypes['SeoRedirect']> = {
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SeriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Series'] = ResolversParentTypes['Series']> = {
  brand?: Resolver<ResolversTypes['Brand'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  accessToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refreshExpiresIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refreshToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
};

export type SlideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Slide'] = ResolversParentTypes['Slide']> = {
  button?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageMobile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SpecificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Specification'] = ResolversParentTypes['Specification']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SpecificationGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpecificationGroup'] = ResolversParentTypes['SpecificationGroup']> = {
  groupName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Specification']>, ParentType, ContextType>;
};

export type StickerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Sticker'] = ResolversParentTypes['Sticker']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Store'] = ResolversParentTypes['Store']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  availability?: Resolver<Maybe<ResolversTypes['StoreAvailability']>, ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['StoreCity'], ParentType, ContextType>;
  convenience?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  directions?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StoreKind'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  stations?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workTime?: Resolver<Array<Maybe<ResolversTypes['WorkHours']>>, ParentType, ContextType>;
  workTimeLine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoreAvailabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreAvailability'] = ResolversParentTypes['StoreAvailability']> = {
  pickupAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  timeText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StoreCityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreCity'] = ResolversParentTypes['StoreCity']> = {
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SuggestedLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuggestedLink'] = ResolversParentTypes['SuggestedLink']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SuggestedProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuggestedProduct'] = ResolversParentTypes['SuggestedProduct']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Rubles'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SuperPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuperPrice'] = ResolversParentTypes['SuperPrice']> = {
  actionIds?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Rubles'], ParentType, ContextType>;
  finalDiscount?: Resolver<ResolversTypes['Rubles'], ParentType, ContextType>;
  finalPrice?: Resolver<ResolversTypes['Rubles'], ParentType, ContextType>;
};

export type SupplierOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SupplierOffer'] = ResolversParentTypes['SupplierOffer']> = {
  price?: Resolver<ResolversTypes['Rubles'], ParentType, ContextType>;
  priceOld?: Resolver<Maybe<ResolversTypes['Rubles']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  supplierId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  supplierName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TagResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Tag'] = ResolversParentTypes['Tag']> = {
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TagSynonymResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TagSynonym'] = ResolversParentTypes['TagSynonym']> = {
  synonym?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tagAlias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Tile'] = ResolversParentTypes['Tile']> = {
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  application?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['City'], ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  isMobileApp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSignedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ViewerKind'], ParentType, ContextType>;
};

export type WorkHoursResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkHours'] = ResolversParentTypes['WorkHours']> = {
  closes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opens?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  Availability?: AvailabilityResolvers<ContextType>;
  Basket?: BasketResolvers<ContextType>;
  BasketChange?: BasketChangeResolvers<ContextType>;
  BasketItem?: BasketItemResolvers<ContextType>;
  BasketOrder?: BasketOrderResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  Breadcrumb?: BreadcrumbResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CheckoutOrder?: CheckoutOrderResolvers<ContextType>;
  City?: CityResolvers<ContextType>;
  CityPage?: CityPageResolvers<ContextType>;
  ComparedModel?: ComparedModelResolvers<ContextType>;
  CreatedOrders?: CreatedOrdersResolvers<ContextType>;
  Credit?: CreditResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DeliveryOption?: DeliveryOptionResolvers<ContextType>;
  Employee?: EmployeeResolvers<ContextType>;
  Facet?: FacetResolvers<ContextType>;
  FacetValue?: FacetValueResolvers<ContextType>;
  Feature?: FeatureResolvers<ContextType>;
  Highlight?: HighlightResolvers<ContextType>;
  Listing?: ListingResolvers<ContextType>;
  MainPage?: MainPageResolvers<ContextType>;
  Manual?: ManualResolvers<ContextType>;
  MarkdownOffer?: MarkdownOfferResolvers<ContextType>;
  MenuItem?: MenuItemResolvers<ContextType>;
  Modification?: ModificationResolvers<ContextType>;
  ModificationValue?: ModificationValueResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderStep?: OrderStepResolvers<ContextType>;
  OrderToRepay?: OrderToRepayResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  PaymentStart?: PaymentStartResolvers<ContextType>;
  Phone?: GraphQLScalarType;
  Product?: ProductResolvers<ContextType>;
  ProductCategory?: ProductCategoryResolvers<ContextType>;
  ProductColor?: ProductColorResolvers<ContextType>;
  ProductOfDay?: ProductOfDayResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReviewCounters?: ReviewCountersResolvers<ContextType>;
  Rubles?: GraphQLScalarType;
  SearchSuggestions?: SearchSuggestionsResolvers<ContextType>;
  Seo?: SeoResolvers<ContextType>;
  SeoRedirect?: SeoRedirectResolvers<ContextType>;
  Series?: SeriesResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  Slide?: SlideResolvers<ContextType>;
  Specification?: SpecificationResolvers<ContextType>;
  SpecificationGroup?: SpecificationGroupResolvers<ContextType>;
  Sticker?: StickerResolvers<ContextType>;
  Store?: StoreResolvers<ContextType>;
  StoreAvailability?: StoreAvailabilityResolvers<ContextType>;
  StoreCity?: StoreCityResolvers<ContextType>;
  SuggestedLink?: SuggestedLinkResolvers<ContextType>;
  SuggestedProduct?: SuggestedProductResolvers<ContextType>;
  SuperPrice?: SuperPriceResolvers<ContextType>;
  SupplierOffer?: SupplierOfferResolvers<ContextType>;
  Tag?: TagResolvers<ContextType>;
  TagSynonym?: TagSynonymResolvers<ContextType>;
  Tile?: TileResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  WorkHours?: WorkHoursResolvers<ContextType>;
};

