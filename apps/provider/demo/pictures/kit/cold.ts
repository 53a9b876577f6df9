import { skin } from './appliances.ts';
import { alpha, darken, edge, isDark } from './colour.ts';
import { handle } from './controls.ts';
import { digits } from './digits.ts';
import { glass, sheen } from './glass.ts';
import type { Pen } from './pen.ts';
import { type Box, box, part, rect } from './shapes.ts';
import { panel } from './shell.ts';

/** What is told of a refrigerator or an upright freezer by its doors. */
export interface ColdFace {
  /** Long and short bars, lying ones, a dark pocket between the doors, a profile along the edge, or nothing to be seen. */
  handle: 'long' | 'short' | 'lying' | 'pocket' | 'edge' | 'none';
  /** The display: at the head of the door, as one thin line, in the middle of it, or behind the door. */
  display: 'head' | 'line' | 'middle' | 'inside';
  /** Glass before the door instead of metal or lacquer. */
  glass?: true;
  /** Round corners and a bulging door, as in the fifties. */
  round?: true;
  /** Water and ice from the door. */
  dispenser?: true;
  /** A dark window in the right door that lights up when one knocks. */
  window?: true;
  /** The lower door is darker than the upper one. */
  twoTone?: true;
  /** It stands on legs that are seen instead of on a plinth. */
  legs?: true;
}

/** The side where one pulls a door of a refrigerator, and the end of an upright one where its grip is. */
export interface ColdDoor {
  open: 'left' | 'right';
  grip: 'foot' | 'head' | 'middle';
}

/** A door of what is cold, with the grip and the finish of its face. */
export const coldDoor = (pen: Pen, b: Box, whole: Box, face: ColdFace, { open, grip }: ColdDoor, colour = pen.colour): string => {
  const r = whole.w * (face.round ? 0.09 : 0.012);
  const lacquer = face.glass
    ? rect(b, r, { fill: pen.gloss(colour), stroke: edge(colour), line: 1.6 }) + sheen(pen, b, r, isDark(colour) ? 0.2 : 0.4)
    : panel(pen, b, { r, fill: face.round ? pen.round(colour) : skin(pen, colour) });
  return lacquer + gripOf(pen, b, whole, face, { open, grip });
};

const gripOf = (pen: Pen, b: Box, whole: Box, face: ColdFace, { open, grip }: ColdDoor): string => {
  const metal = isDark(pen.colour) ? '#9a9ea5' : '#b4b8be';
  const narrow = whole.w < whole.h * 0.42;
  const thick = whole.w * (narrow ? 0.034 : 0.02);
  const shade = { fill: darken(pen.colour, isDark(pen.colour) ? 0.7 : 0.55), opacity: 0.85 };
  const x = open === 'left' ? b.x + thick * 1.2 : b.x + b.w - thick * 2.2;
  const at = (long: number): number =>
    grip === 'middle' ? b.y + (b.h - long) / 2 : grip === 'foot' ? b.y + b.h - long - thick * 2 : b.y + thick * 2;
  switch (face.handle) {
    case 'long':
      return handle(pen, box(x, at(Math.min(b.h * 0.82, whole.h * 0.42)), thick, Math.min(b.h * 0.82, whole.h * 0.42)), { colour: metal });
    case 'short':
      return handle(pen, box(x, at(whole.h * 0.15), thick, whole.h * 0.15), { colour: metal });
    case 'lying': {
      const y = grip === 'foot' ? b.y + b.h - thick * 3 : grip === 'head' ? b.y + thick * 2 : b.y + b.h * 0.3;
      return handle(pen, box(open === 'left' ? b.x + b.w * 0.08 : b.x + b.w * 0.52, y, b.w * 0.4, thick * 1.1), { colour: metal });
    }
    case 'pocket':
      return grip === 'middle'
        ? rect(box(open === 'left' ? b.x : b.x + b.w - thick, b.y + b.h * 0.36, thick, b.h * 0.28), thick * 0.4, shade)
        : rect(box(b.x + b.w * 0.02, grip === 'foot' ? b.y + b.h - thick : b.y, b.w * 0.96, thick), 2, shade);
    case 'edge':
      return rect(box(open === 'left' ? b.x : b.x + b.w - thick * 1.3, b.y + b.h * 0.02, thick * 1.3, b.h * 0.96), 2, {
        fill: pen.linear(
          [
            [0, darken(pen.colour, 0.6)],
            [1, alpha(darken(pen.colour, 0.3), 0.7)],
          ],
          open === 'left' ? 0 : 180,
        ),
      });
    case 'none':
      return '';
  }
};

/** The display of a face on the door where it is read. */
export const coldDisplay = (pen: Pen, door: Box, face: ColdFace, text: string): string => {
  const ink = '#cfe6ff';
  const wide = Math.min(door.w, door.h * 0.55);
  const x = (w: number): number => door.x + (door.w - w) / 2;
  switch (face.display) {
    case 'head': {
      const own = box(x(wide * 0.44), door.y + door.h * 0.06, wide * 0.44, wide * 0.15);
      return glass(pen, own, 5) + digits(part(own, 0.2, 0.2, 0.6, 0.6), text, ink);
    }
    case 'line': {
      const own = box(door.x + door.w * 0.04, door.y + Math.max(4, door.h * 0.02), door.w * 0.92, wide * 0.085);
      return rect(own, 2, { fill: '#1b1d22' }) + digits(part(own, 0.36, 0.12, 0.28, 0.76), text, ink);
    }
    case 'middle': {
      const own = box(x(wide * 0.16), door.y + door.h * 0.42, wide * 0.16, wide * 0.42);
      return (
        glass(pen, own, 6) +
        digits(part(own, 0.1, 0.12, 0.8, 0.22), text, ink) +
        rect(part(own, 0.3, 0.62, 0.4, 0.14), 4, { fill: '#5db8ff' })
      );
    }
    case 'inside':
      return '';
  }
};
