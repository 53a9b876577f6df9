import {
  alpha,
  type Box,
  body,
  box,
  circle,
  contactShadow,
  type Drawing,
  darken,
  dropShadow,
  edge,
  isDark,
  lensGlass,
  lighten,
  line,
  mark,
  type Pen,
  part,
  rect,
  rim,
  rotate,
  times,
  wordmark,
  zoom,
} from '../kit/index.ts';

const isBook = (pen: Pen): boolean => /книж/.test(pen.text('type'));

/** The hole for the lenses; through it the phone's camera is seen when it is in. */
const window = (pen: Pen, b: Box, isFilled: boolean): string => {
  const bar = pen.mentions(/iphone 17 pro|air|pixel/);
  const o = bar ? part(b, 0.07, 0.045, 0.86, 0.17) : part(b, 0.07, 0.045, 0.46, 0.225);
  const r = o.h * (bar ? 0.34 : 0.24);
  const inside = isFilled ? pen.matt('#33363c') : '#e4e7ec';
  const lens = (x: number, y: number): string => lensGlass(pen, o.x + o.w * x, o.y + o.h * y, Math.min(o.w, o.h) * (bar ? 0.28 : 0.2));
  return (
    rect({ ...o, x: o.x - 3, y: o.y - 3, w: o.w + 6, h: o.h + 6 }, r + 3, {
      fill: lighten(pen.colour, isDark(pen.colour) ? 0.2 : 0.3),
      stroke: edge(pen.colour),
      line: 1.4,
    }) +
    rect(o, r, { fill: inside, stroke: darken(pen.colour, 0.5), line: 2 }) +
    (isFilled
      ? bar
        ? lens(0.14, 0.5) + lens(0.36, 0.5) + circle(o.x + o.w * 0.85, o.y + o.h * 0.5, o.h * 0.1, { fill: '#fbeec0' })
        : lens(0.28, 0.28) +
          lens(0.28, 0.74) +
          lens(0.74, 0.5) +
          circle(o.x + o.w * 0.76, o.y + o.h * 0.18, o.w * 0.06, { fill: '#fbeec0' })
      : rect(part(o, 0.1, 0.1, 0.8, 0.8), r * 0.8, {
          fill: pen.linear([
            [0, '#c3c8d0'],
            [1, '#f4f6f8'],
          ]),
        }))
  );
};

const back = (pen: Pen, b: Box, isFilled: boolean): string => {
  const r = b.w * 0.15;
  const clear = pen.flag('transparent') === true;
  const woven = pen.mentions(/ткан|углевол|рельеф/);
  const magnet = pen.flag('magnetic') === true;
  const ring = isDark(pen.colour) ? lighten(pen.colour, 0.22) : clear ? '#f4f6f8' : darken(pen.colour, 0.16);
  const [x, y] = [b.x + b.w / 2, b.y + b.h * 0.52];
  return (
    rect(part(b, -0.015, 0.2, 0.03, 0.09), 4, { fill: darken(pen.colour, 0.2), stroke: edge(pen.colour) }) +
    rect(part(b, -0.015, 0.31, 0.03, 0.09), 4, { fill: darken(pen.colour, 0.2), stroke: edge(pen.colour) }) +
    rect(part(b, 0.985, 0.26, 0.03, 0.12), 4, { fill: darken(pen.colour, 0.2), stroke: edge(pen.colour) }) +
    body(pen, b, { r, fill: pen.matt(pen.colour, 55) }) +
    (clear
      ? rect(part(b, 0.045, 0.022, 0.91, 0.956), r * 0.8, {
          fill: pen.linear(
            [
              [0, '#aebfd6'],
              [0.5, '#8fa5c4'],
              [1, '#6f87a8'],
            ],
            60,
          ),
          stroke: '#ffffff',
          line: 2,
        })
      : rect(part(b, 0.03, 0.015, 0.94, 0.97), r * 0.86, { stroke: alpha(darken(pen.colour, 0.5), 0.35), line: 1.4 })) +
    (woven
      ? rect(part(b, 0.03, 0.015, 0.94, 0.97), r * 0.86, {
          fill: pen.tile(
            10,
            10,
            rect(box(0, 0, 5, 5), 0, { fill: '#000000', opacity: 0.12 }) + rect(box(5, 5, 5, 5), 0, { fill: '#ffffff', opacity: 0.1 }),
          ),
        })
      : '') +
    (magnet
      ? circle(x, y, b.w * 0.3, { stroke: ring, line: b.w * 0.055, opacity: 0.85 }) +
        rect(box(x - b.w * 0.025, y + b.w * 0.39, b.w * 0.05, b.w * 0.2), b.w * 0.02, { fill: ring, opacity: 0.85 })
      : '') +
    (clear
      ? rect(part(b, 0.045, 0.022, 0.91, 0.956), r * 0.8, {
          fill: pen.linear(
            [
              [0, '#ffffff80'],
              [0.34, '#ffffff10'],
              [0.36, '#ffffff50'],
              [0.5, '#ffffff00'],
              [1, '#ffffff20'],
            ],
            25,
          ),
        })
      : '') +
    rim(pen, b, r) +
    window(pen, b, isFilled) +
    wordmark(pen.subject.brand, part(b, 0.32, magnet ? 0.85 : 0.8, 0.36, 0.028), mark(pen.colour), { opacity: 0.6 })
  );
};

/** The inside: soft lining, an empty bed. */
const inside = (pen: Pen, b: Box): string => {
  const r = b.w * 0.15;
  const lining = pen.flag('lining') === false ? darken(pen.colour, 0.1) : isDark(pen.colour) ? '#3a3c42' : lighten(pen.colour, 0.3);
  return (
    body(pen, b, { r }) +
    rect(part(b, 0.035, 0.018, 0.93, 0.964), r * 0.85, {
      fill: pen.linear(
        [
          [0, darken(lining, 0.3)],
          [0.3, lining],
          [1, lighten(lining, 0.12)],
        ],
        60,
      ),
      stroke: darken(pen.colour, 0.4),
      line: 1.6,
    }) +
    rect(part(b, 0.035, 0.018, 0.93, 0.964), r * 0.85, { fill: pen.tile(5, 5, circle(2, 2, 0.8, { fill: '#ffffff', opacity: 0.14 })) }) +
    `<g transform="translate(${Math.round(b.x * 2 + b.w)} 0) scale(-1 1)">${window(pen, b, false)}</g>` +
    rect(part(b, 0.4, 0.975, 0.2, 0.02), 4, { fill: '#e4e7ec' })
  );
};

/** A book: the cover stands half open before the phone. */
const book = (pen: Pen, b: Box, open: boolean): string => {
  const r = b.w * 0.05;
  const stitch = (p: Box): string =>
    rect(part(p, 0.04, 0.02, 0.92, 0.96), r, { stroke: lighten(pen.colour, 0.3), line: 2, opacity: 0.6 }).replace(
      '/>',
      ' stroke-dasharray="9 6"/>',
    );
  const cover =
    body(pen, b, { r, fill: pen.matt(pen.colour, 50) }) +
    stitch(b) +
    rect(part(b, 0.94, 0.42, 0.14, 0.12), 10, { fill: pen.matt(darken(pen.colour, 0.16)), stroke: edge(pen.colour), line: 1.6 }) +
    wordmark(pen.subject.brand, part(b, 0.34, 0.46, 0.32, 0.035), mark(pen.colour), { opacity: 0.55 });
  if (!open) return cover;
  const left = part(b, -0.42, 0, 0.9, 1);
  return (
    body(pen, left, { r, colour: darken(pen.colour, 0.12) }) +
    stitch(left) +
    times(3, (i) =>
      rect(part(left, 0.1, 0.2 + i * 0.12, 0.7, 0.3), 6, {
        fill: pen.matt(darken(pen.colour, 0.06 + i * 0.04)),
        stroke: darken(pen.colour, 0.5),
        line: 1.4,
      }),
    ) +
    body(pen, part(b, 0.46, 0, 0.9, 1), { r }) +
    dropShadow(pen, part(b, 0.52, 0.02, 0.78, 0.96), 30, 8, 0.3) +
    body(pen, part(b, 0.52, 0.02, 0.78, 0.96), { r: b.w * 0.1, colour: '#1b1c20' }) +
    line(b.x + b.w * 0.47, b.y + 6, b.x + b.w * 0.47, b.y + b.h - 6, { stroke: darken(pen.colour, 0.6), line: 4 })
  );
};

export const phoneCase: Drawing = {
  angles: 3,
  size: { width: 7.8, height: 15.8, depth: 1.2 },
  draw(pen, _subject, angle) {
    const { width: w, height: h } = pen.size;
    if (isBook(pen)) {
      const b = angle === 1 ? pen.fit(w * 1.9, h) : pen.fit(w, h);
      const own = angle === 1 ? box(b.x + b.w * 0.24, b.y, w * b.k, b.h) : b;
      return angle === 2
        ? zoom(book(pen, own, false), own.x + own.w * 0.8, own.y + own.h * 0.48, 1.9)
        : contactShadow(pen, b.x + b.w / 2, b.y + b.h + 4, b.w) + book(pen, own, angle === 1);
    }
    if (angle === 2) {
      const b = pen.fit(w, h);
      return zoom(rotate(back(pen, b, true), -16, b.x + b.w / 2, b.y), b.x + b.w * 0.5, b.y + b.h * 0.2, 1.8);
    }
    const whole = pen.fit(w * 1.55, h);
    const k = whole.k;
    const backBox = box(whole.x + w * 0.55 * k, whole.y, w * k, h * k);
    const before = box(whole.x, whole.y, w * k, h * k);
    if (angle === 1)
      return contactShadow(pen, 400, whole.y + whole.h + 5, w * k) + inside(pen, box(400 - (w * k) / 2, whole.y, w * k, h * k));
    return (
      contactShadow(pen, whole.x + whole.w / 2, whole.y + whole.h + 5, whole.w * 0.94) +
      inside(pen, backBox) +
      dropShadow(pen, before, before.w * 0.15, 14, 0.3) +
      back(pen, before, true)
    );
  },
};
