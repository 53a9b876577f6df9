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
   * A smart price of the product, which lowers the price from then on: a piece is put in only where there is none yet. `BAD_USER_INPUT` for one
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
  /** Whole bonuses, each worth a ruble; parts of one are left out. At most what `loyaltyLimit` names. */
  amount: number;
  /** Id of a card of the signed-in shopper. */
  cardId: string | number;
  /** Secret that `loyaltyVerifyCode` or `loyaltyCardAdd` has answered. */
  checkData: string;
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
  /** Best rated first. `-rating` on the wire. */
  | 'RATING'
  /** What answers a search best first; the default of a search. `-relevance` on the wire. */
  | 'RELEVANCE';

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

/** Where the code that opens an order is sent. */
export type OrderSendCodeInput = {
  /** What the shop's captcha has said of the visitor; null where it has none. The provider asks the captcha about it. */
  captcha?: string | null | undefined;
  /** Id of the order. */
  orderId: string | number;
  /** Phone that the order was made with. */
  phone: string;
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
  /** Largest value; rubles for the price. */
  max?: number | null | undefined;
  /** Smallest value; rubles for the price. */
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
  /** The receipt (`cashReceipt` in a form); a warranty repair has to have one. */
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

/** What is asked for. */
export type RepairRequestCreateInput = {
  /** Where it is fetched. With `COURIER`. */
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

/** Begins a smart price. */
export type SmartPriceBeginInput = {
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

export type HandedInFragment = { tId: string | null, brand: string | null, model: string | null, memory: number | null, condition: TradeInCondition | null, price: number | null, itemId: string | null };

export type ExchangeFactsFragment = { devicesCount: number, discount: number };

export type ExchangeDiscountFragment = { discount: number, finalPrice: number | null, discounts: Array<{ actionId: string | null, name: string, promocode: string | null, sum: number }> };

export type TakeDeviceBackMutationVariables = Exact<{
  input: TradeInRemoveInput;
}>;


export type TakeDeviceBackMutation = { tradeInRemove: { exchange: { total: number } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type CardFragment = { id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, isLowestPrice: boolean | null, tradeInSticker: number | null, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { type: CreditType, monthlyPayment: number } | null }, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null };

export type SeoTextFragment = { title: string | null, description: string | null, h1: string | null, text: string | null, canonical: string | null, robots: string | null, redirect: { url: string, code: number } | null };

export type PromotionFactsFragment = { id: string, parentId: string | null, name: string, description: string, type: ActionType, isApplicable: boolean, isTradeIn: boolean, paymentNames: Array<string>, isOfSberbank: boolean, specialOfferUrl: string | null, mechanics: Array<{ isDsoRecommended: boolean }>, unmetConditions: Array<{ name: string, products: Array<{ id: string, name: string, url: string } | null> | null }>, presents: Array<{ productId: string, isSelected: boolean, product: { name: string, url: string } | null }>, lines: Array<{ productId: string, quantity: number, price: number | null, finalPrice: number }> };

export type ExplainedActionFragment = { id: string, parentId: string | null, name: string, description: string, type: ActionType, isApplicable: boolean, isTradeIn: boolean, paymentNames: Array<string>, isOfSberbank: boolean, specialOfferUrl: string | null, mechanics: Array<{ creditNotification: string | null, isDsoRecommended: boolean, conditions: Array<{ name: string, isMet: boolean }> }>, unmetConditions: Array<{ name: string, products: Array<{ id: string, name: string, url: string } | null> | null }>, presents: Array<{ productId: string, isSelected: boolean, product: { name: string, url: string } | null }>, lines: Array<{ productId: string, quantity: number, price: number | null, finalPrice: number }> };

export type DiscountFactsFragment = { actionId: string | null, name: string, promocode: string | null, sum: number };

export type AccessoryActionQueryVariables = Exact<{
  goods: Array<ActionGoodsInput> | ActionGoodsInput;
  actionIds?: Array<string | number> | string | number | null | undefined;
}>;


export type AccessoryActionQuery = { accessoryAction: { id: string, parentId: string | null, name: string, description: string, type: ActionType, isApplicable: boolean, isTradeIn: boolean, paymentNames: Array<string>, isOfSberbank: boolean, specialOfferUrl: string | null, mechanics: Array<{ creditNotification: string | null, isDsoRecommended: boolean, conditions: Array<{ name: string, isMet: boolean }> }>, unmetConditions: Array<{ name: string, products: Array<{ id: string, name: string, url: string } | null> | null }>, presents: Array<{ productId: string, isSelected: boolean, product: { name: string, url: string } | null }>, lines: Array<{ productId: string, quantity: number, price: number | null, finalPrice: number }> } | null };

export type OfferActionQueryVariables = Exact<{
  actionId: string | number;
  productId: string | number;
  goods: ActionGoodsInput;
}>;


export type OfferActionQuery = { actionMechanics: { id: string, parentId: string | null, name: string, description: string, type: ActionType, isApplicable: boolean, isTradeIn: boolean, paymentNames: Array<string>, isOfSberbank: boolean, specialOfferUrl: string | null, mechanics: Array<{ creditNotification: string | null, isDsoRecommended: boolean, conditions: Array<{ name: string, isMet: boolean }> }>, unmetConditions: Array<{ name: string, products: Array<{ id: string, name: string, url: string } | null> | null }>, presents: Array<{ productId: string, isSelected: boolean, product: { name: string, url: string } | null }>, lines: Array<{ productId: string, quantity: number, price: number | null, finalPrice: number }> } | null, product: { id: string, name: string, url: string } | null };

export type ProductSmartPriceQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductSmartPriceQuery = { product: { id: string, url: string, smartPriceOffer: { totalDiscount: number | null } | null } | null };

export type SmartPriceFoundFragment = { state: SmartPriceState, smartPrice: { tx: string, tradeinId: string | null, productId: string, totalDiscount: number, discountBenefit: number | null } | null };

export type BeginSmartPriceMutationVariables = Exact<{
  input: SmartPriceBeginInput;
}>;


export type BeginSmartPriceMutation = { smartPriceBegin: { url: string | null, userErrors: Array<
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

export type StorePageQueryVariables = Exact<{
  id: string | number;
  path: string;
}>;


export type StorePageQuery = { store: { brand: string, images: Array<string>, id: string, typeId: string, kind: StoreKind, url: string, name: string, address: string, stations: Array<string>, directions: string, longitude: number, latitude: number, workTimeLine: string, convenience: Array<string>, services: Array<string>, isOpen: boolean | null, hoursText: string | null, city: { id: string, name: string, declension: string, phone: string } | null, workTime: Array<{ opens: string, closes: string } | null> } | null, breadcrumbs: Array<{ name: string, url: string | null }> | null };

export type OwnOrdersFragment = { totalCount: number, nodes: Array<{ id: string, statusName: string, isActive: boolean, isAwaitingPayment: boolean, totalSum: number, insertedAt: string, deliveryDate: string | null, deliveryTimeFrom: string | null, deliveryTimeTo: string | null, items: Array<{ id: string, name: string, image: string, quantity: number }> }>, pageInfo: { currentPage: number, pageCount: number } };

export type AccountOrdersQueryVariables = Exact<{
  page?: number | null | undefined;
}>;


export type AccountOrdersQuery = { orders: { totalCount: number, nodes: Array<{ id: string, statusName: string, isActive: boolean, isAwaitingPayment: boolean, totalSum: number, insertedAt: string, deliveryDate: string | null, deliveryTimeFrom: string | null, deliveryTimeTo: string | null, items: Array<{ id: string, name: string, image: string, quantity: number }> }>, pageInfo: { currentPage: number, pageCount: number } } | null };

export type AccountOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountOverviewQuery = { orders: { totalCount: number, nodes: Array<{ id: string, statusName: string, isActive: boolean, isAwaitingPayment: boolean, totalSum: number, insertedAt: string, deliveryDate: string | null, deliveryTimeFrom: string | null, deliveryTimeTo: string | null, items: Array<{ id: string, name: string, image: string, quantity: number }> }>, pageInfo: { currentPage: number, pageCount: number } } | null, loyaltyNotifications: { totalCount: number } | null, reviews: { totalCount: number } | null, questions: { totalCount: number } | null, addresses: Array<{ id: string }> | null };

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


export type TrackedOrderQuery = { trackedOrder: { id: string, statusName: string, isActive: boolean, deliveryDate: string | null, deliveryTimeFrom: string | null, deliveryTimeTo: string | null, deliveryTypeName: string, isPaid: boolean | null, totalSum: number, insertedAt: string | null, steps: Array<{ name: string, isActive: boolean }> } | null };

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


export type BonusPageQuery = { breadcrumbs: Array<{ name: string, url: string | null }> | null, me?: { firstName: string | null, subscribeProductIds: Array<string> } | null, loyaltyCards?: Array<{ id: string, ean: string, balance: number | null, isActive: boolean, entries: Array<{ kind: BonusEntryKind, amount: number, orderId: string | null, happenedAt: string | null }> }> | null, loyaltyVerification?: { isValid: boolean } | null, loyaltyNotifications?: { nodes: Array<{ title: string, text: string, url: string | null, happenedAt: string | null }> } | null, seo: { title: string | null, description: string | null, h1: string | null, text: string | null, canonical: string | null, robots: string | null, redirect: { url: string, code: number } | null } | null };

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


export type BonusLimitQuery = { loyaltyLimit: { maxAmount: number, balance: number | null } | null };

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

export type AccessoryTileFragment = { id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, priceOnline: number | null, offer: { price: number } };

export type BundleFactsFragment = { products: Array<{ id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, priceOnline: number | null, offer: { price: number } }>, variants: Array<{ kind: BundleKind, actionId: string | null, name: string | null, description: string | null, months: number | null, paymentTypeId: string | null, prices: Array<{ productId: string, finalPrice: number }> }> };

export type ProductAccessoriesQueryVariables = Exact<{
  id: string | number;
  page: number;
  sort: AccessorySort;
  groupIds?: Array<string | number> | string | number | null | undefined;
  isFirst: boolean;
}>;


export type ProductAccessoriesQuery = { features?: Array<{ key: string, isActive: boolean }> | null, product: { id: string, tabs: Array<ProductTab> | null, accessories: { totalCount: number, nodes: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, isLowestPrice: boolean | null, tradeInSticker: number | null, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { type: CreditType, monthlyPayment: number } | null }, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null }>, pageInfo: { pageCount: number } } | null, accessoryCategories: Array<{ id: string, name: string, productsCount: number | null }> | null } & { id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, priceOnline: number | null, accessoryBundle?: { products: Array<{ id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, priceOnline: number | null, offer: { price: number } }>, variants: Array<{ kind: BundleKind, actionId: string | null, name: string | null, description: string | null, months: number | null, paymentTypeId: string | null, prices: Array<{ productId: string, finalPrice: number }> }> } | null, warranties?: Array<{ id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, priceOnline: number | null, offer: { price: number } }> | null, offer: { price: number } } & { mathAccessories?: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, isLowestPrice: boolean | null, tradeInSticker: number | null, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { type: CreditType, monthlyPayment: number } | null }, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null }> | null, mathAccessoryGroups?: Array<{ name: string, products: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, isLowestPrice: boolean | null, tradeInSticker: number | null, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { type: CreditType, monthlyPayment: number } | null }, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null }> }> | null } | null };

export type BundledProductFragment = { id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, priceOnline: number | null, accessoryBundle: { products: Array<{ id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, priceOnline: number | null, offer: { price: number } }>, variants: Array<{ kind: BundleKind, actionId: string | null, name: string | null, description: string | null, months: number | null, paymentTypeId: string | null, prices: Array<{ productId: string, finalPrice: number }> }> } | null, warranties: Array<{ id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, priceOnline: number | null, offer: { price: number } }> | null, offer: { price: number } };

export type ProductBundleQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductBundleQuery = { product: { id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, priceOnline: number | null, accessoryBundle: { products: Array<{ id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, priceOnline: number | null, offer: { price: number } }>, variants: Array<{ kind: BundleKind, actionId: string | null, name: string | null, description: string | null, months: number | null, paymentTypeId: string | null, prices: Array<{ productId: string, finalPrice: number }> }> } | null, warranties: Array<{ id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, priceOnline: number | null, offer: { price: number } }> | null, offer: { price: number } } | null };

export type BoughtTogetherFragment = { mathAccessories: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, isLowestPrice: boolean | null, tradeInSticker: number | null, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { type: CreditType, monthlyPayment: number } | null }, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null }> | null, mathAccessoryGroups: Array<{ name: string, products: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, isLowestPrice: boolean | null, tradeInSticker: number | null, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { type: CreditType, monthlyPayment: number } | null }, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null }> }> | null };

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


export type AccessorySelectionQuery = { features: Array<{ key: string, isActive: boolean }> | null, accessoryAction?: { id: string, parentId: string | null, name: string, description: string, type: ActionType, isApplicable: boolean, isTradeIn: boolean, paymentNames: Array<string>, isOfSberbank: boolean, specialOfferUrl: string | null, mechanics: Array<{ creditNotification: string | null, isDsoRecommended: boolean, conditions: Array<{ name: string, isMet: boolean }> }>, unmetConditions: Array<{ name: string, products: Array<{ id: string, name: string, url: string } | null> | null }>, presents: Array<{ productId: string, isSelected: boolean, product: { name: string, url: string } | null }>, lines: Array<{ productId: string, quantity: number, price: number | null, finalPrice: number }> } | null, product: { id: string, accessories: { nodes: Array<{ id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, priceOnline: number | null, offer: { price: number } }>, pageInfo: { pageCount: number } } | null, accessoryCategories: Array<{ id: string, name: string }> | null, warranties: Array<{ id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, priceOnline: number | null, offer: { price: number } }> | null } | null, seo: { title: string | null, description: string | null, h1: string | null, text: string | null, canonical: string | null, robots: string | null, redirect: { url: string, code: number } | null } | null };

export type FamilyLineFragment = { id: string, productId: string, parentId: string | null, supplierId: string | null, quantity: number, isWarranty: boolean, presentOf: string | null, actionId: string | null, finalPrice: number, sum: number, product: { id: string, name: string, url: string, images: Array<string>, isDigital: boolean } | null };

export type BasketFamiliesQueryVariables = Exact<{ [key: string]: never; }>;


export type BasketFamiliesQuery = { basket: { items: Array<{ id: string, productId: string, parentId: string | null, supplierId: string | null, quantity: number, isWarranty: boolean, presentOf: string | null, actionId: string | null, finalPrice: number, sum: number, product: { id: string, name: string, url: string, images: Array<string>, isDigital: boolean } | null }> } | null };

export type AddMainMutationVariables = Exact<{
  input: BasketAddItemInput;
}>;


export type AddMainMutation = { basketAddItem: { basket: { items: Array<{ id: string, productId: string, parentId: string | null, supplierId: string | null, quantity: number, isWarranty: boolean, presentOf: string | null, actionId: string | null, finalPrice: number, sum: number, product: { id: string, name: string, url: string, images: Array<string>, isDigital: boolean } | null }> } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type AddAccessoryMutationVariables = Exact<{
  input: BasketAddAccessoryInput;
}>;


export type AddAccessoryMutation = { basketAddAccessory: { basket: { items: Array<{ id: string, productId: string, parentId: string | null, supplierId: string | null, quantity: number, isWarranty: boolean, presentOf: string | null, actionId: string | null, finalPrice: number, sum: number, product: { id: string, name: string, url: string, images: Array<string>, isDigital: boolean } | null }> } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type AddWarrantyMutationVariables = Exact<{
  input: BasketAddWarrantyInput;
}>;


export type AddWarrantyMutation = { basketAddWarranty: { basket: { items: Array<{ id: string, productId: string, parentId: string | null, supplierId: string | null, quantity: number, isWarranty: boolean, presentOf: string | null, actionId: string | null, finalPrice: number, sum: number, product: { id: string, name: string, url: string, images: Array<string>, isDigital: boolean } | null }> } | null, userErrors: Array<
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


export type BundlePreviewQuery = { basketPreview: { sum: number, discount: number, totalSum: number, items: Array<{ id: string, productId: string, presentOf: string | null, quantity: number, price: number, product: { id: string, name: string } | null }>, discounts: Array<{ actionId: string | null, name: string, promocode: string | null, sum: number }>, term?: { months: number, rate: number, payment: number, overpayment: number } | null } | null };

export type BasketPageQueryVariables = Exact<{
  path: string;
  text?: string | null | undefined;
  removed: Array<string | number> | string | number;
  elsewhere: Array<string | number> | string | number;
}>;


export type BasketPageQuery = { basket: { revision: number | null, quantity: number, sum: number, discount: number, totalSum: number, promocode: string | null, promocodeStatus: { name: string | null, isApplied: boolean, message: string | null } | null, discounts: Array<{ actionId: string | null, name: string, promocode: string | null, sum: number }>, actions: Array<{ id: string, parentId: string | null, name: string, description: string, type: ActionType, isApplicable: boolean, isTradeIn: boolean, paymentNames: Array<string>, isOfSberbank: boolean, specialOfferUrl: string | null, mechanics: Array<{ isDsoRecommended: boolean }>, unmetConditions: Array<{ name: string, products: Array<{ id: string, name: string, url: string } | null> | null }>, presents: Array<{ productId: string, isSelected: boolean, product: { name: string, url: string } | null }>, lines: Array<{ productId: string, quantity: number, price: number | null, finalPrice: number }> }> | null, exchangeDevices: Array<{ tId: string | null, brand: string | null, model: string | null, memory: number | null, condition: TradeInCondition | null, price: number | null, itemId: string | null }>, items: Array<{ id: string, productId: string, parentId: string | null, supplierId: string | null, isWarranty: boolean, warrantyPrice: number | null, quantity: number, maxQuantity: number, isAvailable: boolean, isPreorder: boolean, presentOf: string | null, priceOld: number | null, price: number, finalPrice: number, sum: number, discounts: Array<{ actionId: string | null, name: string, promocode: string | null, sum: number }>, product: { id: string, name: string, url: string, images: Array<string>, isDigital: boolean, availability: { isAvailable: boolean, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null } | null }>, orders: Array<{ key: string, isPreorder: boolean, sum: number, items: Array<{ id: string }> }>, changes: Array<
      | { __typename: 'BasketPriceChange', wasPrice: number, nowPrice: number, item: { id: string } }
      | { __typename: 'BasketQuantityChange', was: number, now: number, item: { id: string } }
      | { __typename: 'BasketUnavailable', item: { id: string } }
    >, smartPrice: { state: SmartPriceState | null } | null } | null, removed: Array<{ id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, isWarranty: boolean | null, offer: { price: number } } | null> | null, elsewhere: Array<{ id: string, name: string } | null> | null, seo: { title: string | null, description: string | null, h1: string | null, text: string | null, canonical: string | null, robots: string | null, redirect: { url: string, code: number } | null } | null };

export type RemovedGoodFragment = { id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, isWarranty: boolean | null, offer: { price: number } };

export type RemovedOfPartnersQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type RemovedOfPartnersQuery = { products: Array<{ id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, isWarranty: boolean | null, supplierOffers: Array<{ supplierId: string, price: number, isBuyable: boolean }> | null, offer: { price: number } } | null> | null };

type BasketChangeFacts_BasketPriceChange_Fragment = { __typename: 'BasketPriceChange', wasPrice: number, nowPrice: number, item: { id: string } };

type BasketChangeFacts_BasketQuantityChange_Fragment = { __typename: 'BasketQuantityChange', was: number, now: number, item: { id: string } };

type BasketChangeFacts_BasketUnavailable_Fragment = { __typename: 'BasketUnavailable', item: { id: string } };

export type BasketChangeFactsFragment =
  | BasketChangeFacts_BasketPriceChange_Fragment
  | BasketChangeFacts_BasketQuantityChange_Fragment
  | BasketChangeFacts_BasketUnavailable_Fragment
;

export type BasketChangesQueryVariables = Exact<{ [key: string]: never; }>;


export type BasketChangesQuery = { basket: { changes: Array<
      | { __typename: 'BasketPriceChange', wasPrice: number, nowPrice: number, item: { id: string } }
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
      | { code: UserErrorCode, message: string, field: Array<string> | null }
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


export type SetPromocodeMutation = { basketSetPromocode: { basket: { revision: number | null } | null, userErrors: Array<
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


export type CheckoutQuery = { paymentMethods?: Array<{ typeId: string, kind: PaymentKind, name: string, description: string | null, tab: PaymentTab, isPrepaid: boolean, periods: Array<number>, limit: number | null, isLimitExceeded: boolean | null, terms: Array<{ months: number, rate: number, payment: number, overpayment: number }> }> | null, orderQuote?: { deliveryCost: number, total: number, token: string, orders: Array<{ orderKey: string, total: number }> } | null, goodsQuote?: { deliveryCost: number, total: number, token: string, orders: Array<{ orderKey: string, total: number }> } | null, features?: Array<{ key: string, isActive: boolean }> | null, promised?: { actions: Array<{ id: string, name: string, paymentTypeIds: Array<string>, unmetConditions: Array<{ name: string }> }> | null } | null, me?: { firstName: string | null, lastName: string | null, phone: string | null, email: string | null } | null, addresses?: Array<{ cityName: string, street: string, houseNumber: string, housing: string | null, building: string | null, floor: string | null, flatNumber: string | null }> | null, seo: { title: string | null, description: string | null, h1: string | null, text: string | null, canonical: string | null, robots: string | null, redirect: { url: string, code: number } | null } | null, currentCity: { id: string, name: string }, basket: { revision: number | null, quantity: number, sum: number, discount: number, totalSum: number, bonuses: number | null, discounts: Array<{ actionId: string | null, name: string, promocode: string | null, sum: number }>, exchangeDevices: Array<{ tId: string | null, brand: string | null, model: string | null, memory: number | null, condition: TradeInCondition | null, price: number | null, itemId: string | null }>, orders: Array<{ key: string, items: Array<{ id: string }> }>, items: Array<{ id: string, productId: string, quantity: number, price: number, isPreorder: boolean, isWarranty: boolean, presentOf: string | null, finalPrice: number, sum: number, product: { id: string, name: string, images: Array<string>, isDigital: boolean, category: { id: string } | null } | null }>, smartPrice: { state: SmartPriceState | null } | null } | null };

export type CheckoutDeliveriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CheckoutDeliveriesQuery = { checkoutOrders: Array<{ key: string, sum: number, isPreorder: boolean, isDigital: boolean, isOnlyInStores: boolean, items: Array<{ id: string }>, pickup: Array<{ typeId: string, kind: DeliveryKind, cost: number, datetime: string, interval: string | null, timeText: string, day: string, minutes: number | null, storeId: string | null, paymentTypeIds: Array<string> | null, costPrepayment: number, store: { id: string, kind: StoreKind, name: string, address: string, stations: Array<string>, directions: string, longitude: number, latitude: number, workTimeLine: string } | null }>, courier: Array<{ typeId: string, kind: DeliveryKind, cost: number, datetime: string, interval: string | null, timeText: string, day: string, minutes: number | null, storeId: string | null, paymentTypeIds: Array<string> | null, costPrepayment: number }>, expressOptions: Array<{ salePointId: string | null, typeId: string, kind: DeliveryKind, cost: number, datetime: string, interval: string | null, timeText: string, day: string, minutes: number | null, storeId: string | null, paymentTypeIds: Array<string> | null, costPrepayment: number, salePoint: { id: string, kind: StoreKind, name: string, address: string, stations: Array<string>, directions: string, longitude: number, latitude: number, workTimeLine: string } | null }> | null }> | null };

export type CheckoutBasketQueryVariables = Exact<{
  paymentTypeId?: string | number | null | undefined;
  deliveries: Array<OrderDeliveryInput> | OrderDeliveryInput;
}>;


export type CheckoutBasketQuery = { orderQuote: { deliveryCost: number, total: number, token: string, orders: Array<{ orderKey: string, total: number }> } | null, currentCity: { id: string, name: string }, basket: { revision: number | null, quantity: number, sum: number, discount: number, totalSum: number, bonuses: number | null, discounts: Array<{ actionId: string | null, name: string, promocode: string | null, sum: number }>, exchangeDevices: Array<{ tId: string | null, brand: string | null, model: string | null, memory: number | null, condition: TradeInCondition | null, price: number | null, itemId: string | null }>, orders: Array<{ key: string, items: Array<{ id: string }> }>, items: Array<{ id: string, productId: string, quantity: number, price: number, isPreorder: boolean, isWarranty: boolean, presentOf: string | null, finalPrice: number, sum: number, product: { id: string, name: string, images: Array<string>, isDigital: boolean, category: { id: string } | null } | null }>, smartPrice: { state: SmartPriceState | null } | null } | null };

export type QuoteFactsFragment = { deliveryCost: number, total: number, token: string, orders: Array<{ orderKey: string, total: number }> };

export type CheckoutStartFragment = { currentCity: { id: string, name: string }, basket: { revision: number | null, quantity: number, sum: number, discount: number, totalSum: number, bonuses: number | null, discounts: Array<{ actionId: string | null, name: string, promocode: string | null, sum: number }>, exchangeDevices: Array<{ tId: string | null, brand: string | null, model: string | null, memory: number | null, condition: TradeInCondition | null, price: number | null, itemId: string | null }>, orders: Array<{ key: string, items: Array<{ id: string }> }>, items: Array<{ id: string, productId: string, quantity: number, price: number, isPreorder: boolean, isWarranty: boolean, presentOf: string | null, finalPrice: number, sum: number, product: { id: string, name: string, images: Array<string>, isDigital: boolean, category: { id: string } | null } | null }>, smartPrice: { state: SmartPriceState | null } | null } | null };

export type HandoverPlaceFragment = { id: string, kind: StoreKind, name: string, address: string, stations: Array<string>, directions: string, longitude: number, latitude: number, workTimeLine: string };

export type DeliveryFactsFragment = { typeId: string, kind: DeliveryKind, cost: number, datetime: string, interval: string | null, timeText: string, day: string, minutes: number | null, storeId: string | null, paymentTypeIds: Array<string> | null, costPrepayment: number };

export type CheckoutOrderFactsFragment = { key: string, sum: number, isPreorder: boolean, isDigital: boolean, isOnlyInStores: boolean, items: Array<{ id: string }>, pickup: Array<{ typeId: string, kind: DeliveryKind, cost: number, datetime: string, interval: string | null, timeText: string, day: string, minutes: number | null, storeId: string | null, paymentTypeIds: Array<string> | null, costPrepayment: number, store: { id: string, kind: StoreKind, name: string, address: string, stations: Array<string>, directions: string, longitude: number, latitude: number, workTimeLine: string } | null }>, courier: Array<{ typeId: string, kind: DeliveryKind, cost: number, datetime: string, interval: string | null, timeText: string, day: string, minutes: number | null, storeId: string | null, paymentTypeIds: Array<string> | null, costPrepayment: number }>, expressOptions: Array<{ salePointId: string | null, typeId: string, kind: DeliveryKind, cost: number, datetime: string, interval: string | null, timeText: string, day: string, minutes: number | null, storeId: string | null, paymentTypeIds: Array<string> | null, costPrepayment: number, salePoint: { id: string, kind: StoreKind, name: string, address: string, stations: Array<string>, directions: string, longitude: number, latitude: number, workTimeLine: string } | null }> | null };

export type ChosenActionsQueryVariables = Exact<{ [key: string]: never; }>;


export type ChosenActionsQuery = { basket: { items: Array<{ actionId: string | null, presentOf: string | null }>, discounts: Array<{ actionId: string | null }>, actions: Array<{ id: string, hasInnerPayment: boolean }> | null } | null };

export type CheckoutMethodsQueryVariables = Exact<{
  deliveries: Array<OrderDeliveryInput> | OrderDeliveryInput;
}>;


export type CheckoutMethodsQuery = { paymentMethods: Array<{ typeId: string, kind: PaymentKind, name: string, description: string | null, tab: PaymentTab, isPrepaid: boolean, periods: Array<number>, limit: number | null, isLimitExceeded: boolean | null, terms: Array<{ months: number, rate: number, payment: number, overpayment: number }> }> | null };

export type MethodFactsFragment = { typeId: string, kind: PaymentKind, name: string, description: string | null, tab: PaymentTab, isPrepaid: boolean, periods: Array<number>, limit: number | null, isLimitExceeded: boolean | null, terms: Array<{ months: number, rate: number, payment: number, overpayment: number }> };

export type CreateOrderMutationVariables = Exact<{
  input: OrderCreateInput;
}>;


export type CreateOrderMutation = { orderCreate: { orderKey: string | null, orders: Array<{ id: string, isAwaitingPayment: boolean }> | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null, was: Array<{ sum: number, discount: number, deliveryCost: number, total: number }>, now: Array<{ sum: number, discount: number, deliveryCost: number, total: number }> }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type OrderTotalFragment = { sum: number, discount: number, deliveryCost: number, total: number };

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


export type FastStartQuery = { currentCity: { id: string, name: string }, orders?: { nodes: Array<{ contactName: string, mobilePhone: string, email: string | null, deliveryTypeId: string | null, paymentTypeId: string | null, paymentTypeName: string, store: { id: string } | null, company: { inn: string, name: string } | null }> } | null, order?: { contactName: string, mobilePhone: string, email: string | null, deliveryTypeId: string | null, paymentTypeId: string | null, paymentTypeName: string, store: { id: string } | null, company: { inn: string, name: string } | null } | null, me?: { firstName: string | null, lastName: string | null, phone: string | null, email: string | null } | null, addresses?: Array<{ cityName: string, street: string, houseNumber: string, housing: string | null, building: string | null, floor: string | null, flatNumber: string | null }> | null, checkoutOrders: Array<{ key: string, sum: number, isPreorder: boolean, isDigital: boolean, isOnlyInStores: boolean, items: Array<{ id: string }>, pickup: Array<{ typeId: string, kind: DeliveryKind, cost: number, datetime: string, interval: string | null, timeText: string, day: string, minutes: number | null, storeId: string | null, paymentTypeIds: Array<string> | null, costPrepayment: number, store: { id: string, kind: StoreKind, name: string, address: string, stations: Array<string>, directions: string, longitude: number, latitude: number, workTimeLine: string } | null }>, courier: Array<{ typeId: string, kind: DeliveryKind, cost: number, datetime: string, interval: string | null, timeText: string, day: string, minutes: number | null, storeId: string | null, paymentTypeIds: Array<string> | null, costPrepayment: number }>, expressOptions: Array<{ salePointId: string | null, typeId: string, kind: DeliveryKind, cost: number, datetime: string, interval: string | null, timeText: string, day: string, minutes: number | null, storeId: string | null, paymentTypeIds: Array<string> | null, costPrepayment: number, salePoint: { id: string, kind: StoreKind, name: string, address: string, stations: Array<string>, directions: string, longitude: number, latitude: number, workTimeLine: string } | null }> | null }> | null };

export type AddAloneMutationVariables = Exact<{
  input: BasketAddItemInput;
}>;


export type AddAloneMutation = { basketAddItem: { basket: { id: string } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type SetAloneMutationVariables = Exact<{
  input: BasketSetQuantityInput;
}>;


export type SetAloneMutation = { basketSetQuantity: { basket: { id: string } | null, userErrors: Array<
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

export type SaidFragment = { id: string, author: string, text: string, createdAt: string | null, rate: number | null, pros: string, cons: string, experience: string, images: Array<string>, likesCount: number, dislikesCount: number, myVote: CommentVote | null, isVerified: boolean, isMine: boolean, status: CommentStatus, answers: Array<{ id: string, author: string, text: string, createdAt: string | null, likesCount: number, dislikesCount: number, myVote: CommentVote | null, isExpert: boolean, status: CommentStatus }> };

export type TalkedAboutFragment = { id: string, name: string, url: string, questionsCount: number | null, reviewCounters: { count: number, rating: number | null, distribution: Array<number> } };

export type ProductReviewsQueryVariables = Exact<{
  id: string | number;
  page?: number | null | undefined;
  sort?: CommentSort | null | undefined;
  rates?: Array<number> | number | null | undefined;
  withImages?: boolean | null | undefined;
  query?: string | null | undefined;
}>;


export type ProductReviewsQuery = { product: { tabs: Array<ProductTab> | null, id: string, name: string, url: string, questionsCount: number | null, reviewCounters: { count: number, rating: number | null, distribution: Array<number> } } | null, comments: { totalCount: number, nodes: Array<{ id: string, author: string, text: string, createdAt: string | null, rate: number | null, pros: string, cons: string, experience: string, images: Array<string>, likesCount: number, dislikesCount: number, myVote: CommentVote | null, isVerified: boolean, isMine: boolean, status: CommentStatus, answers: Array<{ id: string, author: string, text: string, createdAt: string | null, likesCount: number, dislikesCount: number, myVote: CommentVote | null, isExpert: boolean, status: CommentStatus }> }>, pageInfo: { pageCount: number } } | null, viewer: { isSignedIn: boolean } };

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


export type ListingQuery = { searchReading?: { redirect: string | null, corrected: string | null, leftOut: Array<string>, nearest: string | null, parts: Array<{ name: string, rest: string }> } | null, listing: { totalCount: number, sort: ListingSort, nodes: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, isLowestPrice: boolean | null, tradeInSticker: number | null, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { type: CreditType, monthlyPayment: number } | null }, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null }>, pageInfo: { pageCount: number, currentPage: number }, facets: Array<{ code: string, name: string, type: FacetType, unit: string | null, min: number | null, max: number | null, values: Array<{ code: string, name: string, count: number }> }> | null } | null, category?: { id: string, code: string, name: string, url: string, children: Array<{ id: string, name: string, url: string }> | null } | null, tags?: Array<{ name: string, url: string }> | null, breadcrumbs: Array<{ name: string, url: string | null }> | null, series?: Array<{ name: string, url: string, brand: { code: string } }> | null, fitting?: { totalCount: number } | null, seo: { title: string | null, description: string | null, h1: string | null, text: string | null, canonical: string | null, robots: string | null, redirect: { url: string, code: number } | null } | null };

export type PopularGoodsQueryVariables = Exact<{ [key: string]: never; }>;


export type PopularGoodsQuery = { mainPage: { brands: Array<{ name: string, url: string }>, recommendations: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, isLowestPrice: boolean | null, tradeInSticker: number | null, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { type: CreditType, monthlyPayment: number } | null }, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null }> } | null };

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


export type FavoritesQuery = { favorites: { productIds: Array<string>, products: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, isLowestPrice: boolean | null, tradeInSticker: number | null, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { type: CreditType, monthlyPayment: number } | null }, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null } | null> | null } | null };

export type ComparedFragment = { id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, isLowestPrice: boolean | null, tradeInSticker: number | null, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, category: { id: string, name: string } | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { type: CreditType, monthlyPayment: number } | null }, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null };

export type ComparisonQueryVariables = Exact<{ [key: string]: never; }>;


export type ComparisonQuery = { comparison: { productIds: Array<string>, products: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, isLowestPrice: boolean | null, tradeInSticker: number | null, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, category: { id: string, name: string } | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { type: CreditType, monthlyPayment: number } | null }, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null } | null> | null } | null };

export type SharedComparisonQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type SharedComparisonQuery = { products: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, isLowestPrice: boolean | null, tradeInSticker: number | null, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, category: { id: string, name: string } | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { type: CreditType, monthlyPayment: number } | null }, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null } | null> | null };

export type OrderInfoQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderInfoQuery = { order: { id: string, cityName: string, status: OrderStatus, statusName: string, isAwaitingPayment: boolean, isActive: boolean, isCancelled: boolean, isPaid: boolean, deliveryDate: string | null, deliveryTimeFrom: string | null, deliveryTimeTo: string | null, deliveryAddress: string, deliveryTypeName: string, deliveryCost: number, discount: number, paymentTypeName: string, paymentStatusName: string, sum: number, sumPrepaid: number, totalSum: number, waitingSum: number, contactName: string, email: string | null, mobilePhone: string, cmsAddressee: string | null, comment: string | null, hasSim: boolean, isCancelable: boolean, isEditable: boolean, receiptUrl: string | null, insertedAt: string, heldUntil: string | null, isPhoneToConfirm: boolean, steps: Array<{ name: string, isActive: boolean }>, store: { id: string, name: string, url: string, address: string, workTimeLine: string, directions: string } | null, discounts: Array<{ actionId: string | null, name: string, promocode: string | null, sum: number }>, company: { inn: string, name: string } | null, employee: { tradePointNumber: string | null, personnelNumber: string | null } | null, deliveryTimes: Array<{ date: string, from: string, to: string }>, items: Array<{ id: string, parentId: string | null, isWarranty: boolean, productId: string, name: string, url: string, image: string, quantity: number, finalPrice: number, sum: number, returned: number }>, exchangeDevices: Array<{ calculatorId: string | null, modelId: string | null, color: string | null, tId: string | null, brand: string | null, model: string | null, memory: number | null, condition: TradeInCondition | null, price: number | null, itemId: string | null }>, refunds: Array<{ id: string, sum: number, status: RefundStatus, reason: RefundReason }> } | null, orderToRepay: { canRepay: boolean } | null };

export type OwnOrderQueryVariables = Exact<{
  id: string | number;
}>;


export type OwnOrderQuery = { order: { id: string, statusName: string, isActive: boolean, isAwaitingPayment: boolean, isPaid: boolean, totalSum: number, heldUntil: string | null, items: Array<{ id: string, name: string }> } | null, orderToRepay: { canRepay: boolean } | null };

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

export type SendOrderCodeMutationVariables = Exact<{
  input: OrderSendCodeInput;
}>;


export type SendOrderCodeMutation = { orderSendCode: { requestId: string | null, userErrors: Array<{ code: UserErrorCode, message: string, field: Array<string> | null }> } | null };

export type OpenOrderMutationVariables = Exact<{
  input: OrderOpenInput;
}>;


export type OpenOrderMutation = { orderOpen: { orderKey: string | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type ProductCreditQueryVariables = Exact<{
  id: string | number;
  supplierId?: string | number | null | undefined;
  warrantyId?: string | number | null | undefined;
}>;


export type ProductCreditQuery = { revoLimit: number | null, product: { id: string, name: string, url: string, tabs: Array<ProductTab> | null, isBuyable: boolean | null, priceOnline: number | null, offer: { price: number }, supplierOffers: Array<{ supplierId: string, supplierName: string, price: number, isBuyable: boolean }> | null, creditOffers: Array<{ kind: CreditKind, limit: number | null, isLimitExceeded: boolean | null, lastTerm: { months: number } | null, terms: Array<{ months: number, label: string | null, payment: number, payments: Array<number>, overpayment: number, rate: number | null, paymentTypeId: string, banks: Array<{ name: string }>, conditions: { priceOfAccessories: number | null, accessories: number, accessoriesPercent: number, installmentLimit: number | null, isLimitExceeded: boolean, isWarrantyAsked: boolean, isWarrantyRecommended: boolean, isCompleted: boolean, notification: string | null } | null }> }> | null, warranties: Array<{ id: string, name: string, priceOnline: number | null, offer: { price: number } }> | null } | null, features: Array<{ key: string, isActive: boolean }> | null, basket: { totalSum: number, items: Array<{ productId: string, parentId: string | null }> } | null };

export type CreditFactsFragment = { id: string, name: string, url: string, tabs: Array<ProductTab> | null, isBuyable: boolean | null, priceOnline: number | null, offer: { price: number }, supplierOffers: Array<{ supplierId: string, supplierName: string, price: number, isBuyable: boolean }> | null, creditOffers: Array<{ kind: CreditKind, limit: number | null, isLimitExceeded: boolean | null, lastTerm: { months: number } | null, terms: Array<{ months: number, label: string | null, payment: number, payments: Array<number>, overpayment: number, rate: number | null, paymentTypeId: string, banks: Array<{ name: string }>, conditions: { priceOfAccessories: number | null, accessories: number, accessoriesPercent: number, installmentLimit: number | null, isLimitExceeded: boolean, isWarrantyAsked: boolean, isWarrantyRecommended: boolean, isCompleted: boolean, notification: string | null } | null }> }> | null, warranties: Array<{ id: string, name: string, priceOnline: number | null, offer: { price: number } }> | null };

export type CreditTermFactsFragment = { months: number, label: string | null, payment: number, payments: Array<number>, overpayment: number, rate: number | null, paymentTypeId: string, banks: Array<{ name: string }>, conditions: { priceOfAccessories: number | null, accessories: number, accessoriesPercent: number, installmentLimit: number | null, isLimitExceeded: boolean, isWarrantyAsked: boolean, isWarrantyRecommended: boolean, isCompleted: boolean, notification: string | null } | null };

export type ProductPageQueryVariables = Exact<{
  id: string | number;
  goods: Array<ActionGoodsInput> | ActionGoodsInput;
  path: string;
  text?: string | null | undefined;
  tx: string | number;
  hasTx: boolean;
}>;


export type ProductPageQuery = { breadcrumbs: Array<{ name: string, url: string | null }> | null, wide: Array<{ id: string, title: string | null, text: string | null, url: string, image: string | null }> | null, mobile: Array<{ id: string, title: string | null, text: string | null, url: string, image: string | null }> | null, product: { description: string | null, country: string | null, youtube: Array<string> | null, article: string | null, tabs: Array<ProductTab> | null, priceOnline: number | null, shortUrl: string, warrantyDays: number | null, isDigital: boolean, isUsed: boolean, isDemo: boolean, id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, isLowestPrice: boolean | null, tradeInSticker: number | null, markdownGrade: string | null, isMarkdown: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, questionsCount: number | null, isBuyableOnCredit: boolean | null, actions: Array<{ id: string, parentId: string | null, name: string, description: string, type: ActionType, isApplicable: boolean, isTradeIn: boolean, paymentNames: Array<string>, isOfSberbank: boolean, specialOfferUrl: string | null, mechanics: Array<{ isDsoRecommended: boolean }>, unmetConditions: Array<{ name: string, products: Array<{ id: string, name: string, url: string } | null> | null }>, presents: Array<{ productId: string, isSelected: boolean, product: { name: string, url: string } | null }>, lines: Array<{ productId: string, quantity: number, price: number | null, finalPrice: number }> }> | null, smartPriceOffer: { totalDiscount: number | null } | null, tradeInBonuses: Array<{ devicesCount: number, discount: number }> | null, sberTerm: { months: number, payment: number } | null, priceHistory: Array<{ at: string, price: number }> | null, brand: { name: string, url: string }, category: { id: string, code: string, name: string, url: string } | null, offerShownInstead: { supplierId: string, supplierName: string, price: number, priceOld: number | null, quantity: number, isBuyable: boolean } | null, comparedModel: { url: string, name: string } | null, rental: { pricePerDay: number | null } | null, offer: { beforeDiscountPrice: number | null, pinkPrice: number | null, price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { periods: Array<number>, type: CreditType, monthlyPayment: number } | null, superPrice: { finalPrice: number, conditions: Array<{ name: string | null }> } | null }, modifications: Array<{ name: string, values: Array<{ productId: string, value: string, url: string, isCurrent: boolean, isAvailable: boolean | null }> }> | null, colors: Array<{ productId: string, name: string, code: string, url: string, isCurrent: boolean }> | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null, distribution: Array<number> }, stickers: Array<{ code: string | null, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null } | null, productAction: { id: string, parentId: string | null, name: string, description: string, type: ActionType, isApplicable: boolean, isTradeIn: boolean, paymentNames: Array<string>, isOfSberbank: boolean, specialOfferUrl: string | null, mechanics: Array<{ isDsoRecommended: boolean }>, unmetConditions: Array<{ name: string, products: Array<{ id: string, name: string, url: string } | null> | null }>, presents: Array<{ productId: string, isSelected: boolean, product: { name: string, url: string } | null }>, lines: Array<{ productId: string, quantity: number, price: number | null, finalPrice: number }> } | null, tradeInDiscount: { discount: number, finalPrice: number | null, discounts: Array<{ actionId: string | null, name: string, promocode: string | null, sum: number }> } | null, smartPrice?: { state: SmartPriceState, smartPrice: { tx: string, tradeinId: string | null, productId: string, totalDiscount: number, discountBenefit: number | null } | null } | null, seo: { title: string | null, description: string | null, h1: string | null, text: string | null, canonical: string | null, robots: string | null, redirect: { url: string, code: number } | null } | null };

export type ProductFrameFragment = { article: string | null, tabs: Array<ProductTab> | null, priceOnline: number | null, shortUrl: string, warrantyDays: number | null, isDigital: boolean, isUsed: boolean, isDemo: boolean, id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, isLowestPrice: boolean | null, tradeInSticker: number | null, markdownGrade: string | null, isMarkdown: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, questionsCount: number | null, brand: { name: string, url: string }, category: { id: string, code: string, name: string, url: string } | null, offerShownInstead: { supplierId: string, supplierName: string, price: number, priceOld: number | null, quantity: number, isBuyable: boolean } | null, comparedModel: { url: string, name: string } | null, rental: { pricePerDay: number | null } | null, offer: { beforeDiscountPrice: number | null, pinkPrice: number | null, price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { periods: Array<number>, type: CreditType, monthlyPayment: number } | null, superPrice: { finalPrice: number, conditions: Array<{ name: string | null }> } | null }, modifications: Array<{ name: string, values: Array<{ productId: string, value: string, url: string, isCurrent: boolean, isAvailable: boolean | null }> }> | null, colors: Array<{ productId: string, name: string, code: string, url: string, isCurrent: boolean }> | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null, distribution: Array<number> }, stickers: Array<{ code: string | null, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null };

export type BannerFactsFragment = { id: string, title: string | null, text: string | null, url: string, image: string | null };

export type ProductShelvesQueryVariables = Exact<{
  id: string | number;
  viewed: Array<string | number> | string | number;
}>;


export type ProductShelvesQuery = { product: { similars: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, isLowestPrice: boolean | null, tradeInSticker: number | null, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { type: CreditType, monthlyPayment: number } | null }, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null }> | null, lookedWith: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, isLowestPrice: boolean | null, tradeInSticker: number | null, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { type: CreditType, monthlyPayment: number } | null }, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null }> | null, compilations: Array<{ id: string, name: string, products: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, isLowestPrice: boolean | null, tradeInSticker: number | null, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { type: CreditType, monthlyPayment: number } | null }, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null }> }> | null } | null, products: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, isLowestPrice: boolean | null, tradeInSticker: number | null, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { type: CreditType, monthlyPayment: number } | null }, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null } | null> | null };

export type ProductSpecificationsQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductSpecificationsQuery = { product: { id: string, specifications: Array<{ groupName: string, items: Array<{ code: string, name: string, value: string, unit: string | null, isMain: boolean }> }> | null } | null };

export type ProductDeliveryFragment = { kind: DeliveryKind, cost: number, timeText: string, day: string, interval: string | null, minutes: number | null, storeId: string | null, store: { id: string, typeId: string, kind: StoreKind, url: string, name: string, address: string, stations: Array<string>, directions: string, longitude: number, latitude: number, workTimeLine: string, convenience: Array<string>, services: Array<string>, isOpen: boolean | null, hoursText: string | null } | null };

export type PartnerDeliveriesQueryVariables = Exact<{
  id: string | number;
  supplierId: string | number;
  sum: number;
}>;


export type PartnerDeliveriesQuery = { product: { id: string, deliveries: Array<{ kind: DeliveryKind, cost: number, timeText: string, day: string, interval: string | null, minutes: number | null, storeId: string | null, store: { id: string, typeId: string, kind: StoreKind, url: string, name: string, address: string, stations: Array<string>, directions: string, longitude: number, latitude: number, workTimeLine: string, convenience: Array<string>, services: Array<string>, isOpen: boolean | null, hoursText: string | null } | null }> | null } | null };

export type ProductAvailabilityQueryVariables = Exact<{
  id: string | number;
  city?: string | number | null | undefined;
}>;


export type ProductAvailabilityQuery = { product: { id: string, tabs: Array<ProductTab> | null, deliveries: Array<{ kind: DeliveryKind, cost: number, timeText: string, day: string, interval: string | null, minutes: number | null, storeId: string | null, store: { id: string, typeId: string, kind: StoreKind, url: string, name: string, address: string, stations: Array<string>, directions: string, longitude: number, latitude: number, workTimeLine: string, convenience: Array<string>, services: Array<string>, isOpen: boolean | null, hoursText: string | null } | null }> | null, stores: Array<{ quantity: number, timeText: string | null, store: { id: string, typeId: string, kind: StoreKind, url: string, name: string, address: string, stations: Array<string>, directions: string, longitude: number, latitude: number, workTimeLine: string, convenience: Array<string>, services: Array<string>, isOpen: boolean | null, hoursText: string | null } }> | null } | null };

export type ProductManualsQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductManualsQuery = { product: { tabs: Array<ProductTab> | null, manuals: Array<{ id: string, name: string, url: string, size: number }> | null } | null };

export type ProductDigitalQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductDigitalQuery = { product: { tabs: Array<ProductTab> | null, isShownAsAvailable: boolean | null, offer: { orderType: OrderType }, availability: { quantity: number | null } | null } | null };

export type ShownOfferFragment = { supplierId: string, supplierName: string, price: number, priceOld: number | null, quantity: number, isBuyable: boolean };

export type ProductSupplierOffersQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductSupplierOffersQuery = { product: { id: string, name: string, url: string, tabs: Array<ProductTab> | null, supplierOffers: Array<{ supplierId: string, supplierName: string, price: number, priceOld: number | null, quantity: number, isBuyable: boolean }> | null } | null };

export type ProductMarkdownOffersQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductMarkdownOffersQuery = { product: { url: string, tabs: Array<ProductTab> | null, markdownOffers: Array<{ product: { id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, isLowestPrice: boolean | null, tradeInSticker: number | null, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { type: CreditType, monthlyPayment: number } | null }, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null } | null }> | null } | null };

export type AddToBasketMutationVariables = Exact<{
  input: BasketAddItemInput;
}>;


export type AddToBasketMutation = { basketAddItem: { basket: { id: string, quantity: number } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type OrderReceiptsQueryVariables = Exact<{
  orderId: string | number;
}>;


export type OrderReceiptsQuery = { orderReceipts: Array<{ number: number, operation: ReceiptOperation, issuedAt: string, shift: number | null, kktRegistration: string | null, fiscalDrive: string | null, fiscalSign: string | null, buyer: string | null, sum: number, cash: number | null, cashless: number | null, vatSum: number | null, qr: string | null, seller: { name: string, inn: string, address: string, taxation: string } | null, items: Array<{ name: string, price: number, quantity: number, sum: number, vatRate: number | null, vatSum: number | null, subject: ReceiptSubject | null, method: ReceiptMethod | null }> }> | null };

export type RepairFrameQueryVariables = Exact<{
  path: string;
  withDevices: boolean;
}>;


export type RepairFrameQuery = { breadcrumbs: Array<{ name: string, url: string | null }> | null, currentCity: { name: string, timeZone: string }, ordinary?: Array<{ id: string, name: string, hasImei: boolean }> | null, major?: Array<{ id: string, name: string, hasImei: boolean }> | null };

export type DeviceTypeFactsFragment = { id: string, name: string, hasImei: boolean };

export type RepairDevicesQueryVariables = Exact<{ [key: string]: never; }>;


export type RepairDevicesQuery = { ordinary: Array<{ id: string, name: string, hasImei: boolean }> | null, major: Array<{ id: string, name: string, hasImei: boolean }> | null };

export type RepairBrandsQueryVariables = Exact<{
  deviceTypeId: string | number;
}>;


export type RepairBrandsQuery = { repairBrands: Array<{ id: string, name: string, code: string | null }> | null };

export type RepairModelsQueryVariables = Exact<{
  brandId: string | number;
  deviceTypeId: string | number;
}>;


export type RepairModelsQuery = { repairModels: Array<{ id: string, name: string }> | null };

export type RepairProblemFactsFragment = { id: string, name: string, cost: number | null, discountedCost: number | null, isInstallation: boolean };

export type RepairProblemsQueryVariables = Exact<{
  deviceTypeId: string | number;
  isMajorAppliance: boolean;
}>;


export type RepairProblemsQuery = { repairDeviceProblems: Array<{ id: string, name: string, cost: number | null, discountedCost: number | null, isInstallation: boolean }> | null };

export type RepairModelProblemsQueryVariables = Exact<{
  modelId: string | number;
}>;


export type RepairModelProblemsQuery = { repairModelProblems: Array<{ id: string, name: string, cost: number | null, discountedCost: number | null, isInstallation: boolean }> | null };

export type RepairPlacesQueryVariables = Exact<{
  brandCode?: string | null | undefined;
}>;


export type RepairPlacesQuery = { stores: Array<{ id: string, typeId: string, name: string, address: string, hoursText: string | null, workTimeLine: string }> | null, serviceCenters: Array<{ id: string, name: string, address: string, phone: string, workTimeLine: string }> | null };

export type RepairPersonQueryVariables = Exact<{ [key: string]: never; }>;


export type RepairPersonQuery = { me: { firstName: string | null, lastName: string | null, phone: string | null, email: string | null } | null };

export type RepairRequestStatusQueryVariables = Exact<{
  id: string | number;
}>;


export type RepairRequestStatusQuery = { repairRequest: { id: string, kind: RepairKind | null, status: RepairStatus, statusName: string, device: string, problem: string, cost: number | null, discountedCost: number | null, handover: RepairHandover | null, place: string, createdAt: string | null, documentIds: Array<string>, history: Array<{ statusName: string, at: string, comment: string }>, address: { street: string, house: string, building: string, entrance: string, floor: string, flat: string, date: string, timeFrom: string, timeTo: string, notes: string } | null } | null };

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


export type TradeInEntryQuery = { tradeInGroups: Array<{ id: string, name: string, code: string | null, singular: string, grades: Array<{ condition: TradeInCondition, letter: string, name: string, description: string, signs: Array<string> }> }> | null, tradeInPopularBrands?: Array<{ id: string, name: string }> | null, tradeInBrandModels?: Array<{ id: string, name: string, models: Array<{ id: string, name: string }> }> | null, tradeInLetterBrands?: Array<{ id: string, name: string }> | null, tradeInLetterModels?: Array<{ id: string, name: string }> | null, tradeInMemoryInfo?: { step: TradeInMemoryStep, memories: Array<{ memory: number, name: string, price: number | null }> } | null, tradeInPrices?: Array<{ memory: number, condition: TradeInCondition, price: number }> | null, tradeInLetterPrices?: Array<{ memory: number, condition: TradeInCondition, price: number }> | null };

export type TradeInColorsQueryVariables = Exact<{
  modelId: string | number;
  calculatorId: string | number;
  memory: number;
  condition: TradeInCondition;
}>;


export type TradeInColorsQuery = { tradeInColors: Array<{ code: string, name: string, price: number | null, hex: string | null }> | null };

export type TradeInSearchQueryVariables = Exact<{
  calculatorId: string | number;
  groupId?: string | number | null | undefined;
  text: string;
}>;


export type TradeInSearchQuery = { tradeInSearch: { totalCount: number, nodes: Array<{ id: string, name: string, brand: string, brandId: string | null, groupId: string | null }> } | null };

export type TradeInNewQueryVariables = Exact<{
  productId: string | number;
}>;


export type TradeInNewQuery = { product: { id: string, name: string, url: string, images: Array<string>, isBuyable: boolean | null, modelId: string | null, offer: { price: number } } | null, tradeInCalculators: Array<{ id: string }> | null };

export type TradeInVariantsQueryVariables = Exact<{
  modelId: string | number;
}>;


export type TradeInVariantsQuery = { tradeInDerivableMemories: Array<{ memory: number, name: string, price: number | null }> | null, tradeInDerivableColorPrices: Array<{ productId: string | null, name: string, hex: string | null, memory: number | null }> | null };

export type TradeInGoodsQueryVariables = Exact<{
  of: ListingOfInput;
}>;


export type TradeInGoodsQuery = { listing: { nodes: Array<{ id: string, name: string, modelId: string | null, images: Array<string>, isBuyable: boolean | null, offer: { price: number } }> } | null };

export type TradeInTileFragment = { id: string, name: string, modelId: string | null, images: Array<string>, isBuyable: boolean | null, offer: { price: number } };

export type SetTradeInMutationVariables = Exact<{
  input: TradeInSetDataInput;
}>;


export type SetTradeInMutation = { tradeInSetData: { exchange: { total: number } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type KeepDeviceMutationVariables = Exact<{
  input: TradeInSaveInput;
}>;


export type KeepDeviceMutation = { tradeInSave: { exchange: { total: number } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type ChooseNewDeviceMutationVariables = Exact<{
  input: TradeInSetDerivableInput;
}>;


export type ChooseNewDeviceMutation = { tradeInSetDerivable: { exchange: { total: number } | null, userErrors: Array<
      | { code: UserErrorCode, message: string, field: Array<string> | null }
      | { code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type DropNewDeviceMutationVariables = Exact<{ [key: string]: never; }>;


export type DropNewDeviceMutation = { tradeInRemoveDerivable: { exchange: { total: number } | null, userErrors: Array<{ code: UserErrorCode, message: string, field: Array<string> | null }> } | null };

export type TradeInPreviewQueryVariables = Exact<{
  input: BasketPreviewInput;
}>;


export type TradeInPreviewQuery = { basketPreview: { sum: number, discount: number, totalSum: number, discounts: Array<{ actionId: string | null, name: string, promocode: string | null, sum: number }> } | null };

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


export type NotificationsQuery = { loyaltyNotifications: { nodes: Array<{ title: string, text: string, url: string | null, happenedAt: string | null }>, pageInfo: { currentPage: number, pageCount: number } } | null };

export type OwnCommentsQueryVariables = Exact<{
  type: CommentType;
  page?: number | null | undefined;
}>;


export type OwnCommentsQuery = { ownComments: { nodes: Array<{ id: string, text: string, createdAt: string | null, rate: number | null, pros: string, cons: string, status: CommentStatus, product: { id: string, name: string, url: string, images: Array<string> } | null, answers: Array<{ id: string, author: string, text: string, createdAt: string | null, isExpert: boolean }> }>, pageInfo: { currentPage: number, pageCount: number } } | null };

export type AdventDoorFragment = { day: number, isGift: boolean, isToday: boolean, isOpen: boolean, title: string | null, text: string | null, url: string | null, image: string | null };

export type AdventCalendarQueryVariables = Exact<{ [key: string]: never; }>;


export type AdventCalendarQuery = { adventCalendar: { isOpen: boolean, opensOn: string, days: Array<{ day: number, isGift: boolean, isToday: boolean, isOpen: boolean, title: string | null, text: string | null, url: string | null, image: string | null }>, gift: { day: number, isGift: boolean, isToday: boolean, isOpen: boolean, title: string | null, text: string | null, url: string | null, image: string | null } | null } | null };

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


export type CatalogueSectionQuery = { listing: { nodes: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, isLowestPrice: boolean | null, tradeInSticker: number | null, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, brand: { name: string }, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { type: CreditType, monthlyPayment: number } | null }, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null }>, facets: Array<{ code: string, values: Array<{ code: string, name: string }> }> | null } | null, banners: Array<{ id: string, title: string | null, text: string | null, url: string, image: string | null }> | null, category: { id: string, code: string, name: string, url: string, productsCount: number | null, children: Array<{ id: string, name: string, url: string, image: string | null, productsCount: number | null, children: Array<{ id: string, name: string, url: string, productsCount: number | null }> | null }> | null } | null, breadcrumbs: Array<{ name: string, url: string | null }> | null, seo: { title: string | null, description: string | null, h1: string | null, text: string | null, canonical: string | null, robots: string | null, redirect: { url: string, code: number } | null } | null };

export type DeliveryPageQueryVariables = Exact<{
  path: string;
  withExample: boolean;
}>;


export type DeliveryPageQuery = { breadcrumbs: Array<{ name: string, url: string | null }> | null, currentCity: { id: string, name: string, declension: string, deliveryTypeIds: Array<string>, paymentTypeIds: Array<string> }, mainPage?: { productOfDay: { product: { id: string, name: string, url: string, deliveries: Array<{ kind: DeliveryKind, cost: number, timeText: string, day: string, interval: string | null, minutes: number | null }> | null } } | null } | null };

export type HomeQueryVariables = Exact<{
  path: string;
  text?: string | null | undefined;
}>;


export type HomeQuery = { mainPage: { blocks: Array<{ name: string, url: string, image: string }>, brands: Array<{ id: string, name: string, url: string, image: string | null }>, productOfDay: { endsAt: string, product: { id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, isLowestPrice: boolean | null, tradeInSticker: number | null, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { type: CreditType, monthlyPayment: number } | null }, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null } } | null, slider: Array<{ id: string, title: string, text: string, button: string, url: string, image: string, imageMobile: string }>, services: Array<{ name: string, url: string, image: string, text: string | null }> } | null, seo: { title: string | null, description: string | null, h1: string | null, text: string | null, canonical: string | null, robots: string | null, redirect: { url: string, code: number } | null } | null };

export type HomeLaterQueryVariables = Exact<{
  viewed: Array<string | number> | string | number;
  newest: string | number;
  withSimilar: boolean;
}>;


export type HomeLaterQuery = { mainPage: { recommendations: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, isLowestPrice: boolean | null, tradeInSticker: number | null, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { type: CreditType, monthlyPayment: number } | null }, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null }> } | null, products: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, isLowestPrice: boolean | null, tradeInSticker: number | null, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { type: CreditType, monthlyPayment: number } | null }, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null } | null> | null, product?: { similars: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, isLowestPrice: boolean | null, tradeInSticker: number | null, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { type: CreditType, monthlyPayment: number } | null }, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null }> | null } | null, specialOffers: { nodes: Array<{ id: string, name: string, url: string, announce: string | null, image: string | null, endsOn: string | null, mechanics: Array<{ code: string, name: string }> }> } | null, articleReviews: { nodes: Array<{ id: string, slug: string, name: string, url: string, announce: string | null, image: string | null, publishedOn: string | null, minutes: number | null, likesCount: number | null, badges: Array<{ code: string, name: string }> }> } | null, news: { nodes: Array<{ id: string, name: string, url: string, publishedOn: string | null }> } | null };

export type HonorQueryVariables = Exact<{ [key: string]: never; }>;


export type HonorQuery = { listing: { totalCount: number, nodes: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, isLowestPrice: boolean | null, tradeInSticker: number | null, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, category: { id: string, code: string, name: string } | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { type: CreditType, monthlyPayment: number } | null }, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null }> } | null, specialOffers: { nodes: Array<{ id: string, name: string, url: string, announce: string | null, image: string | null, endsOn: string | null, mechanics: Array<{ code: string, name: string }> }> } | null, articleReviews: { nodes: Array<{ id: string, slug: string, name: string, url: string, announce: string | null, image: string | null, publishedOn: string | null, minutes: number | null, likesCount: number | null, badges: Array<{ code: string, name: string }> }> } | null };

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


export type NewsItemQuery = { newsItem: { id: string, name: string, url: string, announce: string | null, image: string | null, publishedOn: string | null, body: Array<{ kind: ArticleBlockKind, text: string | null, items: Array<string>, image: string | null }> } | null };

export type OfferTileFragment = { id: string, name: string, url: string, announce: string | null, image: string | null, endsOn: string | null, mechanics: Array<{ code: string, name: string }> };

export type SpecialOffersQueryVariables = Exact<{
  page: number;
  perPage: number;
  filter: SpecialOfferFilterInput;
}>;


export type SpecialOffersQuery = { specialOffers: { totalCount: number, pageInfo: { pageCount: number }, nodes: Array<{ id: string, name: string, url: string, announce: string | null, image: string | null, endsOn: string | null, mechanics: Array<{ code: string, name: string }> }> } | null, specialOfferMechanics: Array<{ code: string, name: string, count: number | null }> | null, specialOfferBrands: Array<{ code: string, name: string, count: number | null }> | null, specialOfferChannels: Array<{ code: string, name: string, count: number | null }> | null };

export type SpecialOfferQueryVariables = Exact<{
  id: string | number;
}>;


export type SpecialOfferQuery = { specialOffer: { startsOn: string | null, productTag: string | null, id: string, name: string, url: string, announce: string | null, image: string | null, endsOn: string | null, body: Array<{ kind: ArticleBlockKind, text: string | null, items: Array<string>, image: string | null }>, brands: Array<{ code: string, name: string }>, channels: Array<{ code: string, name: string }>, products: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, isLowestPrice: boolean | null, tradeInSticker: number | null, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { type: CreditType, monthlyPayment: number } | null }, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null }> | null, previews: Array<{ id: string, name: string, url: string, announce: string | null, image: string | null, endsOn: string | null }> | null, mechanics: Array<{ code: string, name: string }> } | null };

export type RepaymentQueryVariables = Exact<{
  orderId: string | number;
}>;


export type RepaymentQuery = { orderToRepay: { orderId: string, totalSum: number, status: RepaymentStatus, canRepay: boolean, methods: Array<{ typeId: string, kind: PaymentKind, name: string, description: string | null, tab: PaymentTab, isPrepaid: boolean, periods: Array<number>, limit: number | null, isLimitExceeded: boolean | null, terms: Array<{ months: number, rate: number, payment: number, overpayment: number }> }> } | null };

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

export type WholeReviewFragment = { dislikesCount: number | null, vote: ArticleReviewVote | null, id: string, slug: string, name: string, url: string, announce: string | null, image: string | null, publishedOn: string | null, minutes: number | null, likesCount: number | null, category: { code: string, name: string } | null, brand: { code: string, name: string } | null, body: Array<{ kind: ArticleBlockKind, text: string | null, items: Array<string>, image: string | null }>, products: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, isLowestPrice: boolean | null, tradeInSticker: number | null, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { type: CreditType, monthlyPayment: number } | null }, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null }> | null, related: Array<{ id: string, slug: string, name: string, url: string, announce: string | null, image: string | null, publishedOn: string | null, minutes: number | null, likesCount: number | null, badges: Array<{ code: string, name: string }> }>, badges: Array<{ code: string, name: string }> };

export type ReviewQueryVariables = Exact<{
  slug: string;
}>;


export type ReviewQuery = { articleReview: { dislikesCount: number | null, vote: ArticleReviewVote | null, id: string, slug: string, name: string, url: string, announce: string | null, image: string | null, publishedOn: string | null, minutes: number | null, likesCount: number | null, category: { code: string, name: string } | null, brand: { code: string, name: string } | null, body: Array<{ kind: ArticleBlockKind, text: string | null, items: Array<string>, image: string | null }>, products: Array<{ id: string, name: string, modelId: string | null, url: string, images: Array<string>, categoryNameSingular: string, isLowestPrice: boolean | null, tradeInSticker: number | null, markdownGrade: string | null, isMarkdown: boolean, isUsed: boolean, isDemo: boolean, supplierId: string | null, isBuyable: boolean | null, isShownAsAvailable: boolean | null, variant: { edition: string | null, color: { name: string, code: string } | null } | null, offer: { price: number, priceOld: number | null, benefit: number | null, orderType: OrderType, credit: { type: CreditType, monthlyPayment: number } | null }, highlights: Array<{ name: string, value: string }>, reviewCounters: { count: number, rating: number | null }, stickers: Array<{ code: string | null, name: string }>, availability: { isAvailable: boolean, storesCount: number, pickupDayText: string | null, deliveryDayText: string | null, deliveryCost: number | null } | null }> | null, related: Array<{ id: string, slug: string, name: string, url: string, announce: string | null, image: string | null, publishedOn: string | null, minutes: number | null, likesCount: number | null, badges: Array<{ code: string, name: string }> }>, badges: Array<{ code: string, name: string }> } | null };

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


export type ShellQuery = { searchPlaceholders: Array<string> | null, currentCity: { id: string, alias: string, name: string, declension: string, phone: string }, features: Array<{ key: string, isActive: boolean }> | null, menu: Array<{ id: string, name: string, url: string }> | null, basket?: { quantity: number, totalSum: number, items: Array<{ productId: string, supplierId: string | null }> } | null, favorites?: { productIds: Array<string> } | null, comparison?: { productIds: Array<string> } | null, me?: { firstName: string | null, subscribeProductIds: Array<string> } | null, viewer?: { employee: { tradePointNumber: string | null, tradePointName: string | null, personnelNumber: string | null, employeeName: string | null } | null } };

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


export type PanelSectionQuery = { listing: { nodes: Array<{ id: string, name: string, url: string, images: Array<string>, brand: { name: string }, offer: { price: number } }>, facets: Array<{ code: string, values: Array<{ code: string, name: string }> }> | null } | null };

export type SuggestionsQueryVariables = Exact<{
  text: string;
}>;


export type SuggestionsQuery = { searchSuggestions: { queries: Array<string>, categories: Array<{ id: string, name: string, url: string }>, brands: Array<{ id: string, name: string, url: string }>, products: Array<{ id: string, name: string, url: string, image: string, price: number }> } | null };

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
  discount
}
    `, {"fragmentName":"ExchangeFacts"}) as unknown as TypedDocumentString<ExchangeFactsFragment, unknown>;
export const DiscountFactsFragmentDoc = new TypedDocumentString(`
    fragment DiscountFacts on Discount {
  actionId
  name
  promocode
  sum
}
    `, {"fragmentName":"DiscountFacts"}) as unknown as TypedDocumentString<DiscountFactsFragment, unknown>;
export const ExchangeDiscountFragmentDoc = new TypedDocumentString(`
    fragment ExchangeDiscount on TradeInDiscount {
  discount
  finalPrice
  discounts {
    ...DiscountFacts
  }
}
    fragment DiscountFacts on Discount {
  actionId
  name
  promocode
  sum
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
    price
    finalPrice
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
    price
    finalPrice
  }
}`, {"fragmentName":"ExplainedAction"}) as unknown as TypedDocumentString<ExplainedActionFragment, unknown>;
export const SmartPriceFoundFragmentDoc = new TypedDocumentString(`
    fragment SmartPriceFound on SmartPriceInfo {
  state
  smartPrice {
    tx
    tradeinId
    productId
    totalDiscount
    discountBenefit
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
export const OwnOrdersFragmentDoc = new TypedDocumentString(`
    fragment OwnOrders on OrderPage {
  nodes {
    id
    statusName
    isActive
    isAwaitingPayment
    totalSum
    insertedAt
    deliveryDate
    deliveryTimeFrom
    deliveryTimeTo
    items {
      id
      name
      image
      quantity
    }
  }
  totalCount
  pageInfo {
    currentPage
    pageCount
  }
}
    `, {"fragmentName":"OwnOrders"}) as unknown as TypedDocumentString<OwnOrdersFragment, unknown>;
export const AccessoryTileFragmentDoc = new TypedDocumentString(`
    fragment AccessoryTile on Product {
  id
  name
  url
  images
  isBuyable
  priceOnline
  offer {
    price
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
      finalPrice
    }
  }
}
    fragment AccessoryTile on Product {
  id
  name
  url
  images
  isBuyable
  priceOnline
  offer {
    price
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
  priceOnline
  offer {
    price
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
      finalPrice
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
    price
    priceOld
    benefit
    orderType
    credit {
      type
      monthlyPayment
    }
  }
  isLowestPrice
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
  tradeInSticker
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  supplierId
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
    price
    priceOld
    benefit
    orderType
    credit {
      type
      monthlyPayment
    }
  }
  isLowestPrice
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
  tradeInSticker
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  supplierId
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost
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
    `, {"fragmentName":"FamilyLine"}) as unknown as TypedDocumentString<FamilyLineFragment, unknown>;
export const RemovedGoodFragmentDoc = new TypedDocumentString(`
    fragment RemovedGood on Product {
  id
  name
  url
  images
  isBuyable
  isWarranty
  offer {
    price
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
    wasPrice: was
    nowPrice: now
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
    total
  }
  deliveryCost
  total
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
  price
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
    sum
    discount
    totalSum
    bonuses
    discounts {
      ...DiscountFacts
    }
    exchangeDevices {
      ...HandedIn
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
      price
      isPreorder
      isWarranty
      presentOf
      finalPrice
      sum
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
  price
  itemId
}
fragment DiscountFacts on Discount {
  actionId
  name
  promocode
  sum
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
  sum
  isPreorder
  isDigital
  isOnlyInStores
  pickup {
    ...DeliveryFacts
    store {
      ...HandoverPlace
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
  cost
  datetime
  interval
  timeText
  day
  minutes
  storeId
  paymentTypeIds
  costPrepayment
}`, {"fragmentName":"CheckoutOrderFacts"}) as unknown as TypedDocumentString<CheckoutOrderFactsFragment, unknown>;
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
    payment
    overpayment
  }
  limit
  isLimitExceeded
}
    `, {"fragmentName":"MethodFacts"}) as unknown as TypedDocumentString<MethodFactsFragment, unknown>;
export const OrderTotalFragmentDoc = new TypedDocumentString(`
    fragment OrderTotal on OrderTotal {
  sum
  discount
  deliveryCost
  total
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
export const SaidFragmentDoc = new TypedDocumentString(`
    fragment Said on Comment {
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
    `, {"fragmentName":"Said"}) as unknown as TypedDocumentString<SaidFragment, unknown>;
export const EmployeeFactsFragmentDoc = new TypedDocumentString(`
    fragment EmployeeFacts on Employee {
  tradePointNumber
  tradePointName
  personnelNumber
  employeeName
}
    `, {"fragmentName":"EmployeeFacts"}) as unknown as TypedDocumentString<EmployeeFactsFragment, unknown>;
export const ComparedFragmentDoc = new TypedDocumentString(`
    fragment Compared on Product {
  ...Card
  category {
    id
    name
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
    price
    priceOld
    benefit
    orderType
    credit {
      type
      monthlyPayment
    }
  }
  isLowestPrice
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
  tradeInSticker
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  supplierId
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost
  }
}`, {"fragmentName":"Compared"}) as unknown as TypedDocumentString<ComparedFragment, unknown>;
export const CreditTermFactsFragmentDoc = new TypedDocumentString(`
    fragment CreditTermFacts on CreditTerm {
  months
  label
  payment
  payments
  overpayment
  rate
  paymentTypeId
  banks {
    name
  }
  conditions {
    priceOfAccessories
    accessories
    accessoriesPercent
    installmentLimit
    isLimitExceeded
    isWarrantyAsked
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
  priceOnline
  offer {
    price
  }
  supplierOffers {
    supplierId
    supplierName
    price
    isBuyable
  }
  creditOffers(supplierId: $supplierId, warrantyId: $warrantyId) {
    kind
    limit
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
    priceOnline
    offer {
      price
    }
  }
}
    fragment CreditTermFacts on CreditTerm {
  months
  label
  payment
  payments
  overpayment
  rate
  paymentTypeId
  banks {
    name
  }
  conditions {
    priceOfAccessories
    accessories
    accessoriesPercent
    installmentLimit
    isLimitExceeded
    isWarrantyAsked
    isWarrantyRecommended
    isCompleted
    notification
  }
}`, {"fragmentName":"CreditFacts"}) as unknown as TypedDocumentString<CreditFactsFragment, unknown>;
export const ShownOfferFragmentDoc = new TypedDocumentString(`
    fragment ShownOffer on SupplierOffer {
  supplierId
  supplierName
  price
  priceOld
  quantity
  isBuyable
}
    `, {"fragmentName":"ShownOffer"}) as unknown as TypedDocumentString<ShownOfferFragment, unknown>;
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
    ...ShownOffer
  }
  ...TalkedAbout
  priceOnline
  shortUrl
  comparedModel {
    url
    name
  }
  rental {
    pricePerDay
  }
  offer {
    beforeDiscountPrice
    credit {
      periods
    }
    pinkPrice
    superPrice {
      finalPrice
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
    price
    priceOld
    benefit
    orderType
    credit {
      type
      monthlyPayment
    }
  }
  isLowestPrice
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
  tradeInSticker
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  supplierId
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
fragment ShownOffer on SupplierOffer {
  supplierId
  supplierName
  price
  priceOld
  quantity
  isBuyable
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
  cost
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
export const DeviceTypeFactsFragmentDoc = new TypedDocumentString(`
    fragment DeviceTypeFacts on RepairDeviceType {
  id
  name
  hasImei
}
    `, {"fragmentName":"DeviceTypeFacts"}) as unknown as TypedDocumentString<DeviceTypeFactsFragment, unknown>;
export const RepairProblemFactsFragmentDoc = new TypedDocumentString(`
    fragment RepairProblemFacts on RepairProblem {
  id
  name
  cost
  discountedCost
  isInstallation
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
    price
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
    price
    priceOld
    benefit
    orderType
    credit {
      type
      monthlyPayment
    }
  }
  isLowestPrice
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
  tradeInSticker
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  supplierId
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
      total
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
}`, {"hash":"sha256:da563c42d2ecc7aa1e326c7aa9c9f8200de5dd39eff5700cf610fcd60ace9f60"}) as unknown as TypedDocumentString<TakeDeviceBackMutation, TakeDeviceBackMutationVariables>;
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
    price
    finalPrice
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
}`, {"hash":"sha256:c4918538d76f84450fbae5a31defbfa3227e169600c131ba244bf64ba6abfebf"}) as unknown as TypedDocumentString<AccessoryActionQuery, AccessoryActionQueryVariables>;
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
    price
    finalPrice
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
}`, {"hash":"sha256:dd5a54584cd2dade1fd4a31782227cd42478dec3123661e9de1db360b5b14d68"}) as unknown as TypedDocumentString<OfferActionQuery, OfferActionQueryVariables>;
export const ProductSmartPriceDocument = new TypedDocumentString(`
    query ProductSmartPrice($id: ID!) {
  product(id: $id) {
    id
    url
    smartPriceOffer {
      totalDiscount
    }
  }
}
    `, {"hash":"sha256:1465953c7c6b15b47dfbca44df6b9e806fd204e9a604bf0645d24bac0231d15f"}) as unknown as TypedDocumentString<ProductSmartPriceQuery, ProductSmartPriceQueryVariables>;
export const BeginSmartPriceDocument = new TypedDocumentString(`
    mutation BeginSmartPrice($input: SmartPriceBeginInput!) {
  smartPriceBegin(input: $input) {
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
}`, {"hash":"sha256:59c903f91bab9060eff888c5c64dc9ecc1ee51377f2fa915025d27adecb38ba2"}) as unknown as TypedDocumentString<BeginSmartPriceMutation, BeginSmartPriceMutationVariables>;
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
  store(id: $id) {
    ...PlaceFacts
    brand
    images
    city {
      id
      name
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
}`, {"hash":"sha256:2e378cf2c313a61a6d5191abd9d0a2a35a25d33f6564293cfd64967c03f6087a"}) as unknown as TypedDocumentString<StorePageQuery, StorePageQueryVariables>;
export const AccountOrdersDocument = new TypedDocumentString(`
    query AccountOrders($page: Int) {
  orders(page: $page, perPage: 10) {
    ...OwnOrders
  }
}
    fragment OwnOrders on OrderPage {
  nodes {
    id
    statusName
    isActive
    isAwaitingPayment
    totalSum
    insertedAt
    deliveryDate
    deliveryTimeFrom
    deliveryTimeTo
    items {
      id
      name
      image
      quantity
    }
  }
  totalCount
  pageInfo {
    currentPage
    pageCount
  }
}`, {"hash":"sha256:9418bfeced45b8451c9b0dab310235f7b436778670bca2a89445a06ba320db69"}) as unknown as TypedDocumentString<AccountOrdersQuery, AccountOrdersQueryVariables>;
export const AccountOverviewDocument = new TypedDocumentString(`
    query AccountOverview {
  orders(page: 1, perPage: 10) {
    ...OwnOrders
  }
  loyaltyNotifications(perPage: 1) {
    totalCount
  }
  reviews: ownComments(type: REVIEW, perPage: 1) {
    totalCount
  }
  questions: ownComments(type: QUESTION, perPage: 1) {
    totalCount
  }
  addresses {
    id
  }
}
    fragment OwnOrders on OrderPage {
  nodes {
    id
    statusName
    isActive
    isAwaitingPayment
    totalSum
    insertedAt
    deliveryDate
    deliveryTimeFrom
    deliveryTimeTo
    items {
      id
      name
      image
      quantity
    }
  }
  totalCount
  pageInfo {
    currentPage
    pageCount
  }
}`, {"hash":"sha256:5e465204577ba5f873be3183341d3b2bae3de7d7aa7e74a9b38b0fcbde1636bd"}) as unknown as TypedDocumentString<AccountOverviewQuery, AccountOverviewQueryVariables>;
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
    totalSum
    insertedAt
  }
}
    `, {"hash":"sha256:ed5625ba024e3dba52e1ba802e563c24904c153a955c04c9750461813b3b85bb"}) as unknown as TypedDocumentString<TrackedOrderQuery, TrackedOrderQueryVariables>;
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
  me @include(if: $isSignedIn) {
    ...ViewerFacts
  }
  loyaltyCards @include(if: $isSignedIn) {
    id
    ean
    balance
    isActive
    entries {
      kind
      amount
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
}`, {"hash":"sha256:32f134ac29d0b865a05769b0cfa78202d42cbb6083aaa2fc11c134b1723cc72c"}) as unknown as TypedDocumentString<BonusPageQuery, BonusPageQueryVariables>;
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
    maxAmount
    balance
  }
}
    `, {"hash":"sha256:3acf84e2f879e5806f56af8322092edbe699abea60bbffa8b31e210296d3dcac"}) as unknown as TypedDocumentString<BonusLimitQuery, BonusLimitQueryVariables>;
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
    price
    priceOld
    benefit
    orderType
    credit {
      type
      monthlyPayment
    }
  }
  isLowestPrice
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
  tradeInSticker
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  supplierId
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
fragment AccessoryTile on Product {
  id
  name
  url
  images
  isBuyable
  priceOnline
  offer {
    price
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
      finalPrice
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
}`, {"hash":"sha256:aa4f27fe85728b7d0a391de8c9a31e4ee54dfb4b48487d9bee794772734ecf09"}) as unknown as TypedDocumentString<ProductAccessoriesQuery, ProductAccessoriesQueryVariables>;
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
  priceOnline
  offer {
    price
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
      finalPrice
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
}`, {"hash":"sha256:e7a1ed3e6e5f82258f85ca76dbcfce96ce9709583e90da0d9ded1f7860e69635"}) as unknown as TypedDocumentString<ProductBundleQuery, ProductBundleQueryVariables>;
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
    price
    finalPrice
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
  priceOnline
  offer {
    price
  }
}
fragment PageSeo on Query {
  seo(path: $path, query: $text) {
    ...SeoText
  }
}`, {"hash":"sha256:a45b853c266677da3695a65afb32e35862198b94d735798e376e589a21d32cd6"}) as unknown as TypedDocumentString<AccessorySelectionQuery, AccessorySelectionQueryVariables>;
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
  finalPrice
  sum
  product {
    id
    name
    url
    images
    isDigital
  }
}`, {"hash":"sha256:0d645ac9eecf89ef608a8c16c78194290479a685714a088146e7f8ec69bfd37a"}) as unknown as TypedDocumentString<BasketFamiliesQuery, BasketFamiliesQueryVariables>;
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
fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:17f395ae9c81e4df9ac8ab09d80ec14c6918f9b230c7c33879904b20c82bfe7f"}) as unknown as TypedDocumentString<AddMainMutation, AddMainMutationVariables>;
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
fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:ddbd9f297e925f5eee4f63bf93da088ad2a4d55a7b41601065204bea13691ba5"}) as unknown as TypedDocumentString<AddAccessoryMutation, AddAccessoryMutationVariables>;
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
fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:4d25311c08d7ec232c0a716fdd1c588f7ec92636265abc126609c5deb7b3109c"}) as unknown as TypedDocumentString<AddWarrantyMutation, AddWarrantyMutationVariables>;
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
      price
      product {
        id
        name
      }
    }
    discounts {
      ...DiscountFacts
    }
    sum
    discount
    totalSum
    term(paymentTypeId: $paymentTypeId, months: $months) @include(if: $isLent) {
      months
      rate
      payment
      overpayment
    }
  }
}
    fragment DiscountFacts on Discount {
  actionId
  name
  promocode
  sum
}`, {"hash":"sha256:786ca27047344a6138126f38e0b8b903ad341a74f94a926ffcbd931bd04aa1ea"}) as unknown as TypedDocumentString<BundlePreviewQuery, BundlePreviewQueryVariables>;
export const BasketPageDocument = new TypedDocumentString(`
    query BasketPage($path: String!, $text: String, $removed: [ID!]!, $elsewhere: [ID!]!) {
  ...PageSeo
  basket {
    revision
    ...BasketSmartPriceFacts
    quantity
    sum
    discount
    totalSum
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
    items {
      id
      productId
      parentId
      supplierId
      isWarranty
      warrantyPrice
      quantity
      maxQuantity
      isAvailable
      isPreorder
      presentOf
      discounts {
        ...DiscountFacts
      }
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
        availability {
          isAvailable
          pickupDayText
          deliveryDayText
          deliveryCost
        }
      }
    }
    orders {
      key
      isPreorder
      items {
        id
      }
      sum
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
  price
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
    price
    finalPrice
  }
}
fragment DiscountFacts on Discount {
  actionId
  name
  promocode
  sum
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
  offer {
    price
  }
}
fragment BasketChangeFacts on BasketChange {
  __typename
  item {
    id
  }
  ... on BasketPriceChange {
    wasPrice: was
    nowPrice: now
  }
  ... on BasketQuantityChange {
    was
    now
  }
}
fragment PageSeo on Query {
  seo(path: $path, query: $text) {
    ...SeoText
  }
}`, {"hash":"sha256:8bd3c2096c02b5a39a7acf63bf282f40b9205da4429d4a77a1cf7861cd7bcfd0"}) as unknown as TypedDocumentString<BasketPageQuery, BasketPageQueryVariables>;
export const RemovedOfPartnersDocument = new TypedDocumentString(`
    query RemovedOfPartners($ids: [ID!]!) {
  products(ids: $ids) {
    ...RemovedGood
    supplierOffers {
      supplierId
      price
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
  offer {
    price
  }
}`, {"hash":"sha256:0d904d28cd2ec7768a190311dbf3279c79f419d1ebcf997a833fd3cd5ed881df"}) as unknown as TypedDocumentString<RemovedOfPartnersQuery, RemovedOfPartnersQueryVariables>;
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
    wasPrice: was
    nowPrice: now
  }
  ... on BasketQuantityChange {
    was
    now
  }
}`, {"hash":"sha256:bcf5aadf492aca0463e9748966c32246d033584294fa53b144875b453e75794c"}) as unknown as TypedDocumentString<BasketChangesQuery, BasketChangesQueryVariables>;
export const SetBasketQuantityDocument = new TypedDocumentString(`
    mutation SetBasketQuantity($input: BasketSetQuantityInput!) {
  basketSetQuantity(input: $input) {
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
}`, {"hash":"sha256:7823546e0d9438e58f3071da6aee3cc01e1082ddc1b88925458907e22ed12124"}) as unknown as TypedDocumentString<SetBasketQuantityMutation, SetBasketQuantityMutationVariables>;
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
}`, {"hash":"sha256:b7a829288c3eda7a9bead9a8be72250572e36a725c1fb845f1e5f9327991ceaf"}) as unknown as TypedDocumentString<SetPromocodeMutation, SetPromocodeMutationVariables>;
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
  price
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
  sum
}
fragment BasketSmartPriceFacts on Basket {
  smartPrice {
    state
  }
}
fragment QuoteFacts on OrderQuote {
  orders {
    orderKey
    total
  }
  deliveryCost
  total
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
    sum
    discount
    totalSum
    bonuses
    discounts {
      ...DiscountFacts
    }
    exchangeDevices {
      ...HandedIn
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
      price
      isPreorder
      isWarranty
      presentOf
      finalPrice
      sum
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
    payment
    overpayment
  }
  limit
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
}`, {"hash":"sha256:5b66684feee5abc975842f7b3eb69cd0c0948fef6b3e2e4a9b9a6ea0cb5c244f"}) as unknown as TypedDocumentString<CheckoutQuery, CheckoutQueryVariables>;
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
fragment CheckoutOrderFacts on CheckoutOrder {
  key
  items {
    id
  }
  sum
  isPreorder
  isDigital
  isOnlyInStores
  pickup {
    ...DeliveryFacts
    store {
      ...HandoverPlace
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
}`, {"hash":"sha256:c52a4f297872545fb3246693a75adf70fb0af2ee68b80f9538c0b0fe676ce662"}) as unknown as TypedDocumentString<CheckoutDeliveriesQuery, CheckoutDeliveriesQueryVariables>;
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
  price
  itemId
}
fragment DiscountFacts on Discount {
  actionId
  name
  promocode
  sum
}
fragment BasketSmartPriceFacts on Basket {
  smartPrice {
    state
  }
}
fragment QuoteFacts on OrderQuote {
  orders {
    orderKey
    total
  }
  deliveryCost
  total
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
    sum
    discount
    totalSum
    bonuses
    discounts {
      ...DiscountFacts
    }
    exchangeDevices {
      ...HandedIn
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
      price
      isPreorder
      isWarranty
      presentOf
      finalPrice
      sum
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
}`, {"hash":"sha256:5011b49a049efa712a3e225e52b452df5e3cfcd60cd360e330ebe39db1feab96"}) as unknown as TypedDocumentString<CheckoutBasketQuery, CheckoutBasketQueryVariables>;
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
    payment
    overpayment
  }
  limit
  isLimitExceeded
}`, {"hash":"sha256:1122d5beba24dad91416febfd6536ace49be33aecb707a5ab7a6d015299627af"}) as unknown as TypedDocumentString<CheckoutMethodsQuery, CheckoutMethodsQueryVariables>;
export const CreateOrderDocument = new TypedDocumentString(`
    mutation CreateOrder($input: OrderCreateInput!) {
  orderCreate(input: $input) {
    orders {
      id
      isAwaitingPayment
    }
    orderKey
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
  sum
  discount
  deliveryCost
  total
}
fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:dd8b64e10fc8e7e9dce469958b1715210c8fe0fc65d0e402bf545b6c00bc8810"}) as unknown as TypedDocumentString<CreateOrderMutation, CreateOrderMutationVariables>;
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
fragment CheckoutOrderFacts on CheckoutOrder {
  key
  items {
    id
  }
  sum
  isPreorder
  isDigital
  isOnlyInStores
  pickup {
    ...DeliveryFacts
    store {
      ...HandoverPlace
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
}`, {"hash":"sha256:aeb030dbfd75c0a55b5cc6fe83c4d5b4429059e7965eca3395b19126ab265df1"}) as unknown as TypedDocumentString<FastStartQuery, FastStartQueryVariables>;
export const AddAloneDocument = new TypedDocumentString(`
    mutation AddAlone($input: BasketAddItemInput!) {
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
}`, {"hash":"sha256:3f53ba9b1bedc0bae5f43e306baefc2fa698940eee0f5ac5480bfa583235b775"}) as unknown as TypedDocumentString<AddAloneMutation, AddAloneMutationVariables>;
export const SetAloneDocument = new TypedDocumentString(`
    mutation SetAlone($input: BasketSetQuantityInput!) {
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
}`, {"hash":"sha256:bc56818aa473f5eee0e867e16c2907d8adbbac3ebf777d6900a00d0b987f63fa"}) as unknown as TypedDocumentString<SetAloneMutation, SetAloneMutationVariables>;
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
    query ProductReviews($id: ID!, $page: Int, $sort: CommentSort, $rates: [Int!], $withImages: Boolean, $query: String) {
  product(id: $id) {
    ...TalkedAbout
    tabs
  }
  comments(
    type: REVIEW
    ownerId: $id
    page: $page
    perPage: 10
    sort: $sort
    rates: $rates
    withImages: $withImages
    query: $query
  ) {
    nodes {
      ...Said
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
    fragment Said on Comment {
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
}`, {"hash":"sha256:6665f35a344d80d3425dd98ebcb75038f89a3fc67563d9b61546cdb38689b064"}) as unknown as TypedDocumentString<ProductReviewsQuery, ProductReviewsQueryVariables>;
export const ProductQuestionsDocument = new TypedDocumentString(`
    query ProductQuestions($id: ID!, $page: Int, $sort: CommentSort) {
  product(id: $id) {
    ...TalkedAbout
  }
  comments(type: QUESTION, ownerId: $id, page: $page, perPage: 10, sort: $sort) {
    nodes {
      ...Said
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
    fragment Said on Comment {
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
}`, {"hash":"sha256:94cd311f5b04b8b66ad1dfc42b45033b801e60a8b9fe037603012028109c1d04"}) as unknown as TypedDocumentString<ProductQuestionsQuery, ProductQuestionsQueryVariables>;
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
export const ListingDocument = new TypedDocumentString(`
    query Listing($of: ListingOfInput!, $page: Int!, $sort: ListingSort!, $filters: [FilterInput!]!, $path: String!, $text: String, $breadcrumbsOf: String!, $categoryId: ID!, $isInCategory: Boolean!, $isSearch: Boolean!, $searched: String!, $asTyped: Boolean!, $fitting: ListingOfInput!, $isOfBrand: Boolean!) {
  ...PageSeo
  searchReading(text: $searched, asTyped: $asTyped) @include(if: $isSearch) {
    redirect
    corrected
    leftOut
    parts {
      name
      rest
    }
    nearest
  }
  listing(of: $of, page: $page, sort: $sort, filters: $filters) {
    nodes {
      ...Card
    }
    totalCount
    pageInfo {
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
    price
    priceOld
    benefit
    orderType
    credit {
      type
      monthlyPayment
    }
  }
  isLowestPrice
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
  tradeInSticker
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  supplierId
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
}
fragment PageSeo on Query {
  seo(path: $path, query: $text) {
    ...SeoText
  }
}`, {"hash":"sha256:154a1eb3c03698f7d9f88d2544617d160958d794536c5d81e65db36dc0f3fcd2"}) as unknown as TypedDocumentString<ListingQuery, ListingQueryVariables>;
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
    price
    priceOld
    benefit
    orderType
    credit {
      type
      monthlyPayment
    }
  }
  isLowestPrice
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
  tradeInSticker
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  supplierId
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost
  }
}`, {"hash":"sha256:fb399ecb08f6e7beb6670658e747ca51bd4fdb45668d248ac2200dfd32ab5b30"}) as unknown as TypedDocumentString<PopularGoodsQuery, PopularGoodsQueryVariables>;
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
    price
    priceOld
    benefit
    orderType
    credit {
      type
      monthlyPayment
    }
  }
  isLowestPrice
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
  tradeInSticker
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  supplierId
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost
  }
}`, {"hash":"sha256:7052d3be4454b4d1c90bc0b641b5ee7536e275e50ff27cc925b76151ffafaac0"}) as unknown as TypedDocumentString<FavoritesQuery, FavoritesQueryVariables>;
export const ComparisonDocument = new TypedDocumentString(`
    query Comparison {
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
    price
    priceOld
    benefit
    orderType
    credit {
      type
      monthlyPayment
    }
  }
  isLowestPrice
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
  tradeInSticker
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  supplierId
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
fragment Compared on Product {
  ...Card
  category {
    id
    name
  }
}`, {"hash":"sha256:2f6298c5a68e610c6a5795ac6313e2f4eb55d565edc448a182217f3dbf26cfcb"}) as unknown as TypedDocumentString<ComparisonQuery, ComparisonQueryVariables>;
export const SharedComparisonDocument = new TypedDocumentString(`
    query SharedComparison($ids: [ID!]!) {
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
    price
    priceOld
    benefit
    orderType
    credit {
      type
      monthlyPayment
    }
  }
  isLowestPrice
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
  tradeInSticker
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  supplierId
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
fragment Compared on Product {
  ...Card
  category {
    id
    name
  }
}`, {"hash":"sha256:9660ff7fcf020ed21339c69b5e9209bd79adea80bc1c85a4c86685a43bdabcbf"}) as unknown as TypedDocumentString<SharedComparisonQuery, SharedComparisonQueryVariables>;
export const OrderInfoDocument = new TypedDocumentString(`
    query OrderInfo($id: ID!) {
  order(id: $id) {
    id
    cityName
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
    deliveryCost
    store {
      id
      name
      url
      address
      workTimeLine
      directions
    }
    discount
    discounts {
      ...DiscountFacts
    }
    paymentTypeName
    paymentStatusName
    sum
    sumPrepaid
    totalSum
    waitingSum
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
      finalPrice
      sum
      returned
    }
    exchangeDevices {
      ...HandedIn
      calculatorId
      modelId
      color
    }
    refunds {
      id
      sum
      status
      reason
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
  price
  itemId
}
fragment DiscountFacts on Discount {
  actionId
  name
  promocode
  sum
}`, {"hash":"sha256:04340295bfa9ba565daaa6bf3572f8b10a47ab0eea58ed7ac3e4e716512c92c9"}) as unknown as TypedDocumentString<OrderInfoQuery, OrderInfoQueryVariables>;
export const OwnOrderDocument = new TypedDocumentString(`
    query OwnOrder($id: ID!) {
  order(id: $id) {
    id
    statusName
    isActive
    isAwaitingPayment
    isPaid
    totalSum
    heldUntil
    items {
      id
      name
    }
  }
  orderToRepay(orderId: $id) {
    canRepay
  }
}
    `, {"hash":"sha256:c62dc3943a456c966d88967bde3f5c0510be27e569a31147d783029cf2812055"}) as unknown as TypedDocumentString<OwnOrderQuery, OwnOrderQueryVariables>;
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
    orderKey
    userErrors {
      ...UserErrors
    }
  }
}
    fragment UserErrors on UserError {
  code
  message
  field
}`, {"hash":"sha256:f1db64e10685980428c358b4a495ce08e499674a49825517a5cf1f3c1aa1e010"}) as unknown as TypedDocumentString<OpenOrderMutation, OpenOrderMutationVariables>;
export const ProductCreditDocument = new TypedDocumentString(`
    query ProductCredit($id: ID!, $supplierId: ID, $warrantyId: ID) {
  product(id: $id) {
    ...CreditFacts
  }
  features {
    key
    isActive
  }
  revoLimit
  basket {
    totalSum
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
  priceOnline
  offer {
    price
  }
  supplierOffers {
    supplierId
    supplierName
    price
    isBuyable
  }
  creditOffers(supplierId: $supplierId, warrantyId: $warrantyId) {
    kind
    limit
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
    priceOnline
    offer {
      price
    }
  }
}
fragment CreditTermFacts on CreditTerm {
  months
  label
  payment
  payments
  overpayment
  rate
  paymentTypeId
  banks {
    name
  }
  conditions {
    priceOfAccessories
    accessories
    accessoriesPercent
    installmentLimit
    isLimitExceeded
    isWarrantyAsked
    isWarrantyRecommended
    isCompleted
    notification
  }
}`, {"hash":"sha256:47744079efd84e1159e424bcf24e66b0ad0550a9e70cabec32fb4293d51d1870"}) as unknown as TypedDocumentString<ProductCreditQuery, ProductCreditQueryVariables>;
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
    }
    smartPriceOffer {
      totalDiscount
    }
    tradeInBonuses {
      ...ExchangeFacts
    }
    sberTerm {
      months
      payment
    }
    isBuyableOnCredit: isBuyable(onCredit: true)
    priceHistory {
      at
      price
    }
  }
  productAction(products: $goods) {
    ...PromotionFacts
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
  discount
}
fragment ExchangeDiscount on TradeInDiscount {
  discount
  finalPrice
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
    price
    priceOld
    benefit
    orderType
    credit {
      type
      monthlyPayment
    }
  }
  isLowestPrice
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
  tradeInSticker
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  supplierId
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
}
fragment PromotionFacts on Action {
  id
  parentId
  name
  description
  type
  isApplicable
  isTradeIn
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
    price
    finalPrice
  }
}
fragment DiscountFacts on Discount {
  actionId
  name
  promocode
  sum
}
fragment SmartPriceFound on SmartPriceInfo {
  state
  smartPrice {
    tx
    tradeinId
    productId
    totalDiscount
    discountBenefit
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
    ...ShownOffer
  }
  ...TalkedAbout
  priceOnline
  shortUrl
  comparedModel {
    url
    name
  }
  rental {
    pricePerDay
  }
  offer {
    beforeDiscountPrice
    credit {
      periods
    }
    pinkPrice
    superPrice {
      finalPrice
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
  }
}
fragment BannerFacts on Banner {
  id
  title
  text
  url
  image
}
fragment ShownOffer on SupplierOffer {
  supplierId
  supplierName
  price
  priceOld
  quantity
  isBuyable
}
fragment PageSeo on Query {
  seo(path: $path, query: $text) {
    ...SeoText
  }
}`, {"hash":"sha256:5effefc353649cf0ff9486d0ca94ace79dba12d2726055c18923b4c45051018d"}) as unknown as TypedDocumentString<ProductPageQuery, ProductPageQueryVariables>;
export const ProductShelvesDocument = new TypedDocumentString(`
    query ProductShelves($id: ID!, $viewed: [ID!]!) {
  product(id: $id) {
    similars {
      ...Card
    }
    lookedWith {
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
    price
    priceOld
    benefit
    orderType
    credit {
      type
      monthlyPayment
    }
  }
  isLowestPrice
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
  tradeInSticker
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  supplierId
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost
  }
}`, {"hash":"sha256:3bffbdd30caa0fa0f15924b0a346a59fc25366b2a6700e3e3bbddfb06acc0731"}) as unknown as TypedDocumentString<ProductShelvesQuery, ProductShelvesQueryVariables>;
export const ProductSpecificationsDocument = new TypedDocumentString(`
    query ProductSpecifications($id: ID!) {
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
    `, {"hash":"sha256:c26f55bea4b0ca963984c565556aa0e62b0507d80635a62ce02b5b65412622f7"}) as unknown as TypedDocumentString<ProductSpecificationsQuery, ProductSpecificationsQueryVariables>;
export const PartnerDeliveriesDocument = new TypedDocumentString(`
    query PartnerDeliveries($id: ID!, $supplierId: ID!, $sum: Rubles!) {
  product(id: $id) {
    id
    deliveries(supplierId: $supplierId, sum: $sum) {
      ...ProductDelivery
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
  cost
  timeText
  day
  interval
  minutes
  storeId
  store {
    ...PlaceFacts
  }
}`, {"hash":"sha256:8d38c2edee4872df90d68eca5e87fee7f89c60d99cf5d85a376161a83447fba1"}) as unknown as TypedDocumentString<PartnerDeliveriesQuery, PartnerDeliveriesQueryVariables>;
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
  cost
  timeText
  day
  interval
  minutes
  storeId
  store {
    ...PlaceFacts
  }
}`, {"hash":"sha256:dca080d51bd2b07d0ee1c767c65af450b806074d140a45a55484664d86131e58"}) as unknown as TypedDocumentString<ProductAvailabilityQuery, ProductAvailabilityQueryVariables>;
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
    }
  }
}
    `, {"hash":"sha256:9486b15d26109b01423691fb80ec3118233368a53709928baac76925a9e3a5a9"}) as unknown as TypedDocumentString<ProductDigitalQuery, ProductDigitalQueryVariables>;
export const ProductSupplierOffersDocument = new TypedDocumentString(`
    query ProductSupplierOffers($id: ID!) {
  product(id: $id) {
    id
    name
    url
    tabs
    supplierOffers {
      ...ShownOffer
    }
  }
}
    fragment ShownOffer on SupplierOffer {
  supplierId
  supplierName
  price
  priceOld
  quantity
  isBuyable
}`, {"hash":"sha256:12ab28e7268cae87a7a4f774f02cb13aa03c4e45545b0e79bc1cf8f040c1c8f2"}) as unknown as TypedDocumentString<ProductSupplierOffersQuery, ProductSupplierOffersQueryVariables>;
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
    price
    priceOld
    benefit
    orderType
    credit {
      type
      monthlyPayment
    }
  }
  isLowestPrice
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
  tradeInSticker
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  supplierId
  isBuyable
  isShownAsAvailable
  availability {
    isAvailable
    storesCount
    pickupDayText
    deliveryDayText
    deliveryCost
  }
}`, {"hash":"sha256:9083bb74da3ab1defb343b2de3a2aaaa656e81ce41a8edc4d081098aa346e95a"}) as unknown as TypedDocumentString<ProductMarkdownOffersQuery, ProductMarkdownOffersQueryVariables>;
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
      price
      quantity
      sum
      vatRate
      vatSum
      subject
      method
    }
    sum
    cash
    cashless
    vatSum
    qr
  }
}
    `, {"hash":"sha256:f3e1240d7b1cd181aabaffa6c1e17a43906084bb69914609bc73b9d8d01182ce"}) as unknown as TypedDocumentString<OrderReceiptsQuery, OrderReceiptsQueryVariables>;
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
  hasImei
}`, {"hash":"sha256:eaa6d7ce47befa1360f0f96d6eb418a043860e274e4e0457946dfa9a93aa28e7"}) as unknown as TypedDocumentString<RepairFrameQuery, RepairFrameQueryVariables>;
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
  hasImei
}`, {"hash":"sha256:b1944041b26fbff9b9c108fa10330de406cf4435729a833a34e63aa0f465b8f7"}) as unknown as TypedDocumentString<RepairDevicesQuery, RepairDevicesQueryVariables>;
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
  cost
  discountedCost
  isInstallation
}`, {"hash":"sha256:98935810a171facde59b0ef737652879914a401f081312bc26b6fb8027cf2034"}) as unknown as TypedDocumentString<RepairProblemsQuery, RepairProblemsQueryVariables>;
export const RepairModelProblemsDocument = new TypedDocumentString(`
    query RepairModelProblems($modelId: ID!) {
  repairModelProblems(modelId: $modelId) {
    ...RepairProblemFacts
  }
}
    fragment RepairProblemFacts on RepairProblem {
  id
  name
  cost
  discountedCost
  isInstallation
}`, {"hash":"sha256:fff92fb43d4d2bcbf09b88acc9784a8a46e467c0b310b0c294430f6b007a7da3"}) as unknown as TypedDocumentString<RepairModelProblemsQuery, RepairModelProblemsQueryVariables>;
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
    cost
    discountedCost
    handover
    place
    createdAt
    documentIds
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
    `, {"hash":"sha256:5aa1d97c5255592ec5df57d88518ba13fb18c05d798d5127c1294cc53901ea0d"}) as unknown as TypedDocumentString<RepairRequestStatusQuery, RepairRequestStatusQueryVariables>;
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
  }
  tradeInMemoryInfo(modelId: $modelId, calculatorId: $calculatorId) @include(if: $hasModel) {
    step
    memories {
      memory
      name
      price
    }
  }
  tradeInPrices(modelId: $modelId, calculatorId: $calculatorId) @include(if: $modelByNumbers) {
    memory
    condition
    price
  }
  tradeInLetterPrices(modelId: $modelId, calculatorId: $calculatorId) @include(if: $modelByLetters) {
    memory
    condition
    price
  }
}
    `, {"hash":"sha256:3758593fd3241d7a65caaf9b4e2b69d000e3b5d1a2b34b37516632475e385d79"}) as unknown as TypedDocumentString<TradeInEntryQuery, TradeInEntryQueryVariables>;
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
    price
    hex
  }
}
    `, {"hash":"sha256:b5569ae31e430ce18a07f0c37e015ac7f3feaef6e97708700fc33253faba8fb2"}) as unknown as TypedDocumentString<TradeInColorsQuery, TradeInColorsQueryVariables>;
export const TradeInSearchDocument = new TypedDocumentString(`
    query TradeInSearch($calculatorId: ID!, $groupId: ID, $text: String!) {
  tradeInSearch(calculatorId: $calculatorId, groupId: $groupId, query: $text) {
    nodes {
      id
      name
      brand
      brandId
      groupId
    }
    totalCount
  }
}
    `, {"hash":"sha256:c7630e8775fd9ab62367666df30045b086053d3bc20514b67fa621e81cc7e45d"}) as unknown as TypedDocumentString<TradeInSearchQuery, TradeInSearchQueryVariables>;
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
      price
    }
  }
  tradeInCalculators(productId: $productId) {
    id
  }
}
    `, {"hash":"sha256:26162dfcb432de0a0b6e1ab8e7ab90e1cb8ce5b5e2e0ce0b3543ac5eca7e4084"}) as unknown as TypedDocumentString<TradeInNewQuery, TradeInNewQueryVariables>;
export const TradeInVariantsDocument = new TypedDocumentString(`
    query TradeInVariants($modelId: ID!) {
  tradeInDerivableMemories(modelId: $modelId) {
    memory
    name
    price
  }
  tradeInDerivableColorPrices(modelId: $modelId) {
    productId
    name
    hex
    memory
  }
}
    `, {"hash":"sha256:92201fc75d2aff8337aade94b1f94b57201775970912ccd87baf092f8eb37101"}) as unknown as TypedDocumentString<TradeInVariantsQuery, TradeInVariantsQueryVariables>;
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
    price
  }
}`, {"hash":"sha256:c8f4f00d3b627b0b80c79a5ed7ce0fc04d20c7e3fad11aaab19530506caf88a7"}) as unknown as TypedDocumentString<TradeInGoodsQuery, TradeInGoodsQueryVariables>;
export const SetTradeInDocument = new TypedDocumentString(`
    mutation SetTradeIn($input: TradeInSetDataInput!) {
  tradeInSetData(input: $input) {
    exchange {
      total
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
}`, {"hash":"sha256:06fefb30c9b4d89d8de6c2782ea44d1468ef6400158358788f934df5657967d8"}) as unknown as TypedDocumentString<SetTradeInMutation, SetTradeInMutationVariables>;
export const KeepDeviceDocument = new TypedDocumentString(`
    mutation KeepDevice($input: TradeInSaveInput!) {
  tradeInSave(input: $input) {
    exchange {
      total
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
}`, {"hash":"sha256:a4962941c274fe7ab30b27efe19925e3b9a1340dd85abacbfa0bbb4c333dcaad"}) as unknown as TypedDocumentString<KeepDeviceMutation, KeepDeviceMutationVariables>;
export const ChooseNewDeviceDocument = new TypedDocumentString(`
    mutation ChooseNewDevice($input: TradeInSetDerivableInput!) {
  tradeInSetDerivable(input: $input) {
    exchange {
      total
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
}`, {"hash":"sha256:ad1de6e8b651e942f8e5f0fdabda036fbe9607cb223cbe8fc0bc338fcb03fb8a"}) as unknown as TypedDocumentString<ChooseNewDeviceMutation, ChooseNewDeviceMutationVariables>;
export const DropNewDeviceDocument = new TypedDocumentString(`
    mutation DropNewDevice {
  tradeInRemoveDerivable {
    exchange {
      total
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
}`, {"hash":"sha256:f6ffd9193bd150b4e1cbb3ec88a924e1bdb45b07d3b4b82af843d7cb611ac3b7"}) as unknown as TypedDocumentString<DropNewDeviceMutation, DropNewDeviceMutationVariables>;
export const TradeInPreviewDocument = new TypedDocumentString(`
    query TradeInPreview($input: BasketPreviewInput!) {
  basketPreview(input: $input) {
    sum
    discount
    discounts {
      ...DiscountFacts
    }
    totalSum
  }
}
    fragment DiscountFacts on Discount {
  actionId
  name
  promocode
  sum
}`, {"hash":"sha256:7bff2ea33145ad228d30429d05a13cafa7165ec9a0df20650df4efc2915cc84d"}) as unknown as TypedDocumentString<TradeInPreviewQuery, TradeInPreviewQueryVariables>;
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
}
    `, {"hash":"sha256:e62d987db7e66177ae53cb76200772e9e2a100d72a283ef45d2ed2249ed4f1c1"}) as unknown as TypedDocumentString<NotificationsQuery, NotificationsQueryVariables>;
export const OwnCommentsDocument = new TypedDocumentString(`
    query OwnComments($type: CommentType!, $page: Int) {
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
    `, {"hash":"sha256:7023ca74e165d2deb73eac15dedc9f41cb2e5d16a0d206b83e6b1055454b4b0d"}) as unknown as TypedDocumentString<OwnCommentsQuery, OwnCommentsQueryVariables>;
export const AdventCalendarDocument = new TypedDocumentString(`
    query AdventCalendar {
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
}`, {"hash":"sha256:d51cc6ae566121d9de0773c992c6024cf5159fe39b74a56f0dfd11d268173604"}) as unknown as TypedDocumentString<AdventCalendarQuery, AdventCalendarQueryVariables>;
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
    price
    priceOld
    benefit
    orderType
    credit {
      type
      monthlyPayment
    }
  }
  isLowestPrice
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
  tradeInSticker
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  supplierId
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
}`, {"hash":"sha256:54e06f69f783a8505d8eee20c5832d7324dc27c4fc9399ecf81bb90b3dbd1241"}) as unknown as TypedDocumentString<CatalogueSectionQuery, CatalogueSectionQueryVariables>;
export const DeliveryPageDocument = new TypedDocumentString(`
    query DeliveryPage($path: String!, $withExample: Boolean!) {
  breadcrumbs(path: $path) {
    name
    url
  }
  currentCity {
    id
    name
    declension
    deliveryTypeIds
    paymentTypeIds
  }
  mainPage @include(if: $withExample) {
    productOfDay {
      product {
        id
        name
        url
        deliveries {
          kind
          cost
          timeText
          day
          interval
          minutes
        }
      }
    }
  }
}
    `, {"hash":"sha256:e4af903410f31d48873eb31814543c034465d7d0b34aa01f66e2e88a2ff42c08"}) as unknown as TypedDocumentString<DeliveryPageQuery, DeliveryPageQueryVariables>;
export const HomeDocument = new TypedDocumentString(`
    query Home($path: String!, $text: String) {
  ...PageSeo
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
    price
    priceOld
    benefit
    orderType
    credit {
      type
      monthlyPayment
    }
  }
  isLowestPrice
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
  tradeInSticker
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  supplierId
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
}
fragment PageSeo on Query {
  seo(path: $path, query: $text) {
    ...SeoText
  }
}`, {"hash":"sha256:81e792ed611d443f33888f6211c6ef8f3f92fd2c41910a9094f5f93f65e193eb"}) as unknown as TypedDocumentString<HomeQuery, HomeQueryVariables>;
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
    price
    priceOld
    benefit
    orderType
    credit {
      type
      monthlyPayment
    }
  }
  isLowestPrice
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
  tradeInSticker
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  supplierId
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
}`, {"hash":"sha256:d63945f1b6a40977cca6d83d9a152fcc5c963e01d5b460b2192565c37af94528"}) as unknown as TypedDocumentString<HomeLaterQuery, HomeLaterQueryVariables>;
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
    price
    priceOld
    benefit
    orderType
    credit {
      type
      monthlyPayment
    }
  }
  isLowestPrice
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
  tradeInSticker
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  supplierId
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
}`, {"hash":"sha256:4ba447c46e270d1e3d4049fa84e459f54d5a95540240a96630e3c7249bab35e5"}) as unknown as TypedDocumentString<HonorQuery, HonorQueryVariables>;
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
    `, {"hash":"sha256:f362c185ceb95bd5ddf8aea402d8a7ae1294554265e2b9096cb4f5682aec0db9"}) as unknown as TypedDocumentString<NewsItemQuery, NewsItemQueryVariables>;
export const SpecialOffersDocument = new TypedDocumentString(`
    query SpecialOffers($page: Int!, $perPage: Int!, $filter: SpecialOfferFilterInput!) {
  specialOffers(page: $page, perPage: $perPage, filter: $filter) {
    totalCount
    pageInfo {
      pageCount
    }
    nodes {
      ...OfferTile
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
}`, {"hash":"sha256:7524dc9d87f6a4f32acdad453708be3e67691ff243046334f1aadf331666dcc1"}) as unknown as TypedDocumentString<SpecialOffersQuery, SpecialOffersQueryVariables>;
export const SpecialOfferDocument = new TypedDocumentString(`
    query SpecialOffer($id: ID!) {
  specialOffer(id: $id) {
    ...OfferTile
    startsOn
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
    price
    priceOld
    benefit
    orderType
    credit {
      type
      monthlyPayment
    }
  }
  isLowestPrice
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
  tradeInSticker
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  supplierId
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
}`, {"hash":"sha256:4ef30b5d60f2527b20c9de85fd2942586274b26a66d4cc68b1b67f204a82cee1"}) as unknown as TypedDocumentString<SpecialOfferQuery, SpecialOfferQueryVariables>;
export const RepaymentDocument = new TypedDocumentString(`
    query Repayment($orderId: ID!) {
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
    payment
    overpayment
  }
  limit
  isLimitExceeded
}`, {"hash":"sha256:4977cca822a751ff271602d77b38e395aa8d1c11494bc6ce7177edb1492ac2b3"}) as unknown as TypedDocumentString<RepaymentQuery, RepaymentQueryVariables>;
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
    price
    priceOld
    benefit
    orderType
    credit {
      type
      monthlyPayment
    }
  }
  isLowestPrice
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
  tradeInSticker
  markdownGrade
  isMarkdown
  isUsed
  isDemo
  supplierId
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
}`, {"hash":"sha256:2a84f11296f7580b0f1cf23ff3f99b9904d83e3bda9f6aa2ad66bd84f53a8ebd"}) as unknown as TypedDocumentString<ReviewQuery, ReviewQueryVariables>;
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
    totalSum
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
}`, {"hash":"sha256:9b1129f156dbc74b99a1b46a38375cf6ac6a28c1dd8bd165247905e9410303b9"}) as unknown as TypedDocumentString<ShellQuery, ShellQueryVariables>;
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
      offer {
        price
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
    `, {"hash":"sha256:cf9f6ff08b70abffdc59e65e54e378c6ca92c83c31de88bac66690a1706187f9"}) as unknown as TypedDocumentString<PanelSectionQuery, PanelSectionQueryVariables>;
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