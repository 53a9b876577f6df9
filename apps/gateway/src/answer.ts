import type { Context } from '@vitrina/graphql/context/context.ts';
import { run } from '@vitrina/graphql/run.ts';
import type { StoredOperations } from '@vitrina/graphql/stored-operations.ts';
import { operationOf } from '@vitrina/graphql/variables.ts';
import { type DocumentNode, GraphQLError, type GraphQLSchema } from 'graphql';
import { deprecatedUses } from './deprecated-uses.ts';
import { type Cost, createCostEstimate } from './limits/budget.ts';
import { largeVariable, limitRules } from './limits/rules.ts';
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

/** Runs an operation within the limits, counts it, and adds its cost for whoever may know it. */
export function createAnswer({ operations, texts, metrics, schema }: Parts): Answer {
  const countDeprecated = (document: DocumentNode, { viewer }: Context): void => {
    for (const what of deprecatedUses(document, schema)) metrics.deprecatedUse(what, viewer.application?.name ?? 'none');
  };
  return async ({ context, trace, callCount }, graphqlRequest, resolverContext = context) => {
    const startedAt = performance.now();
    const { source, document, operationName, variables = {} } = graphqlRequest;
    const id = texts.idOf(graphqlRequest);
    const name = texts.labelOf(id);
    const large = largeVariable(variables);
    const estimate = createCostEstimate(context.viewer.application);
    const { data, errors } =
      large === undefined
        ? await inOperation(name, document ?? operations.get(id ?? '')?.document ?? source, () =>
            run({
              id,
              operations,
              source,
              document,
              operationName,
              variables,
              context: resolverContext,
              rules: limitRules,
              estimateCost(...operation) {
                countDeprecated(operation[0], context);
                return estimate.estimateCost(...operation);
              },
              trace,
            }),
          )
        : { data: undefined, errors: [tooLarge(large)] };
    for (const { extensions } of errors ?? []) metrics.error(String(extensions.code));
    const outcome = errors === undefined ? 'ok' : data == null ? 'failed' : 'partial';
    metrics.operation(name, outcome, performance.now() - startedAt);
    return {
      ...(data !== undefined && { data }),
      ...(errors !== undefined && { errors: errors.map((error) => error.toJSON()) }),
      ...(callCount && { extensions: { ...(trace && { provenance: trace.provenance() }), cost: estimate.cost(callCount()) } }),
      ...(context.isDegraded() && { isDegraded: true as const }),
      cookies: context.session.cookies(),
    };
  };
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
