import { column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { type ChosenDevice, deviceName, readDerivable, readDevices } from './exchange-read.ts';
import { type ExchangePart, exchange } from './exchange-rule.ts';

/** What the owner of a basket hands in, and for what. */
export interface Exchange {
  devices: ChosenDevice[];
  productId: number | null;
}

export const readExchange = async (db: Database, basketId: string): Promise<Exchange> => ({
  devices: await readDevices(db, basketId),
  productId: await readDerivable(db, basketId),
});

/** Devices that something is given for. */
export const acceptedDevices = ({ devices }: Exchange): (ChosenDevice & { price: number })[] =>
  devices.flatMap((device) => (device.price === null ? [] : [{ ...device, price: device.price }]));

/** Devices that promotions have asked for, at a line that they do something for. */
export interface Demand {
  lineId: number;
  devices: number;
}

/** Pieces of a line, after promotions, that devices may be exchanged for. Kopecks. */
export interface Exchangeable {
  id: number;
  lineId: number;
  productId: number;
  quantity: number;
  finalPrice: number;
  discounts: readonly { actionId: number | null; name: string; promocode: string | null; amount: number }[];
  calculators: readonly number[];
  exchangeBonus: number;
}

/** The discount on one piece of a line. */
const discountBy = (devices: readonly ChosenDevice[], { tId, amount }: ExchangePart) => {
  const device = devices.find((one) => one.tId === tId);
  return { actionId: null, name: device === undefined ? bonusName : discountName(device), promocode: null, amount };
};

export const discountName = (device: ChosenDevice): string => `Скидка за обмен ${deviceName(device)}`;
export const bonusName = 'Дополнительная скидка за обмен';

/**
 * The lines with the devices taken off, and the line that each device goes with. A device that lowers no price itself goes with the line whose
 * promotion has asked for it, as long as promotions have asked for more than go already.
 */
export function exchangeLines<L extends Exchangeable>(
  lines: readonly L[],
  takesPart: (line: L) => boolean,
  of: Exchange,
  demands: readonly Demand[],
): { lines: L[]; lineByDevice: Map<number, number> } {
  const devices = acceptedDevices(of);
  const receiving = lines
    .filter(takesPart)
    .map(({ finalPrice, exchangeBonus, ...line }) => ({ ...line, price: finalPrice, bonus: exchangeBonus }));
  const result = exchange(receiving, devices, of.productId);
  const lineByDevice = new Map(result.lineByDevice);
  let askedCount = 0;
  for (const { lineId, devices: count } of demands) {
    askedCount += count;
    for (const { tId } of devices) if (lineByDevice.size < askedCount && !lineByDevice.has(tId)) lineByDevice.set(tId, lineId);
  }
  return {
    lineByDevice,
    lines: lines.map((line) => {
      const less = result.lines.get(line.id);
      if (less === undefined) return line;
      return {
        ...line,
        finalPrice: less.finalPrice,
        discounts: [...line.discounts, ...less.parts.map((part) => discountBy(devices, part))],
      };
    }),
  };
}

/** Whose devices are taken for goods of a category. */
export async function calculatorsOf(db: Database, productId: number): Promise<number[]> {
  const calculatorRows = await rows(
    db,
    { id: column.number },
    sql`select c.calculator_id as id from products p join tradein_calculator_categories c on c.category_id = p.category_id
        where p.id = ${productId} and p.status = 1 order by 1`,
  );
  return calculatorRows.map(({ id }) => id);
}
