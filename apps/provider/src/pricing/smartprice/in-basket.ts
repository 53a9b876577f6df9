import { type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { conflict, invalid } from '../../platform/refusal.ts';
import { readSmartPrice, readSmartPrices, type SmartPrice } from './read.ts';
import { partOf } from './rules.ts';

/** What stands beside the price. */
export const smartDiscount = 'Умная цена';

/** A line as far as a smart price is concerned. */
interface SmartPriceLine {
  productId: number;
  supplierId: number | null;
  parentId: number | null;
  presentOf: number | null;
}

/** Pieces of a line that cost the same. Kopecks. */
interface PricedPieces extends SmartPriceLine {
  quantity: number;
  finalPrice: number;
  discounts: { actionId: number | null; name: string; promocode: string | null; amount: number }[];
}

/** The smart price that lowers a price in this basket: of several the greatest. */
export async function smartPriceOf(db: Database, basketId: string): Promise<SmartPrice | null> {
  const smartPrices = await readSmartPrices(db, sql`s.basket_id = ${basketId} and s.order_id is null`);
  return smartPrices.find(({ state }) => state === 'completed') ?? smartPrices[0] ?? null;
}

/** The line that it is for: the shop's own, bought by itself. */
const isFor = (line: SmartPriceLine, { productId }: SmartPrice): boolean =>
  line.productId === productId && line.supplierId === null && line.parentId === null && line.presentOf === null;

/** The pieces with the smart price taken off, after promotions: it is one device, so one piece has all of it, and what a piece has no room for the next. */
export function withSmartPrice<L extends PricedPieces>(pieces: readonly L[], smart: SmartPrice | null): L[] {
  if (smart?.state !== 'completed') return [...pieces];
  let remaining = smart.totalDiscount;
  const lower = (some: L): L[] => {
    const amount = some.quantity > 0 && isFor(some, smart) ? partOf(remaining, some.finalPrice) : 0;
    if (amount === 0) return some.quantity > 0 ? [some] : [];
    remaining -= amount;
    const discounts = [...some.discounts, { actionId: null, name: smartDiscount, promocode: null, amount }];
    return [{ ...some, quantity: 1, finalPrice: some.finalPrice - amount, discounts }, ...lower({ ...some, quantity: some.quantity - 1 })];
  };
  return pieces.flatMap(lower);
}

/** Takes a smart price into a basket, which is locked, for this product. One that has been used, is over or is of another product is refused. */
export async function takeSmartPrice(db: Database, basketId: string, tx: string, productId: number): Promise<void> {
  const smart = await readSmartPrice(db, tx);
  if (smart === undefined || smart.state !== 'completed') throw invalid({ tx: [refusals[smart?.state ?? 'unknown']] });
  if (smart.productId !== productId) throw invalid({ tx: ['Эта умная цена — на другой товар.'] });
  const updatedRows = await rows(
    db,
    sql`update smart_prices set basket_id = ${basketId} where tx = ${tx} and order_id is null returning tx`,
  );
  if (updatedRows.length === 0) throw invalid({ tx: [refusals.used] });
}

const refusals = {
  unknown: 'Такой умной цены нет.',
  created: 'Оценка устройства ещё не закончена.',
  completed: 'Такой умной цены нет.',
  declined: 'Устройство не подошло для умной цены.',
  used: 'По этой умной цене заказ уже оформлен.',
  expired: 'Срок умной цены истёк. Оцените устройство ещё раз.',
} as const;

/** An order has been made by it: it is never used again. Another order that was quicker has left nothing of it. */
export async function useSmartPrice(
  db: Database,
  lines: readonly SmartPriceLine[],
  smart: SmartPrice | null,
  orderId: number,
): Promise<void> {
  if (smart?.state !== 'completed' || !lines.some((line) => isFor(line, smart))) return;
  const updatedRows = await rows(
    db,
    sql`update smart_prices set order_id = ${orderId}, basket_id = null where tx = ${smart.tx} and order_id is null and basket_id = ${smart.basketId}
        returning tx`,
  );
  if (updatedRows.length === 0) throw conflict('Умная цена уже использована. Проверьте корзину.');
}

/** What one basket has goes to another. */
export const moveSmartPrices = (db: Database, from: string, to: string) =>
  db.execute(sql`update smart_prices set basket_id = ${to} where basket_id = ${from}`);
