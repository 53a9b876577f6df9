import {
  type Box,
  body,
  box,
  contactShadow,
  type Drawing,
  d,
  edge,
  glass,
  isDark,
  knob,
  lighten,
  litWindow,
  mark,
  type Pen,
  panel,
  part,
  path,
  rect,
  sheen,
  spot,
  times,
  touchStrip,
  type View,
  wordmark,
  zoom,
} from '../kit/index.ts';

type Make = 'bowl' | 'double' | 'oven';

const makeOf = (pen: Pen): Make =>
  pen.mentions(/мини-печь|печь/) ? 'oven' : pen.mentions(/двумя/) || pen.number('zones', 1, 1, 2) > 1 ? 'double' : 'bowl';

/** A drawer's face with its grip, with or without a window. */
const drawer = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const window = pen.flag('window');
  const grip = isDark(pen.colour) ? lighten(pen.colour, 0.16) : '#26282d';
  return (
    panel(pen, b, { r: b.w * 0.09, fill: pen.round() }) +
    (window
      ? litWindow(pen, part(b, 0.14, 0.1, 0.72, 0.42), { r: 12, dish: makeOf(pen) === 'bowl' }) +
        sheen(pen, part(b, 0.14, 0.1, 0.72, 0.42), 12)
      : '') +
    path(d('M', ...at(0.38, window ? 0.66 : 0.36), 'h', b.w * 0.24, 'l', -b.w * 0.03, b.h * 0.3, 'h', -b.w * 0.18, 'Z'), {
      fill: '#05070d',
      opacity: 0.28,
      transform: 'translate(6 8)',
    }) +
    path(
      d(
        'M',
        ...at(0.4, window ? 0.64 : 0.34),
        'Q',
        ...at(0.5, window ? 0.6 : 0.3),
        ...at(0.6, window ? 0.64 : 0.34),
        'L',
        ...at(0.585, 0.9),
        'Q',
        ...at(0.5, 0.95),
        ...at(0.415, 0.9),
        'Z',
      ),
      { fill: pen.matt(grip, 30), stroke: edge(grip), line: 1.6 },
    ) +
    rect(part(b, 0.43, window ? 0.68 : 0.4, 0.03, 0.2), 4, { fill: '#ffffff', opacity: 0.22 })
  );
};

/** `out`: the (left) drawer is pulled out, its hole stays. */
const front = (pen: Pen, b: Box, out = false): string => {
  const one = (hole: Box): string => (out ? rect(hole, 14, { fill: '#0b0c0f' }) : drawer(pen, hole));
  const make = makeOf(pen);
  const at = spot(b);
  if (make === 'oven') {
    return (
      body(pen, b, { r: b.w * 0.05 }) +
      glass(pen, part(b, 0.05, 0.04, 0.9, 0.16), 8) +
      touchStrip(part(b, 0.2, 0.075, 0.6, 0.09), '180°') +
      rect(part(b, 0.05, 0.24, 0.9, 0.68), 8, { fill: pen.glassPaint(), stroke: edge('#15171b'), line: 1.4 }) +
      litWindow(pen, part(b, 0.12, 0.36, 0.76, 0.5)) +
      sheen(pen, part(b, 0.05, 0.24, 0.9, 0.68), 8) +
      rect(part(b, 0.16, 0.275, 0.68, 0.035), 8, { fill: pen.metal('#c2c5ca', 90), stroke: '#5c6067' }) +
      wordmark(pen.subject.brand, part(b, 0.36, 0.94, 0.28, 0.035), mark(pen.colour)) +
      times(2, (i) => rect(part(b, i ? 0.84 : 0.08, 0.99, 0.08, 0.02), 2, { fill: '#1b1c20' }))
    );
  }
  const wide = make === 'double';
  const shell = d(
    'M',
    ...at(0.1, 0.14),
    'C',
    ...at(0.16, 0.02),
    ...at(0.3, 0),
    ...at(0.5, 0),
    'S',
    ...at(0.84, 0.02),
    ...at(0.9, 0.14),
    'C',
    ...at(0.97, 0.3),
    ...at(1, 0.6),
    ...at(0.97, 0.9),
    'Q',
    ...at(0.96, 0.98),
    ...at(0.88, 0.98),
    'H',
    b.x + b.w * 0.12,
    'Q',
    ...at(0.04, 0.98),
    ...at(0.03, 0.9),
    'C',
    ...at(0, 0.6),
    ...at(0.03, 0.3),
    ...at(0.1, 0.14),
    'Z',
  );
  const strip = part(b, wide ? 0.16 : 0.2, 0.11, wide ? 0.68 : 0.6, 0.24);
  return (
    (wide
      ? body(pen, part(b, 0, 0, 1, 0.98), { r: b.w * 0.07, fill: pen.round() })
      : path(shell, { fill: pen.round(), stroke: edge(pen.colour), line: 1.8 })) +
    path(d('M', ...at(0.2, 0.075), 'Q', ...at(0.32, 0.03), ...at(0.5, 0.028)), {
      stroke: '#ffffff',
      line: b.h * 0.014,
      round: true,
      opacity: isDark(pen.colour) ? 0.28 : 0.75,
    }) +
    (/механ/.test(pen.text('control'))
      ? knob(pen, ...at(0.5, 0.24), b.w * 0.11, { colour: isDark(pen.colour) ? '#9a9ea5' : '#c9ccd1', metal: true })
      : glass(pen, strip, strip.h * 0.3) + touchStrip(part(strip, 0.06, 0.24, 0.88, 0.52), '200°', { ink: '#ffd9a0' })) +
    (wide ? one(part(b, 0.05, 0.4, 0.44, 0.53)) + drawer(pen, part(b, 0.51, 0.4, 0.44, 0.53)) : one(part(b, 0.1, 0.4, 0.8, 0.53))) +
    wordmark(pen.subject.brand, part(b, 0.37, 0.045, 0.26, 0.04), mark(pen.colour)) +
    times(2, (i) => rect(part(b, i ? 0.78 : 0.14, 0.975, 0.08, 0.025), 2, { fill: '#1b1c20' }))
  );
};

/** The bowl drawn out, with chips in it. */
const pulledOutView = (pen: Pen): string => {
  const { width: w, height: h, depth } = pen.size;
  const out = depth * 0.55;
  const v: View = pen.view(26, 30, { width: w, height: h, depth: depth + out });
  const k = v.k;
  const double = makeOf(pen) === 'double';
  const [bw, bx] = double ? [w * 0.44, w * 0.05] : [w * 0.76, w * 0.12];
  const chip = ['#e0a53c', '#f2c75e', '#d08f2c'].map((tone) =>
    rect(box(-w * 0.08 * k, -w * 0.014 * k, w * 0.16 * k, w * 0.028 * k), 3, { fill: tone, stroke: '#a86d1c', line: 1 }),
  );
  const chips = times(
    double ? 14 : 20,
    (i) =>
      `<g transform="translate(${Math.round((0.18 + pen.random(`x${i}`) * 0.64) * bw * k)} ${Math.round((0.14 + pen.random(`y${i}`) * 0.64) * out * k)}) rotate(${Math.round(pen.random(`a${i}`) * 180)})">${pen.reuse(chip[i % 3] ?? '', 0, 0)}</g>`,
  );
  const flat = box(0, 0, bw * k, (out + 1) * k);
  return (
    v.shadow(0, 0, w, depth, 0.5) +
    v.shadow(bx, depth, bw, out, 0.3) +
    v.solid({
      at: [0, 0, 0],
      size: [w, h, depth],
      r: w * 0.1,
      content: (b) => front(pen, b, true),
    }) +
    v.solid({ at: [bx, h * 0.08, depth - 1], size: [bw, h * 0.5, out], colour: '#2b2d33' }) +
    v.on(
      'top',
      bx,
      h * 0.58,
      depth - 1,
      rect(flat, 6, {
        fill: pen.linear([
          [0, '#0d0e11'],
          [1, '#33363c'],
        ]),
        stroke: '#4a4d53',
        line: 2,
      }) + chips,
    ) +
    v.solid({ at: [bx - 0.4, h * 0.05, depth + out - 1], size: [bw + 0.8, h * 0.55, 1.4], r: w * 0.08, content: (b) => drawer(pen, b) })
  );
};

export const airFryer: Drawing = {
  angles: 3,
  size: { width: 28, height: 32, depth: 36 },
  draw(pen, _subject, angle) {
    const { width: w, height: h, depth } = pen.size;
    if (angle === 1) {
      const v: View = pen.view(30, 14);
      return v.shadow(0, 0, w, depth, 0.5) + v.solid({ at: [0, 0, 0], size: [w, h, depth], r: w * 0.08, content: (b) => front(pen, b) });
    }
    const b = pen.fit(w, h);
    if (angle === 2) return makeOf(pen) === 'oven' ? zoom(front(pen, b), b.x + b.w / 2, b.y + b.h * 0.26, 1.7) : pulledOutView(pen);
    return contactShadow(pen, b.x + b.w / 2, b.y + b.h, b.w * 0.92) + front(pen, b);
  },
};
