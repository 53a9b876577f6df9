import {
  coerceInputValue,
  type DocumentNode,
  GraphQLError,
  getVariableValues,
  isInputType,
  Kind,
  type ListTypeNode,
  type NamedTypeNode,
  type OperationDefinitionNode,
  type TypeNode,
  typeFromAST,
  visit,
} from 'graphql';
import { errorCodes, type FieldMessages } from './base/errors.ts';
import { schema } from './schema.ts';

export type Variables = Readonly<Record<string, unknown>>;

/** The operation of a document that is meant; null when there is none or more than one comes into question. */
export function operationOf(document: DocumentNode, name: string | null | undefined): OperationDefinitionNode | null {
  const [only] = document.definitions;
  if (name == null && document.definitions.length === 1 && only?.kind === Kind.OPERATION_DEFINITION) return only;
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const matching = name == null || name === '' ? operations : operations.filter((operation) => operation.name?.value === name);
  return matching.length === 1 ? (matching[0] ?? null) : null;
}

/**
 * What is wrong with an operation's variables; empty when nothing is. Read by graphql-js whoever runs the operation, so
 * that every client hears the same, and told by the path from the argument down: `input.contact.phone`.
 */
export function variableErrors(operation: OperationDefinitionNode, variables: Variables): readonly GraphQLError[] {
  const definitions = operation.variableDefinitions ?? [];
  if (definitions.length === 0 || arePlain(operation, variables)) return [];
  const { errors } = getVariableValues(schema, definitions, variables, { maxErrors: 20 });
  if (errors === undefined) return [];
  return [
    new GraphQLError(errorCodes.BAD_USER_INPUT, { extensions: { code: 'BAD_USER_INPUT', fields: fieldsAtFault(operation, variables) } }),
  ];
}

type Accepts = (value: unknown) => boolean;

/** Values that the built-in scalars take as they are. */
const plain: Readonly<Record<string, Accepts>> = {
  Int: (value) => typeof value === 'number' && (value | 0) === value,
  Float: Number.isFinite,
  String: (value) => typeof value === 'string',
  Boolean: (value) => typeof value === 'boolean',
  ID: (value) => typeof value === 'string',
};

/** Whether a type takes a value at first sight; undefined for a type that wants more than a glance. */
function acceptsOf(type: TypeNode): Accepts | undefined {
  const accepts = type.kind === Kind.NON_NULL_TYPE ? nonNullOf(type.type) : nonNullOf(type);
  if (accepts === undefined || type.kind === Kind.NON_NULL_TYPE) return accepts;
  return (value) => value === undefined || value === null || accepts(value);
}

function nonNullOf(type: NamedTypeNode | ListTypeNode): Accepts | undefined {
  if (type.kind === Kind.NAMED_TYPE) return plain[type.name.value];
  const accepts = acceptsOf(type.type);
  return accepts && ((value) => Array.isArray(value) && value.every((item) => item !== undefined && accepts(item)));
}

const glances = new WeakMap<OperationDefinitionNode, readonly { name: string; accepts: Accepts | undefined }[]>();

/** Whether all variables are right at first sight, as nearly always; else graphql-js looks at them. */
function arePlain(operation: OperationDefinitionNode, variables: Variables): boolean {
  const cachedGlance = glances.get(operation);
  const glance =
    cachedGlance ??
    (operation.variableDefinitions ?? []).map(({ variable, type }) => ({ name: variable.name.value, accepts: acceptsOf(type) }));
  if (cachedGlance === undefined) glances.set(operation, glance);
  return glance.every(({ name, accepts }) => accepts?.(variables[name]) === true);
}

function fieldsAtFault(operation: OperationDefinitionNode, variables: Variables): FieldMessages {
  // Whoever asks has named them, perhaps like something that every object has.
  const fields = new Map<string, string[]>();
  const names = argumentsOf(operation);
  for (const { variable, type: node, defaultValue } of operation.variableDefinitions ?? []) {
    const name = variable.name.value;
    const type = typeFromAST(schema, node);
    const variableValue = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (!isInputType(type) || (defaultValue !== undefined && variableValue === undefined)) continue;
    coerceInputValue(variableValue === undefined ? null : variableValue, type, (path, _value, error) => {
      const field = [names.get(name) ?? name, ...path].join('.');
      fields.set(field, [...(fields.get(field) ?? []), messageOf(error)]);
    });
  }
  return Object.fromEntries(fields);
}

/** The argument that each variable is handed to; a variable inside a literal keeps its own name. */
function argumentsOf(operation: OperationDefinitionNode): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  visit(operation, {
    Argument({ name, value }) {
      if (value.kind === Kind.VARIABLE) names.set(value.name.value, name.value);
    },
  });
  return names;
}

/** A scalar's own words, without what graphql-js puts before them. */
function messageOf(error: GraphQLError): string {
  return error.originalError instanceof GraphQLError ? error.originalError.message : error.message;
}
