import type { Application } from '@vitrina/graphql/context/application.ts';
import type { Context } from '@vitrina/graphql/context/context.ts';
import { type Answer as ExecutionAnswer, readOperation, run } from '@vitrina/graphql/run.ts';
import type { StoredOperations } from '@vitrina/graphql/stored-operations.ts';
import { subscribe } from '@vitrina/graphql/subscribe.ts';
import { operationOf } from '@vitrina/graphql/variables.ts';
import { type DocumentNode, GraphQLError, type GraphQLSchema } from 'graphql';
import { deprecatedUses } from './deprecated-uses.ts';
import { type Cost, createCostEstimate } from './limits/budget.ts';
import { findOversizedVariable, limitRules } from './limits/operation-limits.ts';
import type { GatewayMetrics } from './metrics.ts';
import type { GraphQLRequest, GraphQLResponse, OperationContext } from './operation-context.ts';
import { inOperation } from './operation-span.ts';
import type { StoredTexts } from './stored-texts.ts';

/** `resolverContext` is what resolvers see of the context, when that is not all of it. */
export type Answer = (
  operationContext: OperationContext,
  graphqlRequest: GraphQLRequest,
  resolverContext?: Context,
) => Promise<GraphQLResponse>;

interface Parts {
  operations: StoredOperations;
  texts: StoredTexts;
  metrics: GatewayMetrics;
  schema: GraphQLSchema;
}

interface Answers {
  /** Runs an operation within the limits, counts it, and adds its cost for whoever may know it. */
  answer: Answer;
  /** Runs a subscription within the same limits; each event is counted as an operation. */
  answerEvents(operationContext: OperationContext, graphqlRequest: GraphQLRequest): AsyncIterable<GraphQLResponse>;
}

export function createAnswers({ operations, texts, metrics, schema }: Parts): Answers {
  const countDeprecated = (document: DocumentNode, { viewer }: Context): void => {
    for (const what of deprecatedUses(document, schema)) metrics.deprecatedUse(what, viewer.application?.name ?? 'none');
  };
  /** What is to be run, held against the limits of whoever asks. */
  const limited = (graphqlRequest: GraphQLRequest, context: Context) => {
    const estimate = createCostEstimate(context.viewer.application);
    const estimateCost: typeof estimate.estimateCost = (...operation) => {
      countDeprecated(operation[0], context);
      return estimate.estimateCost(...operation);
    };
    return { estimate, request: { ...graphqlRequest, id: texts.idOf(graphqlRequest), operations, rules: limitRules, estimateCost } };
  };
  const count = (name: string, { data, errors }: ExecutionAnswer, startedAt: number): void => {
    for (const { extensions } of errors ?? []) metrics.error(String(extensions.code));
    const outcome = errors === undefined ? 'ok' : data == null ? 'failed' : 'partial';
    metrics.operation(name, outcome, performance.now() - startedAt);
  };
  return {
    async answer({ context, trace, callCount }, graphqlRequest, resolverContext = context) {
      const startedAt = performance.now();
      const { estimate, request } = limited(graphqlRequest, context);
      const { id, source, document } = request;
      const name = texts.labelOf(id);
      const large = findOversizedVariable(graphqlRequest.variables ?? {});
      const result =
        large === undefined
          ? await inOperation(name, document ?? operations.get(id ?? '')?.document ?? source, () =>
              run({ ...request, context: resolverContext, trace }),
            )
          : { errors: [tooLarge(large)] };
      count(name, result, startedAt);
      return {
        ...plain(result),
        ...(callCount && { extensions: { ...(trace && { provenance: trace.provenance() }), cost: estimate.cost(callCount()) } }),
        ...(context.isDegraded() && { isDegraded: true as const }),
        cookies: context.session.cookies(),
      };
    },
    async *answerEvents({ context }, graphqlRequest) {
      const { request } = limited(graphqlRequest, context);
      const large = findOversizedVariable(graphqlRequest.variables ?? {});
      const results = large === undefined ? subscribe({ ...request, context }) : [{ errors: [tooLarge(large)] }];
      let startedAt = performance.now();
      for await (const result of results) {
        count(texts.labelOf(request.id), result, startedAt);
        yield { ...plain(result), cookies: [] };
        startedAt = performance.now();
      }
    },
  };
}

const plain = ({ data, errors }: ExecutionAnswer): Pick<GraphQLResponse, 'data' | 'errors'> => ({
  ...(data !== undefined && { data }),
  ...(errors !== undefined && { errors: errors.map((error) => error.toJSON()) }),
});

/** What an operation would cost an application, or anybody, before it runs; null for what is no operation within the limits. */
export function estimateOf(application: Application | undefined, graphqlRequest: GraphQLRequest): Pick<Cost, 'calls' | 'budget'> | null {
  if (findOversizedVariable(graphqlRequest.variables ?? {}) !== undefined) return null;
  const estimate = createCostEstimate(application);
  let isEstimated = false;
  const estimateCost: typeof estimate.estimateCost = (...operation) => {
    isEstimated = true;
    return estimate.estimateCost(...operation);
  };
  readOperation({ ...graphqlRequest, rules: limitRules, estimateCost });
  const { calls, budget } = estimate.cost(0);
  return isEstimated ? { calls, budget } : null;
}

/** The cost of a stored operation when nothing had to be called. */
export function costAtHand({ operations, texts }: Pick<Parts, 'operations' | 'texts'>, graphqlRequest: GraphQLRequest): Cost {
  const estimate = createCostEstimate(undefined);
  const document = operations.get(texts.idOf(graphqlRequest) ?? '')?.document;
  const operation = document && operationOf(document, graphqlRequest.operationName);
  if (document && operation) estimate.estimateCost(document, operation, graphqlRequest.variables ?? {});
  return estimate.cost(0);
}

function tooLarge(name: string): GraphQLError {
  return new GraphQLError(`The variable "$${name}" holds too long a list, or one thing too deep in another.`, {
    extensions: { code: 'BAD_USER_INPUT' },
  });
}
