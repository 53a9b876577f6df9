import { sql } from 'drizzle-orm';
import { type Database, rows } from '../database/database.ts';

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

/**
 * Locks the stock of these products in the city and the warehouse. Every order locks in the same order, by product and
 * store, so that two of them never wait for each other.
 */
export function lockStock(tx: Database, productIds: readonly number[], cityId: number): Promise<Place[]> {
  return rows<Place & Record<string, unknown>>(
    tx,
    sql`select s.product_id as "productId", s.store_id as "storeId", t.type::int as type, s.quantity
        from stock s join stores t on t.id = s.store_id
        where s.product_id = any(${sql.param([...productIds])}::int[]) and (t.city_id = ${cityId} or t.type = 0)
        order by s.product_id, s.store_id
        for update of s`,
  );
}

/**
 * From which places the pieces are taken: the store where they are picked up first, then the fullest stores of the
 * city, the warehouse last. Undefined when there are not enough.
 */
export function choosePlaces(
  places: readonly Place[],
  productId: number,
  quantity: number,
  pickupStoreId: number | null,
): Taken[] | undefined {
  const rank = (place: Place) => (place.storeId === pickupStoreId ? 0 : place.type === 0 ? 2 : 1);
  const candidates = places
    .filter((place) => place.productId === productId && place.quantity > 0)
    .sort((a, b) => rank(a) - rank(b) || b.quantity - a.quantity || a.storeId - b.storeId);
  const taken: Taken[] = [];
  let missing = quantity;
  for (const place of candidates) {
    if (missing === 0) break;
    const pieces = Math.min(missing, place.quantity);
    taken.push({ productId, storeId: place.storeId, quantity: pieces });
    missing -= pieces;
  }
  return missing === 0 ? taken : undefined;
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

/** Puts everything that an order had taken back where it was. */
export async function giveBack(tx: Database, orderId: number): Promise<void> {
  await tx.execute(sql`
    update stock s set quantity = s.quantity + r.quantity
    from (select product_id, store_id, sum(quantity) as quantity from reservations where order_id = ${orderId} and store_id is not null group by 1, 2) r
    where s.product_id = r.product_id and s.store_id = r.store_id`);
  await tx.execute(sql`
    update products p set licences = p.licences + r.quantity
    from reservations r where r.order_id = ${orderId} and r.store_id is null and r.supplier_id is null and r.product_id = p.id and p.is_digital`);
  await tx.execute(sql`
    update supplier_offers o set quantity = o.quantity + r.quantity
    from reservations r where r.order_id = ${orderId} and r.supplier_id is not null and r.product_id = o.product_id and r.supplier_id = o.supplier_id`);
  await tx.execute(sql`delete from reservations where order_id = ${orderId}`);
}
