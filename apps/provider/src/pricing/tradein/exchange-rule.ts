import { finalPrice, minPrice } from '@vitrina/services/rules/price.ts';

/** An old device that is handed in for goods of a basket. */
export interface OfferedDevice {
  /** Random number of the device (spec 2 §3). */
  tId: number;
  calculatorId: number;
  /** Kopecks that are given for it. */
  price: number;
}

/** A line that devices may be exchanged for, or those of its pieces that cost the same. Kopecks. */
export interface Receiving {
  id: number;
  /** The line of such pieces, where others of it cost something else. */
  lineId?: number;
  productId: number;
  quantity: number;
  /** Of one piece after promotions. */
  price: number;
  /** What the shop adds to each device for this product. */
  bonus: number;
  /** Those whose devices it takes. */
  calculators: readonly number[];
}

/** What a piece costs less for one device, or for the bonus of its product, of which `tId` is null. */
export interface ExchangePart {
  tId: number | null;
  amount: number;
}

export interface ExchangeResult {
  /** Of one piece of each line that a device is exchanged for, by the line's id. */
  lines: ReadonlyMap<number, { finalPrice: number; parts: ExchangePart[] }>;
  /** The line of each device that takes something off, by the device. */
  lineByDevice: ReadonlyMap<number, number>;
}

/** What can be taken off a line: a ruble of each piece remains (spec 1 §5). */
const roomOf = ({ price, quantity }: Receiving): number => Math.max(0, price - minPrice) * quantity;

const lineOf = ({ lineId, id }: Receiving): number => lineId ?? id;

/** Of the pieces of a line those that have one without a device; a promotion has made the cheapest of them so for a device. */
const bestPieces = (pieces: readonly Receiving[], devicesByLine: ReadonlyMap<number, readonly OfferedDevice[]>): Receiving | undefined => {
  const isFull = ({ id, quantity }: Receiving): number => ((devicesByLine.get(id)?.length ?? 0) < quantity ? 0 : 1);
  const [first] = pieces.toSorted((a, b) => isFull(a) - isFull(b) || a.price - b.price || a.id - b.id);
  return first;
};

/**
 * Exchanges devices for goods, after all promotions. Each device goes whole to one line: that of the device that was chosen for it, or else the
 * dearest. Once for each device and piece the product's bonus is added. The order in which lines and devices come is of no consequence.
 */
export function exchange(lines: readonly Receiving[], devices: readonly OfferedDevice[], chosenId: number | null): ExchangeResult {
  const isChosen = ({ productId }: Receiving): number => (productId === chosenId ? 0 : 1);
  const sorted = lines.toSorted((a, b) => isChosen(a) - isChosen(b) || b.price - a.price || a.productId - b.productId || a.id - b.id);
  const devicesByLine = new Map<number, OfferedDevice[]>();
  const lineByDevice = new Map<number, number>();
  const hasRoom = (line: Receiving): boolean =>
    roomOf(line) > (devicesByLine.get(line.id) ?? []).reduce((sum, { price }) => sum + price, 0);
  for (const device of devices.toSorted((a, b) => b.price - a.price || a.tId - b.tId)) {
    const first = sorted.find((one) => one.calculators.includes(device.calculatorId) && hasRoom(one));
    if (first === undefined) continue;
    const line =
      bestPieces(
        sorted.filter((one) => lineOf(one) === lineOf(first) && hasRoom(one)),
        devicesByLine,
      ) ?? first;
    devicesByLine.set(line.id, [...(devicesByLine.get(line.id) ?? []), device]);
    lineByDevice.set(device.tId, lineOf(line));
  }
  const entries = lines.flatMap((line) => {
    const of = devicesByLine.get(line.id);
    return of === undefined ? [] : [[line.id, lessDevices(line, of)] as const];
  });
  return { lines: new Map(entries), lineByDevice };
}

/** The devices' prices one after another and the bonus at last; whatever is taken off is spread over the pieces, each in whole rubles rounded down. */
function lessDevices(line: Receiving, devices: readonly OfferedDevice[]): { finalPrice: number; parts: ExchangePart[] } {
  const bonus = line.bonus * Math.min(line.quantity, devices.length);
  const offs = [...devices.map(({ tId, price }) => ({ tId, off: price })), { tId: null, off: bonus }];
  const parts: ExchangePart[] = [];
  let [price, off] = [line.price, 0];
  for (const one of offs) {
    off += one.off;
    const now = finalPrice(line.price, Math.ceil(Math.min(off, roomOf(line)) / line.quantity));
    if (now < price) parts.push({ tId: one.tId, amount: price - now });
    price = now;
  }
  return { finalPrice: price, parts };
}
