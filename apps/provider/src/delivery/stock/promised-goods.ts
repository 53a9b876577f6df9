import { column, type Database, type RowOf, rows, type Transaction } from '../../platform/database/database.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';

/** What an order is to have as soon as it is there. */
interface PromisedGoods {
  productId: number;
  quantity: number;
  cityId: number;
  /** YYYY-MM-DD; null where no day has been agreed on. */
  dueOn: string | null;
}

/** Of orders in this table: whether one waits for goods that are not there yet. */
export const isWaiting = (table: SQL): SQL => sql`exists (select 1 from promised_goods g where g.order_id = ${table}.id)`;

/** The same product may lie in an order twice, by itself and below another one. */
export async function promiseGoods(tx: Transaction, orderId: number, { productId, quantity, cityId, dueOn }: PromisedGoods): Promise<void> {
  await tx.execute(sql`insert into promised_goods (order_id, product_id, quantity, city_id, due_on)
    values (${orderId}, ${productId}, ${quantity}, ${cityId}, ${dueOn}::date)
    on conflict (order_id, product_id) do update set quantity = promised_goods.quantity + excluded.quantity`);
}

/**
 * So many pieces of a product are promised to an order no more, or all of it where no product is named. The caller holds the order locked.
 * Gives how many of the pieces had been promised.
 */
export async function cancelPromises(tx: Transaction, orderId: number, goods?: { productId: number; quantity: number }): Promise<number> {
  if (goods === undefined) {
    const [cancelledRow] = await rows(
      tx,
      { pieces: column.number },
      sql`with gone as (delete from promised_goods where order_id = ${orderId} returning quantity)
          select coalesce(sum(quantity), 0)::int as pieces from gone`,
    );
    return cancelledRow?.pieces ?? 0;
  }
  const { productId, quantity } = goods;
  const one = sql`order_id = ${orderId} and product_id = ${productId}`;
  const [promisedRow] = await rows(tx, { quantity: column.number }, sql`select quantity from promised_goods where ${one}`);
  const pieces = Math.min(quantity, promisedRow?.quantity ?? 0);
  await tx.execute(sql`delete from promised_goods where ${one} and quantity <= ${pieces}`);
  await tx.execute(sql`update promised_goods set quantity = quantity - ${pieces} where ${one} and quantity > ${pieces}`);
  return pieces;
}

/** Pieces of a product that are promised to orders of a city, and to those of all others. */
const promisedPiecesColumns = {
  productId: column.number,
  here: column.number,
  elsewhere: column.number,
};
export type PromisedPieces = RowOf<typeof promisedPiecesColumns>;

/** What of these goods is promised, as a city sees it. Whoever hands them out holds their stock locked. */
export const readPromisedPieces = (tx: Database, productIds: readonly number[], cityId: number): Promise<PromisedPieces[]> =>
  rows(
    tx,
    promisedPiecesColumns,
    sql`select product_id as "productId", coalesce(sum(quantity) filter (where city_id = ${cityId}), 0)::int as here,
          coalesce(sum(quantity) filter (where city_id <> ${cityId}), 0)::int as elsewhere
        from promised_goods where product_id = any(${sql.param([...productIds])}::int[]) group by 1`,
  );
