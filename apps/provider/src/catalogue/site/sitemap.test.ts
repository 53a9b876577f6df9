import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { bothEngines } from '../../platform/database/testing/databases.ts';
import { shop } from '../../platform/database/testing/small-shop.ts';
import { openShopWithBuyers, type ShopWithBuyers } from '../../testing/buyers.ts';
import { readEntries, readParts, refreshSitemapParts } from './sitemap.ts';

describe.each(bothEngines)('what search engines are told, %s', (_, open) => {
  let small: ShopWithBuyers;
  beforeAll(async () => {
    small = await openShopWithBuyers(open);
    await small.reset();
  });
  afterAll(() => small?.close());

  const goods = [shop.phone, shop.fridge, shop.preorder, shop.licence, shop.giftCard, shop.partner];

  test('each product stands in one part, and on one page of it', async () => {
    await Promise.all([refreshSitemapParts(small.db, 4), refreshSitemapParts(small.db, 4)]);
    const parts = await readParts(small.db);
    expect(parts.map(({ after, last }) => [after, last])).toEqual([
      [null, shop.licence],
      [shop.licence, shop.partner],
    ]);
    const [first] = parts;
    const page = await readEntries(small.db, 0, first?.last ?? 0, 3);
    const rest = await readEntries(small.db, page.at(-1)?.id ?? 0, first?.last ?? 0, 3);
    const others = await readEntries(small.db, shop.licence, shop.partner);
    expect([...page, ...rest, ...others].map(({ id }) => id)).toEqual(goods);
    expect(page[0]?.url).toBe(`/catalog/smartphones/224/${shop.phone}`);
  });

  test('what is not on sale, or is a refurbished piece, stands in none; the last change is told', async () => {
    await small.db.execute(sql`update products set status = 0 where id = ${shop.fridge}`);
    await small.db.execute(sql`update products set is_markdown = true where id = ${shop.preorder}`);
    await small.db.execute(sql`update products set changed_at = '2030-01-02T03:04:05Z' where id = ${shop.phone}`);
    await refreshSitemapParts(small.db);
    expect(await readParts(small.db)).toEqual([{ after: null, last: shop.partner, changed_at: '2030-01-02T03:04:05.000Z' }]);
    const entries = await readEntries(small.db, 0, shop.partner);
    expect(entries.map(({ id }) => id)).toEqual([shop.phone, shop.licence, shop.giftCard, shop.partner]);
  });
});
