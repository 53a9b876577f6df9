import type { SmartPriceState } from '@vitrina/services/smartprice/vocabulary.ts';
import { z } from 'zod';
import { firstProductImage } from '../../catalogue/cards/paths.ts';
import { productImageHash, versionOf } from '../../catalogue/media/version.ts';
import { orderPrice } from '../../catalogue/prices/prices.ts';
import { column, type Database, rows } from '../../platform/database/database.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import { stateOf } from './rules.ts';

export interface SmartPrice {
  tx: string;
  tradeInId: number;
  productId: number;
  productName: string;
  returnUrl: string;
  totalDiscount: number;
  benefit: number;
  basketId: string | null;
  state: SmartPriceState;
}

const columns = {
  tx: column.text,
  tradeInId: column.number,
  productId: column.number,
  productName: column.text,
  returnUrl: column.text,
  totalDiscount: column.number,
  benefit: column.number,
  basketId: column.textOrNull,
  state: z.enum(['created', 'completed', 'declined']),
  isUsed: column.flag,
  isExpired: column.flag,
};

export async function readSmartPrices(db: Database, condition: SQL): Promise<SmartPrice[]> {
  const priceRows = await rows(
    db,
    columns,
    sql`select s.tx, s.tradein_id as "tradeInId", s.product_id as "productId", p.name as "productName", s.return_url as "returnUrl",
          s.total_discount::float8 as "totalDiscount", s.benefit::float8 as benefit, s.basket_id as "basketId", s.state,
          s.order_id is not null as "isUsed", s.expires_at <= now() as "isExpired"
        from smart_prices s join products p on p.id = s.product_id where ${condition} order by s.total_discount desc, s.tx`,
  );
  return priceRows.map(({ isUsed, isExpired, ...price }) => ({ ...price, state: stateOf({ state: price.state, isUsed, isExpired }) }));
}

export async function readSmartPrice(db: Database, tx: string): Promise<SmartPrice | undefined> {
  const [row] = await readSmartPrices(db, sql`s.tx = ${tx}`);
  return row;
}

export interface TakingPart {
  /** What it costs on the site. Kopecks. */
  price: number;
  /** What the shop adds to what a device is worth. Kopecks. */
  bonus: number;
  image: string | null;
}

/** A product that takes part; undefined for any other. */
export async function takingPart(db: Database, productId: number): Promise<TakingPart | undefined> {
  const [row] = await rows(
    db,
    { price: column.number, online: column.numberOrNull, bonus: column.numberOrNull, imageHash: column.text },
    sql`select ${productImageHash} as "imageHash", p.price::float8 as price, k.online::float8 as online, k.tradein_discount::float8 as bonus from products p
        left join product_prices k on k.product_id = p.id where p.id = ${productId} and p.status = 1 and p.order_type <> 'false'`,
  );
  if (row === undefined || row.bonus === null) return undefined;
  const image = firstProductImage(productId, versionOf(row.imageHash));
  return { price: orderPrice(row.price, row.online), bonus: row.bonus, image };
}
