import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeAccount } from '../../accounts/profile/change.ts';
import { column, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { anyEngine } from '../../platform/database/testing/databases.ts';
import { openShopWithBuyers, type ShopWithBuyers } from '../../testing/buyers.ts';
import { moveRequest } from './move.ts';

describe.each(anyEngine)('repairs of a shopper who closes the account, %s', (_, open) => {
  let small: ShopWithBuyers;
  beforeAll(async () => {
    small = await openShopWithBuyers(open);
  });
  afterAll(() => small?.close());

  test('what is in the workshop keeps its papers until it is over; of the rest nothing is left that says whose it was', async () => {
    const { db } = small;
    const [user] = await rows(db, { id: column.number }, sql`insert into users (phone) values ('79000000001') returning id`);
    const userId = user?.id ?? 0;
    const requestRows = await rows(
      db,
      { id: column.number },
      sql`insert into repair_requests (kind, delivery_type, status, user_id, name, phone, email, city_id, device, problem, details, ip, created_at)
        select 'insurance', 'store', s, ${userId}, 'Анна', '79000000001', null, 1, 'Смартфон', 'Разбит', '{"address": 1}', '127.0.0.1', now()
        from unnest(array['new', 'issued']) s returning id`,
    );
    const [open = 0, over = 0] = requestRows.map(({ id }) => id);
    await db.execute(sql`insert into documents (user_id, name, type, content, created_at, attached_at, repair_request_id)
      select ${userId}, 'passport.png', 'image/png', '\\x00', now(), now(), r from unnest(array[${open}, ${over}, null]::int[]) r`);
    const papers = async () =>
      (await rows(db, { of: column.number }, sql`select repair_request_id as of from documents order by 1`)).map((row) => row.of);
    const whose = (id: number) => rows(db, sql`select name, phone, details, ip from repair_requests where id = ${id}`);
    const nobody = [{ name: '', phone: '', details: {}, ip: '' }];

    await removeAccount(db, userId);
    expect(await papers()).toEqual([open]);
    expect(await whose(open)).toMatchObject([{ name: 'Анна', phone: '79000000001' }]);
    expect(await whose(over)).toEqual(nobody);

    await moveRequest(db, open, 'cancelled', '', new Date());
    expect(await papers()).toEqual([]);
    expect(await whose(open)).toEqual(nobody);
    expect(await small.count(sql`select count(*)::int as n from outbox where recipient = '+79000000001'`)).toBe(1);
  });
});
