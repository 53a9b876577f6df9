import { maxDocumentBytes } from '@vitrina/services/rules/repair-documents.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { anyEngine } from '../../platform/database/testing/databases.ts';
import { countUpload, maxUploads } from '../../platform/limits/uploads.ts';
import { days } from '../../platform/retention/kinds.ts';
import { applyRetention } from '../../platform/retention/retention.ts';
import { bearerOf, boris, openShopWithShoppers, type ShopWithShoppers } from '../../testing/shoppers.ts';

const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from([0, 255, 39, 92, 10, 13]), Buffer.alloc(50_000, 7)]);

describe.each(anyEngine)('%s', (_, open) => {
  let shop: ShopWithShoppers;

  beforeAll(async () => {
    shop = await openShopWithShoppers(open);
  });
  afterAll(() => shop?.close());
  beforeEach(() => shop.reset());

  const add = (content: Buffer, headers: Record<string, string> = {}, field = 'photo') =>
    shop.app.inject({
      method: 'POST',
      url: '/v1/documents',
      headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers },
      payload: Buffer.concat([
        Buffer.from(`--x\r\ncontent-disposition: form-data; name="${field}"; filename="чек.png"\r\ncontent-type: image/png\r\n\r\n`),
        content,
        Buffer.from('\r\n--x--\r\n'),
      ]),
    });
  const read = (id: number, headers: Record<string, string> = {}) => shop.app.inject({ url: `/v1/documents/${id}`, headers });

  test('one network leaves so many files, and bytes of them, within a day, whatever keys it brings or loses', async () => {
    const upload = async (bytes: number, from: string) => {
      const context = { db: shop.db, clientIp: from, now: shop.now };
      return countUpload(context, bytes).then(
        () => 'kept',
        (error: { status: number }) => error.status,
      );
    };
    const answers = await Promise.all(Array.from({ length: maxUploads.files + 5 }, () => upload(1_000, '203.0.113.9')));
    expect(answers.filter((each) => each === 'kept')).toHaveLength(maxUploads.files);
    expect([await upload(maxUploads.bytes, '203.0.113.10'), await upload(1, '203.0.113.10')]).toEqual(['kept', 429]);
    await shop.db.execute(sql`update login_attempts set tries = ${maxUploads.files}`);
    const before = await shop.db.execute(sql`select 1 from documents`);
    expect((await add(png, { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(429);
    expect((await shop.db.execute(sql`select 1 from documents`)).rows).toHaveLength(before.rows.length);
  });

  test('a shopper has the file back as it was, and nobody else has', async () => {
    const [anna, other] = [await shop.signIn(), await shop.signIn({}, boris)];
    const { id, repair_key } = (await add(png, bearerOf(anna))).json();
    expect(repair_key).toBeNull();
    const answer = await read(id, bearerOf(anna));
    expect([answer.statusCode, answer.rawPayload.equals(png)]).toEqual([200, true]);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('чек.png')}`,
    });
    const others: Record<string, string>[] = [bearerOf(other), {}, { 'x-repair-key': 'guessed-key' }];
    for (const headers of others) expect((await read(id, headers)).statusCode).toBe(404);
  });

  test('a guest has it by the key that came with the first one; a key of nobody opens nothing', async () => {
    const first = (await add(png, { 'x-repair-key': 'chosen-by-somebody' })).json();
    expect(first.repair_key).toMatch(/^[0-9a-f]{32}$/);
    const second = (await add(png, { 'x-repair-key': `chosen-by-somebody,${first.repair_key}` })).json();
    expect(second.repair_key).toBeNull();
    for (const { id } of [first, second]) {
      expect((await read(id, { 'x-repair-key': first.repair_key })).statusCode).toBe(200);
      expect((await read(id, { 'x-repair-key': 'chosen-by-somebody' })).statusCode).toBe(404);
    }
  });

  test('only so much is taken, and only what it is by its content', async () => {
    const large = Buffer.concat([png, Buffer.alloc(maxDocumentBytes)]);
    for (const answer of [await add(Buffer.from('<html>')), await add(large), await add(Buffer.alloc(0)), await add(png, {}, 'file')]) {
      expect([answer.statusCode, answer.json()]).toMatchObject([
        422,
        { code: 'validation_failed', errors: { body: [expect.any(String)] } },
      ]);
    }
    const exactly = Buffer.concat([png, Buffer.alloc(maxDocumentBytes - png.length)]);
    expect((await add(exactly)).statusCode).toBe(200);
    expect((await shop.db.execute(sql`select 1 from documents`)).rows).toHaveLength(1);
  });

  test('nobody fills the database: fifty wait for a request, for a day', async () => {
    const tokens = await shop.signIn();
    await shop.db.execute(sql`insert into documents (user_id, name, type, content, created_at)
      select 1, 'a.png', 'image/png', 'x', ${shop.now.toISOString()}::timestamptz from generate_series(1, 50)`);
    expect((await add(png, bearerOf(tokens))).statusCode).toBe(422);
    shop.advanceClock(days.document * 86_400 + 1);
    expect((await applyRetention(shop.db, shop.now)).documents).toBe(50);
  });
});
