import { expect, test } from 'vitest';
import { orderConsents, readConsents } from './consents.ts';

test('each purpose has a box of its own, and only what the order needs is required', () => {
  expect(orderConsents.map(({ purpose, isRequired }) => [purpose, isRequired])).toEqual([
    ['personal-data', true],
    ['marketing', false],
  ]);
});

test('only what was ticked was consented to', () => {
  expect(readConsents(orderConsents, (field) => field === 'consent.personal-data')).toEqual({ purposes: ['personal-data'], missing: [] });
  expect(readConsents(orderConsents, () => true).purposes).toEqual(['personal-data', 'marketing']);
});

test('without the required one there is no order', () => {
  expect(readConsents(orderConsents, (field) => field === 'consent.marketing').missing).toEqual(['consent.personal-data']);
});
