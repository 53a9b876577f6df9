import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { column, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { bothEngines } from '../../platform/database/testing/databases.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { openShopWithShoppers, type ShopWithShoppers } from '../../testing/shoppers.ts';
import { newEan } from './ean.ts';
import { lockCard, readBalance, writeEntry } from './ledger.ts';

describe.each(bothEngines)('the ledger of a card, %s', (_, open) => {
  let shop: ShopWithShoppers;
  beforeAll(async () => {
    shop = await openShopWithShoppers(open);
  });
  afterAll(() => shop?.close());

  let cardCount = 0;
  async function newCard(): Promise<number> {
    cardCount += 1;
    const [card] = await rows(
      shop.db,
      { id: column.number },
      sql`insert into loyalty_cards (ean, phone) values (${newEan()}, ${`7999000${String(cardCount).padStart(4, '0')}`}) returning id`,
    );
    return card?.id ?? 0;
  }
  const write = (cardId: number, amount: number) =>
    transaction(shop.db, 'test', async (tx) => {
      await lockCard(tx, sql`id = ${cardId}`);
      await writeEntry(tx, cardId, { kind: amount > 0 ? 'granted' : 'spent', amount, orderId: null });
    });

  test('whatever is written, also at once, the balance is the sum of the entries and never below zero', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.integer({ min: -500, max: 500 }).filter((n) => n !== 0),
          { maxLength: 12 },
        ),
        async (amounts) => {
          const cardId = await newCard();
          const results = await Promise.allSettled(amounts.map((amount) => write(cardId, amount)));
          const writtenAmounts = amounts.filter((_, at) => results[at]?.status === 'fulfilled');
          const entries = await rows(
            shop.db,
            { before: column.number, amount: column.number, balance: column.number },
            sql`select before, amount, balance from loyalty_entries where card_id = ${cardId} order by position`,
          );
          const sum = writtenAmounts.reduce((all, amount) => all + amount, 0);
          expect(await readBalance(shop.db, cardId)).toBe(sum);
          expect(entries.map(({ amount }) => amount).toSorted()).toEqual(writtenAmounts.toSorted());
          let last = 0;
          for (const { before, amount, balance } of entries) {
            expect([before, balance]).toEqual([last, last + amount]);
            expect(balance).toBeGreaterThanOrEqual(0);
            last = balance;
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  test.each([
    ['that does not begin where the last one has ended', 2, 50, 10, 60],
    ['that does not add up', 2, 100, 10, 111],
    ['that goes below zero', 2, 100, -101, -1],
    ['that leaves a gap', 3, 100, 10, 110],
    ['in the place of another', 1, 0, 10, 10],
  ])('the database takes no entry %s', async (_what, position, before, amount, balance) => {
    const cardId = await newCard();
    await write(cardId, 100);
    const wrong = shop.db.execute(sql`insert into loyalty_entries (card_id, position, before, amount, balance, kind)
      values (${cardId}, ${position}, ${before}, ${amount}, ${balance}, ${amount > 0 ? 'granted' : 'spent'})`);
    await expect(wrong).rejects.toThrow();
    expect(await readBalance(shop.db, cardId)).toBe(100);
  });
});
