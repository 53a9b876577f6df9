import {
  type Box,
  body,
  box,
  contactShadow,
  type Drawing,
  d,
  darken,
  grille,
  isDark,
  lighten,
  mark,
  type Pen,
  part,
  path,
  port,
  rect,
  screen,
  times,
  type View,
  vent,
  wordmark,
} from '../kit/index.ts';
import { type TvFace, tvs } from '../looks/tvs.ts';
import { tvPage } from './tv-pages.ts';

const front = (pen: Pen, b: Box, face: TvFace): string => {
  const rim = Math.max(2, (b.w * face.rim) / 100);
  const chin = Math.max(rim, (b.w * face.chin) / 100);
  const lit = box(b.x + rim, b.y + rim, b.w - 2 * rim, b.h - rim - chin);
  return (
    body(pen, b, { r: 4 }) +
    rect(box(b.x + 1.5, b.y + 1.5, b.w - 3, b.h - 3), 3, { fill: '#050608' }) +
    (face.speaker ? grille(pen, box(b.x + 1.5, lit.y + lit.h + rim, b.w - 3, chin - rim - 1.5), 3, { colour: '#4a4d54', hole: 7 }) : '') +
    screen(
      pen,
      lit,
      2,
      (/oled/.test(pen.text('panel')) ? rect(lit, 0, { fill: pen.fade('#000000', 0.85, 0.1, 200) }) : '') + tvPage(pen, lit),
    )
  );
};

/** What a set stands on, beneath a panel `flat` whose floor is at `bottom`. */
const standOf = (pen: Pen, flat: Box, bottom: number, stand: TvFace['stand'], metal: string): string => {
  const y = flat.y + flat.h - 4;
  const style = { fill: pen.matt(metal), stroke: pen.edge(metal), line: 1.2 };
  const x = flat.x + flat.w / 2;
  const leg = (at: number, s: number): string => {
    const from = flat.x + flat.w * at;
    return path(
      d('M', from - 5, y, 'L', from + s * 5, y, 'L', from + s * flat.w * 0.045, bottom, 'h', s * 12, 'L', from + s * 17, y, 'Z'),
      style,
    );
  };
  const blade = (at: number): string =>
    rect(box(flat.x + flat.w * at - 4, y, 8, bottom - y - 3), 2, style) +
    rect(box(flat.x + flat.w * at - flat.w * 0.045, bottom - 6, flat.w * 0.09, 6), 3, style);
  switch (stand) {
    case 'feet':
      return leg(0.14, -1) + leg(0.86, 1);
    case 'inner':
      return leg(0.32, -1) + leg(0.68, 1);
    case 'blades':
      return blade(0.1) + blade(0.9);
    case 'plate':
      return (
        rect(box(x - flat.w * 0.045, y, flat.w * 0.09, bottom - y), 2, style) +
        rect(box(x - flat.w * 0.17, bottom - 9, flat.w * 0.34, 9), 4, style)
      );
    case 'bar':
      return rect(box(x - flat.w * 0.26, y, flat.w * 0.52, bottom - y), 5, { ...style, fill: pen.metal(metal, 90) });
  }
};

/** Where legs begin and how wide they are, seen from the side, in widths of the set. */
const sideLegs: Readonly<Record<TvFace['stand'], readonly (readonly [x: number, w: number])[]>> = {
  feet: [
    [0.12, 0],
    [0.86, 0],
  ],
  inner: [
    [0.3, 0],
    [0.68, 0],
  ],
  blades: [
    [0.09, 0],
    [0.9, 0],
  ],
  plate: [[0.36, 0.28]],
  bar: [[0.25, 0.5]],
};

export const tv: Drawing = {
  angles: 3,
  size: { width: 123, height: 75, depth: 24 },
  draw(pen, _subject, angle) {
    const { width: w } = pen.size;
    // A set fills its tile. In a listing 75 inches are a little larger than 32.
    const room = 700 + 60 * Math.max(0, Math.min(1, (w - 60) / 110));
    const face = pen.look(tvs);
    // Makers give the height with or without legs; a bare 16 : 9 panel tells itself by its shape.
    const bare = pen.size.height < w * 0.6;
    const panel = bare ? pen.size.height : Math.min(pen.size.height * 0.985, w * 0.575);
    const h = bare ? panel + w * 0.045 : pen.size.height;
    const depth = Math.max(pen.size.depth, w * 0.12);
    const metal = isDark(pen.colour) ? '#3b3d43' : darken(pen.colour, 0.1);
    if (angle === 1) {
      const v: View = pen.view(34, 8, { width: w, height: h, depth }, { w: room * 0.96, h: 820 });
      const leg = (x: number, wide = 1.6): string =>
        v.solid({ at: [x, 0, 0], size: [wide, 1.4, depth], colour: metal }) +
        v.solid({ at: [x, 1, depth * 0.42], size: [wide, h - panel + 2, 2.5], colour: metal });
      const legs = sideLegs[face.stand];
      return (
        v.shadow(0, 0, w, depth, 0.26) +
        legs.map(([at, wide]) => leg(w * at, Math.max(1.6, w * wide))).join('') +
        v.solid({ at: [w * 0.16, h - panel + panel * 0.1, depth * 0.3], size: [w * 0.68, panel * 0.5, depth * 0.2], colour: '#1b1c20' }) +
        v.solid({ at: [0, h - panel, depth * 0.5], size: [w, panel, 1.8], r: 0.4, content: (b) => front(pen, b, face) })
      );
    }
    const b = pen.fit(w, h, { w: room, h: 820 });
    const flat = { ...b, h: panel * b.k };
    const bottom = b.y + b.h;
    const legs = standOf(pen, flat, bottom, face.stand, metal);
    const shadow = contactShadow(pen, b.x + b.w / 2, bottom + 5, b.w * 0.98, 0.34);
    if (angle === 0) return shadow + legs + front(pen, flat, face);
    const back = isDark(pen.colour) ? pen.colour : darken(pen.colour, 0.06);
    return (
      shadow +
      legs +
      body(pen, flat, { r: 5, colour: back }) +
      body(pen, part(flat, 0.14, 0.36, 0.72, 0.56), { r: 12, colour: lighten(back, 0.04) }) +
      vent(pen, part(flat, 0.2, 0.41, 0.6, 0.05), 3, { colour: back }) +
      [
        [0.4, 0.52],
        [0.6, 0.52],
        [0.4, 0.78],
        [0.6, 0.78],
      ]
        .map(([x = 0, y = 0]) => rect(part(flat, x - 0.008, y, 0.016, 0.028), 8, { fill: '#08090b', stroke: '#4b4e55' }))
        .join('') +
      rect(part(flat, 0.7, 0.56, 0.12, 0.26), 5, { fill: '#0d0e11' }) +
      times(4, (i) => port(part(flat, 0.72, 0.59 + i * 0.055, 0.045, 0.028), 2)) +
      wordmark(pen.subject.brand, part(flat, 0.42, 0.14, 0.16, 0.07), mark(back), { opacity: 0.4 })
    );
  },
};
