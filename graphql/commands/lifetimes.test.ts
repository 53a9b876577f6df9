import { domains } from '@vitrina/services/registry.ts';
import { expect, test } from 'vitest';
import { duration, lifetimeRows } from './lifetimes.ts';

test('a parent says what the declaration says', () => {
  const cache = { maxAge: 90, staleWhileRevalidate: 300, staleIfError: 3600, tags: ['menu', 'seo'], vary: ['city', 'branch'] } as const;
  expect(lifetimeRows([{ ...domains.site.menu, cache }])).toEqual([
    {
      call: 'site.menu',
      maxAge: '90 s',
      staleWhileRevalidate: '5 min',
      staleIfError: '1 h',
      tags: 'menu, seo',
      vary: 'city, branch',
    },
  ]);
  expect(lifetimeRows([{ ...domains.site.menu, cache: 'never' }])).toEqual([]);
});

test('lifetimes are told as people tell them', () => {
  expect([45, 300, 3600, 86_400].map(duration)).toEqual(['45 s', '5 min', '1 h', '24 h']);
});
