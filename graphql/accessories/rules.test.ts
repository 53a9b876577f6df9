import { asId } from '@vitrina/services/contract/wire.ts';
import { describe, expect, test } from 'vitest';
import * as samples from '../testing/samples.ts';
import { toBundle } from './rules.ts';

const products = [50, 51, 52].map((id) => samples.card({ id: asId(id) }));
const variant = (type: string) => ({
  type,
  action_id: asId(1),
  name: null,
  description: null,
  prices: [],
  months: null,
  payment_type_id: null,
});

describe('a bundle (spec 2 §9)', () => {
  test('shows up to two accessories, in the ways that have a word', () => {
    const bundle = toBundle({ products, variants: ['bundle', 'rent', 'combo', 'instalments'].map(variant) });
    expect(bundle?.products.map(({ id }) => id)).toEqual(['50', '51']);
    expect(bundle?.variants.map(({ kind }) => kind)).toEqual(['BUNDLE', 'COMBO', 'INSTALMENTS']);
  });

  test('is none without accessories, or without a way to buy it', () => {
    expect(toBundle({ products: [], variants: [variant('bundle')] })).toBeNull();
    expect(toBundle({ products, variants: [variant('rent')] })).toBeNull();
  });
});
