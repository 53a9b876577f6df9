import { expect, test } from 'vitest';
import { fieldsOf } from './fields.ts';
import type { Operation } from './operations.ts';

test('the bank counts months as Russian does', () => {
  const operation: Operation = {
    token: 't',
    sum: 36_990_00,
    description: 'Заказ № 1',
    kind: 'bank',
    method: 'Рассрочка',
    periods: [1, 2, 5, 11, 21, 24, 36],
    returnUrl: '/order-info/1',
    codesLeft: null,
    status: 'open',
  };
  const page = fieldsOf(operation, { url: '', now: new Date(0), sent: undefined });
  const words = [...page.matchAll(/(\d+ месяц\p{L}*)/gu)].map(([, text]) => text);
  expect(words).toEqual(['1 месяц', '2 месяца', '5 месяцев', '11 месяцев', '21 месяц', '24 месяца', '36 месяцев']);
});
