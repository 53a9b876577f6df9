import { paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { basket as handlers } from '../basket/handlers.ts';
import { delivery } from '../delivery/handlers.ts';
import { cancelOrder } from '../orders/cancel.ts';
import { returnItem } from '../orders/returns.ts';
import { toRepay } from '../payments/repay.ts';
import { sql } from '../platform/database/sql.ts';
import { anyEngine } from '../platform/database/testing/databases.ts';
import { shop, stock } from '../platform/database/testing/small-shop.ts';
import { actions as actionHandlers } from '../pricing/actions/handlers.ts';
import { promocodeMessages } from '../pricing/actions/promocode.ts';
import { bodyFor, openShopWithBuyers, pickup, type ShopWithBuyers } from '../testing/buyers.ts';

const cover = 2001;
const glass = 2002;
const promise = 2003;
const ids = { ten: 1, combo: 2, present: 3, code: 4, old: 5, large: 6, card: 7, service: 8, parent: 9 };

/** Ways to pay: the one that an action asks for, and another. */
const [bank, online] = [paymentTypes.psb, paymentTypes.online];

describe.each(anyEngine)('promotions in a basket, %s', (_, open) => {
  let small: ShopWithBuyers;
  beforeAll(async () => {
    small = await openShopWithBuyers(open);
    await small.db.execute(sql`delete from actions`);
    for (const [id, name] of [
      [cover, 'Чехол'],
      [glass, 'Стекло'],
    ] as const) {
      await small.db.execute(sql`insert into products (id, name, article, brand_id, category_id, price, order_type, is_digital, warranty_days, kind, facts, max_quantity)
        values (${id}, ${name}, ${String(id)}, 1, 224, 99000, 'buy', false, 365, 'phone', '{}', 10)`);
      await stock(small.db, shop.warehouse, id, 4);
    }
    const rows: [number, string, string, number, string | null, boolean, number, string | null][] = [
      [ids.ten, 'percent', 'discount', 10, null, false, 0, null],
      [ids.combo, 'absolute_discount', 'combo', 300_00, null, false, 0, null],
      [ids.present, 'present', 'present', 0, null, false, 0, null],
      [ids.code, 'percent_discount', 'discount', 5, 'ОСЕНЬ5', true, 0, null],
      [ids.old, 'percent_discount', 'discount', 5, 'ЛЕТО', true, 0, '2026-01-01'],
      [ids.large, 'absolute_discount', 'discount', 1000_00, 'БОЛЬШОЙ', true, 50_000_00, null],
    ];
    for (const [id, type, mechanic, discount, code, isForAll, minSum, end] of rows) {
      await small.db.execute(sql`insert into actions (id, action_type, mechanic, public_name, public_description, discount, promocode, is_for_all, min_sum, ends_at, sum_action_ids)
        values (${id}, ${type}, ${mechanic}, ${`Акция ${id}`}, 'Условия', ${discount}, ${code}, ${isForAll}, ${minSum}, ${end}::timestamptz, ${id === ids.code ? sql`array[1, 2]` : sql`'{}'::int[]`})`);
    }
    for (const [action, product, role] of [
      [ids.ten, shop.phone, 'target'],
      [ids.combo, cover, 'target'],
      [ids.combo, shop.phone, 'partner'],
      [ids.present, shop.phone, 'target'],
      [ids.present, glass, 'present'],
    ] as const) {
      await small.db.execute(sql`insert into action_products (action_id, product_id, role) values (${action}, ${product}, ${role})`);
    }
  });
  afterAll(() => small?.close());
  beforeEach(() => small.reset());

  const of = (basketId: string) => small.context({ basketId });
  const enter = (promocode: string, basketId: string) => handlers.setPromocode({ body: { promocode }, context: of(basketId) });
  const linesOf = ({ items }: Awaited<ReturnType<typeof small.put>>) =>
    items.map(({ product_id, quantity, final_price }) => [product_id, quantity, final_price]);

  test('a percentage, a combo, a present and a promocode agree in the basket, the order and its explanation', async () => {
    const { id } = await small.put(shop.phone, 2);
    await small.put(cover, 1, id);
    const basket = await enter(' осень 5 ', id);
    expect(linesOf(basket)).toEqual([
      [shop.phone, 2, 16_991_00],
      [glass, 2, 1_00],
      [cover, 1, 640_00],
    ]);
    expect(basket).toMatchObject({ promocode: 'ОСЕНЬ5', promocode_status: { name: 'Акция 4', is_applied: true, message: null } });
    expect((basket.sum ?? 0) - (basket.discount ?? 0)).toBe(basket.total_sum);
    expect(basket.total_sum).toBe(2 * 16_991_00 + 2 * 1_00 + 640_00);
    expect(basket.discounts.reduce((sum, { sum: part }) => sum + part, 0)).toBe(basket.discount);
    expect(basket.discounts.map(({ action_id }) => action_id)).toEqual([ids.ten, ids.combo, ids.present, ids.code]);
    const { orders } = await small.create(id, bodyFor(basket.revision));
    expect(orders).toMatchObject([
      { sum: basket.sum, discount: basket.discount, total_sum: basket.total_sum, promocode_input: 'ОСЕНЬ5', discounts: basket.discounts },
    ]);
    expect((await handlers.getBasket({ context: of(id) })).promocode).toBeNull();
    expect(await small.count(sql`select sum(quantity)::int as n from stock where product_id = ${glass}`)).toBe(2);
  });

  test('what is given back is what was paid', async () => {
    const basket = await small.put(shop.phone, 2);
    const { orders, order_key } = await small.create(basket.id, bodyFor(basket.revision));
    const [order] = orders;
    if (order === undefined) throw new Error('There is no order.');
    await small.pay(order.id, { orderKeys: [order_key] });
    await small.db.execute(sql`update payments set status = 'paid'`);
    const item = order.basket.find(({ product_id }) => product_id === shop.phone);
    await returnItem(small.db, order.id, item?.id ?? 0, 1);
    // With the piece goes the present that was given for it.
    expect(await small.count(sql`select sum::int as n from refunds`)).toBe(17_991_00 + 1_00);
  });

  test('a combo asks for a piece of the other for each', async () => {
    const { id } = await small.put(shop.phone);
    const two = await small.put(cover, 2, id);
    expect(two.items.find(({ product_id }) => product_id === cover)).toMatchObject({
      quantity: 2,
      sum: 690_00 + 990_00,
      final_price: 840_00,
    });
    const again = await small.put(shop.phone, 1, id);
    expect(linesOf(again)).toContainEqual([cover, 2, 690_00]);
  });

  describe('a present', () => {
    const presentIn = ({ items }: Awaited<ReturnType<typeof small.put>>) => items.find(({ present_of }) => present_of === ids.present);

    test('comes with each piece and goes with the last', async () => {
      const one = await small.put(shop.phone);
      expect(presentIn(one)).toMatchObject({ product_id: glass, quantity: 1, final_price: 1_00, parent_id: one.items[0]?.id });
      expect(presentIn(await small.put(shop.phone, 1, one.id))).toMatchObject({ quantity: 2 });
      const afterRemoval = await handlers.removeItem({ query: { id: String(one.items[0]?.id) as never }, context: of(one.id) });
      expect(afterRemoval.items).toEqual([]);
    });
    test('of what is not on sale yet is in its order, and comes back with it', async () => {
      await small.db.execute(
        sql`insert into action_products (action_id, product_id, role) values (${ids.present}, ${shop.preorder}, 'target')`,
      );
      const basket = await small.put(shop.preorder);
      expect(basket.orders?.map(({ key, item_ids }) => [key, item_ids.length])).toEqual([['preorder', 2]]);
      const { orders } = await small.create(basket.id, bodyFor(basket.revision, { deliveries: { preorder: pickup } }));
      await cancelOrder(small.db, orders[0]?.id ?? 0);
      expect(await small.count(sql`select sum(quantity)::int as n from stock where product_id = ${glass}`)).toBe(4);
    });
    test('is not promised twice when there is one: the basket can be ordered', async () => {
      await small.db.execute(
        sql`insert into action_products (action_id, product_id, role) values (${ids.present}, ${shop.fridge}, 'target')`,
      );
      await stock(small.db, shop.warehouse, glass, 1);
      const { id } = await small.put(shop.phone);
      const basket = await small.put(shop.fridge, 1, id);
      expect(basket.items.filter(({ present_of }) => present_of === ids.present)).toMatchObject([{ quantity: 1 }]);
      expect((await small.create(id, bodyFor(basket.revision))).orders).toHaveLength(1);
    });
    test('that was taken out stays out until it is wanted again', async () => {
      const one = await small.put(shop.phone);
      await handlers.removeItem({ query: { id: String(presentIn(one)?.id) as never }, context: of(one.id) });
      expect(presentIn(await small.put(shop.phone, 1, one.id))).toBeUndefined();
      const query = { product_id: String(glass) as never, quantity: 1, action_id: String(ids.present) as never };
      expect(presentIn(await handlers.addItem({ query, context: of(one.id) }))).toMatchObject({ quantity: 2 });
    });
    test('goes with the line that brought it, beside one that brings its own, and comes back with it', async () => {
      await small.db.execute(
        sql`insert into action_products (action_id, product_id, role) values (${ids.present}, ${shop.fridge}, 'target')`,
      );
      const { id, items } = await small.put(shop.fridge);
      const both = await small.put(shop.phone, 1, id);
      const line = both.items.find(({ product_id }) => product_id === shop.phone);
      const presents = ({ items }: typeof both) => items.filter(({ present_of }) => present_of !== null).map(({ parent_id }) => parent_id);
      expect(presents(both)).toEqual([items[0]?.id, line?.id]);
      const without = await handlers.removeItem({ query: { id: String(line?.id) as never }, context: of(id) });
      expect([without.items.length, presents(without)]).toEqual([2, [items[0]?.id]]);
      expect(await small.count(sql`select count(*)::int as n from basket_items where basket_id = ${id}`)).toBe(2);
      expect(presents(await small.put(shop.phone, 1, id))).toHaveLength(2);
    });
    test('that was taken out is brought again by goods that are put in again', async () => {
      const one = await small.put(shop.phone);
      const without = await handlers.removeItem({ query: { id: String(presentIn(one)?.id) as never }, context: of(one.id) });
      const empty = await handlers.removeItem({ query: { id: String(without.items[0]?.id) as never }, context: of(one.id) });
      expect(empty.items).toEqual([]);
      expect(presentIn(await small.put(shop.phone, 1, one.id))).toMatchObject({ product_id: glass, quantity: 1 });
    });
    test('is never a piece that is bought or gone', async () => {
      const { id } = await small.put(shop.phone);
      expect(presentIn(await small.put(glass, 4, id))).toBeUndefined();
      await stock(small.db, shop.warehouse, glass, 0);
      expect(presentIn(await handlers.getBasket({ context: of(id) }))).toBeUndefined();
    });
    test('is none when its action is over, whatever was put in before', async () => {
      const { id } = await small.put(shop.phone);
      await small.db.execute(sql`update actions set ends_at = now() where id = ${ids.present}`);
      expect(presentIn(await handlers.getBasket({ context: of(id) }))).toBeUndefined();
    });
    test('has as many pieces as there are goods, not more', async () => {
      const one = await small.put(shop.phone);
      const change = handlers.updateItemQuantity({ query: { id: String(presentIn(one)?.id) as never, quantity: 3 }, context: of(one.id) });
      await expect(change).rejects.toMatchObject({ status: 422 });
    });
  });

  describe('a promocode', () => {
    test.each([
      ['', promocodeMessages.empty],
      ['НЕТТАКОГО', promocodeMessages.unknown],
      ['лето', promocodeMessages.expired],
    ])('«%s» is refused beside its field', async (code, message) => {
      const { id } = await small.put(shop.phone);
      await expect(enter(code, id)).rejects.toMatchObject({ status: 422, errors: { promocode: [message] } });
    });
    test('that asks for more is kept, says so, and survives an order that it does not lower', async () => {
      const { id } = await small.put(shop.phone);
      const basket = await enter('БОЛЬШОЙ', id);
      expect(basket.promocode_status).toMatchObject({ is_applied: false, message: expect.stringContaining('30\u00a0010\u00a0₽') });
      await small.create(id, bodyFor(basket.revision));
      const next = await small.put(shop.fridge, 1, id);
      expect(next).toMatchObject({ promocode: 'БОЛЬШОЙ', promocode_status: { is_applied: true }, discount: 1000_00 });
    });
    test('is given up', async () => {
      const { id } = await small.put(shop.phone);
      await enter('ОСЕНЬ5', id);
      expect(await handlers.removePromocode({ context: of(id) })).toMatchObject({ promocode: null, promocode_status: null });
    });
    test('that has ended meanwhile stays and lowers nothing', async () => {
      const { id } = await small.put(shop.fridge);
      await enter('ОСЕНЬ5', id);
      await small.db.execute(sql`update actions set ends_at = now() where id = ${ids.code}`);
      expect(await handlers.getBasket({ context: of(id) })).toMatchObject({
        promocode: 'ОСЕНЬ5',
        promocode_status: { is_applied: false, message: promocodeMessages.expired },
        discount: 0,
      });
    });
  });

  describe('that ask for a way to pay', () => {
    const readFor = (basketId: string, payment_type_id?: number) =>
      handlers.getBasket({ query: payment_type_id === undefined ? {} : { payment_type_id }, context: of(basketId) });
    beforeEach(async () => {
      await small.db.execute(sql`delete from actions where id = ${ids.ten}`);
      await small.db.execute(sql`insert into actions (id, action_type, mechanic, public_name, public_description, discount, payment_type_ids)
        values (${ids.card}, 'percent', 'discount', 'Картой банка', 'Условия', 5, array[${bank}::int])`);
      await small.db.execute(sql`insert into action_products (action_id, product_id, role) values (${ids.card}, ${shop.fridge}, 'target')`);
    });

    test('lower the prices of an order that is paid so, and of no other', async () => {
      const { id, total_sum: full, revision } = await small.put(shop.fridge);
      const less = await readFor(id, bank);
      expect(less.discounts).toMatchObject([{ action_id: ids.card, name: 'Картой банка' }]);
      expect(less.total_sum).toBe(52_240_00);
      expect((await readFor(id, online)).total_sum).toBe(full);
      const { orders } = await small.create(id, bodyFor(revision, { payment_type_id: bank }));
      expect(orders).toMatchObject([{ sum: full, discount: less.discount, discounts: less.discounts }]);
    });

    test('take nothing off an order that is paid otherwise', async () => {
      const { id, total_sum: full, revision } = await small.put(shop.fridge);
      const { orders } = await small.create(id, bodyFor(revision, { payment_type_id: online }));
      expect(orders).toMatchObject([{ sum: full, discount: 0, discounts: [] }]);
    });

    test('hold its price for those ways to pay, also later', async () => {
      const { id, revision } = await small.put(shop.fridge);
      const { orders, order_key } = await small.create(id, bodyFor(revision, { payment_type_id: bank }));
      const orderId = orders[0]?.id ?? 0;
      const asOwner = small.context({ orderKeys: [order_key] });
      const repayable = await toRepay({ params: { id: String(orderId) as never }, context: asOwner });
      expect(repayable.payments.map(({ linked_payment_type_id }) => linked_payment_type_id)).toEqual([bank]);
      const pay = (typeId: number) => small.pay(orderId, { orderKeys: [order_key] }, undefined, typeId);
      await expect(pay(online)).rejects.toMatchObject({ status: 422, errors: { payment_type_id: [expect.any(String)] } });
      expect(await pay(bank)).toMatchObject({ payment_type_id: bank });
    });

    test('never move what its delivery costs', async () => {
      // A courier brings for nothing from 15 000 ₽ on; with five percent off these goods come to less.
      await small.db.execute(sql`update products set price = 1505000 where id = ${shop.phone}`);
      await small.db.execute(sql`delete from actions where id = ${ids.present}`);
      await small.db.execute(sql`update action_products set product_id = ${shop.phone} where action_id = ${ids.card}`);
      const { id, revision } = await small.put(shop.phone);
      const variations = await delivery.variationsOrders({ query: { delivery_purpose: 'courier' }, context: of(id) });
      const [option] = variations[0]?.deliveries ?? [];
      const nothing = { building: null, housing: null, floor: null, flat_number: null };
      const address = { ...nothing, city: { name: 'Донецк' }, street: 'Артёма', house_number: '74' };
      const brought = { delivery_type_id: 2, datetime: option?.datetime, interval: option?.interval ?? undefined, address };
      const confirmed_totals = { buy: { sum: 15_050_00, discount: 753_00, delivery_cost: 0 } };
      const body = bodyFor(revision, { deliveries: { buy: brought }, payment_type_id: bank, confirmed_totals });
      expect((await small.create(id, body)).orders).toMatchObject([{ discount: 753_00, delivery_cost: 0 }]);
    });
  });

  describe('that recommend a service', () => {
    beforeEach(async () => {
      await small.db.execute(sql`insert into actions (id, action_type, mechanic, public_name, public_description, discount, recommends_service)
        values (${ids.service}, 'absolute_discount', 'discount', 'С гарантией', 'Условия', 100000, true)`);
      await small.db.execute(
        sql`insert into action_products (action_id, product_id, role) values (${ids.service}, ${shop.fridge}, 'target')`,
      );
      await small.db.execute(sql`delete from features where key = 'dso.required'`);
      await small.db.execute(sql`insert into products (id, name, article, brand_id, category_id, price, order_type, warranty_days, kind)
        values (${promise}, 'Гарантия на год', ${String(promise)}, 1, null, 100000, 'buy', 0, 'cable')`);
      await small.db.execute(sql`insert into warranties (product_id, months, price_from, price_to) values (${promise}, 12, 100, 10000000)`);
    });
    const require = (isActive: boolean) =>
      small.db.execute(sql`insert into features (key, position, is_active) values ('dso.required', 99, ${isActive})`);

    test.each([
      ['nobody says', null],
      ['it is off', false],
    ])('count without one while %s that it is required', async (_, isActive) => {
      if (isActive !== null) await require(isActive);
      expect((await small.put(shop.fridge)).discount).toBe(1000_00);
    });

    test('count only with one on each of its goods where it is required', async () => {
      await require(true);
      const { id, items, discount } = await small.put(shop.fridge);
      expect(discount).toBe(0);
      const query = { basket: [{ product_id: String(shop.fridge) as never, qty: 1 }] };
      const [recommendation] = await actionHandlers.list({ query, context: small.context() });
      expect(recommendation?.mechanics[0]).toMatchObject({
        params: { recommend_dso: true },
        conditions: [{ done: false, name: 'Добавьте к товару дополнительную гарантию' }],
      });
      const parent_id = String(items[0]?.id) as never;
      const withWarranty = await handlers.addWarranty({ query: { parent_id, warranty_id: String(promise) as never }, context: of(id) });
      expect(withWarranty.discount).toBe(1000_00);
    });
  });

  test('that are a part of another are over with it, and say whose part they are', async () => {
    await small.db.execute(sql`insert into actions (id, action_type, mechanic, public_name, public_description)
      values (${ids.parent}, 'info', 'discount', 'Неделя скидок', 'Условия')`);
    await small.db.execute(sql`update actions set parent_id = ${ids.parent} where id = ${ids.ten}`);
    const { id, discount } = await small.put(shop.phone);
    expect(discount).toBeGreaterThan(1000_00);
    const query = { basket: [{ product_id: String(shop.phone) as never, qty: 1 }] };
    const readActions = () => actionHandlers.list({ query, context: small.context() });
    expect((await readActions()).find((action) => action.id === ids.ten)).toMatchObject({ parent_id: ids.parent });
    await small.db.execute(sql`update actions set ends_at = now() where id = ${ids.parent}`);
    expect((await readActions()).map((action) => action.id)).not.toContain(ids.ten);
    expect((await handlers.getBasket({ context: of(id) })).discounts.map(({ action_id }) => action_id)).not.toContain(ids.ten);
  });

  test('leave certificates and a partner’s goods alone', async () => {
    const { id } = await small.put(shop.giftCard);
    await small.put(shop.partner, 1, id, shop.supplier);
    expect(await enter('ОСЕНЬ5', id)).toMatchObject({ discount: 0, promocode_status: { is_applied: false } });
  });

  test('are told of goods, with what they ask for', async () => {
    const actionList = await actionHandlers.list({
      query: { basket: [{ product_id: String(cover) as never, qty: 1 }] },
      context: small.context(),
    });
    expect(actionList).toMatchObject([
      {
        id: ids.combo,
        discount: 300,
        mechanics: [{ type: 'combo', done: false, conditions: [{ done: false, product_ids: [shop.phone] }] }],
        basket: [{ product_id: cover, final_price: 990_00 }],
      },
    ]);
    const body = { products: [{ id: shop.phone as never }] };
    expect(await actionHandlers.ofProducts({ body, query: {}, context: small.context() })).toMatchObject({ id: ids.ten });
    expect(await actionHandlers.ofAccessories({ body, query: {}, context: small.context() })).toMatchObject({
      id: ids.present,
      presents: [{ product_id: glass, qty: 1, selected: false, basket_qty: 0 }],
    });
    const request = { params: { id: String(ids.combo) as never }, context: small.context() };
    expect(await actionHandlers.mechanics({ ...request, body: { product: { id: cover as never, quantity: 2 } } })).toMatchObject({
      mechanics: [{ done: false }],
    });
  });
});
