import { type ListSize, listSizeOf } from '@vitrina/graphql/base/list-size.ts';
import { costOfField, type ResolverCost } from '@vitrina/graphql/calls/resolver-cost.ts';
import {
  type ArgumentNode,
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  print,
  type SelectionSetNode,
} from 'graphql';

/** The value of an argument as it stands in the document, or the variable that brings it. */
export type ArgumentValue<Value> = { readonly value: Value } | { readonly variable: string };

/** `@skip` and `@include`: the field is left out unless their argument is `on`. */
export interface Condition {
  readonly argument: ArgumentValue<boolean>;
  readonly on: boolean;
}

/** One field of the response with what matters to the cost; fields that neither call nor lead to calls are left out. */
export interface Step {
  readonly conditions: readonly Condition[];
  readonly cost: ResolverCost | undefined;
  /** Its arguments: fields of one parent with equal ones ask their loaders for the same key. */
  readonly argumentsKey: string;
  /** Items that the client asks for, by a number or by a list whose length counts. */
  readonly length: ArgumentValue<number> | undefined;
  /** Items when it does not say: what the schema declares; undefined where it declares nothing. */
  readonly assumed: number | undefined;
  /** Whether the client names what it asks for, each a key of its own. */
  readonly namesItems: boolean;
  readonly isList: boolean;
  readonly steps: readonly Step[];
}

interface Place {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

/** Reads an operation once; what its variables decide is left open. The document has been validated. */
export function planOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): readonly Step[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const root = schema.getRootType(operation.operation) ?? undefined;
  return stepsOf({ schema, fragments }, [{ set: operation.selectionSet, type: root, conditions: [] }]);
}

interface SelectionScope {
  readonly set: SelectionSetNode;
  readonly type: GraphQLNamedType | undefined;
  readonly conditions: readonly Condition[];
}

/** A field that is written several times in one place is one field of the response, where the same conditions hold. */
interface MergedField {
  readonly node: FieldNode;
  readonly field: GraphQLField<unknown, unknown>;
  readonly conditions: readonly Condition[];
  readonly inner: SelectionScope[];
}

function stepsOf(place: Place, scopes: readonly SelectionScope[]): Step[] {
  const mergedFields = new Map<string, MergedField>();
  for (const scope of scopes) collect(place, scope, mergedFields);
  return [...mergedFields.values()]
    .map((mergedField) => stepOf(place, mergedField))
    .filter(({ cost, steps }) => cost !== undefined || steps.length > 0);
}

function collect(place: Place, { set, type, conditions }: SelectionScope, mergedFields: Map<string, MergedField>): void {
  for (const selection of set.selections) {
    const all = [...conditions, ...conditionsOf(selection.directives)];
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      const fragmentType = selection.typeCondition ? place.schema.getType(selection.typeCondition.name.value) : type;
      collect(place, { set: selection.selectionSet, type: fragmentType, conditions: all }, mergedFields);
    } else if (selection.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = place.fragments.get(selection.name.value);
      if (fragment === undefined) continue;
      const fragmentType = place.schema.getType(fragment.typeCondition.name.value);
      collect(place, { set: fragment.selectionSet, type: fragmentType, conditions: all }, mergedFields);
    } else addField(selection, type, all, mergedFields);
  }
}

function addField(
  node: FieldNode,
  type: GraphQLNamedType | undefined,
  conditions: readonly Condition[],
  mergedFields: Map<string, MergedField>,
) {
  const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
  // Introspection calls nobody.
  if (field === undefined) return;
  const key = `${node.alias?.value ?? node.name.value} ${JSON.stringify(conditions)}`;
  const one = mergedFields.get(key) ?? { node, field, conditions, inner: [] };
  mergedFields.set(key, one);
  if (node.selectionSet) one.inner.push({ set: node.selectionSet, type: getNamedType(field.type), conditions: [] });
}

function stepOf(place: Place, { node, field, conditions, inner }: MergedField): Step {
  const argumentNodes = node.arguments ?? [];
  const size = sizeOf(field);
  const slicing = size?.slicingArguments.flatMap((argument) => field.args.filter(({ name }) => name === argument)) ?? [];
  const sizing = slicing.find((argument) => lengthOf(argument, argumentNodes) !== undefined);
  return {
    conditions,
    cost: costOfField(field.resolve),
    argumentsKey: argumentNodes
      .map((argument) => print(argument))
      .toSorted()
      .join(),
    length: sizing && lengthOf(sizing, argumentNodes),
    assumed: size?.assumedSize,
    namesItems: sizing !== undefined && isListType(getNullableType(sizing.type)),
    isList: isListType(getNullableType(field.type)),
    steps: stepsOf(place, inner),
  };
}

const sizes = new WeakMap<GraphQLField<unknown, unknown>, ListSize | null>();

/** What the schema declares of a field's length, read once. */
function sizeOf(field: GraphQLField<unknown, unknown>): ListSize | null {
  const cachedSize = sizes.get(field);
  if (cachedSize !== undefined) return cachedSize;
  const size = (field.astNode && listSizeOf(field.astNode)) ?? null;
  sizes.set(field, size);
  return size;
}

/** How many an argument says: the number itself, or how long the list is; undefined when it is absent and has no default. */
function lengthOf(
  { name, type, defaultValue }: GraphQLArgument,
  argumentNodes: readonly ArgumentNode[],
): ArgumentValue<number> | undefined {
  const value = argumentNodes.find((argument) => argument.name.value === name)?.value;
  if (value === undefined) return typeof defaultValue === 'number' ? { value: defaultValue } : undefined;
  if (value.kind === Kind.VARIABLE) return { variable: value.name.value };
  if (value.kind === Kind.LIST) return { value: value.values.length };
  // One value stands for a list of one.
  if (isListType(getNullableType(type))) return { value: 1 };
  return value.kind === Kind.INT ? { value: Number(value.value) } : undefined;
}

function conditionsOf(directives: readonly DirectiveNode[] | undefined): Condition[] {
  return (directives ?? []).flatMap(({ name, arguments: argumentNodes }): Condition[] => {
    const condition = argumentNodes?.find((argument) => argument.name.value === 'if')?.value;
    if (condition === undefined || (name.value !== 'skip' && name.value !== 'include')) return [];
    const on = name.value === 'include';
    if (condition.kind === Kind.VARIABLE) return [{ argument: { variable: condition.name.value }, on }];
    return condition.kind === Kind.BOOLEAN ? [{ argument: { value: condition.value }, on }] : [];
  });
}
