import { expect, test } from 'vitest';
import { innFault } from './vocabulary.ts';

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
])('%j: %s', (inn, fault) => {
  expect(innFault(inn)).toBe(fault);
});
