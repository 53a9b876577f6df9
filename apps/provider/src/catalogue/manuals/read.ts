import type { Product } from '@vitrina/services/products/product.ts';
import { code, column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { WithDatabaseIds } from '../../platform/database-id.ts';
import { media } from '../media/media.ts';
import { manualNames } from './names.ts';

type Manuals = WithDatabaseIds<Product['manuals']>;

/** The documents of a product, as far as they are there. */
export async function readManuals(db: Database, productId: number): Promise<Manuals> {
  const manualRows = await rows(
    db,
    { id: column.number, type: code(manualNames) },
    sql`select m.id, m.type from product_manuals pm join manuals m on m.id = pm.manual_id where pm.product_id = ${productId} order by m.id`,
  );
  const manuals: Manuals = [];
  for (const { id, type } of manualRows) {
    const size = await media().manualSize(db, id);
    if (size !== undefined) manuals.push({ id, name: manualNames[type], url: `/media/manuals/${id}.pdf`, size });
  }
  return manuals;
}
