import {
  alpha,
  type Box,
  body,
  box,
  circle,
  contactShadow,
  type Drawing,
  d,
  darken,
  edge,
  ellipse,
  fromHue,
  isDark,
  isLight,
  label,
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
  wordmark,
} from '../kit/index.ts';

const glow = (pen: Pen): string => fromHue(pen.pick([205, 262, 172], 'glow'), 0.9, 0.62);

/** Home's tiles on a wall panel. */
const panel = (pen: Pen, b: Box): string => {
  const lit = part(b, 0.045, 0.06, 0.91, 0.88);
  const upright = b.h > b.w;
  const columns = upright ? 2 : 4;
  const rows = upright ? 3 : 2;
  const room = part(lit, 0.05, upright ? 0.26 : 0.34, 0.9, upright ? 0.7 : 0.6);
  const tiles = times(columns * rows, (i) => {
    const t = box(
      room.x + (room.w * (i % columns)) / columns + 5,
      room.y + (room.h * Math.floor(i / columns)) / rows + 5,
      room.w / columns - 10,
      room.h / rows - 10,
    );
    const on = pen.random(`tile${i}`) > 0.5;
    const tone = fromHue((pen.random('tiles') * 360 + i * 50) % 360, 0.7, 0.55);
    return (
      rect(t, 12, { fill: on ? '#ffffff' : '#ffffff40' }) +
      circle(t.x + t.w * 0.24, t.y + t.h * 0.3, Math.min(t.w, t.h) * 0.15, { fill: on ? tone : '#ffffff80' }) +
      rect(part(t, 0.12, 0.62, 0.56, 0.09), 3, { fill: on ? '#30343f' : '#ffffffa0' }) +
      rect(part(t, 0.12, 0.77, 0.34, 0.07), 3, { fill: on ? '#a5a9b1' : '#ffffff60' })
    );
  });
  return (
    body(pen, b, { r: Math.min(b.w, b.h) * 0.07 }) +
    rect(part(b, 0.025, 0.035, 0.95, 0.93), 10, { fill: '#050608' }) +
    screen(
      pen,
      lit,
      8,
      label('12:30', part(lit, 0.05, 0.07, upright ? 0.5 : 0.28, upright ? 0.14 : 0.2), '#ffffff', { align: 'start' }) + tiles,
    )
  );
};

export const smartHub: Drawing = {
  angles: 2,
  size: { width: 9.5, height: 3, depth: 9.5 },
  draw(pen, _subject, angle) {
    const { width: w, depth } = pen.size;
    const hasScreen = /экран/.test(pen.text('type'));
    const h = hasScreen ? Math.max(pen.size.height, w * 0.58) : pen.size.height;
    if (hasScreen) {
      const deep = Math.min(depth, w * 0.3);
      if (angle === 1) {
        const v: View = pen.view(30, 10, { width: w, height: h, depth: deep });
        return (
          v.shadow(0, 0, w, deep, 0.5) +
          v.solid({ at: [0, 0, 0], size: [w, h, deep], r: Math.min(w, h) * 0.06, content: (b) => panel(pen, b) })
        );
      }
      const b = pen.fit(w, h);
      return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 4, b.w, 0.3) + panel(pen, b);
    }
    const side = Math.max(w, depth);
    const low = Math.min(h, side * 0.6);
    const tone = glow(pen);
    const round = pen.random('shape') > 0.5;
    const lid = (k: number): string =>
      circle(0, 0, side * 0.2 * k, { stroke: alpha(tone, 0.3), line: side * 0.05 * k }) +
      circle(0, 0, side * 0.2 * k, { stroke: tone, line: side * 0.014 * k }) +
      path(
        d(
          'M',
          -side * 0.07 * k,
          side * 0.01 * k,
          'L',
          0,
          -side * 0.06 * k,
          'L',
          side * 0.07 * k,
          side * 0.01 * k,
          'M',
          -side * 0.045 * k,
          -side * 0.005 * k,
          'v',
          side * 0.06 * k,
          'h',
          side * 0.09 * k,
          'v',
          -side * 0.06 * k,
        ),
        { stroke: mark(pen.colour), line: side * 0.012 * k, round: true, opacity: 0.7 },
      ) +
      wordmark(pen.subject.brand, box(-side * 0.16 * k, side * 0.29 * k, side * 0.32 * k, side * 0.06 * k), mark(pen.colour), {
        opacity: 0.6,
      });
    const v: View = pen.view(angle === 0 ? 28 : 0, angle === 0 ? 36 : 12, { width: side, height: low, depth: side });
    const back = v.on(
      'front',
      side * 0.2,
      low * 0.7,
      side * (round ? 0.98 : 1),
      times(3, (i) => port(box(side * (0.06 + i * 0.2) * v.k, 0, side * 0.12 * v.k, low * 0.34 * v.k), 4)),
    );
    const paint = isLight(pen.colour) ? pen.colour : lighten(pen.colour, isDark(pen.colour) ? 0.04 : 0);
    if (round)
      return (
        v.roundShadow(side / 2, side / 2, side / 2, 0.5) +
        v.cylinder(side / 2, 0, side / 2, side * 0.46, low * 0.2, { colour: darken(paint, 0.4) }) +
        v.cylinder(side / 2, low * 0.14, side / 2, side / 2, low * 0.86, {
          colour: paint,
          content: (k) => ellipse(0, 0, side * 0.44 * k, side * 0.44 * k, { stroke: edge(paint), line: 1.2, opacity: 0.5 }) + lid(k),
        }) +
        (angle === 1 ? back : '')
      );
    return (
      v.shadow(0, 0, side, side, 0.5) +
      v.solid({
        at: [0, 0, 0],
        size: [side, low, side],
        face: 'top',
        r: side * 0.22,
        colour: paint,
        content: (b) => `<g transform="translate(${Math.round(b.w / 2)} ${Math.round(b.h / 2)})">${lid(b.k)}</g>`,
      }) +
      (angle === 1 ? back : '')
    );
  },
};
