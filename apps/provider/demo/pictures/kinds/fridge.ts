import {
  type Box,
  body,
  box,
  type ColdDoor,
  coldDisplay,
  coldDoor,
  contactShadow,
  type Drawing,
  darken,
  digits,
  edge,
  feet,
  glass,
  isDark,
  type Pen,
  part,
  rect,
  type View,
} from '../kit/index.ts';
import { refrigerators } from '../looks/cold.ts';
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

interface Door extends ColdDoor {
  /** As shares of the front. */
  at: readonly [number, number, number, number];
}

/** What the freezer has of the height, by what it holds: insulated walls take their part of it. */
const freezerShare = (pen: Pen): number => {
  const whole = pen.number('volume', 0);
  const volumeShare = whole > 0 ? pen.number('freezerVolume', 0) / whole : 0.3;
  return 0.14 + 0.66 * Math.max(0.12, Math.min(0.5, volumeShare));
};

/** Doors of a layout. */
const doorsOf = (pen: Pen, layout: Layout): Door[] => {
  const cold = freezerShare(pen);
  if (layout === 'side')
    return [
      { at: [0, 0, 0.46, 1], open: 'right', grip: 'middle' },
      { at: [0.46, 0, 0.54, 1], open: 'left', grip: 'middle' },
    ];
  if (layout === 'many')
    return [
      { at: [0, 0, 0.5, 1 - cold], open: 'right', grip: 'foot' },
      { at: [0.5, 0, 0.5, 1 - cold], open: 'left', grip: 'foot' },
      { at: [0, 1 - cold, 0.5, cold], open: 'right', grip: 'head' },
      { at: [0.5, 1 - cold, 0.5, cold], open: 'left', grip: 'head' },
    ];
  if (layout === 'single') return [{ at: [0, 0, 1, 1], open: 'left', grip: 'head' }];
  if (layout === 'above')
    return [
      { at: [0, 0, 1, cold], open: 'left', grip: 'foot' },
      { at: [0, cold, 1, 1 - cold], open: 'left', grip: 'head' },
    ];
  return [
    { at: [0, 0, 1, 1 - cold], open: 'left', grip: 'foot' },
    { at: [0, 1 - cold, 1, cold], open: 'left', grip: 'head' },
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
  const face = pen.look(refrigerators);
  const doors = part(b, 0, 0, 1, 1 - plinth);
  const gap = Math.max(1.2, b.w * 0.004);
  const leaves = doorsOf(pen, layout).map((door) => {
    const f = part(doors, ...door.at);
    return { ...door, box: box(f.x + gap, f.y + gap, f.w - gap * 2, f.h - gap * 2) };
  });
  const second = darken(pen.colour, isDark(pen.colour) ? 0 : 0.34);
  const upper = leaves[0]?.box ?? doors;
  const right = leaves[1]?.box ?? doors;
  return (
    body(pen, face.legs ? part(b, 0, 0, 1, 1 - plinth * 0.6) : b, {
      r: b.w * (face.round ? 0.09 : 0.014),
      colour: darken(pen.colour, 0.3),
    }) +
    (face.legs
      ? rect(part(b, 0.08, 1 - plinth * 0.7, 0.07, plinth * 0.7), 3, { fill: '#3a3d44' }) +
        rect(part(b, 0.85, 1 - plinth * 0.7, 0.07, plinth * 0.7), 3, { fill: '#3a3d44' })
      : rect(part(b, 0.02, 1 - plinth, 0.96, plinth), 2, { fill: '#1d1f23' })) +
    leaves.map((door, i) => coldDoor(pen, door.box, b, face, door, face.twoTone && i >= leaves.length / 2 ? second : pen.colour)).join('') +
    (face.dispenser ? dispenser(pen, part(upper, 0.24, 0.34, 0.5, 0.2)) : '') +
    (face.window ? glass(pen, part(right, 0.1, 0.05, 0.84, 0.46), 8) : '') +
    (face.dispenser && face.display !== 'line' ? '' : coldDisplay(pen, layout === 'above' ? right : upper, face, '4°'))
  );
};

/** The largest door open: shelves inside, balconies on the door. */
const openView = (pen: Pen): string => {
  const { width: w, height: h, depth } = pen.size;
  const layout = layoutOf(pen);
  const doors = doorsOf(pen, layout);
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
    const b = pen.fit(width, height, { w: 640, h: 820, tallest: 205 });
    return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 3, b.w) + feet(b, b.w * 0.08, 5) + front(pen, b);
  },
};
