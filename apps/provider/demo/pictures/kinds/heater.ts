import {
  alpha,
  type Box,
  body,
  circle,
  contactShadow,
  type Drawing,
  d,
  darken,
  digits,
  ellipse,
  feet,
  glass,
  grille,
  isDark,
  knob,
  lighten,
  mark,
  type Pen,
  part,
  path,
  rect,
  times,
  type View,
  vent,
  wordmark,
} from '../kit/index.ts';

type Make = 'panel' | 'oil' | 'infrared' | 'fan';

const makeOf = (pen: Pen): Make =>
  pen.mentions(/маслян/) ? 'oil' : pen.mentions(/инфракрас/) ? 'infrared' : pen.mentions(/тепловент/) ? 'fan' : 'panel';

const panelFront = (pen: Pen, b: Box): string =>
  body(pen, b, { r: b.h * 0.05 }) +
  vent(pen, part(b, 0.05, 0.07, 0.9, 0.14), 4) +
  rect(part(b, 0.03, 0.27, 0.94, 0.5), b.h * 0.03, {
    fill: pen.linear(
      [
        [0, lighten(pen.colour, 0.18)],
        [1, darken(pen.colour, 0.05)],
      ],
      60,
    ),
    stroke: alpha(darken(pen.colour, 0.4), 0.5),
    line: 1.2,
  }) +
  vent(pen, part(b, 0.05, 0.84, 0.62, 0.08), 2) +
  glass(pen, part(b, 0.76, 0.8, 0.18, 0.14), 6) +
  digits(part(b, 0.79, 0.82, 0.12, 0.1), '24°', '#ffb27a') +
  wordmark(pen.subject.brand, part(b, 0.07, 0.6, 0.2, 0.08), mark(pen.colour), { align: 'start' });

const panelFeet = (v: View, w: number, depth: number): string =>
  [0.16, 0.78].map((x) => v.solid({ at: [w * x, 0, -depth * 0.7], size: [2.4, 3, depth * 2.4], colour: '#2b2d33' })).join('');

/** Ribs in a row, the control box at the right end, wheels below. */
const oil = (pen: Pen, v: View): string => {
  const { width: w, height: h, depth } = pen.size;
  const count = Math.max(5, Math.min(11, Math.round(w / 5)));
  const ribs = w * 0.8;
  const step = ribs / count;
  const one = v.solid({
    at: [0, h * 0.1, depth * 0.1],
    size: [step * 0.5, h * 0.88, depth * 0.8],
    face: 'right',
    r: depth * 0.2,
    fill: pen.matt(darken(pen.colour, 0.18), 30),
    content: (b) => rect(part(b, 0.16, 0.08, 0.68, 0.84), b.w * 0.14, { stroke: alpha(darken(pen.colour, 0.5), 0.4), line: 2 }),
  });
  // Nothing shrinks with distance, so every rib is the first one moved.
  const [x0, y0] = v.point(0, 0, 0);
  const rib = (i: number): string => {
    const [x, y] = v.point(i * step, 0, 0);
    return pen.reuse(one, x - x0, y - y0);
  };
  const wheel = (x: number, z: number): string =>
    v.on(
      'front',
      x,
      h * 0.1,
      z,
      circle(0, h * 0.05 * v.k, h * 0.052 * v.k, { fill: '#1d1e22', stroke: '#5c6067', line: 2 }) +
        circle(0, h * 0.05 * v.k, h * 0.02 * v.k, { fill: '#8d939b' }),
    );
  const box1 = v.solid({
    at: [ribs - step * 0.2, h * 0.08, depth * 0.06],
    size: [w * 0.2, h * 0.88, depth * 0.88],
    r: 1.2,
    colour: isDark(pen.colour) ? lighten(pen.colour, 0.06) : pen.colour,
    content: (b) =>
      body(pen, b, { r: 8 }) +
      knob(pen, b.x + b.w / 2, b.y + b.h * 0.34, b.w * 0.3, { colour: '#33363c', turn: 40 }) +
      knob(pen, b.x + b.w / 2, b.y + b.h * 0.56, b.w * 0.3, { colour: '#33363c', turn: -60 }) +
      circle(b.x + b.w / 2, b.y + b.h * 0.2, b.w * 0.08, { fill: '#ff8a4a' }) +
      wordmark(pen.subject.brand, part(b, 0.1, 0.74, 0.8, 0.06), mark(pen.colour)),
  });
  return (
    v.shadow(0, 0, w, depth, 0.45) +
    wheel(w * 0.08, depth * 0.2) +
    wheel(w * 0.9, depth * 0.2) +
    times(count, rib) +
    box1 +
    wheel(w * 0.06, depth) +
    wheel(w * 0.88, depth)
  );
};

/** A glowing tube before a polished mirror. */
const infraredHeater = (pen: Pen, b: Box): string => {
  const upright = b.h > b.w;
  const lamp = upright ? part(b, 0.2, 0.08, 0.6, 0.72) : part(b, 0.08, 0.2, 0.84, 0.56);
  const deg = upright ? 0 : 90;
  const tube = upright ? part(lamp, 0.38, 0.03, 0.24, 0.94) : part(lamp, 0.02, 0.36, 0.96, 0.28);
  return (
    body(pen, b, { r: Math.min(b.w, b.h) * 0.16 }) +
    rect(lamp, 6, {
      fill: pen.linear(
        [
          [0, '#5a3b28'],
          [0.3, '#ffd9a8'],
          [0.5, '#ff9a4a'],
          [0.7, '#ffd0a0'],
          [1, '#5a3422'],
        ],
        deg,
      ),
      stroke: '#26282d',
      line: 2,
    }) +
    rect(tube, 20, {
      fill: pen.linear(
        [
          [0, '#ff6a1e'],
          [0.5, '#fff3d0'],
          [1, '#ff5a14'],
        ],
        deg,
      ),
    }) +
    times(upright ? 9 : 13, (i) =>
      upright
        ? rect(part(lamp, 0, (i + 0.5) / 9, 1, 0.008), 0, { fill: '#33363c' })
        : rect(part(lamp, (i + 0.5) / 13, 0, 0.004, 1), 0, { fill: '#33363c' }),
    ) +
    wordmark(pen.subject.brand, upright ? part(b, 0.2, 0.88, 0.6, 0.05) : part(b, 0.4, 0.82, 0.2, 0.12), mark(pen.colour))
  );
};

const blower = (pen: Pen, b: Box): string =>
  body(pen, b, { r: b.w * 0.14, fill: pen.round() }) +
  grille(pen, part(b, 0.12, 0.2, 0.76, 0.5), 14, { colour: '#26282d', hole: 9 }) +
  rect(part(b, 0.12, 0.2, 0.76, 0.5), 14, {
    fill: pen.radial([
      [0, '#ff8a3ac0'],
      [0.7, '#e2501e70'],
      [1, '#e2501e00'],
    ]),
  }) +
  times(6, (i) => rect(part(b, 0.12, 0.26 + i * 0.075, 0.76, 0.014), 3, { fill: pen.matt(darken(pen.colour, 0.1)) })) +
  knob(pen, b.x + b.w / 2, b.y + b.h * 0.83, b.w * 0.12, { colour: isDark(pen.colour) ? '#8c9097' : '#33363c', turn: 50 }) +
  wordmark(pen.subject.brand, part(b, 0.3, 0.08, 0.4, 0.07), mark(pen.colour)) +
  ellipse(b.x + b.w / 2, b.y + b.h * 0.02, b.w * 0.2, 3, { fill: '#ffffff', opacity: 0.3 });

export const heater: Drawing = {
  angles: 2,
  size: { width: 60, height: 42, depth: 9 },
  draw(pen, _subject, angle) {
    const { width: w, height: h, depth } = pen.size;
    const make = makeOf(pen);
    if (make === 'oil') return oil(pen, pen.view(angle === 0 ? 34 : 58, angle === 0 ? 14 : 20));
    if (make === 'panel') {
      if (angle === 1) {
        const v: View = pen.view(28, 12, { width: w, height: h + 3, depth: depth * 2.4 });
        return (
          v.shadow(0, -depth * 0.6, w, depth * 2.2, 0.4) +
          panelFeet(v, w, depth) +
          v.solid({ at: [0, 2.6, 0], size: [w, h, depth], r: h * 0.05, content: (b) => panelFront(pen, b) })
        );
      }
      const b = pen.fit(w, h + 4);
      const own = { ...b, h: h * b.k };
      const leg = (x: number): string =>
        path(
          d(
            'M',
            own.x + own.w * x,
            own.y + own.h - 4,
            'l',
            0,
            2 * b.k,
            'h',
            -4 * b.k,
            'v',
            2 * b.k,
            'h',
            10.4 * b.k,
            'v',
            -2 * b.k,
            'h',
            -4 * b.k,
            'v',
            -2 * b.k,
            'Z',
          ),
          { fill: '#2b2d33', stroke: '#5c6067', line: 1 },
        );
      return contactShadow(pen, b.x + b.w / 2, b.y + b.h, b.w * 0.9, 0.34) + leg(0.16) + leg(0.8) + panelFront(pen, own);
    }
    const draw = make === 'infrared' ? infraredHeater : blower;
    if (angle === 1) {
      const v: View = pen.view(30, make === 'infrared' && w > h ? -14 : 14);
      return (
        (make === 'fan' || h > w ? v.shadow(0, 0, w, depth, 0.5) : '') +
        v.solid({ at: [0, 0, 0], size: [w, h, depth], r: Math.min(w, h) * 0.13, content: (b) => draw(pen, b) })
      );
    }
    const b = pen.fit(w, h);
    const glow =
      make === 'infrared'
        ? ellipse(400, b.y + b.h * 0.6, b.w * 0.62, Math.max(b.h * 0.9, 120), {
            fill: pen.radial([
              [0, alpha('#ff9a4a', 0.4)],
              [1, '#ff9a4a00'],
            ]),
          })
        : '';
    return (
      glow + (make === 'fan' || h > w ? contactShadow(pen, b.x + b.w / 2, b.y + b.h + 4, b.w) + feet(b, b.w * 0.14, 6) : '') + draw(pen, b)
    );
  },
};
