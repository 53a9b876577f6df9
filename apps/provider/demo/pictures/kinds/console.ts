import {
  type Box,
  body,
  box,
  circle,
  contactShadow,
  type Drawing,
  darken,
  dropShadow,
  edge,
  fromHue,
  isDark,
  lighten,
  mark,
  type Pen,
  part,
  port,
  rect,
  type View,
  vent,
  wordmark,
  zoom,
} from '../kit/index.ts';
import { handheld } from './console-handheld.ts';
import { tower } from './console-tower.ts';
import { padFront } from './gamepad-front.ts';

const isPortable = (pen: Pen): boolean => /портат|гибрид/.test(pen.text('type'));

/** A low or cube-like one: a plain box with a slot, sockets and a line of light. */
const chest = (pen: Pen, b: Box): string =>
  body(pen, b, { r: Math.min(b.w, b.h) * 0.07 }) +
  rect(part(b, 0.06, 0.86, 0.88, 0.035), 3, { fill: fromHue(pen.pick([212, 205, 262], 'glow'), 0.9, 0.66) }) +
  vent(pen, part(b, 0.1, 0.1, 0.8, 0.24), 4) +
  (pen.flag('drive') === false ? '' : rect(part(b, 0.1, 0.46, 0.44, 0.05), 3, { fill: '#050608', stroke: '#4a4d53' })) +
  [0.64, 0.76].map((x) => port(part(b, x, 0.62, 0.09, 0.08), 3)).join('') +
  circle(b.x + b.w * 0.13, b.y + b.h * 0.66, Math.min(b.w, b.h) * 0.04, { stroke: '#ffffff', line: 2.4, opacity: 0.85 }) +
  wordmark(pen.subject.brand, part(b, 0.24, 0.6, 0.3, 0.13), mark(pen.colour), { opacity: 0.8 });

export const console: Drawing = {
  angles: 3,
  size: { width: 10.4, height: 39, depth: 26 },
  draw(pen, _subject, angle) {
    const sizes = [pen.size.width, pen.size.height, pen.size.depth].sort((x, y) => y - x);
    const [long = 39, deep = 26, thin = 10] = sizes;
    if (isPortable(pen)) {
      const h = Math.max(deep, long * 0.36);
      if (angle === 1) {
        const v: View = pen.view(24, 24, { width: long, height: h, depth: 3 });
        return (
          v.shadow(0, 0, long, 3, 0.5) + v.solid({ at: [0, 0, 0], size: [long, h, 2.4], r: h * 0.2, content: (b) => handheld(pen, b) })
        );
      }
      const b = pen.fit(long, h);
      if (angle === 2) return zoom(handheld(pen, b), b.x + b.w * 0.16, b.y + b.h * 0.5, 2.2);
      return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 4, b.w * 0.9, 0.3) + handheld(pen, b);
    }
    const { width: w, height: h, depth } = pen.size;
    if (thin > long * 0.55 || h < w * 0.6) {
      const v: View = pen.view(angle === 1 ? -30 : 26, 18, { width: w * (angle === 0 ? 1.7 : 1), height: h, depth });
      const pw = w * 0.72 * v.k;
      const [px, py] = v.point(w * 1.05, 0, depth * 0.7);
      const pad = box(Math.min(px, 790 - pw), py - pw * 0.4, pw, pw * 0.68);
      const whole =
        v.shadow(0, 0, w, depth, 0.5) +
        v.solid({ at: [0, 0, 0], size: [w, h, depth], r: Math.min(w, h) * 0.06, content: (b) => chest(pen, b) });
      if (angle === 2) return zoom(whole, 380, 520, 1.5);
      return angle === 1 ? whole : whole + dropShadow(pen, part(pad, 0.1, 0.2, 0.8, 0.7), 40, 10, 0.25) + padFront(pen, pad);
    }
    if (angle === 1) {
      const v: View = pen.view(-50, 12, { width: thin, height: long, depth: deep });
      const flat = box(0, 0, deep * v.k, long * v.k);
      return (
        v.shadow(0, 0, thin, deep, 0.5) +
        v.solid({
          at: [0, 0, 0],
          size: [thin, long, deep],
          r: 0.8,
          colour: isDark(pen.colour) ? pen.colour : '#17181c',
          content: (b) => tower(pen, b),
        }) +
        v.on(
          'left',
          0,
          long,
          0,
          rect(flat, flat.w * 0.08, {
            fill: pen.linear(
              [
                [0, lighten(pen.colour, isDark(pen.colour) ? 0.16 : 0.4)],
                [0.6, pen.colour],
                [1, darken(pen.colour, 0.12)],
              ],
              50,
            ),
            stroke: edge(pen.colour),
            line: 1.8,
          }) + wordmark(pen.subject.brand, part(flat, 0.34, 0.46, 0.32, 0.06), mark(pen.colour), { opacity: 0.4 }),
        )
      );
    }
    // With its gamepad before it.
    const b = pen.fit(thin + 17, long);
    const k = b.k;
    const own = box(b.x + b.w * 0.04, b.y, thin * k, b.h);
    const pw = Math.min(16, (thin + 17) * 0.62) * k;
    const pad = box(b.x + b.w - pw, b.y + b.h - pw * 0.66, pw, pw * 0.68);
    const whole =
      contactShadow(pen, own.x + own.w / 2, own.y + own.h, own.w * 1.3) +
      tower(pen, own) +
      dropShadow(pen, part(pad, 0.1, 0.2, 0.8, 0.7), 40, 10, 0.25) +
      padFront(pen, pad);
    return angle === 2 ? zoom(whole, own.x + own.w * 0.6, own.y + own.h * 0.5, 1.7) : whole;
  },
};
