/** A line as far as others may be of the same goods. */
export interface Pieces {
  id: number;
  productId: number;
  supplierId: number | null;
  quantity: number;
  available: number;
  maxQuantity: number;
  presentOf: number | null;
  isPreorder: boolean;
  isWarranty: boolean;
}

/** Whether two lines take from the same pieces. */
export const isSame = (one: Pieces, other: Pieces): boolean => one.productId === other.productId && one.supplierId === other.supplierId;

export const countPieces = (lines: readonly { quantity: number }[]): number => lines.reduce((pieces, { quantity }) => pieces + quantity, 0);

/** Whether it is bought as goods. A present has what all of these leave. */
const isGoods = ({ isWarranty, presentOf }: Pieces): boolean => !isWarranty && presentOf === null;

const othersOf = <Line extends Pieces>(line: Line, lines: readonly Line[]): Line[] =>
  isGoods(line) ? lines.filter((other) => other.id !== line.id && isGoods(other) && isSame(other, line)) : [];

/** Goods may lie in a basket by themselves and below another product: a line has what those before it leave, of the pieces there are and of those one shopper may have. */
export const shareStock = <Line extends Pieces>(lines: readonly Line[]): Line[] =>
  lines.map((line) => {
    const before = countPieces(othersOf(line, lines).filter(({ id }) => id < line.id));
    if (before === 0) return line;
    return { ...line, available: Math.max(0, line.available - before), maxQuantity: Math.max(0, line.maxQuantity - before) };
  });

/** How many pieces the lines after it want of what such a line has. */
export const countWantedAfter = <Line extends Pieces>(line: Line, lines: readonly Line[]): number =>
  countPieces(othersOf(line, lines).filter(({ id }) => id > line.id));
