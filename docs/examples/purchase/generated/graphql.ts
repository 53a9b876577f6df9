/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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

/** Products of one code, in one category where it is given. */
export type CodeInCategoryInput = {
  /** Id of the category that narrows it. */
  categoryId?: string | number | null | undefined;
  /** The code as it stands in addresses: letters, digits and `_ . & -`. */
  code: string;
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
  email?: string | null | undefined;
  /** First name, letters only, at most 100 characters. */
  firstName: string;
  /** Last name, letters only, at most 100 characters; may be absent. */
  lastName?: string | null | undefined;
  /** Mobile phone: its ten digits begin with 9. */
  phone: string;
};

/** What money is counted in. */
export type Currency =
  /** Russian rubles; amounts are in kopecks. */
  | 'RUB';

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

/** Who receives the goods instead of the one who orders them. */
export type OrderAddresseeInput = {
  /** Name, letters only, at most 100 characters. */
  name: string;
  /** A Russian mobile phone. */
  phone: string;
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

/** What is searched. */
export type SearchInput = {
  /** The search text is taken letter by letter: nothing is mended. */
  asTyped?: boolean | null | undefined;
  /** Id of the category that narrows it. */
  categoryId?: string | number | null | undefined;
  /** Search text, 1 to 200 characters. */
  text: string;
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

export type SearchQueryVariables = Exact<{
  of: ListingOfInput;
}>;


export type SearchQuery = { listing: { nodes: Array<{ id: string, name: string, offer: { price: { amount: number, currency: Currency } } }> } | null };

export type PutInMutationVariables = Exact<{
  input: BasketAddItemInput;
}>;


export type PutInMutation = { basketAddItem: { basket: { id: string } | null, userErrors: Array<
      | { __typename: 'Conflict', code: UserErrorCode, message: string, field: Array<string> | null }
      | { __typename: 'InvalidValue', code: UserErrorCode, message: string, field: Array<string> | null }
      | { __typename: 'NotFound', code: UserErrorCode, message: string, field: Array<string> | null }
      | { __typename: 'OutOfStock', available: number | null, code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type DeliveriesQueryVariables = Exact<{ [key: string]: never; }>;


export type DeliveriesQuery = { checkoutOrders: Array<{ key: string, isDigital: boolean, pickup: Array<{ typeId: string, storeId: string | null, timeText: string, cost: { amount: number, currency: Currency }, store: { name: string } | null }> }> | null };

export type MethodsQueryVariables = Exact<{
  deliveries: Array<OrderDeliveryInput> | OrderDeliveryInput;
}>;


export type MethodsQuery = { paymentMethods: Array<{ typeId: string, name: string, isPrepaid: boolean }> | null };

export type QuoteQueryVariables = Exact<{
  deliveries: Array<OrderDeliveryInput> | OrderDeliveryInput;
  paymentTypeId: string | number;
}>;


export type QuoteQuery = { orderQuote: { token: string, total: { amount: number, currency: Currency } } | null };

export type PlaceOrderMutationVariables = Exact<{
  input: OrderCreateInput;
}>;


export type PlaceOrderMutation = { orderCreate: { orderKey: string | null, orders: Array<{ id: string, isAwaitingPayment: boolean, totalSum: { amount: number, currency: Currency } }> | null, userErrors: Array<
      | { __typename: 'BasketChanged', code: UserErrorCode, message: string, field: Array<string> | null }
      | { __typename: 'Conflict', code: UserErrorCode, message: string, field: Array<string> | null }
      | { __typename: 'InvalidValue', code: UserErrorCode, message: string, field: Array<string> | null }
      | { __typename: 'NotFound', code: UserErrorCode, message: string, field: Array<string> | null }
      | { __typename: 'OutOfStock', code: UserErrorCode, message: string, field: Array<string> | null }
      | { __typename: 'PriceChanged', code: UserErrorCode, message: string, field: Array<string> | null, now: Array<{ total: { amount: number, currency: Currency } }> }
      | { __typename: 'QuoteExpired', code: UserErrorCode, message: string, field: Array<string> | null }
      | { __typename: 'QuoteInvalid', code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

export type BeginPaymentMutationVariables = Exact<{
  input: PaymentStartInput;
}>;


export type BeginPaymentMutation = { paymentStart: { url: string | null, payment: { id: string } | null, userErrors: Array<
      | { __typename: 'Conflict', code: UserErrorCode, message: string, field: Array<string> | null }
      | { __typename: 'InvalidValue', code: UserErrorCode, message: string, field: Array<string> | null }
      | { __typename: 'NotFound', code: UserErrorCode, message: string, field: Array<string> | null }
    > } | null };

type Failure_BasketChanged_Fragment = { __typename: 'BasketChanged', code: UserErrorCode, message: string, field: Array<string> | null };

type Failure_CodeWrong_Fragment = { __typename: 'CodeWrong', code: UserErrorCode, message: string, field: Array<string> | null };

type Failure_Conflict_Fragment = { __typename: 'Conflict', code: UserErrorCode, message: string, field: Array<string> | null };

type Failure_InvalidValue_Fragment = { __typename: 'InvalidValue', code: UserErrorCode, message: string, field: Array<string> | null };

type Failure_NotFound_Fragment = { __typename: 'NotFound', code: UserErrorCode, message: string, field: Array<string> | null };

type Failure_OutOfStock_Fragment = { __typename: 'OutOfStock', code: UserErrorCode, message: string, field: Array<string> | null };

type Failure_PriceChanged_Fragment = { __typename: 'PriceChanged', code: UserErrorCode, message: string, field: Array<string> | null };

type Failure_QuoteExpired_Fragment = { __typename: 'QuoteExpired', code: UserErrorCode, message: string, field: Array<string> | null };

type Failure_QuoteInvalid_Fragment = { __typename: 'QuoteInvalid', code: UserErrorCode, message: string, field: Array<string> | null };

export type FailureFragment =
  | Failure_BasketChanged_Fragment
  | Failure_CodeWrong_Fragment
  | Failure_Conflict_Fragment
  | Failure_InvalidValue_Fragment
  | Failure_NotFound_Fragment
  | Failure_OutOfStock_Fragment
  | Failure_PriceChanged_Fragment
  | Failure_QuoteExpired_Fragment
  | Failure_QuoteInvalid_Fragment
;

export type PaymentStateQueryVariables = Exact<{
  order: string | number;
  payment: string | number;
}>;


export type PaymentStateQuery = { payment: { status: PaymentStatus } | null, order: { statusName: string, isPaid: boolean } | null };

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
export const FailureFragmentDoc = new TypedDocumentString(`
    fragment Failure on UserError {
  __typename
  code
  message
  field
}
    `, {"fragmentName":"Failure"}) as unknown as TypedDocumentString<FailureFragment, unknown>;
export const SearchDocument = new TypedDocumentString(`
    query Search($of: ListingOfInput!) {
  listing(of: $of, perPage: 1) {
    nodes {
      id
      name
      offer {
        price {
          amount
          currency
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SearchQuery, SearchQueryVariables>;
export const PutInDocument = new TypedDocumentString(`
    mutation PutIn($input: BasketAddItemInput!) {
  basketAddItem(input: $input) {
    basket {
      id
    }
    userErrors {
      ...Failure
      ... on OutOfStock {
        available
      }
    }
  }
}
    fragment Failure on UserError {
  __typename
  code
  message
  field
}`) as unknown as TypedDocumentString<PutInMutation, PutInMutationVariables>;
export const DeliveriesDocument = new TypedDocumentString(`
    query Deliveries {
  checkoutOrders {
    key
    isDigital
    pickup {
      typeId
      storeId
      cost {
        amount
        currency
      }
      timeText
      store {
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DeliveriesQuery, DeliveriesQueryVariables>;
export const MethodsDocument = new TypedDocumentString(`
    query Methods($deliveries: [OrderDeliveryInput!]!) {
  paymentMethods(deliveries: $deliveries) {
    typeId
    name
    isPrepaid
  }
}
    `) as unknown as TypedDocumentString<MethodsQuery, MethodsQueryVariables>;
export const QuoteDocument = new TypedDocumentString(`
    query Quote($deliveries: [OrderDeliveryInput!]!, $paymentTypeId: ID!) {
  orderQuote(deliveries: $deliveries, paymentTypeId: $paymentTypeId) {
    total {
      amount
      currency
    }
    token
  }
}
    `) as unknown as TypedDocumentString<QuoteQuery, QuoteQueryVariables>;
export const PlaceOrderDocument = new TypedDocumentString(`
    mutation PlaceOrder($input: OrderCreateInput!) {
  orderCreate(input: $input) {
    orderKey
    orders {
      id
      totalSum {
        amount
        currency
      }
      isAwaitingPayment
    }
    userErrors {
      ...Failure
      ... on PriceChanged {
        now {
          total {
            amount
            currency
          }
        }
      }
    }
  }
}
    fragment Failure on UserError {
  __typename
  code
  message
  field
}`) as unknown as TypedDocumentString<PlaceOrderMutation, PlaceOrderMutationVariables>;
export const BeginPaymentDocument = new TypedDocumentString(`
    mutation BeginPayment($input: PaymentStartInput!) {
  paymentStart(input: $input) {
    url
    payment {
      id
    }
    userErrors {
      ...Failure
    }
  }
}
    fragment Failure on UserError {
  __typename
  code
  message
  field
}`) as unknown as TypedDocumentString<BeginPaymentMutation, BeginPaymentMutationVariables>;
export const PaymentStateDocument = new TypedDocumentString(`
    query PaymentState($order: ID!, $payment: ID!) {
  payment(id: $payment) {
    status
  }
  order(id: $order) {
    statusName
    isPaid
  }
}
    `) as unknown as TypedDocumentString<PaymentStateQuery, PaymentStateQueryVariables>;