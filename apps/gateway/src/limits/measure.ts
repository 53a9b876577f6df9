import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** How much an operation asks for, with its fragments spread out. */
export interface Measure {
  /** Levels of fields; introspection is not counted. */
  depth: number;
  /** Fields, as if every fragment were written where it is used. */
  selections: number;
  aliases: number;
  directives: number;
  /** Calls of the provider that the operation may lead to before batching and caching. */
  calls: number;
}

/** Items assumed in a list whose length the operation does not say. */
const unsaidLength = 10;
/** Items assumed when the length comes in a variable: the most a page may have. */
export const mostItems = 100;

const nothing: Measure = { depth: 0, selections: 0, aliases: 0, directives: 0, calls: 0 };

function add(one: Measure, other: Measure, times = 1): Measure {
  return {
    depth: Math.max(one.depth, other.depth),
    selections: one.selections + other.selections,
    aliases: one.aliases + other.aliases,
    directives: one.directives + other.directives,
    calls: one.calls + other.calls * times,
  };
}

/** Length asked for by an argument such as `perPage: 24` or `ids: [1, 2]`; undefined when the field takes none. */
function askedLength(field: FieldNode): number | undefined {
  for (const { name, value } of field.arguments ?? []) {
    if (name.value !== 'perPage' && name.value !== 'ids') continue;
    if (value.kind === Kind.INT) return Math.max(0, Number(value.value));
    if (value.kind === Kind.LIST) return value.values.length;
    if (value.kind === Kind.VARIABLE) return mostItems;
  }
  return undefined;
}

/** A resolver says by `calls` which calls of the provider it may make. */
function callsOf(field: GraphQLField<unknown, unknown>): number {
  const resolve: unknown = field.resolve;
  if (typeof resolve !== 'function' || !('calls' in resolve) || !Array.isArray(resolve.calls)) return 0;
  return resolve.calls.length;
}

/** Measures one operation. Cycles of fragments count once: another rule reports them. */
export function measure(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Measure {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  // A fragment is measured once for each length it inherits, or nested fragments would take exponential time.
  const known = new Map<string, Measure>();

  function ofSelections(set: SelectionSetNode, parent: GraphQLNamedType | undefined, inherited: number | undefined): Measure {
    let sum = nothing;
    for (const selection of set.selections) {
      sum = add(sum, { ...nothing, directives: selection.directives?.length ?? 0 });
      if (selection.kind === Kind.FIELD) sum = add(sum, ofField(selection, parent, inherited));
      else if (selection.kind === Kind.FRAGMENT_SPREAD) sum = add(sum, ofFragment(selection.name.value, inherited));
      else {
        const type = selection.typeCondition ? schema.getType(selection.typeCondition.name.value) : parent;
        sum = add(sum, ofSelections(selection.selectionSet, type, inherited));
      }
    }
    return sum;
  }

  function ofFragment(name: string, inherited: number | undefined): Measure {
    const key = `${name}:${inherited}`;
    const before = known.get(key);
    const fragment = fragments.get(name);
    if (before !== undefined || fragment === undefined) return before ?? nothing;
    known.set(key, nothing);
    const found = ofSelections(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value), inherited);
    known.set(key, found);
    return found;
  }

  function ofField(node: FieldNode, parent: GraphQLNamedType | undefined, inherited: number | undefined): Measure {
    const isIntrospection = node.name.value.startsWith('__');
    const field = isObjectType(parent) ? parent.getFields()[node.name.value] : undefined;
    const own: Measure = {
      depth: isIntrospection ? 0 : 1,
      selections: 1,
      aliases: node.alias ? 1 : 0,
      directives: 0,
      calls: field ? callsOf(field) : 0,
    };
    if (!node.selectionSet) return own;
    const isList = field !== undefined && isListType(getNullableType(field.type)) && isCompositeType(getNamedType(field.type));
    const asked = askedLength(node);
    const inner = ofSelections(node.selectionSet, field && getNamedType(field.type), isList ? undefined : asked);
    const length = isList ? (asked ?? inherited ?? unsaidLength) : 1;
    return { ...add(own, inner, length), depth: isIntrospection ? 0 : inner.depth + 1 };
  }

  const root = schema.getRootType(operation.operation) ?? undefined;
  return add({ ...nothing, directives: operation.directives?.length ?? 0 }, ofSelections(operation.selectionSet, root, undefined));
}
