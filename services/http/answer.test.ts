import { expect, test } from 'vitest';
import { domains } from '../registry.ts';
import { readAnswer } from './answer.ts';
import { planOf } from './plan.ts';

test('a page of comments has three where nobody tells how many, and as many as it brings where those are more', () => {
  const counts = (brought: number) => {
    const body = Buffer.from(JSON.stringify(Array.from({ length: brought }, (_, at) => ({ id: at + 1 }))));
    const raw = { status: 200, headers: { 'x-pagination-total-count': '31' }, body };
    return readAnswer(planOf(domains.comments.list), raw, () => {});
  };
  // The last page brings one of its three.
  expect(counts(1)).toMatchObject({ perPage: 3, pageCount: 11 });
  expect(counts(3)).toMatchObject({ perPage: 3, pageCount: 11 });
  expect(counts(10)).toMatchObject({ perPage: 10, pageCount: 4 });
});
