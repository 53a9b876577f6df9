/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** How accessories are sorted. */
export type AccessorySort =
  /** The most popular first. */
  | 'POPULARITY'
  /** The cheapest first. */
  | 'PRICE_ASC'
  /** The dearest first. */
  | 'PRICE_DESC'
  /** The best reviewed first. */
  | 'RATING';

/** Goods that actions are asked about. */
export type ActionGoodsInput = {
  /** Id of the product. */
  productId: string | number;
  /** Pieces; null means 1. */
  quantity?: number | null | undefined;
};

/** What an action (a promotion) does. */
export type ActionType =
  /** Takes an amount off each piece. */
  | 'ABSOLUTE_DISCOUNT'
  /** Tells of something, such as bonuses that come back; no price changes. */
  | 'INFO'
  /** Something of the provider's own. */
  | 'OTHER'
  /** Takes a percentage off certain goods. */
  | 'PERCENT'
  /** Takes a percentage off whatever is in the basket. */
  | 'PERCENT_DISCOUNT'
  /** Gives presents with the goods. */
  | 'PRESENT'
  /** Sells at a price of its own. */
  | 'SPECIAL_PRICE';

/** A new address. */
export type AddressAddInput = {
  /** What it says. */
  address: SavedAddressInput;
};

/** Where a courier goes. */
export type AddressInput = {
  /** Building, at most 20 characters. */
  building?: string | null | undefined;
  /** Flat, at most 10 characters. */
  flatNumber?: string | null | undefined;
  /** Floor, at most 10 characters. */
  floor?: string | null | undefined;
  /** House, at most 20 characters. */
  houseNumber: string;
  /** Block, at most 20 characters. */
  housing?: string | null | undefined;
  /** Street, at most 200 characters. */
  street: string;
};

/** An address that is not needed any more. */
export type AddressRemoveInput = {
  /** Id of the address. */
  id: string | number;
};

/** An address that is written anew. */
export type AddressUpdateInput = {
  /** What it says from now on, all of it. */
  address: SavedAddressInput;
  /** Id of the address. */
  id: string | number;
};

/** What a part of a text is. */
export type ArticleBlockKind =
  /** A heading within the text: `text`. */
  | 'HEADING'
  /** Lines: `items`. */
  | 'LIST'
  /** Words: `text`. */
  | 'PARAGRAPH'
  /** A picture: `image`, and what is said below it, `text`. */
  | 'PICTURE'
  /** Somebody's words: `text`. */
  | 'QUOTE';

/** A reader's word on a review. */
export type ArticleReviewDislikeInput = {
  /** Id of the review. */
  id: string | number;
};

/** A reader's word on a review. */
export type ArticleReviewLikeInput = {
  /** Id of the review. */
  id: string | number;
};

/** Orders of a list of reviews. */
export type ArticleReviewSort =
  /** What most have liked first: `-like`. */
  | 'HELPFUL'
  /** The newest first: `-date`. */
  | 'NEWEST'
  /** The shortest to read first: `minutes`. */
  | 'SHORTEST';

/** What a reader thinks of a review. */
export type ArticleReviewVote =
  /** Does not. */
  | 'DISLIKE'
  /** Likes it. */
  | 'LIKE';

/** An accessory for a line. */
export type BasketAddAccessoryInput = {
  /** Id of the promotion that lowers its price there, from `accessoryBundle`. */
  actionId?: string | number | null | undefined;
  /** Id of the line it belongs to. */
  parentId: string | number;
  /** Id of the accessory. */
  productId: string | number;
};

/** What is put into the basket. */
export type BasketAddItemInput = {
  /** Id of an action of the basket: the product is taken as its present, and the pieces are as many as belong to the goods. */
  actionId?: string | number | null | undefined;
  /** Id of the product. */
  productId: string | number;
  /** Pieces, 1 to 9999. */
  quantity?: number;
  /**
   * A smart price of the product, which lowers the price from then on: a piece is put in only where there is none yet. `INVALID_VALUE` for one
   * that is not completed, has been used, is over or is of another product.
   */
  smartPriceTx?: string | number | null | undefined;
  /** Id of the partner whose offer is taken, from `supplierOffers`; the shop's own when absent. */
  supplierId?: string | number | null | undefined;
};

/** A warranty for a line. */
export type BasketAddWarrantyInput = {
  /** Id of the line it is given on, which may be an accessory. */
  parentId: string | number;
  /** Id of the warranty, from `Product.warranties`. */
  warrantyId: string | number;
};

/** Goods and old devices whose price together is asked for. */
export type BasketPreviewInput = {
  /** Old devices that are handed in for the first of them, at most 5. */
  devices?: Array<TradeInDeviceInput> | null | undefined;
  /** Goods, 1 to 100; what belongs to another stands after it. */
  items: Array<BasketPreviewItemInput>;
};

/** Something of a basket that is only reckoned. */
export type BasketPreviewItemInput = {
  /** Promotion under which it is added. */
  actionId?: string | number | null | undefined;
  /** Place in the list, from 0, of what it is added to; absent for a line of its own. */
  parent?: number | null | undefined;
  /** Id of the product or the warranty. */
  productId: string | number;
  /** Pieces. */
  quantity?: number;
};

/** The line to be taken out. */
export type BasketRemoveItemInput = {
  /** Id of the line. */
  itemId: string | number;
};

/** Bonuses that are to be spent on the basket. */
export type BasketSetBonusesInput = {
  /** Of a bonus, which is worth a ruble, parts are left out. At most what `loyaltyLimit` names. */
  amount: number;
  /** Id of a card of the signed-in shopper. */
  cardId: string | number;
  /** Secret that `loyaltyVerifyCode` or `loyaltyCardAdd` has answered. */
  checkData: string;
};

/** Lines that need not come with the rest. */
export type BasketSetDeferredItemsInput = {
  /** Ids of lines that were added to no other; what was added to them goes with them. Without any the whole basket is one order again, as far as it can be. */
  itemIds: Array<string | number>;
};

/** Who is sent the codes of gift cards instead of the buyer. */
export type BasketSetGiftInput = {
  /** E-mail that the codes are sent to. */
  email: string;
  /** How the letter addresses who receives it, 100 characters at most. */
  name: string;
  /** What is said with the cards, 300 characters at most; null for nothing. */
  words?: string | null | undefined;
};

/** A promotional code. */
export type BasketSetPromocodeInput = {
  /** As the shopper has typed it. */
  promocode: string;
};

/** The quantity a line shall have. */
export type BasketSetQuantityInput = {
  /** Id of the line. */
  itemId: string | number;
  /** Pieces, 1 to 9999. */
  quantity: number;
};

/** What has happened to the bonuses of a card. */
export type BonusEntryKind =
  /** Goods of an order have been returned: what they have earned goes, what was spent on them comes back. */
  | 'CORRECTED'
  /** An order has been received. */
  | 'EARNED'
  /** The shop has given them. */
  | 'GRANTED'
  /** Anything else that the provider tells of. */
  | 'OTHER'
  /** They have come back, since the order has been cancelled or has expired. */
  | 'RETURNED'
  /** They have paid a part of an order. */
  | 'SPENT';

/** How the goods of a bundle are bought together. */
export type BundleKind =
  /** Each accessory at a lower price. */
  | 'BUNDLE'
  /** A lower price while all accessories are taken. */
  | 'COMBO'
  /** All of it in instalments. */
  | 'INSTALMENTS';

/** What a city is known by. */
export type CityByInput =
  {   /** Latin name that stands in addresses, as `City.alias`. */
  alias: string; id?: never; }
  |  { alias?: never;   /** Id at the provider. */
  id: string | number; };

/** Products of one code, in one category where it is given. */
export type CodeInCategoryInput = {
  /** Id of the category that narrows it. */
  categoryId?: string | number | null | undefined;
  /** The code as it stands in addresses: letters, digits and `_ . & -`. */
  code: string;
};

/** What a code is asked for. One of them opens nothing else. */
export type CodePurpose =
  /** Signing in to an account. */
  | 'SIGN_IN'
  /** Confirming the phone of a new account. */
  | 'SIGN_UP';

/** What somebody wants to say. */
export type CommentCreateInput = {
  /** The name that is shown, 2 to 50 characters. A guest has to give one; a shopper's own first name stands in for it. */
  author?: string | null | undefined;
  /** What is bad, at most 1,000 characters; of reviews only. */
  cons?: string | null | undefined;
  /** `PERSONAL_DATA` has to be among them: a name is shown with what is said. Kept with the moment and the client's address. */
  consents: Array<ConsentPurpose>;
  /** Ids of `POST /uploads` with the purpose `review`, at most 5; of reviews only. */
  imageIds?: Array<string | number> | null | undefined;
  /** Id of the product or article. */
  ownerId: string | number;
  /** Id of what it answers; absent for what stands by itself. */
  parentId?: string | number | null | undefined;
  /** What is good, at most 1,000 characters; of reviews only. */
  pros?: string | null | undefined;
  /** 1 to 5; a review has to have one, and nothing else has. */
  rate?: number | null | undefined;
  /** 10 to 3,000 characters; an answer 2 to 2,000. */
  text: string;
  /** What it is; of an answer that which it answers is. */
  type: CommentType;
};

/** What a visitor finds of no use. */
export type CommentDislikeInput = {
  /** Id of a comment or an answer. */
  id: string | number;
};

/** What a visitor finds of use. */
export type CommentLikeInput = {
  /** Id of a comment or an answer. */
  id: string | number;
};

/** The order of a list of comments. */
export type CommentSort =
  /** The best rating first: `-rate`. */
  | 'BEST'
  /** What most have found of use first: `-like`. */
  | 'HELPFUL'
  /** The newest first: `-date`. */
  | 'NEWEST'
  /** The oldest first: `date`. */
  | 'OLDEST'
  /** The worst rating first: `rate`. */
  | 'WORST';

/** Whether others see a comment. */
export type CommentStatus =
  /** Another status of the provider's own. */
  | 'OTHER'
  /** Everybody sees it: status 1. */
  | 'PUBLISHED'
  /** Somebody has looked at it, and nobody sees it. */
  | 'REFUSED'
  /** It waits until somebody has looked at it; only whoever has written it sees it. */
  | 'WAITING';

/** What is said of what. */
export type CommentType =
  /** A comment on an article; `article` on the wire. */
  | 'ARTICLE'
  /** A question about a product; `question` on the wire. */
  | 'QUESTION'
  /** A review of a product, with a rating; `product` on the wire. */
  | 'REVIEW';

/** What a visitor thinks of a comment. */
export type CommentVote =
  /** It is of no use. */
  | 'DISLIKE'
  /** It is of use. */
  | 'LIKE';

/** What a person may consent to. */
export type ConsentPurpose =
  /** Offers by phone and e-mail; `marketing` on the wire. */
  | 'MARKETING'
  /** Processing of personal data for what is sent: an order, a review, a question; `personal-data` on the wire. */
  | 'PERSONAL_DATA';

/** Who receives an order. */
export type ContactInput = {
  /** E-mail for the receipt, at most 254 characters; may be absent. Codes of digital goods are sent to it. */
  email?: string | null | undefined;
  /** First name, letters only, at most 100 characters. */
  firstName: string;
  /** Last name, letters only, at most 100 characters; may be absent. */
  lastName?: string | null | undefined;
  /** Mobile phone: its ten digits begin with 9. */
  phone: string;
};

/** What a company needs, and whom to call. */
export type CorpFastOrderInput = {
  /** What is needed, in words, at most 1,000 characters; has to be there without `items`. */
  comment?: string | null | undefined;
  /** Name of the company, at most 200 characters. */
  companyName: string;
  /** Purposes the person has consented to, as in `OrderCreateInput`. */
  consents: Array<ConsentPurpose>;
  /** Who orders for it, letters only, at most 201 characters. */
  contactName: string;
  /** E-mail, to which the invoice is sent. */
  email: string;
  /** Made once for each form: 8 to 128 Latin letters, digits and `. : _ -`. The same key gives the same order, once. */
  idempotencyKey: string;
  /** Tax number (ИНН). */
  inn: string;
  /** Products, such as those of the basket, at most 100. */
  items: Array<CorpOrderItemInput>;
  /** Mobile phone: its ten digits begin with 9. */
  phone: string;
};

/** A product that a company needs. */
export type CorpOrderItemInput = {
  /** Id of the product. */
  productId: string | number;
  /** Pieces, 1 to 9,999. */
  quantity: number;
};

/** Ways to buy on credit. */
export type CreditKind =
  /** Credit of a bank, with interest: 1. */
  | 'CREDIT'
  /** An instalment without overpaying: 2. */
  | 'INSTALMENT'
  /** The same of Sber: 3. */
  | 'INSTALMENT_SBER'
  /** Mokka, by the phone: 4. */
  | 'MOKKA';

/** Kind of a credit. */
export type CreditType =
  /** Paid off in equal parts at no extra cost. */
  | 'DEFERRED'
  /** Another of the provider's own; show it without words of its own. */
  | 'OTHER';

/** How the goods get to the shopper. */
export type DeliveryKind =
  /** Brought by a courier. */
  | 'COURIER'
  /** Brought at once: type 27. */
  | 'EXPRESS'
  /** Another kind of the provider's own; its number is `DeliveryOption.typeId`. */
  | 'OTHER'
  /** Picked up at a point: types 10, 13, 14. */
  | 'PICKUP_POINT'
  /** Picked up from a locker: types 9, 12. */
  | 'POSTAMAT'
  /** Picked up in a store of the shop. */
  | 'STORE';

/** A member of the staff who signs in. */
export type EmployeeSignInTokenInput = {
  /** Personnel token, as it stands on the badge. */
  token: string;
};

/** The trade point whose staff signs in. */
export type EmployeeSignInTradePointInput = {
  /** A code that its staff knows; null where the provider asks for none. */
  accessCode?: string | null | undefined;
  /** Number of the trade point, as it stands on its receipts. */
  tradePointNumber: string;
};

/** How a facet is chosen. */
export type FacetType =
  /** One box. */
  | 'FLAG'
  /** Values to tick. */
  | 'LIST'
  /** A smallest and a largest value. */
  | 'RANGE';

/** What is chosen of a facet, by its `type`. */
export type FilterChoiceInput =
  {   /** True for a flag that must hold. */
  isSet: boolean; range?: never; values?: never; }
  |  { isSet?: never;   /** Bounds of a range. */
  range: RangeInput; values?: never; }
  |  { isSet?: never; range?: never;   /** Codes of values of a list; they are alternatives. */
  values: Array<string>; };

/** One chosen filter. Different filters must all hold. */
export type FilterInput = {
  /** What is chosen of it. */
  chosen: FilterChoiceInput;
  /** Code of the facet: one of `ListingPage.facets`. */
  code: string;
};

/** What a listing is of: one of these. */
export type ListingOfInput =
  {   /** A brand, by its code. */
  brand: CodeInCategoryInput; category?: never; compatibilityBrand?: never; model?: never; search?: never; series?: never; tag?: never; }
  |  { brand?: never;   /** Id of a category. */
  category: string | number; compatibilityBrand?: never; model?: never; search?: never; series?: never; tag?: never; }
  |  { brand?: never; category?: never;   /** The brand whose devices the products fit. */
  compatibilityBrand: CodeInCategoryInput; model?: never; search?: never; series?: never; tag?: never; }
  |  { brand?: never; category?: never; compatibilityBrand?: never;   /** Code of a model. */
  model: string; search?: never; series?: never; tag?: never; }
  |  { brand?: never; category?: never; compatibilityBrand?: never; model?: never;   /** What answers a search text. */
  search: SearchInput; series?: never; tag?: never; }
  |  { brand?: never; category?: never; compatibilityBrand?: never; model?: never; search?: never;   /** Code of a series. */
  series: string; tag?: never; }
  |  { brand?: never; category?: never; compatibilityBrand?: never; model?: never; search?: never; series?: never;   /** A tag, by its alias. */
  tag: CodeInCategoryInput; };

/** Orders of a listing. */
export type ListingSort =
  /** Largest discount first. `-discount` on the wire. */
  | 'DISCOUNT'
  /** Newest first. `-date` on the wire. */
  | 'NEWEST'
  /** Most bought first; the default. `-popularity` on the wire. */
  | 'POPULARITY'
  /** Cheapest first. `price` on the wire. */
  | 'PRICE_ASC'
  /** Dearest first. `-price` on the wire. */
  | 'PRICE_DESC'
  /** Quietest first, goods of which that is not known last. `noise` on the wire. */
  | 'QUIETEST'
  /** Best rated first. `-rating` on the wire. */
  | 'RATING'
  /** What answers a search best first; the default of a search. `-relevance` on the wire. */
  | 'RELEVANCE'
  /** Least to pay for a year of use first, goods of which that is not known last. `running_cost` on the wire. */
  | 'RUNNING_COST';

/** A card that is to be added. */
export type LoyaltyCardAddInput = {
  /** Secret that `loyaltyVerifyCode` has answered. */
  checkData: string;
  /** Number of the card in hand, thirteen digits; absent where any card of the phone will do, and a new one where there is none. */
  ean?: string | null | undefined;
};

/** A card that is to be taken out of the account, by one of the two. */
export type LoyaltyCardRemoveInput =
  {   /** Id of the card. */
  cardId: string | number; ean?: never; }
  |  { cardId?: never;   /** Its number, thirteen digits. */
  ean: string; };

/** Whose phone is to be confirmed. */
export type LoyaltySendCodeInput = {
  /** What the shop's captcha has said of the visitor; null where it has none. The provider asks the captcha about it. */
  captcha?: string | null | undefined;
  /** A mobile phone. */
  phone: string;
};

/** A code that is brought. */
export type LoyaltyVerifyCodeInput = {
  /** Six digits, as they were sent. */
  code: string;
  /** Phone that the code was sent to. */
  phone: string;
  /** Id that `loyaltySendCode` has answered. */
  requestId: string;
};

/** Part of a person's name. */
export type NamePart =
  /** First name. */
  | 'FIRST_NAME'
  /** Last name. */
  | 'LAST_NAME'
  /** Patronymic. */
  | 'PATRONYMIC';

/** Who receives the goods instead of the one who orders them. */
export type OrderAddresseeInput = {
  /** Name, letters only, at most 100 characters. */
  name: string;
  /** A Russian mobile phone. */
  phone: string;
};

/** The order to be cancelled. */
export type OrderCancelInput = {
  /** Id of the order. */
  orderId: string | number;
};

/** The company that buys: what `company` says of it. */
export type OrderCompanyInput = {
  /** Tax number (ИНН). */
  inn: string;
  /** Name, at most 200 characters. */
  name: string;
};

/** What a shopper has chosen on the way through the checkout. */
export type OrderCreateInput = {
  /** Who receives the goods instead of `contact`; absent where nobody does. */
  addressee?: OrderAddresseeInput | null | undefined;
  /** Comment, at most 500 characters. */
  comment?: string | null | undefined;
  /** The company that buys; absent for a person. */
  company?: OrderCompanyInput | null | undefined;
  /**
   * Purposes the person has consented to. Each is kept with the order, the moment and the client's address. Nothing is refused when
   * one is missing: whoever asks the person sees to it that the law's consents are there.
   */
  consents: Array<ConsentPurpose>;
  /** Who receives it. */
  contact: ContactInput;
  /** The way of each order that is not digital; none in one-click mode. */
  deliveries: Array<OrderDeliveryInput>;
  /** Made once for each checkout: 8 to 128 Latin letters, digits and `. : _ -`. The same key gives the same orders, once. */
  idempotencyKey: string;
  /** A minimal order by name and phone alone. */
  isOneClick?: boolean | null | undefined;
  /** Months of `PaymentMethod.periods` that a credit or an instalment is paid back over; the bank's last is chosen when absent. */
  months?: number | null | undefined;
  /**
   * `PaymentMethod.typeId` of one of `paymentMethods` that every chosen way has among its `paymentTypeIds`; absent in one-click
   * mode, where an operator agrees on it.
   */
  paymentTypeId?: string | number | null | undefined;
  /**
   * `OrderQuote.token` of the sums that the person saw and agreed to. When one of the orders comes to something else, nothing is ordered:
   * `PriceChanged`. When absent, the orders are made at the prices of the moment, and `revision` has to be there.
   */
  quote?: string | null | undefined;
  /**
   * `Basket.revision` of the basket that was shown, where it has one; `CONFLICT` with the reason `BASKET_CHANGED` when it is another now.
   * Without it `quote` has to be there.
   */
  revision?: number | null | undefined;
  /** Whether a SIM card is put in with telephones; null: the feature `sim.auto` decides, which holds in certain territories. */
  sim?: boolean | null | undefined;
};

/** The way chosen for one order of the basket: what one `DeliveryOption` of that order says. */
export type OrderDeliveryInput = {
  /** Where a courier goes; absent for picking up. */
  address?: AddressInput | null | undefined;
  /** `DeliveryOption.datetime` of a courier's interval; absent for the others. */
  datetime?: string | null | undefined;
  /** `DeliveryOption.interval`, `HH:MM - HH:MM`; absent for picking up and for express. */
  interval?: string | null | undefined;
  /** `CheckoutOrder.key` of the order. */
  orderKey: string;
  /** `DeliveryOption.salePointId` of an express delivery: which store sends it; the quickest where it is absent. */
  salePointId?: string | number | null | undefined;
  /** `DeliveryOption.storeId` of the way; absent for a courier. */
  storeId?: string | number | null | undefined;
  /** `DeliveryOption.typeId` of the way. */
  typeId: string | number;
};

/** A code of six digits that opens an order. */
export type OrderOpenInput = {
  /** Six digits, as they were sent. */
  code: string;
  /** Id of the order. */
  orderId: string | number;
  /** Phone it was sent to. */
  phone: string;
  /** Id that `orderSendCode` has answered. */
  requestId: string;
};

/** What is to be returned, and why. */
export type OrderRequestReturnInput = {
  /** What is wrong, 1,000 characters at most; obligatory for `DEFECT` and `OTHER`, null for none. */
  comment?: string | null | undefined;
  /** How it comes back. */
  handover: ReturnHandover;
  /** Made once for this request, 8 to 128 characters: a repetition with the same key is the same request. */
  idempotencyKey: string;
  /** What is returned, each line once; presents and warranties come along with their product. */
  items: Array<ReturnItemInput>;
  /** Id of the order. */
  orderId: string | number;
  /** Why. */
  reason: ReturnReason;
};

/** Where the code that opens an order is sent. */
export type OrderSendCodeInput = {
  /** What the shop's captcha has said of the visitor; null where it has none. The provider asks the captcha about it. */
  captcha?: string | null | undefined;
  /** Id of the order. */
  orderId: string | number;
  /** Phone that the order was made with. */
  phone: string;
};

/** Who is sent the gift cards of an order. */
export type OrderSendGiftInput = {
  /** E-mail that the codes are sent to. */
  email: string;
  /** Made once for this letter, 8 to 128 characters: a repetition with the same key sends nothing more. */
  idempotencyKey: string;
  /** How the letter addresses who receives it, 100 characters at most. */
  name: string;
  /** Id of the order. */
  orderId: string | number;
  /** What is said with the cards, 300 characters at most; null for nothing. */
  words?: string | null | undefined;
};

/** How an order stands. `statusCode` and `statusName` are what the provider says of the same. */
export type OrderStatus =
  /** The shop has taken it on and gets its goods together. */
  | 'ACCEPTED'
  /** It has been put together. */
  | 'ASSEMBLED'
  /** It is being put together, where a provider tells that from `ACCEPTED`. */
  | 'ASSEMBLING'
  /** It waits until it is paid in advance. */
  | 'AWAITING_PAYMENT'
  /** Cancelled: the letter I. */
  | 'CANCELLED'
  /** Over without being received: the letter Z. */
  | 'CLOSED'
  /** A courier brings it. */
  | 'IN_DELIVERY'
  /** It is on its way to where it is picked up. */
  | 'IN_TRANSIT'
  /** On its way; how far the provider does not tell. */
  | 'OTHER'
  /** It can be picked up. */
  | 'READY'
  /** Over and received: the letter F. */
  | 'RECEIVED';

/** How a product may be ordered. */
export type OrderType =
  /** It can be bought. */
  | 'BUY'
  /** It cannot be ordered; the wire says 'false'. */
  | 'NONE'
  /** Another word of the provider's own; it cannot be ordered. */
  | 'OTHER'
  /** It can be ordered before it is on sale. */
  | 'PREORDER';

/** Who receives an order, the comment, and when a courier brings it. */
export type OrderUpdateInput = {
  /** Another than the buyer who receives it from now on; null where that stays as it is. */
  addressee?: OrderAddresseeInput | null | undefined;
  /** Comment for the shop, 500 characters at most; null for none. */
  comment?: string | null | undefined;
  /** Name of who receives it. */
  contactName: string;
  /** Day of one of the order's `deliveryTimes`; null, as the two that go with it, where it comes as agreed. */
  deliveryDate?: string | null | undefined;
  /** `from` of that time; null as `deliveryDate`. */
  deliveryTimeFrom?: string | null | undefined;
  /** `to` of that time; null as `deliveryDate`. */
  deliveryTimeTo?: string | null | undefined;
  /** E-mail; null for none. */
  email?: string | null | undefined;
  /** Phone of who receives it. */
  mobilePhone: string;
  /** Id of the order. */
  orderId: string | number;
};

/** The request that is withdrawn. */
export type OrderWithdrawReturnInput = {
  /** Id of the order. */
  orderId: string | number;
  /** Id of one of its `returnRequests`. */
  requestId: string | number;
};

/** Whose password is forgotten. */
export type PasswordRequestResetInput = {
  /** What the shop's captcha has said of the visitor; null where it has none. The provider asks the captcha about it. */
  captcha?: string | null | undefined;
  /** Phone, in any usual way of writing it, or e-mail. */
  login: string;
};

/** A new password. */
export type PasswordResetInput = {
  /** Password: at least 8 characters, small and capital letters among them. */
  password: string;
  /** Token of the link that was sent. */
  token: string;
};

/** Payment types by their names. */
export type PaymentKind =
  /** Alfa: 59. */
  | 'ALFA'
  /** Apple Pay: 32. */
  | 'APPLE_PAY'
  /** By bank transfer: 5. */
  | 'BANK_TRANSFER'
  /** Bank card online: 17. */
  | 'CARD'
  /** In cash or by card where it is picked up: 1. */
  | 'CASH'
  /** By card to the courier: 2. */
  | 'COURIER_CARD'
  /** In cash to the courier: 3. */
  | 'COURIER_CASH'
  /** Credit drawn up by somebody of a store where the goods are handed over: 12. */
  | 'CREDIT_IN_STORE'
  /** Credit online: 13. */
  | 'CREDIT_ONLINE'
  /** Google Pay: 33. */
  | 'GOOGLE_PAY'
  /** Loan online: 48. */
  | 'LOAN_ONLINE'
  /** Mokka: 19. */
  | 'MOKKA'
  /** MTS Pay in parts: 77. */
  | 'MTS_PAY_BNPL'
  /** Another type of the provider's own; its number stands beside. */
  | 'OTHER'
  /** PSB: 66. */
  | 'PSB'
  /** Sberbank: 52. */
  | 'SBERBANK'
  /** Sberbank in parts: 60. */
  | 'SBERBANK_BNPL'
  /** Sber Business, for companies: 56. */
  | 'SBER_BUSINESS'
  /** SberPay: 54. */
  | 'SBER_PAY'
  /** System of fast payments: 64. */
  | 'SBP'
  /** Bonuses of Spasibo: 36. */
  | 'SPASIBO'
  /** Tinkoff: 50. */
  | 'TINKOFF'
  /** A device handed in: 46. */
  | 'TRADE_IN'
  /** VK Pay: 40. */
  | 'VK_PAY'
  /** Yandex money: 35. */
  | 'YANDEX_MONEY'
  /** Yandex Pay: 89. */
  | 'YANDEX_PAY'
  /** Yandex Split: 88. */
  | 'YANDEX_SPLIT'
  /** YooKassa: 42. */
  | 'YOOKASSA';

/** What is to be paid, and how. */
export type PaymentStartInput = {
  /** Made once for each press of the button: 8 to 128 Latin letters, digits and `. : _ -`. The same key gives the same attempt. */
  idempotencyKey: string;
  /** Months of `PaymentMethod.periods` that it is paid back over; those chosen with the order, else the bank's last when absent. */
  months?: number | null | undefined;
  /** Id of the order. */
  orderId: string | number;
  /** Path of the shop where the shopper comes back to, with a GET and `payment` in its query; begins with a slash, at most 500 characters. */
  returnUrl: string;
  /** `PaymentMethod.typeId` of one of the methods of `orderToRepay`; the first of them when absent. */
  typeId?: string | number | null | undefined;
};

/** State of one attempt to pay. */
export type PaymentStatus =
  /** The shopper gave it up; final. */
  | 'CANCELLED'
  /** Begun; no payment page has been given out for it yet. */
  | 'CREATED'
  /** The bank said no; another attempt may follow. */
  | 'DECLINED'
  /** Another state of the provider's own; ask again later. */
  | 'OTHER'
  /** Paid; final. */
  | 'PAID'
  /** The payment page has been given out, and the bank has not answered. */
  | 'PENDING';

/** Tabs of the payment step, in their order. */
export type PaymentTab =
  /** «Кредит». */
  | 'CREDIT'
  /** «Рассрочка». */
  | 'INSTALMENT'
  /** «Частями». */
  | 'IN_PARTS'
  /** «Онлайн», the default. */
  | 'ONLINE'
  /** «При получении». */
  | 'ON_RECEIPT'
  /** Another tab of the provider's own; show it under the first. */
  | 'OTHER';

/** What joins a list. */
export type ProductListAddInput = {
  /** Which list the products join. */
  kind: ProductListKind;
  /** Ids of products, the newest first; as many as the list may hold at most. Those that are there already keep their places. */
  productIds: Array<string | number>;
};

/** The lists of products that a visitor keeps. */
export type ProductListKind =
  /** Products to be compared, at most 20. */
  | 'COMPARISON'
  /** Favourites, at most 100. */
  | 'FAVORITES';

/** What leaves a list. */
export type ProductListRemoveInput = {
  /** Which list the products leave. */
  kind: ProductListKind;
  /** Ids of products; those that are not there are nothing to remove. */
  productIds: Array<string | number>;
};

/** A part of a product's page, with an address of its own below the product's. */
export type ProductTab =
  /** «О товаре»: always. The product's own address. */
  | 'ABOUT'
  /** Аксессуары, where there are any. `accessories` */
  | 'ACCESSORIES'
  /** «Наличие и доставка»: not for a preorder or digital goods. `availability` */
  | 'AVAILABILITY'
  /** «Отзывы»: not of worn pieces, and not where partners sell it. `comments` */
  | 'COMMENTS'
  /** «Рассрочки и кредит»: when there is credit. `credit` */
  | 'CREDIT'
  /** «Способы получения»: goods that are sent as a code or a link. `digital` */
  | 'DIGITAL'
  /** «Вопрос-ответ»: always. `faq` */
  | 'FAQ'
  /** «Документы»: when there are any. `manuals` */
  | 'MANUALS'
  /** «Предложения»: worn pieces of a product that is not one itself. `markdown` */
  | 'MARKDOWN'
  /** «Характеристики»: always. `specs` */
  | 'SPECS'
  /** «Предложения» of partners, where there are any. `supplier` */
  | 'SUPPLIER';

/** The token that was sent to a new e-mail. */
export type ProfileConfirmEmailInput = {
  /** Token of the link that was sent. */
  token: string;
};

/** The mailings that are wanted. */
export type ProfileSetMailingsInput = {
  /** Their names, all of them: `sale`, `news`, `reviews` in the reference provider. 50 at most. */
  subscribeTypes: Array<string>;
};

/** A product whose return to stock, or lower price, is told of, or is told of no more. */
export type ProfileSubscribeInput = {
  /** Whether it is to be told of. */
  isWanted: boolean;
  /** Id of the product. */
  productId: string | number;
};

/** The profile as it is to be: what is left out or null is emptied. */
export type ProfileUpdateInput = {
  /** Day of birth. */
  birthdate?: string | null | undefined;
  /** Code that was sent to a new phone by `sessionSendCode` for `SIGN_UP`. */
  code?: string | null | undefined;
  /** E-mail; a new one becomes the account's by a link that is sent to it. */
  email?: string | null | undefined;
  /** First name, at most 100 characters. */
  firstName?: string | null | undefined;
  /** Last name, at most 100 characters. */
  lastName?: string | null | undefined;
  /** Phone; one that is not yet the account's needs `code` and `requestId`. */
  phone: string;
  /** Id that `sessionSendCode` has answered. */
  requestId?: string | null | undefined;
  /** Sex, as the shopper is addressed. */
  sex?: Sex | null | undefined;
};

/** Bounds of a range; one that is absent does not bound. */
export type RangeInput = {
  /** Largest value in the unit of the facet: rubles for the price. */
  max?: number | null | undefined;
  /** Smallest value in the unit of the facet: rubles for the price. */
  min?: number | null | undefined;
};

/** How a line of a receipt is paid. */
export type ReceiptMethod =
  /** In advance of what is not chosen yet. */
  | 'ADVANCE'
  /** In full, when it is handed over. */
  | 'FULL'
  /** Another way of the provider's own. */
  | 'OTHER'
  /** In full, before it is handed over. */
  | 'PREPAYMENT';

/** What a fiscal receipt is of. */
export type ReceiptOperation =
  /** Money that was paid. */
  | 'INCOME'
  /** Money that went back. */
  | 'INCOME_RETURN'
  /** Another operation of the provider's own. */
  | 'OTHER';

/** What a line of a receipt is for. */
export type ReceiptSubject =
  /** Goods. */
  | 'GOODS'
  /** Another subject of the provider's own. */
  | 'OTHER'
  /** Money for what is had later, such as a gift certificate. */
  | 'PAYMENT'
  /** A service, such as delivery. */
  | 'SERVICE';

/** Why money goes back. */
export type RefundReason =
  /** The order is cancelled. */
  | 'CANCELLED'
  /** A piece was returned. */
  | 'RETURNED'
  /** It was paid twice, or after the order had been cancelled. */
  | 'SUPERFLUOUS';

/** How far money is on its way back. */
export type RefundStatus =
  /** The bank has given the money back; final. */
  | 'CONFIRMED'
  /** The bank refused; the shop's people look into it. */
  | 'FAILED'
  /** The shop is about to ask the bank. */
  | 'REQUESTED'
  /** The bank has taken it on. */
  | 'SENT';

/** A courier's address and time. */
export type RepairAddressInput = {
  /** Building, at most 20 characters. */
  building?: string | null | undefined;
  /** Day of the visit: from today, in the city, to 14 days ahead. */
  date: string;
  /** Entrance, at most 10 characters. */
  entrance?: string | null | undefined;
  /** Number of the flat, at most 10 characters. */
  flat?: string | null | undefined;
  /** Floor, at most 10 characters. */
  floor?: string | null | undefined;
  /** Number of the house, at most 20 characters. */
  house: string;
  /** What the courier should know, at most 300 characters. */
  notes?: string | null | undefined;
  /** Street, at most 120 characters. */
  street: string;
  /** Hours of the visit, as the form has them: `09:00 - 13:00`. */
  time: string;
};

/** Who wants to be called back. */
export type RepairCallRequestInput = {
  /** What is wrong with it, at most 1,000 characters. */
  comment?: string | null | undefined;
  /** `PERSONAL_DATA` has to be among them. */
  consents: Array<ConsentPurpose>;
  /** What device it is, in words, at most 100 characters. */
  deviceType?: string | null | undefined;
  /** The same key asks once. */
  idempotencyKey: string;
  /** Whom to ask for, 1 to 100 characters. */
  name: string;
  /** A mobile phone. */
  phone: string;
};

/** Papers of a device: ids of `POST /uploads` with the purpose `repair`. */
export type RepairDocsInput = {
  /** Photos of what has happened (`insuranceSituation`), at most 5. */
  additional?: Array<string | number> | null | undefined;
  /** The application for a payment (`insurancePayment`); an insurance case has to have one. */
  applicationForInsurancePaymentPhotoId?: string | number | null | undefined;
  /** The receipt (`cashReceipt` in a form); a warranty repair has to have one, or a `purchase`. */
  chequePhotoId?: string | number | null | undefined;
  /** What a diagnosis has come to (`diagnosticResult`). */
  conclusionPhotoId?: string | number | null | undefined;
  /** The device (`devicePhoto`). */
  devicePhotoId?: string | number | null | undefined;
  /** The warranty card (`warrantyCard`). */
  guaranteeCardPhotoId?: string | number | null | undefined;
  /** Whether device and charger are handed in. */
  hasDeviceAndCharger: boolean;
  /** Whether what else was in the box is handed in as well. */
  hasKitAccessories: boolean;
  /** The policy (`insurancePolicy`); an insurance case has to have one. */
  insurancePolicyPhotoId?: string | number | null | undefined;
  /** The passport of the owner (`passport`). */
  passportPhotoId?: string | number | null | undefined;
  /** What stands for the receipt of a warranty repair; a provider that does not know it asks for the receipt. */
  purchase?: RepairPurchaseInput | null | undefined;
  /** When it was bought; not in the future. */
  purchaseDate?: string | null | undefined;
};

/** How a device gets to the repair. */
export type RepairHandover =
  /** Fetched by a courier. */
  | 'COURIER'
  /** Agreed upon with an operator, who calls: under warranty, for a large appliance, which is repaired at home, and for what was stolen. */
  | 'OPERATOR'
  /** Brought to a store or a service centre. */
  | 'STORE';

/** What an installation depends on. */
export type RepairInstallationInput = {
  /** Whether water, drain and power are there. */
  hasUtilities: boolean;
  /** Whether it goes into furniture. */
  isBuiltIn: boolean;
  /** Whether an old appliance has to be taken out. */
  needsDismantling: boolean;
};

/** What a device is insured against. */
export type RepairInsurance =
  /** Falls and blows. */
  | 'DAMAGE'
  /** Water and other liquids. */
  | 'LIQUID'
  /** The screen alone. */
  | 'SCREEN'
  /** Theft. */
  | 'THEFT';

/** Who pays for a repair. */
export type RepairKind =
  /** An insurance. */
  | 'INSURANCE'
  /** The shopper. */
  | 'PAID'
  /** The maker or the shop, under warranty. */
  | 'WARRANTY';

/** A code of six digits that opens a repair request. */
export type RepairOpenInput = {
  /** Six digits, as they were sent. */
  code: string;
  /** Number of the request. */
  id: string | number;
  /** Phone it was sent to. */
  phone: string;
  /** Id that `repairSendOpeningCode` has answered. */
  requestId: string;
};

/** The device in an order of whoever asks, received and still under the maker's warranty. */
export type RepairPurchaseInput = {
  /** Number of the order. */
  orderId: string | number;
  /** Id of the product in it. */
  productId: string | number;
};

/** What is asked for. */
export type RepairRequestCreateInput = {
  /** Where it is fetched, with `COURIER`; with `OPERATOR` where a master comes to a large appliance, unless that is agreed upon by phone. */
  address?: RepairAddressInput | null | undefined;
  /** Id of a brand. */
  brandId?: string | number | null | undefined;
  /** `PERSONAL_DATA` has to be among them. */
  consents: Array<ConsentPurpose>;
  /** Whether the shopper would take another device instead. */
  considerAlternatives?: boolean | null | undefined;
  /** In the shopper's words, at most 1,000 characters. */
  description?: string | null | undefined;
  /** Id of a kind of devices; needed where no model is named. */
  deviceTypeId?: string | number | null | undefined;
  /** Papers of the device; of a warranty repair and an insurance case. */
  docs?: RepairDocsInput | null | undefined;
  /** Where messages go as well. */
  email?: string | null | undefined;
  /** How the device gets to the repair. */
  handover: RepairHandover;
  /** Made once for each request: 8 to 128 Latin letters, digits and `. : _ -`. The same key makes one request. */
  idempotencyKey: string;
  /** IMEI of the device: 15 digits, of which the last checks the others. */
  imei?: string | null | undefined;
  /** Whether what is stored on it has to survive. */
  importantSaveData?: boolean | null | undefined;
  /** What an installation depends on; of an installation only. */
  installation?: RepairInstallationInput | null | undefined;
  /** What it is insured against; an insurance case has to say so. */
  insurance?: RepairInsurance | null | undefined;
  /** Who pays for the repair. */
  kind: RepairKind;
  /** Id of a model. */
  modelId?: string | number | null | undefined;
  /** Name of who sends it, 1 to 100 letters. */
  name: string;
  /** A mobile phone. */
  phone: string;
  /** `requestId` of a code that has been brought (`repairVerifyCode`); a shopper needs none for the phone of the account. */
  phoneRequestId?: string | null | undefined;
  /** Id of a problem; without one the description has to say what is wrong. */
  problemId?: string | number | null | undefined;
  /** Whether the shopper would sell it for its parts if it cannot be repaired. */
  readySellForParts?: boolean | null | undefined;
  /** A service centre in place of a store. */
  serviceCenterId?: string | number | null | undefined;
  /** Where it is brought. With `STORE`, unless a service centre is named. */
  storeId?: string | number | null | undefined;
  /** What the device looks like. */
  view?: RepairView | null | undefined;
};

/** Whose phone is to be confirmed. */
export type RepairSendCodeInput = {
  /** What the shop's captcha has said of the visitor; null where it has none. The provider asks the captcha about it. */
  captcha?: string | null | undefined;
  /** A mobile phone. */
  phone: string;
};

/** Where the code that opens a repair request is sent. */
export type RepairSendOpeningCodeInput = {
  /** What the shop's captcha has said of the visitor; null where it has none. The provider asks the captcha about it. */
  captcha?: string | null | undefined;
  /** Number of the request. */
  id: string | number;
  /** Phone that the request was made with. */
  phone: string;
};

/** Where a repair request stands. */
export type RepairStatus =
  /** The device has come. */
  | 'ACCEPTED'
  /** The shopper is asked whether to go on. */
  | 'APPROVAL'
  /** Nothing comes of it. */
  | 'CANCELLED'
  /** Somebody looks what is wrong. */
  | 'DIAGNOSTICS'
  /** It has been given back, repaired. */
  | 'ISSUED'
  /** It has been taken. */
  | 'NEW'
  /** Another one of the provider's own; `RepairRequest.statusName` says which. */
  | 'OTHER'
  /** It can be taken home. */
  | 'READY'
  /** It is being repaired. */
  | 'REPAIR'
  /** It has been given back as it was. */
  | 'RETURNED';

/** A code that is brought. */
export type RepairVerifyCodeInput = {
  /** Six digits, as they were sent. */
  code: string;
  /** Phone that the code was sent to. */
  phone: string;
  /** Id that `repairSendCode` has answered. */
  requestId: string;
};

/** What a device looks like. */
export type RepairView =
  /** Without damages; `C` at the provider. */
  | 'CLEAN'
  /** With damages; `D` at the provider. */
  | 'DAMAGED'
  /** It cannot be switched on; `NC` at the provider. */
  | 'NOT_WORKING';

/** Whether an order can still be paid. */
export type RepaymentStatus =
  /** Not paid yet. */
  | 'AWAITING'
  /** Cancelled; final. */
  | 'CANCELLED'
  /** Another state of the provider's own. */
  | 'OTHER'
  /** Paid; final. */
  | 'PAID';

/** How what is returned comes back. */
export type ReturnHandover =
  /** A courier fetches it. */
  | 'COURIER'
  /** The shopper brings it to a store. */
  | 'STORE';

/** Pieces of a line that are to be returned. */
export type ReturnItemInput = {
  /** Id of the order's line. */
  itemId: string | number;
  /** Pieces of it, `OrderItem.returnableCount` at most. */
  quantity: number;
};

/** Why a shopper returns something. */
export type ReturnReason =
  /** It is not wanted after all. */
  | 'CHANGED_MIND'
  /** Something is wrong with it. */
  | 'DEFECT'
  /** Another reason, which the comment says. */
  | 'OTHER'
  /** Something else was handed over than was ordered. */
  | 'WRONG_ITEM';

/** How far a return is. */
export type ReturnStatus =
  /** The shop waits for the goods. */
  | 'ACCEPTED'
  /** All of it has come back; final. */
  | 'DONE'
  /** The shop has not decided yet. */
  | 'NEW'
  /** The shop takes nothing back; `answer` says why. Final. */
  | 'REFUSED'
  /** The shopper keeps it after all; final. */
  | 'WITHDRAWN';

/** What reviews are filtered by; all of it has to fit. */
export type ReviewFilterInput = {
  /** Code of a badge. */
  badge?: string | null | undefined;
  /** Code of a brand. */
  brand?: string | null | undefined;
  /** Code of a category. */
  category?: string | null | undefined;
};

/** An address as it is written. */
export type SavedAddressInput = {
  /** Building on the plot, at most 20 characters. */
  building?: string | null | undefined;
  /** Name of the city, 1 to 100 characters. */
  cityName: string;
  /** Number of the flat, at most 10 characters. */
  flatNumber?: string | null | undefined;
  /** Floor, at most 10 characters. */
  floor?: string | null | undefined;
  /** Number of the house, 1 to 20 characters. */
  houseNumber: string;
  /** Housing of the house, at most 20 characters. */
  housing?: string | null | undefined;
  /** Street, 1 to 200 characters. */
  street: string;
};

/** What is searched. */
export type SearchInput = {
  /** The search text is taken letter by letter: nothing is mended. */
  asTyped?: boolean | null | undefined;
  /** Id of the category that narrows it. */
  categoryId?: string | number | null | undefined;
  /** Search text, 1 to 200 characters. */
  text: string;
};

/** Where a code is sent, and what for. */
export type SessionSendCodeInput = {
  /** What the shop's captcha has said of the visitor; null where it has none. The provider asks the captcha about it. */
  captcha?: string | null | undefined;
  /** Phone that the code is sent to. */
  phone: string;
  /** What the code is for. */
  purpose: CodePurpose;
};

/** Who signs in. */
export type SessionSignInInput = {
  /** What the shop's captcha has said of the visitor; null where it has none. The provider asks the captcha about it. */
  captcha?: string | null | undefined;
  /** Phone, in any usual way of writing it, or e-mail. */
  login: string;
  /** Password of the account. */
  password: string;
};

/** A code of six digits that was sent to a phone. */
export type SessionSignInWithCodeInput = {
  /** Six digits, as they were sent. */
  code: string;
  /** Phone it was sent to. */
  phone: string;
  /** Id that `sessionSendCode` has answered. */
  requestId: string;
};

/** A new account. */
export type SessionSignUpInput = {
  /** Whether the shopper agrees to the use of personal data; without it there is no account. */
  agreement: boolean;
  /** Six digits, as they were sent. */
  code: string;
  /** E-mail; it becomes the account's by a link that is sent to it. Null for none. */
  email?: string | null | undefined;
  /** First name, at most 100 characters. */
  firstName: string;
  /** Password: at least 8 characters, small and capital letters among them. Null for an account that is entered by codes until it has one. */
  password?: string | null | undefined;
  /** Phone, which the code has confirmed. */
  phone: string;
  /** Id that `sessionSendCode` has answered. */
  requestId: string;
};

/** A code of six digits that confirms the phone of a new account. */
export type SessionVerifyCodeInput = {
  /** Six digits, as they were sent. */
  code: string;
  /** Phone it was sent to. */
  phone: string;
  /** Id that `sessionSendCode` has answered. */
  requestId: string;
};

/** What a shopper may be addressed as. */
export type Sex =
  /** 1 on the wire. */
  | 'FEMALE'
  /** 2 on the wire. */
  | 'MALE';

/** The product whose price a valuation may lower. */
export type SmartPriceStartValuationInput = {
  /** Id of the product. */
  productId: string | number;
  /** Path of this shop where the shopper comes back to, with `tx` in its query. */
  returnUrl: string;
};

/** How a smart price stands. */
export type SmartPriceState =
  /** Valued: the price is lower. */
  | 'COMPLETED'
  /** The old device has not been valued yet. */
  | 'CREATED'
  /** The device has not been taken, or its owner has thought better of it. */
  | 'DECLINED'
  /** Its time is over. */
  | 'EXPIRED'
  /** Another state of the provider's own; it lowers no price. */
  | 'OTHER'
  /** An order has been made by it. */
  | 'USED';

/** What special offers are filtered by. Within one list any of the values will do. */
export type SpecialOfferFilterInput = {
  /** Codes of brands, at most 50. */
  brands?: Array<string> | null | undefined;
  /** Codes of channels, at most 50. */
  channels?: Array<string> | null | undefined;
  /** Codes of mechanics, at most 50. */
  mechanics?: Array<string> | null | undefined;
};

/** What kind of place it is. */
export type StoreKind =
  /** Another kind of the provider's own; its number is `Store.typeId`. */
  | 'OTHER'
  /** A point where orders are picked up: types 10, 13, 14. */
  | 'PICKUP_POINT'
  /** A locker: types 9, 12. */
  | 'POSTAMAT'
  /** A store of the shop: type 1. */
  | 'STORE';

/** What an old device looks like. By the codes 3, 2, 1 at one provider, C, D, NC at another. */
export type TradeInCondition =
  /** It is broken outside; 1 or `NC` at the provider. */
  | 'BROKEN_SCREEN'
  /** As new; 3 or `C` at the provider. */
  | 'PERFECT'
  /** It works and shows its age; 2 or `D` at the provider. */
  | 'WORKING';

/** An old device. */
export type TradeInDeviceInput = {
  /** Id of the calculator; 1 when absent. */
  calculatorId?: string | number;
  /** Code of its colour; absent for none. */
  color?: string | null | undefined;
  /** How it looks. */
  condition: TradeInCondition;
  /** Memory in GB; 0 for a model that has none to choose. */
  memory: number;
  /** Id of its model. */
  modelId: string | number;
  /** Number of the device that it takes the place of; a new one gets a number of its own. */
  tId?: string | number | null | undefined;
};

/** What the calculator does about the memory of a model. */
export type TradeInMemoryStep =
  /** It asks for one. */
  | 'CHOOSE'
  /** Nothing is known of it. */
  | 'ERROR'
  /** It leaves the step out: the model has none to choose. */
  | 'SKIP';

/** The device that is taken back. */
export type TradeInRemoveInput = {
  /** Its number; absent for all of them and the new one. */
  tId?: string | number | null | undefined;
};

/** An old device that has been valued. */
export type TradeInSaveInput = {
  /** Id of the calculator; 1 when absent. */
  calculatorId?: string | number;
  /** Code of its colour; absent for none. */
  color?: string | null | undefined;
  /** How it looks. */
  condition: TradeInCondition;
  /** Memory in GB; 0 for a model that has none to choose. */
  memory: number;
  /** Id of its model. */
  modelId: string | number;
  /** Number of the device that it takes the place of; a new one gets a number of its own. */
  tId?: string | number | null | undefined;
};

/** Devices of an exchange, in place of all that were chosen before. */
export type TradeInSetDataInput = {
  /** The old ones, at most 5. */
  devices: Array<TradeInDeviceInput>;
  /** Id of the product that is the new one; absent for none. */
  productId?: string | number | null | undefined;
};

/** The new device. */
export type TradeInSetDerivableInput = {
  /** Id of the product. */
  productId: string | number;
};

/** In which of its two views a calculator says conditions. */
export type TradeInView =
  /** The letters C, D, NC; such a calculator is asked by `tradeInLetterBrands`, `tradeInLetterModels` and `tradeInLetterPrices`. */
  | 'LETTERS'
  /** The codes 3, 2, 1. */
  | 'NUMBERS';

/** What a `UserError` is. */
export type UserErrorCode =
  /** `BasketChanged`. */
  | 'BASKET_CHANGED'
  /** `CodeWrong`. */
  | 'CODE_WRONG'
  /** `Conflict`. */
  | 'CONFLICT'
  /** `InvalidValue`. */
  | 'INVALID_VALUE'
  /** `NotFound`. */
  | 'NOT_FOUND'
  /** `OutOfStock`. */
  | 'OUT_OF_STOCK'
  /** `PriceChanged`. */
  | 'PRICE_CHANGED'
  /** `QuoteExpired`. */
  | 'QUOTE_EXPIRED'
  /** `QuoteInvalid`. */
  | 'QUOTE_INVALID';

export type HandedInFragment = { tId: string | null, brand: string | null, model: string | null, memory: number | null, condition: TradeInCondition | null, itemId: string | null, price: { amount: number } | null };

export type ExchangeFactsFragment = { devicesCount: number, discount: { amount: number } };

export type ExchangeDiscountFragment = { discount: { amount: number }, finalPrice: { amount: number } | null, discounts: Array<{ actionId: string | null, name: string, promocode: string | null, sum: { amount: number } }> };

export type TakeDeviceBackMutationVariables = Exact<{
  input: TradeInRemoveInput;
}>;


export type TakeDeviceBackMutation = { tradeInRemove: { exchange: { total: { amount: number } } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type CardFragment = { id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, isDigital: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { orderType: OrderType, isAvailable: boolean, price: { amount: number }, priceOld: { amount: number } | null, benefit: { amount: number } | null, credit: { type: CreditType, periods: Array<number>, monthlyPayment: { amount: number } } | null }, priceOnline: { amount: number } | null, highlights: Array<{ name: string, value: string }>, dimensions: { width: number, height: number, depth: number } | null, screen: { diagonal: number, resolution: string | null } | null, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, tradeInSticker: { amount: number } | null, lowestSupplierOffer: { supplierId: string, supplierName: string, price: { amount: number }, priceOld: { amount: number } | null } | null, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null };

export type SeoTextFragment = { title: string | null, description: string | null, h1: string | null, text: string | null, canonical: string | null, robots: string | null, redirect: { url: string, code: number } | null };

export type PromotionFactsFragment = { id: string, parentId: string | null, name: string, description: string, type: ActionType, isApplicable: boolean, isTradeIn: boolean, discountPercent: number | null, paymentNames: Array<string>, isOfSberbank: boolean, specialOfferUrl: string | null, mechanics: Array<{ isDsoRecommended: boolean }>, unmetConditions: Array<{ name: string, products: Array<{ id: string, name: string, url: string } | null> | null }>, presents: Array<{ productId: string, isSelected: boolean, product: { name: string, url: string } | null }>, lines: Array<{ productId: string, quantity: number, price: { amount: number } | null, finalPrice: { amount: number } }> };

export type ExplainedActionFragment = { id: string, parentId: string | null, name: string, description: string, type: ActionType, isApplicable: boolean, isTradeIn: boolean, discountPercent: number | null, paymentNames: Array<string>, isOfSberbank: boolean, specialOfferUrl: string | null, mechanics: Array<{ creditNotification: string | null, isDsoRecommended: boolean, conditions: Array<{ name: string, isMet: boolean }> }>, unmetConditions: Array<{ name: string, products: Array<{ id: string, name: string, url: string } | null> | null }>, presents: Array<{ productId: string, isSelected: boolean, product: { name: string, url: string } | null }>, lines: Array<{ productId: string, quantity: number, price: { amount: number } | null, finalPrice: { amount: number } }> };

export type DiscountFactsFragment = { actionId: string | null, name: string, promocode: string | null, sum: { amount: number } };

export type AccessoryActionQueryVariables = Exact<{
  goods: Array<ActionGoodsInput> | ActionGoodsInput;
  actionIds?: Array<string | number> | string | number | null | undefined;
}>;


export type AccessoryActionQuery = { accessoryAction: { id: string, parentId: string | null, name: string, description: string, type: ActionType, isApplicable: boolean, isTradeIn: boolean, discountPercent: number | null, paymentNames: Array<string>, isOfSberbank: boolean, specialOfferUrl: string | null, mechanics: Array<{ creditNotification: string | null, isDsoRecommended: boolean, conditions: Array<{ name: string, isMet: boolean }> }>, unmetConditions: Array<{ name: string, products: Array<{ id: string, name: string, url: string } | null> | null }>, presents: Array<{ productId: string, isSelected: boolean, product: { name: string, url: string } | null }>, lines: Array<{ productId: string, quantity: number, price: { amount: number } | null, finalPrice: { amount: number } }> } | null };

export type OfferActionQueryVariables = Exact<{
  actionId: string | number;
  productId: string | number;
  goods: ActionGoodsInput;
}>;


export type OfferActionQuery = { actionMechanics: { id: string, parentId: string | null, name: string, description: string, type: ActionType, isApplicable: boolean, isTradeIn: boolean, discountPercent: number | null, paymentNames: Array<string>, isOfSberbank: boolean, specialOfferUrl: string | null, mechanics: Array<{ creditNotification: string | null, isDsoRecommended: boolean, conditions: Array<{ name: string, isMet: boolean }> }>, unmetConditions: Array<{ name: string, products: Array<{ id: string, name: string, url: string } | null> | null }>, presents: Array<{ productId: string, isSelected: boolean, product: { name: string, url: string } | null }>, lines: Array<{ productId: string, quantity: number, price: { amount: number } | null, finalPrice: { amount: number } }> } | null, product: { id: string, name: string, url: string } | null };

export type ProductSmartPriceQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductSmartPriceQuery = { product: { id: string, url: string, smartPriceOffer: { totalDiscount: { amount: number } | null } | null } | null };

export type SmartPriceFoundFragment = { state: SmartPriceState, smartPrice: { tx: string, tradeinId: string | null, productId: string, totalDiscount: { amount: number }, discountBenefit: { amount: number } | null } | null };

export type StartValuationMutationVariables = Exact<{
  input: SmartPriceStartValuationInput;
}>;


export type StartValuationMutation = { smartPriceStartValuation: { url: string | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type TakeSmartPriceMutationVariables = Exact<{
  input: BasketAddItemInput;
}>;


export type TakeSmartPriceMutation = { basketAddItem: { basket: { id: string } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type BasketSmartPriceFactsFragment = { smartPrice: { state: SmartPriceState | null } | null };

export type PlaceFactsFragment = { id: string, typeId: string, kind: StoreKind, url: string, name: string, address: string, stations: Array<string>, directions: string, longitude: number, latitude: number, workTimeLine: string, convenience: Array<string>, services: Array<string>, isOpen: boolean | null, hoursText: string | null };

export type ListedPlaceFactsFragment = { images: Array<string>, id: string, typeId: string, kind: StoreKind, url: string, name: string, address: string, stations: Array<string>, directions: string, longitude: number, latitude: number, workTimeLine: string, convenience: Array<string>, services: Array<string>, isOpen: boolean | null, hoursText: string | null };

export type ShopsPageQueryVariables = Exact<{
  path: string;
  place: string;
  isSearched: boolean;
  brand?: string | null | undefined;
  hasBrand: boolean;
}>;


export type ShopsPageQuery = { breadcrumbs: Array<{ name: string, url: string | null }> | null, features: Array<{ key: string, isActive: boolean }> | null, stores?: Array<{ images: Array<string>, id: string, typeId: string, kind: StoreKind, url: string, name: string, address: string, stations: Array<string>, directions: string, longitude: number, latitude: number, workTimeLine: string, convenience: Array<string>, services: Array<string>, isOpen: boolean | null, hoursText: string | null }> | null, near?: Array<{ distance: number | null, store: { images: Array<string>, id: string, typeId: string, kind: StoreKind, url: string, name: string, address: string, stations: Array<string>, directions: string, longitude: number, latitude: number, workTimeLine: string, convenience: Array<string>, services: Array<string>, isOpen: boolean | null, hoursText: string | null } }> | null, named?: Array<{ images: Array<string>, id: string, typeId: string, kind: StoreKind, url: string, name: string, address: string, stations: Array<string>, directions: string, longitude: number, latitude: number, workTimeLine: string, convenience: Array<string>, services: Array<string>, isOpen: boolean | null, hoursText: string | null }> | null, serviceCenters: Array<{ brandCodes: Array<string>, id: string, name: string, address: string, phone: string, workTimeLine: string }> | null, ofBrand?: Array<{ id: string, name: string, address: string, phone: string, workTimeLine: string }> | null, brands: Array<{ code: string, name: string }> | null };

export type ShopsQueryVariables = Exact<{ [key: string]: never; }>;


export type ShopsQuery = { stores: Array<{ images: Array<string>, id: string, typeId: string, kind: StoreKind, url: string, name: string, address: string, stations: Array<string>, directions: string, longitude: number, latitude: number, workTimeLine: string, convenience: Array<string>, services: Array<string>, isOpen: boolean | null, hoursText: string | null }> | null };

export type CenterFactsFragment = { id: string, name: string, address: string, phone: string, workTimeLine: string };

export type StoreProductFragment = { id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, category: { id: string, code: string, name: string } | null, offer: { price: { amount: number } }, stock: Array<{ quantity: number }> | null };

export type StorePageQueryVariables = Exact<{
  id: string | number;
  path: string;
}>;


export type StorePageQuery = { currentCity: { id: string }, mainPage: { recommendations: Array<{ id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, category: { id: string, code: string, name: string } | null, offer: { price: { amount: number } }, stock: Array<{ quantity: number }> | null }> } | null, store: { brand: string, images: Array<string>, id: string, typeId: string, kind: StoreKind, url: string, name: string, address: string, stations: Array<string>, directions: string, longitude: number, latitude: number, workTimeLine: string, convenience: Array<string>, services: Array<string>, isOpen: boolean | null, hoursText: string | null, city: { id: string, name: string, timeZone: string, declension: string, phone: string } | null, workTime: Array<{ opens: string, closes: string } | null> } | null, breadcrumbs: Array<{ name: string, url: string | null }> | null };

export type SuggestedGoodsQueryVariables = Exact<{
  viewed: Array<string | number> | string | number;
  hasViewed: boolean;
  withTexts: boolean;
  withKinds: boolean;
}>;


export type SuggestedGoodsQuery = { searchPlaceholders?: Array<string> | null, products?: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, isDigital: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { orderType: OrderType, isAvailable: boolean, price: { amount: number }, priceOld: { amount: number } | null, benefit: { amount: number } | null, credit: { type: CreditType, periods: Array<number>, monthlyPayment: { amount: number } } | null }, priceOnline: { amount: number } | null, highlights: Array<{ name: string, value: string }>, dimensions: { width: number, height: number, depth: number } | null, screen: { diagonal: number, resolution: string | null } | null, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, tradeInSticker: { amount: number } | null, lowestSupplierOffer: { supplierId: string, supplierName: string, price: { amount: number }, priceOld: { amount: number } | null } | null, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null } | null> | null, mainPage: { brands: Array<{ name: string, url: string }>, recommendations: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, isDigital: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, category?: { id: string, name: string } | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { orderType: OrderType, isAvailable: boolean, price: { amount: number }, priceOld: { amount: number } | null, benefit: { amount: number } | null, credit: { type: CreditType, periods: Array<number>, monthlyPayment: { amount: number } } | null }, priceOnline: { amount: number } | null, highlights: Array<{ name: string, value: string }>, dimensions: { width: number, height: number, depth: number } | null, screen: { diagonal: number, resolution: string | null } | null, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, tradeInSticker: { amount: number } | null, lowestSupplierOffer: { supplierId: string, supplierName: string, price: { amount: number }, priceOld: { amount: number } | null } | null, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null }> } | null };

export type OwnOrdersFragment = { totalCount: number, nodes: Array<{ id: string, status: OrderStatus, statusName: string, isActive: boolean, isCancelled: boolean, isAwaitingPayment: boolean, isPhoneToConfirm: boolean, isCancelable: boolean, heldUntil: string | null, receivedAt: string | null, insertedAt: string, deliveryDate: string | null, deliveryTimeFrom: string | null, deliveryTimeTo: string | null, deliveryAddress: string, totalSum: { amount: number }, steps: Array<{ name: string, isActive: boolean }>, store: { id: string, url: string } | null, items: Array<{ id: string, productId: string, isWarranty: boolean, name: string, url: string, image: string, quantity: number, returned: number }> }>, pageInfo: { currentPage: number, pageCount: number } };

export type OrderLineFragment = { id: string, productId: string, isWarranty: boolean, name: string, url: string, image: string, quantity: number, returned: number };

export type AccountOrdersQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type AccountOrdersQuery = { orders: { totalCount: number, nodes: Array<{ id: string, status: OrderStatus, statusName: string, isActive: boolean, isCancelled: boolean, isAwaitingPayment: boolean, isPhoneToConfirm: boolean, isCancelable: boolean, heldUntil: string | null, receivedAt: string | null, insertedAt: string, deliveryDate: string | null, deliveryTimeFrom: string | null, deliveryTimeTo: string | null, deliveryAddress: string, totalSum: { amount: number }, steps: Array<{ name: string, isActive: boolean }>, store: { id: string, url: string } | null, items: Array<{ id: string, productId: string, isWarranty: boolean, name: string, url: string, image: string, quantity: number, returned: number }> }>, pageInfo: { currentPage: number, pageCount: number } } | null };

export type OwnRepairsFragment = { nodes: Array<{ id: string, status: RepairStatus, statusName: string, isActive: boolean, device: string, problem: string, handover: RepairHandover | null, place: string, createdAt: string | null }>, pageInfo: { currentPage: number, pageCount: number } };

export type AccountRepairsQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type AccountRepairsQuery = { repairRequests: { nodes: Array<{ id: string, status: RepairStatus, statusName: string, isActive: boolean, device: string, problem: string, handover: RepairHandover | null, place: string, createdAt: string | null }>, pageInfo: { currentPage: number, pageCount: number } } | null };

export type AccountFrameQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountFrameQuery = { me: { id: string } | null, repairRequests: { totalCount: number } | null };

export type AccountOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountOverviewQuery = { orders: { totalCount: number, nodes: Array<{ id: string, status: OrderStatus, statusName: string, isActive: boolean, isCancelled: boolean, isAwaitingPayment: boolean, isPhoneToConfirm: boolean, isCancelable: boolean, heldUntil: string | null, receivedAt: string | null, insertedAt: string, deliveryDate: string | null, deliveryTimeFrom: string | null, deliveryTimeTo: string | null, deliveryAddress: string, items: Array<{ id: string, productId: string, isWarranty: boolean, name: string, url: string, image: string, quantity: number, returned: number }>, totalSum: { amount: number }, steps: Array<{ name: string, isActive: boolean }>, store: { id: string, url: string } | null }>, pageInfo: { currentPage: number, pageCount: number } } | null, repairRequests: { totalCount: number, nodes: Array<{ id: string, status: RepairStatus, statusName: string, isActive: boolean, device: string, problem: string, handover: RepairHandover | null, place: string, createdAt: string | null }>, pageInfo: { currentPage: number, pageCount: number } } | null, loyaltyCards: Array<{ id: string, isActive: boolean, balance: { amount: number } | null }> | null, reviews: { totalCount: number, nodes: Array<{ id: string, product: { id: string } | null }> } | null };

export type OwnedGoodsFragment = { orders: { nodes: Array<{ id: string, status: OrderStatus, items: Array<{ id: string, productId: string, isWarranty: boolean, name: string, url: string, image: string, quantity: number, returned: number }> }> } | null };

export type ToRateFragment = { reviews: { nodes: Array<{ id: string, product: { id: string } | null }> } | null, orders: { nodes: Array<{ id: string, status: OrderStatus, items: Array<{ id: string, productId: string, isWarranty: boolean, name: string, url: string, image: string, quantity: number, returned: number }> }> } | null };

export type AccountProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountProfileQuery = { me: { id: string, firstName: string | null, lastName: string | null, birthdate: string | null, sex: Sex | null, phone: string | null, email: string | null, newEmail: string | null, isConfirmedEmail: boolean, subscribeTypes: Array<string> } | null };

export type SaveProfileMutationVariables = Exact<{
  input: ProfileUpdateInput;
}>;


export type SaveProfileMutation = { profileUpdate: { user: { newEmail: string | null } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type RemoveProfileMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveProfileMutation = { profileRemove: { userErrors: Array<{ code: UserErrorCode, message: string, field: Array<string> | null }> } | null };

export type ConfirmEmailMutationVariables = Exact<{
  input: ProfileConfirmEmailInput;
}>;


export type ConfirmEmailMutation = { profileConfirmEmail: { userErrors: Array<{ code: UserErrorCode, message: string, field: Array<string> | null }> } | null };

export type SetMailingsMutationVariables = Exact<{
  input: ProfileSetMailingsInput;
}>;


export type SetMailingsMutation = { profileSetMailings: { user: { id: string } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: Array<string> | null }> } | null };

export type TrackedOrderQueryVariables = Exact<{
  id: string | number;
  phone: string;
}>;


export type TrackedOrderQuery = { trackedOrder: { id: string, status: OrderStatus, statusName: string, isActive: boolean, deliveryDate: string | null, deliveryTimeFrom: string | null, deliveryTimeTo: string | null, deliveryTypeName: string, isPaid: boolean | null, insertedAt: string | null, steps: Array<{ name: string, isActive: boolean }>, totalSum: { amount: number } } | null };

export type AccountAddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountAddressesQuery = { addresses: Array<{ id: string, cityName: string, street: string, houseNumber: string, floor: string | null, flatNumber: string | null, building: string | null, housing: string | null }> | null };

export type AddAddressMutationVariables = Exact<{
  input: AddressAddInput;
}>;


export type AddAddressMutation = { addressAdd: { addresses: Array<{ id: string }> | null, userErrors: Array<{ code: UserErrorCode, message: string, field: Array<string> | null }> } | null };

export type UpdateAddressMutationVariables = Exact<{
  input: AddressUpdateInput;
}>;


export type UpdateAddressMutation = { addressUpdate: { addresses: Array<{ id: string }> | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type RemoveAddressMutationVariables = Exact<{
  input: AddressRemoveInput;
}>;


export type RemoveAddressMutation = { addressRemove: { addresses: Array<{ id: string }> | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type WaitForProductMutationVariables = Exact<{
  input: ProfileSubscribeInput;
}>;


export type WaitForProductMutation = { profileSubscribe: { user: { id: string } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type BonusPageQueryVariables = Exact<{
  path: string;
  text?: string | null | undefined;
  isSignedIn: boolean;
  hasCard: boolean;
  cardId: string | number;
  checkData: string;
}>;


export type BonusPageQuery = { breadcrumbs: Array<{ name: string, url: string | null }> | null, loyaltyRules: { earnedPercent: number | null, payablePercent: number | null, isPerpetual: boolean | null, welcomeBonuses: { amount: number } | null } | null, me?: { phone: string | null, firstName: string | null, subscribeProductIds: Array<string> } | null, repairRequests?: { totalCount: number } | null, loyaltyCards?: Array<{ id: string, ean: string, isActive: boolean, balance: { amount: number } | null, entries: Array<{ kind: BonusEntryKind, orderId: string | null, happenedAt: string | null, amount: { amount: number } }> }> | null, loyaltyVerification?: { isValid: boolean } | null, loyaltyNotifications?: { nodes: Array<{ title: string, text: string, url: string | null, happenedAt: string | null }> } | null, seo: { title: string | null, description: string | null, h1: string | null, text: string | null, canonical: string | null, robots: string | null, redirect: { url: string, code: number } | null } | null };

export type BonusCardsQueryVariables = Exact<{ [key: string]: never; }>;


export type BonusCardsQuery = { loyaltyCards: Array<{ id: string }> | null };

export type BonusVerifyDataQueryVariables = Exact<{
  cardId: string | number;
}>;


export type BonusVerifyDataQuery = { loyaltyVerifyData: { phone: string | null, isVerified: boolean } | null };

export type BonusLimitQueryVariables = Exact<{
  cardId: string | number;
  checkData: string;
}>;


export type BonusLimitQuery = { loyaltyLimit: { maxAmount: { amount: number }, balance: { amount: number } | null } | null };

export type SendCardSmsMutationVariables = Exact<{
  input: LoyaltySendCodeInput;
}>;


export type SendCardSmsMutation = { loyaltySendCode: { requestId: string | null, userErrors: Array<{ code: UserErrorCode, message: string, field: Array<string> | null }> } | null };

export type VerifyCardCodeMutationVariables = Exact<{
  input: LoyaltyVerifyCodeInput;
}>;


export type VerifyCardCodeMutation = { loyaltyVerifyCode: { checkData: string | null, cardId: string | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type AddCardMutationVariables = Exact<{
  input: LoyaltyCardAddInput;
}>;


export type AddCardMutation = { loyaltyCardAdd: { checkData: string | null, card: { id: string } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type RemoveCardMutationVariables = Exact<{
  input: LoyaltyCardRemoveInput;
}>;


export type RemoveCardMutation = { loyaltyCardRemove: { userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type SetBonusesMutationVariables = Exact<{
  input: BasketSetBonusesInput;
}>;


export type SetBonusesMutation = { basketSetBonuses: { basket: { revision: number | null } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type RemoveBonusesMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveBonusesMutation = { basketRemoveBonuses: { basket: { revision: number | null } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: Array<string> | null }> } | null };

export type AccessoryTileFragment = { id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, priceOnline: { amount: number } | null, offer: { price: { amount: number } } };

export type BundleFactsFragment = { products: Array<{ id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, priceOnline: { amount: number } | null, offer: { price: { amount: number } } }>, variants: Array<{ kind: BundleKind, actionId: string | null, name: string | null, description: string | null, months: number | null, paymentTypeId: string | null, prices: Array<{ productId: string, finalPrice: { amount: number } }> }> };

export type ProductAccessoriesQueryVariables = Exact<{
  id: string | number;
  page: number;
  sort: AccessorySort;
  groupIds?: Array<string | number> | string | number | null | undefined;
  isFirst: boolean;
}>;


export type ProductAccessoriesQuery = { features?: Array<{ key: string, isActive: boolean }> | null, product: { id: string, tabs: Array<ProductTab> | null, accessories: { totalCount: number, nodes: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, isDigital: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { orderType: OrderType, isAvailable: boolean, price: { amount: number }, priceOld: { amount: number } | null, benefit: { amount: number } | null, credit: { type: CreditType, periods: Array<number>, monthlyPayment: { amount: number } } | null }, priceOnline: { amount: number } | null, highlights: Array<{ name: string, value: string }>, dimensions: { width: number, height: number, depth: number } | null, screen: { diagonal: number, resolution: string | null } | null, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, tradeInSticker: { amount: number } | null, lowestSupplierOffer: { supplierId: string, supplierName: string, price: { amount: number }, priceOld: { amount: number } | null } | null, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null }>, pageInfo: { pageCount: number } } | null, accessoryCategories: Array<{ id: string, name: string, productsCount: number | null }> | null } & { id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, accessoryBundle?: { products: Array<{ id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, priceOnline: { amount: number } | null, offer: { price: { amount: number } } }>, variants: Array<{ kind: BundleKind, actionId: string | null, name: string | null, description: string | null, months: number | null, paymentTypeId: string | null, prices: Array<{ productId: string, finalPrice: { amount: number } }> }> } | null, warranties?: Array<{ id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, priceOnline: { amount: number } | null, offer: { price: { amount: number } } }> | null, priceOnline: { amount: number } | null, offer: { price: { amount: number } } } & { mathAccessories?: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, isDigital: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { orderType: OrderType, isAvailable: boolean, price: { amount: number }, priceOld: { amount: number } | null, benefit: { amount: number } | null, credit: { type: CreditType, periods: Array<number>, monthlyPayment: { amount: number } } | null }, priceOnline: { amount: number } | null, highlights: Array<{ name: string, value: string }>, dimensions: { width: number, height: number, depth: number } | null, screen: { diagonal: number, resolution: string | null } | null, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, tradeInSticker: { amount: number } | null, lowestSupplierOffer: { supplierId: string, supplierName: string, price: { amount: number }, priceOld: { amount: number } | null } | null, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null }> | null, mathAccessoryGroups?: Array<{ name: string, products: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, isDigital: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { orderType: OrderType, isAvailable: boolean, price: { amount: number }, priceOld: { amount: number } | null, benefit: { amount: number } | null, credit: { type: CreditType, periods: Array<number>, monthlyPayment: { amount: number } } | null }, priceOnline: { amount: number } | null, highlights: Array<{ name: string, value: string }>, dimensions: { width: number, height: number, depth: number } | null, screen: { diagonal: number, resolution: string | null } | null, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, tradeInSticker: { amount: number } | null, lowestSupplierOffer: { supplierId: string, supplierName: string, price: { amount: number }, priceOld: { amount: number } | null } | null, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null }> }> | null } | null };

export type BundledProductFragment = { id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, accessoryBundle: { products: Array<{ id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, priceOnline: { amount: number } | null, offer: { price: { amount: number } } }>, variants: Array<{ kind: BundleKind, actionId: string | null, name: string | null, description: string | null, months: number | null, paymentTypeId: string | null, prices: Array<{ productId: string, finalPrice: { amount: number } }> }> } | null, warranties: Array<{ id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, priceOnline: { amount: number } | null, offer: { price: { amount: number } } }> | null, priceOnline: { amount: number } | null, offer: { price: { amount: number } } };

export type ProductBundleQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductBundleQuery = { product: { id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, accessoryBundle: { products: Array<{ id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, priceOnline: { amount: number } | null, offer: { price: { amount: number } } }>, variants: Array<{ kind: BundleKind, actionId: string | null, name: string | null, description: string | null, months: number | null, paymentTypeId: string | null, prices: Array<{ productId: string, finalPrice: { amount: number } }> }> } | null, warranties: Array<{ id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, priceOnline: { amount: number } | null, offer: { price: { amount: number } } }> | null, priceOnline: { amount: number } | null, offer: { price: { amount: number } } } | null };

export type BoughtTogetherFragment = { mathAccessories: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, isDigital: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { orderType: OrderType, isAvailable: boolean, price: { amount: number }, priceOld: { amount: number } | null, benefit: { amount: number } | null, credit: { type: CreditType, periods: Array<number>, monthlyPayment: { amount: number } } | null }, priceOnline: { amount: number } | null, highlights: Array<{ name: string, value: string }>, dimensions: { width: number, height: number, depth: number } | null, screen: { diagonal: number, resolution: string | null } | null, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, tradeInSticker: { amount: number } | null, lowestSupplierOffer: { supplierId: string, supplierName: string, price: { amount: number }, priceOld: { amount: number } | null } | null, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null }> | null, mathAccessoryGroups: Array<{ name: string, products: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, isDigital: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { orderType: OrderType, isAvailable: boolean, price: { amount: number }, priceOld: { amount: number } | null, benefit: { amount: number } | null, credit: { type: CreditType, periods: Array<number>, monthlyPayment: { amount: number } } | null }, priceOnline: { amount: number } | null, highlights: Array<{ name: string, value: string }>, dimensions: { width: number, height: number, depth: number } | null, screen: { diagonal: number, resolution: string | null } | null, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, tradeInSticker: { amount: number } | null, lowestSupplierOffer: { supplierId: string, supplierName: string, price: { amount: number }, priceOld: { amount: number } | null } | null, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null }> }> | null };

export type ProductAccessoryKindsQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductAccessoryKindsQuery = { product: { accessoryGroups: Array<{ id: string, name: string, productsCount: number | null }> | null } | null };

export type AccessorySelectionQueryVariables = Exact<{
  path: string;
  text?: string | null | undefined;
  id: string | number;
  page: number;
  groupIds?: Array<string | number> | string | number | null | undefined;
  goods: Array<ActionGoodsInput> | ActionGoodsInput;
  hasGoods: boolean;
}>;


export type AccessorySelectionQuery = { features: Array<{ key: string, isActive: boolean }> | null, accessoryAction?: { id: string, parentId: string | null, name: string, description: string, type: ActionType, isApplicable: boolean, isTradeIn: boolean, discountPercent: number | null, paymentNames: Array<string>, isOfSberbank: boolean, specialOfferUrl: string | null, mechanics: Array<{ creditNotification: string | null, isDsoRecommended: boolean, conditions: Array<{ name: string, isMet: boolean }> }>, unmetConditions: Array<{ name: string, products: Array<{ id: string, name: string, url: string } | null> | null }>, presents: Array<{ productId: string, isSelected: boolean, product: { name: string, url: string } | null }>, lines: Array<{ productId: string, quantity: number, price: { amount: number } | null, finalPrice: { amount: number } }> } | null, product: { id: string, accessories: { nodes: Array<{ id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, priceOnline: { amount: number } | null, offer: { price: { amount: number } } }>, pageInfo: { pageCount: number } } | null, accessoryCategories: Array<{ id: string, name: string }> | null, warranties: Array<{ id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, priceOnline: { amount: number } | null, offer: { price: { amount: number } } }> | null } | null, seo: { title: string | null, description: string | null, h1: string | null, text: string | null, canonical: string | null, robots: string | null, redirect: { url: string, code: number } | null } | null };

export type FamilyLineFragment = { id: string, productId: string, parentId: string | null, supplierId: string | null, quantity: number, isWarranty: boolean, presentOf: string | null, actionId: string | null, finalPrice: { amount: number }, sum: { amount: number }, product: { id: string, name: string, url: string, images: Array<string>, isDigital: boolean } | null };

export type BasketFamiliesQueryVariables = Exact<{ [key: string]: never; }>;


export type BasketFamiliesQuery = { basket: { items: Array<{ id: string, productId: string, parentId: string | null, supplierId: string | null, quantity: number, isWarranty: boolean, presentOf: string | null, actionId: string | null, finalPrice: { amount: number }, sum: { amount: number }, product: { id: string, name: string, url: string, images: Array<string>, isDigital: boolean } | null }> } | null };

export type AddMainMutationVariables = Exact<{
  input: BasketAddItemInput;
}>;


export type AddMainMutation = { basketAddItem: { basket: { items: Array<{ id: string, productId: string, parentId: string | null, supplierId: string | null, quantity: number, isWarranty: boolean, presentOf: string | null, actionId: string | null, finalPrice: { amount: number }, sum: { amount: number }, product: { id: string, name: string, url: string, images: Array<string>, isDigital: boolean } | null }> } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type AddAccessoryMutationVariables = Exact<{
  input: BasketAddAccessoryInput;
}>;


export type AddAccessoryMutation = { basketAddAccessory: { basket: { items: Array<{ id: string, productId: string, parentId: string | null, supplierId: string | null, quantity: number, isWarranty: boolean, presentOf: string | null, actionId: string | null, finalPrice: { amount: number }, sum: { amount: number }, product: { id: string, name: string, url: string, images: Array<string>, isDigital: boolean } | null }> } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type AddWarrantyMutationVariables = Exact<{
  input: BasketAddWarrantyInput;
}>;


export type AddWarrantyMutation = { basketAddWarranty: { basket: { items: Array<{ id: string, productId: string, parentId: string | null, supplierId: string | null, quantity: number, isWarranty: boolean, presentOf: string | null, actionId: string | null, finalPrice: { amount: number }, sum: { amount: number }, product: { id: string, name: string, url: string, images: Array<string>, isDigital: boolean } | null }> } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type TraceBasketMutationVariables = Exact<{ [key: string]: never; }>;


export type TraceBasketMutation = { basketTrace: { isTraced: boolean | null, userErrors: Array<{ code: UserErrorCode, message: string, field: Array<string> | null }> } | null };

export type BundlePreviewQueryVariables = Exact<{
  input: BasketPreviewInput;
  paymentTypeId: string | number;
  months: number;
  isLent: boolean;
}>;


export type BundlePreviewQuery = { basketPreview: { items: Array<{ id: string, productId: string, presentOf: string | null, quantity: number, price: { amount: number }, product: { id: string, name: string } | null }>, discounts: Array<{ actionId: string | null, name: string, promocode: string | null, sum: { amount: number } }>, sum: { amount: number }, discount: { amount: number }, totalSum: { amount: number }, term?: { months: number, rate: number, payment: { amount: number }, lastPayment: { amount: number }, overpayment: { amount: number } } | null } | null };

export type BasketPageQueryVariables = Exact<{
  path: string;
  text?: string | null | undefined;
  removed: Array<string | number> | string | number;
  elsewhere: Array<string | number> | string | number;
}>;


export type BasketPageQuery = { basket: { revision: number | null, quantity: number, promocode: string | null, isGiftable: boolean, sum: { amount: number }, discount: { amount: number }, totalSum: { amount: number }, promocodeStatus: { name: string | null, isApplied: boolean, message: string | null } | null, discounts: Array<{ actionId: string | null, name: string, promocode: string | null, sum: { amount: number } }>, actions: Array<{ id: string, parentId: string | null, name: string, description: string, type: ActionType, isApplicable: boolean, isTradeIn: boolean, discountPercent: number | null, paymentNames: Array<string>, isOfSberbank: boolean, specialOfferUrl: string | null, mechanics: Array<{ isDsoRecommended: boolean }>, unmetConditions: Array<{ name: string, products: Array<{ id: string, name: string, url: string } | null> | null }>, presents: Array<{ productId: string, isSelected: boolean, product: { name: string, url: string } | null }>, lines: Array<{ productId: string, quantity: number, price: { amount: number } | null, finalPrice: { amount: number } }> }> | null, exchangeDevices: Array<{ tId: string | null, brand: string | null, model: string | null, memory: number | null, condition: TradeInCondition | null, itemId: string | null, price: { amount: number } | null }>, gift: { email: string, name: string | null, words: string | null, sentAt: string | null } | null, items: Array<{ id: string, productId: string, parentId: string | null, supplierId: string | null, isWarranty: boolean, quantity: number, maxQuantity: number, isAvailable: boolean, isPreorder: boolean, presentOf: string | null, warrantyPrice: { amount: number } | null, discounts: Array<{ actionId: string | null, name: string, promocode: string | null, sum: { amount: number } }>, priceOld: { amount: number } | null, price: { amount: number }, finalPrice: { amount: number }, sum: { amount: number }, product: { id: string, name: string, url: string, images: Array<string>, isDigital: boolean, availability: { isAvailable: boolean, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null } | null }>, orders: Array<{ key: string, isPreorder: boolean, items: Array<{ id: string }>, sum: { amount: number } }>, changes: Array<
      | { __typename: 'BasketPriceChange', wasPrice: { amount: number }, nowPrice: { amount: number }, item: { id: string } }
      | { __typename: 'BasketQuantityChange', was: number, now: number, item: { id: string } }
      | { __typename: 'BasketUnavailable', item: { id: string } }
    >, smartPrice: { state: SmartPriceState | null } | null } | null, removed: Array<{ id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, isWarranty: boolean | null, priceOnline: { amount: number } | null, offer: { price: { amount: number } } } | null> | null, elsewhere: Array<{ id: string, name: string } | null> | null, seo: { title: string | null, description: string | null, h1: string | null, text: string | null, canonical: string | null, robots: string | null, redirect: { url: string, code: number } | null } | null };

export type RemovedGoodFragment = { id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, isWarranty: boolean | null, priceOnline: { amount: number } | null, offer: { price: { amount: number } } };

export type PartnerStockQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type PartnerStockQuery = { products: Array<{ id: string, supplierOffers: Array<{ supplierId: string, availability: { isAvailable: boolean, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null }> | null } | null> | null };

export type RemovedOfPartnersQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type RemovedOfPartnersQuery = { products: Array<{ id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, isWarranty: boolean | null, supplierOffers: Array<{ supplierId: string, isBuyable: boolean, price: { amount: number } }> | null, priceOnline: { amount: number } | null, offer: { price: { amount: number } } } | null> | null };

type BasketChangeFacts_BasketPriceChange_Fragment = { __typename: 'BasketPriceChange', wasPrice: { amount: number }, nowPrice: { amount: number }, item: { id: string } };

type BasketChangeFacts_BasketQuantityChange_Fragment = { __typename: 'BasketQuantityChange', was: number, now: number, item: { id: string } };

type BasketChangeFacts_BasketUnavailable_Fragment = { __typename: 'BasketUnavailable', item: { id: string } };

export type BasketChangeFactsFragment =
  | BasketChangeFacts_BasketPriceChange_Fragment
  | BasketChangeFacts_BasketQuantityChange_Fragment
  | BasketChangeFacts_BasketUnavailable_Fragment
;

export type BasketChangesQueryVariables = Exact<{ [key: string]: never; }>;


export type BasketChangesQuery = { basket: { changes: Array<
      | { __typename: 'BasketPriceChange', wasPrice: { amount: number }, nowPrice: { amount: number }, item: { id: string } }
      | { __typename: 'BasketQuantityChange', was: number, now: number, item: { id: string } }
      | { __typename: 'BasketUnavailable', item: { id: string } }
    > } | null };

export type SetBasketQuantityMutationVariables = Exact<{
  input: BasketSetQuantityInput;
}>;


export type SetBasketQuantityMutation = { basketSetQuantity: { basket: { revision: number | null } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { available: number | null, code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type RemoveFromBasketMutationVariables = Exact<{
  input: BasketRemoveItemInput;
}>;


export type RemoveFromBasketMutation = { basketRemoveItem: { basket: { revision: number | null } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type SetPromocodeMutationVariables = Exact<{
  input: BasketSetPromocodeInput;
}>;


export type SetPromocodeMutation = { basketSetPromocode: { basket: { revision: number | null, quantity: number } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type RemovePromocodeMutationVariables = Exact<{ [key: string]: never; }>;


export type RemovePromocodeMutation = { basketRemovePromocode: { basket: { revision: number | null } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: Array<string> | null }> } | null };

export type ClearBasketMutationVariables = Exact<{ [key: string]: never; }>;


export type ClearBasketMutation = { basketClear: { userErrors: Array<{ code: UserErrorCode, message: string, field: Array<string> | null }> } | null };

export type CheckoutQueryVariables = Exact<{
  path: string;
  text?: string | null | undefined;
  paymentTypeId?: string | number | null | undefined;
  isFurther: boolean;
  withGoodsQuote: boolean;
  deliveries: Array<OrderDeliveryInput> | OrderDeliveryInput;
  withPerson: boolean;
  withAddresses: boolean;
  withActions: boolean;
}>;


export type CheckoutQuery = { paymentMethods?: Array<{ typeId: string, kind: PaymentKind, name: string, description: string | null, tab: PaymentTab, isPrepaid: boolean, periods: Array<number>, isLimitExceeded: boolean | null, terms: Array<{ months: number, rate: number, payment: { amount: number }, lastPayment: { amount: number }, overpayment: { amount: number } }>, limit: { amount: number } | null }> | null, orderQuote?: { token: string, orders: Array<{ orderKey: string, total: { amount: number } }>, deliveryCost: { amount: number }, total: { amount: number } } | null, goodsQuote?: { token: string, orders: Array<{ orderKey: string, total: { amount: number } }>, deliveryCost: { amount: number }, total: { amount: number } } | null, features?: Array<{ key: string, isActive: boolean }> | null, promised?: { actions: Array<{ id: string, name: string, paymentTypeIds: Array<string>, discountPercent: number | null, unmetConditions: Array<{ name: string }>, lines: Array<{ quantity: number, price: { amount: number } | null }> }> | null } | null, me?: { firstName: string | null, lastName: string | null, phone: string | null, email: string | null } | null, addresses?: Array<{ cityName: string, street: string, houseNumber: string, housing: string | null, building: string | null, floor: string | null, flatNumber: string | null }> | null, seo: { title: string | null, description: string | null, h1: string | null, text: string | null, canonical: string | null, robots: string | null, redirect: { url: string, code: number } | null } | null, currentCity: { id: string, name: string }, basket: { revision: number | null, quantity: number, sum: { amount: number }, discount: { amount: number }, totalSum: { amount: number }, bonuses: { amount: number } | null, discounts: Array<{ actionId: string | null, name: string, promocode: string | null, sum: { amount: number } }>, exchangeDevices: Array<{ tId: string | null, brand: string | null, model: string | null, memory: number | null, condition: TradeInCondition | null, itemId: string | null, price: { amount: number } | null }>, gift: { name: string | null, email: string } | null, orders: Array<{ key: string, items: Array<{ id: string }> }>, items: Array<{ id: string, productId: string, quantity: number, isPreorder: boolean, isWarranty: boolean, presentOf: string | null, price: { amount: number }, priceOld: { amount: number } | null, finalPrice: { amount: number }, sum: { amount: number }, product: { id: string, name: string, images: Array<string>, isDigital: boolean, category: { id: string } | null } | null }>, smartPrice: { state: SmartPriceState | null } | null } | null };

export type CheckoutDeliveriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutDeliveriesQuery = { checkoutOrders: Array<{ key: string, isPreorder: boolean, isDigital: boolean, isOnlyInStores: boolean, items: Array<{ id: string }>, sum: { amount: number }, pickup: Array<{ typeId: string, kind: DeliveryKind, datetime: string, interval: string | null, timeText: string, day: string, minutes: number | null, storeId: string | null, paymentTypeIds: Array<string> | null, store: { id: string, kind: StoreKind, name: string, address: string, stations: Array<string>, directions: string, longitude: number, latitude: number, workTimeLine: string } | null, cost: { amount: number }, costPrepayment: { amount: number } }>, soonerInParts: Array<{ items: Array<{ id: string }>, delivery: { typeId: string, kind: DeliveryKind, datetime: string, interval: string | null, timeText: string, day: string, minutes: number | null, storeId: string | null, paymentTypeIds: Array<string> | null, store: { id: string, name: string, address: string } | null, cost: { amount: number }, costPrepayment: { amount: number } } }>, courier: Array<{ typeId: string, kind: DeliveryKind, datetime: string, interval: string | null, timeText: string, day: string, minutes: number | null, storeId: string | null, paymentTypeIds: Array<string> | null, cost: { amount: number }, costPrepayment: { amount: number } }>, expressOptions: Array<{ salePointId: string | null, typeId: string, kind: DeliveryKind, datetime: string, interval: string | null, timeText: string, day: string, minutes: number | null, storeId: string | null, paymentTypeIds: Array<string> | null, salePoint: { id: string, kind: StoreKind, name: string, address: string, stations: Array<string>, directions: string, longitude: number, latitude: number, workTimeLine: string } | null, cost: { amount: number }, costPrepayment: { amount: number } }> | null }> | null };

export type BasketRevisionQueryVariables = Exact<{ [key: string]: never; }>;


export type BasketRevisionQuery = { basket: { revision: number | null } | null };

export type CheckoutBasketQueryVariables = Exact<{
  paymentTypeId?: string | number | null | undefined;
  deliveries: Array<OrderDeliveryInput> | OrderDeliveryInput;
}>;


export type CheckoutBasketQuery = { orderQuote: { token: string, orders: Array<{ orderKey: string, total: { amount: number } }>, deliveryCost: { amount: number }, total: { amount: number } } | null, currentCity: { id: string, name: string }, basket: { revision: number | null, quantity: number, sum: { amount: number }, discount: { amount: number }, totalSum: { amount: number }, bonuses: { amount: number } | null, discounts: Array<{ actionId: string | null, name: string, promocode: string | null, sum: { amount: number } }>, exchangeDevices: Array<{ tId: string | null, brand: string | null, model: string | null, memory: number | null, condition: TradeInCondition | null, itemId: string | null, price: { amount: number } | null }>, gift: { name: string | null, email: string } | null, orders: Array<{ key: string, items: Array<{ id: string }> }>, items: Array<{ id: string, productId: string, quantity: number, isPreorder: boolean, isWarranty: boolean, presentOf: string | null, price: { amount: number }, priceOld: { amount: number } | null, finalPrice: { amount: number }, sum: { amount: number }, product: { id: string, name: string, images: Array<string>, isDigital: boolean, category: { id: string } | null } | null }>, smartPrice: { state: SmartPriceState | null } | null } | null };

export type QuoteFactsFragment = { token: string, orders: Array<{ orderKey: string, total: { amount: number } }>, deliveryCost: { amount: number }, total: { amount: number } };

export type CheckoutStartFragment = { currentCity: { id: string, name: string }, basket: { revision: number | null, quantity: number, sum: { amount: number }, discount: { amount: number }, totalSum: { amount: number }, bonuses: { amount: number } | null, discounts: Array<{ actionId: string | null, name: string, promocode: string | null, sum: { amount: number } }>, exchangeDevices: Array<{ tId: string | null, brand: string | null, model: string | null, memory: number | null, condition: TradeInCondition | null, itemId: string | null, price: { amount: number } | null }>, gift: { name: string | null, email: string } | null, orders: Array<{ key: string, items: Array<{ id: string }> }>, items: Array<{ id: string, productId: string, quantity: number, isPreorder: boolean, isWarranty: boolean, presentOf: string | null, price: { amount: number }, priceOld: { amount: number } | null, finalPrice: { amount: number }, sum: { amount: number }, product: { id: string, name: string, images: Array<string>, isDigital: boolean, category: { id: string } | null } | null }>, smartPrice: { state: SmartPriceState | null } | null } | null };

export type HandoverPlaceFragment = { id: string, kind: StoreKind, name: string, address: string, stations: Array<string>, directions: string, longitude: number, latitude: number, workTimeLine: string };

export type DeliveryFactsFragment = { typeId: string, kind: DeliveryKind, datetime: string, interval: string | null, timeText: string, day: string, minutes: number | null, storeId: string | null, paymentTypeIds: Array<string> | null, cost: { amount: number }, costPrepayment: { amount: number } };

export type CheckoutOrderFactsFragment = { key: string, isPreorder: boolean, isDigital: boolean, isOnlyInStores: boolean, items: Array<{ id: string }>, sum: { amount: number }, pickup: Array<{ typeId: string, kind: DeliveryKind, datetime: string, interval: string | null, timeText: string, day: string, minutes: number | null, storeId: string | null, paymentTypeIds: Array<string> | null, store: { id: string, kind: StoreKind, name: string, address: string, stations: Array<string>, directions: string, longitude: number, latitude: number, workTimeLine: string } | null, cost: { amount: number }, costPrepayment: { amount: number } }>, soonerInParts: Array<{ items: Array<{ id: string }>, delivery: { typeId: string, kind: DeliveryKind, datetime: string, interval: string | null, timeText: string, day: string, minutes: number | null, storeId: string | null, paymentTypeIds: Array<string> | null, store: { id: string, name: string, address: string } | null, cost: { amount: number }, costPrepayment: { amount: number } } }>, courier: Array<{ typeId: string, kind: DeliveryKind, datetime: string, interval: string | null, timeText: string, day: string, minutes: number | null, storeId: string | null, paymentTypeIds: Array<string> | null, cost: { amount: number }, costPrepayment: { amount: number } }>, expressOptions: Array<{ salePointId: string | null, typeId: string, kind: DeliveryKind, datetime: string, interval: string | null, timeText: string, day: string, minutes: number | null, storeId: string | null, paymentTypeIds: Array<string> | null, salePoint: { id: string, kind: StoreKind, name: string, address: string, stations: Array<string>, directions: string, longitude: number, latitude: number, workTimeLine: string } | null, cost: { amount: number }, costPrepayment: { amount: number } }> | null };

export type TripTimeFragment = { kind: DeliveryKind, minutes: number | null, interval: string | null, timeText: string, day: string };

export type BasketTripsQueryVariables = Exact<{ [key: string]: never; }>;


export type BasketTripsQuery = { checkoutOrders: Array<{ key: string, isDigital: boolean, pickup: Array<{ storeId: string | null, kind: DeliveryKind, minutes: number | null, interval: string | null, timeText: string, day: string }>, courier: Array<{ kind: DeliveryKind, minutes: number | null, interval: string | null, timeText: string, day: string }>, soonerInParts: Array<{ delivery: { kind: DeliveryKind, minutes: number | null, interval: string | null, timeText: string, day: string } }> }> | null };

export type SetDeferredItemsMutationVariables = Exact<{
  input: BasketSetDeferredItemsInput;
}>;


export type SetDeferredItemsMutation = { basketSetDeferredItems: { basket: { revision: number | null } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type ChosenActionsQueryVariables = Exact<{ [key: string]: never; }>;


export type ChosenActionsQuery = { basket: { items: Array<{ actionId: string | null, presentOf: string | null }>, discounts: Array<{ actionId: string | null }>, actions: Array<{ id: string, hasInnerPayment: boolean }> | null } | null };

export type CheckoutMethodsQueryVariables = Exact<{
  deliveries: Array<OrderDeliveryInput> | OrderDeliveryInput;
}>;


export type CheckoutMethodsQuery = { paymentMethods: Array<{ typeId: string, kind: PaymentKind, name: string, description: string | null, tab: PaymentTab, isPrepaid: boolean, periods: Array<number>, isLimitExceeded: boolean | null, terms: Array<{ months: number, rate: number, payment: { amount: number }, lastPayment: { amount: number }, overpayment: { amount: number } }>, limit: { amount: number } | null }> | null };

export type MethodFactsFragment = { typeId: string, kind: PaymentKind, name: string, description: string | null, tab: PaymentTab, isPrepaid: boolean, periods: Array<number>, isLimitExceeded: boolean | null, terms: Array<{ months: number, rate: number, payment: { amount: number }, lastPayment: { amount: number }, overpayment: { amount: number } }>, limit: { amount: number } | null };

export type CreateOrderMutationVariables = Exact<{
  input: OrderCreateInput;
}>;


export type CreateOrderMutation = { orderCreate: { orders: Array<{ id: string, isAwaitingPayment: boolean }> | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null, was: Array<{ sum: { amount: number }, discount: { amount: number }, deliveryCost: { amount: number }, total: { amount: number } }>, now: Array<{ sum: { amount: number }, discount: { amount: number }, deliveryCost: { amount: number }, total: { amount: number } }> }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type OrderTotalFragment = { sum: { amount: number }, discount: { amount: number }, deliveryCost: { amount: number }, total: { amount: number } };

export type PersonFactsFragment = { firstName: string | null, lastName: string | null, phone: string | null, email: string | null };

export type AddressFactsFragment = { cityName: string, street: string, houseNumber: string, housing: string | null, building: string | null, floor: string | null, flatNumber: string | null };

export type CheckoutPersonQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutPersonQuery = { me: { firstName: string | null, lastName: string | null, phone: string | null, email: string | null } | null };

export type LastTermsFragment = { contactName: string, mobilePhone: string, email: string | null, deliveryTypeId: string | null, paymentTypeId: string | null, paymentTypeName: string, store: { id: string } | null, company: { inn: string, name: string } | null };

export type FastStartQueryVariables = Exact<{
  isSignedIn: boolean;
  withPerson: boolean;
  withAddresses: boolean;
  hasOwnOrder: boolean;
  id: string | number;
}>;


export type FastStartQuery = { currentCity: { id: string, name: string }, orders?: { nodes: Array<{ contactName: string, mobilePhone: string, email: string | null, deliveryTypeId: string | null, paymentTypeId: string | null, paymentTypeName: string, store: { id: string } | null, company: { inn: string, name: string } | null }> } | null, order?: { contactName: string, mobilePhone: string, email: string | null, deliveryTypeId: string | null, paymentTypeId: string | null, paymentTypeName: string, store: { id: string } | null, company: { inn: string, name: string } | null } | null, me?: { firstName: string | null, lastName: string | null, phone: string | null, email: string | null } | null, addresses?: Array<{ cityName: string, street: string, houseNumber: string, housing: string | null, building: string | null, floor: string | null, flatNumber: string | null }> | null, checkoutOrders: Array<{ key: string, isPreorder: boolean, isDigital: boolean, isOnlyInStores: boolean, items: Array<{ id: string }>, sum: { amount: number }, pickup: Array<{ typeId: string, kind: DeliveryKind, datetime: string, interval: string | null, timeText: string, day: string, minutes: number | null, storeId: string | null, paymentTypeIds: Array<string> | null, store: { id: string, kind: StoreKind, name: string, address: string, stations: Array<string>, directions: string, longitude: number, latitude: number, workTimeLine: string } | null, cost: { amount: number }, costPrepayment: { amount: number } }>, soonerInParts: Array<{ items: Array<{ id: string }>, delivery: { typeId: string, kind: DeliveryKind, datetime: string, interval: string | null, timeText: string, day: string, minutes: number | null, storeId: string | null, paymentTypeIds: Array<string> | null, store: { id: string, name: string, address: string } | null, cost: { amount: number }, costPrepayment: { amount: number } } }>, courier: Array<{ typeId: string, kind: DeliveryKind, datetime: string, interval: string | null, timeText: string, day: string, minutes: number | null, storeId: string | null, paymentTypeIds: Array<string> | null, cost: { amount: number }, costPrepayment: { amount: number } }>, expressOptions: Array<{ salePointId: string | null, typeId: string, kind: DeliveryKind, datetime: string, interval: string | null, timeText: string, day: string, minutes: number | null, storeId: string | null, paymentTypeIds: Array<string> | null, salePoint: { id: string, kind: StoreKind, name: string, address: string, stations: Array<string>, directions: string, longitude: number, latitude: number, workTimeLine: string } | null, cost: { amount: number }, costPrepayment: { amount: number } }> | null }> | null };

export type AddOneClickItemMutationVariables = Exact<{
  input: BasketAddItemInput;
}>;


export type AddOneClickItemMutation = { basketAddItem: { basket: { id: string } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type SetOneClickQuantityMutationVariables = Exact<{
  input: BasketSetQuantityInput;
}>;


export type SetOneClickQuantityMutation = { basketSetQuantity: { basket: { id: string } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type PopularCitiesQueryVariables = Exact<{ [key: string]: never; }>;


export type PopularCitiesQuery = { priorityCities: Array<{ id: string, name: string, region: string | null }> | null };

export type NearestCityQueryVariables = Exact<{
  latitude: number;
  longitude: number;
}>;


export type NearestCityQuery = { nearestCity: { id: string, name: string } | null };

export type FindCitiesQueryVariables = Exact<{
  text: string;
}>;


export type FindCitiesQuery = { cities: { totalCount: number, nodes: Array<{ id: string, name: string, region: string | null }> } | null };

export type CityByIdQueryVariables = Exact<{
  by: CityByInput;
}>;


export type CityByIdQuery = { city: { id: string, alias: string } | null };

export type CityByAliasQueryVariables = Exact<{
  by: CityByInput;
}>;


export type CityByAliasQuery = { city: { id: string, alias: string, name: string, declension: string } | null };

export type CommentFieldsFragment = { id: string, author: string, text: string, createdAt: string | null, rate: number | null, pros: string, cons: string, experience: string, images: Array<string>, likesCount: number, dislikesCount: number, myVote: CommentVote | null, isVerified: boolean, isMine: boolean, status: CommentStatus, answers: Array<{ id: string, author: string, text: string, createdAt: string | null, likesCount: number, dislikesCount: number, myVote: CommentVote | null, isExpert: boolean, status: CommentStatus }> };

export type TalkedAboutFragment = { id: string, name: string, url: string, questionsCount: number | null, reviewCounters: { count: number, rating: number | null, distribution: Array<number> } };

export type ProductReviewsQueryVariables = Exact<{
  id: string | number;
  page?: number | null | undefined;
  sort?: CommentSort | null | undefined;
  rates?: Array<number> | number | null | undefined;
  withImages?: boolean | null | undefined;
  withCons?: boolean | null | undefined;
  query?: string | null | undefined;
}>;


export type ProductReviewsQuery = { reviewCounts: { distribution: Array<number>, withImages: number, withCons: number } | null, product: { images: Array<string>, tabs: Array<ProductTab> | null, id: string, name: string, url: string, questionsCount: number | null, modifications: Array<{ name: string }> | null, colors: Array<{ productId: string }> | null, reviewCounters: { count: number, rating: number | null, distribution: Array<number> } } | null, comments: { totalCount: number, nodes: Array<{ id: string, author: string, text: string, createdAt: string | null, rate: number | null, pros: string, cons: string, experience: string, images: Array<string>, likesCount: number, dislikesCount: number, myVote: CommentVote | null, isVerified: boolean, isMine: boolean, status: CommentStatus, product: { name: string, variant: { edition: string | null, color: { name: string } | null } | null } | null, answers: Array<{ id: string, author: string, text: string, createdAt: string | null, likesCount: number, dislikesCount: number, myVote: CommentVote | null, isExpert: boolean, status: CommentStatus }> }>, pageInfo: { pageCount: number } } | null, viewer: { isSignedIn: boolean } };

export type ProductQuestionsQueryVariables = Exact<{
  id: string | number;
  page?: number | null | undefined;
  sort?: CommentSort | null | undefined;
}>;


export type ProductQuestionsQuery = { product: { id: string, name: string, url: string, questionsCount: number | null, reviewCounters: { count: number, rating: number | null, distribution: Array<number> } } | null, comments: { totalCount: number, nodes: Array<{ id: string, author: string, text: string, createdAt: string | null, rate: number | null, pros: string, cons: string, experience: string, images: Array<string>, likesCount: number, dislikesCount: number, myVote: CommentVote | null, isVerified: boolean, isMine: boolean, status: CommentStatus, answers: Array<{ id: string, author: string, text: string, createdAt: string | null, likesCount: number, dislikesCount: number, myVote: CommentVote | null, isExpert: boolean, status: CommentStatus }> }>, pageInfo: { pageCount: number } } | null, viewer: { isSignedIn: boolean } };

export type SayCommentMutationVariables = Exact<{
  input: CommentCreateInput;
}>;


export type SayCommentMutation = { commentCreate: { comment: { id: string, status: CommentStatus } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type LikeCommentMutationVariables = Exact<{
  input: CommentLikeInput;
}>;


export type LikeCommentMutation = { commentLike: { votes: { myVote: CommentVote } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type DislikeCommentMutationVariables = Exact<{
  input: CommentDislikeInput;
}>;


export type DislikeCommentMutation = { commentDislike: { votes: { myVote: CommentVote } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type CorpPageQueryVariables = Exact<{
  path: string;
}>;


export type CorpPageQuery = { breadcrumbs: Array<{ name: string, url: string | null }> | null, basket: { items: Array<{ productId: string, quantity: number, product: { name: string, url: string } | null }> } | null };

export type CompanyByInnQueryVariables = Exact<{
  inn: string;
}>;


export type CompanyByInnQuery = { company: { inn: string, name: string, kpp: string | null, address: string | null } | null };

export type CorpFastOrderMutationVariables = Exact<{
  input: CorpFastOrderInput;
}>;


export type CorpFastOrderMutation = { corpFastOrder: { id: string | null, isOrderStatusOpen: boolean | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type EmployeeFactsFragment = { tradePointNumber: string | null, tradePointName: string | null, personnelNumber: string | null, employeeName: string | null };

export type EmployeeByTradePointMutationVariables = Exact<{
  input: EmployeeSignInTradePointInput;
}>;


export type EmployeeByTradePointMutation = { employeeSignInTradePoint: { employee: { tradePointNumber: string | null } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: Array<string> | null }> } | null };

export type EmployeeByTokenMutationVariables = Exact<{
  input: EmployeeSignInTokenInput;
}>;


export type EmployeeByTokenMutation = { employeeSignInToken: { employee: { personnelNumber: string | null } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: Array<string> | null }> } | null };

export type EmployeeSignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type EmployeeSignOutMutation = { employeeSignOut: { redirectUrl: string | null, userErrors: Array<{ code: UserErrorCode, message: string, field: Array<string> | null }> } | null };

export type GiftFactsFragment = { email: string, name: string | null, words: string | null, sentAt: string | null };

export type BasketGiftQueryVariables = Exact<{ [key: string]: never; }>;


export type BasketGiftQuery = { basket: { isGiftable: boolean, gift: { email: string, name: string | null, words: string | null, sentAt: string | null } | null } | null };

export type SetBasketGiftMutationVariables = Exact<{
  input: BasketSetGiftInput;
}>;


export type SetBasketGiftMutation = { basketSetGift: { basket: { revision: number | null } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type RemoveBasketGiftMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveBasketGiftMutation = { basketRemoveGift: { basket: { revision: number | null } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: Array<string> | null }> } | null };

export type OrderGiftQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderGiftQuery = { order: { id: string, isActive: boolean, isGiftable: boolean, gift: { email: string, name: string | null, words: string | null, sentAt: string | null } | null } | null };

export type SendOrderGiftMutationVariables = Exact<{
  input: OrderSendGiftInput;
}>;


export type SendOrderGiftMutation = { orderSendGift: { order: { id: string } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type ListingQueryVariables = Exact<{
  of: ListingOfInput;
  page: number;
  sort: ListingSort;
  filters: Array<FilterInput> | FilterInput;
  path: string;
  text?: string | null | undefined;
  breadcrumbsOf: string;
  categoryId: string | number;
  isInCategory: boolean;
  isSearch: boolean;
  searched: string;
  asTyped: boolean;
  fitting: ListingOfInput;
  isOfBrand: boolean;
}>;


export type ListingQuery = { searchReading?: { redirect: string | null, corrected: string | null, leftOut: Array<string>, unmatched: Array<string>, nearest: string | null, page: { name: string, url: string } | null, parts: Array<{ name: string, rest: string }> } | null, listing: { totalCount: number, sort: ListingSort, nodes: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, isDigital: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, category: { id: string, code: string } | null, runningCost: { perYear: { amount: number } } | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { orderType: OrderType, isAvailable: boolean, price: { amount: number }, priceOld: { amount: number } | null, benefit: { amount: number } | null, credit: { type: CreditType, periods: Array<number>, monthlyPayment: { amount: number } } | null }, priceOnline: { amount: number } | null, highlights: Array<{ name: string, value: string }>, dimensions: { width: number, height: number, depth: number } | null, screen: { diagonal: number, resolution: string | null } | null, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, tradeInSticker: { amount: number } | null, lowestSupplierOffer: { supplierId: string, supplierName: string, price: { amount: number }, priceOld: { amount: number } | null } | null, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null }>, pageInfo: { pageCount: number, currentPage: number, perPage: number }, facets: Array<{ code: string, name: string, type: FacetType, unit: string | null, min: number | null, max: number | null, sort: ListingSort | null, values: Array<{ code: string, name: string, count: number }> }> | null } | null, category?: { id: string, code: string, name: string, url: string, children: Array<{ id: string, name: string, url: string }> | null } | null, tags?: Array<{ name: string, url: string }> | null, breadcrumbs: Array<{ name: string, url: string | null }> | null, series?: Array<{ name: string, url: string, brand: { code: string } }> | null, fitting?: { totalCount: number } | null, seo: { title: string | null, description: string | null, h1: string | null, text: string | null, canonical: string | null, robots: string | null, redirect: { url: string, code: number } | null } | null };

export type PopularGoodsQueryVariables = Exact<{ [key: string]: never; }>;


export type PopularGoodsQuery = { mainPage: { brands: Array<{ name: string, url: string }>, recommendations: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, isDigital: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { orderType: OrderType, isAvailable: boolean, price: { amount: number }, priceOld: { amount: number } | null, benefit: { amount: number } | null, credit: { type: CreditType, periods: Array<number>, monthlyPayment: { amount: number } } | null }, priceOnline: { amount: number } | null, highlights: Array<{ name: string, value: string }>, dimensions: { width: number, height: number, depth: number } | null, screen: { diagonal: number, resolution: string | null } | null, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, tradeInSticker: { amount: number } | null, lowestSupplierOffer: { supplierId: string, supplierName: string, price: { amount: number }, priceOld: { amount: number } | null } | null, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null }> } | null };

export type SimilarModelsQueryVariables = Exact<{
  id: string | number;
}>;


export type SimilarModelsQuery = { product: { similars: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, isDigital: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { orderType: OrderType, isAvailable: boolean, price: { amount: number }, priceOld: { amount: number } | null, benefit: { amount: number } | null, credit: { type: CreditType, periods: Array<number>, monthlyPayment: { amount: number } } | null }, priceOnline: { amount: number } | null, highlights: Array<{ name: string, value: string }>, dimensions: { width: number, height: number, depth: number } | null, screen: { diagonal: number, resolution: string | null } | null, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, tradeInSticker: { amount: number } | null, lowestSupplierOffer: { supplierId: string, supplierName: string, price: { amount: number }, priceOld: { amount: number } | null } | null, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null }> | null } | null };

export type AddToListMutationVariables = Exact<{
  input: ProductListAddInput;
}>;


export type AddToListMutation = { productListAdd: { list: { kind: ProductListKind } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type RemoveFromListMutationVariables = Exact<{
  input: ProductListRemoveInput;
}>;


export type RemoveFromListMutation = { productListRemove: { list: { kind: ProductListKind } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: Array<string> | null }> } | null };

export type FavoritesQueryVariables = Exact<{ [key: string]: never; }>;


export type FavoritesQuery = { favorites: { productIds: Array<string>, products: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, isDigital: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, priceHistory: Array<{ at: string, price: { amount: number } }> | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { orderType: OrderType, isAvailable: boolean, price: { amount: number }, priceOld: { amount: number } | null, benefit: { amount: number } | null, credit: { type: CreditType, periods: Array<number>, monthlyPayment: { amount: number } } | null }, priceOnline: { amount: number } | null, highlights: Array<{ name: string, value: string }>, dimensions: { width: number, height: number, depth: number } | null, screen: { diagonal: number, resolution: string | null } | null, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, tradeInSticker: { amount: number } | null, lowestSupplierOffer: { supplierId: string, supplierName: string, price: { amount: number }, priceOld: { amount: number } | null } | null, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null } | null> | null } | null };

export type SharedFavoritesQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type SharedFavoritesQuery = { products: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, isDigital: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { orderType: OrderType, isAvailable: boolean, price: { amount: number }, priceOld: { amount: number } | null, benefit: { amount: number } | null, credit: { type: CreditType, periods: Array<number>, monthlyPayment: { amount: number } } | null }, priceOnline: { amount: number } | null, highlights: Array<{ name: string, value: string }>, dimensions: { width: number, height: number, depth: number } | null, screen: { diagonal: number, resolution: string | null } | null, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, tradeInSticker: { amount: number } | null, lowestSupplierOffer: { supplierId: string, supplierName: string, price: { amount: number }, priceOld: { amount: number } | null } | null, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null } | null> | null };

export type SimilarToFavoriteQueryVariables = Exact<{
  id: string | number;
}>;


export type SimilarToFavoriteQuery = { product: { similars: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, isDigital: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { orderType: OrderType, isAvailable: boolean, price: { amount: number }, priceOld: { amount: number } | null, benefit: { amount: number } | null, credit: { type: CreditType, periods: Array<number>, monthlyPayment: { amount: number } } | null }, priceOnline: { amount: number } | null, highlights: Array<{ name: string, value: string }>, dimensions: { width: number, height: number, depth: number } | null, screen: { diagonal: number, resolution: string | null } | null, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, tradeInSticker: { amount: number } | null, lowestSupplierOffer: { supplierId: string, supplierName: string, price: { amount: number }, priceOld: { amount: number } | null } | null, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null }> | null } | null };

export type ComparedFragment = { id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, isDigital: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, category: { id: string, name: string } | null, runningCost: { years: number, perYear: { amount: number }, total: { amount: number } } | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { orderType: OrderType, isAvailable: boolean, price: { amount: number }, priceOld: { amount: number } | null, benefit: { amount: number } | null, credit: { type: CreditType, periods: Array<number>, monthlyPayment: { amount: number } } | null }, priceOnline: { amount: number } | null, highlights: Array<{ name: string, value: string }>, dimensions: { width: number, height: number, depth: number } | null, screen: { diagonal: number, resolution: string | null } | null, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, tradeInSticker: { amount: number } | null, lowestSupplierOffer: { supplierId: string, supplierName: string, price: { amount: number }, priceOld: { amount: number } | null } | null, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null };

export type ComparisonQueryVariables = Exact<{
  path: string;
  text?: string | null | undefined;
}>;


export type ComparisonQuery = { comparison: { productIds: Array<string>, products: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, isDigital: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, category: { id: string, name: string } | null, runningCost: { years: number, perYear: { amount: number }, total: { amount: number } } | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { orderType: OrderType, isAvailable: boolean, price: { amount: number }, priceOld: { amount: number } | null, benefit: { amount: number } | null, credit: { type: CreditType, periods: Array<number>, monthlyPayment: { amount: number } } | null }, priceOnline: { amount: number } | null, highlights: Array<{ name: string, value: string }>, dimensions: { width: number, height: number, depth: number } | null, screen: { diagonal: number, resolution: string | null } | null, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, tradeInSticker: { amount: number } | null, lowestSupplierOffer: { supplierId: string, supplierName: string, price: { amount: number }, priceOld: { amount: number } | null } | null, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null } | null> | null } | null, seo: { title: string | null, description: string | null, h1: string | null, text: string | null, canonical: string | null, robots: string | null, redirect: { url: string, code: number } | null } | null };

export type SharedComparisonQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
  path: string;
  text?: string | null | undefined;
}>;


export type SharedComparisonQuery = { products: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, isDigital: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, category: { id: string, name: string } | null, runningCost: { years: number, perYear: { amount: number }, total: { amount: number } } | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { orderType: OrderType, isAvailable: boolean, price: { amount: number }, priceOld: { amount: number } | null, benefit: { amount: number } | null, credit: { type: CreditType, periods: Array<number>, monthlyPayment: { amount: number } } | null }, priceOnline: { amount: number } | null, highlights: Array<{ name: string, value: string }>, dimensions: { width: number, height: number, depth: number } | null, screen: { diagonal: number, resolution: string | null } | null, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, tradeInSticker: { amount: number } | null, lowestSupplierOffer: { supplierId: string, supplierName: string, price: { amount: number }, priceOld: { amount: number } | null } | null, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null } | null> | null, seo: { title: string | null, description: string | null, h1: string | null, text: string | null, canonical: string | null, robots: string | null, redirect: { url: string, code: number } | null } | null };

export type PopularInKindFragment = { nodes: Array<{ id: string, modelId: string | null, name: string, images: Array<string>, isBuyable: boolean | null }> };

export type PopularPairsQueryVariables = Exact<{
  first: ListingOfInput;
  second: ListingOfInput;
  third: ListingOfInput;
}>;


export type PopularPairsQuery = { first: { nodes: Array<{ id: string, modelId: string | null, name: string, images: Array<string>, isBuyable: boolean | null }> } | null, second: { nodes: Array<{ id: string, modelId: string | null, name: string, images: Array<string>, isBuyable: boolean | null }> } | null, third: { nodes: Array<{ id: string, modelId: string | null, name: string, images: Array<string>, isBuyable: boolean | null }> } | null };

export type OrderInfoQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderInfoQuery = { order: { id: string, cityName: string, status: OrderStatus, statusName: string, isAwaitingPayment: boolean, isActive: boolean, isCancelled: boolean, isPaid: boolean, deliveryDate: string | null, deliveryTimeFrom: string | null, deliveryTimeTo: string | null, deliveryAddress: string, deliveryTypeName: string, paymentTypeId: string | null, paymentTypeName: string, paymentStatusName: string, contactName: string, email: string | null, mobilePhone: string, cmsAddressee: string | null, comment: string | null, hasSim: boolean, isCancelable: boolean, isEditable: boolean, receiptUrl: string | null, insertedAt: string, receivedAt: string | null, heldUntil: string | null, isPhoneToConfirm: boolean, isGiftable: boolean, isReturnable: boolean | null, city: { timeZone: string } | null, steps: Array<{ name: string, isActive: boolean }>, deliveryCost: { amount: number }, store: { id: string, name: string, url: string, address: string, workTimeLine: string, directions: string } | null, discount: { amount: number }, discounts: Array<{ actionId: string | null, name: string, promocode: string | null, sum: { amount: number } }>, sum: { amount: number }, sumPrepaid: { amount: number }, totalSum: { amount: number }, waitingSum: { amount: number }, company: { inn: string, name: string } | null, employee: { tradePointNumber: string | null, personnelNumber: string | null } | null, deliveryTimes: Array<{ date: string, from: string, to: string }>, items: Array<{ id: string, parentId: string | null, isWarranty: boolean, productId: string, name: string, url: string, image: string, quantity: number, returned: number, warrantyUntil: string | null, finalPrice: { amount: number }, sum: { amount: number }, manuals: Array<{ id: string, name: string, url: string, size: number }>, tradeIn: { calculatorId: string, groupId: string, brandId: string, modelId: string, memory: number, price: { amount: number } } | null }>, exchangeDevices: Array<{ productId: string | null, calculatorId: string | null, modelId: string | null, color: string | null, tId: string | null, brand: string | null, model: string | null, memory: number | null, condition: TradeInCondition | null, itemId: string | null, price: { amount: number } | null }>, refunds: Array<{ id: string, status: RefundStatus, reason: RefundReason, sum: { amount: number } }>, gift: { email: string, name: string | null, words: string | null, sentAt: string | null } | null, returnDeadlines: { changedMind: string, defect: string } | null, returnRequests: Array<{ id: string, createdAt: string, status: ReturnStatus, reason: ReturnReason, comment: string | null, handover: ReturnHandover | null, answer: string | null, isWithdrawable: boolean, items: Array<{ itemId: string, quantity: number }> }> } | null, orderToRepay: { canRepay: boolean } | null };

export type OrderToReturnQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderToReturnQuery = { order: { id: string, mobilePhone: string, isReturnable: boolean | null, city: { timeZone: string } | null, returnDeadlines: { changedMind: string, defect: string } | null, exchangeDevices: Array<{ productId: string | null, tId: string | null, brand: string | null, model: string | null, memory: number | null, condition: TradeInCondition | null, itemId: string | null, price: { amount: number } | null }>, items: Array<{ id: string, parentId: string | null, productId: string, name: string, image: string, isWarranty: boolean, quantity: number, returned: number, returnableCount: number | null, finalPrice: { amount: number } }> } | null };

export type OrderCityQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderCityQuery = { order: { city: { timeZone: string } | null } | null };

export type OrderAccessQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderAccessQuery = { order: { isPhoneToConfirm: boolean } | null };

export type OwnOrderQueryVariables = Exact<{
  id: string | number;
}>;


export type OwnOrderQuery = { order: { id: string, statusName: string, isActive: boolean, isCancelled: boolean, isAwaitingPayment: boolean, isPaid: boolean, heldUntil: string | null, insertedAt: string, totalSum: { amount: number }, employee: { tradePointNumber: string | null } | null, items: Array<{ id: string, name: string }> } | null, orderToRepay: { canRepay: boolean } | null };

export type OrderDevicesQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderDevicesQuery = { order: { insertedAt: string, receivedAt: string | null, city: { timeZone: string } | null, items: Array<{ id: string, productId: string, warrantyUntil: string | null, product: { name: string, brand: { name: string }, category: { name: string } | null } | null }> } | null };

export type CancelOrderMutationVariables = Exact<{
  input: OrderCancelInput;
}>;


export type CancelOrderMutation = { orderCancel: { order: { id: string } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type UpdateOrderMutationVariables = Exact<{
  input: OrderUpdateInput;
}>;


export type UpdateOrderMutation = { orderUpdate: { order: { id: string } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type RequestReturnMutationVariables = Exact<{
  input: OrderRequestReturnInput;
}>;


export type RequestReturnMutation = { orderRequestReturn: { order: { id: string } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type WithdrawReturnMutationVariables = Exact<{
  input: OrderWithdrawReturnInput;
}>;


export type WithdrawReturnMutation = { orderWithdrawReturn: { order: { id: string } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type SendOrderCodeMutationVariables = Exact<{
  input: OrderSendCodeInput;
}>;


export type SendOrderCodeMutation = { orderSendCode: { requestId: string | null, userErrors: Array<{ code: UserErrorCode, message: string, field: Array<string> | null }> } | null };

export type OpenOrderMutationVariables = Exact<{
  input: OrderOpenInput;
}>;


export type OpenOrderMutation = { orderOpen: { userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type ProductCreditQueryVariables = Exact<{
  id: string | number;
  goods: Array<ActionGoodsInput> | ActionGoodsInput;
  supplierId?: string | number | null | undefined;
  warrantyId?: string | number | null | undefined;
}>;


export type ProductCreditQuery = { product: { id: string, name: string, url: string, tabs: Array<ProductTab> | null, isBuyable: boolean | null, actions: Array<{ id: string, name: string, type: ActionType, discountPercent: number | null, sumActionIds: Array<string>, isApplicable: boolean, promocode: string | null, paymentTypeIds: Array<string>, deliveryTypeIds: Array<string>, isOfSberbank: boolean, isTradeIn: boolean, discountSum: { amount: number } | null, lines: Array<{ productId: string, finalPrice: { amount: number } }> }> | null, priceOnline: { amount: number } | null, offer: { price: { amount: number } }, supplierOffers: Array<{ supplierId: string, supplierName: string, isBuyable: boolean, price: { amount: number } }> | null, creditOffers: Array<{ kind: CreditKind, isLimitExceeded: boolean | null, limit: { amount: number } | null, lastTerm: { months: number } | null, terms: Array<{ months: number, label: string | null, rate: number | null, paymentTypeId: string, payment: { amount: number }, payments: Array<{ amount: number }>, overpayment: { amount: number }, banks: Array<{ name: string }>, conditions: { accessoriesPercent: number, isLimitExceeded: boolean, isWarrantyRequired: boolean, isWarrantyRecommended: boolean, isCompleted: boolean, notification: string | null, priceOfAccessories: { amount: number } | null, accessories: { amount: number }, installmentLimit: { amount: number } | null } | null }> }> | null, warranties: Array<{ id: string, name: string, priceOnline: { amount: number } | null, offer: { price: { amount: number } } }> | null } | null, productAction: { id: string, name: string, type: ActionType, discountPercent: number | null, sumActionIds: Array<string>, isApplicable: boolean, promocode: string | null, paymentTypeIds: Array<string>, deliveryTypeIds: Array<string>, isOfSberbank: boolean, isTradeIn: boolean, discountSum: { amount: number } | null, lines: Array<{ productId: string, finalPrice: { amount: number } }> } | null, features: Array<{ key: string, isActive: boolean }> | null, revoLimit: { amount: number } | null, basket: { totalSum: { amount: number }, items: Array<{ productId: string, parentId: string | null }> } | null };

export type CreditFactsFragment = { id: string, name: string, url: string, tabs: Array<ProductTab> | null, isBuyable: boolean | null, priceOnline: { amount: number } | null, offer: { price: { amount: number } }, supplierOffers: Array<{ supplierId: string, supplierName: string, isBuyable: boolean, price: { amount: number } }> | null, creditOffers: Array<{ kind: CreditKind, isLimitExceeded: boolean | null, limit: { amount: number } | null, lastTerm: { months: number } | null, terms: Array<{ months: number, label: string | null, rate: number | null, paymentTypeId: string, payment: { amount: number }, payments: Array<{ amount: number }>, overpayment: { amount: number }, banks: Array<{ name: string }>, conditions: { accessoriesPercent: number, isLimitExceeded: boolean, isWarrantyRequired: boolean, isWarrantyRecommended: boolean, isCompleted: boolean, notification: string | null, priceOfAccessories: { amount: number } | null, accessories: { amount: number }, installmentLimit: { amount: number } | null } | null }> }> | null, warranties: Array<{ id: string, name: string, priceOnline: { amount: number } | null, offer: { price: { amount: number } } }> | null };

export type CreditTermFactsFragment = { months: number, label: string | null, rate: number | null, paymentTypeId: string, payment: { amount: number }, payments: Array<{ amount: number }>, overpayment: { amount: number }, banks: Array<{ name: string }>, conditions: { accessoriesPercent: number, isLimitExceeded: boolean, isWarrantyRequired: boolean, isWarrantyRecommended: boolean, isCompleted: boolean, notification: string | null, priceOfAccessories: { amount: number } | null, accessories: { amount: number }, installmentLimit: { amount: number } | null } | null };

export type ProductPageQueryVariables = Exact<{
  id: string | number;
  goods: Array<ActionGoodsInput> | ActionGoodsInput;
  path: string;
  text?: string | null | undefined;
  tx: string | number;
  hasTx: boolean;
}>;


export type ProductPageQuery = { breadcrumbs: Array<{ name: string, url: string | null }> | null, wide: Array<{ id: string, title: string | null, text: string | null, url: string, image: string | null }> | null, mobile: Array<{ id: string, title: string | null, text: string | null, url: string, image: string | null }> | null, product: { description: string | null, country: string | null, youtube: Array<string> | null, article: string | null, tabs: Array<ProductTab> | null, shortUrl: string, warrantyDays: number | null, isDigital: boolean, isUsed: boolean, isDemo: boolean, id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isMarkdown: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, questionsCount: number | null, isBuyableOnCredit: boolean | null, actions: Array<{ id: string, parentId: string | null, name: string, description: string, type: ActionType, isApplicable: boolean, isTradeIn: boolean, discountPercent: number | null, paymentNames: Array<string>, isOfSberbank: boolean, specialOfferUrl: string | null, sumActionIds: Array<string>, promocode: string | null, paymentTypeIds: Array<string>, deliveryTypeIds: Array<string>, mechanics: Array<{ isDsoRecommended: boolean }>, unmetConditions: Array<{ name: string, products: Array<{ id: string, name: string, url: string } | null> | null }>, presents: Array<{ productId: string, isSelected: boolean, product: { name: string, url: string } | null }>, lines: Array<{ productId: string, quantity: number, price: { amount: number } | null, finalPrice: { amount: number } }>, discountSum: { amount: number } | null }> | null, smartPriceOffer: { totalDiscount: { amount: number } | null } | null, tradeInBonuses: Array<{ devicesCount: number, discount: { amount: number } }> | null, sberTerm: { months: number, payment: { amount: number } } | null, lowestSupplierOffer: { supplierId: string, supplierName: string, quantity: number, isBuyable: boolean, price: { amount: number }, priceOld: { amount: number } | null, availability: { isAvailable: boolean, pickupAt: string | null, pickupDayText: string | null, deliveryAt: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null } | null, runningCost: { years: number, perYear: { amount: number }, total: { amount: number }, parts: Array<{ name: string, quantity: number, unit: string, basis: string, unitPrice: { amount: number }, cost: { amount: number }, tariff: { source: string, since: string } | null }> } | null, priceHistory: Array<{ at: string, price: { amount: number } }> | null, brand: { name: string, url: string }, category: { id: string, code: string, name: string, url: string } | null, offerShownInstead: { supplierId: string, supplierName: string, quantity: number, isBuyable: boolean, price: { amount: number }, priceOld: { amount: number } | null, availability: { isAvailable: boolean, pickupAt: string | null, pickupDayText: string | null, deliveryAt: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null } | null, priceOnline: { amount: number } | null, comparedModel: { url: string, name: string } | null, rental: { pricePerDay: { amount: number } | null } | null, offer: { orderType: OrderType, isAvailable: boolean, beforeDiscountPrice: { amount: number } | null, pinkPrice: { amount: number } | null, superPrice: { finalPrice: { amount: number }, conditions: Array<{ name: string | null }> } | null, price: { amount: number }, priceOld: { amount: number } | null, benefit: { amount: number } | null, credit: { type: CreditType, periods: Array<number>, monthlyPayment: { amount: number } } | null }, modifications: Array<{ name: string, values: Array<{ productId: string, value: string, url: string, isCurrent: boolean, isAvailable: boolean | null }> }> | null, colors: Array<{ productId: string, name: string, code: string, url: string, isCurrent: boolean, price: { amount: number } | null }> | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, highlights: Array<{ name: string, value: string }>, dimensions: { width: number, height: number, depth: number } | null, screen: { diagonal: number, resolution: string | null } | null, reviewCounters: { count: number, rating: number | null, distribution: Array<number> }, stickers: Array<{ code: string | null, name: string }>, tradeInSticker: { amount: number } | null, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null } | null, productAction: { id: string, parentId: string | null, name: string, description: string, type: ActionType, isApplicable: boolean, isTradeIn: boolean, discountPercent: number | null, paymentNames: Array<string>, isOfSberbank: boolean, specialOfferUrl: string | null, sumActionIds: Array<string>, promocode: string | null, paymentTypeIds: Array<string>, deliveryTypeIds: Array<string>, mechanics: Array<{ isDsoRecommended: boolean }>, unmetConditions: Array<{ name: string, products: Array<{ id: string, name: string, url: string } | null> | null }>, presents: Array<{ productId: string, isSelected: boolean, product: { name: string, url: string } | null }>, lines: Array<{ productId: string, quantity: number, price: { amount: number } | null, finalPrice: { amount: number } }>, discountSum: { amount: number } | null } | null, tradeInDiscount: { discount: { amount: number }, finalPrice: { amount: number } | null, discounts: Array<{ actionId: string | null, name: string, promocode: string | null, sum: { amount: number } }> } | null, smartPrice?: { state: SmartPriceState, smartPrice: { tx: string, tradeinId: string | null, productId: string, totalDiscount: { amount: number }, discountBenefit: { amount: number } | null } | null } | null, seo: { title: string | null, description: string | null, h1: string | null, text: string | null, canonical: string | null, robots: string | null, redirect: { url: string, code: number } | null } | null };

export type PricePromotionFragment = { id: string, name: string, type: ActionType, discountPercent: number | null, sumActionIds: Array<string>, isApplicable: boolean, promocode: string | null, paymentTypeIds: Array<string>, deliveryTypeIds: Array<string>, isOfSberbank: boolean, isTradeIn: boolean, discountSum: { amount: number } | null, lines: Array<{ productId: string, finalPrice: { amount: number } }> };

export type ProductFrameFragment = { article: string | null, tabs: Array<ProductTab> | null, shortUrl: string, warrantyDays: number | null, isDigital: boolean, isUsed: boolean, isDemo: boolean, id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isMarkdown: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, questionsCount: number | null, brand: { name: string, url: string }, category: { id: string, code: string, name: string, url: string } | null, offerShownInstead: { supplierId: string, supplierName: string, quantity: number, isBuyable: boolean, price: { amount: number }, priceOld: { amount: number } | null, availability: { isAvailable: boolean, pickupAt: string | null, pickupDayText: string | null, deliveryAt: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null } | null, priceOnline: { amount: number } | null, comparedModel: { url: string, name: string } | null, rental: { pricePerDay: { amount: number } | null } | null, offer: { orderType: OrderType, isAvailable: boolean, beforeDiscountPrice: { amount: number } | null, pinkPrice: { amount: number } | null, superPrice: { finalPrice: { amount: number }, conditions: Array<{ name: string | null }> } | null, price: { amount: number }, priceOld: { amount: number } | null, benefit: { amount: number } | null, credit: { type: CreditType, periods: Array<number>, monthlyPayment: { amount: number } } | null }, modifications: Array<{ name: string, values: Array<{ productId: string, value: string, url: string, isCurrent: boolean, isAvailable: boolean | null }> }> | null, colors: Array<{ productId: string, name: string, code: string, url: string, isCurrent: boolean, price: { amount: number } | null }> | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, highlights: Array<{ name: string, value: string }>, dimensions: { width: number, height: number, depth: number } | null, screen: { diagonal: number, resolution: string | null } | null, reviewCounters: { count: number, rating: number | null, distribution: Array<number> }, stickers: Array<{ code: string | null, name: string }>, tradeInSticker: { amount: number } | null, lowestSupplierOffer: { supplierId: string, supplierName: string, price: { amount: number }, priceOld: { amount: number } | null } | null, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null };

export type BannerFactsFragment = { id: string, title: string | null, text: string | null, url: string, image: string | null };

export type ProductShelvesQueryVariables = Exact<{
  id: string | number;
  viewed: Array<string | number> | string | number;
}>;


export type ProductShelvesQuery = { reviews: { nodes: Array<{ id: string, author: string, createdAt: string | null, rate: number | null, text: string, pros: string, cons: string, isVerified: boolean, status: CommentStatus }> } | null, product: { similars: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, isDigital: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { orderType: OrderType, isAvailable: boolean, price: { amount: number }, priceOld: { amount: number } | null, benefit: { amount: number } | null, credit: { type: CreditType, periods: Array<number>, monthlyPayment: { amount: number } } | null }, priceOnline: { amount: number } | null, highlights: Array<{ name: string, value: string }>, dimensions: { width: number, height: number, depth: number } | null, screen: { diagonal: number, resolution: string | null } | null, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, tradeInSticker: { amount: number } | null, lowestSupplierOffer: { supplierId: string, supplierName: string, price: { amount: number }, priceOld: { amount: number } | null } | null, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null }> | null, viewedTogether: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, isDigital: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { orderType: OrderType, isAvailable: boolean, price: { amount: number }, priceOld: { amount: number } | null, benefit: { amount: number } | null, credit: { type: CreditType, periods: Array<number>, monthlyPayment: { amount: number } } | null }, priceOnline: { amount: number } | null, highlights: Array<{ name: string, value: string }>, dimensions: { width: number, height: number, depth: number } | null, screen: { diagonal: number, resolution: string | null } | null, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, tradeInSticker: { amount: number } | null, lowestSupplierOffer: { supplierId: string, supplierName: string, price: { amount: number }, priceOld: { amount: number } | null } | null, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null }> | null, compilations: Array<{ id: string, name: string, products: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, isDigital: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { orderType: OrderType, isAvailable: boolean, price: { amount: number }, priceOld: { amount: number } | null, benefit: { amount: number } | null, credit: { type: CreditType, periods: Array<number>, monthlyPayment: { amount: number } } | null }, priceOnline: { amount: number } | null, highlights: Array<{ name: string, value: string }>, dimensions: { width: number, height: number, depth: number } | null, screen: { diagonal: number, resolution: string | null } | null, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, tradeInSticker: { amount: number } | null, lowestSupplierOffer: { supplierId: string, supplierName: string, price: { amount: number }, priceOld: { amount: number } | null } | null, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null }> }> | null } | null, products: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, isDigital: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { orderType: OrderType, isAvailable: boolean, price: { amount: number }, priceOld: { amount: number } | null, benefit: { amount: number } | null, credit: { type: CreditType, periods: Array<number>, monthlyPayment: { amount: number } } | null }, priceOnline: { amount: number } | null, highlights: Array<{ name: string, value: string }>, dimensions: { width: number, height: number, depth: number } | null, screen: { diagonal: number, resolution: string | null } | null, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, tradeInSticker: { amount: number } | null, lowestSupplierOffer: { supplierId: string, supplierName: string, price: { amount: number }, priceOld: { amount: number } | null } | null, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null } | null> | null };

export type ProductSpecificationsQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductSpecificationsQuery = { product: { id: string, isDigital: boolean, specifications: Array<{ groupName: string, items: Array<{ code: string, name: string, value: string, unit: string | null, isMain: boolean }> }> | null } | null };

export type ProductDeliveryFragment = { kind: DeliveryKind, timeText: string, day: string, interval: string | null, minutes: number | null, storeId: string | null, cost: { amount: number }, store: { id: string, typeId: string, kind: StoreKind, url: string, name: string, address: string, stations: Array<string>, directions: string, longitude: number, latitude: number, workTimeLine: string, convenience: Array<string>, services: Array<string>, isOpen: boolean | null, hoursText: string | null } | null };

export type ProductAvailabilityQueryVariables = Exact<{
  id: string | number;
  city?: string | number | null | undefined;
}>;


export type ProductAvailabilityQuery = { product: { id: string, tabs: Array<ProductTab> | null, deliveries: Array<{ kind: DeliveryKind, timeText: string, day: string, interval: string | null, minutes: number | null, storeId: string | null, cost: { amount: number }, store: { id: string, typeId: string, kind: StoreKind, url: string, name: string, address: string, stations: Array<string>, directions: string, longitude: number, latitude: number, workTimeLine: string, convenience: Array<string>, services: Array<string>, isOpen: boolean | null, hoursText: string | null } | null }> | null, stores: Array<{ quantity: number, timeText: string | null, store: { id: string, typeId: string, kind: StoreKind, url: string, name: string, address: string, stations: Array<string>, directions: string, longitude: number, latitude: number, workTimeLine: string, convenience: Array<string>, services: Array<string>, isOpen: boolean | null, hoursText: string | null } }> | null } | null };

export type ProductManualsQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductManualsQuery = { product: { tabs: Array<ProductTab> | null, manuals: Array<{ id: string, name: string, url: string, size: number }> | null } | null };

export type ProductDigitalQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductDigitalQuery = { product: { tabs: Array<ProductTab> | null, isShownAsAvailable: boolean | null, offer: { orderType: OrderType }, availability: { quantity: number | null, pickupDayText: string | null } | null } | null };

export type SupplierOfferFieldsFragment = { supplierId: string, supplierName: string, quantity: number, isBuyable: boolean, price: { amount: number }, priceOld: { amount: number } | null, availability: { isAvailable: boolean, pickupAt: string | null, pickupDayText: string | null, deliveryAt: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null };

export type ProductSupplierOffersQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductSupplierOffersQuery = { product: { id: string, name: string, url: string, tabs: Array<ProductTab> | null, supplierOffers: Array<{ supplierId: string, supplierName: string, quantity: number, isBuyable: boolean, price: { amount: number }, priceOld: { amount: number } | null, availability: { isAvailable: boolean, pickupAt: string | null, pickupDayText: string | null, deliveryAt: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null }> | null } | null };

export type ProductConditionQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductConditionQuery = { product: { specifications: Array<{ items: Array<{ code: string, name: string, value: string }> }> | null, newProduct: { url: string, priceOnline: { amount: number } | null, offer: { price: { amount: number } } } | null } | null };

export type ProductMarkdownOffersQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductMarkdownOffersQuery = { product: { url: string, tabs: Array<ProductTab> | null, markdownOffers: Array<{ product: { id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, isDigital: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { orderType: OrderType, isAvailable: boolean, price: { amount: number }, priceOld: { amount: number } | null, benefit: { amount: number } | null, credit: { type: CreditType, periods: Array<number>, monthlyPayment: { amount: number } } | null }, priceOnline: { amount: number } | null, highlights: Array<{ name: string, value: string }>, dimensions: { width: number, height: number, depth: number } | null, screen: { diagonal: number, resolution: string | null } | null, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, tradeInSticker: { amount: number } | null, lowestSupplierOffer: { supplierId: string, supplierName: string, price: { amount: number }, priceOld: { amount: number } | null } | null, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null } | null }> | null } | null };

export type AddToBasketMutationVariables = Exact<{
  input: BasketAddItemInput;
}>;


export type AddToBasketMutation = { basketAddItem: { basket: { id: string, quantity: number } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type RunningCostFactsFragment = { years: number, perYear: { amount: number }, total: { amount: number }, parts: Array<{ name: string, quantity: number, unit: string, basis: string, unitPrice: { amount: number }, cost: { amount: number }, tariff: { source: string, since: string } | null }> };

export type OrderReceiptsQueryVariables = Exact<{
  orderId: string | number;
}>;


export type OrderReceiptsQuery = { orderReceipts: Array<{ number: number, operation: ReceiptOperation, issuedAt: string, shift: number | null, kktRegistration: string | null, fiscalDrive: string | null, fiscalSign: string | null, buyer: string | null, qr: string | null, seller: { name: string, inn: string, address: string, taxation: string } | null, items: Array<{ name: string, quantity: number, vatRate: number | null, subject: ReceiptSubject | null, method: ReceiptMethod | null, price: { amount: number }, sum: { amount: number }, vatSum: { amount: number } | null }>, sum: { amount: number }, cash: { amount: number } | null, cashless: { amount: number } | null, vatSum: { amount: number } | null }> | null };

export type RepairFrameQueryVariables = Exact<{
  path: string;
  withDevices: boolean;
}>;


export type RepairFrameQuery = { breadcrumbs: Array<{ name: string, url: string | null }> | null, currentCity: { name: string, timeZone: string }, ordinary?: Array<{ id: string, name: string, singular: string | null, hasImei: boolean, hasData: boolean, isPlumbed: boolean }> | null, major?: Array<{ id: string, name: string, singular: string | null, hasImei: boolean, hasData: boolean, isPlumbed: boolean }> | null };

export type DeviceTypeFactsFragment = { id: string, name: string, singular: string | null, hasImei: boolean, hasData: boolean, isPlumbed: boolean };

export type RepairDevicesQueryVariables = Exact<{ [key: string]: never; }>;


export type RepairDevicesQuery = { ordinary: Array<{ id: string, name: string, singular: string | null, hasImei: boolean, hasData: boolean, isPlumbed: boolean }> | null, major: Array<{ id: string, name: string, singular: string | null, hasImei: boolean, hasData: boolean, isPlumbed: boolean }> | null };

export type RepairBrandsQueryVariables = Exact<{
  deviceTypeId: string | number;
}>;


export type RepairBrandsQuery = { repairBrands: Array<{ id: string, name: string, code: string | null }> | null };

export type RepairModelsQueryVariables = Exact<{
  brandId: string | number;
  deviceTypeId: string | number;
}>;


export type RepairModelsQuery = { repairModels: Array<{ id: string, name: string }> | null };

export type RepairProblemFactsFragment = { id: string, name: string, isInstallation: boolean, isVisibleDamage: boolean, cost: { amount: number } | null, discountedCost: { amount: number } | null };

export type RepairProblemsQueryVariables = Exact<{
  deviceTypeId: string | number;
  isMajorAppliance: boolean;
}>;


export type RepairProblemsQuery = { repairDeviceProblems: Array<{ id: string, name: string, isInstallation: boolean, isVisibleDamage: boolean, cost: { amount: number } | null, discountedCost: { amount: number } | null }> | null };

export type RepairModelProblemsQueryVariables = Exact<{
  modelId: string | number;
}>;


export type RepairModelProblemsQuery = { repairModelProblems: Array<{ id: string, name: string, isInstallation: boolean, isVisibleDamage: boolean, cost: { amount: number } | null, discountedCost: { amount: number } | null }> | null };

export type RepairPlacesQueryVariables = Exact<{
  brandCode?: string | null | undefined;
}>;


export type RepairPlacesQuery = { stores: Array<{ id: string, typeId: string, name: string, address: string, hoursText: string | null, workTimeLine: string }> | null, serviceCenters: Array<{ id: string, name: string, address: string, phone: string, workTimeLine: string }> | null };

export type RepairPersonQueryVariables = Exact<{ [key: string]: never; }>;


export type RepairPersonQuery = { me: { firstName: string | null, lastName: string | null, phone: string | null, email: string | null } | null };

export type RepairRequestStatusQueryVariables = Exact<{
  id: string | number;
}>;


export type RepairRequestStatusQuery = { repairRequest: { id: string, kind: RepairKind | null, status: RepairStatus, statusName: string, device: string, problem: string, handover: RepairHandover | null, place: string, createdAt: string | null, documentIds: Array<string>, purchaseOrderId: string | null, cost: { amount: number } | null, discountedCost: { amount: number } | null, store: { url: string, workTimeLine: string, directions: string } | null, history: Array<{ statusName: string, at: string, comment: string }>, address: { street: string, house: string, building: string, entrance: string, floor: string, flat: string, date: string, timeFrom: string, timeTo: string, notes: string } | null } | null };

export type RepairSendCodeMutationVariables = Exact<{
  input: RepairSendCodeInput;
}>;


export type RepairSendCodeMutation = { repairSendCode: { requestId: string | null, userErrors: Array<{ code: UserErrorCode, message: string, field: Array<string> | null }> } | null };

export type RepairVerifyCodeMutationVariables = Exact<{
  input: RepairVerifyCodeInput;
}>;


export type RepairVerifyCodeMutation = { repairVerifyCode: { userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type RepairRequestCreateMutationVariables = Exact<{
  input: RepairRequestCreateInput;
}>;


export type RepairRequestCreateMutation = { repairRequestCreate: { id: string | null, repairKey: string | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type RepairCallRequestMutationVariables = Exact<{
  input: RepairCallRequestInput;
}>;


export type RepairCallRequestMutation = { repairCallRequest: { userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type SendRepairOpeningCodeMutationVariables = Exact<{
  input: RepairSendOpeningCodeInput;
}>;


export type SendRepairOpeningCodeMutation = { repairSendOpeningCode: { requestId: string | null, userErrors: Array<{ code: UserErrorCode, message: string, field: Array<string> | null }> } | null };

export type OpenRepairMutationVariables = Exact<{
  input: RepairOpenInput;
}>;


export type OpenRepairMutation = { repairOpen: { userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type SignInMutationVariables = Exact<{
  input: SessionSignInInput;
}>;


export type SignInMutation = { sessionSignIn: { basketChanges: Array<{ was: number, now: number }> | null, userErrors: Array<{ code: UserErrorCode, message: string, field: Array<string> | null }> } | null };

export type SendCodeMutationVariables = Exact<{
  input: SessionSendCodeInput;
}>;


export type SendCodeMutation = { sessionSendCode: { requestId: string | null, userErrors: Array<{ code: UserErrorCode, message: string, field: Array<string> | null }> } | null };

export type SignInWithCodeMutationVariables = Exact<{
  input: SessionSignInWithCodeInput;
}>;


export type SignInWithCodeMutation = { sessionSignInWithCode: { basketChanges: Array<{ was: number, now: number }> | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type VerifyCodeMutationVariables = Exact<{
  input: SessionVerifyCodeInput;
}>;


export type VerifyCodeMutation = { sessionVerifyCode: { userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type SignUpMutationVariables = Exact<{
  input: SessionSignUpInput;
}>;


export type SignUpMutation = { sessionSignUp: { basketChanges: Array<{ was: number, now: number }> | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { sessionSignOut: { isEndedAtProvider: boolean | null, userErrors: Array<{ code: UserErrorCode, message: string, field: Array<string> | null }> } | null };

export type RequestPasswordResetMutationVariables = Exact<{
  input: PasswordRequestResetInput;
}>;


export type RequestPasswordResetMutation = { passwordRequestReset: { userErrors: Array<{ code: UserErrorCode, message: string, field: Array<string> | null }> } | null };

export type ResetPasswordMutationVariables = Exact<{
  input: PasswordResetInput;
}>;


export type ResetPasswordMutation = { passwordReset: { userErrors: Array<{ code: UserErrorCode, message: string, field: Array<string> | null }> } | null };

export type TradeInPageQueryVariables = Exact<{ [key: string]: never; }>;


export type TradeInPageQuery = { tradeInCalculators: Array<{ id: string, name: string, description: string, view: TradeInView, categoryIds: Array<string> }> | null, tradeInExchangeDevices: Array<{ tId: string | null, calculatorId: string | null, groupId: string | null, brandId: string | null, modelId: string | null, brand: string | null, model: string | null, memory: number | null, condition: TradeInCondition | null, color: string | null }> | null, tradeInDerivable: { productId: string | null } | null };

export type TradeInEntryQueryVariables = Exact<{
  calculatorId: string | number;
  groupId: string | number;
  brandId: string | number;
  modelId: string | number;
  byNumbers: boolean;
  byLetters: boolean;
  brandByLetters: boolean;
  hasGroup: boolean;
  hasModel: boolean;
  modelByNumbers: boolean;
  modelByLetters: boolean;
}>;


export type TradeInEntryQuery = { tradeInGroups: Array<{ id: string, name: string, code: string | null, singular: string, image: string | null, bestPrice: { amount: number } | null, grades: Array<{ condition: TradeInCondition, letter: string, name: string, description: string, signs: Array<string> }> }> | null, tradeInPopularBrands?: Array<{ id: string, name: string }> | null, tradeInBrandModels?: Array<{ id: string, name: string, models: Array<{ id: string, name: string, bestPrice: { amount: number } | null }> }> | null, tradeInLetterBrands?: Array<{ id: string, name: string }> | null, tradeInLetterModels?: Array<{ id: string, name: string, bestPrice: { amount: number } | null }> | null, tradeInMemoryInfo?: { step: TradeInMemoryStep, memories: Array<{ memory: number, name: string, price: { amount: number } | null }> } | null, tradeInPrices?: Array<{ memory: number, condition: TradeInCondition, price: { amount: number } }> | null, tradeInLetterPrices?: Array<{ memory: number, condition: TradeInCondition, price: { amount: number } }> | null };

export type TradeInColorsQueryVariables = Exact<{
  modelId: string | number;
  calculatorId: string | number;
  memory: number;
  condition: TradeInCondition;
}>;


export type TradeInColorsQuery = { tradeInColors: Array<{ code: string, name: string, hex: string | null, price: { amount: number } | null }> | null };

export type TradeInSearchQueryVariables = Exact<{
  calculatorId: string | number;
  groupId?: string | number | null | undefined;
  text: string;
}>;


export type TradeInSearchQuery = { tradeInSearch: { totalCount: number, nodes: Array<{ id: string, name: string, brand: string, brandId: string | null, groupId: string | null, bestPrice: { amount: number } | null }> } | null };

export type TradeInNewQueryVariables = Exact<{
  productId: string | number;
}>;


export type TradeInNewQuery = { product: { id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, modelId: string | null, offer: { price: { amount: number } } } | null, tradeInCalculators: Array<{ id: string }> | null };

export type TradeInVariantsQueryVariables = Exact<{
  modelId: string | number;
}>;


export type TradeInVariantsQuery = { tradeInDerivableMemories: Array<{ memory: number, name: string, price: { amount: number } | null }> | null, tradeInDerivableColorPrices: Array<{ productId: string | null, name: string, hex: string | null, memory: number | null }> | null };

export type TradeInGoodsQueryVariables = Exact<{
  of: ListingOfInput;
}>;


export type TradeInGoodsQuery = { listing: { nodes: Array<{ id: string, name: string, modelId: string | null, images: Array<string>, isBuyable: boolean | null, offer: { price: { amount: number } } }> } | null };

export type TradeInTileFragment = { id: string, name: string, modelId: string | null, images: Array<string>, isBuyable: boolean | null, offer: { price: { amount: number } } };

export type SetTradeInMutationVariables = Exact<{
  input: TradeInSetDataInput;
}>;


export type SetTradeInMutation = { tradeInSetData: { exchange: { total: { amount: number } } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type KeepDeviceMutationVariables = Exact<{
  input: TradeInSaveInput;
}>;


export type KeepDeviceMutation = { tradeInSave: { exchange: { total: { amount: number } } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type ChooseNewDeviceMutationVariables = Exact<{
  input: TradeInSetDerivableInput;
}>;


export type ChooseNewDeviceMutation = { tradeInSetDerivable: { exchange: { total: { amount: number } } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type DropNewDeviceMutationVariables = Exact<{ [key: string]: never; }>;


export type DropNewDeviceMutation = { tradeInRemoveDerivable: { exchange: { total: { amount: number } } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: Array<string> | null }> } | null };

export type TradeInPreviewQueryVariables = Exact<{
  input: BasketPreviewInput;
}>;


export type TradeInPreviewQuery = { basketPreview: { sum: { amount: number }, discount: { amount: number }, discounts: Array<{ actionId: string | null, name: string, promocode: string | null, sum: { amount: number } }>, totalSum: { amount: number } } | null };

export type TypedAddressQueryVariables = Exact<{
  text: string;
  cityName?: string | null | undefined;
}>;


export type TypedAddressQuery = { addressSuggestions: Array<{ text: string, street: string | null, houseNumber: string | null, housing: string | null, building: string | null, flatNumber: string | null }> | null };

export type TypedNameQueryVariables = Exact<{
  text: string;
  part: NamePart;
}>;


export type TypedNameQuery = { nameSuggestions: Array<{ firstName: string | null, lastName: string | null }> | null };

export type TypedEmailQueryVariables = Exact<{
  text: string;
}>;


export type TypedEmailQuery = { emailSuggestions: Array<string> | null };

export type AddressReadQueryVariables = Exact<{
  text: string;
}>;


export type AddressReadQuery = { cleanedAddress: { street: string | null, isKnown: boolean | null } | null };

type UserErrors_BasketChanged_Fragment = { code: UserErrorCode, message: string, field: Array<string> | null };

type UserErrors_CodeWrong_Fragment = { code: UserErrorCode, message: string, field: Array<string> | null };

type UserErrors_Conflict_Fragment = { code: UserErrorCode, message: string, field: Array<string> | null };

type UserErrors_InvalidValue_Fragment = { code: UserErrorCode, message: string, field: Array<string> | null };

type UserErrors_NotFound_Fragment = { code: UserErrorCode, message: string, field: Array<string> | null };

type UserErrors_OutOfStock_Fragment = { code: UserErrorCode, message: string, field: Array<string> | null };

type UserErrors_PriceChanged_Fragment = { code: UserErrorCode, message: string, field: Array<string> | null };

type UserErrors_QuoteExpired_Fragment = { code: UserErrorCode, message: string, field: Array<string> | null };

type UserErrors_QuoteInvalid_Fragment = { code: UserErrorCode, message: string, field: Array<string> | null };

export type UserErrorsFragment =
  | UserErrors_BasketChanged_Fragment
  | UserErrors_CodeWrong_Fragment
  | UserErrors_Conflict_Fragment
  | UserErrors_InvalidValue_Fragment
  | UserErrors_NotFound_Fragment
  | UserErrors_OutOfStock_Fragment
  | UserErrors_PriceChanged_Fragment
  | UserErrors_QuoteExpired_Fragment
  | UserErrors_QuoteInvalid_Fragment
;

export type NotificationsQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type NotificationsQuery = { loyaltyNotifications: { nodes: Array<{ title: string, text: string, url: string | null, happenedAt: string | null }>, pageInfo: { currentPage: number, pageCount: number } } | null, me: { id: string, subscribeTypes: Array<string> } | null };

export type OwnCommentsQueryVariables = Exact<{
  type: CommentType;
  page?: number | null | undefined;
  withGoods: boolean;
}>;


export type OwnCommentsQuery = { ownComments: { nodes: Array<{ id: string, text: string, createdAt: string | null, rate: number | null, pros: string, cons: string, status: CommentStatus, product: { id: string, name: string, url: string, images: Array<string> } | null, answers: Array<{ id: string, author: string, text: string, createdAt: string | null, isExpert: boolean }> }>, pageInfo: { currentPage: number, pageCount: number } } | null } & { reviews?: { nodes: Array<{ id: string, product: { id: string } | null }> } | null, orders: { nodes: Array<{ id: string, status: OrderStatus, items: Array<{ id: string, productId: string, isWarranty: boolean, name: string, url: string, image: string, quantity: number, returned: number }> }> } | null };

export type GoodsToAskAboutQueryVariables = Exact<{ [key: string]: never; }>;


export type GoodsToAskAboutQuery = { orders: { nodes: Array<{ id: string, status: OrderStatus, items: Array<{ id: string, productId: string, isWarranty: boolean, name: string, url: string, image: string, quantity: number, returned: number }> }> } | null };

export type AdventDoorFragment = { day: number, isGift: boolean, isToday: boolean, isOpen: boolean, title: string | null, text: string | null, url: string | null, image: string | null };

export type AdventCalendarQueryVariables = Exact<{ [key: string]: never; }>;


export type AdventCalendarQuery = { currentCity: { timeZone: string }, adventCalendar: { isOpen: boolean, opensOn: string, days: Array<{ day: number, isGift: boolean, isToday: boolean, isOpen: boolean, title: string | null, text: string | null, url: string | null, image: string | null }>, gift: { day: number, isGift: boolean, isToday: boolean, isOpen: boolean, title: string | null, text: string | null, url: string | null, image: string | null } | null } | null };

export type CatalogueQueryVariables = Exact<{
  path: string;
  text?: string | null | undefined;
}>;


export type CatalogueQuery = { categories: Array<{ id: string, name: string, url: string, image: string | null, productsCount: number | null, children: Array<{ id: string, name: string, url: string, productsCount: number | null }> | null }> | null, seo: { title: string | null, description: string | null, h1: string | null, text: string | null, canonical: string | null, robots: string | null, redirect: { url: string, code: number } | null } | null };

export type CatalogueSectionQueryVariables = Exact<{
  id: string | number;
  of: ListingOfInput;
  path: string;
  text?: string | null | undefined;
  banner: string;
}>;


export type CatalogueSectionQuery = { listing: { nodes: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, isDigital: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, brand: { name: string }, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { orderType: OrderType, isAvailable: boolean, price: { amount: number }, priceOld: { amount: number } | null, benefit: { amount: number } | null, credit: { type: CreditType, periods: Array<number>, monthlyPayment: { amount: number } } | null }, priceOnline: { amount: number } | null, highlights: Array<{ name: string, value: string }>, dimensions: { width: number, height: number, depth: number } | null, screen: { diagonal: number, resolution: string | null } | null, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, tradeInSticker: { amount: number } | null, lowestSupplierOffer: { supplierId: string, supplierName: string, price: { amount: number }, priceOld: { amount: number } | null } | null, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null }>, facets: Array<{ code: string, values: Array<{ code: string, name: string }> }> | null } | null, banners: Array<{ id: string, title: string | null, text: string | null, url: string, image: string | null }> | null, category: { id: string, code: string, name: string, url: string, productsCount: number | null, children: Array<{ id: string, name: string, url: string, image: string | null, productsCount: number | null, children: Array<{ id: string, name: string, url: string, productsCount: number | null }> | null }> | null } | null, breadcrumbs: Array<{ name: string, url: string | null }> | null, seo: { title: string | null, description: string | null, h1: string | null, text: string | null, canonical: string | null, robots: string | null, redirect: { url: string, code: number } | null } | null };

export type ContactsPageQueryVariables = Exact<{
  path: string;
}>;


export type ContactsPageQuery = { breadcrumbs: Array<{ name: string, url: string | null }> | null, features: Array<{ key: string, isActive: boolean }> | null, stores: Array<{ id: string, url: string, name: string, address: string, longitude: number, latitude: number, isOpen: boolean | null, hoursText: string | null }> | null };

export type HereFragment = { id: string, name: string, declension: string };

export type DeliveryExampleFragment = { id: string, name: string, url: string, dimensions: { width: number, height: number, depth: number } | null, deliveries: Array<{ kind: DeliveryKind, timeText: string, day: string, interval: string | null, minutes: number | null, cost: { amount: number } }> | null };

export type DeliveryBasketQueryVariables = Exact<{ [key: string]: never; }>;


export type DeliveryBasketQuery = { basket: { items: Array<{ productId: string }> } | null };

export type DeliveryPageQueryVariables = Exact<{
  path: string;
  own: string | number;
  hasOwn: boolean;
}>;


export type DeliveryPageQuery = { product?: { id: string, name: string, url: string, dimensions: { width: number, height: number, depth: number } | null, deliveries: Array<{ kind: DeliveryKind, timeText: string, day: string, interval: string | null, minutes: number | null, cost: { amount: number } }> | null } | null, breadcrumbs: Array<{ name: string, url: string | null }> | null, currentCity: { deliveryTypeIds: Array<string>, id: string, name: string, declension: string }, mainPage: { productOfDay: { product: { id: string, name: string, url: string, dimensions: { width: number, height: number, depth: number } | null, deliveries: Array<{ kind: DeliveryKind, timeText: string, day: string, interval: string | null, minutes: number | null, cost: { amount: number } }> | null } } | null } | null };

export type WayToPayFragment = { typeId: string, kind: PaymentKind, name: string, description: string | null, tab: PaymentTab, periods: Array<number>, isForGiftCertificates: boolean, minBasketThreshold: { amount: number } | null, maxBasketThreshold: { amount: number } | null };

export type PaymentPageQueryVariables = Exact<{
  path: string;
}>;


export type PaymentPageQuery = { breadcrumbs: Array<{ name: string, url: string | null }> | null, currentCity: { paymentTypeIds: Array<string>, id: string, name: string, declension: string }, paymentMethods: Array<{ typeId: string, kind: PaymentKind, name: string, description: string | null, tab: PaymentTab, periods: Array<number>, isForGiftCertificates: boolean, minBasketThreshold: { amount: number } | null, maxBasketThreshold: { amount: number } | null }> | null };

export type HomeQueryVariables = Exact<{
  path: string;
  text?: string | null | undefined;
}>;


export type HomeQuery = { currentCity: { timeZone: string }, mainPage: { blocks: Array<{ name: string, url: string, image: string }>, brands: Array<{ id: string, name: string, url: string, image: string | null }>, productOfDay: { endsAt: string, product: { id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, isDigital: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { orderType: OrderType, isAvailable: boolean, price: { amount: number }, priceOld: { amount: number } | null, benefit: { amount: number } | null, credit: { type: CreditType, periods: Array<number>, monthlyPayment: { amount: number } } | null }, priceOnline: { amount: number } | null, highlights: Array<{ name: string, value: string }>, dimensions: { width: number, height: number, depth: number } | null, screen: { diagonal: number, resolution: string | null } | null, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, tradeInSticker: { amount: number } | null, lowestSupplierOffer: { supplierId: string, supplierName: string, price: { amount: number }, priceOld: { amount: number } | null } | null, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null } } | null, slider: Array<{ id: string, title: string, text: string, button: string, url: string, image: string, imageMobile: string }>, services: Array<{ name: string, url: string, image: string, text: string | null }> } | null, seo: { title: string | null, description: string | null, h1: string | null, text: string | null, canonical: string | null, robots: string | null, redirect: { url: string, code: number } | null } | null };

export type HomeLaterQueryVariables = Exact<{
  viewed: Array<string | number> | string | number;
  newest: string | number;
  withSimilar: boolean;
}>;


export type HomeLaterQuery = { mainPage: { recommendations: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, isDigital: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { orderType: OrderType, isAvailable: boolean, price: { amount: number }, priceOld: { amount: number } | null, benefit: { amount: number } | null, credit: { type: CreditType, periods: Array<number>, monthlyPayment: { amount: number } } | null }, priceOnline: { amount: number } | null, highlights: Array<{ name: string, value: string }>, dimensions: { width: number, height: number, depth: number } | null, screen: { diagonal: number, resolution: string | null } | null, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, tradeInSticker: { amount: number } | null, lowestSupplierOffer: { supplierId: string, supplierName: string, price: { amount: number }, priceOld: { amount: number } | null } | null, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null }> } | null, products: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, isDigital: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { orderType: OrderType, isAvailable: boolean, price: { amount: number }, priceOld: { amount: number } | null, benefit: { amount: number } | null, credit: { type: CreditType, periods: Array<number>, monthlyPayment: { amount: number } } | null }, priceOnline: { amount: number } | null, highlights: Array<{ name: string, value: string }>, dimensions: { width: number, height: number, depth: number } | null, screen: { diagonal: number, resolution: string | null } | null, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, tradeInSticker: { amount: number } | null, lowestSupplierOffer: { supplierId: string, supplierName: string, price: { amount: number }, priceOld: { amount: number } | null } | null, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null } | null> | null, product?: { similars: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, isDigital: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { orderType: OrderType, isAvailable: boolean, price: { amount: number }, priceOld: { amount: number } | null, benefit: { amount: number } | null, credit: { type: CreditType, periods: Array<number>, monthlyPayment: { amount: number } } | null }, priceOnline: { amount: number } | null, highlights: Array<{ name: string, value: string }>, dimensions: { width: number, height: number, depth: number } | null, screen: { diagonal: number, resolution: string | null } | null, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, tradeInSticker: { amount: number } | null, lowestSupplierOffer: { supplierId: string, supplierName: string, price: { amount: number }, priceOld: { amount: number } | null } | null, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null }> | null } | null, specialOffers: { nodes: Array<{ id: string, name: string, url: string, announce: string | null, image: string | null, endsOn: string | null, mechanics: Array<{ code: string, name: string }> }> } | null, articleReviews: { nodes: Array<{ id: string, slug: string, name: string, url: string, announce: string | null, image: string | null, publishedOn: string | null, minutes: number | null, likesCount: number | null, badges: Array<{ code: string, name: string }> }> } | null, news: { nodes: Array<{ id: string, name: string, url: string, publishedOn: string | null }> } | null };

export type HonorQueryVariables = Exact<{ [key: string]: never; }>;


export type HonorQuery = { listing: { totalCount: number, nodes: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, isDigital: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, category: { id: string, code: string, name: string } | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { orderType: OrderType, isAvailable: boolean, price: { amount: number }, priceOld: { amount: number } | null, benefit: { amount: number } | null, credit: { type: CreditType, periods: Array<number>, monthlyPayment: { amount: number } } | null }, priceOnline: { amount: number } | null, highlights: Array<{ name: string, value: string }>, dimensions: { width: number, height: number, depth: number } | null, screen: { diagonal: number, resolution: string | null } | null, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, tradeInSticker: { amount: number } | null, lowestSupplierOffer: { supplierId: string, supplierName: string, price: { amount: number }, priceOld: { amount: number } | null } | null, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null }> } | null, specialOffers: { nodes: Array<{ id: string, name: string, url: string, announce: string | null, image: string | null, endsOn: string | null, mechanics: Array<{ code: string, name: string }> }> } | null, articleReviews: { nodes: Array<{ id: string, slug: string, name: string, url: string, announce: string | null, image: string | null, publishedOn: string | null, minutes: number | null, likesCount: number | null, badges: Array<{ code: string, name: string }> }> } | null };

export type InformationFrameQueryVariables = Exact<{
  path: string;
}>;


export type InformationFrameQuery = { breadcrumbs: Array<{ name: string, url: string | null }> | null };

export type NewsListQueryVariables = Exact<{
  page: number;
}>;


export type NewsListQuery = { news: { pageInfo: { pageCount: number }, nodes: Array<{ id: string, name: string, url: string, announce: string | null, image: string | null, publishedOn: string | null }> } | null };

export type NewsItemQueryVariables = Exact<{
  id: string | number;
}>;


export type NewsItemQuery = { latest: { nodes: Array<{ id: string, name: string, url: string, publishedOn: string | null }> } | null, newsItem: { id: string, name: string, url: string, announce: string | null, image: string | null, publishedOn: string | null, body: Array<{ kind: ArticleBlockKind, text: string | null, items: Array<string>, image: string | null }> } | null };

export type NicheKindsQueryVariables = Exact<{
  id: string | number;
  isOfCategory: boolean;
}>;


export type NicheKindsQuery = { category?: { name: string, code: string } | null, categories: Array<{ children: Array<{ id: string, code: string, name: string, url: string, image: string | null, productsCount: number | null }> | null }> | null };

export type OfferTileFragment = { id: string, name: string, url: string, announce: string | null, image: string | null, endsOn: string | null, mechanics: Array<{ code: string, name: string }> };

export type PromocodeFactsFragment = { code: string, text: string | null, endsOn: string | null, priceFrom: { amount: number } | null };

export type SpecialOffersQueryVariables = Exact<{
  page: number;
  perPage: number;
  filter: SpecialOfferFilterInput;
}>;


export type SpecialOffersQuery = { specialOffers: { totalCount: number, pageInfo: { pageCount: number }, nodes: Array<{ id: string, name: string, url: string, announce: string | null, image: string | null, endsOn: string | null, promocodes: Array<{ code: string, text: string | null, endsOn: string | null, priceFrom: { amount: number } | null }>, mechanics: Array<{ code: string, name: string }> }> } | null, specialOfferMechanics: Array<{ code: string, name: string, count: number | null }> | null, specialOfferBrands: Array<{ code: string, name: string, count: number | null }> | null, specialOfferChannels: Array<{ code: string, name: string, count: number | null }> | null };

export type SpecialOfferQueryVariables = Exact<{
  id: string | number;
}>;


export type SpecialOfferQuery = { specialOffer: { startsOn: string | null, productTag: string | null, id: string, name: string, url: string, announce: string | null, image: string | null, endsOn: string | null, promocodes: Array<{ code: string, text: string | null, endsOn: string | null, priceFrom: { amount: number } | null }>, body: Array<{ kind: ArticleBlockKind, text: string | null, items: Array<string>, image: string | null }>, brands: Array<{ code: string, name: string }>, channels: Array<{ code: string, name: string }>, products: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, isDigital: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { orderType: OrderType, isAvailable: boolean, price: { amount: number }, priceOld: { amount: number } | null, benefit: { amount: number } | null, credit: { type: CreditType, periods: Array<number>, monthlyPayment: { amount: number } } | null }, priceOnline: { amount: number } | null, highlights: Array<{ name: string, value: string }>, dimensions: { width: number, height: number, depth: number } | null, screen: { diagonal: number, resolution: string | null } | null, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, tradeInSticker: { amount: number } | null, lowestSupplierOffer: { supplierId: string, supplierName: string, price: { amount: number }, priceOld: { amount: number } | null } | null, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null }> | null, previews: Array<{ id: string, name: string, url: string, announce: string | null, image: string | null, endsOn: string | null }> | null, mechanics: Array<{ code: string, name: string }> } | null };

export type RepaymentQueryVariables = Exact<{
  orderId: string | number;
}>;


export type RepaymentQuery = { orderToRepay: { orderId: string, status: RepaymentStatus, canRepay: boolean, totalSum: { amount: number }, methods: Array<{ typeId: string, kind: PaymentKind, name: string, description: string | null, tab: PaymentTab, isPrepaid: boolean, periods: Array<number>, isLimitExceeded: boolean | null, terms: Array<{ months: number, rate: number, payment: { amount: number }, lastPayment: { amount: number }, overpayment: { amount: number } }>, limit: { amount: number } | null }> } | null, order: { paymentTypeId: string | null, company: { inn: string } | null, items: Array<{ id: string, name: string, image: string, isWarranty: boolean, quantity: number, sum: { amount: number } }> } | null };

export type AttemptStatusQueryVariables = Exact<{
  id: string | number;
}>;


export type AttemptStatusQuery = { payment: { id: string, orderId: string | null, status: PaymentStatus } | null };

export type StartPaymentMutationVariables = Exact<{
  input: PaymentStartInput;
}>;


export type StartPaymentMutation = { paymentStart: { url: string | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type ReviewTileFragment = { id: string, slug: string, name: string, url: string, announce: string | null, image: string | null, publishedOn: string | null, minutes: number | null, likesCount: number | null, badges: Array<{ code: string, name: string }> };

export type FilterBadgeFragment = { route: string, name: string, code: string | null, isChosen: boolean };

export type ReviewsQueryVariables = Exact<{
  path: string;
  filter: ReviewFilterInput;
  page: number;
  sort: ArticleReviewSort;
}>;


export type ReviewsQuery = { reviewPage: { title: string | null, description: string | null, sorts: Array<{ text: string, value: ArticleReviewSort }> } | null, articleReviews: { totalCount: number, pageInfo: { pageCount: number }, nodes: Array<{ id: string, slug: string, name: string, url: string, announce: string | null, image: string | null, publishedOn: string | null, minutes: number | null, likesCount: number | null, badges: Array<{ code: string, name: string }> }> } | null, reviewCategories: Array<{ route: string, name: string, code: string | null, isChosen: boolean }> | null, reviewBrands: Array<{ route: string, name: string, code: string | null, isChosen: boolean }> | null, reviewTags: Array<{ route: string, name: string, code: string | null, isChosen: boolean }> | null };

export type WholeReviewFragment = { dislikesCount: number | null, vote: ArticleReviewVote | null, id: string, slug: string, name: string, url: string, announce: string | null, image: string | null, publishedOn: string | null, minutes: number | null, likesCount: number | null, category: { code: string, name: string } | null, brand: { code: string, name: string } | null, body: Array<{ kind: ArticleBlockKind, text: string | null, items: Array<string>, image: string | null }>, products: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, isDigital: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { orderType: OrderType, isAvailable: boolean, price: { amount: number }, priceOld: { amount: number } | null, benefit: { amount: number } | null, credit: { type: CreditType, periods: Array<number>, monthlyPayment: { amount: number } } | null }, priceOnline: { amount: number } | null, highlights: Array<{ name: string, value: string }>, dimensions: { width: number, height: number, depth: number } | null, screen: { diagonal: number, resolution: string | null } | null, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, tradeInSticker: { amount: number } | null, lowestSupplierOffer: { supplierId: string, supplierName: string, price: { amount: number }, priceOld: { amount: number } | null } | null, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null }> | null, related: Array<{ id: string, slug: string, name: string, url: string, announce: string | null, image: string | null, publishedOn: string | null, minutes: number | null, likesCount: number | null, badges: Array<{ code: string, name: string }> }>, badges: Array<{ code: string, name: string }> };

export type ReviewQueryVariables = Exact<{
  slug: string;
}>;


export type ReviewQuery = { articleReview: { dislikesCount: number | null, vote: ArticleReviewVote | null, id: string, slug: string, name: string, url: string, announce: string | null, image: string | null, publishedOn: string | null, minutes: number | null, likesCount: number | null, category: { code: string, name: string } | null, brand: { code: string, name: string } | null, body: Array<{ kind: ArticleBlockKind, text: string | null, items: Array<string>, image: string | null }>, products: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, isDigital: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { orderType: OrderType, isAvailable: boolean, price: { amount: number }, priceOld: { amount: number } | null, benefit: { amount: number } | null, credit: { type: CreditType, periods: Array<number>, monthlyPayment: { amount: number } } | null }, priceOnline: { amount: number } | null, highlights: Array<{ name: string, value: string }>, dimensions: { width: number, height: number, depth: number } | null, screen: { diagonal: number, resolution: string | null } | null, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, tradeInSticker: { amount: number } | null, lowestSupplierOffer: { supplierId: string, supplierName: string, price: { amount: number }, priceOld: { amount: number } | null } | null, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: { amount: number } | null } | null }> | null, related: Array<{ id: string, slug: string, name: string, url: string, announce: string | null, image: string | null, publishedOn: string | null, minutes: number | null, likesCount: number | null, badges: Array<{ code: string, name: string }> }>, badges: Array<{ code: string, name: string }> } | null };

export type ReviewByCodeQueryVariables = Exact<{
  code: string;
}>;


export type ReviewByCodeQuery = { articleReviewByCode: { url: string } | null };

export type LikeReviewMutationVariables = Exact<{
  input: ArticleReviewLikeInput;
}>;


export type LikeReviewMutation = { articleReviewLike: { likesCount: number | null, dislikesCount: number | null, vote: ArticleReviewVote | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type DislikeReviewMutationVariables = Exact<{
  input: ArticleReviewDislikeInput;
}>;


export type DislikeReviewMutation = { articleReviewDislike: { likesCount: number | null, dislikesCount: number | null, vote: ArticleReviewVote | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type ShellQueryVariables = Exact<{
  isKnown: boolean;
  isSignedIn: boolean;
  isByStaff: boolean;
}>;


export type ShellQuery = { searchPlaceholders: Array<string> | null, currentCity: { id: string, alias: string, name: string, declension: string, phone: string }, features: Array<{ key: string, isActive: boolean }> | null, menu: Array<{ id: string, name: string, url: string }> | null, basket?: { quantity: number, totalSum: { amount: number }, items: Array<{ productId: string, supplierId: string | null }> } | null, favorites?: { productIds: Array<string> } | null, comparison?: { productIds: Array<string> } | null, me?: { firstName: string | null, subscribeProductIds: Array<string> } | null, viewer?: { employee: { tradePointNumber: string | null, tradePointName: string | null, personnelNumber: string | null, employeeName: string | null } | null } };

export type PageSeoFragment = { seo: { title: string | null, description: string | null, h1: string | null, text: string | null, canonical: string | null, robots: string | null, redirect: { url: string, code: number } | null } | null };

export type PathSeoQueryVariables = Exact<{
  path: string;
  text?: string | null | undefined;
}>;


export type PathSeoQuery = { seo: { title: string | null, description: string | null, h1: string | null, text: string | null, canonical: string | null, robots: string | null, redirect: { url: string, code: number } | null } | null };

export type CataloguePanelQueryVariables = Exact<{ [key: string]: never; }>;


export type CataloguePanelQuery = { menu: Array<{ id: string, name: string, url: string, image: string | null, banner: { id: string, title: string | null, text: string | null, url: string, image: string | null } | null, children: Array<{ id: string, name: string, url: string, image: string | null }> }> | null };

export type PanelSectionQueryVariables = Exact<{
  of: ListingOfInput;
}>;


export type PanelSectionQuery = { listing: { nodes: Array<{ id: string, name: string, url: string, images: Array<string>, brand: { name: string }, priceOnline: { amount: number } | null, offer: { price: { amount: number } } }>, facets: Array<{ code: string, values: Array<{ code: string, name: string }> }> | null } | null };

export type SuggestionsQueryVariables = Exact<{
  text: string;
}>;


export type SuggestionsQuery = { searchSuggestions: { queries: Array<string>, pages: Array<{ name: string, url: string }>, categories: Array<{ id: string, name: string, url: string }>, brands: Array<{ id: string, name: string, url: string }>, products: Array<{ id: string, name: string, url: string, image: string, price: { amount: number } }> } | null };

export type ViewerFactsFragment = { firstName: string | null, subscribeProductIds: Array<string> };

export type ShellViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellViewerQuery = { me: { firstName: string | null, subscribeProductIds: Array<string> } | null };

export type VisitorBranchQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitorBranchQuery = { branch: string };

export type SitemapPartsQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapPartsQuery = { sitemapParts: Array<{ after: string | null, last: string, changedAt: string | null }> | null };

export type SitemapProductsQueryVariables = Exact<{
  after?: string | number | null | undefined;
  last: string | number;
}>;


export type SitemapProductsQuery = { sitemapProducts: Array<{ id: string, url: string, changedAt: string | null }> | null };

export type SitemapPagesQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapPagesQuery = { categories: Array<{ url: string, children: Array<{ url: string, children: Array<{ url: string }> | null }> | null }> | null, tags: Array<{ url: string }> | null };

export type SitemapMakersQueryVariables = Exact<{ [key: string]: never; }>;


export type SitemapMakersQuery = { brands: Array<{ url: string }> | null, series: Array<{ url: string }> | null };

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
export const ExchangeFactsFragmentDoc = new TypedDocumentString(`
    fragment ExchangeFacts on TradeInBonus {
  devicesCount
  discount {
    amount
  }
}
    `, {"fragmentName":"ExchangeFacts"}) as unknown as TypedDocumentString<ExchangeFactsFragment, unknown>;
export const DiscountFactsFragmentDoc = new TypedDocumentString(`
    fragment DiscountFacts on Discount {
  actionId
  name
  promocode
  sum {
    amount
  }
}
    `, {"fragmentName":"DiscountFacts"}) as unknown as TypedDocumentString<DiscountFactsFragment, unknown>;
export const ExchangeDiscountFragmentDoc = new TypedDocumentString(`
    fragment ExchangeDiscount on TradeInDiscount {
  discount {
    amount
  }
  finalPrice {
    amount
  }
  discounts {
    ...DiscountFacts
  }
}
    fragment DiscountFacts on Discount {
  actionId
  name
  promocode
  sum {
    amount
  }
}`, {"fragmentName":"ExchangeDiscount"}) as unknown as TypedDocumentString<ExchangeDiscountFragment, unknown>;
export const PromotionFactsFragmentDoc = new TypedDocumentString(`
    fragment PromotionFacts on Action {
  id
  parentId
  name
  description
  type
  isApplicable
  isTradeIn
  discountPercent
  paymentNames
  isOfSberbank
  specialOfferUrl
  mechanics {
    isDsoRecommended
  }
  unmetConditions {
    name
    products {
      id
      name
      url
    }
  }
  presents {
    productId
    isSelected
    product {
      name
      url
    }
  }
  lines {
    productId
    quantity
    price {
      amount
    }
    finalPrice {
      amount
    }
  }
}
    `, {"fragmentName":"PromotionFacts"}) as unknown as TypedDocumentString<PromotionFactsFragment, unknown>;
export const ExplainedActionFragmentDoc = new TypedDocumentString(`
    fragment ExplainedAction on Action {
  ...PromotionFacts
  mechanics {
    conditions {
      name
      isMet
    }
    creditNotification
  }
}
    fragment PromotionFacts on Action {
  id
  parentId
  name
  description
  type
  isApplicable
  isTradeIn
  discountPercent
  paymentNames
  isOfSberbank
  specialOfferUrl
  mechanics {
    isDsoRecommended
  }
  unmetConditions {
    name
    products {
      id
      name
      url
    }
  }
  presents {
    productId
    isSelected
    product {
      name
      url
    }
  }
  lines {
    productId
    quantity
    price {
      amount
    }
    finalPrice {
      amount
    }
  }
}`, {"fragmentName":"ExplainedAction"}) as unknown as TypedDocumentString<ExplainedActionFragment, unknown>;
export const SmartPriceFoundFragmentDoc = new TypedDocumentString(`
    fragment SmartPriceFound on SmartPriceInfo {
  state
  smartPrice {
    tx
    tradeinId
    productId
    totalDiscount {
      amount
    }
    discountBenefit {
      amount
    }
  }
}
    `, {"fragmentName":"SmartPriceFound"}) as unknown as TypedDocumentString<SmartPriceFoundFragment, unknown>;
export const PlaceFactsFragmentDoc = new TypedDocumentString(`
    fragment PlaceFacts on Store {
  id
  typeId
  kind
  url
  name
  address
  stations
  directions
  longitude
  latitude
  workTimeLine
  convenience
  services
  isOpen
  hoursText
}
    `, {"fragmentName":"PlaceFacts"}) as unknown as TypedDocumentString<PlaceFactsFragment, unknown>;
export const ListedPlaceFactsFragmentDoc = new TypedDocumentString(`
    fragment ListedPlaceFacts on Store {
  ...PlaceFacts
  images
}
    fragment PlaceFacts on Store {
  id
  typeId
  kind
  url
  name
  address
  stations
  directions
  longitude
  latitude
  workTimeLine
  convenience
  services
  isOpen
  hoursText
}`, {"fragmentName":"ListedPlaceFacts"}) as unknown as TypedDocumentString<ListedPlaceFactsFragment, unknown>;
export const CenterFactsFragmentDoc = new TypedDocumentString(`
    fragment CenterFacts on ServiceCenter {
  id
  name
  address
  phone
  workTimeLine
}
    `, {"fragmentName":"CenterFacts"}) as unknown as TypedDocumentString<CenterFactsFragment, unknown>;
export const StoreProductFragmentDoc = new TypedDocumentString(`
    fragment StoreProduct on Product {
  id
  name
  url
  images
  category {
    id
    code
    name
  }
  offer {
    price {
      amount
    }
  }
  isBuyable
  stock(storeIds: [$id]) {
    quantity
  }
}
    `, {"fragmentName":"StoreProduct"}) as unknown as TypedDocumentString<StoreProductFragment, unknown>;
export const OrderLineFragmentDoc = new TypedDocumentString(`
    fragment OrderLine on OrderItem {
  id
  productId
  isWarranty
  name
  url
  image
  quantity
  returned
}
    `, {"fragmentName":"OrderLine"}) as unknown as TypedDocumentString<OrderLineFragment, unknown>;
export const OwnOrdersFragmentDoc = new TypedDocumentString(`
    fragment OwnOrders on OrderPage {
  nodes {
    id
    status
    statusName
    isActive
    isCancelled
    isAwaitingPayment
    isPhoneToConfirm
    isCancelable
    heldUntil
    receivedAt
    totalSum {
      amount
    }
    insertedAt
    deliveryDate
    deliveryTimeFrom
    deliveryTimeTo
    deliveryAddress
    steps {
      name
      isActive
    }
    store {
      id
      url
    }
    items {
      ...OrderLine
    }
  }
  totalCount
  pageInfo {
    currentPage
    pageCount
  }
}
    fragment OrderLine on OrderItem {
  id
  productId
  isWarranty
  name
  url
  image
  quantity
  returned
}`, {"fragmentName":"OwnOrders"}) as unknown as TypedDocumentString<OwnOrdersFragment, unknown>;
export const OwnRepairsFragmentDoc = new TypedDocumentString(`
    fragment OwnRepairs on RepairRequestPage {
  nodes {
    id
    status
    statusName
    isActive
    device
    problem
    handover
    place
    createdAt
  }
  pageInfo {
    currentPage
    pageCount
  }
}
    `, {"fragmentName":"OwnRepairs"}) as unknown as TypedDocumentString<OwnRepairsFragment, unknown>;
export const OwnedGoodsFragmentDoc = new TypedDocumentString(`
    fragment OwnedGoods on Query {
  orders(page: 1, perPage: 10) {
    nodes {
      id
      status
      items {
        ...OrderLine
      }
    }
  }
}
    fragment OrderLine on OrderItem {
  id
  productId
  isWarranty
  name
  url
  image
  quantity
  returned
}`, {"fragmentName":"OwnedGoods"}) as unknown as TypedDocumentString<OwnedGoodsFragment, unknown>;
export const ToRateFragmentDoc = new TypedDocumentString(`
    fragment ToRate on Query {
  ...OwnedGoods
  reviews: ownComments(type: REVIEW, perPage: 50) {
    nodes {
      id
      product {
        id
      }
    }
  }
}
    fragment OrderLine on OrderItem {
  id
  productId
  isWarranty
  name
  url
  image
  quantity
  returned
}
fragment OwnedGoods on Query {
  orders(page: 1, perPage: 10) {
    nodes {
      id
      status
      items {
        ...OrderLine
      }
    }
  }
}`, {"fragmentName":"ToRate"}) as unknown as TypedDocumentString<ToRateFragment, unknown>;
export const AccessoryTileFragmentDoc = new TypedDocumentString(`
    fragment AccessoryTile on Product {
  id
  name
  url
  images
  isBuyable
  priceOnline {
    amount
  }
  offer {
    price {
      amount
    }
  }
}
    `, {"fragmentName":"AccessoryTile"}) as unknown as TypedDocumentString<AccessoryTileFragment, unknown>;
export const BundleFactsFragmentDoc = new TypedDocumentString(`
    fragment BundleFacts on AccessoryBundle {
  products {
    ...AccessoryTile
  }
  variants {
    kind
    actionId
    name
    description
    months
    paymentTypeId
    prices {
      productId
      finalPrice {
        amount
      }
    }
  }
}
    fragment AccessoryTile on Product {
  id
  name
  url
  images
  isBuyable
  priceOnline {
    amount
  }
  offer {
    price {
      amount
    }
  }
}`, {"fragmentName":"BundleFacts"}) as unknown as TypedDocumentString<BundleFactsFragment, unknown>;
export const BundledProductFragmentDoc = new TypedDocumentString(`
    fragment BundledProduct on Product {
  ...AccessoryTile
  accessoryBundle {
    ...BundleFacts
  }
  warranties {
    ...AccessoryTile
  }
}
    fragment AccessoryTile on Product {
  id
  name
  url
  images
  isBuyable
  priceOnline {
    amount
  }
  offer {
    price {
      amount
    }
  }
}
fragment BundleFacts on AccessoryBundle {
  products {
    ...AccessoryTile
  }
  variants {
    kind
    actionId
    name
    description
    months
    paymentTypeId
    prices {
      productId
      finalPrice {
        amount
      }
    }
  }
}`, {"fragmentName":"BundledProduct"}) as unknown as TypedDocumentString<BundledProductFragment, unknown>;
export const CardFragmentDoc = new TypedDocumentString(`
    fragment Card on Product {
  id
  name
  modelId
  variant {
    edition
    color {
      name
      code
    }
  }
  url
  images
  categoryNameSingular
  offer {
    price {
      amount
    }
    priceOld {
      amount
    }
    benefit {
      amount
    }
    orderType
    isAvailable
    credit {
      type
      monthlyPayment {
        amount
      }
      periods
    }
  }
  priceOnline {
    amount
  }
  highlights {
    name
    value
  }
  dimensions {
    width
    height
    depth
  }
  screen {
    diagonal
    resolution
  }
  reviewCounters {
    count
    rating
  }
  stickers {
    code
    name
  }
  tradeInSticker {
    amount
  }
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  isDigital
  supplierId
  lowestSupplierOffer {
    supplierId
    supplierName
    price {
      amount
    }
    priceOld {
      amount
    }
  }
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost {
      amount
    }
  }
}
    `, {"fragmentName":"Card"}) as unknown as TypedDocumentString<CardFragment, unknown>;
export const BoughtTogetherFragmentDoc = new TypedDocumentString(`
    fragment BoughtTogether on Product {
  mathAccessories {
    ...Card
  }
  mathAccessoryGroups {
    name
    products {
      ...Card
    }
  }
}
    fragment Card on Product {
  id
  name
  modelId
  variant {
    edition
    color {
      name
      code
    }
  }
  url
  images
  categoryNameSingular
  offer {
    price {
      amount
    }
    priceOld {
      amount
    }
    benefit {
      amount
    }
    orderType
    isAvailable
    credit {
      type
      monthlyPayment {
        amount
      }
      periods
    }
  }
  priceOnline {
    amount
  }
  highlights {
    name
    value
  }
  dimensions {
    width
    height
    depth
  }
  screen {
    diagonal
    resolution
  }
  reviewCounters {
    count
    rating
  }
  stickers {
    code
    name
  }
  tradeInSticker {
    amount
  }
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  isDigital
  supplierId
  lowestSupplierOffer {
    supplierId
    supplierName
    price {
      amount
    }
    priceOld {
      amount
    }
  }
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost {
      amount
    }
  }
}`, {"fragmentName":"BoughtTogether"}) as unknown as TypedDocumentString<BoughtTogetherFragment, unknown>;
export const FamilyLineFragmentDoc = new TypedDocumentString(`
    fragment FamilyLine on BasketItem {
  id
  productId
  parentId
  supplierId
  quantity
  isWarranty
  presentOf
  actionId
  finalPrice {
    amount
  }
  sum {
    amount
  }
  product {
    id
    name
    url
    images
    isDigital
  }
}
    `, {"fragmentName":"FamilyLine"}) as unknown as TypedDocumentString<FamilyLineFragment, unknown>;
export const RemovedGoodFragmentDoc = new TypedDocumentString(`
    fragment RemovedGood on Product {
  id
  name
  url
  images
  isBuyable
  isWarranty
  priceOnline {
    amount
  }
  offer {
    price {
      amount
    }
  }
}
    `, {"fragmentName":"RemovedGood"}) as unknown as TypedDocumentString<RemovedGoodFragment, unknown>;
export const BasketChangeFactsFragmentDoc = new TypedDocumentString(`
    fragment BasketChangeFacts on BasketChange {
  __typename
  item {
    id
  }
  ... on BasketPriceChange {
    wasPrice: was {
      amount
    }
    nowPrice: now {
      amount
    }
  }
  ... on BasketQuantityChange {
    was
    now
  }
}
    `, {"fragmentName":"BasketChangeFacts"}) as unknown as TypedDocumentString<BasketChangeFactsFragment, unknown>;
export const QuoteFactsFragmentDoc = new TypedDocumentString(`
    fragment QuoteFacts on OrderQuote {
  orders {
    orderKey
    total {
      amount
    }
  }
  deliveryCost {
    amount
  }
  total {
    amount
  }
  token
}
    `, {"fragmentName":"QuoteFacts"}) as unknown as TypedDocumentString<QuoteFactsFragment, unknown>;
export const BasketSmartPriceFactsFragmentDoc = new TypedDocumentString(`
    fragment BasketSmartPriceFacts on Basket {
  smartPrice {
    state
  }
}
    `, {"fragmentName":"BasketSmartPriceFacts"}) as unknown as TypedDocumentString<BasketSmartPriceFactsFragment, unknown>;
export const HandedInFragmentDoc = new TypedDocumentString(`
    fragment HandedIn on TradeInDevice {
  tId
  brand
  model
  memory
  condition
  price {
    amount
  }
  itemId
}
    `, {"fragmentName":"HandedIn"}) as unknown as TypedDocumentString<HandedInFragment, unknown>;
export const CheckoutStartFragmentDoc = new TypedDocumentString(`
    fragment CheckoutStart on Query {
  currentCity {
    id
    name
  }
  basket(paymentTypeId: $paymentTypeId) {
    revision
    ...BasketSmartPriceFacts
    quantity
    sum {
      amount
    }
    discount {
      amount
    }
    totalSum {
      amount
    }
    bonuses {
      amount
    }
    discounts {
      ...DiscountFacts
    }
    exchangeDevices {
      ...HandedIn
    }
    gift {
      name
      email
    }
    orders {
      key
      items {
        id
      }
    }
    items {
      id
      productId
      quantity
      price {
        amount
      }
      priceOld {
        amount
      }
      isPreorder
      isWarranty
      presentOf
      finalPrice {
        amount
      }
      sum {
        amount
      }
      product {
        id
        name
        images
        isDigital
        category {
          id
        }
      }
    }
  }
}
    fragment HandedIn on TradeInDevice {
  tId
  brand
  model
  memory
  condition
  price {
    amount
  }
  itemId
}
fragment DiscountFacts on Discount {
  actionId
  name
  promocode
  sum {
    amount
  }
}
fragment BasketSmartPriceFacts on Basket {
  smartPrice {
    state
  }
}`, {"fragmentName":"CheckoutStart"}) as unknown as TypedDocumentString<CheckoutStartFragment, unknown>;
export const DeliveryFactsFragmentDoc = new TypedDocumentString(`
    fragment DeliveryFacts on DeliveryOption {
  typeId
  kind
  cost {
    amount
  }
  datetime
  interval
  timeText
  day
  minutes
  storeId
  paymentTypeIds
  costPrepayment {
    amount
  }
}
    `, {"fragmentName":"DeliveryFacts"}) as unknown as TypedDocumentString<DeliveryFactsFragment, unknown>;
export const HandoverPlaceFragmentDoc = new TypedDocumentString(`
    fragment HandoverPlace on Store {
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
    `, {"fragmentName":"HandoverPlace"}) as unknown as TypedDocumentString<HandoverPlaceFragment, unknown>;
export const CheckoutOrderFactsFragmentDoc = new TypedDocumentString(`
    fragment CheckoutOrderFacts on CheckoutOrder {
  key
  items {
    id
  }
  sum {
    amount
  }
  isPreorder
  isDigital
  isOnlyInStores
  pickup {
    ...DeliveryFacts
    store {
      ...HandoverPlace
    }
  }
  soonerInParts {
    items {
      id
    }
    delivery {
      ...DeliveryFacts
      store {
        id
        name
        address
      }
    }
  }
  courier {
    ...DeliveryFacts
  }
  expressOptions {
    ...DeliveryFacts
    salePointId
    salePoint {
      ...HandoverPlace
    }
  }
}
    fragment HandoverPlace on Store {
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
fragment DeliveryFacts on DeliveryOption {
  typeId
  kind
  cost {
    amount
  }
  datetime
  interval
  timeText
  day
  minutes
  storeId
  paymentTypeIds
  costPrepayment {
    amount
  }
}`, {"fragmentName":"CheckoutOrderFacts"}) as unknown as TypedDocumentString<CheckoutOrderFactsFragment, unknown>;
export const TripTimeFragmentDoc = new TypedDocumentString(`
    fragment TripTime on DeliveryOption {
  kind
  minutes
  interval
  timeText
  day
}
    `, {"fragmentName":"TripTime"}) as unknown as TypedDocumentString<TripTimeFragment, unknown>;
export const MethodFactsFragmentDoc = new TypedDocumentString(`
    fragment MethodFacts on PaymentMethod {
  typeId
  kind
  name
  description
  tab
  isPrepaid
  periods
  terms {
    months
    rate
    payment {
      amount
    }
    lastPayment {
      amount
    }
    overpayment {
      amount
    }
  }
  limit {
    amount
  }
  isLimitExceeded
}
    `, {"fragmentName":"MethodFacts"}) as unknown as TypedDocumentString<MethodFactsFragment, unknown>;
export const OrderTotalFragmentDoc = new TypedDocumentString(`
    fragment OrderTotal on OrderTotal {
  sum {
    amount
  }
  discount {
    amount
  }
  deliveryCost {
    amount
  }
  total {
    amount
  }
}
    `, {"fragmentName":"OrderTotal"}) as unknown as TypedDocumentString<OrderTotalFragment, unknown>;
export const PersonFactsFragmentDoc = new TypedDocumentString(`
    fragment PersonFacts on Profile {
  firstName
  lastName
  phone
  email
}
    `, {"fragmentName":"PersonFacts"}) as unknown as TypedDocumentString<PersonFactsFragment, unknown>;
export const AddressFactsFragmentDoc = new TypedDocumentString(`
    fragment AddressFacts on Address {
  cityName
  street
  houseNumber
  housing
  building
  floor
  flatNumber
}
    `, {"fragmentName":"AddressFacts"}) as unknown as TypedDocumentString<AddressFactsFragment, unknown>;
export const LastTermsFragmentDoc = new TypedDocumentString(`
    fragment LastTerms on Order {
  contactName
  mobilePhone
  email
  deliveryTypeId
  paymentTypeId
  paymentTypeName
  store {
    id
  }
  company {
    inn
    name
  }
}
    `, {"fragmentName":"LastTerms"}) as unknown as TypedDocumentString<LastTermsFragment, unknown>;
export const CommentFieldsFragmentDoc = new TypedDocumentString(`
    fragment CommentFields on Comment {
  id
  author
  text
  createdAt
  rate
  pros
  cons
  experience
  images
  likesCount
  dislikesCount
  myVote
  isVerified
  isMine
  status
  answers {
    id
    author
    text
    createdAt
    likesCount
    dislikesCount
    myVote
    isExpert
    status
  }
}
    `, {"fragmentName":"CommentFields"}) as unknown as TypedDocumentString<CommentFieldsFragment, unknown>;
export const EmployeeFactsFragmentDoc = new TypedDocumentString(`
    fragment EmployeeFacts on Employee {
  tradePointNumber
  tradePointName
  personnelNumber
  employeeName
}
    `, {"fragmentName":"EmployeeFacts"}) as unknown as TypedDocumentString<EmployeeFactsFragment, unknown>;
export const GiftFactsFragmentDoc = new TypedDocumentString(`
    fragment GiftFacts on Gift {
  email
  name
  words
  sentAt
}
    `, {"fragmentName":"GiftFacts"}) as unknown as TypedDocumentString<GiftFactsFragment, unknown>;
export const ComparedFragmentDoc = new TypedDocumentString(`
    fragment Compared on Product {
  ...Card
  category {
    id
    name
  }
  runningCost {
    perYear {
      amount
    }
    years
    total {
      amount
    }
  }
}
    fragment Card on Product {
  id
  name
  modelId
  variant {
    edition
    color {
      name
      code
    }
  }
  url
  images
  categoryNameSingular
  offer {
    price {
      amount
    }
    priceOld {
      amount
    }
    benefit {
      amount
    }
    orderType
    isAvailable
    credit {
      type
      monthlyPayment {
        amount
      }
      periods
    }
  }
  priceOnline {
    amount
  }
  highlights {
    name
    value
  }
  dimensions {
    width
    height
    depth
  }
  screen {
    diagonal
    resolution
  }
  reviewCounters {
    count
    rating
  }
  stickers {
    code
    name
  }
  tradeInSticker {
    amount
  }
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  isDigital
  supplierId
  lowestSupplierOffer {
    supplierId
    supplierName
    price {
      amount
    }
    priceOld {
      amount
    }
  }
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost {
      amount
    }
  }
}`, {"fragmentName":"Compared"}) as unknown as TypedDocumentString<ComparedFragment, unknown>;
export const PopularInKindFragmentDoc = new TypedDocumentString(`
    fragment PopularInKind on ListingPage {
  nodes {
    id
    modelId
    name
    images
    isBuyable
  }
}
    `, {"fragmentName":"PopularInKind"}) as unknown as TypedDocumentString<PopularInKindFragment, unknown>;
export const CreditTermFactsFragmentDoc = new TypedDocumentString(`
    fragment CreditTermFacts on CreditTerm {
  months
  label
  payment {
    amount
  }
  payments {
    amount
  }
  overpayment {
    amount
  }
  rate
  paymentTypeId
  banks {
    name
  }
  conditions {
    priceOfAccessories {
      amount
    }
    accessories {
      amount
    }
    accessoriesPercent
    installmentLimit {
      amount
    }
    isLimitExceeded
    isWarrantyRequired
    isWarrantyRecommended
    isCompleted
    notification
  }
}
    `, {"fragmentName":"CreditTermFacts"}) as unknown as TypedDocumentString<CreditTermFactsFragment, unknown>;
export const CreditFactsFragmentDoc = new TypedDocumentString(`
    fragment CreditFacts on Product {
  id
  name
  url
  tabs
  isBuyable(onCredit: true)
  priceOnline {
    amount
  }
  offer {
    price {
      amount
    }
  }
  supplierOffers {
    supplierId
    supplierName
    price {
      amount
    }
    isBuyable
  }
  creditOffers(supplierId: $supplierId, warrantyId: $warrantyId) {
    kind
    limit {
      amount
    }
    isLimitExceeded
    lastTerm {
      months
    }
    terms {
      ...CreditTermFacts
    }
  }
  warranties {
    id
    name
    priceOnline {
      amount
    }
    offer {
      price {
        amount
      }
    }
  }
}
    fragment CreditTermFacts on CreditTerm {
  months
  label
  payment {
    amount
  }
  payments {
    amount
  }
  overpayment {
    amount
  }
  rate
  paymentTypeId
  banks {
    name
  }
  conditions {
    priceOfAccessories {
      amount
    }
    accessories {
      amount
    }
    accessoriesPercent
    installmentLimit {
      amount
    }
    isLimitExceeded
    isWarrantyRequired
    isWarrantyRecommended
    isCompleted
    notification
  }
}`, {"fragmentName":"CreditFacts"}) as unknown as TypedDocumentString<CreditFactsFragment, unknown>;
export const PricePromotionFragmentDoc = new TypedDocumentString(`
    fragment PricePromotion on Action {
  id
  name
  type
  discountPercent
  discountSum {
    amount
  }
  sumActionIds
  isApplicable
  promocode
  paymentTypeIds
  deliveryTypeIds
  isOfSberbank
  isTradeIn
  lines {
    productId
    finalPrice {
      amount
    }
  }
}
    `, {"fragmentName":"PricePromotion"}) as unknown as TypedDocumentString<PricePromotionFragment, unknown>;
export const SupplierOfferFieldsFragmentDoc = new TypedDocumentString(`
    fragment SupplierOfferFields on SupplierOffer {
  supplierId
  supplierName
  price {
    amount
  }
  priceOld {
    amount
  }
  quantity
  isBuyable
  availability {
    isAvailable
    pickupAt
    pickupDayText
    deliveryAt
    deliveryDayText
    deliveryCost {
      amount
    }
  }
}
    `, {"fragmentName":"SupplierOfferFields"}) as unknown as TypedDocumentString<SupplierOfferFieldsFragment, unknown>;
export const TalkedAboutFragmentDoc = new TypedDocumentString(`
    fragment TalkedAbout on Product {
  id
  name
  url
  questionsCount
  reviewCounters {
    count
    rating
    distribution
  }
}
    `, {"fragmentName":"TalkedAbout"}) as unknown as TypedDocumentString<TalkedAboutFragment, unknown>;
export const ProductFrameFragmentDoc = new TypedDocumentString(`
    fragment ProductFrame on Product {
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
  tabs
  offerShownInstead {
    ...SupplierOfferFields
  }
  ...TalkedAbout
  priceOnline {
    amount
  }
  shortUrl
  comparedModel {
    url
    name
  }
  rental {
    pricePerDay {
      amount
    }
  }
  offer {
    beforeDiscountPrice {
      amount
    }
    pinkPrice {
      amount
    }
    superPrice {
      finalPrice {
        amount
      }
      conditions {
        name
      }
    }
  }
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
      isAvailable
    }
  }
  colors {
    productId
    name
    code
    url
    isCurrent
    price {
      amount
    }
  }
}
    fragment Card on Product {
  id
  name
  modelId
  variant {
    edition
    color {
      name
      code
    }
  }
  url
  images
  categoryNameSingular
  offer {
    price {
      amount
    }
    priceOld {
      amount
    }
    benefit {
      amount
    }
    orderType
    isAvailable
    credit {
      type
      monthlyPayment {
        amount
      }
      periods
    }
  }
  priceOnline {
    amount
  }
  highlights {
    name
    value
  }
  dimensions {
    width
    height
    depth
  }
  screen {
    diagonal
    resolution
  }
  reviewCounters {
    count
    rating
  }
  stickers {
    code
    name
  }
  tradeInSticker {
    amount
  }
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  isDigital
  supplierId
  lowestSupplierOffer {
    supplierId
    supplierName
    price {
      amount
    }
    priceOld {
      amount
    }
  }
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost {
      amount
    }
  }
}
fragment TalkedAbout on Product {
  id
  name
  url
  questionsCount
  reviewCounters {
    count
    rating
    distribution
  }
}
fragment SupplierOfferFields on SupplierOffer {
  supplierId
  supplierName
  price {
    amount
  }
  priceOld {
    amount
  }
  quantity
  isBuyable
  availability {
    isAvailable
    pickupAt
    pickupDayText
    deliveryAt
    deliveryDayText
    deliveryCost {
      amount
    }
  }
}`, {"fragmentName":"ProductFrame"}) as unknown as TypedDocumentString<ProductFrameFragment, unknown>;
export const BannerFactsFragmentDoc = new TypedDocumentString(`
    fragment BannerFacts on Banner {
  id
  title
  text
  url
  image
}
    `, {"fragmentName":"BannerFacts"}) as unknown as TypedDocumentString<BannerFactsFragment, unknown>;
export const ProductDeliveryFragmentDoc = new TypedDocumentString(`
    fragment ProductDelivery on DeliveryOption {
  kind
  cost {
    amount
  }
  timeText
  day
  interval
  minutes
  storeId
  store {
    ...PlaceFacts
  }
}
    fragment PlaceFacts on Store {
  id
  typeId
  kind
  url
  name
  address
  stations
  directions
  longitude
  latitude
  workTimeLine
  convenience
  services
  isOpen
  hoursText
}`, {"fragmentName":"ProductDelivery"}) as unknown as TypedDocumentString<ProductDeliveryFragment, unknown>;
export const RunningCostFactsFragmentDoc = new TypedDocumentString(`
    fragment RunningCostFacts on RunningCost {
  perYear {
    amount
  }
  years
  total {
    amount
  }
  parts {
    name
    quantity
    unit
    unitPrice {
      amount
    }
    cost {
      amount
    }
    basis
    tariff {
      source
      since
    }
  }
}
    `, {"fragmentName":"RunningCostFacts"}) as unknown as TypedDocumentString<RunningCostFactsFragment, unknown>;
export const DeviceTypeFactsFragmentDoc = new TypedDocumentString(`
    fragment DeviceTypeFacts on RepairDeviceType {
  id
  name
  singular
  hasImei
  hasData
  isPlumbed
}
    `, {"fragmentName":"DeviceTypeFacts"}) as unknown as TypedDocumentString<DeviceTypeFactsFragment, unknown>;
export const RepairProblemFactsFragmentDoc = new TypedDocumentString(`
    fragment RepairProblemFacts on RepairProblem {
  id
  name
  cost {
    amount
  }
  discountedCost {
    amount
  }
  isInstallation
  isVisibleDamage
}
    `, {"fragmentName":"RepairProblemFacts"}) as unknown as TypedDocumentString<RepairProblemFactsFragment, unknown>;
export const TradeInTileFragmentDoc = new TypedDocumentString(`
    fragment TradeInTile on Product {
  id
  name
  modelId
  images
  isBuyable
  offer {
    price {
      amount
    }
  }
}
    `, {"fragmentName":"TradeInTile"}) as unknown as TypedDocumentString<TradeInTileFragment, unknown>;
export const UserErrorsFragmentDoc = new TypedDocumentString(`
    fragment UserErrors on UserError {
  code
  message
  field
}
    `, {"fragmentName":"UserErrors"}) as unknown as TypedDocumentString<UserErrorsFragment, unknown>;
export const AdventDoorFragmentDoc = new TypedDocumentString(`
    fragment AdventDoor on AdventDay {
  day
  isGift
  isToday
  isOpen
  title
  text
  url
  image
}
    `, {"fragmentName":"AdventDoor"}) as unknown as TypedDocumentString<AdventDoorFragment, unknown>;
export const HereFragmentDoc = new TypedDocumentString(`
    fragment Here on City {
  id
  name
  declension
}
    `, {"fragmentName":"Here"}) as unknown as TypedDocumentString<HereFragment, unknown>;
export const DeliveryExampleFragmentDoc = new TypedDocumentString(`
    fragment DeliveryExample on Product {
  id
  name
  url
  dimensions {
    width
    height
    depth
  }
  deliveries {
    kind
    cost {
      amount
    }
    timeText
    day
    interval
    minutes
  }
}
    `, {"fragmentName":"DeliveryExample"}) as unknown as TypedDocumentString<DeliveryExampleFragment, unknown>;
export const WayToPayFragmentDoc = new TypedDocumentString(`
    fragment WayToPay on PaymentMethod {
  typeId
  kind
  name
  description
  tab
  periods
  isForGiftCertificates
  minBasketThreshold {
    amount
  }
  maxBasketThreshold {
    amount
  }
}
    `, {"fragmentName":"WayToPay"}) as unknown as TypedDocumentString<WayToPayFragment, unknown>;
export const OfferTileFragmentDoc = new TypedDocumentString(`
    fragment OfferTile on SpecialOffer {
  id
  name
  url
  announce
  image
  endsOn
  mechanics {
    code
    name
  }
}
    `, {"fragmentName":"OfferTile"}) as unknown as TypedDocumentString<OfferTileFragment, unknown>;
export const PromocodeFactsFragmentDoc = new TypedDocumentString(`
    fragment PromocodeFacts on SpecialOfferPromocode {
  code
  text
  priceFrom {
    amount
  }
  endsOn
}
    `, {"fragmentName":"PromocodeFacts"}) as unknown as TypedDocumentString<PromocodeFactsFragment, unknown>;
export const FilterBadgeFragmentDoc = new TypedDocumentString(`
    fragment FilterBadge on ReviewFilterBadge {
  route
  name
  code
  isChosen
}
    `, {"fragmentName":"FilterBadge"}) as unknown as TypedDocumentString<FilterBadgeFragment, unknown>;
export const ReviewTileFragmentDoc = new TypedDocumentString(`
    fragment ReviewTile on ArticleReview {
  id
  slug
  name
  url
  announce
  image
  publishedOn
  minutes
  likesCount
  badges {
    code
    name
  }
}
    `, {"fragmentName":"ReviewTile"}) as unknown as TypedDocumentString<ReviewTileFragment, unknown>;
export const WholeReviewFragmentDoc = new TypedDocumentString(`
    fragment WholeReview on ArticleReview {
  ...ReviewTile
  dislikesCount
  vote
  category {
    code
    name
  }
  brand {
    code
    name
  }
  body {
    kind
    text
    items
    image
  }
  products {
    ...Card
  }
  related {
    ...ReviewTile
  }
}
    fragment Card on Product {
  id
  name
  modelId
  variant {
    edition
    color {
      name
      code
    }
  }
  url
  images
  categoryNameSingular
  offer {
    price {
      amount
    }
    priceOld {
      amount
    }
    benefit {
      amount
    }
    orderType
    isAvailable
    credit {
      type
      monthlyPayment {
        amount
      }
      periods
    }
  }
  priceOnline {
    amount
  }
  highlights {
    name
    value
  }
  dimensions {
    width
    height
    depth
  }
  screen {
    diagonal
    resolution
  }
  reviewCounters {
    count
    rating
  }
  stickers {
    code
    name
  }
  tradeInSticker {
    amount
  }
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  isDigital
  supplierId
  lowestSupplierOffer {
    supplierId
    supplierName
    price {
      amount
    }
    priceOld {
      amount
    }
  }
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost {
      amount
    }
  }
}
fragment ReviewTile on ArticleReview {
  id
  slug
  name
  url
  announce
  image
  publishedOn
  minutes
  likesCount
  badges {
    code
    name
  }
}`, {"fragmentName":"WholeReview"}) as unknown as TypedDocumentString<WholeReviewFragment, unknown>;
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
export const PageSeoFragmentDoc = new TypedDocumentString(`
    fragment PageSeo on Query {
  seo(path: $path, query: $text) {
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
}`, {"fragmentName":"PageSeo"}) as unknown as TypedDocumentString<PageSeoFragment, unknown>;
export const ViewerFactsFragmentDoc = new TypedDocumentString(`
    fragment ViewerFacts on Profile {
  firstName
  subscribeProductIds
}
    `, {"fragmentName":"ViewerFacts"}) as unknown as TypedDocumentString<ViewerFactsFragment, unknown>;
export const TakeDeviceBackDocument = new TypedDocumentString(`
    mutation TakeDeviceBack($input: TradeInRemoveInput!) {
  tradeInRemove(input: $input) {
    exchange {
      total {
        amount
      }
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:2088c62aa6def28d97e976cad7684094a8e819f469de58085f005f742e29535e"}) as unknown as TypedDocumentString<TakeDeviceBackMutation, TakeDeviceBackMutationVariables>;
export const AccessoryActionDocument = new TypedDocumentString(`
    query AccessoryAction($goods: [ActionGoodsInput!]!, $actionIds: [ID!]) {
  accessoryAction(products: $goods, actionIds: $actionIds) {
    ...ExplainedAction
  }
}
    fragment PromotionFacts on Action {
  id
  parentId
  name
  description
  type
  isApplicable
  isTradeIn
  discountPercent
  paymentNames
  isOfSberbank
  specialOfferUrl
  mechanics {
    isDsoRecommended
  }
  unmetConditions {
    name
    products {
      id
      name
      url
    }
  }
  presents {
    productId
    isSelected
    product {
      name
      url
    }
  }
  lines {
    productId
    quantity
    price {
      amount
    }
    finalPrice {
      amount
    }
  }
}
fragment ExplainedAction on Action {
  ...PromotionFacts
  mechanics {
    conditions {
      name
      isMet
    }
    creditNotification
  }
}`, {"hash":"sha256:f3d8825c2879388883e49127d97c9c9d32919b24cc220a5420ba6a9f358def65"}) as unknown as TypedDocumentString<AccessoryActionQuery, AccessoryActionQueryVariables>;
export const OfferActionDocument = new TypedDocumentString(`
    query OfferAction($actionId: ID!, $productId: ID!, $goods: ActionGoodsInput!) {
  actionMechanics(actionId: $actionId, product: $goods) {
    ...ExplainedAction
  }
  product(id: $productId) {
    id
    name
    url
  }
}
    fragment PromotionFacts on Action {
  id
  parentId
  name
  description
  type
  isApplicable
  isTradeIn
  discountPercent
  paymentNames
  isOfSberbank
  specialOfferUrl
  mechanics {
    isDsoRecommended
  }
  unmetConditions {
    name
    products {
      id
      name
      url
    }
  }
  presents {
    productId
    isSelected
    product {
      name
      url
    }
  }
  lines {
    productId
    quantity
    price {
      amount
    }
    finalPrice {
      amount
    }
  }
}
fragment ExplainedAction on Action {
  ...PromotionFacts
  mechanics {
    conditions {
      name
      isMet
    }
    creditNotification
  }
}`, {"hash":"sha256:508444c1bc56500680c991e9a680ae27b107de32b17df4910560bea705aaa7aa"}) as unknown as TypedDocumentString<OfferActionQuery, OfferActionQueryVariables>;
export const ProductSmartPriceDocument = new TypedDocumentString(`
    query ProductSmartPrice($id: ID!) {
  product(id: $id) {
    id
    url
    smartPriceOffer {
      totalDiscount {
        amount
      }
    }
  }
}
    `, {"hash":"sha256:53909ce75a5856b46a9bf971e8b47ce129bf34d8b13aeeaf861cf0e1a7740767"}) as unknown as TypedDocumentString<ProductSmartPriceQuery, ProductSmartPriceQueryVariables>;
export const StartValuationDocument = new TypedDocumentString(`
    mutation StartValuation($input: SmartPriceStartValuationInput!) {
  smartPriceStartValuation(input: $input) {
    url
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:3d492cd44306e764db452ae28e1ab1f1a3a7f6b541714e669820c9100f5b3ac8"}) as unknown as TypedDocumentString<StartValuationMutation, StartValuationMutationVariables>;
export const TakeSmartPriceDocument = new TypedDocumentString(`
    mutation TakeSmartPrice($input: BasketAddItemInput!) {
  basketAddItem(input: $input) {
    basket {
      id
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:fe565ce2854b2bceee172607587e26d2a8315f7716c3acaba6434cbfd8ec9f15"}) as unknown as TypedDocumentString<TakeSmartPriceMutation, TakeSmartPriceMutationVariables>;
export const ShopsPageDocument = new TypedDocumentString(`
    query ShopsPage($path: String!, $place: String!, $isSearched: Boolean!, $brand: String, $hasBrand: Boolean!) {
  breadcrumbs(path: $path) {
    name
    url
  }
  features {
    key
    isActive
  }
  stores @skip(if: $isSearched) {
    ...ListedPlaceFacts
  }
  near: storesByAddress(address: $place) @include(if: $isSearched) {
    distance
    store {
      ...ListedPlaceFacts
    }
  }
  named: stores(query: $place) @include(if: $isSearched) {
    ...ListedPlaceFacts
  }
  serviceCenters {
    ...CenterFacts
    brandCodes
  }
  ofBrand: serviceCenters(brandCode: $brand) @include(if: $hasBrand) {
    ...CenterFacts
  }
  brands {
    code
    name
  }
}
    fragment PlaceFacts on Store {
  id
  typeId
  kind
  url
  name
  address
  stations
  directions
  longitude
  latitude
  workTimeLine
  convenience
  services
  isOpen
  hoursText
}
fragment ListedPlaceFacts on Store {
  ...PlaceFacts
  images
}
fragment CenterFacts on ServiceCenter {
  id
  name
  address
  phone
  workTimeLine
}`, {"hash":"sha256:ce3448b034c07407ac77016b0cd8d21ef0e9e04aa59e471186bea5fce95a4635"}) as unknown as TypedDocumentString<ShopsPageQuery, ShopsPageQueryVariables>;
export const ShopsDocument = new TypedDocumentString(`
    query Shops {
  stores {
    ...ListedPlaceFacts
  }
}
    fragment PlaceFacts on Store {
  id
  typeId
  kind
  url
  name
  address
  stations
  directions
  longitude
  latitude
  workTimeLine
  convenience
  services
  isOpen
  hoursText
}
fragment ListedPlaceFacts on Store {
  ...PlaceFacts
  images
}`, {"hash":"sha256:379fb1509922121b00b9c3b3f535dc40be9e5ca44aa3122e028f7fe014ae650e"}) as unknown as TypedDocumentString<ShopsQuery, ShopsQueryVariables>;
export const StorePageDocument = new TypedDocumentString(`
    query StorePage($id: ID!, $path: String!) {
  currentCity {
    id
  }
  mainPage {
    recommendations {
      ...StoreProduct
    }
  }
  store(id: $id) {
    ...PlaceFacts
    brand
    images
    city {
      id
      name
      timeZone
      declension
      phone
    }
    workTime {
      opens
      closes
    }
  }
  breadcrumbs(path: $path) {
    name
    url
  }
}
    fragment PlaceFacts on Store {
  id
  typeId
  kind
  url
  name
  address
  stations
  directions
  longitude
  latitude
  workTimeLine
  convenience
  services
  isOpen
  hoursText
}
fragment StoreProduct on Product {
  id
  name
  url
  images
  category {
    id
    code
    name
  }
  offer {
    price {
      amount
    }
  }
  isBuyable
  stock(storeIds: [$id]) {
    quantity
  }
}`, {"hash":"sha256:b6620c893db239048a4e6f537580c2a3bec6b0001a937ce3b70bc6efe70a5e85"}) as unknown as TypedDocumentString<StorePageQuery, StorePageQueryVariables>;
export const SuggestedGoodsDocument = new TypedDocumentString(`
    query SuggestedGoods($viewed: [ID!]!, $hasViewed: Boolean!, $withTexts: Boolean!, $withKinds: Boolean!) {
  products(ids: $viewed) @include(if: $hasViewed) {
    ...Card
  }
  mainPage {
    brands {
      name
      url
    }
    recommendations {
      ...Card
      category @include(if: $withKinds) {
        id
        name
      }
    }
  }
  searchPlaceholders @include(if: $withTexts)
}
    fragment Card on Product {
  id
  name
  modelId
  variant {
    edition
    color {
      name
      code
    }
  }
  url
  images
  categoryNameSingular
  offer {
    price {
      amount
    }
    priceOld {
      amount
    }
    benefit {
      amount
    }
    orderType
    isAvailable
    credit {
      type
      monthlyPayment {
        amount
      }
      periods
    }
  }
  priceOnline {
    amount
  }
  highlights {
    name
    value
  }
  dimensions {
    width
    height
    depth
  }
  screen {
    diagonal
    resolution
  }
  reviewCounters {
    count
    rating
  }
  stickers {
    code
    name
  }
  tradeInSticker {
    amount
  }
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  isDigital
  supplierId
  lowestSupplierOffer {
    supplierId
    supplierName
    price {
      amount
    }
    priceOld {
      amount
    }
  }
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost {
      amount
    }
  }
}`, {"hash":"sha256:5c8a52d9563c514f2b6da0198be0e7e20915be0ccb4f20f3f9f58539a757f2f6"}) as unknown as TypedDocumentString<SuggestedGoodsQuery, SuggestedGoodsQueryVariables>;
export const AccountOrdersDocument = new TypedDocumentString(`
    query AccountOrders($page: Int) {
  orders(page: $page, perPage: 10) {
    ...OwnOrders
  }
}
    fragment OwnOrders on OrderPage {
  nodes {
    id
    status
    statusName
    isActive
    isCancelled
    isAwaitingPayment
    isPhoneToConfirm
    isCancelable
    heldUntil
    receivedAt
    totalSum {
      amount
    }
    insertedAt
    deliveryDate
    deliveryTimeFrom
    deliveryTimeTo
    deliveryAddress
    steps {
      name
      isActive
    }
    store {
      id
      url
    }
    items {
      ...OrderLine
    }
  }
  totalCount
  pageInfo {
    currentPage
    pageCount
  }
}
fragment OrderLine on OrderItem {
  id
  productId
  isWarranty
  name
  url
  image
  quantity
  returned
}`, {"hash":"sha256:f2d648b44558ed9807fe2f3bd06ea0a80c7c8d6697eb85bf28dc656bbfd931c0"}) as unknown as TypedDocumentString<AccountOrdersQuery, AccountOrdersQueryVariables>;
export const AccountRepairsDocument = new TypedDocumentString(`
    query AccountRepairs($page: Int) {
  repairRequests(page: $page, perPage: 10) {
    ...OwnRepairs
  }
}
    fragment OwnRepairs on RepairRequestPage {
  nodes {
    id
    status
    statusName
    isActive
    device
    problem
    handover
    place
    createdAt
  }
  pageInfo {
    currentPage
    pageCount
  }
}`, {"hash":"sha256:b98979d1f0163a7dc4bde4382a89ddaddb2d78bb968339692cd856f6be34d8b7"}) as unknown as TypedDocumentString<AccountRepairsQuery, AccountRepairsQueryVariables>;
export const AccountFrameDocument = new TypedDocumentString(`
    query AccountFrame {
  me {
    id
  }
  repairRequests(page: 1, perPage: 1) {
    totalCount
  }
}
    `, {"hash":"sha256:965364da3c7e68c8664f65f801aef6c4bd7f478a3d0af2cb8315cf5d5d92b195"}) as unknown as TypedDocumentString<AccountFrameQuery, AccountFrameQueryVariables>;
export const AccountOverviewDocument = new TypedDocumentString(`
    query AccountOverview {
  orders(page: 1, perPage: 10) {
    ...OwnOrders
  }
  repairRequests(page: 1, perPage: 10) {
    ...OwnRepairs
    totalCount
  }
  loyaltyCards {
    id
    balance {
      amount
    }
    isActive
  }
  reviews: ownComments(type: REVIEW, perPage: 50) {
    totalCount
  }
  ...ToRate
}
    fragment OwnOrders on OrderPage {
  nodes {
    id
    status
    statusName
    isActive
    isCancelled
    isAwaitingPayment
    isPhoneToConfirm
    isCancelable
    heldUntil
    receivedAt
    totalSum {
      amount
    }
    insertedAt
    deliveryDate
    deliveryTimeFrom
    deliveryTimeTo
    deliveryAddress
    steps {
      name
      isActive
    }
    store {
      id
      url
    }
    items {
      ...OrderLine
    }
  }
  totalCount
  pageInfo {
    currentPage
    pageCount
  }
}
fragment OrderLine on OrderItem {
  id
  productId
  isWarranty
  name
  url
  image
  quantity
  returned
}
fragment OwnRepairs on RepairRequestPage {
  nodes {
    id
    status
    statusName
    isActive
    device
    problem
    handover
    place
    createdAt
  }
  pageInfo {
    currentPage
    pageCount
  }
}
fragment OwnedGoods on Query {
  orders(page: 1, perPage: 10) {
    nodes {
      id
      status
      items {
        ...OrderLine
      }
    }
  }
}
fragment ToRate on Query {
  ...OwnedGoods
  reviews: ownComments(type: REVIEW, perPage: 50) {
    nodes {
      id
      product {
        id
      }
    }
  }
}`, {"hash":"sha256:d73ed96877153adbf72f3939b32c0f1d709c7a65d65d148d0b2db4374c98e6b8"}) as unknown as TypedDocumentString<AccountOverviewQuery, AccountOverviewQueryVariables>;
export const AccountProfileDocument = new TypedDocumentString(`
    query AccountProfile {
  me {
    id
    firstName
    lastName
    birthdate
    sex
    phone
    email
    newEmail
    isConfirmedEmail
    subscribeTypes
  }
}
    `, {"hash":"sha256:0c7ef26ee76e1c59e1206faad17068f91045b2f36f9b6ed3b997017c8901e335"}) as unknown as TypedDocumentString<AccountProfileQuery, AccountProfileQueryVariables>;
export const SaveProfileDocument = new TypedDocumentString(`
    mutation SaveProfile($input: ProfileUpdateInput!) {
  profileUpdate(input: $input) {
    user {
      newEmail
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:8f9c25d2c5e7f25d1cf35b0518f28d4d6e4ee7bd03c7062d59506c33c26df237"}) as unknown as TypedDocumentString<SaveProfileMutation, SaveProfileMutationVariables>;
export const RemoveProfileDocument = new TypedDocumentString(`
    mutation RemoveProfile {
  profileRemove {
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:1fd3ba6bc0fb4e7e3414d0bc3a8ba45c4a5275abb33c13c59608a3293d1faef5"}) as unknown as TypedDocumentString<RemoveProfileMutation, RemoveProfileMutationVariables>;
export const ConfirmEmailDocument = new TypedDocumentString(`
    mutation ConfirmEmail($input: ProfileConfirmEmailInput!) {
  profileConfirmEmail(input: $input) {
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:9aa8c7ab4da7a6d4ca2768e0db2d47ee871a146c46bbf74a2e505526018a6a5d"}) as unknown as TypedDocumentString<ConfirmEmailMutation, ConfirmEmailMutationVariables>;
export const SetMailingsDocument = new TypedDocumentString(`
    mutation SetMailings($input: ProfileSetMailingsInput!) {
  profileSetMailings(input: $input) {
    user {
      id
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:35bd3bf4bff5a3718bd0df981730285cd441e08c803cefb40d257e6ce193de8d"}) as unknown as TypedDocumentString<SetMailingsMutation, SetMailingsMutationVariables>;
export const TrackedOrderDocument = new TypedDocumentString(`
    query TrackedOrder($id: ID!, $phone: Phone!) {
  trackedOrder(id: $id, phone: $phone) {
    id
    status
    statusName
    isActive
    steps {
      name
      isActive
    }
    deliveryDate
    deliveryTimeFrom
    deliveryTimeTo
    deliveryTypeName
    isPaid
    totalSum {
      amount
    }
    insertedAt
  }
}
    `, {"hash":"sha256:f692d26d14e1328cbb297d73e65ada9784a9724a9af9ca7f2fc9da867c2c475e"}) as unknown as TypedDocumentString<TrackedOrderQuery, TrackedOrderQueryVariables>;
export const AccountAddressesDocument = new TypedDocumentString(`
    query AccountAddresses {
  addresses {
    id
    cityName
    street
    houseNumber
    floor
    flatNumber
    building
    housing
  }
}
    `, {"hash":"sha256:f2dc1e2992d478c7851d6de8ee04c1828a8e7feedcd186626f5b0159e903b900"}) as unknown as TypedDocumentString<AccountAddressesQuery, AccountAddressesQueryVariables>;
export const AddAddressDocument = new TypedDocumentString(`
    mutation AddAddress($input: AddressAddInput!) {
  addressAdd(input: $input) {
    addresses {
      id
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:83ba7b42eec38108c2aad99f6afe5f53d830d92b7dc5e88b1a23c512f9227d5d"}) as unknown as TypedDocumentString<AddAddressMutation, AddAddressMutationVariables>;
export const UpdateAddressDocument = new TypedDocumentString(`
    mutation UpdateAddress($input: AddressUpdateInput!) {
  addressUpdate(input: $input) {
    addresses {
      id
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:ae0a7041e4028578f54be3f3234f2476105c676dc83281c673df6582cff8eccb"}) as unknown as TypedDocumentString<UpdateAddressMutation, UpdateAddressMutationVariables>;
export const RemoveAddressDocument = new TypedDocumentString(`
    mutation RemoveAddress($input: AddressRemoveInput!) {
  addressRemove(input: $input) {
    addresses {
      id
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:5d8219de5941a3eb16eb649b591a721190f1d2e7f77ab71f67f65a6d40c7d37d"}) as unknown as TypedDocumentString<RemoveAddressMutation, RemoveAddressMutationVariables>;
export const WaitForProductDocument = new TypedDocumentString(`
    mutation WaitForProduct($input: ProfileSubscribeInput!) {
  profileSubscribe(input: $input) {
    user {
      id
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:3400230a09b6a9a1fcf701ee1aec42b3ed0030dae87a7dd9543303f684003be1"}) as unknown as TypedDocumentString<WaitForProductMutation, WaitForProductMutationVariables>;
export const BonusPageDocument = new TypedDocumentString(`
    query BonusPage($path: String!, $text: String, $isSignedIn: Boolean!, $hasCard: Boolean!, $cardId: ID!, $checkData: String!) {
  ...PageSeo
  breadcrumbs(path: $path) {
    name
    url
  }
  loyaltyRules {
    earnedPercent
    payablePercent
    welcomeBonuses {
      amount
    }
    isPerpetual
  }
  me @include(if: $isSignedIn) {
    ...ViewerFacts
    phone
  }
  repairRequests(page: 1, perPage: 1) @include(if: $isSignedIn) {
    totalCount
  }
  loyaltyCards @include(if: $isSignedIn) {
    id
    ean
    balance {
      amount
    }
    isActive
    entries {
      kind
      amount {
        amount
      }
      orderId
      happenedAt
    }
  }
  loyaltyVerification(cardId: $cardId, checkData: $checkData) @include(if: $hasCard) {
    isValid
  }
  loyaltyNotifications(page: 1, perPage: 3) @include(if: $isSignedIn) {
    nodes {
      title
      text
      url
      happenedAt
    }
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
}
fragment PageSeo on Query {
  seo(path: $path, query: $text) {
    ...SeoText
  }
}
fragment ViewerFacts on Profile {
  firstName
  subscribeProductIds
}`, {"hash":"sha256:cd3bc1a91d73144f5455907bcb5a18951e63c5850bca47fc380e435226a69fdf"}) as unknown as TypedDocumentString<BonusPageQuery, BonusPageQueryVariables>;
export const BonusCardsDocument = new TypedDocumentString(`
    query BonusCards {
  loyaltyCards {
    id
  }
}
    `, {"hash":"sha256:34d54c6a1d26d4c4196fed565c14e8a168bc6eae653821877c7464fdf39b9d4b"}) as unknown as TypedDocumentString<BonusCardsQuery, BonusCardsQueryVariables>;
export const BonusVerifyDataDocument = new TypedDocumentString(`
    query BonusVerifyData($cardId: ID!) {
  loyaltyVerifyData(cardId: $cardId) {
    phone
    isVerified
  }
}
    `, {"hash":"sha256:ffaba0cdf3bec1d29857f6bca63ec9a35a239b8c5c0a7ed1965ba37720e5e4c7"}) as unknown as TypedDocumentString<BonusVerifyDataQuery, BonusVerifyDataQueryVariables>;
export const BonusLimitDocument = new TypedDocumentString(`
    query BonusLimit($cardId: ID!, $checkData: String!) {
  loyaltyLimit(cardId: $cardId, checkData: $checkData) {
    maxAmount {
      amount
    }
    balance {
      amount
    }
  }
}
    `, {"hash":"sha256:20bea2620f5a582136fb817b5bc90c376fe71220b7764af45ff8ac32368ea26a"}) as unknown as TypedDocumentString<BonusLimitQuery, BonusLimitQueryVariables>;
export const SendCardSmsDocument = new TypedDocumentString(`
    mutation SendCardSms($input: LoyaltySendCodeInput!) {
  loyaltySendCode(input: $input) {
    requestId
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:f259abe255ab012bcfe3e807d2f2eff180772594fb7793d6ca402cc1c3dadac2"}) as unknown as TypedDocumentString<SendCardSmsMutation, SendCardSmsMutationVariables>;
export const VerifyCardCodeDocument = new TypedDocumentString(`
    mutation VerifyCardCode($input: LoyaltyVerifyCodeInput!) {
  loyaltyVerifyCode(input: $input) {
    checkData
    cardId
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:d2a88151c0e4ffc11c641f223c25b7f8091a77c78043b2536545c585c0337c81"}) as unknown as TypedDocumentString<VerifyCardCodeMutation, VerifyCardCodeMutationVariables>;
export const AddCardDocument = new TypedDocumentString(`
    mutation AddCard($input: LoyaltyCardAddInput!) {
  loyaltyCardAdd(input: $input) {
    card {
      id
    }
    checkData
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:614ef30e6dd88cc130a2f107f25f6d14f8bd52b9df0d1c766694c054c92baffc"}) as unknown as TypedDocumentString<AddCardMutation, AddCardMutationVariables>;
export const RemoveCardDocument = new TypedDocumentString(`
    mutation RemoveCard($input: LoyaltyCardRemoveInput!) {
  loyaltyCardRemove(input: $input) {
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:acc2f6450d71de053598a57f2aa2f1883481f6acc0b7d14fc3ac8f2ef175c602"}) as unknown as TypedDocumentString<RemoveCardMutation, RemoveCardMutationVariables>;
export const SetBonusesDocument = new TypedDocumentString(`
    mutation SetBonuses($input: BasketSetBonusesInput!) {
  basketSetBonuses(input: $input) {
    basket {
      revision
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:6d3aad4857936feb0f0a7d961a4c5623d7ab3d85dd8cb2332a154f0bf5de2cc8"}) as unknown as TypedDocumentString<SetBonusesMutation, SetBonusesMutationVariables>;
export const RemoveBonusesDocument = new TypedDocumentString(`
    mutation RemoveBonuses {
  basketRemoveBonuses {
    basket {
      revision
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:dcd25255110be9fc6c92372de8d394b171b194ad60b1e683aabaa80260a4fe41"}) as unknown as TypedDocumentString<RemoveBonusesMutation, RemoveBonusesMutationVariables>;
export const ProductAccessoriesDocument = new TypedDocumentString(`
    query ProductAccessories($id: ID!, $page: Int!, $sort: AccessorySort!, $groupIds: [ID!], $isFirst: Boolean!) {
  features @include(if: $isFirst) {
    key
    isActive
  }
  product(id: $id) {
    id
    tabs
    ...BundledProduct @include(if: $isFirst)
    ...BoughtTogether @include(if: $isFirst)
    accessories(page: $page, sort: $sort, groupIds: $groupIds, availableFirst: true) {
      nodes {
        ...Card
      }
      totalCount
      pageInfo {
        pageCount
      }
    }
    accessoryCategories {
      id
      name
      productsCount
    }
  }
}
    fragment Card on Product {
  id
  name
  modelId
  variant {
    edition
    color {
      name
      code
    }
  }
  url
  images
  categoryNameSingular
  offer {
    price {
      amount
    }
    priceOld {
      amount
    }
    benefit {
      amount
    }
    orderType
    isAvailable
    credit {
      type
      monthlyPayment {
        amount
      }
      periods
    }
  }
  priceOnline {
    amount
  }
  highlights {
    name
    value
  }
  dimensions {
    width
    height
    depth
  }
  screen {
    diagonal
    resolution
  }
  reviewCounters {
    count
    rating
  }
  stickers {
    code
    name
  }
  tradeInSticker {
    amount
  }
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  isDigital
  supplierId
  lowestSupplierOffer {
    supplierId
    supplierName
    price {
      amount
    }
    priceOld {
      amount
    }
  }
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost {
      amount
    }
  }
}
fragment AccessoryTile on Product {
  id
  name
  url
  images
  isBuyable
  priceOnline {
    amount
  }
  offer {
    price {
      amount
    }
  }
}
fragment BundleFacts on AccessoryBundle {
  products {
    ...AccessoryTile
  }
  variants {
    kind
    actionId
    name
    description
    months
    paymentTypeId
    prices {
      productId
      finalPrice {
        amount
      }
    }
  }
}
fragment BundledProduct on Product {
  ...AccessoryTile
  accessoryBundle {
    ...BundleFacts
  }
  warranties {
    ...AccessoryTile
  }
}
fragment BoughtTogether on Product {
  mathAccessories {
    ...Card
  }
  mathAccessoryGroups {
    name
    products {
      ...Card
    }
  }
}`, {"hash":"sha256:a0733393a3bbd8cbe57c1c04f1b822b0f96270cc2c7f25b04659692877e880d4"}) as unknown as TypedDocumentString<ProductAccessoriesQuery, ProductAccessoriesQueryVariables>;
export const ProductBundleDocument = new TypedDocumentString(`
    query ProductBundle($id: ID!) {
  product(id: $id) {
    ...BundledProduct
  }
}
    fragment AccessoryTile on Product {
  id
  name
  url
  images
  isBuyable
  priceOnline {
    amount
  }
  offer {
    price {
      amount
    }
  }
}
fragment BundleFacts on AccessoryBundle {
  products {
    ...AccessoryTile
  }
  variants {
    kind
    actionId
    name
    description
    months
    paymentTypeId
    prices {
      productId
      finalPrice {
        amount
      }
    }
  }
}
fragment BundledProduct on Product {
  ...AccessoryTile
  accessoryBundle {
    ...BundleFacts
  }
  warranties {
    ...AccessoryTile
  }
}`, {"hash":"sha256:4126e0ea7af5d67ea548731064ed833d53b99c4a1e60e7f2a5c0478f287f014b"}) as unknown as TypedDocumentString<ProductBundleQuery, ProductBundleQueryVariables>;
export const ProductAccessoryKindsDocument = new TypedDocumentString(`
    query ProductAccessoryKinds($id: ID!) {
  product(id: $id) {
    accessoryGroups(withBundle: true) {
      id
      name
      productsCount
    }
  }
}
    `, {"hash":"sha256:9c1e51c31d8473256a4516274a9eea9251119bac55a7333b8d0231411cf97552"}) as unknown as TypedDocumentString<ProductAccessoryKindsQuery, ProductAccessoryKindsQueryVariables>;
export const AccessorySelectionDocument = new TypedDocumentString(`
    query AccessorySelection($path: String!, $text: String, $id: ID!, $page: Int!, $groupIds: [ID!], $goods: [ActionGoodsInput!]!, $hasGoods: Boolean!) {
  ...PageSeo
  features {
    key
    isActive
  }
  accessoryAction(products: $goods) @include(if: $hasGoods) {
    ...ExplainedAction
  }
  product(id: $id) {
    id
    accessories(
      page: $page
      groupIds: $groupIds
      onlyAvailable: true
      availableFirst: true
    ) {
      nodes {
        ...AccessoryTile
      }
      pageInfo {
        pageCount
      }
    }
    accessoryCategories {
      id
      name
    }
    warranties {
      ...AccessoryTile
    }
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
}
fragment PromotionFacts on Action {
  id
  parentId
  name
  description
  type
  isApplicable
  isTradeIn
  discountPercent
  paymentNames
  isOfSberbank
  specialOfferUrl
  mechanics {
    isDsoRecommended
  }
  unmetConditions {
    name
    products {
      id
      name
      url
    }
  }
  presents {
    productId
    isSelected
    product {
      name
      url
    }
  }
  lines {
    productId
    quantity
    price {
      amount
    }
    finalPrice {
      amount
    }
  }
}
fragment ExplainedAction on Action {
  ...PromotionFacts
  mechanics {
    conditions {
      name
      isMet
    }
    creditNotification
  }
}
fragment AccessoryTile on Product {
  id
  name
  url
  images
  isBuyable
  priceOnline {
    amount
  }
  offer {
    price {
      amount
    }
  }
}
fragment PageSeo on Query {
  seo(path: $path, query: $text) {
    ...SeoText
  }
}`, {"hash":"sha256:62a17549dbd4c2282b3d9e539854f4ea4327192d8a42798662cc3657ac9b7165"}) as unknown as TypedDocumentString<AccessorySelectionQuery, AccessorySelectionQueryVariables>;
export const BasketFamiliesDocument = new TypedDocumentString(`
    query BasketFamilies {
  basket {
    items {
      ...FamilyLine
    }
  }
}
    fragment FamilyLine on BasketItem {
  id
  productId
  parentId
  supplierId
  quantity
  isWarranty
  presentOf
  actionId
  finalPrice {
    amount
  }
  sum {
    amount
  }
  product {
    id
    name
    url
    images
    isDigital
  }
}`, {"hash":"sha256:50a62d7cb3263824533d1781c218e77819696ccfa6b86fa47eb55f75598636bf"}) as unknown as TypedDocumentString<BasketFamiliesQuery, BasketFamiliesQueryVariables>;
export const AddMainDocument = new TypedDocumentString(`
    mutation AddMain($input: BasketAddItemInput!) {
  basketAddItem(input: $input) {
    basket {
      items {
        ...FamilyLine
      }
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment FamilyLine on BasketItem {
  id
  productId
  parentId
  supplierId
  quantity
  isWarranty
  presentOf
  actionId
  finalPrice {
    amount
  }
  sum {
    amount
  }
  product {
    id
    name
    url
    images
    isDigital
  }
}
fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:f050f55a4bcfd0ac72602841e11617c2d0f5d6565c050c416d7cc716442d4412"}) as unknown as TypedDocumentString<AddMainMutation, AddMainMutationVariables>;
export const AddAccessoryDocument = new TypedDocumentString(`
    mutation AddAccessory($input: BasketAddAccessoryInput!) {
  basketAddAccessory(input: $input) {
    basket {
      items {
        ...FamilyLine
      }
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment FamilyLine on BasketItem {
  id
  productId
  parentId
  supplierId
  quantity
  isWarranty
  presentOf
  actionId
  finalPrice {
    amount
  }
  sum {
    amount
  }
  product {
    id
    name
    url
    images
    isDigital
  }
}
fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:09b483b55f9f3a53356f0466a0326bb340d36712e3cf4e3a4d631d0329113fbe"}) as unknown as TypedDocumentString<AddAccessoryMutation, AddAccessoryMutationVariables>;
export const AddWarrantyDocument = new TypedDocumentString(`
    mutation AddWarranty($input: BasketAddWarrantyInput!) {
  basketAddWarranty(input: $input) {
    basket {
      items {
        ...FamilyLine
      }
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment FamilyLine on BasketItem {
  id
  productId
  parentId
  supplierId
  quantity
  isWarranty
  presentOf
  actionId
  finalPrice {
    amount
  }
  sum {
    amount
  }
  product {
    id
    name
    url
    images
    isDigital
  }
}
fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:1310c3963e92a704a9ba5e687319b422e783d5986f38723e990fb1abd80007b7"}) as unknown as TypedDocumentString<AddWarrantyMutation, AddWarrantyMutationVariables>;
export const TraceBasketDocument = new TypedDocumentString(`
    mutation TraceBasket {
  basketTrace {
    isTraced
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:1658fd08d2ffd3104b5773c45390eb9b3394500b4897c23ac84b68101415abbd"}) as unknown as TypedDocumentString<TraceBasketMutation, TraceBasketMutationVariables>;
export const BundlePreviewDocument = new TypedDocumentString(`
    query BundlePreview($input: BasketPreviewInput!, $paymentTypeId: ID!, $months: Int!, $isLent: Boolean!) {
  basketPreview(input: $input) {
    items {
      id
      productId
      presentOf
      quantity
      price {
        amount
      }
      product {
        id
        name
      }
    }
    discounts {
      ...DiscountFacts
    }
    sum {
      amount
    }
    discount {
      amount
    }
    totalSum {
      amount
    }
    term(paymentTypeId: $paymentTypeId, months: $months) @include(if: $isLent) {
      months
      rate
      payment {
        amount
      }
      lastPayment {
        amount
      }
      overpayment {
        amount
      }
    }
  }
}
    fragment DiscountFacts on Discount {
  actionId
  name
  promocode
  sum {
    amount
  }
}`, {"hash":"sha256:36efe0905c028b2e48af4f93145d4c8cd1d974d8a6a158f8651435db2bca7242"}) as unknown as TypedDocumentString<BundlePreviewQuery, BundlePreviewQueryVariables>;
export const BasketPageDocument = new TypedDocumentString(`
    query BasketPage($path: String!, $text: String, $removed: [ID!]!, $elsewhere: [ID!]!) {
  ...PageSeo
  basket {
    revision
    ...BasketSmartPriceFacts
    quantity
    sum {
      amount
    }
    discount {
      amount
    }
    totalSum {
      amount
    }
    promocode
    promocodeStatus {
      name
      isApplied
      message
    }
    discounts {
      ...DiscountFacts
    }
    actions {
      ...PromotionFacts
    }
    exchangeDevices {
      ...HandedIn
    }
    isGiftable
    gift {
      ...GiftFacts
    }
    items {
      id
      productId
      parentId
      supplierId
      isWarranty
      warrantyPrice {
        amount
      }
      quantity
      maxQuantity
      isAvailable
      isPreorder
      presentOf
      discounts {
        ...DiscountFacts
      }
      priceOld {
        amount
      }
      price {
        amount
      }
      finalPrice {
        amount
      }
      sum {
        amount
      }
      product {
        id
        name
        url
        images
        isDigital
        availability {
          isAvailable
          pickupDayText
          deliveryDayText
          deliveryCost {
            amount
          }
        }
      }
    }
    orders {
      key
      isPreorder
      items {
        id
      }
      sum {
        amount
      }
    }
    changes {
      ...BasketChangeFacts
    }
  }
  removed: products(ids: $removed) {
    ...RemovedGood
  }
  elsewhere: products(ids: $elsewhere) {
    id
    name
  }
}
    fragment HandedIn on TradeInDevice {
  tId
  brand
  model
  memory
  condition
  price {
    amount
  }
  itemId
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
}
fragment PromotionFacts on Action {
  id
  parentId
  name
  description
  type
  isApplicable
  isTradeIn
  discountPercent
  paymentNames
  isOfSberbank
  specialOfferUrl
  mechanics {
    isDsoRecommended
  }
  unmetConditions {
    name
    products {
      id
      name
      url
    }
  }
  presents {
    productId
    isSelected
    product {
      name
      url
    }
  }
  lines {
    productId
    quantity
    price {
      amount
    }
    finalPrice {
      amount
    }
  }
}
fragment DiscountFacts on Discount {
  actionId
  name
  promocode
  sum {
    amount
  }
}
fragment BasketSmartPriceFacts on Basket {
  smartPrice {
    state
  }
}
fragment RemovedGood on Product {
  id
  name
  url
  images
  isBuyable
  isWarranty
  priceOnline {
    amount
  }
  offer {
    price {
      amount
    }
  }
}
fragment BasketChangeFacts on BasketChange {
  __typename
  item {
    id
  }
  ... on BasketPriceChange {
    wasPrice: was {
      amount
    }
    nowPrice: now {
      amount
    }
  }
  ... on BasketQuantityChange {
    was
    now
  }
}
fragment GiftFacts on Gift {
  email
  name
  words
  sentAt
}
fragment PageSeo on Query {
  seo(path: $path, query: $text) {
    ...SeoText
  }
}`, {"hash":"sha256:a16220d8fe40f2f9d6dc7deef79fdbebf9d9c3735dc67426ed4739d01ce693f4"}) as unknown as TypedDocumentString<BasketPageQuery, BasketPageQueryVariables>;
export const PartnerStockDocument = new TypedDocumentString(`
    query PartnerStock($ids: [ID!]!) {
  products(ids: $ids) {
    id
    supplierOffers {
      supplierId
      availability {
        isAvailable
        pickupDayText
        deliveryDayText
        deliveryCost {
          amount
        }
      }
    }
  }
}
    `, {"hash":"sha256:e851517526f5f0009c02fa5457b1a69b5a8566f571b41cfb0216c1e24023504f"}) as unknown as TypedDocumentString<PartnerStockQuery, PartnerStockQueryVariables>;
export const RemovedOfPartnersDocument = new TypedDocumentString(`
    query RemovedOfPartners($ids: [ID!]!) {
  products(ids: $ids) {
    ...RemovedGood
    supplierOffers {
      supplierId
      price {
        amount
      }
      isBuyable
    }
  }
}
    fragment RemovedGood on Product {
  id
  name
  url
  images
  isBuyable
  isWarranty
  priceOnline {
    amount
  }
  offer {
    price {
      amount
    }
  }
}`, {"hash":"sha256:08664912e0ee24c73dd41d48b14379cd53837cf8cbc75cf5a0a831c1b9fe66e8"}) as unknown as TypedDocumentString<RemovedOfPartnersQuery, RemovedOfPartnersQueryVariables>;
export const BasketChangesDocument = new TypedDocumentString(`
    query BasketChanges {
  basket {
    changes {
      ...BasketChangeFacts
    }
  }
}
    fragment BasketChangeFacts on BasketChange {
  __typename
  item {
    id
  }
  ... on BasketPriceChange {
    wasPrice: was {
      amount
    }
    nowPrice: now {
      amount
    }
  }
  ... on BasketQuantityChange {
    was
    now
  }
}`, {"hash":"sha256:5fbf496f45cfd62403957404633876cf7ef17528cba8575f14ca60bd4fd36932"}) as unknown as TypedDocumentString<BasketChangesQuery, BasketChangesQueryVariables>;
export const SetBasketQuantityDocument = new TypedDocumentString(`
    mutation SetBasketQuantity($input: BasketSetQuantityInput!) {
  basketSetQuantity(input: $input) {
    basket {
      revision
    }
    userErrors {
      ...UserErrors
      ... on OutOfStock {
        available
      }
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:a4fe33481574c6b1611e56ed439bd8e914588d83f01699dcbdadf0c3f3b61288"}) as unknown as TypedDocumentString<SetBasketQuantityMutation, SetBasketQuantityMutationVariables>;
export const RemoveFromBasketDocument = new TypedDocumentString(`
    mutation RemoveFromBasket($input: BasketRemoveItemInput!) {
  basketRemoveItem(input: $input) {
    basket {
      revision
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:65214e9b4c3e3359e866b998156694ab419a48beb97456e485fe5ef25eca52c2"}) as unknown as TypedDocumentString<RemoveFromBasketMutation, RemoveFromBasketMutationVariables>;
export const SetPromocodeDocument = new TypedDocumentString(`
    mutation SetPromocode($input: BasketSetPromocodeInput!) {
  basketSetPromocode(input: $input) {
    basket {
      revision
      quantity
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:fdf1dce540957121a13fce57c12ad7925e8fbc8fa33c7d714735d19c8f72c2f1"}) as unknown as TypedDocumentString<SetPromocodeMutation, SetPromocodeMutationVariables>;
export const RemovePromocodeDocument = new TypedDocumentString(`
    mutation RemovePromocode {
  basketRemovePromocode {
    basket {
      revision
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:baceba8acc3f2226ac21b585223652aace8b95cce732cd224b5e5478b54ebd1d"}) as unknown as TypedDocumentString<RemovePromocodeMutation, RemovePromocodeMutationVariables>;
export const ClearBasketDocument = new TypedDocumentString(`
    mutation ClearBasket {
  basketClear {
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:74e312343f23f0923bfb059561f88e3de5ac9b687942576228411b3249b29e69"}) as unknown as TypedDocumentString<ClearBasketMutation, ClearBasketMutationVariables>;
export const CheckoutDocument = new TypedDocumentString(`
    query Checkout($path: String!, $text: String, $paymentTypeId: ID, $isFurther: Boolean!, $withGoodsQuote: Boolean!, $deliveries: [OrderDeliveryInput!]!, $withPerson: Boolean!, $withAddresses: Boolean!, $withActions: Boolean!) {
  ...PageSeo
  ...CheckoutStart
  paymentMethods(deliveries: $deliveries) @include(if: $isFurther) {
    ...MethodFacts
  }
  orderQuote(deliveries: $deliveries, paymentTypeId: $paymentTypeId) @include(if: $isFurther) {
    ...QuoteFacts
  }
  goodsQuote: orderQuote(deliveries: []) @include(if: $withGoodsQuote) {
    ...QuoteFacts
  }
  features @include(if: $isFurther) {
    key
    isActive
  }
  promised: basket @include(if: $withActions) {
    actions {
      id
      name
      paymentTypeIds
      unmetConditions {
        name
      }
      discountPercent
      lines {
        quantity
        price {
          amount
        }
      }
    }
  }
  me @include(if: $withPerson) {
    ...PersonFacts
  }
  addresses @include(if: $withAddresses) {
    ...AddressFacts
  }
}
    fragment HandedIn on TradeInDevice {
  tId
  brand
  model
  memory
  condition
  price {
    amount
  }
  itemId
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
}
fragment DiscountFacts on Discount {
  actionId
  name
  promocode
  sum {
    amount
  }
}
fragment BasketSmartPriceFacts on Basket {
  smartPrice {
    state
  }
}
fragment QuoteFacts on OrderQuote {
  orders {
    orderKey
    total {
      amount
    }
  }
  deliveryCost {
    amount
  }
  total {
    amount
  }
  token
}
fragment CheckoutStart on Query {
  currentCity {
    id
    name
  }
  basket(paymentTypeId: $paymentTypeId) {
    revision
    ...BasketSmartPriceFacts
    quantity
    sum {
      amount
    }
    discount {
      amount
    }
    totalSum {
      amount
    }
    bonuses {
      amount
    }
    discounts {
      ...DiscountFacts
    }
    exchangeDevices {
      ...HandedIn
    }
    gift {
      name
      email
    }
    orders {
      key
      items {
        id
      }
    }
    items {
      id
      productId
      quantity
      price {
        amount
      }
      priceOld {
        amount
      }
      isPreorder
      isWarranty
      presentOf
      finalPrice {
        amount
      }
      sum {
        amount
      }
      product {
        id
        name
        images
        isDigital
        category {
          id
        }
      }
    }
  }
}
fragment MethodFacts on PaymentMethod {
  typeId
  kind
  name
  description
  tab
  isPrepaid
  periods
  terms {
    months
    rate
    payment {
      amount
    }
    lastPayment {
      amount
    }
    overpayment {
      amount
    }
  }
  limit {
    amount
  }
  isLimitExceeded
}
fragment PersonFacts on Profile {
  firstName
  lastName
  phone
  email
}
fragment AddressFacts on Address {
  cityName
  street
  houseNumber
  housing
  building
  floor
  flatNumber
}
fragment PageSeo on Query {
  seo(path: $path, query: $text) {
    ...SeoText
  }
}`, {"hash":"sha256:ec5ce05c65360e14da40f92bf853c26e99413ad84fec6525ea50ec692801e72e"}) as unknown as TypedDocumentString<CheckoutQuery, CheckoutQueryVariables>;
export const CheckoutDeliveriesDocument = new TypedDocumentString(`
    query CheckoutDeliveries {
  checkoutOrders {
    ...CheckoutOrderFacts
  }
}
    fragment HandoverPlace on Store {
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
fragment DeliveryFacts on DeliveryOption {
  typeId
  kind
  cost {
    amount
  }
  datetime
  interval
  timeText
  day
  minutes
  storeId
  paymentTypeIds
  costPrepayment {
    amount
  }
}
fragment CheckoutOrderFacts on CheckoutOrder {
  key
  items {
    id
  }
  sum {
    amount
  }
  isPreorder
  isDigital
  isOnlyInStores
  pickup {
    ...DeliveryFacts
    store {
      ...HandoverPlace
    }
  }
  soonerInParts {
    items {
      id
    }
    delivery {
      ...DeliveryFacts
      store {
        id
        name
        address
      }
    }
  }
  courier {
    ...DeliveryFacts
  }
  expressOptions {
    ...DeliveryFacts
    salePointId
    salePoint {
      ...HandoverPlace
    }
  }
}`, {"hash":"sha256:4ad7ea5950cd3cdbb2405806a4ee0458a580a925cc26b0713204398b7beef93f"}) as unknown as TypedDocumentString<CheckoutDeliveriesQuery, CheckoutDeliveriesQueryVariables>;
export const BasketRevisionDocument = new TypedDocumentString(`
    query BasketRevision {
  basket {
    revision
  }
}
    `, {"hash":"sha256:dc3f13a0ec010d067ae1d8adff6ff2da62e819be078c531316d94314409d10b7"}) as unknown as TypedDocumentString<BasketRevisionQuery, BasketRevisionQueryVariables>;
export const CheckoutBasketDocument = new TypedDocumentString(`
    query CheckoutBasket($paymentTypeId: ID, $deliveries: [OrderDeliveryInput!]!) {
  ...CheckoutStart
  orderQuote(deliveries: $deliveries, paymentTypeId: $paymentTypeId) {
    ...QuoteFacts
  }
}
    fragment HandedIn on TradeInDevice {
  tId
  brand
  model
  memory
  condition
  price {
    amount
  }
  itemId
}
fragment DiscountFacts on Discount {
  actionId
  name
  promocode
  sum {
    amount
  }
}
fragment BasketSmartPriceFacts on Basket {
  smartPrice {
    state
  }
}
fragment QuoteFacts on OrderQuote {
  orders {
    orderKey
    total {
      amount
    }
  }
  deliveryCost {
    amount
  }
  total {
    amount
  }
  token
}
fragment CheckoutStart on Query {
  currentCity {
    id
    name
  }
  basket(paymentTypeId: $paymentTypeId) {
    revision
    ...BasketSmartPriceFacts
    quantity
    sum {
      amount
    }
    discount {
      amount
    }
    totalSum {
      amount
    }
    bonuses {
      amount
    }
    discounts {
      ...DiscountFacts
    }
    exchangeDevices {
      ...HandedIn
    }
    gift {
      name
      email
    }
    orders {
      key
      items {
        id
      }
    }
    items {
      id
      productId
      quantity
      price {
        amount
      }
      priceOld {
        amount
      }
      isPreorder
      isWarranty
      presentOf
      finalPrice {
        amount
      }
      sum {
        amount
      }
      product {
        id
        name
        images
        isDigital
        category {
          id
        }
      }
    }
  }
}`, {"hash":"sha256:a09f855078b18b1a291966cd59203d9b0b63a3818c1bc6995e86183b0786995a"}) as unknown as TypedDocumentString<CheckoutBasketQuery, CheckoutBasketQueryVariables>;
export const BasketTripsDocument = new TypedDocumentString(`
    query BasketTrips {
  checkoutOrders {
    key
    isDigital
    pickup {
      storeId
      ...TripTime
    }
    courier {
      ...TripTime
    }
    soonerInParts {
      delivery {
        ...TripTime
      }
    }
  }
}
    fragment TripTime on DeliveryOption {
  kind
  minutes
  interval
  timeText
  day
}`, {"hash":"sha256:6372067529e6843d100cb9469df51d5f5ec426dbe07ed1f06e234ecaed90f4d5"}) as unknown as TypedDocumentString<BasketTripsQuery, BasketTripsQueryVariables>;
export const SetDeferredItemsDocument = new TypedDocumentString(`
    mutation SetDeferredItems($input: BasketSetDeferredItemsInput!) {
  basketSetDeferredItems(input: $input) {
    basket {
      revision
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:21f5432c12bc961246bca2d1b2b36111adc1ebb66a5171657e975172c990e77d"}) as unknown as TypedDocumentString<SetDeferredItemsMutation, SetDeferredItemsMutationVariables>;
export const ChosenActionsDocument = new TypedDocumentString(`
    query ChosenActions {
  basket {
    items {
      actionId
      presentOf
    }
    discounts {
      actionId
    }
    actions {
      id
      hasInnerPayment
    }
  }
}
    `, {"hash":"sha256:55b47a852f5d86090e6323f73f5086ce3ce2fae684b2aa13339aa4b6072805c9"}) as unknown as TypedDocumentString<ChosenActionsQuery, ChosenActionsQueryVariables>;
export const CheckoutMethodsDocument = new TypedDocumentString(`
    query CheckoutMethods($deliveries: [OrderDeliveryInput!]!) {
  paymentMethods(deliveries: $deliveries) {
    ...MethodFacts
  }
}
    fragment MethodFacts on PaymentMethod {
  typeId
  kind
  name
  description
  tab
  isPrepaid
  periods
  terms {
    months
    rate
    payment {
      amount
    }
    lastPayment {
      amount
    }
    overpayment {
      amount
    }
  }
  limit {
    amount
  }
  isLimitExceeded
}`, {"hash":"sha256:41e9651f822b4f890030bf34eb54069d728d2eb3c191fa91eeba210af3fbca1b"}) as unknown as TypedDocumentString<CheckoutMethodsQuery, CheckoutMethodsQueryVariables>;
export const CreateOrderDocument = new TypedDocumentString(`
    mutation CreateOrder($input: OrderCreateInput!) {
  orderCreate(input: $input) {
    orders {
      id
      isAwaitingPayment
    }
    userErrors {
      ...UserErrors
      ... on PriceChanged {
        was {
          ...OrderTotal
        }
        now {
          ...OrderTotal
        }
      }
    }
  }
}
    fragment OrderTotal on OrderTotal {
  sum {
    amount
  }
  discount {
    amount
  }
  deliveryCost {
    amount
  }
  total {
    amount
  }
}
fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:ed4b87c12fbfb807fa3bbce655142cf529d8df134aaaed4398718808ade0b860"}) as unknown as TypedDocumentString<CreateOrderMutation, CreateOrderMutationVariables>;
export const CheckoutPersonDocument = new TypedDocumentString(`
    query CheckoutPerson {
  me {
    ...PersonFacts
  }
}
    fragment PersonFacts on Profile {
  firstName
  lastName
  phone
  email
}`, {"hash":"sha256:f861b8c9d1a3e68ca93b7a748f08802bcc78a4bad67c024fcd1a3c68715ced5a"}) as unknown as TypedDocumentString<CheckoutPersonQuery, CheckoutPersonQueryVariables>;
export const FastStartDocument = new TypedDocumentString(`
    query FastStart($isSignedIn: Boolean!, $withPerson: Boolean!, $withAddresses: Boolean!, $hasOwnOrder: Boolean!, $id: ID!) {
  currentCity {
    id
    name
  }
  orders(page: 1, perPage: 1) @include(if: $isSignedIn) {
    nodes {
      ...LastTerms
    }
  }
  order(id: $id) @include(if: $hasOwnOrder) {
    ...LastTerms
  }
  me @include(if: $withPerson) {
    ...PersonFacts
  }
  addresses @include(if: $withAddresses) {
    ...AddressFacts
  }
  checkoutOrders {
    ...CheckoutOrderFacts
  }
}
    fragment HandoverPlace on Store {
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
fragment DeliveryFacts on DeliveryOption {
  typeId
  kind
  cost {
    amount
  }
  datetime
  interval
  timeText
  day
  minutes
  storeId
  paymentTypeIds
  costPrepayment {
    amount
  }
}
fragment CheckoutOrderFacts on CheckoutOrder {
  key
  items {
    id
  }
  sum {
    amount
  }
  isPreorder
  isDigital
  isOnlyInStores
  pickup {
    ...DeliveryFacts
    store {
      ...HandoverPlace
    }
  }
  soonerInParts {
    items {
      id
    }
    delivery {
      ...DeliveryFacts
      store {
        id
        name
        address
      }
    }
  }
  courier {
    ...DeliveryFacts
  }
  expressOptions {
    ...DeliveryFacts
    salePointId
    salePoint {
      ...HandoverPlace
    }
  }
}
fragment PersonFacts on Profile {
  firstName
  lastName
  phone
  email
}
fragment AddressFacts on Address {
  cityName
  street
  houseNumber
  housing
  building
  floor
  flatNumber
}
fragment LastTerms on Order {
  contactName
  mobilePhone
  email
  deliveryTypeId
  paymentTypeId
  paymentTypeName
  store {
    id
  }
  company {
    inn
    name
  }
}`, {"hash":"sha256:3821dd9ffcd65bcbc8888ae6289b3ca624da10be735c08825da992924842edea"}) as unknown as TypedDocumentString<FastStartQuery, FastStartQueryVariables>;
export const AddOneClickItemDocument = new TypedDocumentString(`
    mutation AddOneClickItem($input: BasketAddItemInput!) {
  basketAddItem(input: $input) {
    basket {
      id
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:6bb2676765e43dfb29d94a1e0f39124c479a7b84a7a1d3db546d279ba20cc0c6"}) as unknown as TypedDocumentString<AddOneClickItemMutation, AddOneClickItemMutationVariables>;
export const SetOneClickQuantityDocument = new TypedDocumentString(`
    mutation SetOneClickQuantity($input: BasketSetQuantityInput!) {
  basketSetQuantity(input: $input) {
    basket {
      id
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:2d8c7f7a7a1aeb043410d68d91d98930e4422def43ff22b667111edc1fabd01a"}) as unknown as TypedDocumentString<SetOneClickQuantityMutation, SetOneClickQuantityMutationVariables>;
export const PopularCitiesDocument = new TypedDocumentString(`
    query PopularCities {
  priorityCities {
    id
    name
    region
  }
}
    `, {"hash":"sha256:c40ac21870c4251110363be494f1c1ba305557ed19be1b4e05b1b734639d6b64"}) as unknown as TypedDocumentString<PopularCitiesQuery, PopularCitiesQueryVariables>;
export const NearestCityDocument = new TypedDocumentString(`
    query NearestCity($latitude: Float!, $longitude: Float!) {
  nearestCity(latitude: $latitude, longitude: $longitude) {
    id
    name
  }
}
    `, {"hash":"sha256:0614d5157b71395fa2dc51b29d5ce48f83eef119317444466bededa4926f8ade"}) as unknown as TypedDocumentString<NearestCityQuery, NearestCityQueryVariables>;
export const FindCitiesDocument = new TypedDocumentString(`
    query FindCities($text: String!) {
  cities(query: $text, perPage: 30) {
    nodes {
      id
      name
      region
    }
    totalCount
  }
}
    `, {"hash":"sha256:fb95c65564a63abc7a4245cfa816272db9695d74749abde3910f17dbbb0bb704"}) as unknown as TypedDocumentString<FindCitiesQuery, FindCitiesQueryVariables>;
export const CityByIdDocument = new TypedDocumentString(`
    query CityById($by: CityByInput!) {
  city(by: $by) {
    id
    alias
  }
}
    `, {"hash":"sha256:a46452b2c2871e56c70010dc718f7b20da419b31fb53a0205f813b55ac46ed50"}) as unknown as TypedDocumentString<CityByIdQuery, CityByIdQueryVariables>;
export const CityByAliasDocument = new TypedDocumentString(`
    query CityByAlias($by: CityByInput!) {
  city(by: $by) {
    id
    alias
    name
    declension
  }
}
    `, {"hash":"sha256:2c4a2100efe0fd68ba607bd25a8e44894265c330bc89a38586d852fe595a8af5"}) as unknown as TypedDocumentString<CityByAliasQuery, CityByAliasQueryVariables>;
export const ProductReviewsDocument = new TypedDocumentString(`
    query ProductReviews($id: ID!, $page: Int, $sort: CommentSort, $rates: [Int!], $withImages: Boolean, $withCons: Boolean, $query: String) {
  reviewCounts(
    ownerId: $id
    rates: $rates
    withImages: $withImages
    withCons: $withCons
    query: $query
  ) {
    distribution
    withImages
    withCons
  }
  product(id: $id) {
    ...TalkedAbout
    images
    tabs
    modifications {
      name
    }
    colors {
      productId
    }
  }
  comments(
    type: REVIEW
    ownerId: $id
    page: $page
    perPage: 10
    sort: $sort
    rates: $rates
    withImages: $withImages
    withCons: $withCons
    query: $query
    useSimilar: true
  ) {
    nodes {
      ...CommentFields
      product {
        name
        variant {
          edition
          color {
            name
          }
        }
      }
    }
    totalCount
    pageInfo {
      pageCount
    }
  }
  viewer {
    isSignedIn
  }
}
    fragment CommentFields on Comment {
  id
  author
  text
  createdAt
  rate
  pros
  cons
  experience
  images
  likesCount
  dislikesCount
  myVote
  isVerified
  isMine
  status
  answers {
    id
    author
    text
    createdAt
    likesCount
    dislikesCount
    myVote
    isExpert
    status
  }
}
fragment TalkedAbout on Product {
  id
  name
  url
  questionsCount
  reviewCounters {
    count
    rating
    distribution
  }
}`, {"hash":"sha256:b1eb0374b95dfbee2b7bdd00dfb8794c5cd1af6a3c5a0a3fffbbabbe8412fa10"}) as unknown as TypedDocumentString<ProductReviewsQuery, ProductReviewsQueryVariables>;
export const ProductQuestionsDocument = new TypedDocumentString(`
    query ProductQuestions($id: ID!, $page: Int, $sort: CommentSort) {
  product(id: $id) {
    ...TalkedAbout
  }
  comments(type: QUESTION, ownerId: $id, page: $page, perPage: 10, sort: $sort) {
    nodes {
      ...CommentFields
    }
    totalCount
    pageInfo {
      pageCount
    }
  }
  viewer {
    isSignedIn
  }
}
    fragment CommentFields on Comment {
  id
  author
  text
  createdAt
  rate
  pros
  cons
  experience
  images
  likesCount
  dislikesCount
  myVote
  isVerified
  isMine
  status
  answers {
    id
    author
    text
    createdAt
    likesCount
    dislikesCount
    myVote
    isExpert
    status
  }
}
fragment TalkedAbout on Product {
  id
  name
  url
  questionsCount
  reviewCounters {
    count
    rating
    distribution
  }
}`, {"hash":"sha256:373159abd1f4bc7cdc07668124dc8f63818e20d0977ee25fa4cd9c1b9db3d079"}) as unknown as TypedDocumentString<ProductQuestionsQuery, ProductQuestionsQueryVariables>;
export const SayCommentDocument = new TypedDocumentString(`
    mutation SayComment($input: CommentCreateInput!) {
  commentCreate(input: $input) {
    comment {
      id
      status
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:6f540d1d73fa90fc09e34f70450627e64cc79c6b11f7b67e962f826f90a6dd86"}) as unknown as TypedDocumentString<SayCommentMutation, SayCommentMutationVariables>;
export const LikeCommentDocument = new TypedDocumentString(`
    mutation LikeComment($input: CommentLikeInput!) {
  commentLike(input: $input) {
    votes {
      myVote
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:ec72f3ce63a8b4bf95542535908e98cc5b7b39e6b1b8c2d1662f4e555471be14"}) as unknown as TypedDocumentString<LikeCommentMutation, LikeCommentMutationVariables>;
export const DislikeCommentDocument = new TypedDocumentString(`
    mutation DislikeComment($input: CommentDislikeInput!) {
  commentDislike(input: $input) {
    votes {
      myVote
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:b95e10b71c364e3a7a9ca3fb81808816523f098c36f5deb726a5a03ed3ba0599"}) as unknown as TypedDocumentString<DislikeCommentMutation, DislikeCommentMutationVariables>;
export const CorpPageDocument = new TypedDocumentString(`
    query CorpPage($path: String!) {
  breadcrumbs(path: $path) {
    name
    url
  }
  basket {
    items {
      productId
      quantity
      product {
        name
        url
      }
    }
  }
}
    `, {"hash":"sha256:81c2a89509f7a03e18eb1bed7091beeb08a6c3e79299459a7f1ff2633ce6156a"}) as unknown as TypedDocumentString<CorpPageQuery, CorpPageQueryVariables>;
export const CompanyByInnDocument = new TypedDocumentString(`
    query CompanyByInn($inn: String!) {
  company(inn: $inn) {
    inn
    name
    kpp
    address
  }
}
    `, {"hash":"sha256:8615eb4248db65f8f8786520d480811e74baf864d0a94f1d8052a7c0b4f58699"}) as unknown as TypedDocumentString<CompanyByInnQuery, CompanyByInnQueryVariables>;
export const CorpFastOrderDocument = new TypedDocumentString(`
    mutation CorpFastOrder($input: CorpFastOrderInput!) {
  corpFastOrder(input: $input) {
    id
    isOrderStatusOpen
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:119fa9f0d8fc60a15939b35088a723cb098477721fe030a436f2a85a2be582a3"}) as unknown as TypedDocumentString<CorpFastOrderMutation, CorpFastOrderMutationVariables>;
export const EmployeeByTradePointDocument = new TypedDocumentString(`
    mutation EmployeeByTradePoint($input: EmployeeSignInTradePointInput!) {
  employeeSignInTradePoint(input: $input) {
    employee {
      tradePointNumber
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:83b115043b10fc6bc7217afb1cd04155b8c1cb68dc2095cf6354741b62335fc1"}) as unknown as TypedDocumentString<EmployeeByTradePointMutation, EmployeeByTradePointMutationVariables>;
export const EmployeeByTokenDocument = new TypedDocumentString(`
    mutation EmployeeByToken($input: EmployeeSignInTokenInput!) {
  employeeSignInToken(input: $input) {
    employee {
      personnelNumber
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:640d5b479b363d3000d409ca929aa46afb2ca5952395c6d4f9274b6a8816d523"}) as unknown as TypedDocumentString<EmployeeByTokenMutation, EmployeeByTokenMutationVariables>;
export const EmployeeSignOutDocument = new TypedDocumentString(`
    mutation EmployeeSignOut {
  employeeSignOut {
    redirectUrl
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:31c9bae17b551c4ffa1dc215a2f7131bdc53376d6a4bad138d515612f923003e"}) as unknown as TypedDocumentString<EmployeeSignOutMutation, EmployeeSignOutMutationVariables>;
export const BasketGiftDocument = new TypedDocumentString(`
    query BasketGift {
  basket {
    isGiftable
    gift {
      ...GiftFacts
    }
  }
}
    fragment GiftFacts on Gift {
  email
  name
  words
  sentAt
}`, {"hash":"sha256:2328287158f2f1fc9444ceb4d947d8f50bbd07be5a56b7c1975ac919bb800734"}) as unknown as TypedDocumentString<BasketGiftQuery, BasketGiftQueryVariables>;
export const SetBasketGiftDocument = new TypedDocumentString(`
    mutation SetBasketGift($input: BasketSetGiftInput!) {
  basketSetGift(input: $input) {
    basket {
      revision
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:29376853b815ff56b05f7bfbe540eeab442c5146546d2992b6ce543673661175"}) as unknown as TypedDocumentString<SetBasketGiftMutation, SetBasketGiftMutationVariables>;
export const RemoveBasketGiftDocument = new TypedDocumentString(`
    mutation RemoveBasketGift {
  basketRemoveGift {
    basket {
      revision
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:eb22d631c231c8c79abaebc9c639da620765c549a57e2aba35dc645f176b6ed7"}) as unknown as TypedDocumentString<RemoveBasketGiftMutation, RemoveBasketGiftMutationVariables>;
export const OrderGiftDocument = new TypedDocumentString(`
    query OrderGift($id: ID!) {
  order(id: $id) {
    id
    isActive
    isGiftable
    gift {
      ...GiftFacts
    }
  }
}
    fragment GiftFacts on Gift {
  email
  name
  words
  sentAt
}`, {"hash":"sha256:930cf0b78ddd97769d6c3a8a40653b2031c8e49d291242cb4c949d8dc11092cf"}) as unknown as TypedDocumentString<OrderGiftQuery, OrderGiftQueryVariables>;
export const SendOrderGiftDocument = new TypedDocumentString(`
    mutation SendOrderGift($input: OrderSendGiftInput!) {
  orderSendGift(input: $input) {
    order {
      id
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:da583e08ab36957a71e78f80a5f1532029c51ca8337c757b8e6b4bbc1407a7a5"}) as unknown as TypedDocumentString<SendOrderGiftMutation, SendOrderGiftMutationVariables>;
export const ListingDocument = new TypedDocumentString(`
    query Listing($of: ListingOfInput!, $page: Int!, $sort: ListingSort!, $filters: [FilterInput!]!, $path: String!, $text: String, $breadcrumbsOf: String!, $categoryId: ID!, $isInCategory: Boolean!, $isSearch: Boolean!, $searched: String!, $asTyped: Boolean!, $fitting: ListingOfInput!, $isOfBrand: Boolean!) {
  ...PageSeo
  searchReading(text: $searched, asTyped: $asTyped) @include(if: $isSearch) {
    redirect
    page {
      name
      url
    }
    corrected
    leftOut
    unmatched
    parts {
      name
      rest
    }
    nearest
  }
  listing(of: $of, page: $page, sort: $sort, filters: $filters) {
    nodes {
      ...Card
      category {
        id
        code
      }
      runningCost {
        perYear {
          amount
        }
      }
    }
    totalCount
    pageInfo {
      pageCount
      currentPage
      perPage
    }
    sort
    facets {
      code
      name
      type
      unit
      min
      max
      sort
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
  tags(category: $categoryId) @include(if: $isInCategory) {
    name
    url
  }
  breadcrumbs(path: $breadcrumbsOf) {
    name
    url
  }
  series @include(if: $isOfBrand) {
    name
    url
    brand {
      code
    }
  }
  fitting: listing(of: $fitting) @include(if: $isOfBrand) {
    totalCount
  }
}
    fragment Card on Product {
  id
  name
  modelId
  variant {
    edition
    color {
      name
      code
    }
  }
  url
  images
  categoryNameSingular
  offer {
    price {
      amount
    }
    priceOld {
      amount
    }
    benefit {
      amount
    }
    orderType
    isAvailable
    credit {
      type
      monthlyPayment {
        amount
      }
      periods
    }
  }
  priceOnline {
    amount
  }
  highlights {
    name
    value
  }
  dimensions {
    width
    height
    depth
  }
  screen {
    diagonal
    resolution
  }
  reviewCounters {
    count
    rating
  }
  stickers {
    code
    name
  }
  tradeInSticker {
    amount
  }
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  isDigital
  supplierId
  lowestSupplierOffer {
    supplierId
    supplierName
    price {
      amount
    }
    priceOld {
      amount
    }
  }
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost {
      amount
    }
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
}
fragment PageSeo on Query {
  seo(path: $path, query: $text) {
    ...SeoText
  }
}`, {"hash":"sha256:fe3ac01b6916dd08f6af7da34d871644981451e1204b3551a523d235edf4dbe2"}) as unknown as TypedDocumentString<ListingQuery, ListingQueryVariables>;
export const PopularGoodsDocument = new TypedDocumentString(`
    query PopularGoods {
  mainPage {
    brands {
      name
      url
    }
    recommendations {
      ...Card
    }
  }
}
    fragment Card on Product {
  id
  name
  modelId
  variant {
    edition
    color {
      name
      code
    }
  }
  url
  images
  categoryNameSingular
  offer {
    price {
      amount
    }
    priceOld {
      amount
    }
    benefit {
      amount
    }
    orderType
    isAvailable
    credit {
      type
      monthlyPayment {
        amount
      }
      periods
    }
  }
  priceOnline {
    amount
  }
  highlights {
    name
    value
  }
  dimensions {
    width
    height
    depth
  }
  screen {
    diagonal
    resolution
  }
  reviewCounters {
    count
    rating
  }
  stickers {
    code
    name
  }
  tradeInSticker {
    amount
  }
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  isDigital
  supplierId
  lowestSupplierOffer {
    supplierId
    supplierName
    price {
      amount
    }
    priceOld {
      amount
    }
  }
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost {
      amount
    }
  }
}`, {"hash":"sha256:820449867d2902492d9e6de6391fdcc0abd55c18050d83e98492a62d6a86873b"}) as unknown as TypedDocumentString<PopularGoodsQuery, PopularGoodsQueryVariables>;
export const SimilarModelsDocument = new TypedDocumentString(`
    query SimilarModels($id: ID!) {
  product(id: $id) {
    similars {
      ...Card
    }
  }
}
    fragment Card on Product {
  id
  name
  modelId
  variant {
    edition
    color {
      name
      code
    }
  }
  url
  images
  categoryNameSingular
  offer {
    price {
      amount
    }
    priceOld {
      amount
    }
    benefit {
      amount
    }
    orderType
    isAvailable
    credit {
      type
      monthlyPayment {
        amount
      }
      periods
    }
  }
  priceOnline {
    amount
  }
  highlights {
    name
    value
  }
  dimensions {
    width
    height
    depth
  }
  screen {
    diagonal
    resolution
  }
  reviewCounters {
    count
    rating
  }
  stickers {
    code
    name
  }
  tradeInSticker {
    amount
  }
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  isDigital
  supplierId
  lowestSupplierOffer {
    supplierId
    supplierName
    price {
      amount
    }
    priceOld {
      amount
    }
  }
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost {
      amount
    }
  }
}`, {"hash":"sha256:9ee8a8e6ba4c453817a42d22cd9cd68d78f4f25bd33a567c0c34abe1242854f8"}) as unknown as TypedDocumentString<SimilarModelsQuery, SimilarModelsQueryVariables>;
export const AddToListDocument = new TypedDocumentString(`
    mutation AddToList($input: ProductListAddInput!) {
  productListAdd(input: $input) {
    list {
      kind
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:dafb237e915e3500267bf3a4a0653a47aa33513a60f4167d570b70b5cc2ef5ff"}) as unknown as TypedDocumentString<AddToListMutation, AddToListMutationVariables>;
export const RemoveFromListDocument = new TypedDocumentString(`
    mutation RemoveFromList($input: ProductListRemoveInput!) {
  productListRemove(input: $input) {
    list {
      kind
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:8380b1cf7ea067080db9db98b5ee6ad0793038412d171fda43ea78e9ba30f65a"}) as unknown as TypedDocumentString<RemoveFromListMutation, RemoveFromListMutationVariables>;
export const FavoritesDocument = new TypedDocumentString(`
    query Favorites {
  favorites {
    productIds
    products {
      ...Card
      priceHistory {
        at
        price {
          amount
        }
      }
    }
  }
}
    fragment Card on Product {
  id
  name
  modelId
  variant {
    edition
    color {
      name
      code
    }
  }
  url
  images
  categoryNameSingular
  offer {
    price {
      amount
    }
    priceOld {
      amount
    }
    benefit {
      amount
    }
    orderType
    isAvailable
    credit {
      type
      monthlyPayment {
        amount
      }
      periods
    }
  }
  priceOnline {
    amount
  }
  highlights {
    name
    value
  }
  dimensions {
    width
    height
    depth
  }
  screen {
    diagonal
    resolution
  }
  reviewCounters {
    count
    rating
  }
  stickers {
    code
    name
  }
  tradeInSticker {
    amount
  }
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  isDigital
  supplierId
  lowestSupplierOffer {
    supplierId
    supplierName
    price {
      amount
    }
    priceOld {
      amount
    }
  }
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost {
      amount
    }
  }
}`, {"hash":"sha256:3bb06fbdaf5a64ee3b5b9cbd27d001b665aafa2e09b150082e28af42bb21d160"}) as unknown as TypedDocumentString<FavoritesQuery, FavoritesQueryVariables>;
export const SharedFavoritesDocument = new TypedDocumentString(`
    query SharedFavorites($ids: [ID!]!) {
  products(ids: $ids) {
    ...Card
  }
}
    fragment Card on Product {
  id
  name
  modelId
  variant {
    edition
    color {
      name
      code
    }
  }
  url
  images
  categoryNameSingular
  offer {
    price {
      amount
    }
    priceOld {
      amount
    }
    benefit {
      amount
    }
    orderType
    isAvailable
    credit {
      type
      monthlyPayment {
        amount
      }
      periods
    }
  }
  priceOnline {
    amount
  }
  highlights {
    name
    value
  }
  dimensions {
    width
    height
    depth
  }
  screen {
    diagonal
    resolution
  }
  reviewCounters {
    count
    rating
  }
  stickers {
    code
    name
  }
  tradeInSticker {
    amount
  }
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  isDigital
  supplierId
  lowestSupplierOffer {
    supplierId
    supplierName
    price {
      amount
    }
    priceOld {
      amount
    }
  }
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost {
      amount
    }
  }
}`, {"hash":"sha256:cd1624649bb18a309f5b7a29e78a4155ce970ea936b50121fec07d51055e64ee"}) as unknown as TypedDocumentString<SharedFavoritesQuery, SharedFavoritesQueryVariables>;
export const SimilarToFavoriteDocument = new TypedDocumentString(`
    query SimilarToFavorite($id: ID!) {
  product(id: $id) {
    similars {
      ...Card
    }
  }
}
    fragment Card on Product {
  id
  name
  modelId
  variant {
    edition
    color {
      name
      code
    }
  }
  url
  images
  categoryNameSingular
  offer {
    price {
      amount
    }
    priceOld {
      amount
    }
    benefit {
      amount
    }
    orderType
    isAvailable
    credit {
      type
      monthlyPayment {
        amount
      }
      periods
    }
  }
  priceOnline {
    amount
  }
  highlights {
    name
    value
  }
  dimensions {
    width
    height
    depth
  }
  screen {
    diagonal
    resolution
  }
  reviewCounters {
    count
    rating
  }
  stickers {
    code
    name
  }
  tradeInSticker {
    amount
  }
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  isDigital
  supplierId
  lowestSupplierOffer {
    supplierId
    supplierName
    price {
      amount
    }
    priceOld {
      amount
    }
  }
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost {
      amount
    }
  }
}`, {"hash":"sha256:34c685b89e487b51c5b22ce7460e3a2ca79b01ba5ced71b87c72c726f9d9c123"}) as unknown as TypedDocumentString<SimilarToFavoriteQuery, SimilarToFavoriteQueryVariables>;
export const ComparisonDocument = new TypedDocumentString(`
    query Comparison($path: String!, $text: String) {
  ...PageSeo
  comparison {
    productIds
    products {
      ...Compared
    }
  }
}
    fragment Card on Product {
  id
  name
  modelId
  variant {
    edition
    color {
      name
      code
    }
  }
  url
  images
  categoryNameSingular
  offer {
    price {
      amount
    }
    priceOld {
      amount
    }
    benefit {
      amount
    }
    orderType
    isAvailable
    credit {
      type
      monthlyPayment {
        amount
      }
      periods
    }
  }
  priceOnline {
    amount
  }
  highlights {
    name
    value
  }
  dimensions {
    width
    height
    depth
  }
  screen {
    diagonal
    resolution
  }
  reviewCounters {
    count
    rating
  }
  stickers {
    code
    name
  }
  tradeInSticker {
    amount
  }
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  isDigital
  supplierId
  lowestSupplierOffer {
    supplierId
    supplierName
    price {
      amount
    }
    priceOld {
      amount
    }
  }
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost {
      amount
    }
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
}
fragment Compared on Product {
  ...Card
  category {
    id
    name
  }
  runningCost {
    perYear {
      amount
    }
    years
    total {
      amount
    }
  }
}
fragment PageSeo on Query {
  seo(path: $path, query: $text) {
    ...SeoText
  }
}`, {"hash":"sha256:7721caad75cb134be01a45c8bb8d6450afe36ca58b500a0543d30aafe45af02a"}) as unknown as TypedDocumentString<ComparisonQuery, ComparisonQueryVariables>;
export const SharedComparisonDocument = new TypedDocumentString(`
    query SharedComparison($ids: [ID!]!, $path: String!, $text: String) {
  ...PageSeo
  products(ids: $ids) {
    ...Compared
  }
}
    fragment Card on Product {
  id
  name
  modelId
  variant {
    edition
    color {
      name
      code
    }
  }
  url
  images
  categoryNameSingular
  offer {
    price {
      amount
    }
    priceOld {
      amount
    }
    benefit {
      amount
    }
    orderType
    isAvailable
    credit {
      type
      monthlyPayment {
        amount
      }
      periods
    }
  }
  priceOnline {
    amount
  }
  highlights {
    name
    value
  }
  dimensions {
    width
    height
    depth
  }
  screen {
    diagonal
    resolution
  }
  reviewCounters {
    count
    rating
  }
  stickers {
    code
    name
  }
  tradeInSticker {
    amount
  }
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  isDigital
  supplierId
  lowestSupplierOffer {
    supplierId
    supplierName
    price {
      amount
    }
    priceOld {
      amount
    }
  }
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost {
      amount
    }
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
}
fragment Compared on Product {
  ...Card
  category {
    id
    name
  }
  runningCost {
    perYear {
      amount
    }
    years
    total {
      amount
    }
  }
}
fragment PageSeo on Query {
  seo(path: $path, query: $text) {
    ...SeoText
  }
}`, {"hash":"sha256:1d67f5eb7c42cd6b004b00d349b1283d15726228ece7d1d70c8c8757612c3672"}) as unknown as TypedDocumentString<SharedComparisonQuery, SharedComparisonQueryVariables>;
export const PopularPairsDocument = new TypedDocumentString(`
    query PopularPairs($first: ListingOfInput!, $second: ListingOfInput!, $third: ListingOfInput!) {
  first: listing(
    of: $first
    filters: [{code: "available", chosen: {values: ["1"]}}]
  ) {
    ...PopularInKind
  }
  second: listing(
    of: $second
    filters: [{code: "available", chosen: {values: ["1"]}}]
  ) {
    ...PopularInKind
  }
  third: listing(
    of: $third
    filters: [{code: "available", chosen: {values: ["1"]}}]
  ) {
    ...PopularInKind
  }
}
    fragment PopularInKind on ListingPage {
  nodes {
    id
    modelId
    name
    images
    isBuyable
  }
}`, {"hash":"sha256:bdc8b4b10a8aa1a20fa430bc44bedd7e7124e1c297ac9f3da7851daea8a68e84"}) as unknown as TypedDocumentString<PopularPairsQuery, PopularPairsQueryVariables>;
export const OrderInfoDocument = new TypedDocumentString(`
    query OrderInfo($id: ID!) {
  order(id: $id) {
    id
    cityName
    city {
      timeZone
    }
    status
    statusName
    isAwaitingPayment
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
    deliveryCost {
      amount
    }
    store {
      id
      name
      url
      address
      workTimeLine
      directions
    }
    discount {
      amount
    }
    discounts {
      ...DiscountFacts
    }
    paymentTypeId
    paymentTypeName
    paymentStatusName
    sum {
      amount
    }
    sumPrepaid {
      amount
    }
    totalSum {
      amount
    }
    waitingSum {
      amount
    }
    contactName
    email
    mobilePhone
    cmsAddressee
    comment
    hasSim
    company {
      inn
      name
    }
    employee {
      tradePointNumber
      personnelNumber
    }
    isCancelable
    isEditable
    deliveryTimes {
      date
      from
      to
    }
    receiptUrl
    insertedAt
    receivedAt
    heldUntil
    isPhoneToConfirm
    items {
      id
      parentId
      isWarranty
      productId
      name
      url
      image
      quantity
      finalPrice {
        amount
      }
      sum {
        amount
      }
      returned
      warrantyUntil
      manuals {
        id
        name
        url
        size
      }
      tradeIn {
        calculatorId
        groupId
        brandId
        modelId
        memory
        price {
          amount
        }
      }
    }
    exchangeDevices {
      ...HandedIn
      productId
      calculatorId
      modelId
      color
    }
    refunds {
      id
      sum {
        amount
      }
      status
      reason
    }
    isGiftable
    gift {
      ...GiftFacts
    }
    isReturnable
    returnDeadlines {
      changedMind
      defect
    }
    returnRequests {
      id
      createdAt
      status
      reason
      comment
      handover
      items {
        itemId
        quantity
      }
      answer
      isWithdrawable
    }
  }
  orderToRepay(orderId: $id) {
    canRepay
  }
}
    fragment HandedIn on TradeInDevice {
  tId
  brand
  model
  memory
  condition
  price {
    amount
  }
  itemId
}
fragment DiscountFacts on Discount {
  actionId
  name
  promocode
  sum {
    amount
  }
}
fragment GiftFacts on Gift {
  email
  name
  words
  sentAt
}`, {"hash":"sha256:0c6e57fd0beea514dec99b9306e003bbc31d33f32cdb43d046bba59e9fd4f084"}) as unknown as TypedDocumentString<OrderInfoQuery, OrderInfoQueryVariables>;
export const OrderToReturnDocument = new TypedDocumentString(`
    query OrderToReturn($id: ID!) {
  order(id: $id) {
    id
    city {
      timeZone
    }
    mobilePhone
    isReturnable
    returnDeadlines {
      changedMind
      defect
    }
    exchangeDevices {
      ...HandedIn
      productId
    }
    items {
      id
      parentId
      productId
      name
      image
      isWarranty
      quantity
      finalPrice {
        amount
      }
      returned
      returnableCount
    }
  }
}
    fragment HandedIn on TradeInDevice {
  tId
  brand
  model
  memory
  condition
  price {
    amount
  }
  itemId
}`, {"hash":"sha256:bccbf24b6c90b21372daa0890dce4a599a55b5ae648ef149c2b3109f8bd63296"}) as unknown as TypedDocumentString<OrderToReturnQuery, OrderToReturnQueryVariables>;
export const OrderCityDocument = new TypedDocumentString(`
    query OrderCity($id: ID!) {
  order(id: $id) {
    city {
      timeZone
    }
  }
}
    `, {"hash":"sha256:d1c61eb257c7c20a83d735c3d943dddfd1faf9e2c8e99e7c7802cfdfa821a8e0"}) as unknown as TypedDocumentString<OrderCityQuery, OrderCityQueryVariables>;
export const OrderAccessDocument = new TypedDocumentString(`
    query OrderAccess($id: ID!) {
  order(id: $id) {
    isPhoneToConfirm
  }
}
    `, {"hash":"sha256:64033f055f0ddecb8259969f438baa1a49babe03c32e74ddf514b377cb9908bd"}) as unknown as TypedDocumentString<OrderAccessQuery, OrderAccessQueryVariables>;
export const OwnOrderDocument = new TypedDocumentString(`
    query OwnOrder($id: ID!) {
  order(id: $id) {
    id
    statusName
    isActive
    isCancelled
    isAwaitingPayment
    isPaid
    totalSum {
      amount
    }
    heldUntil
    insertedAt
    employee {
      tradePointNumber
    }
    items {
      id
      name
    }
  }
  orderToRepay(orderId: $id) {
    canRepay
  }
}
    `, {"hash":"sha256:9e9457d197da78293bcdf8f8d32487a49afcf09112a855de301352868ba23600"}) as unknown as TypedDocumentString<OwnOrderQuery, OwnOrderQueryVariables>;
export const OrderDevicesDocument = new TypedDocumentString(`
    query OrderDevices($id: ID!) {
  order(id: $id) {
    city {
      timeZone
    }
    insertedAt
    receivedAt
    items {
      id
      productId
      warrantyUntil
      product {
        name
        brand {
          name
        }
        category {
          name
        }
      }
    }
  }
}
    `, {"hash":"sha256:2f26bb01ef19f2b12ffc091a2b5445216ec4b3e4440e6959ecb5f739662860bd"}) as unknown as TypedDocumentString<OrderDevicesQuery, OrderDevicesQueryVariables>;
export const CancelOrderDocument = new TypedDocumentString(`
    mutation CancelOrder($input: OrderCancelInput!) {
  orderCancel(input: $input) {
    order {
      id
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:26691006f7b198b2ae526c1471ba00692fc0eeab62994dcbae5ddc00246b23b3"}) as unknown as TypedDocumentString<CancelOrderMutation, CancelOrderMutationVariables>;
export const UpdateOrderDocument = new TypedDocumentString(`
    mutation UpdateOrder($input: OrderUpdateInput!) {
  orderUpdate(input: $input) {
    order {
      id
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:c59468608f71c9fd05fb23b30b96ecfee715b5ebcc03ec1c5afb9fcc4e08f234"}) as unknown as TypedDocumentString<UpdateOrderMutation, UpdateOrderMutationVariables>;
export const RequestReturnDocument = new TypedDocumentString(`
    mutation RequestReturn($input: OrderRequestReturnInput!) {
  orderRequestReturn(input: $input) {
    order {
      id
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:8a8a2ee61618b8bf12d5342ce78f9e9c08a29f014c3a04b505e04c86513a41a6"}) as unknown as TypedDocumentString<RequestReturnMutation, RequestReturnMutationVariables>;
export const WithdrawReturnDocument = new TypedDocumentString(`
    mutation WithdrawReturn($input: OrderWithdrawReturnInput!) {
  orderWithdrawReturn(input: $input) {
    order {
      id
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:472e9fff6ae69e7b4180f51b8c1797cb45bde2437f653edf7e465efcea9214fb"}) as unknown as TypedDocumentString<WithdrawReturnMutation, WithdrawReturnMutationVariables>;
export const SendOrderCodeDocument = new TypedDocumentString(`
    mutation SendOrderCode($input: OrderSendCodeInput!) {
  orderSendCode(input: $input) {
    requestId
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:2faeca95b69e331cec1e2aa7f081226338ab6b1822835e833227b3e8ada6070a"}) as unknown as TypedDocumentString<SendOrderCodeMutation, SendOrderCodeMutationVariables>;
export const OpenOrderDocument = new TypedDocumentString(`
    mutation OpenOrder($input: OrderOpenInput!) {
  orderOpen(input: $input) {
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:5618867abf4afc57a0c0d5e040b08c4599d5b8bd034ab24232142b2469fd260b"}) as unknown as TypedDocumentString<OpenOrderMutation, OpenOrderMutationVariables>;
export const ProductCreditDocument = new TypedDocumentString(`
    query ProductCredit($id: ID!, $goods: [ActionGoodsInput!]!, $supplierId: ID, $warrantyId: ID) {
  product(id: $id) {
    ...CreditFacts
    actions {
      ...PricePromotion
    }
  }
  productAction(products: $goods) {
    ...PricePromotion
  }
  features {
    key
    isActive
  }
  revoLimit {
    amount
  }
  basket {
    totalSum {
      amount
    }
    items {
      productId
      parentId
    }
  }
}
    fragment CreditFacts on Product {
  id
  name
  url
  tabs
  isBuyable(onCredit: true)
  priceOnline {
    amount
  }
  offer {
    price {
      amount
    }
  }
  supplierOffers {
    supplierId
    supplierName
    price {
      amount
    }
    isBuyable
  }
  creditOffers(supplierId: $supplierId, warrantyId: $warrantyId) {
    kind
    limit {
      amount
    }
    isLimitExceeded
    lastTerm {
      months
    }
    terms {
      ...CreditTermFacts
    }
  }
  warranties {
    id
    name
    priceOnline {
      amount
    }
    offer {
      price {
        amount
      }
    }
  }
}
fragment CreditTermFacts on CreditTerm {
  months
  label
  payment {
    amount
  }
  payments {
    amount
  }
  overpayment {
    amount
  }
  rate
  paymentTypeId
  banks {
    name
  }
  conditions {
    priceOfAccessories {
      amount
    }
    accessories {
      amount
    }
    accessoriesPercent
    installmentLimit {
      amount
    }
    isLimitExceeded
    isWarrantyRequired
    isWarrantyRecommended
    isCompleted
    notification
  }
}
fragment PricePromotion on Action {
  id
  name
  type
  discountPercent
  discountSum {
    amount
  }
  sumActionIds
  isApplicable
  promocode
  paymentTypeIds
  deliveryTypeIds
  isOfSberbank
  isTradeIn
  lines {
    productId
    finalPrice {
      amount
    }
  }
}`, {"hash":"sha256:0342e9c450424937c7be9fff26c593888d69a644896a49230c59e859b675b245"}) as unknown as TypedDocumentString<ProductCreditQuery, ProductCreditQueryVariables>;
export const ProductPageDocument = new TypedDocumentString(`
    query ProductPage($id: ID!, $goods: [ActionGoodsInput!]!, $path: String!, $text: String, $tx: ID!, $hasTx: Boolean!) {
  ...PageSeo
  breadcrumbs(path: $path) {
    name
    url
  }
  wide: banners(type: "YII_CARD_DETAIL_BEFORE_DELIVERY") {
    ...BannerFacts
  }
  mobile: banners(type: "YII_CARD_DETAIL_BEFORE_DELIVERY_MOBILE") {
    ...BannerFacts
  }
  product(id: $id) {
    ...ProductFrame
    description
    country
    youtube
    actions {
      ...PromotionFacts
      ...PricePromotion
    }
    smartPriceOffer {
      totalDiscount {
        amount
      }
    }
    tradeInBonuses {
      ...ExchangeFacts
    }
    sberTerm {
      months
      payment {
        amount
      }
    }
    isBuyableOnCredit: isBuyable(onCredit: true)
    lowestSupplierOffer {
      ...SupplierOfferFields
    }
    runningCost {
      ...RunningCostFacts
    }
    priceHistory {
      at
      price {
        amount
      }
    }
  }
  productAction(products: $goods) {
    ...PromotionFacts
    ...PricePromotion
  }
  tradeInDiscount(productId: $id) {
    ...ExchangeDiscount
  }
  smartPrice(tx: $tx) @include(if: $hasTx) {
    ...SmartPriceFound
  }
}
    fragment ExchangeFacts on TradeInBonus {
  devicesCount
  discount {
    amount
  }
}
fragment ExchangeDiscount on TradeInDiscount {
  discount {
    amount
  }
  finalPrice {
    amount
  }
  discounts {
    ...DiscountFacts
  }
}
fragment Card on Product {
  id
  name
  modelId
  variant {
    edition
    color {
      name
      code
    }
  }
  url
  images
  categoryNameSingular
  offer {
    price {
      amount
    }
    priceOld {
      amount
    }
    benefit {
      amount
    }
    orderType
    isAvailable
    credit {
      type
      monthlyPayment {
        amount
      }
      periods
    }
  }
  priceOnline {
    amount
  }
  highlights {
    name
    value
  }
  dimensions {
    width
    height
    depth
  }
  screen {
    diagonal
    resolution
  }
  reviewCounters {
    count
    rating
  }
  stickers {
    code
    name
  }
  tradeInSticker {
    amount
  }
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  isDigital
  supplierId
  lowestSupplierOffer {
    supplierId
    supplierName
    price {
      amount
    }
    priceOld {
      amount
    }
  }
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost {
      amount
    }
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
}
fragment PromotionFacts on Action {
  id
  parentId
  name
  description
  type
  isApplicable
  isTradeIn
  discountPercent
  paymentNames
  isOfSberbank
  specialOfferUrl
  mechanics {
    isDsoRecommended
  }
  unmetConditions {
    name
    products {
      id
      name
      url
    }
  }
  presents {
    productId
    isSelected
    product {
      name
      url
    }
  }
  lines {
    productId
    quantity
    price {
      amount
    }
    finalPrice {
      amount
    }
  }
}
fragment DiscountFacts on Discount {
  actionId
  name
  promocode
  sum {
    amount
  }
}
fragment SmartPriceFound on SmartPriceInfo {
  state
  smartPrice {
    tx
    tradeinId
    productId
    totalDiscount {
      amount
    }
    discountBenefit {
      amount
    }
  }
}
fragment TalkedAbout on Product {
  id
  name
  url
  questionsCount
  reviewCounters {
    count
    rating
    distribution
  }
}
fragment PricePromotion on Action {
  id
  name
  type
  discountPercent
  discountSum {
    amount
  }
  sumActionIds
  isApplicable
  promocode
  paymentTypeIds
  deliveryTypeIds
  isOfSberbank
  isTradeIn
  lines {
    productId
    finalPrice {
      amount
    }
  }
}
fragment ProductFrame on Product {
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
  tabs
  offerShownInstead {
    ...SupplierOfferFields
  }
  ...TalkedAbout
  priceOnline {
    amount
  }
  shortUrl
  comparedModel {
    url
    name
  }
  rental {
    pricePerDay {
      amount
    }
  }
  offer {
    beforeDiscountPrice {
      amount
    }
    pinkPrice {
      amount
    }
    superPrice {
      finalPrice {
        amount
      }
      conditions {
        name
      }
    }
  }
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
      isAvailable
    }
  }
  colors {
    productId
    name
    code
    url
    isCurrent
    price {
      amount
    }
  }
}
fragment BannerFacts on Banner {
  id
  title
  text
  url
  image
}
fragment SupplierOfferFields on SupplierOffer {
  supplierId
  supplierName
  price {
    amount
  }
  priceOld {
    amount
  }
  quantity
  isBuyable
  availability {
    isAvailable
    pickupAt
    pickupDayText
    deliveryAt
    deliveryDayText
    deliveryCost {
      amount
    }
  }
}
fragment RunningCostFacts on RunningCost {
  perYear {
    amount
  }
  years
  total {
    amount
  }
  parts {
    name
    quantity
    unit
    unitPrice {
      amount
    }
    cost {
      amount
    }
    basis
    tariff {
      source
      since
    }
  }
}
fragment PageSeo on Query {
  seo(path: $path, query: $text) {
    ...SeoText
  }
}`, {"hash":"sha256:b9bb34f3a9e5cf01af0e698353f39d92896ca46503a790f96dae7b4f3f03c826"}) as unknown as TypedDocumentString<ProductPageQuery, ProductPageQueryVariables>;
export const ProductShelvesDocument = new TypedDocumentString(`
    query ProductShelves($id: ID!, $viewed: [ID!]!) {
  reviews: comments(
    type: REVIEW
    ownerId: $id
    perPage: 50
    sort: HELPFUL
    useSimilar: true
  ) {
    nodes {
      id
      author
      createdAt
      rate
      text
      pros
      cons
      isVerified
      status
    }
  }
  product(id: $id) {
    similars {
      ...Card
    }
    viewedTogether {
      ...Card
    }
    compilations {
      id
      name
      products {
        ...Card
      }
    }
  }
  products(ids: $viewed) {
    ...Card
  }
}
    fragment Card on Product {
  id
  name
  modelId
  variant {
    edition
    color {
      name
      code
    }
  }
  url
  images
  categoryNameSingular
  offer {
    price {
      amount
    }
    priceOld {
      amount
    }
    benefit {
      amount
    }
    orderType
    isAvailable
    credit {
      type
      monthlyPayment {
        amount
      }
      periods
    }
  }
  priceOnline {
    amount
  }
  highlights {
    name
    value
  }
  dimensions {
    width
    height
    depth
  }
  screen {
    diagonal
    resolution
  }
  reviewCounters {
    count
    rating
  }
  stickers {
    code
    name
  }
  tradeInSticker {
    amount
  }
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  isDigital
  supplierId
  lowestSupplierOffer {
    supplierId
    supplierName
    price {
      amount
    }
    priceOld {
      amount
    }
  }
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost {
      amount
    }
  }
}`, {"hash":"sha256:9c5eddc7f52cd250b2a6d5da8e97fd8bea3f6ec13a8207868d82ffcbf929be31"}) as unknown as TypedDocumentString<ProductShelvesQuery, ProductShelvesQueryVariables>;
export const ProductSpecificationsDocument = new TypedDocumentString(`
    query ProductSpecifications($id: ID!) {
  product(id: $id) {
    id
    isDigital
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
    `, {"hash":"sha256:a53d5799083e3cd5f4a98a3992959b8c2018f2547306f034cce958e77083bc5f"}) as unknown as TypedDocumentString<ProductSpecificationsQuery, ProductSpecificationsQueryVariables>;
export const ProductAvailabilityDocument = new TypedDocumentString(`
    query ProductAvailability($id: ID!, $city: ID) {
  product(id: $id) {
    id
    tabs
    deliveries(city: $city) {
      ...ProductDelivery
    }
    stores(city: $city) {
      store {
        ...PlaceFacts
      }
      quantity
      timeText
    }
  }
}
    fragment PlaceFacts on Store {
  id
  typeId
  kind
  url
  name
  address
  stations
  directions
  longitude
  latitude
  workTimeLine
  convenience
  services
  isOpen
  hoursText
}
fragment ProductDelivery on DeliveryOption {
  kind
  cost {
    amount
  }
  timeText
  day
  interval
  minutes
  storeId
  store {
    ...PlaceFacts
  }
}`, {"hash":"sha256:f4ad011129ad1d7aa2021165b56d5fbf92ec6b12c87f1aa24442c153e9165198"}) as unknown as TypedDocumentString<ProductAvailabilityQuery, ProductAvailabilityQueryVariables>;
export const ProductManualsDocument = new TypedDocumentString(`
    query ProductManuals($id: ID!) {
  product(id: $id) {
    tabs
    manuals {
      id
      name
      url
      size
    }
  }
}
    `, {"hash":"sha256:46591edb76544cb102e4bda608a483340f5fd3b55c3cc08cf0b3f2197725210f"}) as unknown as TypedDocumentString<ProductManualsQuery, ProductManualsQueryVariables>;
export const ProductDigitalDocument = new TypedDocumentString(`
    query ProductDigital($id: ID!) {
  product(id: $id) {
    tabs
    offer {
      orderType
    }
    isShownAsAvailable
    availability {
      quantity
      pickupDayText
    }
  }
}
    `, {"hash":"sha256:f3bef0e2041682de3b00fb883cc901991d47be582f2c36d940c74c89b630f8f0"}) as unknown as TypedDocumentString<ProductDigitalQuery, ProductDigitalQueryVariables>;
export const ProductSupplierOffersDocument = new TypedDocumentString(`
    query ProductSupplierOffers($id: ID!) {
  product(id: $id) {
    id
    name
    url
    tabs
    supplierOffers {
      ...SupplierOfferFields
    }
  }
}
    fragment SupplierOfferFields on SupplierOffer {
  supplierId
  supplierName
  price {
    amount
  }
  priceOld {
    amount
  }
  quantity
  isBuyable
  availability {
    isAvailable
    pickupAt
    pickupDayText
    deliveryAt
    deliveryDayText
    deliveryCost {
      amount
    }
  }
}`, {"hash":"sha256:dfc1dd507f41221676c05f0a6637c2d88c6ebe323dc77bdaf3d8bee56ed7a624"}) as unknown as TypedDocumentString<ProductSupplierOffersQuery, ProductSupplierOffersQueryVariables>;
export const ProductConditionDocument = new TypedDocumentString(`
    query ProductCondition($id: ID!) {
  product(id: $id) {
    specifications {
      items {
        code
        name
        value
      }
    }
    newProduct {
      url
      priceOnline {
        amount
      }
      offer {
        price {
          amount
        }
      }
    }
  }
}
    `, {"hash":"sha256:ddbc0c7ce267e9769082d727b84b1d844722430a99aca6b54cac92a223b78f33"}) as unknown as TypedDocumentString<ProductConditionQuery, ProductConditionQueryVariables>;
export const ProductMarkdownOffersDocument = new TypedDocumentString(`
    query ProductMarkdownOffers($id: ID!) {
  product(id: $id) {
    url
    tabs
    markdownOffers {
      product {
        ...Card
      }
    }
  }
}
    fragment Card on Product {
  id
  name
  modelId
  variant {
    edition
    color {
      name
      code
    }
  }
  url
  images
  categoryNameSingular
  offer {
    price {
      amount
    }
    priceOld {
      amount
    }
    benefit {
      amount
    }
    orderType
    isAvailable
    credit {
      type
      monthlyPayment {
        amount
      }
      periods
    }
  }
  priceOnline {
    amount
  }
  highlights {
    name
    value
  }
  dimensions {
    width
    height
    depth
  }
  screen {
    diagonal
    resolution
  }
  reviewCounters {
    count
    rating
  }
  stickers {
    code
    name
  }
  tradeInSticker {
    amount
  }
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  isDigital
  supplierId
  lowestSupplierOffer {
    supplierId
    supplierName
    price {
      amount
    }
    priceOld {
      amount
    }
  }
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost {
      amount
    }
  }
}`, {"hash":"sha256:3a9bd1d67e0f9e43a17e8e5f5405bb47b16567bf237d15d970d0313eb03f164b"}) as unknown as TypedDocumentString<ProductMarkdownOffersQuery, ProductMarkdownOffersQueryVariables>;
export const AddToBasketDocument = new TypedDocumentString(`
    mutation AddToBasket($input: BasketAddItemInput!) {
  basketAddItem(input: $input) {
    basket {
      id
      quantity
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:7b8b127366d1b2e8da4769988fb4d6214bc32fc224331bc10087789dc3665f22"}) as unknown as TypedDocumentString<AddToBasketMutation, AddToBasketMutationVariables>;
export const OrderReceiptsDocument = new TypedDocumentString(`
    query OrderReceipts($orderId: ID!) {
  orderReceipts(orderId: $orderId) {
    number
    operation
    issuedAt
    shift
    kktRegistration
    fiscalDrive
    fiscalSign
    seller {
      name
      inn
      address
      taxation
    }
    buyer
    items {
      name
      price {
        amount
      }
      quantity
      sum {
        amount
      }
      vatRate
      vatSum {
        amount
      }
      subject
      method
    }
    sum {
      amount
    }
    cash {
      amount
    }
    cashless {
      amount
    }
    vatSum {
      amount
    }
    qr
  }
}
    `, {"hash":"sha256:cafc85634a8808b146a3b9a0123dd6f90a879a543cc9e3f15f1c6c7e97c0afa6"}) as unknown as TypedDocumentString<OrderReceiptsQuery, OrderReceiptsQueryVariables>;
export const RepairFrameDocument = new TypedDocumentString(`
    query RepairFrame($path: String!, $withDevices: Boolean!) {
  breadcrumbs(path: $path) {
    name
    url
  }
  currentCity {
    name
    timeZone
  }
  ordinary: repairDeviceTypes @include(if: $withDevices) {
    ...DeviceTypeFacts
  }
  major: repairDeviceTypes(isMajorAppliance: true) @include(if: $withDevices) {
    ...DeviceTypeFacts
  }
}
    fragment DeviceTypeFacts on RepairDeviceType {
  id
  name
  singular
  hasImei
  hasData
  isPlumbed
}`, {"hash":"sha256:a2157f336981b96e988272a2548e7bf2978707682c5cfd3ed5be04b2cf606307"}) as unknown as TypedDocumentString<RepairFrameQuery, RepairFrameQueryVariables>;
export const RepairDevicesDocument = new TypedDocumentString(`
    query RepairDevices {
  ordinary: repairDeviceTypes {
    ...DeviceTypeFacts
  }
  major: repairDeviceTypes(isMajorAppliance: true) {
    ...DeviceTypeFacts
  }
}
    fragment DeviceTypeFacts on RepairDeviceType {
  id
  name
  singular
  hasImei
  hasData
  isPlumbed
}`, {"hash":"sha256:4249cba89ef34274100a8a81db0a41ebe04c79c0b184876bece1bde5caf0b40b"}) as unknown as TypedDocumentString<RepairDevicesQuery, RepairDevicesQueryVariables>;
export const RepairBrandsDocument = new TypedDocumentString(`
    query RepairBrands($deviceTypeId: ID!) {
  repairBrands(deviceTypeId: $deviceTypeId) {
    id
    name
    code
  }
}
    `, {"hash":"sha256:47088826d37c8aee4979d2191c490c3fc6a818a18946503212c6591071fba737"}) as unknown as TypedDocumentString<RepairBrandsQuery, RepairBrandsQueryVariables>;
export const RepairModelsDocument = new TypedDocumentString(`
    query RepairModels($brandId: ID!, $deviceTypeId: ID!) {
  repairModels(brandId: $brandId, deviceTypeId: $deviceTypeId) {
    id
    name
  }
}
    `, {"hash":"sha256:3eaa85e0208054d1fcd71c1d6db29a0aa2a19d0792c1a256fc32989b51e71ca6"}) as unknown as TypedDocumentString<RepairModelsQuery, RepairModelsQueryVariables>;
export const RepairProblemsDocument = new TypedDocumentString(`
    query RepairProblems($deviceTypeId: ID!, $isMajorAppliance: Boolean!) {
  repairDeviceProblems(
    deviceTypeId: $deviceTypeId
    isMajorAppliance: $isMajorAppliance
  ) {
    ...RepairProblemFacts
  }
}
    fragment RepairProblemFacts on RepairProblem {
  id
  name
  cost {
    amount
  }
  discountedCost {
    amount
  }
  isInstallation
  isVisibleDamage
}`, {"hash":"sha256:af0b1fce8baff16ec9c0def9aef09b14d2fb573ec5c42d72ae8f63a4e7bed133"}) as unknown as TypedDocumentString<RepairProblemsQuery, RepairProblemsQueryVariables>;
export const RepairModelProblemsDocument = new TypedDocumentString(`
    query RepairModelProblems($modelId: ID!) {
  repairModelProblems(modelId: $modelId) {
    ...RepairProblemFacts
  }
}
    fragment RepairProblemFacts on RepairProblem {
  id
  name
  cost {
    amount
  }
  discountedCost {
    amount
  }
  isInstallation
  isVisibleDamage
}`, {"hash":"sha256:3539962c19f9d27a022d2ac716820cecdee8a8a9129a8e9307d72cbb80e14ddd"}) as unknown as TypedDocumentString<RepairModelProblemsQuery, RepairModelProblemsQueryVariables>;
export const RepairPlacesDocument = new TypedDocumentString(`
    query RepairPlaces($brandCode: String) {
  stores(kinds: [STORE, PICKUP_POINT]) {
    id
    typeId
    name
    address
    hoursText
    workTimeLine
  }
  serviceCenters(brandCode: $brandCode) {
    id
    name
    address
    phone
    workTimeLine
  }
}
    `, {"hash":"sha256:f5f048e2b0c7beb374110194f5642ffb56487c00347e53075674bc2ed07bbb65"}) as unknown as TypedDocumentString<RepairPlacesQuery, RepairPlacesQueryVariables>;
export const RepairPersonDocument = new TypedDocumentString(`
    query RepairPerson {
  me {
    firstName
    lastName
    phone
    email
  }
}
    `, {"hash":"sha256:a1f2a20a76f90e261ce2dc0e1b316a50021a0d957879b85771e6ccaf1de3d70d"}) as unknown as TypedDocumentString<RepairPersonQuery, RepairPersonQueryVariables>;
export const RepairRequestStatusDocument = new TypedDocumentString(`
    query RepairRequestStatus($id: ID!) {
  repairRequest(id: $id) {
    id
    kind
    status
    statusName
    device
    problem
    cost {
      amount
    }
    discountedCost {
      amount
    }
    handover
    store {
      url
      workTimeLine
      directions
    }
    place
    createdAt
    documentIds
    purchaseOrderId
    history {
      statusName
      at
      comment
    }
    address {
      street
      house
      building
      entrance
      floor
      flat
      date
      timeFrom
      timeTo
      notes
    }
  }
}
    `, {"hash":"sha256:0f87244bfff0a51c1ae78bc3a104df5b3aa35820a8f32dcf353c9bf29da51ef1"}) as unknown as TypedDocumentString<RepairRequestStatusQuery, RepairRequestStatusQueryVariables>;
export const RepairSendCodeDocument = new TypedDocumentString(`
    mutation RepairSendCode($input: RepairSendCodeInput!) {
  repairSendCode(input: $input) {
    requestId
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:3593c450d5c3fab097d37940e97754158e687ba3684079ee6bfdb17fec716f0b"}) as unknown as TypedDocumentString<RepairSendCodeMutation, RepairSendCodeMutationVariables>;
export const RepairVerifyCodeDocument = new TypedDocumentString(`
    mutation RepairVerifyCode($input: RepairVerifyCodeInput!) {
  repairVerifyCode(input: $input) {
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:34be525317903c9bee819ae66c570ca8c1bef909fc3388eccf6c2741a93b5ae1"}) as unknown as TypedDocumentString<RepairVerifyCodeMutation, RepairVerifyCodeMutationVariables>;
export const RepairRequestCreateDocument = new TypedDocumentString(`
    mutation RepairRequestCreate($input: RepairRequestCreateInput!) {
  repairRequestCreate(input: $input) {
    id
    repairKey
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:c6bcb2a49e742c0b4b4a84f3dbfdf677a09e1bc008cd261caf7cca9d40ab1701"}) as unknown as TypedDocumentString<RepairRequestCreateMutation, RepairRequestCreateMutationVariables>;
export const RepairCallRequestDocument = new TypedDocumentString(`
    mutation RepairCallRequest($input: RepairCallRequestInput!) {
  repairCallRequest(input: $input) {
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:10fc56ba95366bd1cace54223afb17d202ceddac12cf5cc3a2bfbb7e13ef1e30"}) as unknown as TypedDocumentString<RepairCallRequestMutation, RepairCallRequestMutationVariables>;
export const SendRepairOpeningCodeDocument = new TypedDocumentString(`
    mutation SendRepairOpeningCode($input: RepairSendOpeningCodeInput!) {
  repairSendOpeningCode(input: $input) {
    requestId
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:7213bba8b57e4f2237942e1d08cf4c5ed66f8967fe647d812baf0cb0b781cf51"}) as unknown as TypedDocumentString<SendRepairOpeningCodeMutation, SendRepairOpeningCodeMutationVariables>;
export const OpenRepairDocument = new TypedDocumentString(`
    mutation OpenRepair($input: RepairOpenInput!) {
  repairOpen(input: $input) {
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:5c6f3d7f2b4d4c12f870e4bcda0ea944bc66a2fe5070b17fbc9e32d92c74b7f6"}) as unknown as TypedDocumentString<OpenRepairMutation, OpenRepairMutationVariables>;
export const SignInDocument = new TypedDocumentString(`
    mutation SignIn($input: SessionSignInInput!) {
  sessionSignIn(input: $input) {
    basketChanges {
      was
      now
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:b07a3e3ffdfcea0ece345a2b53d74d12d9deef67aa51b1926f710ac758a690bd"}) as unknown as TypedDocumentString<SignInMutation, SignInMutationVariables>;
export const SendCodeDocument = new TypedDocumentString(`
    mutation SendCode($input: SessionSendCodeInput!) {
  sessionSendCode(input: $input) {
    requestId
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:44ac4c69e6f19bfd9002714972fff7db814a466a3147693425fea7db5ccbd5ec"}) as unknown as TypedDocumentString<SendCodeMutation, SendCodeMutationVariables>;
export const SignInWithCodeDocument = new TypedDocumentString(`
    mutation SignInWithCode($input: SessionSignInWithCodeInput!) {
  sessionSignInWithCode(input: $input) {
    basketChanges {
      was
      now
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:3172cf1f053a268865893e50f7e88c4bac04fb39f3bcf82903d5820beac22db9"}) as unknown as TypedDocumentString<SignInWithCodeMutation, SignInWithCodeMutationVariables>;
export const VerifyCodeDocument = new TypedDocumentString(`
    mutation VerifyCode($input: SessionVerifyCodeInput!) {
  sessionVerifyCode(input: $input) {
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:0fd88fcfafbb45854a5cbbd6cf0544559a4f7b0ef894f98b1827516b085d7e54"}) as unknown as TypedDocumentString<VerifyCodeMutation, VerifyCodeMutationVariables>;
export const SignUpDocument = new TypedDocumentString(`
    mutation SignUp($input: SessionSignUpInput!) {
  sessionSignUp(input: $input) {
    basketChanges {
      was
      now
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:b6dfeded523a7e02815782d768bf76ea349869c9bd1b15ad1633ed4ae756c206"}) as unknown as TypedDocumentString<SignUpMutation, SignUpMutationVariables>;
export const SignOutDocument = new TypedDocumentString(`
    mutation SignOut {
  sessionSignOut {
    isEndedAtProvider
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:d651010af99e07cd8a64ea2add42b02260c9fc57ecdffe44d91665b056c02e6d"}) as unknown as TypedDocumentString<SignOutMutation, SignOutMutationVariables>;
export const RequestPasswordResetDocument = new TypedDocumentString(`
    mutation RequestPasswordReset($input: PasswordRequestResetInput!) {
  passwordRequestReset(input: $input) {
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:285fc062afad190b5067d3e5c8c90d07e02017fe8b434c6008df0d4a3731cd9e"}) as unknown as TypedDocumentString<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = new TypedDocumentString(`
    mutation ResetPassword($input: PasswordResetInput!) {
  passwordReset(input: $input) {
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:98d342e2169bf3058e07f4280480bed235117de27fc15d507ca2a985a19e3321"}) as unknown as TypedDocumentString<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const TradeInPageDocument = new TypedDocumentString(`
    query TradeInPage {
  tradeInCalculators {
    id
    name
    description
    view
    categoryIds
  }
  tradeInExchangeDevices {
    tId
    calculatorId
    groupId
    brandId
    modelId
    brand
    model
    memory
    condition
    color
  }
  tradeInDerivable {
    productId
  }
}
    `, {"hash":"sha256:bc9fcd725b57ee775cc3b09db91552c725dbb9f683df67ad6f10546201dbcc90"}) as unknown as TypedDocumentString<TradeInPageQuery, TradeInPageQueryVariables>;
export const TradeInEntryDocument = new TypedDocumentString(`
    query TradeInEntry($calculatorId: ID!, $groupId: ID!, $brandId: ID!, $modelId: ID!, $byNumbers: Boolean!, $byLetters: Boolean!, $brandByLetters: Boolean!, $hasGroup: Boolean!, $hasModel: Boolean!, $modelByNumbers: Boolean!, $modelByLetters: Boolean!) {
  tradeInGroups(calculatorId: $calculatorId) {
    id
    name
    code
    singular
    image
    bestPrice {
      amount
    }
    grades {
      condition
      letter
      name
      description
      signs
    }
  }
  tradeInPopularBrands(calculatorId: $calculatorId, groupId: $groupId) @include(if: $hasGroup) {
    id
    name
  }
  tradeInBrandModels(calculatorId: $calculatorId, groupId: $groupId) @include(if: $byNumbers) {
    id
    name
    models {
      id
      name
      bestPrice {
        amount
      }
    }
  }
  tradeInLetterBrands(calculatorId: $calculatorId, groupId: $groupId) @include(if: $byLetters) {
    id
    name
  }
  tradeInLetterModels(
    brandId: $brandId
    calculatorId: $calculatorId
    groupId: $groupId
  ) @include(if: $brandByLetters) {
    id
    name
    bestPrice {
      amount
    }
  }
  tradeInMemoryInfo(modelId: $modelId, calculatorId: $calculatorId) @include(if: $hasModel) {
    step
    memories {
      memory
      name
      price {
        amount
      }
    }
  }
  tradeInPrices(modelId: $modelId, calculatorId: $calculatorId) @include(if: $modelByNumbers) {
    memory
    condition
    price {
      amount
    }
  }
  tradeInLetterPrices(modelId: $modelId, calculatorId: $calculatorId) @include(if: $modelByLetters) {
    memory
    condition
    price {
      amount
    }
  }
}
    `, {"hash":"sha256:4161e55a54500ca769f939939351e63f0ea0ad3398bd2c7884668f1f9a92729e"}) as unknown as TypedDocumentString<TradeInEntryQuery, TradeInEntryQueryVariables>;
export const TradeInColorsDocument = new TypedDocumentString(`
    query TradeInColors($modelId: ID!, $calculatorId: ID!, $memory: Int!, $condition: TradeInCondition!) {
  tradeInColors(
    modelId: $modelId
    calculatorId: $calculatorId
    memory: $memory
    condition: $condition
  ) {
    code
    name
    price {
      amount
    }
    hex
  }
}
    `, {"hash":"sha256:0dc509c47d66df77b4acea13010ac52aa787388886b1a87329ff55b13458c3c5"}) as unknown as TypedDocumentString<TradeInColorsQuery, TradeInColorsQueryVariables>;
export const TradeInSearchDocument = new TypedDocumentString(`
    query TradeInSearch($calculatorId: ID!, $groupId: ID, $text: String!) {
  tradeInSearch(calculatorId: $calculatorId, groupId: $groupId, query: $text) {
    nodes {
      id
      name
      brand
      brandId
      groupId
      bestPrice {
        amount
      }
    }
    totalCount
  }
}
    `, {"hash":"sha256:ac9136128b88733b311cbccf510e6c4a1afa4906bc448368165b47aeebb82125"}) as unknown as TypedDocumentString<TradeInSearchQuery, TradeInSearchQueryVariables>;
export const TradeInNewDocument = new TypedDocumentString(`
    query TradeInNew($productId: ID!) {
  product(id: $productId) {
    id
    name
    url
    images
    isBuyable
    modelId
    offer {
      price {
        amount
      }
    }
  }
  tradeInCalculators(productId: $productId) {
    id
  }
}
    `, {"hash":"sha256:dae50f05730a1482f46127f22e7150172af77d351228039e4f11e57a995065f0"}) as unknown as TypedDocumentString<TradeInNewQuery, TradeInNewQueryVariables>;
export const TradeInVariantsDocument = new TypedDocumentString(`
    query TradeInVariants($modelId: ID!) {
  tradeInDerivableMemories(modelId: $modelId) {
    memory
    name
    price {
      amount
    }
  }
  tradeInDerivableColorPrices(modelId: $modelId) {
    productId
    name
    hex
    memory
  }
}
    `, {"hash":"sha256:f38b8a6c732acb500c3f7b4dc7d17437e339c3818f7d13ce194a317f7f080b4d"}) as unknown as TypedDocumentString<TradeInVariantsQuery, TradeInVariantsQueryVariables>;
export const TradeInGoodsDocument = new TypedDocumentString(`
    query TradeInGoods($of: ListingOfInput!) {
  listing(of: $of, page: 1, sort: POPULARITY) {
    nodes {
      ...TradeInTile
    }
  }
}
    fragment TradeInTile on Product {
  id
  name
  modelId
  images
  isBuyable
  offer {
    price {
      amount
    }
  }
}`, {"hash":"sha256:0c054f3fcac08581db7b8d7377c2773b5e3caef52c4e0f6d6e25d648a5cf5d5d"}) as unknown as TypedDocumentString<TradeInGoodsQuery, TradeInGoodsQueryVariables>;
export const SetTradeInDocument = new TypedDocumentString(`
    mutation SetTradeIn($input: TradeInSetDataInput!) {
  tradeInSetData(input: $input) {
    exchange {
      total {
        amount
      }
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:79bb1a12730096d931667a4f7fd2093b3599cc38802d5474c81aa16fa4e55d21"}) as unknown as TypedDocumentString<SetTradeInMutation, SetTradeInMutationVariables>;
export const KeepDeviceDocument = new TypedDocumentString(`
    mutation KeepDevice($input: TradeInSaveInput!) {
  tradeInSave(input: $input) {
    exchange {
      total {
        amount
      }
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:4c2c7f516ba94512e41a4a0a71abd7cc78ba9f49e577d6396d76513ef68b5e37"}) as unknown as TypedDocumentString<KeepDeviceMutation, KeepDeviceMutationVariables>;
export const ChooseNewDeviceDocument = new TypedDocumentString(`
    mutation ChooseNewDevice($input: TradeInSetDerivableInput!) {
  tradeInSetDerivable(input: $input) {
    exchange {
      total {
        amount
      }
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:bca95002a109278798c26ce128d609d3226f93e46b9b4aba5ee1aac73c6716c1"}) as unknown as TypedDocumentString<ChooseNewDeviceMutation, ChooseNewDeviceMutationVariables>;
export const DropNewDeviceDocument = new TypedDocumentString(`
    mutation DropNewDevice {
  tradeInRemoveDerivable {
    exchange {
      total {
        amount
      }
    }
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:8ab7fa0f921976e8a120b1a4f716258d0ead4ed1feacb6a117681f030565ce39"}) as unknown as TypedDocumentString<DropNewDeviceMutation, DropNewDeviceMutationVariables>;
export const TradeInPreviewDocument = new TypedDocumentString(`
    query TradeInPreview($input: BasketPreviewInput!) {
  basketPreview(input: $input) {
    sum {
      amount
    }
    discount {
      amount
    }
    discounts {
      ...DiscountFacts
    }
    totalSum {
      amount
    }
  }
}
    fragment DiscountFacts on Discount {
  actionId
  name
  promocode
  sum {
    amount
  }
}`, {"hash":"sha256:61b23726cc8556829020adf5deebcbfbcc10e7ab9ac00b2aa7997b74295ddc94"}) as unknown as TypedDocumentString<TradeInPreviewQuery, TradeInPreviewQueryVariables>;
export const TypedAddressDocument = new TypedDocumentString(`
    query TypedAddress($text: String!, $cityName: String) {
  addressSuggestions(text: $text, cityName: $cityName) {
    text
    street
    houseNumber
    housing
    building
    flatNumber
  }
}
    `, {"hash":"sha256:878303eb4850f1200a58d88611daeb4580b60409b47b6c0a1bc767ab3d4ccd2d"}) as unknown as TypedDocumentString<TypedAddressQuery, TypedAddressQueryVariables>;
export const TypedNameDocument = new TypedDocumentString(`
    query TypedName($text: String!, $part: NamePart!) {
  nameSuggestions(text: $text, part: $part) {
    firstName
    lastName
  }
}
    `, {"hash":"sha256:66e5e06e358559351aadeac7fa68862382be7e8dea570f608ff42aea8a5c6ac7"}) as unknown as TypedDocumentString<TypedNameQuery, TypedNameQueryVariables>;
export const TypedEmailDocument = new TypedDocumentString(`
    query TypedEmail($text: String!) {
  emailSuggestions(text: $text)
}
    `, {"hash":"sha256:4e52fcea9797025cfc40ed887e20df8f22321b48ea10bf7fd08eca14112c1dd8"}) as unknown as TypedDocumentString<TypedEmailQuery, TypedEmailQueryVariables>;
export const AddressReadDocument = new TypedDocumentString(`
    query AddressRead($text: String!) {
  cleanedAddress(text: $text) {
    street
    isKnown
  }
}
    `, {"hash":"sha256:2924eb25137f518553b58a9bff0757f00a4d8e968075f8c1e53fc9f33cc6d4fd"}) as unknown as TypedDocumentString<AddressReadQuery, AddressReadQueryVariables>;
export const NotificationsDocument = new TypedDocumentString(`
    query Notifications($page: Int) {
  loyaltyNotifications(page: $page, perPage: 20) {
    nodes {
      title
      text
      url
      happenedAt
    }
    pageInfo {
      currentPage
      pageCount
    }
  }
  me {
    id
    subscribeTypes
  }
}
    `, {"hash":"sha256:bb974ed96cc483db26e62dcc0e235254c5bff791028a7a24ea41b4bfc3e201d9"}) as unknown as TypedDocumentString<NotificationsQuery, NotificationsQueryVariables>;
export const OwnCommentsDocument = new TypedDocumentString(`
    query OwnComments($type: CommentType!, $page: Int, $withGoods: Boolean!) {
  ...ToRate @include(if: $withGoods)
  ownComments(type: $type, page: $page, perPage: 10) {
    nodes {
      id
      text
      createdAt
      rate
      pros
      cons
      status
      product {
        id
        name
        url
        images
      }
      answers {
        id
        author
        text
        createdAt
        isExpert
      }
    }
    pageInfo {
      currentPage
      pageCount
    }
  }
}
    fragment OrderLine on OrderItem {
  id
  productId
  isWarranty
  name
  url
  image
  quantity
  returned
}
fragment OwnedGoods on Query {
  orders(page: 1, perPage: 10) {
    nodes {
      id
      status
      items {
        ...OrderLine
      }
    }
  }
}
fragment ToRate on Query {
  ...OwnedGoods
  reviews: ownComments(type: REVIEW, perPage: 50) {
    nodes {
      id
      product {
        id
      }
    }
  }
}`, {"hash":"sha256:025770fb344c2cb8c097a6f9f764921b914471cf7ae6d8749fa6a1d2371ae39a"}) as unknown as TypedDocumentString<OwnCommentsQuery, OwnCommentsQueryVariables>;
export const GoodsToAskAboutDocument = new TypedDocumentString(`
    query GoodsToAskAbout {
  ...OwnedGoods
}
    fragment OrderLine on OrderItem {
  id
  productId
  isWarranty
  name
  url
  image
  quantity
  returned
}
fragment OwnedGoods on Query {
  orders(page: 1, perPage: 10) {
    nodes {
      id
      status
      items {
        ...OrderLine
      }
    }
  }
}`, {"hash":"sha256:36ee93b56c62d0a8bbcb540fbf33f317f95521002f05ffc73ff080b7d58b80a1"}) as unknown as TypedDocumentString<GoodsToAskAboutQuery, GoodsToAskAboutQueryVariables>;
export const AdventCalendarDocument = new TypedDocumentString(`
    query AdventCalendar {
  currentCity {
    timeZone
  }
  adventCalendar {
    isOpen
    opensOn
    days {
      ...AdventDoor
    }
    gift {
      ...AdventDoor
    }
  }
}
    fragment AdventDoor on AdventDay {
  day
  isGift
  isToday
  isOpen
  title
  text
  url
  image
}`, {"hash":"sha256:9411b9e1b62f699c20594ed72d766e44977e1cdfc1bbc1dab9eeed1bd4811bd8"}) as unknown as TypedDocumentString<AdventCalendarQuery, AdventCalendarQueryVariables>;
export const CatalogueDocument = new TypedDocumentString(`
    query Catalogue($path: String!, $text: String) {
  ...PageSeo
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
}
fragment PageSeo on Query {
  seo(path: $path, query: $text) {
    ...SeoText
  }
}`, {"hash":"sha256:fefb70c310d70eddc3af31733ff254816f3fd2b7cebe16c283614183533c0778"}) as unknown as TypedDocumentString<CatalogueQuery, CatalogueQueryVariables>;
export const CatalogueSectionDocument = new TypedDocumentString(`
    query CatalogueSection($id: ID!, $of: ListingOfInput!, $path: String!, $text: String, $banner: String!) {
  ...PageSeo
  listing(of: $of, page: 1, sort: POPULARITY, filters: []) {
    nodes {
      ...Card
      brand {
        name
      }
    }
    facets {
      code
      values {
        code
        name
      }
    }
  }
  banners(type: $banner) {
    ...BannerFacts
  }
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
  breadcrumbs(path: $path) {
    name
    url
  }
}
    fragment Card on Product {
  id
  name
  modelId
  variant {
    edition
    color {
      name
      code
    }
  }
  url
  images
  categoryNameSingular
  offer {
    price {
      amount
    }
    priceOld {
      amount
    }
    benefit {
      amount
    }
    orderType
    isAvailable
    credit {
      type
      monthlyPayment {
        amount
      }
      periods
    }
  }
  priceOnline {
    amount
  }
  highlights {
    name
    value
  }
  dimensions {
    width
    height
    depth
  }
  screen {
    diagonal
    resolution
  }
  reviewCounters {
    count
    rating
  }
  stickers {
    code
    name
  }
  tradeInSticker {
    amount
  }
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  isDigital
  supplierId
  lowestSupplierOffer {
    supplierId
    supplierName
    price {
      amount
    }
    priceOld {
      amount
    }
  }
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost {
      amount
    }
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
}
fragment BannerFacts on Banner {
  id
  title
  text
  url
  image
}
fragment PageSeo on Query {
  seo(path: $path, query: $text) {
    ...SeoText
  }
}`, {"hash":"sha256:b7025bb9591c8a91262e5f10c854bee5c2b2a82510f497a43182b34148a43dc3"}) as unknown as TypedDocumentString<CatalogueSectionQuery, CatalogueSectionQueryVariables>;
export const ContactsPageDocument = new TypedDocumentString(`
    query ContactsPage($path: String!) {
  breadcrumbs(path: $path) {
    name
    url
  }
  features {
    key
    isActive
  }
  stores(kinds: [STORE]) {
    id
    url
    name
    address
    longitude
    latitude
    isOpen
    hoursText
  }
}
    `, {"hash":"sha256:444e5c398d0c5bb032943ea255a50574e154c1ff9c3386dde84c75ab8d8092e7"}) as unknown as TypedDocumentString<ContactsPageQuery, ContactsPageQueryVariables>;
export const DeliveryBasketDocument = new TypedDocumentString(`
    query DeliveryBasket {
  basket {
    items {
      productId
    }
  }
}
    `, {"hash":"sha256:9a74fdae83eabd9fcb81ad4f2a8414678345801dab422539a04e1f1a91ab1cc2"}) as unknown as TypedDocumentString<DeliveryBasketQuery, DeliveryBasketQueryVariables>;
export const DeliveryPageDocument = new TypedDocumentString(`
    query DeliveryPage($path: String!, $own: ID!, $hasOwn: Boolean!) {
  product(id: $own) @include(if: $hasOwn) {
    ...DeliveryExample
  }
  breadcrumbs(path: $path) {
    name
    url
  }
  currentCity {
    ...Here
    deliveryTypeIds
  }
  mainPage {
    productOfDay {
      product {
        ...DeliveryExample
      }
    }
  }
}
    fragment Here on City {
  id
  name
  declension
}
fragment DeliveryExample on Product {
  id
  name
  url
  dimensions {
    width
    height
    depth
  }
  deliveries {
    kind
    cost {
      amount
    }
    timeText
    day
    interval
    minutes
  }
}`, {"hash":"sha256:82f6dbea427ec060886f0609bb1de6aa07513744cde984fcad51925000de8c22"}) as unknown as TypedDocumentString<DeliveryPageQuery, DeliveryPageQueryVariables>;
export const PaymentPageDocument = new TypedDocumentString(`
    query PaymentPage($path: String!) {
  breadcrumbs(path: $path) {
    name
    url
  }
  currentCity {
    ...Here
    paymentTypeIds
  }
  paymentMethods {
    ...WayToPay
  }
}
    fragment Here on City {
  id
  name
  declension
}
fragment WayToPay on PaymentMethod {
  typeId
  kind
  name
  description
  tab
  periods
  isForGiftCertificates
  minBasketThreshold {
    amount
  }
  maxBasketThreshold {
    amount
  }
}`, {"hash":"sha256:d21ac684cb0d537beaeb2772e64d6e3beb3002404bb9ec6fb90fbbc5c7dc187d"}) as unknown as TypedDocumentString<PaymentPageQuery, PaymentPageQueryVariables>;
export const HomeDocument = new TypedDocumentString(`
    query Home($path: String!, $text: String) {
  ...PageSeo
  currentCity {
    timeZone
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
  modelId
  variant {
    edition
    color {
      name
      code
    }
  }
  url
  images
  categoryNameSingular
  offer {
    price {
      amount
    }
    priceOld {
      amount
    }
    benefit {
      amount
    }
    orderType
    isAvailable
    credit {
      type
      monthlyPayment {
        amount
      }
      periods
    }
  }
  priceOnline {
    amount
  }
  highlights {
    name
    value
  }
  dimensions {
    width
    height
    depth
  }
  screen {
    diagonal
    resolution
  }
  reviewCounters {
    count
    rating
  }
  stickers {
    code
    name
  }
  tradeInSticker {
    amount
  }
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  isDigital
  supplierId
  lowestSupplierOffer {
    supplierId
    supplierName
    price {
      amount
    }
    priceOld {
      amount
    }
  }
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost {
      amount
    }
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
}
fragment PageSeo on Query {
  seo(path: $path, query: $text) {
    ...SeoText
  }
}`, {"hash":"sha256:143ea5a5db45e3722b76949b03ba11492d765b27d52b31a6c971771bed1f7845"}) as unknown as TypedDocumentString<HomeQuery, HomeQueryVariables>;
export const HomeLaterDocument = new TypedDocumentString(`
    query HomeLater($viewed: [ID!]!, $newest: ID!, $withSimilar: Boolean!) {
  mainPage {
    recommendations {
      ...Card
    }
  }
  products(ids: $viewed) {
    ...Card
  }
  product(id: $newest) @include(if: $withSimilar) {
    similars {
      ...Card
    }
  }
  specialOffers(perPage: 4) {
    nodes {
      ...OfferTile
    }
  }
  articleReviews(perPage: 4) {
    nodes {
      ...ReviewTile
    }
  }
  news(perPage: 3) {
    nodes {
      id
      name
      url
      publishedOn
    }
  }
}
    fragment Card on Product {
  id
  name
  modelId
  variant {
    edition
    color {
      name
      code
    }
  }
  url
  images
  categoryNameSingular
  offer {
    price {
      amount
    }
    priceOld {
      amount
    }
    benefit {
      amount
    }
    orderType
    isAvailable
    credit {
      type
      monthlyPayment {
        amount
      }
      periods
    }
  }
  priceOnline {
    amount
  }
  highlights {
    name
    value
  }
  dimensions {
    width
    height
    depth
  }
  screen {
    diagonal
    resolution
  }
  reviewCounters {
    count
    rating
  }
  stickers {
    code
    name
  }
  tradeInSticker {
    amount
  }
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  isDigital
  supplierId
  lowestSupplierOffer {
    supplierId
    supplierName
    price {
      amount
    }
    priceOld {
      amount
    }
  }
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost {
      amount
    }
  }
}
fragment OfferTile on SpecialOffer {
  id
  name
  url
  announce
  image
  endsOn
  mechanics {
    code
    name
  }
}
fragment ReviewTile on ArticleReview {
  id
  slug
  name
  url
  announce
  image
  publishedOn
  minutes
  likesCount
  badges {
    code
    name
  }
}`, {"hash":"sha256:2aad0d3e8a46617656c04bf728e6a278d0a58ab895b6f299ffe3bf89cfd1ec86"}) as unknown as TypedDocumentString<HomeLaterQuery, HomeLaterQueryVariables>;
export const HonorDocument = new TypedDocumentString(`
    query Honor {
  listing(of: {brand: {code: "honor"}}) {
    totalCount
    nodes {
      ...Card
      category {
        id
        code
        name
      }
    }
  }
  specialOffers(perPage: 3, filter: {brands: ["honor"]}) {
    nodes {
      ...OfferTile
    }
  }
  articleReviews(perPage: 4, filter: {brand: "honor"}) {
    nodes {
      ...ReviewTile
    }
  }
}
    fragment Card on Product {
  id
  name
  modelId
  variant {
    edition
    color {
      name
      code
    }
  }
  url
  images
  categoryNameSingular
  offer {
    price {
      amount
    }
    priceOld {
      amount
    }
    benefit {
      amount
    }
    orderType
    isAvailable
    credit {
      type
      monthlyPayment {
        amount
      }
      periods
    }
  }
  priceOnline {
    amount
  }
  highlights {
    name
    value
  }
  dimensions {
    width
    height
    depth
  }
  screen {
    diagonal
    resolution
  }
  reviewCounters {
    count
    rating
  }
  stickers {
    code
    name
  }
  tradeInSticker {
    amount
  }
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  isDigital
  supplierId
  lowestSupplierOffer {
    supplierId
    supplierName
    price {
      amount
    }
    priceOld {
      amount
    }
  }
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost {
      amount
    }
  }
}
fragment OfferTile on SpecialOffer {
  id
  name
  url
  announce
  image
  endsOn
  mechanics {
    code
    name
  }
}
fragment ReviewTile on ArticleReview {
  id
  slug
  name
  url
  announce
  image
  publishedOn
  minutes
  likesCount
  badges {
    code
    name
  }
}`, {"hash":"sha256:a1d666c8026d3aabc03fabb69012d20dbc05bbe8985eba35acc6c80a9befdc3c"}) as unknown as TypedDocumentString<HonorQuery, HonorQueryVariables>;
export const InformationFrameDocument = new TypedDocumentString(`
    query InformationFrame($path: String!) {
  breadcrumbs(path: $path) {
    name
    url
  }
}
    `, {"hash":"sha256:a6e960d7b12c13d503ea72ada687921c3522ba62ba44dee44b0e13cf15cd39ee"}) as unknown as TypedDocumentString<InformationFrameQuery, InformationFrameQueryVariables>;
export const NewsListDocument = new TypedDocumentString(`
    query NewsList($page: Int!) {
  news(page: $page) {
    pageInfo {
      pageCount
    }
    nodes {
      id
      name
      url
      announce
      image
      publishedOn
    }
  }
}
    `, {"hash":"sha256:0ae1688e90ce868525fa5e109dd47e083f00fbebc6bd3bf23d139dcca9213e0a"}) as unknown as TypedDocumentString<NewsListQuery, NewsListQueryVariables>;
export const NewsItemDocument = new TypedDocumentString(`
    query NewsItem($id: ID!) {
  latest: news(page: 1) {
    nodes {
      id
      name
      url
      publishedOn
    }
  }
  newsItem(id: $id) {
    id
    name
    url
    announce
    image
    publishedOn
    body {
      kind
      text
      items
      image
    }
  }
}
    `, {"hash":"sha256:27f4c9b903b7b3c134e131316d299c1a13b265390a2a7e7df177d757edcb38be"}) as unknown as TypedDocumentString<NewsItemQuery, NewsItemQueryVariables>;
export const NicheKindsDocument = new TypedDocumentString(`
    query NicheKinds($id: ID!, $isOfCategory: Boolean!) {
  category(id: $id) @include(if: $isOfCategory) {
    name
    code
  }
  categories {
    children {
      id
      code
      name
      url
      image
      productsCount
    }
  }
}
    `, {"hash":"sha256:a56583977f91ab5882f3d5afd90b599229e6212513c612b26006659036a8b4db"}) as unknown as TypedDocumentString<NicheKindsQuery, NicheKindsQueryVariables>;
export const SpecialOffersDocument = new TypedDocumentString(`
    query SpecialOffers($page: Int!, $perPage: Int!, $filter: SpecialOfferFilterInput!) {
  specialOffers(page: $page, perPage: $perPage, filter: $filter) {
    totalCount
    pageInfo {
      pageCount
    }
    nodes {
      ...OfferTile
      promocodes {
        ...PromocodeFacts
      }
    }
  }
  specialOfferMechanics {
    code
    name
    count
  }
  specialOfferBrands {
    code
    name
    count
  }
  specialOfferChannels {
    code
    name
    count
  }
}
    fragment OfferTile on SpecialOffer {
  id
  name
  url
  announce
  image
  endsOn
  mechanics {
    code
    name
  }
}
fragment PromocodeFacts on SpecialOfferPromocode {
  code
  text
  priceFrom {
    amount
  }
  endsOn
}`, {"hash":"sha256:ff2ada67d71a7cb53257cf093c5e40ab96097a8831e306d18b0662a464a734c4"}) as unknown as TypedDocumentString<SpecialOffersQuery, SpecialOffersQueryVariables>;
export const SpecialOfferDocument = new TypedDocumentString(`
    query SpecialOffer($id: ID!) {
  specialOffer(id: $id) {
    ...OfferTile
    startsOn
    promocodes {
      ...PromocodeFacts
    }
    productTag
    body {
      kind
      text
      items
      image
    }
    brands {
      code
      name
    }
    channels {
      code
      name
    }
    products {
      ...Card
    }
    previews {
      id
      name
      url
      announce
      image
      endsOn
    }
  }
}
    fragment Card on Product {
  id
  name
  modelId
  variant {
    edition
    color {
      name
      code
    }
  }
  url
  images
  categoryNameSingular
  offer {
    price {
      amount
    }
    priceOld {
      amount
    }
    benefit {
      amount
    }
    orderType
    isAvailable
    credit {
      type
      monthlyPayment {
        amount
      }
      periods
    }
  }
  priceOnline {
    amount
  }
  highlights {
    name
    value
  }
  dimensions {
    width
    height
    depth
  }
  screen {
    diagonal
    resolution
  }
  reviewCounters {
    count
    rating
  }
  stickers {
    code
    name
  }
  tradeInSticker {
    amount
  }
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  isDigital
  supplierId
  lowestSupplierOffer {
    supplierId
    supplierName
    price {
      amount
    }
    priceOld {
      amount
    }
  }
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost {
      amount
    }
  }
}
fragment OfferTile on SpecialOffer {
  id
  name
  url
  announce
  image
  endsOn
  mechanics {
    code
    name
  }
}
fragment PromocodeFacts on SpecialOfferPromocode {
  code
  text
  priceFrom {
    amount
  }
  endsOn
}`, {"hash":"sha256:893e3d388e7849e6a2f3d6993a44a1caf40f5148ca3feb92c9c8f14fe12e7091"}) as unknown as TypedDocumentString<SpecialOfferQuery, SpecialOfferQueryVariables>;
export const RepaymentDocument = new TypedDocumentString(`
    query Repayment($orderId: ID!) {
  orderToRepay(orderId: $orderId) {
    orderId
    totalSum {
      amount
    }
    status
    canRepay
    methods {
      ...MethodFacts
    }
  }
  order(id: $orderId) {
    paymentTypeId
    company {
      inn
    }
    items {
      id
      name
      image
      isWarranty
      quantity
      sum {
        amount
      }
    }
  }
}
    fragment MethodFacts on PaymentMethod {
  typeId
  kind
  name
  description
  tab
  isPrepaid
  periods
  terms {
    months
    rate
    payment {
      amount
    }
    lastPayment {
      amount
    }
    overpayment {
      amount
    }
  }
  limit {
    amount
  }
  isLimitExceeded
}`, {"hash":"sha256:2eec9bd684d1119a82a6749088171d0652b96d91b16784a3a7074635595c25f6"}) as unknown as TypedDocumentString<RepaymentQuery, RepaymentQueryVariables>;
export const AttemptStatusDocument = new TypedDocumentString(`
    query AttemptStatus($id: ID!) {
  payment(id: $id) {
    id
    orderId
    status
  }
}
    `, {"hash":"sha256:bfc39cddab9b49837414dd878b1a0c5706f6e1866358119aaf9326e3b19604ab"}) as unknown as TypedDocumentString<AttemptStatusQuery, AttemptStatusQueryVariables>;
export const StartPaymentDocument = new TypedDocumentString(`
    mutation StartPayment($input: PaymentStartInput!) {
  paymentStart(input: $input) {
    url
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:27ff344dd2662d7a3f4e74725d150620f583e69a3fc825a21eda0f5914b9961f"}) as unknown as TypedDocumentString<StartPaymentMutation, StartPaymentMutationVariables>;
export const ReviewsDocument = new TypedDocumentString(`
    query Reviews($path: String!, $filter: ReviewFilterInput!, $page: Int!, $sort: ArticleReviewSort!) {
  reviewPage(path: $path) {
    title
    description
    sorts {
      text
      value
    }
  }
  articleReviews(page: $page, filter: $filter, sort: $sort) {
    totalCount
    pageInfo {
      pageCount
    }
    nodes {
      ...ReviewTile
    }
  }
  reviewCategories(filter: $filter) {
    ...FilterBadge
  }
  reviewBrands(filter: $filter) {
    ...FilterBadge
  }
  reviewTags(filter: $filter) {
    ...FilterBadge
  }
}
    fragment ReviewTile on ArticleReview {
  id
  slug
  name
  url
  announce
  image
  publishedOn
  minutes
  likesCount
  badges {
    code
    name
  }
}
fragment FilterBadge on ReviewFilterBadge {
  route
  name
  code
  isChosen
}`, {"hash":"sha256:f9c3511d75056c06b1272ef0bc7d63ed62a15dcd00ff0059d17f380ddabef3e7"}) as unknown as TypedDocumentString<ReviewsQuery, ReviewsQueryVariables>;
export const ReviewDocument = new TypedDocumentString(`
    query Review($slug: String!) {
  articleReview(slug: $slug) {
    ...WholeReview
  }
}
    fragment Card on Product {
  id
  name
  modelId
  variant {
    edition
    color {
      name
      code
    }
  }
  url
  images
  categoryNameSingular
  offer {
    price {
      amount
    }
    priceOld {
      amount
    }
    benefit {
      amount
    }
    orderType
    isAvailable
    credit {
      type
      monthlyPayment {
        amount
      }
      periods
    }
  }
  priceOnline {
    amount
  }
  highlights {
    name
    value
  }
  dimensions {
    width
    height
    depth
  }
  screen {
    diagonal
    resolution
  }
  reviewCounters {
    count
    rating
  }
  stickers {
    code
    name
  }
  tradeInSticker {
    amount
  }
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  isDigital
  supplierId
  lowestSupplierOffer {
    supplierId
    supplierName
    price {
      amount
    }
    priceOld {
      amount
    }
  }
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost {
      amount
    }
  }
}
fragment ReviewTile on ArticleReview {
  id
  slug
  name
  url
  announce
  image
  publishedOn
  minutes
  likesCount
  badges {
    code
    name
  }
}
fragment WholeReview on ArticleReview {
  ...ReviewTile
  dislikesCount
  vote
  category {
    code
    name
  }
  brand {
    code
    name
  }
  body {
    kind
    text
    items
    image
  }
  products {
    ...Card
  }
  related {
    ...ReviewTile
  }
}`, {"hash":"sha256:7f1d53e2d530112a34cfe727523e0028283f02b180b6f7c1edb4bbd5c52c4386"}) as unknown as TypedDocumentString<ReviewQuery, ReviewQueryVariables>;
export const ReviewByCodeDocument = new TypedDocumentString(`
    query ReviewByCode($code: String!) {
  articleReviewByCode(code: $code) {
    url
  }
}
    `, {"hash":"sha256:06e4fa4d3c178b8c5874b7e6d40bb2be1b5dc0dcad841e54516d10298b43ed76"}) as unknown as TypedDocumentString<ReviewByCodeQuery, ReviewByCodeQueryVariables>;
export const LikeReviewDocument = new TypedDocumentString(`
    mutation LikeReview($input: ArticleReviewLikeInput!) {
  articleReviewLike(input: $input) {
    likesCount
    dislikesCount
    vote
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:01437428c9206780821ce3a4baca752e9e5e82ceea0845b74f6638db52e5cf3e"}) as unknown as TypedDocumentString<LikeReviewMutation, LikeReviewMutationVariables>;
export const DislikeReviewDocument = new TypedDocumentString(`
    mutation DislikeReview($input: ArticleReviewDislikeInput!) {
  articleReviewDislike(input: $input) {
    likesCount
    dislikesCount
    vote
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:154634cd0c3a58a4ab5deeabf5072da55731be7fb45925b1b9f09694a3b16251"}) as unknown as TypedDocumentString<DislikeReviewMutation, DislikeReviewMutationVariables>;
export const ShellDocument = new TypedDocumentString(`
    query Shell($isKnown: Boolean!, $isSignedIn: Boolean!, $isByStaff: Boolean!) {
  currentCity {
    id
    alias
    name
    declension
    phone
  }
  searchPlaceholders
  features {
    key
    isActive
  }
  menu {
    id
    name
    url
  }
  basket @include(if: $isKnown) {
    quantity
    totalSum {
      amount
    }
    items {
      productId
      supplierId
    }
  }
  favorites @include(if: $isKnown) {
    productIds
  }
  comparison @include(if: $isKnown) {
    productIds
  }
  me @include(if: $isSignedIn) {
    ...ViewerFacts
  }
  viewer @include(if: $isByStaff) {
    employee {
      ...EmployeeFacts
    }
  }
}
    fragment EmployeeFacts on Employee {
  tradePointNumber
  tradePointName
  personnelNumber
  employeeName
}
fragment ViewerFacts on Profile {
  firstName
  subscribeProductIds
}`, {"hash":"sha256:70d780eb2f61186803e7c57fb62705baa5afa1acbe520c71b3af69809d8bca8d"}) as unknown as TypedDocumentString<ShellQuery, ShellQueryVariables>;
export const PathSeoDocument = new TypedDocumentString(`
    query PathSeo($path: String!, $text: String) {
  ...PageSeo
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
}
fragment PageSeo on Query {
  seo(path: $path, query: $text) {
    ...SeoText
  }
}`, {"hash":"sha256:ebbab8b94d2d3a84e837e98149187f5675a55a1ffd16186ff73bc6df16c79a1f"}) as unknown as TypedDocumentString<PathSeoQuery, PathSeoQueryVariables>;
export const CataloguePanelDocument = new TypedDocumentString(`
    query CataloguePanel {
  menu {
    id
    name
    url
    image
    banner {
      ...BannerFacts
    }
    children {
      id
      name
      url
      image
    }
  }
}
    fragment BannerFacts on Banner {
  id
  title
  text
  url
  image
}`, {"hash":"sha256:7baa356a49c48e61ec721ea9dbd21cdd4decddfe60d7184b7ddbcfbbb6b2d8d4"}) as unknown as TypedDocumentString<CataloguePanelQuery, CataloguePanelQueryVariables>;
export const PanelSectionDocument = new TypedDocumentString(`
    query PanelSection($of: ListingOfInput!) {
  listing(of: $of, page: 1, sort: POPULARITY, filters: []) {
    nodes {
      id
      name
      url
      images
      brand {
        name
      }
      priceOnline {
        amount
      }
      offer {
        price {
          amount
        }
      }
    }
    facets {
      code
      values {
        code
        name
      }
    }
  }
}
    `, {"hash":"sha256:d9fe0bb9d321f6a4789e9ceeaa5952895460fa9bd56ca66d7c898ae16185e9dd"}) as unknown as TypedDocumentString<PanelSectionQuery, PanelSectionQueryVariables>;
export const SuggestionsDocument = new TypedDocumentString(`
    query Suggestions($text: String!) {
  searchSuggestions(text: $text) {
    pages {
      name
      url
    }
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
      price {
        amount
      }
    }
  }
}
    `, {"hash":"sha256:7a1794bb6e76d5c8ec50028aab1563c1d1de3e9f87cc88404fa840d919cf9bb1"}) as unknown as TypedDocumentString<SuggestionsQuery, SuggestionsQueryVariables>;
export const ShellViewerDocument = new TypedDocumentString(`
    query ShellViewer {
  me {
    ...ViewerFacts
  }
}
    fragment ViewerFacts on Profile {
  firstName
  subscribeProductIds
}`, {"hash":"sha256:27419b791d89576ae695866f188684d29441d9e5ec37f9638317ecc01cfc7228"}) as unknown as TypedDocumentString<ShellViewerQuery, ShellViewerQueryVariables>;
export const VisitorBranchDocument = new TypedDocumentString(`
    query VisitorBranch {
  branch
}
    `, {"hash":"sha256:3c0b663730316c4a2b07fa2698a0e69b2dd6c18875826bca1af0266dd0dd16e6"}) as unknown as TypedDocumentString<VisitorBranchQuery, VisitorBranchQueryVariables>;
export const SitemapPartsDocument = new TypedDocumentString(`
    query SitemapParts {
  sitemapParts {
    after
    last
    changedAt
  }
}
    `, {"hash":"sha256:e8d40c915193cb255e94fcb2155bcd7bea63e69bf7bb4fc1f4a88ed68dc48b7c"}) as unknown as TypedDocumentString<SitemapPartsQuery, SitemapPartsQueryVariables>;
export const SitemapProductsDocument = new TypedDocumentString(`
    query SitemapProducts($after: ID, $last: ID!) {
  sitemapProducts(after: $after, last: $last) {
    id
    url
    changedAt
  }
}
    `, {"hash":"sha256:02d8ffd11d31a812f0dd8febc002abe697f60b6b675a6f152d6208d06b35995d"}) as unknown as TypedDocumentString<SitemapProductsQuery, SitemapProductsQueryVariables>;
export const SitemapPagesDocument = new TypedDocumentString(`
    query SitemapPages {
  categories {
    url
    children {
      url
      children {
        url
      }
    }
  }
  tags {
    url
  }
}
    `, {"hash":"sha256:f35cdcfa0caf05b2a282f132f50d2072738d9dff1d15bd4e72cfaac73cd115f9"}) as unknown as TypedDocumentString<SitemapPagesQuery, SitemapPagesQueryVariables>;
export const SitemapMakersDocument = new TypedDocumentString(`
    query SitemapMakers {
  brands {
    url
  }
  series {
    url
  }
}
    `, {"hash":"sha256:58ada9794aa4d23c8cf4caaf307ea2c696d1d9f44c2eda6aea54929e1426bd55"}) as unknown as TypedDocumentString<SitemapMakersQuery, SitemapMakersQueryVariables>;