import {
  type Box,
  body,
  box,
  cable,
  circle,
  contactShadow,
  type Drawing,
  d,
  edge,
  glass,
  hose,
  isDark,
  lighten,
  type Pen,
  part,
  path,
  rect,
  spot,
  times,
  touchStrip,
  wordmark,
  zoom,
} from '../kit/index.ts';
import { profile } from './iron-profile.ts';

const sole = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const shape = d(
    'M',
    ...at(0.5, 0),
    'C',
    ...at(0.72, 0.14),
    ...at(1, 0.42),
    ...at(1, 0.8),
    'Q',
    ...at(1, 1),
    ...at(0.86, 1),
    'H',
    b.x + b.w * 0.14,
    'Q',
    ...at(0, 1),
    ...at(0, 0.8),
    'C',
    ...at(0, 0.42),
    ...at(0.28, 0.14),
    ...at(0.5, 0),
    'Z',
  );
  return (
    path(shape, { fill: pen.matt(), stroke: edge(pen.colour), line: 10 }) +
    path(shape, {
      fill: pen.linear(
        [
          [0, '#e6e8ec'],
          [0.4, '#b3b8bf'],
          [0.6, '#dfe2e6'],
          [1, '#8d939b'],
        ],
        50,
      ),
      stroke: '#5c6067',
      line: 2,
    }) +
    times(3, (row) =>
      times(11, (i) => {
        const t = i / 10;
        return [-1, 1]
          .map((s) =>
            circle(
              ...at(0.5 + s * (0.06 + (0.36 - row * 0.11) * Math.sin(t * 1.5)), 0.12 + row * 0.12 + t * (0.7 - row * 0.14)),
              b.w * 0.016,
              { fill: '#2b2d33' },
            ),
          )
          .join('');
      }),
    ) +
    path(d('M', ...at(0.5, 0.5), 'V', b.y + b.h * 0.92), { stroke: '#8d939b', line: 3, round: true })
  );
};

export const iron: Drawing = {
  angles: 3,
  size: { width: 12, height: 15, depth: 30 },
  draw(pen, _subject, angle) {
    const long = Math.max(pen.size.width, pen.size.depth);
    const station = pen.mentions(/парогенер/);
    if (angle === 2) {
      const b = pen.fit(12.5, 24);
      return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 8, b.w) + sole(pen, b);
    }
    if (station && angle === 0) {
      const b = pen.fit(long, Math.max(pen.size.height, long * 0.7));
      const base = part(b, 0, 0.56, 1, 0.44);
      const dark = isDark(pen.colour) ? lighten(pen.colour, 0.1) : '#33353b';
      return (
        contactShadow(pen, b.x + b.w / 2, b.y + b.h, b.w) +
        hose(
          d(
            'M',
            b.x + b.w * 0.9,
            b.y + b.h * 0.3,
            'C',
            b.x + b.w * 1.1,
            b.y - b.h * 0.1,
            b.x + b.w * 1.14,
            b.y + b.h * 0.6,
            b.x + b.w * 0.97,
            b.y + b.h * 0.74,
          ),
          b.w * 0.03,
        ) +
        body(pen, base, { r: base.h * 0.3 }) +
        rect(part(base, 0.02, 0.72, 0.96, 0.26), 12, { fill: pen.matt(dark), stroke: edge(dark) }) +
        rect(part(base, 0.56, 0.2, 0.36, 0.46), 16, {
          fill: pen.linear([
            [0, '#d5e9f6d0'],
            [0.5, '#8fc3ead0'],
            [1, '#5a93c4d0'],
          ]),
          stroke: '#5a7fa0',
          line: 1.6,
        }) +
        glass(pen, part(base, 0.1, 0.3, 0.34, 0.3), 10) +
        touchStrip(part(base, 0.14, 0.35, 0.26, 0.2), '3', { signs: 1 }) +
        path(
          d(
            'M',
            b.x + b.w * 0.06,
            base.y + 8,
            'L',
            b.x + b.w * 0.1,
            base.y - 10,
            'H',
            b.x + b.w * 0.92,
            'L',
            b.x + b.w * 0.95,
            base.y + 8,
            'Z',
          ),
          { fill: dark, stroke: edge(dark) },
        ) +
        profile(pen, part(b, 0.1, 0, 0.82, 0.56)) +
        wordmark(pen.subject.brand, part(base, 0.38, 0.78, 0.24, 0.14), '#e6e8ec')
      );
    }
    const h = station ? long * 0.5 : Math.max(pen.size.height, long * 0.42);
    const w = station ? long * 0.9 : long;
    const b = pen.fit(w * 1.12, h);
    const own = box(b.x, b.y, b.w / 1.12, b.h);
    const cord = pen.mentions(/беспровод/)
      ? ''
      : cable(
          d(
            'M',
            own.x + own.w * 0.93,
            own.y + own.h * 0.12,
            'q',
            own.w * 0.08,
            -own.h * 0.08,
            own.w * 0.1,
            own.h * 0.14,
            'T',
            own.x + own.w * 1.1,
            own.y + own.h * 0.94,
          ),
          8,
        );
    if (angle === 1) return zoom(cord + profile(pen, own), own.x + own.w * 0.5, own.y + own.h * 0.36, 1.7);
    return contactShadow(pen, own.x + own.w / 2, b.y + b.h * 0.98, own.w) + cord + profile(pen, own);
  },
};
