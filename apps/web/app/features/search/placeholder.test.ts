import { expect, test } from 'vitest';
import { visit } from '../../platform/gateway/visit.ts';
import { placeholderOf } from './placeholder.server.ts';

const suggestions = ['чайник', 'робот-пылесос', 'телевизор'];
const request = (word?: string) =>
  new Request('http://shop.example/', { headers: word === undefined ? {} : { cookie: `search_placeholder=${encodeURIComponent(word)}` } });
const at = (date: string) => visit({ now: () => new Date(date) });

test('another word each day, which is kept during the visit', () => {
  const { context, cookies } = at('1970-01-02T12:00:00Z');
  expect(placeholderOf(context, request(), suggestions)).toBe('робот-пылесос');
  expect(cookies).toEqual([`search_placeholder=${encodeURIComponent('робот-пылесос')}; Path=/; SameSite=Lax`]);
  const next = at('1970-01-03T12:00:00Z');
  expect(placeholderOf(next.context, request('робот-пылесос'), suggestions)).toBe('робот-пылесос');
  expect(next.cookies).toEqual([]);
  expect(placeholderOf(next.context, request(), suggestions)).toBe('телевизор');
});

test('a word that the provider has no more is none of its words', () => {
  const { context } = at('1970-01-01T00:00:00Z');
  expect(placeholderOf(context, request('утюг'), suggestions)).toBe('чайник');
  expect(placeholderOf(context, request('утюг'), [])).toBeNull();
  expect(placeholderOf(context, request(), null)).toBeNull();
});
