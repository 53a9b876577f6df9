import { expect, test } from 'vitest';
import { visit, visitorWith } from '../../testing/visit.ts';
import { placeholderOf } from './placeholder.server.ts';

const suggestions = ['чайник', 'робот-пылесос', 'телевизор'];
const at = (date: string, word?: string) =>
  visit({
    now: () => new Date(date),
    visitor: visitorWith(word === undefined ? '' : `search_placeholder=${encodeURIComponent(word)}`),
  });

test('another word each day, which is kept during the visit', () => {
  const { context, cookies } = at('1970-01-02T12:00:00Z');
  expect(placeholderOf(context, suggestions)).toBe('робот-пылесос');
  expect(cookies).toEqual([`search_placeholder=${encodeURIComponent('робот-пылесос')}; Path=/; SameSite=Lax`]);
  const next = at('1970-01-03T12:00:00Z', 'робот-пылесос');
  expect(placeholderOf(next.context, suggestions)).toBe('робот-пылесос');
  expect(next.cookies).toEqual([]);
  expect(placeholderOf(at('1970-01-03T12:00:00Z').context, suggestions)).toBe('телевизор');
});

test('a word that the provider has no more is none of its words', () => {
  const { context } = at('1970-01-01T00:00:00Z', 'утюг');
  expect(placeholderOf(context, suggestions)).toBe('чайник');
  expect(placeholderOf(context, [])).toBeNull();
  expect(placeholderOf(context, null)).toBeNull();
});
