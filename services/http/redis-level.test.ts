import { expect, test } from 'vitest';
import * as z from 'zod';
import { endpoint, endpoints } from '../contract/endpoint.ts';
import { lifetimes } from '../contract/lifetimes.ts';
import { rubles } from '../contract/wire.ts';
import { planOf } from './plan.ts';
import { answerName, parseEntry, shapeOf, writeEntry } from './redis-level.ts';

const planAnswering = (answer: z.ZodType) =>
  planOf(
    endpoints('test', {
      call: endpoint({
        method: 'GET',
        path: '/test',
        summary: '',
        source: 'ours',
        answer,
        identity: 'nobody',
        idempotency: 'safe',
        cache: lifetimes.menu,
      }),
    }).call,
  );

test('an entry of another shape is not taken over', () => {
  const now = shapeOf(planAnswering(z.object({ price: z.number() })));
  expect(shapeOf(planAnswering(z.object({ price: z.number() })))).toBe(now);
  expect(shapeOf(planAnswering(z.object({ price: z.number(), unit: z.string() })))).not.toBe(now);
  expect(shapeOf(planAnswering(z.object({ price: rubles })))).not.toBe(now);
});

test('a key in Redis does not show what somebody typed', () => {
  const key = answerName('search.suggestions psb?q="canary"&', 'shape');
  expect(key).toMatch(/^answer:search\.suggestions:shape:/);
  expect(key).not.toContain('canary');
});

test('an entry is read as it was written, and anything else is nothing', () => {
  const entry = { value: undefined, raw: undefined, bytes: 3, madeAt: 1, freshUntil: 2, staleUntil: 3, retryAt: 0 };
  expect(parseEntry(writeEntry(['a'], entry))).toMatchObject({ value: ['a'], madeAt: 1, freshUntil: 2, staleUntil: 3 });
  for (const text of [null, undefined, '', '{', '[]', '{"value":1}']) expect(parseEntry(text)).toBeUndefined();
});
