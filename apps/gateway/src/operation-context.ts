import type { CrossOperationReads } from '@vitrina/graphql/base/cross-operation.ts';
import type { Application } from '@vitrina/graphql/context/application.ts';
import type { Context } from '@vitrina/graphql/context/context.ts';
import type { Visitor } from '@vitrina/graphql/context/visitor.ts';
import type { Trace } from '@vitrina/graphql/provenance.ts';
import type { DocumentNode } from 'graphql';
import type { OperationResult } from './execute.ts';

/** One operation to run: a stored one by its id, or a text; its document when it has been parsed and validated already. */
export interface GraphQLRequest {
  id?: string | undefined;
  source?: string | undefined;
  document?: DocumentNode | undefined;
  operationName?: string | undefined;
  variables?: Record<string, unknown> | undefined;
}

/** The visitor, for the time of one operation. */
export interface OperationContext {
  readonly context: Context;
  /** Follows which call each field came from; undefined for whoever may not know or did not ask to. */
  readonly trace: Trace | undefined;
  /** Calls of the provider made so far, for who is told of the cost; undefined for all others. */
  readonly callCount?: (() => number) | undefined;
}

export interface RequestContext extends Visitor {
  /** Aborted when the client goes away. Asked for when somebody has to wait, so it may be made then. */
  signal: () => AbortSignal;
  /** The application that asks, whose key has been checked. */
  application?: Application | undefined;
  /** The same request as it would be read now, for the next event of a subscription. */
  renewed?: (() => RequestContext) | undefined;
  /** What other operations of the same request read. */
  crossOperation?: CrossOperationReads | undefined;
}

/** `extensions` only for developers and applications; `text` where the response is serialized already. */
export type GraphQLResponse = OperationResult & { extensions?: Record<string, unknown>; text?: string };

export type ExecuteRequest = (request: RequestContext, graphqlRequest: GraphQLRequest) => Promise<GraphQLResponse>;

/** Who sends it with `DEVELOPER_KEY` sees how an answer came about; in a demonstration, with anything. */
export const developerHeader = 'x-developer-key';
