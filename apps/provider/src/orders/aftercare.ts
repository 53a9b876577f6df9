import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { readManuals } from '../catalogue/manuals/read.ts';
import { column, type Database, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { readDeviceWorth } from '../pricing/tradein/bought-device.ts';
import type { Order } from './read.ts';

type PlacedOrder = Pick<Order, 'id' | 'status_id' | 'basket'>;

/** Lines of an order, of a received one with what its shopper has of them afterwards: papers, the warranty's end, the price as an old device. */
export async function withAftercare(db: Database, { id, status_id, basket }: PlacedOrder): Promise<Order['basket']> {
  if (status_id !== orderStatuses.finished) return basket;
  const warranties = await rows(
    db,
    { productId: column.number, until: column.text },
    sql`select distinct i.product_id as "productId",
          ((o.moved_at at time zone c.time_zone)::date
            + make_interval(years => p.warranty_days / 365, days => p.warranty_days % 365))::date::text as until
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
