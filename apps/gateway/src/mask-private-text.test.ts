import { expect, test } from 'vitest';
import { maskPrivateText } from './mask-private-text.ts';

test.each([
  ['no product «Анна, +7 949 123-45-67»', 'no product …'],
  ['see https://shop.example/order-info/5?key=abc', 'see …'],
  ['anna@shop.example is taken', '… is taken'],
  ['call +7 (949) 123-45-67 back', 'call … back'],
  ['79491234567 has 3 orders', '… has 3 orders'],
])('%s', (text, maskedText) => expect(maskPrivateText(text)).toBe(maskedText));
