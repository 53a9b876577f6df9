import { type Database, rows } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { type OrderLine, orderLineColumns } from './ends.ts';

export const readOrderLines = (db: Database, orderId: number): Promise<OrderLine[]> =>
  rows(
    db,
    orderLineColumns,
    sql`select id, parent_id as "parentId", product_id as "productId", supplier_id as "supplierId", name, section_id as "sectionId",
          final_price as "finalPrice", quantity, returned, is_warranty as "isWarranty", present_of is not null as "isPresent"
        from order_items where order_id = ${orderId} order by id`,
  );

/** Neither a promise nor a present is a piece that somebody has ordered. */
export const isBought = ({ isWarranty, isPresent }: OrderLine): boolean => !isWarranty && !isPresent;
