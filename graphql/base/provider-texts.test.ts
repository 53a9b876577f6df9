import { describe, expect, test } from 'vitest';
import { refusal } from '../testing/provider.ts';
import { inputsAtFault, isOfChange, toPublicText } from './provider-texts.ts';

describe('a text of the provider’s that is shown', () => {
  test('is one line without control characters, and without what turns its direction', () => {
    expect(toPublicText(' Осталось\r\n\u00002 \u202eшт\u202c.\u0007 ')).toBe('Осталось 2 шт.');
  });

  test('is of bounded length and well formed', () => {
    expect(toPublicText('я'.repeat(10_000))).toBe('я'.repeat(300));
    expect([...(toPublicText('😀'.repeat(10_000)) ?? '')]).toHaveLength(300);
    expect(toPublicText(`${'x'.repeat(299)}😀`)).toBe(`${'x'.repeat(299)}😀`);
    expect(toPublicText('a\ud800')?.isWellFormed()).toBe(true);
  });

  test('is none when there is nothing to read', () => {
    expect([toPublicText(''), toPublicText('\n\u0000 ')]).toEqual([undefined, undefined]);
  });
});

describe('inputs at fault', () => {
  const inputs = (endpoint: string, fields: object) => inputsAtFault(refusal(422, 'validation_failed', '', fields, endpoint));

  test('are those of the path, the query and the body', () => {
    expect(inputs('orders.order', { id: ['a'], contact: ['b'] })).toEqual([['id', ['a']]]);
    expect(inputs('basket.addItem', { quantity: ['a'], body: ['b'] })).toEqual([['quantity', ['a']]]);
    expect(inputs('auth.login', { password: ['a'], login: ['b'] })).toEqual([['password', ['a']]]);
    expect(inputs('payments.init', { return_url: ['a'], id: ['b'] }).map(([path]) => path)).toEqual(['return_url', 'id']);
  });

  test('are so many, with so many texts each', () => {
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`deliveries.order_${at}`, Array(100).fill('a')]));
    const publicInputs = inputs('orders.create', many);
    expect([publicInputs.length, ...new Set(publicInputs.map(([, texts]) => texts.length))]).toEqual([30, 5]);
  });
});

test.each([
  ['orders.create', true],
  // The provider's own legacy: a change that is a GET.
  ['basket.addItem', true],
  ['products.availability', false],
  ['basket.getBasket', false],
  ['nobodys.call', false],
])('%s changes something: %s', (endpoint, isChange) => expect(isOfChange(refusal(422, 'x', '', {}, endpoint))).toBe(isChange));
