import { expect, test } from 'vitest';
import { staffLabels } from './staff.ts';

const nobody = { tradePointNumber: null, tradePointName: null, personnelNumber: null, employeeName: null };
const place = { tradePointNumber: '017', tradePointName: 'Мультицентр' };
const person = { personnelNumber: '0042', employeeName: 'Ольга' };

test.each([
  [{ ...nobody, ...place }, ['Торговая точка № 017 «Мультицентр»']],
  [{ ...nobody, ...person }, ['Табельный № 0042, Ольга']],
  [{ ...place, ...person }, ['Торговая точка № 017 «Мультицентр»', 'Табельный № 0042, Ольга']],
  [{ ...nobody, tradePointNumber: '017' }, ['Торговая точка № 017']],
  [nobody, ['Сотрудник магазина']],
])('%o is called %o', (staff, words) => {
  expect(staffLabels(staff)).toEqual(words);
});
