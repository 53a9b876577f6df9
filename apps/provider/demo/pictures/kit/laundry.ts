import { skin } from './appliances.ts';
import { darken, edge, isDark, lighten, mark } from './colour.ts';
import { buttons, knob } from './controls.ts';
import { digits } from './digits.ts';
import { drumDoor } from './doors.ts';
import { glass } from './glass.ts';
import { label } from './lettering.ts';
import { vent } from './openings.ts';
import type { Pen } from './pen.ts';
import { type Box, box, circle, part, rect } from './shapes.ts';
import { body, groove, panel } from './shell.ts';

/** What is told of a washing machine or a dryer by its front. Places are shares of the front's width. */
export interface LaundryFace {
  /** What the strip of controls is made of. */
  strip: 'body' | 'black' | 'silver';
  /** The middle of the dial; absent where one touches signs. */
  dial?: number;
  /** Where the display begins and how wide it is; absent where lamps alone tell the programme. */
  display?: readonly [x: number, w: number];
  /** The drawer for powder or water; absent where it lies behind a smooth front. */
  drawer?: readonly [x: number, w: number];
  ring: 'body' | 'chrome' | 'black' | 'dark';
  /** How much of the door's radius is glass and its edge: a broad ring has little. */
  rim: number;
  /** How dark the glass is, 0 to 1. */
  smoke?: number;
  handle: 'left' | 'right' | 'none';
  /** The cover of the filter or of the condenser at the foot. */
  foot: 'left' | 'right' | 'across' | 'grille' | 'none';
  /** A hatch in the door, for what was forgotten. */
  hatch?: true;
  /** The door lies in a field of black glass that is as wide as the front. */
  field?: true;
}

const rings = { chrome: '#c9cdd2', black: '#24262b', dark: '#5d6269' } as const;
const strips = { black: '#191a1f', silver: '#b9bdc3' } as const;

/** The front of what washes or dries: a strip of controls, the round door, the foot. */
export const laundryFront = (pen: Pen, b: Box, face: LaundryFace, readout: { load: number; display: string; ink: string }): string => {
  const strip = part(b, 0.006, 0.03, 0.988, 0.135);
  const stripColour = face.strip === 'body' ? pen.colour : strips[face.strip];
  const ring = face.ring === 'body' ? (isDark(pen.colour) ? lighten(pen.colour, 0.12) : lighten(pen.colour, 0.04)) : rings[face.ring];
  // A drum of 11 kg has a larger mouth than one of 4.
  const r = Math.min(b.w * (0.255 + Math.max(2, Math.min(11, readout.load)) * 0.0105), b.h * 0.285);
  const x = b.x + b.w / 2;
  const y = b.y + b.h * 0.525;
  const isBlack = face.strip === 'black' || isDark(stripColour);
  const drawer = face.drawer && part(strip, face.drawer[0], 0.1, face.drawer[1], 0.8);
  const side = face.handle === 'right' ? 1 : -1;
  return (
    body(pen, b, { r: b.w * 0.02, fill: skin(pen) }) +
    rect(part(b, 0, 0, 1, 0.026), 3, { fill: pen.matt(lighten(pen.colour, 0.1)), stroke: edge(pen.colour), line: 1.2 }) +
    (face.field ? glass(pen, box(b.x + b.w * 0.006, y - r * 1.14, b.w * 0.988, r * 2.28), 6) : '') +
    (face.strip === 'black' ? glass(pen, strip, 4, stripColour) : panel(pen, strip, { r: 4, fill: skin(pen, stripColour) })) +
    (drawer
      ? (face.strip === 'black' ? '' : panel(pen, drawer, { r: 6, colour: pen.colour })) +
        rect(part(drawer, 0.08, 0.7, 0.84, 0.16), 5, { fill: darken(stripColour, 0.45), opacity: 0.75 }) +
        label(`${String(readout.load).replace('.', ',')} кг`, part(drawer, 0.1, 0.16, 0.8, 0.42), isBlack ? '#dfe5ee' : mark(stripColour), {
          align: 'start',
        })
      : '') +
    (face.dial === undefined
      ? ''
      : knob(pen, b.x + b.w * face.dial, strip.y + strip.h * 0.5, strip.h * 0.4, {
          colour: isBlack ? '#8d9198' : face.strip === 'silver' ? '#f0f1f2' : '#c9ccd1',
          metal: true,
          turn: 40,
        })) +
    (face.display
      ? (face.strip === 'black' ? '' : glass(pen, part(strip, face.display[0], 0.14, face.display[1], 0.72), 5)) +
        digits(part(strip, face.display[0] + 0.02, 0.26, face.display[1] - 0.04, 0.48), readout.display, readout.ink)
      : lamps(pen, part(strip, (face.dial ?? 0.5) > 0.7 ? 0.34 : 0.62, 0.2, 0.28, 0.6), stripColour)) +
    drumDoor(pen, x, y, r, { ring, rim: face.rim, ...(face.smoke !== undefined && { smoke: face.smoke }) }) +
    (face.hatch
      ? circle(x + r * 0.52, y - r * 0.52, r * 0.3, { fill: pen.glassPaint('#30343c'), stroke: '#aeb4bd', line: r * 0.035 }) +
        rect(box(x + r * 0.42, y - r * 0.6, r * 0.2, r * 0.05), r * 0.025, { fill: '#d6dbe2' })
      : '') +
    (face.handle === 'none'
      ? ''
      : rect(box(x + side * r * 0.9 - r * 0.09, y - r * 0.2, r * 0.18, r * 0.4), r * 0.07, {
          fill: pen.matt(darken(ring, isDark(ring) ? 0.5 : 0.32)),
          stroke: edge(ring),
          line: 1,
        })) +
    foot(pen, b, face.foot)
  );
};

/** Programmes told by a column of lamps and push buttons. */
const lamps = (pen: Pen, b: Box, colour: string): string =>
  buttons(pen, part(b, 0, 0.1, 1, 0.42), 4, { colour: lighten(colour, 0.03), lit: 1 }) +
  [0, 1, 2, 3].map((i) => circle(b.x + b.w * (0.125 + i * 0.25), b.y + b.h * 0.82, 2.4, { fill: i < 2 ? '#f0a13c' : '#8b9098' })).join('');

const foot = (pen: Pen, b: Box, kind: LaundryFace['foot']): string => {
  if (kind === 'none') return '';
  const seam = groove(b.x + 4, b.y + b.h * 0.87, b.x + b.w - 4, b.y + b.h * 0.87, pen.colour);
  if (kind === 'across') return seam;
  if (kind === 'grille') return panel(pen, part(b, 0.06, 0.865, 0.5, 0.105), { r: 5 }) + vent(pen, part(b, 0.1, 0.885, 0.42, 0.06), 4);
  return seam + panel(pen, part(b, kind === 'right' ? 0.74 : 0.06, 0.89, 0.2, 0.08), { r: 5 });
};
