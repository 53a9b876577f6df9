import { describe, expect, test } from 'vitest';
import { sql } from '../../platform/database/sql.ts';
import { openMigratedDatabase } from '../../platform/database/testing/databases.ts';
import { lowerPrice, toExtraPrices } from './prices.ts';

const none = { beforeDiscount: null, online: null, pink: null, superDiscount: null, superConditions: null, tradeInDiscount: null };

describe('a price beside the plain one', () => {
  test('is below it, in whole rubles, and not below one', () => {
    expect([1000_01, 1000_00, 999_99, 900_50, 99, 0].map((other) => lowerPrice(1000_00, other))).toEqual([
      null,
      null,
      999_00,
      900_00,
      1_00,
      1_00,
    ]);
    expect(lowerPrice(1_00, 50)).toBeNull();
    expect(lowerPrice(1000_00, null)).toBeNull();
  });

  test('is the same to the database, which keeps it', async () => {
    const prices = [50, 80, 99, 100, 101, 150, 199, 200, 1000_00, 1000_50];
    const pairs = prices.flatMap((price) => [...prices, null].map((other) => ({ price, other, lower: lowerPrice(price, other) })));
    const database = await openMigratedDatabase();
    const pairRows = await database.db.execute(
      sql`select price, other, lower_price(price, other)::int as lower from json_to_recordset(${JSON.stringify(pairs)}::json) as r (price int, other int)`,
    );
    await database.close();
    expect(pairRows.rows).toEqual(pairs);
  });

  test('is not told where there is none', () =>
    expect(toExtraPrices(1000_00, 1200_00, none)).toEqual({
      offer: { before_discount_price: null, super_price: null, pink_price: null, discountTradein: null },
      special_offer: null,
      trade_in_sticker: null,
    }));

  test('of the loyalty card and of an order on the site', () => {
    const extraPrices = toExtraPrices(1000_00, null, { ...none, online: 950_00, pink: 900_00 });
    expect(extraPrices).toMatchObject({ special_offer: { price_online: 950_00 }, offer: { pink_price: { price: 900_00 } } });
    const equalPrices = toExtraPrices(900_00, null, { ...none, online: 950_00, pink: 900_00 });
    expect(equalPrices).toMatchObject({ special_offer: null, offer: { pink_price: null } });
  });

  test('before a discount is above it', () => {
    const before = (beforeDiscount: number) => toExtraPrices(1000_00, null, { ...none, beforeDiscount }).offer.before_discount_price;
    expect([999_00, 1000_00, 1000_01].map(before)).toEqual([null, null, 1000_01]);
  });

  test('with conditions says what they are, and all that is saved', () => {
    const superConditions = [{ actionId: 3, name: 'при сдаче старого устройства' }];
    expect(toExtraPrices(1000_00, 1200_00, { ...none, superDiscount: 150_50, superConditions }).offer.super_price).toEqual({
      final_price: 849_00,
      discount: 151_00,
      final_discount: 351_00,
      conditions: [{ action_id: 3, name: 'при сдаче старого устройства' }],
    });
    expect(toExtraPrices(1000_00, null, { ...none, superDiscount: 2000_00 }).offer.super_price).toMatchObject({ final_price: 1_00 });
    expect(toExtraPrices(1_00, null, { ...none, superDiscount: 50 }).offer.super_price).toBeNull();
  });

  test('for an old device leaves a ruble to pay', () => {
    const tradeIn = (price: number) => toExtraPrices(price, null, { ...none, tradeInDiscount: 500_00 });
    expect(tradeIn(2000_00)).toMatchObject({ offer: { discountTradein: 500_00 }, trade_in_sticker: { price: 500_00 } });
    expect(tradeIn(500_00)).toMatchObject({ offer: { discountTradein: 499_00 }, trade_in_sticker: { price: 499_00 } });
    expect(tradeIn(1_00)).toMatchObject({ offer: { discountTradein: null }, trade_in_sticker: null });
  });
});
