import {
  coerceInputValue,
  type DocumentNode,
  GraphQLError,
  getVariableValues,
  isInputType,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql';
import { errorCodes, type FieldMessages } from './errors.ts';
import { schema } from './schema.ts';

export type Variables = Readonly<Record<string, unknown>>;

/** The operation of a document that is meant; null when there is none or more than one comes into question. */
export function operationOf(document: DocumentNode, name: string | null | undefined): OperationDefinitionNode | null {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const meant = name == null || name === '' ? operations : operations.filter((operation) => operation.name?.value === name);
  return meant.length === 1 ? (meant[0] ?? null) : null;
}

/**
 * What is wrong with an operation's variables; empty when nothing is. Read by graphql-js whoever runs the operation, so
 * that every client hears the same, and told by field: `contact.phone`.
 */
export function variableErrors(operation: OperationDefinitionNode, variables: Variables): readonly GraphQLError[] {
  const definitions = operation.variableDefinitions ?? [];
  if (definitions.length === 0) return [];
  const { errors } = getVariableValues(schema, definitions, variables, { maxErrors: 20 });
  if (errors === undefined) return [];
  return [
    new GraphQLError(errorCodes.BAD_USER_INPUT, { extensions: { code: 'BAD_USER_INPUT', fields: fieldsAtFault(operation, variables) } }),
  ];
}

function fieldsAtFault(operation: OperationDefinitionNode, variables: Variables): FieldMessages {
  const fields: Record<string, string[]> = {};
  for (const { variable, type: node, defaultValue } of operation.variableDefinitions ?? []) {
    const name = variable.name.value;
    const type = typeFromAST(schema, node);
    if (!isInputType(type) || (defaultValue !== undefined && variables[name] === undefined)) continue;
    coerceInputValue(variables[name] === undefined ? null : variables[name], type, (path, _value, error) => {
      const field = path.length === 0 ? name : path.join('.');
      fields[field] = [...(fields[field] ?? []), messageOf(error)];
    });
  }
  return fields;
}

/** A scalar's own words, without what graphql-js puts before them. */
function messageOf(error: GraphQLError): string {
  return error.originalError instanceof GraphQLError ? error.originalError.message : error.message;
}
