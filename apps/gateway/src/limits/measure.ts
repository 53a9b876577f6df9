import {
  __Schema,
  __Type,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
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
  /** How often one field stands inside itself, counting it: `similars { similars { id } }` has 2. */
  recursion: number;
  /** Parts of the schema that introspection tells of. */
  introspection: number;
}

interface NestedMeasure extends Measure {
  /** Of each field below, the most of it on one way down. */
  readonly nested: ReadonlyMap<string, number>;
}

const emptyMeasure: NestedMeasure = {
  depth: 0,
  selections: 0,
  aliases: 0,
  directives: 0,
  recursion: 0,
  introspection: 0,
  nested: new Map(),
};

function add(one: NestedMeasure, other: NestedMeasure): NestedMeasure {
  return {
    depth: Math.max(one.depth, other.depth),
    selections: one.selections + other.selections,
    aliases: one.aliases + other.aliases,
    directives: one.directives + other.directives,
    recursion: Math.max(one.recursion, other.recursion),
    introspection: one.introspection + other.introspection,
    nested: maxOfEach(one.nested, other.nested),
  };
}

function maxOfEach(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  if (one.size === 0) return other;
  if (other.size === 0) return one;
  const both = new Map(one);
  for (const [field, times] of other) both.set(field, Math.max(both.get(field) ?? 0, times));
  return both;
}

/** The two fields of a query that tell of the schema, and what they lead to. */
const asksOfSchema: ReadonlyMap<string, GraphQLNamedType> = new Map([
  ['__schema', __Schema],
  ['__type', __Type],
]);

/** How long lists of introspection are taken to be (ours): some ten fields for each type, few of anything else. */
const lengths: ReadonlyMap<string, number> = new Map([
  ['fields', 10],
  ['inputFields', 5],
  ['enumValues', 5],
  ['possibleTypes', 3],
]);

/** Measures one operation. Cycles of fragments count once: another rule reports them. */
export function measure(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Measure {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  // A fragment is measured once, or nested ones would take exponential time.
  const fragmentMeasures = new Map<string, NestedMeasure>();

  function ofSelections(set: SelectionSetNode, parent: GraphQLNamedType | undefined): NestedMeasure {
    let sum = emptyMeasure;
    for (const selection of set.selections) {
      sum = add(sum, { ...emptyMeasure, directives: selection.directives?.length ?? 0 });
      if (selection.kind === Kind.FIELD) sum = add(sum, ofField(selection, parent));
      else if (selection.kind === Kind.FRAGMENT_SPREAD) sum = add(sum, ofFragment(selection.name.value));
      else {
        const type = selection.typeCondition ? schema.getType(selection.typeCondition.name.value) : parent;
        sum = add(sum, ofSelections(selection.selectionSet, type));
      }
    }
    return sum;
  }

  function ofFragment(name: string): NestedMeasure {
    const before = fragmentMeasures.get(name);
    const fragment = fragments.get(name);
    if (before !== undefined || fragment === undefined) return before ?? emptyMeasure;
    fragmentMeasures.set(name, emptyMeasure);
    const fragmentMeasure = ofSelections(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value));
    fragmentMeasures.set(name, fragmentMeasure);
    return fragmentMeasure;
  }

  function ofField(node: FieldNode, parent: GraphQLNamedType | undefined): NestedMeasure {
    const isIntrospection = node.name.value.startsWith('__');
    const field = isObjectType(parent) ? parent.getFields()[node.name.value] : undefined;
    const type = asksOfSchema.get(node.name.value) ?? (field && getNamedType(field.type));
    const below = node.selectionSet ? ofSelections(node.selectionSet, type) : emptyMeasure;
    const name = `${parent?.name}.${node.name.value}`;
    const times = (below.nested.get(name) ?? 0) + 1;
    // What `__schema` answers is bounded by the schema, and its types lead through each other.
    const isOfSchema = parent?.name.startsWith('__') === true;
    const isCounted = node.selectionSet !== undefined && !isIntrospection && !isOfSchema;
    return {
      depth: isIntrospection ? 0 : below.depth + 1,
      selections: below.selections + 1,
      aliases: below.aliases + (node.alias ? 1 : 0),
      directives: below.directives,
      recursion: isCounted ? Math.max(below.recursion, times) : below.recursion,
      introspection: isOfSchema ? partsOf(node.name.value) * (1 + below.introspection) : below.introspection,
      nested: isCounted ? new Map(below.nested).set(name, times) : below.nested,
    };
  }

  const partsOf = (name: string): number => (name === 'types' ? Object.keys(schema.getTypeMap()).length : (lengths.get(name) ?? 1));

  const root = schema.getRootType(operation.operation) ?? undefined;
  const operationMeasure = ofSelections(operation.selectionSet, root);
  return { ...operationMeasure, directives: operationMeasure.directives + (operation.directives?.length ?? 0) };
}
