import { sql } from 'drizzle-orm';
import { type Database, rows } from '../database/database.ts';
import { lowered } from '../products/prices.ts';
import { smallestPrice } from './price.ts';

/** A line of the basket with what the shop knows of its product at this moment. Amounts in kopecks. */
export interface Line {
  id: number;
  productId: number;
  supplierId: number | null;
  parentId: number | null;
  quantity: number;
  seenPrice: number;
  name: string;
  categoryId: number | null;
  categoryCode: string;
  price: number;
  priceOld: number | null;
  /** Below the price; null where ordering online saves nothing. */
  onlinePrice: number | null;
  finalPrice: number;
  isPreorder: boolean;
  isDigital: boolean;
  isOnSale: boolean;
  /** Pieces that can be had in the city: its stores and the warehouse, the partner's stock, or the licences left. */
  available: number;
  maxQuantity: number;
  releasedAt: string | null;
  /** Centimetres; null where nobody knows. */
  size: { width: number; height: number; depth: number } | null;
}

export interface BasketState {
  id: string;
  revision: number;
  promocode: string | null;
  lines: Line[];
}

interface Row extends Record<string, unknown> {
  id: number;
  productId: number;
  supplierId: number | null;
  parentId: number | null;
  quantity: number;
  seenPrice: number;
  name: string;
  categoryId: number | null;
  categoryCode: string;
  price: number;
  priceOld: number | null;
  orderType: string;
  isDigital: boolean;
  isOnSale: boolean;
  available: number;
  maxQuantity: number;
  releasedAt: string | null;
  facts: Readonly<Record<string, unknown>>;
  /** What the shop's own piece costs when ordered here; a partner's has no such price. */
  online: number | null;
}

/** Reads a basket for a city; undefined when there is none of that id. */
export async function readBasket(db: Database, basketId: string | undefined, cityId: number): Promise<BasketState | undefined> {
  if (basketId === undefined) return undefined;
  const [basket] = await rows<{ revision: number; promocode: string | null }>(
    db,
    sql`select revision, promocode from baskets where id = ${basketId}`,
  );
  if (basket === undefined) return undefined;
  return { id: basketId, ...basket, lines: await readLines(db, basketId, cityId) };
}

async function readLines(db: Database, basketId: string, cityId: number): Promise<Line[]> {
  const found = await rows<Row>(
    db,
    sql`select i.id, i.product_id as "productId", i.supplier_id as "supplierId", i.parent_id as "parentId", i.quantity, i.seen_price as "seenPrice",
          p.name, p.category_id as "categoryId", coalesce(c.code, '') as "categoryCode",
          coalesce(o.price, p.price) as price, case when o.price is null then p.price_old else o.price_old end as "priceOld",
          case when i.supplier_id is null then k.online end as online, p.order_type as "orderType", p.is_digital as "isDigital", p.status = 1 as "isOnSale",
          case when i.supplier_id is not null then coalesce(o.quantity, 0)
               when p.is_digital then coalesce(p.licences, 0)
               else coalesce((select sum(s.quantity) from stock s join stores t on t.id = s.store_id
                              where s.product_id = p.id and (t.city_id = ${cityId} or t.type = 0)), 0)
          end::int as available,
          p.max_quantity as "maxQuantity", p.released_at::text as "releasedAt", p.facts
        from basket_items i
        join products p on p.id = i.product_id
        left join categories c on c.id = p.category_id
        left join product_prices k on k.product_id = i.product_id
        left join supplier_offers o on o.product_id = i.product_id and o.supplier_id = i.supplier_id
        where i.basket_id = ${basketId}
        order by i.id`,
  );
  return found.map(toLine);
}

function toLine({ orderType, facts, online, ...row }: Row): Line {
  const isPreorder = orderType === 'preorder';
  const isOrderable = row.supplierId !== null || orderType !== 'false';
  // Nothing is free by a rule yet: what costs less than a ruble is a mistake, and nobody orders by it.
  const isOnSale = row.isOnSale && isOrderable && row.price >= smallestPrice;
  return {
    ...row,
    isPreorder,
    isOnSale,
    onlinePrice: lowered(row.price, online),
    finalPrice: lowered(row.price, online) ?? row.price,
    available: !isOnSale ? 0 : isPreorder ? row.maxQuantity : row.available,
    size: sizeOf(facts),
  };
}

function sizeOf({ width, height, depth }: Readonly<Record<string, unknown>>): Line['size'] {
  return typeof width === 'number' && typeof height === 'number' && typeof depth === 'number' ? { width, height, depth } : null;
}

/** The largest quantity a line may have. */
export const mostOf = (line: Line): number => Math.min(line.maxQuantity, line.available);
