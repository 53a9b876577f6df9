import { beforeAll, describe, expect, it } from 'vitest';
import { appKey, prepaidOrder, productWith, startPayment } from './buyer.ts';
import { type FilledDatabase, filledDatabase, type StartedShop, startShop } from './full-stack.ts';
import { run } from './process.ts';
import { until } from './until.ts';
import { Visitor } from './visitor.ts';

let shop: StartedShop;
let database: FilledDatabase;

beforeAll(async () => {
  database = await filledDatabase();
  await database.sql(
    `insert into outbox (kind, recipient, subject, text, created_at) values ('sms', '+70000000000', 's', 't', '2020-01-01')`,
  );
  shop = await startShop({ DATABASE_URL: database.url, APP_KEYS: `${appKey}=1000000`, LOG_LEVEL: 'warn' });
});

/** An operator's command beside the shop that runs. */
async function command(name: 'order' | 'refunds', ...words: string[]) {
  const started = run(`provider/src/commands/${name}.ts`, { DATABASE_URL: database.url }, words);
  const { code } = await started.ended;
  return { code, lines: [...started.lines] };
}

const figures = async (): Promise<string[]> =>
  (await (await fetch(`${shop.providerOrigin}/metrics`)).text()).split('\n').filter((line) => /^vitrina_refunds/.test(line));

it('what is out of time goes when a provider starts, and its figures are there', async () => {
  const old = () => database.sql(`select 1 from outbox where created_at < '2021-01-01'`);
  await until(async () => (await old()).length === 0, 'the old message to go');
  await until(async () => (await figures()).includes('vitrina_refunds{state="confirmed"} 0'), 'refunds to be counted');
});

describe('the money of a paid order that an operator cancels', () => {
  let order: string;
  let screen: () => Promise<string>;

  beforeAll(async () => {
    const created = await prepaidOrder(shop, await productWith(database, 10));
    order = created.orders[0]?.id ?? '';
    const visitor = new Visitor(shop, new Map([['order_keys', created.orderKey]]));
    screen = async () => (await visitor.open(`/order-info/${order}`)).text;
    const { url } = (await startPayment(shop, created)).data!.paymentStart!;
    await fetch(`${shop.origin}${url}`, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }), redirect: 'manual' });
    await until(async () => (await screen()).includes('Оплачено'), 'the payment to be told');
  });

  it('goes back by itself, and the shopper and the operator see it', async () => {
    expect(await command('order', 'cancel', order)).toEqual({ code: 0, lines: [`order ${order} is cancelled`] });
    await until(async () => /за отменённый заказ: деньги возвращены/.test(await screen()), 'the order to say that the money is back');
    expect(await command('refunds')).toEqual({ code: 0, lines: [expect.stringMatching(/^refund\torder\tpayment\trubles\t/)] });
  });

  it('that the bank refuses is listed until it is asked for anew, and then goes back', async () => {
    const [refund] = await database.sql<{ id: number }>(
      `update refunds set status = 'failed', trouble = 'no such card' where order_id = ${order} returning id`,
    );
    const { code, lines } = await command('refunds');
    expect([code, lines[1]?.split('\t')]).toEqual([2, expect.arrayContaining([String(refund?.id), order, 'failed', 'no such card'])]);
    expect((await command('refunds', '--again', '1000000')).code).toBe(1);
    expect((await command('refunds', '--again', String(refund?.id))).code).toBe(0);
    await until(async () => (await command('refunds')).code === 0, 'nothing to be stuck');
    await until(async () => (await screen()).includes('деньги возвращены'), 'the money to be back');
  });
});
