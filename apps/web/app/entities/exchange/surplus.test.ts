import { expect, test } from 'vitest';
import { surplusText } from './surplus.ts';

test('of devices that are worth more than their goods is said what is taken off, and that the rest is not paid', () => {
  const phone = { brand: 'Apple', model: 'iPhone 13', memory: 128, value: 30_000_00 };
  const off = (amount: number, name = 'Скидка за обмен Apple iPhone 13, 128 ГБ') => ({ name, sum: { amount } });
  expect(surplusText([phone], [off(19_989_00)])?.replaceAll('\u00a0', ' ')).toBe(
    'Оценка 30 000 ₽ больше, чем можно зачесть за этот товар: зачтём 19 989 ₽, остаток 10 011 ₽ не выплачивается и на другие товары не переносится.',
  );
  expect(surplusText([phone], [off(30_000_00)])).toBeNull();
  // Rounded to whole rubles of each piece, in the shopper's favour.
  expect(surplusText([phone], [off(30_001_00)])).toBeNull();
  // A device that takes nothing off is there for the next order; what has another name says nothing of the device.
  expect(surplusText([phone, { ...phone, model: 'iPad', value: 9_000_00 }], [off(30_000_00)])).toBeNull();
  expect(surplusText([phone], [off(500_00, 'Скидка за онлайн-заказ')])).toBeNull();
});
