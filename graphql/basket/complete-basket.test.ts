import { basket } from '@vitrina/services/basket/endpoints.ts';
import { maxQuantity } from '@vitrina/services/contract/fields/quantity.ts';
import { asId } from '@vitrina/services/contract/wire.ts';
import { expect, test } from 'vitest';
import { completeBasket } from './complete-basket.ts';

/** A basket as a provider has it that knows the specification only. */
const bare = (items: object[]) => completeBasket(basket.parse({ id: 'b1', items }));
const phone = { id: 100, product_id: 42, quantity: 2, final_price: 800, offer: { price: 900, price_old: 1000, qty: 5, available: true } };

test('a line without a price of its own has that of its offer', () => {
  const [line] = bare([phone]).items;
  expect(line).toMatchObject({ price: 900_00, price_old: 1000_00, sum: 1600_00, max_quantity: 5, available: true, parent_id: null });
  const [plain] = bare([{ id: 1, product_id: 2, quantity: 1, final_price: 10 }]).items;
  expect(plain).toMatchObject({ price: 10_00, price_old: null, sum: 10_00, max_quantity: maxQuantity, available: true, offer: null });
});

test('figures of a basket are reckoned from its lines', () => {
  expect(bare([phone, { ...phone, id: 101, quantity: 1 }])).toMatchObject({
    revision: null,
    quantity: 3,
    sum: 2700_00,
    discount: 300_00,
    total_sum: 2400_00,
    promocode: null,
    changes: [],
  });
});

test('preorders are an order of their own', () => {
  expect(bare([phone, { ...phone, id: 101, isPreOrder: true }]).orders).toEqual([
    { key: 'buy', item_ids: [asId(100)], sum: 1600_00, isPreOrder: false },
    { key: 'preorder', item_ids: [asId(101)], sum: 1600_00, isPreOrder: true },
  ]);
  expect(bare([]).orders).toEqual([]);
});

test('what the provider tells is left as it is', () => {
  const describedFields = { quantity: 7, sum: 1, discount: 2, total_sum: 3, orders: [] };
  const expectedFields = { quantity: 7, sum: 1_00, discount: 2_00, total_sum: 3_00, orders: [] };
  expect(completeBasket(basket.parse({ id: 'b1', revision: 4, items: [phone], ...describedFields }))).toMatchObject({
    revision: 4,
    ...expectedFields,
  });
});

test('a warranty that is told beside its line is paid with it; one that is a line of its own, once', () => {
  const line = { ...phone, warranty_id: 60, warranty_price: 100 };
  expect(bare([line])).toMatchObject({ items: [{ sum: 1800_00 }], sum: 2000_00, discount: 200_00, total_sum: 1800_00 });
  const ownWarrantyLine = { id: 101, product_id: 60, parent_id: 100, is_warranty: true, quantity: 2, final_price: 100 };
  expect(bare([line, ownWarrantyLine])).toMatchObject({ items: [{ sum: 1600_00 }, { sum: 200_00 }], total_sum: 1800_00 });
});
