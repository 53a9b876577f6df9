import { asId } from '@vitrina/services/contract/wire.ts';
import { describe, expect, test } from 'vitest';
import { execute } from '../testing/execute.ts';
import { page, unavailable } from '../testing/provider.ts';
import * as samples from '../testing/samples.ts';
import { shop } from '../testing/whole-shop.ts';

const [card, credit] = [17, 12];
const source = 'query Q($deliveries: [OrderDeliveryInput!]) { paymentMethods(deliveries: $deliveries) { typeId } }';
const courier = { orderKey: 'buy', typeId: '5', datetime: '2026-11-22T10:00:00+03:00', interval: '10:00 - 14:00' };
const address = { street: 'улица Артёма', houseNumber: '74', flatNumber: '5' };

const brought = samples.deliveryOption({
  delivery_type_id: 5,
  delivery_purpose: 'courier',
  finish_storage_id: null,
  interval: courier.interval,
  datetime: courier.datetime,
  payment_type_id: [card, credit],
});
const deliveredWay = samples.deliveryOption({ payment_type_id: [card, credit] });

const near = (distance: number | null) => page([{ ...samples.store(), distance }]);

/** The methods for a way, and the addresses that were asked about. */
async function methodsFor(
  deliveries: object[],
  byAddress: () => ReturnType<typeof near> | Promise<never>,
  methods = [samples.method(), samples.method({ linked_payment_type_id: credit, is_prepaid: false })],
) {
  const order = { key: 'buy', has_preorder_product: false, is_digital: false, in_stock: true, item_ids: [asId(100)], sum: 1600_00 };
  const answers = {
    payments: { methods: () => methods },
    stores: { byAddress },
    delivery: { variationsOrders: () => [{ ...order, deliveries: [brought, deliveredWay] }] },
  };
  const { answer, recordedCalls } = await execute(source, shop(answers), { variables: { deliveries } });
  const types: number[] = answer.data.paymentMethods.map(({ typeId }: { typeId: string }) => Number(typeId));
  return { types, recordedCalls: recordedCalls.filter(({ call }) => call === 'stores.byAddress').map(({ input }) => input) };
}

describe('credit at the door', () => {
  test.each([
    [2000, [card, credit]],
    [2001, [card]],
    [null, [card]],
  ])('%s m from the nearest store', async (distance, types) => {
    const foundMethods = await methodsFor([{ ...courier, address }], () => near(distance));
    expect(foundMethods.types).toEqual(types);
    expect(foundMethods.recordedCalls).toMatchObject([{ query: { query: 'улица Артёма, 74', types: [1], per_page: 1 } }]);
  });

  test('is not offered where no store is found, nobody can be asked, or no address is named', async () => {
    expect((await methodsFor([{ ...courier, address }], () => page([]))).types).toEqual([card]);
    expect((await methodsFor([{ ...courier, address }], () => Promise.reject(unavailable()))).types).toEqual([card]);
    expect(await methodsFor([courier], () => near(0))).toEqual({ types: [card], recordedCalls: [] });
  });

  test('nobody asks how far it is where the goods are fetched, where nothing is chosen, or where there is no such credit', async () => {
    const pickup = { orderKey: 'buy', typeId: '1', storeId: '5' };
    expect(await methodsFor([pickup], () => near(9000))).toEqual({ types: [card, credit], recordedCalls: [] });
    expect(await methodsFor([], () => near(9000))).toEqual({ types: [card, credit], recordedCalls: [] });
    expect(await methodsFor([{ ...courier, address }], () => near(9000), [samples.method()])).toEqual({ types: [card], recordedCalls: [] });
  });

  test('a way of an order that the basket does not become counts for nothing', async () => {
    expect(await methodsFor([{ ...courier, orderKey: 'preorder', address }], () => near(9000))).toEqual({
      types: [card, credit],
      recordedCalls: [],
    });
  });
});
