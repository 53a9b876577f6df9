import type { Drawing, Pen } from '../kit/index.ts';
import { laundryBag } from './laundry-bag.ts';
import { cleanerBottle, cleanerBox } from './laundry-cleaner.ts';
import { laundryHose } from './laundry-hose.ts';
import { mat, pads } from './laundry-pads.ts';
import { stackingKit } from './laundry-stacking-kit.ts';
import { waterFilter } from './laundry-water-filter.ts';

type Draw = (pen: Pen, angle: number) => string;

const drawingOf = (pen: Pen): Draw => {
  const type = pen.text('type');
  if (/коврик/.test(type)) return mat;
  if (/подстав/.test(type)) return pads;
  if (/соедин/.test(type)) return stackingKit;
  if (/сетка/.test(type)) return laundryBag;
  if (/средство/.test(type)) return /порош/.test(pen.text('material')) ? cleanerBox : cleanerBottle;
  return /фильтр/.test(type) ? waterFilter : laundryHose;
};

/** What goes with washing machines, dryers and dishwashers; a hose where the facts do not tell. */
export const laundryAccessory: Drawing = {
  angles: 2,
  size: { width: 28, height: 28, depth: 6 },
  draw: (pen, _subject, angle) => drawingOf(pen)(pen, angle),
};
