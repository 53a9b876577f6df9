import { sql } from 'drizzle-orm';
import { type Database, rows, type Transaction } from '../database/database.ts';
import { lockRows } from '../database/lock-order.ts';
import { type PromisedPieces, unpromise } from './promised.ts';

/** Pieces of a product at one place. */
export interface Place {
  productId: number;
  storeId: number;
  /** 0 is the warehouse. */
  type: number;
  quantity: number;
}

export interface Taken {
  productId: number;
  storeId: number;
  quantity: number;
}

/** Locks the stock of these products in the city and the warehouse, and gives what is there. */
export async function lockStock(tx: Transaction, productIds: readonly number[], cityId: number): Promise<Place[]> {
  const stores = sql`select id from stores where city_id = ${cityId} or type = 0`;
  return lockRows<Place & Record<string, unknown>>(
    tx,
    'stock',
    sql`product_id as "productId", store_id as "storeId", quantity, (select type::int from stores where id = store_id) as type`,
    sql`product_id = any(${sql.param([...productIds])}::int[]) and store_id in (${stores})`,
  );
}

/** Locks what counts the licences of these products. */
export const lockLicences = (tx: Transaction, productIds: readonly number[]): Promise<unknown> =>
  lockRows(tx, 'product', sql`id`, sql`id = any(${sql.param([...productIds])}::int[])`);

/** Locks the offers of suppliers on these products. */
export const lockOffers = (tx: Transaction, productIds: readonly number[]): Promise<unknown> =>
  lockRows(tx, 'offers', sql`product_id`, sql`product_id = any(${sql.param([...productIds])}::int[])`);

/** Pieces of a product at these places, in the order in which they are taken: first those where it is picked up, then the fullest of the city, the warehouse last. */
function sorted(places: readonly Place[], productId: number, pickupStoreId: number | null): Place[] {
  const rank = (place: Place) => (place.storeId === pickupStoreId ? 0 : place.type === 0 ? 2 : 1);
  return places
    .filter((place) => place.productId === productId && place.quantity > 0)
    .sort((a, b) => rank(a) - rank(b) || b.quantity - a.quantity || a.storeId - b.storeId);
}

/** From which places so many pieces are taken. Undefined when there are not enough. */
export function choosePlaces(
  places: readonly Place[],
  productId: number,
  quantity: number,
  pickupStoreId: number | null,
): Taken[] | undefined {
  const taken: Taken[] = [];
  let missing = quantity;
  for (const place of sorted(places, productId, pickupStoreId)) {
    if (missing === 0) break;
    const pieces = Math.min(missing, place.quantity);
    taken.push({ productId, storeId: place.storeId, quantity: pieces });
    missing -= pieces;
  }
  return missing === 0 ? taken : undefined;
}

/** What these places have beside the pieces that are promised: to orders of the same city wherever they would take them, to others from the warehouse. */
export function lessPromised(places: readonly Place[], promised: readonly PromisedPieces[]): Place[] {
  const left = places.map((place) => ({ ...place }));
  const putAside = (from: readonly Place[], pieces: number): void => {
    let missing = pieces;
    for (const place of from) {
      const quantity = Math.min(missing, place.quantity);
      place.quantity -= quantity;
      missing -= quantity;
    }
  };
  for (const { productId, here, elsewhere } of promised) {
    const own = sorted(left, productId, null);
    putAside(
      own.filter(({ type }) => type === 0),
      elsewhere,
    );
    putAside(own, here);
  }
  return left;
}

/** Takes pieces away; false when somebody was faster, which the lock should have prevented. */
export async function takeStock(tx: Database, { productId, storeId, quantity }: Taken): Promise<boolean> {
  const updated = await rows(
    tx,
    sql`update stock set quantity = quantity - ${quantity}
        where product_id = ${productId} and store_id = ${storeId} and quantity >= ${quantity} returning quantity`,
  );
  return updated.length === 1;
}

export async function takeLicences(tx: Database, productId: number, quantity: number): Promise<boolean> {
  const updated = await rows(
    tx,
    sql`update products set licences = licences - ${quantity} where id = ${productId} and licences >= ${quantity} returning licences`,
  );
  return updated.length === 1;
}

export async function takeFromSupplier(tx: Database, productId: number, supplierId: number, quantity: number): Promise<boolean> {
  const updated = await rows(
    tx,
    sql`update supplier_offers set quantity = quantity - ${quantity}
        where product_id = ${productId} and supplier_id = ${supplierId} and quantity >= ${quantity} returning quantity`,
  );
  return updated.length === 1;
}

/** Puts everything that an order had taken back where it was, and promises it nothing more. The caller holds the order locked. */
export async function giveBack(tx: Transaction, orderId: number): Promise<void> {
  const reserved = sql`from reservations where order_id = ${orderId}`;
  await lockRows(
    tx,
    'stock',
    sql`product_id`,
    sql`(product_id, store_id) in (select product_id, store_id ${reserved} and store_id is not null)`,
  );
  await lockRows(
    tx,
    'product',
    sql`id`,
    sql`is_digital and id in (select product_id ${reserved} and store_id is null and supplier_id is null)`,
  );
  await lockRows(
    tx,
    'offers',
    sql`product_id`,
    sql`(product_id, supplier_id) in (select product_id, supplier_id ${reserved} and supplier_id is not null)`,
  );
  await tx.execute(sql`
    update stock s set quantity = s.quantity + r.quantity
    from (select product_id, store_id, sum(quantity)::int as quantity ${reserved} and store_id is not null group by 1, 2) r
    where s.product_id = r.product_id and s.store_id = r.store_id`);
  await tx.execute(sql`
    update products p set licences = p.licences + r.quantity
    from (select product_id, sum(quantity)::int as quantity ${reserved} and store_id is null and supplier_id is null group by 1) r
    where r.product_id = p.id and p.is_digital`);
  await tx.execute(sql`
    update supplier_offers o set quantity = o.quantity + r.quantity
    from (select product_id, supplier_id, sum(quantity)::int as quantity ${reserved} and supplier_id is not null group by 1, 2) r
    where r.product_id = o.product_id and r.supplier_id = o.supplier_id`);
  await tx.execute(sql`delete from reservations where order_id = ${orderId}`);
  await unpromise(tx, orderId);
}
