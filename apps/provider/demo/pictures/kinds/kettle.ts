import {
  alpha,
  type Box,
  circle,
  contactShadow,
  type Drawing,
  d,
  darken,
  digits,
  edge,
  ellipse,
  group,
  isDark,
  lighten,
  mark,
  type Pen,
  part,
  path,
  rect,
  spot,
  times,
  wordmark,
  zoom,
} from '../kit/index.ts';
import { makers } from '../looks/makers.ts';

/** The base: keys for degrees where one sets them, a display where the heat is kept, a band of the maker's. */
const readout = (pen: Pen, b: Box): string => {
  const { accent, ink } = pen.look(makers);
  return (
    (pen.flag('thermostat')
      ? rect(part(b, 0.06, 0.935, 0.34, 0.05), 4, { fill: '#15171c', stroke: '#4a4f58', line: 1.2 }) +
        digits(part(b, 0.1, 0.942, 0.26, 0.036), String(pen.number('minTemperature', 40, 20, 100)), ink)
      : '') + (pen.flag('keepWarm') ? circle(b.x + b.w * 0.5, b.y + b.h * 0.96, b.w * 0.02, { fill: accent }) : '')
  );
};

/** A kettle from its side: spout to the left, handle to the right, standing on its base. */
const side = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const glassy = pen.mentions(/стекл/);
  const metal = pen.mentions(/сталь|металл/) || (!glassy && !pen.mentions(/пласт/) && pen.random('make') > 0.5);
  const trim = isDark(pen.colour) ? '#4a4d53' : '#24262b';
  const jug = d(
    'M',
    ...at(0.17, 0.16),
    'C',
    ...at(0.14, 0.4),
    ...at(0.1, 0.62),
    ...at(0.07, 0.86),
    'Q',
    ...at(0.06, 0.915),
    ...at(0.11, 0.915),
    'H',
    b.x + b.w * 0.68,
    'Q',
    ...at(0.73, 0.915),
    ...at(0.72, 0.86),
    'C',
    ...at(0.69, 0.62),
    ...at(0.64, 0.4),
    ...at(0.62, 0.16),
    'Z',
  );
  const spout = d('M', ...at(0.19, 0.12), 'L', ...at(0.02, 0.17), 'Q', ...at(0.07, 0.26), ...at(0.15, 0.4), 'Z');
  const grip = d(
    'M',
    ...at(0.6, 0.13),
    'C',
    ...at(0.78, 0.1),
    ...at(0.93, 0.13),
    ...at(0.94, 0.26),
    'C',
    ...at(0.95, 0.5),
    ...at(0.87, 0.66),
    ...at(0.7, 0.74),
  );
  const clip = pen.clip(path(jug, {}));
  const tone = glassy ? '#dfe9ee' : pen.colour;
  const light = pen.flag('light') !== false ? (pen.look(makers).grip === 'flat' ? '#5aa8ff' : pen.look(makers).accent) : '#a9cfe2';
  const shell = pen.linear(
    [
      [0, darken(tone, 0.22)],
      [0.08, darken(tone, 0.04)],
      [0.26, lighten(tone, isDark(tone) ? 0.3 : 0.5)],
      [0.36, lighten(tone, 0.1)],
      [0.62, tone],
      [0.86, darken(tone, isDark(tone) ? 0.3 : 0.24)],
      [1, darken(tone, 0.1)],
    ],
    0,
  );
  const inside = glassy
    ? path(jug, {
        fill: pen.linear(
          [
            [0, '#c3d3dcd0'],
            [0.2, '#f4f9fbd0'],
            [0.6, '#dbe7edb0'],
            [1, '#a3b6c2d0'],
          ],
          0,
        ),
      }) +
      group(
        rect(part(b, 0, 0.42, 1, 0.5), 0, {
          fill: pen.linear([
            [0, alpha(light, 0.22)],
            [1, alpha(light, 0.7)],
          ]),
        }) +
          ellipse(...at(0.4, 0.42), b.w * 0.28, b.h * 0.016, { fill: '#ffffff', opacity: 0.55 }) +
          times(9, (i) =>
            circle(
              b.x + b.w * (0.16 + pen.random(`x${i}`) * 0.46),
              b.y + b.h * (0.5 + pen.random(`y${i}`) * 0.36),
              3 + pen.random(`r${i}`) * 5,
              { stroke: '#ffffff', line: 1.5, opacity: 0.7 },
            ),
          ) +
          rect(part(b, 0, 0.82, 0.8, 0.12), 0, { fill: pen.metal(pen.colour) }),
        { clip },
      ) +
      times(4, (i) => rect(part(b, 0.52, 0.4 + i * 0.1, 0.06, 0.005), 1, { fill: '#5c6b76' }))
    : path(jug, { fill: shell }) +
      (metal
        ? group(
            rect(part(b, 0, 0.17, 0.8, 0.02), 0, { fill: '#ffffff', opacity: 0.5 }) +
              rect(part(b, 0, 0.8, 0.8, 0.006), 0, { fill: darken(pen.colour, 0.4), opacity: 0.6 }),
            { clip },
          )
        : rect(part(b, 0.53, 0.36, 0.045, 0.34), b.w * 0.02, {
            fill: pen.linear([
              [0, '#e6f1f7'],
              [0.4, '#bfd9e8'],
              [1, '#7fb0d6'],
            ]),
            stroke: darken(pen.colour, 0.4),
            line: 1.4,
          }));
  const handle = glassy || metal ? trim : isDark(pen.colour) ? lighten(pen.colour, 0.08) : darken(pen.colour, 0.2);
  const look = pen.look(makers);
  const cap = glassy ? pen.colour : look.grip === 'arc' || look.grip === 'slot' ? look.accent : handle;
  return (
    readout(pen, b) +
    path(grip, { stroke: edge(handle), line: b.w * 0.098, round: true }) +
    path(grip, { stroke: handle, line: b.w * 0.085, round: true }) +
    path(grip, { stroke: '#ffffff', line: b.w * 0.016, round: true, opacity: 0.32, transform: 'translate(-6 -7)' }) +
    path(spout, {
      fill: pen.linear(
        [
          [0, lighten(tone, 0.3)],
          [1, darken(tone, 0.2)],
        ],
        30,
      ),
      stroke: edge(tone),
      line: 1.8,
      round: true,
    }) +
    inside +
    path(jug, { stroke: edge(tone), line: 1.8 }) +
    path(d('M', ...at(0.2, 0.24), 'C', ...at(0.18, 0.45), ...at(0.16, 0.6), ...at(0.135, 0.82)), {
      stroke: '#ffffff',
      line: b.w * 0.022,
      round: true,
      opacity: isDark(tone) ? 0.25 : 0.7,
    }) +
    path(
      d(
        'M',
        ...at(0.165, 0.17),
        'Q',
        ...at(0.18, 0.075),
        ...at(0.29, 0.065),
        'H',
        b.x + b.w * 0.54,
        'Q',
        ...at(0.61, 0.075),
        ...at(0.635, 0.17),
        'Z',
      ),
      { fill: pen.matt(cap, 60), stroke: edge(cap), line: 1.6 },
    ) +
    rect(part(b, 0.33, 0.02, 0.14, 0.055), b.w * 0.03, { fill: pen.matt(handle), stroke: edge(handle), line: 1.4 }) +
    rect(part(b, 0.6, 0.06, 0.1, 0.04), 6, { fill: pen.matt(handle), stroke: edge(handle) }) +
    rect(part(b, 0.04, 0.925, 0.71, 0.03), 6, { fill: pen.matt(trim), stroke: edge(trim), line: 1 }) +
    rect(part(b, 0.0, 0.95, 0.79, 0.05), b.w * 0.03, { fill: pen.matt(handle), stroke: edge(handle), line: 1.4 }) +
    (pen.flag('thermostat')
      ? times(3, (i) => circle(b.x + b.w * (0.24 + i * 0.08), b.y + b.h * 0.975, b.h * 0.011, { fill: i === 1 ? '#5db8ff' : '#c9ccd1' }))
      : circle(b.x + b.w * 0.69, b.y + b.h * 0.79, b.w * 0.026, { fill: '#5db8ff', stroke: edge(handle) })) +
    wordmark(pen.subject.brand, part(b, 0.24, glassy ? 0.84 : 0.56, 0.22, 0.045), mark(pen.colour), { opacity: 0.75 })
  );
};

export const kettle: Drawing = {
  angles: 2,
  size: { width: 22, height: 24, depth: 16 },
  draw(pen, _subject, angle) {
    const { width, height, depth } = pen.size;
    const b = pen.fit(Math.max(width, depth), height);
    if (angle === 1) return zoom(side(pen, b), b.x + b.w * 0.4, b.y + b.h * 0.26, 1.75);
    return contactShadow(pen, b.x + b.w * 0.395, b.y + b.h, b.w * 0.8) + side(pen, b);
  },
};
