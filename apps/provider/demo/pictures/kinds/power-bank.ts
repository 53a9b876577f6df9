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
  digits,
  edge,
  glass,
  isDark,
  lighten,
  mark,
  type Pen,
  part,
  path,
  port,
  rect,
  times,
  type View,
  wordmark,
} from '../kit/index.ts';

const sizesOf = (pen: Pen): { w: number; h: number; thin: number } => {
  const [h = 15, w = 7, thin = 1.6] = [pen.size.width, pen.size.height, pen.size.depth].sort((x, y) => y - x);
  return { w, h, thin };
};

/** Upright: ports on its upper end, charge shown on the face. */
const face = (pen: Pen, b: Box): string => {
  const capacity = pen.number('capacity', 10000, 1000, 60000);
  const show = pen.flag('display') === true;
  const wireless = pen.flag('wireless') === true;
  const r = b.w * 0.13;
  return (
    body(pen, b, {
      r,
      fill: pen.linear(
        [
          [0, lighten(pen.colour, isDark(pen.colour) ? 0.18 : 0.3)],
          [0.45, pen.colour],
          [1, darken(pen.colour, 0.18)],
        ],
        55,
      ),
    }) +
    rect(part(b, 0.03, 0.016, 0.94, 0.968), r * 0.85, { stroke: mark(pen.colour), line: 1.2, opacity: 0.18 }) +
    (show
      ? glass(pen, part(b, 0.26, 0.08, 0.48, 0.15), b.w * 0.05) + digits(part(b, 0.33, 0.11, 0.34, 0.09), '86', '#9fe6c2')
      : times(4, (i) =>
          circle(b.x + b.w * (0.38 + i * 0.08), b.y + b.h * 0.1, b.w * 0.018, {
            fill: i < 3 ? '#7fe0ff' : mark(pen.colour),
            opacity: i < 3 ? 1 : 0.35,
          }),
        )) +
    (wireless
      ? circle(b.x + b.w / 2, b.y + b.h * 0.5, b.w * 0.3, { stroke: mark(pen.colour), line: b.w * 0.02, opacity: 0.4 }) +
        path(
          d(
            'M',
            b.x + b.w * 0.53,
            b.y + b.h * 0.5 - b.w * 0.13,
            'l',
            -b.w * 0.1,
            b.w * 0.15,
            'h',
            b.w * 0.08,
            'l',
            -b.w * 0.03,
            b.w * 0.11,
            'l',
            b.w * 0.1,
            -b.w * 0.15,
            'h',
            -b.w * 0.08,
            'Z',
          ),
          { fill: mark(pen.colour), opacity: 0.7 },
        )
      : path(
          d(
            'M',
            b.x + b.w * 0.54,
            b.y + b.h * 0.42,
            'l',
            -b.w * 0.12,
            b.w * 0.18,
            'h',
            b.w * 0.09,
            'l',
            -b.w * 0.04,
            b.w * 0.14,
            'l',
            b.w * 0.13,
            -b.w * 0.19,
            'h',
            -b.w * 0.1,
            'Z',
          ),
          { fill: mark(pen.colour), opacity: 0.45 },
        )) +
    wordmark(pen.subject.brand, part(b, 0.22, 0.72, 0.56, 0.055), mark(pen.colour)) +
    wordmark(`${Math.round(capacity / 1000) * 1000} mAh`, part(b, 0.26, 0.83, 0.48, 0.042), mark(pen.colour), { opacity: 0.6 })
  );
};

/** The end with the ports, in a box of width × thickness. */
const end = (pen: Pen, b: Box): string => {
  const [c, a] = [Math.round(pen.number('usbC', 1, 0, 3)), Math.round(pen.number('usbA', 1, 0, 3))];
  const count = Math.max(1, c + a);
  const step = (b.w * 0.84) / count;
  const high = Math.min(b.h * 0.34, step * 0.3);
  return times(count, (i) => {
    const x = b.x + b.w * 0.08 + step * (i + 0.5);
    return i < Math.max(c, a === 0 ? 1 : 0)
      ? port(box(x - step * 0.24, b.y + b.h / 2 - high * 0.4, step * 0.48, high * 0.8), high)
      : port(box(x - step * 0.32, b.y + b.h / 2 - high / 2, step * 0.64, high), 2) +
          rect(box(x - step * 0.26, b.y + b.h / 2 - high * 0.3, step * 0.52, high * 0.3), 0, { fill: '#e8ebf0' });
  });
};

export const powerBank: Drawing = {
  angles: 3,
  size: { width: 7, height: 14.5, depth: 1.7 },
  draw(pen, _subject, angle) {
    const { w, h, thin } = sizesOf(pen);
    if (angle === 0) {
      // Standing a little turned, ports up.
      const v: View = pen.view(28, 24, { width: w, height: h, depth: thin });
      const loop = pen.flag('builtInCable')
        ? (() => {
            const [x, y] = v.point(w * 0.86, h, thin / 2);
            const u = v.k;
            return (
              cable(
                d('M', x, y, 'c', 0, -1.6 * u, 1.7 * u, -1.6 * u, 1.7 * u, 0.4 * u, 'v', 2.6 * u),
                0.36 * u,
                isDark(pen.colour) ? '#43464c' : '#e4e6ea',
              ) + rect(box(x + 1.42 * u, y + 2.8 * u, 0.56 * u, 1.1 * u), 5, { fill: '#f1f2f4', stroke: '#8d939b' })
            );
          })()
        : '';
      return (
        v.shadow(0, 0, w, thin, 0.5) +
        v.solid({ at: [0, 0, 0], size: [w, h, thin], r: w * 0.12, content: (b) => face(pen, b) }) +
        v.on('top', w * 0.06, h, 0, end(pen, box(0, 0, w * 0.88 * v.k, thin * v.k))) +
        loop
      );
    }
    if (angle === 1) {
      const b = pen.fit(w, h);
      return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 4, b.w * 0.9) + face(pen, b);
    }
    const b = pen.fit(w, thin);
    return (
      contactShadow(pen, b.x + b.w / 2, b.y + b.h + 2, b.w) +
      body(pen, b, {
        r: Math.min(b.h * 0.46, b.w * 0.14),
        fill: pen.linear([
          [0, lighten(pen.colour, 0.3)],
          [0.5, pen.colour],
          [1, darken(pen.colour, 0.3)],
        ]),
      }) +
      end(pen, b) +
      rect(part(b, 0.02, 0.06, 0.96, 0.05), 3, { fill: '#ffffff', opacity: 0.25 }) +
      circle(b.x + b.w * 0.96, b.y + b.h * 0.5, b.h * 0.05, { fill: '#7fe0ff', stroke: edge(pen.colour) })
    );
  },
};
