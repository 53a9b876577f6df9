import { expect, test } from 'vitest';
import { isStalePage } from './stale-page.ts';

const at = (path: string) => new URL(path, 'https://shop.example');

test.each([
  ['the same address', '/catalog?f.brand=apple', '/catalog?f.brand=apple', false],
  ['another part of the page', '/catalog#list', '/catalog#filters', false],
  ['another page', '/catalog', '/', true],
  ['the same page, filtered otherwise', '/catalog?f.brand=apple', '/catalog', true],
])('%s', (_what, loaded, now, isLeft) => {
  expect(isStalePage({ name: at(loaded).href, type: 'back_forward' }, at(now))).toBe(isLeft);
});

test('a page that was asked for again stays, and so does one of which nothing is known', () => {
  expect(isStalePage({ name: at('/catalog').href, type: 'reload' }, at('/'))).toBe(false);
  expect(isStalePage({ name: 'document', type: 'navigate' }, at('/'))).toBe(false);
  expect(isStalePage({ name: 'https://elsewhere.example/', type: 'navigate' }, at('/'))).toBe(false);
  expect(isStalePage(undefined, at('/'))).toBe(false);
});
