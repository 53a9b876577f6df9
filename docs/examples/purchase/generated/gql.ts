/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query Search($of: ListingOfInput!) {\n  listing(of: $of, perPage: 1) {\n    nodes {\n      id\n      name\n      offer {\n        price\n      }\n    }\n  }\n}\n\nmutation PutIn($input: BasketAddItemInput!) {\n  basketAddItem(input: $input) {\n    basket {\n      id\n    }\n    userErrors {\n      ...Failure\n      ... on OutOfStock {\n        available\n      }\n    }\n  }\n}\n\nquery Deliveries {\n  checkoutOrders {\n    key\n    isDigital\n    pickup {\n      typeId\n      storeId\n      cost\n      timeText\n      store {\n        name\n      }\n    }\n  }\n}\n\nquery Methods($deliveries: [OrderDeliveryInput!]!) {\n  paymentMethods(deliveries: $deliveries) {\n    typeId\n    name\n    isPrepaid\n  }\n}\n\nquery Quote($deliveries: [OrderDeliveryInput!]!, $paymentTypeId: ID!) {\n  orderQuote(deliveries: $deliveries, paymentTypeId: $paymentTypeId) {\n    total\n    token\n  }\n}\n\nmutation PlaceOrder($input: OrderCreateInput!) {\n  orderCreate(input: $input) {\n    orderKey\n    orders {\n      id\n      totalSum\n      isAwaitingPayment\n    }\n    userErrors {\n      ...Failure\n      ... on PriceChanged {\n        now {\n          total\n        }\n      }\n    }\n  }\n}\n\nmutation BeginPayment($input: PaymentStartInput!) {\n  paymentStart(input: $input) {\n    url\n    payment {\n      id\n    }\n    userErrors {\n      ...Failure\n    }\n  }\n}\n\nfragment Failure on UserError {\n  __typename\n  code\n  message\n  field\n}\n\nquery PaymentState($order: ID!, $payment: ID!) {\n  payment(id: $payment) {\n    status\n  }\n  order(id: $order) {\n    statusName\n    isPaid\n  }\n}": typeof types.SearchDocument,
};
const documents: Documents = {
    "query Search($of: ListingOfInput!) {\n  listing(of: $of, perPage: 1) {\n    nodes {\n      id\n      name\n      offer {\n        price\n      }\n    }\n  }\n}\n\nmutation PutIn($input: BasketAddItemInput!) {\n  basketAddItem(input: $input) {\n    basket {\n      id\n    }\n    userErrors {\n      ...Failure\n      ... on OutOfStock {\n        available\n      }\n    }\n  }\n}\n\nquery Deliveries {\n  checkoutOrders {\n    key\n    isDigital\n    pickup {\n      typeId\n      storeId\n      cost\n      timeText\n      store {\n        name\n      }\n    }\n  }\n}\n\nquery Methods($deliveries: [OrderDeliveryInput!]!) {\n  paymentMethods(deliveries: $deliveries) {\n    typeId\n    name\n    isPrepaid\n  }\n}\n\nquery Quote($deliveries: [OrderDeliveryInput!]!, $paymentTypeId: ID!) {\n  orderQuote(deliveries: $deliveries, paymentTypeId: $paymentTypeId) {\n    total\n    token\n  }\n}\n\nmutation PlaceOrder($input: OrderCreateInput!) {\n  orderCreate(input: $input) {\n    orderKey\n    orders {\n      id\n      totalSum\n      isAwaitingPayment\n    }\n    userErrors {\n      ...Failure\n      ... on PriceChanged {\n        now {\n          total\n        }\n      }\n    }\n  }\n}\n\nmutation BeginPayment($input: PaymentStartInput!) {\n  paymentStart(input: $input) {\n    url\n    payment {\n      id\n    }\n    userErrors {\n      ...Failure\n    }\n  }\n}\n\nfragment Failure on UserError {\n  __typename\n  code\n  message\n  field\n}\n\nquery PaymentState($order: ID!, $payment: ID!) {\n  payment(id: $payment) {\n    status\n  }\n  order(id: $order) {\n    statusName\n    isPaid\n  }\n}": types.SearchDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Search($of: ListingOfInput!) {\n  listing(of: $of, perPage: 1) {\n    nodes {\n      id\n      name\n      offer {\n        price\n      }\n    }\n  }\n}\n\nmutation PutIn($input: BasketAddItemInput!) {\n  basketAddItem(input: $input) {\n    basket {\n      id\n    }\n    userErrors {\n      ...Failure\n      ... on OutOfStock {\n        available\n      }\n    }\n  }\n}\n\nquery Deliveries {\n  checkoutOrders {\n    key\n    isDigital\n    pickup {\n      typeId\n      storeId\n      cost\n      timeText\n      store {\n        name\n      }\n    }\n  }\n}\n\nquery Methods($deliveries: [OrderDeliveryInput!]!) {\n  paymentMethods(deliveries: $deliveries) {\n    typeId\n    name\n    isPrepaid\n  }\n}\n\nquery Quote($deliveries: [OrderDeliveryInput!]!, $paymentTypeId: ID!) {\n  orderQuote(deliveries: $deliveries, paymentTypeId: $paymentTypeId) {\n    total\n    token\n  }\n}\n\nmutation PlaceOrder($input: OrderCreateInput!) {\n  orderCreate(input: $input) {\n    orderKey\n    orders {\n      id\n      totalSum\n      isAwaitingPayment\n    }\n    userErrors {\n      ...Failure\n      ... on PriceChanged {\n        now {\n          total\n        }\n      }\n    }\n  }\n}\n\nmutation BeginPayment($input: PaymentStartInput!) {\n  paymentStart(input: $input) {\n    url\n    payment {\n      id\n    }\n    userErrors {\n      ...Failure\n    }\n  }\n}\n\nfragment Failure on UserError {\n  __typename\n  code\n  message\n  field\n}\n\nquery PaymentState($order: ID!, $payment: ID!) {\n  payment(id: $payment) {\n    status\n  }\n  order(id: $order) {\n    statusName\n    isPaid\n  }\n}"): typeof import('./graphql.ts').SearchDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
