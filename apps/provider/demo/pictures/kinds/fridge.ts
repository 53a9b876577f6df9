import {
  type Box,
  body,
  box,
  contactShadow,
  type Drawing,
  darken,
  digits,
  edge,
  feet,
  glass,
  groove,
  handle,
  isDark,
  mark,
  type Pen,
  panel,
  part,
  rect,
  skin,
  type View,
  wordmark,
} from '../kit/index.ts';
import { balconies, shelves } from './cold-inside.ts';

type Layout = 'below' | 'above' | 'side' | 'many' | 'single';

const layoutOf = (pen: Pen): Layout => {
  const { width, height } = pen.size;
  if (pen.mentions(/side/)) return 'side';
  if (pen.mentions(/многодвер|french/)) return 'many';
  if (pen.mentions(/однокамер/)) return 'single';
  if (pen.mentions(/верхн/)) return 'above';
  if (pen.mentions(/нижн/)) return 'below';
  const doors = pen.number('doors', 0, 0, 8);
  if (width > 75) return doors > 2 || width > 85 ? 'many' : 'side';
  return doors === 1 || height < 110 ? 'single' : 'below';
};

/** Doors of a layout as shares of the front; `open` is the side where one pulls. */
const doorsOf = (layout: Layout): { at: readonly [number, number, number, number]; open: 'left' | 'right' | 'top' }[] => {
  if (layout === 'side')
    return [
      { at: [0, 0, 0.46, 1], open: 'right' },
      { at: [0.46, 0, 0.54, 1], open: 'left' },
    ];
  if (layout === 'many')
    return [
      { at: [0, 0, 0.5, 0.6], open: 'right' },
      { at: [0.5, 0, 0.5, 0.6], open: 'left' },
      { at: [0, 0.6, 0.5, 0.4], open: 'right' },
      { at: [0.5, 0.6, 0.5, 0.4], open: 'left' },
    ];
  if (layout === 'single') return [{ at: [0, 0, 1, 1], open: 'left' }];
  if (layout === 'above')
    return [
      { at: [0, 0, 1, 0.3], open: 'left' },
      { at: [0, 0.3, 1, 0.7], open: 'left' },
    ];
  return [
    { at: [0, 0, 1, 0.61], open: 'left' },
    { at: [0, 0.61, 1, 0.39], open: 'left' },
  ];
};

const plinth = 0.035;

const dispenser = (pen: Pen, b: Box): string =>
  glass(pen, b, 8) +
  digits(part(b, 0.2, 0.06, 0.6, 0.13), '-18°', '#bfe0ff') +
  rect(part(b, 0.12, 0.28, 0.76, 0.64), 6, {
    fill: pen.linear([
      [0, '#050608'],
      [1, '#3a3d44'],
    ]),
  }) +
  rect(part(b, 0.38, 0.28, 0.24, 0.16), 3, { fill: '#6a6e76' }) +
  rect(part(b, 0.42, 0.44, 0.16, 0.24), 2, { fill: '#8d929a', opacity: 0.5 }) +
  rect(part(b, 0.14, 0.86, 0.72, 0.05), 2, { fill: '#9aa0a8' });

const front = (pen: Pen, b: Box): string => {
  const layout = layoutOf(pen);
  const doors = part(b, 0, 0, 1, 1 - plinth);
  const bar = layout !== 'single' && pen.random('handle') > 0.5;
  const metal = isDark(pen.colour) ? '#8c9097' : '#b9bdc3';
  const wide = layout === 'side' || layout === 'many';
  const thick = b.w * (wide ? 0.018 : 0.03);
  const leaf = (door: ReturnType<typeof doorsOf>[number]): string => {
    const f = part(doors, ...door.at);
    const gap = Math.max(1.2, b.w * 0.004);
    const own = box(f.x + gap, f.y + gap, f.w - gap * 2, f.h - gap * 2);
    const x = door.open === 'right' ? own.x + own.w - thick * 2 : own.x + thick;
    // A grip: a bar on posts, or a shadowed recess along the opening edge.
    const low = own.y < doors.y + doors.h * 0.3 && !wide;
    const long = wide ? own.h * 0.5 : Math.min(own.h * 0.62, b.h * 0.26);
    const y = wide ? own.y + (own.h - long) / 2 : low ? own.y + own.h - long - own.h * 0.06 : own.y + own.h * 0.06;
    const grip = bar
      ? handle(pen, box(x, y, thick, long), { colour: metal })
      : wide
        ? rect(
            box(door.open === 'right' ? own.x + own.w - thick * 0.7 : own.x, own.y + own.h * 0.04, thick * 0.7, own.h * 0.92),
            thick * 0.3,
            {
              fill: pen.linear(
                [
                  [0, darken(pen.colour, 0.6)],
                  [1, darken(pen.colour, 0.25)],
                ],
                door.open === 'right' ? 0 : 180,
              ),
            },
          )
        : rect(box(own.x + own.w * 0.03, low ? own.y + own.h - thick * 0.6 : own.y, own.w * 0.94, thick * 0.6), 2, {
            fill: darken(pen.colour, 0.55),
            opacity: 0.8,
          });
    return panel(pen, own, { r: b.w * 0.012, fill: skin(pen) }) + grip;
  };
  const main = doorsOf(layout);
  const upper = part(doors, ...(main[0]?.at ?? [0, 0, 1, 1]));
  return (
    body(pen, b, { r: b.w * 0.014, colour: darken(pen.colour, 0.3) }) +
    rect(part(b, 0.02, 1 - plinth, 0.96, plinth), 2, { fill: '#1d1f23' }) +
    main.map(leaf).join('') +
    (layout === 'side' ? dispenser(pen, part(upper, 0.24, 0.34, 0.5, 0.2)) : '') +
    (layout === 'many'
      ? glass(pen, part(upper, 0.3, 0.3, 0.4, 0.14), 6) + digits(part(upper, 0.36, 0.335, 0.28, 0.07), '4°', '#d5ecff')
      : '') +
    (layout === 'below' && pen.random('panel') > 0.4
      ? glass(pen, part(upper, 0.36, 0.09, 0.28, 0.042), 5) + digits(part(upper, 0.4, 0.098, 0.2, 0.027), '5°', '#bfe0ff')
      : '') +
    wordmark(
      pen.subject.brand,
      layout === 'side' || layout === 'many'
        ? part(upper, 0.3, 0.07, 0.4, 0.022)
        : part(upper, 0.36, layout === 'above' ? 0.1 : 0.035, 0.28, layout === 'above' ? 0.08 : 0.028),
      mark(pen.colour),
      { opacity: 0.8 },
    ) +
    (wide
      ? groove(b.x + b.w * (main[0]?.at[2] ?? 0.5), b.y + 3, b.x + b.w * (main[0]?.at[2] ?? 0.5), doors.y + doors.h - 3, pen.colour, 2.4)
      : '')
  );
};

/** The largest door open: shelves inside, balconies on the door. */
const openView = (pen: Pen): string => {
  const { width: w, height: h, depth } = pen.size;
  const layout = layoutOf(pen);
  const doors = doorsOf(layout);
  const main = layout === 'above' || layout === 'side' || layout === 'many' ? doors[1] : doors[0];
  const [dx, dy, dw, dh] = main?.at ?? [0, 0, 1, 1];
  const leafW = w * dw;
  const v: View = pen.view(-20, 9, { width: w + leafW * 0.42, height: h, depth: depth + leafW * 0.85 });
  const room = (b: Box): string => {
    const all = part(b, 0, 0, 1, 1 - plinth);
    const hole = part(all, dx, dy, dw, dh);
    const inner = box(hole.x + b.w * 0.03, hole.y + b.w * 0.03, hole.w - b.w * 0.06, hole.h - b.w * 0.06);
    const cold = shelves(pen, inner, Math.min(5, Math.max(2, Math.round((h * dh) / 32))), leafW > 50 ? 4 : 3);
    return front(pen, b) + rect(hole, 3, { fill: '#dfe4ea', stroke: edge(pen.colour), line: 1.4 }) + cold;
  };
  const high = h * (1 - plinth) * dh;
  const y = h - h * (1 - plinth) * dy;
  const turn = (112 * Math.PI) / 180;
  const across: readonly [number, number, number] = [-Math.cos(turn), 0, Math.sin(turn)];
  const flat = box(0, 0, leafW * v.k, high * v.k);
  return (
    v.shadow(0, 0, w, depth, 0.45) +
    v.solid({ at: [0, 0, 0], size: [w, h, depth], r: 0.4, content: room }) +
    v.plane(
      [w + 2.4, y + 0.3, depth],
      across,
      [0, -1, 0],
      rect(flat, 6, { fill: pen.matt(darken(pen.colour, 0.1)), stroke: edge(pen.colour), line: 2 }),
    ) +
    v.plane([w, y, depth], across, [0, -1, 0], balconies(pen, flat, Math.min(5, Math.max(2, Math.round(high / 28)))))
  );
};

export const fridge: Drawing = {
  angles: 3,
  size: { width: 60, height: 186, depth: 65 },
  draw(pen, _subject, angle) {
    const { width, height, depth } = pen.size;
    if (angle === 2) return openView(pen);
    if (angle === 1) {
      const v: View = pen.view(30, 9);
      return (
        v.shadow(0, 0, width, depth, 0.5) + v.solid({ at: [0, 0, 0], size: [width, height, depth], r: 0.5, content: (b) => front(pen, b) })
      );
    }
    const b = pen.fit(width, height);
    return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 3, b.w) + feet(b, b.w * 0.08, 5) + front(pen, b);
  },
};
