import {
  type Box,
  body,
  box,
  circle,
  contactShadow,
  type Drawing,
  d,
  darken,
  dropShadow,
  edge,
  fromHue,
  groove,
  isDark,
  isLight,
  lighten,
  mark,
  type Pen,
  part,
  path,
  port,
  rect,
  screen,
  spot,
  times,
  type View,
  vent,
  wordmark,
  zoom,
} from '../kit/index.ts';
import { padFront } from './gamepad.ts';

const isPortable = (pen: Pen): boolean => /портат|гибрид/.test(pen.text('type'));

/** A tower of two shells around a black core, as today's consoles are. */
const tower = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const glow = fromHue(pen.pick([212, 205, 150], 'glow'), 0.9, 0.66);
  const flat = pen.mentions(/xbox/);
  if (flat) {
    return (
      body(pen, b, { r: b.w * 0.03 }) +
      circle(...at(0.5, 0.05), b.w * 0.05, { stroke: '#ffffff', line: 3, opacity: 0.9 }) +
      rect(part(b, 0.14, 0.84, 0.3, 0.014), 3, { fill: '#0b0c0f', stroke: edge(pen.colour) }) +
      port(part(b, 0.7, 0.9, 0.16, 0.03), 3) +
      circle(...at(0.24, 0.91), b.w * 0.05, { fill: darken(pen.colour, 0.3), stroke: edge(pen.colour) }) +
      wordmark(pen.subject.brand, part(b, 0.3, 0.12, 0.4, 0.03), mark(pen.colour))
    );
  }
  const left = d(
    'M',
    ...at(0.12, 0.04),
    'C',
    ...at(-0.02, 0.3),
    ...at(-0.02, 0.7),
    ...at(0.06, 0.97),
    'H',
    b.x + b.w * 0.44,
    'C',
    ...at(0.36, 0.7),
    ...at(0.36, 0.3),
    ...at(0.4, 0.0),
    'Q',
    ...at(0.2, -0.01),
    ...at(0.12, 0.04),
    'Z',
  );
  const right = d(
    'M',
    ...at(0.88, 0.04),
    'C',
    ...at(1.02, 0.3),
    ...at(1.02, 0.7),
    ...at(0.94, 0.97),
    'H',
    b.x + b.w * 0.56,
    'C',
    ...at(0.64, 0.7),
    ...at(0.64, 0.3),
    ...at(0.6, 0.0),
    'Q',
    ...at(0.8, -0.01),
    ...at(0.88, 0.04),
    'Z',
  );
  const core = isDark(pen.colour) ? '#060709' : '#17181c';
  return (
    rect(part(b, 0.14, 0.95, 0.72, 0.05), 8, { fill: pen.metal('#5c6067', 0), stroke: '#26282d' }) +
    rect(part(b, 0.3, 0.03, 0.4, 0.94), 6, { fill: pen.gloss(core, 0), stroke: '#33363c', line: 1.4 }) +
    vent(pen, part(b, 0.42, 0.05, 0.16, 0.1), 6, { colour: '#26282d' }) +
    rect(part(b, 0.46, 0.52, 0.08, 0.05), 6, { fill: '#26282d', stroke: '#6d7178' }) +
    port(part(b, 0.475, 0.6, 0.05, 0.02), 3) +
    port(part(b, 0.465, 0.635, 0.07, 0.014), 1) +
    (pen.flag('drive') === false ? '' : rect(part(b, 0.6, 0.36, 0.018, 0.4), 4, { fill: '#050608', stroke: '#4a4d53' })) +
    path(
      d(
        'M',
        ...at(0.435, 0.05),
        'C',
        ...at(0.4, 0.3),
        ...at(0.4, 0.7),
        ...at(0.455, 0.95),
        'M',
        ...at(0.565, 0.05),
        'C',
        ...at(0.6, 0.3),
        ...at(0.6, 0.7),
        ...at(0.545, 0.95),
      ),
      { stroke: glow, line: 4, round: true },
    ) +
    path(left, {
      fill: pen.linear(
        [
          [0, lighten(pen.colour, 0.1)],
          [0.5, lighten(pen.colour, isDark(pen.colour) ? 0.16 : 0.4)],
          [1, darken(pen.colour, 0.18)],
        ],
        0,
      ),
      stroke: edge(pen.colour),
      line: 1.8,
    }) +
    path(right, {
      fill: pen.linear(
        [
          [0, darken(pen.colour, 0.12)],
          [0.4, pen.colour],
          [1, darken(pen.colour, 0.3)],
        ],
        0,
      ),
      stroke: edge(pen.colour),
      line: 1.8,
    }) +
    wordmark(pen.subject.brand, part(b, 0.1, 0.86, 0.2, 0.025), mark(pen.colour), { opacity: 0.6 })
  );
};

/** A low or cube-like one: a plain box with a slot, sockets and a line of light. */
const chest = (pen: Pen, b: Box): string =>
  body(pen, b, { r: Math.min(b.w, b.h) * 0.07 }) +
  rect(part(b, 0.06, 0.86, 0.88, 0.035), 3, { fill: fromHue(pen.pick([212, 205, 262], 'glow'), 0.9, 0.66) }) +
  vent(pen, part(b, 0.1, 0.1, 0.8, 0.24), 4) +
  (pen.flag('drive') === false ? '' : rect(part(b, 0.1, 0.46, 0.44, 0.05), 3, { fill: '#050608', stroke: '#4a4d53' })) +
  [0.64, 0.76].map((x) => port(part(b, x, 0.62, 0.09, 0.08), 3)).join('') +
  circle(b.x + b.w * 0.13, b.y + b.h * 0.66, Math.min(b.w, b.h) * 0.04, { stroke: '#ffffff', line: 2.4, opacity: 0.85 }) +
  wordmark(pen.subject.brand, part(b, 0.24, 0.6, 0.3, 0.13), mark(pen.colour), { opacity: 0.8 });

/** A game on the screen: hills, a runner, points. */
const game = (pen: Pen, b: Box): string =>
  screen(
    pen,
    b,
    b.h * 0.02,
    times(4, (i) => circle(b.x + b.w * (0.06 + i * 0.045), b.y + b.h * 0.09, b.h * 0.03, { fill: i < 3 ? '#ff6a5a' : '#ffffff60' })) +
      rect(part(b, 0.78, 0.06, 0.17, 0.06), 6, { fill: '#00000060' }) +
      rect(part(b, 0.8, 0.08, 0.1, 0.025), 3, { fill: '#ffd76a' }) +
      rect(part(b, 0.3, 0.7, 0.2, 0.04), 4, { fill: '#ffffffc0' }) +
      rect(part(b, 0.38, 0.57, 0.035, 0.12), 5, { fill: '#ffffff' }) +
      circle(b.x + b.w * 0.398, b.y + b.h * 0.53, b.h * 0.035, { fill: '#ffd7b0' }),
  );

const handheld = (pen: Pen, b: Box): string => {
  const r = b.h * 0.2;
  const at = spot(b);
  const hybrid = /гибрид/.test(pen.text('type')) || pen.mentions(/nintendo/);
  const wide = hybrid ? 0.15 : 0.19;
  const grip = isDark(pen.colour) && hybrid ? lighten(pen.colour, 0.14) : pen.colour;
  const stick = (x: number, y: number): string =>
    circle(...at(x, y), b.h * 0.085, { fill: '#0d0e11', stroke: '#5c6067', line: 1.4 }) +
    circle(...at(x, y), b.h * 0.07, { fill: pen.matt('#3a3c42', 50), stroke: '#16171b', line: 1.4 }) +
    circle(...at(x, y), b.h * 0.046, { fill: pen.matt('#26282d', 230) });
  const four = (x: number, y: number, colour: string): string =>
    times(4, (i) => {
      const a = (i * Math.PI) / 2;
      return circle(b.x + b.w * x + Math.cos(a) * b.h * 0.08, b.y + b.h * y + Math.sin(a) * b.h * 0.08, b.h * 0.036, {
        fill: pen.ball(colour),
        stroke: edge(colour),
        line: 1,
      });
    });
  const key = isLight(pen.colour) ? '#5c6067' : '#26282d';
  return (
    body(pen, b, { r, colour: hybrid ? '#17181c' : pen.colour }) +
    (hybrid
      ? path(
          d(
            'M',
            ...at(wide, 0),
            'H',
            b.x + r,
            'Q',
            b.x,
            b.y,
            b.x,
            b.y + r,
            'V',
            b.y + b.h - r,
            'Q',
            b.x,
            b.y + b.h,
            b.x + r,
            b.y + b.h,
            'H',
            b.x + b.w * wide,
            'Z',
          ),
          { fill: pen.matt(grip), stroke: edge(grip), line: 1.6 },
        ) +
        path(
          d(
            'M',
            ...at(1 - wide, 0),
            'H',
            b.x + b.w - r,
            'Q',
            b.x + b.w,
            b.y,
            b.x + b.w,
            b.y + r,
            'V',
            b.y + b.h - r,
            'Q',
            b.x + b.w,
            b.y + b.h,
            b.x + b.w - r,
            b.y + b.h,
            'H',
            b.x + b.w * (1 - wide),
            'Z',
          ),
          { fill: pen.matt(grip), stroke: edge(grip), line: 1.6 },
        )
      : '') +
    rect(part(b, wide + 0.005, 0.05, 0.99 - wide * 2, 0.9), 8, { fill: '#050608' }) +
    game(pen, part(b, wide + 0.025, 0.1, 0.95 - wide * 2, 0.8)) +
    stick(wide / 2, 0.27) +
    four(1 - wide / 2, 0.27, key) +
    four(wide / 2, 0.58, key) +
    stick(1 - wide / 2, 0.58) +
    [wide / 2, 1 - wide / 2].map((x) => rect(part(b, x - 0.013, 0.82, 0.026, 0.045), 4, { fill: key, stroke: edge(key) })).join('') +
    groove(b.x + b.w * wide, b.y + 3, b.x + b.w * wide, b.y + b.h - 3, '#33363c') +
    wordmark(pen.subject.brand, part(b, 0.44, 0.955, 0.12, 0.035), '#aeb4bd', { opacity: 0.6 })
  );
};

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
