import type { Line } from '../basket/state.ts';
import type { Option } from '../delivery/plan.ts';
import { promiseGoods } from '../delivery/stock/promised-goods.ts';
import {
  choosePlaces,
  type Place,
  type Reservation,
  type StockAllocation,
  takeFromSupplier,
  takeLicences,
  takeStock,
} from '../delivery/stock/stock.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { sql } from '../platform/database/sql.ts';
import { isStored } from './lock.ts';
import { soldOut } from './sold-out.ts';
import { dayOf, type Terms } from './terms.ts';

/** For whom a line is taken, and from where. */
interface Taking {
  term: Terms;
  /** What is left of the locked stock; reduced by what is taken. */
  places: Place[];
  cityId: number;
  isOneClick: boolean;
}

/** Takes what the lines of an order stand for, from wherever it is. Throws where something is no longer to be had. */
export async function takeLines(tx: Transaction, orderId: number, taking: Taking): Promise<void> {
  const reservations: Reservation[] = [];
  for (const line of taking.term.part.items) reservations.push(...(await takeLine(tx, orderId, line, taking)));
  await writeReservations(tx, orderId, reservations);
}

/** Takes what a line stands for; gives what is kept for the order. */
async function takeLine(
  tx: Transaction,
  orderId: number,
  line: Line,
  { term, places, cityId, isOneClick }: Taking,
): Promise<Reservation[]> {
  // A promise is in no store.
  if (line.isWarranty) return [];
  const takenPieces = isStored(line) ? await takePieces(tx, line, places, term.option) : [];
  // Nobody has agreed to an order in one click yet: a code is taken for it when it is going to be paid.
  if (isOneClick && line.isDigital && line.supplierId === null) return [];
  // Of what is not there yet nothing can be taken.
  if (line.isPreorder) {
    const dueOn = dayOf(term.option);
    if (!line.isDigital) await promiseGoods(tx, orderId, { productId: line.productId, quantity: line.quantity, cityId, dueOn });
    return [];
  }
  await takeOther(tx, line);
  const { productId, supplierId, quantity } = line;
  const from = takenPieces.length > 0 ? takenPieces : [{ storeId: null, quantity }];
  return from.map((place) => ({ productId, supplierId, storeId: place.storeId, quantity: place.quantity }));
}

/** Takes a line from the stores, best from that where it will be fetched. */
async function takePieces(tx: Transaction, line: Line, places: Place[], option: Option | undefined): Promise<StockAllocation[]> {
  const pickupStoreId = option?.finish_storage_id ?? option?.sale_point_id ?? null;
  const pieces = choosePlaces(places, line.productId, line.quantity, pickupStoreId);
  if (pieces === undefined) throw soldOut(line);
  for (const piece of pieces) {
    if (!(await takeStock(tx, piece))) throw soldOut(line);
    const place = places.find(({ productId, storeId }) => productId === piece.productId && storeId === piece.storeId);
    if (place !== undefined) place.quantity -= piece.quantity;
  }
  return pieces;
}

async function takeOther(tx: Database, line: Line): Promise<void> {
  const isTaken =
    line.supplierId !== null
      ? await takeFromSupplier(tx, line.productId, line.supplierId, line.quantity)
      : !line.isDigital || (await takeLicences(tx, line.productId, line.quantity));
  if (!isTaken) throw soldOut(line);
}

async function writeReservations(tx: Database, orderId: number, reservations: readonly Reservation[]): Promise<void> {
  if (reservations.length === 0) return;
  await tx.execute(sql`insert into reservations (order_id, product_id, store_id, supplier_id, quantity)
    select ${orderId}, "productId", "storeId", "supplierId", quantity from jsonb_to_recordset(${JSON.stringify(reservations)}::jsonb)
      as r ("productId" int, "storeId" int, "supplierId" int, quantity int)`);
}
