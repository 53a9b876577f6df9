import { expect, test } from 'vitest';
import { readingOf } from './reading.ts';

const nothing = { page: null, corrected: null, leftOut: [], parts: [], nearest: null };
const plain = { ...nothing, unmatched: [] };

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

test('a word that nothing has beside the rest cannot be insisted upon', () => {
  const { leftOut } = readingOf({ ...plain, leftOut: ['сдать', 'старый'], unmatched: ['сдать'] }, 'Сдать старый iphone', false);
  expect(leftOut.map(({ word, href }) => [word, href && parameters(href).q])).toEqual([
    ['Сдать', null],
    ['старый', 'Сдать "старый" iphone'],
  ]);
});

test('the page of a service that the text is about is named', () => {
  const page = { name: 'Сдать старую технику — Трейд-ин', url: '/trade-in' };
  expect(readingOf({ ...plain, page }, 'сдать айфон', false).page).toEqual({ text: page.name, href: page.url });
});

test('an amount is insisted upon as it was typed', () => {
  const { leftOut } = readingOf({ ...plain, leftOut: ['130 см'] }, 'телевизор 130см', false);
  expect(leftOut.map(({ word, href }) => [word, parameters(href ?? undefined).q])).toEqual([['130см', 'телевизор "130см"']]);
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
  expect(readingOf({ ...plain }, 'чайник', false)).toEqual(nothing);
});

test('each part of what was understood can be taken off, and what is nearest is searched for as anything', () => {
  const { parts, nearest } = readingOf({ ...plain, parts: [{ name: 'Чайники', rest: 'bosch' }], nearest: 'чайник' }, 'чайнек bosch', true);
  expect(parts.map(({ text, href }) => [text, parameters(href)])).toEqual([['Чайники', { q: 'bosch', 'as-typed': '1' }]]);
  expect(parameters(nearest?.href)).toEqual({ q: 'чайник' });
});
