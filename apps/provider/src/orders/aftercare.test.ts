import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { setMedia } from '../catalogue/media/media.ts';
import { plainMedia } from '../catalogue/media/testing/plain.ts';
import { sql } from '../platform/database/sql.ts';
import { anyEngine } from '../platform/database/testing/databases.ts';
import { shop } from '../platform/database/testing/small-shop.ts';
import { openShopWithBuyers, type ShopWithBuyers } from '../testing/buyers.ts';
import { orders } from './handlers.ts';

describe.each(anyEngine)('an order that was received, %s', (_, open) => {
  let small: ShopWithBuyers;
  beforeAll(async () => {
    small = await openShopWithBuyers(open);
    await small.db.execute(sql`insert into models (id, code, name, brand_id, category_id) values (5, 'acme-one', 'Acme One', 1, 224)`);
    await small.db.execute(sql`update products set model_id = 5 where id = ${shop.phone}`);
    await small.db.execute(
      sql`insert into tradein_calculators (id, position, name, description, view, percent) values (1, 1, 'Витрина', '', 'numbers', 100)`,
    );
    await small.db.execute(
      sql`insert into tradein_groups (id, position, code, name, singular) values (2, 1, 'phones', 'Смартфоны', 'Смартфон')`,
    );
    await small.db.execute(sql`insert into tradein_calculator_groups (calculator_id, group_id) values (1, 2)`);
    await small.db.execute(sql`insert into tradein_brands (id, code, name) values (3, 'acme', 'Acme')`);
    await small.db.execute(
      sql`insert into tradein_models (id, group_id, brand_id, name, year) values (4, 2, 3, 'One', 2024), (6, 2, 3, 'One Pro', 2024)`,
    );
    await small.db.execute(sql`insert into tradein_prices (model_id, memory, status, price)
      values (4, 0, 3, 1250000), (4, 0, 2, 900000), (4, 256, 3, 1500000), (6, 0, 3, 2000000)`);
  });
  afterAll(() => small?.close());
  beforeEach(() => small.reset());

  const received = async () => {
    const { id, orderKeys } = await small.order();
    await small.db.execute(
      sql`update orders set status_id = 'F', payment_status_id = 2, expires_at = null, moved_at = '2026-11-20T22:30:00Z' where id = ${id}`,
    );
    return orders.order({ params: { id }, context: small.context({ orderKeys }) });
  };

  test('tells until when its warranty lasts, by the clock of its city, and what it is worth today', async () => {
    const order = await received();
    expect(order.received_at).toBe('2026-11-20T22:30:00Z');
    const worth = { calculator_id: 1, group_id: 2, brand_id: 3, model_id: 4, memory: 0, price: 1_250_000 };
    expect(order.basket).toMatchObject([{ warranty_until: '2027-11-21', manuals: [], trade_in: worth }]);
  });

  test('has its papers', async () => {
    setMedia({ ...plainMedia(), manualSize: async () => 12_000 });
    onTestFinished(() => setMedia());
    await small.db.execute(sql`insert into manuals (id, type, device) values (7, 'operation', 'Смартфон Acme')`);
    await small.db.execute(sql`insert into product_manuals (product_id, manual_id) values (${shop.phone}, 7)`);
    expect((await received()).basket[0]?.manuals?.map(({ url }) => url)).toEqual(['/media/manuals/7.pdf']);
  });

  test('is worth nothing where nobody takes its model, or not with its memory', async () => {
    await small.db.execute(sql`update tradein_prices set memory = 128 where model_id = 4 and memory = 0`);
    expect((await received()).basket[0]?.trade_in).toBeNull();
  });

  test('tells nothing of that before', async () => {
    const { id, orderKeys } = await small.order();
    const order = await orders.order({ params: { id }, context: small.context({ orderKeys }) });
    expect(order.received_at).toBeNull();
    expect(order.basket[0]).not.toHaveProperty('warranty_until');
  });
});
