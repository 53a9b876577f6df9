import type { Frame, Point } from './projection.ts';

type Size = Pick<Frame, 'width' | 'height'>;

/** A pin, and the name beside it. */
export interface NamedPoint extends Point {
  id: string;
  name: string;
}

export interface Label extends NamedPoint {
  anchor: 'start' | 'end';
}

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Half a pin, the gap after it, and about the width of a letter, in units of the drawing. */
const measure = { pin: 14, gap: 3, letter: 5.6, line: 12 };

const boxOfPin = ({ x, y }: Point): Box => ({
  left: x - measure.pin,
  right: x + measure.pin,
  top: y - measure.pin,
  bottom: y + measure.pin,
});
const boxOfLabel = ({ x, y, name, anchor }: Label): Box => {
  const long = name.length * measure.letter;
  const left = anchor === 'start' ? x : x - long;
  return { left, right: left + long, top: y - 4 - measure.line / 2, bottom: y - 4 + measure.line / 2 };
};
const overlap = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Sides of the squares that a drawing is divided into, where it is said which of them pins and their names take. */
const square = { width: 20, height: 12 };

/**
 * Squares of a drawing that pins and their names take, row by row, as bits in hexadecimal: the ground is drawn by itself and writes no name of its
 * own there.
 */
export function occupiedSquares(pins: readonly NamedPoint[], labels: readonly Label[], { width, height }: Size): string {
  const { columns, rows } = gridOf({ width, height });
  const boxes = [...pins.map(boxOfPin), ...labels.map(boxOfLabel)];
  const bits = Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [(index % columns) * square.width, Math.floor(index / columns) * square.height];
    return boxes.some((box) => overlap(box, { left: x, right: x + square.width, top: y, bottom: y + square.height }));
  });
  const digits = bits.flatMap((_, index) => (index % 4 === 0 ? [bits.slice(index, index + 4)] : []));
  return digits.map((four) => four.reduce((sum, bit, at) => sum + (bit ? 8 >> at : 0), 0).toString(16)).join('');
}

/** Whether none of the squares that a box lies on is taken; what says nothing of them leaves all free. */
export function isFree(box: Box, squares: string, size: Size): boolean {
  const { columns, rows } = gridOf(size);
  const from = { column: Math.max(0, Math.floor(box.left / square.width)), row: Math.max(0, Math.floor(box.top / square.height)) };
  const to = {
    column: Math.min(columns - 1, Math.floor(box.right / square.width)),
    row: Math.min(rows - 1, Math.floor(box.bottom / square.height)),
  };
  for (let row = from.row; row <= to.row; row++) {
    for (let column = from.column; column <= to.column; column++) {
      const index = row * columns + column;
      if ((Number.parseInt(squares[index >> 2] ?? '0', 16) & (8 >> (index % 4))) !== 0) return false;
    }
  }
  return true;
}

/** Digits that a drawing of this size is told by. */
export const squareDigits = (size: Size): number => {
  const { columns, rows } = gridOf(size);
  return Math.ceil((columns * rows) / 4);
};

const gridOf = ({ width, height }: Size) => ({ columns: Math.ceil(width / square.width), rows: Math.ceil(height / square.height) });

/** Names that have room on a drawing so wide: to the right of their pin, else to the left, else none. The first ones choose first. */
export function labelsOf(pins: readonly NamedPoint[], width: number): Label[] {
  const occupiedBoxes = pins.map(boxOfPin);
  const labelledNames = new Set<string>();
  return pins.flatMap((pin): Label[] => {
    // One street is named once.
    if (pin.name === '' || labelledNames.has(pin.name)) return [];
    const long = pin.name.length * measure.letter;
    const away = measure.pin + measure.gap;
    const choices: (Label & { box: Box })[] = (['start', 'end'] as const).map((anchor) => {
      const x = anchor === 'start' ? pin.x + away : pin.x - away;
      const left = anchor === 'start' ? x : x - long;
      return {
        ...pin,
        x,
        y: pin.y + 4,
        anchor,
        box: { left, right: left + long, top: pin.y - measure.line / 2, bottom: pin.y + measure.line / 2 },
      };
    });
    const free = choices.find(({ box }) => box.left >= 2 && box.right <= width - 2 && !occupiedBoxes.some((other) => overlap(box, other)));
    if (free === undefined) return [];
    const { box, ...label } = free;
    occupiedBoxes.push(box);
    labelledNames.add(pin.name);
    return [label];
  });
}
