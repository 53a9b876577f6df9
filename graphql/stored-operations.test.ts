import { type GraphQLInterfaceType, isObjectType, Kind, parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { describe, expect, test } from 'vitest';
import { schema } from './schema.ts';
import { storeOperations } from './stored-operations.ts';
import { both } from './testing/both-executors.ts';
import { execute } from './testing/execute.ts';
import { operations } from './testing/operations.ts';
import { unavailable } from './testing/provider.ts';
import { shop } from './testing/whole-shop.ts';

describe('every stored operation says the same interpreted and compiled', () => {
  test.each(Object.keys(operations))('%s', async (name) => {
    const { interpreted, compiled } = await both(name);
    expect(compiled).toEqual(interpreted);
    expect(interpreted.errors).toBeUndefined();
    expect(interpreted).toMatchSnapshot();
  });

  test.each(Object.keys(operations))('%s, the provider being away', async (name) => {
    const away = new Proxy({}, { get: () => new Proxy({}, { get: () => () => Promise.reject(unavailable()) }) });
    const { interpreted, compiled } = await both(name, away);
    expect(compiled).toEqual(interpreted);
    expect(JSON.stringify(interpreted)).not.toContain('upstream');
    for (const error of interpreted.errors ?? []) expect(error.extensions.code).toBe('PROVIDER_UNAVAILABLE');
  });

  test.each(Object.keys(operations))('%s, nothing being there', async (name) => {
    const { interpreted, compiled } = await both(name, {});
    expect(compiled).toEqual(interpreted);
  });

  test('together they ask for every field of the schema', () => {
    const usedFields = new Set<string>();
    const info = new TypeInfo(schema);
    for (const { source } of Object.values(operations)) {
      visit(
        parse(source),
        visitWithTypeInfo(info, { [Kind.FIELD]: () => void usedFields.add(`${info.getParentType()?.name}.${info.getFieldDef()?.name}`) }),
      );
    }
    const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !type.name.startsWith('__'));
    const fields = types.flatMap((type) =>
      isObjectType(type) ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
    );
    // Of expected failures `user-errors.test.ts` asks.
    const ofFailures = new Set([
      ...schema.getPossibleTypes(schema.getType('UserError') as GraphQLInterfaceType).map(({ name }) => name),
      'OrderTotal',
    ]);
    // Screens listen to nothing: subscriptions are told in apps/gateway/src/event-stream.test.ts.
    const isSubscription = (field: string) => field.startsWith('Subscription.');
    const isOfFailure = (field: string) => field.endsWith('.userErrors') || ofFailures.has(field.split('.')[0] ?? '');
    expect(fields.filter((field) => !usedFields.has(field) && !isOfFailure(field) && !isSubscription(field))).toEqual([]);
  });
});

describe('stored operations that graphql-jit would get wrong are interpreted', () => {
  test('a variable inside an input object', async () => {
    const operations = storeOperations({
      inner: 'query ($q: String!, $id: ID) { listing(of: { search: { text: $q, categoryId: $id } }) { nodes { id } } }',
    });
    const { recordedCalls, answer } = await execute('', shop(), { source: undefined, id: 'inner', operations, variables: { q: 'tv' } });
    expect(answer.errors).toBeUndefined();
    expect(recordedCalls[0]).toMatchObject({ call: 'products.search', input: { query: { q: 'tv' } } });
  });

  test('a variable whose required field is left to its default', async () => {
    const add = 'mutation ($input: BasketAddItemInput!) { basketAddItem(input: $input) { basket { id } } }';
    const operations = storeOperations({ add });
    const { recordedCalls } = await execute('', shop(), {
      source: undefined,
      id: 'add',
      operations,
      variables: { input: { productId: '1001' } },
    });
    expect(recordedCalls[0]?.input).toMatchObject({ query: { product_id: '1001', quantity: 1 } });
  });

  test('introspection', async () => {
    const operations = storeOperations({ introspection: '{ __type(name: "Offer") { fields { name } } }' });
    const { answer } = await execute('', shop(), { source: undefined, id: 'introspection', operations });
    expect(answer.data.__type.fields).toContainEqual({ name: 'priceOld' });
  });
});

test('two gateways of one process know each its own operations', async () => {
  const [one, other] = [storeOperations({ city: '{ currentCity { id } }' }), storeOperations({ city: '{ viewer { kind } }' })];
  const answerOf = async (operations: typeof one) => (await execute('', shop(), { source: undefined, id: 'city', operations })).answer;
  expect([Object.keys((await answerOf(one)).data), Object.keys((await answerOf(other)).data)]).toEqual([['currentCity'], ['viewer']]);
  expect((await answerOf(storeOperations({}))).errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
});

test('a stored operation that the schema does not have is refused', () => {
  expect(() => storeOperations({ broken: '{ nothing }' }).get('broken')).toThrow(/broken.*nothing/);
});
