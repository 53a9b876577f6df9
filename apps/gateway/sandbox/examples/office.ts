import { demonstrationKey } from '../demo-shopper.ts';
import { type Example, example } from '../example.ts';

/** The key is the demonstration's; elsewhere it is one with the rights that the fields name. */
const headers = { 'x-app-key': demonstrationKey };

/** What an application sees, and does, of all shoppers. */
export const office: readonly Example[] = [
  example(
    'orders',
    'What has changed of any order (with the key among the headers)',
    `
query OrdersFeed($after: String) {
  ordersFeed(after: $after, first: 10) {
    edges { cursor node { changedAt status order { id statusName totalSum { amount } store { name } } } }
    pageInfo { endCursor hasNextPage }
    latestCursor
  }
}`,
    { variables: { after: null }, headers },
  ),
  example(
    'orders',
    'Orders of all shoppers, the newest first (with the key among the headers)',
    'query OrdersSearch { ordersSearch(perPage: 5) { nodes { id insertedAt statusName totalSum { amount } } totalCount } }',
    { headers },
  ),
  example(
    'orders',
    'The changes behind the first one, and further ones as they happen (a subscription)',
    `
subscription OrderChanges($after: String) {
  ordersFeed(after: $after, first: 10) {
    edges { cursor node { changedAt status order { id statusName } } }
    pageInfo { endCursor }
  }
}`,
    { variables: { after: null }, headers, takes: { after: 'OrdersFeed.ordersFeed.edges.0.cursor' } },
  ),
  example(
    'orders',
    'An order is cancelled by a back office (with the key among the headers)',
    `
mutation OrderSetStatus($id: ID!) {
  orderSetStatus(input: { orderId: $id, status: CANCELLED }) {
    order { id statusName }
    userErrors { __typename ... on UserError { message } }
  }
}`,
    { variables: { id: '' }, headers, takes: { id: 'OrdersSearch.ordersSearch.nodes.0.id' } },
  ),
  example(
    'comments',
    'What waits to be looked at (with the key among the headers)',
    'query CommentsWaiting { commentsWaiting(perPage: 5) { nodes { id type author text createdAt product { name } } totalCount } }',
    { headers },
  ),
  example(
    'repair',
    'Repair requests of all shoppers (with the key among the headers)',
    'query RepairRequestsSearch { repairRequestsSearch(statuses: [NEW, ACCEPTED], perPage: 5) { nodes { id statusName device contactName createdAt } totalCount } }',
    { headers },
  ),
];
