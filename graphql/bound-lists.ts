import {
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isInterfaceType,
  isListType,
  isObjectType,
} from 'graphql';
import { isPageItems, type ListSize, listSizeOf } from './base/list-size.ts';
import { costOfField } from './calls/resolver-cost.ts';
import type { Context } from './context/context.ts';

/**
 * Lists that are never cut, since to leave out a line would be a lie: the lines of a basket or an order and what follows from them. They are as
 * long as the provider lets a basket be (`maxLines`).
 */
const whole: ReadonlySet<string> = new Set([
  'Basket.items',
  'Basket.orders',
  'Basket.changes',
  'BasketOrder.items',
  'CheckoutOrder.items',
  'Order.items',
  'OrderCreatePayload.orders',
  'Query.checkoutOrders',
  'SessionSignInPayload.basketChanges',
  'SessionSignInWithCodePayload.basketChanges',
  'SessionSignUpPayload.basketChanges',
]);

type Field = GraphQLField<unknown, Context>;

interface List {
  readonly name: string;
  readonly field: Field;
  readonly size: ListSize | undefined;
  /** More calls may stand behind its items, so that its length decides what an operation costs. */
  readonly leadsToCalls: boolean;
}

/** Cuts each list whose length costs something at what `@listSize` says of it, where no argument says how long it is. */
export function boundLists(schema: GraphQLSchema, readerOf: (property: string) => GraphQLFieldResolver<unknown, Context>): void {
  for (const { name, field, size, leadsToCalls } of listsOf(schema)) {
    if (!leadsToCalls || size === undefined || size.slicingArguments.length > 0 || whole.has(name)) continue;
    field.resolve = withMaxItems(field.resolve ?? readerOf(field.name), size.assumedSize);
  }
}

/** What a length is missing for, and where one stands that nothing reads. */
export function listProblems(schema: GraphQLSchema): string[] {
  const lists = listsOf(schema);
  const names = new Set(lists.filter(({ leadsToCalls }) => leadsToCalls).map(({ name }) => name));
  return [
    ...lists.flatMap(({ name, size, leadsToCalls }) => {
      if (leadsToCalls && size === undefined)
        return [`${name} leads to calls and does not say how long it is at most: @listSize(assumedSize: 12).`];
      if (!leadsToCalls && size !== undefined && size.slicingArguments.length === 0)
        return [`${name} leads to no call, so nothing asks how long it is: without @listSize.`];
      return [];
    }),
    ...[...whole]
      .filter((name) => !names.has(name))
      .map((name) => `${name} of \`whole\` is no such list: take it out of graphql/bound-lists.ts.`),
  ];
}

function listsOf(schema: GraphQLSchema): List[] {
  const leading = typesWithCalls(schema);
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (!(isObjectType(type) || isInterfaceType(type)) || type.name.startsWith('__')) return [];
    const fields = Object.values(type.getFields());
    const isPage = fields.some(({ name }) => name === 'pageInfo');
    return fields
      .filter((field) => isListType(getNullableType(field.type)) && !(isPage && isPageItems(field.name)))
      .map((field) => ({
        name: `${type.name}.${field.name}`,
        field,
        size: field.astNode ? listSizeOf(field.astNode) : undefined,
        leadsToCalls: leading.has(getNamedType(field.type).name),
      }));
  });
}

/** Names of the types behind which a call stands, in a field of their own or of a type they lead to. */
function typesWithCalls(schema: GraphQLSchema): ReadonlySet<string> {
  const leading = new Set<string>();
  const types = Object.values(schema.getTypeMap());
  const leads = (type: (typeof types)[number]): boolean => {
    if (isAbstractType(type)) return schema.getPossibleTypes(type).some(({ name }) => leading.has(name));
    if (!isObjectType(type)) return false;
    return Object.values(type.getFields()).some(
      ({ type: result, resolve }) => costOfField(resolve) !== undefined || leading.has(getNamedType(result).name),
    );
  };
  for (let before = -1; before < leading.size; ) {
    before = leading.size;
    for (const type of types) if (!leading.has(type.name) && leads(type)) leading.add(type.name);
  }
  return leading;
}

/** The same resolver with its calls, and at most so many items of what it answers. */
function withMaxItems(resolve: NonNullable<Field['resolve']>, maxItems: number): NonNullable<Field['resolve']> {
  const first = (value: unknown): unknown => (Array.isArray(value) && value.length > maxItems ? value.slice(0, maxItems) : value);
  const boundedResolve: typeof resolve = (...args) => {
    const answerValue = resolve(...args);
    return answerValue instanceof Promise ? answerValue.then(first) : first(answerValue);
  };
  return Object.assign(boundedResolve, resolve);
}
