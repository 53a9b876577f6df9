import { expect } from 'vitest';
import { type BreakableShop, startBreakableShop } from './breakable-shop.ts';
import type { ProductPage } from './screens.ts';
import { type Page, Visitor } from './visitor.ts';

/** What stands on the buttons. */
export const goOn = 'Продолжить';
export const order = 'Оформить заказ';

/** What a shopper types. */
export const contacts = { firstName: 'Анна', lastName: 'Петрова', phone: '8 (949) 123-45-67', email: 'anna@vitrina.test' };
export const address = { street: 'Артёма', houseNumber: '74', flatNumber: '12' };
export const consentFields = { 'consent.personal-data': 'yes' };

/** Buying without JavaScript, in a shop whose provider can be broken. */
export interface Shopping extends BreakableShop {
  /** A visitor with one product in the basket, or with one more. */
  withBasket(product?: ProductPage, visitor?: Visitor): Promise<{ visitor: Visitor; product: ProductPage }>;
  /** Order numbers that hold a product. */
  ordersOf(product: Pick<ProductPage, 'id'>): Promise<number[]>;
}

/** In a shop of its own where its provider is broken, otherwise in the one that files share. */
export async function openShopping(open: () => Promise<BreakableShop> = startBreakableShop): Promise<Shopping> {
  const stack = await open();
  return {
    ...stack,
    async withBasket(product = stack.unseen(), visitor = new Visitor(stack.shop)) {
      const page = await visitor.send('/cart/add', { intent: 'add', productId: String(product.id), returnTo: '/cart' });
      expect(page.text).toContain(product.name);
      return { visitor, product };
    },
    async ordersOf({ id }) {
      const rows = await stack.database.sql<{ id: number }>(`select order_id as id from order_items where product_id = ${id} order by 1`);
      return rows.map((row) => Number(row.id));
    },
  };
}

/** One operation that a visitor may ask for, as a whole. */
export async function fetchData<Data>(visitor: Visitor, query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const { data, errors } = await visitor.execute<Data>(query, variables);
  if (data === null || errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}

/** Contacts, delivery by a courier, payment by card: the summary, before its button is pressed. */
export async function atSummary(visitor: Visitor): Promise<Page> {
  const delivery = await visitor.press(await visitor.open('/cart/contacts'), goOn, contacts);
  expect(delivery.path).toBe('/cart/delivery');
  const payments = await visitor.press(delivery, goOn, { 'way.buy': 'COURIER', ...address });
  expect(payments.path).toBe('/cart/payments');
  const summary = await visitor.press(payments, goOn);
  expect(summary.path).toBe('/cart/summary');
  return summary;
}
