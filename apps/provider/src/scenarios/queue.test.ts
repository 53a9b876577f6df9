import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { column, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { anyEngine } from '../platform/database/testing/databases.ts';
import {
  blankSecrets,
  maxNews,
  maxRequestedTexts,
  secretHours,
  writeNews,
  writePurchasedText,
  writeRequestedText,
} from '../platform/outbox/queue.ts';
import { openShopWithShoppers, type ShopWithShoppers } from '../testing/shoppers.ts';

const source = new URL('../', import.meta.url);

test('whatever is sent goes through the queue, whose bounds nobody can forget', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  expect(files.filter((name) => /insert into outbox/i.test(readFileSync(new URL(name, source), 'utf8')))).toEqual([
    'platform/outbox/queue.ts',
  ]);
});

describe.each(anyEngine)('%s', (_, open) => {
  let shop: ShopWithShoppers;

  beforeAll(async () => {
    shop = await openShopWithShoppers(open);
  });
  afterAll(() => shop?.close());
  beforeEach(() => shop.reset());

  const count = async () => (await rows(shop.db, sql`select 1 from outbox`)).length;

  test('a phone is called back about repairs so often within an hour, wherever it is asked for, and another one all the same', async () => {
    const call = async (at: number, phone = 79003334455) =>
      (
        await shop.post(
          '/repair-request/create',
          { name: 'Анна', phone, device_type: 'Смартфон', comment: null, consents: ['personal-data'] },
          { 'x-forwarded-for': `203.0.113.${at}`, 'idempotency-key': `call-number-${phone}-${at}` },
        )
      ).statusCode;
    const first = await call(0);
    expect(first).toBe(200);
    for (let at = 1; at < maxRequestedTexts.hour; at += 1) expect(await call(at)).toBe(200);
    expect([await call(100), await call(100), await call(101, 79003334456)]).toEqual([429, 429, 200]);
    expect(await count()).toBe(maxRequestedTexts.hour + 1);
    expect(await rows(shop.db, sql`select 1 from repair_calls where phone = '79003334455'`)).toHaveLength(maxRequestedTexts.hour);
    shop.advanceClock(3_601);
    expect(await call(102)).toBe(200);
  });

  test('what is asked for at once is counted as well', async () => {
    const text = { to: { phone: '79003334455' }, subject: 'Код', text: 'Код' };
    const sending = Array.from({ length: 30 }, () =>
      writeRequestedText(shop.db, text, shop.now).then(
        () => 'sent',
        () => 'refused',
      ),
    );
    expect((await Promise.all(sending)).filter((outcome) => outcome === 'sent')).toHaveLength(maxRequestedTexts.hour);
  });

  test('news are left out where there have been too many, and what was bought never', async () => {
    const text = { to: { email: 'anna@example.com' }, subject: 'Заказ принят', text: 'Заказ' };
    for (let at = 0; at < maxNews + 3; at += 1) await writeNews(shop.db, text);
    expect(await count()).toBe(maxNews);
    await writeNews(shop.db, { ...text, to: { email: 'boris@example.com' } });
    await writePurchasedText(shop.db, { ...text, subject: 'Ваши коды' });
    expect(await count()).toBe(maxNews + 2);
  });

  test('a secret is blanked once it has arrived, and other texts stay as they were', async () => {
    const to = { email: 'anna@example.com' };
    await writePurchasedText(shop.db, { to, subject: 'Ваши коды', text: 'Игра: AAAA-BBBB.', hasSecret: true });
    await writePurchasedText(shop.db, { to, subject: 'Чек', text: 'Чек № 1.' });
    const texts = async () =>
      (await rows(shop.db, { text: column.text }, sql`select text from outbox order by id`)).map(({ text }) => text);
    await blankSecrets(shop.db, new Date());
    expect(await texts()).toEqual(['Игра: AAAA-BBBB.', 'Чек № 1.']);
    await shop.db.execute(sql`update outbox set created_at = created_at - make_interval(hours => ${secretHours}, mins => 1)`);
    expect(await blankSecrets(shop.db, new Date())).toBe(1);
    expect(await texts()).toEqual([expect.not.stringContaining('AAAA'), 'Чек № 1.']);
  });

  test('codes and links are written as secrets', async () => {
    await shop.post('/api/auth/v2/users/account/send-code', { phone: 79991234567 });
    await shop.post('/user/request-password-reset', { phone: 79991234567 });
    const unmarkedTexts = await rows(shop.db, sql`select 1 from outbox where text ~ '[0-9]{6}|token=' and not has_secret`);
    expect(unmarkedTexts).toEqual([]);
  });
});
