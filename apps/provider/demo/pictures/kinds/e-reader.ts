import {
  type Box,
  body,
  box,
  circle,
  contactShadow,
  type Drawing,
  d,
  edge,
  fromHue,
  groove,
  inset,
  isDark,
  mark,
  type Pen,
  part,
  path,
  rect,
  times,
  wordmark,
} from '../kit/index.ts';
import { makers } from '../looks/makers.ts';

/** A page of a book: a vignette of hills, lines of text as strokes of different length. */
const page = (pen: Pen, b: Box): string => {
  const text = part(b, 0.09, 0.4, 0.82, 0.5);
  const art = part(b, 0.09, 0.07, 0.82, 0.27);
  const at = (x: number, y: number): [number, number] => [art.x + art.w * x, art.y + art.h * y];
  const lines = times(
    15,
    (i) =>
      `M${Math.round(text.x + (i % 5 === 0 ? text.w * 0.07 : 0))} ${Math.round(text.y + (text.h / 15) * i)}H${Math.round(text.x + text.w * (i % 5 === 4 ? 0.35 + pen.random(`end${i}`) * 0.4 : 1))}`,
  );
  return (
    rect(b, 3, {
      // Light of two colours can be set warm.
      fill: pen.linear(
        [
          [0, /цвета/.test(pen.text('frontlight')) ? '#f4ecd8' : '#eef0f0'],
          [1, /цвета/.test(pen.text('frontlight')) ? '#e2d6ba' : '#dcdede'],
        ],
        60,
      ),
      stroke: '#00000055',
      line: 1,
    }) +
    circle(...at(0.7, 0.3), art.h * 0.17, {
      stroke: isColour(pen) ? '#c9763a' : '#55565a',
      line: 2,
      ...(isColour(pen) && { fill: '#e8a75c' }),
    }) +
    path(d('M', ...at(0, 0.95), 'Q', ...at(0.2, 0.2), ...at(0.42, 0.72), 'T', ...at(1, 0.6), 'V', art.y + art.h, 'H', art.x, 'Z'), {
      fill: isColour(pen) ? fromHue(pen.random('far') * 360, 0.4, 0.62) : '#8d8e90',
    }) +
    path(d('M', ...at(0, 1), 'Q', ...at(0.35, 0.45), ...at(0.6, 0.85), 'T', ...at(1, 0.8), 'V', art.y + art.h, 'H', art.x, 'Z'), {
      fill: isColour(pen) ? fromHue(pen.random('near') * 360, 0.45, 0.4) : '#4d4e52',
    }) +
    path(lines, { stroke: '#55565b', line: text.h * 0.02 }) +
    rect(part(b, 0.09, 0.945, 0.82, 0.006), 0, { fill: '#b4b4b0' }) +
    rect(part(b, 0.09, 0.942, 0.3, 0.012), 0, { fill: '#55565b' })
  );
};

/** Inks that show colours. */
const isColour = (pen: Pen): boolean => /kaleido|gallery/.test(pen.text('screenType'));

/** Keys to turn the page by, below the screen or beside it; a pen that is written with. */
const keysOf = (pen: Pen, b: Box): string => {
  const { accent, grip: shape, controls } = pen.look(makers);
  const key = { fill: pen.matt(isDark(pen.colour) ? '#33363c' : '#d5d8dc'), stroke: edge(pen.colour), line: 1.4 };
  const keys = {
    bar: () => times(4, (i) => rect(part(b, 0.16 + i * 0.18, 0.905, 0.12, 0.022), 6, key)),
    flat: () => [0.3, 0.48].map((y) => rect(part(b, 0.93, y, 0.04, 0.14), 5, key)).join(''),
    arc: () => rect(part(b, 0.42, 0.9, 0.16, 0.03), 10, { ...key, fill: accent }),
    slot: () => '',
  }[shape]();
  const stylus = pen.flag('stylus')
    ? rect(box(b.x + b.w * 1.005, b.y + b.h * 0.12, b.w * 0.028, b.h * 0.66), b.w * 0.014, {
        fill: pen.round(controls === 'left' ? '#43464c' : '#e6e9ec'),
        stroke: '#7d828a',
        line: 1.2,
      })
    : '';
  return keys + stylus + (pen.flag('audio') ? circle(b.x + b.w * 0.5, b.y + b.h * 0.96, b.w * 0.01, { fill: accent }) : '');
};

const front = (pen: Pen, b: Box): string =>
  body(pen, b, { r: b.w * 0.06 }) +
  rect(inset(b, b.w * 0.02), b.w * 0.045, { stroke: '#ffffff', line: 1, opacity: 0.12 }) +
  page(pen, part(b, 0.085, 0.06, pen.look(makers).grip === 'flat' ? 0.8 : 0.83, pen.look(makers).grip === 'slot' ? 0.86 : 0.81)) +
  keysOf(pen, b) +
  wordmark(pen.subject.brand, part(b, 0.35, 0.915, 0.3, 0.028), mark(pen.colour), { opacity: 0.7 });

export const eReader: Drawing = {
  angles: 2,
  size: { width: 11.6, height: 16, depth: 0.9 },
  draw(pen, _subject, angle) {
    const { width, height, depth } = pen.size;
    if (angle === 1) {
      const v = pen.view(34, 9);
      const [x, y] = v.point(width / 2, 0, depth);
      const side = v.on('right', width, height * 0.35, depth, groove(2, 0, 2, height * 0.16 * v.k, pen.colour, 2));
      return (
        contactShadow(pen, x, y + 6, width * v.k * 0.9) +
        v.solid({ at: [0, 0, 0], size: [width, height, depth], r: width * 0.06, content: (b) => front(pen, b) }) +
        side
      );
    }
    // A phone-sized one is smaller than a notebook for notes.
    const b = pen.fit(width, height, { w: 560, h: 820, tallest: 23 });
    return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 4, b.w) + front(pen, box(b.x, b.y, b.w, b.h));
  },
};
