import type { Point } from './projection.ts';

/** A pin, and the name beside it. */
export interface NamedPoint extends Point {
  id: string;
  name: string;
}

export interface Label extends NamedPoint {
  anchor: 'start' | 'end';
}

interface Box {
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
const overlap = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

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
