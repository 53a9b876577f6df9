import { expect, test } from 'vitest';
import { execute } from '../testing/execute.ts';

/** What was asked of a call, the path aside. */
const queryOf = (recordedCalls: readonly { call: string; input: unknown }[], call: string): unknown =>
  (recordedCalls.find((one) => one.call === call)?.input as { query?: unknown } | undefined)?.query;

test('accessories are the first page by popularity, 12 at once as their groups are; warranties are 15 (spec 2 §9)', async () => {
  const { recordedCalls } = await execute(
    '{ product(id: 42) { accessories { totalCount } accessoryGroups { id } groups: accessoryGroups(withBundle: true) { id } warranties { id } } }',
  );
  expect(queryOf(recordedCalls, 'accessories.list')).toMatchObject({ page: undefined, per_page: 12, sort: '-popularity' });
  expect(queryOf(recordedCalls, 'accessories.groups')).toEqual({ per_page: 12 });
  expect(queryOf(recordedCalls, 'products.warranties')).toEqual({ per_page: 15 });
});

test.each([
  ['perPage: 48', null],
  ['perPage: 49', 'BAD_USER_INPUT'],
  ['perPage: 0', 'BAD_USER_INPUT'],
  ['page: 0', 'BAD_USER_INPUT'],
  [`groupIds: [${Array.from({ length: 20 }, (_, id) => id + 1)}]`, null],
  [`groupIds: [${Array.from({ length: 21 }, (_, id) => id + 1)}]`, 'BAD_USER_INPUT'],
])('accessories(%s) is answered with %s', async (args, code) => {
  const { answer } = await execute(`{ product(id: 42) { accessories(${args}) { totalCount } } }`);
  expect(answer.errors?.[0]?.extensions?.code ?? null).toBe(code);
});
