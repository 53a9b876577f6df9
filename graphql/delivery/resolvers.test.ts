import { asId } from '@vitrina/services/contract/wire.ts';
import { describe, expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
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
  const given = (variationsOrders: NonNullable<Answers['delivery']>['variationsOrders']) =>
    ask('{ checkoutOrders { key pickup { kind } } }', shop({ delivery: { variationsOrders } }));

  test('is out of stock, or without deliveries', async () => {
    expect((await given(() => [stock(false)])).answer.errors[0].extensions.code).toBe('OUT_OF_STOCK');
    expect((await given(() => [stock(true, [])])).answer.errors[0].extensions.code).toBe('NO_DELIVERIES');
  });

  test('does with one of the two answers, unless the other alone would decide', async () => {
    const only = (in_stock: boolean) =>
      given(({ query }) => (query.delivery_purpose === 'courier' ? Promise.reject(unavailable()) : [stock(in_stock)]));
    expect((await only(true)).answer.data.checkoutOrders).toEqual([{ key: 'buy', pickup: [{ kind: 'STORE' }] }]);
    expect((await only(false)).answer.errors[0].extensions.code).toBe('PROVIDER_UNAVAILABLE');
    expect((await given(() => Promise.reject(unavailable()))).answer.errors[0].extensions.code).toBe('PROVIDER_UNAVAILABLE');
  });

  test('asks for express only where it is wanted', async () => {
    expect((await ask('{ checkoutOrders { key } }')).countOf('delivery.variationsOrders')).toBe(2);
    const { answer, countOf } = await ask('{ checkoutOrders { express { kind minutes } } }');
    expect(countOf('delivery.variationsOrders')).toBe(3);
    expect(answer.data.checkoutOrders[0].express).toEqual({ kind: 'EXPRESS', minutes: 90 });
  });
});
