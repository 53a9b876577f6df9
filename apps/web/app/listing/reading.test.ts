import { expect, test } from 'vitest';
import { readingOf } from './reading.ts';

test('a correction can be refused', () => {
  const { corrected } = readingOf({ corrected: 'холодильник', leftOut: [] }, 'холадильник');
  expect(corrected).toMatchObject({ text: 'холодильник', typed: 'холадильник' });
  expect(new URL(corrected?.href ?? '', 'http://shop').searchParams.get('as-typed')).toBe('1');
});

test('a word that was left out can be insisted upon', () => {
  const { leftOut } = readingOf({ corrected: null, leftOut: ['зелёный', '12'] }, 'чайник Зелёный');
  expect(leftOut.map(({ href }) => new URL(href, 'http://shop').searchParams.get('q'))).toEqual([
    'чайник "Зелёный"',
    'чайник Зелёный "12"',
  ]);
});

test('a text that was read as it is says nothing', () => {
  expect(readingOf({ corrected: null, leftOut: [] }, 'чайник')).toEqual({ corrected: null, leftOut: [] });
});
