import type { Id } from '@vitrina/services/contract/wire.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { TradeInBonus as TradeInBonusRow, TradeInDevice as TradeInDeviceRow, TradeInDeviceColor as TradeInDeviceColorRow, TradeInDiscount as TradeInDiscountRow, TradeInExchange as TradeInExchangeRow, TradeInRemoveDerivablePayload as TradeInRemoveDerivablePayloadRow, TradeInRemovePayload as TradeInRemovePayloadRow, TradeInSavePayload as TradeInSavePayloadRow, TradeInSetDataPayload as TradeInSetDataPayloadRow, TradeInSetDerivablePayload as TradeInSetDerivablePayloadRow, TradeInGroup as TradeInGroupRow, TradeInGrade as TradeInGradeRow, TradeInBrandModels as TradeInBrandModelsRow, TradeInPrice as TradeInPriceRow, TradeInMemory as TradeInMemoryRow, TradeInMemoryInfo as TradeInMemoryInfoRow, TradeInColor as TradeInColorRow } from '../tradein/sources.ts';
import type { ServiceCenter as ServiceCenterRow, StoreNearAddress as StoreNearAddressRow, StoreStock as StoreStockRow } from '../stores/sources.ts';
import type { SmartPrice as SmartPriceRow, SmartPriceOffer as SmartPriceOfferRow, BasketSmartPrice as BasketSmartPriceRow, SmartPriceStartValuationPayload as SmartPriceStartValuationPayloadRow, SmartPriceBeginPayload as SmartPriceBeginPayloadRow, SmartPriceInfo as SmartPriceInfoRow } from '../smartprice/sources.ts';
import type { Tag as TagRow, Seo as SeoRow, MainPage as MainPageRow, MenuItem as MenuItemRow } from '../site/sources.ts';
import type { SearchReading as SearchReadingRow, SearchPage as SearchPageRow, SearchPart as SearchPartRow, SearchSuggestions as SearchSuggestionsRow, SuggestedLink as SuggestedLinkRow, SuggestedProduct as SuggestedProductRow } from '../search/sources.ts';
import type { RepairDeviceType as RepairDeviceTypeRow, RepairModel as RepairModelRow, RepairProblem as RepairProblemRow, RepairAddress as RepairAddressRow, RepairRequest as RepairRequestRow, RepairRequestCreatePayload as RepairRequestCreatePayloadRow, RepairCallRequestPayload as RepairCallRequestPayloadRow, RepairSendCodePayload as RepairSendCodePayloadRow, RepairVerifyCodePayload as RepairVerifyCodePayloadRow, RepairSendOpeningCodePayload as RepairSendOpeningCodePayloadRow, RepairOpenPayload as RepairOpenPayloadRow } from '../repair/sources.ts';
import type { AdventCalendar as AdventCalendarRow, AdventDay as AdventDayRow } from '../promo/sources.ts';
import type { Profile as ProfileRow, ProfileUpdatePayload as ProfileUpdatePayloadRow, ProfileSetMailingsPayload as ProfileSetMailingsPayloadRow, ProfileSubscribePayload as ProfileSubscribePayloadRow, ProfileRemovePayload as ProfileRemovePayloadRow, ProfileConfirmEmailPayload as ProfileConfirmEmailPayloadRow } from '../profile/sources.ts';
import type { Product as ProductRow, Brand as BrandRow, Series as SeriesRow, Category as CategoryRow, SuperPrice as SuperPriceRow, Availability as AvailabilityRow, SpecificationGroup as SpecificationGroupRow, Dimensions as DimensionsRow, Screen as ScreenRow, RunningCost as RunningCostRow, RunningCostPart as RunningCostPartRow, Tariff as TariffRow, Manual as ManualRow, SupplierOffer as SupplierOfferRow, MarkdownOffer as MarkdownOfferRow, Sticker as StickerRow, ReviewCounters as ReviewCountersRow, Modification as ModificationRow, ProductColor as ProductColorRow, PricePoint as PricePointRow, Compilation as CompilationRow, Rental as RentalRow, ComparedModel as ComparedModelRow, Facet as FacetRow, FacetValue as FacetValueRow, ListingPage as ListingPageRow } from '../products/sources.ts';
import type { PaymentMethod as PaymentMethodRow, PaymentTerm as PaymentTermRow, Payment as PaymentRow, SberBusinessAuthorization as SberBusinessAuthorizationRow, PaymentStartPayload as PaymentStartPayloadRow, OrderToRepayItem as OrderToRepayItemRow, PrepaidItem as PrepaidItemRow, OrderToRepay as OrderToRepayRow } from '../payments/sources.ts';
import type { TrackedOrder as TrackedOrderRow, OrderChange as OrderChangeRow, OrderDeliveryTime as OrderDeliveryTimeRow, DeviceWorth as DeviceWorthRow, Refund as RefundRow, ReturnRequest as ReturnRequestRow, ReturnDeadlines as ReturnDeadlinesRow, Receipt as ReceiptRow, OrderChangeConnection as OrderChangeConnectionRow, OrderChangeEdge as OrderChangeEdgeRow, PageInfo as PageInfoRow, OrderCancelPayload as OrderCancelPayloadRow, OrderUpdatePayload as OrderUpdatePayloadRow, OrderRequestReturnPayload as OrderRequestReturnPayloadRow, OrderSendGiftPayload as OrderSendGiftPayloadRow, OrderWithdrawReturnPayload as OrderWithdrawReturnPayloadRow, OrderSetStatusPayload as OrderSetStatusPayloadRow, OrderCreatePayload as OrderCreatePayloadRow, OrderSendCodePayload as OrderSendCodePayloadRow, OrderOpenPayload as OrderOpenPayloadRow, OrderQuote as OrderQuoteRow } from '../orders/sources.ts';
import type { Notification as NotificationRow, LoyaltyCard as LoyaltyCardRow, LoyaltyVerifyData as LoyaltyVerifyDataRow, LoyaltyVerification as LoyaltyVerificationRow, LoyaltyLimit as LoyaltyLimitRow, LoyaltySendCodePayload as LoyaltySendCodePayloadRow, LoyaltyVerifyCodePayload as LoyaltyVerifyCodePayloadRow, LoyaltyCardAddPayload as LoyaltyCardAddPayloadRow, LoyaltyCardRemovePayload as LoyaltyCardRemovePayloadRow } from '../loyalty/sources.ts';
import type { ProductList as ProductListRow, ProductListAddPayload as ProductListAddPayloadRow, ProductListRemovePayload as ProductListRemovePayloadRow } from '../lists/sources.ts';
import type { EmployeeSignInTradePointPayload as EmployeeSignInTradePointPayloadRow, EmployeeSignInTokenPayload as EmployeeSignInTokenPayloadRow, EmployeeSignOutPayload as EmployeeSignOutPayloadRow } from '../employee/sources.ts';
import type { DeliveryOption as DeliveryOptionRow, PartialPickup as PartialPickupRow, CheckoutOrder as CheckoutOrderRow } from '../delivery/sources.ts';
import type { CreditBank as CreditBankRow, CreditTerm as CreditTermRow, CreditOffer as CreditOfferRow, CreditConditions as CreditConditionsRow } from '../credit/sources.ts';
import type { Company as CompanyRow, CorpFastOrderPayload as CorpFastOrderPayloadRow } from '../corp/sources.ts';
import type { Comment as CommentRow, ReviewCounts as ReviewCountsRow, CommentVotes as CommentVotesRow, CommentCreatePayload as CommentCreatePayloadRow, CommentModeratePayload as CommentModeratePayloadRow, CommentLikePayload as CommentLikePayloadRow, CommentDislikePayload as CommentDislikePayloadRow } from '../comments/sources.ts';
import type { City as CityRow, NumberedPageInfo as NumberedPageInfoRow } from '../cities/sources.ts';
import type { BasketItem as BasketItemRow, BasketItemOffer as BasketItemOfferRow, Basket as BasketRow, BasketPreview as BasketPreviewRow, BasketOrder as BasketOrderRow, BasketChange as BasketChangeRow, BasketPriceChange as BasketPriceChangeRow, BasketQuantityChange as BasketQuantityChangeRow, BasketUnavailable as BasketUnavailableRow, BasketAddItemPayload as BasketAddItemPayloadRow, BasketAddAccessoryPayload as BasketAddAccessoryPayloadRow, BasketAddWarrantyPayload as BasketAddWarrantyPayloadRow, BasketTracePayload as BasketTracePayloadRow, BasketSetQuantityPayload as BasketSetQuantityPayloadRow, BasketRemoveItemPayload as BasketRemoveItemPayloadRow, BasketSetDeferredItemsPayload as BasketSetDeferredItemsPayloadRow, BasketSetLaterPayload as BasketSetLaterPayloadRow, BasketSetPromocodePayload as BasketSetPromocodePayloadRow, BasketRemovePromocodePayload as BasketRemovePromocodePayloadRow, BasketSetGiftPayload as BasketSetGiftPayloadRow, BasketRemoveGiftPayload as BasketRemoveGiftPayloadRow, Gift as GiftRow, BasketSetBonusesPayload as BasketSetBonusesPayloadRow, BasketRemoveBonusesPayload as BasketRemoveBonusesPayloadRow, PromocodeStatus as PromocodeStatusRow, BasketClearPayload as BasketClearPayloadRow } from '../basket/sources.ts';
import type { Money as MoneyRow, InvalidValue as InvalidValueRow, CodeWrong as CodeWrongRow, NotFound as NotFoundRow, OutOfStock as OutOfStockRow, Conflict as ConflictRow, BasketChanged as BasketChangedRow, QuoteExpired as QuoteExpiredRow, QuoteInvalid as QuoteInvalidRow, PriceChanged as PriceChangedRow, OrderTotal as OrderTotalRow, UserError as UserErrorRow } from '../base/sources.ts';
import type { Banner as BannerRow } from '../banners/sources.ts';
import type { ApplicationKey as ApplicationKeyRow, Session as SessionRow, SessionRefreshPayload as SessionRefreshPayloadRow, SessionSignInPayload as SessionSignInPayloadRow, SessionSignInWithCodePayload as SessionSignInWithCodePayloadRow, SessionSignUpPayload as SessionSignUpPayloadRow, BasketMergedItem as BasketMergedItemRow, SessionSendCodePayload as SessionSendCodePayloadRow, SessionVerifyCodePayload as SessionVerifyCodePayloadRow, PasswordRequestResetPayload as PasswordRequestResetPayloadRow, PasswordResetPayload as PasswordResetPayloadRow, SessionSignOutPayload as SessionSignOutPayloadRow, Employee as EmployeeRow, Viewer as ViewerRow } from '../auth/sources.ts';
import type { SpecialOffer as SpecialOfferRow, SpecialOfferChoice as SpecialOfferChoiceRow, SpecialOfferPreview as SpecialOfferPreviewRow, SpecialOfferPromocode as SpecialOfferPromocodeRow, ArticleBlock as ArticleBlockRow, NewsItem as NewsItemRow, ArticleReview as ArticleReviewRow, ReviewFilterBadge as ReviewFilterBadgeRow, ReviewPage as ReviewPageRow, ArticleReviewLikePayload as ArticleReviewLikePayloadRow, ArticleReviewDislikePayload as ArticleReviewDislikePayloadRow, ReviewSortItem as ReviewSortItemRow } from '../articles/sources.ts';
import type { AddressAddPayload as AddressAddPayloadRow, AddressUpdatePayload as AddressUpdatePayloadRow, AddressRemovePayload as AddressRemovePayloadRow } from '../addresses/sources.ts';
import type { AddressSuggestion as AddressSuggestionRow, CleanedAddress as CleanedAddressRow, NameSuggestion as NameSuggestionRow, CleanedName as CleanedNameRow, CleanedPhone as CleanedPhoneRow } from '../address/sources.ts';
import type { Action as ActionRow, ActionCondition as ActionConditionRow, Discount as DiscountRow } from '../actions/sources.ts';
import type { AccessoryGroup as AccessoryGroupRow, AccessoryCategory as AccessoryCategoryRow, BundlePrice as BundlePriceRow, BundleVariant as BundleVariantRow, AccessoryBundle as AccessoryBundleRow } from '../accessories/sources.ts';
import type { SitemapPart as SitemapPartRow, SitemapEntry as SitemapEntryRow, Feature as FeatureRow, TagSynonym as TagSynonymRow, Breadcrumb as BreadcrumbRow, Store as StoreRow, Order as OrderRow, Address as AddressRow, RepairBrand as RepairBrandRow, BannerType as BannerTypeRow, LoyaltyRules as LoyaltyRulesRow, TradeInCalculator as TradeInCalculatorRow, TradeInBrand as TradeInBrandRow, SeoRedirect as SeoRedirectRow, Tile as TileRow, ProductOfDay as ProductOfDayRow, Slide as SlideRow, Variant as VariantRow, Offer as OfferRow, Highlight as HighlightRow, SuperPriceCondition as SuperPriceConditionRow, Specification as SpecificationRow, ModificationValue as ModificationValueRow, OrderStep as OrderStepRow, ReturnItem as ReturnItemRow, ReceiptSeller as ReceiptSellerRow, ReceiptLine as ReceiptLineRow, RepairEvent as RepairEventRow, CommentAnswer as CommentAnswerRow, ArticleReviewMark as ArticleReviewMarkRow, BonusEntry as BonusEntryRow, ActionMechanic as ActionMechanicRow, ActionPresent as ActionPresentRow, ActionLine as ActionLineRow, TradeInModel as TradeInModelRow, WorkHours as WorkHoursRow, OrderCompany as OrderCompanyRow, OrderEmployee as OrderEmployeeRow, OrderItem as OrderItemRow, VariantColor as VariantColorRow, Credit as CreditRow, AccessoryPage as AccessoryPageRow, ArticleReviewPage as ArticleReviewPageRow, SpecialOfferPage as SpecialOfferPageRow, NewsItemPage as NewsItemPageRow, CityPage as CityPageRow, CommentPage as CommentPageRow, NotificationPage as NotificationPageRow, OrderPage as OrderPageRow, RepairRequestPage as RepairRequestPageRow, TradeInModelPage as TradeInModelPageRow } from './sources.ts';
import type { Context } from '../context/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: Id; output: Id; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar day: `2026-11-21`. */
  Date: { input: string; output: string; }
  /** A moment with its offset, ISO 8601: `2026-11-21T10:00:00+03:00`. */
  DateTime: { input: string; output: string; }
  /** A whole number of kopecks, of which a ruble has 100. It may be larger than any `Int`, but never than 2^53 − 1, so a number of JavaScript holds it exactly. */
  Kopecks: { input: number; output: number; }
  /** A Russian phone number as the text `+7` and ten digits. Takes any usual way of writing it. */
  Phone: { input: string; output: string; }
};

/** A product's bundle: the product itself and what is bought together with it. */
export type AccessoryBundle = {
  __typename?: 'AccessoryBundle';
  /** Its accessories, at most two. */
  products: Array<Product>;
  /** Ways to buy it, at most one of each kind. */
  variants: Array<BundleVariant>;
};

/** A tab of the selection of accessories. */
export type AccessoryCategory = {
  __typename?: 'AccessoryCategory';
  /** Id of the category; `accessories` takes it as a group. */
  id: Scalars['ID']['output'];
  /** Name as a shopper reads it. */
  name: Scalars['String']['output'];
  /** How many accessories there are in it; null where the provider does not tell. */
  productsCount?: Maybe<Scalars['Int']['output']>;
};

/** Accessories of one kind. */
export type AccessoryGroup = {
  __typename?: 'AccessoryGroup';
  /** Id of the group; `accessories` takes it. */
  id: Scalars['ID']['output'];
  /** Name of the kind, for example «Чехлы». */
  name: Scalars['String']['output'];
  /** The first of them, at most 12. */
  products: Array<Product>;
  /** How many there are; null where the provider does not tell. */
  productsCount?: Maybe<Scalars['Int']['output']>;
};

/** A page of accessories. */
export type AccessoryPage = {
  __typename?: 'AccessoryPage';
  /** The accessories of this page. */
  nodes: Array<Product>;
  /** Where the page stands. */
  pageInfo: NumberedPageInfo;
  /** Accessories on all pages. */
  totalCount: Scalars['Int']['output'];
};

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

/** An action: a promotion that makes goods cheaper, gives something with them, or tells of something. */
export type Action = {
  __typename?: 'Action';
  /** Kinds of delivery that it is bound to, some ten at most; empty for none. */
  deliveryTypeIds: Array<Scalars['ID']['output']>;
  /** Its terms for a shopper, as words, never markup; may be empty. */
  description: Scalars['String']['output'];
  /** Percents that it takes off; null for one that takes off none. */
  discountPercent?: Maybe<Scalars['Float']['output']>;
  /** Amount that it takes off a piece, its special price, or the bonuses that it brings; null for a percentage and for none. */
  discountSum?: Maybe<Money>;
  /** When it ends; null where no end is set. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it can be paid within the shop. */
  hasInnerPayment: Scalars['Boolean']['output'];
  /** Id at the provider. */
  id: Scalars['ID']['output'];
  /** Whether it counts: nothing that it asks for is missing. */
  isApplicable: Scalars['Boolean']['output'];
  /** Whether it is for cards of Sberbank. */
  isOfSberbank: Scalars['Boolean']['output'];
  /** Whether it comes with the goods in any case. */
  isRequired: Scalars['Boolean']['output'];
  /** Whether it asks for an old device. */
  isTradeIn: Scalars['Boolean']['output'];
  /** The lines that it is about, as many as a basket has at most. */
  lines: Array<ActionLine>;
  /** The largest loan of its deferred payments; null for none. */
  maxLoan?: Maybe<Money>;
  /** Ways in which it works, at most 10. */
  mechanics: Array<ActionMechanic>;
  /** Name for a shopper. */
  name: Scalars['String']['output'];
  /** Id of the action that it is a part of; null for one of its own. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** Those kinds of payment in words, some thirty at most, without those that have none; empty where it is bound to none. */
  paymentNames: Array<Scalars['String']['output']>;
  /** Kinds of payment that it is bound to, some thirty at most; empty for none. */
  paymentTypeIds: Array<Scalars['ID']['output']>;
  /** What it gives, at most 20 things to choose one from. */
  presents: Array<ActionPresent>;
  /** The code that it asks for; null for none. */
  promocode?: Maybe<Scalars['String']['output']>;
  /** Path of the special offer that tells of it; null for none. */
  specialOfferUrl?: Maybe<Scalars['String']['output']>;
  /** Actions that it may be added to on one product, some dozen at most. */
  sumActionIds: Array<Scalars['ID']['output']>;
  /** What it does. */
  type: ActionType;
  /** What is missing before it counts, at most 10; empty for one that counts. */
  unmetConditions: Array<ActionCondition>;
};

/** Something that has to be done before an action counts. */
export type ActionCondition = {
  __typename?: 'ActionCondition';
  /** Whether it is done already. */
  isMet: Scalars['Boolean']['output'];
  /** What it is, in words for a shopper. */
  name: Scalars['String']['output'];
  /** Goods that meet it when they are put in, at most 3; one that is not there any more is null. */
  products?: Maybe<Array<Maybe<Product>>>;
};

/** Goods that actions are asked about. */
export type ActionGoodsInput = {
  /** Id of the product. */
  productId: Scalars['ID']['input'];
  /** Pieces; null means 1. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
};

/** What an action does to the price of a line. */
export type ActionLine = {
  __typename?: 'ActionLine';
  /** Price of one piece with this action alone, never below 1 ruble. */
  finalPrice: Money;
  /** Price of one piece without it; null where the provider does not tell. */
  price?: Maybe<Money>;
  /** Id of the product. */
  productId: Scalars['ID']['output'];
  /** Pieces of the product in the line. */
  quantity: Scalars['Int']['output'];
};

/** How an action works. */
export type ActionMechanic = {
  __typename?: 'ActionMechanic';
  /** What it asks for, at most 10. */
  conditions: Array<ActionCondition>;
  /** What is said of credit beside it; null for nothing. */
  creditNotification?: Maybe<Scalars['String']['output']>;
  /** Whether goods that go with these are to be offered. */
  isCrossRecommended: Scalars['Boolean']['output'];
  /** Whether the provider calls it done. */
  isDone: Scalars['Boolean']['output'];
  /** Whether warranties are to be offered. */
  isDsoRecommended: Scalars['Boolean']['output'];
  /** Sum of goods from which it counts; null for none. */
  priceFrom?: Maybe<Money>;
  /** What the accessories have to come to; null for nothing. */
  priceOfAccessories?: Maybe<Money>;
  /** What it works by. */
  type: ActionMechanicType;
  /** The same in the provider's word, for example `trade-in-1`. */
  typeCode: Scalars['String']['output'];
};

/** What an action works by. */
export type ActionMechanicType =
  /** Bonuses that come back. */
  | 'BONUSES'
  /** Goods that are taken together. */
  | 'COMBO'
  /** Another of the provider's own; `ActionMechanic.typeCode` says which. */
  | 'OTHER'
  /** An old device of any kind: `trade-in-1`. */
  | 'TRADE_IN_1'
  /** An old device of the kind that is bought: `trade-in-2`. */
  | 'TRADE_IN_2';

/** Something that an action gives. */
export type ActionPresent = {
  __typename?: 'ActionPresent';
  /** Pieces of it that are in the basket as a present. */
  basketQuantity: Scalars['Int']['output'];
  /** Whether it is the one that is taken. */
  isSelected: Scalars['Boolean']['output'];
  /** The product; null when there is none any more. */
  product?: Maybe<Product>;
  /** Id of the product, also when it cannot be loaded. */
  productId: Scalars['ID']['output'];
  /** Pieces that come with the goods. */
  quantity: Scalars['Int']['output'];
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

/** An address of a shopper. */
export type Address = {
  __typename?: 'Address';
  /** Building on the plot; null when there is one only. */
  building?: Maybe<Scalars['String']['output']>;
  /** Name of the city. */
  cityName: Scalars['String']['output'];
  /** Number of the flat; null when it was not given. */
  flatNumber?: Maybe<Scalars['String']['output']>;
  /** Floor; null when it was not given. */
  floor?: Maybe<Scalars['String']['output']>;
  /** Number of the house, as it was written. */
  houseNumber: Scalars['String']['output'];
  /** Housing of the house; null when there is one only. */
  housing?: Maybe<Scalars['String']['output']>;
  /** Id at the provider. */
  id: Scalars['ID']['output'];
  /** Street, as it was written. */
  street: Scalars['String']['output'];
};

/** A new address. */
export type AddressAddInput = {
  /** What it says. */
  address: SavedAddressInput;
};

/** The shopper's addresses after the change. */
export type AddressAddPayload = {
  __typename?: 'AddressAddPayload';
  /** All addresses of the shopper, 20 at most. */
  addresses?: Maybe<Array<Address>>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<AddressAddUserError>;
};

/** Why `addressAdd` may not happen. */
export type AddressAddUserError = InvalidValue;

/** Where a courier goes. */
export type AddressInput = {
  /** Building, at most 20 characters. */
  building?: InputMaybe<Scalars['String']['input']>;
  /** Flat, at most 10 characters. */
  flatNumber?: InputMaybe<Scalars['String']['input']>;
  /** Floor, at most 10 characters. */
  floor?: InputMaybe<Scalars['String']['input']>;
  /** House, at most 20 characters. */
  houseNumber: Scalars['String']['input'];
  /** Block, at most 20 characters. */
  housing?: InputMaybe<Scalars['String']['input']>;
  /** Street, at most 200 characters. */
  street: Scalars['String']['input'];
};

/** An address that is not needed any more. */
export type AddressRemoveInput = {
  /** Id of the address. */
  id: Scalars['ID']['input'];
};

/** The shopper's addresses after the change. */
export type AddressRemovePayload = {
  __typename?: 'AddressRemovePayload';
  /** All addresses of the shopper, 20 at most. */
  addresses?: Maybe<Array<Address>>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<AddressRemoveUserError>;
};

/** Why `addressRemove` may not happen. */
export type AddressRemoveUserError = InvalidValue | NotFound;

/** What a typed text may become: an address. */
export type AddressSuggestion = {
  __typename?: 'AddressSuggestion';
  /** Building on the plot; null when there is none. */
  building?: Maybe<Scalars['String']['output']>;
  /** Name of the city; null when it is not said. */
  cityName?: Maybe<Scalars['String']['output']>;
  /** Number of the flat; null when there is none. */
  flatNumber?: Maybe<Scalars['String']['output']>;
  /** Number of the house; null as long as none has been typed. */
  houseNumber?: Maybe<Scalars['String']['output']>;
  /** Housing of the house; null when there is none. */
  housing?: Maybe<Scalars['String']['output']>;
  /** Street with its kind: «улица Артёма»; null when it is not said. */
  street?: Maybe<Scalars['String']['output']>;
  /** In one line, without the country: «г Донецк, улица Артёма, д 74». */
  text: Scalars['String']['output'];
};

/** An address that is written anew. */
export type AddressUpdateInput = {
  /** What it says from now on, all of it. */
  address: SavedAddressInput;
  /** Id of the address. */
  id: Scalars['ID']['input'];
};

/** The shopper's addresses after the change. */
export type AddressUpdatePayload = {
  __typename?: 'AddressUpdatePayload';
  /** All addresses of the shopper, 20 at most. */
  addresses?: Maybe<Array<Address>>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<AddressUpdateUserError>;
};

/** Why `addressUpdate` may not happen. */
export type AddressUpdateUserError = InvalidValue | NotFound;

/** The advent calendar: a door for each day from 11 to 31 December. */
export type AdventCalendar = {
  __typename?: 'AdventCalendar';
  /** All its days in their order, one for each door: 21 at most. */
  days: Array<AdventDay>;
  /** Today's door as a banner, on a day of gifts; null on any other day. */
  gift?: Maybe<AdventDay>;
  /** Whether this is one of its days, by the clock of the visitor's city. */
  isOpen: Scalars['Boolean']['output'];
  /** When it opens, this year: a day such as `2026-12-11`. */
  opensOn: Scalars['Date']['output'];
  /** The day of December that is today; null when it is none of the calendar's. */
  today?: Maybe<Scalars['Int']['output']>;
};

/** A door of the advent calendar. */
export type AdventDay = {
  __typename?: 'AdventDay';
  /** Day of December, 11 to 31. */
  day: Scalars['Int']['output'];
  /** Path of its picture; null where there is none. */
  image?: Maybe<Scalars['String']['output']>;
  /** Whether it is a day of gifts: 18 to 20, 26 to 28 and 31 December. */
  isGift: Scalars['Boolean']['output'];
  /** Whether its day has come, and what is behind it is told. */
  isOpen: Scalars['Boolean']['output'];
  /** Whether it is today, by the clock of the visitor's city. */
  isToday: Scalars['Boolean']['output'];
  /** A sentence below them; null where there is none. */
  text?: Maybe<Scalars['String']['output']>;
  /** A few words; null while it is closed. */
  title?: Maybe<Scalars['String']['output']>;
  /** A path of the shop that it leads to; null while it is closed. */
  url?: Maybe<Scalars['String']['output']>;
};

/** The key by which an application is known. */
export type ApplicationKey = {
  __typename?: 'ApplicationKey';
  /** When the key ends; null for one without an end. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Public name of the application. */
  name: Scalars['String']['output'];
  /** Calls of the provider that one of its operations may lead to. */
  operationCost: Scalars['Int']['output'];
  /** Requests that it may send a minute, with all of its keys together. */
  requestsPerMinute: Scalars['Int']['output'];
  /** What it may, each once. */
  rights: Array<ApplicationRight>;
};

/** What an application's key may be allowed. What anybody may ask needs none of it. */
export type ApplicationRight =
  /** `catalogue`: goods, prices, stock and stores, which need no right, with the key's budgets. */
  | 'CATALOGUE'
  /** `comments:moderate`: to publish or refuse what shoppers say. */
  | 'COMMENTS_MODERATE'
  /** `orders:read`: the orders of all shoppers. */
  | 'ORDERS_READ'
  /** `orders:write`: to say how any order stands. */
  | 'ORDERS_WRITE'
  /** `repair:read`: the repair requests of all shoppers. */
  | 'REPAIR_READ'
  /** `storefront`: shoppers sign in through the application, which gets and renews their tokens. */
  | 'STOREFRONT';

/** A part of a text. All of it is words to be shown as they are, never markup. */
export type ArticleBlock = {
  __typename?: 'ArticleBlock';
  /** Path of the picture; null for any other part. */
  image?: Maybe<Scalars['String']['output']>;
  /** Lines of a list, at most 50; empty for any other part. */
  items: Array<Scalars['String']['output']>;
  /** What the part is. */
  kind: ArticleBlockKind;
  /** Its words; null for a list, and for a picture without any. */
  text?: Maybe<Scalars['String']['output']>;
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

/** A review of goods, written by the shop. What buyers say of a product is something else. */
export type ArticleReview = {
  __typename?: 'ArticleReview';
  /** One or two sentences; null where there are none. */
  announce?: Maybe<Scalars['String']['output']>;
  /** What kind of review it is, a few at most. */
  badges: Array<ArticleReviewMark>;
  /** The review at length, at most 100 parts; empty in lists. */
  body: Array<ArticleBlock>;
  /** The brand it is about; null where it is about several. */
  brand?: Maybe<ArticleReviewMark>;
  /** The category it is about; null where it is about several. */
  category?: Maybe<ArticleReviewMark>;
  /** Readers who do not; null where the provider does not count them. */
  dislikesCount?: Maybe<Scalars['Int']['output']>;
  /** Id at the provider. */
  id: Scalars['ID']['output'];
  /** Path of its picture; null where there is none. */
  image?: Maybe<Scalars['String']['output']>;
  /** Readers who like it; null where the provider does not count them. */
  likesCount?: Maybe<Scalars['Int']['output']>;
  /** Minutes that reading it takes; null where nobody has counted. */
  minutes?: Maybe<Scalars['Int']['output']>;
  /** Heading of the review. */
  name: Scalars['String']['output'];
  /** Goods that it is about, at most 20; empty in lists. Null when they cannot be had at this moment. */
  products?: Maybe<Array<Product>>;
  /** The day it was published; null where it is not told. */
  publishedOn?: Maybe<Scalars['Date']['output']>;
  /** Other reviews, at most 3; empty in lists. */
  related: Array<ArticleReview>;
  /** Name in its address. */
  slug: Scalars['String']['output'];
  /** A path of the shop. */
  url: Scalars['String']['output'];
  /** What this visitor has said of it; null: nothing yet. */
  vote?: Maybe<ArticleReviewVote>;
};

/** A reader's word on a review. */
export type ArticleReviewDislikeInput = {
  /** Id of the review. */
  id: Scalars['ID']['input'];
};

/** What readers think of the review now. */
export type ArticleReviewDislikePayload = {
  __typename?: 'ArticleReviewDislikePayload';
  /** Readers who do not; null likewise. */
  dislikesCount?: Maybe<Scalars['Int']['output']>;
  /** Readers who like it; null where the provider does not count them, or nothing was counted. */
  likesCount?: Maybe<Scalars['Int']['output']>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<ArticleReviewDislikeUserError>;
  /** What this visitor has said of it. */
  vote?: Maybe<ArticleReviewVote>;
};

/** Why `articleReviewDislike` may not happen. */
export type ArticleReviewDislikeUserError = InvalidValue | NotFound;

/** A reader's word on a review. */
export type ArticleReviewLikeInput = {
  /** Id of the review. */
  id: Scalars['ID']['input'];
};

/** What readers think of the review now. */
export type ArticleReviewLikePayload = {
  __typename?: 'ArticleReviewLikePayload';
  /** Readers who do not; null likewise. */
  dislikesCount?: Maybe<Scalars['Int']['output']>;
  /** Readers who like it; null where the provider does not count them, or nothing was counted. */
  likesCount?: Maybe<Scalars['Int']['output']>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<ArticleReviewLikeUserError>;
  /** What this visitor has said of it. */
  vote?: Maybe<ArticleReviewVote>;
};

/** Why `articleReviewLike` may not happen. */
export type ArticleReviewLikeUserError = InvalidValue | NotFound;

/** What a review is filed under: its category, its brand, a badge. */
export type ArticleReviewMark = {
  __typename?: 'ArticleReviewMark';
  /** Code that stands in addresses. */
  code: Scalars['String']['output'];
  /** Name as a shopper reads it. */
  name: Scalars['String']['output'];
};

/** Reviews, page by page. */
export type ArticleReviewPage = {
  __typename?: 'ArticleReviewPage';
  /** The reviews of this page. */
  nodes: Array<ArticleReview>;
  /** Where the page stands. */
  pageInfo: NumberedPageInfo;
  /** Reviews in all pages. */
  totalCount: Scalars['Int']['output'];
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

/** What of a product can be had in a city at this moment. Never cached. */
export type Availability = {
  __typename?: 'Availability';
  /** When it is brought first; null when it is not. */
  deliveryAt?: Maybe<Scalars['DateTime']['output']>;
  /** Cost of the cheapest delivery to a door; null when there is none. */
  deliveryCost?: Maybe<Money>;
  /** The day of the first delivery in words; null when it is not brought. */
  deliveryDayText?: Maybe<Scalars['String']['output']>;
  /** Whether it can be had. */
  isAvailable: Scalars['Boolean']['output'];
  /** When it can be picked up first; null when it cannot. */
  pickupAt?: Maybe<Scalars['DateTime']['output']>;
  /** «сегодня», «завтра», «24 ноября»: the day of picking up in the city's time; null when it cannot. */
  pickupDayText?: Maybe<Scalars['String']['output']>;
  /** Pieces over all stores that serve the city; null when the provider does not tell. */
  quantity?: Maybe<Scalars['Int']['output']>;
  /** Stores and points of the city that have it and hand it over on the day of `pickupAt`; 0 when the provider does not tell. */
  storesCount: Scalars['Int']['output'];
};

/** A banner: a picture and some words that lead somewhere. The words stand beside the picture, never in it. */
export type Banner = {
  __typename?: 'Banner';
  /** Id at the provider. */
  id: Scalars['ID']['output'];
  /** Path of its picture; null where there is none. */
  image?: Maybe<Scalars['String']['output']>;
  /** A sentence below them; null where there is none. */
  text?: Maybe<Scalars['String']['output']>;
  /** A few words; null where there are none. */
  title?: Maybe<Scalars['String']['output']>;
  /** The room it is for, for example `NEW_MENU_224`; null where the provider does not tell. */
  type?: Maybe<Scalars['String']['output']>;
  /** A path of the shop. */
  url: Scalars['String']['output'];
};

/** A room for banners. */
export type BannerType = {
  __typename?: 'BannerType';
  /** Code by which banners are asked for. */
  code: Scalars['String']['output'];
  /** Name for whoever fills it; null where there is none. */
  name?: Maybe<Scalars['String']['output']>;
};

/**
 * The basket of this visitor. A guest's is found by its id, in the header `x-basket-id` or the shop's own cookie; a shopper's by the
 * session.
 */
export type Basket = {
  __typename?: 'Basket';
  /** Actions about the goods: those that count, and those for which something is missing; at most 20. */
  actions?: Maybe<Array<Action>>;
  /** The part of the discount that bonuses of a loyalty card pay; 0 when none are spent, null where the shop takes none. */
  bonuses?: Maybe<Money>;
  /** What has changed since the goods were put in, at most three changes a line. */
  changes: Array<BasketChange>;
  /** What all discounts take off `sum`. */
  discount: Money;
  /** Why the goods cost less than their prices, each reason once, at most as many as there are actions; together `discount`, where the provider tells. */
  discounts: Array<Discount>;
  /** Old devices that are handed in for the goods, at most 5. */
  exchangeDevices: Array<TradeInDevice>;
  /** Who is sent the codes of its gift cards; null where the buyer is. */
  gift?: Maybe<Gift>;
  /**
   * 128 random bits in hexadecimal. Whoever knows the id of a guest's basket has the
   * basket, so keep it secret. A shopper's basket is shown to its shopper's session and to nobody else, whatever id is sent.
   */
  id: Scalars['ID']['output'];
  /** Whether `basketSetGift` takes somebody for its gift cards; false without such, and where the provider does not tell. */
  isGiftable: Scalars['Boolean']['output'];
  /** Lines, at most 100. */
  items: Array<BasketItem>;
  /** The orders it splits into, at most as many as it has lines. */
  orders: Array<BasketOrder>;
  /** Promotional code; null without one. */
  promocode?: Maybe<Scalars['String']['output']>;
  /** How the code stands; null without one, and where the provider does not tell. */
  promocodeStatus?: Maybe<PromocodeStatus>;
  /** Pieces of goods over all lines; a warranty is none. */
  quantity: Scalars['Int']['output'];
  /** Grows with every change; null for a provider that keeps none, where the total that was seen guards the order. */
  revision?: Maybe<Scalars['Int']['output']>;
  /** The smart price that has been taken into it; null when there is none. */
  smartPrice?: Maybe<BasketSmartPrice>;
  /** Sum of the goods before discounts. */
  sum: Money;
  /** What the goods cost: `sum` without `discount`. Delivery is not part of it. */
  totalSum: Money;
};

/** An accessory for a line. */
export type BasketAddAccessoryInput = {
  /** Id of the promotion that lowers its price there, from `accessoryBundle`. */
  actionId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the line it belongs to. */
  parentId: Scalars['ID']['input'];
  /** Id of the accessory. */
  productId: Scalars['ID']['input'];
};

/** The basket after an accessory was put under a line. */
export type BasketAddAccessoryPayload = {
  __typename?: 'BasketAddAccessoryPayload';
  /** The basket as it is now. */
  basket?: Maybe<Basket>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<BasketAddAccessoryUserError>;
};

/** Why `basketAddAccessory` may not happen. */
export type BasketAddAccessoryUserError = InvalidValue | NotFound | OutOfStock;

/** What is put into the basket. */
export type BasketAddItemInput = {
  /** Id of an action of the basket: the product is taken as its present, and the pieces are as many as belong to the goods. */
  actionId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the product. */
  productId: Scalars['ID']['input'];
  /** Pieces, 1 to 9999. */
  quantity?: Scalars['Int']['input'];
  /**
   * A smart price of the product, which lowers the price from then on: a piece is put in only where there is none yet. `INVALID_VALUE` for one
   * that is not completed, has been used, is over or is of another product.
   */
  smartPriceTx?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the partner whose offer is taken, from `supplierOffers`; the shop's own when absent. */
  supplierId?: InputMaybe<Scalars['ID']['input']>;
};

/** The basket after something was put in. */
export type BasketAddItemPayload = {
  __typename?: 'BasketAddItemPayload';
  /** The basket as it is now. */
  basket?: Maybe<Basket>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<BasketAddItemUserError>;
};

/** Why `basketAddItem` may not happen. */
export type BasketAddItemUserError = Conflict | InvalidValue | NotFound | OutOfStock;

/** A warranty for a line. */
export type BasketAddWarrantyInput = {
  /** Id of the line it is given on, which may be an accessory. */
  parentId: Scalars['ID']['input'];
  /** Id of the warranty, from `Product.warranties`. */
  warrantyId: Scalars['ID']['input'];
};

/** The basket after a warranty was given. */
export type BasketAddWarrantyPayload = {
  __typename?: 'BasketAddWarrantyPayload';
  /** The basket as it is now. */
  basket?: Maybe<Basket>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<BasketAddWarrantyUserError>;
};

/** Why `basketAddWarranty` may not happen. */
export type BasketAddWarrantyUserError = InvalidValue | NotFound;

/** Something that has changed since a line was put in. */
export type BasketChange = {
  /** The line that it is about. */
  item: BasketItem;
};

/** The basket is another one than the person has seen (`OrderCreateInput.revision`). Read it again. */
export type BasketChanged = UserError & {
  __typename?: 'BasketChanged';
  /** `BASKET_CHANGED`. */
  code: UserErrorCode;
  /** Which part of the input, as a few names; null where it is none of them. */
  field?: Maybe<Array<Scalars['String']['output']>>;
  /** For the person, in Russian. */
  message: Scalars['String']['output'];
};

/** Whether a basket was given up. */
export type BasketClearPayload = {
  __typename?: 'BasketClearPayload';
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<BasketClearUserError>;
};

/** Why `basketClear` may not happen. */
export type BasketClearUserError = NotFound;

/** A line of the basket. */
export type BasketItem = {
  __typename?: 'BasketItem';
  /** Promotion under which it was added to its parent; null without one. */
  actionId?: Maybe<Scalars['ID']['output']>;
  /** Application that put it in, for example `psb`; null when the provider does not tell. */
  applicationType?: Maybe<Scalars['String']['output']>;
  /** Why it costs less than its price, some ten reasons at most; together the whole difference where the provider tells. */
  discounts: Array<Discount>;
  /** Price of one piece after discounts, never below 1 ruble. */
  finalPrice: Money;
  /** Id of the line. */
  id: Scalars['ID']['output'];
  /** Whether the quantity is in stock in the visitor's city. */
  isAvailable: Scalars['Boolean']['output'];
  /** Whether it is a preorder that can only be picked up at a store. */
  isOnlyStorePreorder: Scalars['Boolean']['output'];
  /** Whether it is ordered before it is on sale. */
  isPreorder: Scalars['Boolean']['output'];
  /** Whether the line is a warranty. */
  isWarranty: Scalars['Boolean']['output'];
  /** Largest quantity that can be had. */
  maxQuantity: Scalars['Int']['output'];
  /** What the product is offered for; null when the provider does not tell. */
  offer?: Maybe<BasketItemOffer>;
  /** Line this one was added to; null for a line of its own. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** Id of the action that gives it as a present; null for a line that is bought. */
  presentOf?: Maybe<Scalars['ID']['output']>;
  /** Price of one piece. */
  price: Money;
  /** Struck-out price of one piece; null when there is none. */
  priceOld?: Maybe<Money>;
  /** The product; null with an error when it cannot be loaded. */
  product?: Maybe<Product>;
  /** Id of the product, also when it cannot be loaded. */
  productId: Scalars['ID']['output'];
  /** Pieces of the product. */
  quantity: Scalars['Int']['output'];
  /** Price of all pieces, after discounts. */
  sum: Money;
  /** Id of the partner who sells it; null when it is the shop. */
  supplierId?: Maybe<Scalars['ID']['output']>;
  /** Id of an added warranty; null without one. */
  warrantyId?: Maybe<Scalars['ID']['output']>;
  /** Price of the added warranty; null without one. */
  warrantyPrice?: Maybe<Money>;
};

/** What the shop offers a line's product for at this moment. */
export type BasketItemOffer = {
  __typename?: 'BasketItemOffer';
  /** Price before a discount of the shopper's own; null when there is none. */
  beforeDiscountPrice?: Maybe<Money>;
  /** Whether it can be had; null when the provider does not tell. */
  isAvailable?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it is ordered before it is on sale. */
  isPreorder: Scalars['Boolean']['output'];
  /** Price when ordered online; null when it is the same. */
  onlinePrice?: Maybe<Money>;
  /** How it may be ordered. */
  orderType: OrderType;
  /** Price with the loyalty card; null when there is none. */
  pinkPrice?: Maybe<Money>;
  /** Price of one piece. */
  price: Money;
  /** Struck-out price; null when there is none. */
  priceOld?: Maybe<Money>;
  /** Pieces that can be had; null when the provider does not tell. */
  quantity?: Maybe<Scalars['Int']['output']>;
};

/** A line of the shopper's own basket that has become more by the guest's basket, or one of the guest's that there was no room for. */
export type BasketMergedItem = {
  __typename?: 'BasketMergedItem';
  /** Pieces after it; 0 for what there was no room for, which joins the favourites as far as these have room. */
  now: Scalars['Int']['output'];
  /** The product; null with an error when it cannot be loaded. */
  product?: Maybe<Product>;
  /** Id of the product, also when it cannot be loaded. */
  productId: Scalars['ID']['output'];
  /** Id of the supplier; null for goods of the shop's own. */
  supplierId?: Maybe<Scalars['ID']['output']>;
  /** Pieces before it; 0 when the product was in the guest's basket alone. */
  was: Scalars['Int']['output'];
};

/** Lines that become one order. Preorders, digital goods, one special category and what may come later (`basketSetDeferredItems`) are split off. */
export type BasketOrder = {
  __typename?: 'BasketOrder';
  /** Whether it is a preorder. */
  isPreorder: Scalars['Boolean']['output'];
  /** Its lines; a basket has at most 100. */
  items: Array<BasketItem>;
  /** Name of the part inside this basket. */
  key: Scalars['String']['output'];
  /** Sum of its goods, after discounts. */
  sum: Money;
};

/** What a basket of some goods would cost, with the presents that they bring. Nothing of it is kept. */
export type BasketPreview = {
  __typename?: 'BasketPreview';
  /** What all discounts take off `sum`. */
  discount: Money;
  /** Why the goods cost less than their prices, each reason once, at most as many as there are actions. */
  discounts: Array<Discount>;
  /** Its lines, at most 100; of a present `presentOf` is told. */
  items: Array<BasketItem>;
  /** Sum of the goods before discounts. */
  sum: Money;
  /** What it costs when it is paid back over so many months; null where the provider does not tell. */
  term?: Maybe<PaymentTerm>;
  /** What the goods cost: `sum` without `discount`. */
  totalSum: Money;
};


/** What a basket of some goods would cost, with the presents that they bring. Nothing of it is kept. */
export type BasketPreviewTermArgs = {
  months: Scalars['Int']['input'];
  paymentTypeId: Scalars['ID']['input'];
};

/** Goods and old devices whose price together is asked for. */
export type BasketPreviewInput = {
  /** Old devices that are handed in for the first of them, at most 5. */
  devices?: InputMaybe<Array<TradeInDeviceInput>>;
  /** Goods, 1 to 100; what belongs to another stands after it. */
  items: Array<BasketPreviewItemInput>;
};

/** Something of a basket that is only reckoned. */
export type BasketPreviewItemInput = {
  /** Promotion under which it is added. */
  actionId?: InputMaybe<Scalars['ID']['input']>;
  /** Place in the list, from 0, of what it is added to; absent for a line of its own. */
  parent?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the product or the warranty. */
  productId: Scalars['ID']['input'];
  /** Pieces. */
  quantity?: Scalars['Int']['input'];
};

/** The price of one piece is another. */
export type BasketPriceChange = BasketChange & {
  __typename?: 'BasketPriceChange';
  /** The line that it is about. */
  item: BasketItem;
  /** Price of one piece now. */
  now: Money;
  /** Price of one piece before. */
  was: Money;
};

/** Fewer pieces are left than were asked for. */
export type BasketQuantityChange = BasketChange & {
  __typename?: 'BasketQuantityChange';
  /** The line that it is about. */
  item: BasketItem;
  /** Pieces that are left. */
  now: Scalars['Int']['output'];
  /** Pieces that were asked for. */
  was: Scalars['Int']['output'];
};

/** The basket after its bonuses were left on their card. */
export type BasketRemoveBonusesPayload = {
  __typename?: 'BasketRemoveBonusesPayload';
  /** The basket as it is now; null when there is none. */
  basket?: Maybe<Basket>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<BasketRemoveBonusesUserError>;
};

/** Why `basketRemoveBonuses` may not happen. */
export type BasketRemoveBonusesUserError = NotFound;

/** The basket whose gift cards are sent to the buyer. */
export type BasketRemoveGiftPayload = {
  __typename?: 'BasketRemoveGiftPayload';
  /** The basket as it is now; null when there is none. */
  basket?: Maybe<Basket>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<BasketRemoveGiftUserError>;
};

/** Why `basketRemoveGift` may not happen. */
export type BasketRemoveGiftUserError = NotFound;

/** The line to be taken out. */
export type BasketRemoveItemInput = {
  /** Id of the line. */
  itemId: Scalars['ID']['input'];
};

/** The basket after a line was taken out. */
export type BasketRemoveItemPayload = {
  __typename?: 'BasketRemoveItemPayload';
  /** The basket as it is now; null when there is none any more. */
  basket?: Maybe<Basket>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<BasketRemoveItemUserError>;
};

/** Why `basketRemoveItem` may not happen. */
export type BasketRemoveItemUserError = Conflict | InvalidValue;

/** The basket after its promotional code was given up. */
export type BasketRemovePromocodePayload = {
  __typename?: 'BasketRemovePromocodePayload';
  /** The basket as it is now; null when there is none. */
  basket?: Maybe<Basket>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<BasketRemovePromocodeUserError>;
};

/** Why `basketRemovePromocode` may not happen. */
export type BasketRemovePromocodeUserError = NotFound;

/** Bonuses that are to be spent on the basket. */
export type BasketSetBonusesInput = {
  /** Of a bonus, which is worth a ruble, parts are left out. At most what `loyaltyLimit` names. */
  amount: Scalars['Kopecks']['input'];
  /** Id of a card of the signed-in shopper. */
  cardId: Scalars['ID']['input'];
  /** Secret that `loyaltyVerifyCode` or `loyaltyCardAdd` has answered. */
  checkData: Scalars['String']['input'];
};

/** The basket after bonuses were chosen. */
export type BasketSetBonusesPayload = {
  __typename?: 'BasketSetBonusesPayload';
  /** The basket as it is now. */
  basket?: Maybe<Basket>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<BasketSetBonusesUserError>;
};

/** Why `basketSetBonuses` may not happen. */
export type BasketSetBonusesUserError = Conflict | InvalidValue | NotFound;

/** Lines that need not come with the rest. */
export type BasketSetDeferredItemsInput = {
  /** Ids of lines that were added to no other; what was added to them goes with them. Without any the whole basket is one order again, as far as it can be. */
  itemIds: Array<Scalars['ID']['input']>;
};

/** The basket with its orders as they are now. */
export type BasketSetDeferredItemsPayload = {
  __typename?: 'BasketSetDeferredItemsPayload';
  /** The basket; null when there are `userErrors`. */
  basket?: Maybe<Basket>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<BasketSetDeferredItemsUserError>;
};

/** Why `basketSetDeferredItems` may not happen. */
export type BasketSetDeferredItemsUserError = InvalidValue | NotFound;

/** Who is sent the codes of gift cards instead of the buyer. */
export type BasketSetGiftInput = {
  /** E-mail that the codes are sent to. */
  email: Scalars['String']['input'];
  /** How the letter addresses who receives it, 100 characters at most. */
  name: Scalars['String']['input'];
  /** What is said with the cards, 300 characters at most; null for nothing. */
  words?: InputMaybe<Scalars['String']['input']>;
};

/** The basket with who is sent its gift cards. */
export type BasketSetGiftPayload = {
  __typename?: 'BasketSetGiftPayload';
  /** The basket as it is now. */
  basket?: Maybe<Basket>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<BasketSetGiftUserError>;
};

/** Why `basketSetGift` may not happen. */
export type BasketSetGiftUserError = InvalidValue | NotFound;

/** Lines that need not come with the rest. */
export type BasketSetLaterInput = {
  /** Ids of lines that were added to no other; what was added to them goes with them. Without any the whole basket is one order again, as far as it can be. */
  itemIds: Array<Scalars['ID']['input']>;
};

/** The basket with its orders as they are now. */
export type BasketSetLaterPayload = {
  __typename?: 'BasketSetLaterPayload';
  /** The basket; null when there are `userErrors`. */
  basket?: Maybe<Basket>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<BasketSetLaterUserError>;
};

/** Why `basketSetLater` may not happen. */
export type BasketSetLaterUserError = InvalidValue | NotFound;

/** A promotional code. */
export type BasketSetPromocodeInput = {
  /** As the shopper has typed it. */
  promocode: Scalars['String']['input'];
};

/** The basket after a promotional code was entered. */
export type BasketSetPromocodePayload = {
  __typename?: 'BasketSetPromocodePayload';
  /** The basket as it is now. */
  basket?: Maybe<Basket>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<BasketSetPromocodeUserError>;
};

/** Why `basketSetPromocode` may not happen. */
export type BasketSetPromocodeUserError = InvalidValue | NotFound;

/** The quantity a line shall have. */
export type BasketSetQuantityInput = {
  /** Id of the line. */
  itemId: Scalars['ID']['input'];
  /** Pieces, 1 to 9999. */
  quantity: Scalars['Int']['input'];
};

/** The basket after a quantity was set. */
export type BasketSetQuantityPayload = {
  __typename?: 'BasketSetQuantityPayload';
  /** The basket as it is now. */
  basket?: Maybe<Basket>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<BasketSetQuantityUserError>;
};

/** Why `basketSetQuantity` may not happen. */
export type BasketSetQuantityUserError = Conflict | InvalidValue | NotFound | OutOfStock;

/** The smart price of a basket. */
export type BasketSmartPrice = {
  __typename?: 'BasketSmartPrice';
  /** Id of the product that it is for; it lowers the price of one piece, where the basket has it. */
  productId: Scalars['ID']['output'];
  /** How it stands at this moment; null with an error when it cannot be looked up, which is the checkout's parameter `smartPriceFailed`. */
  state?: Maybe<SmartPriceState>;
  /** What it is known by. */
  tx: Scalars['ID']['output'];
};

/** Whether the provider was told. */
export type BasketTracePayload = {
  __typename?: 'BasketTracePayload';
  /** False when there was no basket to tell of. */
  isTraced?: Maybe<Scalars['Boolean']['output']>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<BasketTraceUserError>;
};

/** Why `basketTrace` may not happen. */
export type BasketTraceUserError = NotFound;

/** It is sold out. */
export type BasketUnavailable = BasketChange & {
  __typename?: 'BasketUnavailable';
  /** The line that it is about. */
  item: BasketItem;
};

/** What has come to a card, or gone from it. */
export type BonusEntry = {
  __typename?: 'BonusEntry';
  /** Bonuses, each worth a ruble; below zero for what has gone. */
  amount: Money;
  /** When it happened; null when the provider does not say. */
  happenedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What has happened; `OTHER` when the provider does not say. */
  kind: BonusEntryKind;
  /** The order it is about; null when it is about none. */
  orderId?: Maybe<Scalars['ID']['output']>;
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

/** A brand. */
export type Brand = {
  __typename?: 'Brand';
  /** Code that stands in addresses. */
  code: Scalars['String']['output'];
  /** Id at the provider. */
  id: Scalars['ID']['output'];
  /** Path of its picture; null where the answer carries none. */
  image?: Maybe<Scalars['String']['output']>;
  /** Name as the maker writes it. */
  name: Scalars['String']['output'];
  /** Path of its listing. */
  url: Scalars['String']['output'];
};

/** A step of the way from the home page. */
export type Breadcrumb = {
  __typename?: 'Breadcrumb';
  /** Text of the step. */
  name: Scalars['String']['output'];
  /** A path of the shop; null for the page itself. */
  url?: Maybe<Scalars['String']['output']>;
};

/** How the goods of a bundle are bought together. */
export type BundleKind =
  /** Each accessory at a lower price. */
  | 'BUNDLE'
  /** A lower price while all accessories are taken. */
  | 'COMBO'
  /** All of it in instalments. */
  | 'INSTALMENTS';

/** What an accessory costs in a bundle. */
export type BundlePrice = {
  __typename?: 'BundlePrice';
  /** Price of one piece. */
  finalPrice: Money;
  /** Id of the accessory. */
  productId: Scalars['ID']['output'];
};

/** One way to buy the goods of a bundle together. */
export type BundleVariant = {
  __typename?: 'BundleVariant';
  /** The promotion under which its accessories are put into the basket; null when there is none. */
  actionId?: Maybe<Scalars['ID']['output']>;
  /** What one gets by it; null when the provider does not tell. */
  description?: Maybe<Scalars['String']['output']>;
  /** How its goods are bought together. */
  kind: BundleKind;
  /** Months over which it is paid; null unless it is paid in instalments. */
  months?: Maybe<Scalars['Int']['output']>;
  /** Name for the shopper; null when the provider tells none. */
  name?: Maybe<Scalars['String']['output']>;
  /** What an order is paid with then, as `PaymentMethod.typeId`; null unless it is paid in instalments, and where the provider does not tell. */
  paymentTypeId?: Maybe<Scalars['ID']['output']>;
  /** Prices of its accessories, at most two; one that is not named costs what it does alone. */
  prices: Array<BundlePrice>;
};

/** A category of products: a node of the tree. */
export type Category = Node & {
  __typename?: 'Category';
  /** Categories below it, at most 250; empty for a leaf. */
  children?: Maybe<Array<Category>>;
  /** Code that stands in addresses. */
  code: Scalars['String']['output'];
  /** Id at the provider. */
  id: Scalars['ID']['output'];
  /** Path of its picture; null where there is none. */
  image?: Maybe<Scalars['String']['output']>;
  /** Name in the plural. */
  name: Scalars['String']['output'];
  /** Unique among all things: `node` takes it. */
  nodeId: Scalars['ID']['output'];
  /** Products in it and below it; null when the provider does not tell. */
  productsCount?: Maybe<Scalars['Int']['output']>;
  /** Path of its listing, or of its part of the catalogue when it has children. */
  url: Scalars['String']['output'];
};

/** One order the basket becomes, with the ways to get it. */
export type CheckoutOrder = {
  __typename?: 'CheckoutOrder';
  /** Intervals of a courier, the earliest first, at most 100. */
  courier: Array<DeliveryOption>;
  /** Express delivery, the quickest; null when there is none. */
  express?: Maybe<DeliveryOption>;
  /** Express delivery from each store that can send it, the quickest first, at most 100: what the list and the map of it show. */
  expressOptions?: Maybe<Array<DeliveryOption>>;
  /** Whether it is sent as codes or links, and needs no delivery. */
  isDigital: Scalars['Boolean']['output'];
  /** Whether a preorder that only stores hand over is among its goods: there is no other way to get it. */
  isOnlyInStores: Scalars['Boolean']['output'];
  /** Whether its goods are ordered before they are on sale. */
  isPreorder: Scalars['Boolean']['output'];
  /** Its lines of the basket, which has at most 100. */
  items: Array<BasketItem>;
  /** Name of the order inside this basket: `buy`, `later`, `preorder`, `digital`, `special`. */
  key: Scalars['String']['output'];
  /** Ways to pick it up, the earliest first, at most 100. */
  pickup: Array<DeliveryOption>;
  /**
   * Two orders instead of this one, where some of its goods can be picked up on an earlier day than all of them: those, then the rest, at most 2 items;
   * `basketSetDeferredItems` makes them of it. Empty where nothing is gained, or a price hangs on goods of both, and when the provider does not tell.
   */
  soonerInParts: Array<PartialPickup>;
  /** Sum of its goods. */
  sum: Money;
};

/** A city the shop delivers to. */
export type City = Node & {
  __typename?: 'City';
  /** Latin name that stands in addresses: lowercase letters and hyphens. */
  alias: Scalars['String']['output'];
  /** The name after «в»: «в Донецке» gives «Донецке». */
  declension: Scalars['String']['output'];
  /** Types of delivery possible here, some ten at most, as `DeliveryOption.typeId`. */
  deliveryTypeIds: Array<Scalars['ID']['output']>;
  /** Whether there is a metro, so that stores name their stations. */
  hasMetro: Scalars['Boolean']['output'];
  /** Whether there is an orbital motorway beyond which a delivery costs more. */
  hasMkad: Scalars['Boolean']['output'];
  /** Id at the provider. */
  id: Scalars['ID']['output'];
  /** Its code in the classifier of addresses (KLADR); null when the provider does not tell. */
  kladrCode?: Maybe<Scalars['String']['output']>;
  /** Degrees north. */
  latitude: Scalars['Float']['output'];
  /** Degrees east. */
  longitude: Scalars['Float']['output'];
  /** Name as a shopper reads it. */
  name: Scalars['String']['output'];
  /** Unique among all things: `node` takes it. */
  nodeId: Scalars['ID']['output'];
  /** Types of payment possible here, some thirty at most, as `PaymentMethod.typeId`. */
  paymentTypeIds: Array<Scalars['ID']['output']>;
  /** Phone of the shop in this city, as it is written. */
  phone: Scalars['String']['output'];
  /** Region, shown where two cities share a name; null when the provider does not tell. */
  region?: Maybe<Scalars['String']['output']>;
  /** Id of the territory it belongs to; null when there is none. */
  territoryId?: Maybe<Scalars['ID']['output']>;
  /** Time zone by its IANA name; dates and hours of work are the city's. */
  timeZone: Scalars['String']['output'];
  /** Code of the zone whose tariffs and promotions hold here; null when there is none. */
  zoneCode?: Maybe<Scalars['String']['output']>;
};

/** What a city is known by. */
export type CityByInput =
  /** Latin name that stands in addresses, as `City.alias`. */
  { alias: Scalars['String']['input']; id?: never; }
  |  /** Id at the provider. */
  { alias?: never; id: Scalars['ID']['input']; };

/** One page of cities. */
export type CityPage = {
  __typename?: 'CityPage';
  /** The cities of this page. */
  nodes: Array<City>;
  /** Where the page stands. */
  pageInfo: NumberedPageInfo;
  /** Cities over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** An address as it should be written. */
export type CleanedAddress = {
  __typename?: 'CleanedAddress';
  /** Building on the plot; null when there is none. */
  building?: Maybe<Scalars['String']['output']>;
  /** Name of the city; null when it was not understood. */
  cityName?: Maybe<Scalars['String']['output']>;
  /** Number of the flat; null when there is none. */
  flatNumber?: Maybe<Scalars['String']['output']>;
  /** Number of the house; null when there is none. */
  houseNumber?: Maybe<Scalars['String']['output']>;
  /** Housing of the house; null when there is none. */
  housing?: Maybe<Scalars['String']['output']>;
  /** Whether there is such a street; null when the provider does not know the streets of that city. */
  isKnown?: Maybe<Scalars['Boolean']['output']>;
  /** Street with its kind: «улица Артёма»; null when there is none of that name, nor one like it. */
  street?: Maybe<Scalars['String']['output']>;
  /** In one line; null when nothing of it was understood. */
  text?: Maybe<Scalars['String']['output']>;
};

/** A name as it should be written. */
export type CleanedName = {
  __typename?: 'CleanedName';
  /** First name; null when there is none. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Last name; null when there is none. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Patronymic; null when there is none. */
  patronymic?: Maybe<Scalars['String']['output']>;
  /** In one line; null when it is no name. */
  text?: Maybe<Scalars['String']['output']>;
};

/** A phone as it should be written. */
export type CleanedPhone = {
  __typename?: 'CleanedPhone';
  /** Whether it is another country's. */
  isForeign: Scalars['Boolean']['output'];
  /** The number; null when it is no Russian one. */
  phone?: Maybe<Scalars['Phone']['output']>;
  /** As people write it: «+7 949 123-45-67»; null when it is no number. */
  text?: Maybe<Scalars['String']['output']>;
};

/** Products of one code, in one category where it is given. */
export type CodeInCategoryInput = {
  /** Id of the category that narrows it. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** The code as it stands in addresses: letters, digits and `_ . & -`. */
  code: Scalars['String']['input'];
};

/** What a code is asked for. One of them opens nothing else. */
export type CodePurpose =
  /** Signing in to an account. */
  | 'SIGN_IN'
  /** Confirming the phone of a new account. */
  | 'SIGN_UP';

/** The code that was sent to a phone is wrong, late, or was tried too often. */
export type CodeWrong = UserError & {
  __typename?: 'CodeWrong';
  /** `CODE_WRONG`. */
  code: UserErrorCode;
  /** Which part of the input, as a few names; null where it is none of them. */
  field?: Maybe<Array<Scalars['String']['output']>>;
  /** For the person, in Russian. */
  message: Scalars['String']['output'];
  /** Tries that are left with this code: with none, send a new one. Null where the provider does not say. */
  triesLeft?: Maybe<Scalars['Int']['output']>;
};

/** A review of a product, a question about one, or a comment on an article. */
export type Comment = {
  __typename?: 'Comment';
  /** Answers, the oldest first; at most 20. */
  answers: Array<CommentAnswer>;
  /** Number of answers, also of those that are not among `answers`. */
  answersCount: Scalars['Int']['output'];
  /** Who says it; empty when the provider does not tell. */
  author: Scalars['String']['output'];
  /** What is bad; empty when nothing is said of it. */
  cons: Scalars['String']['output'];
  /** When it was said; null when the provider does not tell. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of those who do not. */
  dislikesCount: Scalars['Int']['output'];
  /** For how long the writer has had the product, in words; empty when it is not said. */
  experience: Scalars['String']['output'];
  /** Id at the provider. */
  id: Scalars['ID']['output'];
  /** Paths of photos, some ten at most. */
  images: Array<Scalars['String']['output']>;
  /** Whether this visitor has written it. */
  isMine: Scalars['Boolean']['output'];
  /** Whether the writer has bought the product in this shop. */
  isVerified: Scalars['Boolean']['output'];
  /** Number of visitors who find it of use. */
  likesCount: Scalars['Int']['output'];
  /** What this visitor has said of it; null when nothing. */
  myVote?: Maybe<CommentVote>;
  /** Id of the comment that it answers, which `commentsWaiting` may have; null for what stands by itself, and when the provider does not tell. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** The product it is said of; null of an article's, and of one that is not sold any more. */
  product?: Maybe<Product>;
  /** What is good; empty when nothing is said of it. */
  pros: Scalars['String']['output'];
  /** Rating, 1 to 5; null for what is no review. */
  rate?: Maybe<Scalars['Int']['output']>;
  /** Whether others see it. */
  status: CommentStatus;
  /** What is said. */
  text: Scalars['String']['output'];
  /** What it is; null when the provider does not tell. */
  type?: Maybe<CommentType>;
};

/** An answer to a comment: to a question, a review, or a comment on an article. */
export type CommentAnswer = {
  __typename?: 'CommentAnswer';
  /** Who says it; empty when the provider does not tell. */
  author: Scalars['String']['output'];
  /** When it was said; null when the provider does not tell. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of those who do not. */
  dislikesCount: Scalars['Int']['output'];
  /** Id at the provider; it can be liked by it as a comment can. */
  id: Scalars['ID']['output'];
  /** Whether somebody of the shop or the maker says it. */
  isExpert: Scalars['Boolean']['output'];
  /** Whether this visitor has written it. */
  isMine: Scalars['Boolean']['output'];
  /** Number of visitors who find it of use. */
  likesCount: Scalars['Int']['output'];
  /** What this visitor has said of it; null when nothing. */
  myVote?: Maybe<CommentVote>;
  /** Whether others see it. */
  status: CommentStatus;
  /** What is said. */
  text: Scalars['String']['output'];
};

/** What somebody wants to say. */
export type CommentCreateInput = {
  /** The name that is shown, 2 to 50 characters. A guest has to give one; a shopper's own first name stands in for it. */
  author?: InputMaybe<Scalars['String']['input']>;
  /** What is bad, at most 1,000 characters; of reviews only. */
  cons?: InputMaybe<Scalars['String']['input']>;
  /** `PERSONAL_DATA` has to be among them: a name is shown with what is said. Kept with the moment and the client's address. */
  consents: Array<ConsentPurpose>;
  /** Ids of `POST /uploads` with the purpose `review`, at most 5; of reviews only. */
  imageIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Id of the product or article. */
  ownerId: Scalars['ID']['input'];
  /** Id of what it answers; absent for what stands by itself. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** What is good, at most 1,000 characters; of reviews only. */
  pros?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 5; a review has to have one, and nothing else has. */
  rate?: InputMaybe<Scalars['Int']['input']>;
  /** 10 to 3,000 characters; an answer 2 to 2,000. */
  text: Scalars['String']['input'];
  /** What it is; of an answer that which it answers is. */
  type: CommentType;
};

/** What has been taken. */
export type CommentCreatePayload = {
  __typename?: 'CommentCreatePayload';
  /** As its writer sees it; others do when it has been looked at. */
  comment?: Maybe<Comment>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<CommentCreateUserError>;
};

/** Why `commentCreate` may not happen. */
export type CommentCreateUserError = InvalidValue | NotFound;

/** What becomes of a comment that somebody has looked at. */
export type CommentDecision =
  /** Everybody sees it. */
  | 'PUBLISH'
  /** Nobody sees it, and its photos are deleted. */
  | 'REFUSE';

/** What a visitor finds of no use. */
export type CommentDislikeInput = {
  /** Id of a comment or an answer. */
  id: Scalars['ID']['input'];
};

/** The votes with this one among them. */
export type CommentDislikePayload = {
  __typename?: 'CommentDislikePayload';
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<CommentDislikeUserError>;
  /** What they come to. */
  votes?: Maybe<CommentVotes>;
};

/** Why `commentDislike` may not happen. */
export type CommentDislikeUserError = InvalidValue | NotFound;

/** What a visitor finds of use. */
export type CommentLikeInput = {
  /** Id of a comment or an answer. */
  id: Scalars['ID']['input'];
};

/** The votes with this one among them. */
export type CommentLikePayload = {
  __typename?: 'CommentLikePayload';
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<CommentLikeUserError>;
  /** What they come to. */
  votes?: Maybe<CommentVotes>;
};

/** Why `commentLike` may not happen. */
export type CommentLikeUserError = InvalidValue | NotFound;

/** What becomes of which comment. */
export type CommentModerateInput = {
  /** What becomes of it. */
  decision: CommentDecision;
  /** Id of a comment or an answer. */
  id: Scalars['ID']['input'];
  /** Why it is refused, for the shop's people; at most 500 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** What `commentModerate` answers. */
export type CommentModeratePayload = {
  __typename?: 'CommentModeratePayload';
  /** The comment as it is then; null when it was not changed. */
  comment?: Maybe<Comment>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<CommentModerateUserError>;
};

/** What `commentModerate` can fail with. */
export type CommentModerateUserError = InvalidValue | NotFound;

/** One page of comments. */
export type CommentPage = {
  __typename?: 'CommentPage';
  /** Comments of the page. */
  nodes: Array<Comment>;
  /** Where the page stands. */
  pageInfo: NumberedPageInfo;
  /** Comments on all pages, this visitor's own that wait among them. */
  totalCount: Scalars['Int']['output'];
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

/** What the votes for a comment come to. */
export type CommentVotes = {
  __typename?: 'CommentVotes';
  /** Number of those who do not; null when the provider does not tell. */
  dislikesCount?: Maybe<Scalars['Int']['output']>;
  /** Number of visitors who find it of use; null when the provider does not tell. */
  likesCount?: Maybe<Scalars['Int']['output']>;
  /** What this visitor has said of it. */
  myVote: CommentVote;
};

/** A company, as the register knows it. */
export type Company = {
  __typename?: 'Company';
  /** Registered address; null where the register does not tell. */
  address?: Maybe<Scalars['String']['output']>;
  /** Tax number (ИНН): 10 digits of an organisation, 12 of an entrepreneur. */
  inn: Scalars['String']['output'];
  /** Code of the reason for registration (КПП); null for an entrepreneur, or where the register does not tell. */
  kpp?: Maybe<Scalars['String']['output']>;
  /** Name, as documents have it. */
  name: Scalars['String']['output'];
  /** Number in the state register (ОГРН); null where the register does not tell. */
  ogrn?: Maybe<Scalars['String']['output']>;
};

/** A product that this one is often compared with. */
export type ComparedModel = {
  __typename?: 'ComparedModel';
  /** Full name of the product. */
  name: Scalars['String']['output'];
  /** A path of the shop. */
  url: Scalars['String']['output'];
};

/** Goods that go together. */
export type Compilation = {
  __typename?: 'Compilation';
  /** Id at the provider. */
  id: Scalars['ID']['output'];
  /** What they are put together for. */
  name: Scalars['String']['output'];
  /** The goods, without the product itself, at most 24. */
  products: Array<Product>;
};

/** It contradicts what has happened meanwhile: what is to be changed is too far on its way, paid, empty or being changed already. Read it again. */
export type Conflict = UserError & {
  __typename?: 'Conflict';
  /** `CONFLICT`. */
  code: UserErrorCode;
  /** Which part of the input, as a few names; null where it is none of them. */
  field?: Maybe<Array<Scalars['String']['output']>>;
  /** For the person, in Russian. */
  message: Scalars['String']['output'];
};

/** What a person may consent to. */
export type ConsentPurpose =
  /** Offers by phone and e-mail; `marketing` on the wire. */
  | 'MARKETING'
  /** Processing of personal data for what is sent: an order, a review, a question; `personal-data` on the wire. */
  | 'PERSONAL_DATA';

/** Who receives an order. */
export type ContactInput = {
  /** E-mail for the receipt, at most 254 characters; may be absent. Codes of digital goods are sent to it. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name, letters only, at most 100 characters. */
  firstName: Scalars['String']['input'];
  /** Last name, letters only, at most 100 characters; may be absent. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Mobile phone: its ten digits begin with 9. */
  phone: Scalars['Phone']['input'];
};

/** What a company needs, and whom to call. */
export type CorpFastOrderInput = {
  /** What is needed, in words, at most 1,000 characters; has to be there without `items`. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Name of the company, at most 200 characters. */
  companyName: Scalars['String']['input'];
  /** Purposes the person has consented to, as in `OrderCreateInput`. */
  consents: Array<ConsentPurpose>;
  /** Who orders for it, letters only, at most 201 characters. */
  contactName: Scalars['String']['input'];
  /** E-mail, to which the invoice is sent. */
  email: Scalars['String']['input'];
  /** Made once for each form: 8 to 128 Latin letters, digits and `. : _ -`. The same key gives the same order, once. */
  idempotencyKey: Scalars['String']['input'];
  /** Tax number (ИНН). */
  inn: Scalars['String']['input'];
  /** Products, such as those of the basket, at most 100. */
  items: Array<CorpOrderItemInput>;
  /** Mobile phone: its ten digits begin with 9. */
  phone: Scalars['Phone']['input'];
};

/** A fast order that was taken. */
export type CorpFastOrderPayload = {
  __typename?: 'CorpFastOrderPayload';
  /** Its number; null where the provider gives none. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Whether the status of the order is open: it is after success. */
  isOrderStatusOpen?: Maybe<Scalars['Boolean']['output']>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<CorpFastOrderUserError>;
};

/** Why `corpFastOrder` may not happen. */
export type CorpFastOrderUserError = Conflict | InvalidValue;

/** A product that a company needs. */
export type CorpOrderItemInput = {
  /** Id of the product. */
  productId: Scalars['ID']['input'];
  /** Pieces, 1 to 9,999. */
  quantity: Scalars['Int']['input'];
};

/** Buying on credit. */
export type Credit = {
  __typename?: 'Credit';
  /** What the payment of a month is a day, in whole rubles: a thirtieth of it, rounded up. */
  dailyPayment: Money;
  /** Payment of one month. */
  monthlyPayment: Money;
  /** Possible terms in months, some ten at most. */
  periods: Array<Scalars['Int']['output']>;
  /** Kind of credit. */
  type: CreditType;
};

/** A bank that lends. */
export type CreditBank = {
  __typename?: 'CreditBank';
  /** Name as a shopper reads it. */
  name: Scalars['String']['output'];
};

/** What the action of a term asks for beside the product, and how far this visitor's basket has it. */
export type CreditConditions = {
  __typename?: 'CreditConditions';
  /** What those in the basket come to. */
  accessories: Money;
  /** How much of it that is, 0 to 100. */
  accessoriesPercent: Scalars['Int']['output'];
  /** What is lent at most; null without a limit. */
  installmentLimit?: Maybe<Money>;
  /** Whether all of it is done. */
  isCompleted: Scalars['Boolean']['output'];
  /** Whether it is about credit and not an instalment. */
  isCredit: Scalars['Boolean']['output'];
  /** Whether the product is more than the limit leaves beside the basket. */
  isLimitExceeded: Scalars['Boolean']['output'];
  /**
   * The same as `isWarrantyRequired`.
   * @deprecated Use `isWarrantyRequired`; deprecated 2026-11-30, removed 2027-06-01.
   */
  isWarrantyAsked: Scalars['Boolean']['output'];
  /** Whether a warranty is to be offered with it; whether it has to be bought says the flag `dso.required`. */
  isWarrantyRecommended: Scalars['Boolean']['output'];
  /** Whether a warranty has to be bought with it: `shouldAddWarranties` of the specification. */
  isWarrantyRequired: Scalars['Boolean']['output'];
  /** What is said of it to the shopper; null for nothing. */
  notification?: Maybe<Scalars['String']['output']>;
  /** What the goods have to come to; null for any sum. */
  priceFrom?: Maybe<Money>;
  /** What accessories below the product have to come to; null where none are asked for. */
  priceOfAccessories?: Maybe<Money>;
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

/** One way to buy a product on credit. */
export type CreditOffer = {
  __typename?: 'CreditOffer';
  /** Id at the provider, which is the number of its kind: 1 to 4. */
  id: Scalars['ID']['output'];
  /** Whether the product is more than that limit leaves beside the basket; null while it is not known. */
  isLimitExceeded?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it is credit or an instalment, and whose. */
  kind: CreditKind;
  /** The longest term, which is chosen until the shopper chooses another; null when there are no terms. */
  lastTerm?: Maybe<CreditTerm>;
  /** What is lent to the signed-in shopper, of Mokka; null for a guest, for the other ways and where it lends nothing. */
  limit?: Maybe<Money>;
  /** Its terms by their months, each once: at least one, at most 12. */
  terms: Array<CreditTerm>;
};

/** So many months, and what is paid in them. */
export type CreditTerm = {
  __typename?: 'CreditTerm';
  /** Id of the action that asks for something; null where nothing is asked for. */
  actionId?: Maybe<Scalars['ID']['output']>;
  /** Banks that lend so, some ten at most. */
  banks: Array<CreditBank>;
  /** What has to be done for it; null where nothing has to. */
  conditions?: Maybe<CreditConditions>;
  /** Whether an action stands behind it that may ask for something; `conditions` says for what. */
  hasConditions: Scalars['Boolean']['output'];
  /** `0-0-24` or `0-0-36` of an instalment without overpaying; null for any other. */
  label?: Maybe<Scalars['String']['output']>;
  /** Months, at least 1. */
  months: Scalars['Int']['output'];
  /** What is paid on top of the price; 0 for an instalment. */
  overpayment: Money;
  /** Payment of one month. */
  payment: Money;
  /** What an order is paid with then, as `PaymentMethod.typeId`. */
  paymentTypeId: Scalars['ID']['output'];
  /** All payments in their order, as many as there are months; without interest they come to the price to the kopeck. */
  payments: Array<Money>;
  /** Interest of a year in percent, 0 for an instalment; null where the provider does not tell. */
  rate?: Maybe<Scalars['Float']['output']>;
};

/** Kind of a credit. */
export type CreditType =
  /** Paid off in equal parts at no extra cost. */
  | 'DEFERRED'
  /** Another of the provider's own; show it without words of its own. */
  | 'OTHER';

/** What money is counted in. */
export type Currency =
  /** Russian rubles; amounts are in kopecks. */
  | 'RUB';

/** What stands in the place of a field whose call has failed. */
export type Degradation =
  /** A value that is always there, such as the default city, and no error. */
  | 'DEFAULT'
  /** Null, and an error with the field's path and its code. */
  | 'NULL';

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

/** One way to get the goods. */
export type DeliveryOption = {
  __typename?: 'DeliveryOption';
  /** Id of the city it was computed for; null when the provider does not tell. */
  cityId?: Maybe<Scalars['ID']['output']>;
  /** Cost; zero is shown as «бесплатно». */
  cost: Money;
  /** What has to be paid in advance. */
  costPrepayment: Money;
  /** When it can be picked up, or when the courier's interval begins. */
  datetime: Scalars['DateTime']['output'];
  /** The day by the city's clock. */
  day: Scalars['Date']['output'];
  /** Whether a preorder is among the goods. */
  hasPreorderProduct: Scalars['Boolean']['output'];
  /** A courier's interval `HH:MM - HH:MM` by the city's clock; null for picking up. */
  interval?: Maybe<Scalars['String']['output']>;
  /** How the goods get to the shopper. */
  kind: DeliveryKind;
  /** Minutes an express delivery takes, a multiple of 5, at most 180; 30 when the provider names none; null for the others. */
  minutes?: Maybe<Scalars['Int']['output']>;
  /** Payment types possible with it, some thirty at most, as `PaymentMethod.typeId`; null when it rules none out. */
  paymentTypeIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** What it is for. */
  purpose: DeliveryPurpose;
  /** The store that gives the goods; null when the provider does not tell, or with an error when it cannot be loaded. */
  salePoint?: Maybe<Store>;
  /** Id of the point of sale that gives the goods; null when the provider does not tell. */
  salePointId?: Maybe<Scalars['ID']['output']>;
  /** The place where it is picked up; null for a courier, or with an error when it cannot be loaded. */
  store?: Maybe<Store>;
  /** Id of the place where it is picked up; null for a courier. */
  storeId?: Maybe<Scalars['ID']['output']>;
  /** When, in words: «через 15 минут», «сегодня c HH:mm», «завтра c HH:mm», «d MMMM c HH:mm»; empty for a preorder where the specification says so. By the city's clock. */
  timeText: Scalars['String']['output'];
  /** Type at the provider: 1 store, 2 courier, 27 express, 10, 13 and 14 pick-up points, 9 and 12 postamats. Goes back in `OrderDeliveryInput.typeId`. */
  typeId: Scalars['ID']['output'];
};

/** What a delivery is for. */
export type DeliveryPurpose =
  /** To the door, in an interval of a day. */
  | 'COURIER'
  /** To the door, as soon as possible; on the wire `courier_fast`. */
  | 'EXPRESS'
  /** The shopper comes for it. */
  | 'PICKUP';

/** What something that was bought is worth as an old device today, and how the trade-in calculator knows it. */
export type DeviceWorth = {
  __typename?: 'DeviceWorth';
  /** Id of its brand. */
  brandId: Scalars['ID']['output'];
  /** Id of the calculator. */
  calculatorId: Scalars['ID']['output'];
  /** Id of its kind. */
  groupId: Scalars['ID']['output'];
  /** Memory in GB; 0 where there is none to choose. */
  memory: Scalars['Int']['output'];
  /** Id of its model. */
  modelId: Scalars['ID']['output'];
  /** What is given for it in the best condition. */
  price: Money;
};

/** How large one piece is as it stands, in centimetres. */
export type Dimensions = {
  __typename?: 'Dimensions';
  /** From its back to its front. */
  depth: Scalars['Float']['output'];
  /** From the floor up. */
  height: Scalars['Float']['output'];
  /** From left to right. */
  width: Scalars['Float']['output'];
};

/** Why something costs less than its price. */
export type Discount = {
  __typename?: 'Discount';
  /** The action; null for a price that needs none, such as that of an order on the site. */
  actionId?: Maybe<Scalars['ID']['output']>;
  /** What it is called. */
  name: Scalars['String']['output'];
  /** The code that it came by; null for none. */
  promocode?: Maybe<Scalars['String']['output']>;
  /** What it takes off all pieces together. */
  sum: Money;
};

/** Staff of the shop, as its cookies name it beside the token. The names tell the screens who stands at the till and give no right to anything. */
export type Employee = {
  __typename?: 'Employee';
  /** Name of the employee; null for staff known by a trade point. */
  employeeName?: Maybe<Scalars['String']['output']>;
  /** Personnel number; null for staff known by a trade point. */
  personnelNumber?: Maybe<Scalars['String']['output']>;
  /** Name of the trade point; null for staff known by a personnel number. */
  tradePointName?: Maybe<Scalars['String']['output']>;
  /** Number of the trade point; null for staff known by a personnel number. */
  tradePointNumber?: Maybe<Scalars['String']['output']>;
};

/** A member of the staff who signs in. */
export type EmployeeSignInTokenInput = {
  /** Personnel token, as it stands on the badge. */
  token: Scalars['String']['input'];
};

/** The staff that is signed in, as in `EmployeeSignInTradePointPayload`. */
export type EmployeeSignInTokenPayload = {
  __typename?: 'EmployeeSignInTokenPayload';
  /** What the staff is called on screens. */
  employee?: Maybe<Employee>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<EmployeeSignInTokenUserError>;
};

/** Why `employeeSignInToken` may not happen. */
export type EmployeeSignInTokenUserError = InvalidValue;

/** The trade point whose staff signs in. */
export type EmployeeSignInTradePointInput = {
  /** A code that its staff knows; null where the provider asks for none. */
  accessCode?: InputMaybe<Scalars['String']['input']>;
  /** Number of the trade point, as it stands on its receipts. */
  tradePointNumber: Scalars['String']['input'];
};

/** The staff that is signed in. Its token is in an httpOnly cookie that comes with this answer, and nowhere else. */
export type EmployeeSignInTradePointPayload = {
  __typename?: 'EmployeeSignInTradePointPayload';
  /** What the staff is called on screens. */
  employee?: Maybe<Employee>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<EmployeeSignInTradePointUserError>;
};

/** Why `employeeSignInTradePoint` may not happen. */
export type EmployeeSignInTradePointUserError = InvalidValue;

/** What is left of the staff's session. */
export type EmployeeSignOutPayload = {
  __typename?: 'EmployeeSignOutPayload';
  /** False when the provider could not be told; the browser has forgotten the staff all the same. */
  isEndedAtProvider?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Where the provider leads the browser: a path of the shop, or an address elsewhere. Null when it has said nothing or could not be told. A
   * client follows it only to places that it knows.
   */
  redirectUrl?: Maybe<Scalars['String']['output']>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<EmployeeSignOutUserError>;
};

/** Why `employeeSignOut` may not happen. */
export type EmployeeSignOutUserError = Conflict;

/** Something by which a listing can be filtered. */
export type Facet = {
  __typename?: 'Facet';
  /** Code for the filter; `price`, `brand`, `available` are in every category. */
  code: Scalars['String']['output'];
  /** Largest value there is; null when it is no range. In `unit`: rubles for the price. */
  max?: Maybe<Scalars['Float']['output']>;
  /** Smallest value there is; null when it is no range. In `unit`: rubles for the price. */
  min?: Maybe<Scalars['Float']['output']>;
  /** Name as a shopper reads it. */
  name: Scalars['String']['output'];
  /** The order of the listing by it; null where the provider has none. */
  sort?: Maybe<ListingSort>;
  /** How it is chosen. */
  type: FacetType;
  /** Unit of a range; null where there is none. */
  unit?: Maybe<Scalars['String']['output']>;
  /** Values of a list, as many as the category has; some hundred at most. */
  values: Array<FacetValue>;
};

/** How a facet is chosen. */
export type FacetType =
  /** One box. */
  | 'FLAG'
  /** Values to tick. */
  | 'LIST'
  /** A smallest and a largest value. */
  | 'RANGE';

/** A value of a facet. */
export type FacetValue = {
  __typename?: 'FacetValue';
  /** Code for the filter. */
  code: Scalars['String']['output'];
  /** Products that would remain, the other filters applied. */
  count: Scalars['Int']['output'];
  /** The value as a shopper reads it, for example «256 ГБ». */
  name: Scalars['String']['output'];
};

/** A switch that turns a part of the shop on or off. */
export type Feature = {
  __typename?: 'Feature';
  /** Whether it is on for this visitor: the flag and, where there is one, its value. */
  isActive: Scalars['Boolean']['output'];
  /** Name of the switch, for example `similar`. */
  key: Scalars['String']['output'];
};

/** What is chosen of a facet, by its `type`. */
export type FilterChoiceInput =
  /** True for a flag that must hold. */
  { isSet: Scalars['Boolean']['input']; range?: never; values?: never; }
  |  /** Bounds of a range. */
  { isSet?: never; range: RangeInput; values?: never; }
  |  /** Codes of values of a list; they are alternatives. */
  { isSet?: never; range?: never; values: Array<Scalars['String']['input']>; };

/** One chosen filter. Different filters must all hold. */
export type FilterInput = {
  /** What is chosen of it. */
  chosen: FilterChoiceInput;
  /** Code of the facet: one of `ListingPage.facets`. */
  code: Scalars['String']['input'];
};

/** Who is sent the codes of gift cards instead of the buyer. */
export type Gift = {
  __typename?: 'Gift';
  /** E-mail that the codes are sent to. */
  email: Scalars['String']['output'];
  /** How the letter addresses who receives it; null where the provider does not tell. */
  name?: Maybe<Scalars['String']['output']>;
  /** When the codes were sent last; null until they have been. */
  sentAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the buyer says with the cards; null for nothing. */
  words?: Maybe<Scalars['String']['output']>;
};

/** A specification that matters in the category, shown on cards. */
export type Highlight = {
  __typename?: 'Highlight';
  /** Name of the specification. */
  name: Scalars['String']['output'];
  /** Value with its unit. */
  value: Scalars['String']['output'];
};

/** A value is missing, or is not taken; each of them has an error of its own, with the field at fault. */
export type InvalidValue = UserError & {
  __typename?: 'InvalidValue';
  /** `INVALID_VALUE`. */
  code: UserErrorCode;
  /** Which part of the input, as a few names; null where it is none of them. */
  field?: Maybe<Array<Scalars['String']['output']>>;
  /** For the person, in Russian. */
  message: Scalars['String']['output'];
};

/** What a listing is of: one of these. */
export type ListingOfInput =
  /** A brand, by its code. */
  { brand: CodeInCategoryInput; category?: never; compatibilityBrand?: never; model?: never; search?: never; series?: never; tag?: never; }
  |  /** Id of a category. */
  { brand?: never; category: Scalars['ID']['input']; compatibilityBrand?: never; model?: never; search?: never; series?: never; tag?: never; }
  |  /** The brand whose devices the products fit. */
  { brand?: never; category?: never; compatibilityBrand: CodeInCategoryInput; model?: never; search?: never; series?: never; tag?: never; }
  |  /** Code of a model. */
  { brand?: never; category?: never; compatibilityBrand?: never; model: Scalars['String']['input']; search?: never; series?: never; tag?: never; }
  |  /** What answers a search text. */
  { brand?: never; category?: never; compatibilityBrand?: never; model?: never; search: SearchInput; series?: never; tag?: never; }
  |  /** Code of a series. */
  { brand?: never; category?: never; compatibilityBrand?: never; model?: never; search?: never; series: Scalars['String']['input']; tag?: never; }
  |  /** A tag, by its alias. */
  { brand?: never; category?: never; compatibilityBrand?: never; model?: never; search?: never; series?: never; tag: CodeInCategoryInput; };

/** One page of products. */
export type ListingPage = {
  __typename?: 'ListingPage';
  /** What the listing can be filtered by, at most 100 facets. */
  facets?: Maybe<Array<Facet>>;
  /** Products of the page. */
  nodes: Array<Product>;
  /** Where the page stands. */
  pageInfo: NumberedPageInfo;
  /** The order the products are in. */
  sort: ListingSort;
  /** Products over all pages. */
  totalCount: Scalars['Int']['output'];
};


/** One page of products. */
export type ListingPageFacetsArgs = {
  only?: InputMaybe<Array<Scalars['String']['input']>>;
};

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

/** A loyalty card in the account of a shopper. */
export type LoyaltyCard = {
  __typename?: 'LoyaltyCard';
  /** Bonuses, each worth a ruble; 0 when there are none, null as long as the phone of the card has not been confirmed. */
  balance?: Maybe<Money>;
  /** Number of the card, EAN-13: thirteen digits, of which the last checks the others. */
  ean: Scalars['String']['output'];
  /** What has come and gone, the newest first, at most 50; empty as long as the phone of the card has not been confirmed. */
  entries: Array<BonusEntry>;
  /** Id at the provider. */
  id: Scalars['ID']['output'];
  /** Whether what the shopper earns goes there. */
  isActive: Scalars['Boolean']['output'];
};

/** A card that is to be added. */
export type LoyaltyCardAddInput = {
  /** Secret that `loyaltyVerifyCode` has answered. */
  checkData: Scalars['String']['input'];
  /** Number of the card in hand, thirteen digits; absent where any card of the phone will do, and a new one where there is none. */
  ean?: InputMaybe<Scalars['String']['input']>;
};

/** A card that was added. */
export type LoyaltyCardAddPayload = {
  __typename?: 'LoyaltyCardAddPayload';
  /** The card; what the shopper earns goes there from now on. */
  card?: Maybe<LoyaltyCard>;
  /** The secret by which its bonuses are spent. */
  checkData?: Maybe<Scalars['String']['output']>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<LoyaltyCardAddUserError>;
};

/** Why `loyaltyCardAdd` may not happen. */
export type LoyaltyCardAddUserError = Conflict | InvalidValue | NotFound;

/** A card that is to be taken out of the account, by one of the two. */
export type LoyaltyCardRemoveInput =
  /** Id of the card. */
  { cardId: Scalars['ID']['input']; ean?: never; }
  |  /** Its number, thirteen digits. */
  { cardId?: never; ean: Scalars['String']['input']; };

/** A card that was taken out of the account. */
export type LoyaltyCardRemovePayload = {
  __typename?: 'LoyaltyCardRemovePayload';
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<LoyaltyCardRemoveUserError>;
};

/** Why `loyaltyCardRemove` may not happen. */
export type LoyaltyCardRemoveUserError = InvalidValue | NotFound;

/** How many bonuses goods may be paid with. */
export type LoyaltyLimit = {
  __typename?: 'LoyaltyLimit';
  /** 0 when the card has no bonuses; null when the limit does not say. */
  balance?: Maybe<Money>;
  /** Bonuses, each worth a ruble, rounded down to whole ones; 0 when nothing can be spent. */
  maxAmount: Money;
};

/** A product and how many pieces of it. */
export type LoyaltyProductInput = {
  /** Id of the product. */
  productId: Scalars['ID']['input'];
  /** Pieces, at least 1. */
  quantity: Scalars['Int']['input'];
};

/** What loyalty cards promise; a rule that the provider does not tell is null. */
export type LoyaltyRules = {
  __typename?: 'LoyaltyRules';
  /** Percent of what is paid for goods that come back as bonuses. */
  earnedPercent?: Maybe<Scalars['Float']['output']>;
  /** Whether bonuses stay as long as the card does. */
  isPerpetual?: Maybe<Scalars['Boolean']['output']>;
  /** Percent of a price that bonuses may pay. */
  payablePercent?: Maybe<Scalars['Float']['output']>;
  /** What a new card begins with. */
  welcomeBonuses?: Maybe<Money>;
};

/** Whose phone is to be confirmed. */
export type LoyaltySendCodeInput = {
  /** What the shop's captcha has said of the visitor; null where it has none. The provider asks the captcha about it. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** A mobile phone. */
  phone: Scalars['Phone']['input'];
};

/** A code that is on its way. */
export type LoyaltySendCodePayload = {
  __typename?: 'LoyaltySendCodePayload';
  /** Seconds for which the code lives. */
  expiresIn?: Maybe<Scalars['Int']['output']>;
  /** Names the code when it is brought. */
  requestId?: Maybe<Scalars['String']['output']>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<LoyaltySendCodeUserError>;
};

/** Why `loyaltySendCode` may not happen. */
export type LoyaltySendCodeUserError = InvalidValue;

/** What the secret that a client keeps is worth. */
export type LoyaltyVerification = {
  __typename?: 'LoyaltyVerification';
  /** Whether bonuses of the card may still be spent with it; false for a card that is not the shopper's. */
  isValid: Scalars['Boolean']['output'];
};

/** A code that is brought. */
export type LoyaltyVerifyCodeInput = {
  /** Six digits, as they were sent. */
  code: Scalars['String']['input'];
  /** Phone that the code was sent to. */
  phone: Scalars['Phone']['input'];
  /** Id that `loyaltySendCode` has answered. */
  requestId: Scalars['String']['input'];
};

/** A phone that is confirmed. */
export type LoyaltyVerifyCodePayload = {
  __typename?: 'LoyaltyVerifyCodePayload';
  /** The card of this phone; null when there is none yet, or the provider does not say. */
  cardId?: Maybe<Scalars['ID']['output']>;
  /** A secret by which its card is added and its bonuses are spent. */
  checkData?: Maybe<Scalars['String']['output']>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<LoyaltyVerifyCodeUserError>;
};

/** Why `loyaltyVerifyCode` may not happen. */
export type LoyaltyVerifyCodeUserError = CodeWrong | InvalidValue;

/** Whose phone has to be confirmed before the bonuses of a card are shown and spent. */
export type LoyaltyVerifyData = {
  __typename?: 'LoyaltyVerifyData';
  /** Id of the card. */
  cardId: Scalars['ID']['output'];
  /** Whether it has been confirmed. */
  isVerified: Scalars['Boolean']['output'];
  /** The phone of the card with its last two digits, the others hidden; null when the provider does not say. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** What the home page shows. A block that cannot be loaded is empty. */
export type MainPage = {
  __typename?: 'MainPage';
  /** Sections of the catalogue as pictures, some dozen at most. */
  blocks: Array<Tile>;
  /** Brands, some dozen at most. */
  brands: Array<Brand>;
  /** The product of the day; null when there is none. */
  productOfDay?: Maybe<ProductOfDay>;
  /** Recommended products, at most 24. */
  recommendations: Array<Product>;
  /** Services of the shop, some ten at most. */
  services: Array<Tile>;
  /** Slides, some ten at most. */
  slider: Array<Slide>;
};

/** A document of a product. */
export type Manual = {
  __typename?: 'Manual';
  /** Id at the provider. */
  id: Scalars['ID']['output'];
  /** Title of the document. */
  name: Scalars['String']['output'];
  /** Size in bytes. */
  size: Scalars['Int']['output'];
  /** Path of the document. */
  url: Scalars['String']['output'];
};

/** A used, demonstration or markdown piece of a product. */
export type MarkdownOffer = {
  __typename?: 'MarkdownOffer';
  /** Condition in words: «как новый», «отличное», «хорошее»; null for a new one. */
  grade?: Maybe<Scalars['String']['output']>;
  /** Product id of the piece. */
  id: Scalars['ID']['output'];
  /** Name as a shopper reads it. */
  name: Scalars['String']['output'];
  /** Price of the piece. */
  price: Money;
  /** The piece as a product of its own; null when it is not on sale. */
  product?: Maybe<Product>;
  /** A path of the shop. */
  url: Scalars['String']['output'];
};

/** A line of the catalogue's menu, with the lines below it. */
export type MenuItem = {
  __typename?: 'MenuItem';
  /** The banner beside its lines; null where there is none. */
  banner?: Maybe<Banner>;
  /** Lines below it, at most 100. */
  children: Array<MenuItem>;
  /** Id of the category it leads to. */
  id: Scalars['ID']['output'];
  /** Path of its picture. Null where there is none. */
  image?: Maybe<Scalars['String']['output']>;
  /** Text of the line. */
  name: Scalars['String']['output'];
  /** A path of the shop. */
  url: Scalars['String']['output'];
};

/** One way in which the products of a model differ. */
export type Modification = {
  __typename?: 'Modification';
  /** For example «Память». */
  name: Scalars['String']['output'];
  /** The products, as many as the model has editions: some dozen at most. */
  values: Array<ModificationValue>;
};

/** A product of the same model: another memory size. */
export type ModificationValue = {
  __typename?: 'ModificationValue';
  /** Whether it can be had; null when the provider does not tell. */
  isAvailable?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it is this product. */
  isCurrent: Scalars['Boolean']['output'];
  /** Id of the product. */
  productId: Scalars['ID']['output'];
  /** A path of the shop. */
  url: Scalars['String']['output'];
  /** What sets it apart, for example «12/256 ГБ». */
  value: Scalars['String']['output'];
};

/**
 * A sum of money. It is exact: nobody has to round it, and sums are added as whole numbers. How it is shown (rubles, spaces, ₽, «бесплатно» for zero) is the
 * client's matter.
 */
export type Money = {
  __typename?: 'Money';
  /** Whole kopecks: 1999000 is «19 990 ₽». */
  amount: Scalars['Kopecks']['output'];
  /** What the amount is counted in; today always `RUB`. */
  currency: Currency;
};

/** Everything that can be changed. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Adds an address. `INVALID_VALUE` with the fields at fault. */
  addressAdd?: Maybe<AddressAddPayload>;
  /** Removes an address; `NOT_FOUND` for anybody else's. */
  addressRemove?: Maybe<AddressRemovePayload>;
  /** Changes an address; `NOT_FOUND` for anybody else's. */
  addressUpdate?: Maybe<AddressUpdatePayload>;
  /** The visitor does not like a review; the same rules. */
  articleReviewDislike?: Maybe<ArticleReviewDislikePayload>;
  /**
   * The visitor likes a review: counted once, and not taken back. Who has said something already is told that again, and nothing is counted.
   * `RATE_LIMITED` after 60 in 15 minutes from one address.
   */
  articleReviewLike?: Maybe<ArticleReviewLikePayload>;
  /**
   * Puts one piece of an accessory under a line; one that lies there stays. `OUT_OF_STOCK` when it cannot be had, `NOT_FOUND` when there is no
   * such line or product, `INVALID_VALUE` when it does not belong to the product.
   */
  basketAddAccessory?: Maybe<BasketAddAccessoryPayload>;
  /**
   * Puts a product into the basket. `OUT_OF_STOCK` with `available` when it cannot be had, `NOT_FOUND` when there is none,
   * `INVALID_VALUE` for a quantity out of bounds.
   */
  basketAddItem?: Maybe<BasketAddItemPayload>;
  /**
   * Gives a warranty on every piece of a line, in the place of the one that it has. `NOT_FOUND` when there is no such line, or no such warranty
   * for its product.
   */
  basketAddWarranty?: Maybe<BasketAddWarrantyPayload>;
  /**
   * Gives the basket up as a whole, also one that cannot be read. A guest's is forgotten in any case, an application forgets the id that it
   * holds; `PROVIDER_UNAVAILABLE` and its like when the basket of a shopper is still there.
   */
  basketClear?: Maybe<BasketClearPayload>;
  /** Leaves the bonuses on their card; nothing happens when none are spent. */
  basketRemoveBonuses?: Maybe<BasketRemoveBonusesPayload>;
  /** The codes are sent to the buyer; nothing happens when they are already. */
  basketRemoveGift?: Maybe<BasketRemoveGiftPayload>;
  /** Takes a line out, with what was added to it; nothing happens when it is gone already. */
  basketRemoveItem?: Maybe<BasketRemoveItemPayload>;
  /** Gives the promotional code up; nothing happens when there is none. */
  basketRemovePromocode?: Maybe<BasketRemovePromocodePayload>;
  /**
   * Spends bonuses of a loyalty card on the basket, after everything else that lowers its prices; they leave the card with the order.
   * `INVALID_VALUE` with words for `input.amount` when it is more than the limit, for `input.checkData` when the phone has to be confirmed anew.
   */
  basketSetBonuses?: Maybe<BasketSetBonusesPayload>;
  /**
   * Takes lines into an order of their own, so that the rest need not wait for them; the lines that were in one before and are not named come back.
   * `CheckoutOrder.soonerInParts` says what is gained. `NOT_FOUND` without a basket.
   */
  basketSetDeferredItems?: Maybe<BasketSetDeferredItemsPayload>;
  /**
   * Keeps who is sent the codes of the basket's gift cards instead of the buyer, once they are paid. `INVALID_VALUE` with the fields at fault; `UNSUPPORTED` where
   * the provider sends them to the buyer alone.
   */
  basketSetGift?: Maybe<BasketSetGiftPayload>;
  /**
   * The same as `basketSetDeferredItems`.
   * @deprecated Use `basketSetDeferredItems`; deprecated 2026-11-30, removed 2027-06-01.
   */
  basketSetLater?: Maybe<BasketSetLaterPayload>;
  /**
   * Keeps a promotional code with the basket; it counts as soon as nothing of what it asks for is missing. `INVALID_VALUE` with words for
   * `input.promocode` when there is none such or it is over, `RATE_LIMITED` for whoever tries many.
   */
  basketSetPromocode?: Maybe<BasketSetPromocodePayload>;
  /** Sets the quantity of a line. `OUT_OF_STOCK` with `available` when there are not so many, `NOT_FOUND` when there is no such line. */
  basketSetQuantity?: Maybe<BasketSetQuantityPayload>;
  /** Tells the provider that the shopper is shown the basket step; nobody waits for it. */
  basketTrace?: Maybe<BasketTracePayload>;
  /** Says something of a product or an article; `INVALID_VALUE` names what is missing. `RATE_LIMITED` after 20 in ten minutes from one address. */
  commentCreate?: Maybe<CommentCreatePayload>;
  /** Says that a comment or an answer is of no use; once a visitor, in place of the opposite. `NOT_FOUND` when there is none that everybody sees. */
  commentDislike?: Maybe<CommentDislikePayload>;
  /** Says that a comment or an answer is of use; once a visitor, in place of the opposite. `NOT_FOUND` when there is none that everybody sees. */
  commentLike?: Maybe<CommentLikePayload>;
  /**
   * Publishes what somebody has said, or refuses it; the last decision holds, and counts and ratings of the product follow. Needs the right `comments:moderate`; null with
   * `UNSUPPORTED` where the provider has no such call.
   */
  commentModerate?: Maybe<CommentModeratePayload>;
  /**
   * Takes what a company needs; a manager agrees on prices, terms and delivery. Nothing is reserved. `INVALID_VALUE` with the fields at fault,
   * `RATE_LIMITED` after too many.
   */
  corpFastOrder?: Maybe<CorpFastOrderPayload>;
  /**
   * Signs a member of the staff in by a personnel token. Whoever is signed in by a trade point already is both. `INVALID_VALUE` with the field
   * at fault; `RATE_LIMITED` after too many tries.
   */
  employeeSignInToken?: Maybe<EmployeeSignInTokenPayload>;
  /**
   * Signs staff in by a trade point. Whoever is signed in as a person already is both. `INVALID_VALUE` with the field at fault, the same for
   * an unknown number and a wrong code; `RATE_LIMITED` after too many tries.
   */
  employeeSignInTradePoint?: Maybe<EmployeeSignInTradePointPayload>;
  /** Signs the staff out: the browser forgets it, the basket it has filled and the orders it has made for customers. */
  employeeSignOut?: Maybe<EmployeeSignOutPayload>;
  /** Takes the card of a confirmed phone into the account, a new one where it has none; `INVALID_VALUE` when the number is of another phone. */
  loyaltyCardAdd?: Maybe<LoyaltyCardAddPayload>;
  /** Takes a card out of the account; it keeps its bonuses and can be added again. */
  loyaltyCardRemove?: Maybe<LoyaltyCardRemovePayload>;
  /** Sends a code to the phone of a card; `RATE_LIMITED` when it was sent too often. */
  loyaltySendCode?: Maybe<LoyaltySendCodePayload>;
  /** Confirms the phone of a card by the code; a wrong one is `CODE_WRONG`. */
  loyaltyVerifyCode?: Maybe<LoyaltyVerifyCodePayload>;
  /**
   * Cancels an order that may be (`isCancelable`): its goods are for sale again, and what was paid goes back. One that is cancelled already
   * stays so. `CONFLICT` for one that is too far on its way, `NOT_FOUND` for anybody else's.
   */
  orderCancel?: Maybe<OrderCancelPayload>;
  /**
   * Makes the orders of this visitor's basket, reserves the stock and empties the basket. `OUT_OF_STOCK` when something is sold out,
   * `CONFLICT` when the basket or a quoted total has changed, `INVALID_VALUE` with the fields at fault.
   */
  orderCreate?: Maybe<OrderCreatePayload>;
  /**
   * Opens an order by such a code, and confirms the phone of one in one click. `CODE_WRONG` for one that is wrong, late
   * or tried too often; `NOT_FOUND` when it is right and the phone has no such order.
   */
  orderOpen?: Maybe<OrderOpenPayload>;
  /**
   * Asks to return pieces of an order that was received; the shop decides, and tells the shopper. `INVALID_VALUE` with the fields at fault, such as a reason whose time is over;
   * `CONFLICT` for pieces that cannot be returned any more, `NOT_FOUND` for anybody else's order. `UNSUPPORTED` where the provider takes no such requests.
   */
  orderRequestReturn?: Maybe<OrderRequestReturnPayload>;
  /**
   * Sends a code of six digits to the phone of an order that was made elsewhere. `RATE_LIMITED` after too many. The answer does not say
   * whether there is such an order. `UNSUPPORTED` where the provider opens no orders.
   */
  orderSendCode?: Maybe<OrderSendCodePayload>;
  /**
   * Sends the gift cards of an order to somebody else than its buyer (`Order.isGiftable`), or keeps who that is to be until they are paid. Those that have been sent are sent anew with other
   * codes; whether the earlier ones still work is up to the provider. `INVALID_VALUE` with the fields at fault, `CONFLICT` for any other order, `NOT_FOUND` for anybody else's, `RATE_LIMITED` after a few letters a day.
   */
  orderSendGift?: Maybe<OrderSendGiftPayload>;
  /**
   * Says for a back office how an order stands: the shopper is told, and what hangs on it (bonuses, receipts, money that goes back, stock) follows. Saying it twice does no
   * more than once. `Conflict` when the order does not go there from where it stands: `message` says what comes first. Needs the right `orders:write`; null with
   * `UNSUPPORTED` where the provider has no such call.
   */
  orderSetStatus?: Maybe<OrderSetStatusPayload>;
  /**
   * Changes an order that may be (`isEditable`). `CONFLICT` for one that has been put together, `NOT_FOUND` for anybody else's,
   * `INVALID_VALUE` with the fields at fault, such as a time that cannot be had any more.
   */
  orderUpdate?: Maybe<OrderUpdatePayload>;
  /**
   * Withdraws a request that may be (`ReturnRequest.isWithdrawable`); its pieces may be asked for anew, in time. One that is withdrawn already stays so. `CONFLICT` once the shop
   * has decided, `NOT_FOUND` for anybody else's order and for a request of another. `UNSUPPORTED` where the provider lets nobody withdraw.
   */
  orderWithdrawReturn?: Maybe<OrderWithdrawReturnPayload>;
  /** Sends a link that sets a new password. `RATE_LIMITED` after too many. */
  passwordRequestReset?: Maybe<PasswordRequestResetPayload>;
  /** Sets a new password by such a link; every session of the account ends. `INVALID_VALUE` with the field at fault. */
  passwordReset?: Maybe<PasswordResetPayload>;
  /**
   * Begins an attempt to pay and asks for the address of its page. `CONFLICT` when the order is paid or cancelled, `INVALID_VALUE` for a
   * type that does not suit it, `NOT_FOUND` for anybody but the owner.
   */
  paymentStart?: Maybe<PaymentStartPayload>;
  /**
   * Adds products to a list, all of them or none. `INVALID_VALUE` with `input.productIds` when there is not enough room, `NOT_FOUND` for a product that
   * does not exist.
   */
  productListAdd?: Maybe<ProductListAddPayload>;
  /** Removes products from a list. */
  productListRemove?: Maybe<ProductListRemovePayload>;
  /** A new e-mail becomes the account's; nobody need be signed in. `INVALID_VALUE` for a token that is worth nothing. */
  profileConfirmEmail?: Maybe<ProfileConfirmEmailPayload>;
  /** Removes the account of whoever is signed in, for good; orders stay without it. The session ends. */
  profileRemove?: Maybe<ProfileRemovePayload>;
  /** Says which mailings are wanted; the others are ended. */
  profileSetMailings?: Maybe<ProfileSetMailingsPayload>;
  /** Whether the shopper is told when a product is in stock again or, where it is, costs less. `NOT_FOUND` for a product that there is not. */
  profileSubscribe?: Maybe<ProfileSubscribePayload>;
  /** Changes the profile. `INVALID_VALUE` with the fields at fault, `UNAUTHENTICATED` for a guest. */
  profileUpdate?: Maybe<ProfileUpdatePayload>;
  /** Asks to be called back about a repair, once for a key. */
  repairCallRequest?: Maybe<RepairCallRequestPayload>;
  /**
   * Opens a repair request by such a code. `CODE_WRONG` for one that is wrong, late or tried too often; `NOT_FOUND` when it is right and the
   * phone has no such request.
   */
  repairOpen?: Maybe<RepairOpenPayload>;
  /** Makes a repair request, once for a key; `INVALID_VALUE` names what is missing. `RATE_LIMITED` after 60 in an hour from one address. */
  repairRequestCreate?: Maybe<RepairRequestCreatePayload>;
  /** Sends a code to a phone; `RATE_LIMITED` when it was sent too often. */
  repairSendCode?: Maybe<RepairSendCodePayload>;
  /**
   * Sends a code of six digits to the phone of a repair request that was made elsewhere. `RATE_LIMITED` after too many. The answer does not say
   * whether there is such a request. `UNSUPPORTED` where the provider opens none.
   */
  repairSendOpeningCode?: Maybe<RepairSendOpeningCodePayload>;
  /** Confirms a phone by the code; a wrong one is `CODE_WRONG`. */
  repairVerifyCode?: Maybe<RepairVerifyCodePayload>;
  /**
   * Renews the session of an application that keeps its tokens itself: gives two new tokens, and the old refresh token is used up.
   * When the answer was lost, the same refresh token gives two more within 30 seconds of its first use. Used later than that it
   * ends the session with all its tokens, so keep the newest and refresh from one place only. `UNAUTHENTICATED` when the session
   * has ended, `FORBIDDEN` without the right `storefront` and for a browser, whose session renews itself.
   */
  sessionRefresh?: Maybe<SessionRefreshPayload>;
  /** Sends a code of six digits to a phone. `RATE_LIMITED` after too many. The answer does not say whether somebody has the phone. */
  sessionSendCode?: Maybe<SessionSendCodePayload>;
  /**
   * Signs a shopper in; the guest's basket joins the shopper's, and what a browser has kept of favourites and comparison joins the
   * account's lists, as far as there is room. `INVALID_VALUE` with the field at fault, the same for an
   * unknown login and a wrong password; `RATE_LIMITED` after too many tries.
   */
  sessionSignIn?: Maybe<SessionSignInPayload>;
  /**
   * Signs a shopper in by a code. `CODE_WRONG` for one that is wrong, late or tried too often, `INVALID_VALUE` at `input.phone`
   * when it is right and there is no account: `sessionSignUp` takes the same code then. Orders made with this phone become the account's.
   */
  sessionSignInWithCode?: Maybe<SessionSignInWithCodePayload>;
  /**
   * Signs the shopper out: the session ends with all its tokens, and the browser forgets it together with the basket and the
   * orders it knows.
   */
  sessionSignOut?: Maybe<SessionSignOutPayload>;
  /**
   * Makes an account for a phone and signs in, by a code that was sent for either purpose. Orders made with this phone become the
   * account's. `INVALID_VALUE` with the fields at fault.
   */
  sessionSignUp?: Maybe<SessionSignUpPayload>;
  /** Confirms the phone of a new account; the code is used up by `sessionSignUp`. `CODE_WRONG` for a wrong one. */
  sessionVerifyCode?: Maybe<SessionVerifyCodePayload>;
  /**
   * The same as `smartPriceStartValuation`.
   * @deprecated Use `smartPriceStartValuation`; deprecated 2026-11-30, removed 2027-06-01.
   */
  smartPriceBegin?: Maybe<SmartPriceBeginPayload>;
  /** Begins the valuation of an old device, by which a product becomes cheaper; `NOT_FOUND` where its price does not depend on one. */
  smartPriceStartValuation?: Maybe<SmartPriceStartValuationPayload>;
  /** Takes a device back; nothing happens when it is gone already. */
  tradeInRemove?: Maybe<TradeInRemovePayload>;
  /** Gives the new device up; nothing happens when there is none. */
  tradeInRemoveDerivable?: Maybe<TradeInRemoveDerivablePayload>;
  /**
   * Keeps an old device with the visitor's basket, which comes into being when there is none. `INVALID_VALUE` with words for
   * `input.modelId` when it is not taken, or when there are five.
   */
  tradeInSave?: Maybe<TradeInSavePayload>;
  /** Says all devices at once. `INVALID_VALUE` with words for the device at fault; then nothing has changed. */
  tradeInSetData?: Maybe<TradeInSetDataPayload>;
  /** Chooses the new device. `NOT_FOUND` when there is no such product, `INVALID_VALUE` when no device is exchanged for it. */
  tradeInSetDerivable?: Maybe<TradeInSetDerivablePayload>;
};


/** Everything that can be changed. */
export type MutationAddressAddArgs = {
  input: AddressAddInput;
};


/** Everything that can be changed. */
export type MutationAddressRemoveArgs = {
  input: AddressRemoveInput;
};


/** Everything that can be changed. */
export type MutationAddressUpdateArgs = {
  input: AddressUpdateInput;
};


/** Everything that can be changed. */
export type MutationArticleReviewDislikeArgs = {
  input: ArticleReviewDislikeInput;
};


/** Everything that can be changed. */
export type MutationArticleReviewLikeArgs = {
  input: ArticleReviewLikeInput;
};


/** Everything that can be changed. */
export type MutationBasketAddAccessoryArgs = {
  input: BasketAddAccessoryInput;
};


/** Everything that can be changed. */
export type MutationBasketAddItemArgs = {
  input: BasketAddItemInput;
};


/** Everything that can be changed. */
export type MutationBasketAddWarrantyArgs = {
  input: BasketAddWarrantyInput;
};


/** Everything that can be changed. */
export type MutationBasketRemoveItemArgs = {
  input: BasketRemoveItemInput;
};


/** Everything that can be changed. */
export type MutationBasketSetBonusesArgs = {
  input: BasketSetBonusesInput;
};


/** Everything that can be changed. */
export type MutationBasketSetDeferredItemsArgs = {
  input: BasketSetDeferredItemsInput;
};


/** Everything that can be changed. */
export type MutationBasketSetGiftArgs = {
  input: BasketSetGiftInput;
};


/** Everything that can be changed. */
export type MutationBasketSetLaterArgs = {
  input: BasketSetLaterInput;
};


/** Everything that can be changed. */
export type MutationBasketSetPromocodeArgs = {
  input: BasketSetPromocodeInput;
};


/** Everything that can be changed. */
export type MutationBasketSetQuantityArgs = {
  input: BasketSetQuantityInput;
};


/** Everything that can be changed. */
export type MutationCommentCreateArgs = {
  input: CommentCreateInput;
};


/** Everything that can be changed. */
export type MutationCommentDislikeArgs = {
  input: CommentDislikeInput;
};


/** Everything that can be changed. */
export type MutationCommentLikeArgs = {
  input: CommentLikeInput;
};


/** Everything that can be changed. */
export type MutationCommentModerateArgs = {
  input: CommentModerateInput;
};


/** Everything that can be changed. */
export type MutationCorpFastOrderArgs = {
  input: CorpFastOrderInput;
};


/** Everything that can be changed. */
export type MutationEmployeeSignInTokenArgs = {
  input: EmployeeSignInTokenInput;
};


/** Everything that can be changed. */
export type MutationEmployeeSignInTradePointArgs = {
  input: EmployeeSignInTradePointInput;
};


/** Everything that can be changed. */
export type MutationLoyaltyCardAddArgs = {
  input: LoyaltyCardAddInput;
};


/** Everything that can be changed. */
export type MutationLoyaltyCardRemoveArgs = {
  input: LoyaltyCardRemoveInput;
};


/** Everything that can be changed. */
export type MutationLoyaltySendCodeArgs = {
  input: LoyaltySendCodeInput;
};


/** Everything that can be changed. */
export type MutationLoyaltyVerifyCodeArgs = {
  input: LoyaltyVerifyCodeInput;
};


/** Everything that can be changed. */
export type MutationOrderCancelArgs = {
  input: OrderCancelInput;
};


/** Everything that can be changed. */
export type MutationOrderCreateArgs = {
  input: OrderCreateInput;
};


/** Everything that can be changed. */
export type MutationOrderOpenArgs = {
  input: OrderOpenInput;
};


/** Everything that can be changed. */
export type MutationOrderRequestReturnArgs = {
  input: OrderRequestReturnInput;
};


/** Everything that can be changed. */
export type MutationOrderSendCodeArgs = {
  input: OrderSendCodeInput;
};


/** Everything that can be changed. */
export type MutationOrderSendGiftArgs = {
  input: OrderSendGiftInput;
};


/** Everything that can be changed. */
export type MutationOrderSetStatusArgs = {
  input: OrderSetStatusInput;
};


/** Everything that can be changed. */
export type MutationOrderUpdateArgs = {
  input: OrderUpdateInput;
};


/** Everything that can be changed. */
export type MutationOrderWithdrawReturnArgs = {
  input: OrderWithdrawReturnInput;
};


/** Everything that can be changed. */
export type MutationPasswordRequestResetArgs = {
  input: PasswordRequestResetInput;
};


/** Everything that can be changed. */
export type MutationPasswordResetArgs = {
  input: PasswordResetInput;
};


/** Everything that can be changed. */
export type MutationPaymentStartArgs = {
  input: PaymentStartInput;
};


/** Everything that can be changed. */
export type MutationProductListAddArgs = {
  input: ProductListAddInput;
};


/** Everything that can be changed. */
export type MutationProductListRemoveArgs = {
  input: ProductListRemoveInput;
};


/** Everything that can be changed. */
export type MutationProfileConfirmEmailArgs = {
  input: ProfileConfirmEmailInput;
};


/** Everything that can be changed. */
export type MutationProfileSetMailingsArgs = {
  input: ProfileSetMailingsInput;
};


/** Everything that can be changed. */
export type MutationProfileSubscribeArgs = {
  input: ProfileSubscribeInput;
};


/** Everything that can be changed. */
export type MutationProfileUpdateArgs = {
  input: ProfileUpdateInput;
};


/** Everything that can be changed. */
export type MutationRepairCallRequestArgs = {
  input: RepairCallRequestInput;
};


/** Everything that can be changed. */
export type MutationRepairOpenArgs = {
  input: RepairOpenInput;
};


/** Everything that can be changed. */
export type MutationRepairRequestCreateArgs = {
  input: RepairRequestCreateInput;
};


/** Everything that can be changed. */
export type MutationRepairSendCodeArgs = {
  input: RepairSendCodeInput;
};


/** Everything that can be changed. */
export type MutationRepairSendOpeningCodeArgs = {
  input: RepairSendOpeningCodeInput;
};


/** Everything that can be changed. */
export type MutationRepairVerifyCodeArgs = {
  input: RepairVerifyCodeInput;
};


/** Everything that can be changed. */
export type MutationSessionRefreshArgs = {
  input: SessionRefreshInput;
};


/** Everything that can be changed. */
export type MutationSessionSendCodeArgs = {
  input: SessionSendCodeInput;
};


/** Everything that can be changed. */
export type MutationSessionSignInArgs = {
  input: SessionSignInInput;
};


/** Everything that can be changed. */
export type MutationSessionSignInWithCodeArgs = {
  input: SessionSignInWithCodeInput;
};


/** Everything that can be changed. */
export type MutationSessionSignUpArgs = {
  input: SessionSignUpInput;
};


/** Everything that can be changed. */
export type MutationSessionVerifyCodeArgs = {
  input: SessionVerifyCodeInput;
};


/** Everything that can be changed. */
export type MutationSmartPriceBeginArgs = {
  input: SmartPriceBeginInput;
};


/** Everything that can be changed. */
export type MutationSmartPriceStartValuationArgs = {
  input: SmartPriceStartValuationInput;
};


/** Everything that can be changed. */
export type MutationTradeInRemoveArgs = {
  input: TradeInRemoveInput;
};


/** Everything that can be changed. */
export type MutationTradeInSaveArgs = {
  input: TradeInSaveInput;
};


/** Everything that can be changed. */
export type MutationTradeInSetDataArgs = {
  input: TradeInSetDataInput;
};


/** Everything that can be changed. */
export type MutationTradeInSetDerivableArgs = {
  input: TradeInSetDerivableInput;
};

/** Part of a person's name. */
export type NamePart =
  /** First name. */
  | 'FIRST_NAME'
  /** Last name. */
  | 'LAST_NAME'
  /** Patronymic. */
  | 'PATRONYMIC';

/** What a typed text may become: a person's name. */
export type NameSuggestion = {
  __typename?: 'NameSuggestion';
  /** First name; null as long as none has been typed. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Last name; null as long as none has been typed. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Patronymic; null as long as none has been typed. */
  patronymic?: Maybe<Scalars['String']['output']>;
  /** In one line. */
  text: Scalars['String']['output'];
};

/** A piece of news of the shop. */
export type NewsItem = Node & {
  __typename?: 'NewsItem';
  /** One or two sentences; null where there are none. */
  announce?: Maybe<Scalars['String']['output']>;
  /** The news at length, at most 100 parts; empty in lists of some providers. */
  body: Array<ArticleBlock>;
  /** Id at the provider. */
  id: Scalars['ID']['output'];
  /** Path of its picture; null where there is none. */
  image?: Maybe<Scalars['String']['output']>;
  /** Heading of the news. */
  name: Scalars['String']['output'];
  /** Unique among all things: `node` takes it. */
  nodeId: Scalars['ID']['output'];
  /** The day it was published; null where it is not told. */
  publishedOn?: Maybe<Scalars['Date']['output']>;
  /** A path of the shop. */
  url: Scalars['String']['output'];
};

/** News, page by page. */
export type NewsItemPage = {
  __typename?: 'NewsItemPage';
  /** The news of this page. */
  nodes: Array<NewsItem>;
  /** Where the page stands. */
  pageInfo: NumberedPageInfo;
  /** News in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** What can be read by an id that is unique among all things. */
export type Node = {
  /** Opaque; `node` takes it. Not the `id`, which is the provider's own and unique among things of one type. */
  nodeId: Scalars['ID']['output'];
};

/** What is to be changed does not exist, or is somebody else's. */
export type NotFound = UserError & {
  __typename?: 'NotFound';
  /** `NOT_FOUND`. */
  code: UserErrorCode;
  /** Which part of the input, as a few names; null where it is none of them. */
  field?: Maybe<Array<Scalars['String']['output']>>;
  /** For the person, in Russian. */
  message: Scalars['String']['output'];
};

/** What a shopper has been told of. */
export type Notification = {
  __typename?: 'Notification';
  /** When it happened; null when the provider does not say. */
  happenedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id at the provider; null when it gives none. */
  id?: Maybe<Scalars['ID']['output']>;
  /** What it is about; `OTHER` when the provider does not say. */
  kind: NotificationKind;
  /** The same in a sentence or two; empty when there is none. */
  text: Scalars['String']['output'];
  /** What has happened, in a few words; empty when there is no title. */
  title: Scalars['String']['output'];
  /** Path of the shop where it leads; null when it leads nowhere. */
  url?: Maybe<Scalars['String']['output']>;
};

/** What a notification is about. */
export type NotificationKind =
  /** Bonuses on a loyalty card. */
  | 'BONUS'
  /** An order: how it stands, its payment, money that goes back. */
  | 'ORDER'
  /** Anything else that the provider tells of. */
  | 'OTHER'
  /** A product that is in stock again. */
  | 'PRODUCT';

/** One page of notifications. */
export type NotificationPage = {
  __typename?: 'NotificationPage';
  /** What is on this page, the newest first. */
  nodes: Array<Notification>;
  /** Where the page stands. */
  pageInfo: NumberedPageInfo;
  /** How many there are over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Where one page of a list stands. A page beyond the last has no nodes and says how many pages there are. */
export type NumberedPageInfo = {
  __typename?: 'NumberedPageInfo';
  /** This page, counted from 1. */
  currentPage: Scalars['Int']['output'];
  /** Whether a page follows. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether a page with something on it comes before. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Number of pages, 0 when there is nothing at all. */
  pageCount: Scalars['Int']['output'];
  /** Nodes of a full page. */
  perPage: Scalars['Int']['output'];
};

/** What the shop offers a product for. */
export type Offer = {
  __typename?: 'Offer';
  /** Price before a discount of the shopper's own, above the price; null when there is none. */
  beforeDiscountPrice?: Maybe<Money>;
  /** How much cheaper it is than the struck-out price; null when it is not. */
  benefit?: Maybe<Money>;
  /** Buying on credit; null when it is not to be had so. */
  credit?: Maybe<Credit>;
  /** Discount for an old device handed in; a ruble remains to be paid. Null when there is none. */
  discountTradein?: Maybe<Money>;
  /** Whether the provider says that it can be had at all, in whichever city. */
  isAvailable: Scalars['Boolean']['output'];
  /** How it may be ordered. */
  orderType: OrderType;
  /** Price with the loyalty card, below the price; null when there is none. */
  pinkPrice?: Maybe<Money>;
  /** Price. Zero is shown as «бесплатно». */
  price: Money;
  /** The struck-out price, above the price; null when there is none. */
  priceOld?: Maybe<Money>;
  /** Pieces over all cities; null when the provider does not tell. */
  quantity?: Maybe<Scalars['Int']['output']>;
  /** A price that needs a promotion's conditions, below the price; null when there is none. */
  superPrice?: Maybe<SuperPrice>;
};

/** An order of the shop. */
export type Order = Node & {
  __typename?: 'Order';
  /** Its city; null with an error when it cannot be loaded, without one when the provider does not tell. */
  city?: Maybe<City>;
  /** Name of the city. */
  cityName: Scalars['String']['output'];
  /** Who receives it instead of the one who has ordered it, name and phone in one line; null when nobody does. */
  cmsAddressee?: Maybe<Scalars['String']['output']>;
  /** Comment for the shop; null without one. */
  comment?: Maybe<Scalars['String']['output']>;
  /** The company that has bought; null for a person. */
  company?: Maybe<OrderCompany>;
  /** Who receives it. */
  contactName: Scalars['String']['output'];
  /** Address of the delivery or of the store. */
  deliveryAddress: Scalars['String']['output'];
  /** Cost of the delivery. */
  deliveryCost: Money;
  /** Day on which it is brought or can be picked up; null when it is not agreed. */
  deliveryDate?: Maybe<Scalars['Date']['output']>;
  /** HH:MM by the city's clock; null when it is not agreed. */
  deliveryTimeFrom?: Maybe<Scalars['String']['output']>;
  /** HH:MM by the city's clock; null for picking up. */
  deliveryTimeTo?: Maybe<Scalars['String']['output']>;
  /**
   * Times to which `orderUpdate` may move it, the one agreed on among them, the earliest first; those of the coming days, some dozen at most. Empty for an order that cannot be changed or
   * that no courier brings, and in a list of orders.
   */
  deliveryTimes: Array<OrderDeliveryTime>;
  /** Id of the delivery type, as `DeliveryOption.typeId`; null when none is agreed on yet, or the provider does not tell. */
  deliveryTypeId?: Maybe<Scalars['ID']['output']>;
  /** Delivery type in words. */
  deliveryTypeName: Scalars['String']['output'];
  /** What all discounts took off the goods. */
  discount: Money;
  /** Why it came to less than its prices, some ten reasons at most; together `discount`, where the provider tells. */
  discounts: Array<Discount>;
  /** E-mail of who receives it; null when none was given. */
  email?: Maybe<Scalars['String']['output']>;
  /** The staff that has made it for a customer; null for an order of the shopper's own. */
  employee?: Maybe<OrderEmployee>;
  /** Old devices that are handed in for its goods, at the price that was agreed, at most 5. */
  exchangeDevices: Array<TradeInDevice>;
  /** Who is sent its gift cards; null where the buyer is. */
  gift?: Maybe<Gift>;
  /** Whether a SIM card is put in with its telephones, free of charge. */
  hasSim: Scalars['Boolean']['output'];
  /** Until when its goods are kept for whoever has not paid yet; null when it does not end, or when the provider does not tell. */
  heldUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Id, and the number a shopper reads. */
  id: Scalars['ID']['output'];
  /** When it was made. */
  insertedAt: Scalars['DateTime']['output'];
  /** Whether it is still on its way: not I, Z or F. */
  isActive: Scalars['Boolean']['output'];
  /** Whether it waits for a payment in advance: it is on its way, not paid, and has something left to be paid by a type that is paid in advance. */
  isAwaitingPayment: Scalars['Boolean']['output'];
  /** Whether it can be cancelled. */
  isCancelable: Scalars['Boolean']['output'];
  /** Whether it is cancelled: status I. */
  isCancelled: Scalars['Boolean']['output'];
  /** Whether it can be changed. */
  isEditable: Scalars['Boolean']['output'];
  /** Whether `orderSendGift` would send its gift cards, or keep to whom they are to be sent; false where the provider does not tell. */
  isGiftable: Scalars['Boolean']['output'];
  /** Whether it has been paid: the payment status id is not 1. Stays true when the money goes back; `paymentState` says how much is left. */
  isPaid: Scalars['Boolean']['output'];
  /** Whether its goods are kept for minutes only, until whoever has made it in one click confirms the phone by `orderOpen`. */
  isPhoneToConfirm: Scalars['Boolean']['output'];
  /** Whether `orderRequestReturn` would take something on today; null until the order is received, in a list of orders, and when the provider does not tell. */
  isReturnable?: Maybe<Scalars['Boolean']['output']>;
  /** Its lines, as many as a basket may have. */
  items: Array<OrderItem>;
  /** Phone of who receives it. */
  mobilePhone: Scalars['Phone']['output'];
  /** Unique among all things: `node` takes it. */
  nodeId: Scalars['ID']['output'];
  /** Type of the order: 33 is an order of this shop, the only type that `orderCreate` makes. */
  orderTypeId: Scalars['ID']['output'];
  /** How it is paid. */
  paymentKind: PaymentKind;
  /** What has become of its money, `refunds` counted that have not failed; `NOT_PAID` also for what is paid at the handover, until then. */
  paymentState: OrderPaymentState;
  /** State of the payment as the provider's number, for support: 1 is not paid. */
  paymentStatusCode: Scalars['String']['output'];
  /** State of the payment in words. */
  paymentStatusName: Scalars['String']['output'];
  /** Id of the payment type, as `PaymentMethod.typeId`; null when none is agreed on yet, or the provider does not tell. */
  paymentTypeId?: Maybe<Scalars['ID']['output']>;
  /** Payment type in words. */
  paymentTypeName: Scalars['String']['output'];
  /** Promotional code; null without one. */
  promocode?: Maybe<Scalars['String']['output']>;
  /** Path of the receipt; null when there is none yet. */
  receiptUrl?: Maybe<Scalars['String']['output']>;
  /** When it was handed over; null until then, and when the provider does not tell. */
  receivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Money that goes back or has gone back, the oldest first, at most as many as it has pieces; empty when there is none. */
  refunds: Array<Refund>;
  /** Until when it would; null as `isReturnable`, and for codes. */
  returnDeadlines?: Maybe<ReturnDeadlines>;
  /** What its shopper wants to return, the oldest first, some ten at most; empty when there is none. */
  returnRequests: Array<ReturnRequest>;
  /** Status as a client may act upon it. */
  status: OrderStatus;
  /** Status as the provider's letter, for support. I, Z and F are the specification's; the others are the provider's own. */
  statusCode: Scalars['String']['output'];
  /** Status in words. */
  statusName: Scalars['String']['output'];
  /** Its way, some ten steps at most; those reached are active. */
  steps: Array<OrderStep>;
  /** The place where it is picked up; null for a courier. */
  store?: Maybe<Store>;
  /** Sum of the goods. */
  sum: Money;
  /** What has been paid in advance. */
  sumPrepaid: Money;
  /** Goods and delivery after discounts. */
  totalSum: Money;
  /** What is still to be paid. */
  waitingSum: Money;
};

/** Who receives the goods instead of the one who orders them. */
export type OrderAddresseeInput = {
  /** Name, letters only, at most 100 characters. */
  name: Scalars['String']['input'];
  /** A Russian mobile phone. */
  phone: Scalars['Phone']['input'];
};

/** The order to be cancelled. */
export type OrderCancelInput = {
  /** Id of the order. */
  orderId: Scalars['ID']['input'];
};

/** The order as it stands after the change. */
export type OrderCancelPayload = {
  __typename?: 'OrderCancelPayload';
  /** The order; null with an error when it cannot be loaded. */
  order?: Maybe<Order>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<OrderCancelUserError>;
};

/** Why `orderCancel` may not happen. */
export type OrderCancelUserError = Conflict | InvalidValue | NotFound;

/** A change of an order: what it was then, and the order as it stands now. */
export type OrderChange = {
  __typename?: 'OrderChange';
  /** When it changed; null when the provider does not tell. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The order as it stands now, which later changes may have made another. */
  order: Order;
  /** How the order stood then. */
  status: OrderStatus;
  /** The same as the provider's letter. */
  statusCode: Scalars['String']['output'];
};

/** A part of the feed of orders. */
export type OrderChangeConnection = {
  __typename?: 'OrderChangeConnection';
  /** Changes in their order, the earliest first, at most 100. */
  edges: Array<OrderChangeEdge>;
  /** Of the newest change there is: begin here to hear of what is still to come. Null when nothing has ever changed. */
  latestCursor?: Maybe<Scalars['String']['output']>;
  /** Where the part stands. */
  pageInfo: PageInfo;
};

/** A change at its place in the feed. */
export type OrderChangeEdge = {
  __typename?: 'OrderChangeEdge';
  /** Opaque, 64 characters at most: `ordersFeed(after:)` goes on behind this change. */
  cursor: Scalars['String']['output'];
  /** What has changed. */
  node: OrderChange;
};

/** The company that has bought. */
export type OrderCompany = {
  __typename?: 'OrderCompany';
  /** Tax number (ИНН). */
  inn: Scalars['String']['output'];
  /** Name, as documents have it. */
  name: Scalars['String']['output'];
};

/** The company that buys: what `company` says of it. */
export type OrderCompanyInput = {
  /** Tax number (ИНН). */
  inn: Scalars['String']['input'];
  /** Name, at most 200 characters. */
  name: Scalars['String']['input'];
};

/** What a shopper has chosen on the way through the checkout. */
export type OrderCreateInput = {
  /** Who receives the goods instead of `contact`; absent where nobody does. */
  addressee?: InputMaybe<OrderAddresseeInput>;
  /** Comment, at most 500 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** The company that buys; absent for a person. */
  company?: InputMaybe<OrderCompanyInput>;
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
  idempotencyKey: Scalars['String']['input'];
  /** A minimal order by name and phone alone. */
  isOneClick?: InputMaybe<Scalars['Boolean']['input']>;
  /** Months of `PaymentMethod.periods` that a credit or an instalment is paid back over; the bank's last is chosen when absent. */
  months?: InputMaybe<Scalars['Int']['input']>;
  /**
   * `PaymentMethod.typeId` of one of `paymentMethods` that every chosen way has among its `paymentTypeIds`; absent in one-click
   * mode, where an operator agrees on it.
   */
  paymentTypeId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * `OrderQuote.token` of the sums that the person saw and agreed to. When one of the orders comes to something else, nothing is ordered:
   * `PriceChanged`. When absent, the orders are made at the prices of the moment, and `revision` has to be there.
   */
  quote?: InputMaybe<Scalars['String']['input']>;
  /**
   * `Basket.revision` of the basket that was shown, where it has one; `CONFLICT` with the reason `BASKET_CHANGED` when it is another now.
   * Without it `quote` has to be there.
   */
  revision?: InputMaybe<Scalars['Int']['input']>;
  /** Whether a SIM card is put in with telephones; null: the feature `sim.auto` decides, which holds in certain territories. */
  sim?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The orders a basket became. */
export type OrderCreatePayload = {
  __typename?: 'OrderCreatePayload';
  /** Whoever sends it in `x-order-key` may read them; the shop keeps it in an httpOnly cookie. */
  orderKey?: Maybe<Scalars['String']['output']>;
  /** The orders, as many as the basket split into. */
  orders?: Maybe<Array<Order>>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<OrderCreateUserError>;
};

/** Why `orderCreate` may not happen. */
export type OrderCreateUserError = BasketChanged | Conflict | InvalidValue | NotFound | OutOfStock | PriceChanged | QuoteExpired | QuoteInvalid;

/** The way chosen for one order of the basket: what one `DeliveryOption` of that order says. */
export type OrderDeliveryInput = {
  /** Where a courier goes; absent for picking up. */
  address?: InputMaybe<AddressInput>;
  /** `DeliveryOption.datetime` of a courier's interval; absent for the others. */
  datetime?: InputMaybe<Scalars['DateTime']['input']>;
  /** `DeliveryOption.interval`, `HH:MM - HH:MM`; absent for picking up and for express. */
  interval?: InputMaybe<Scalars['String']['input']>;
  /** `CheckoutOrder.key` of the order. */
  orderKey: Scalars['String']['input'];
  /** `DeliveryOption.salePointId` of an express delivery: which store sends it; the quickest where it is absent. */
  salePointId?: InputMaybe<Scalars['ID']['input']>;
  /** `DeliveryOption.storeId` of the way; absent for a courier. */
  storeId?: InputMaybe<Scalars['ID']['input']>;
  /** `DeliveryOption.typeId` of the way. */
  typeId: Scalars['ID']['input'];
};

/** A day and hours of it in which a courier can bring an order. */
export type OrderDeliveryTime = {
  __typename?: 'OrderDeliveryTime';
  /** Day by the city's clock. */
  date: Scalars['Date']['output'];
  /** HH:MM by the city's clock. */
  from: Scalars['String']['output'];
  /** HH:MM by the city's clock. */
  to: Scalars['String']['output'];
};

/** The staff that has made an order for a customer. */
export type OrderEmployee = {
  __typename?: 'OrderEmployee';
  /** Personnel number; null when the order was made by the staff of a trade point. */
  personnelNumber?: Maybe<Scalars['String']['output']>;
  /** Number of the trade point; null when the order was made by a person known by a personnel number alone. */
  tradePointNumber?: Maybe<Scalars['String']['output']>;
};

/** A line of an order. */
export type OrderItem = {
  __typename?: 'OrderItem';
  /** Price of one piece after discounts. */
  finalPrice: Money;
  /** Id of the line. */
  id: Scalars['ID']['output'];
  /** Path of the product's picture; empty when there is none. */
  image: Scalars['String']['output'];
  /** Whether the line is a warranty, which has no page. */
  isWarranty: Scalars['Boolean']['output'];
  /** Documents, a few at most; empty as `warrantyUntil` is null. */
  manuals: Array<Manual>;
  /** Name at the time of the order, or what the product is called now where the provider keeps none. */
  name: Scalars['String']['output'];
  /** Line this one was added to; null for a line of its own. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** Price of one piece. */
  price: Money;
  /** The product as it is now; null when there is none any more, or with an error when it cannot be loaded. */
  product?: Maybe<Product>;
  /** Id of the product. */
  productId: Scalars['ID']['output'];
  /** Pieces that were ordered. */
  quantity: Scalars['Int']['output'];
  /** Pieces of them whose return may still be asked for; null as `Order.isReturnable`. */
  returnableCount?: Maybe<Scalars['Int']['output']>;
  /** Pieces of them that were struck out before the order was received, or have come back; 0 where the provider does not say. */
  returned: Scalars['Int']['output'];
  /** Price of all pieces, after discounts. */
  sum: Money;
  /** What it is worth as an old device today; null for what is not taken back, and as `warrantyUntil`. */
  tradeIn?: Maybe<DeviceWorth>;
  /** Path of the product's page. */
  url: Scalars['String']['output'];
  /** The last day of the maker's warranty; null until the order is received, without a warranty, in a list of orders, and when the provider does not tell. */
  warrantyUntil?: Maybe<Scalars['Date']['output']>;
};

/** A code of six digits that opens an order. */
export type OrderOpenInput = {
  /** Six digits, as they were sent. */
  code: Scalars['String']['input'];
  /** Id of the order. */
  orderId: Scalars['ID']['input'];
  /** Phone it was sent to. */
  phone: Scalars['Phone']['input'];
  /** Id that `orderSendCode` has answered. */
  requestId: Scalars['String']['input'];
};

/** An order that has been opened. */
export type OrderOpenPayload = {
  __typename?: 'OrderOpenPayload';
  /** Whoever sends it in `x-order-key` may read the order; the shop keeps it in an httpOnly cookie. */
  orderKey?: Maybe<Scalars['String']['output']>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<OrderOpenUserError>;
};

/** Why `orderOpen` may not happen. */
export type OrderOpenUserError = CodeWrong | InvalidValue | NotFound;

/** One page of orders. */
export type OrderPage = {
  __typename?: 'OrderPage';
  /** The orders of this page. */
  nodes: Array<Order>;
  /** Where the page stands. */
  pageInfo: NumberedPageInfo;
  /** Orders over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** What has become of the money of an order. */
export type OrderPaymentState =
  /** Nothing has been taken. */
  | 'NOT_PAID'
  /** It is paid, and nothing goes back. */
  | 'PAID'
  /** It is paid, and a part goes back or has gone back. */
  | 'PARTLY_REFUNDED'
  /** All that was paid goes back or has gone back. */
  | 'REFUNDED';

/** What the orders of a basket come to, for the person to confirm. */
export type OrderQuote = {
  __typename?: 'OrderQuote';
  /** What bringing them costs. */
  deliveryCost: Money;
  /** What is taken off. */
  discount: Money;
  /** Each order of the basket, at most 20. */
  orders: Array<OrderTotal>;
  /** Goods of all orders before discounts. */
  sum: Money;
  /** Goes back in `OrderCreateInput.quote`; says nothing to a client, and is worth something with this basket only. */
  token: Scalars['String']['output'];
  /** What is to be paid for all orders together. */
  total: Money;
  /** When it has to be asked for anew, an hour later. */
  validUntil: Scalars['DateTime']['output'];
};

/** What is to be returned, and why. */
export type OrderRequestReturnInput = {
  /** What is wrong, 1,000 characters at most; obligatory for `DEFECT` and `OTHER`, null for none. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** How it comes back. */
  handover: ReturnHandover;
  /** Made once for this request, 8 to 128 characters: a repetition with the same key is the same request. */
  idempotencyKey: Scalars['String']['input'];
  /** What is returned, each line once; presents and warranties come along with their product. */
  items: Array<ReturnItemInput>;
  /** Id of the order. */
  orderId: Scalars['ID']['input'];
  /** Why. */
  reason: ReturnReason;
};

/** The order with its new request. */
export type OrderRequestReturnPayload = {
  __typename?: 'OrderRequestReturnPayload';
  /** The order as it stands after the change; null with an error when it cannot be loaded. */
  order?: Maybe<Order>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<OrderRequestReturnUserError>;
};

/** Why `orderRequestReturn` may not happen. */
export type OrderRequestReturnUserError = Conflict | InvalidValue | NotFound;

/** Where the code that opens an order is sent. */
export type OrderSendCodeInput = {
  /** What the shop's captcha has said of the visitor; null where it has none. The provider asks the captcha about it. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** Id of the order. */
  orderId: Scalars['ID']['input'];
  /** Phone that the order was made with. */
  phone: Scalars['Phone']['input'];
};

/** A code on its way. The same whether or not there is such an order. */
export type OrderSendCodePayload = {
  __typename?: 'OrderSendCodePayload';
  /** Seconds for which the code lives. */
  expiresIn?: Maybe<Scalars['Int']['output']>;
  /** Names the code when it is brought. */
  requestId?: Maybe<Scalars['String']['output']>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<OrderSendCodeUserError>;
};

/** Why `orderSendCode` may not happen. */
export type OrderSendCodeUserError = InvalidValue;

/** Who is sent the gift cards of an order. */
export type OrderSendGiftInput = {
  /** E-mail that the codes are sent to. */
  email: Scalars['String']['input'];
  /** Made once for this letter, 8 to 128 characters: a repetition with the same key sends nothing more. */
  idempotencyKey: Scalars['String']['input'];
  /** How the letter addresses who receives it, 100 characters at most. */
  name: Scalars['String']['input'];
  /** Id of the order. */
  orderId: Scalars['ID']['input'];
  /** What is said with the cards, 300 characters at most; null for nothing. */
  words?: InputMaybe<Scalars['String']['input']>;
};

/** The order with who is sent its gift cards. */
export type OrderSendGiftPayload = {
  __typename?: 'OrderSendGiftPayload';
  /** The order as it stands after the change; null with an error when it cannot be loaded. */
  order?: Maybe<Order>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<OrderSendGiftUserError>;
};

/** Why `orderSendGift` may not happen. */
export type OrderSendGiftUserError = Conflict | InvalidValue | NotFound;

/** Where an order is brought. */
export type OrderSetStatusInput = {
  /** Id of the order. */
  orderId: Scalars['ID']['input'];
  /** The next status of its way, `RECEIVED` at the end; or `CANCELLED`, or `CLOSED` when nobody has come for it. */
  status: OrderStatus;
};

/** What `orderSetStatus` answers. */
export type OrderSetStatusPayload = {
  __typename?: 'OrderSetStatusPayload';
  /** The order as it stands then; null when it was not changed, and for a key without the right `orders:read`. */
  order?: Maybe<Order>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<OrderSetStatusUserError>;
};

/** What `orderSetStatus` can fail with. */
export type OrderSetStatusUserError = Conflict | InvalidValue | NotFound;

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

/** A step in the life of an order. */
export type OrderStep = {
  __typename?: 'OrderStep';
  /** Whether the order has reached it. */
  isActive: Scalars['Boolean']['output'];
  /** What the step is called, as a shopper reads it. */
  name: Scalars['String']['output'];
};

/** An order that may still be paid. */
export type OrderToRepay = {
  __typename?: 'OrderToRepay';
  /** Whether it may be paid again: the provider allows it and at least one method is left. */
  canRepay: Scalars['Boolean']['output'];
  /** Who receives it. */
  contactName: Scalars['String']['output'];
  /** Cost of the delivery. */
  deliveryCost: Money;
  /** E-mail; null when none was given. */
  email?: Maybe<Scalars['String']['output']>;
  /** Its goods, as many lines as a basket may have. */
  items: Array<OrderToRepayItem>;
  /** Methods whose thresholds the total meets, gift certificates considered, some thirty at most; the first is preselected. */
  methods: Array<PaymentMethod>;
  /** Phone of who receives it. */
  mobilePhone: Scalars['Phone']['output'];
  /** Id of the order. */
  orderId: Scalars['ID']['output'];
  /** What has been paid in advance, by product, at most as many as it has lines; empty when nothing. */
  prepaidBasket: Array<PrepaidItem>;
  /** Payment types that virtual goods rule out, some thirty at most, as `PaymentMethod.typeId`. */
  restrictedPaymentTypeIds: Array<Scalars['ID']['output']>;
  /** How the payment stands; the two final states lead to the order. */
  status: RepaymentStatus;
  /** What is to be paid. */
  totalSum: Money;
};

/** A line of an order that may still be paid. */
export type OrderToRepayItem = {
  __typename?: 'OrderToRepayItem';
  /** Price of one piece after discounts. */
  finalPrice: Money;
  /** Price of one piece. */
  price: Money;
  /** Id of the product. */
  productId: Scalars['ID']['output'];
  /** Pieces that were ordered. */
  quantity: Scalars['Int']['output'];
  /** Id of the section of the catalogue; null when the provider does not tell. */
  sectionId?: Maybe<Scalars['ID']['output']>;
};

/** What one order comes to. */
export type OrderTotal = {
  __typename?: 'OrderTotal';
  /** What bringing it costs. */
  deliveryCost: Money;
  /** What is taken off. */
  discount: Money;
  /** `CheckoutOrder.key` or `BasketOrder.key` of the order. */
  orderKey: Scalars['String']['output'];
  /** Its goods before discounts. */
  sum: Money;
  /** What is to be paid: `sum` less `discount`, with `deliveryCost`. */
  total: Money;
};

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
  addressee?: InputMaybe<OrderAddresseeInput>;
  /** Comment for the shop, 500 characters at most; null for none. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** Name of who receives it. */
  contactName: Scalars['String']['input'];
  /** Day of one of the order's `deliveryTimes`; null, as the two that go with it, where it comes as agreed. */
  deliveryDate?: InputMaybe<Scalars['Date']['input']>;
  /** `from` of that time; null as `deliveryDate`. */
  deliveryTimeFrom?: InputMaybe<Scalars['String']['input']>;
  /** `to` of that time; null as `deliveryDate`. */
  deliveryTimeTo?: InputMaybe<Scalars['String']['input']>;
  /** E-mail; null for none. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Phone of who receives it. */
  mobilePhone: Scalars['Phone']['input'];
  /** Id of the order. */
  orderId: Scalars['ID']['input'];
};

/** The order as it stands after the change. */
export type OrderUpdatePayload = {
  __typename?: 'OrderUpdatePayload';
  /** The order; null with an error when it cannot be loaded. */
  order?: Maybe<Order>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<OrderUpdateUserError>;
};

/** Why `orderUpdate` may not happen. */
export type OrderUpdateUserError = Conflict | InvalidValue | NotFound;

/** The request that is withdrawn. */
export type OrderWithdrawReturnInput = {
  /** Id of the order. */
  orderId: Scalars['ID']['input'];
  /** Id of one of its `returnRequests`. */
  requestId: Scalars['ID']['input'];
};

/** The order with the request as it stands after the change. */
export type OrderWithdrawReturnPayload = {
  __typename?: 'OrderWithdrawReturnPayload';
  /** The order; null with an error when it cannot be loaded. */
  order?: Maybe<Order>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<OrderWithdrawReturnUserError>;
};

/** Why `orderWithdrawReturn` may not happen. */
export type OrderWithdrawReturnUserError = Conflict | NotFound;

/** There are not so many pieces. */
export type OutOfStock = UserError & {
  __typename?: 'OutOfStock';
  /** Pieces that can be had, in stock or in one order, whichever are fewer; null where the provider does not say. */
  available?: Maybe<Scalars['Int']['output']>;
  /** `OUT_OF_STOCK`. */
  code: UserErrorCode;
  /** Which part of the input, as a few names; null where it is none of them. */
  field?: Maybe<Array<Scalars['String']['output']>>;
  /** For the person, in Russian. */
  message: Scalars['String']['output'];
};

/** Where a part of a list stands that is read by cursors, as Relay has it. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Where to go on: `after` of the next request. Of the last edge, or what was sent as `after`; null when there is neither. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more follows behind `endCursor`. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Whether something comes before `startCursor`. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first edge; null without edges. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** Lines of an order that can be picked up together, and where the soonest. */
export type PartialPickup = {
  __typename?: 'PartialPickup';
  /** Where and when they can be picked up. */
  delivery: DeliveryOption;
  /** The lines, at most as many as a basket has. */
  items: Array<BasketItem>;
};

/** Whose password is forgotten. */
export type PasswordRequestResetInput = {
  /** What the shop's captcha has said of the visitor; null where it has none. The provider asks the captcha about it. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** Phone, in any usual way of writing it, or e-mail. */
  login: Scalars['String']['input'];
};

/** A link on its way. The same whether or not somebody has this login. */
export type PasswordRequestResetPayload = {
  __typename?: 'PasswordRequestResetPayload';
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<PasswordRequestResetUserError>;
};

/** Why `passwordRequestReset` may not happen. */
export type PasswordRequestResetUserError = InvalidValue;

/** A new password. */
export type PasswordResetInput = {
  /** Password: at least 8 characters, small and capital letters among them. */
  password: Scalars['String']['input'];
  /** Token of the link that was sent. */
  token: Scalars['String']['input'];
};

/** A password that has been set. */
export type PasswordResetPayload = {
  __typename?: 'PasswordResetPayload';
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<PasswordResetUserError>;
};

/** Why `passwordReset` may not happen. */
export type PasswordResetUserError = InvalidValue;

/** One attempt to pay an order. */
export type Payment = Node & {
  __typename?: 'Payment';
  /** Id at the provider. */
  id: Scalars['ID']['output'];
  /** How it is paid. */
  kind: PaymentKind;
  /** Unique among all things: `node` takes it. */
  nodeId: Scalars['ID']['output'];
  /** The order that is paid by it; null when the provider does not tell which, or with an error when it cannot be loaded. */
  order?: Maybe<Order>;
  /** Id of the order; null when the provider does not tell. */
  orderId?: Maybe<Scalars['ID']['output']>;
  /** How far the attempt has come. */
  status: PaymentStatus;
  /** The same as the provider's word, for support; null when it does not tell. */
  statusCode?: Maybe<Scalars['String']['output']>;
  /** What is paid by it; null when the provider does not tell. */
  sum?: Maybe<Money>;
  /** As `PaymentMethod.typeId`; null when the provider does not tell. */
  typeId?: Maybe<Scalars['ID']['output']>;
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

/** A way to pay. */
export type PaymentMethod = {
  __typename?: 'PaymentMethod';
  /** A sentence below the name; null where there is none. */
  description?: Maybe<Scalars['String']['output']>;
  /** Whether gift certificates can be bought with it. */
  isForGiftCertificates: Scalars['Boolean']['output'];
  /** Whether the orders of the basket come to more than that limit, so that they are refused; null for an order that is there already. */
  isLimitExceeded?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the shopper is led to a payment page. */
  isPrepaid: Scalars['Boolean']['output'];
  /** What it is. */
  kind: PaymentKind;
  /** What is lent to the signed-in shopper, of Mokka; null for a guest, the other methods and an order that is there already, and where nobody tells. */
  limit?: Maybe<Money>;
  /** Largest total of an order it takes; null: no bound. */
  maxBasketThreshold?: Maybe<Money>;
  /** Smallest total of an order it takes; null: no bound. */
  minBasketThreshold?: Maybe<Money>;
  /** Name as a shopper reads it. */
  name: Scalars['String']['output'];
  /** Months of an instalment or credit, some ten at most; empty for the others. */
  periods: Array<Scalars['Int']['output']>;
  /** Tab it stands under. */
  tab: PaymentTab;
  /** What each of these months costs for the orders of the basket, or for the order to repay, at most one of each; empty where nobody tells. */
  terms: Array<PaymentTerm>;
  /** Id of the payment type. Goes back wherever a payment type is named. */
  typeId: Scalars['ID']['output'];
};

/** What is to be paid, and how. */
export type PaymentStartInput = {
  /** Made once for each press of the button: 8 to 128 Latin letters, digits and `. : _ -`. The same key gives the same attempt. */
  idempotencyKey: Scalars['String']['input'];
  /** Months of `PaymentMethod.periods` that it is paid back over; those chosen with the order, else the bank's last when absent. */
  months?: InputMaybe<Scalars['Int']['input']>;
  /** Id of the order. */
  orderId: Scalars['ID']['input'];
  /** Path of the shop where the shopper comes back to, with a GET and `payment` in its query; begins with a slash, at most 500 characters. */
  returnUrl: Scalars['String']['input'];
  /** `PaymentMethod.typeId` of one of the methods of `orderToRepay`; the first of them when absent. */
  typeId?: InputMaybe<Scalars['ID']['input']>;
};

/** An attempt to pay and where the shopper has to go for it. */
export type PaymentStartPayload = {
  __typename?: 'PaymentStartPayload';
  /** The attempt that has begun. */
  payment?: Maybe<Payment>;
  /** Address of the payment page: a path of the shop for the sandbox bank, a whole address for a real one. */
  url?: Maybe<Scalars['String']['output']>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<PaymentStartUserError>;
};

/** Why `paymentStart` may not happen. */
export type PaymentStartUserError = Conflict | InvalidValue | NotFound;

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

/** So many months of an instalment or credit, and what the orders cost by it. */
export type PaymentTerm = {
  __typename?: 'PaymentTerm';
  /** The last payment, which may be smaller than the others: together they come to the price to the kopeck where nothing is overpaid. */
  lastPayment: Money;
  /** Months, at least 1. */
  months: Scalars['Int']['output'];
  /** What is paid on top of the price; 0 for an instalment. */
  overpayment: Money;
  /** Payment of one month. */
  payment: Money;
  /** Interest of a year in percent; 0 where nothing is overpaid. */
  rate: Scalars['Float']['output'];
};

/** What has been paid in advance for one product. */
export type PrepaidItem = {
  __typename?: 'PrepaidItem';
  /** What has been paid for all its pieces. */
  amount: Money;
  /** Id of the product. */
  productId: Scalars['ID']['output'];
};

/** The orders come to something else than the person has confirmed. Nothing was ordered: show what they come to now, and let the person decide. */
export type PriceChanged = UserError & {
  __typename?: 'PriceChanged';
  /** `PRICE_CHANGED`. */
  code: UserErrorCode;
  /** Which part of the input, as a few names; null where it is none of them. */
  field?: Maybe<Array<Scalars['String']['output']>>;
  /** For the person, in Russian. */
  message: Scalars['String']['output'];
  /** What they come to now, at most 20. */
  now: Array<OrderTotal>;
  /** What was confirmed, at most 20 orders. */
  was: Array<OrderTotal>;
};

/** A price that a product has from a moment on, until the next. */
export type PricePoint = {
  __typename?: 'PricePoint';
  /** When it began; of a price that is older, the beginning of the days that are told. */
  at: Scalars['DateTime']['output'];
  /** What one piece cost. */
  price: Money;
};

/**
 * A product of the shop. Fields below `isUsed` are of the product page; asking for them in a list costs one more call
 * a product. What depends on a city takes it as an argument.
 */
export type Product = Node & {
  __typename?: 'Product';
  /** Accessories of it, the most popular first. */
  accessories?: Maybe<AccessoryPage>;
  /** What is bought together with it at once; null when there is nothing. */
  accessoryBundle?: Maybe<AccessoryBundle>;
  /** Categories of its accessories, some dozen at most. */
  accessoryCategories?: Maybe<Array<AccessoryCategory>>;
  /** Its accessories by their kind, at most 12 kinds. */
  accessoryGroups?: Maybe<Array<AccessoryGroup>>;
  /** Actions about one piece of it, with what each asks for, at most 20. */
  actions?: Maybe<Array<Action>>;
  /** Article of the maker; null when it is not known. */
  article?: Maybe<Scalars['String']['output']>;
  /** What can be had in a city at this moment; null with an error when nobody knows. */
  availability?: Maybe<Availability>;
  /** The brand that stands on it. */
  brand: Brand;
  /** Category; null for a product that has none, which has no page. */
  category?: Maybe<Category>;
  /** The category's name in the singular, for example «Смартфон». */
  categoryNameSingular: Scalars['String']['output'];
  /** Other colours of it, some ten at most. */
  colors?: Maybe<Array<ProductColor>>;
  /** A product it is often compared with; null when there is none. */
  comparedModel?: Maybe<ComparedModel>;
  /** What has been put together with it, at most 6. */
  compilations?: Maybe<Array<Compilation>>;
  /** Country of manufacture; null when it is not known. */
  country?: Maybe<Scalars['String']['output']>;
  /** Ways to buy one piece of it on credit, at most one of each kind; empty where nobody lends on it. */
  creditOffers?: Maybe<Array<CreditOffer>>;
  /** Ways to get one piece of it in a city, at most one of each kind and interval of the coming days. */
  deliveries?: Maybe<Array<DeliveryOption>>;
  /** Text about it; null when there is none. */
  description?: Maybe<Scalars['String']['output']>;
  /** How large it is; null when the provider does not tell. Needs no further call. */
  dimensions?: Maybe<Dimensions>;
  /** The specifications that matter in its category, a few at most. */
  highlights: Array<Highlight>;
  /** Id at the provider. */
  id: Scalars['ID']['output'];
  /** Paths of its pictures, the main one first, some dozen at most; `?w=` asks for a width in pixels. */
  images: Array<Scalars['String']['output']>;
  /** Whether it may be put into the basket: the price is at least the minimum and it is available or a preorder; null when nobody knows. */
  isBuyable?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it has been shown in a store. */
  isDemo: Scalars['Boolean']['output'];
  /** Whether it is delivered as a code or a link. */
  isDigital: Scalars['Boolean']['output'];
  /** Whether it costs less than at any time in the last 90 days, and has cost more then; null when the provider does not tell. Needs no further call. */
  isLowestPrice?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it is a piece with a flaw or a past, sold for less. */
  isMarkdown: Scalars['Boolean']['output'];
  /** Whether it is on sale: its status is 1. Any other has no page. */
  isOnSale: Scalars['Boolean']['output'];
  /** Whether it is shown as available: the offer says so and the city's stock agrees; null when nobody knows. */
  isShownAsAvailable?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it has had an owner. */
  isUsed: Scalars['Boolean']['output'];
  /** Whether it is an additional warranty, which is sold with goods only and has no page; null when the provider does not tell. */
  isWarranty?: Maybe<Scalars['Boolean']['output']>;
  /**
   * The same as `viewedTogether`, at most 12.
   * @deprecated Use `viewedTogether`; deprecated 2026-11-30, removed 2027-06-01.
   */
  lookedWith?: Maybe<Array<Product>>;
  /** The cheapest offer of partners that can be bought; null where there is none, or the provider tells of them on the product's page only. Needs no further call. */
  lowestSupplierOffer?: Maybe<SupplierOffer>;
  /** Documents, a few at most. */
  manuals?: Maybe<Array<Manual>>;
  /** Condition in words; null for a new one. */
  markdownGrade?: Maybe<Scalars['String']['output']>;
  /** Used, demonstration and markdown pieces of it, at most 100. */
  markdownOffers?: Maybe<Array<MarkdownOffer>>;
  /** Accessories that shoppers took together with it, the most frequent first, at most 12. */
  mathAccessories?: Maybe<Array<Product>>;
  /** The same by their kind, at most 12 kinds. */
  mathAccessoryGroups?: Maybe<Array<AccessoryGroup>>;
  /** Pieces one order may hold. */
  maxQuantity: Scalars['Int']['output'];
  /** Id of the model whose variant it is; null when it has no variants. */
  modelId?: Maybe<Scalars['ID']['output']>;
  /** Editions of the same model, one of each way in which they differ: a few at most. */
  modifications?: Maybe<Array<Modification>>;
  /** Full name: the kind of thing, the brand, the model. */
  name: Scalars['String']['output'];
  /** The new product that a used, demonstration or markdown piece is one of; null for a new one, when the provider does not tell, or when it is not on sale. */
  newProduct?: Maybe<Product>;
  /** Unique among all things: `node` takes it. */
  nodeId: Scalars['ID']['output'];
  /** Price and conditions. */
  offer: Offer;
  /**
   * The partner's offer that the page shows instead of the shop's own: when it is not available, cannot be ordered of the shop and partners
   * have it, the cheapest of theirs that can be bought. Null otherwise.
   */
  offerShownInstead?: Maybe<SupplierOffer>;
  /** What it has cost in the last 90 days, the oldest first, at most 100 changes; the last one holds now. */
  priceHistory?: Maybe<Array<PricePoint>>;
  /** Price when ordered online, below the price; null when it is the same. */
  priceOnline?: Maybe<Money>;
  /** Number of questions asked about it. */
  questionsCount?: Maybe<Scalars['Int']['output']>;
  /** Whether and for how much it can be rented; null when it cannot. */
  rental?: Maybe<Rental>;
  /** Reviews in figures. */
  reviewCounters: ReviewCounters;
  /** What using it costs; null for what uses up nothing worth telling, or when the provider does not tell. Needs no further call. */
  runningCost?: Maybe<RunningCost>;
  /**
   * The longest term of Sber's instalment that asks for nothing beside the product: what it is bought with at once. Null where there is none,
   * and unless the features `buyBySber` and `view.sber.credit` are on.
   */
  sberTerm?: Maybe<CreditTerm>;
  /** Its screen; null for what has none, or when the provider does not tell. Needs no further call. */
  screen?: Maybe<Screen>;
  /** A short path that leads to its page. */
  shortUrl: Scalars['String']['output'];
  /** Products of the same kind at about the same price, at most 12; none while the feature `similar` is off. */
  similars?: Maybe<Array<Product>>;
  /** What a smart price may take off it; null where there is none. */
  smartPriceOffer?: Maybe<SmartPriceOffer>;
  /** Specifications in groups, as many as the product has: some dozens. */
  specifications?: Maybe<Array<SpecificationGroup>>;
  /** Marks for this visitor's branch, a few at most. */
  stickers: Array<Sticker>;
  /**
   * What chosen stores have of it, at most 20, in the order asked, without those that there are not. The products of a list are one call of the provider
   * together; of a provider that tells of one product at a time each is a call, and an operation may ask about 100.
   */
  stock?: Maybe<Array<StoreStock>>;
  /** What the stores and points of a city have of it, at most 250. */
  stores?: Maybe<Array<StoreStock>>;
  /** Id of the partner who sells it; null when it is the shop. */
  supplierId?: Maybe<Scalars['ID']['output']>;
  /** The same product from partners, one offer each, at most 20. */
  supplierOffers?: Maybe<Array<SupplierOffer>>;
  /** The parts that its page has, each at most once, in the order in which they stand. */
  tabs?: Maybe<Array<ProductTab>>;
  /** What one old device brings beyond its own price, and how many bring more, at most two lines; null for goods that no device is exchanged for. */
  tradeInBonuses?: Maybe<Array<TradeInBonus>>;
  /** Discount for an old device, shown as a mark; null when there is none. */
  tradeInSticker?: Maybe<Money>;
  /** Path of its page. */
  url: Scalars['String']['output'];
  /** What sets it apart from the others of its model; null when the provider does not tell. Needs no further call. */
  variant?: Maybe<Variant>;
  /** Products that shoppers look at together with it, at most 12; none while the feature `looked_with` is off. */
  viewedTogether?: Maybe<Array<Product>>;
  /** Additional warranties that can be bought for it, at most 15. They have no page of their own. */
  warranties?: Maybe<Array<Product>>;
  /** Days of warranty; 90 for used and demonstration goods, null when nobody tells. */
  warrantyDays?: Maybe<Scalars['Int']['output']>;
  /** Ids of videos on YouTube, a few at most. */
  youtube?: Maybe<Array<Scalars['String']['output']>>;
};


/**
 * A product of the shop. Fields below `isUsed` are of the product page; asking for them in a list costs one more call
 * a product. What depends on a city takes it as an argument.
 */
export type ProductAccessoriesArgs = {
  actionId?: InputMaybe<Scalars['ID']['input']>;
  availableFirst?: InputMaybe<Scalars['Boolean']['input']>;
  filters?: InputMaybe<Array<FilterInput>>;
  groupIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  onlyAvailable?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<AccessorySort>;
};


/**
 * A product of the shop. Fields below `isUsed` are of the product page; asking for them in a list costs one more call
 * a product. What depends on a city takes it as an argument.
 */
export type ProductAccessoryCategoriesArgs = {
  actionId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * A product of the shop. Fields below `isUsed` are of the product page; asking for them in a list costs one more call
 * a product. What depends on a city takes it as an argument.
 */
export type ProductAccessoryGroupsArgs = {
  withBundle?: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * A product of the shop. Fields below `isUsed` are of the product page; asking for them in a list costs one more call
 * a product. What depends on a city takes it as an argument.
 */
export type ProductAvailabilityArgs = {
  city?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * A product of the shop. Fields below `isUsed` are of the product page; asking for them in a list costs one more call
 * a product. What depends on a city takes it as an argument.
 */
export type ProductCreditOffersArgs = {
  groupCredit?: InputMaybe<Scalars['Boolean']['input']>;
  groupDeferred?: InputMaybe<Scalars['Boolean']['input']>;
  supplierId?: InputMaybe<Scalars['ID']['input']>;
  warrantyId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * A product of the shop. Fields below `isUsed` are of the product page; asking for them in a list costs one more call
 * a product. What depends on a city takes it as an argument.
 */
export type ProductDeliveriesArgs = {
  city?: InputMaybe<Scalars['ID']['input']>;
  sum?: InputMaybe<Scalars['Kopecks']['input']>;
  supplierId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * A product of the shop. Fields below `isUsed` are of the product page; asking for them in a list costs one more call
 * a product. What depends on a city takes it as an argument.
 */
export type ProductIsBuyableArgs = {
  city?: InputMaybe<Scalars['ID']['input']>;
  onCredit?: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * A product of the shop. Fields below `isUsed` are of the product page; asking for them in a list costs one more call
 * a product. What depends on a city takes it as an argument.
 */
export type ProductIsShownAsAvailableArgs = {
  city?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * A product of the shop. Fields below `isUsed` are of the product page; asking for them in a list costs one more call
 * a product. What depends on a city takes it as an argument.
 */
export type ProductStockArgs = {
  storeIds: Array<Scalars['ID']['input']>;
};


/**
 * A product of the shop. Fields below `isUsed` are of the product page; asking for them in a list costs one more call
 * a product. What depends on a city takes it as an argument.
 */
export type ProductStoresArgs = {
  city?: InputMaybe<Scalars['ID']['input']>;
};

/** The same product in another colour. */
export type ProductColor = {
  __typename?: 'ProductColor';
  /** The colour as `#rrggbb`. */
  code: Scalars['String']['output'];
  /** Path of its picture; empty when there is none. */
  image: Scalars['String']['output'];
  /** Whether it is this product. */
  isCurrent: Scalars['Boolean']['output'];
  /** Name of the colour. */
  name: Scalars['String']['output'];
  /** What it costs in this colour; null when the provider does not tell. */
  price?: Maybe<Money>;
  /** Id of the product. */
  productId: Scalars['ID']['output'];
  /** A path of the shop. */
  url: Scalars['String']['output'];
};

/**
 * A list of products that a visitor keeps: in the account of a shopper, in a cookie of a guest's browser. An application that sends no cookies keeps
 * a guest's itself.
 */
export type ProductList = {
  __typename?: 'ProductList';
  /** Which list it is. */
  kind: ProductListKind;
  /** How many products it may hold. */
  mostCount: Scalars['Int']['output'];
  /** Ids of its products, the newest first; as many as `mostCount` at most. */
  productIds: Array<Scalars['ID']['output']>;
  /** The products in the same order, as many as there are ids; null in the place of one that is not sold any more. */
  products?: Maybe<Array<Maybe<Product>>>;
};

/** What joins a list. */
export type ProductListAddInput = {
  /** Which list the products join. */
  kind: ProductListKind;
  /** Ids of products, the newest first; as many as the list may hold at most. Those that are there already keep their places. */
  productIds: Array<Scalars['ID']['input']>;
};

/** The list with what has joined it. */
export type ProductListAddPayload = {
  __typename?: 'ProductListAddPayload';
  /** The list as it is now. */
  list?: Maybe<ProductList>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<ProductListAddUserError>;
};

/** Why `productListAdd` may not happen. */
export type ProductListAddUserError = InvalidValue | NotFound;

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
  productIds: Array<Scalars['ID']['input']>;
};

/** What is left of the list. */
export type ProductListRemovePayload = {
  __typename?: 'ProductListRemovePayload';
  /** The list as it is now. */
  list?: Maybe<ProductList>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<ProductListRemoveUserError>;
};

/** Why `productListRemove` may not happen. */
export type ProductListRemoveUserError = InvalidValue;

/** The product with the day's price. */
export type ProductOfDay = {
  __typename?: 'ProductOfDay';
  /** When the day is over. */
  endsAt: Scalars['DateTime']['output'];
  /** The product that has the price. */
  product: Product;
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

/** A signed-in shopper. */
export type Profile = {
  __typename?: 'Profile';
  /** Day of birth; null when it was not given. */
  birthdate?: Maybe<Scalars['Date']['output']>;
  /** E-mail; null when there is none. */
  email?: Maybe<Scalars['String']['output']>;
  /** First name; null when it was not given. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Id at the provider. */
  id: Scalars['ID']['output'];
  /** Whether the e-mail is confirmed. */
  isConfirmedEmail: Scalars['Boolean']['output'];
  /** Last name; null when it was not given. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** E-mail that becomes the account's when it is confirmed; null when there is none. */
  newEmail?: Maybe<Scalars['String']['output']>;
  /** Phone; null for an account without one. */
  phone?: Maybe<Scalars['Phone']['output']>;
  /** Sex; null when it was not given. */
  sex?: Maybe<Sex>;
  /** Ids of products whose return to stock, or lower price, is told of, some hundred at most; empty when there are none. */
  subscribeProductIds: Array<Scalars['ID']['output']>;
  /** Mailings that are wanted, by the provider's own names, such as `sale`; no call lists them, and there are some ten at most. Empty when there are none. */
  subscribeTypes: Array<Scalars['String']['output']>;
};

/** The token that was sent to a new e-mail. */
export type ProfileConfirmEmailInput = {
  /** Token of the link that was sent. */
  token: Scalars['String']['input'];
};

/** An e-mail that is confirmed. */
export type ProfileConfirmEmailPayload = {
  __typename?: 'ProfileConfirmEmailPayload';
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<ProfileConfirmEmailUserError>;
};

/** Why `profileConfirmEmail` may not happen. */
export type ProfileConfirmEmailUserError = InvalidValue;

/** An account that is no more. */
export type ProfileRemovePayload = {
  __typename?: 'ProfileRemovePayload';
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<ProfileRemoveUserError>;
};

/** Why `profileRemove` may not happen. */
export type ProfileRemoveUserError = Conflict;

/** The mailings that are wanted. */
export type ProfileSetMailingsInput = {
  /** Their names, all of them: `sale`, `news`, `reviews` in the reference provider. 50 at most. */
  subscribeTypes: Array<Scalars['String']['input']>;
};

/** The profile after a change. */
export type ProfileSetMailingsPayload = {
  __typename?: 'ProfileSetMailingsPayload';
  /** The shopper; null with an error when the profile cannot be loaded. */
  user?: Maybe<Profile>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<ProfileSetMailingsUserError>;
};

/** Why `profileSetMailings` may not happen. */
export type ProfileSetMailingsUserError = InvalidValue;

/** A product whose return to stock, or lower price, is told of, or is told of no more. */
export type ProfileSubscribeInput = {
  /** Whether it is to be told of. */
  isWanted: Scalars['Boolean']['input'];
  /** Id of the product. */
  productId: Scalars['ID']['input'];
};

/** The profile after a change. */
export type ProfileSubscribePayload = {
  __typename?: 'ProfileSubscribePayload';
  /** The shopper; null with an error when the profile cannot be loaded. */
  user?: Maybe<Profile>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<ProfileSubscribeUserError>;
};

/** Why `profileSubscribe` may not happen. */
export type ProfileSubscribeUserError = InvalidValue | NotFound;

/** The profile as it is to be: what is left out or null is emptied. */
export type ProfileUpdateInput = {
  /** Day of birth. */
  birthdate?: InputMaybe<Scalars['Date']['input']>;
  /** Code that was sent to a new phone by `sessionSendCode` for `SIGN_UP`. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** E-mail; a new one becomes the account's by a link that is sent to it. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name, at most 100 characters. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name, at most 100 characters. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Phone; one that is not yet the account's needs `code` and `requestId`. */
  phone: Scalars['Phone']['input'];
  /** Id that `sessionSendCode` has answered. */
  requestId?: InputMaybe<Scalars['String']['input']>;
  /** Sex, as the shopper is addressed. */
  sex?: InputMaybe<Sex>;
};

/** The profile after a change. */
export type ProfileUpdatePayload = {
  __typename?: 'ProfileUpdatePayload';
  /** The shopper; null with an error when the profile cannot be loaded. */
  user?: Maybe<Profile>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<ProfileUpdateUserError>;
};

/** Why `profileUpdate` may not happen. */
export type ProfileUpdateUserError = CodeWrong | Conflict | InvalidValue;

/** How the promotional code of a basket stands. */
export type PromocodeStatus = {
  __typename?: 'PromocodeStatus';
  /** Whether it makes something cheaper. */
  isApplied: Scalars['Boolean']['output'];
  /** Why it does not; null when it does. */
  message?: Maybe<Scalars['String']['output']>;
  /** Name of its action; null when that is over. */
  name?: Maybe<Scalars['String']['output']>;
};

/** Everything that can be read. */
export type Query = {
  __typename?: 'Query';
  /** The action that gives something else cheaper, or for nothing, with these goods, at most 100; null when there is none. */
  accessoryAction?: Maybe<Action>;
  /** An action with how it stands for so many pieces of a product; null when there is none. */
  actionMechanics?: Maybe<Action>;
  /** Actions by their ids, at most 100, hidden ones too; those that are over are left out. */
  actions?: Maybe<Array<Action>>;
  /** Addresses that a text which is being typed may become, 20 at most; none for an empty text. */
  addressSuggestions?: Maybe<Array<AddressSuggestion>>;
  /** The addresses of the signed-in shopper, 20 at most; `UNAUTHENTICATED` for a guest. */
  addresses?: Maybe<Array<Address>>;
  /** The advent calendar; closed doors only on all other days of the year. */
  adventCalendar?: Maybe<AdventCalendar>;
  /** One review by the name in its address; null when there is none. */
  articleReview?: Maybe<ArticleReview>;
  /** One review by its code at the provider; null when there is none. */
  articleReviewByCode?: Maybe<ArticleReview>;
  /** Reviews written by the shop. `BAD_USER_INPUT` for a code that cannot be one. */
  articleReviews?: Maybe<ArticleReviewPage>;
  /** Rooms for banners, some dozen at most. */
  bannerTypes?: Maybe<Array<BannerType>>;
  /** Visible banners of a type, at most 12. They may differ from branch to branch. */
  banners?: Maybe<Array<Banner>>;
  /**
   * The basket of this visitor; null while nothing has been put in. `UNAUTHENTICATED` for a bearer whose session has ended. Preorders become an
   * order of their own unless the header `x-split-preorders`, or the shop's cookie `split_preorders`, says `0`.
   */
  basket?: Maybe<Basket>;
  /**
   * What a basket of these goods would cost: the reckoning of every basket, and nothing is put in. Null with `UNSUPPORTED` where the provider
   * has no such call, `BAD_USER_INPUT` for what cannot be a basket.
   */
  basketPreview?: Maybe<BasketPreview>;
  /** The A/B branch of this visitor; `A` when there is none. */
  branch: Scalars['String']['output'];
  /** Brands with products on sale, most products first, at most 1,000. */
  brands?: Maybe<Array<Brand>>;
  /** The way from the home page to a path, as many steps as the catalogue is deep: some ten at most. */
  breadcrumbs?: Maybe<Array<Breadcrumb>>;
  /** The category tree, at most 250 at its root. */
  categories?: Maybe<Array<Category>>;
  /** A category with its children; null when there is none. */
  category?: Maybe<Category>;
  /**
   * The orders of this visitor's basket with the ways to get each, at most as many as it has lines. Two delivery queries are asked, for picking up and for
   * a courier. `OUT_OF_STOCK` when neither reports stock, also for an empty basket; `NO_DELIVERIES` when there is no way to get
   * anything. Any failure but `OUT_OF_STOCK` means that only one-click mode is left.
   */
  checkoutOrders?: Maybe<Array<CheckoutOrder>>;
  /** Cities by what somebody has typed of their name, or the popular ones. */
  cities?: Maybe<CityPage>;
  /** A city; null when there is none. */
  city?: Maybe<City>;
  /** An address in any writing, as it should be written. A street with a slip of the pen comes back as the one that is meant. */
  cleanedAddress?: Maybe<CleanedAddress>;
  /** A name in any writing, as it should be written. */
  cleanedName?: Maybe<CleanedName>;
  /** A phone in any writing, as it should be written. */
  cleanedPhone?: Maybe<CleanedPhone>;
  /**
   * What is said of a product or an article. What waits to be looked at is among it for whoever has written it: a shopper, or a guest by the
   * cookie of the browser or the header `x-comment-key`. The filters are for reviews.
   */
  comments?: Maybe<CommentPage>;
  /**
   * What is said and waits to be looked at, answers among it, the oldest first. Needs the right `comments:moderate`; null with `UNSUPPORTED` where the provider has no
   * such call.
   */
  commentsWaiting?: Maybe<CommentPage>;
  /**
   * The company of a tax number; null when the register has none. `BAD_USER_INPUT` for what can be none: its last digits follow from the
   * others. `RATE_LIMITED` after too many.
   */
  company?: Maybe<Company>;
  /** The products that the visitor compares; null with an error when a shopper's cannot be loaded. */
  comparison?: Maybe<ProductList>;
  /** The city of this visitor: by header, cookie, or the default. */
  currentCity: City;
  /** E-mails that a text which is being typed may become, 20 at most; none for an empty text. */
  emailSuggestions?: Maybe<Array<Scalars['String']['output']>>;
  /** The visitor's favourites; null with an error when a shopper's cannot be loaded. */
  favorites?: Maybe<ProductList>;
  /** Feature flags, some dozen at most. */
  features?: Maybe<Array<Feature>>;
  /**
   * One page of products. `NOT_FOUND` when the category, brand, tag, series or model does not exist; `BAD_USER_INPUT` with its path for a
   * facet or a value that the listing does not have.
   */
  listing?: Maybe<ListingPage>;
  /** The cards of the signed-in shopper, at most some ten, the active one first; null for a guest, and silently when they cannot be loaded. */
  loyaltyCards?: Maybe<Array<LoyaltyCard>>;
  /** How many bonuses of a card the goods may be paid with; null for a guest. A card without bonuses has the balance 0. */
  loyaltyLimit?: Maybe<LoyaltyLimit>;
  /** What the signed-in shopper has been told of, the newest first. `UNAUTHENTICATED` for a guest. */
  loyaltyNotifications?: Maybe<NotificationPage>;
  /** How many bonuses are earned and how much they may pay; null when the provider does not tell. */
  loyaltyRules?: Maybe<LoyaltyRules>;
  /** Whether bonuses of a card may still be spent with the secret that a client keeps. */
  loyaltyVerification?: Maybe<LoyaltyVerification>;
  /** Whose phone has to be confirmed before the bonuses of a card are spent; null when the shopper has no such card. */
  loyaltyVerifyData?: Maybe<LoyaltyVerifyData>;
  /** What the home page shows. */
  mainPage?: Maybe<MainPage>;
  /**
   * The signed-in shopper; null for a guest. For a session that has ended, or a token that was made up, it is null as well: with the
   * error `UNAUTHENTICATED` when the token came as a bearer; without an error when it came in cookies, which are then removed.
   */
  me?: Maybe<Profile>;
  /** The menu of the catalogue, at most 100 lines. Cached for an hour. */
  menu?: Maybe<Array<MenuItem>>;
  /** Names that a text which is being typed may become, 20 at most; none for an empty text. */
  nameSuggestions?: Maybe<Array<NameSuggestion>>;
  /** The city nearest to a place on the earth; null when no city tells where it lies. */
  nearestCity?: Maybe<City>;
  /** News of the shop, the newest first. */
  news?: Maybe<NewsItemPage>;
  /** One piece of news; null when there is none. */
  newsItem?: Maybe<NewsItem>;
  /**
   * The thing with this `nodeId`, under the rules of the field that reads such a thing by its own id; null when there is none, for anybody who may not read it, and
   * for a text that is no such id.
   */
  node?: Maybe<Node>;
  /** The same of several, at most 20, in the order asked; null where one is missing. */
  nodes?: Maybe<Array<Maybe<Node>>>;
  /** An order, for its owner or with its key; null for anybody else. */
  order?: Maybe<Order>;
  /**
   * What the orders of this visitor's basket come to with these ways to get them; null for an empty basket. An order without a way costs
   * nothing to be delivered: codes, and one-click mode. `NO_DELIVERIES` when a way is not possible any more.
   */
  orderQuote?: Maybe<OrderQuote>;
  /** The receipts of an order, the oldest first, at most one for each payment and refund, for its owner or with its key; null for anybody else and until there is one. */
  orderReceipts?: Maybe<Array<Receipt>>;
  /** An order that may still be paid, for its owner or with its key; null for anybody else. */
  orderToRepay?: Maybe<OrderToRepay>;
  /** The orders of the signed-in shopper, the newest first; `UNAUTHENTICATED` for a guest. */
  orders?: Maybe<OrderPage>;
  /**
   * Changes of all orders, each one told of at least once and those of one order in their order. Needs the right `orders:read`; null with `UNSUPPORTED` where the
   * provider has no such feed, with `CURSOR_EXPIRED` behind a change that is not kept any more: read all orders again, and begin at `latestCursor`.
   */
  ordersFeed?: Maybe<OrderChangeConnection>;
  /**
   * Orders of all shoppers, the newest first; what is absent does not narrow. Of more than 10,000 that many are counted. Needs the right `orders:read`; null with
   * `UNSUPPORTED` where the provider has no such search.
   */
  ordersSearch?: Maybe<OrderPage>;
  /**
   * What the signed-in shopper has said, what waits to be looked at among it, with what others have answered. `UNAUTHENTICATED` for a guest. A provider
   * that does not know whose comments are whose has none.
   */
  ownComments?: Maybe<CommentPage>;
  /** An attempt to pay, for the order's owner or with its key; null for anybody else. */
  payment?: Maybe<Payment>;
  /**
   * Methods for this visitor's basket: those that may pay each order it becomes, some thirty at most. An order's total has to lie between the thresholds,
   * one of gifts alone needs support of gift certificates, and codes that are sent are paid in advance, with a bank card where
   * the method is one on receipt. With the chosen ways the totals hold the cost of delivery, and each way has to allow the method: such a
   * method is refused neither by `orderCreate` nor by `paymentStart`, unless its limit is exceeded. `CREDIT_IN_STORE` goes with a courier
   * to addresses at most 2000 m from the nearest store.
   */
  paymentMethods?: Maybe<Array<PaymentMethod>>;
  /** The cities offered first in the choice of the city, some twenty at most. */
  priorityCities?: Maybe<Array<City>>;
  /** A product; null when it is missing, not on sale (status is not 1) or has no category. */
  product?: Maybe<Product>;
  /** The action that saves most on these goods, at most 100; null when there is none. */
  productAction?: Maybe<Action>;
  /** Products by their ids, in the order asked, also warranties, which have no page; null where one is missing. */
  products?: Maybe<Array<Maybe<Product>>>;
  /** Brands whose devices are repaired; all of those of one kind, or of any: some hundred at most. */
  repairBrands?: Maybe<Array<RepairBrand>>;
  /** What may be wrong with devices of a kind, whichever model it is; at most some dozen. Null when there is no such kind. */
  repairDeviceProblems?: Maybe<Array<RepairProblem>>;
  /** Kinds of devices that are repaired, some dozen. */
  repairDeviceTypes?: Maybe<Array<RepairDeviceType>>;
  /** What may be wrong with a model, and what its repair costs; at most some dozen. Null when there is no such model. */
  repairModelProblems?: Maybe<Array<RepairProblem>>;
  /** Models of a brand that are repaired; all of those of one kind, or of any: some hundred at most. Null when there is no such brand. */
  repairModels?: Maybe<Array<RepairModel>>;
  /** A repair request, for the shopper who has made it or whoever brings its key; null for everybody else. */
  repairRequest?: Maybe<RepairRequest>;
  /** The repair requests of the signed-in shopper, the newest first; `UNAUTHENTICATED` for a guest, `UNSUPPORTED` where the provider has no such list. */
  repairRequests?: Maybe<RepairRequestPage>;
  /**
   * Repair requests of all shoppers, the newest first; what is absent does not narrow. Of more than 10,000 that many are counted. Needs the right `repair:read`; null with
   * `UNSUPPORTED` where the provider has no such search.
   */
  repairRequestsSearch?: Maybe<RepairRequestPage>;
  /** Brands by which the chosen reviews can be narrowed, some dozen at most. */
  reviewBrands?: Maybe<Array<ReviewFilterBadge>>;
  /** Categories by which the chosen reviews can be narrowed, some dozen at most. */
  reviewCategories?: Maybe<Array<ReviewFilterBadge>>;
  /**
   * How many reviews of a product each filter leaves beside the others that are chosen; those of all editions of its model. Null where the provider
   * does not tell.
   */
  reviewCounts?: Maybe<ReviewCounts>;
  /** What is said of a list of reviews; null when its address names something that no review is filed under. */
  reviewPage?: Maybe<ReviewPage>;
  /** Badges by which the chosen reviews can be narrowed, some dozen at most. */
  reviewTags?: Maybe<Array<ReviewFilterBadge>>;
  /** What Revo lends to the signed-in shopper; null for a guest and where it lends nothing. */
  revoLimit?: Maybe<Money>;
  /**
   * Where a company signs in to pay an order with Sber Business; null while no such payment has been begun, and for anybody but the owner.
   * `paymentStart` of that type leads there by itself.
   */
  sberBusinessAuthorization?: Maybe<SberBusinessAuthorization>;
  /** Texts that stand in the empty search field, some dozen at most. */
  searchPlaceholders?: Maybe<Array<Scalars['String']['output']>>;
  /** How a search text is read: its results are those of `listing`. */
  searchReading?: Maybe<SearchReading>;
  /** Suggestions while a search text is typed; all empty for an empty text. */
  searchSuggestions?: Maybe<SearchSuggestions>;
  /** Title, description and redirect of a path; null when the shop has no such page (404). */
  seo?: Maybe<Seo>;
  /** Series with products on sale, most products first, at most 1,000. */
  series?: Maybe<Array<Series>>;
  /** Service centres of a city, at most 100. */
  serviceCenters?: Maybe<Array<ServiceCenter>>;
  /** The parts into which the products fall that search engines are told of; as many as there are tens of thousands of products. */
  sitemapParts?: Maybe<Array<SitemapPart>>;
  /** The next products of a part, a thousand at most; empty when there are no more. */
  sitemapProducts?: Maybe<Array<SitemapEntry>>;
  /** A smart price by what it is known by; null when there is none. */
  smartPrice?: Maybe<SmartPriceInfo>;
  /** One special offer; null when there is none, or its days are over. */
  specialOffer?: Maybe<SpecialOffer>;
  /** Brands with offers these days, some dozen at most. */
  specialOfferBrands?: Maybe<Array<SpecialOfferChoice>>;
  /** Where the offers of these days are to be had, a few at most. */
  specialOfferChannels?: Maybe<Array<SpecialOfferChoice>>;
  /** Ways in which the offers of these days are one, some ten at most. */
  specialOfferMechanics?: Maybe<Array<SpecialOfferChoice>>;
  /** Special offers of these days, those first that end soonest. `BAD_USER_INPUT` for a code that cannot be one. */
  specialOffers?: Maybe<SpecialOfferPage>;
  /** A store; null when there is none. */
  store?: Maybe<Store>;
  /** Stores of a city, at most 250. */
  stores?: Maybe<Array<Store>>;
  /** Stores of a city by an address, the nearest first, at most 250; empty when the address is not known. */
  storesByAddress?: Maybe<Array<StoreNearAddress>>;
  /** Words by which people search, some hundred at most. Cached for two hours. */
  tagSynonyms?: Maybe<Array<TagSynonym>>;
  /** Hand-picked listings, some hundred at most. */
  tags?: Maybe<Array<Tag>>;
  /** An order for whoever knows its number and its phone; null when they do not belong together. `RATE_LIMITED` for whoever guesses. */
  trackedOrder?: Maybe<TrackedOrder>;
  /** Brands with their models, some dozen brands. */
  tradeInBrandModels?: Maybe<Array<TradeInBrandModels>>;
  /** Who buys old devices, a few. With a product those whose money may pay for it; empty when it cannot be paid for so. */
  tradeInCalculators?: Maybe<Array<TradeInCalculator>>;
  /** Colours of an old device, some ten at most; empty when it makes no difference. */
  tradeInColors?: Maybe<Array<TradeInColor>>;
  /** The new device that this visitor has chosen for them; null while there is none. */
  tradeInDerivable?: Maybe<TradeInDevice>;
  /** The goods of such a model, by colour; some dozen at most. */
  tradeInDerivableColorPrices?: Maybe<Array<TradeInColor>>;
  /** Memories in which the shop sells a model that is wanted for an old device; some ten at most. */
  tradeInDerivableMemories?: Maybe<Array<TradeInMemory>>;
  /** What this visitor's devices take off a product; null for goods that no device is exchanged for, and while none has been chosen. */
  tradeInDiscount?: Maybe<TradeInDiscount>;
  /** Old devices of this visitor's basket, at most 5; of a visitor without a basket none. */
  tradeInExchangeDevices?: Maybe<Array<TradeInDevice>>;
  /** Kinds of devices that are taken back, some dozen at most. */
  tradeInGroups?: Maybe<Array<TradeInGroup>>;
  /** Brands of a calculator that says conditions by letters, some dozen. */
  tradeInLetterBrands?: Maybe<Array<TradeInBrand>>;
  /** Models of a brand of such a calculator, some hundred at most; null when there is no such brand. */
  tradeInLetterModels?: Maybe<Array<TradeInModel>>;
  /** What a model is worth at such a calculator, the best first, a few at most; null when there is no such model. */
  tradeInLetterPrices?: Maybe<Array<TradeInPrice>>;
  /** The step that asks for a model's memory. */
  tradeInMemoryInfo?: Maybe<TradeInMemoryInfo>;
  /** Brands that are handed in most, some dozen at most. */
  tradeInPopularBrands?: Maybe<Array<TradeInBrand>>;
  /** What a model is worth, the best first; a few dozen. Empty when it is not taken. */
  tradeInPrices?: Maybe<Array<TradeInPrice>>;
  /** Models by their name, the nearest first. */
  tradeInSearch?: Maybe<TradeInModelPage>;
  /** Who asks: nobody, a shopper, staff or an application, in which city. */
  viewer: Viewer;
  /** Payment types that virtual goods (codes, certificates) rule out, some thirty at most, as `PaymentMethod.typeId`; `paymentMethods` considers them. */
  virtualRestrictedPaymentTypeIds?: Maybe<Array<Scalars['ID']['output']>>;
};


/** Everything that can be read. */
export type QueryAccessoryActionArgs = {
  actionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  products: Array<ActionGoodsInput>;
  showHidden?: Scalars['Boolean']['input'];
};


/** Everything that can be read. */
export type QueryActionMechanicsArgs = {
  actionId: Scalars['ID']['input'];
  product: ActionGoodsInput;
};


/** Everything that can be read. */
export type QueryActionsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryAddressSuggestionsArgs = {
  cityName?: InputMaybe<Scalars['String']['input']>;
  text: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryArticleReviewArgs = {
  slug: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryArticleReviewByCodeArgs = {
  code: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryArticleReviewsArgs = {
  filter?: InputMaybe<ReviewFilterInput>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: ArticleReviewSort;
};


/** Everything that can be read. */
export type QueryBannersArgs = {
  type: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryBasketArgs = {
  paymentTypeId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryBasketPreviewArgs = {
  input: BasketPreviewInput;
};


/** Everything that can be read. */
export type QueryBreadcrumbsArgs = {
  path: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryCategoryArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryCitiesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  popular?: InputMaybe<Scalars['Boolean']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryCityArgs = {
  by: CityByInput;
};


/** Everything that can be read. */
export type QueryCleanedAddressArgs = {
  text: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryCleanedNameArgs = {
  text: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryCleanedPhoneArgs = {
  text: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryCommentsArgs = {
  ownerId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
  rates?: InputMaybe<Array<Scalars['Int']['input']>>;
  sort?: InputMaybe<CommentSort>;
  type: CommentType;
  useSimilar?: InputMaybe<Scalars['Boolean']['input']>;
  withCons?: InputMaybe<Scalars['Boolean']['input']>;
  withImages?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything that can be read. */
export type QueryCommentsWaitingArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryCompanyArgs = {
  inn: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryEmailSuggestionsArgs = {
  text: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryListingArgs = {
  city?: InputMaybe<Scalars['ID']['input']>;
  filters?: InputMaybe<Array<FilterInput>>;
  of: ListingOfInput;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ListingSort>;
};


/** Everything that can be read. */
export type QueryLoyaltyLimitArgs = {
  cardId: Scalars['ID']['input'];
  checkData: Scalars['String']['input'];
  products?: InputMaybe<Array<LoyaltyProductInput>>;
};


/** Everything that can be read. */
export type QueryLoyaltyNotificationsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryLoyaltyVerificationArgs = {
  cardId: Scalars['ID']['input'];
  checkData: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryLoyaltyVerifyDataArgs = {
  cardId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryNameSuggestionsArgs = {
  part?: InputMaybe<NamePart>;
  text: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryNearestCityArgs = {
  latitude: Scalars['Float']['input'];
  longitude: Scalars['Float']['input'];
};


/** Everything that can be read. */
export type QueryNewsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryNewsItemArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryNodeArgs = {
  nodeId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryNodesArgs = {
  nodeIds: Array<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryOrderQuoteArgs = {
  deliveries: Array<OrderDeliveryInput>;
  paymentTypeId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryOrderReceiptsArgs = {
  orderId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryOrderToRepayArgs = {
  orderId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryOrdersArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryOrdersFeedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryOrdersSearchArgs = {
  day?: InputMaybe<Scalars['Date']['input']>;
  number?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  phone?: InputMaybe<Scalars['Phone']['input']>;
  statuses?: InputMaybe<Array<OrderStatus>>;
  storeId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryOwnCommentsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<CommentSort>;
  type: CommentType;
};


/** Everything that can be read. */
export type QueryPaymentArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryPaymentMethodsArgs = {
  deliveries?: InputMaybe<Array<OrderDeliveryInput>>;
};


/** Everything that can be read. */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryProductActionArgs = {
  actionIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  products: Array<ActionGoodsInput>;
  showHidden?: Scalars['Boolean']['input'];
};


/** Everything that can be read. */
export type QueryProductsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryRepairBrandsArgs = {
  deviceTypeId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryRepairDeviceProblemsArgs = {
  deviceTypeId: Scalars['ID']['input'];
  isMajorAppliance?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything that can be read. */
export type QueryRepairDeviceTypesArgs = {
  isMajorAppliance?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything that can be read. */
export type QueryRepairModelProblemsArgs = {
  modelId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryRepairModelsArgs = {
  brandId: Scalars['ID']['input'];
  deviceTypeId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryRepairRequestArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryRepairRequestsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryRepairRequestsSearchArgs = {
  number?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  phone?: InputMaybe<Scalars['Phone']['input']>;
  statuses?: InputMaybe<Array<RepairStatus>>;
};


/** Everything that can be read. */
export type QueryReviewBrandsArgs = {
  filter?: InputMaybe<ReviewFilterInput>;
};


/** Everything that can be read. */
export type QueryReviewCategoriesArgs = {
  filter?: InputMaybe<ReviewFilterInput>;
};


/** Everything that can be read. */
export type QueryReviewCountsArgs = {
  ownerId: Scalars['ID']['input'];
  query?: InputMaybe<Scalars['String']['input']>;
  rates?: InputMaybe<Array<Scalars['Int']['input']>>;
  withCons?: InputMaybe<Scalars['Boolean']['input']>;
  withImages?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Everything that can be read. */
export type QueryReviewPageArgs = {
  path: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QueryReviewTagsArgs = {
  filter?: InputMaybe<ReviewFilterInput>;
};


/** Everything that can be read. */
export type QuerySberBusinessAuthorizationArgs = {
  orderId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QuerySearchReadingArgs = {
  asTyped?: InputMaybe<Scalars['Boolean']['input']>;
  text: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QuerySearchSuggestionsArgs = {
  text: Scalars['String']['input'];
};


/** Everything that can be read. */
export type QuerySeoArgs = {
  path: Scalars['String']['input'];
  query?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryServiceCentersArgs = {
  brandCode?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QuerySitemapProductsArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  last: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QuerySmartPriceArgs = {
  tx: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QuerySpecialOfferArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QuerySpecialOffersArgs = {
  filter?: InputMaybe<SpecialOfferFilterInput>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


/** Everything that can be read. */
export type QueryStoreArgs = {
  id: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryStoresArgs = {
  city?: InputMaybe<Scalars['ID']['input']>;
  kinds?: InputMaybe<Array<StoreKind>>;
  query?: InputMaybe<Scalars['String']['input']>;
};


/** Everything that can be read. */
export type QueryStoresByAddressArgs = {
  address: Scalars['String']['input'];
  city?: InputMaybe<Scalars['ID']['input']>;
  kinds?: InputMaybe<Array<StoreKind>>;
};


/** Everything that can be read. */
export type QueryTagsArgs = {
  category?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryTrackedOrderArgs = {
  id: Scalars['ID']['input'];
  phone: Scalars['Phone']['input'];
};


/** Everything that can be read. */
export type QueryTradeInBrandModelsArgs = {
  brandId?: InputMaybe<Scalars['ID']['input']>;
  calculatorId?: InputMaybe<Scalars['ID']['input']>;
  groupId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryTradeInCalculatorsArgs = {
  productId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryTradeInColorsArgs = {
  calculatorId?: InputMaybe<Scalars['ID']['input']>;
  condition?: InputMaybe<TradeInCondition>;
  memory?: InputMaybe<Scalars['Int']['input']>;
  modelId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryTradeInDerivableColorPricesArgs = {
  memory?: InputMaybe<Scalars['Int']['input']>;
  modelId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryTradeInDerivableMemoriesArgs = {
  modelId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryTradeInDiscountArgs = {
  productId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryTradeInGroupsArgs = {
  calculatorId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryTradeInLetterBrandsArgs = {
  calculatorId?: InputMaybe<Scalars['ID']['input']>;
  groupId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryTradeInLetterModelsArgs = {
  brandId: Scalars['ID']['input'];
  calculatorId?: InputMaybe<Scalars['ID']['input']>;
  groupId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryTradeInLetterPricesArgs = {
  calculatorId?: InputMaybe<Scalars['ID']['input']>;
  modelId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryTradeInMemoryInfoArgs = {
  calculatorId?: InputMaybe<Scalars['ID']['input']>;
  modelId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryTradeInPopularBrandsArgs = {
  calculatorId?: InputMaybe<Scalars['ID']['input']>;
  groupId?: InputMaybe<Scalars['ID']['input']>;
};


/** Everything that can be read. */
export type QueryTradeInPricesArgs = {
  calculatorId?: InputMaybe<Scalars['ID']['input']>;
  modelId: Scalars['ID']['input'];
};


/** Everything that can be read. */
export type QueryTradeInSearchArgs = {
  calculatorId?: InputMaybe<Scalars['ID']['input']>;
  groupId?: InputMaybe<Scalars['ID']['input']>;
  model?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
};

/** The quote was given back too late. Nothing was ordered: ask for another one, and let the person decide. */
export type QuoteExpired = UserError & {
  __typename?: 'QuoteExpired';
  /** `QUOTE_EXPIRED`. */
  code: UserErrorCode;
  /** Which part of the input, as a few names; null where it is none of them. */
  field?: Maybe<Array<Scalars['String']['output']>>;
  /** For the person, in Russian. */
  message: Scalars['String']['output'];
};

/** The shop has not made this quote, or has made it for another basket. Nothing was ordered: ask for another one, and let the person decide. */
export type QuoteInvalid = UserError & {
  __typename?: 'QuoteInvalid';
  /** `QUOTE_INVALID`. */
  code: UserErrorCode;
  /** Which part of the input, as a few names; null where it is none of them. */
  field?: Maybe<Array<Scalars['String']['output']>>;
  /** For the person, in Russian. */
  message: Scalars['String']['output'];
};

/** Bounds of a range; one that is absent does not bound. */
export type RangeInput = {
  /** Largest value in the unit of the facet: rubles for the price. */
  max?: InputMaybe<Scalars['Float']['input']>;
  /** Smallest value in the unit of the facet: rubles for the price. */
  min?: InputMaybe<Scalars['Float']['input']>;
};

/** A fiscal receipt with the requisites of law 54-FZ. */
export type Receipt = {
  __typename?: 'Receipt';
  /** E-mail or phone of the buyer; null when the provider does not tell. */
  buyer?: Maybe<Scalars['String']['output']>;
  /** Of it in cash; null when the provider does not tell. */
  cash?: Maybe<Money>;
  /** Of it cashless; null when the provider does not tell. */
  cashless?: Maybe<Money>;
  /** Number of the fiscal drive (ФН); null when the provider does not tell. */
  fiscalDrive?: Maybe<Scalars['String']['output']>;
  /** Fiscal sign of the document (ФПД); null when the provider does not tell. */
  fiscalSign?: Maybe<Scalars['String']['output']>;
  /** When it was issued. */
  issuedAt: Scalars['DateTime']['output'];
  /** What was paid for, as many lines as the order has and one for its delivery at most; empty when the provider does not tell. */
  items: Array<ReceiptLine>;
  /** Registration number of the till (РН ККТ); null when the provider does not tell. */
  kktRegistration?: Maybe<Scalars['String']['output']>;
  /** Number of the fiscal document (ФД). */
  number: Scalars['Int']['output'];
  /** Whether money was paid or went back. */
  operation: ReceiptOperation;
  /** Text of the QR code by which the tax office checks it; null when the provider does not tell. */
  qr?: Maybe<Scalars['String']['output']>;
  /** Who sold; null when the provider does not tell. */
  seller?: Maybe<ReceiptSeller>;
  /** Shift of the till; null when the provider does not tell. */
  shift?: Maybe<Scalars['Int']['output']>;
  /** What was paid or went back, tax included. */
  sum: Money;
  /** Value-added tax in it; null when the provider does not tell. */
  vatSum?: Maybe<Money>;
};

/** A line of a receipt. */
export type ReceiptLine = {
  __typename?: 'ReceiptLine';
  /** How it is paid; null when the provider does not tell. */
  method?: Maybe<ReceiptMethod>;
  /** What was sold, as the receipt has it. */
  name: Scalars['String']['output'];
  /** Price of one piece. */
  price: Money;
  /** Pieces; a provider may count in parts of one. */
  quantity: Scalars['Float']['output'];
  /** What is paid for; null when the provider does not tell. */
  subject?: Maybe<ReceiptSubject>;
  /** Price times pieces. */
  sum: Money;
  /** Value-added tax in percent; null when there is none. */
  vatRate?: Maybe<Scalars['Float']['output']>;
  /** Value-added tax that the sum contains; null when there is none. */
  vatSum?: Maybe<Money>;
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

/** Who sold, as a receipt names it. */
export type ReceiptSeller = {
  __typename?: 'ReceiptSeller';
  /** Where the settlement took place. */
  address: Scalars['String']['output'];
  /** Taxpayer number (ИНН). */
  inn: Scalars['String']['output'];
  /** Name of the company. */
  name: Scalars['String']['output'];
  /** System of taxation, in words. */
  taxation: Scalars['String']['output'];
};

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

/** Money of an order that goes back to where it came from. */
export type Refund = {
  __typename?: 'Refund';
  /** Id at the provider. */
  id: Scalars['ID']['output'];
  /** Why it goes back. */
  reason: RefundReason;
  /** When the shop decided to give it back. */
  requestedAt: Scalars['DateTime']['output'];
  /** How far it is. */
  status: RefundStatus;
  /** What goes back. */
  sum: Money;
};

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

/** Renting a product instead of buying it. */
export type Rental = {
  __typename?: 'Rental';
  /** What a day costs; null when the provider does not tell. */
  pricePerDay?: Maybe<Money>;
};

/** A courier's address. */
export type RepairAddress = {
  __typename?: 'RepairAddress';
  /** Building; empty when there is none. */
  building: Scalars['String']['output'];
  /** Day of the visit. */
  date: Scalars['Date']['output'];
  /** Entrance; empty when not given. */
  entrance: Scalars['String']['output'];
  /** Flat; empty when not given. */
  flat: Scalars['String']['output'];
  /** Floor; empty when not given. */
  floor: Scalars['String']['output'];
  /** Number of the house, as it was written. */
  house: Scalars['String']['output'];
  /** What the courier should know; empty when nothing. */
  notes: Scalars['String']['output'];
  /** Street, as it was written. */
  street: Scalars['String']['output'];
  /** From when the courier may come, HH:MM by the city's clock. */
  timeFrom: Scalars['String']['output'];
  /** Until when the courier may come, HH:MM by the city's clock. */
  timeTo: Scalars['String']['output'];
};

/** A courier's address and time. */
export type RepairAddressInput = {
  /** Building, at most 20 characters. */
  building?: InputMaybe<Scalars['String']['input']>;
  /** Day of the visit: from today, in the city, to 14 days ahead. */
  date: Scalars['Date']['input'];
  /** Entrance, at most 10 characters. */
  entrance?: InputMaybe<Scalars['String']['input']>;
  /** Number of the flat, at most 10 characters. */
  flat?: InputMaybe<Scalars['String']['input']>;
  /** Floor, at most 10 characters. */
  floor?: InputMaybe<Scalars['String']['input']>;
  /** Number of the house, at most 20 characters. */
  house: Scalars['String']['input'];
  /** What the courier should know, at most 300 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Street, at most 120 characters. */
  street: Scalars['String']['input'];
  /** Hours of the visit, as the form has them: `09:00 - 13:00`. */
  time: Scalars['String']['input'];
};

/** A brand whose devices are repaired. */
export type RepairBrand = {
  __typename?: 'RepairBrand';
  /** As in `Query.serviceCenters`; null when the provider does not tell. */
  code?: Maybe<Scalars['String']['output']>;
  /** Id at the provider. */
  id: Scalars['ID']['output'];
  /** Name as a shopper reads it. */
  name: Scalars['String']['output'];
};

/** Who wants to be called back. */
export type RepairCallRequestInput = {
  /** What is wrong with it, at most 1,000 characters. */
  comment?: InputMaybe<Scalars['String']['input']>;
  /** `PERSONAL_DATA` has to be among them. */
  consents: Array<ConsentPurpose>;
  /** What device it is, in words, at most 100 characters. */
  deviceType?: InputMaybe<Scalars['String']['input']>;
  /** The same key asks once. */
  idempotencyKey: Scalars['String']['input'];
  /** Whom to ask for, 1 to 100 characters. */
  name: Scalars['String']['input'];
  /** A mobile phone. */
  phone: Scalars['Phone']['input'];
};

/** A wish that has been taken. */
export type RepairCallRequestPayload = {
  __typename?: 'RepairCallRequestPayload';
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<RepairCallRequestUserError>;
};

/** Why `repairCallRequest` may not happen. */
export type RepairCallRequestUserError = Conflict | InvalidValue;

/** A kind of devices that are repaired. */
export type RepairDeviceType = {
  __typename?: 'RepairDeviceType';
  /** Whether somebody's data are in such a device; as `hasImei` when the provider does not tell. */
  hasData: Scalars['Boolean']['output'];
  /** Whether such a device has an IMEI. */
  hasImei: Scalars['Boolean']['output'];
  /** Id at the provider. */
  id: Scalars['ID']['output'];
  /** Whether it is connected to water and to a drain; false when the provider does not tell. */
  isPlumbed: Scalars['Boolean']['output'];
  /** Name as a shopper reads it. */
  name: Scalars['String']['output'];
  /** What one of them is called; null when the provider does not tell. */
  singular?: Maybe<Scalars['String']['output']>;
};

/** Papers of a device: ids of `POST /uploads` with the purpose `repair`. */
export type RepairDocsInput = {
  /** Photos of what has happened (`insuranceSituation`), at most 5. */
  additional?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The application for a payment (`insurancePayment`); an insurance case has to have one. */
  applicationForInsurancePaymentPhotoId?: InputMaybe<Scalars['ID']['input']>;
  /** The receipt (`cashReceipt` in a form); a warranty repair has to have one, or a `purchase`. */
  chequePhotoId?: InputMaybe<Scalars['ID']['input']>;
  /** What a diagnosis has come to (`diagnosticResult`). */
  conclusionPhotoId?: InputMaybe<Scalars['ID']['input']>;
  /** The device (`devicePhoto`). */
  devicePhotoId?: InputMaybe<Scalars['ID']['input']>;
  /** The warranty card (`warrantyCard`). */
  guaranteeCardPhotoId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether device and charger are handed in. */
  hasDeviceAndCharger: Scalars['Boolean']['input'];
  /** Whether what else was in the box is handed in as well. */
  hasKitAccessories: Scalars['Boolean']['input'];
  /** The policy (`insurancePolicy`); an insurance case has to have one. */
  insurancePolicyPhotoId?: InputMaybe<Scalars['ID']['input']>;
  /** The passport of the owner (`passport`). */
  passportPhotoId?: InputMaybe<Scalars['ID']['input']>;
  /** What stands for the receipt of a warranty repair; a provider that does not know it asks for the receipt. */
  purchase?: InputMaybe<RepairPurchaseInput>;
  /** When it was bought; not in the future. */
  purchaseDate?: InputMaybe<Scalars['Date']['input']>;
};

/** Something that has happened to a repair request. */
export type RepairEvent = {
  __typename?: 'RepairEvent';
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** What was said of it; empty when nothing. */
  comment: Scalars['String']['output'];
  /** What the status was from then on, in words. */
  statusName: Scalars['String']['output'];
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
  hasUtilities: Scalars['Boolean']['input'];
  /** Whether it goes into furniture. */
  isBuiltIn: Scalars['Boolean']['input'];
  /** Whether an old appliance has to be taken out. */
  needsDismantling: Scalars['Boolean']['input'];
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

/** A model that is repaired. */
export type RepairModel = {
  __typename?: 'RepairModel';
  /** Id at the provider. */
  id: Scalars['ID']['output'];
  /** Name as a shopper reads it. */
  name: Scalars['String']['output'];
};

/** A code of six digits that opens a repair request. */
export type RepairOpenInput = {
  /** Six digits, as they were sent. */
  code: Scalars['String']['input'];
  /** Number of the request. */
  id: Scalars['ID']['input'];
  /** Phone it was sent to. */
  phone: Scalars['Phone']['input'];
  /** Id that `repairSendOpeningCode` has answered. */
  requestId: Scalars['String']['input'];
};

/** A repair request that has been opened. */
export type RepairOpenPayload = {
  __typename?: 'RepairOpenPayload';
  /** Whoever sends it in `x-repair-key` may read the request; the shop keeps it in an httpOnly cookie. */
  repairKey?: Maybe<Scalars['String']['output']>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<RepairOpenUserError>;
};

/** Why `repairOpen` may not happen. */
export type RepairOpenUserError = CodeWrong | InvalidValue | NotFound;

/** What may be wrong with a device. */
export type RepairProblem = {
  __typename?: 'RepairProblem';
  /** What its repair costs; null when that is known only after a look at the device. */
  cost?: Maybe<Money>;
  /** What it costs when it is ordered here: 90 percent, rounded down to kopecks, never less than one; null as `cost`. */
  discountedCost?: Maybe<Money>;
  /** Id at the provider; stands for another price at another model. */
  id: Scalars['ID']['output'];
  /** Whether it is an installation, which has parameters of its own. */
  isInstallation: Scalars['Boolean']['output'];
  /** Whether it is a damage that is seen from outside: with `CLEAN` it is refused. False when the provider does not tell. */
  isVisibleDamage: Scalars['Boolean']['output'];
  /** Name as a shopper reads it. */
  name: Scalars['String']['output'];
};

/** The device in an order of whoever asks, received and still under the maker's warranty. */
export type RepairPurchaseInput = {
  /** Number of the order. */
  orderId: Scalars['ID']['input'];
  /** Id of the product in it. */
  productId: Scalars['ID']['input'];
};

/** A repair request as it stands. */
export type RepairRequest = Node & {
  __typename?: 'RepairRequest';
  /** Where it is fetched, or with `OPERATOR` where a master comes to it; null when neither is agreed. */
  address?: Maybe<RepairAddress>;
  /** Who has asked for it; null when the provider does not tell, and when it is over and its owner is not known any more. */
  contactName?: Maybe<Scalars['String']['output']>;
  /** What it costs by the list; null when nobody knows yet. */
  cost?: Maybe<Money>;
  /** When it was made; null when the provider does not tell. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What is repaired; empty when the provider does not tell. */
  device: Scalars['String']['output'];
  /** What it costs as it was ordered here; null as `cost`. */
  discountedCost?: Maybe<Money>;
  /** Ids of files sent along, to be had under `GET /documents/{id}`; some dozen at most. */
  documentIds: Array<Scalars['ID']['output']>;
  /** How the device gets there; null when the provider does not tell. */
  handover?: Maybe<RepairHandover>;
  /** What has happened to it, the oldest first, some ten events at most. */
  history: Array<RepairEvent>;
  /** Id, and the number a shopper reads. */
  id: Scalars['ID']['output'];
  /** Whether something is still to happen to it; true of a status of the provider's own. */
  isActive: Scalars['Boolean']['output'];
  /** Who pays; null when the provider does not tell. */
  kind?: Maybe<RepairKind>;
  /** Phone of who has asked for it; null as `contactName`. */
  mobilePhone?: Maybe<Scalars['Phone']['output']>;
  /** Unique among all things: `node` takes it. */
  nodeId: Scalars['ID']['output'];
  /** The same in words, of a service centre too; empty when it is not brought, or the provider does not tell. */
  place: Scalars['String']['output'];
  /** What is wrong with it; empty when the provider does not tell. */
  problem: Scalars['String']['output'];
  /** Number of the order that stands for the receipt; null where it is no warranty repair of what was bought here, and when the provider does not tell. */
  purchaseOrderId?: Maybe<Scalars['ID']['output']>;
  /** Where it stands. */
  status: RepairStatus;
  /** The same as the provider's code, for support; null when it does not tell. */
  statusCode?: Maybe<Scalars['String']['output']>;
  /** The same in words; empty when the provider does not tell. */
  statusName: Scalars['String']['output'];
  /** Where it is brought; null when it is not. */
  store?: Maybe<Store>;
};

/** What is asked for. */
export type RepairRequestCreateInput = {
  /** Where it is fetched, with `COURIER`; with `OPERATOR` where a master comes to a large appliance, unless that is agreed upon by phone. */
  address?: InputMaybe<RepairAddressInput>;
  /** Id of a brand. */
  brandId?: InputMaybe<Scalars['ID']['input']>;
  /** `PERSONAL_DATA` has to be among them. */
  consents: Array<ConsentPurpose>;
  /** Whether the shopper would take another device instead. */
  considerAlternatives?: InputMaybe<Scalars['Boolean']['input']>;
  /** In the shopper's words, at most 1,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Id of a kind of devices; needed where no model is named. */
  deviceTypeId?: InputMaybe<Scalars['ID']['input']>;
  /** Papers of the device; of a warranty repair and an insurance case. */
  docs?: InputMaybe<RepairDocsInput>;
  /** Where messages go as well. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** How the device gets to the repair. */
  handover: RepairHandover;
  /** Made once for each request: 8 to 128 Latin letters, digits and `. : _ -`. The same key makes one request. */
  idempotencyKey: Scalars['String']['input'];
  /** IMEI of the device: 15 digits, of which the last checks the others. */
  imei?: InputMaybe<Scalars['String']['input']>;
  /** Whether what is stored on it has to survive. */
  importantSaveData?: InputMaybe<Scalars['Boolean']['input']>;
  /** What an installation depends on; of an installation only. */
  installation?: InputMaybe<RepairInstallationInput>;
  /** What it is insured against; an insurance case has to say so. */
  insurance?: InputMaybe<RepairInsurance>;
  /** Who pays for the repair. */
  kind: RepairKind;
  /** Id of a model. */
  modelId?: InputMaybe<Scalars['ID']['input']>;
  /** Name of who sends it, 1 to 100 letters. */
  name: Scalars['String']['input'];
  /** A mobile phone. */
  phone: Scalars['Phone']['input'];
  /** `requestId` of a code that has been brought (`repairVerifyCode`); a shopper needs none for the phone of the account. */
  phoneRequestId?: InputMaybe<Scalars['String']['input']>;
  /** Id of a problem; without one the description has to say what is wrong. */
  problemId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the shopper would sell it for its parts if it cannot be repaired. */
  readySellForParts?: InputMaybe<Scalars['Boolean']['input']>;
  /** A service centre in place of a store. */
  serviceCenterId?: InputMaybe<Scalars['ID']['input']>;
  /** Where it is brought. With `STORE`, unless a service centre is named. */
  storeId?: InputMaybe<Scalars['ID']['input']>;
  /** What the device looks like. */
  view?: InputMaybe<RepairView>;
};

/** A request that has been taken. */
export type RepairRequestCreatePayload = {
  __typename?: 'RepairRequestCreatePayload';
  /** Number of the request. */
  id?: Maybe<Scalars['ID']['output']>;
  /** By which a guest reads it (`x-repair-key`); null for a shopper, and for a guest who has one already. */
  repairKey?: Maybe<Scalars['String']['output']>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<RepairRequestCreateUserError>;
};

/** Why `repairRequestCreate` may not happen. */
export type RepairRequestCreateUserError = Conflict | InvalidValue | NotFound;

/** One page of repair requests. */
export type RepairRequestPage = {
  __typename?: 'RepairRequestPage';
  /** Requests of the page. */
  nodes: Array<RepairRequest>;
  /** Where the page stands. */
  pageInfo: NumberedPageInfo;
  /** Requests on all pages. */
  totalCount: Scalars['Int']['output'];
};

/** Whose phone is to be confirmed. */
export type RepairSendCodeInput = {
  /** What the shop's captcha has said of the visitor; null where it has none. The provider asks the captcha about it. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** A mobile phone. */
  phone: Scalars['Phone']['input'];
};

/** A code that is on its way. */
export type RepairSendCodePayload = {
  __typename?: 'RepairSendCodePayload';
  /** Seconds for which the code lives. */
  expiresIn?: Maybe<Scalars['Int']['output']>;
  /** Names the code when it is brought; `phoneRequestId` of a request after that. */
  requestId?: Maybe<Scalars['String']['output']>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<RepairSendCodeUserError>;
};

/** Why `repairSendCode` may not happen. */
export type RepairSendCodeUserError = InvalidValue;

/** Where the code that opens a repair request is sent. */
export type RepairSendOpeningCodeInput = {
  /** What the shop's captcha has said of the visitor; null where it has none. The provider asks the captcha about it. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** Number of the request. */
  id: Scalars['ID']['input'];
  /** Phone that the request was made with. */
  phone: Scalars['Phone']['input'];
};

/** A code on its way. The same whether or not there is such a request. */
export type RepairSendOpeningCodePayload = {
  __typename?: 'RepairSendOpeningCodePayload';
  /** Seconds for which the code lives. */
  expiresIn?: Maybe<Scalars['Int']['output']>;
  /** Names the code when it is brought. */
  requestId?: Maybe<Scalars['String']['output']>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<RepairSendOpeningCodeUserError>;
};

/** Why `repairSendOpeningCode` may not happen. */
export type RepairSendOpeningCodeUserError = InvalidValue;

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
  code: Scalars['String']['input'];
  /** Phone that the code was sent to. */
  phone: Scalars['Phone']['input'];
  /** Id that `repairSendCode` has answered. */
  requestId: Scalars['String']['input'];
};

/** A phone that is confirmed. */
export type RepairVerifyCodePayload = {
  __typename?: 'RepairVerifyCodePayload';
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<RepairVerifyCodeUserError>;
};

/** Why `repairVerifyCode` may not happen. */
export type RepairVerifyCodeUserError = CodeWrong | InvalidValue;

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

/** The last days on which the return of something may be asked for. */
export type ReturnDeadlines = {
  __typename?: 'ReturnDeadlines';
  /** For the reasons `CHANGED_MIND` and `OTHER`. */
  changedMind: Scalars['Date']['output'];
  /** For the reasons `DEFECT` and `WRONG_ITEM`. */
  defect: Scalars['Date']['output'];
};

/** How what is returned comes back. */
export type ReturnHandover =
  /** A courier fetches it. */
  | 'COURIER'
  /** The shopper brings it to a store. */
  | 'STORE';

/** Pieces of a line that are returned. */
export type ReturnItem = {
  __typename?: 'ReturnItem';
  /** Id of the order's line. */
  itemId: Scalars['ID']['output'];
  /** Pieces of it. */
  quantity: Scalars['Int']['output'];
};

/** Pieces of a line that are to be returned. */
export type ReturnItemInput = {
  /** Id of the order's line. */
  itemId: Scalars['ID']['input'];
  /** Pieces of it, `OrderItem.returnableCount` at most. */
  quantity: Scalars['Int']['input'];
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

/** What a shopper wants to return of an order, and what the shop says to that. */
export type ReturnRequest = {
  __typename?: 'ReturnRequest';
  /** What the shop has written to the shopper; null when it has written nothing. */
  answer?: Maybe<Scalars['String']['output']>;
  /** What the shopper has written; null without a comment. */
  comment?: Maybe<Scalars['String']['output']>;
  /** When it was asked for. */
  createdAt: Scalars['DateTime']['output'];
  /** How it comes back; null where the provider does not tell. */
  handover?: Maybe<ReturnHandover>;
  /** Id at the provider. */
  id: Scalars['ID']['output'];
  /** Whether `orderWithdrawReturn` would end it now; false where the provider does not tell. */
  isWithdrawable: Scalars['Boolean']['output'];
  /** What is returned, at most as many lines as the order has. */
  items: Array<ReturnItem>;
  /** Why; `OTHER` where the provider has a word of its own, or none. */
  reason: ReturnReason;
  /** How far it is; `NEW` where the provider has a word of its own. */
  status: ReturnStatus;
};

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

/** How many reviews there are and how good they are. */
export type ReviewCounters = {
  __typename?: 'ReviewCounters';
  /** Number of reviews. */
  count: Scalars['Int']['output'];
  /** How many gave 1, 2, 3, 4 and 5: always five numbers. */
  distribution: Array<Scalars['Int']['output']>;
  /** Mean rating, 1 to 5; null without reviews. */
  rating?: Maybe<Scalars['Float']['output']>;
};

/** How many reviews of a product each filter leaves. */
export type ReviewCounts = {
  __typename?: 'ReviewCounts';
  /** How many gave 1, 2, 3, 4 and 5: at most five. */
  distribution: Array<Scalars['Int']['output']>;
  /** How many say what is bad. */
  withCons: Scalars['Int']['output'];
  /** How many have photos. */
  withImages: Scalars['Int']['output'];
};

/** One of the values by which reviews are filtered, or the lack of a choice. */
export type ReviewFilterBadge = {
  __typename?: 'ReviewFilterBadge';
  /** Code that stands in addresses; null for the lack of a choice. */
  code?: Maybe<Scalars['String']['output']>;
  /** Id at the provider; null where it has none. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Whether it is what is chosen. */
  isChosen: Scalars['Boolean']['output'];
  /** Name as a shopper reads it. */
  name: Scalars['String']['output'];
  /** A path of the shop: the list with this value chosen, and the other choices as they are. */
  route: Scalars['String']['output'];
  /** `category`, `brand` or `badge`; null where the provider does not tell. */
  typeTag?: Maybe<Scalars['String']['output']>;
  /** A value, or the lack of a choice. */
  value: ReviewFilterBadgeValue;
};

/** What a filter badge stands for. */
export type ReviewFilterBadgeValue =
  /** No choice: everything. `All` on the wire. */
  | 'ALL'
  /** One value. `Text` on the wire. */
  | 'TEXT';

/** What reviews are filtered by; all of it has to fit. */
export type ReviewFilterInput = {
  /** Code of a badge. */
  badge?: InputMaybe<Scalars['String']['input']>;
  /** Code of a brand. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** Code of a category. */
  category?: InputMaybe<Scalars['String']['input']>;
};

/** What is said of a list of reviews by its address. */
export type ReviewPage = {
  __typename?: 'ReviewPage';
  /** Summary for search engines; null: the screen's own. */
  description?: Maybe<Scalars['String']['output']>;
  /** Orders, the usual one first, a few at most; empty where the provider has but one. Those of its own are left out. */
  sorts: Array<ReviewSortItem>;
  /** Heading; null: the screen's own. */
  title?: Maybe<Scalars['String']['output']>;
};

/** An order of reviews. */
export type ReviewSortItem = {
  __typename?: 'ReviewSortItem';
  /** Name as a shopper reads it. */
  text: Scalars['String']['output'];
  /** What the list is asked for with. */
  value: ArticleReviewSort;
};

/** What using a product costs beyond its price, at the tariffs of the visitor's city. */
export type RunningCost = {
  __typename?: 'RunningCost';
  /** What it consists of, some three parts at most. */
  parts: Array<RunningCostPart>;
  /** What a year costs: the sum of the parts. */
  perYear: Money;
  /** What all these years cost. */
  total: Money;
  /** For how many years such a product serves, as it is reckoned here. */
  years: Scalars['Int']['output'];
};

/** Something that using a product takes in a year: electricity, water, supplies. */
export type RunningCostPart = {
  __typename?: 'RunningCostPart';
  /** From what the quantity follows, in a sentence that names what was assumed. */
  basis: Scalars['String']['output'];
  /** What a year costs, in whole rubles. */
  cost: Money;
  /** What it is, as a shopper reads it: «электричество». */
  name: Scalars['String']['output'];
  /** How much of it a year takes. */
  quantity: Scalars['Float']['output'];
  /** Whose price of a unit it is; null of what has a price and no tariff. */
  tariff?: Maybe<Tariff>;
  /** Unit of the quantity, for example «кВт·ч». */
  unit: Scalars['String']['output'];
  /** What one unit costs. */
  unitPrice: Money;
};

/** An address as it is written. */
export type SavedAddressInput = {
  /** Building on the plot, at most 20 characters. */
  building?: InputMaybe<Scalars['String']['input']>;
  /** Name of the city, 1 to 100 characters. */
  cityName: Scalars['String']['input'];
  /** Number of the flat, at most 10 characters. */
  flatNumber?: InputMaybe<Scalars['String']['input']>;
  /** Floor, at most 10 characters. */
  floor?: InputMaybe<Scalars['String']['input']>;
  /** Number of the house, 1 to 20 characters. */
  houseNumber: Scalars['String']['input'];
  /** Housing of the house, at most 20 characters. */
  housing?: InputMaybe<Scalars['String']['input']>;
  /** Street, 1 to 200 characters. */
  street: Scalars['String']['input'];
};

/** Where a company pays with Sber Business. */
export type SberBusinessAuthorization = {
  __typename?: 'SberBusinessAuthorization';
  /** Address at which the company signs in: a path of the shop for the sandbox bank, a whole address for a real one. */
  url: Scalars['String']['output'];
};

/** The screen of what has one. */
export type Screen = {
  __typename?: 'Screen';
  /** Inches from corner to corner. */
  diagonal: Scalars['Float']['output'];
  /** Name of its resolution, for example «4K UHD»; null when the provider does not tell. */
  resolution?: Maybe<Scalars['String']['output']>;
};

/** What is searched. */
export type SearchInput = {
  /** The search text is taken letter by letter: nothing is mended. */
  asTyped?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the category that narrows it. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Search text, 1 to 200 characters. */
  text: Scalars['String']['input'];
};

/** A page of the shop that tells of a service of it, such as trade-in. */
export type SearchPage = {
  __typename?: 'SearchPage';
  /** What one does there, and what the page is called. */
  name: Scalars['String']['output'];
  /** A path of the shop. */
  url: Scalars['String']['output'];
};

/** Something that a search text asks for. */
export type SearchPart = {
  __typename?: 'SearchPart';
  /** As it was understood, for example a category, a brand or a limit of the price. */
  name: Scalars['String']['output'];
  /** The search text without it. */
  rest: Scalars['String']['output'];
};

/** How a search text is read. */
export type SearchReading = {
  __typename?: 'SearchReading';
  /** The text as it was understood; null when nothing had to be mended. */
  corrected?: Maybe<Scalars['String']['output']>;
  /** Words of the text that the products found do not have, at most as many as it has words. */
  leftOut: Array<Scalars['String']['output']>;
  /** Where nothing was found, the likest text that something is found for; null where there is none. */
  nearest?: Maybe<Scalars['String']['output']>;
  /** The page of a service of the shop that the text is about, whatever goods it names besides; null where it is about none. */
  page?: Maybe<SearchPage>;
  /** What the text asks for and the products found have, part by part, at most as many as it has words; empty where it asks for one thing alone. */
  parts: Array<SearchPart>;
  /** Path of the category or brand whose name the text is, or of the reviews that it asks for; null when it is none. */
  redirect?: Maybe<Scalars['String']['output']>;
  /** Products found, before any filter. */
  total: Scalars['Int']['output'];
  /** Words of `leftOut`, at most as many as it has, that nothing has beside the rest of the text: who insists upon them finds nothing. */
  unmatched: Array<Scalars['String']['output']>;
};

/** What a search text may be the beginning of. */
export type SearchSuggestions = {
  __typename?: 'SearchSuggestions';
  /** Brands, a few at most. */
  brands: Array<SuggestedLink>;
  /** Categories, a few at most. */
  categories: Array<SuggestedLink>;
  /** Pages of services of the shop, a few at most. */
  pages: Array<SearchPage>;
  /** Products, a few at most. */
  products: Array<SuggestedProduct>;
  /** Texts people search for, a few at most. */
  queries: Array<Scalars['String']['output']>;
};

/** What search engines and the window's title say about a path. */
export type Seo = {
  __typename?: 'Seo';
  /** Canonical path; null: the path itself. */
  canonical?: Maybe<Scalars['String']['output']>;
  /** Summary for search engines; null: the screen's own. */
  description?: Maybe<Scalars['String']['output']>;
  /** Heading; null: the screen's own. */
  h1?: Maybe<Scalars['String']['output']>;
  /** Where the path has moved; null: it has not. */
  redirect?: Maybe<SeoRedirect>;
  /** Content of the robots tag; null: to be indexed. */
  robots?: Maybe<Scalars['String']['output']>;
  /** Short text at the end of a listing; null where there is none. */
  text?: Maybe<Scalars['String']['output']>;
  /** Title of the window; null: the screen's own. */
  title?: Maybe<Scalars['String']['output']>;
};

/** Where a path has moved. */
export type SeoRedirect = {
  __typename?: 'SeoRedirect';
  /** HTTP status; 301 when the provider names none. */
  code: Scalars['Int']['output'];
  /** Address to go to. */
  url: Scalars['String']['output'];
};

/** A series of a brand: several models under one name. */
export type Series = {
  __typename?: 'Series';
  /** Whose it is. */
  brand: Brand;
  /** Code that stands in addresses. */
  code: Scalars['String']['output'];
  /** Id at the provider. */
  id: Scalars['ID']['output'];
  /** Name without the brand's. */
  name: Scalars['String']['output'];
  /** Products of it on sale; null when the provider does not tell. */
  productsCount?: Maybe<Scalars['Int']['output']>;
  /** Path of its listing. */
  url: Scalars['String']['output'];
};

/** Who repairs goods of some brands under their warranty. */
export type ServiceCenter = {
  __typename?: 'ServiceCenter';
  /** Street and house; empty when the provider does not tell. */
  address: Scalars['String']['output'];
  /** Codes of the brands whose goods are repaired there, some dozen at most. */
  brandCodes: Array<Scalars['String']['output']>;
  /** Id at the provider. */
  id: Scalars['ID']['output'];
  /** Degrees north; null when the provider does not tell. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Degrees east; null when the provider does not tell. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** Name as a shopper reads it. */
  name: Scalars['String']['output'];
  /** Phone as it is written; empty when the provider does not tell. */
  phone: Scalars['String']['output'];
  /** Working hours in one line; empty when the provider does not tell. */
  workTimeLine: Scalars['String']['output'];
};

/**
 * A session that has begun or has been renewed. A browser keeps it in httpOnly cookies that come with this answer, and sees no
 * token. An application gets the tokens instead of cookies when it sends a key (`x-app-key`) with the right `storefront` and no cookies. So
 * does a mobile application: `x-mobile-app` alone, which anybody may send, gives nobody tokens.
 */
export type Session = {
  __typename?: 'Session';
  /** Goes into the header `authorization: Bearer …` for `expiresIn` seconds; null for a browser. */
  accessToken?: Maybe<Scalars['String']['output']>;
  /** Seconds for which the access token lives. */
  expiresIn: Scalars['Int']['output'];
  /** Seconds for which the refresh token lives. */
  refreshExpiresIn: Scalars['Int']['output'];
  /** Gives the next two tokens by `sessionRefresh`, which says how often; null for a browser. */
  refreshToken?: Maybe<Scalars['String']['output']>;
  /** The shopper who is signed in; null with an error when the profile cannot be loaded. */
  user?: Maybe<Profile>;
};

/** The session to be renewed. */
export type SessionRefreshInput = {
  /** Its refresh token. */
  refreshToken: Scalars['String']['input'];
};

/** The session that has been renewed. */
export type SessionRefreshPayload = {
  __typename?: 'SessionRefreshPayload';
  /** The session with its new tokens. */
  session?: Maybe<Session>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<SessionRefreshUserError>;
};

/** Why `sessionRefresh` may not happen. */
export type SessionRefreshUserError = InvalidValue;

/** Where a code is sent, and what for. */
export type SessionSendCodeInput = {
  /** What the shop's captcha has said of the visitor; null where it has none. The provider asks the captcha about it. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** Phone that the code is sent to. */
  phone: Scalars['Phone']['input'];
  /** What the code is for. */
  purpose: CodePurpose;
};

/** A code on its way. The same whether or not somebody has this phone. */
export type SessionSendCodePayload = {
  __typename?: 'SessionSendCodePayload';
  /** Seconds for which the code lives. */
  expiresIn?: Maybe<Scalars['Int']['output']>;
  /** Names the code when it is brought. */
  requestId?: Maybe<Scalars['String']['output']>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<SessionSendCodeUserError>;
};

/** Why `sessionSendCode` may not happen. */
export type SessionSendCodeUserError = InvalidValue;

/** Who signs in. */
export type SessionSignInInput = {
  /** What the shop's captcha has said of the visitor; null where it has none. The provider asks the captcha about it. */
  captcha?: InputMaybe<Scalars['String']['input']>;
  /** Phone, in any usual way of writing it, or e-mail. */
  login: Scalars['String']['input'];
  /** Password of the account. */
  password: Scalars['String']['input'];
};

/** The session that has begun. */
export type SessionSignInPayload = {
  __typename?: 'SessionSignInPayload';
  /**
   * What the guest's basket has changed in the shopper's own; as many as the guest's basket had lines. Empty when nothing has changed, or
   * when the two could not be joined: then the guest's basket stays with the visitor.
   */
  basketChanges?: Maybe<Array<BasketMergedItem>>;
  /** The session; what a caller gets of it depends on who calls. */
  session?: Maybe<Session>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<SessionSignInUserError>;
};

/** Why `sessionSignIn` may not happen. */
export type SessionSignInUserError = InvalidValue;

/** A code of six digits that was sent to a phone. */
export type SessionSignInWithCodeInput = {
  /** Six digits, as they were sent. */
  code: Scalars['String']['input'];
  /** Phone it was sent to. */
  phone: Scalars['Phone']['input'];
  /** Id that `sessionSendCode` has answered. */
  requestId: Scalars['String']['input'];
};

/** The session that has begun. */
export type SessionSignInWithCodePayload = {
  __typename?: 'SessionSignInWithCodePayload';
  /** What the guest's basket has changed in the shopper's own, as many as in `SessionSignInPayload`. */
  basketChanges?: Maybe<Array<BasketMergedItem>>;
  /** The session; what a caller gets of it depends on who calls. */
  session?: Maybe<Session>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<SessionSignInWithCodeUserError>;
};

/** Why `sessionSignInWithCode` may not happen. */
export type SessionSignInWithCodeUserError = CodeWrong | InvalidValue;

/** What is left of the session. */
export type SessionSignOutPayload = {
  __typename?: 'SessionSignOutPayload';
  /** False when the provider could not be told; the browser has forgotten the session all the same. */
  isEndedAtProvider?: Maybe<Scalars['Boolean']['output']>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<SessionSignOutUserError>;
};

/** Why `sessionSignOut` may not happen. */
export type SessionSignOutUserError = Conflict;

/** A new account. */
export type SessionSignUpInput = {
  /** Whether the shopper agrees to the use of personal data; without it there is no account. */
  agreement: Scalars['Boolean']['input'];
  /** Six digits, as they were sent. */
  code: Scalars['String']['input'];
  /** E-mail; it becomes the account's by a link that is sent to it. Null for none. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** First name, at most 100 characters. */
  firstName: Scalars['String']['input'];
  /** Password: at least 8 characters, small and capital letters among them. Null for an account that is entered by codes until it has one. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Phone, which the code has confirmed. */
  phone: Scalars['Phone']['input'];
  /** Id that `sessionSendCode` has answered. */
  requestId: Scalars['String']['input'];
};

/** The session that has begun. */
export type SessionSignUpPayload = {
  __typename?: 'SessionSignUpPayload';
  /** What the guest's basket has changed in the shopper's own, as many as in `SessionSignInPayload`. */
  basketChanges?: Maybe<Array<BasketMergedItem>>;
  /** The session; what a caller gets of it depends on who calls. */
  session?: Maybe<Session>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<SessionSignUpUserError>;
};

/** Why `sessionSignUp` may not happen. */
export type SessionSignUpUserError = CodeWrong | InvalidValue;

/** A code of six digits that confirms the phone of a new account. */
export type SessionVerifyCodeInput = {
  /** Six digits, as they were sent. */
  code: Scalars['String']['input'];
  /** Phone it was sent to. */
  phone: Scalars['Phone']['input'];
  /** Id that `sessionSendCode` has answered. */
  requestId: Scalars['String']['input'];
};

/** Whether a phone is confirmed. */
export type SessionVerifyCodePayload = {
  __typename?: 'SessionVerifyCodePayload';
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<SessionVerifyCodeUserError>;
};

/** Why `sessionVerifyCode` may not happen. */
export type SessionVerifyCodeUserError = CodeWrong | InvalidValue;

/** What a shopper may be addressed as. */
export type Sex =
  /** 1 on the wire. */
  | 'FEMALE'
  /** 2 on the wire. */
  | 'MALE';

/** A product as search engines are told of it. */
export type SitemapEntry = {
  __typename?: 'SitemapEntry';
  /** When what is told of it has changed last; null when the provider does not tell. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id at the provider. */
  id: Scalars['ID']['output'];
  /** Path of its page. */
  url: Scalars['String']['output'];
};

/** A part of the products that search engines are told of. */
export type SitemapPart = {
  __typename?: 'SitemapPart';
  /** Id of the last product of the part before; null of the first part. */
  after?: Maybe<Scalars['ID']['output']>;
  /** The last change among its products; null when the provider does not tell. */
  changedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of its last product. */
  last: Scalars['ID']['output'];
};

/** A slide of the home page. */
export type Slide = {
  __typename?: 'Slide';
  /** Text of the link. */
  button: Scalars['String']['output'];
  /** Id at the provider. */
  id: Scalars['ID']['output'];
  /** Path of the wide picture; empty when there is none. */
  image: Scalars['String']['output'];
  /** Path of the picture for narrow screens; empty when there is none. */
  imageMobile: Scalars['String']['output'];
  /** A sentence below the heading. */
  text: Scalars['String']['output'];
  /** Heading of the slide. */
  title: Scalars['String']['output'];
  /** A path of the shop. */
  url: Scalars['String']['output'];
};

/** What an old device takes off a product. */
export type SmartPrice = {
  __typename?: 'SmartPrice';
  /** The part of it that the shop adds; null when the provider does not tell. */
  discountBenefit?: Maybe<Money>;
  /** Id of the product that it is for. */
  productId: Scalars['ID']['output'];
  /** What it takes off. */
  totalDiscount: Money;
  /** Id of the valuation; null when the provider does not tell. */
  tradeinId?: Maybe<Scalars['ID']['output']>;
  /** What it is known by. Whoever has it may use it, once. */
  tx: Scalars['ID']['output'];
};

/** Begins a smart price. */
export type SmartPriceBeginInput = {
  /** Id of the product. */
  productId: Scalars['ID']['input'];
  /** Path of this shop where the shopper comes back to, with `tx` in its query. */
  returnUrl: Scalars['String']['input'];
};

/** Where an old device is valued. */
export type SmartPriceBeginPayload = {
  __typename?: 'SmartPriceBeginPayload';
  /** What the smart price is known by. */
  tx?: Maybe<Scalars['ID']['output']>;
  /** Address to go to. */
  url?: Maybe<Scalars['String']['output']>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<SmartPriceBeginUserError>;
};

/** Why `smartPriceBegin` may not happen. */
export type SmartPriceBeginUserError = InvalidValue | NotFound;

/** A smart price with its state. */
export type SmartPriceInfo = {
  __typename?: 'SmartPriceInfo';
  /** The smart price; null in any state but `COMPLETED`. */
  smartPrice?: Maybe<SmartPrice>;
  /** How it stands. */
  state: SmartPriceState;
};

/** What a smart price of a product may take off. */
export type SmartPriceOffer = {
  __typename?: 'SmartPriceOffer';
  /** The part of it that the shop adds; null when the provider does not tell. */
  discountBenefit?: Maybe<Money>;
  /** What it takes off at most; null when the provider does not tell. */
  totalDiscount?: Maybe<Money>;
};

/** The product whose price a valuation may lower. */
export type SmartPriceStartValuationInput = {
  /** Id of the product. */
  productId: Scalars['ID']['input'];
  /** Path of this shop where the shopper comes back to, with `tx` in its query. */
  returnUrl: Scalars['String']['input'];
};

/** Where an old device is valued. */
export type SmartPriceStartValuationPayload = {
  __typename?: 'SmartPriceStartValuationPayload';
  /** What the smart price is known by. */
  tx?: Maybe<Scalars['ID']['output']>;
  /** Address to go to. */
  url?: Maybe<Scalars['String']['output']>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<SmartPriceStartValuationUserError>;
};

/** Why `smartPriceStartValuation` may not happen. */
export type SmartPriceStartValuationUserError = InvalidValue | NotFound;

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

/** A special offer. */
export type SpecialOffer = Node & {
  __typename?: 'SpecialOffer';
  /** One or two sentences; null where there are none. */
  announce?: Maybe<Scalars['String']['output']>;
  /** The offer at length, at most 100 parts; empty in lists of some providers. */
  body: Array<ArticleBlock>;
  /** Brands whose goods it is for, some dozen at most. */
  brands: Array<SpecialOfferChoice>;
  /** Where it is to be had, a few at most. */
  channels: Array<SpecialOfferChoice>;
  /** The last day; null where no end is set. */
  endsOn?: Maybe<Scalars['Date']['output']>;
  /** Id at the provider. */
  id: Scalars['ID']['output'];
  /** Path of its picture; null where there is none. */
  image?: Maybe<Scalars['String']['output']>;
  /** Ways in which it is one, a few at most. */
  mechanics: Array<SpecialOfferChoice>;
  /** Name of the offer. */
  name: Scalars['String']['output'];
  /** Unique among all things: `node` takes it. */
  nodeId: Scalars['ID']['output'];
  /** Other offers, at most 4: those the provider names, else the first of these days. Null when they cannot be had at this moment. */
  previews?: Maybe<Array<SpecialOfferPreview>>;
  /** Alias of the tag under which its goods are; null where it is not bound to goods. */
  productTag?: Maybe<Scalars['String']['output']>;
  /** Its goods, most bought first; null when they cannot be had at this moment, empty where it is bound to none. */
  products?: Maybe<Array<Product>>;
  /** Promotional codes that everybody may use with it, a few at most; empty where there are none, and where the provider does not tell. */
  promocodes: Array<SpecialOfferPromocode>;
  /** The first day; null where it is not told. */
  startsOn?: Maybe<Scalars['Date']['output']>;
  /** A path of the shop. */
  url: Scalars['String']['output'];
};


/** A special offer. */
export type SpecialOfferProductsArgs = {
  perPage?: InputMaybe<Scalars['Int']['input']>;
};

/** What special offers are filed under: a mechanic, a brand or a channel. */
export type SpecialOfferChoice = {
  __typename?: 'SpecialOfferChoice';
  /** By which offers are filtered: its code at the provider, else its id. */
  code: Scalars['String']['output'];
  /** Offers under it; null where the provider does not count them. */
  count?: Maybe<Scalars['Int']['output']>;
  /** Name as a shopper reads it. */
  name: Scalars['String']['output'];
};

/** What special offers are filtered by. Within one list any of the values will do. */
export type SpecialOfferFilterInput = {
  /** Codes of brands, at most 50. */
  brands?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Codes of channels, at most 50. */
  channels?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Codes of mechanics, at most 50. */
  mechanics?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Special offers, page by page. */
export type SpecialOfferPage = {
  __typename?: 'SpecialOfferPage';
  /** The offers of this page. */
  nodes: Array<SpecialOffer>;
  /** Where the page stands. */
  pageInfo: NumberedPageInfo;
  /** Offers in all pages. */
  totalCount: Scalars['Int']['output'];
};

/** What is said of a special offer below another one. */
export type SpecialOfferPreview = {
  __typename?: 'SpecialOfferPreview';
  /** One or two sentences; null where there are none. */
  announce?: Maybe<Scalars['String']['output']>;
  /** The last day; null where no end is set. */
  endsOn?: Maybe<Scalars['Date']['output']>;
  /** Id of the offer at the provider. */
  id: Scalars['ID']['output'];
  /** Path of its picture; null where there is none. */
  image?: Maybe<Scalars['String']['output']>;
  /** Name of the offer. */
  name: Scalars['String']['output'];
  /** A path of the shop. */
  url: Scalars['String']['output'];
};

/** A promotional code that everybody may use. */
export type SpecialOfferPromocode = {
  __typename?: 'SpecialOfferPromocode';
  /** The code, as `basketSetPromocode` takes it. */
  code: Scalars['String']['output'];
  /** The last day; null where that of the offer counts. */
  endsOn?: Maybe<Scalars['Date']['output']>;
  /** What it does, in a few words; null where the provider does not tell. */
  name?: Maybe<Scalars['String']['output']>;
  /** The sum of goods from which on it counts; null where any will do. */
  priceFrom?: Maybe<Money>;
  /** What it is for, in a sentence; null where the provider does not tell. */
  text?: Maybe<Scalars['String']['output']>;
};

/** One specification. */
export type Specification = {
  __typename?: 'Specification';
  /** Code by which it can be filtered. */
  code: Scalars['String']['output'];
  /** Whether it belongs to the short form of the list. */
  isMain: Scalars['Boolean']['output'];
  /** Name as a shopper reads it. */
  name: Scalars['String']['output'];
  /** Unit; null where there is none. */
  unit?: Maybe<Scalars['String']['output']>;
  /** Value without its unit. */
  value: Scalars['String']['output'];
};

/** Specifications under one heading. */
export type SpecificationGroup = {
  __typename?: 'SpecificationGroup';
  /** Heading of the group, as a shopper reads it. */
  groupName: Scalars['String']['output'];
  /** Its specifications, some dozen at most. */
  items: Array<Specification>;
};

/** A mark on a product's picture. */
export type Sticker = {
  __typename?: 'Sticker';
  /** Code, for example `hit`; null when the provider has none. */
  code?: Maybe<Scalars['String']['output']>;
  /** What stands on it, for example «Хит». */
  name: Scalars['String']['output'];
};

/** A store, pick-up point or postamat. */
export type Store = Node & {
  __typename?: 'Store';
  /** Street and house. */
  address: Scalars['String']['output'];
  /** Whose place it is: the shop or a partner. */
  brand: Scalars['String']['output'];
  /** Its city; null with an error when it cannot be loaded. */
  city?: Maybe<City>;
  /** What makes a visit easier, for example a parking; some ten at most. */
  convenience: Array<Scalars['String']['output']>;
  /** How to find it. */
  directions: Scalars['String']['output'];
  /** The same in words: «открыто до 21:00», «откроется завтра в 10:00»; null when nobody knows its hours. */
  hoursText?: Maybe<Scalars['String']['output']>;
  /** Id at the provider. */
  id: Scalars['ID']['output'];
  /** Paths of pictures, some ten at most. */
  images: Array<Scalars['String']['output']>;
  /** Whether it is within its working hours now, by the clock of its city; null when nobody knows its hours. */
  isOpen?: Maybe<Scalars['Boolean']['output']>;
  /** What kind of place it is. */
  kind: StoreKind;
  /** Degrees north. */
  latitude: Scalars['Float']['output'];
  /** Degrees east. */
  longitude: Scalars['Float']['output'];
  /** Name as a shopper reads it. */
  name: Scalars['String']['output'];
  /** Unique among all things: `node` takes it. */
  nodeId: Scalars['ID']['output'];
  /** What is done here besides selling, some ten at most. */
  services: Array<Scalars['String']['output']>;
  /** Metro stations nearby, a few at most. */
  stations: Array<Scalars['String']['output']>;
  /** Code of the type at the provider; null when it does not tell. */
  typeCode?: Maybe<Scalars['String']['output']>;
  /** Type at the provider: 1 store, 10, 13 and 14 pick-up points, 9 and 12 postamats. */
  typeId: Scalars['ID']['output'];
  /** Path of its page; ends in its id. */
  url: Scalars['String']['output'];
  /** Seven days, Monday first; null on a day off. */
  workTime: Array<Maybe<WorkHours>>;
  /** The same in one line. */
  workTimeLine: Scalars['String']['output'];
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

/** A store found by an address. */
export type StoreNearAddress = {
  __typename?: 'StoreNearAddress';
  /** Metres from the address; null when the provider does not tell. */
  distance?: Maybe<Scalars['Int']['output']>;
  /** The place that was found. */
  store: Store;
};

/** What a store has of one product. */
export type StoreStock = {
  __typename?: 'StoreStock';
  /** When it can be picked up; null when it cannot. */
  pickupAt?: Maybe<Scalars['DateTime']['output']>;
  /** The product that was asked about. */
  product: Product;
  /** Pieces on the spot. */
  quantity: Scalars['Int']['output'];
  /** The place that has it. */
  store: Store;
  /** The same in words; empty for a preorder, null when it cannot be picked up. */
  timeText?: Maybe<Scalars['String']['output']>;
};

/** What is told as it happens, as server-sent events. */
export type Subscription = {
  __typename?: 'Subscription';
  /**
   * Further changes of all orders, as `ordersFeed` of `Query` tells them: each part as soon as there is one. Comes as server-sent events over `POST /graphql` with
   * `accept: text/event-stream`. Who was cut off begins again with the last `cursor`, and misses nothing. Needs the right `orders:read` as long as it lasts; ends with
   * `FORBIDDEN` when the right is taken away, and otherwise as `ordersFeed` fails.
   */
  ordersFeed?: Maybe<OrderChangeConnection>;
};


/** What is told as it happens, as server-sent events. */
export type SubscriptionOrdersFeedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A line of suggestions that leads to a page. */
export type SuggestedLink = {
  __typename?: 'SuggestedLink';
  /** Id at the provider. */
  id: Scalars['ID']['output'];
  /** Text of the line. */
  name: Scalars['String']['output'];
  /** A path of the shop. */
  url: Scalars['String']['output'];
};

/** A product among the suggestions. */
export type SuggestedProduct = {
  __typename?: 'SuggestedProduct';
  /** Id at the provider. */
  id: Scalars['ID']['output'];
  /** Path of its picture; empty when there is none. */
  image: Scalars['String']['output'];
  /** Full name of the product. */
  name: Scalars['String']['output'];
  /** Price, as on its page. */
  price: Money;
  /** Path of its page. */
  url: Scalars['String']['output'];
};

/** A price that needs a promotion's conditions. */
export type SuperPrice = {
  __typename?: 'SuperPrice';
  /** Promotions that have to be chosen, a few at most. */
  actionIds: Array<Scalars['ID']['output']>;
  /** What the promotions ask for, a few at most. */
  conditions: Array<SuperPriceCondition>;
  /** Discount of the promotion. */
  discount: Money;
  /** All discounts together. */
  finalDiscount: Money;
  /** Price after all discounts, never below 1 ruble. */
  finalPrice: Money;
};

/** A promotion that a price asks for. */
export type SuperPriceCondition = {
  __typename?: 'SuperPriceCondition';
  /** Id of the promotion. */
  actionId: Scalars['ID']['output'];
  /** What it asks for, in words that follow the price: «при сдаче старого устройства»; null when the provider does not tell. */
  name?: Maybe<Scalars['String']['output']>;
};

/** The same product from a partner of the shop. */
export type SupplierOffer = {
  __typename?: 'SupplierOffer';
  /** When a piece of it can be had in a city; null while nobody knows. */
  availability?: Maybe<Availability>;
  /** Whether it can be put into the basket: the partner has a piece, and its price is at least the minimum. */
  isBuyable: Scalars['Boolean']['output'];
  /** Price of one piece from the partner. */
  price: Money;
  /** The struck-out price; null when there is none. */
  priceOld?: Maybe<Money>;
  /** Pieces the partner has. */
  quantity: Scalars['Int']['output'];
  /** Id of the partner. */
  supplierId: Scalars['ID']['output'];
  /** Name of the partner. */
  supplierName: Scalars['String']['output'];
};


/** The same product from a partner of the shop. */
export type SupplierOfferAvailabilityArgs = {
  city?: InputMaybe<Scalars['ID']['input']>;
};

/** A hand-picked listing across categories. */
export type Tag = {
  __typename?: 'Tag';
  /** Latin name that stands in the address. */
  alias: Scalars['String']['output'];
  /** The category it belongs to; null for a tag across categories. */
  categoryId?: Maybe<Scalars['ID']['output']>;
  /** Id at the provider. */
  id: Scalars['ID']['output'];
  /** Name as a shopper reads it. */
  name: Scalars['String']['output'];
  /** A path of the shop. */
  url: Scalars['String']['output'];
};

/** A word by which people search, and the tag it stands for. */
export type TagSynonym = {
  __typename?: 'TagSynonym';
  /** Word that people search for. */
  synonym: Scalars['String']['output'];
  /** Alias of its tag. */
  tagAlias: Scalars['String']['output'];
};

/** Where the price of a unit of electricity or water comes from. */
export type Tariff = {
  __typename?: 'Tariff';
  /** The day from which it holds. */
  since: Scalars['Date']['output'];
  /** Who has set it, as a shopper reads it. */
  source: Scalars['String']['output'];
};

/** A picture with a text that leads somewhere. */
export type Tile = {
  __typename?: 'Tile';
  /** Path of its picture; empty when there is none. */
  image: Scalars['String']['output'];
  /** Heading of the tile. */
  name: Scalars['String']['output'];
  /** A sentence below the heading; null where there is none. */
  text?: Maybe<Scalars['String']['output']>;
  /** A path of the shop. */
  url: Scalars['String']['output'];
};

/** How an order stands, as far as its number and its phone let somebody know: nothing about the person or the place. */
export type TrackedOrder = {
  __typename?: 'TrackedOrder';
  /** Day on which it is brought or can be picked up; null when it is not agreed. */
  deliveryDate?: Maybe<Scalars['Date']['output']>;
  /** HH:MM by the city's clock; null when it is not agreed. */
  deliveryTimeFrom?: Maybe<Scalars['String']['output']>;
  /** HH:MM by the city's clock; null for picking up. */
  deliveryTimeTo?: Maybe<Scalars['String']['output']>;
  /** Delivery type in words; empty when the provider does not tell. */
  deliveryTypeName: Scalars['String']['output'];
  /** Id, and the number a shopper reads. */
  id: Scalars['ID']['output'];
  /** When it was made; null when the provider does not tell. */
  insertedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it is still on its way: not I, Z or F. */
  isActive: Scalars['Boolean']['output'];
  /** Whether it is paid; null when the provider does not tell. */
  isPaid?: Maybe<Scalars['Boolean']['output']>;
  /** Status as a client may act upon it. */
  status: OrderStatus;
  /** Status as the provider's letter, for support. */
  statusCode: Scalars['String']['output'];
  /** Status in words. */
  statusName: Scalars['String']['output'];
  /** Its way, some ten steps at most; those reached are active. */
  steps: Array<OrderStep>;
  /** Goods and delivery after discounts. */
  totalSum: Money;
};

/** What old devices bring for a product beyond their own price. */
export type TradeInBonus = {
  __typename?: 'TradeInBonus';
  /** Devices that are handed in. */
  devicesCount: Scalars['Int']['output'];
  /** Off one piece. */
  discount: Money;
};

/** A brand whose devices are taken back. */
export type TradeInBrand = {
  __typename?: 'TradeInBrand';
  /** As in addresses; null when the provider has none. */
  code?: Maybe<Scalars['String']['output']>;
  /** Id at the provider. */
  id: Scalars['ID']['output'];
  /** Name as a shopper reads it. */
  name: Scalars['String']['output'];
};

/** A brand with its models. */
export type TradeInBrandModels = {
  __typename?: 'TradeInBrandModels';
  /** As in addresses; null when the provider has none. */
  code?: Maybe<Scalars['String']['output']>;
  /** Id of the brand. */
  id: Scalars['ID']['output'];
  /** Its models, the newest first; some hundred at most. */
  models: Array<TradeInModel>;
  /** Name of the brand. */
  name: Scalars['String']['output'];
};

/** Who buys old devices: the shop, or a partner of it. */
export type TradeInCalculator = {
  __typename?: 'TradeInCalculator';
  /** Ids of the categories whose goods it pays for, some ten at most; the specification's default one when the provider does not tell. */
  categoryIds: Array<Scalars['ID']['output']>;
  /** What is particular about it; empty when nothing. */
  description: Scalars['String']['output'];
  /** Id at the provider; 1 is the one that counts when none is named. */
  id: Scalars['ID']['output'];
  /** Name as a shopper reads it. */
  name: Scalars['String']['output'];
  /** How it says conditions. */
  view: TradeInView;
};

/** A colour of a device. */
export type TradeInColor = {
  __typename?: 'TradeInColor';
  /** Code of the colour, which is sent back. */
  code: Scalars['String']['output'];
  /** The paint, such as `#1f2024`; null when the provider does not tell. */
  hex?: Maybe<Scalars['String']['output']>;
  /** Memory in GB of goods of the shop; null for an old device. */
  memory?: Maybe<Scalars['Int']['output']>;
  /** Name as a shopper reads it. */
  name: Scalars['String']['output'];
  /** What the device is worth, or costs, in this colour; null when it is not known. */
  price?: Maybe<Money>;
  /** Goods of the shop in this colour; null for an old device. */
  productId?: Maybe<Scalars['ID']['output']>;
};

/** What an old device looks like. By the codes 3, 2, 1 at one provider, C, D, NC at another. */
export type TradeInCondition =
  /** It is broken outside; 1 or `NC` at the provider. */
  | 'BROKEN_SCREEN'
  /** As new; 3 or `C` at the provider. */
  | 'PERFECT'
  /** It works and shows its age; 2 or `D` at the provider. */
  | 'WORKING';

/** A device of an exchange: an old one, or the new one. */
export type TradeInDevice = {
  __typename?: 'TradeInDevice';
  /** Name of the brand; null when nobody tells. */
  brand?: Maybe<Scalars['String']['output']>;
  /** Id of the brand, among those that are taken back; null for the new one, and when nobody tells. */
  brandId?: Maybe<Scalars['ID']['output']>;
  /** Id of the calculator that values it; null for the new one. */
  calculatorId?: Maybe<Scalars['ID']['output']>;
  /** Colour that was named; null for none. */
  color?: Maybe<Scalars['String']['output']>;
  /** The new one in its colours, some ten at most. */
  colors: Array<TradeInDeviceColor>;
  /** How an old one looks; null for the new one. */
  condition?: Maybe<TradeInCondition>;
  /** What the old ones take off one piece of the new one, a few at most. */
  discounts: Array<Discount>;
  /** Id of the kind of devices; null for the new one, and when nobody tells. */
  groupId?: Maybe<Scalars['ID']['output']>;
  /** Line of the basket that an old one makes cheaper; null while there is none, and outside of a basket. */
  itemId?: Maybe<Scalars['ID']['output']>;
  /** Memory in GB; 0 for a model that has none to choose, null when nobody tells. */
  memory?: Maybe<Scalars['Int']['output']>;
  /** Name of the model, of a new one that of the product; null when nobody tells. */
  model?: Maybe<Scalars['String']['output']>;
  /** Id of the model; null for the new one. */
  modelId?: Maybe<Scalars['ID']['output']>;
  /** What one piece of the new one costs then, never below 1 ruble; null for an old one. */
  newPrice?: Maybe<Money>;
  /** What is given for an old one, null when it is not taken any more; what the new one costs. */
  price?: Maybe<Money>;
  /** Id of the product that the new one is, or that an old one went for; null while it has none. */
  productId?: Maybe<Scalars['ID']['output']>;
  /** Random number of an old device, 10000 to 99999; null for the new one. */
  tId?: Maybe<Scalars['ID']['output']>;
  /** Which of the two it is. */
  type: TradeInDeviceType;
};

/** The new device in a colour. */
export type TradeInDeviceColor = {
  __typename?: 'TradeInDeviceColor';
  /** The colour as `#rrggbb`, or the provider's code of it; null when the provider does not tell. */
  code?: Maybe<Scalars['String']['output']>;
  /** Name of the colour; null when the provider does not tell. */
  name?: Maybe<Scalars['String']['output']>;
  /** What it costs in this colour; null when the provider does not tell. */
  price?: Maybe<Money>;
  /** Id of the product in this colour; null when the provider does not tell. */
  productId?: Maybe<Scalars['ID']['output']>;
};

/** An old device. */
export type TradeInDeviceInput = {
  /** Id of the calculator; 1 when absent. */
  calculatorId?: Scalars['ID']['input'];
  /** Code of its colour; absent for none. */
  color?: InputMaybe<Scalars['String']['input']>;
  /** How it looks. */
  condition: TradeInCondition;
  /** Memory in GB; 0 for a model that has none to choose. */
  memory: Scalars['Int']['input'];
  /** Id of its model. */
  modelId: Scalars['ID']['input'];
  /** Number of the device that it takes the place of; a new one gets a number of its own. */
  tId?: InputMaybe<Scalars['ID']['input']>;
};

/** What a device is in an exchange. */
export type TradeInDeviceType =
  /** The new one, which the shopper gets. */
  | 'DERIVABLE'
  /** An old one, which is handed over. */
  | 'TRANSMISSIBLE';

/** What the old devices of a visitor take off a product. */
export type TradeInDiscount = {
  __typename?: 'TradeInDiscount';
  /** Off one piece, all together. */
  discount: Money;
  /** Device by device, at most 5, each with what the shop adds: a few lines. */
  discounts: Array<Discount>;
  /** What a piece costs then, never below 1 ruble; null when the provider does not tell. */
  finalPrice?: Maybe<Money>;
};

/** What a visitor exchanges. */
export type TradeInExchange = {
  __typename?: 'TradeInExchange';
  /** The new device; null while none has been chosen. */
  derivable?: Maybe<TradeInDevice>;
  /** The old devices, at most 5, in the order in which they were named. */
  devices: Array<TradeInDevice>;
  /** What is given for all the old ones together. */
  total: Money;
};

/** What a condition means for a kind of devices, in plain words. */
export type TradeInGrade = {
  __typename?: 'TradeInGrade';
  /** The condition that it explains. */
  condition: TradeInCondition;
  /** One sentence; empty when the provider does not tell. */
  description: Scalars['String']['output'];
  /** Its letter in the other view: `C`, `D` or `NC`. */
  letter: Scalars['String']['output'];
  /** Name as a shopper reads it. */
  name: Scalars['String']['output'];
  /** By what it is known, a few signs. */
  signs: Array<Scalars['String']['output']>;
};

/** A kind of devices that are taken back. */
export type TradeInGroup = {
  __typename?: 'TradeInGroup';
  /** The most that the calculator gives for one of it; null when the provider does not tell. */
  bestPrice?: Maybe<Money>;
  /** A word for it, by which pictures are chosen; null when the provider has none. */
  code?: Maybe<Scalars['String']['output']>;
  /** What the conditions mean, from the best to the worst; at most three, in general words when the provider does not tell. */
  grades: Array<TradeInGrade>;
  /** Id at the provider. */
  id: Scalars['ID']['output'];
  /** Address of a picture; null when the provider has none. */
  image?: Maybe<Scalars['String']['output']>;
  /** Name, in the plural. */
  name: Scalars['String']['output'];
  /** One of the thing; its name when the provider does not tell. */
  singular: Scalars['String']['output'];
};

/** A memory of a model. */
export type TradeInMemory = {
  __typename?: 'TradeInMemory';
  /** Memory in GB; 0 where there is none to choose. */
  memory: Scalars['Int']['output'];
  /** In words: «128 ГБ», «1 ТБ». */
  name: Scalars['String']['output'];
  /** What one in the best condition is worth; of the shop's goods the lowest price. Null when the provider does not tell. */
  price?: Maybe<Money>;
};

/** The step of the calculator that asks for the memory. */
export type TradeInMemoryInfo = {
  __typename?: 'TradeInMemoryInfo';
  /** Memories of the model, the smallest first; some ten at most. Empty unless one is to be chosen. */
  memories: Array<TradeInMemory>;
  /** What is to be done. */
  step: TradeInMemoryStep;
};

/** What the calculator does about the memory of a model. */
export type TradeInMemoryStep =
  /** It asks for one. */
  | 'CHOOSE'
  /** Nothing is known of it. */
  | 'ERROR'
  /** It leaves the step out: the model has none to choose. */
  | 'SKIP';

/** A model that is taken back. */
export type TradeInModel = {
  __typename?: 'TradeInModel';
  /** The most that it is worth at the calculator that was asked: in the best condition, the largest memory and the dearest colour. Null when the provider does not tell. */
  bestPrice?: Maybe<Money>;
  /** Name of its brand; empty when the provider does not tell. */
  brand: Scalars['String']['output'];
  /** Id of its brand; null when the provider does not tell. */
  brandId?: Maybe<Scalars['ID']['output']>;
  /** Id of its kind; null when the provider does not tell. */
  groupId?: Maybe<Scalars['ID']['output']>;
  /** Id at the provider. */
  id: Scalars['ID']['output'];
  /** Name, without the brand. */
  name: Scalars['String']['output'];
};

/** One page of models. */
export type TradeInModelPage = {
  __typename?: 'TradeInModelPage';
  /** What is on this page. */
  nodes: Array<TradeInModel>;
  /** Where the page stands. */
  pageInfo: NumberedPageInfo;
  /** How many there are over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** What a device is worth in one condition. */
export type TradeInPrice = {
  __typename?: 'TradeInPrice';
  /** Condition that it is given for. */
  condition: TradeInCondition;
  /** Memory in GB; 0 where there is none to choose. */
  memory: Scalars['Int']['output'];
  /** What is given for it. */
  price: Money;
};

/** What is exchanged after the new device was given up. */
export type TradeInRemoveDerivablePayload = {
  __typename?: 'TradeInRemoveDerivablePayload';
  /** What is left. */
  exchange?: Maybe<TradeInExchange>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<TradeInRemoveDerivableUserError>;
};

/** Why `tradeInRemoveDerivable` may not happen. */
export type TradeInRemoveDerivableUserError = NotFound;

/** The device that is taken back. */
export type TradeInRemoveInput = {
  /** Its number; absent for all of them and the new one. */
  tId?: InputMaybe<Scalars['ID']['input']>;
};

/** What is exchanged after a device was taken back. */
export type TradeInRemovePayload = {
  __typename?: 'TradeInRemovePayload';
  /** What is left. */
  exchange?: Maybe<TradeInExchange>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<TradeInRemoveUserError>;
};

/** Why `tradeInRemove` may not happen. */
export type TradeInRemoveUserError = InvalidValue | NotFound;

/** An old device that has been valued. */
export type TradeInSaveInput = {
  /** Id of the calculator; 1 when absent. */
  calculatorId?: Scalars['ID']['input'];
  /** Code of its colour; absent for none. */
  color?: InputMaybe<Scalars['String']['input']>;
  /** How it looks. */
  condition: TradeInCondition;
  /** Memory in GB; 0 for a model that has none to choose. */
  memory: Scalars['Int']['input'];
  /** Id of its model. */
  modelId: Scalars['ID']['input'];
  /** Number of the device that it takes the place of; a new one gets a number of its own. */
  tId?: InputMaybe<Scalars['ID']['input']>;
};

/** What is exchanged after a device was kept. */
export type TradeInSavePayload = {
  __typename?: 'TradeInSavePayload';
  /** All of it. */
  exchange?: Maybe<TradeInExchange>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<TradeInSaveUserError>;
};

/** Why `tradeInSave` may not happen. */
export type TradeInSaveUserError = InvalidValue | NotFound;

/** Devices of an exchange, in place of all that were chosen before. */
export type TradeInSetDataInput = {
  /** The old ones, at most 5. */
  devices: Array<TradeInDeviceInput>;
  /** Id of the product that is the new one; absent for none. */
  productId?: InputMaybe<Scalars['ID']['input']>;
};

/** What is exchanged after all of it was said. */
export type TradeInSetDataPayload = {
  __typename?: 'TradeInSetDataPayload';
  /** All of it. */
  exchange?: Maybe<TradeInExchange>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<TradeInSetDataUserError>;
};

/** Why `tradeInSetData` may not happen. */
export type TradeInSetDataUserError = InvalidValue | NotFound;

/** The new device. */
export type TradeInSetDerivableInput = {
  /** Id of the product. */
  productId: Scalars['ID']['input'];
};

/** What is exchanged after the new device was chosen. */
export type TradeInSetDerivablePayload = {
  __typename?: 'TradeInSetDerivablePayload';
  /** All of it. */
  exchange?: Maybe<TradeInExchange>;
  /** Why it has not happened, at most 30; empty when it has. */
  userErrors: Array<TradeInSetDerivableUserError>;
};

/** Why `tradeInSetDerivable` may not happen. */
export type TradeInSetDerivableUserError = InvalidValue | NotFound;

/** In which of its two views a calculator says conditions. */
export type TradeInView =
  /** The letters C, D, NC; such a calculator is asked by `tradeInLetterBrands`, `tradeInLetterModels` and `tradeInLetterPrices`. */
  | 'LETTERS'
  /** The codes 3, 2, 1. */
  | 'NUMBERS';

/**
 * Why a change has not happened, where that can be expected: a value that is not taken, something that is sold out or has changed meanwhile. Each
 * mutation names those it knows in the union of its `userErrors`.
 */
export type UserError = {
  /** For a program that does not tell the types apart; one code, one type. */
  code: UserErrorCode;
  /** Which part of the input, as a few names from the argument down: `["input", "contact", "phone"]`; null where it is none of them. */
  field?: Maybe<Array<Scalars['String']['output']>>;
  /** For the person, in Russian. */
  message: Scalars['String']['output'];
};

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

/** What sets a product apart from the others of its model. */
export type Variant = {
  __typename?: 'Variant';
  /** Its colour; null where nobody tells. */
  color?: Maybe<VariantColor>;
  /** Its edition, for example «12/256 ГБ», as it stands in the product's name; null where the model has no editions. */
  edition?: Maybe<Scalars['String']['output']>;
};

/** A colour. */
export type VariantColor = {
  __typename?: 'VariantColor';
  /** The colour as `#rrggbb`. */
  code: Scalars['String']['output'];
  /** Its name as it stands in the product's name. */
  name: Scalars['String']['output'];
};

/** Who asks, as far as headers and cookies say it. Costs no call but for the city. */
export type Viewer = {
  __typename?: 'Viewer';
  /** Public name of the application; null for whoever brings no key. */
  application?: Maybe<Scalars['String']['output']>;
  /** The application's key and what it may; null for whoever brings none. */
  applicationKey?: Maybe<ApplicationKey>;
  /** The visitor's city, as `currentCity`. */
  city: City;
  /** The staff that asks; null unless the kind is `EMPLOYEE`. */
  employee?: Maybe<Employee>;
  /** Whether it is the mobile application. */
  isMobileApp: Scalars['Boolean']['output'];
  /**
   * Whether a shopper's token was brought; an employee or an application may bring one too. The token is not checked here: ask `me`
   * to know whether its session still lives.
   */
  isSignedIn: Scalars['Boolean']['output'];
  /** Guest, shopper, employee or another application. */
  kind: ViewerKind;
};

/** Who asks. */
export type ViewerKind =
  /** Another application on its own behalf, known by its key. */
  | 'APPLICATION'
  /** Staff of the shop, known by a token in an httpOnly cookie. As a shopper's it is not checked here: the provider does, call by call. */
  | 'EMPLOYEE'
  /** Nobody is signed in. */
  | 'GUEST'
  /**
   * Whoever brings the token of a session. It is not checked here: one that has ended or was made up counts too, until a field needs
   * the shopper and answers `UNAUTHENTICATED`.
   */
  | 'SHOPPER';

/** Working hours of one day, by the city's clock. */
export type WorkHours = {
  __typename?: 'WorkHours';
  /** When it closes, HH:MM. */
  closes: Scalars['String']['output'];
  /** When it opens, HH:MM. */
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



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  AddressAddUserError: ( InvalidValueRow );
  AddressRemoveUserError:
    | ( InvalidValueRow )
    | ( NotFoundRow )
  ;
  AddressUpdateUserError:
    | ( InvalidValueRow )
    | ( NotFoundRow )
  ;
  ArticleReviewDislikeUserError:
    | ( InvalidValueRow )
    | ( NotFoundRow )
  ;
  ArticleReviewLikeUserError:
    | ( InvalidValueRow )
    | ( NotFoundRow )
  ;
  BasketAddAccessoryUserError:
    | ( InvalidValueRow )
    | ( NotFoundRow )
    | ( OutOfStockRow )
  ;
  BasketAddItemUserError:
    | ( ConflictRow )
    | ( InvalidValueRow )
    | ( NotFoundRow )
    | ( OutOfStockRow )
  ;
  BasketAddWarrantyUserError:
    | ( InvalidValueRow )
    | ( NotFoundRow )
  ;
  BasketClearUserError: ( NotFoundRow );
  BasketRemoveBonusesUserError: ( NotFoundRow );
  BasketRemoveGiftUserError: ( NotFoundRow );
  BasketRemoveItemUserError:
    | ( ConflictRow )
    | ( InvalidValueRow )
  ;
  BasketRemovePromocodeUserError: ( NotFoundRow );
  BasketSetBonusesUserError:
    | ( ConflictRow )
    | ( InvalidValueRow )
    | ( NotFoundRow )
  ;
  BasketSetDeferredItemsUserError:
    | ( InvalidValueRow )
    | ( NotFoundRow )
  ;
  BasketSetGiftUserError:
    | ( InvalidValueRow )
    | ( NotFoundRow )
  ;
  BasketSetLaterUserError:
    | ( InvalidValueRow )
    | ( NotFoundRow )
  ;
  BasketSetPromocodeUserError:
    | ( InvalidValueRow )
    | ( NotFoundRow )
  ;
  BasketSetQuantityUserError:
    | ( ConflictRow )
    | ( InvalidValueRow )
    | ( NotFoundRow )
    | ( OutOfStockRow )
  ;
  BasketTraceUserError: ( NotFoundRow );
  CommentCreateUserError:
    | ( InvalidValueRow )
    | ( NotFoundRow )
  ;
  CommentDislikeUserError:
    | ( InvalidValueRow )
    | ( NotFoundRow )
  ;
  CommentLikeUserError:
    | ( InvalidValueRow )
    | ( NotFoundRow )
  ;
  CommentModerateUserError:
    | ( InvalidValueRow )
    | ( NotFoundRow )
  ;
  CorpFastOrderUserError:
    | ( ConflictRow )
    | ( InvalidValueRow )
  ;
  EmployeeSignInTokenUserError: ( InvalidValueRow );
  EmployeeSignInTradePointUserError: ( InvalidValueRow );
  EmployeeSignOutUserError: ( ConflictRow );
  LoyaltyCardAddUserError:
    | ( ConflictRow )
    | ( InvalidValueRow )
    | ( NotFoundRow )
  ;
  LoyaltyCardRemoveUserError:
    | ( InvalidValueRow )
    | ( NotFoundRow )
  ;
  LoyaltySendCodeUserError: ( InvalidValueRow );
  LoyaltyVerifyCodeUserError:
    | ( CodeWrongRow )
    | ( InvalidValueRow )
  ;
  OrderCancelUserError:
    | ( ConflictRow )
    | ( InvalidValueRow )
    | ( NotFoundRow )
  ;
  OrderCreateUserError:
    | ( BasketChangedRow )
    | ( ConflictRow )
    | ( InvalidValueRow )
    | ( NotFoundRow )
    | ( OutOfStockRow )
    | ( PriceChangedRow )
    | ( QuoteExpiredRow )
    | ( QuoteInvalidRow )
  ;
  OrderOpenUserError:
    | ( CodeWrongRow )
    | ( InvalidValueRow )
    | ( NotFoundRow )
  ;
  OrderRequestReturnUserError:
    | ( ConflictRow )
    | ( InvalidValueRow )
    | ( NotFoundRow )
  ;
  OrderSendCodeUserError: ( InvalidValueRow );
  OrderSendGiftUserError:
    | ( ConflictRow )
    | ( InvalidValueRow )
    | ( NotFoundRow )
  ;
  OrderSetStatusUserError:
    | ( ConflictRow )
    | ( InvalidValueRow )
    | ( NotFoundRow )
  ;
  OrderUpdateUserError:
    | ( ConflictRow )
    | ( InvalidValueRow )
    | ( NotFoundRow )
  ;
  OrderWithdrawReturnUserError:
    | ( ConflictRow )
    | ( NotFoundRow )
  ;
  PasswordRequestResetUserError: ( InvalidValueRow );
  PasswordResetUserError: ( InvalidValueRow );
  PaymentStartUserError:
    | ( ConflictRow )
    | ( InvalidValueRow )
    | ( NotFoundRow )
  ;
  ProductListAddUserError:
    | ( InvalidValueRow )
    | ( NotFoundRow )
  ;
  ProductListRemoveUserError: ( InvalidValueRow );
  ProfileConfirmEmailUserError: ( InvalidValueRow );
  ProfileRemoveUserError: ( ConflictRow );
  ProfileSetMailingsUserError: ( InvalidValueRow );
  ProfileSubscribeUserError:
    | ( InvalidValueRow )
    | ( NotFoundRow )
  ;
  ProfileUpdateUserError:
    | ( CodeWrongRow )
    | ( ConflictRow )
    | ( InvalidValueRow )
  ;
  RepairCallRequestUserError:
    | ( ConflictRow )
    | ( InvalidValueRow )
  ;
  RepairOpenUserError:
    | ( CodeWrongRow )
    | ( InvalidValueRow )
    | ( NotFoundRow )
  ;
  RepairRequestCreateUserError:
    | ( ConflictRow )
    | ( InvalidValueRow )
    | ( NotFoundRow )
  ;
  RepairSendCodeUserError: ( InvalidValueRow );
  RepairSendOpeningCodeUserError: ( InvalidValueRow );
  RepairVerifyCodeUserError:
    | ( CodeWrongRow )
    | ( InvalidValueRow )
  ;
  SessionRefreshUserError: ( InvalidValueRow );
  SessionSendCodeUserError: ( InvalidValueRow );
  SessionSignInUserError: ( InvalidValueRow );
  SessionSignInWithCodeUserError:
    | ( CodeWrongRow )
    | ( InvalidValueRow )
  ;
  SessionSignOutUserError: ( ConflictRow );
  SessionSignUpUserError:
    | ( CodeWrongRow )
    | ( InvalidValueRow )
  ;
  SessionVerifyCodeUserError:
    | ( CodeWrongRow )
    | ( InvalidValueRow )
  ;
  SmartPriceBeginUserError:
    | ( InvalidValueRow )
    | ( NotFoundRow )
  ;
  SmartPriceStartValuationUserError:
    | ( InvalidValueRow )
    | ( NotFoundRow )
  ;
  TradeInRemoveDerivableUserError: ( NotFoundRow );
  TradeInRemoveUserError:
    | ( InvalidValueRow )
    | ( NotFoundRow )
  ;
  TradeInSaveUserError:
    | ( InvalidValueRow )
    | ( NotFoundRow )
  ;
  TradeInSetDataUserError:
    | ( InvalidValueRow )
    | ( NotFoundRow )
  ;
  TradeInSetDerivableUserError:
    | ( InvalidValueRow )
    | ( NotFoundRow )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  BasketChange:
    | ( BasketPriceChangeRow )
    | ( BasketQuantityChangeRow )
    | ( BasketUnavailableRow )
  ;
  Node:
    | ( CategoryRow )
    | ( CityRow )
    | ( NewsItemRow )
    | ( OrderRow )
    | ( PaymentRow )
    | ( ProductRow )
    | ( RepairRequestRow )
    | ( SpecialOfferRow )
    | ( StoreRow )
  ;
  UserError:
    | ( BasketChangedRow )
    | ( CodeWrongRow )
    | ( ConflictRow )
    | ( InvalidValueRow )
    | ( NotFoundRow )
    | ( OutOfStockRow )
    | ( PriceChangedRow )
    | ( QuoteExpiredRow )
    | ( QuoteInvalidRow )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccessoryBundle: ResolverTypeWrapper<AccessoryBundleRow>;
  AccessoryCategory: ResolverTypeWrapper<AccessoryCategoryRow>;
  AccessoryGroup: ResolverTypeWrapper<AccessoryGroupRow>;
  AccessoryPage: ResolverTypeWrapper<AccessoryPageRow>;
  AccessorySort: AccessorySort;
  Action: ResolverTypeWrapper<ActionRow>;
  ActionCondition: ResolverTypeWrapper<ActionConditionRow>;
  ActionGoodsInput: ActionGoodsInput;
  ActionLine: ResolverTypeWrapper<ActionLineRow>;
  ActionMechanic: ResolverTypeWrapper<ActionMechanicRow>;
  ActionMechanicType: ActionMechanicType;
  ActionPresent: ResolverTypeWrapper<ActionPresentRow>;
  ActionType: ActionType;
  Address: ResolverTypeWrapper<AddressRow>;
  AddressAddInput: AddressAddInput;
  AddressAddPayload: ResolverTypeWrapper<AddressAddPayloadRow>;
  AddressAddUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddressAddUserError']>;
  AddressInput: AddressInput;
  AddressRemoveInput: AddressRemoveInput;
  AddressRemovePayload: ResolverTypeWrapper<AddressRemovePayloadRow>;
  AddressRemoveUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddressRemoveUserError']>;
  AddressSuggestion: ResolverTypeWrapper<AddressSuggestionRow>;
  AddressUpdateInput: AddressUpdateInput;
  AddressUpdatePayload: ResolverTypeWrapper<AddressUpdatePayloadRow>;
  AddressUpdateUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AddressUpdateUserError']>;
  AdventCalendar: ResolverTypeWrapper<AdventCalendarRow>;
  AdventDay: ResolverTypeWrapper<AdventDayRow>;
  ApplicationKey: ResolverTypeWrapper<ApplicationKeyRow>;
  ApplicationRight: ApplicationRight;
  ArticleBlock: ResolverTypeWrapper<ArticleBlockRow>;
  ArticleBlockKind: ArticleBlockKind;
  ArticleReview: ResolverTypeWrapper<ArticleReviewRow>;
  ArticleReviewDislikeInput: ArticleReviewDislikeInput;
  ArticleReviewDislikePayload: ResolverTypeWrapper<ArticleReviewDislikePayloadRow>;
  ArticleReviewDislikeUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ArticleReviewDislikeUserError']>;
  ArticleReviewLikeInput: ArticleReviewLikeInput;
  ArticleReviewLikePayload: ResolverTypeWrapper<ArticleReviewLikePayloadRow>;
  ArticleReviewLikeUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ArticleReviewLikeUserError']>;
  ArticleReviewMark: ResolverTypeWrapper<ArticleReviewMarkRow>;
  ArticleReviewPage: ResolverTypeWrapper<ArticleReviewPageRow>;
  ArticleReviewSort: ArticleReviewSort;
  ArticleReviewVote: ArticleReviewVote;
  Availability: ResolverTypeWrapper<AvailabilityRow>;
  Banner: ResolverTypeWrapper<BannerRow>;
  BannerType: ResolverTypeWrapper<BannerTypeRow>;
  Basket: ResolverTypeWrapper<BasketRow>;
  BasketAddAccessoryInput: BasketAddAccessoryInput;
  BasketAddAccessoryPayload: ResolverTypeWrapper<BasketAddAccessoryPayloadRow>;
  BasketAddAccessoryUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BasketAddAccessoryUserError']>;
  BasketAddItemInput: BasketAddItemInput;
  BasketAddItemPayload: ResolverTypeWrapper<BasketAddItemPayloadRow>;
  BasketAddItemUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BasketAddItemUserError']>;
  BasketAddWarrantyInput: BasketAddWarrantyInput;
  BasketAddWarrantyPayload: ResolverTypeWrapper<BasketAddWarrantyPayloadRow>;
  BasketAddWarrantyUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BasketAddWarrantyUserError']>;
  BasketChange: ResolverTypeWrapper<BasketChangeRow>;
  BasketChanged: ResolverTypeWrapper<BasketChangedRow>;
  BasketClearPayload: ResolverTypeWrapper<BasketClearPayloadRow>;
  BasketClearUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BasketClearUserError']>;
  BasketItem: ResolverTypeWrapper<BasketItemRow>;
  BasketItemOffer: ResolverTypeWrapper<BasketItemOfferRow>;
  BasketMergedItem: ResolverTypeWrapper<BasketMergedItemRow>;
  BasketOrder: ResolverTypeWrapper<BasketOrderRow>;
  BasketPreview: ResolverTypeWrapper<BasketPreviewRow>;
  BasketPreviewInput: BasketPreviewInput;
  BasketPreviewItemInput: BasketPreviewItemInput;
  BasketPriceChange: ResolverTypeWrapper<BasketPriceChangeRow>;
  BasketQuantityChange: ResolverTypeWrapper<BasketQuantityChangeRow>;
  BasketRemoveBonusesPayload: ResolverTypeWrapper<BasketRemoveBonusesPayloadRow>;
  BasketRemoveBonusesUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BasketRemoveBonusesUserError']>;
  BasketRemoveGiftPayload: ResolverTypeWrapper<BasketRemoveGiftPayloadRow>;
  BasketRemoveGiftUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BasketRemoveGiftUserError']>;
  BasketRemoveItemInput: BasketRemoveItemInput;
  BasketRemoveItemPayload: ResolverTypeWrapper<BasketRemoveItemPayloadRow>;
  BasketRemoveItemUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BasketRemoveItemUserError']>;
  BasketRemovePromocodePayload: ResolverTypeWrapper<BasketRemovePromocodePayloadRow>;
  BasketRemovePromocodeUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BasketRemovePromocodeUserError']>;
  BasketSetBonusesInput: BasketSetBonusesInput;
  BasketSetBonusesPayload: ResolverTypeWrapper<BasketSetBonusesPayloadRow>;
  BasketSetBonusesUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BasketSetBonusesUserError']>;
  BasketSetDeferredItemsInput: BasketSetDeferredItemsInput;
  BasketSetDeferredItemsPayload: ResolverTypeWrapper<BasketSetDeferredItemsPayloadRow>;
  BasketSetDeferredItemsUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BasketSetDeferredItemsUserError']>;
  BasketSetGiftInput: BasketSetGiftInput;
  BasketSetGiftPayload: ResolverTypeWrapper<BasketSetGiftPayloadRow>;
  BasketSetGiftUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BasketSetGiftUserError']>;
  BasketSetLaterInput: BasketSetLaterInput;
  BasketSetLaterPayload: ResolverTypeWrapper<BasketSetLaterPayloadRow>;
  BasketSetLaterUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BasketSetLaterUserError']>;
  BasketSetPromocodeInput: BasketSetPromocodeInput;
  BasketSetPromocodePayload: ResolverTypeWrapper<BasketSetPromocodePayloadRow>;
  BasketSetPromocodeUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BasketSetPromocodeUserError']>;
  BasketSetQuantityInput: BasketSetQuantityInput;
  BasketSetQuantityPayload: ResolverTypeWrapper<BasketSetQuantityPayloadRow>;
  BasketSetQuantityUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BasketSetQuantityUserError']>;
  BasketSmartPrice: ResolverTypeWrapper<BasketSmartPriceRow>;
  BasketTracePayload: ResolverTypeWrapper<BasketTracePayloadRow>;
  BasketTraceUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['BasketTraceUserError']>;
  BasketUnavailable: ResolverTypeWrapper<BasketUnavailableRow>;
  BonusEntry: ResolverTypeWrapper<BonusEntryRow>;
  BonusEntryKind: BonusEntryKind;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Brand: ResolverTypeWrapper<BrandRow>;
  Breadcrumb: ResolverTypeWrapper<BreadcrumbRow>;
  BundleKind: BundleKind;
  BundlePrice: ResolverTypeWrapper<BundlePriceRow>;
  BundleVariant: ResolverTypeWrapper<BundleVariantRow>;
  Category: ResolverTypeWrapper<CategoryRow>;
  CheckoutOrder: ResolverTypeWrapper<CheckoutOrderRow>;
  City: ResolverTypeWrapper<CityRow>;
  CityByInput: CityByInput;
  CityPage: ResolverTypeWrapper<CityPageRow>;
  CleanedAddress: ResolverTypeWrapper<CleanedAddressRow>;
  CleanedName: ResolverTypeWrapper<CleanedNameRow>;
  CleanedPhone: ResolverTypeWrapper<CleanedPhoneRow>;
  CodeInCategoryInput: CodeInCategoryInput;
  CodePurpose: CodePurpose;
  CodeWrong: ResolverTypeWrapper<CodeWrongRow>;
  Comment: ResolverTypeWrapper<CommentRow>;
  CommentAnswer: ResolverTypeWrapper<CommentAnswerRow>;
  CommentCreateInput: CommentCreateInput;
  CommentCreatePayload: ResolverTypeWrapper<CommentCreatePayloadRow>;
  CommentCreateUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CommentCreateUserError']>;
  CommentDecision: CommentDecision;
  CommentDislikeInput: CommentDislikeInput;
  CommentDislikePayload: ResolverTypeWrapper<CommentDislikePayloadRow>;
  CommentDislikeUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CommentDislikeUserError']>;
  CommentLikeInput: CommentLikeInput;
  CommentLikePayload: ResolverTypeWrapper<CommentLikePayloadRow>;
  CommentLikeUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CommentLikeUserError']>;
  CommentModerateInput: CommentModerateInput;
  CommentModeratePayload: ResolverTypeWrapper<CommentModeratePayloadRow>;
  CommentModerateUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CommentModerateUserError']>;
  CommentPage: ResolverTypeWrapper<CommentPageRow>;
  CommentSort: CommentSort;
  CommentStatus: CommentStatus;
  CommentType: CommentType;
  CommentVote: CommentVote;
  CommentVotes: ResolverTypeWrapper<CommentVotesRow>;
  Company: ResolverTypeWrapper<CompanyRow>;
  ComparedModel: ResolverTypeWrapper<ComparedModelRow>;
  Compilation: ResolverTypeWrapper<CompilationRow>;
  Conflict: ResolverTypeWrapper<ConflictRow>;
  ConsentPurpose: ConsentPurpose;
  ContactInput: ContactInput;
  CorpFastOrderInput: CorpFastOrderInput;
  CorpFastOrderPayload: ResolverTypeWrapper<CorpFastOrderPayloadRow>;
  CorpFastOrderUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CorpFastOrderUserError']>;
  CorpOrderItemInput: CorpOrderItemInput;
  Credit: ResolverTypeWrapper<CreditRow>;
  CreditBank: ResolverTypeWrapper<CreditBankRow>;
  CreditConditions: ResolverTypeWrapper<CreditConditionsRow>;
  CreditKind: CreditKind;
  CreditOffer: ResolverTypeWrapper<CreditOfferRow>;
  CreditTerm: ResolverTypeWrapper<CreditTermRow>;
  CreditType: CreditType;
  Currency: Currency;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Degradation: Degradation;
  DeliveryKind: DeliveryKind;
  DeliveryOption: ResolverTypeWrapper<DeliveryOptionRow>;
  DeliveryPurpose: DeliveryPurpose;
  DeviceWorth: ResolverTypeWrapper<DeviceWorthRow>;
  Dimensions: ResolverTypeWrapper<DimensionsRow>;
  Discount: ResolverTypeWrapper<DiscountRow>;
  Employee: ResolverTypeWrapper<EmployeeRow>;
  EmployeeSignInTokenInput: EmployeeSignInTokenInput;
  EmployeeSignInTokenPayload: ResolverTypeWrapper<EmployeeSignInTokenPayloadRow>;
  EmployeeSignInTokenUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EmployeeSignInTokenUserError']>;
  EmployeeSignInTradePointInput: EmployeeSignInTradePointInput;
  EmployeeSignInTradePointPayload: ResolverTypeWrapper<EmployeeSignInTradePointPayloadRow>;
  EmployeeSignInTradePointUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EmployeeSignInTradePointUserError']>;
  EmployeeSignOutPayload: ResolverTypeWrapper<EmployeeSignOutPayloadRow>;
  EmployeeSignOutUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['EmployeeSignOutUserError']>;
  Facet: ResolverTypeWrapper<FacetRow>;
  FacetType: FacetType;
  FacetValue: ResolverTypeWrapper<FacetValueRow>;
  Feature: ResolverTypeWrapper<FeatureRow>;
  FilterChoiceInput: FilterChoiceInput;
  FilterInput: FilterInput;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Gift: ResolverTypeWrapper<GiftRow>;
  Highlight: ResolverTypeWrapper<HighlightRow>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InvalidValue: ResolverTypeWrapper<InvalidValueRow>;
  Kopecks: ResolverTypeWrapper<Scalars['Kopecks']['output']>;
  ListingOfInput: ListingOfInput;
  ListingPage: ResolverTypeWrapper<ListingPageRow>;
  ListingSort: ListingSort;
  LoyaltyCard: ResolverTypeWrapper<LoyaltyCardRow>;
  LoyaltyCardAddInput: LoyaltyCardAddInput;
  LoyaltyCardAddPayload: ResolverTypeWrapper<LoyaltyCardAddPayloadRow>;
  LoyaltyCardAddUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LoyaltyCardAddUserError']>;
  LoyaltyCardRemoveInput: LoyaltyCardRemoveInput;
  LoyaltyCardRemovePayload: ResolverTypeWrapper<LoyaltyCardRemovePayloadRow>;
  LoyaltyCardRemoveUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LoyaltyCardRemoveUserError']>;
  LoyaltyLimit: ResolverTypeWrapper<LoyaltyLimitRow>;
  LoyaltyProductInput: LoyaltyProductInput;
  LoyaltyRules: ResolverTypeWrapper<LoyaltyRulesRow>;
  LoyaltySendCodeInput: LoyaltySendCodeInput;
  LoyaltySendCodePayload: ResolverTypeWrapper<LoyaltySendCodePayloadRow>;
  LoyaltySendCodeUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LoyaltySendCodeUserError']>;
  LoyaltyVerification: ResolverTypeWrapper<LoyaltyVerificationRow>;
  LoyaltyVerifyCodeInput: LoyaltyVerifyCodeInput;
  LoyaltyVerifyCodePayload: ResolverTypeWrapper<LoyaltyVerifyCodePayloadRow>;
  LoyaltyVerifyCodeUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LoyaltyVerifyCodeUserError']>;
  LoyaltyVerifyData: ResolverTypeWrapper<LoyaltyVerifyDataRow>;
  MainPage: ResolverTypeWrapper<MainPageRow>;
  Manual: ResolverTypeWrapper<ManualRow>;
  MarkdownOffer: ResolverTypeWrapper<MarkdownOfferRow>;
  MenuItem: ResolverTypeWrapper<MenuItemRow>;
  Modification: ResolverTypeWrapper<ModificationRow>;
  ModificationValue: ResolverTypeWrapper<ModificationValueRow>;
  Money: ResolverTypeWrapper<MoneyRow>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NamePart: NamePart;
  NameSuggestion: ResolverTypeWrapper<NameSuggestionRow>;
  NewsItem: ResolverTypeWrapper<NewsItemRow>;
  NewsItemPage: ResolverTypeWrapper<NewsItemPageRow>;
  Node: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Node']>;
  NotFound: ResolverTypeWrapper<NotFoundRow>;
  Notification: ResolverTypeWrapper<NotificationRow>;
  NotificationKind: NotificationKind;
  NotificationPage: ResolverTypeWrapper<NotificationPageRow>;
  NumberedPageInfo: ResolverTypeWrapper<NumberedPageInfoRow>;
  Offer: ResolverTypeWrapper<OfferRow>;
  Order: ResolverTypeWrapper<OrderRow>;
  OrderAddresseeInput: OrderAddresseeInput;
  OrderCancelInput: OrderCancelInput;
  OrderCancelPayload: ResolverTypeWrapper<OrderCancelPayloadRow>;
  OrderCancelUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OrderCancelUserError']>;
  OrderChange: ResolverTypeWrapper<OrderChangeRow>;
  OrderChangeConnection: ResolverTypeWrapper<OrderChangeConnectionRow>;
  OrderChangeEdge: ResolverTypeWrapper<OrderChangeEdgeRow>;
  OrderCompany: ResolverTypeWrapper<OrderCompanyRow>;
  OrderCompanyInput: OrderCompanyInput;
  OrderCreateInput: OrderCreateInput;
  OrderCreatePayload: ResolverTypeWrapper<OrderCreatePayloadRow>;
  OrderCreateUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OrderCreateUserError']>;
  OrderDeliveryInput: OrderDeliveryInput;
  OrderDeliveryTime: ResolverTypeWrapper<OrderDeliveryTimeRow>;
  OrderEmployee: ResolverTypeWrapper<OrderEmployeeRow>;
  OrderItem: ResolverTypeWrapper<OrderItemRow>;
  OrderOpenInput: OrderOpenInput;
  OrderOpenPayload: ResolverTypeWrapper<OrderOpenPayloadRow>;
  OrderOpenUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OrderOpenUserError']>;
  OrderPage: ResolverTypeWrapper<OrderPageRow>;
  OrderPaymentState: OrderPaymentState;
  OrderQuote: ResolverTypeWrapper<OrderQuoteRow>;
  OrderRequestReturnInput: OrderRequestReturnInput;
  OrderRequestReturnPayload: ResolverTypeWrapper<OrderRequestReturnPayloadRow>;
  OrderRequestReturnUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OrderRequestReturnUserError']>;
  OrderSendCodeInput: OrderSendCodeInput;
  OrderSendCodePayload: ResolverTypeWrapper<OrderSendCodePayloadRow>;
  OrderSendCodeUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OrderSendCodeUserError']>;
  OrderSendGiftInput: OrderSendGiftInput;
  OrderSendGiftPayload: ResolverTypeWrapper<OrderSendGiftPayloadRow>;
  OrderSendGiftUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OrderSendGiftUserError']>;
  OrderSetStatusInput: OrderSetStatusInput;
  OrderSetStatusPayload: ResolverTypeWrapper<OrderSetStatusPayloadRow>;
  OrderSetStatusUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OrderSetStatusUserError']>;
  OrderStatus: OrderStatus;
  OrderStep: ResolverTypeWrapper<OrderStepRow>;
  OrderToRepay: ResolverTypeWrapper<OrderToRepayRow>;
  OrderToRepayItem: ResolverTypeWrapper<OrderToRepayItemRow>;
  OrderTotal: ResolverTypeWrapper<OrderTotalRow>;
  OrderType: OrderType;
  OrderUpdateInput: OrderUpdateInput;
  OrderUpdatePayload: ResolverTypeWrapper<OrderUpdatePayloadRow>;
  OrderUpdateUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OrderUpdateUserError']>;
  OrderWithdrawReturnInput: OrderWithdrawReturnInput;
  OrderWithdrawReturnPayload: ResolverTypeWrapper<OrderWithdrawReturnPayloadRow>;
  OrderWithdrawReturnUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['OrderWithdrawReturnUserError']>;
  OutOfStock: ResolverTypeWrapper<OutOfStockRow>;
  PageInfo: ResolverTypeWrapper<PageInfoRow>;
  PartialPickup: ResolverTypeWrapper<PartialPickupRow>;
  PasswordRequestResetInput: PasswordRequestResetInput;
  PasswordRequestResetPayload: ResolverTypeWrapper<PasswordRequestResetPayloadRow>;
  PasswordRequestResetUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PasswordRequestResetUserError']>;
  PasswordResetInput: PasswordResetInput;
  PasswordResetPayload: ResolverTypeWrapper<PasswordResetPayloadRow>;
  PasswordResetUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PasswordResetUserError']>;
  Payment: ResolverTypeWrapper<PaymentRow>;
  PaymentKind: PaymentKind;
  PaymentMethod: ResolverTypeWrapper<PaymentMethodRow>;
  PaymentStartInput: PaymentStartInput;
  PaymentStartPayload: ResolverTypeWrapper<PaymentStartPayloadRow>;
  PaymentStartUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['PaymentStartUserError']>;
  PaymentStatus: PaymentStatus;
  PaymentTab: PaymentTab;
  PaymentTerm: ResolverTypeWrapper<PaymentTermRow>;
  Phone: ResolverTypeWrapper<Scalars['Phone']['output']>;
  PrepaidItem: ResolverTypeWrapper<PrepaidItemRow>;
  PriceChanged: ResolverTypeWrapper<PriceChangedRow>;
  PricePoint: ResolverTypeWrapper<PricePointRow>;
  Product: ResolverTypeWrapper<ProductRow>;
  ProductColor: ResolverTypeWrapper<ProductColorRow>;
  ProductList: ResolverTypeWrapper<ProductListRow>;
  ProductListAddInput: ProductListAddInput;
  ProductListAddPayload: ResolverTypeWrapper<ProductListAddPayloadRow>;
  ProductListAddUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ProductListAddUserError']>;
  ProductListKind: ProductListKind;
  ProductListRemoveInput: ProductListRemoveInput;
  ProductListRemovePayload: ResolverTypeWrapper<ProductListRemovePayloadRow>;
  ProductListRemoveUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ProductListRemoveUserError']>;
  ProductOfDay: ResolverTypeWrapper<ProductOfDayRow>;
  ProductTab: ProductTab;
  Profile: ResolverTypeWrapper<ProfileRow>;
  ProfileConfirmEmailInput: ProfileConfirmEmailInput;
  ProfileConfirmEmailPayload: ResolverTypeWrapper<ProfileConfirmEmailPayloadRow>;
  ProfileConfirmEmailUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ProfileConfirmEmailUserError']>;
  ProfileRemovePayload: ResolverTypeWrapper<ProfileRemovePayloadRow>;
  ProfileRemoveUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ProfileRemoveUserError']>;
  ProfileSetMailingsInput: ProfileSetMailingsInput;
  ProfileSetMailingsPayload: ResolverTypeWrapper<ProfileSetMailingsPayloadRow>;
  ProfileSetMailingsUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ProfileSetMailingsUserError']>;
  ProfileSubscribeInput: ProfileSubscribeInput;
  ProfileSubscribePayload: ResolverTypeWrapper<ProfileSubscribePayloadRow>;
  ProfileSubscribeUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ProfileSubscribeUserError']>;
  ProfileUpdateInput: ProfileUpdateInput;
  ProfileUpdatePayload: ResolverTypeWrapper<ProfileUpdatePayloadRow>;
  ProfileUpdateUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ProfileUpdateUserError']>;
  PromocodeStatus: ResolverTypeWrapper<PromocodeStatusRow>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QuoteExpired: ResolverTypeWrapper<QuoteExpiredRow>;
  QuoteInvalid: ResolverTypeWrapper<QuoteInvalidRow>;
  RangeInput: RangeInput;
  Receipt: ResolverTypeWrapper<ReceiptRow>;
  ReceiptLine: ResolverTypeWrapper<ReceiptLineRow>;
  ReceiptMethod: ReceiptMethod;
  ReceiptOperation: ReceiptOperation;
  ReceiptSeller: ResolverTypeWrapper<ReceiptSellerRow>;
  ReceiptSubject: ReceiptSubject;
  Refund: ResolverTypeWrapper<RefundRow>;
  RefundReason: RefundReason;
  RefundStatus: RefundStatus;
  Rental: ResolverTypeWrapper<RentalRow>;
  RepairAddress: ResolverTypeWrapper<RepairAddressRow>;
  RepairAddressInput: RepairAddressInput;
  RepairBrand: ResolverTypeWrapper<RepairBrandRow>;
  RepairCallRequestInput: RepairCallRequestInput;
  RepairCallRequestPayload: ResolverTypeWrapper<RepairCallRequestPayloadRow>;
  RepairCallRequestUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RepairCallRequestUserError']>;
  RepairDeviceType: ResolverTypeWrapper<RepairDeviceTypeRow>;
  RepairDocsInput: RepairDocsInput;
  RepairEvent: ResolverTypeWrapper<RepairEventRow>;
  RepairHandover: RepairHandover;
  RepairInstallationInput: RepairInstallationInput;
  RepairInsurance: RepairInsurance;
  RepairKind: RepairKind;
  RepairModel: ResolverTypeWrapper<RepairModelRow>;
  RepairOpenInput: RepairOpenInput;
  RepairOpenPayload: ResolverTypeWrapper<RepairOpenPayloadRow>;
  RepairOpenUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RepairOpenUserError']>;
  RepairProblem: ResolverTypeWrapper<RepairProblemRow>;
  RepairPurchaseInput: RepairPurchaseInput;
  RepairRequest: ResolverTypeWrapper<RepairRequestRow>;
  RepairRequestCreateInput: RepairRequestCreateInput;
  RepairRequestCreatePayload: ResolverTypeWrapper<RepairRequestCreatePayloadRow>;
  RepairRequestCreateUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RepairRequestCreateUserError']>;
  RepairRequestPage: ResolverTypeWrapper<RepairRequestPageRow>;
  RepairSendCodeInput: RepairSendCodeInput;
  RepairSendCodePayload: ResolverTypeWrapper<RepairSendCodePayloadRow>;
  RepairSendCodeUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RepairSendCodeUserError']>;
  RepairSendOpeningCodeInput: RepairSendOpeningCodeInput;
  RepairSendOpeningCodePayload: ResolverTypeWrapper<RepairSendOpeningCodePayloadRow>;
  RepairSendOpeningCodeUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RepairSendOpeningCodeUserError']>;
  RepairStatus: RepairStatus;
  RepairVerifyCodeInput: RepairVerifyCodeInput;
  RepairVerifyCodePayload: ResolverTypeWrapper<RepairVerifyCodePayloadRow>;
  RepairVerifyCodeUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RepairVerifyCodeUserError']>;
  RepairView: RepairView;
  RepaymentStatus: RepaymentStatus;
  ReturnDeadlines: ResolverTypeWrapper<ReturnDeadlinesRow>;
  ReturnHandover: ReturnHandover;
  ReturnItem: ResolverTypeWrapper<ReturnItemRow>;
  ReturnItemInput: ReturnItemInput;
  ReturnReason: ReturnReason;
  ReturnRequest: ResolverTypeWrapper<ReturnRequestRow>;
  ReturnStatus: ReturnStatus;
  ReviewCounters: ResolverTypeWrapper<ReviewCountersRow>;
  ReviewCounts: ResolverTypeWrapper<ReviewCountsRow>;
  ReviewFilterBadge: ResolverTypeWrapper<ReviewFilterBadgeRow>;
  ReviewFilterBadgeValue: ReviewFilterBadgeValue;
  ReviewFilterInput: ReviewFilterInput;
  ReviewPage: ResolverTypeWrapper<ReviewPageRow>;
  ReviewSortItem: ResolverTypeWrapper<ReviewSortItemRow>;
  RunningCost: ResolverTypeWrapper<RunningCostRow>;
  RunningCostPart: ResolverTypeWrapper<RunningCostPartRow>;
  SavedAddressInput: SavedAddressInput;
  SberBusinessAuthorization: ResolverTypeWrapper<SberBusinessAuthorizationRow>;
  Screen: ResolverTypeWrapper<ScreenRow>;
  SearchInput: SearchInput;
  SearchPage: ResolverTypeWrapper<SearchPageRow>;
  SearchPart: ResolverTypeWrapper<SearchPartRow>;
  SearchReading: ResolverTypeWrapper<SearchReadingRow>;
  SearchSuggestions: ResolverTypeWrapper<SearchSuggestionsRow>;
  Seo: ResolverTypeWrapper<SeoRow>;
  SeoRedirect: ResolverTypeWrapper<SeoRedirectRow>;
  Series: ResolverTypeWrapper<SeriesRow>;
  ServiceCenter: ResolverTypeWrapper<ServiceCenterRow>;
  Session: ResolverTypeWrapper<SessionRow>;
  SessionRefreshInput: SessionRefreshInput;
  SessionRefreshPayload: ResolverTypeWrapper<SessionRefreshPayloadRow>;
  SessionRefreshUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SessionRefreshUserError']>;
  SessionSendCodeInput: SessionSendCodeInput;
  SessionSendCodePayload: ResolverTypeWrapper<SessionSendCodePayloadRow>;
  SessionSendCodeUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SessionSendCodeUserError']>;
  SessionSignInInput: SessionSignInInput;
  SessionSignInPayload: ResolverTypeWrapper<SessionSignInPayloadRow>;
  SessionSignInUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SessionSignInUserError']>;
  SessionSignInWithCodeInput: SessionSignInWithCodeInput;
  SessionSignInWithCodePayload: ResolverTypeWrapper<SessionSignInWithCodePayloadRow>;
  SessionSignInWithCodeUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SessionSignInWithCodeUserError']>;
  SessionSignOutPayload: ResolverTypeWrapper<SessionSignOutPayloadRow>;
  SessionSignOutUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SessionSignOutUserError']>;
  SessionSignUpInput: SessionSignUpInput;
  SessionSignUpPayload: ResolverTypeWrapper<SessionSignUpPayloadRow>;
  SessionSignUpUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SessionSignUpUserError']>;
  SessionVerifyCodeInput: SessionVerifyCodeInput;
  SessionVerifyCodePayload: ResolverTypeWrapper<SessionVerifyCodePayloadRow>;
  SessionVerifyCodeUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SessionVerifyCodeUserError']>;
  Sex: Sex;
  SitemapEntry: ResolverTypeWrapper<SitemapEntryRow>;
  SitemapPart: ResolverTypeWrapper<SitemapPartRow>;
  Slide: ResolverTypeWrapper<SlideRow>;
  SmartPrice: ResolverTypeWrapper<SmartPriceRow>;
  SmartPriceBeginInput: SmartPriceBeginInput;
  SmartPriceBeginPayload: ResolverTypeWrapper<SmartPriceBeginPayloadRow>;
  SmartPriceBeginUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SmartPriceBeginUserError']>;
  SmartPriceInfo: ResolverTypeWrapper<SmartPriceInfoRow>;
  SmartPriceOffer: ResolverTypeWrapper<SmartPriceOfferRow>;
  SmartPriceStartValuationInput: SmartPriceStartValuationInput;
  SmartPriceStartValuationPayload: ResolverTypeWrapper<SmartPriceStartValuationPayloadRow>;
  SmartPriceStartValuationUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SmartPriceStartValuationUserError']>;
  SmartPriceState: SmartPriceState;
  SpecialOffer: ResolverTypeWrapper<SpecialOfferRow>;
  SpecialOfferChoice: ResolverTypeWrapper<SpecialOfferChoiceRow>;
  SpecialOfferFilterInput: SpecialOfferFilterInput;
  SpecialOfferPage: ResolverTypeWrapper<SpecialOfferPageRow>;
  SpecialOfferPreview: ResolverTypeWrapper<SpecialOfferPreviewRow>;
  SpecialOfferPromocode: ResolverTypeWrapper<SpecialOfferPromocodeRow>;
  Specification: ResolverTypeWrapper<SpecificationRow>;
  SpecificationGroup: ResolverTypeWrapper<SpecificationGroupRow>;
  Sticker: ResolverTypeWrapper<StickerRow>;
  Store: ResolverTypeWrapper<StoreRow>;
  StoreKind: StoreKind;
  StoreNearAddress: ResolverTypeWrapper<StoreNearAddressRow>;
  StoreStock: ResolverTypeWrapper<StoreStockRow>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SuggestedLink: ResolverTypeWrapper<SuggestedLinkRow>;
  SuggestedProduct: ResolverTypeWrapper<SuggestedProductRow>;
  SuperPrice: ResolverTypeWrapper<SuperPriceRow>;
  SuperPriceCondition: ResolverTypeWrapper<SuperPriceConditionRow>;
  SupplierOffer: ResolverTypeWrapper<SupplierOfferRow>;
  Tag: ResolverTypeWrapper<TagRow>;
  TagSynonym: ResolverTypeWrapper<TagSynonymRow>;
  Tariff: ResolverTypeWrapper<TariffRow>;
  Tile: ResolverTypeWrapper<TileRow>;
  TrackedOrder: ResolverTypeWrapper<TrackedOrderRow>;
  TradeInBonus: ResolverTypeWrapper<TradeInBonusRow>;
  TradeInBrand: ResolverTypeWrapper<TradeInBrandRow>;
  TradeInBrandModels: ResolverTypeWrapper<TradeInBrandModelsRow>;
  TradeInCalculator: ResolverTypeWrapper<TradeInCalculatorRow>;
  TradeInColor: ResolverTypeWrapper<TradeInColorRow>;
  TradeInCondition: TradeInCondition;
  TradeInDevice: ResolverTypeWrapper<TradeInDeviceRow>;
  TradeInDeviceColor: ResolverTypeWrapper<TradeInDeviceColorRow>;
  TradeInDeviceInput: TradeInDeviceInput;
  TradeInDeviceType: TradeInDeviceType;
  TradeInDiscount: ResolverTypeWrapper<TradeInDiscountRow>;
  TradeInExchange: ResolverTypeWrapper<TradeInExchangeRow>;
  TradeInGrade: ResolverTypeWrapper<TradeInGradeRow>;
  TradeInGroup: ResolverTypeWrapper<TradeInGroupRow>;
  TradeInMemory: ResolverTypeWrapper<TradeInMemoryRow>;
  TradeInMemoryInfo: ResolverTypeWrapper<TradeInMemoryInfoRow>;
  TradeInMemoryStep: TradeInMemoryStep;
  TradeInModel: ResolverTypeWrapper<TradeInModelRow>;
  TradeInModelPage: ResolverTypeWrapper<TradeInModelPageRow>;
  TradeInPrice: ResolverTypeWrapper<TradeInPriceRow>;
  TradeInRemoveDerivablePayload: ResolverTypeWrapper<TradeInRemoveDerivablePayloadRow>;
  TradeInRemoveDerivableUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TradeInRemoveDerivableUserError']>;
  TradeInRemoveInput: TradeInRemoveInput;
  TradeInRemovePayload: ResolverTypeWrapper<TradeInRemovePayloadRow>;
  TradeInRemoveUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TradeInRemoveUserError']>;
  TradeInSaveInput: TradeInSaveInput;
  TradeInSavePayload: ResolverTypeWrapper<TradeInSavePayloadRow>;
  TradeInSaveUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TradeInSaveUserError']>;
  TradeInSetDataInput: TradeInSetDataInput;
  TradeInSetDataPayload: ResolverTypeWrapper<TradeInSetDataPayloadRow>;
  TradeInSetDataUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TradeInSetDataUserError']>;
  TradeInSetDerivableInput: TradeInSetDerivableInput;
  TradeInSetDerivablePayload: ResolverTypeWrapper<TradeInSetDerivablePayloadRow>;
  TradeInSetDerivableUserError: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['TradeInSetDerivableUserError']>;
  TradeInView: TradeInView;
  UserError: ResolverTypeWrapper<UserErrorRow>;
  UserErrorCode: UserErrorCode;
  Variant: ResolverTypeWrapper<VariantRow>;
  VariantColor: ResolverTypeWrapper<VariantColorRow>;
  Viewer: ResolverTypeWrapper<ViewerRow>;
  ViewerKind: ViewerKind;
  WorkHours: ResolverTypeWrapper<WorkHoursRow>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccessoryBundle: AccessoryBundleRow;
  AccessoryCategory: AccessoryCategoryRow;
  AccessoryGroup: AccessoryGroupRow;
  AccessoryPage: AccessoryPageRow;
  Action: ActionRow;
  ActionCondition: ActionConditionRow;
  ActionGoodsInput: ActionGoodsInput;
  ActionLine: ActionLineRow;
  ActionMechanic: ActionMechanicRow;
  ActionPresent: ActionPresentRow;
  Address: AddressRow;
  AddressAddInput: AddressAddInput;
  AddressAddPayload: AddressAddPayloadRow;
  AddressAddUserError: ResolversUnionTypes<ResolversParentTypes>['AddressAddUserError'];
  AddressInput: AddressInput;
  AddressRemoveInput: AddressRemoveInput;
  AddressRemovePayload: AddressRemovePayloadRow;
  AddressRemoveUserError: ResolversUnionTypes<ResolversParentTypes>['AddressRemoveUserError'];
  AddressSuggestion: AddressSuggestionRow;
  AddressUpdateInput: AddressUpdateInput;
  AddressUpdatePayload: AddressUpdatePayloadRow;
  AddressUpdateUserError: ResolversUnionTypes<ResolversParentTypes>['AddressUpdateUserError'];
  AdventCalendar: AdventCalendarRow;
  AdventDay: AdventDayRow;
  ApplicationKey: ApplicationKeyRow;
  ArticleBlock: ArticleBlockRow;
  ArticleReview: ArticleReviewRow;
  ArticleReviewDislikeInput: ArticleReviewDislikeInput;
  ArticleReviewDislikePayload: ArticleReviewDislikePayloadRow;
  ArticleReviewDislikeUserError: ResolversUnionTypes<ResolversParentTypes>['ArticleReviewDislikeUserError'];
  ArticleReviewLikeInput: ArticleReviewLikeInput;
  ArticleReviewLikePayload: ArticleReviewLikePayloadRow;
  ArticleReviewLikeUserError: ResolversUnionTypes<ResolversParentTypes>['ArticleReviewLikeUserError'];
  ArticleReviewMark: ArticleReviewMarkRow;
  ArticleReviewPage: ArticleReviewPageRow;
  Availability: AvailabilityRow;
  Banner: BannerRow;
  BannerType: BannerTypeRow;
  Basket: BasketRow;
  BasketAddAccessoryInput: BasketAddAccessoryInput;
  BasketAddAccessoryPayload: BasketAddAccessoryPayloadRow;
  BasketAddAccessoryUserError: ResolversUnionTypes<ResolversParentTypes>['BasketAddAccessoryUserError'];
  BasketAddItemInput: BasketAddItemInput;
  BasketAddItemPayload: BasketAddItemPayloadRow;
  BasketAddItemUserError: ResolversUnionTypes<ResolversParentTypes>['BasketAddItemUserError'];
  BasketAddWarrantyInput: BasketAddWarrantyInput;
  BasketAddWarrantyPayload: BasketAddWarrantyPayloadRow;
  BasketAddWarrantyUserError: ResolversUnionTypes<ResolversParentTypes>['BasketAddWarrantyUserError'];
  BasketChange: BasketChangeRow;
  BasketChanged: BasketChangedRow;
  BasketClearPayload: BasketClearPayloadRow;
  BasketClearUserError: ResolversUnionTypes<ResolversParentTypes>['BasketClearUserError'];
  BasketItem: BasketItemRow;
  BasketItemOffer: BasketItemOfferRow;
  BasketMergedItem: BasketMergedItemRow;
  BasketOrder: BasketOrderRow;
  BasketPreview: BasketPreviewRow;
  BasketPreviewInput: BasketPreviewInput;
  BasketPreviewItemInput: BasketPreviewItemInput;
  BasketPriceChange: BasketPriceChangeRow;
  BasketQuantityChange: BasketQuantityChangeRow;
  BasketRemoveBonusesPayload: BasketRemoveBonusesPayloadRow;
  BasketRemoveBonusesUserError: ResolversUnionTypes<ResolversParentTypes>['BasketRemoveBonusesUserError'];
  BasketRemoveGiftPayload: BasketRemoveGiftPayloadRow;
  BasketRemoveGiftUserError: ResolversUnionTypes<ResolversParentTypes>['BasketRemoveGiftUserError'];
  BasketRemoveItemInput: BasketRemoveItemInput;
  BasketRemoveItemPayload: BasketRemoveItemPayloadRow;
  BasketRemoveItemUserError: ResolversUnionTypes<ResolversParentTypes>['BasketRemoveItemUserError'];
  BasketRemovePromocodePayload: BasketRemovePromocodePayloadRow;
  BasketRemovePromocodeUserError: ResolversUnionTypes<ResolversParentTypes>['BasketRemovePromocodeUserError'];
  BasketSetBonusesInput: BasketSetBonusesInput;
  BasketSetBonusesPayload: BasketSetBonusesPayloadRow;
  BasketSetBonusesUserError: ResolversUnionTypes<ResolversParentTypes>['BasketSetBonusesUserError'];
  BasketSetDeferredItemsInput: BasketSetDeferredItemsInput;
  BasketSetDeferredItemsPayload: BasketSetDeferredItemsPayloadRow;
  BasketSetDeferredItemsUserError: ResolversUnionTypes<ResolversParentTypes>['BasketSetDeferredItemsUserError'];
  BasketSetGiftInput: BasketSetGiftInput;
  BasketSetGiftPayload: BasketSetGiftPayloadRow;
  BasketSetGiftUserError: ResolversUnionTypes<ResolversParentTypes>['BasketSetGiftUserError'];
  BasketSetLaterInput: BasketSetLaterInput;
  BasketSetLaterPayload: BasketSetLaterPayloadRow;
  BasketSetLaterUserError: ResolversUnionTypes<ResolversParentTypes>['BasketSetLaterUserError'];
  BasketSetPromocodeInput: BasketSetPromocodeInput;
  BasketSetPromocodePayload: BasketSetPromocodePayloadRow;
  BasketSetPromocodeUserError: ResolversUnionTypes<ResolversParentTypes>['BasketSetPromocodeUserError'];
  BasketSetQuantityInput: BasketSetQuantityInput;
  BasketSetQuantityPayload: BasketSetQuantityPayloadRow;
  BasketSetQuantityUserError: ResolversUnionTypes<ResolversParentTypes>['BasketSetQuantityUserError'];
  BasketSmartPrice: BasketSmartPriceRow;
  BasketTracePayload: BasketTracePayloadRow;
  BasketTraceUserError: ResolversUnionTypes<ResolversParentTypes>['BasketTraceUserError'];
  BasketUnavailable: BasketUnavailableRow;
  BonusEntry: BonusEntryRow;
  Boolean: Scalars['Boolean']['output'];
  Brand: BrandRow;
  Breadcrumb: BreadcrumbRow;
  BundlePrice: BundlePriceRow;
  BundleVariant: BundleVariantRow;
  Category: CategoryRow;
  CheckoutOrder: CheckoutOrderRow;
  City: CityRow;
  CityByInput: CityByInput;
  CityPage: CityPageRow;
  CleanedAddress: CleanedAddressRow;
  CleanedName: CleanedNameRow;
  CleanedPhone: CleanedPhoneRow;
  CodeInCategoryInput: CodeInCategoryInput;
  CodeWrong: CodeWrongRow;
  Comment: CommentRow;
  CommentAnswer: CommentAnswerRow;
  CommentCreateInput: CommentCreateInput;
  CommentCreatePayload: CommentCreatePayloadRow;
  CommentCreateUserError: ResolversUnionTypes<ResolversParentTypes>['CommentCreateUserError'];
  CommentDislikeInput: CommentDislikeInput;
  CommentDislikePayload: CommentDislikePayloadRow;
  CommentDislikeUserError: ResolversUnionTypes<ResolversParentTypes>['CommentDislikeUserError'];
  CommentLikeInput: CommentLikeInput;
  CommentLikePayload: CommentLikePayloadRow;
  CommentLikeUserError: ResolversUnionTypes<ResolversParentTypes>['CommentLikeUserError'];
  CommentModerateInput: CommentModerateInput;
  CommentModeratePayload: CommentModeratePayloadRow;
  CommentModerateUserError: ResolversUnionTypes<ResolversParentTypes>['CommentModerateUserError'];
  CommentPage: CommentPageRow;
  CommentVotes: CommentVotesRow;
  Company: CompanyRow;
  ComparedModel: ComparedModelRow;
  Compilation: CompilationRow;
  Conflict: ConflictRow;
  ContactInput: ContactInput;
  CorpFastOrderInput: CorpFastOrderInput;
  CorpFastOrderPayload: CorpFastOrderPayloadRow;
  CorpFastOrderUserError: ResolversUnionTypes<ResolversParentTypes>['CorpFastOrderUserError'];
  CorpOrderItemInput: CorpOrderItemInput;
  Credit: CreditRow;
  CreditBank: CreditBankRow;
  CreditConditions: CreditConditionsRow;
  CreditOffer: CreditOfferRow;
  CreditTerm: CreditTermRow;
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeliveryOption: DeliveryOptionRow;
  DeviceWorth: DeviceWorthRow;
  Dimensions: DimensionsRow;
  Discount: DiscountRow;
  Employee: EmployeeRow;
  EmployeeSignInTokenInput: EmployeeSignInTokenInput;
  EmployeeSignInTokenPayload: EmployeeSignInTokenPayloadRow;
  EmployeeSignInTokenUserError: ResolversUnionTypes<ResolversParentTypes>['EmployeeSignInTokenUserError'];
  EmployeeSignInTradePointInput: EmployeeSignInTradePointInput;
  EmployeeSignInTradePointPayload: EmployeeSignInTradePointPayloadRow;
  EmployeeSignInTradePointUserError: ResolversUnionTypes<ResolversParentTypes>['EmployeeSignInTradePointUserError'];
  EmployeeSignOutPayload: EmployeeSignOutPayloadRow;
  EmployeeSignOutUserError: ResolversUnionTypes<ResolversParentTypes>['EmployeeSignOutUserError'];
  Facet: FacetRow;
  FacetValue: FacetValueRow;
  Feature: FeatureRow;
  FilterChoiceInput: FilterChoiceInput;
  FilterInput: FilterInput;
  Float: Scalars['Float']['output'];
  Gift: GiftRow;
  Highlight: HighlightRow;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  InvalidValue: InvalidValueRow;
  Kopecks: Scalars['Kopecks']['output'];
  ListingOfInput: ListingOfInput;
  ListingPage: ListingPageRow;
  LoyaltyCard: LoyaltyCardRow;
  LoyaltyCardAddInput: LoyaltyCardAddInput;
  LoyaltyCardAddPayload: LoyaltyCardAddPayloadRow;
  LoyaltyCardAddUserError: ResolversUnionTypes<ResolversParentTypes>['LoyaltyCardAddUserError'];
  LoyaltyCardRemoveInput: LoyaltyCardRemoveInput;
  LoyaltyCardRemovePayload: LoyaltyCardRemovePayloadRow;
  LoyaltyCardRemoveUserError: ResolversUnionTypes<ResolversParentTypes>['LoyaltyCardRemoveUserError'];
  LoyaltyLimit: LoyaltyLimitRow;
  LoyaltyProductInput: LoyaltyProductInput;
  LoyaltyRules: LoyaltyRulesRow;
  LoyaltySendCodeInput: LoyaltySendCodeInput;
  LoyaltySendCodePayload: LoyaltySendCodePayloadRow;
  LoyaltySendCodeUserError: ResolversUnionTypes<ResolversParentTypes>['LoyaltySendCodeUserError'];
  LoyaltyVerification: LoyaltyVerificationRow;
  LoyaltyVerifyCodeInput: LoyaltyVerifyCodeInput;
  LoyaltyVerifyCodePayload: LoyaltyVerifyCodePayloadRow;
  LoyaltyVerifyCodeUserError: ResolversUnionTypes<ResolversParentTypes>['LoyaltyVerifyCodeUserError'];
  LoyaltyVerifyData: LoyaltyVerifyDataRow;
  MainPage: MainPageRow;
  Manual: ManualRow;
  MarkdownOffer: MarkdownOfferRow;
  MenuItem: MenuItemRow;
  Modification: ModificationRow;
  ModificationValue: ModificationValueRow;
  Money: MoneyRow;
  Mutation: Record<PropertyKey, never>;
  NameSuggestion: NameSuggestionRow;
  NewsItem: NewsItemRow;
  NewsItemPage: NewsItemPageRow;
  Node: ResolversInterfaceTypes<ResolversParentTypes>['Node'];
  NotFound: NotFoundRow;
  Notification: NotificationRow;
  NotificationPage: NotificationPageRow;
  NumberedPageInfo: NumberedPageInfoRow;
  Offer: OfferRow;
  Order: OrderRow;
  OrderAddresseeInput: OrderAddresseeInput;
  OrderCancelInput: OrderCancelInput;
  OrderCancelPayload: OrderCancelPayloadRow;
  OrderCancelUserError: ResolversUnionTypes<ResolversParentTypes>['OrderCancelUserError'];
  OrderChange: OrderChangeRow;
  OrderChangeConnection: OrderChangeConnectionRow;
  OrderChangeEdge: OrderChangeEdgeRow;
  OrderCompany: OrderCompanyRow;
  OrderCompanyInput: OrderCompanyInput;
  OrderCreateInput: OrderCreateInput;
  OrderCreatePayload: OrderCreatePayloadRow;
  OrderCreateUserError: ResolversUnionTypes<ResolversParentTypes>['OrderCreateUserError'];
  OrderDeliveryInput: OrderDeliveryInput;
  OrderDeliveryTime: OrderDeliveryTimeRow;
  OrderEmployee: OrderEmployeeRow;
  OrderItem: OrderItemRow;
  OrderOpenInput: OrderOpenInput;
  OrderOpenPayload: OrderOpenPayloadRow;
  OrderOpenUserError: ResolversUnionTypes<ResolversParentTypes>['OrderOpenUserError'];
  OrderPage: OrderPageRow;
  OrderQuote: OrderQuoteRow;
  OrderRequestReturnInput: OrderRequestReturnInput;
  OrderRequestReturnPayload: OrderRequestReturnPayloadRow;
  OrderRequestReturnUserError: ResolversUnionTypes<ResolversParentTypes>['OrderRequestReturnUserError'];
  OrderSendCodeInput: OrderSendCodeInput;
  OrderSendCodePayload: OrderSendCodePayloadRow;
  OrderSendCodeUserError: ResolversUnionTypes<ResolversParentTypes>['OrderSendCodeUserError'];
  OrderSendGiftInput: OrderSendGiftInput;
  OrderSendGiftPayload: OrderSendGiftPayloadRow;
  OrderSendGiftUserError: ResolversUnionTypes<ResolversParentTypes>['OrderSendGiftUserError'];
  OrderSetStatusInput: OrderSetStatusInput;
  OrderSetStatusPayload: OrderSetStatusPayloadRow;
  OrderSetStatusUserError: ResolversUnionTypes<ResolversParentTypes>['OrderSetStatusUserError'];
  OrderStep: OrderStepRow;
  OrderToRepay: OrderToRepayRow;
  OrderToRepayItem: OrderToRepayItemRow;
  OrderTotal: OrderTotalRow;
  OrderUpdateInput: OrderUpdateInput;
  OrderUpdatePayload: OrderUpdatePayloadRow;
  OrderUpdateUserError: ResolversUnionTypes<ResolversParentTypes>['OrderUpdateUserError'];
  OrderWithdrawReturnInput: OrderWithdrawReturnInput;
  OrderWithdrawReturnPayload: OrderWithdrawReturnPayloadRow;
  OrderWithdrawReturnUserError: ResolversUnionTypes<ResolversParentTypes>['OrderWithdrawReturnUserError'];
  OutOfStock: OutOfStockRow;
  PageInfo: PageInfoRow;
  PartialPickup: PartialPickupRow;
  PasswordRequestResetInput: PasswordRequestResetInput;
  PasswordRequestResetPayload: PasswordRequestResetPayloadRow;
  PasswordRequestResetUserError: ResolversUnionTypes<ResolversParentTypes>['PasswordRequestResetUserError'];
  PasswordResetInput: PasswordResetInput;
  PasswordResetPayload: PasswordResetPayloadRow;
  PasswordResetUserError: ResolversUnionTypes<ResolversParentTypes>['PasswordResetUserError'];
  Payment: PaymentRow;
  PaymentMethod: PaymentMethodRow;
  PaymentStartInput: PaymentStartInput;
  PaymentStartPayload: PaymentStartPayloadRow;
  PaymentStartUserError: ResolversUnionTypes<ResolversParentTypes>['PaymentStartUserError'];
  PaymentTerm: PaymentTermRow;
  Phone: Scalars['Phone']['output'];
  PrepaidItem: PrepaidItemRow;
  PriceChanged: PriceChangedRow;
  PricePoint: PricePointRow;
  Product: ProductRow;
  ProductColor: ProductColorRow;
  ProductList: ProductListRow;
  ProductListAddInput: ProductListAddInput;
  ProductListAddPayload: ProductListAddPayloadRow;
  ProductListAddUserError: ResolversUnionTypes<ResolversParentTypes>['ProductListAddUserError'];
  ProductListRemoveInput: ProductListRemoveInput;
  ProductListRemovePayload: ProductListRemovePayloadRow;
  ProductListRemoveUserError: ResolversUnionTypes<ResolversParentTypes>['ProductListRemoveUserError'];
  ProductOfDay: ProductOfDayRow;
  Profile: ProfileRow;
  ProfileConfirmEmailInput: ProfileConfirmEmailInput;
  ProfileConfirmEmailPayload: ProfileConfirmEmailPayloadRow;
  ProfileConfirmEmailUserError: ResolversUnionTypes<ResolversParentTypes>['ProfileConfirmEmailUserError'];
  ProfileRemovePayload: ProfileRemovePayloadRow;
  ProfileRemoveUserError: ResolversUnionTypes<ResolversParentTypes>['ProfileRemoveUserError'];
  ProfileSetMailingsInput: ProfileSetMailingsInput;
  ProfileSetMailingsPayload: ProfileSetMailingsPayloadRow;
  ProfileSetMailingsUserError: ResolversUnionTypes<ResolversParentTypes>['ProfileSetMailingsUserError'];
  ProfileSubscribeInput: ProfileSubscribeInput;
  ProfileSubscribePayload: ProfileSubscribePayloadRow;
  ProfileSubscribeUserError: ResolversUnionTypes<ResolversParentTypes>['ProfileSubscribeUserError'];
  ProfileUpdateInput: ProfileUpdateInput;
  ProfileUpdatePayload: ProfileUpdatePayloadRow;
  ProfileUpdateUserError: ResolversUnionTypes<ResolversParentTypes>['ProfileUpdateUserError'];
  PromocodeStatus: PromocodeStatusRow;
  Query: Record<PropertyKey, never>;
  QuoteExpired: QuoteExpiredRow;
  QuoteInvalid: QuoteInvalidRow;
  RangeInput: RangeInput;
  Receipt: ReceiptRow;
  ReceiptLine: ReceiptLineRow;
  ReceiptSeller: ReceiptSellerRow;
  Refund: RefundRow;
  Rental: RentalRow;
  RepairAddress: RepairAddressRow;
  RepairAddressInput: RepairAddressInput;
  RepairBrand: RepairBrandRow;
  RepairCallRequestInput: RepairCallRequestInput;
  RepairCallRequestPayload: RepairCallRequestPayloadRow;
  RepairCallRequestUserError: ResolversUnionTypes<ResolversParentTypes>['RepairCallRequestUserError'];
  RepairDeviceType: RepairDeviceTypeRow;
  RepairDocsInput: RepairDocsInput;
  RepairEvent: RepairEventRow;
  RepairInstallationInput: RepairInstallationInput;
  RepairModel: RepairModelRow;
  RepairOpenInput: RepairOpenInput;
  RepairOpenPayload: RepairOpenPayloadRow;
  RepairOpenUserError: ResolversUnionTypes<ResolversParentTypes>['RepairOpenUserError'];
  RepairProblem: RepairProblemRow;
  RepairPurchaseInput: RepairPurchaseInput;
  RepairRequest: RepairRequestRow;
  RepairRequestCreateInput: RepairRequestCreateInput;
  RepairRequestCreatePayload: RepairRequestCreatePayloadRow;
  RepairRequestCreateUserError: ResolversUnionTypes<ResolversParentTypes>['RepairRequestCreateUserError'];
  RepairRequestPage: RepairRequestPageRow;
  RepairSendCodeInput: RepairSendCodeInput;
  RepairSendCodePayload: RepairSendCodePayloadRow;
  RepairSendCodeUserError: ResolversUnionTypes<ResolversParentTypes>['RepairSendCodeUserError'];
  RepairSendOpeningCodeInput: RepairSendOpeningCodeInput;
  RepairSendOpeningCodePayload: RepairSendOpeningCodePayloadRow;
  RepairSendOpeningCodeUserError: ResolversUnionTypes<ResolversParentTypes>['RepairSendOpeningCodeUserError'];
  RepairVerifyCodeInput: RepairVerifyCodeInput;
  RepairVerifyCodePayload: RepairVerifyCodePayloadRow;
  RepairVerifyCodeUserError: ResolversUnionTypes<ResolversParentTypes>['RepairVerifyCodeUserError'];
  ReturnDeadlines: ReturnDeadlinesRow;
  ReturnItem: ReturnItemRow;
  ReturnItemInput: ReturnItemInput;
  ReturnRequest: ReturnRequestRow;
  ReviewCounters: ReviewCountersRow;
  ReviewCounts: ReviewCountsRow;
  ReviewFilterBadge: ReviewFilterBadgeRow;
  ReviewFilterInput: ReviewFilterInput;
  ReviewPage: ReviewPageRow;
  ReviewSortItem: ReviewSortItemRow;
  RunningCost: RunningCostRow;
  RunningCostPart: RunningCostPartRow;
  SavedAddressInput: SavedAddressInput;
  SberBusinessAuthorization: SberBusinessAuthorizationRow;
  Screen: ScreenRow;
  SearchInput: SearchInput;
  SearchPage: SearchPageRow;
  SearchPart: SearchPartRow;
  SearchReading: SearchReadingRow;
  SearchSuggestions: SearchSuggestionsRow;
  Seo: SeoRow;
  SeoRedirect: SeoRedirectRow;
  Series: SeriesRow;
  ServiceCenter: ServiceCenterRow;
  Session: SessionRow;
  SessionRefreshInput: SessionRefreshInput;
  SessionRefreshPayload: SessionRefreshPayloadRow;
  SessionRefreshUserError: ResolversUnionTypes<ResolversParentTypes>['SessionRefreshUserError'];
  SessionSendCodeInput: SessionSendCodeInput;
  SessionSendCodePayload: SessionSendCodePayloadRow;
  SessionSendCodeUserError: ResolversUnionTypes<ResolversParentTypes>['SessionSendCodeUserError'];
  SessionSignInInput: SessionSignInInput;
  SessionSignInPayload: SessionSignInPayloadRow;
  SessionSignInUserError: ResolversUnionTypes<ResolversParentTypes>['SessionSignInUserError'];
  SessionSignInWithCodeInput: SessionSignInWithCodeInput;
  SessionSignInWithCodePayload: SessionSignInWithCodePayloadRow;
  SessionSignInWithCodeUserError: ResolversUnionTypes<ResolversParentTypes>['SessionSignInWithCodeUserError'];
  SessionSignOutPayload: SessionSignOutPayloadRow;
  SessionSignOutUserError: ResolversUnionTypes<ResolversParentTypes>['SessionSignOutUserError'];
  SessionSignUpInput: SessionSignUpInput;
  SessionSignUpPayload: SessionSignUpPayloadRow;
  SessionSignUpUserError: ResolversUnionTypes<ResolversParentTypes>['SessionSignUpUserError'];
  SessionVerifyCodeInput: SessionVerifyCodeInput;
  SessionVerifyCodePayload: SessionVerifyCodePayloadRow;
  SessionVerifyCodeUserError: ResolversUnionTypes<ResolversParentTypes>['SessionVerifyCodeUserError'];
  SitemapEntry: SitemapEntryRow;
  SitemapPart: SitemapPartRow;
  Slide: SlideRow;
  SmartPrice: SmartPriceRow;
  SmartPriceBeginInput: SmartPriceBeginInput;
  SmartPriceBeginPayload: SmartPriceBeginPayloadRow;
  SmartPriceBeginUserError: ResolversUnionTypes<ResolversParentTypes>['SmartPriceBeginUserError'];
  SmartPriceInfo: SmartPriceInfoRow;
  SmartPriceOffer: SmartPriceOfferRow;
  SmartPriceStartValuationInput: SmartPriceStartValuationInput;
  SmartPriceStartValuationPayload: SmartPriceStartValuationPayloadRow;
  SmartPriceStartValuationUserError: ResolversUnionTypes<ResolversParentTypes>['SmartPriceStartValuationUserError'];
  SpecialOffer: SpecialOfferRow;
  SpecialOfferChoice: SpecialOfferChoiceRow;
  SpecialOfferFilterInput: SpecialOfferFilterInput;
  SpecialOfferPage: SpecialOfferPageRow;
  SpecialOfferPreview: SpecialOfferPreviewRow;
  SpecialOfferPromocode: SpecialOfferPromocodeRow;
  Specification: SpecificationRow;
  SpecificationGroup: SpecificationGroupRow;
  Sticker: StickerRow;
  Store: StoreRow;
  StoreNearAddress: StoreNearAddressRow;
  StoreStock: StoreStockRow;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  SuggestedLink: SuggestedLinkRow;
  SuggestedProduct: SuggestedProductRow;
  SuperPrice: SuperPriceRow;
  SuperPriceCondition: SuperPriceConditionRow;
  SupplierOffer: SupplierOfferRow;
  Tag: TagRow;
  TagSynonym: TagSynonymRow;
  Tariff: TariffRow;
  Tile: TileRow;
  TrackedOrder: TrackedOrderRow;
  TradeInBonus: TradeInBonusRow;
  TradeInBrand: TradeInBrandRow;
  TradeInBrandModels: TradeInBrandModelsRow;
  TradeInCalculator: TradeInCalculatorRow;
  TradeInColor: TradeInColorRow;
  TradeInDevice: TradeInDeviceRow;
  TradeInDeviceColor: TradeInDeviceColorRow;
  TradeInDeviceInput: TradeInDeviceInput;
  TradeInDiscount: TradeInDiscountRow;
  TradeInExchange: TradeInExchangeRow;
  TradeInGrade: TradeInGradeRow;
  TradeInGroup: TradeInGroupRow;
  TradeInMemory: TradeInMemoryRow;
  TradeInMemoryInfo: TradeInMemoryInfoRow;
  TradeInModel: TradeInModelRow;
  TradeInModelPage: TradeInModelPageRow;
  TradeInPrice: TradeInPriceRow;
  TradeInRemoveDerivablePayload: TradeInRemoveDerivablePayloadRow;
  TradeInRemoveDerivableUserError: ResolversUnionTypes<ResolversParentTypes>['TradeInRemoveDerivableUserError'];
  TradeInRemoveInput: TradeInRemoveInput;
  TradeInRemovePayload: TradeInRemovePayloadRow;
  TradeInRemoveUserError: ResolversUnionTypes<ResolversParentTypes>['TradeInRemoveUserError'];
  TradeInSaveInput: TradeInSaveInput;
  TradeInSavePayload: TradeInSavePayloadRow;
  TradeInSaveUserError: ResolversUnionTypes<ResolversParentTypes>['TradeInSaveUserError'];
  TradeInSetDataInput: TradeInSetDataInput;
  TradeInSetDataPayload: TradeInSetDataPayloadRow;
  TradeInSetDataUserError: ResolversUnionTypes<ResolversParentTypes>['TradeInSetDataUserError'];
  TradeInSetDerivableInput: TradeInSetDerivableInput;
  TradeInSetDerivablePayload: TradeInSetDerivablePayloadRow;
  TradeInSetDerivableUserError: ResolversUnionTypes<ResolversParentTypes>['TradeInSetDerivableUserError'];
  UserError: UserErrorRow;
  Variant: VariantRow;
  VariantColor: VariantColorRow;
  Viewer: ViewerRow;
  WorkHours: WorkHoursRow;
};

export type DegradesDirectiveArgs = {
  to: Degradation;
};

export type DegradesDirectiveResolver<Result, Parent, ContextType = Context, Args = DegradesDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type ListSizeDirectiveArgs = {
  assumedSize: Scalars['Int']['input'];
  slicingArguments?: Maybe<Array<Scalars['String']['input']>>;
};

export type ListSizeDirectiveResolver<Result, Parent, ContextType = Context, Args = ListSizeDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PictureDirectiveArgs = { };

export type PictureDirectiveResolver<Result, Parent, ContextType = Context, Args = PictureDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SourceDirectiveArgs = {
  contract?: Maybe<Scalars['String']['input']>;
  ours?: Maybe<Scalars['Boolean']['input']>;
  spec?: Maybe<Scalars['String']['input']>;
};

export type SourceDirectiveResolver<Result, Parent, ContextType = Context, Args = SourceDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccessoryBundleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessoryBundle'] = ResolversParentTypes['AccessoryBundle']> = {
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['BundleVariant']>, ParentType, ContextType>;
};

export type AccessoryCategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessoryCategory'] = ResolversParentTypes['AccessoryCategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AccessoryGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessoryGroup'] = ResolversParentTypes['AccessoryGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  productsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AccessoryPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessoryPage'] = ResolversParentTypes['AccessoryPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['NumberedPageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ActionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Action'] = ResolversParentTypes['Action']> = {
  deliveryTypeIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discountPercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  discountSum?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasInnerPayment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isApplicable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOfSberbank?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTradeIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['ActionLine']>, ParentType, ContextType>;
  maxLoan?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  mechanics?: Resolver<Array<ResolversTypes['ActionMechanic']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  paymentNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  paymentTypeIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  presents?: Resolver<Array<ResolversTypes['ActionPresent']>, ParentType, ContextType>;
  promocode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  specialOfferUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sumActionIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ActionType'], ParentType, ContextType>;
  unmetConditions?: Resolver<Array<ResolversTypes['ActionCondition']>, ParentType, ContextType>;
};

export type ActionConditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActionCondition'] = ResolversParentTypes['ActionCondition']> = {
  isMet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  products?: Resolver<Maybe<Array<Maybe<ResolversTypes['Product']>>>, ParentType, ContextType>;
};

export type ActionLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActionLine'] = ResolversParentTypes['ActionLine']> = {
  finalPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ActionMechanicResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActionMechanic'] = ResolversParentTypes['ActionMechanic']> = {
  conditions?: Resolver<Array<ResolversTypes['ActionCondition']>, ParentType, ContextType>;
  creditNotification?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCrossRecommended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDsoRecommended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  priceFrom?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  priceOfAccessories?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['ActionMechanicType'], ParentType, ContextType>;
  typeCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ActionPresentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ActionPresent'] = ResolversParentTypes['ActionPresent']> = {
  basketQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isSelected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Address'] = ResolversParentTypes['Address']> = {
  building?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cityName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  flatNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  floor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  houseNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  housing?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AddressAddPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressAddPayload'] = ResolversParentTypes['AddressAddPayload']> = {
  addresses?: Resolver<Maybe<Array<ResolversTypes['Address']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['AddressAddUserError']>, ParentType, ContextType>;
};

export type AddressAddUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressAddUserError'] = ResolversParentTypes['AddressAddUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue', ParentType, ContextType>;
};

export type AddressRemovePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressRemovePayload'] = ResolversParentTypes['AddressRemovePayload']> = {
  addresses?: Resolver<Maybe<Array<ResolversTypes['Address']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['AddressRemoveUserError']>, ParentType, ContextType>;
};

export type AddressRemoveUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressRemoveUserError'] = ResolversParentTypes['AddressRemoveUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue' | 'NotFound', ParentType, ContextType>;
};

export type AddressSuggestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressSuggestion'] = ResolversParentTypes['AddressSuggestion']> = {
  building?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cityName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flatNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  houseNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  housing?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AddressUpdatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressUpdatePayload'] = ResolversParentTypes['AddressUpdatePayload']> = {
  addresses?: Resolver<Maybe<Array<ResolversTypes['Address']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['AddressUpdateUserError']>, ParentType, ContextType>;
};

export type AddressUpdateUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddressUpdateUserError'] = ResolversParentTypes['AddressUpdateUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue' | 'NotFound', ParentType, ContextType>;
};

export type AdventCalendarResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdventCalendar'] = ResolversParentTypes['AdventCalendar']> = {
  days?: Resolver<Array<ResolversTypes['AdventDay']>, ParentType, ContextType>;
  gift?: Resolver<Maybe<ResolversTypes['AdventDay']>, ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  opensOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  today?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AdventDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AdventDay'] = ResolversParentTypes['AdventDay']> = {
  day?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isGift?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isToday?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApplicationKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApplicationKey'] = ResolversParentTypes['ApplicationKey']> = {
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operationCost?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requestsPerMinute?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rights?: Resolver<Array<ResolversTypes['ApplicationRight']>, ParentType, ContextType>;
};

export type ArticleBlockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleBlock'] = ResolversParentTypes['ArticleBlock']> = {
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ArticleBlockKind'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ArticleReviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleReview'] = ResolversParentTypes['ArticleReview']> = {
  announce?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  badges?: Resolver<Array<ResolversTypes['ArticleReviewMark']>, ParentType, ContextType>;
  body?: Resolver<Array<ResolversTypes['ArticleBlock']>, ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['ArticleReviewMark']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['ArticleReviewMark']>, ParentType, ContextType>;
  dislikesCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  likesCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  minutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  products?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType>;
  publishedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  related?: Resolver<Array<ResolversTypes['ArticleReview']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  vote?: Resolver<Maybe<ResolversTypes['ArticleReviewVote']>, ParentType, ContextType>;
};

export type ArticleReviewDislikePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleReviewDislikePayload'] = ResolversParentTypes['ArticleReviewDislikePayload']> = {
  dislikesCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  likesCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['ArticleReviewDislikeUserError']>, ParentType, ContextType>;
  vote?: Resolver<Maybe<ResolversTypes['ArticleReviewVote']>, ParentType, ContextType>;
};

export type ArticleReviewDislikeUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleReviewDislikeUserError'] = ResolversParentTypes['ArticleReviewDislikeUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue' | 'NotFound', ParentType, ContextType>;
};

export type ArticleReviewLikePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleReviewLikePayload'] = ResolversParentTypes['ArticleReviewLikePayload']> = {
  dislikesCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  likesCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['ArticleReviewLikeUserError']>, ParentType, ContextType>;
  vote?: Resolver<Maybe<ResolversTypes['ArticleReviewVote']>, ParentType, ContextType>;
};

export type ArticleReviewLikeUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleReviewLikeUserError'] = ResolversParentTypes['ArticleReviewLikeUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue' | 'NotFound', ParentType, ContextType>;
};

export type ArticleReviewMarkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleReviewMark'] = ResolversParentTypes['ArticleReviewMark']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ArticleReviewPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ArticleReviewPage'] = ResolversParentTypes['ArticleReviewPage']> = {
  nodes?: Resolver<Array<ResolversTypes['ArticleReview']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['NumberedPageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AvailabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Availability'] = ResolversParentTypes['Availability']> = {
  deliveryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deliveryCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  deliveryDayText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pickupAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  pickupDayText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  storesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BannerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Banner'] = ResolversParentTypes['Banner']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BannerTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BannerType'] = ResolversParentTypes['BannerType']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BasketResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Basket'] = ResolversParentTypes['Basket']> = {
  actions?: Resolver<Maybe<Array<ResolversTypes['Action']>>, ParentType, ContextType>;
  bonuses?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['BasketChange']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discounts?: Resolver<Array<ResolversTypes['Discount']>, ParentType, ContextType>;
  exchangeDevices?: Resolver<Array<ResolversTypes['TradeInDevice']>, ParentType, ContextType>;
  gift?: Resolver<Maybe<ResolversTypes['Gift']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isGiftable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['BasketItem']>, ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['BasketOrder']>, ParentType, ContextType>;
  promocode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promocodeStatus?: Resolver<Maybe<ResolversTypes['PromocodeStatus']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  smartPrice?: Resolver<Maybe<ResolversTypes['BasketSmartPrice']>, ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalSum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BasketAddAccessoryPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketAddAccessoryPayload'] = ResolversParentTypes['BasketAddAccessoryPayload']> = {
  basket?: Resolver<Maybe<ResolversTypes['Basket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['BasketAddAccessoryUserError']>, ParentType, ContextType>;
};

export type BasketAddAccessoryUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketAddAccessoryUserError'] = ResolversParentTypes['BasketAddAccessoryUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue' | 'NotFound' | 'OutOfStock', ParentType, ContextType>;
};

export type BasketAddItemPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketAddItemPayload'] = ResolversParentTypes['BasketAddItemPayload']> = {
  basket?: Resolver<Maybe<ResolversTypes['Basket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['BasketAddItemUserError']>, ParentType, ContextType>;
};

export type BasketAddItemUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketAddItemUserError'] = ResolversParentTypes['BasketAddItemUserError']> = {
  __resolveType: TypeResolveFn<'Conflict' | 'InvalidValue' | 'NotFound' | 'OutOfStock', ParentType, ContextType>;
};

export type BasketAddWarrantyPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketAddWarrantyPayload'] = ResolversParentTypes['BasketAddWarrantyPayload']> = {
  basket?: Resolver<Maybe<ResolversTypes['Basket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['BasketAddWarrantyUserError']>, ParentType, ContextType>;
};

export type BasketAddWarrantyUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketAddWarrantyUserError'] = ResolversParentTypes['BasketAddWarrantyUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue' | 'NotFound', ParentType, ContextType>;
};

export type BasketChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketChange'] = ResolversParentTypes['BasketChange']> = {
  __resolveType: TypeResolveFn<'BasketPriceChange' | 'BasketQuantityChange' | 'BasketUnavailable', ParentType, ContextType>;
};

export type BasketChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketChanged'] = ResolversParentTypes['BasketChanged']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BasketClearPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketClearPayload'] = ResolversParentTypes['BasketClearPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['BasketClearUserError']>, ParentType, ContextType>;
};

export type BasketClearUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketClearUserError'] = ResolversParentTypes['BasketClearUserError']> = {
  __resolveType: TypeResolveFn<'NotFound', ParentType, ContextType>;
};

export type BasketItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketItem'] = ResolversParentTypes['BasketItem']> = {
  actionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  applicationType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discounts?: Resolver<Array<ResolversTypes['Discount']>, ParentType, ContextType>;
  finalPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOnlyStorePreorder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPreorder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWarranty?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  offer?: Resolver<Maybe<ResolversTypes['BasketItemOffer']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  presentOf?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  priceOld?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  supplierId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  warrantyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  warrantyPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type BasketItemOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketItemOffer'] = ResolversParentTypes['BasketItemOffer']> = {
  beforeDiscountPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isAvailable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isPreorder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  onlinePrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  orderType?: Resolver<ResolversTypes['OrderType'], ParentType, ContextType>;
  pinkPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  priceOld?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BasketMergedItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketMergedItem'] = ResolversParentTypes['BasketMergedItem']> = {
  now?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  supplierId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  was?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BasketOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketOrder'] = ResolversParentTypes['BasketOrder']> = {
  isPreorder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['BasketItem']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BasketPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketPreview'] = ResolversParentTypes['BasketPreview']> = {
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discounts?: Resolver<Array<ResolversTypes['Discount']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['BasketItem']>, ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  term?: Resolver<Maybe<ResolversTypes['PaymentTerm']>, ParentType, ContextType, RequireFields<BasketPreviewTermArgs, 'months' | 'paymentTypeId'>>;
  totalSum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BasketPriceChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketPriceChange'] = ResolversParentTypes['BasketPriceChange']> = {
  item?: Resolver<ResolversTypes['BasketItem'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  was?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BasketQuantityChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketQuantityChange'] = ResolversParentTypes['BasketQuantityChange']> = {
  item?: Resolver<ResolversTypes['BasketItem'], ParentType, ContextType>;
  now?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  was?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BasketRemoveBonusesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketRemoveBonusesPayload'] = ResolversParentTypes['BasketRemoveBonusesPayload']> = {
  basket?: Resolver<Maybe<ResolversTypes['Basket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['BasketRemoveBonusesUserError']>, ParentType, ContextType>;
};

export type BasketRemoveBonusesUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketRemoveBonusesUserError'] = ResolversParentTypes['BasketRemoveBonusesUserError']> = {
  __resolveType: TypeResolveFn<'NotFound', ParentType, ContextType>;
};

export type BasketRemoveGiftPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketRemoveGiftPayload'] = ResolversParentTypes['BasketRemoveGiftPayload']> = {
  basket?: Resolver<Maybe<ResolversTypes['Basket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['BasketRemoveGiftUserError']>, ParentType, ContextType>;
};

export type BasketRemoveGiftUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketRemoveGiftUserError'] = ResolversParentTypes['BasketRemoveGiftUserError']> = {
  __resolveType: TypeResolveFn<'NotFound', ParentType, ContextType>;
};

export type BasketRemoveItemPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketRemoveItemPayload'] = ResolversParentTypes['BasketRemoveItemPayload']> = {
  basket?: Resolver<Maybe<ResolversTypes['Basket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['BasketRemoveItemUserError']>, ParentType, ContextType>;
};

export type BasketRemoveItemUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketRemoveItemUserError'] = ResolversParentTypes['BasketRemoveItemUserError']> = {
  __resolveType: TypeResolveFn<'Conflict' | 'InvalidValue', ParentType, ContextType>;
};

export type BasketRemovePromocodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketRemovePromocodePayload'] = ResolversParentTypes['BasketRemovePromocodePayload']> = {
  basket?: Resolver<Maybe<ResolversTypes['Basket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['BasketRemovePromocodeUserError']>, ParentType, ContextType>;
};

export type BasketRemovePromocodeUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketRemovePromocodeUserError'] = ResolversParentTypes['BasketRemovePromocodeUserError']> = {
  __resolveType: TypeResolveFn<'NotFound', ParentType, ContextType>;
};

export type BasketSetBonusesPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketSetBonusesPayload'] = ResolversParentTypes['BasketSetBonusesPayload']> = {
  basket?: Resolver<Maybe<ResolversTypes['Basket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['BasketSetBonusesUserError']>, ParentType, ContextType>;
};

export type BasketSetBonusesUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketSetBonusesUserError'] = ResolversParentTypes['BasketSetBonusesUserError']> = {
  __resolveType: TypeResolveFn<'Conflict' | 'InvalidValue' | 'NotFound', ParentType, ContextType>;
};

export type BasketSetDeferredItemsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketSetDeferredItemsPayload'] = ResolversParentTypes['BasketSetDeferredItemsPayload']> = {
  basket?: Resolver<Maybe<ResolversTypes['Basket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['BasketSetDeferredItemsUserError']>, ParentType, ContextType>;
};

export type BasketSetDeferredItemsUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketSetDeferredItemsUserError'] = ResolversParentTypes['BasketSetDeferredItemsUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue' | 'NotFound', ParentType, ContextType>;
};

export type BasketSetGiftPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketSetGiftPayload'] = ResolversParentTypes['BasketSetGiftPayload']> = {
  basket?: Resolver<Maybe<ResolversTypes['Basket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['BasketSetGiftUserError']>, ParentType, ContextType>;
};

export type BasketSetGiftUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketSetGiftUserError'] = ResolversParentTypes['BasketSetGiftUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue' | 'NotFound', ParentType, ContextType>;
};

export type BasketSetLaterPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketSetLaterPayload'] = ResolversParentTypes['BasketSetLaterPayload']> = {
  basket?: Resolver<Maybe<ResolversTypes['Basket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['BasketSetLaterUserError']>, ParentType, ContextType>;
};

export type BasketSetLaterUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketSetLaterUserError'] = ResolversParentTypes['BasketSetLaterUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue' | 'NotFound', ParentType, ContextType>;
};

export type BasketSetPromocodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketSetPromocodePayload'] = ResolversParentTypes['BasketSetPromocodePayload']> = {
  basket?: Resolver<Maybe<ResolversTypes['Basket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['BasketSetPromocodeUserError']>, ParentType, ContextType>;
};

export type BasketSetPromocodeUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketSetPromocodeUserError'] = ResolversParentTypes['BasketSetPromocodeUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue' | 'NotFound', ParentType, ContextType>;
};

export type BasketSetQuantityPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketSetQuantityPayload'] = ResolversParentTypes['BasketSetQuantityPayload']> = {
  basket?: Resolver<Maybe<ResolversTypes['Basket']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['BasketSetQuantityUserError']>, ParentType, ContextType>;
};

export type BasketSetQuantityUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketSetQuantityUserError'] = ResolversParentTypes['BasketSetQuantityUserError']> = {
  __resolveType: TypeResolveFn<'Conflict' | 'InvalidValue' | 'NotFound' | 'OutOfStock', ParentType, ContextType>;
};

export type BasketSmartPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketSmartPrice'] = ResolversParentTypes['BasketSmartPrice']> = {
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['SmartPriceState']>, ParentType, ContextType>;
  tx?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type BasketTracePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketTracePayload'] = ResolversParentTypes['BasketTracePayload']> = {
  isTraced?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['BasketTraceUserError']>, ParentType, ContextType>;
};

export type BasketTraceUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketTraceUserError'] = ResolversParentTypes['BasketTraceUserError']> = {
  __resolveType: TypeResolveFn<'NotFound', ParentType, ContextType>;
};

export type BasketUnavailableResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BasketUnavailable'] = ResolversParentTypes['BasketUnavailable']> = {
  item?: Resolver<ResolversTypes['BasketItem'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BonusEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BonusEntry'] = ResolversParentTypes['BonusEntry']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  happenedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BonusEntryKind'], ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type BrandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BreadcrumbResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Breadcrumb'] = ResolversParentTypes['Breadcrumb']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BundlePriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BundlePrice'] = ResolversParentTypes['BundlePrice']> = {
  finalPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type BundleVariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BundleVariant'] = ResolversParentTypes['BundleVariant']> = {
  actionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BundleKind'], ParentType, ContextType>;
  months?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentTypeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  prices?: Resolver<Array<ResolversTypes['BundlePrice']>, ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  children?: Resolver<Maybe<Array<ResolversTypes['Category']>>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  productsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CheckoutOrder'] = ResolversParentTypes['CheckoutOrder']> = {
  courier?: Resolver<Array<ResolversTypes['DeliveryOption']>, ParentType, ContextType>;
  express?: Resolver<Maybe<ResolversTypes['DeliveryOption']>, ParentType, ContextType>;
  expressOptions?: Resolver<Maybe<Array<ResolversTypes['DeliveryOption']>>, ParentType, ContextType>;
  isDigital?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOnlyInStores?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPreorder?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['BasketItem']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pickup?: Resolver<Array<ResolversTypes['DeliveryOption']>, ParentType, ContextType>;
  soonerInParts?: Resolver<Array<ResolversTypes['PartialPickup']>, ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['City'] = ResolversParentTypes['City']> = {
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  declension?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryTypeIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  hasMetro?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasMkad?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kladrCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paymentTypeIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  territoryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zoneCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CityPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CityPage'] = ResolversParentTypes['CityPage']> = {
  nodes?: Resolver<Array<ResolversTypes['City']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['NumberedPageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CleanedAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CleanedAddress'] = ResolversParentTypes['CleanedAddress']> = {
  building?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cityName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flatNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  houseNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  housing?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isKnown?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  street?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CleanedNameResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CleanedName'] = ResolversParentTypes['CleanedName']> = {
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  patronymic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CleanedPhoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CleanedPhone'] = ResolversParentTypes['CleanedPhone']> = {
  isForeign?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['Phone']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CodeWrongResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CodeWrong'] = ResolversParentTypes['CodeWrong']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  triesLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CommentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment']> = {
  answers?: Resolver<Array<ResolversTypes['CommentAnswer']>, ParentType, ContextType>;
  answersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cons?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dislikesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  experience?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  myVote?: Resolver<Maybe<ResolversTypes['CommentVote']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  pros?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CommentStatus'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['CommentType']>, ParentType, ContextType>;
};

export type CommentAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentAnswer'] = ResolversParentTypes['CommentAnswer']> = {
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dislikesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isExpert?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMine?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  myVote?: Resolver<Maybe<ResolversTypes['CommentVote']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CommentStatus'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CommentCreatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentCreatePayload'] = ResolversParentTypes['CommentCreatePayload']> = {
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['CommentCreateUserError']>, ParentType, ContextType>;
};

export type CommentCreateUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentCreateUserError'] = ResolversParentTypes['CommentCreateUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue' | 'NotFound', ParentType, ContextType>;
};

export type CommentDislikePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentDislikePayload'] = ResolversParentTypes['CommentDislikePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['CommentDislikeUserError']>, ParentType, ContextType>;
  votes?: Resolver<Maybe<ResolversTypes['CommentVotes']>, ParentType, ContextType>;
};

export type CommentDislikeUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentDislikeUserError'] = ResolversParentTypes['CommentDislikeUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue' | 'NotFound', ParentType, ContextType>;
};

export type CommentLikePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentLikePayload'] = ResolversParentTypes['CommentLikePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['CommentLikeUserError']>, ParentType, ContextType>;
  votes?: Resolver<Maybe<ResolversTypes['CommentVotes']>, ParentType, ContextType>;
};

export type CommentLikeUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentLikeUserError'] = ResolversParentTypes['CommentLikeUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue' | 'NotFound', ParentType, ContextType>;
};

export type CommentModeratePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentModeratePayload'] = ResolversParentTypes['CommentModeratePayload']> = {
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['CommentModerateUserError']>, ParentType, ContextType>;
};

export type CommentModerateUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentModerateUserError'] = ResolversParentTypes['CommentModerateUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue' | 'NotFound', ParentType, ContextType>;
};

export type CommentPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentPage'] = ResolversParentTypes['CommentPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['NumberedPageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CommentVotesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CommentVotes'] = ResolversParentTypes['CommentVotes']> = {
  dislikesCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  likesCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  myVote?: Resolver<ResolversTypes['CommentVote'], ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kpp?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ogrn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ComparedModelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ComparedModel'] = ResolversParentTypes['ComparedModel']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CompilationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Compilation'] = ResolversParentTypes['Compilation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type ConflictResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Conflict'] = ResolversParentTypes['Conflict']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CorpFastOrderPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CorpFastOrderPayload'] = ResolversParentTypes['CorpFastOrderPayload']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isOrderStatusOpen?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['CorpFastOrderUserError']>, ParentType, ContextType>;
};

export type CorpFastOrderUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CorpFastOrderUserError'] = ResolversParentTypes['CorpFastOrderUserError']> = {
  __resolveType: TypeResolveFn<'Conflict' | 'InvalidValue', ParentType, ContextType>;
};

export type CreditResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Credit'] = ResolversParentTypes['Credit']> = {
  dailyPayment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  monthlyPayment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  periods?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['CreditType'], ParentType, ContextType>;
};

export type CreditBankResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreditBank'] = ResolversParentTypes['CreditBank']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreditConditionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreditConditions'] = ResolversParentTypes['CreditConditions']> = {
  accessories?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  accessoriesPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  installmentLimit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCredit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLimitExceeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWarrantyAsked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWarrantyRecommended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWarrantyRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  notification?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priceFrom?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  priceOfAccessories?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type CreditOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreditOffer'] = ResolversParentTypes['CreditOffer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLimitExceeded?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CreditKind'], ParentType, ContextType>;
  lastTerm?: Resolver<Maybe<ResolversTypes['CreditTerm']>, ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  terms?: Resolver<Array<ResolversTypes['CreditTerm']>, ParentType, ContextType>;
};

export type CreditTermResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreditTerm'] = ResolversParentTypes['CreditTerm']> = {
  actionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  banks?: Resolver<Array<ResolversTypes['CreditBank']>, ParentType, ContextType>;
  conditions?: Resolver<Maybe<ResolversTypes['CreditConditions']>, ParentType, ContextType>;
  hasConditions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overpayment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paymentTypeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeliveryOptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeliveryOption'] = ResolversParentTypes['DeliveryOption']> = {
  cityId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  costPrepayment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  datetime?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  hasPreorderProduct?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  interval?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DeliveryKind'], ParentType, ContextType>;
  minutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  paymentTypeIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['DeliveryPurpose'], ParentType, ContextType>;
  salePoint?: Resolver<Maybe<ResolversTypes['Store']>, ParentType, ContextType>;
  salePointId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  store?: Resolver<Maybe<ResolversTypes['Store']>, ParentType, ContextType>;
  storeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  timeText?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DeviceWorthResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeviceWorth'] = ResolversParentTypes['DeviceWorth']> = {
  brandId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  calculatorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  groupId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memory?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  modelId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type DimensionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Dimensions'] = ResolversParentTypes['Dimensions']> = {
  depth?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DiscountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Discount'] = ResolversParentTypes['Discount']> = {
  actionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promocode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type EmployeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Employee'] = ResolversParentTypes['Employee']> = {
  employeeName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  personnelNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tradePointName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tradePointNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EmployeeSignInTokenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeSignInTokenPayload'] = ResolversParentTypes['EmployeeSignInTokenPayload']> = {
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['EmployeeSignInTokenUserError']>, ParentType, ContextType>;
};

export type EmployeeSignInTokenUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeSignInTokenUserError'] = ResolversParentTypes['EmployeeSignInTokenUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue', ParentType, ContextType>;
};

export type EmployeeSignInTradePointPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeSignInTradePointPayload'] = ResolversParentTypes['EmployeeSignInTradePointPayload']> = {
  employee?: Resolver<Maybe<ResolversTypes['Employee']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['EmployeeSignInTradePointUserError']>, ParentType, ContextType>;
};

export type EmployeeSignInTradePointUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeSignInTradePointUserError'] = ResolversParentTypes['EmployeeSignInTradePointUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue', ParentType, ContextType>;
};

export type EmployeeSignOutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeSignOutPayload'] = ResolversParentTypes['EmployeeSignOutPayload']> = {
  isEndedAtProvider?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['EmployeeSignOutUserError']>, ParentType, ContextType>;
};

export type EmployeeSignOutUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmployeeSignOutUserError'] = ResolversParentTypes['EmployeeSignOutUserError']> = {
  __resolveType: TypeResolveFn<'Conflict', ParentType, ContextType>;
};

export type FacetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Facet'] = ResolversParentTypes['Facet']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sort?: Resolver<Maybe<ResolversTypes['ListingSort']>, ParentType, ContextType>;
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

export type GiftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Gift'] = ResolversParentTypes['Gift']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  words?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HighlightResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Highlight'] = ResolversParentTypes['Highlight']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvalidValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvalidValue'] = ResolversParentTypes['InvalidValue']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface KopecksScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Kopecks'], any> {
  name: 'Kopecks';
}

export type ListingPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ListingPage'] = ResolversParentTypes['ListingPage']> = {
  facets?: Resolver<Maybe<Array<ResolversTypes['Facet']>>, ParentType, ContextType, Partial<ListingPageFacetsArgs>>;
  nodes?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['NumberedPageInfo'], ParentType, ContextType>;
  sort?: Resolver<ResolversTypes['ListingSort'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LoyaltyCardResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoyaltyCard'] = ResolversParentTypes['LoyaltyCard']> = {
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  ean?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['BonusEntry']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LoyaltyCardAddPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoyaltyCardAddPayload'] = ResolversParentTypes['LoyaltyCardAddPayload']> = {
  card?: Resolver<Maybe<ResolversTypes['LoyaltyCard']>, ParentType, ContextType>;
  checkData?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['LoyaltyCardAddUserError']>, ParentType, ContextType>;
};

export type LoyaltyCardAddUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoyaltyCardAddUserError'] = ResolversParentTypes['LoyaltyCardAddUserError']> = {
  __resolveType: TypeResolveFn<'Conflict' | 'InvalidValue' | 'NotFound', ParentType, ContextType>;
};

export type LoyaltyCardRemovePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoyaltyCardRemovePayload'] = ResolversParentTypes['LoyaltyCardRemovePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['LoyaltyCardRemoveUserError']>, ParentType, ContextType>;
};

export type LoyaltyCardRemoveUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoyaltyCardRemoveUserError'] = ResolversParentTypes['LoyaltyCardRemoveUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue' | 'NotFound', ParentType, ContextType>;
};

export type LoyaltyLimitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoyaltyLimit'] = ResolversParentTypes['LoyaltyLimit']> = {
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  maxAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type LoyaltyRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoyaltyRules'] = ResolversParentTypes['LoyaltyRules']> = {
  earnedPercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  isPerpetual?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  payablePercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  welcomeBonuses?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type LoyaltySendCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoyaltySendCodePayload'] = ResolversParentTypes['LoyaltySendCodePayload']> = {
  expiresIn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['LoyaltySendCodeUserError']>, ParentType, ContextType>;
};

export type LoyaltySendCodeUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoyaltySendCodeUserError'] = ResolversParentTypes['LoyaltySendCodeUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue', ParentType, ContextType>;
};

export type LoyaltyVerificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoyaltyVerification'] = ResolversParentTypes['LoyaltyVerification']> = {
  isValid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LoyaltyVerifyCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoyaltyVerifyCodePayload'] = ResolversParentTypes['LoyaltyVerifyCodePayload']> = {
  cardId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  checkData?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['LoyaltyVerifyCodeUserError']>, ParentType, ContextType>;
};

export type LoyaltyVerifyCodeUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoyaltyVerifyCodeUserError'] = ResolversParentTypes['LoyaltyVerifyCodeUserError']> = {
  __resolveType: TypeResolveFn<'CodeWrong' | 'InvalidValue', ParentType, ContextType>;
};

export type LoyaltyVerifyDataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LoyaltyVerifyData'] = ResolversParentTypes['LoyaltyVerifyData']> = {
  cardId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MarkdownOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MarkdownOffer'] = ResolversParentTypes['MarkdownOffer']> = {
  grade?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MenuItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MenuItem'] = ResolversParentTypes['MenuItem']> = {
  banner?: Resolver<Maybe<ResolversTypes['Banner']>, ParentType, ContextType>;
  children?: Resolver<Array<ResolversTypes['MenuItem']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ModificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Modification'] = ResolversParentTypes['Modification']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['ModificationValue']>, ParentType, ContextType>;
};

export type ModificationValueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModificationValue'] = ResolversParentTypes['ModificationValue']> = {
  isAvailable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MoneyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Kopecks'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['Currency'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addressAdd?: Resolver<Maybe<ResolversTypes['AddressAddPayload']>, ParentType, ContextType, RequireFields<MutationAddressAddArgs, 'input'>>;
  addressRemove?: Resolver<Maybe<ResolversTypes['AddressRemovePayload']>, ParentType, ContextType, RequireFields<MutationAddressRemoveArgs, 'input'>>;
  addressUpdate?: Resolver<Maybe<ResolversTypes['AddressUpdatePayload']>, ParentType, ContextType, RequireFields<MutationAddressUpdateArgs, 'input'>>;
  articleReviewDislike?: Resolver<Maybe<ResolversTypes['ArticleReviewDislikePayload']>, ParentType, ContextType, RequireFields<MutationArticleReviewDislikeArgs, 'input'>>;
  articleReviewLike?: Resolver<Maybe<ResolversTypes['ArticleReviewLikePayload']>, ParentType, ContextType, RequireFields<MutationArticleReviewLikeArgs, 'input'>>;
  basketAddAccessory?: Resolver<Maybe<ResolversTypes['BasketAddAccessoryPayload']>, ParentType, ContextType, RequireFields<MutationBasketAddAccessoryArgs, 'input'>>;
  basketAddItem?: Resolver<Maybe<ResolversTypes['BasketAddItemPayload']>, ParentType, ContextType, RequireFields<MutationBasketAddItemArgs, 'input'>>;
  basketAddWarranty?: Resolver<Maybe<ResolversTypes['BasketAddWarrantyPayload']>, ParentType, ContextType, RequireFields<MutationBasketAddWarrantyArgs, 'input'>>;
  basketClear?: Resolver<Maybe<ResolversTypes['BasketClearPayload']>, ParentType, ContextType>;
  basketRemoveBonuses?: Resolver<Maybe<ResolversTypes['BasketRemoveBonusesPayload']>, ParentType, ContextType>;
  basketRemoveGift?: Resolver<Maybe<ResolversTypes['BasketRemoveGiftPayload']>, ParentType, ContextType>;
  basketRemoveItem?: Resolver<Maybe<ResolversTypes['BasketRemoveItemPayload']>, ParentType, ContextType, RequireFields<MutationBasketRemoveItemArgs, 'input'>>;
  basketRemovePromocode?: Resolver<Maybe<ResolversTypes['BasketRemovePromocodePayload']>, ParentType, ContextType>;
  basketSetBonuses?: Resolver<Maybe<ResolversTypes['BasketSetBonusesPayload']>, ParentType, ContextType, RequireFields<MutationBasketSetBonusesArgs, 'input'>>;
  basketSetDeferredItems?: Resolver<Maybe<ResolversTypes['BasketSetDeferredItemsPayload']>, ParentType, ContextType, RequireFields<MutationBasketSetDeferredItemsArgs, 'input'>>;
  basketSetGift?: Resolver<Maybe<ResolversTypes['BasketSetGiftPayload']>, ParentType, ContextType, RequireFields<MutationBasketSetGiftArgs, 'input'>>;
  basketSetLater?: Resolver<Maybe<ResolversTypes['BasketSetLaterPayload']>, ParentType, ContextType, RequireFields<MutationBasketSetLaterArgs, 'input'>>;
  basketSetPromocode?: Resolver<Maybe<ResolversTypes['BasketSetPromocodePayload']>, ParentType, ContextType, RequireFields<MutationBasketSetPromocodeArgs, 'input'>>;
  basketSetQuantity?: Resolver<Maybe<ResolversTypes['BasketSetQuantityPayload']>, ParentType, ContextType, RequireFields<MutationBasketSetQuantityArgs, 'input'>>;
  basketTrace?: Resolver<Maybe<ResolversTypes['BasketTracePayload']>, ParentType, ContextType>;
  commentCreate?: Resolver<Maybe<ResolversTypes['CommentCreatePayload']>, ParentType, ContextType, RequireFields<MutationCommentCreateArgs, 'input'>>;
  commentDislike?: Resolver<Maybe<ResolversTypes['CommentDislikePayload']>, ParentType, ContextType, RequireFields<MutationCommentDislikeArgs, 'input'>>;
  commentLike?: Resolver<Maybe<ResolversTypes['CommentLikePayload']>, ParentType, ContextType, RequireFields<MutationCommentLikeArgs, 'input'>>;
  commentModerate?: Resolver<Maybe<ResolversTypes['CommentModeratePayload']>, ParentType, ContextType, RequireFields<MutationCommentModerateArgs, 'input'>>;
  corpFastOrder?: Resolver<Maybe<ResolversTypes['CorpFastOrderPayload']>, ParentType, ContextType, RequireFields<MutationCorpFastOrderArgs, 'input'>>;
  employeeSignInToken?: Resolver<Maybe<ResolversTypes['EmployeeSignInTokenPayload']>, ParentType, ContextType, RequireFields<MutationEmployeeSignInTokenArgs, 'input'>>;
  employeeSignInTradePoint?: Resolver<Maybe<ResolversTypes['EmployeeSignInTradePointPayload']>, ParentType, ContextType, RequireFields<MutationEmployeeSignInTradePointArgs, 'input'>>;
  employeeSignOut?: Resolver<Maybe<ResolversTypes['EmployeeSignOutPayload']>, ParentType, ContextType>;
  loyaltyCardAdd?: Resolver<Maybe<ResolversTypes['LoyaltyCardAddPayload']>, ParentType, ContextType, RequireFields<MutationLoyaltyCardAddArgs, 'input'>>;
  loyaltyCardRemove?: Resolver<Maybe<ResolversTypes['LoyaltyCardRemovePayload']>, ParentType, ContextType, RequireFields<MutationLoyaltyCardRemoveArgs, 'input'>>;
  loyaltySendCode?: Resolver<Maybe<ResolversTypes['LoyaltySendCodePayload']>, ParentType, ContextType, RequireFields<MutationLoyaltySendCodeArgs, 'input'>>;
  loyaltyVerifyCode?: Resolver<Maybe<ResolversTypes['LoyaltyVerifyCodePayload']>, ParentType, ContextType, RequireFields<MutationLoyaltyVerifyCodeArgs, 'input'>>;
  orderCancel?: Resolver<Maybe<ResolversTypes['OrderCancelPayload']>, ParentType, ContextType, RequireFields<MutationOrderCancelArgs, 'input'>>;
  orderCreate?: Resolver<Maybe<ResolversTypes['OrderCreatePayload']>, ParentType, ContextType, RequireFields<MutationOrderCreateArgs, 'input'>>;
  orderOpen?: Resolver<Maybe<ResolversTypes['OrderOpenPayload']>, ParentType, ContextType, RequireFields<MutationOrderOpenArgs, 'input'>>;
  orderRequestReturn?: Resolver<Maybe<ResolversTypes['OrderRequestReturnPayload']>, ParentType, ContextType, RequireFields<MutationOrderRequestReturnArgs, 'input'>>;
  orderSendCode?: Resolver<Maybe<ResolversTypes['OrderSendCodePayload']>, ParentType, ContextType, RequireFields<MutationOrderSendCodeArgs, 'input'>>;
  orderSendGift?: Resolver<Maybe<ResolversTypes['OrderSendGiftPayload']>, ParentType, ContextType, RequireFields<MutationOrderSendGiftArgs, 'input'>>;
  orderSetStatus?: Resolver<Maybe<ResolversTypes['OrderSetStatusPayload']>, ParentType, ContextType, RequireFields<MutationOrderSetStatusArgs, 'input'>>;
  orderUpdate?: Resolver<Maybe<ResolversTypes['OrderUpdatePayload']>, ParentType, ContextType, RequireFields<MutationOrderUpdateArgs, 'input'>>;
  orderWithdrawReturn?: Resolver<Maybe<ResolversTypes['OrderWithdrawReturnPayload']>, ParentType, ContextType, RequireFields<MutationOrderWithdrawReturnArgs, 'input'>>;
  passwordRequestReset?: Resolver<Maybe<ResolversTypes['PasswordRequestResetPayload']>, ParentType, ContextType, RequireFields<MutationPasswordRequestResetArgs, 'input'>>;
  passwordReset?: Resolver<Maybe<ResolversTypes['PasswordResetPayload']>, ParentType, ContextType, RequireFields<MutationPasswordResetArgs, 'input'>>;
  paymentStart?: Resolver<Maybe<ResolversTypes['PaymentStartPayload']>, ParentType, ContextType, RequireFields<MutationPaymentStartArgs, 'input'>>;
  productListAdd?: Resolver<Maybe<ResolversTypes['ProductListAddPayload']>, ParentType, ContextType, RequireFields<MutationProductListAddArgs, 'input'>>;
  productListRemove?: Resolver<Maybe<ResolversTypes['ProductListRemovePayload']>, ParentType, ContextType, RequireFields<MutationProductListRemoveArgs, 'input'>>;
  profileConfirmEmail?: Resolver<Maybe<ResolversTypes['ProfileConfirmEmailPayload']>, ParentType, ContextType, RequireFields<MutationProfileConfirmEmailArgs, 'input'>>;
  profileRemove?: Resolver<Maybe<ResolversTypes['ProfileRemovePayload']>, ParentType, ContextType>;
  profileSetMailings?: Resolver<Maybe<ResolversTypes['ProfileSetMailingsPayload']>, ParentType, ContextType, RequireFields<MutationProfileSetMailingsArgs, 'input'>>;
  profileSubscribe?: Resolver<Maybe<ResolversTypes['ProfileSubscribePayload']>, ParentType, ContextType, RequireFields<MutationProfileSubscribeArgs, 'input'>>;
  profileUpdate?: Resolver<Maybe<ResolversTypes['ProfileUpdatePayload']>, ParentType, ContextType, RequireFields<MutationProfileUpdateArgs, 'input'>>;
  repairCallRequest?: Resolver<Maybe<ResolversTypes['RepairCallRequestPayload']>, ParentType, ContextType, RequireFields<MutationRepairCallRequestArgs, 'input'>>;
  repairOpen?: Resolver<Maybe<ResolversTypes['RepairOpenPayload']>, ParentType, ContextType, RequireFields<MutationRepairOpenArgs, 'input'>>;
  repairRequestCreate?: Resolver<Maybe<ResolversTypes['RepairRequestCreatePayload']>, ParentType, ContextType, RequireFields<MutationRepairRequestCreateArgs, 'input'>>;
  repairSendCode?: Resolver<Maybe<ResolversTypes['RepairSendCodePayload']>, ParentType, ContextType, RequireFields<MutationRepairSendCodeArgs, 'input'>>;
  repairSendOpeningCode?: Resolver<Maybe<ResolversTypes['RepairSendOpeningCodePayload']>, ParentType, ContextType, RequireFields<MutationRepairSendOpeningCodeArgs, 'input'>>;
  repairVerifyCode?: Resolver<Maybe<ResolversTypes['RepairVerifyCodePayload']>, ParentType, ContextType, RequireFields<MutationRepairVerifyCodeArgs, 'input'>>;
  sessionRefresh?: Resolver<Maybe<ResolversTypes['SessionRefreshPayload']>, ParentType, ContextType, RequireFields<MutationSessionRefreshArgs, 'input'>>;
  sessionSendCode?: Resolver<Maybe<ResolversTypes['SessionSendCodePayload']>, ParentType, ContextType, RequireFields<MutationSessionSendCodeArgs, 'input'>>;
  sessionSignIn?: Resolver<Maybe<ResolversTypes['SessionSignInPayload']>, ParentType, ContextType, RequireFields<MutationSessionSignInArgs, 'input'>>;
  sessionSignInWithCode?: Resolver<Maybe<ResolversTypes['SessionSignInWithCodePayload']>, ParentType, ContextType, RequireFields<MutationSessionSignInWithCodeArgs, 'input'>>;
  sessionSignOut?: Resolver<Maybe<ResolversTypes['SessionSignOutPayload']>, ParentType, ContextType>;
  sessionSignUp?: Resolver<Maybe<ResolversTypes['SessionSignUpPayload']>, ParentType, ContextType, RequireFields<MutationSessionSignUpArgs, 'input'>>;
  sessionVerifyCode?: Resolver<Maybe<ResolversTypes['SessionVerifyCodePayload']>, ParentType, ContextType, RequireFields<MutationSessionVerifyCodeArgs, 'input'>>;
  smartPriceBegin?: Resolver<Maybe<ResolversTypes['SmartPriceBeginPayload']>, ParentType, ContextType, RequireFields<MutationSmartPriceBeginArgs, 'input'>>;
  smartPriceStartValuation?: Resolver<Maybe<ResolversTypes['SmartPriceStartValuationPayload']>, ParentType, ContextType, RequireFields<MutationSmartPriceStartValuationArgs, 'input'>>;
  tradeInRemove?: Resolver<Maybe<ResolversTypes['TradeInRemovePayload']>, ParentType, ContextType, RequireFields<MutationTradeInRemoveArgs, 'input'>>;
  tradeInRemoveDerivable?: Resolver<Maybe<ResolversTypes['TradeInRemoveDerivablePayload']>, ParentType, ContextType>;
  tradeInSave?: Resolver<Maybe<ResolversTypes['TradeInSavePayload']>, ParentType, ContextType, RequireFields<MutationTradeInSaveArgs, 'input'>>;
  tradeInSetData?: Resolver<Maybe<ResolversTypes['TradeInSetDataPayload']>, ParentType, ContextType, RequireFields<MutationTradeInSetDataArgs, 'input'>>;
  tradeInSetDerivable?: Resolver<Maybe<ResolversTypes['TradeInSetDerivablePayload']>, ParentType, ContextType, RequireFields<MutationTradeInSetDerivableArgs, 'input'>>;
};

export type NameSuggestionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NameSuggestion'] = ResolversParentTypes['NameSuggestion']> = {
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  patronymic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NewsItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsItem'] = ResolversParentTypes['NewsItem']> = {
  announce?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<Array<ResolversTypes['ArticleBlock']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  publishedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NewsItemPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NewsItemPage'] = ResolversParentTypes['NewsItemPage']> = {
  nodes?: Resolver<Array<ResolversTypes['NewsItem']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['NumberedPageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Node'] = ResolversParentTypes['Node']> = {
  __resolveType: TypeResolveFn<'Category' | 'City' | 'NewsItem' | 'Order' | 'Payment' | 'Product' | 'RepairRequest' | 'SpecialOffer' | 'Store', ParentType, ContextType>;
};

export type NotFoundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotFound'] = ResolversParentTypes['NotFound']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  happenedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['NotificationKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NotificationPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NotificationPage'] = ResolversParentTypes['NotificationPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['NumberedPageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NumberedPageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NumberedPageInfo'] = ResolversParentTypes['NumberedPageInfo']> = {
  currentPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Offer'] = ResolversParentTypes['Offer']> = {
  beforeDiscountPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  benefit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  credit?: Resolver<Maybe<ResolversTypes['Credit']>, ParentType, ContextType>;
  discountTradein?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orderType?: Resolver<ResolversTypes['OrderType'], ParentType, ContextType>;
  pinkPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  priceOld?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  superPrice?: Resolver<Maybe<ResolversTypes['SuperPrice']>, ParentType, ContextType>;
};

export type OrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  city?: Resolver<Maybe<ResolversTypes['City']>, ParentType, ContextType>;
  cityName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cmsAddressee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['OrderCompany']>, ParentType, ContextType>;
  contactName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  deliveryDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  deliveryTimeFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryTimeTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryTimes?: Resolver<Array<ResolversTypes['OrderDeliveryTime']>, ParentType, ContextType>;
  deliveryTypeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  deliveryTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discounts?: Resolver<Array<ResolversTypes['Discount']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  employee?: Resolver<Maybe<ResolversTypes['OrderEmployee']>, ParentType, ContextType>;
  exchangeDevices?: Resolver<Array<ResolversTypes['TradeInDevice']>, ParentType, ContextType>;
  gift?: Resolver<Maybe<ResolversTypes['Gift']>, ParentType, ContextType>;
  hasSim?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  heldUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  insertedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAwaitingPayment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCancelable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCancelled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isEditable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isGiftable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPhoneToConfirm?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isReturnable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  mobilePhone?: Resolver<ResolversTypes['Phone'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  orderTypeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paymentKind?: Resolver<ResolversTypes['PaymentKind'], ParentType, ContextType>;
  paymentState?: Resolver<ResolversTypes['OrderPaymentState'], ParentType, ContextType>;
  paymentStatusCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentStatusName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentTypeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  paymentTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  promocode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receiptUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  refunds?: Resolver<Array<ResolversTypes['Refund']>, ParentType, ContextType>;
  returnDeadlines?: Resolver<Maybe<ResolversTypes['ReturnDeadlines']>, ParentType, ContextType>;
  returnRequests?: Resolver<Array<ResolversTypes['ReturnRequest']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['OrderStep']>, ParentType, ContextType>;
  store?: Resolver<Maybe<ResolversTypes['Store']>, ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  sumPrepaid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalSum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  waitingSum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrderCancelPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCancelPayload'] = ResolversParentTypes['OrderCancelPayload']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['OrderCancelUserError']>, ParentType, ContextType>;
};

export type OrderCancelUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCancelUserError'] = ResolversParentTypes['OrderCancelUserError']> = {
  __resolveType: TypeResolveFn<'Conflict' | 'InvalidValue' | 'NotFound', ParentType, ContextType>;
};

export type OrderChangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderChange'] = ResolversParentTypes['OrderChange']> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Order'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderChangeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderChangeConnection'] = ResolversParentTypes['OrderChangeConnection']> = {
  edges?: Resolver<Array<ResolversTypes['OrderChangeEdge']>, ParentType, ContextType>;
  latestCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type OrderChangeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderChangeEdge'] = ResolversParentTypes['OrderChangeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['OrderChange'], ParentType, ContextType>;
};

export type OrderCompanyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCompany'] = ResolversParentTypes['OrderCompany']> = {
  inn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderCreatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCreatePayload'] = ResolversParentTypes['OrderCreatePayload']> = {
  orderKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<Maybe<Array<ResolversTypes['Order']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['OrderCreateUserError']>, ParentType, ContextType>;
};

export type OrderCreateUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderCreateUserError'] = ResolversParentTypes['OrderCreateUserError']> = {
  __resolveType: TypeResolveFn<'BasketChanged' | 'Conflict' | 'InvalidValue' | 'NotFound' | 'OutOfStock' | 'PriceChanged' | 'QuoteExpired' | 'QuoteInvalid', ParentType, ContextType>;
};

export type OrderDeliveryTimeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderDeliveryTime'] = ResolversParentTypes['OrderDeliveryTime']> = {
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderEmployeeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderEmployee'] = ResolversParentTypes['OrderEmployee']> = {
  personnelNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tradePointNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  finalPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isWarranty?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  manuals?: Resolver<Array<ResolversTypes['Manual']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  returnableCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  returned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tradeIn?: Resolver<Maybe<ResolversTypes['DeviceWorth']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warrantyUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type OrderOpenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderOpenPayload'] = ResolversParentTypes['OrderOpenPayload']> = {
  orderKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['OrderOpenUserError']>, ParentType, ContextType>;
};

export type OrderOpenUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderOpenUserError'] = ResolversParentTypes['OrderOpenUserError']> = {
  __resolveType: TypeResolveFn<'CodeWrong' | 'InvalidValue' | 'NotFound', ParentType, ContextType>;
};

export type OrderPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderPage'] = ResolversParentTypes['OrderPage']> = {
  nodes?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['NumberedPageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderQuoteResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderQuote'] = ResolversParentTypes['OrderQuote']> = {
  deliveryCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['OrderTotal']>, ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  validUntil?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OrderRequestReturnPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderRequestReturnPayload'] = ResolversParentTypes['OrderRequestReturnPayload']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['OrderRequestReturnUserError']>, ParentType, ContextType>;
};

export type OrderRequestReturnUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderRequestReturnUserError'] = ResolversParentTypes['OrderRequestReturnUserError']> = {
  __resolveType: TypeResolveFn<'Conflict' | 'InvalidValue' | 'NotFound', ParentType, ContextType>;
};

export type OrderSendCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderSendCodePayload'] = ResolversParentTypes['OrderSendCodePayload']> = {
  expiresIn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['OrderSendCodeUserError']>, ParentType, ContextType>;
};

export type OrderSendCodeUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderSendCodeUserError'] = ResolversParentTypes['OrderSendCodeUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue', ParentType, ContextType>;
};

export type OrderSendGiftPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderSendGiftPayload'] = ResolversParentTypes['OrderSendGiftPayload']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['OrderSendGiftUserError']>, ParentType, ContextType>;
};

export type OrderSendGiftUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderSendGiftUserError'] = ResolversParentTypes['OrderSendGiftUserError']> = {
  __resolveType: TypeResolveFn<'Conflict' | 'InvalidValue' | 'NotFound', ParentType, ContextType>;
};

export type OrderSetStatusPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderSetStatusPayload'] = ResolversParentTypes['OrderSetStatusPayload']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['OrderSetStatusUserError']>, ParentType, ContextType>;
};

export type OrderSetStatusUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderSetStatusUserError'] = ResolversParentTypes['OrderSetStatusUserError']> = {
  __resolveType: TypeResolveFn<'Conflict' | 'InvalidValue' | 'NotFound', ParentType, ContextType>;
};

export type OrderStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderStep'] = ResolversParentTypes['OrderStep']> = {
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderToRepayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderToRepay'] = ResolversParentTypes['OrderToRepay']> = {
  canRepay?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  contactName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliveryCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderToRepayItem']>, ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  mobilePhone?: Resolver<ResolversTypes['Phone'], ParentType, ContextType>;
  orderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  prepaidBasket?: Resolver<Array<ResolversTypes['PrepaidItem']>, ParentType, ContextType>;
  restrictedPaymentTypeIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RepaymentStatus'], ParentType, ContextType>;
  totalSum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderToRepayItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderToRepayItem'] = ResolversParentTypes['OrderToRepayItem']> = {
  finalPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sectionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type OrderTotalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderTotal'] = ResolversParentTypes['OrderTotal']> = {
  deliveryCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  orderKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type OrderUpdatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderUpdatePayload'] = ResolversParentTypes['OrderUpdatePayload']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['OrderUpdateUserError']>, ParentType, ContextType>;
};

export type OrderUpdateUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderUpdateUserError'] = ResolversParentTypes['OrderUpdateUserError']> = {
  __resolveType: TypeResolveFn<'Conflict' | 'InvalidValue' | 'NotFound', ParentType, ContextType>;
};

export type OrderWithdrawReturnPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderWithdrawReturnPayload'] = ResolversParentTypes['OrderWithdrawReturnPayload']> = {
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['OrderWithdrawReturnUserError']>, ParentType, ContextType>;
};

export type OrderWithdrawReturnUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrderWithdrawReturnUserError'] = ResolversParentTypes['OrderWithdrawReturnUserError']> = {
  __resolveType: TypeResolveFn<'Conflict' | 'NotFound', ParentType, ContextType>;
};

export type OutOfStockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OutOfStock'] = ResolversParentTypes['OutOfStock']> = {
  available?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PartialPickupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PartialPickup'] = ResolversParentTypes['PartialPickup']> = {
  delivery?: Resolver<ResolversTypes['DeliveryOption'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['BasketItem']>, ParentType, ContextType>;
};

export type PasswordRequestResetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordRequestResetPayload'] = ResolversParentTypes['PasswordRequestResetPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['PasswordRequestResetUserError']>, ParentType, ContextType>;
};

export type PasswordRequestResetUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordRequestResetUserError'] = ResolversParentTypes['PasswordRequestResetUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue', ParentType, ContextType>;
};

export type PasswordResetPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordResetPayload'] = ResolversParentTypes['PasswordResetPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['PasswordResetUserError']>, ParentType, ContextType>;
};

export type PasswordResetUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordResetUserError'] = ResolversParentTypes['PasswordResetUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue', ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PaymentKind'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
  orderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  statusCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sum?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  typeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isForGiftCertificates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLimitExceeded?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isPrepaid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PaymentKind'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  maxBasketThreshold?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  minBasketThreshold?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  periods?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  tab?: Resolver<ResolversTypes['PaymentTab'], ParentType, ContextType>;
  terms?: Resolver<Array<ResolversTypes['PaymentTerm']>, ParentType, ContextType>;
  typeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PaymentStartPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentStartPayload'] = ResolversParentTypes['PaymentStartPayload']> = {
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['PaymentStartUserError']>, ParentType, ContextType>;
};

export type PaymentStartUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentStartUserError'] = ResolversParentTypes['PaymentStartUserError']> = {
  __resolveType: TypeResolveFn<'Conflict' | 'InvalidValue' | 'NotFound', ParentType, ContextType>;
};

export type PaymentTermResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PaymentTerm'] = ResolversParentTypes['PaymentTerm']> = {
  lastPayment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overpayment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export interface PhoneScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Phone'], any> {
  name: 'Phone';
}

export type PrepaidItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PrepaidItem'] = ResolversParentTypes['PrepaidItem']> = {
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PriceChangedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PriceChanged'] = ResolversParentTypes['PriceChanged']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  now?: Resolver<Array<ResolversTypes['OrderTotal']>, ParentType, ContextType>;
  was?: Resolver<Array<ResolversTypes['OrderTotal']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PricePointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PricePoint'] = ResolversParentTypes['PricePoint']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  accessories?: Resolver<Maybe<ResolversTypes['AccessoryPage']>, ParentType, ContextType, RequireFields<ProductAccessoriesArgs, 'perPage' | 'sort'>>;
  accessoryBundle?: Resolver<Maybe<ResolversTypes['AccessoryBundle']>, ParentType, ContextType>;
  accessoryCategories?: Resolver<Maybe<Array<ResolversTypes['AccessoryCategory']>>, ParentType, ContextType, Partial<ProductAccessoryCategoriesArgs>>;
  accessoryGroups?: Resolver<Maybe<Array<ResolversTypes['AccessoryGroup']>>, ParentType, ContextType, Partial<ProductAccessoryGroupsArgs>>;
  actions?: Resolver<Maybe<Array<ResolversTypes['Action']>>, ParentType, ContextType>;
  article?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  availability?: Resolver<Maybe<ResolversTypes['Availability']>, ParentType, ContextType, Partial<ProductAvailabilityArgs>>;
  brand?: Resolver<ResolversTypes['Brand'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  categoryNameSingular?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  colors?: Resolver<Maybe<Array<ResolversTypes['ProductColor']>>, ParentType, ContextType>;
  comparedModel?: Resolver<Maybe<ResolversTypes['ComparedModel']>, ParentType, ContextType>;
  compilations?: Resolver<Maybe<Array<ResolversTypes['Compilation']>>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  creditOffers?: Resolver<Maybe<Array<ResolversTypes['CreditOffer']>>, ParentType, ContextType, RequireFields<ProductCreditOffersArgs, 'groupCredit' | 'groupDeferred'>>;
  deliveries?: Resolver<Maybe<Array<ResolversTypes['DeliveryOption']>>, ParentType, ContextType, Partial<ProductDeliveriesArgs>>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dimensions?: Resolver<Maybe<ResolversTypes['Dimensions']>, ParentType, ContextType>;
  highlights?: Resolver<Array<ResolversTypes['Highlight']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isBuyable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<ProductIsBuyableArgs, 'onCredit'>>;
  isDemo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDigital?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLowestPrice?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isMarkdown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOnSale?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isShownAsAvailable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, Partial<ProductIsShownAsAvailableArgs>>;
  isUsed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWarranty?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lookedWith?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType>;
  lowestSupplierOffer?: Resolver<Maybe<ResolversTypes['SupplierOffer']>, ParentType, ContextType>;
  manuals?: Resolver<Maybe<Array<ResolversTypes['Manual']>>, ParentType, ContextType>;
  markdownGrade?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  markdownOffers?: Resolver<Maybe<Array<ResolversTypes['MarkdownOffer']>>, ParentType, ContextType>;
  mathAccessories?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType>;
  mathAccessoryGroups?: Resolver<Maybe<Array<ResolversTypes['AccessoryGroup']>>, ParentType, ContextType>;
  maxQuantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  modelId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  modifications?: Resolver<Maybe<Array<ResolversTypes['Modification']>>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newProduct?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  offer?: Resolver<ResolversTypes['Offer'], ParentType, ContextType>;
  offerShownInstead?: Resolver<Maybe<ResolversTypes['SupplierOffer']>, ParentType, ContextType>;
  priceHistory?: Resolver<Maybe<Array<ResolversTypes['PricePoint']>>, ParentType, ContextType>;
  priceOnline?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  questionsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rental?: Resolver<Maybe<ResolversTypes['Rental']>, ParentType, ContextType>;
  reviewCounters?: Resolver<ResolversTypes['ReviewCounters'], ParentType, ContextType>;
  runningCost?: Resolver<Maybe<ResolversTypes['RunningCost']>, ParentType, ContextType>;
  sberTerm?: Resolver<Maybe<ResolversTypes['CreditTerm']>, ParentType, ContextType>;
  screen?: Resolver<Maybe<ResolversTypes['Screen']>, ParentType, ContextType>;
  shortUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  similars?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType>;
  smartPriceOffer?: Resolver<Maybe<ResolversTypes['SmartPriceOffer']>, ParentType, ContextType>;
  specifications?: Resolver<Maybe<Array<ResolversTypes['SpecificationGroup']>>, ParentType, ContextType>;
  stickers?: Resolver<Array<ResolversTypes['Sticker']>, ParentType, ContextType>;
  stock?: Resolver<Maybe<Array<ResolversTypes['StoreStock']>>, ParentType, ContextType, RequireFields<ProductStockArgs, 'storeIds'>>;
  stores?: Resolver<Maybe<Array<ResolversTypes['StoreStock']>>, ParentType, ContextType, Partial<ProductStoresArgs>>;
  supplierId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  supplierOffers?: Resolver<Maybe<Array<ResolversTypes['SupplierOffer']>>, ParentType, ContextType>;
  tabs?: Resolver<Maybe<Array<ResolversTypes['ProductTab']>>, ParentType, ContextType>;
  tradeInBonuses?: Resolver<Maybe<Array<ResolversTypes['TradeInBonus']>>, ParentType, ContextType>;
  tradeInSticker?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variant?: Resolver<Maybe<ResolversTypes['Variant']>, ParentType, ContextType>;
  viewedTogether?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType>;
  warranties?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType>;
  warrantyDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  youtube?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProductColorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductColor'] = ResolversParentTypes['ProductColor']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductList'] = ResolversParentTypes['ProductList']> = {
  kind?: Resolver<ResolversTypes['ProductListKind'], ParentType, ContextType>;
  mostCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  productIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  products?: Resolver<Maybe<Array<Maybe<ResolversTypes['Product']>>>, ParentType, ContextType>;
};

export type ProductListAddPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductListAddPayload'] = ResolversParentTypes['ProductListAddPayload']> = {
  list?: Resolver<Maybe<ResolversTypes['ProductList']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['ProductListAddUserError']>, ParentType, ContextType>;
};

export type ProductListAddUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductListAddUserError'] = ResolversParentTypes['ProductListAddUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue' | 'NotFound', ParentType, ContextType>;
};

export type ProductListRemovePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductListRemovePayload'] = ResolversParentTypes['ProductListRemovePayload']> = {
  list?: Resolver<Maybe<ResolversTypes['ProductList']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['ProductListRemoveUserError']>, ParentType, ContextType>;
};

export type ProductListRemoveUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductListRemoveUserError'] = ResolversParentTypes['ProductListRemoveUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue', ParentType, ContextType>;
};

export type ProductOfDayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProductOfDay'] = ResolversParentTypes['ProductOfDay']> = {
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type ProfileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Profile'] = ResolversParentTypes['Profile']> = {
  birthdate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isConfirmedEmail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  newEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['Phone']>, ParentType, ContextType>;
  sex?: Resolver<Maybe<ResolversTypes['Sex']>, ParentType, ContextType>;
  subscribeProductIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  subscribeTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProfileConfirmEmailPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileConfirmEmailPayload'] = ResolversParentTypes['ProfileConfirmEmailPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['ProfileConfirmEmailUserError']>, ParentType, ContextType>;
};

export type ProfileConfirmEmailUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileConfirmEmailUserError'] = ResolversParentTypes['ProfileConfirmEmailUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue', ParentType, ContextType>;
};

export type ProfileRemovePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileRemovePayload'] = ResolversParentTypes['ProfileRemovePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['ProfileRemoveUserError']>, ParentType, ContextType>;
};

export type ProfileRemoveUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileRemoveUserError'] = ResolversParentTypes['ProfileRemoveUserError']> = {
  __resolveType: TypeResolveFn<'Conflict', ParentType, ContextType>;
};

export type ProfileSetMailingsPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileSetMailingsPayload'] = ResolversParentTypes['ProfileSetMailingsPayload']> = {
  user?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['ProfileSetMailingsUserError']>, ParentType, ContextType>;
};

export type ProfileSetMailingsUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileSetMailingsUserError'] = ResolversParentTypes['ProfileSetMailingsUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue', ParentType, ContextType>;
};

export type ProfileSubscribePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileSubscribePayload'] = ResolversParentTypes['ProfileSubscribePayload']> = {
  user?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['ProfileSubscribeUserError']>, ParentType, ContextType>;
};

export type ProfileSubscribeUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileSubscribeUserError'] = ResolversParentTypes['ProfileSubscribeUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue' | 'NotFound', ParentType, ContextType>;
};

export type ProfileUpdatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileUpdatePayload'] = ResolversParentTypes['ProfileUpdatePayload']> = {
  user?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['ProfileUpdateUserError']>, ParentType, ContextType>;
};

export type ProfileUpdateUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ProfileUpdateUserError'] = ResolversParentTypes['ProfileUpdateUserError']> = {
  __resolveType: TypeResolveFn<'CodeWrong' | 'Conflict' | 'InvalidValue', ParentType, ContextType>;
};

export type PromocodeStatusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PromocodeStatus'] = ResolversParentTypes['PromocodeStatus']> = {
  isApplied?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accessoryAction?: Resolver<Maybe<ResolversTypes['Action']>, ParentType, ContextType, RequireFields<QueryAccessoryActionArgs, 'products' | 'showHidden'>>;
  actionMechanics?: Resolver<Maybe<ResolversTypes['Action']>, ParentType, ContextType, RequireFields<QueryActionMechanicsArgs, 'actionId' | 'product'>>;
  actions?: Resolver<Maybe<Array<ResolversTypes['Action']>>, ParentType, ContextType, RequireFields<QueryActionsArgs, 'ids'>>;
  addressSuggestions?: Resolver<Maybe<Array<ResolversTypes['AddressSuggestion']>>, ParentType, ContextType, RequireFields<QueryAddressSuggestionsArgs, 'text'>>;
  addresses?: Resolver<Maybe<Array<ResolversTypes['Address']>>, ParentType, ContextType>;
  adventCalendar?: Resolver<Maybe<ResolversTypes['AdventCalendar']>, ParentType, ContextType>;
  articleReview?: Resolver<Maybe<ResolversTypes['ArticleReview']>, ParentType, ContextType, RequireFields<QueryArticleReviewArgs, 'slug'>>;
  articleReviewByCode?: Resolver<Maybe<ResolversTypes['ArticleReview']>, ParentType, ContextType, RequireFields<QueryArticleReviewByCodeArgs, 'code'>>;
  articleReviews?: Resolver<Maybe<ResolversTypes['ArticleReviewPage']>, ParentType, ContextType, RequireFields<QueryArticleReviewsArgs, 'page' | 'sort'>>;
  bannerTypes?: Resolver<Maybe<Array<ResolversTypes['BannerType']>>, ParentType, ContextType>;
  banners?: Resolver<Maybe<Array<ResolversTypes['Banner']>>, ParentType, ContextType, RequireFields<QueryBannersArgs, 'type'>>;
  basket?: Resolver<Maybe<ResolversTypes['Basket']>, ParentType, ContextType, Partial<QueryBasketArgs>>;
  basketPreview?: Resolver<Maybe<ResolversTypes['BasketPreview']>, ParentType, ContextType, RequireFields<QueryBasketPreviewArgs, 'input'>>;
  branch?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brands?: Resolver<Maybe<Array<ResolversTypes['Brand']>>, ParentType, ContextType>;
  breadcrumbs?: Resolver<Maybe<Array<ResolversTypes['Breadcrumb']>>, ParentType, ContextType, RequireFields<QueryBreadcrumbsArgs, 'path'>>;
  categories?: Resolver<Maybe<Array<ResolversTypes['Category']>>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<QueryCategoryArgs, 'id'>>;
  checkoutOrders?: Resolver<Maybe<Array<ResolversTypes['CheckoutOrder']>>, ParentType, ContextType>;
  cities?: Resolver<Maybe<ResolversTypes['CityPage']>, ParentType, ContextType, Partial<QueryCitiesArgs>>;
  city?: Resolver<Maybe<ResolversTypes['City']>, ParentType, ContextType, RequireFields<QueryCityArgs, 'by'>>;
  cleanedAddress?: Resolver<Maybe<ResolversTypes['CleanedAddress']>, ParentType, ContextType, RequireFields<QueryCleanedAddressArgs, 'text'>>;
  cleanedName?: Resolver<Maybe<ResolversTypes['CleanedName']>, ParentType, ContextType, RequireFields<QueryCleanedNameArgs, 'text'>>;
  cleanedPhone?: Resolver<Maybe<ResolversTypes['CleanedPhone']>, ParentType, ContextType, RequireFields<QueryCleanedPhoneArgs, 'text'>>;
  comments?: Resolver<Maybe<ResolversTypes['CommentPage']>, ParentType, ContextType, RequireFields<QueryCommentsArgs, 'ownerId' | 'type'>>;
  commentsWaiting?: Resolver<Maybe<ResolversTypes['CommentPage']>, ParentType, ContextType, RequireFields<QueryCommentsWaitingArgs, 'page'>>;
  company?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType, RequireFields<QueryCompanyArgs, 'inn'>>;
  comparison?: Resolver<Maybe<ResolversTypes['ProductList']>, ParentType, ContextType>;
  currentCity?: Resolver<ResolversTypes['City'], ParentType, ContextType>;
  emailSuggestions?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType, RequireFields<QueryEmailSuggestionsArgs, 'text'>>;
  favorites?: Resolver<Maybe<ResolversTypes['ProductList']>, ParentType, ContextType>;
  features?: Resolver<Maybe<Array<ResolversTypes['Feature']>>, ParentType, ContextType>;
  listing?: Resolver<Maybe<ResolversTypes['ListingPage']>, ParentType, ContextType, RequireFields<QueryListingArgs, 'of' | 'page'>>;
  loyaltyCards?: Resolver<Maybe<Array<ResolversTypes['LoyaltyCard']>>, ParentType, ContextType>;
  loyaltyLimit?: Resolver<Maybe<ResolversTypes['LoyaltyLimit']>, ParentType, ContextType, RequireFields<QueryLoyaltyLimitArgs, 'cardId' | 'checkData'>>;
  loyaltyNotifications?: Resolver<Maybe<ResolversTypes['NotificationPage']>, ParentType, ContextType, Partial<QueryLoyaltyNotificationsArgs>>;
  loyaltyRules?: Resolver<Maybe<ResolversTypes['LoyaltyRules']>, ParentType, ContextType>;
  loyaltyVerification?: Resolver<Maybe<ResolversTypes['LoyaltyVerification']>, ParentType, ContextType, RequireFields<QueryLoyaltyVerificationArgs, 'cardId' | 'checkData'>>;
  loyaltyVerifyData?: Resolver<Maybe<ResolversTypes['LoyaltyVerifyData']>, ParentType, ContextType, RequireFields<QueryLoyaltyVerifyDataArgs, 'cardId'>>;
  mainPage?: Resolver<Maybe<ResolversTypes['MainPage']>, ParentType, ContextType>;
  me?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
  menu?: Resolver<Maybe<Array<ResolversTypes['MenuItem']>>, ParentType, ContextType>;
  nameSuggestions?: Resolver<Maybe<Array<ResolversTypes['NameSuggestion']>>, ParentType, ContextType, RequireFields<QueryNameSuggestionsArgs, 'text'>>;
  nearestCity?: Resolver<Maybe<ResolversTypes['City']>, ParentType, ContextType, RequireFields<QueryNearestCityArgs, 'latitude' | 'longitude'>>;
  news?: Resolver<Maybe<ResolversTypes['NewsItemPage']>, ParentType, ContextType, RequireFields<QueryNewsArgs, 'page'>>;
  newsItem?: Resolver<Maybe<ResolversTypes['NewsItem']>, ParentType, ContextType, RequireFields<QueryNewsItemArgs, 'id'>>;
  node?: Resolver<Maybe<ResolversTypes['Node']>, ParentType, ContextType, RequireFields<QueryNodeArgs, 'nodeId'>>;
  nodes?: Resolver<Maybe<Array<Maybe<ResolversTypes['Node']>>>, ParentType, ContextType, RequireFields<QueryNodesArgs, 'nodeIds'>>;
  order?: Resolver<Maybe<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<QueryOrderArgs, 'id'>>;
  orderQuote?: Resolver<Maybe<ResolversTypes['OrderQuote']>, ParentType, ContextType, RequireFields<QueryOrderQuoteArgs, 'deliveries'>>;
  orderReceipts?: Resolver<Maybe<Array<ResolversTypes['Receipt']>>, ParentType, ContextType, RequireFields<QueryOrderReceiptsArgs, 'orderId'>>;
  orderToRepay?: Resolver<Maybe<ResolversTypes['OrderToRepay']>, ParentType, ContextType, RequireFields<QueryOrderToRepayArgs, 'orderId'>>;
  orders?: Resolver<Maybe<ResolversTypes['OrderPage']>, ParentType, ContextType, Partial<QueryOrdersArgs>>;
  ordersFeed?: Resolver<Maybe<ResolversTypes['OrderChangeConnection']>, ParentType, ContextType, Partial<QueryOrdersFeedArgs>>;
  ordersSearch?: Resolver<Maybe<ResolversTypes['OrderPage']>, ParentType, ContextType, RequireFields<QueryOrdersSearchArgs, 'page'>>;
  ownComments?: Resolver<Maybe<ResolversTypes['CommentPage']>, ParentType, ContextType, RequireFields<QueryOwnCommentsArgs, 'type'>>;
  payment?: Resolver<Maybe<ResolversTypes['Payment']>, ParentType, ContextType, RequireFields<QueryPaymentArgs, 'id'>>;
  paymentMethods?: Resolver<Maybe<Array<ResolversTypes['PaymentMethod']>>, ParentType, ContextType, Partial<QueryPaymentMethodsArgs>>;
  priorityCities?: Resolver<Maybe<Array<ResolversTypes['City']>>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>;
  productAction?: Resolver<Maybe<ResolversTypes['Action']>, ParentType, ContextType, RequireFields<QueryProductActionArgs, 'products' | 'showHidden'>>;
  products?: Resolver<Maybe<Array<Maybe<ResolversTypes['Product']>>>, ParentType, ContextType, RequireFields<QueryProductsArgs, 'ids'>>;
  repairBrands?: Resolver<Maybe<Array<ResolversTypes['RepairBrand']>>, ParentType, ContextType, Partial<QueryRepairBrandsArgs>>;
  repairDeviceProblems?: Resolver<Maybe<Array<ResolversTypes['RepairProblem']>>, ParentType, ContextType, RequireFields<QueryRepairDeviceProblemsArgs, 'deviceTypeId'>>;
  repairDeviceTypes?: Resolver<Maybe<Array<ResolversTypes['RepairDeviceType']>>, ParentType, ContextType, Partial<QueryRepairDeviceTypesArgs>>;
  repairModelProblems?: Resolver<Maybe<Array<ResolversTypes['RepairProblem']>>, ParentType, ContextType, RequireFields<QueryRepairModelProblemsArgs, 'modelId'>>;
  repairModels?: Resolver<Maybe<Array<ResolversTypes['RepairModel']>>, ParentType, ContextType, RequireFields<QueryRepairModelsArgs, 'brandId'>>;
  repairRequest?: Resolver<Maybe<ResolversTypes['RepairRequest']>, ParentType, ContextType, RequireFields<QueryRepairRequestArgs, 'id'>>;
  repairRequests?: Resolver<Maybe<ResolversTypes['RepairRequestPage']>, ParentType, ContextType, Partial<QueryRepairRequestsArgs>>;
  repairRequestsSearch?: Resolver<Maybe<ResolversTypes['RepairRequestPage']>, ParentType, ContextType, RequireFields<QueryRepairRequestsSearchArgs, 'page'>>;
  reviewBrands?: Resolver<Maybe<Array<ResolversTypes['ReviewFilterBadge']>>, ParentType, ContextType, Partial<QueryReviewBrandsArgs>>;
  reviewCategories?: Resolver<Maybe<Array<ResolversTypes['ReviewFilterBadge']>>, ParentType, ContextType, Partial<QueryReviewCategoriesArgs>>;
  reviewCounts?: Resolver<Maybe<ResolversTypes['ReviewCounts']>, ParentType, ContextType, RequireFields<QueryReviewCountsArgs, 'ownerId'>>;
  reviewPage?: Resolver<Maybe<ResolversTypes['ReviewPage']>, ParentType, ContextType, RequireFields<QueryReviewPageArgs, 'path'>>;
  reviewTags?: Resolver<Maybe<Array<ResolversTypes['ReviewFilterBadge']>>, ParentType, ContextType, Partial<QueryReviewTagsArgs>>;
  revoLimit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  sberBusinessAuthorization?: Resolver<Maybe<ResolversTypes['SberBusinessAuthorization']>, ParentType, ContextType, RequireFields<QuerySberBusinessAuthorizationArgs, 'orderId'>>;
  searchPlaceholders?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  searchReading?: Resolver<Maybe<ResolversTypes['SearchReading']>, ParentType, ContextType, RequireFields<QuerySearchReadingArgs, 'asTyped' | 'text'>>;
  searchSuggestions?: Resolver<Maybe<ResolversTypes['SearchSuggestions']>, ParentType, ContextType, RequireFields<QuerySearchSuggestionsArgs, 'text'>>;
  seo?: Resolver<Maybe<ResolversTypes['Seo']>, ParentType, ContextType, RequireFields<QuerySeoArgs, 'path'>>;
  series?: Resolver<Maybe<Array<ResolversTypes['Series']>>, ParentType, ContextType>;
  serviceCenters?: Resolver<Maybe<Array<ResolversTypes['ServiceCenter']>>, ParentType, ContextType, Partial<QueryServiceCentersArgs>>;
  sitemapParts?: Resolver<Maybe<Array<ResolversTypes['SitemapPart']>>, ParentType, ContextType>;
  sitemapProducts?: Resolver<Maybe<Array<ResolversTypes['SitemapEntry']>>, ParentType, ContextType, RequireFields<QuerySitemapProductsArgs, 'last'>>;
  smartPrice?: Resolver<Maybe<ResolversTypes['SmartPriceInfo']>, ParentType, ContextType, RequireFields<QuerySmartPriceArgs, 'tx'>>;
  specialOffer?: Resolver<Maybe<ResolversTypes['SpecialOffer']>, ParentType, ContextType, RequireFields<QuerySpecialOfferArgs, 'id'>>;
  specialOfferBrands?: Resolver<Maybe<Array<ResolversTypes['SpecialOfferChoice']>>, ParentType, ContextType>;
  specialOfferChannels?: Resolver<Maybe<Array<ResolversTypes['SpecialOfferChoice']>>, ParentType, ContextType>;
  specialOfferMechanics?: Resolver<Maybe<Array<ResolversTypes['SpecialOfferChoice']>>, ParentType, ContextType>;
  specialOffers?: Resolver<Maybe<ResolversTypes['SpecialOfferPage']>, ParentType, ContextType, RequireFields<QuerySpecialOffersArgs, 'page'>>;
  store?: Resolver<Maybe<ResolversTypes['Store']>, ParentType, ContextType, RequireFields<QueryStoreArgs, 'id'>>;
  stores?: Resolver<Maybe<Array<ResolversTypes['Store']>>, ParentType, ContextType, Partial<QueryStoresArgs>>;
  storesByAddress?: Resolver<Maybe<Array<ResolversTypes['StoreNearAddress']>>, ParentType, ContextType, RequireFields<QueryStoresByAddressArgs, 'address'>>;
  tagSynonyms?: Resolver<Maybe<Array<ResolversTypes['TagSynonym']>>, ParentType, ContextType>;
  tags?: Resolver<Maybe<Array<ResolversTypes['Tag']>>, ParentType, ContextType, Partial<QueryTagsArgs>>;
  trackedOrder?: Resolver<Maybe<ResolversTypes['TrackedOrder']>, ParentType, ContextType, RequireFields<QueryTrackedOrderArgs, 'id' | 'phone'>>;
  tradeInBrandModels?: Resolver<Maybe<Array<ResolversTypes['TradeInBrandModels']>>, ParentType, ContextType, RequireFields<QueryTradeInBrandModelsArgs, 'calculatorId'>>;
  tradeInCalculators?: Resolver<Maybe<Array<ResolversTypes['TradeInCalculator']>>, ParentType, ContextType, Partial<QueryTradeInCalculatorsArgs>>;
  tradeInColors?: Resolver<Maybe<Array<ResolversTypes['TradeInColor']>>, ParentType, ContextType, RequireFields<QueryTradeInColorsArgs, 'calculatorId' | 'modelId'>>;
  tradeInDerivable?: Resolver<Maybe<ResolversTypes['TradeInDevice']>, ParentType, ContextType>;
  tradeInDerivableColorPrices?: Resolver<Maybe<Array<ResolversTypes['TradeInColor']>>, ParentType, ContextType, RequireFields<QueryTradeInDerivableColorPricesArgs, 'modelId'>>;
  tradeInDerivableMemories?: Resolver<Maybe<Array<ResolversTypes['TradeInMemory']>>, ParentType, ContextType, RequireFields<QueryTradeInDerivableMemoriesArgs, 'modelId'>>;
  tradeInDiscount?: Resolver<Maybe<ResolversTypes['TradeInDiscount']>, ParentType, ContextType, RequireFields<QueryTradeInDiscountArgs, 'productId'>>;
  tradeInExchangeDevices?: Resolver<Maybe<Array<ResolversTypes['TradeInDevice']>>, ParentType, ContextType>;
  tradeInGroups?: Resolver<Maybe<Array<ResolversTypes['TradeInGroup']>>, ParentType, ContextType, RequireFields<QueryTradeInGroupsArgs, 'calculatorId'>>;
  tradeInLetterBrands?: Resolver<Maybe<Array<ResolversTypes['TradeInBrand']>>, ParentType, ContextType, Partial<QueryTradeInLetterBrandsArgs>>;
  tradeInLetterModels?: Resolver<Maybe<Array<ResolversTypes['TradeInModel']>>, ParentType, ContextType, RequireFields<QueryTradeInLetterModelsArgs, 'brandId'>>;
  tradeInLetterPrices?: Resolver<Maybe<Array<ResolversTypes['TradeInPrice']>>, ParentType, ContextType, RequireFields<QueryTradeInLetterPricesArgs, 'modelId'>>;
  tradeInMemoryInfo?: Resolver<Maybe<ResolversTypes['TradeInMemoryInfo']>, ParentType, ContextType, RequireFields<QueryTradeInMemoryInfoArgs, 'calculatorId' | 'modelId'>>;
  tradeInPopularBrands?: Resolver<Maybe<Array<ResolversTypes['TradeInBrand']>>, ParentType, ContextType, RequireFields<QueryTradeInPopularBrandsArgs, 'calculatorId'>>;
  tradeInPrices?: Resolver<Maybe<Array<ResolversTypes['TradeInPrice']>>, ParentType, ContextType, RequireFields<QueryTradeInPricesArgs, 'calculatorId' | 'modelId'>>;
  tradeInSearch?: Resolver<Maybe<ResolversTypes['TradeInModelPage']>, ParentType, ContextType, RequireFields<QueryTradeInSearchArgs, 'calculatorId' | 'page' | 'perPage'>>;
  viewer?: Resolver<ResolversTypes['Viewer'], ParentType, ContextType>;
  virtualRestrictedPaymentTypeIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type QuoteExpiredResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteExpired'] = ResolversParentTypes['QuoteExpired']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QuoteInvalidResolvers<ContextType = Context, ParentType extends ResolversParentTypes['QuoteInvalid'] = ResolversParentTypes['QuoteInvalid']> = {
  code?: Resolver<ResolversTypes['UserErrorCode'], ParentType, ContextType>;
  field?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReceiptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Receipt'] = ResolversParentTypes['Receipt']> = {
  buyer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cash?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  cashless?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  fiscalDrive?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fiscalSign?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  issuedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ReceiptLine']>, ParentType, ContextType>;
  kktRegistration?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['ReceiptOperation'], ParentType, ContextType>;
  qr?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seller?: Resolver<Maybe<ResolversTypes['ReceiptSeller']>, ParentType, ContextType>;
  shift?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  vatSum?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type ReceiptLineResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceiptLine'] = ResolversParentTypes['ReceiptLine']> = {
  method?: Resolver<Maybe<ResolversTypes['ReceiptMethod']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['ReceiptSubject']>, ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  vatRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  vatSum?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type ReceiptSellerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReceiptSeller'] = ResolversParentTypes['ReceiptSeller']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  taxation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RefundResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Refund'] = ResolversParentTypes['Refund']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['RefundReason'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RefundStatus'], ParentType, ContextType>;
  sum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type RentalResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Rental'] = ResolversParentTypes['Rental']> = {
  pricePerDay?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type RepairAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepairAddress'] = ResolversParentTypes['RepairAddress']> = {
  building?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  entrance?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  flat?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  floor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  house?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  street?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeFrom?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeTo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RepairBrandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepairBrand'] = ResolversParentTypes['RepairBrand']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RepairCallRequestPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepairCallRequestPayload'] = ResolversParentTypes['RepairCallRequestPayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['RepairCallRequestUserError']>, ParentType, ContextType>;
};

export type RepairCallRequestUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepairCallRequestUserError'] = ResolversParentTypes['RepairCallRequestUserError']> = {
  __resolveType: TypeResolveFn<'Conflict' | 'InvalidValue', ParentType, ContextType>;
};

export type RepairDeviceTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepairDeviceType'] = ResolversParentTypes['RepairDeviceType']> = {
  hasData?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasImei?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPlumbed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  singular?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RepairEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepairEvent'] = ResolversParentTypes['RepairEvent']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RepairModelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepairModel'] = ResolversParentTypes['RepairModel']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RepairOpenPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepairOpenPayload'] = ResolversParentTypes['RepairOpenPayload']> = {
  repairKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['RepairOpenUserError']>, ParentType, ContextType>;
};

export type RepairOpenUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepairOpenUserError'] = ResolversParentTypes['RepairOpenUserError']> = {
  __resolveType: TypeResolveFn<'CodeWrong' | 'InvalidValue' | 'NotFound', ParentType, ContextType>;
};

export type RepairProblemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepairProblem'] = ResolversParentTypes['RepairProblem']> = {
  cost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  discountedCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isInstallation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVisibleDamage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RepairRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepairRequest'] = ResolversParentTypes['RepairRequest']> = {
  address?: Resolver<Maybe<ResolversTypes['RepairAddress']>, ParentType, ContextType>;
  contactName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  discountedCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  documentIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  handover?: Resolver<Maybe<ResolversTypes['RepairHandover']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['RepairEvent']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['RepairKind']>, ParentType, ContextType>;
  mobilePhone?: Resolver<Maybe<ResolversTypes['Phone']>, ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purchaseOrderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['RepairStatus'], ParentType, ContextType>;
  statusCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statusName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  store?: Resolver<Maybe<ResolversTypes['Store']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RepairRequestCreatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepairRequestCreatePayload'] = ResolversParentTypes['RepairRequestCreatePayload']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  repairKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['RepairRequestCreateUserError']>, ParentType, ContextType>;
};

export type RepairRequestCreateUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepairRequestCreateUserError'] = ResolversParentTypes['RepairRequestCreateUserError']> = {
  __resolveType: TypeResolveFn<'Conflict' | 'InvalidValue' | 'NotFound', ParentType, ContextType>;
};

export type RepairRequestPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepairRequestPage'] = ResolversParentTypes['RepairRequestPage']> = {
  nodes?: Resolver<Array<ResolversTypes['RepairRequest']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['NumberedPageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RepairSendCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepairSendCodePayload'] = ResolversParentTypes['RepairSendCodePayload']> = {
  expiresIn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['RepairSendCodeUserError']>, ParentType, ContextType>;
};

export type RepairSendCodeUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepairSendCodeUserError'] = ResolversParentTypes['RepairSendCodeUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue', ParentType, ContextType>;
};

export type RepairSendOpeningCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepairSendOpeningCodePayload'] = ResolversParentTypes['RepairSendOpeningCodePayload']> = {
  expiresIn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['RepairSendOpeningCodeUserError']>, ParentType, ContextType>;
};

export type RepairSendOpeningCodeUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepairSendOpeningCodeUserError'] = ResolversParentTypes['RepairSendOpeningCodeUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue', ParentType, ContextType>;
};

export type RepairVerifyCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepairVerifyCodePayload'] = ResolversParentTypes['RepairVerifyCodePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['RepairVerifyCodeUserError']>, ParentType, ContextType>;
};

export type RepairVerifyCodeUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RepairVerifyCodeUserError'] = ResolversParentTypes['RepairVerifyCodeUserError']> = {
  __resolveType: TypeResolveFn<'CodeWrong' | 'InvalidValue', ParentType, ContextType>;
};

export type ReturnDeadlinesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnDeadlines'] = ResolversParentTypes['ReturnDeadlines']> = {
  changedMind?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  defect?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type ReturnItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnItem'] = ResolversParentTypes['ReturnItem']> = {
  itemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReturnRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReturnRequest'] = ResolversParentTypes['ReturnRequest']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  comment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  handover?: Resolver<Maybe<ResolversTypes['ReturnHandover']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isWithdrawable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ReturnItem']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['ReturnReason'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ReturnStatus'], ParentType, ContextType>;
};

export type ReviewCountersResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewCounters'] = ResolversParentTypes['ReviewCounters']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  distribution?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  rating?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ReviewCountsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewCounts'] = ResolversParentTypes['ReviewCounts']> = {
  distribution?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  withCons?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withImages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReviewFilterBadgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewFilterBadge'] = ResolversParentTypes['ReviewFilterBadge']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isChosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  route?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typeTag?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['ReviewFilterBadgeValue'], ParentType, ContextType>;
};

export type ReviewPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewPage'] = ResolversParentTypes['ReviewPage']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sorts?: Resolver<Array<ResolversTypes['ReviewSortItem']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ReviewSortItemResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReviewSortItem'] = ResolversParentTypes['ReviewSortItem']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['ArticleReviewSort'], ParentType, ContextType>;
};

export type RunningCostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunningCost'] = ResolversParentTypes['RunningCost']> = {
  parts?: Resolver<Array<ResolversTypes['RunningCostPart']>, ParentType, ContextType>;
  perYear?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  years?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RunningCostPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RunningCostPart'] = ResolversParentTypes['RunningCostPart']> = {
  basis?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tariff?: Resolver<Maybe<ResolversTypes['Tariff']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SberBusinessAuthorizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SberBusinessAuthorization'] = ResolversParentTypes['SberBusinessAuthorization']> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ScreenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Screen'] = ResolversParentTypes['Screen']> = {
  diagonal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  resolution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SearchPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchPage'] = ResolversParentTypes['SearchPage']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchPart'] = ResolversParentTypes['SearchPart']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rest?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchReadingResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchReading'] = ResolversParentTypes['SearchReading']> = {
  corrected?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  leftOut?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  nearest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['SearchPage']>, ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['SearchPart']>, ParentType, ContextType>;
  redirect?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unmatched?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SearchSuggestionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SearchSuggestions'] = ResolversParentTypes['SearchSuggestions']> = {
  brands?: Resolver<Array<ResolversTypes['SuggestedLink']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['SuggestedLink']>, ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['SearchPage']>, ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['SuggestedProduct']>, ParentType, ContextType>;
  queries?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SeoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Seo'] = ResolversParentTypes['Seo']> = {
  canonical?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  h1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redirect?: Resolver<Maybe<ResolversTypes['SeoRedirect']>, ParentType, ContextType>;
  robots?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SeoRedirectResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SeoRedirect'] = ResolversParentTypes['SeoRedirect']> = {
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SeriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Series'] = ResolversParentTypes['Series']> = {
  brand?: Resolver<ResolversTypes['Brand'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ServiceCenterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceCenter'] = ResolversParentTypes['ServiceCenter']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brandCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workTimeLine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  accessToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refreshExpiresIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refreshToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['Profile']>, ParentType, ContextType>;
};

export type SessionRefreshPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionRefreshPayload'] = ResolversParentTypes['SessionRefreshPayload']> = {
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['SessionRefreshUserError']>, ParentType, ContextType>;
};

export type SessionRefreshUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionRefreshUserError'] = ResolversParentTypes['SessionRefreshUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue', ParentType, ContextType>;
};

export type SessionSendCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionSendCodePayload'] = ResolversParentTypes['SessionSendCodePayload']> = {
  expiresIn?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['SessionSendCodeUserError']>, ParentType, ContextType>;
};

export type SessionSendCodeUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionSendCodeUserError'] = ResolversParentTypes['SessionSendCodeUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue', ParentType, ContextType>;
};

export type SessionSignInPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionSignInPayload'] = ResolversParentTypes['SessionSignInPayload']> = {
  basketChanges?: Resolver<Maybe<Array<ResolversTypes['BasketMergedItem']>>, ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['SessionSignInUserError']>, ParentType, ContextType>;
};

export type SessionSignInUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionSignInUserError'] = ResolversParentTypes['SessionSignInUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue', ParentType, ContextType>;
};

export type SessionSignInWithCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionSignInWithCodePayload'] = ResolversParentTypes['SessionSignInWithCodePayload']> = {
  basketChanges?: Resolver<Maybe<Array<ResolversTypes['BasketMergedItem']>>, ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['SessionSignInWithCodeUserError']>, ParentType, ContextType>;
};

export type SessionSignInWithCodeUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionSignInWithCodeUserError'] = ResolversParentTypes['SessionSignInWithCodeUserError']> = {
  __resolveType: TypeResolveFn<'CodeWrong' | 'InvalidValue', ParentType, ContextType>;
};

export type SessionSignOutPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionSignOutPayload'] = ResolversParentTypes['SessionSignOutPayload']> = {
  isEndedAtProvider?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['SessionSignOutUserError']>, ParentType, ContextType>;
};

export type SessionSignOutUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionSignOutUserError'] = ResolversParentTypes['SessionSignOutUserError']> = {
  __resolveType: TypeResolveFn<'Conflict', ParentType, ContextType>;
};

export type SessionSignUpPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionSignUpPayload'] = ResolversParentTypes['SessionSignUpPayload']> = {
  basketChanges?: Resolver<Maybe<Array<ResolversTypes['BasketMergedItem']>>, ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['SessionSignUpUserError']>, ParentType, ContextType>;
};

export type SessionSignUpUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionSignUpUserError'] = ResolversParentTypes['SessionSignUpUserError']> = {
  __resolveType: TypeResolveFn<'CodeWrong' | 'InvalidValue', ParentType, ContextType>;
};

export type SessionVerifyCodePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionVerifyCodePayload'] = ResolversParentTypes['SessionVerifyCodePayload']> = {
  userErrors?: Resolver<Array<ResolversTypes['SessionVerifyCodeUserError']>, ParentType, ContextType>;
};

export type SessionVerifyCodeUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionVerifyCodeUserError'] = ResolversParentTypes['SessionVerifyCodeUserError']> = {
  __resolveType: TypeResolveFn<'CodeWrong' | 'InvalidValue', ParentType, ContextType>;
};

export type SitemapEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SitemapEntry'] = ResolversParentTypes['SitemapEntry']> = {
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SitemapPartResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SitemapPart'] = ResolversParentTypes['SitemapPart']> = {
  after?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  changedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  last?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SlideResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Slide'] = ResolversParentTypes['Slide']> = {
  button?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageMobile?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SmartPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SmartPrice'] = ResolversParentTypes['SmartPrice']> = {
  discountBenefit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  productId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  totalDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tradeinId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  tx?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SmartPriceBeginPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SmartPriceBeginPayload'] = ResolversParentTypes['SmartPriceBeginPayload']> = {
  tx?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['SmartPriceBeginUserError']>, ParentType, ContextType>;
};

export type SmartPriceBeginUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SmartPriceBeginUserError'] = ResolversParentTypes['SmartPriceBeginUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue' | 'NotFound', ParentType, ContextType>;
};

export type SmartPriceInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SmartPriceInfo'] = ResolversParentTypes['SmartPriceInfo']> = {
  smartPrice?: Resolver<Maybe<ResolversTypes['SmartPrice']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SmartPriceState'], ParentType, ContextType>;
};

export type SmartPriceOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SmartPriceOffer'] = ResolversParentTypes['SmartPriceOffer']> = {
  discountBenefit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalDiscount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type SmartPriceStartValuationPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SmartPriceStartValuationPayload'] = ResolversParentTypes['SmartPriceStartValuationPayload']> = {
  tx?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['SmartPriceStartValuationUserError']>, ParentType, ContextType>;
};

export type SmartPriceStartValuationUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SmartPriceStartValuationUserError'] = ResolversParentTypes['SmartPriceStartValuationUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue' | 'NotFound', ParentType, ContextType>;
};

export type SpecialOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpecialOffer'] = ResolversParentTypes['SpecialOffer']> = {
  announce?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<Array<ResolversTypes['ArticleBlock']>, ParentType, ContextType>;
  brands?: Resolver<Array<ResolversTypes['SpecialOfferChoice']>, ParentType, ContextType>;
  channels?: Resolver<Array<ResolversTypes['SpecialOfferChoice']>, ParentType, ContextType>;
  endsOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mechanics?: Resolver<Array<ResolversTypes['SpecialOfferChoice']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  previews?: Resolver<Maybe<Array<ResolversTypes['SpecialOfferPreview']>>, ParentType, ContextType>;
  productTag?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  products?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType, Partial<SpecialOfferProductsArgs>>;
  promocodes?: Resolver<Array<ResolversTypes['SpecialOfferPromocode']>, ParentType, ContextType>;
  startsOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SpecialOfferChoiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpecialOfferChoice'] = ResolversParentTypes['SpecialOfferChoice']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SpecialOfferPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpecialOfferPage'] = ResolversParentTypes['SpecialOfferPage']> = {
  nodes?: Resolver<Array<ResolversTypes['SpecialOffer']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['NumberedPageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SpecialOfferPreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpecialOfferPreview'] = ResolversParentTypes['SpecialOfferPreview']> = {
  announce?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endsOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SpecialOfferPromocodeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SpecialOfferPromocode'] = ResolversParentTypes['SpecialOfferPromocode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priceFrom?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
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
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoreResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Store'] = ResolversParentTypes['Store']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['City']>, ParentType, ContextType>;
  convenience?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  directions?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hoursText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isOpen?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StoreKind'], ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nodeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  stations?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  typeCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  typeId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workTime?: Resolver<Array<Maybe<ResolversTypes['WorkHours']>>, ParentType, ContextType>;
  workTimeLine?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StoreNearAddressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreNearAddress'] = ResolversParentTypes['StoreNearAddress']> = {
  distance?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  store?: Resolver<ResolversTypes['Store'], ParentType, ContextType>;
};

export type StoreStockResolvers<ContextType = Context, ParentType extends ResolversParentTypes['StoreStock'] = ResolversParentTypes['StoreStock']> = {
  pickupAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  store?: Resolver<ResolversTypes['Store'], ParentType, ContextType>;
  timeText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  ordersFeed?: SubscriptionResolver<Maybe<ResolversTypes['OrderChangeConnection']>, "ordersFeed", ParentType, ContextType, Partial<SubscriptionOrdersFeedArgs>>;
};

export type SuggestedLinkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuggestedLink'] = ResolversParentTypes['SuggestedLink']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SuggestedProductResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuggestedProduct'] = ResolversParentTypes['SuggestedProduct']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SuperPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuperPrice'] = ResolversParentTypes['SuperPrice']> = {
  actionIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  conditions?: Resolver<Array<ResolversTypes['SuperPriceCondition']>, ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  finalDiscount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  finalPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SuperPriceConditionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SuperPriceCondition'] = ResolversParentTypes['SuperPriceCondition']> = {
  actionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SupplierOfferResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SupplierOffer'] = ResolversParentTypes['SupplierOffer']> = {
  availability?: Resolver<Maybe<ResolversTypes['Availability']>, ParentType, ContextType, Partial<SupplierOfferAvailabilityArgs>>;
  isBuyable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  priceOld?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  supplierId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  supplierName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TagResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Tag'] = ResolversParentTypes['Tag']> = {
  alias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TagSynonymResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TagSynonym'] = ResolversParentTypes['TagSynonym']> = {
  synonym?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tagAlias?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TariffResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Tariff'] = ResolversParentTypes['Tariff']> = {
  since?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TileResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Tile'] = ResolversParentTypes['Tile']> = {
  image?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrackedOrderResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TrackedOrder'] = ResolversParentTypes['TrackedOrder']> = {
  deliveryDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  deliveryTimeFrom?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryTimeTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deliveryTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  insertedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPaid?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  statusCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  statusName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['OrderStep']>, ParentType, ContextType>;
  totalSum?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TradeInBonusResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeInBonus'] = ResolversParentTypes['TradeInBonus']> = {
  devicesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TradeInBrandResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeInBrand'] = ResolversParentTypes['TradeInBrand']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TradeInBrandModelsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeInBrandModels'] = ResolversParentTypes['TradeInBrandModels']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  models?: Resolver<Array<ResolversTypes['TradeInModel']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TradeInCalculatorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeInCalculator'] = ResolversParentTypes['TradeInCalculator']> = {
  categoryIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['TradeInView'], ParentType, ContextType>;
};

export type TradeInColorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeInColor'] = ResolversParentTypes['TradeInColor']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hex?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  memory?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type TradeInDeviceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeInDevice'] = ResolversParentTypes['TradeInDevice']> = {
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  brandId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  calculatorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  colors?: Resolver<Array<ResolversTypes['TradeInDeviceColor']>, ParentType, ContextType>;
  condition?: Resolver<Maybe<ResolversTypes['TradeInCondition']>, ParentType, ContextType>;
  discounts?: Resolver<Array<ResolversTypes['Discount']>, ParentType, ContextType>;
  groupId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  itemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  memory?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  modelId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  newPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  tId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['TradeInDeviceType'], ParentType, ContextType>;
};

export type TradeInDeviceColorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeInDeviceColor'] = ResolversParentTypes['TradeInDeviceColor']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  productId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type TradeInDiscountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeInDiscount'] = ResolversParentTypes['TradeInDiscount']> = {
  discount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discounts?: Resolver<Array<ResolversTypes['Discount']>, ParentType, ContextType>;
  finalPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type TradeInExchangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeInExchange'] = ResolversParentTypes['TradeInExchange']> = {
  derivable?: Resolver<Maybe<ResolversTypes['TradeInDevice']>, ParentType, ContextType>;
  devices?: Resolver<Array<ResolversTypes['TradeInDevice']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TradeInGradeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeInGrade'] = ResolversParentTypes['TradeInGrade']> = {
  condition?: Resolver<ResolversTypes['TradeInCondition'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  letter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TradeInGroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeInGroup'] = ResolversParentTypes['TradeInGroup']> = {
  bestPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  grades?: Resolver<Array<ResolversTypes['TradeInGrade']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  singular?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TradeInMemoryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeInMemory'] = ResolversParentTypes['TradeInMemory']> = {
  memory?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type TradeInMemoryInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeInMemoryInfo'] = ResolversParentTypes['TradeInMemoryInfo']> = {
  memories?: Resolver<Array<ResolversTypes['TradeInMemory']>, ParentType, ContextType>;
  step?: Resolver<ResolversTypes['TradeInMemoryStep'], ParentType, ContextType>;
};

export type TradeInModelResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeInModel'] = ResolversParentTypes['TradeInModel']> = {
  bestPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  brandId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  groupId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TradeInModelPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeInModelPage'] = ResolversParentTypes['TradeInModelPage']> = {
  nodes?: Resolver<Array<ResolversTypes['TradeInModel']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['NumberedPageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TradeInPriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeInPrice'] = ResolversParentTypes['TradeInPrice']> = {
  condition?: Resolver<ResolversTypes['TradeInCondition'], ParentType, ContextType>;
  memory?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type TradeInRemoveDerivablePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeInRemoveDerivablePayload'] = ResolversParentTypes['TradeInRemoveDerivablePayload']> = {
  exchange?: Resolver<Maybe<ResolversTypes['TradeInExchange']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['TradeInRemoveDerivableUserError']>, ParentType, ContextType>;
};

export type TradeInRemoveDerivableUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeInRemoveDerivableUserError'] = ResolversParentTypes['TradeInRemoveDerivableUserError']> = {
  __resolveType: TypeResolveFn<'NotFound', ParentType, ContextType>;
};

export type TradeInRemovePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeInRemovePayload'] = ResolversParentTypes['TradeInRemovePayload']> = {
  exchange?: Resolver<Maybe<ResolversTypes['TradeInExchange']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['TradeInRemoveUserError']>, ParentType, ContextType>;
};

export type TradeInRemoveUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeInRemoveUserError'] = ResolversParentTypes['TradeInRemoveUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue' | 'NotFound', ParentType, ContextType>;
};

export type TradeInSavePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeInSavePayload'] = ResolversParentTypes['TradeInSavePayload']> = {
  exchange?: Resolver<Maybe<ResolversTypes['TradeInExchange']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['TradeInSaveUserError']>, ParentType, ContextType>;
};

export type TradeInSaveUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeInSaveUserError'] = ResolversParentTypes['TradeInSaveUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue' | 'NotFound', ParentType, ContextType>;
};

export type TradeInSetDataPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeInSetDataPayload'] = ResolversParentTypes['TradeInSetDataPayload']> = {
  exchange?: Resolver<Maybe<ResolversTypes['TradeInExchange']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['TradeInSetDataUserError']>, ParentType, ContextType>;
};

export type TradeInSetDataUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeInSetDataUserError'] = ResolversParentTypes['TradeInSetDataUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue' | 'NotFound', ParentType, ContextType>;
};

export type TradeInSetDerivablePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeInSetDerivablePayload'] = ResolversParentTypes['TradeInSetDerivablePayload']> = {
  exchange?: Resolver<Maybe<ResolversTypes['TradeInExchange']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['TradeInSetDerivableUserError']>, ParentType, ContextType>;
};

export type TradeInSetDerivableUserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TradeInSetDerivableUserError'] = ResolversParentTypes['TradeInSetDerivableUserError']> = {
  __resolveType: TypeResolveFn<'InvalidValue' | 'NotFound', ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  __resolveType: TypeResolveFn<'BasketChanged' | 'CodeWrong' | 'Conflict' | 'InvalidValue' | 'NotFound' | 'OutOfStock' | 'PriceChanged' | 'QuoteExpired' | 'QuoteInvalid', ParentType, ContextType>;
};

export type VariantResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Variant'] = ResolversParentTypes['Variant']> = {
  color?: Resolver<Maybe<ResolversTypes['VariantColor']>, ParentType, ContextType>;
  edition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VariantColorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VariantColor'] = ResolversParentTypes['VariantColor']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  application?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  applicationKey?: Resolver<Maybe<ResolversTypes['ApplicationKey']>, ParentType, ContextType>;
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
  AccessoryBundle?: AccessoryBundleResolvers<ContextType>;
  AccessoryCategory?: AccessoryCategoryResolvers<ContextType>;
  AccessoryGroup?: AccessoryGroupResolvers<ContextType>;
  AccessoryPage?: AccessoryPageResolvers<ContextType>;
  Action?: ActionResolvers<ContextType>;
  ActionCondition?: ActionConditionResolvers<ContextType>;
  ActionLine?: ActionLineResolvers<ContextType>;
  ActionMechanic?: ActionMechanicResolvers<ContextType>;
  ActionPresent?: ActionPresentResolvers<ContextType>;
  Address?: AddressResolvers<ContextType>;
  AddressAddPayload?: AddressAddPayloadResolvers<ContextType>;
  AddressAddUserError?: AddressAddUserErrorResolvers<ContextType>;
  AddressRemovePayload?: AddressRemovePayloadResolvers<ContextType>;
  AddressRemoveUserError?: AddressRemoveUserErrorResolvers<ContextType>;
  AddressSuggestion?: AddressSuggestionResolvers<ContextType>;
  AddressUpdatePayload?: AddressUpdatePayloadResolvers<ContextType>;
  AddressUpdateUserError?: AddressUpdateUserErrorResolvers<ContextType>;
  AdventCalendar?: AdventCalendarResolvers<ContextType>;
  AdventDay?: AdventDayResolvers<ContextType>;
  ApplicationKey?: ApplicationKeyResolvers<ContextType>;
  ArticleBlock?: ArticleBlockResolvers<ContextType>;
  ArticleReview?: ArticleReviewResolvers<ContextType>;
  ArticleReviewDislikePayload?: ArticleReviewDislikePayloadResolvers<ContextType>;
  ArticleReviewDislikeUserError?: ArticleReviewDislikeUserErrorResolvers<ContextType>;
  ArticleReviewLikePayload?: ArticleReviewLikePayloadResolvers<ContextType>;
  ArticleReviewLikeUserError?: ArticleReviewLikeUserErrorResolvers<ContextType>;
  ArticleReviewMark?: ArticleReviewMarkResolvers<ContextType>;
  ArticleReviewPage?: ArticleReviewPageResolvers<ContextType>;
  Availability?: AvailabilityResolvers<ContextType>;
  Banner?: BannerResolvers<ContextType>;
  BannerType?: BannerTypeResolvers<ContextType>;
  Basket?: BasketResolvers<ContextType>;
  BasketAddAccessoryPayload?: BasketAddAccessoryPayloadResolvers<ContextType>;
  BasketAddAccessoryUserError?: BasketAddAccessoryUserErrorResolvers<ContextType>;
  BasketAddItemPayload?: BasketAddItemPayloadResolvers<ContextType>;
  BasketAddItemUserError?: BasketAddItemUserErrorResolvers<ContextType>;
  BasketAddWarrantyPayload?: BasketAddWarrantyPayloadResolvers<ContextType>;
  BasketAddWarrantyUserError?: BasketAddWarrantyUserErrorResolvers<ContextType>;
  BasketChange?: BasketChangeResolvers<ContextType>;
  BasketChanged?: BasketChangedResolvers<ContextType>;
  BasketClearPayload?: BasketClearPayloadResolvers<ContextType>;
  BasketClearUserError?: BasketClearUserErrorResolvers<ContextType>;
  BasketItem?: BasketItemResolvers<ContextType>;
  BasketItemOffer?: BasketItemOfferResolvers<ContextType>;
  BasketMergedItem?: BasketMergedItemResolvers<ContextType>;
  BasketOrder?: BasketOrderResolvers<ContextType>;
  BasketPreview?: BasketPreviewResolvers<ContextType>;
  BasketPriceChange?: BasketPriceChangeResolvers<ContextType>;
  BasketQuantityChange?: BasketQuantityChangeResolvers<ContextType>;
  BasketRemoveBonusesPayload?: BasketRemoveBonusesPayloadResolvers<ContextType>;
  BasketRemoveBonusesUserError?: BasketRemoveBonusesUserErrorResolvers<ContextType>;
  BasketRemoveGiftPayload?: BasketRemoveGiftPayloadResolvers<ContextType>;
  BasketRemoveGiftUserError?: BasketRemoveGiftUserErrorResolvers<ContextType>;
  BasketRemoveItemPayload?: BasketRemoveItemPayloadResolvers<ContextType>;
  BasketRemoveItemUserError?: BasketRemoveItemUserErrorResolvers<ContextType>;
  BasketRemovePromocodePayload?: BasketRemovePromocodePayloadResolvers<ContextType>;
  BasketRemovePromocodeUserError?: BasketRemovePromocodeUserErrorResolvers<ContextType>;
  BasketSetBonusesPayload?: BasketSetBonusesPayloadResolvers<ContextType>;
  BasketSetBonusesUserError?: BasketSetBonusesUserErrorResolvers<ContextType>;
  BasketSetDeferredItemsPayload?: BasketSetDeferredItemsPayloadResolvers<ContextType>;
  BasketSetDeferredItemsUserError?: BasketSetDeferredItemsUserErrorResolvers<ContextType>;
  BasketSetGiftPayload?: BasketSetGiftPayloadResolvers<ContextType>;
  BasketSetGiftUserError?: BasketSetGiftUserErrorResolvers<ContextType>;
  BasketSetLaterPayload?: BasketSetLaterPayloadResolvers<ContextType>;
  BasketSetLaterUserError?: BasketSetLaterUserErrorResolvers<ContextType>;
  BasketSetPromocodePayload?: BasketSetPromocodePayloadResolvers<ContextType>;
  BasketSetPromocodeUserError?: BasketSetPromocodeUserErrorResolvers<ContextType>;
  BasketSetQuantityPayload?: BasketSetQuantityPayloadResolvers<ContextType>;
  BasketSetQuantityUserError?: BasketSetQuantityUserErrorResolvers<ContextType>;
  BasketSmartPrice?: BasketSmartPriceResolvers<ContextType>;
  BasketTracePayload?: BasketTracePayloadResolvers<ContextType>;
  BasketTraceUserError?: BasketTraceUserErrorResolvers<ContextType>;
  BasketUnavailable?: BasketUnavailableResolvers<ContextType>;
  BonusEntry?: BonusEntryResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  Breadcrumb?: BreadcrumbResolvers<ContextType>;
  BundlePrice?: BundlePriceResolvers<ContextType>;
  BundleVariant?: BundleVariantResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CheckoutOrder?: CheckoutOrderResolvers<ContextType>;
  City?: CityResolvers<ContextType>;
  CityPage?: CityPageResolvers<ContextType>;
  CleanedAddress?: CleanedAddressResolvers<ContextType>;
  CleanedName?: CleanedNameResolvers<ContextType>;
  CleanedPhone?: CleanedPhoneResolvers<ContextType>;
  CodeWrong?: CodeWrongResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  CommentAnswer?: CommentAnswerResolvers<ContextType>;
  CommentCreatePayload?: CommentCreatePayloadResolvers<ContextType>;
  CommentCreateUserError?: CommentCreateUserErrorResolvers<ContextType>;
  CommentDislikePayload?: CommentDislikePayloadResolvers<ContextType>;
  CommentDislikeUserError?: CommentDislikeUserErrorResolvers<ContextType>;
  CommentLikePayload?: CommentLikePayloadResolvers<ContextType>;
  CommentLikeUserError?: CommentLikeUserErrorResolvers<ContextType>;
  CommentModeratePayload?: CommentModeratePayloadResolvers<ContextType>;
  CommentModerateUserError?: CommentModerateUserErrorResolvers<ContextType>;
  CommentPage?: CommentPageResolvers<ContextType>;
  CommentVotes?: CommentVotesResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  ComparedModel?: ComparedModelResolvers<ContextType>;
  Compilation?: CompilationResolvers<ContextType>;
  Conflict?: ConflictResolvers<ContextType>;
  CorpFastOrderPayload?: CorpFastOrderPayloadResolvers<ContextType>;
  CorpFastOrderUserError?: CorpFastOrderUserErrorResolvers<ContextType>;
  Credit?: CreditResolvers<ContextType>;
  CreditBank?: CreditBankResolvers<ContextType>;
  CreditConditions?: CreditConditionsResolvers<ContextType>;
  CreditOffer?: CreditOfferResolvers<ContextType>;
  CreditTerm?: CreditTermResolvers<ContextType>;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  DeliveryOption?: DeliveryOptionResolvers<ContextType>;
  DeviceWorth?: DeviceWorthResolvers<ContextType>;
  Dimensions?: DimensionsResolvers<ContextType>;
  Discount?: DiscountResolvers<ContextType>;
  Employee?: EmployeeResolvers<ContextType>;
  EmployeeSignInTokenPayload?: EmployeeSignInTokenPayloadResolvers<ContextType>;
  EmployeeSignInTokenUserError?: EmployeeSignInTokenUserErrorResolvers<ContextType>;
  EmployeeSignInTradePointPayload?: EmployeeSignInTradePointPayloadResolvers<ContextType>;
  EmployeeSignInTradePointUserError?: EmployeeSignInTradePointUserErrorResolvers<ContextType>;
  EmployeeSignOutPayload?: EmployeeSignOutPayloadResolvers<ContextType>;
  EmployeeSignOutUserError?: EmployeeSignOutUserErrorResolvers<ContextType>;
  Facet?: FacetResolvers<ContextType>;
  FacetValue?: FacetValueResolvers<ContextType>;
  Feature?: FeatureResolvers<ContextType>;
  Gift?: GiftResolvers<ContextType>;
  Highlight?: HighlightResolvers<ContextType>;
  InvalidValue?: InvalidValueResolvers<ContextType>;
  Kopecks?: GraphQLScalarType;
  ListingPage?: ListingPageResolvers<ContextType>;
  LoyaltyCard?: LoyaltyCardResolvers<ContextType>;
  LoyaltyCardAddPayload?: LoyaltyCardAddPayloadResolvers<ContextType>;
  LoyaltyCardAddUserError?: LoyaltyCardAddUserErrorResolvers<ContextType>;
  LoyaltyCardRemovePayload?: LoyaltyCardRemovePayloadResolvers<ContextType>;
  LoyaltyCardRemoveUserError?: LoyaltyCardRemoveUserErrorResolvers<ContextType>;
  LoyaltyLimit?: LoyaltyLimitResolvers<ContextType>;
  LoyaltyRules?: LoyaltyRulesResolvers<ContextType>;
  LoyaltySendCodePayload?: LoyaltySendCodePayloadResolvers<ContextType>;
  LoyaltySendCodeUserError?: LoyaltySendCodeUserErrorResolvers<ContextType>;
  LoyaltyVerification?: LoyaltyVerificationResolvers<ContextType>;
  LoyaltyVerifyCodePayload?: LoyaltyVerifyCodePayloadResolvers<ContextType>;
  LoyaltyVerifyCodeUserError?: LoyaltyVerifyCodeUserErrorResolvers<ContextType>;
  LoyaltyVerifyData?: LoyaltyVerifyDataResolvers<ContextType>;
  MainPage?: MainPageResolvers<ContextType>;
  Manual?: ManualResolvers<ContextType>;
  MarkdownOffer?: MarkdownOfferResolvers<ContextType>;
  MenuItem?: MenuItemResolvers<ContextType>;
  Modification?: ModificationResolvers<ContextType>;
  ModificationValue?: ModificationValueResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NameSuggestion?: NameSuggestionResolvers<ContextType>;
  NewsItem?: NewsItemResolvers<ContextType>;
  NewsItemPage?: NewsItemPageResolvers<ContextType>;
  Node?: NodeResolvers<ContextType>;
  NotFound?: NotFoundResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationPage?: NotificationPageResolvers<ContextType>;
  NumberedPageInfo?: NumberedPageInfoResolvers<ContextType>;
  Offer?: OfferResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderCancelPayload?: OrderCancelPayloadResolvers<ContextType>;
  OrderCancelUserError?: OrderCancelUserErrorResolvers<ContextType>;
  OrderChange?: OrderChangeResolvers<ContextType>;
  OrderChangeConnection?: OrderChangeConnectionResolvers<ContextType>;
  OrderChangeEdge?: OrderChangeEdgeResolvers<ContextType>;
  OrderCompany?: OrderCompanyResolvers<ContextType>;
  OrderCreatePayload?: OrderCreatePayloadResolvers<ContextType>;
  OrderCreateUserError?: OrderCreateUserErrorResolvers<ContextType>;
  OrderDeliveryTime?: OrderDeliveryTimeResolvers<ContextType>;
  OrderEmployee?: OrderEmployeeResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderOpenPayload?: OrderOpenPayloadResolvers<ContextType>;
  OrderOpenUserError?: OrderOpenUserErrorResolvers<ContextType>;
  OrderPage?: OrderPageResolvers<ContextType>;
  OrderQuote?: OrderQuoteResolvers<ContextType>;
  OrderRequestReturnPayload?: OrderRequestReturnPayloadResolvers<ContextType>;
  OrderRequestReturnUserError?: OrderRequestReturnUserErrorResolvers<ContextType>;
  OrderSendCodePayload?: OrderSendCodePayloadResolvers<ContextType>;
  OrderSendCodeUserError?: OrderSendCodeUserErrorResolvers<ContextType>;
  OrderSendGiftPayload?: OrderSendGiftPayloadResolvers<ContextType>;
  OrderSendGiftUserError?: OrderSendGiftUserErrorResolvers<ContextType>;
  OrderSetStatusPayload?: OrderSetStatusPayloadResolvers<ContextType>;
  OrderSetStatusUserError?: OrderSetStatusUserErrorResolvers<ContextType>;
  OrderStep?: OrderStepResolvers<ContextType>;
  OrderToRepay?: OrderToRepayResolvers<ContextType>;
  OrderToRepayItem?: OrderToRepayItemResolvers<ContextType>;
  OrderTotal?: OrderTotalResolvers<ContextType>;
  OrderUpdatePayload?: OrderUpdatePayloadResolvers<ContextType>;
  OrderUpdateUserError?: OrderUpdateUserErrorResolvers<ContextType>;
  OrderWithdrawReturnPayload?: OrderWithdrawReturnPayloadResolvers<ContextType>;
  OrderWithdrawReturnUserError?: OrderWithdrawReturnUserErrorResolvers<ContextType>;
  OutOfStock?: OutOfStockResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PartialPickup?: PartialPickupResolvers<ContextType>;
  PasswordRequestResetPayload?: PasswordRequestResetPayloadResolvers<ContextType>;
  PasswordRequestResetUserError?: PasswordRequestResetUserErrorResolvers<ContextType>;
  PasswordResetPayload?: PasswordResetPayloadResolvers<ContextType>;
  PasswordResetUserError?: PasswordResetUserErrorResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  PaymentStartPayload?: PaymentStartPayloadResolvers<ContextType>;
  PaymentStartUserError?: PaymentStartUserErrorResolvers<ContextType>;
  PaymentTerm?: PaymentTermResolvers<ContextType>;
  Phone?: GraphQLScalarType;
  PrepaidItem?: PrepaidItemResolvers<ContextType>;
  PriceChanged?: PriceChangedResolvers<ContextType>;
  PricePoint?: PricePointResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductColor?: ProductColorResolvers<ContextType>;
  ProductList?: ProductListResolvers<ContextType>;
  ProductListAddPayload?: ProductListAddPayloadResolvers<ContextType>;
  ProductListAddUserError?: ProductListAddUserErrorResolvers<ContextType>;
  ProductListRemovePayload?: ProductListRemovePayloadResolvers<ContextType>;
  ProductListRemoveUserError?: ProductListRemoveUserErrorResolvers<ContextType>;
  ProductOfDay?: ProductOfDayResolvers<ContextType>;
  Profile?: ProfileResolvers<ContextType>;
  ProfileConfirmEmailPayload?: ProfileConfirmEmailPayloadResolvers<ContextType>;
  ProfileConfirmEmailUserError?: ProfileConfirmEmailUserErrorResolvers<ContextType>;
  ProfileRemovePayload?: ProfileRemovePayloadResolvers<ContextType>;
  ProfileRemoveUserError?: ProfileRemoveUserErrorResolvers<ContextType>;
  ProfileSetMailingsPayload?: ProfileSetMailingsPayloadResolvers<ContextType>;
  ProfileSetMailingsUserError?: ProfileSetMailingsUserErrorResolvers<ContextType>;
  ProfileSubscribePayload?: ProfileSubscribePayloadResolvers<ContextType>;
  ProfileSubscribeUserError?: ProfileSubscribeUserErrorResolvers<ContextType>;
  ProfileUpdatePayload?: ProfileUpdatePayloadResolvers<ContextType>;
  ProfileUpdateUserError?: ProfileUpdateUserErrorResolvers<ContextType>;
  PromocodeStatus?: PromocodeStatusResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QuoteExpired?: QuoteExpiredResolvers<ContextType>;
  QuoteInvalid?: QuoteInvalidResolvers<ContextType>;
  Receipt?: ReceiptResolvers<ContextType>;
  ReceiptLine?: ReceiptLineResolvers<ContextType>;
  ReceiptSeller?: ReceiptSellerResolvers<ContextType>;
  Refund?: RefundResolvers<ContextType>;
  Rental?: RentalResolvers<ContextType>;
  RepairAddress?: RepairAddressResolvers<ContextType>;
  RepairBrand?: RepairBrandResolvers<ContextType>;
  RepairCallRequestPayload?: RepairCallRequestPayloadResolvers<ContextType>;
  RepairCallRequestUserError?: RepairCallRequestUserErrorResolvers<ContextType>;
  RepairDeviceType?: RepairDeviceTypeResolvers<ContextType>;
  RepairEvent?: RepairEventResolvers<ContextType>;
  RepairModel?: RepairModelResolvers<ContextType>;
  RepairOpenPayload?: RepairOpenPayloadResolvers<ContextType>;
  RepairOpenUserError?: RepairOpenUserErrorResolvers<ContextType>;
  RepairProblem?: RepairProblemResolvers<ContextType>;
  RepairRequest?: RepairRequestResolvers<ContextType>;
  RepairRequestCreatePayload?: RepairRequestCreatePayloadResolvers<ContextType>;
  RepairRequestCreateUserError?: RepairRequestCreateUserErrorResolvers<ContextType>;
  RepairRequestPage?: RepairRequestPageResolvers<ContextType>;
  RepairSendCodePayload?: RepairSendCodePayloadResolvers<ContextType>;
  RepairSendCodeUserError?: RepairSendCodeUserErrorResolvers<ContextType>;
  RepairSendOpeningCodePayload?: RepairSendOpeningCodePayloadResolvers<ContextType>;
  RepairSendOpeningCodeUserError?: RepairSendOpeningCodeUserErrorResolvers<ContextType>;
  RepairVerifyCodePayload?: RepairVerifyCodePayloadResolvers<ContextType>;
  RepairVerifyCodeUserError?: RepairVerifyCodeUserErrorResolvers<ContextType>;
  ReturnDeadlines?: ReturnDeadlinesResolvers<ContextType>;
  ReturnItem?: ReturnItemResolvers<ContextType>;
  ReturnRequest?: ReturnRequestResolvers<ContextType>;
  ReviewCounters?: ReviewCountersResolvers<ContextType>;
  ReviewCounts?: ReviewCountsResolvers<ContextType>;
  ReviewFilterBadge?: ReviewFilterBadgeResolvers<ContextType>;
  ReviewPage?: ReviewPageResolvers<ContextType>;
  ReviewSortItem?: ReviewSortItemResolvers<ContextType>;
  RunningCost?: RunningCostResolvers<ContextType>;
  RunningCostPart?: RunningCostPartResolvers<ContextType>;
  SberBusinessAuthorization?: SberBusinessAuthorizationResolvers<ContextType>;
  Screen?: ScreenResolvers<ContextType>;
  SearchPage?: SearchPageResolvers<ContextType>;
  SearchPart?: SearchPartResolvers<ContextType>;
  SearchReading?: SearchReadingResolvers<ContextType>;
  SearchSuggestions?: SearchSuggestionsResolvers<ContextType>;
  Seo?: SeoResolvers<ContextType>;
  SeoRedirect?: SeoRedirectResolvers<ContextType>;
  Series?: SeriesResolvers<ContextType>;
  ServiceCenter?: ServiceCenterResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionRefreshPayload?: SessionRefreshPayloadResolvers<ContextType>;
  SessionRefreshUserError?: SessionRefreshUserErrorResolvers<ContextType>;
  SessionSendCodePayload?: SessionSendCodePayloadResolvers<ContextType>;
  SessionSendCodeUserError?: SessionSendCodeUserErrorResolvers<ContextType>;
  SessionSignInPayload?: SessionSignInPayloadResolvers<ContextType>;
  SessionSignInUserError?: SessionSignInUserErrorResolvers<ContextType>;
  SessionSignInWithCodePayload?: SessionSignInWithCodePayloadResolvers<ContextType>;
  SessionSignInWithCodeUserError?: SessionSignInWithCodeUserErrorResolvers<ContextType>;
  SessionSignOutPayload?: SessionSignOutPayloadResolvers<ContextType>;
  SessionSignOutUserError?: SessionSignOutUserErrorResolvers<ContextType>;
  SessionSignUpPayload?: SessionSignUpPayloadResolvers<ContextType>;
  SessionSignUpUserError?: SessionSignUpUserErrorResolvers<ContextType>;
  SessionVerifyCodePayload?: SessionVerifyCodePayloadResolvers<ContextType>;
  SessionVerifyCodeUserError?: SessionVerifyCodeUserErrorResolvers<ContextType>;
  SitemapEntry?: SitemapEntryResolvers<ContextType>;
  SitemapPart?: SitemapPartResolvers<ContextType>;
  Slide?: SlideResolvers<ContextType>;
  SmartPrice?: SmartPriceResolvers<ContextType>;
  SmartPriceBeginPayload?: SmartPriceBeginPayloadResolvers<ContextType>;
  SmartPriceBeginUserError?: SmartPriceBeginUserErrorResolvers<ContextType>;
  SmartPriceInfo?: SmartPriceInfoResolvers<ContextType>;
  SmartPriceOffer?: SmartPriceOfferResolvers<ContextType>;
  SmartPriceStartValuationPayload?: SmartPriceStartValuationPayloadResolvers<ContextType>;
  SmartPriceStartValuationUserError?: SmartPriceStartValuationUserErrorResolvers<ContextType>;
  SpecialOffer?: SpecialOfferResolvers<ContextType>;
  SpecialOfferChoice?: SpecialOfferChoiceResolvers<ContextType>;
  SpecialOfferPage?: SpecialOfferPageResolvers<ContextType>;
  SpecialOfferPreview?: SpecialOfferPreviewResolvers<ContextType>;
  SpecialOfferPromocode?: SpecialOfferPromocodeResolvers<ContextType>;
  Specification?: SpecificationResolvers<ContextType>;
  SpecificationGroup?: SpecificationGroupResolvers<ContextType>;
  Sticker?: StickerResolvers<ContextType>;
  Store?: StoreResolvers<ContextType>;
  StoreNearAddress?: StoreNearAddressResolvers<ContextType>;
  StoreStock?: StoreStockResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SuggestedLink?: SuggestedLinkResolvers<ContextType>;
  SuggestedProduct?: SuggestedProductResolvers<ContextType>;
  SuperPrice?: SuperPriceResolvers<ContextType>;
  SuperPriceCondition?: SuperPriceConditionResolvers<ContextType>;
  SupplierOffer?: SupplierOfferResolvers<ContextType>;
  Tag?: TagResolvers<ContextType>;
  TagSynonym?: TagSynonymResolvers<ContextType>;
  Tariff?: TariffResolvers<ContextType>;
  Tile?: TileResolvers<ContextType>;
  TrackedOrder?: TrackedOrderResolvers<ContextType>;
  TradeInBonus?: TradeInBonusResolvers<ContextType>;
  TradeInBrand?: TradeInBrandResolvers<ContextType>;
  TradeInBrandModels?: TradeInBrandModelsResolvers<ContextType>;
  TradeInCalculator?: TradeInCalculatorResolvers<ContextType>;
  TradeInColor?: TradeInColorResolvers<ContextType>;
  TradeInDevice?: TradeInDeviceResolvers<ContextType>;
  TradeInDeviceColor?: TradeInDeviceColorResolvers<ContextType>;
  TradeInDiscount?: TradeInDiscountResolvers<ContextType>;
  TradeInExchange?: TradeInExchangeResolvers<ContextType>;
  TradeInGrade?: TradeInGradeResolvers<ContextType>;
  TradeInGroup?: TradeInGroupResolvers<ContextType>;
  TradeInMemory?: TradeInMemoryResolvers<ContextType>;
  TradeInMemoryInfo?: TradeInMemoryInfoResolvers<ContextType>;
  TradeInModel?: TradeInModelResolvers<ContextType>;
  TradeInModelPage?: TradeInModelPageResolvers<ContextType>;
  TradeInPrice?: TradeInPriceResolvers<ContextType>;
  TradeInRemoveDerivablePayload?: TradeInRemoveDerivablePayloadResolvers<ContextType>;
  TradeInRemoveDerivableUserError?: TradeInRemoveDerivableUserErrorResolvers<ContextType>;
  TradeInRemovePayload?: TradeInRemovePayloadResolvers<ContextType>;
  TradeInRemoveUserError?: TradeInRemoveUserErrorResolvers<ContextType>;
  TradeInSavePayload?: TradeInSavePayloadResolvers<ContextType>;
  TradeInSaveUserError?: TradeInSaveUserErrorResolvers<ContextType>;
  TradeInSetDataPayload?: TradeInSetDataPayloadResolvers<ContextType>;
  TradeInSetDataUserError?: TradeInSetDataUserErrorResolvers<ContextType>;
  TradeInSetDerivablePayload?: TradeInSetDerivablePayloadResolvers<ContextType>;
  TradeInSetDerivableUserError?: TradeInSetDerivableUserErrorResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  Variant?: VariantResolvers<ContextType>;
  VariantColor?: VariantColorResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  WorkHours?: WorkHoursResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = Context> = {
  degrades?: DegradesDirectiveResolver<any, any, ContextType>;
  listSize?: ListSizeDirectiveResolver<any, any, ContextType>;
  picture?: PictureDirectiveResolver<any, any, ContextType>;
  source?: SourceDirectiveResolver<any, any, ContextType>;
};
