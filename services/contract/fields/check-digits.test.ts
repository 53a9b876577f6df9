import { expect, test } from 'vitest';
import { imeiFault, innFault } from './check-digits.ts';

const typo = 'В ИНН опечатка: контрольная цифра не сходится.';

test.each([
  // Numbers that everybody knows: a bank's, a search engine's; and one of an entrepreneur of the textbook.
  ['7707083893', null],
  ['7736207543', null],
  ['500100732259', null],
  ['7707083894', typo],
  ['7770083893', typo],
  ['500100732258', typo],
  ['500100732269', typo],
  ['0000000000', typo],
  ['000000000000', typo],
  ['77070838931', 'ИНН организации состоит из 10 цифр, предпринимателя — из 12.'],
  ['770708389', 'ИНН организации состоит из 10 цифр, предпринимателя — из 12.'],
  ['77o7083893', 'Допустимы только цифры.'],
  ['７７０７０８３８９３', 'Допустимы только цифры.'],
  ['', 'Это поле необходимо заполнить.'],
])('a tax number %j: %s', (inn, fault) => {
  expect(innFault(inn)).toBe(fault);
});

test.each([
  ['490154203237518', true],
  ['490154203237519', false],
  ['49015420323751', false],
  ['4901542032375180', false],
  ['49015420323751a', false],
  ['000000000000000', true],
])('%s may be an IMEI: %s', (text, may) => expect(imeiFault(text) === null).toBe(may));
