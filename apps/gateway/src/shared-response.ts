import type { Context } from '@vitrina/graphql/context/context.ts';
import type { Place, Visitor } from '@vitrina/graphql/context/visitor.ts';
import { sharedSecondsOf, watchPersonalAccess } from '@vitrina/graphql/shared-operations.ts';
import type { StoredOperation, StoredOperations } from '@vitrina/graphql/stored-operations.ts';
import type { Variables } from '@vitrina/graphql/variables.ts';
import type { CookieChange } from '@vitrina/services/contract/cookies.ts';
import { textOf } from './http-answer.ts';
import type { Cost } from './limits/budget.ts';
import { findOversizedVariable } from './limits/operation-limits.ts';
import {
  developerHeader,
  type ExecuteRequest,
  type GraphQLRequest,
  type GraphQLResponse,
  type OperationContext,
  type RequestContext,
} from './operation-context.ts';
import type { ResponseCache } from './response-cache.ts';

interface Options {
  responseCache: ResponseCache;
  operations: StoredOperations;
  /** The place that a request comes from. */
  placeOf(visitor: Visitor): Place;
  idOf(graphqlRequest: GraphQLRequest): string | undefined;
  createOperationContext(request: RequestContext): OperationContext;
  answer(operationContext: OperationContext, graphqlRequest: GraphQLRequest, resolverContext?: Context): Promise<GraphQLResponse>;
  /** The cost that an application is told when nothing had to be called. */
  costAtHand(graphqlRequest: GraphQLRequest): Cost;
  /** Told the id of an operation that was not run, since its answer was at hand. */
  onCached(id: string): void;
}

const noCookies: readonly CookieChange[] = [];

/**
 * Responds before execution: a stored query of which every call that its variables leave in is the same for everybody is run once in a few seconds for each
 * city, branch, kind of application and set of variables. The response is cached only when nothing failed, no cookie was set and no
 * resolver read anything of the visitor but these two.
 */
export function shareResponses({
  responseCache,
  operations,
  placeOf,
  idOf,
  createOperationContext,
  answer,
  costAtHand,
  onCached,
}: Options): ExecuteRequest {
  const lifetimes = new WeakMap<StoredOperation, ReturnType<typeof sharedSecondsOf>>();
  const lifetimeOf = (operation: StoredOperation, variables: Variables): number | undefined => {
    const seconds = lifetimes.get(operation) ?? sharedSecondsOf(operation.document);
    lifetimes.set(operation, seconds);
    return seconds(variables);
  };

  async function runTrackingAccess(
    request: RequestContext,
    graphqlRequest: GraphQLRequest,
    keep: NonNullable<ReturnType<ResponseCache['place']>>,
  ): Promise<GraphQLResponse> {
    let isPersonal = false;
    const operationContext = createOperationContext(request);
    const resolverContext = watchPersonalAccess(operationContext.context, () => {
      isPersonal = true;
    });
    const whole = await answer(operationContext, graphqlRequest, resolverContext);
    if (isPersonal || whole.errors !== undefined || whole.data == null || whole.cookies.length > 0) return whole;
    const text = textOf({ data: whole.data, cookies: noCookies });
    keep({ text, data: JSON.parse(text).data, cost: costAtHand(graphqlRequest) });
    return whole;
  }

  return async (request, graphqlRequest) => {
    const id = idOf(graphqlRequest);
    const { operationName, variables = {} } = graphqlRequest;
    const operation = id === undefined ? undefined : operations.get(id);
    const lifetime = operation && lifetimeOf(operation, variables);
    const place = id === undefined || lifetime === undefined ? undefined : placeFor(request, placeOf);
    if (id === undefined || lifetime === undefined || place === undefined || findOversizedVariable(variables) !== undefined) {
      return answer(createOperationContext(request), graphqlRequest);
    }

    const key = `${id} ${operationName ?? ''} ${place} ${JSON.stringify(variables)}`;
    const cachedResponse = responseCache.get(key);
    if (cachedResponse !== undefined) {
      onCached(id);
      const { data, text } = cachedResponse;
      if (request.application === undefined) return { data, text, cookies: noCookies };
      // An application is told of the cost, also when there was none.
      const extensions = { cost: { ...cachedResponse.cost, budget: request.application.cost } };
      return { data, extensions, text: withExtensions(text, extensions), cookies: noCookies };
    }
    const keep = responseCache.place(key, lifetime);
    return keep === undefined ? answer(createOperationContext(request), graphqlRequest) : runTrackingAccess(request, graphqlRequest, keep);
  };
}

/** The same text with `extensions` at its end. */
const withExtensions = (text: string, extensions: object): string => `${text.slice(0, -1)},"extensions":${JSON.stringify(extensions)}}`;

/** What of the visitor the answer may depend on; undefined for a visitor with whom it does not end there. */
function placeFor(visitor: Visitor, placeOf: Options['placeOf']): string | undefined {
  // A developer wants to see how the answer came about.
  if (visitor.headers.get(developerHeader) !== null) return undefined;
  const { cityId, branch, hadOtherCity, isMobileApp } = placeOf(visitor);
  // Who has a city of long ago, or one that there is not, gets another cookie with the answer.
  return hadOtherCity ? undefined : `${cityId} ${branch}${isMobileApp ? ' mobile' : ''}`;
}
