import type { Loader } from '@vitrina/graphql/calls/loader.ts';
import { type DocumentNode, type GraphQLSchema, type OperationDefinitionNode, valueFromASTUntyped } from 'graphql';
import { type ArgumentValue, type Condition, planOf, type Step } from './cost-plan.ts';

/** Items that one list may have, and that are assumed of a longer one: it is refused elsewhere. */
export const maxItems = 100;

type Variables = Readonly<Record<string, unknown>>;

interface CostPlan {
  readonly steps: readonly Step[];
  readonly defaults: Variables;
  /** The cost, when no variable has a say in it. */
  fixedCost: number | undefined;
}

const plans = new WeakMap<OperationDefinitionNode, CostPlan>();

/**
 * Upper bound of the calls of the provider that an operation leads to, with these variables, nothing cached and nothing failing:
 * lists are as long as they are asked for, loaders collect what arrives together, and what is read once is counted once.
 */
export function costOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode, variables: Variables): number {
  const plan = plans.get(operation) ?? read(schema, document, operation);
  plans.set(operation, plan);
  return plan.fixedCost ?? evaluate(plan.steps, { ...plan.defaults, ...variables });
}

function read(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): CostPlan {
  const steps = planOf(schema, document, operation);
  const defaults = Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
      defaultValue === undefined ? [] : [[variable.name.value, valueFromASTUntyped(defaultValue)]],
    ),
  );
  return { steps, defaults, fixedCost: steps.some(asksVariables) ? undefined : evaluate(steps, {}) };
}

function asksVariables({ conditions, length, steps }: Step): boolean {
  const isOpen = (argument: ArgumentValue<unknown> | undefined) => argument !== undefined && 'variable' in argument;
  return isOpen(length) || conditions.some(({ argument }) => isOpen(argument)) || steps.some(asksVariables);
}

/** How many parents stand in a place, and in how many answers they come: keys that come apart are not read together. */
interface ParentCounts {
  readonly count: number;
  readonly arrivals: number;
  /** Items of the lists right below, when the field above them says. */
  readonly length: number | undefined;
}

function evaluate(steps: readonly Step[], variables: Variables): number {
  const readOnce = new Set<Loader<never, unknown>>();

  function ofPlace(place: readonly Step[], parents: ParentCounts): number {
    const keys = new Map<Loader<never, unknown>, Map<string, number>>();
    let sum = 0;
    for (const step of place) {
      if (!step.conditions.every((condition) => holds(condition, variables))) continue;
      const items = lengthOf(step, variables);
      sum += (step.cost?.calls ?? 0) * parents.count;
      for (const { loader, keys: loadKeys } of step.cost?.loads ?? []) {
        const ofLoader = keys.get(loader) ?? new Map<string, number>();
        keys.set(loader, ofLoader);
        ofLoader.set(step.argumentsKey, Math.max(ofLoader.get(step.argumentsKey) ?? 0, loadKeys * (step.namesItems ? (items ?? 1) : 1)));
      }
      if (step.steps.length > 0) sum += ofPlace(step.steps, childrenOf(step, parents, items));
    }
    for (const [loader, ofLoader] of keys) {
      const calls = readings(loader, parents, total(ofLoader)) * loader.cost;
      sum += Math.min(calls, (loader.most ?? Number.POSITIVE_INFINITY) * parents.arrivals);
    }
    return sum;
  }

  function readings(loader: Loader<never, unknown>, parents: ParentCounts, keys: number): number {
    if (loader.together !== Number.POSITIVE_INFINITY) return readingsOf(loader, parents, keys);
    if (readOnce.has(loader) || parents.count === 0) return 0;
    readOnce.add(loader);
    return 1;
  }

  return ofPlace(steps, { count: 1, arrivals: 1, length: undefined });
}

function readingsOf({ together }: Loader<never, unknown>, { count, arrivals }: ParentCounts, keys: number): number {
  return count === 0 ? 0 : arrivals * Math.ceil(((count / arrivals) * keys) / together);
}

function childrenOf({ cost, isList, assumed }: Step, parents: ParentCounts, items: number | undefined): ParentCounts {
  // The nodes of a page are as many as its field says; every other list of things declares its own length.
  const length = items ?? assumed ?? (isList ? parents.length : undefined);
  const count = isList ? parents.count * (length ?? maxItems) : parents.count;
  const apart = cost === undefined ? parents.arrivals : arrivalsOf(cost, parents);
  return { count, arrivals: Math.min(count, apart), length: isList ? undefined : length };
}

/** Children of what is called for each parent come one by one; of what is read in batches, batch by batch. */
function arrivalsOf({ calls, loads }: NonNullable<Step['cost']>, parents: ParentCounts): number {
  if (calls > 0) return parents.count;
  const batches = loads
    .filter(({ loader }) => loader.together !== Number.POSITIVE_INFINITY)
    .map(({ loader, keys }) => readingsOf(loader, parents, keys));
  return Math.max(parents.arrivals, ...batches);
}

function lengthOf({ length }: Step, variables: Variables): number | undefined {
  const value = length === undefined ? undefined : argumentOf(length, variables);
  if (value === undefined || value === null) return undefined;
  const items = Array.isArray(value) ? value.length : Number(value);
  return Number.isFinite(items) ? Math.min(Math.max(0, items), maxItems) : maxItems;
}

const holds = ({ argument, on }: Condition, variables: Variables): boolean => (argumentOf(argument, variables) === true) === on;

const argumentOf = (argumentValue: ArgumentValue<unknown>, variables: Variables): unknown =>
  'value' in argumentValue ? argumentValue.value : variables[argumentValue.variable];

function total(counts: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += count;
  return sum;
}
