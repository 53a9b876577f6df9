import { checkRows, column, type Database, type RowOf, rows, type Transaction } from '../../platform/database/database.ts';
import { lockRows } from '../../platform/database/lock-order.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import { cancelPromises, type PromisedPieces } from './promised-goods.ts';

/** Pieces of a product at one place. */
const placeColumns = {
  productId: column.number,
  storeId: column.number,
  /** 0 is the warehouse. */
  type: column.number,
  quantity: column.number,
};
export type Place = RowOf<typeof placeColumns>;

export interface StockAllocation {
  productId: number;
  storeId: number;
  quantity: number;
}

/** Locks the stock of these products in the city and the warehouse, and gives what is there. */
export async function lockStock(tx: Transaction, productIds: readonly number[], cityId: number): Promise<Place[]> {
  const stores = sql`select id from stores where city_id = ${cityId} or type = 0`;
  const lockedRows = await lockRows(
    tx,
    'stock',
    sql`product_id as "productId", store_id as "storeId", quantity, (select type::int from stores where id = store_id) as type`,
    sql`product_id = any(${sql.param([...productIds])}::int[]) and store_id in (${stores})`,
  );
  return checkRows(placeColumns, lockedRows);
}

/** Locks what counts the licences of these products. */
export const lockLicences = (tx: Transaction, productIds: readonly number[]): Promise<unknown> =>
  lockRows(tx, 'product', sql`id`, sql`id = any(${sql.param([...productIds])}::int[])`);

/** Locks the offers of suppliers on these products. */
export const lockOffers = (tx: Transaction, productIds: readonly number[]): Promise<unknown> =>
  lockRows(tx, 'offers', sql`product_id`, sql`product_id = any(${sql.param([...productIds])}::int[])`);

/** Pieces of a product at these places, in the order in which they are taken: first those where it is picked up, then the fullest of the city, the warehouse last. */
function sortPlaces(places: readonly Place[], productId: number, pickupStoreId: number | null): Place[] {
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
): StockAllocation[] | undefined {
  const allocations: StockAllocation[] = [];
  let missing = quantity;
  for (const place of sortPlaces(places, productId, pickupStoreId)) {
    if (missing === 0) break;
    const pieces = Math.min(missing, place.quantity);
    allocations.push({ productId, storeId: place.storeId, quantity: pieces });
    missing -= pieces;
  }
  return missing === 0 ? allocations : undefined;
}

/** What these places have beside the pieces that are promised: to orders of the same city wherever they would take them, to others from the warehouse. */
export function subtractPromised(places: readonly Place[], promisedPieces: readonly PromisedPieces[]): Place[] {
  const remainingPlaces = places.map((place) => ({ ...place }));
  const deduct = (from: readonly Place[], pieces: number): void => {
    let missing = pieces;
    for (const place of from) {
      const quantity = Math.min(missing, place.quantity);
      place.quantity -= quantity;
      missing -= quantity;
    }
  };
  for (const { productId, here, elsewhere } of promisedPieces) {
    const productPlaces = sortPlaces(remainingPlaces, productId, null);
    deduct(
      productPlaces.filter(({ type }) => type === 0),
      elsewhere,
    );
    deduct(productPlaces, here);
  }
  return remainingPlaces;
}

/** Takes pieces away; false when somebody was faster, which the lock should have prevented. */
export async function takeStock(tx: Database, { productId, storeId, quantity }: StockAllocation): Promise<boolean> {
  const updatedRows = await rows(
    tx,
    sql`update stock set quantity = quantity - ${quantity}
        where product_id = ${productId} and store_id = ${storeId} and quantity >= ${quantity} returning quantity`,
  );
  return updatedRows.length === 1;
}

export async function takeLicences(tx: Database, productId: number, quantity: number): Promise<boolean> {
  const updatedRows = await rows(
    tx,
    sql`update products set licences = licences - ${quantity} where id = ${productId} and licences >= ${quantity} returning licences`,
  );
  return updatedRows.length === 1;
}

export async function takeFromSupplier(tx: Database, productId: number, supplierId: number, quantity: number): Promise<boolean> {
  const updatedRows = await rows(
    tx,
    sql`update supplier_offers set quantity = quantity - ${quantity}
        where product_id = ${productId} and supplier_id = ${supplierId} and quantity >= ${quantity} returning quantity`,
  );
  return updatedRows.length === 1;
}

/** Pieces that are kept for an order. */
const reservationColumns = {
  productId: column.number,
  /** Null for licences, and for what a partner has. */
  storeId: column.numberOrNull,
  supplierId: column.numberOrNull,
  quantity: column.number,
};
export type Reservation = RowOf<typeof reservationColumns>;

const readReservations = (tx: Transaction, condition: SQL): Promise<Reservation[]> =>
  rows(
    tx,
    reservationColumns,
    sql`select product_id as "productId", store_id as "storeId", supplier_id as "supplierId", sum(quantity)::int as quantity
        from reservations where ${condition} group by 1, 2, 3 order by 1, 2, 3`,
  );

/** Puts everything that an order had taken back where it was, and promises it nothing more. The caller holds the order locked. */
export async function releaseReservations(tx: Transaction, orderId: number): Promise<void> {
  await restock(tx, await readReservations(tx, sql`order_id = ${orderId}`));
  await tx.execute(sql`delete from reservations where order_id = ${orderId}`);
  await cancelPromises(tx, orderId);
}

/** Pieces of an order that nobody will receive. */
export interface CancelledPieces {
  productId: number;
  supplierId: number | null;
  quantity: number;
}

interface CancellationOptions {
  /** Where the order is fetched: what is to come from elsewhere is given up first. */
  pickupStoreId: number | null;
  /** The pieces are where nobody finds them, or broken: they are not for sale again. */
  isLost: boolean;
}

/** Gives up some pieces of an order, first of all those that it has only been promised. The caller holds the order locked. */
export async function releasePieces(
  tx: Transaction,
  orderId: number,
  cancelledPieces: readonly CancelledPieces[],
  { pickupStoreId, isLost }: CancellationOptions,
): Promise<void> {
  const returned: Reservation[] = [];
  for (const { productId, supplierId, quantity } of cancelledPieces) {
    let missing = quantity;
    if (supplierId === null) missing -= await cancelPromises(tx, orderId, { productId, quantity });
    const ofGoods = sql`order_id = ${orderId} and product_id = ${productId} and supplier_id is not distinct from ${supplierId}::int`;
    const reservations = await readReservations(tx, ofGoods);
    const isFirst = ({ storeId }: Reservation): number => (storeId === pickupStoreId ? 1 : 0);
    const remainingReservations: Reservation[] = [];
    for (const row of reservations.toSorted((one, other) => isFirst(one) - isFirst(other))) {
      const releasedQuantity = Math.min(missing, row.quantity);
      missing -= releasedQuantity;
      if (releasedQuantity > 0) returned.push({ ...row, quantity: releasedQuantity });
      if (row.quantity > releasedQuantity) remainingReservations.push({ ...row, quantity: row.quantity - releasedQuantity });
    }
    await tx.execute(sql`delete from reservations where ${ofGoods}`);
    for (const row of remainingReservations) {
      await tx.execute(sql`insert into reservations (order_id, product_id, store_id, supplier_id, quantity)
        values (${orderId}, ${row.productId}, ${row.storeId}, ${row.supplierId}, ${row.quantity})`);
    }
  }
  if (!isLost) await restock(tx, returned);
}

async function restock(tx: Transaction, pieces: readonly Reservation[]): Promise<void> {
  const back = (where: SQL): SQL =>
    sql`(select "productId", "storeId", "supplierId", sum(quantity)::int as quantity from jsonb_to_recordset(${JSON.stringify(pieces)}::jsonb)
      as r ("productId" int, "storeId" int, "supplierId" int, quantity int) where ${where} group by 1, 2, 3)`;
  const [storeRows, digitalRows, offerRows] = [
    back(sql`"storeId" is not null`),
    back(sql`"storeId" is null and "supplierId" is null`),
    back(sql`"supplierId" is not null`),
  ];
  await lockRows(tx, 'stock', sql`product_id`, sql`(product_id, store_id) in (select "productId", "storeId" from ${storeRows} r)`);
  await lockRows(tx, 'product', sql`id`, sql`is_digital and id in (select "productId" from ${digitalRows} r)`);
  await lockRows(tx, 'offers', sql`product_id`, sql`(product_id, supplier_id) in (select "productId", "supplierId" from ${offerRows} r)`);
  await tx.execute(sql`update stock s set quantity = s.quantity + r.quantity from ${storeRows} r
    where s.product_id = r."productId" and s.store_id = r."storeId"`);
  await tx.execute(
    sql`update products p set licences = p.licences + r.quantity from ${digitalRows} r where r."productId" = p.id and p.is_digital`,
  );
  await tx.execute(sql`update supplier_offers o set quantity = o.quantity + r.quantity from ${offerRows} r
    where r."productId" = o.product_id and r."supplierId" = o.supplier_id`);
}
