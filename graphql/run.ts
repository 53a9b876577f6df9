import { type DocumentNode, type ExecutionResult, execute, GraphQLError, type OperationDefinitionNode, type ValidationRule } from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import { describeError, formatError, rootCause } from './base/errors.ts';
import type { Context } from './context/context.ts';
import { readDocument } from './documents.ts';
import { type Trace, tracedSchema } from './provenance.ts';
import { schema } from './schema.ts';
import type { StoredOperation, StoredOperations } from './stored-operations.ts';
import { operationOf, type Variables, variableErrors } from './variables.ts';

/** One operation: a text, a document that has been validated already, or the id of a stored one. */
export interface Operation {
  source?: string | undefined;
  document?: DocumentNode | undefined;
  id?: string | undefined;
  /** In which an id is looked up. */
  operations?: StoredOperations | undefined;
  operationName?: string | null | undefined;
  variables?: Variables | null | undefined;
  context: Context;
  /** Limits on what a text may ask, beside the schema's own rules. */
  rules?: readonly ValidationRule[] | undefined;
  /** The last word before it runs, when its variables are known: what speaks against it. */
  estimateCost?:
    | ((document: DocumentNode, operation: OperationDefinitionNode, variables: Variables) => readonly GraphQLError[])
    | undefined;
  /** Notes which call each field came from; such an operation is interpreted, whatever it is known as. */
  trace?: Trace | undefined;
}

/** `data` and `errors`; every error carries `extensions.code` and may be shown as it is. */
export type Answer = ExecutionResult<Record<string, unknown>, Record<string, unknown>>;

/**
 * The one way to run an operation, whichever door it came in by. Texts are interpreted, stored operations are compiled;
 * both say the same.
 */
export async function run(operationRequest: Operation): Promise<Answer> {
  const { id, operations, context, trace } = operationRequest;
  const read = readOperation(operationRequest);
  if ('errors' in read) return read;
  const { document, storedOperation, operation, variableValues } = read;
  if (operation.operation === 'subscription') return failure('Подписка отвечает событиями: accept: text/event-stream.', 'BAD_REQUEST');
  const name = operation.name?.value;
  const answer =
    trace !== undefined || storedOperation === undefined || id === undefined
      ? await interpret(document, name, variableValues, context, trace)
      : await runStored(operations?.compile(id, storedOperation, name) ?? null, storedOperation, name, variableValues, context);
  return formatAnswer(answer, context);
}

/** Finds the operation that is meant and holds it against the schema's rules and limits; what speaks against it are errors. */
export function readOperation({
  source,
  document,
  id,
  operations,
  operationName,
  variables,
  rules,
  estimateCost,
}: Omit<Operation, 'context' | 'trace'>) {
  const storedOperation = id === undefined ? undefined : operations?.get(id);
  const read = storedOperation ?? (document === undefined ? textOf(source, id, rules) : { document });
  if ('errors' in read) return { errors: read.errors };
  const operation = operationOf(read.document, operationName);
  if (operation === null) return failure('Назовите операцию: operationName.', 'BAD_REQUEST');
  const variableValues = variables ?? {};
  const problems = variableErrors(operation, variableValues);
  if (problems.length > 0) return { errors: problems };
  const objections = estimateCost?.(read.document, operation, variableValues) ?? [];
  if (objections.length > 0) return { errors: objections };
  return { document: read.document, storedOperation, operation, variableValues };
}

async function runStored(
  compiledQuery: CompiledQuery | null,
  storedOperation: StoredOperation,
  name: string | undefined,
  variables: Variables,
  context: Context,
): Promise<Answer> {
  return compiledQuery === null
    ? interpret(storedOperation.document, name, variables, context)
    : compiledQuery.query(undefined, context, { ...variables });
}

async function interpret(
  document: DocumentNode,
  operationName: string | undefined,
  variables: Variables,
  context: Context,
  trace?: Trace,
): Promise<Answer> {
  const executionScope = trace === undefined ? { schema, contextValue: context } : { schema: tracedSchema(), contextValue: trace };
  const answer = await execute({ ...executionScope, document, operationName, variableValues: variables });
  return answer;
}

function textOf(source: string | undefined, id: string | undefined, rules: readonly ValidationRule[] | undefined) {
  if (source !== undefined) return readDocument(source, rules);
  return id === undefined
    ? failure('В запросе нет операции.', 'BAD_REQUEST')
    : failure('PersistedQueryNotFound', 'PERSISTED_QUERY_NOT_FOUND');
}

export function failure(message: string, code: string): { errors: readonly GraphQLError[] } {
  return { errors: [new GraphQLError(message, { extensions: { code } })] };
}

export function formatAnswer(answer: Answer, context: Context): Answer {
  const { data, errors } = answer;
  if (errors === undefined || errors.length === 0) return { data };
  for (const error of errors) report(error, context);
  return { data, errors: errors.map(formatError) };
}

/** What nobody has foreseen is logged with its cause; what the shop means to say is not an incident. */
function report(error: GraphQLError, context: Context): void {
  const cause = rootCause(error) ?? error;
  const description = describeError(cause);
  if (description.code !== 'INTERNAL') return;
  context.log.error({ err: cause, path: error.path?.join('.'), traceId: context.viewer.traceId }, 'resolver failed');
}
