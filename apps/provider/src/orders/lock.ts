import { basketChangedReason } from '@vitrina/services/contract/failure.ts';
import { allowedPaymentTypes } from '../basket/payment-restrictions.ts';
import { type BasketState, type Line, maxQuantityOf, readBasket } from '../basket/state.ts';
import { readPromisedPieces } from '../delivery/stock/promised-goods.ts';
import { lockLicences, lockOffers, lockStock, type Place, subtractPromised } from '../delivery/stock/stock.ts';
import { checkRows, column, type Transaction } from '../platform/database/database.ts';
import { lockRows } from '../platform/database/lock-order.ts';
import { sql } from '../platform/database/sql.ts';
import { conflict } from '../platform/refusal.ts';
import type { Body } from './body.ts';
import { tooMany } from './sold-out.ts';

interface LockedBasket extends Pick<BasketState, 'lines' | 'promocode' | 'gift' | 'bonusCard' | 'smartPrice' | 'exchange' | 'actions'> {
  /** The same lines as they cost however they are paid: what delivery costs does not hang on that. */
  deliveryLines: Line[];
  /** Whose basket it is, and so whose orders; null for a guest's. */
  userId: number | null;
}

/** Locks a basket that is to become orders, as it costs by the chosen way to pay. */
export async function lockBasket(tx: Transaction, basketId: string, cityId: number, body: Body): Promise<LockedBasket> {
  const [basketRow] = checkRows(
    { userId: column.numberOrNull },
    await lockRows(tx, 'basket', sql`user_id as "userId"`, sql`id = ${basketId}`),
  );
  const paymentTypeId = body.is_one_click ? null : body.payment_type_id;
  const isPreorderApart = body.split ?? true;
  const basket = await readBasket(tx, basketId, cityId, { paymentTypeId, isPreorderApart });
  if (basket === undefined || basket.lines.length === 0) throw conflict('Корзина пуста');
  if (!isConfirmed(basket, body)) throw conflict('Корзина изменилась. Проверьте её ещё раз.', basketChangedReason);
  for (const line of basket.lines) if (maxQuantityOf(line) < line.quantity) throw tooMany(line);
  const isBound = allowedPaymentTypes(basket.lines, basket.actions).length > 0;
  const deliveryLines = isBound ? ((await readBasket(tx, basketId, cityId, { isPreorderApart }))?.lines ?? []) : basket.lines;
  return { ...basket, deliveryLines, userId: basketRow?.userId ?? null };
}

/** Whoever names no revision has to name the totals, which are compared when they are known. */
const isConfirmed = (basket: BasketState, { revision, confirmed_totals }: Body): boolean =>
  revision === null ? confirmed_totals !== undefined : basket.revision === revision;

/** Locks all that the lines take from, before any of it is taken. Gives the stock, and the lines that are taken from it. */
export async function lockGoods(
  tx: Transaction,
  lines: readonly Line[],
  cityId: number,
): Promise<{ places: Place[]; storedLines: Line[] }> {
  const idsOf = (some: readonly Line[]): number[] => some.map((line) => line.productId);
  const [supplierLines, ownLines] = [lines.filter((line) => line.supplierId !== null), lines.filter((line) => line.supplierId === null)];
  const storedLines = lines.filter(isStored);
  const there = await lockStock(tx, idsOf(storedLines), cityId);
  await lockLicences(tx, idsOf(ownLines.filter((line) => line.isDigital)));
  await lockOffers(tx, idsOf(supplierLines));
  // Whoever has ordered before the release comes first.
  return { places: subtractPromised(there, await readPromisedPieces(tx, idsOf(storedLines), cityId)), storedLines };
}

/** Whether a line is taken from the shop's own stock. */
export const isStored = ({ supplierId, isDigital, isPreorder, isWarranty }: Line): boolean =>
  supplierId === null && !isDigital && !isPreorder && !isWarranty;
