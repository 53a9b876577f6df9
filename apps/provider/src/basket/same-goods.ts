/** A line as far as others may be of the same goods. */
export interface Kept {
  id: number;
  productId: number;
  supplierId: number | null;
  quantity: number;
  available: number;
  presentOf: number | null;
  isPreorder: boolean;
  isWarranty: boolean;
}

/** Whether two lines take from the same pieces. */
export const isSame = (one: Kept, other: Kept): boolean => one.productId === other.productId && one.supplierId === other.supplierId;

export const piecesOf = (lines: readonly Kept[]): number => lines.reduce((pieces, { quantity }) => pieces + quantity, 0);

/** Whether it takes pieces that are there, of which others want some too. A present has what all of these leave. */
const isTaking = ({ isPreorder, isWarranty, presentOf }: Kept): boolean => !isPreorder && !isWarranty && presentOf === null;

const othersOf = <Line extends Kept>(line: Line, lines: readonly Line[]): Line[] =>
  isTaking(line) ? lines.filter((other) => other.id !== line.id && isTaking(other) && isSame(other, line)) : [];

/** Goods may lie in a basket by themselves and below another product: a line has what those before it leave. */
export const shared = <Line extends Kept>(lines: readonly Line[]): Line[] =>
  lines.map((line) => {
    const before = othersOf(line, lines).filter(({ id }) => id < line.id);
    return before.length === 0 ? line : { ...line, available: Math.max(0, line.available - piecesOf(before)) };
  });

/** How many pieces the lines after it want of what such a line has. */
export const wantedAfter = <Line extends Kept>(line: Line, lines: readonly Line[]): number =>
  piecesOf(othersOf(line, lines).filter(({ id }) => id > line.id));
