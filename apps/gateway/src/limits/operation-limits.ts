import { GraphQLError, Kind, type ValidationContext, type ValidationRule } from 'graphql';
import { maxItems } from './cost.ts';
import { type Measure, measure } from './measure.ts';

/** Tokens of a document, counted by the parser before anything else is done with it. */
export const maxTokens = 2_000;

/** What one operation may request. The shop's own screens stay far below; the whole introspection query passes. */
export const operationLimits: Readonly<Measure> = {
  depth: 12,
  selections: 2_000,
  aliases: 40,
  directives: 50,
  recursion: 3,
  introspection: 1_000_000,
};

/** What one document may hold; `sameName`: fields that have one name in one place of the answer and become one there. */
export const documentLimits = { operations: 20, fragments: 100, mergedFields: 30 } as const;

const names: Readonly<Record<keyof Measure, string>> = {
  depth: 'levels of fields',
  selections: 'fields',
  aliases: 'aliases',
  directives: 'directives',
  recursion: 'times a field inside itself',
  introspection: 'parts of the schema',
};

const measures = ['depth', 'selections', 'aliases', 'directives', 'recursion', 'introspection'] as const;

/** Refuses an operation that asks for too much at once: the answer would take all others' time. */
function operationLimitsRule(context: ValidationContext) {
  return {
    OperationDefinition(operation: Parameters<typeof measure>[2]) {
      const actual = measure(context.getSchema(), context.getDocument(), operation);
      for (const measureName of measures) {
        if (actual[measureName] <= operationLimits[measureName]) continue;
        context.reportError(
          new GraphQLError(
            `The operation asks for ${actual[measureName]} ${names[measureName]}; at most ${operationLimits[measureName]} are allowed.`,
            {
              nodes: operation,
            },
          ),
        );
      }
      return false;
    },
  };
}

/** Lists and objects inside each other that a variable, or a value in the text, may have; the deepest input of the schema has five. */
export const maxInputDepth = 20;

/** Refuses long lists that are written into the document; `findOversizedVariable` refuses those in variables. */
function listSizeRule(context: ValidationContext) {
  return {
    [Kind.LIST](node: { readonly values: readonly unknown[] }) {
      if (node.values.length > maxItems) {
        context.reportError(new GraphQLError(`A list has ${node.values.length} items; at most ${maxItems} are allowed.`));
      }
    },
  };
}

export const limitRules: readonly ValidationRule[] = [operationLimitsRule, listSizeRule];

/** Name of a variable that holds a list longer than allowed, or goes deeper; undefined when all are small enough. */
export function findOversizedVariable(variables: Readonly<Record<string, unknown>>): string | undefined {
  return Object.keys(variables).find((name) => isOversized(variables[name], maxInputDepth));
}

function isOversized(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  // Deeper recursion could overflow the stack.
  if (levels === 0) return true;
  if (Array.isArray(value)) return value.length > maxItems || value.some((inner) => isOversized(inner, levels - 1));
  return Object.values(value).some((inner) => isOversized(inner, levels - 1));
}
