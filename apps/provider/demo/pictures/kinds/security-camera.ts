import {
  type Box,
  body,
  box,
  cable,
  circle,
  contactShadow,
  type Drawing,
  d,
  darken,
  edge,
  ellipse,
  isDark,
  isLight,
  lensGlass,
  lighten,
  mark,
  type Pen,
  part,
  path,
  rect,
  spot,
  times,
  type View,
  wordmark,
  zoom,
} from '../kit/index.ts';
import { makers } from '../looks/makers.ts';

type Make = 'ball' | 'bullet' | 'dome';

const makeOf = (pen: Pen): Make =>
  pen.mentions(/цилиндр/)
    ? 'bullet'
    : pen.mentions(/купол/)
      ? 'dome'
      : /улиц/.test(pen.text('place')) && pen.size.depth > pen.size.height * 1.2
        ? 'bullet'
        : 'ball';

const lampsOf = (pen: Pen): number => Math.max(3, Math.min(14, Math.round(pen.number('nightRange', 10, 3, 60) / 3)));

/** Antennas, a socket for a network's cable, a loudspeaker's slots: how it is heard and connected. */
const links = (pen: Pen, x: number, y: number, r: number): string => {
  const { accent, controls } = pen.look(makers);
  const side = { left: -0.5, middle: 0, right: 0.5, spread: 0.25 }[controls];
  return (
    (pen.flag('twoWay')
      ? times(3, (i) => rect(box(x - r * 0.3, y + r * (1.28 + i * 0.09), r * 0.6, r * 0.045), 2, { fill: darken(pen.colour, 0.6) }))
      : '') +
    (/ethernet/.test(pen.text('connection'))
      ? rect(box(x - r * 0.85, y + r * 1.3, r * 0.26, r * 0.22), 3, { fill: '#0b0c0f', stroke: '#9da1a8', line: 2 })
      : '') +
    (/аккум/.test(pen.text('power')) ? rect(box(x + r * 0.5, y + r * 1.3, r * 0.36, r * 0.16), 3, { stroke: accent, line: 3 }) : '') +
    circle(x + r * side, y + r * 1.62, r * 0.07, { fill: accent })
  );
};

/** A ring of infrared lights around the lens on black glass. */
const eye = (pen: Pen, x: number, y: number, r: number): string =>
  circle(x, y, r, {
    fill: pen.glassPaint('#0d0e11'),
    stroke: pen.look(makers).grip === 'slot' ? pen.look(makers).accent : '#43464c',
    line: r * 0.05,
  }) +
  // The farther it sees by night the more lamps it has; white ones where it sees colours.
  times(lampsOf(pen), (i) => {
    const a = (i * Math.PI * 2) / lampsOf(pen);
    return circle(x + Math.cos(a) * r * 0.78, y + Math.sin(a) * r * 0.78, r * 0.07, {
      fill: /цвет/.test(pen.text('night')) ? '#f4f0dc' : '#7a2a32',
      stroke: '#7d828a',
      line: 0.8,
    });
  }) +
  lensGlass(pen, x, y, r * (0.4 + Math.min(0.2, pen.number('resolution', 3, 1, 12) / 40)));

/** The one that turns: a ball in a cradle on a round foot. */
const ball = (pen: Pen, b: Box, turn: number): string => {
  const at = spot(b);
  const r = Math.min(b.w * 0.44, b.h * 0.32);
  const [x, y] = at(0.5, 0.36);
  const antennas = /улиц/.test(pen.text('place'))
    ? [-1, 1]
        .map((s) =>
          path(d('M', x + s * r * 0.8, y - r * 0.5, 'L', x + s * r * 1.1, y - r * 1.5), { stroke: '#33363c', line: r * 0.13, round: true }),
        )
        .join('')
    : '';
  return (
    antennas +
    path(
      d(
        'M',
        ...at(0.24, 0.98),
        'C',
        ...at(0.24, 0.8),
        ...at(0.02, 0.6),
        x - r * 1.12,
        y - r * 0.1,
        'Q',
        x - r * 1.1,
        y + r * 1.1,
        x,
        y + r * 1.1,
        'T',
        x + r * 1.12,
        y - r * 0.1,
        'C',
        ...at(0.98, 0.6),
        ...at(0.76, 0.8),
        ...at(0.76, 0.98),
        'Q',
        ...at(0.5, 1.03),
        ...at(0.24, 0.98),
        'Z',
      ),
      { fill: pen.round(), stroke: edge(pen.colour), line: 1.8 },
    ) +
    wordmark(pen.subject.brand, part(b, 0.36, 0.83, 0.28, 0.05), mark(pen.colour)) +
    circle(x, y, r, { fill: pen.ball(), stroke: edge(pen.colour), line: 1.8 }) +
    `<g transform="translate(${Math.round(r * turn * 0.3)} 0)">${eye(pen, x, y, r * 0.62)}</g>` +
    circle(x + r * turn * 0.3, y + r * 0.8, r * 0.05, { fill: pen.look(makers).accent }) +
    links(pen, x, y, r) +
    (pen.look(makers).grip === 'flat'
      ? path(d('M', x - r * 0.98, y, 'H', x + r * 0.98), { stroke: darken(pen.colour, 0.5), line: r * 0.03, opacity: 0.6 })
      : '') +
    path(d('M', x - r * 0.8, y - r * 0.3, 'A', r * 0.86, r * 0.86, 0, 0, 1, x - r * 0.1, y - r * 0.86), {
      stroke: '#ffffff',
      line: r * 0.06,
      round: true,
      opacity: isDark(pen.colour) ? 0.28 : 0.8,
    })
  );
};

/** A tube with a visor on its bracket. */
const bullet = (pen: Pen, yaw: number): string => {
  const { width: w, height: h, depth } = pen.size;
  const long = Math.max(depth, w, h);
  const thick = long * 0.42;
  const v: View = pen.view(yaw, 12, { width: thick, height: thick * 1.35, depth: long });
  const k = v.k;
  const low = thick * 0.35;
  return (
    v.on(
      'front',
      thick * 0.22,
      low * 1.5,
      long * 0.2,
      rect(box(0, 0, thick * 0.56 * k, low * 1.3 * k), 8, { fill: pen.round(), stroke: edge(pen.colour), line: 1.6 }),
    ) +
    v.cylinder(thick * 0.5, 0, long * 0.2, thick * 0.42, low * 0.3, { colour: pen.colour }) +
    v.solid({
      at: [0, low, 0],
      size: [thick, thick, long * 0.92],
      r: thick * 0.46,
      content: (b) =>
        body(pen, b, { r: b.w * 0.46, colour: isDark(pen.colour) ? '#26282d' : darken(pen.colour, 0.08) }) +
        eye(pen, b.x + b.w / 2, b.y + b.h / 2, b.w * 0.4) +
        rect(part(b, { left: 0.1, middle: 0.42, right: 0.74, spread: 0.3 }[pen.look(makers).controls], 0.9, 0.16, 0.05), 3, {
          fill: pen.look(makers).accent,
        }) +
        (/аккум/.test(pen.text('power')) ? rect(part(b, 0.4, 0.02, 0.2, 0.07), 4, { fill: '#57c785' }) : '') +
        (pen.flag('twoWay') ? times(3, (i) => rect(part(b, 0.36 + i * 0.1, 0.82, 0.06, 0.02), 2, { fill: '#0b0c0f' })) : ''),
    }) +
    v.solid({
      at: [thick * 0.06, low + thick * 0.93, long * 0.18],
      size: [thick * 0.88, thick * 0.07, long * 0.82],
      face: 'top',
      r: thick * 0.1,
      colour: isLight(pen.colour) ? pen.colour : lighten(pen.colour, 0.06),
      content: (b) => wordmark(pen.subject.brand, part(b, 0.2, 0.4, 0.6, 0.1), mark(pen.colour)),
    })
  );
};

const dome = (pen: Pen, b: Box): string => {
  const at = spot(b);
  return (
    body(pen, part(b, 0, 0, 1, 0.3), { r: b.h * 0.1, fill: pen.round() }) +
    path(
      d(
        'M',
        ...at(0.04, 0.3),
        'H',
        b.x + b.w * 0.96,
        'Q',
        ...at(0.94, 0.48),
        ...at(0.84, 0.52),
        'H',
        b.x + b.w * 0.16,
        'Q',
        ...at(0.06, 0.48),
        ...at(0.04, 0.3),
        'Z',
      ),
      { fill: pen.round(), stroke: edge(pen.colour), line: 1.6 },
    ) +
    path(
      d(
        'M',
        ...at(0.16, 0.52),
        'H',
        b.x + b.w * 0.84,
        'C',
        ...at(0.84, 0.86),
        ...at(0.68, 1),
        ...at(0.5, 1),
        'S',
        ...at(0.16, 0.86),
        ...at(0.16, 0.52),
        'Z',
      ),
      {
        fill: pen.radial(
          [
            [0, '#5c6470'],
            [0.6, '#1d2027'],
            [1, '#0b0c0f'],
          ],
          0.36,
          0.2,
          0.8,
        ),
        stroke: '#43464c',
        line: 1.6,
      },
    ) +
    lensGlass(pen, ...at(0.52, 0.68), b.w * 0.13) +
    path(d('M', ...at(0.22, 0.58), 'C', ...at(0.24, 0.76), ...at(0.3, 0.86), ...at(0.4, 0.92)), {
      stroke: '#ffffff',
      line: b.w * 0.02,
      round: true,
      opacity: 0.45,
    }) +
    ellipse(...at(0.3, 0.62), b.w * 0.05, b.h * 0.03, { fill: '#ffffff', opacity: 0.5 }) +
    wordmark(pen.subject.brand, part(b, 0.36, 0.1, 0.28, 0.1), mark(pen.colour))
  );
};

export const securityCamera: Drawing = {
  angles: 2,
  size: { width: 8, height: 12, depth: 8 },
  draw(pen, _subject, angle) {
    const make = makeOf(pen);
    if (make === 'bullet') return bullet(pen, angle === 0 ? 38 : -46);
    if (make === 'dome') {
      const w = Math.max(pen.size.width, pen.size.depth);
      const b = pen.fit(w, w * 0.82);
      return angle === 1 ? zoom(dome(pen, b), b.x + b.w * 0.5, b.y + b.h * 0.66, 1.6) : dome(pen, b);
    }
    const b = pen.fit(Math.max(pen.size.width, pen.size.height * 0.62), pen.size.height);
    if (angle === 1) return zoom(ball(pen, b, 0.9), b.x + b.w * 0.5, b.y + b.h * 0.38, 1.4);
    return (
      contactShadow(pen, b.x + b.w / 2, b.y + b.h, b.w * 0.56) +
      cable(
        d('M', b.x + b.w * 0.6, b.y + b.h * 0.97, 'q', b.w * 0.24, b.h * 0.06, b.w * 0.36, -b.h * 0.03, 't', b.w * 0.2, -b.h * 0.02),
        7,
        isLight(pen.colour) ? '#d5d8dc' : '#2a2c31',
      ) +
      ball(pen, b, 0)
    );
  },
};
