import { expect, test } from 'vitest';
import { tied } from './tied.ts';

test.each([
  ['Смартфон Apple iPhone 17 512 ГБ, чёрный', 'Смартфон Apple iPhone 17 512_ГБ, чёрный'],
  ['возврат 7 дней', 'возврат 7_дней'],
  ['г. Донецк, ул. Куйбышева, д. 7', 'г._Донецк, ул._Куйбышева, д._7'],
  ['Холодильник LG 60 см, белый', 'Холодильник LG 60_см, белый'],
  ['просп. Мира, 4', 'просп._Мира, 4'],
  ['пр-т Мира, 4', 'пр-т_Мира, 4'],
  ['Пн–Пт 10:00–21:00, 6–7 кг', 'Пн–Пт 10:00–~21:00, 6–~7_кг'],
  ['iPhone 17 Pro Max', 'iPhone 17 Pro Max'],
])('«%s» breaks where it may', (text, said) => {
  expect(tied(text).replaceAll('\u00a0', '_').replaceAll('\u2060', '~')).toBe(said);
});
