import {
  type Box,
  body,
  circle,
  d,
  darken,
  edge,
  fromHue,
  isDark,
  lighten,
  mark,
  type Pen,
  part,
  path,
  port,
  rect,
  spot,
  vent,
  wordmark,
} from '../kit/index.ts';

/** A tower of two shells around a black core, as today's consoles are. */
export const tower = (pen: Pen, b: Box): string => {
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
