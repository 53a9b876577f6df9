import { expect, test } from 'vitest';
import { readingOf } from './reading.ts';

const plain = { corrected: null, leftOut: [], parts: [], nearest: null };

const parameters = (href: string | undefined) => Object.fromEntries(new URL(href ?? '', 'http://shop').searchParams);

test('a correction can be refused', () => {
  const { corrected } = readingOf({ ...plain, corrected: 'холодильник' }, 'холадильник', false);
  expect(corrected).toMatchObject({ text: 'холодильник', original: 'холадильник' });
  expect(parameters(corrected?.href)).toEqual({ q: 'холадильник', 'as-typed': '1' });
});

test('a word that was left out can be insisted upon', () => {
  const { leftOut } = readingOf({ ...plain, leftOut: ['зелёный', '12'] }, 'чайник Зелёный', false);
  expect(leftOut.map(({ href }) => parameters(href ?? undefined))).toEqual([{ q: 'чайник "Зелёный"' }, { q: 'чайник Зелёный "12"' }]);
});

test('a price that nothing has cannot be insisted upon', () => {
  expect(readingOf({ ...plain, leftOut: ['до 1\u00a0000 ₽'] }, 'чайник до 1000', false).leftOut).toEqual([
    { word: 'до 1\u00a0000 ₽', href: null },
  ]);
});

test('it is the word itself that is insisted upon, as it was typed, and no part of another', () => {
  const { leftOut } = readingOf({ ...plain, leftOut: ['зеленый', '12', 'c++ (1)'] }, 'C++ (1) 512 12 Зелёный', false);
  expect(leftOut.map(({ word, href }) => [word, parameters(href ?? undefined).q])).toEqual([
    ['Зелёный', 'C++ (1) 512 12 "Зелёный"'],
    ['12', 'C++ (1) 512 "12" Зелёный'],
    ['C++ (1)', '"C++ (1)" 512 12 Зелёный'],
  ]);
});

test('who has refused a correction and insists upon a word does not get it corrected after all', () => {
  const { leftOut } = readingOf({ ...plain, leftOut: ['чайнек'] }, 'чайнек bosch', true);
  expect(leftOut.map(({ href }) => parameters(href ?? undefined))).toEqual([{ q: '"чайнек" bosch', 'as-typed': '1' }]);
});

test('a text that was read as it is says nothing', () => {
  expect(readingOf({ ...plain }, 'чайник', false)).toEqual(plain);
});

test('each part of what was understood can be taken off, and what is nearest is searched for as anything', () => {
  const { parts, nearest } = readingOf({ ...plain, parts: [{ name: 'Чайники', rest: 'bosch' }], nearest: 'чайник' }, 'чайнек bosch', true);
  expect(parts.map(({ text, href }) => [text, parameters(href)])).toEqual([['Чайники', { q: 'bosch', 'as-typed': '1' }]]);
  expect(parameters(nearest?.href)).toEqual({ q: 'чайник' });
});
