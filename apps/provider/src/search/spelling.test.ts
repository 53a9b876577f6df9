import { expect, test } from 'vitest';
import { inOtherLayout, inOtherScript, plainQuery, readingsOf } from './spelling.ts';

test('a text typed in the wrong layout', () => {
  expect(inOtherLayout('cvfhnajy')).toBe('смартфон');
  expect(inOtherLayout('[jkjlbkmybr')).toBe('холодильник');
  expect(inOtherLayout('ыфьыгтп')).toBe('samsung');
});

test("makers' names as they are said", () => {
  expect(inOtherScript('айфон 17')).toBe('iphone 17');
  expect(inOtherScript('телефон самсунг')).toBe('телефон samsung');
  expect(inOtherScript('хисенс')).toBe('hisens');
  expect(inOtherScript('iphone')).toBe('iphone');
});

test('both at once, and no reading twice', () => {
  expect(readingsOf('cfvceyu')).toContain('samsung');
  expect(readingsOf('123')).toEqual(['123']);
});

test('«ё» is «е»', () => {
  expect(plainQuery('  Зелёный   ЧАЙНИК ')).toBe('зеленый чайник');
});
