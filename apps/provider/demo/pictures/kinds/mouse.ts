import {
  alpha,
  type Box,
  box,
  circle,
  contactShadow,
  type Drawing,
  d,
  darken,
  edge,
  isDark,
  lighten,
  mark,
  type Pen,
  part,
  path,
  rect,
  times,
  wordmark,
} from '../kit/index.ts';
import { makers } from '../looks/makers.ts';
import { verticalMouse } from './mouse-vertical.ts';

/** Keys under the thumb and behind the wheel, as many as there are besides two and the wheel. */
const keysOf = (pen: Pen, b: Box, count: number, accent: string): string => {
  const key = {
    fill: pen.matt(isDark(pen.colour) ? lighten(pen.colour, 0.16) : darken(pen.colour, 0.3)),
    stroke: edge(pen.colour),
    line: 1.4,
  };
  const side = Math.min(4, Math.max(0, count - 4));
  return (
    times(side, (i) => rect(part(b, i < 2 ? 0.03 : 0.9, 0.36 + (i % 2) * 0.13, 0.07, 0.115), 8, key)) +
    (count > 3 ? rect(part(b, 0.44, 0.38, 0.12, 0.045), 6, { ...key, fill: accent }) : '') +
    (pen.flag('silent')
      ? path(
          d('M', b.x + b.w * 0.2, b.y + b.h * 0.3, 'H', b.x + b.w * 0.36, 'M', b.x + b.w * 0.64, b.y + b.h * 0.3, 'H', b.x + b.w * 0.8),
          { stroke: accent, line: 4, round: true },
        )
      : '')
  );
};

const above = (pen: Pen, b: Box): string => {
  const at = (x: number, y: number): [number, number] => [b.x + b.w * x, b.y + b.h * y];
  const shell = d(
    'M',
    ...at(0.5, 0),
    'C',
    ...at(0.82, 0),
    ...at(0.95, 0.1),
    ...at(0.95, 0.3),
    'C',
    ...at(0.95, 0.42),
    ...at(0.92, 0.5),
    ...at(0.95, 0.62),
    'C',
    ...at(1.04, 0.9),
    ...at(0.78, 1),
    ...at(0.5, 1),
    'C',
    ...at(0.22, 1),
    ...at(-0.04, 0.9),
    ...at(0.05, 0.62),
    'C',
    ...at(0.08, 0.5),
    ...at(0.05, 0.42),
    ...at(0.05, 0.3),
    'C',
    ...at(0.05, 0.1),
    ...at(0.18, 0),
    ...at(0.5, 0),
    'Z',
  );
  const clip = pen.clip(path(shell, {}));
  const dark = isDark(pen.colour) ? darken(pen.colour, 0.75) : darken(pen.colour, 0.45);
  const { accent: glow, grip: shape, controls } = pen.look(makers);
  const keys = Math.round(pen.number('buttons', 3, 1, 12));
  const gaming = pen.mentions(/игров|gaming/);
  return (
    path(shell, {
      fill: pen.radial(
        [
          [0, lighten(pen.colour, isDark(pen.colour) ? 0.24 : 0.38)],
          [0.45, pen.colour],
          [1, darken(pen.colour, 0.32)],
        ],
        0.36,
        0.3,
        0.85,
      ),
      stroke: edge(pen.colour),
      line: 1.8,
    }) +
    path(d('M', ...at(0.5, 0), 'V', b.y + b.h * 0.44, 'M', ...at(0.04, 0.47), 'C', ...at(0.3, 0.42), ...at(0.7, 0.42), ...at(0.96, 0.47)), {
      stroke: dark,
      line: 3,
      clip,
    }) +
    path(d('M', ...at(0.512, 0), 'V', b.y + b.h * 0.44), { stroke: '#ffffff', line: 1.2, opacity: 0.3, clip }) +
    rect(part(b, 0.435, 0.13, 0.13, 0.21), b.w * 0.065, { fill: '#0b0c0f', stroke: dark, line: 2 }) +
    rect(part(b, 0.45, 0.15, 0.1, 0.17), b.w * 0.045, {
      fill: pen.linear([
        [0, '#1c1d21'],
        [0.4, '#60646b'],
        [1, '#18191c'],
      ]),
    }) +
    times(6, (i) => rect(part(b, 0.45, 0.162 + i * 0.026, 0.1, 0.007), 1, { fill: '#0b0c0f', opacity: 0.8 })) +
    (gaming
      ? path(d('M', ...at(0.45, 0.36), 'h', b.w * 0.1), { stroke: glow, line: 5, round: true }) +
        path(d('M', ...at(0.2, 0.9), 'Q', ...at(0.5, 1.03), ...at(0.8, 0.9)), { stroke: glow, line: 6, round: true })
      : rect(part(b, 0.46, 0.375, 0.08, 0.035), 4, { fill: dark })) +
    keysOf(pen, b, keys, glow) +
    (shape === 'arc'
      ? circle(...at(0.5, 0.76), b.w * 0.16, { stroke: glow, line: b.w * 0.03, opacity: 0.9 })
      : shape === 'flat'
        ? path(d('M', ...at(0.2, 0.62), 'L', ...at(0.5, 0.8), 'L', ...at(0.8, 0.62)), { stroke: glow, line: b.w * 0.03, round: true })
        : shape === 'bar'
          ? rect(part(b, controls === 'left' ? 0.24 : 0.42, 0.66, 0.16, 0.16), 8, { fill: glow })
          : rect(part(b, 0.3, 0.86, 0.4, 0.03), 6, { fill: glow })) +
    path(d('M', ...at(0.02, 0.5), 'C', ...at(0.1, 0.52), ...at(0.1, 0.62), ...at(0.02, 0.68)), {
      stroke: dark,
      line: b.w * 0.025,
      round: true,
      clip,
    }) +
    path(d('M', ...at(0.19, 0.07), 'C', ...at(0.1, 0.14), ...at(0.1, 0.25), ...at(0.1, 0.38)), {
      stroke: '#ffffff',
      line: b.w * 0.02,
      round: true,
      opacity: isDark(pen.colour) ? 0.22 : 0.6,
    }) +
    wordmark(pen.subject.brand, part(b, 0.3, 0.74, 0.4, 0.055), mark(pen.colour), { opacity: 0.6 })
  );
};

/** The profile: a hump, thumb buttons, the wheel just showing. */
const profile = (pen: Pen, b: Box): string => {
  const at = (x: number, y: number): [number, number] => [b.x + b.w * x, b.y + b.h * y];
  const hump = d(
    'M',
    ...at(0, 0.93),
    'C',
    ...at(0, 0.55),
    ...at(0.03, 0.48),
    ...at(0.16, 0.3),
    'C',
    ...at(0.34, 0.06),
    ...at(0.52, 0),
    ...at(0.66, 0.02),
    'C',
    ...at(0.9, 0.06),
    ...at(1, 0.5),
    ...at(1, 0.93),
    'Q',
    ...at(1, 1),
    ...at(0.97, 1),
    'H',
    b.x + b.w * 0.03,
    'Q',
    ...at(0, 1),
    ...at(0, 0.93),
    'Z',
  );
  const dark = isDark(pen.colour) ? darken(pen.colour, 0.75) : darken(pen.colour, 0.45);
  return (
    circle(...at(0.2, 0.3), b.h * 0.14, { fill: '#2a2c31', stroke: '#595d64', line: 3 }) +
    path(hump, {
      fill: pen.linear(
        [
          [0, lighten(pen.colour, 0.3)],
          [0.4, pen.colour],
          [1, darken(pen.colour, 0.32)],
        ],
        80,
      ),
      stroke: edge(pen.colour),
      line: 1.8,
    }) +
    path(
      d(
        'M',
        ...at(0.03, 0.62),
        'C',
        ...at(0.3, 0.42),
        ...at(0.42, 0.6),
        ...at(0.62, 0.62),
        'C',
        ...at(0.8, 0.64),
        ...at(0.85, 0.75),
        ...at(0.99, 0.7),
        'V',
        b.y + b.h,
        'H',
        b.x + b.w * 0.02,
        'Z',
      ),
      { fill: alpha(darken(pen.colour, 0.5), 0.45), clip: pen.clip(path(hump, {})) },
    ) +
    path(
      d(
        'M',
        ...at(0.36, 0.42),
        'L',
        ...at(0.5, 0.4),
        'L',
        ...at(0.49, 0.5),
        'L',
        ...at(0.37, 0.51),
        'Z',
        'M',
        ...at(0.53, 0.4),
        'L',
        ...at(0.67, 0.42),
        'L',
        ...at(0.65, 0.52),
        'L',
        ...at(0.52, 0.5),
        'Z',
      ),
      { fill: pen.matt(lighten(dark, 0.12)), stroke: dark, line: 4, round: true },
    ) +
    path(d('M', ...at(0.2, 0.33), 'C', ...at(0.38, 0.1), ...at(0.55, 0.07), ...at(0.72, 0.1)), {
      stroke: '#ffffff',
      line: b.h * 0.025,
      round: true,
      opacity: 0.4,
    }) +
    rect(part(b, 0.08, 0.985, 0.14, 0.03), 2, { fill: '#17181b' }) +
    rect(part(b, 0.78, 0.985, 0.14, 0.03), 2, { fill: '#17181b' })
  );
};

export const mouse: Drawing = {
  angles: 2,
  size: { width: 6.4, height: 4, depth: 11.8 },
  draw(pen, _subject, angle) {
    const sizes = [pen.size.width, pen.size.height, pen.size.depth].sort((a, c) => a - c);
    const [high = 4, wide = 6.4, long = 11.8] = sizes;
    if (angle === 1) {
      const b = pen.fit(long, high);
      return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 4, b.w) + profile(pen, b);
    }
    if (/вертикал/.test(pen.text('grip'))) {
      const b = pen.fit(wide * 1.1, wide * 1.1, { w: 600, h: 760 });
      return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 2, b.w * 0.95) + verticalMouse(pen, b);
    }
    const b = pen.fit(wide, long, { w: 560, h: 760 });
    return contactShadow(pen, b.x + b.w * 0.52, b.y + b.h - 6, b.w * 0.95) + above(pen, box(b.x, b.y, b.w, b.h));
  },
};
