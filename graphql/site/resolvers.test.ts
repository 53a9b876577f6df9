import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { shop } from '../testing/shop.ts';

test('a visitor sees the stickers of his branch, and keeps the branch he was given', async () => {
  const stickers = async (headers: Record<string, string>) =>
    (await ask('{ product(id: 1) { stickers { code } } }', shop(), { headers })).answer.data.product.stickers;
  expect(await stickers({})).toEqual([{ code: 'hit' }]);
  expect(await stickers({ cookie: 'branch=B' })).toEqual([{ code: 'sale' }]);
  const { answer, context } = await ask('{ branch }', shop(), { headers: {} });
  expect(answer.data.branch).toBe('B');
  expect(context.session.cookies()).toEqual([expect.stringMatching(/^branch=B;/)]);
});
