import { paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { applyOutcome } from '../payments/apply.ts';
import { column, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { anyEngine } from '../platform/database/testing/databases.ts';
import { shop } from '../platform/database/testing/small-shop.ts';
import { refusal } from '../platform/testing/refusal.ts';
import { bodyFor, openShopWithBuyers, type ShopWithBuyers } from '../testing/buyers.ts';
import { orders } from './handlers.ts';

describe.each(anyEngine)('who receives an order, %s', (_, open) => {
  let small: ShopWithBuyers;
  beforeAll(async () => {
    small = await openShopWithBuyers(open);
  });
  afterAll(() => small?.close());
  beforeEach(() => small.reset());

  const peter = { name: 'Пётр Иванов', phone: '79497654321' };
  const olga = { name: 'Ольга Ким', phone: '79497654322' };
  const contact = { contact_name: 'Анна Смирнова', mobile_phone: '79991234567', email: null, comment: null };
  const buy = async (over: object, productId: number = shop.phone) => {
    const { id, revision } = await small.put(productId);
    const created = await small.create(id, bodyFor(revision, over));
    return { id: created.orders[0]?.id ?? 0, orderKeys: [created.order_key] };
  };
  const change = ({ id, orderKeys }: { id: number; orderKeys: string[] }, addressee?: typeof peter) =>
    orders.update({ params: { id }, body: { ...contact, ...(addressee && { addressee }) }, context: small.context({ orderKeys }) });
  /** Other people than the buyer, with what each is told; read once. */
  const readTold = async () => {
    const sent = await rows(
      small.db,
      { recipient: column.text, text: column.text },
      sql`select recipient, text from outbox where kind = 'sms' and recipient <> '+79991234567' order by id`,
    );
    await small.db.execute(sql`delete from outbox`);
    return sent.map(({ recipient, text }) => [recipient, text.replace(/^.*?«Витрина»\.? ?/, '')]);
  };

  test('is changed: both who was to receive it and who does now are told, once', async () => {
    const order = await buy({ payment_type_id: paymentTypes.cash, addressee: peter });
    await readTold();
    await change(order);
    expect(await readTold()).toEqual([]);
    await change(order, olga);
    expect(await readTold()).toEqual([
      ['+79497654321', 'получит другой человек.'],
      ['+79497654322', expect.stringContaining('Сообщим, когда он будет готов.')],
    ]);
    await change(order, { ...olga, name: 'Ольга Пак' });
    expect(await readTold()).toEqual([]);
    const { cms_addressee } = await orders.order({ params: { id: order.id }, context: small.context({ orderKeys: order.orderKeys }) });
    expect(cms_addressee).toBe('Ольга Пак, +7 949 765-43-22');
  });

  test('hears nothing before the order is accepted, and of it then', async () => {
    const order = await buy({ addressee: peter });
    await change(order, olga);
    expect(await readTold()).toEqual([]);
    const payment = await small.pay(order.id, { orderKeys: order.orderKeys });
    await applyOutcome(small.db, payment.id, 'paid');
    expect((await readTold()).map(([to]) => to)).toEqual(['+79497654322']);
  });

  test('is another than the buyer who receives it so far, and of codes nobody', async () => {
    const order = await buy({ payment_type_id: paymentTypes.cash });
    await change(order, olga);
    expect((await readTold()).map(([to]) => to)).toEqual(['+79497654322']);
    const codes = await buy({ deliveries: {} }, shop.licence);
    const changing = orders.update({
      params: { id: codes.id },
      body: { ...contact, email: 'anna@example.ru', addressee: olga },
      context: small.context({ orderKeys: codes.orderKeys }),
    });
    expect((await refusal(changing)).errors).toHaveProperty(['addressee.name']);
  });

  test('is changed five times in an hour and no more: each change sends messages', async () => {
    const order = await buy({ payment_type_id: paymentTypes.cash });
    for (let at = 1; at <= 5; at += 1) await change(order, at % 2 === 0 ? olga : peter);
    expect((await refusal(change(order, olga))).status).toBe(429);
  });
});
