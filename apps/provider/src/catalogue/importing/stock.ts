import { insertAll } from '../../platform/database/bulk.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ProductRow, StockRow } from '../../platform/database/rows.ts';
import * as goods from '../../platform/database/schema/products.ts';
import { sql } from '../../platform/database/sql.ts';
import { generateStock, type Shelf } from './shelves.ts';

/**
 * Told stock lies in the warehouse. Only the change of the figure since the file last told it is applied: what was sold in between
 * does not come back, whatever else of the product has changed.
 */
export async function writeFileStock(db: Database, shelves: readonly Shelf[], fileStock: ReadonlyMap<number, number>): Promise<void> {
  const warehouse = shelves.find(({ type }) => type === 0);
  if (warehouse === undefined || fileStock.size === 0) return;
  const previousStock = sql`(select i.stock from imported i where i.product_id = excluded.product_id)`;
  await db.execute(sql`
    insert into stock (store_id, product_id, quantity)
    select ${warehouse.id}::int, t.id, t.figure
    from unnest(${sql.param([...fileStock.keys()])}::int[], ${sql.param([...fileStock.values()])}::int[]) t(id, figure) order by t.id
    on conflict (product_id, store_id)
    do update set quantity = greatest(0, stock.quantity + excluded.quantity - coalesce(${previousStock}, stock.quantity))`);
}

/** New products whose file tells nothing get a stock as the demonstration's have one, so that they can be bought. */
export async function writeGeneratedStock(db: Database, shelves: readonly Shelf[], products: readonly ProductRow[]): Promise<void> {
  const warehouse = shelves.find(({ type }) => type === 0);
  const stockRows: StockRow[] = products.flatMap((row) => {
    const productStock = generateStock({ id: row.id, popularity: row.popularity, price: row.price, isMarkdown: false }, shelves);
    const isSomewhere = productStock.some(({ storeId }) => storeId === warehouse?.id);
    return isSomewhere || warehouse === undefined
      ? productStock
      : [...productStock, { storeId: warehouse.id, productId: row.id, quantity: 10 }];
  });
  await insertAll(db, goods.stock, stockRows);
}
