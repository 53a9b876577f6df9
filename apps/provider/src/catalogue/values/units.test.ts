import { expect, test } from 'vitest';
import { unitAfter, withUnit } from './units.ts';

test.each([
  ['43', 'дюйм', '43″'],
  ['6,9', 'дюйм', '6,9″'],
  ['120', '°', '120°'],
  ['256', 'ГБ', '256\u00A0ГБ'],
  ['1', 'дней', '1\u00A0день'],
  ['21', 'дней', '21\u00A0день'],
  ['22', 'дней', '22\u00A0дня'],
  ['7,5', 'дней', '7,5\u00A0дня'],
  ['11', 'дней', '11\u00A0дней'],
  ['112', 'листов', '112\u00A0листов'],
  ['10\u00A0001', 'листов', '10\u00A0001\u00A0лист'],
  ['14', 'комплектов', '14\u00A0комплектов'],
])('%s and %s are read %s', (text, unit, read) => {
  expect(withUnit(text, unit)).toBe(read);
});

test('a value without a unit stays alone', () => {
  expect(withUnit('OLED', null)).toBe('OLED');
});

test('a unit that is no word is told as it is', () => {
  expect(unitAfter('5', 'кг')).toBe('кг');
});
