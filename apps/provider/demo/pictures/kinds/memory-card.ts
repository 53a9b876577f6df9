import {
  type Box,
  box,
  contactShadow,
  type Drawing,
  d,
  darken,
  dropShadow,
  edge,
  isDark,
  lighten,
  mark,
  type Pen,
  part,
  path,
  rect,
  rotate,
  spot,
  times,
  wordmark,
} from '../kit/index.ts';
import { makers } from '../looks/makers.ts';

type Form = 'micro' | 'sd' | 'express';

const formOf = (pen: Pen): Form => {
  const format = pen.text('format');
  return /express type/.test(format) || /cfexpress/.test(format)
    ? 'express'
    : /micro/.test(format)
      ? 'micro'
      : format === '' && pen.size.width < 1.6
        ? 'micro'
        : 'sd';
};

const sizeText = (pen: Pen): readonly [string, string] => {
  const gb = pen.number('capacity', 128, 1, 9000);
  return gb >= 1000 ? [String(Math.round(gb / 1024) || 1), 'TB'] : [String(Math.round(gb)), 'GB'];
};

const outline = (b: Box, form: Form): string => {
  const at = spot(b);
  const r = b.w * 0.05;
  if (form === 'micro')
    return d(
      'M',
      ...at(0.08, 0),
      'H',
      b.x + b.w * 0.66,
      'Q',
      ...at(0.7, 0),
      ...at(0.72, 0.03),
      'L',
      ...at(0.84, 0.16),
      'V',
      b.y + b.h * 0.26,
      'L',
      ...at(0.78, 0.31),
      'V',
      b.y + b.h * 0.36,
      'L',
      ...at(1, 0.46),
      'V',
      b.y + b.h - r,
      'q',
      0,
      r,
      -r,
      r,
      'H',
      b.x + r,
      'q',
      -r,
      0,
      -r,
      -r,
      'V',
      b.y + b.h * 0.06,
      'Q',
      ...at(0, 0),
      ...at(0.08, 0),
      'Z',
    );
  if (form === 'sd')
    return d(
      'M',
      ...at(0.05, 0),
      'H',
      b.x + b.w * 0.78,
      'L',
      ...at(1, 0.15),
      'V',
      b.y + b.h - r,
      'q',
      0,
      r,
      -r,
      r,
      'H',
      b.x + r,
      'q',
      -r,
      0,
      -r,
      -r,
      'V',
      b.y + b.h * 0.3,
      'l',
      b.w * 0.03,
      -b.h * 0.02,
      'v',
      -b.h * 0.1,
      'l',
      -b.w * 0.03,
      -b.h * 0.02,
      'V',
      b.y + b.h * 0.04,
      'Q',
      ...at(0, 0),
      ...at(0.05, 0),
      'Z',
    );
  return d(
    'M',
    b.x + r,
    b.y,
    'H',
    b.x + b.w - r,
    'q',
    r,
    0,
    r,
    r,
    'V',
    b.y + b.h - r,
    'q',
    0,
    r,
    -r,
    r,
    'H',
    b.x + r,
    'q',
    -r,
    0,
    -r,
    -r,
    'V',
    b.y + r,
    'q',
    0,
    -r,
    r,
    -r,
    'Z',
  );
};

/** The labelled side. */
const face = (pen: Pen, b: Box, form: Form, shell: string, adapter = false): string => {
  const shape = outline(b, form);
  const [count, unit] = sizeText(pen);
  const ink = mark(shell);
  const low = form === 'micro' ? 0.48 : 0.3;
  return (
    path(shape, {
      fill: pen.linear(
        [
          [0, lighten(shell, isDark(shell) ? 0.2 : 0.3)],
          [0.4, shell],
          [1, darken(shell, 0.22)],
        ],
        55,
      ),
      stroke: edge(shell),
      line: 2,
    }) +
    path(d('M', b.x, b.y + b.h * (low + 0.02), 'l', b.w, -b.h * 0.06, 'v', b.h * 0.09, 'l', -b.w, b.h * 0.06, 'Z'), {
      fill: adapter ? lighten(shell, 0.35) : pen.look(makers).accent,
      opacity: adapter ? 0.35 : 0.6,
      clip: pen.clip(path(shape, {})),
    }) +
    (adapter
      ? wordmark('microSD', part(b, 0.16, 0.28, 0.6, 0.09), ink) +
        path(d('M', b.x + b.w * 0.5, b.y + b.h * 0.9, 'l', -b.w * 0.08, -b.h * 0.07, 'h', b.w * 0.16, 'Z'), { fill: ink, opacity: 0.7 })
      : '') +
    (adapter
      ? wordmark('ADAPTER', part(b, 0.2, 0.5, 0.6, 0.07), ink, { opacity: 0.7 })
      : wordmark(pen.subject.brand, part(b, 0.12, form === 'micro' ? 0.18 : 0.14, 0.56, 0.085), ink, { align: 'start', weight: 700 }) +
        wordmark(count, part(b, 0.12, low + 0.1, 0.58, 0.2), ink, { align: 'start', weight: 700, opacity: 1 }) +
        wordmark(unit, part(b, 0.72, low + 0.17, 0.2, 0.1), ink) +
        wordmark(form === 'micro' ? 'micro SDXC' : form === 'sd' ? 'SDXC' : 'CFexpress', part(b, 0.12, 0.87, 0.5, 0.065), ink, {
          align: 'start',
          opacity: 0.75,
        }) +
        wordmark(pen.text('videoClass').toUpperCase() || 'V30', part(b, 0.7, 0.87, 0.2, 0.06), ink, { opacity: 0.75 }) +
        times(Math.min(14, Math.round(pen.number('read', 100) / 20)), (i) =>
          rect(part(b, 0.12 + i * 0.055, low + 0.335, 0.035, 0.05), 1, { fill: pen.look(makers).accent }),
        ) +
        rect(part(b, 0.12, 0.1, { left: 0.2, middle: 0.4, right: 0.56, spread: 0.3 }[pen.look(makers).controls], 0.05), 2, {
          fill: pen.look(makers).accent,
        }) +
        wordmark(`${pen.number('read', 100)} МБ/с`, part(b, 0.12, form === 'micro' ? 0.2 : 0.18, 0.5, 0.085), ink, {
          align: 'start',
          weight: 600,
        })) +
    (form === 'sd' ? rect(part(b, -0.012, 0.18, 0.045, 0.07), 3, { fill: '#f4f6f8', stroke: '#8d939b' }) : '')
  );
};

/** The contacts' side. */
const back = (pen: Pen, b: Box, form: Form, shell: string): string => {
  const shape = outline(b, form);
  const body = path(shape, { fill: pen.matt(isDark(shell) ? shell : darken(shell, 0.25), 50), stroke: edge(shell), line: 2 });
  if (form === 'express')
    return (
      body +
      rect(part(b, 0.06, 0.02, 0.88, 0.08), 3, { fill: '#17181c' }) +
      times(16, (i) => rect(part(b, 0.09 + i * 0.052, 0.03, 0.026, 0.06), 0, { fill: '#d9b45b' })) +
      rect(part(b, 0.1, 0.3, 0.8, 0.5), 8, { stroke: lighten(shell, 0.2), line: 2, opacity: 0.5 })
    );
  const count = form === 'micro' ? 8 : 9;
  const wide = (form === 'micro' ? 0.6 : 0.76) / count;
  return (
    body +
    times(count, (i) =>
      rect(part(b, 0.07 + i * wide * 1.04, 0.03, wide * 0.7, form === 'micro' ? 0.2 : 0.15), 3, {
        fill: pen.linear([
          [0, '#f3dc9a'],
          [1, '#b98f36'],
        ]),
        stroke: '#8a6a24',
        line: 0.8,
      }),
    ) +
    wordmark(pen.subject.brand, part(b, 0.2, 0.6, 0.6, 0.08), mark(shell), { opacity: 0.5 })
  );
};

export const memoryCard: Drawing = {
  angles: 2,
  size: { width: 2.4, height: 3.2, depth: 0.2 },
  draw(pen, _subject, angle) {
    const form = formOf(pen);
    const [w, h] = form === 'micro' ? [1.1, 1.5] : form === 'sd' ? [2.4, 3.2] : [2.96, 3.85];
    const own = pen.fit(w, h, { w: 470, h: 620 });
    if (angle === 1) return contactShadow(pen, 400, own.y + own.h + 12, own.w * 0.9, 0.28) + back(pen, own, form, pen.colour);
    if (form === 'micro' && pen.flag('adapter') !== false) {
      const b = pen.fit(4.1, 3.2);
      const card = box(b.x, b.y + b.h - 2.2 * b.k, 1.62 * b.k, 2.2 * b.k);
      const adapter = box(b.x + b.w - 2.4 * b.k, b.y, 2.4 * b.k, b.h);
      return (
        contactShadow(pen, 400, b.y + b.h + 10, b.w * 0.9, 0.28) +
        face(pen, adapter, 'sd', '#26282d', true) +
        rotate(dropShadow(pen, card, 20, 12, 0.3) + face(pen, card, 'micro', pen.colour), -7, card.x + card.w / 2, card.y + card.h / 2)
      );
    }
    return contactShadow(pen, 400, own.y + own.h + 12, own.w * 0.9, 0.28) + rotate(face(pen, own, form, pen.colour), -6, 400, 492);
  },
};
