import { basketChanged } from '@vitrina/services/contract/failure.ts';
import { paidOnlyBy } from '../basket/bound.ts';
import { type BasketState, type Line, maxQuantityOf, readBasket } from '../basket/state.ts';
import { promisedOf } from '../delivery/stock/promised.ts';
import { lessPromised, lockLicences, lockOffers, lockStock, type Place } from '../delivery/stock/stock.ts';
import { checkRows, column, type Transaction } from '../platform/database/database.ts';
import { lockRows } from '../platform/database/lock-order.ts';
import { sql } from '../platform/database/sql.ts';
import { conflict } from '../platform/refusal.ts';
import type { Body } from './body.ts';
import { tooMany } from './sold-out.ts';

interface Locked extends Pick<BasketState, 'lines' | 'promocode' | 'bonusCard' | 'smartPrice' | 'exchange' | 'actions'> {
  /** The same lines as they cost however they are paid: what delivery costs does not hang on that. */
  delivered: Line[];
  /** Whose basket it is, and so whose orders; null for a guest's. */
  userId: number | null;
}

/** Locks a basket that is to become orders, as it costs by the chosen way to pay. */
export async function lockBasket(tx: Transaction, basketId: string, cityId: number, body: Body): Promise<Locked> {
  const [locked] = checkRows(
    { userId: column.numberOrNull },
    await lockRows(tx, 'basket', sql`user_id as "userId"`, sql`id = ${basketId}`),
  );
  const paymentTypeId = body.is_one_click ? null : body.payment_type_id;
  const isPreorderApart = body.split ?? true;
  const basket = await readBasket(tx, basketId, cityId, { paymentTypeId, isPreorderApart });
  if (basket === undefined || basket.lines.length === 0) throw conflict('Корзина пуста');
  if (!isSeen(basket, body)) throw conflict('Корзина изменилась. Проверьте её ещё раз.', basketChanged);
  for (const line of basket.lines) if (maxQuantityOf(line) < line.quantity) throw tooMany(line);
  const isBound = paidOnlyBy(basket.lines, basket.actions).length > 0;
  const delivered = isBound ? ((await readBasket(tx, basketId, cityId, { isPreorderApart }))?.lines ?? []) : basket.lines;
  return { ...basket, delivered, userId: locked?.userId ?? null };
}

/** Whoever names no revision has to name the totals, which are compared when they are known. */
const isSeen = (basket: BasketState, { revision, confirmed_totals }: Body): boolean =>
  revision === null ? confirmed_totals !== undefined : basket.revision === revision;

/** Locks all that the lines take from, before any of it is taken. Gives the stock, and the lines that are taken from it. */
export async function lockGoods(tx: Transaction, lines: readonly Line[], cityId: number): Promise<{ places: Place[]; stored: Line[] }> {
  const idsOf = (some: readonly Line[]): number[] => some.map((line) => line.productId);
  const [offered, own] = [lines.filter((line) => line.supplierId !== null), lines.filter((line) => line.supplierId === null)];
  const stored = lines.filter(isStored);
  const there = await lockStock(tx, idsOf(stored), cityId);
  await lockLicences(tx, idsOf(own.filter((line) => line.isDigital)));
  await lockOffers(tx, idsOf(offered));
  // Whoever has ordered before the release comes first.
  return { places: lessPromised(there, await promisedOf(tx, idsOf(stored), cityId)), stored };
}

/** Whether a line is taken from the shop's own stock. */
export const isStored = ({ supplierId, isDigital, isPreorder, isWarranty }: Line): boolean =>
  supplierId === null && !isDigital && !isPreorder && !isWarranty;
