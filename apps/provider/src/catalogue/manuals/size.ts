import type { Product } from '@vitrina/services/products/product.ts';
import { sql } from 'drizzle-orm';
import { documentOf, revision } from '../../../manuals/document.ts';
import { type ManualType, manualNames } from '../../../manuals/subject.ts';
import { type Database, rows } from '../../platform/database/database.ts';
import type { WithDatabaseIds } from '../../platform/database-id.ts';
import { readSubject } from './subject.ts';

/** The same document has another size with another compressor. */
const measuredBy = `${revision} ${process.versions.zlib} ${process.arch}`;

type Manuals = WithDatabaseIds<Product['manuals']>;

interface Row extends Record<string, unknown> {
  id: number;
  type: ManualType;
  size: number | null;
}

/** The documents of a product. A size is found by writing the document, by whoever looks first, and kept. */
export async function readManuals(db: Database, productId: number): Promise<Manuals> {
  const found = await rows<Row>(
    db,
    sql`select m.id, m.type, case when m.measured_by = ${measuredBy} then m.size end as size
        from product_manuals pm join manuals m on m.id = pm.manual_id where pm.product_id = ${productId} order by m.id`,
  );
  const known: Manuals = [];
  for (const { id, type, size } of found) {
    const bytes = size ?? (await measure(db, id));
    if (bytes !== undefined) known.push({ id, name: manualNames[type], url: `/media/manuals/${id}.pdf`, size: bytes });
  }
  return known;
}

async function measure(db: Database, id: number): Promise<number | undefined> {
  const subject = await readSubject(db, id);
  const size = subject && documentOf(subject)?.length;
  if (size === undefined) return undefined;
  await db.execute(sql`update manuals set size = ${size}, measured_by = ${measuredBy} where id = ${id}`);
  return size;
}
