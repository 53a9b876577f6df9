import { asId } from '@vitrina/services/contract/wire.ts';
import { expect, test } from 'vitest';
import { execute } from '../testing/execute.ts';
import { setCookies } from '../testing/provider.ts';
import { shop } from '../testing/whole-shop.ts';

test('a visitor sees the stickers of his branch, and keeps the branch he was given', async () => {
  const stickers = async (headers: Record<string, string>) =>
    (await execute('{ product(id: 1) { stickers { code } } }', shop(), { headers })).answer.data.product.stickers;
  expect(await stickers({})).toEqual([{ code: 'hit' }]);
  expect(await stickers({ cookie: 'branch=B' })).toEqual([{ code: 'sale' }]);
  const { answer, context } = await execute('{ branch }', shop(), { headers: {} });
  expect(answer.data.branch).toBe('B');
  expect(setCookies(context)).toEqual([expect.stringMatching(/^branch=B;/)]);
});

test('a branch is assigned once, and the rest of the operation is of it', async () => {
  const source = '{ branch again: branch mainPage { brands { id } } }';
  const { recordedCalls, context } = await execute(source, shop(), { headers: {} });
  expect(context.viewer).toMatchObject({ branch: 'B', hasBranch: true });
  expect(recordedCalls.find(({ call }) => call === 'site.branch')).toBeDefined();
  const keptBranchReply = await execute(source, shop(), { headers: { cookie: 'branch=B' } });
  expect(keptBranchReply.countOf('site.branch')).toBe(0);
  expect(setCookies(keptBranchReply.context)).toEqual([]);
  expect(keptBranchReply.recordedCalls.map(({ caller }) => caller.branch)).toEqual(['B']);
});

test('a visitor from the mobile application says so to the provider', async () => {
  const typesOf = async (headers: Record<string, string>) =>
    (await execute('{ menu { id } }', shop(), { headers })).recordedCalls.map(({ caller }) => caller.applicationType);
  expect(await typesOf({})).toEqual(['psb']);
  expect(await typesOf({ 'x-mobile-app': '1' })).toEqual(['mobile']);
});

test('parameters of the specification are sent', async () => {
  const listing =
    'listing(of: { category: 7 }, filters: [{ code: "available", chosen: { isSet: true } }]) { facets { code } some: facets(only: ["category"]) { code } }';
  const { recordedCalls } = await execute(`{ menu { id } currentCity { id } priorityCities { id } ${listing} }`);
  const queriesOf = (name: string) =>
    recordedCalls.filter(({ call }) => call === name).map(({ input }) => (input as { query?: object }).query);
  expect(queriesOf('site.menu')).toEqual([{ code: 'psb' }]);
  const expand = expect.stringMatching(/^phone,declension,zone,.*,kladr_code$/);
  expect([...queriesOf('cities.city'), ...queriesOf('cities.priorityCities')]).toEqual([{ expand }, { expand }]);
  const [all, some] = queriesOf('products.filters');
  expect(all).toMatchObject({ available: true, page: 1, per_page: 100, sales_channel_id: 5, with_ranges: true });
  expect(some).toMatchObject({ excludes: 'all', includes: 'category', sales_channel_id: 5 });
  expect(some).not.toHaveProperty('with_ranges');
});

test('tags of a category are asked for by it; those that belong to another are not', async () => {
  const tag = (id: number, category: number | null) => ({
    id: asId(id),
    alias: `t-${id}`,
    name: 'Подборка',
    url: null,
    category_id: category === null ? null : asId(category),
  });
  const several = shop({ site: { tags: () => [tag(1, null), tag(2, 7), tag(3, 8)] } });
  const { answer, recordedCalls } = await execute('{ tags(category: 7) { alias url } }', several);
  expect(answer.data.tags).toEqual([
    { alias: 't-1', url: '/catalog/tag/t-1' },
    { alias: 't-2', url: '/catalog/tag/t-2' },
  ]);
  expect(recordedCalls[0]?.input).toEqual({ query: { category_id: '7' } });
});
