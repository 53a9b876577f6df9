import { describe, expect, test } from 'vitest';
import type { SmartPriceState } from '../../generated/graphql.ts';
import { lookupOf, requestedTx, savedValue } from './saved-tx.ts';
import { standingOf } from './standing.ts';

const record = { tx: 'tx-000001', tradeinId: null, productId: '42', totalDiscount: { amount: 100_00 }, discountBenefit: null };
const info = (state: SmartPriceState, smartPrice: typeof record | null = null) => ({ state, smartPrice });

describe('what is looked up', () => {
  test('is the tx of the way back, else the one that is kept for this product', () => {
    const back = new URLSearchParams('tx=tx-000001');
    expect(requestedTx(back, savedValue('42', 'tx-000002'), '42')).toBe('tx-000001');
    expect(requestedTx(new URLSearchParams(), savedValue('42', 'tx-000002'), '42')).toBe('tx-000002');
    expect(requestedTx(new URLSearchParams(), savedValue('43', 'tx-000002'), '42')).toBeNull();
    expect(requestedTx(new URLSearchParams('tx=a b'), savedValue('42', 'tx-000002'), '42')).toBeNull();
    expect(requestedTx(new URLSearchParams(), null, '42')).toBeNull();
  });

  test('is a smart price while it is completed, and of this product (spec 2 §4)', () => {
    expect(lookupOf(info('COMPLETED', record), '42')).toEqual({ kind: 'completed', smartPrice: record });
    expect(lookupOf(info('COMPLETED', record), '43')).toEqual({ kind: 'other', text: 'Эта умная цена — на другой товар.' });
    expect(lookupOf(info('COMPLETED'), '42').kind).toBe('other');
  });

  test('is none in any other state, and says why', () => {
    const texts = (['CREATED', 'DECLINED', 'USED', 'EXPIRED', 'OTHER'] as const).map((state) => lookupOf(info(state, record), '42'));
    expect(texts.every(({ kind }) => kind === 'other')).toBe(true);
    expect(new Set(texts.map((looked) => ('text' in looked ? looked.text : ''))).size).toBe(5);
    expect(lookupOf(null, '42')).toEqual({ kind: 'other', text: 'Такой умной цены нет.' });
  });

  test('has failed when nobody answers (spec 2 §8)', () => {
    expect(lookupOf(undefined, '42')).toEqual({ kind: 'failed' });
  });
});

test('smartPriceFailed is set by a failed look-up, and cleared by the next that does not fail', () => {
  expect(standingOf({ state: null })).toEqual({ smartPriceFailed: true });
  expect(standingOf({ state: 'EXPIRED' })).toEqual({ smartPriceFailed: false });
  expect(standingOf({ state: 'COMPLETED' })).toBeNull();
  expect(standingOf(null)).toBeNull();
});
