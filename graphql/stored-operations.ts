import {
  type DocumentNode,
  type GraphQLInputType,
  getNamedType,
  isInputObjectType,
  isInputType,
  isNonNullType,
  typeFromAST,
  visit,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { Lru } from './base/lru.ts';
import { readDocument } from './documents.ts';
import { compiledSchema, schema } from './schema.ts';

/** An operation known by its id; `compiled` is absent where graphql-jit would be wrong about it. */
export interface StoredOperation {
  readonly document: DocumentNode;
  readonly isCompilable: boolean;
}

/** Compiled operations kept; one holds some 190 KiB. */
const maxCompiledQueries = 200;

/** Operations that are known by their ids: the shop's own, other applications' registered ones. */
export interface StoredOperations {
  get(id: string): StoredOperation | undefined;
  /** The compiled form of one; null where it has to be interpreted. */
  compile(id: string, operation: StoredOperation, operationName: string | undefined): CompiledQuery | null;
}

/** Reads and checks each text when it is first asked for by its id; an invalid one is refused (`npm run verify` asks for all). Each gateway has its own. */
export function storeOperations(sources: Readonly<Record<string, string>>): StoredOperations {
  const operations = new Map<string, StoredOperation>();
  const queries = new Lru<string, CompiledQuery>(maxCompiledQueries);
  return {
    get(id) {
      const known = operations.get(id);
      if (known !== undefined || !Object.hasOwn(sources, id)) return known;
      const operation = readOperation(id, sources[id] ?? '');
      operations.set(id, operation);
      return operation;
    },
    compile(id, { document, isCompilable }, operationName) {
      if (!isCompilable) return null;
      const key = `${id} ${operationName ?? ''}`;
      const compiledQuery = queries.get(key);
      if (compiledQuery !== undefined) return compiledQuery;
      const query = compileQuery(compiledSchema, document, operationName, { disablingCapturingStackErrors: true });
      if (!isCompiledQuery(query)) return null;
      queries.set(key, query);
      return query;
    },
  };
}

function readOperation(id: string, source: string): StoredOperation {
  const read = readDocument(source);
  if ('errors' in read) throw new Error(`Stored operation ${id}: ${read.errors.map(({ message }) => message).join('; ')}`);
  return { document: read.document, isCompilable: isCompilable(read.document) };
}

/**
 * graphql-jit 0.8.9 is wrong about a variable inside an input object literal when it is omitted, and about a variable whose
 * required field is left to its default; and the compiled schema must not be introspected: such operations are interpreted.
 */
function isCompilable(document: DocumentNode): boolean {
  const unsafe: string[] = [];
  visit(document, {
    ObjectValue: (node) => {
      visit(node, { Variable: ({ name }) => void unsafe.push(name.value) });
    },
    VariableDefinition: ({ variable, type }) => {
      const input = typeFromAST(schema, type);
      if (isInputType(input) && hasRequiredDefaults(input)) unsafe.push(variable.name.value);
    },
    Field: ({ name }) => {
      if (name.value === '__schema' || name.value === '__type') unsafe.push(name.value);
    },
  });
  return unsafe.length === 0;
}

/** Whether a field in an input, however deep, is required and has a default. */
function hasRequiredDefaults(input: GraphQLInputType, visitedTypes = new Set<GraphQLInputType>()): boolean {
  const type = getNamedType(input);
  if (!isInputObjectType(type) || visitedTypes.has(type)) return false;
  visitedTypes.add(type);
  return Object.values(type.getFields()).some(
    (field) => (isNonNullType(field.type) && field.defaultValue !== undefined) || hasRequiredDefaults(field.type, visitedTypes),
  );
}
