import type { Angle, Subject } from '../subject.ts';
import type { Size } from './paints.ts';
import type { Pen } from './pen.ts';

/** How one kind is drawn. */
export interface Drawing {
  /** How many views it has. */
  angles: 2 | 3;
  /** Centimetres, for subjects that do not tell their own. */
  size: Size;
  /** The inside of the SVG; `pen` already knows the subject's colour and size. */
  draw(pen: Pen, subject: Subject, angle: Angle): string;
}
