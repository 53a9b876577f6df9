import { asId } from '@vitrina/services/contract/wire.ts';
import { describe, expect, test } from 'vitest';
import { execute } from '../testing/execute.ts';
import { type Answers, unavailable } from '../testing/provider.ts';
import * as samples from '../testing/samples.ts';
import { shop } from '../testing/whole-shop.ts';

describe('the checkout', () => {
  const stock = (in_stock: boolean, deliveries = [samples.deliveryOption()]) => ({
    key: 'buy',
    has_preorder_product: false,
    is_digital: false,
    in_stock,
    item_ids: [asId(1)],
    sum: 1,
    deliveries,
  });
  const shopWithVariations = (variationsOrders: NonNullable<Answers['delivery']>['variationsOrders']) =>
    execute('{ checkoutOrders { key pickup { kind } } }', shop({ delivery: { variationsOrders } }));

  test('is out of stock, or without deliveries', async () => {
    expect((await shopWithVariations(() => [stock(false)])).answer.errors[0].extensions.code).toBe('OUT_OF_STOCK');
    expect((await shopWithVariations(() => [stock(true, [])])).answer.errors[0].extensions.code).toBe('NO_DELIVERIES');
  });

  test('does with one of the two answers, unless the other alone would decide', async () => {
    const only = (in_stock: boolean) =>
      shopWithVariations(({ query }) => (query.delivery_purpose === 'courier' ? Promise.reject(unavailable()) : [stock(in_stock)]));
    expect((await only(true)).answer.data.checkoutOrders).toEqual([{ key: 'buy', pickup: [{ kind: 'STORE' }] }]);
    expect((await only(false)).answer.errors[0].extensions.code).toBe('PROVIDER_UNAVAILABLE');
    expect((await shopWithVariations(() => Promise.reject(unavailable()))).answer.errors[0].extensions.code).toBe('PROVIDER_UNAVAILABLE');
  });

  test('asks for express only where it is wanted', async () => {
    expect((await execute('{ checkoutOrders { key } }')).countOf('delivery.variationsOrders')).toBe(2);
    const { answer, countOf } = await execute('{ checkoutOrders { express { kind minutes } } }');
    expect(countOf('delivery.variationsOrders')).toBe(3);
    expect(answer.data.checkoutOrders[0].express).toEqual({ kind: 'EXPRESS', minutes: 90 });
  });
});
