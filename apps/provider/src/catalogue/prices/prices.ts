import type { offer, productCard } from '@vitrina/services/products/card.ts';
import { finalPrice } from '@vitrina/services/rules/price.ts';
import * as z from 'zod';
import { column, type RowOf } from '../../platform/database/database.ts';
import { priceOfOrder } from '../../platform/database/order-price.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import type { WithDatabaseIds } from '../../platform/database-id.ts';

type Offer = WithDatabaseIds<z.output<typeof offer>>;
type Card = WithDatabaseIds<z.output<typeof productCard>>;

/** The prices beside the plain one, as they are kept. Kopecks. */
export const kindsOfPriceColumns = {
  beforeDiscount: column.numberOrNull,
  online: column.numberOrNull,
  pink: column.numberOrNull,
  superDiscount: column.numberOrNull,
  superConditions: z.array(z.object({ actionId: column.number, name: column.text })).nullable(),
  tradeInDiscount: column.numberOrNull,
};
export type KindsOfPrice = RowOf<typeof kindsOfPriceColumns>;

/** What is read of them, with the table called `k` beside the products `p`. */
export const kindsOfPrice: SQL = sql`k.before_discount as "beforeDiscount", p.online_price as online, k.pink, k.super_discount as "superDiscount",
  k.super_conditions as "superConditions", k.tradein_discount as "tradeInDiscount"`;

/** A price below the plain one, in whole rubles and not below one; null for one that is none. */
export function lowerPrice(price: number, other: number | null): number | null {
  const final = other === null ? price : finalPrice(price, price - other);
  return final < price ? final : null;
}

/** Which of products `p` cost less than before. */
export const isReduced: SQL = sql`p.price_old > ${priceOfOrder}`;

/** The part of the old price of products `p` that is saved. Indexes have the same words. */
export const reductionShare: SQL = sql`coalesce(1 - ${priceOfOrder}::float8 / nullif(p.price_old, 0), 0)`;

/** The same of prices that have been read. */
export const orderPrice = (price: number, online: number | null): number => lowerPrice(price, online) ?? price;

type PriceDetails = Pick<Offer, 'before_discount_price' | 'super_price' | 'pink_price' | 'discountTradein'>;

/** What the wire tells of them beside the plain price. */
export function toExtraPrices(
  price: number,
  priceOld: number | null,
  kinds: KindsOfPrice,
): { offer: PriceDetails } & Pick<Card, 'special_offer' | 'trade_in_sticker'> {
  const online = lowerPrice(price, kinds.online);
  const pink = lowerPrice(price, kinds.pink);
  // An old device pays no more than all but the last ruble.
  const tradeIn = kinds.tradeInDiscount === null ? 0 : price - finalPrice(price, kinds.tradeInDiscount);
  return {
    offer: {
      before_discount_price: kinds.beforeDiscount !== null && kinds.beforeDiscount > price ? kinds.beforeDiscount : null,
      super_price: superPrice(price, priceOld, kinds),
      pink_price: pink === null ? null : { price: pink },
      discountTradein: tradeIn > 0 ? tradeIn : null,
    },
    special_offer: online === null ? null : { price_online: online },
    trade_in_sticker: tradeIn > 0 ? { price: tradeIn } : null,
  };
}

function superPrice(price: number, priceOld: number | null, { superDiscount, superConditions }: KindsOfPrice): Offer['super_price'] {
  const final = superDiscount === null ? price : finalPrice(price, superDiscount);
  if (final >= price) return null;
  return {
    final_price: final,
    discount: price - final,
    final_discount: Math.max(price, priceOld ?? 0) - final,
    conditions: (superConditions ?? []).map(({ actionId, name }) => ({ action_id: actionId, name })),
  };
}
