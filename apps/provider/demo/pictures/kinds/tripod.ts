import {
  type Box,
  body,
  box,
  circle,
  contactShadow,
  type Drawing,
  d,
  edge,
  isDark,
  lensGlass,
  mark,
  type Pen,
  path,
  rect,
  screen,
  times,
  wordmark,
  zoom,
} from '../kit/index.ts';
import { makers } from '../looks/makers.ts';
import { gimbal } from './gimbal.ts';

const metal = (pen: Pen): string => (isDark(pen.colour) ? '#8c9097' : '#26282d');

/** One leg of sections that grow thinner, with locks. */
const leg = (pen: Pen, x1: number, y1: number, x2: number, y2: number, w: number, sections: number): string => {
  const at = (t: number): [number, number] => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t];
  return (
    times(sections, (i) => {
      const [from, to] = [i / sections, (i + 1) / sections];
      const thick = w * (1 - i * 0.2);
      const colour = i % 2 ? metal(pen) : pen.colour;
      const data = d('M', ...at(from), 'L', ...at(to));
      return (
        path(data, { stroke: edge(colour), line: thick + 2.4 }) +
        path(data, { stroke: colour, line: thick }) +
        path(data, {
          stroke: '#ffffff',
          line: thick * 0.22,
          opacity: isDark(colour) ? 0.35 : 0.5,
          transform: `translate(${-Math.round(thick * 0.2)} 0)`,
        }) +
        (i > 0 ? path(d('M', ...at(from - 0.02), 'L', ...at(from + 0.035)), { stroke: '#17181c', line: thick * 1.5 }) : '')
      );
    }) + circle(x2, y2, w * 0.5, { fill: '#17181c', stroke: '#5c6067' })
  );
};

const head = (pen: Pen, x: number, y: number, u: number): string => {
  const phone =
    pen.mentions(/смартфон/) && !pen.mentions(/для камеры$/) && /держатель|смартфон/.test(pen.text('head') + pen.text('purpose'));
  const plate = body(pen, box(x - u * 0.7, y - u * 1.5, u * 1.4, u * 0.24), { r: 4, colour: '#26282d' });
  return (
    rect(box(x - u * 0.42, y - u * 0.5, u * 0.84, u * 0.6), 6, { fill: pen.round(), stroke: edge(pen.colour), line: 1.4 }) +
    rect(box(x - u * 0.46, y - u * 0.2, u * 0.92, u * 0.24), 3, { fill: pen.look(makers).accent }) +
    circle(x, y - u * 0.72, u * 0.42, { fill: pen.ball('#5c6067'), stroke: '#26282d', line: 1.4 }) +
    rect(box(x - u * 0.5, y - u * 1.3, u, u * 0.42), 8, { fill: pen.round('#33363c'), stroke: '#6d7178', line: 1.4 }) +
    plate +
    circle(x + u * 0.6, y - u * 0.24, u * 0.22, { fill: pen.matt('#26282d'), stroke: '#6d7178', line: 1.4 }) +
    path(d('M', x + u * 0.4, y - u * 1.06, 'L', x + u * 2.1, y - u * 0.2), { stroke: '#5c6067', line: u * 0.17, round: true }) +
    path(d('M', x + u * 1.3, y - u * 0.6, 'L', x + u * 2.1, y - u * 0.2), {
      stroke: pen.look(makers).grip === 'flat' ? pen.look(makers).accent : '#17181c',
      line: u * 0.36,
      round: true,
    }) +
    (phone
      ? body(pen, box(x - u * 0.62, y - u * 4.1, u * 1.24, u * 2.56), { r: u * 0.2, colour: '#26282d' }) +
        screen(pen, box(x - u * 0.54, y - u * 4.02, u * 1.08, u * 2.4), u * 0.16)
      : body(pen, box(x - u * 1.15, y - u * 2.9, u * 2.3, u * 1.4), { r: u * 0.16, colour: '#26282d' }) +
        rect(box(x - u * 0.4, y - u * 3.15, u * 0.8, u * 0.3), 6, { fill: '#26282d', stroke: '#5c6067' }) +
        lensGlass(pen, x + u * 0.1, y - u * 2.2, u * 0.62) +
        circle(x - u * 0.8, y - u * 2.6, u * 0.1, { fill: '#c8322f' }))
  );
};

const three = (pen: Pen, b: Box, table: boolean): string => {
  const u = Math.min(b.w * (table ? 0.13 : 0.085), b.h * 0.06);
  const x = b.x + b.w / 2;
  const apex = b.y + b.h * (table ? 0.52 : 0.3);
  const foot = b.y + b.h - u * 0.3;
  const sections = Math.round(pen.number('sections', table ? 1 : 3, 1, 4));
  const rise = Math.max(u * 1.2, b.h * 0.06);
  return (
    leg(pen, x + u * 0.2, apex, x + b.w * 0.12, foot - u * 1.6, u * 0.6, sections) +
    rect(box(x - u * 0.2, apex - rise, u * 0.4, rise + (table ? u : b.h * 0.16)), 3, { fill: pen.metal('#8d939b', 0), stroke: '#43464c' }) +
    (table
      ? ''
      : path(d('M', x - b.w * 0.16, apex + b.h * 0.24, 'L', x, apex + b.h * 0.2, 'L', x + b.w * 0.16, apex + b.h * 0.24), {
          stroke: '#5c6067',
          line: u * 0.16,
          round: true,
        })) +
    leg(pen, x - u * 0.5, apex, b.x + b.w * 0.05, foot, u * 0.7, sections) +
    leg(pen, x + u * 0.5, apex, b.x + b.w * 0.95, foot, u * 0.7, sections) +
    path(d('M', x - u, apex + u * 0.5, 'L', x - u * 0.6, apex - u * 0.6, 'H', x + u * 0.6, 'L', x + u, apex + u * 0.5, 'Z'), {
      fill: pen.matt(),
      stroke: edge(pen.colour),
      line: 1.6,
      round: true,
    }) +
    wordmark(pen.subject.brand, box(x - u * 0.6, apex - u * 0.3, u * 1.2, u * 0.4), mark(pen.colour)) +
    head(pen, x, apex - rise, u)
  );
};

const monopod = (pen: Pen, b: Box): string => {
  const u = b.h * 0.04;
  const x = b.x + b.w / 2;
  const top = b.y + b.h * 0.2;
  return (
    leg(pen, x, top, x, b.y + b.h - u * 0.4, u * 0.8, 4) +
    rect(box(x - u * 0.62, top - u * 0.4, u * 1.24, b.h * 0.14), u * 0.4, { fill: pen.round('#26282d'), stroke: '#5c6067', line: 1.4 }) +
    times(7, (i) => rect(box(x - u * 0.5, top + i * u * 0.4, u, u * 0.1), 2, { fill: '#0b0c0f', opacity: 0.7 })) +
    path(d('M', x + u * 0.6, top + u, 'q', u, u, 0, u * 2.2), { stroke: '#26282d', line: 5, round: true }) +
    head(pen, x, top - u * 0.3, u)
  );
};

export const tripod: Drawing = {
  angles: 2,
  size: { width: 60, height: 150, depth: 60 },
  draw(pen, _subject, angle) {
    if (pen.mentions(/стабилизатор/)) return gimbal(pen, angle);
    const { height: h } = pen.size;
    const single = pen.mentions(/монопод/);
    const table = pen.mentions(/настольн/) || h < 40;
    const b = single ? pen.fit(h * 0.3, h) : pen.fit(Math.max(h * 0.5, Math.min(pen.size.width, h * 0.8)), h * (table ? 1.15 : 1.02));
    const whole = single ? monopod(pen, b) : three(pen, b, table);
    if (angle === 1) return zoom(whole, b.x + b.w * 0.54, b.y + b.h * (single ? 0.17 : table ? 0.4 : 0.26), single ? 3 : table ? 1.7 : 2.6);
    return contactShadow(pen, b.x + b.w / 2, b.y + b.h, b.w * (single ? 0.16 : 0.96), 0.26) + whole;
  },
};
