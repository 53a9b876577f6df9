import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { inOtherLayout } from './layout.ts';
import { lexemesOf } from './lexemes.ts';
import { soundOf } from './sound.ts';
import { stem } from './stem.ts';

const terms = (text: string) => lexemesOf(text).map(({ term }) => term);

test.each([
  ['  Зелёный   ЧАЙНИК ', 'зеленый чайник'],
  ['ｉＰｈｏｎｅ® 17™', 'iphone 17'],
  ['43″ и 55”', '43" и 55"'],
  // The first letters of both words are of the other alphabet.
  ['cмартфон Аsus', 'смартфон asus'],
  ['De’Longhi', "de'longhi"],
])('«%s» is compared as «%s»', (text, folded) => expect(fold(text)).toBe(folded));

test.each([
  ['16 ГБ', ['16гб']],
  ['16gb', ['16гб']],
  ['1,5 л', ['1.5л']],
  ['43дюйма', ['43дюйм']],
  ['телевизор 43"', ['телевизор', '43дюйм']],
  ['8/256 ГБ', ['8гб', '256гб']],
  ['5000 mAh', ['5000мач']],
  ['А56', ['a56']],
  ['HW-Q990D', ['hw', 'q990d']],
])('«%s» is found by %j', (text, expected) => expect(terms(text)).toEqual(expected));

test('an amount is found by its bare number, a compound written together', () => {
  expect(lexemesOf('256 ГБ')[0]?.also).toEqual(['256']);
  expect(lexemesOf('Wi-Fi')[0]?.also).toEqual(['wifi']);
});

test.each([
  ['стиральная', 'стиральные'],
  ['колонка', 'колонок'],
  ['чехол', 'чехлы'],
  ['батарейка', 'батареек'],
  ['headphone', 'headphones'],
])('«%s» and «%s» are one word', (one, other) => expect(stem(one)).toBe(stem(other)));

test.each([
  ['панасоник', 'Panasonic'],
  ['филипс', 'Philips'],
  ['электролюкс', 'Electrolux'],
  ['макита', 'Makita'],
  ['тошиба', 'Toshiba'],
])('«%s» sounds like %s', (spoken, name) => expect(soundOf(spoken)).toBe(soundOf(name.toLowerCase())));

test.each([
  ['cvfhnajy', 'смартфон'],
  ['[jkjlbkmybr', 'холодильник'],
  ['yjen,er', 'ноутбук'],
  ["'ktrnhj,hbndf", 'электробритва'],
  ['ыфьыгтп', 'samsung'],
  ['цфеср', 'watch'],
])('«%s» in the other layout is «%s»', (typed, meant) => expect(inOtherLayout(typed)).toBe(meant));
