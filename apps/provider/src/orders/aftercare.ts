import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { readManuals } from '../catalogue/manuals/read.ts';
import { column, type Database, type RowOf, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { readDeviceWorth } from '../pricing/tradein/bought-device.ts';
import { mayRead, type Reader } from './access.ts';
import type { Order } from './read.ts';

/** The last day of the maker's warranty on the product `p` of the order `o` that was received in the city `c`. */
const warrantyUntil = sql`((o.moved_at at time zone c.time_zone)::date
  + make_interval(years => p.warranty_days / 365, days => p.warranty_days % 365))::date::text`;

type PlacedOrder = Pick<Order, 'id' | 'status_id' | 'basket'>;

/** Lines of an order, of a received one with what its shopper has of them afterwards: papers, the warranty's end, the price as an old device. */
export async function withAftercare(db: Database, { id, status_id, basket }: PlacedOrder): Promise<Order['basket']> {
  if (status_id !== orderStatuses.finished) return basket;
  const warranties = await rows(
    db,
    { productId: column.number, until: column.text },
    sql`select distinct i.product_id as "productId", ${warrantyUntil} as until
        from orders o join cities c on c.id = o.city_id join order_items i on i.order_id = o.id join products p on p.id = i.product_id
        where o.id = ${id} and p.warranty_days > 0 and not p.is_digital and not i.is_warranty`,
  );
  return Promise.all(
    basket.map(async (item) => {
      if (item.is_warranty) return item;
      const [manuals, worth] = await Promise.all([readManuals(db, item.product_id), readDeviceWorth(db, item.product_id)]);
      const warranty = warranties.find(({ productId }) => productId === item.product_id);
      return { ...item, manuals, trade_in: worth, warranty_until: warranty?.until ?? null };
    }),
  );
}

const purchaseColumns = {
  name: column.text,
  brand: column.text,
  category: column.textOrNull,
  /** When it was handed over. */
  date: column.text,
  /** The last day of its warranty; null where there is none. */
  warrantyUntil: column.textOrNull,
  timeZone: column.text,
};
export type Purchase = RowOf<typeof purchaseColumns>;

/** A product that the reader has received with an order of his and still has; undefined for anybody else, as if there were none. */
export async function readPurchase(db: Database, orderId: number, productId: number, reader: Reader): Promise<Purchase | undefined> {
  const [purchase] = await rows(
    db,
    purchaseColumns,
    sql`select p.name, b.name as brand, g.name as category, (o.moved_at at time zone c.time_zone)::date::text as date,
          case when p.warranty_days > 0 then ${warrantyUntil} end as "warrantyUntil", c.time_zone as "timeZone"
        from orders o join cities c on c.id = o.city_id join order_items i on i.order_id = o.id join products p on p.id = i.product_id
          join brands b on b.id = p.brand_id left join categories g on g.id = p.category_id
        where o.id = ${orderId} and ${mayRead(reader)} and o.status_id = ${orderStatuses.finished}
          and i.product_id = ${productId} and not i.is_warranty and i.returned < i.quantity limit 1`,
  );
  return purchase;
}
