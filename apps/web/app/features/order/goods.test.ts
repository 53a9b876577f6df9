import { expect, test } from 'vitest';
import { returnedText } from './goods.tsx';

test.each([
  [1, 3, true, 'Возвращено: 1 из 3 шт.'],
  [3, 3, true, 'Возвращено'],
  [1, 2, false, 'Убрано из заказа: 1 из 2 шт.'],
  [2, 2, false, 'Убрано из заказа'],
])('%d of %d pieces that a shopper does not have, received: %s', (returned, quantity, isReceived, text) =>
  expect(returnedText(returned, quantity, isReceived)).toBe(text),
);
