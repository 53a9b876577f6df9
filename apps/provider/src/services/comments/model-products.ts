import { column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';

/** The products whose reviews are read and counted together: all variants of a model, the product among them. A refurbished piece has none. */
export async function readModelProducts(db: Database, id: number): Promise<number[]> {
  const modelRows = await rows(
    db,
    { id: column.number },
    sql`select o.id from products p join products o on o.model_id = p.model_id and not o.is_markdown where p.id = ${id} and not p.is_markdown`,
  );
  return [...new Set([id, ...modelRows.map((row) => row.id)])];
}
