/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What money is counted in. */
export type Currency =
  /** Russian rubles; amounts are in kopecks. */
  | 'RUB';

export type OrdersOfDayQueryVariables = Exact<{
  day: string;
  page: number;
}>;


export type OrdersOfDayQuery = { ordersSearch: { nodes: Array<{ id: string, insertedAt: string, statusName: string, paymentStatusName: string, contactName: string, mobilePhone: string, totalSum: { amount: number, currency: Currency }, store: { name: string } | null }>, pageInfo: { hasNextPage: boolean } } | null };

export type EndOfFeedQueryVariables = Exact<{ [key: string]: never; }>;


export type EndOfFeedQuery = { ordersFeed: { latestCursor: string | null } | null };

export type OrderChangesSubscriptionVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OrderChangesSubscription = { ordersFeed: { edges: Array<{ node: { order: { id: string, insertedAt: string, statusName: string, paymentStatusName: string, contactName: string, mobilePhone: string, totalSum: { amount: number, currency: Currency }, store: { name: string } | null } } }>, pageInfo: { endCursor: string | null } } | null };

export type OrderFieldsFragment = { id: string, insertedAt: string, statusName: string, paymentStatusName: string, contactName: string, mobilePhone: string, totalSum: { amount: number, currency: Currency }, store: { name: string } | null };

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
export const OrderFieldsFragmentDoc = new TypedDocumentString(`
    fragment OrderFields on Order {
  id
  insertedAt
  statusName
  paymentStatusName
  totalSum {
    amount
    currency
  }
  contactName
  mobilePhone
  store {
    name
  }
}
    `, {"fragmentName":"OrderFields"}) as unknown as TypedDocumentString<OrderFieldsFragment, unknown>;
export const OrdersOfDayDocument = new TypedDocumentString(`
    query OrdersOfDay($day: Date!, $page: Int!) {
  ordersSearch(day: $day, page: $page, perPage: 100) {
    nodes {
      ...OrderFields
    }
    pageInfo {
      hasNextPage
    }
  }
}
    fragment OrderFields on Order {
  id
  insertedAt
  statusName
  paymentStatusName
  totalSum {
    amount
    currency
  }
  contactName
  mobilePhone
  store {
    name
  }
}`) as unknown as TypedDocumentString<OrdersOfDayQuery, OrdersOfDayQueryVariables>;
export const EndOfFeedDocument = new TypedDocumentString(`
    query EndOfFeed {
  ordersFeed(first: 1) {
    latestCursor
  }
}
    `) as unknown as TypedDocumentString<EndOfFeedQuery, EndOfFeedQueryVariables>;
export const OrderChangesDocument = new TypedDocumentString(`
    subscription OrderChanges($after: String) {
  ordersFeed(after: $after, first: 100) {
    edges {
      node {
        order {
          ...OrderFields
        }
      }
    }
    pageInfo {
      endCursor
    }
  }
}
    fragment OrderFields on Order {
  id
  insertedAt
  statusName
  paymentStatusName
  totalSum {
    amount
    currency
  }
  contactName
  mobilePhone
  store {
    name
  }
}`) as unknown as TypedDocumentString<OrderChangesSubscription, OrderChangesSubscriptionVariables>;