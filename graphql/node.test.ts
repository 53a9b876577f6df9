import { expect, test } from 'vitest';
import { nodeIdOf } from './node.ts';
import { run } from './run.ts';
import { fakeProvider, refusal, testContext } from './testing/provider.ts';
import * as samples from './testing/samples.ts';
import { shop } from './testing/whole-shop.ts';

async function ask(source: string, variables: Record<string, unknown> = {}, given = shop(), headers: Record<string, string> = {}) {
  const fake = fakeProvider(given);
  const answer = await run({ source, variables, context: testContext(fake.provider, headers).context });
  return { answer: JSON.parse(JSON.stringify(answer)), recordedCalls: fake.recordedCalls.map(({ call }) => call) };
}

const source = 'query ($id: ID!) { node(nodeId: $id) { __typename nodeId ... on Product { name } ... on Order { contactName } } }';

test('a thing is found again by the id that it has said', async () => {
  const { answer } = await ask('{ product(id: 42) { nodeId } category(id: 7) { nodeId } store(id: 5) { nodeId } }');
  const ids: string[] = Object.values<{ nodeId: string }>(answer.data).map(({ nodeId }) => nodeId);
  const again = await ask('query ($ids: [ID!]!) { nodes(nodeIds: $ids) { __typename nodeId } }', {
    ids: [...ids, nodeIdOf('Product', '')],
  });
  expect(again.answer.data.nodes).toEqual([
    { __typename: 'Product', nodeId: ids[0] },
    { __typename: 'Category', nodeId: ids[1] },
    { __typename: 'Store', nodeId: ids[2] },
    null,
  ]);
});

test.each(['', 'nonsense', nodeIdOf('Basket', '1'), nodeIdOf('Query', '1'), nodeIdOf('Product', '../1'), `${nodeIdOf('Product', '42')}=`])(
  '%j is nobody’s id, and nobody is asked',
  async (id) => {
    const { answer, recordedCalls } = await ask(source, { id });
    expect([answer, recordedCalls]).toEqual([{ data: { node: null } }, []]);
  },
);

test('an order is its owner’s alone', async () => {
  const id = nodeIdOf('Order', '9000');
  const others = shop({ orders: { order: () => Promise.reject(refusal(404, 'not_found')) } });
  expect((await ask(source, { id })).recordedCalls).toEqual([]);
  expect((await ask(source, { id }, others, { 'x-order-key': 'key-00000001' })).answer).toEqual({ data: { node: null } });
  const own = shop({ orders: { order: () => samples.order() } });
  const { answer } = await ask(source, { id }, own, { 'x-order-key': 'key-00000003' });
  expect(answer.data.node).toMatchObject({ __typename: 'Order', contactName: expect.any(String) });
});

test('no more than twenty at once', async () => {
  const ids = Array.from({ length: 21 }, (_, index) => nodeIdOf('Product', String(index)));
  const { answer, recordedCalls } = await ask('query ($ids: [ID!]!) { nodes(nodeIds: $ids) { nodeId } }', { ids });
  expect([answer.errors[0].extensions.code, recordedCalls]).toEqual(['BAD_USER_INPUT', []]);
});
