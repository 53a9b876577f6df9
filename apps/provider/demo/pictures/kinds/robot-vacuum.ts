import {
  alpha,
  type Box,
  body,
  box,
  circle,
  type Drawing,
  d,
  darken,
  edge,
  ellipse,
  glass,
  isDark,
  isLight,
  lighten,
  mark,
  type Pen,
  part,
  path,
  rect,
  times,
  touchStrip,
  type View,
  wordmark,
} from '../kit/index.ts';
import { makers } from '../looks/makers.ts';

const trim = (pen: Pen): string => (isLight(pen.colour) ? darken(pen.colour, 0.12) : lighten(pen.colour, 0.12));

/** How the lid is parted, and where its keys lie, as the maker has it; a water tank behind is of another tone. */
const seams = (pen: Pen, r: number): string => {
  const { accent, grip: kind, controls } = pen.look(makers);
  const line = { stroke: darken(pen.colour, 0.4), line: 2.4, opacity: 0.7 };
  const x = { left: -0.4, middle: 0, right: 0.4, spread: 0 }[controls] * r;
  const dark = isDark(pen.colour) ? lighten(pen.colour, 0.16) : darken(pen.colour, 0.72);
  const parted = {
    bar: () =>
      circle(0, 0, r * 0.86, { stroke: trim(pen), line: 3 }) +
      path(d('M', -r * 0.72, -r * 0.2, 'Q', 0, r * 0.02, r * 0.72, -r * 0.2), line),
    flat: () =>
      path(d('M', -r * 0.9, r * 0.12, 'H', r * 0.9), line) +
      path(d('M', -r * 0.95, r * 0.14, 'A', r * 0.96, r * 0.96, 0, 0, 0, r * 0.95, r * 0.14, 'Z'), { fill: dark, opacity: 0.3 }),
    arc: () => circle(0, r * 0.1, r * 0.62, line),
    slot: () => circle(0, -r * 0.02, r * 0.78, { fill: dark, opacity: 0.2 }) + circle(0, -r * 0.02, r * 0.78, { stroke: accent, line: 3 }),
  }[kind]();
  const keys = controls === 'spread' ? [-0.2, 0, 0.2] : pen.number('water', 0) > 0 ? [-0.08, 0.08] : [0];
  return (
    parted +
    rect(box(x - r * 0.2, r * 0.32, r * 0.4, r * 0.16), r * 0.08, { fill: pen.matt(trim(pen)), stroke: edge(pen.colour), line: 1.2 }) +
    keys.map((at, i) => circle(x + at * r, r * 0.4, r * 0.045, { stroke: i === 0 ? accent : mark(pen.colour), line: 3 })).join('') +
    (pen.number('water', 0) > 0
      ? path(d('M', -r * 0.6, r * 0.68, 'Q', 0, r * 0.9, r * 0.6, r * 0.68), {
          stroke: '#7fb4e0',
          line: r * 0.05,
          round: true,
          opacity: 0.8,
        })
      : '')
  );
};

/** Looking at the round lid: lidar's turret, buttons, the seam of the dust lid. Centre 0, 0. */
const lid = (pen: Pen, r: number): string => {
  const turret = pen.mentions(/лидар/) || pen.text('navigation') === '';
  return (
    circle(0, 0, r * 0.97, {
      fill: pen.linear(
        [
          [0, lighten(pen.colour, isDark(pen.colour) ? 0.2 : 0.4)],
          [0.5, pen.colour],
          [1, darken(pen.colour, 0.16)],
        ],
        50,
      ),
      stroke: edge(pen.colour),
      line: 1.6,
    }) +
    seams(pen, r) +
    wordmark(pen.subject.brand, box(-r * 0.3, r * 0.55, r * 0.6, r * 0.11), mark(pen.colour), { opacity: 0.7 }) +
    (turret
      ? circle(0, -r * 0.24, r * 0.3, { fill: '#05070d', opacity: 0.22 })
      : circle(0, -r * 0.5, r * 0.12, { fill: '#0b0c0f', stroke: edge(pen.colour) }) +
        circle(-r * 0.02, -r * 0.52, r * 0.04, { fill: '#3a5c9a' }))
  );
};

const robot = (pen: Pen, v: View, x: number, z: number, r: number, h: number): string => {
  const turret = pen.mentions(/лидар/) || pen.text('navigation') === '';
  const k = v.k;
  return (
    v.roundShadow(x, z, r, 0.5) +
    v.cylinder(x, 0, z, r * 0.94, h * 0.3, { colour: '#1d1e22' }) +
    v.cylinder(x, h * 0.18, z, r, h * 0.66, { content: () => lid(pen, r * k) }) +
    (turret
      ? v.cylinder(x, h * 0.84, z - r * 0.26, r * 0.25, h * 0.2, {
          colour: isDark(pen.colour) ? lighten(pen.colour, 0.1) : darken(pen.colour, 0.7),
          content: (kk) =>
            circle(0, 0, r * 0.2 * kk, { fill: pen.matt(isDark(pen.colour) ? pen.colour : '#3a3c42', 40), stroke: '#d98a3d', line: 2 }),
        })
      : '') +
    (/3d|камера/.test(pen.text('navigation'))
      ? v.on('front', x - r * 0.3, h * 0.66, z + r * 0.96, glass(pen, box(0, 0, r * 0.6 * k, h * 0.3 * k), 6))
      : '') +
    (/швабр/.test(pen.text('mop'))
      ? v.on('front', x - r * 0.5, h * 0.16, z + r * 0.9, rect(box(0, 0, r * k, h * 0.12 * k), 3, { fill: '#7fa6d8' }))
      : '')
  );
};

/** Tanks for clean and dirty water above, or a lid over the bag for dust; what the maker puts on the front. */
const stationFront = (pen: Pen, b: Box): string => {
  const { accent, ink, grip: kind, controls } = pen.look(makers);
  const x = { left: 0.08, middle: 0.36, right: 0.64, spread: 0.36 }[controls];
  const tanks = pen.flag('mopWash')
    ? [0.07, 0.53]
        .map((at, i) =>
          rect(part(b, at, 0.04, 0.4, 0.3), 12, {
            fill: pen.linear([
              [0, i === 0 ? '#dcefff' : '#c9ccd1'],
              [1, i === 0 ? '#7fb4e0' : '#8d939b'],
            ]),
            stroke: edge(pen.colour),
            line: 1.6,
            opacity: 0.85,
          }),
        )
        .join('')
    : rect(part(b, 0, 0.12, 1, 0.008), 0, { fill: darken(pen.colour, 0.4), opacity: 0.6 });
  const front = {
    bar: () => glass(pen, part(b, x, 0.4, 0.28, 0.1), 8) + touchStrip(part(b, x + 0.04, 0.42, 0.2, 0.06), '85', { signs: 1, ink }),
    flat: () => glass(pen, part(b, 0.06, 0.38, 0.88, 0.18), 6) + touchStrip(part(b, 0.2, 0.42, 0.6, 0.1), '85', { signs: 2, ink }),
    arc: () => circle(b.x + b.w * (x + 0.14), b.y + b.h * 0.47, b.w * 0.07, { fill: '#15171c', stroke: accent, line: 4 }),
    slot: () => rect(part(b, 0.06, 0.5, 0.88, 0.025), 4, { fill: accent }),
  }[kind]();
  return tanks + front;
};

const station = (pen: Pen, v: View, w: number, h: number, depth: number): string =>
  v.shadow(0, 0, w, depth, 0.45) +
  v.solid({
    at: [0, 0, 0],
    size: [w, h, depth * 0.55],
    r: w * 0.08,
    content: (b) =>
      body(pen, b, { r: w * 0.08 * b.k }) +
      rect(part(b, 0.06, 0.58, 0.88, 0.42), 10, {
        fill: pen.linear([
          [0, '#0d0e11'],
          [1, '#3a3d43'],
        ]),
      }) +
      stationFront(pen, b) +
      wordmark(pen.subject.brand, part(b, 0.34, 0.44, 0.32, 0.05), mark(pen.colour)),
  }) +
  v.solid({ at: [w * 0.02, 0, depth * 0.5], size: [w * 0.96, 1.2, depth * 0.5], face: 'top', r: w * 0.06, colour: trim(pen) });

const under = (pen: Pen, b: Box): string => {
  const [x, y, r] = [b.x + b.w / 2, b.y + b.h / 2, b.w / 2];
  const tile = { fill: '#16171b', stroke: '#4a4d53', line: 1.6 };
  const arms = (cx: number, cy: number, turn: number): string =>
    times(3, (i) => {
      const a = turn + (i * Math.PI * 2) / 3;
      return (
        path(d('M', cx, cy, 'l', Math.cos(a) * r * 0.3, Math.sin(a) * r * 0.3), { stroke: '#d8dbe0', line: 4, round: true }) +
        path(
          d('M', cx + Math.cos(a) * r * 0.14, cy + Math.sin(a) * r * 0.14, 'l', Math.cos(a + 0.2) * r * 0.24, Math.sin(a + 0.2) * r * 0.24),
          { stroke: '#b3b8bf', line: 2, round: true },
        )
      );
    });
  const pad = (s: number): string =>
    circle(x + s * r * 0.38, y + r * 0.5, r * 0.33, { fill: pen.matt('#7fa6d8'), stroke: '#3d5f8f', line: 1.6 }) +
    circle(x + s * r * 0.38, y + r * 0.5, r * 0.25, { stroke: '#ffffff', line: 7, dash: '5 6', opacity: 0.55 }) +
    circle(x + s * r * 0.38, y + r * 0.5, r * 0.08, { fill: '#e9ebee' });
  return (
    circle(x, y, r, { fill: pen.matt(), stroke: edge(pen.colour), line: 2 }) +
    circle(x, y, r * 0.93, {
      fill: pen.matt(isDark(pen.colour) ? '#26282d' : darken(pen.colour, 0.08)),
      stroke: alpha(edge(pen.colour), 0.6),
    }) +
    rect(box(x - r * 0.5, y - r * 0.26, r, r * 0.3), 10, tile) +
    times(9, (i) =>
      path(d('M', x - r * 0.44 + i * r * 0.105, y - r * 0.22, 'l', r * 0.08, r * 0.22), {
        stroke: i % 2 ? '#e2702a' : '#c9ccd1',
        line: 5,
        round: true,
      }),
    ) +
    [-1, 1]
      .map(
        (s) =>
          rect(box(x + s * r * 0.72 - r * 0.1, y - r * 0.3, r * 0.2, r * 0.46), 12, tile) +
          times(6, (i) => rect(box(x + s * r * 0.72 - r * 0.09, y - r * 0.26 + i * r * 0.066, r * 0.18, r * 0.02), 0, { fill: '#3a3c42' })),
      )
      .join('') +
    circle(x, y - r * 0.62, r * 0.12, tile) +
    circle(x, y - r * 0.62, r * 0.06, { fill: '#b9bdc3' }) +
    arms(x + r * 0.58, y - r * 0.56, 0.4) +
    circle(x + r * 0.58, y - r * 0.56, r * 0.05, { fill: '#e2702a' }) +
    (pen.mentions(/вращ/) || pen.text('mop') === ''
      ? pad(-1) + pad(1)
      : path(
          d(
            'M',
            x - r * 0.72,
            y + r * 0.38,
            'H',
            x + r * 0.72,
            'Q',
            x + r * 0.5,
            y + r * 0.86,
            x,
            y + r * 0.88,
            'Q',
            x - r * 0.5,
            y + r * 0.86,
            x - r * 0.72,
            y + r * 0.38,
            'Z',
          ),
          { fill: pen.matt('#7fa6d8'), stroke: '#3d5f8f', line: 1.6 },
        ))
  );
};

export const robotVacuum: Drawing = {
  angles: 3,
  size: { width: 35, height: 9.6, depth: 35 },
  draw(pen, _subject, angle) {
    const w = Math.max(pen.size.width, pen.size.depth);
    const h = Math.min(pen.size.height, w * 0.4);
    const r = w / 2;
    if (angle === 2) {
      const b = pen.fit(w, w);
      return (
        ellipse(400, b.y + b.h * 0.52, b.w * 0.54, b.h * 0.53, {
          fill: pen.radial([
            [0.8, '#05070d55'],
            [1, '#05070d00'],
          ]),
        }) + under(pen, b)
      );
    }
    if (angle === 0 && pen.flag('station') === true) {
      const v: View = pen.view(24, 22, { width: w * 1.1, height: w * 1.25, depth: w * 1.75 });
      return station(pen, v, w * 1.1, w * 1.25, w * 1.1) + robot(pen, v, w * 0.55, w * 1.1, r, h);
    }
    const v: View = pen.view(angle === 0 ? 14 : 0, angle === 0 ? 36 : 74, { width: w, height: h, depth: w });
    return robot(pen, v, r, r, r, h);
  },
};
