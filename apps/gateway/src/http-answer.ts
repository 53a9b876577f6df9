import type { OperationResult } from './execute.ts';
import type { GraphQLResponse } from './operation-context.ts';

/** Media types of an answer (GraphQL over HTTP). */
export const mediaTypes = {
  json: 'application/json; charset=utf-8',
  graphql: 'application/graphql-response+json; charset=utf-8',
} as const;

/** What nearly everybody accepts, and what is answered; whatever else is written there, Apollo negotiates. */
const common: ReadonlyMap<string, string> = new Map([
  ['*/*', mediaTypes.json],
  ['application/json', mediaTypes.json],
  ['application/json, text/plain, */*', mediaTypes.json],
  ['application/json, multipart/mixed', mediaTypes.json],
  ['application/graphql-response+json', mediaTypes.graphql],
  ['application/graphql-response+json, application/json', mediaTypes.graphql],
  ['application/graphql-response+json, application/json;q=0.9', mediaTypes.graphql],
  ['application/graphql-response+json,application/json;q=0.9', mediaTypes.graphql],
]);

/** The type that a client with this `accept` gets; undefined where it takes thought. */
export const typeFor = (accept: string | undefined): string | undefined => (accept === undefined ? mediaTypes.json : common.get(accept));

/**
 * HTTP status of an operation that was not executed, since it was written wrongly. Who asks for `application/json` and
 * not for the newer type expects 200 wherever the answer is one of GraphQL (GraphQL over HTTP, 6.4.1); who says neither
 * gets the status that tells.
 */
export const refusedStatus = (accept: string | undefined): 200 | 400 =>
  accept?.includes('application/json') && !accept.includes('graphql-response+json') ? 200 : 400;

/** HTTP status of the answer to an operation. */
export const statusOf = ({ data }: Pick<OperationResult, 'data'>, accept: string | undefined): number =>
  data === undefined ? refusedStatus(accept) : 200;

/** The body: errors first, so that who reads a stream of it sees them. */
export const textOf = ({ errors, data, extensions }: GraphQLResponse): string => JSON.stringify({ errors, data, extensions });
