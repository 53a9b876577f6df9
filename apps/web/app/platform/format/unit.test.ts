import { expect, test } from 'vitest';
import { withUnit } from './unit.ts';

test.each([
  ['43', '″', '43″'],
  ['43', 'дюйм', '43″'],
  ['120', '°', '120°'],
  ['−18', '°C', '−18\u00a0°C'],
  ['256', 'ГБ', '256\u00a0ГБ'],
  ['OLED', null, 'OLED'],
])('%s and %s are read %s', (text, unit, read) => {
  expect(withUnit(text, unit)).toBe(read);
});
