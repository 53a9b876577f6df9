import { camelCase } from '@vitrina/services/contract/rename.ts';
import { describe, expect, test } from 'vitest';
import { callsByField } from './derived-resolvers.ts';
import { derivedSources } from './derived-sources.ts';
import { schema } from './schema.ts';
import { sources } from './sources.ts';
import { execute } from './testing/execute.ts';
import { operationsBeside } from './testing/operations/derived.ts';
import { refusal } from './testing/provider.ts';
import { shop } from './testing/whole-shop.ts';

describe('a field that a declaration names', () => {
  test.each([...callsByField])('%s takes what its call can be asked by', (field, { schemas }) => {
    const parameters = Object.keys({ ...schemas.params.shape, ...schemas.query.shape }).map(camelCase);
    const args = schema
      .getQueryType()
      ?.getFields()
      [field]?.args.map(({ name }) => name) ?? ['no such field'];
    expect(args.toSorted()).toEqual(parameters.toSorted());
    expect(schemas.body).toBeUndefined();
  });

  test('passes its arguments on by the names of the wire, and nothing for those that are absent', async () => {
    const { recordedCalls } = await execute('{ sitemapProducts(last: "9") { id } }');
    expect(recordedCalls).toMatchObject([{ call: 'site.sitemapProducts', input: { query: { after: undefined, last: '9' } } }]);
  });

  test('refuses a page that there cannot be', async () => {
    const { answer, recordedCalls } = await execute('{ orders(perPage: 101) { totalCount } }');
    expect(answer.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { perPage: ['От 1 до 100.'] } });
    expect(recordedCalls).toEqual([]);
  });

  test('is null where there is no such thing', async () => {
    const missing = () => Promise.reject(refusal(404, 'not_found'));
    const { answer } = await execute('{ store(id: 5) { id } }', shop({ stores: { store: missing } }));
    expect(answer).toEqual({ data: { store: null } });
  });
});

test('the parts of a declared object are sources of the types that show them', () => {
  const derived = derivedSources(schema, sources);
  expect(derived.get('WorkHours')?.type).toBe("NonNullable<Store['work_time']>[number]");
  expect(derived.get('Store')?.type).toBe("Output<Domains['stores']['store']>");
  expect(derived.get('OrderPage')?.type).toBe('Page<Order>');
  expect([...derived.keys()].filter((name) => name in sources)).toEqual([]);
});

test('an operation is made of a field that none of the tests asks for, and a sample answers it', async () => {
  expect(operationsBeside(['{ features { name } }'])).not.toHaveProperty('features');
  for (const { source } of Object.values(operationsBeside([]))) expect((await execute(source)).answer.errors, source).toBeUndefined();
});
