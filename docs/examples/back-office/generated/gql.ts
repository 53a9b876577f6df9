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
    "query OrdersOfDay($day: Date!, $page: Int!) {\n  ordersSearch(day: $day, page: $page, perPage: 100) {\n    nodes {\n      ...OrderFields\n    }\n    pageInfo {\n      hasNextPage\n    }\n  }\n}\n\nquery EndOfFeed {\n  ordersFeed(first: 1) {\n    latestCursor\n  }\n}\n\nsubscription OrderChanges($after: String) {\n  ordersFeed(after: $after, first: 100) {\n    edges {\n      node {\n        order {\n          ...OrderFields\n        }\n      }\n    }\n    pageInfo {\n      endCursor\n    }\n  }\n}\n\nfragment OrderFields on Order {\n  id\n  insertedAt\n  statusName\n  paymentStatusName\n  totalSum {\n    amount\n    currency\n  }\n  contactName\n  mobilePhone\n  store {\n    name\n  }\n}": typeof types.OrdersOfDayDocument,
};
const documents: Documents = {
    "query OrdersOfDay($day: Date!, $page: Int!) {\n  ordersSearch(day: $day, page: $page, perPage: 100) {\n    nodes {\n      ...OrderFields\n    }\n    pageInfo {\n      hasNextPage\n    }\n  }\n}\n\nquery EndOfFeed {\n  ordersFeed(first: 1) {\n    latestCursor\n  }\n}\n\nsubscription OrderChanges($after: String) {\n  ordersFeed(after: $after, first: 100) {\n    edges {\n      node {\n        order {\n          ...OrderFields\n        }\n      }\n    }\n    pageInfo {\n      endCursor\n    }\n  }\n}\n\nfragment OrderFields on Order {\n  id\n  insertedAt\n  statusName\n  paymentStatusName\n  totalSum {\n    amount\n    currency\n  }\n  contactName\n  mobilePhone\n  store {\n    name\n  }\n}": types.OrdersOfDayDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query OrdersOfDay($day: Date!, $page: Int!) {\n  ordersSearch(day: $day, page: $page, perPage: 100) {\n    nodes {\n      ...OrderFields\n    }\n    pageInfo {\n      hasNextPage\n    }\n  }\n}\n\nquery EndOfFeed {\n  ordersFeed(first: 1) {\n    latestCursor\n  }\n}\n\nsubscription OrderChanges($after: String) {\n  ordersFeed(after: $after, first: 100) {\n    edges {\n      node {\n        order {\n          ...OrderFields\n        }\n      }\n    }\n    pageInfo {\n      endCursor\n    }\n  }\n}\n\nfragment OrderFields on Order {\n  id\n  insertedAt\n  statusName\n  paymentStatusName\n  totalSum {\n    amount\n    currency\n  }\n  contactName\n  mobilePhone\n  store {\n    name\n  }\n}"): typeof import('./graphql.ts').OrdersOfDayDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
