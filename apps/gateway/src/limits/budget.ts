import type { Application } from '@vitrina/graphql/context/application.ts';
import { schema } from '@vitrina/graphql/schema.ts';
import { type DocumentNode, GraphQLError, type OperationDefinitionNode } from 'graphql';
import { costOf } from './cost.ts';

/**
 * Calls of the provider that one operation may lead to. The most expensive of the shop's own screens leads to 51 when each of ten orders is as long
 * as a basket may be, and everybody may have a little more; an application five times that, unless its key says otherwise.
 */
export const budgets = { anyone: 60, application: 300 } as const;

/** What an operation cost, for callers who may know it. */
export interface Cost {
  /** Upper bound, computed before the operation was run. */
  readonly calls: number;
  readonly budget: number;
  /** Calls that were really made; the caches have answered the others. */
  readonly made: number;
}

/** What one operation may cost, computed before it runs. */
export interface CostEstimate {
  estimateCost(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Readonly<Record<string, unknown>>,
  ): readonly GraphQLError[];
  cost(callCount: number): Cost;
}

export function createCostEstimate(application: Pick<Application, 'cost'> | undefined): CostEstimate {
  const budget = application?.cost ?? budgets.anyone;
  let calls = 0;
  return {
    estimateCost(document, operation, variables) {
      calls = costOf(schema, document, operation, variables);
      return calls > budget ? [costExceeded(calls, budget)] : [];
    },
    cost: (callCount) => ({ calls, budget, made: callCount }),
  };
}

function costExceeded(calls: number, budget: number): GraphQLError {
  const message = `The operation may lead to ${calls} calls of the provider; at most ${budget} are allowed. Ask for shorter lists or fewer fields.`;
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', cost: { calls, budget, made: 0 } } });
}
