import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addressOf, originOf } from '../../listen.ts';
import { cancelOrder } from '../../orders/cancel.ts';
import { orders } from '../../orders/handlers.ts';
import { returnItem } from '../../orders/returns.ts';
import { column, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { anyEngine } from '../../platform/database/testing/databases.ts';
import { shop } from '../../platform/database/testing/small-shop.ts';
import { registry } from '../../platform/metrics.ts';
import { refusal } from '../../platform/testing/refusal.ts';
import { bodyFor, openShopWithBuyers, type ShopWithBuyers } from '../../testing/buyers.ts';
import { type Acquirer, acquirerAt, type RefundAnswer } from '../acquirer/client.ts';
import { endOperation } from '../acquirer/operations.ts';
import { refundOperation, refundRoute } from '../acquirer/refunds.ts';
import { applyOutcome } from '../apply.ts';
import { payments } from '../handlers.ts';
import { countRefunds } from './metrics.ts';
import { sendRefunds } from './send.ts';
import { readStuck, tryAgain } from './stuck-refunds.ts';

const phone = 19_990_00;

describe.each(anyEngine)('%s', (_, start) => {
  let small: ShopWithBuyers;

  beforeAll(async () => {
    small = await openShopWithBuyers(start);
  });
  afterAll(() => small?.close());
  beforeEach(() => small.reset());

  /** The sandbox, asked without HTTP. */
  const sandbox: Acquirer = { refund: (request) => refundOperation(small.db, request) };
  const saying = (...answers: (RefundAnswer | 'silence')[]): Acquirer & { requestedKeys: string[] } => {
    const requestedKeys: string[] = [];
    return {
      requestedKeys,
      refund: async ({ key }) => {
        requestedKeys.push(key);
        const answer = answers.shift() ?? 'silence';
        if (answer === 'silence') throw new Error('no answer');
        return answer;
      },
    };
  };
  const due = () => small.db.execute(sql`update refunds set due_at = now()`);
  const states = async () =>
    (await rows(small.db, { status: column.text }, sql`select status from refunds order by id`)).map(({ status }) => status);
  const messages = (subject: string) => small.count(sql`select count(*)::int as n from outbox where subject = ${subject}`);

  /** Of telephones, paid through the acquirer's page. */
  async function paidOrder(quantity = 1) {
    const basket = await small.put(shop.phone, quantity);
    const created = await small.create(basket.id, bodyFor(basket.revision));
    const [order] = created.orders;
    const { id = 0 } = order ?? {};
    const orderKeys = [created.order_key];
    const paymentId = await takeMoney(id, orderKeys);
    await applyOutcome(small.db, paymentId, 'paid');
    const read = () => orders.order({ params: { id }, context: small.context({ orderKeys }) });
    return { id, orderKeys, paymentId, itemId: order?.basket[0]?.id ?? 0, read };
  }

  /** Pays at the acquirer; the shop has not heard of it. */
  async function takeMoney(orderId: number, orderKeys: string[]): Promise<number> {
    const { id } = await small.pay(orderId, { orderKeys });
    const context = small.context({ orderKeys });
    const { url } = await payments.init({ params: { id }, body: { return_url: '/back' }, idempotencyKey: `show-payment-${id}`, context });
    expect(await endOperation(small.db, url.split('/').at(-1) ?? '', 'paid')).toBe(true);
    return id;
  }

  test('a cancelled order gives its goods and its money back, and says how far that is', async () => {
    const { id, read } = await paidOrder();
    await cancelOrder(small.db, id);
    await cancelOrder(small.db, id);
    expect(await small.countPhones()).toBe(50);
    expect(await read()).toMatchObject({ status_id: 'I', refunds: [{ sum: phone, status: 'requested', reason: 'cancelled' }] });
    expect(await messages('Возвращаем деньги')).toBe(2);
    await sendRefunds(small.db, sandbox);
    expect((await read()).refunds).toMatchObject([{ status: 'sent' }]);
    await due();
    await sendRefunds(small.db, sandbox);
    expect(await read()).toMatchObject({
      payment_status_oi: { id: 3, name: 'Деньги возвращены' },
      refunds: [{ sum: phone, status: 'confirmed' }],
    });
    expect(await messages('Деньги возвращены')).toBe(2);
    await due();
    expect(await sendRefunds(small.db, sandbox)).toEqual({ sent: 0, refused: [] });
  });

  test('an order that is cancelled while its payment is on the way is paid, and that goes back', async () => {
    const { id, orderKeys } = await small.order();
    const paymentId = await takeMoney(id, orderKeys);
    await cancelOrder(small.db, id);
    await applyOutcome(small.db, paymentId, 'paid');
    const read = await orders.order({ params: { id }, context: small.context({ orderKeys }) });
    expect(read).toMatchObject({ status_id: 'I', refunds: [{ sum: phone, reason: 'cancelled' }] });
  });

  test('money for an order that is cancelled goes back, once, however often the callback comes', async () => {
    const { id, orderKeys } = await small.order();
    const { id: paymentId } = await small.pay(id, { orderKeys });
    await cancelOrder(small.db, id);
    await Promise.all([applyOutcome(small.db, paymentId, 'paid'), applyOutcome(small.db, paymentId, 'paid')]);
    expect(await rows(small.db, sql`select key, sum, reason from refunds`)).toEqual([
      { key: `superfluous-${paymentId}`, sum: phone, reason: 'superfluous' },
    ]);
    expect(await messages('Возвращаем деньги')).toBe(2);
  });

  test('pieces that come back are paid back, never more than there were, and the rest with the order', async () => {
    const { id, itemId, read } = await paidOrder(3);
    await returnItem(small.db, id, itemId, 1);
    await returnItem(small.db, id, itemId, 1);
    expect((await refusal(returnItem(small.db, id, itemId, 2))).code).toBe('conflict');
    expect((await refusal(returnItem(small.db, id, itemId + 1, 1))).code).toBe('not_found');
    await cancelOrder(small.db, id);
    const sums = (await read()).refunds?.map(({ sum, reason }) => [sum, reason]);
    expect(sums).toEqual([
      [phone, 'returned'],
      [phone, 'returned'],
      [phone, 'cancelled'],
    ]);
    for (let round = 0; round < 2; round++) {
      await sendRefunds(small.db, sandbox);
      await due();
    }
    expect(await states()).toEqual(['confirmed', 'confirmed', 'confirmed']);
    expect((await read()).payment_status_oi.id).toBe(3);
  });

  test('an order that was not paid through the acquirer has nothing to give back', async () => {
    const basket = await small.put(shop.phone);
    const [order] = (await small.create(basket.id, bodyFor(basket.revision, { payment_type_id: 1 }))).orders;
    expect((await refusal(returnItem(small.db, order?.id ?? 0, order?.basket[0]?.id ?? 0, 1))).code).toBe('conflict');
    await cancelOrder(small.db, order?.id ?? 0);
    expect(await states()).toEqual([]);
  });

  test('the acquirer is asked again with growing pauses until it confirms, always with the same key', async () => {
    const { id, paymentId } = await paidOrder();
    await cancelOrder(small.db, id);
    const acquirer = saying('silence', 'silence', 'silence', { status: 'accepted' }, 'silence', { status: 'done' });
    const pauses: (number | undefined)[] = [];
    for (let attempt = 0; attempt < 6; attempt++) {
      await sendRefunds(small.db, acquirer);
      pauses.push(await small.count(sql`select extract(epoch from due_at - updated_at)::float8 as n from refunds`));
      // Nothing is asked for before its time.
      expect((await sendRefunds(small.db, saying())).sent).toBe(0);
      await due();
    }
    expect(acquirer.requestedKeys).toEqual(Array.from({ length: 6 }, () => `cancelled-${paymentId}`));
    expect(await states()).toEqual(['confirmed']);
    for (const [at, pause = 0] of pauses.slice(1).entries()) expect(pause).toBeGreaterThan(1.5 * (pauses[at] ?? 0));
  });

  test('a refusal is for people: it is listed, and asked for anew when they say so', async () => {
    const { id } = await paidOrder();
    await cancelOrder(small.db, id);
    const [stuck] = (await sendRefunds(small.db, saying({ status: 'refused', why: 'account closed' }))).refused;
    expect(await readStuck(small.db)).toMatchObject([{ id: stuck, orderId: id, sum: phone, status: 'failed', trouble: 'account closed' }]);
    await due();
    expect((await sendRefunds(small.db, saying())).sent).toBe(0);
    expect(await tryAgain(small.db, stuck ?? 0)).toBe(true);
    expect(await readStuck(small.db)).toEqual([]);
    await sendRefunds(small.db, saying({ status: 'done' }));
    expect(await states()).toEqual(['confirmed']);
    expect(await tryAgain(small.db, stuck ?? 0)).toBe(false);
  });

  test('one that is not confirmed for an hour is listed too', async () => {
    const { id } = await paidOrder();
    await cancelOrder(small.db, id);
    await sendRefunds(small.db, saying('silence'));
    expect(await readStuck(small.db)).toEqual([]);
    await small.db.execute(sql`update refunds set requested_at = now() - interval '61 minutes'`);
    expect(await readStuck(small.db)).toMatchObject([{ orderId: id, status: 'requested', trouble: 'no answer' }]);
  });

  test('how refunds stand is counted for the operator', async () => {
    const figures = async () => {
      await countRefunds(small.db);
      const text = await registry.metrics();
      return text.split('\n').filter((line) => /^vitrina_refunds(?:_stuck|\{)/.test(line));
    };
    for (let order = 0; order < 2; order += 1) await cancelOrder(small.db, (await paidOrder()).id);
    await sendRefunds(small.db, saying({ status: 'refused', why: 'account closed' }, { status: 'done' }));
    expect(await figures()).toEqual([
      'vitrina_refunds{state="requested"} 0',
      'vitrina_refunds{state="sent"} 0',
      'vitrina_refunds{state="confirmed"} 1',
      'vitrina_refunds{state="failed"} 1',
      'vitrina_refunds_stuck 1',
    ]);
    await small.reset();
    expect(await figures()).toContain('vitrina_refunds_stuck 0');
  });

  test('two processes at once ask for each refund once', async () => {
    for (let order = 0; order < 4; order++) await cancelOrder(small.db, (await paidOrder()).id);
    const acquirer = saying(...Array.from({ length: 8 }, () => ({ status: 'done' }) as const));
    await Promise.all([sendRefunds(small.db, acquirer), sendRefunds(small.db, acquirer)]);
    expect([new Set(acquirer.requestedKeys).size, acquirer.requestedKeys.length]).toEqual([4, 4]);
    expect(await messages('Деньги возвращены')).toBe(8);
  });

  test('the sandbox gives back what was paid and not more, and the same key is the same refund', async () => {
    const { paymentId } = await paidOrder();
    const [{ token } = { token: '' }] = await rows(
      small.db,
      { token: column.text },
      sql`select token from acquirer_operations where payment_id = ${paymentId}`,
    );
    const refund = (key: string, sum: number) => refundOperation(small.db, { token, key, sum });
    expect(await refund('one', phone - 1)).toEqual({ status: 'accepted' });
    expect(await refund('one', phone - 1)).toEqual({ status: 'done' });
    expect(await refund('one', phone - 2)).toMatchObject({ status: 'refused' });
    expect(await refund('two', 2)).toMatchObject({ status: 'refused' });
    expect(await refund('two', 1)).toEqual({ status: 'accepted' });
    expect(await refundOperation(small.db, { token: 'f'.repeat(32), key: 'three', sum: 1 })).toMatchObject({ status: 'refused' });
  });

  describe('over HTTP', () => {
    let app: FastifyInstance;
    beforeAll(async () => {
      app = Fastify();
      refundRoute(app, small.db, 'secret');
      await app.listen({ host: '127.0.0.1', port: 0 });
    });
    afterAll(() => app?.close());

    test('only what is signed is taken', async () => {
      const { id } = await paidOrder();
      await cancelOrder(small.db, id);
      const origin = () => originOf(addressOf(app));
      await sendRefunds(small.db, acquirerAt(origin, 'guess'));
      expect(await states()).toEqual(['requested']);
      for (const state of ['sent', 'confirmed']) {
        await due();
        await sendRefunds(small.db, acquirerAt(origin, 'secret'));
        expect(await states()).toEqual([state]);
      }
    });
  });
});
