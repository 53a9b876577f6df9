import { isAppleOptionValid } from '@vitrina/services/rules/apple-option.ts';
import { column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

/** Whether an order gets the better rate of one brand (spec 2 §5): all that stands in it by itself is of it, with a warranty. */
export async function isAppleOrder(db: Database, orderId: number): Promise<boolean> {
  const goods = await rows(
    db,
    { brandCode: column.textOrNull, brandName: column.text, sectionId: column.numberOrNull, hasWarranty: column.flag },
    sql`select b.code as "brandCode", coalesce(b.name, '') as "brandName", i.section_id as "sectionId",
          exists (select 1 from order_items w where w.parent_id = i.id and w.is_warranty) as "hasWarranty"
        from order_items i left join products p on p.id = i.product_id left join brands b on b.id = p.brand_id
        where i.order_id = ${orderId} and i.parent_id is null and not i.is_warranty`,
  );
  return (
    goods.length > 0 &&
    goods.every(({ brandCode, brandName, sectionId, hasWarranty }) =>
      isAppleOptionValid({
        brand: { code: brandCode, name: brandName },
        categoryId: sectionId === null ? null : String(sectionId),
        hasWarranty,
      }),
    )
  );
}
