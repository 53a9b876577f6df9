import {
  type Box,
  body,
  box,
  contactShadow,
  contacts,
  type Drawing,
  d,
  darken,
  fan,
  fins,
  isDark,
  label,
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
  zoom,
} from '../kit/index.ts';
import { makers } from '../looks/makers.ts';

const fansOf = (pen: Pen): number => Math.round(pen.number('fans', pen.size.width > 27 ? 3 : pen.size.width > 19 ? 2 : 1, 1, 3));

const bladesOf = { bar: 11, flat: 9, arc: 13, slot: 7 } as const;

/** The cooler's side: shroud in facets, fans, fins between, the slot's bracket and fingers. */
const face = (pen: Pen, b: Box): string => {
  const count = fansOf(pen);
  const shell = part(b, 0.015, 0, 0.985, 0.9);
  const r = Math.min(shell.h * 0.41, (shell.w / count) * 0.45);
  const { accent: tone, grip: shape } = pen.look(makers);
  const at = (x: number, y: number): [number, number] => [shell.x + shell.w * x, shell.y + shell.h * y];
  const facet = lighten(pen.colour, isDark(pen.colour) ? 0.09 : 0.18);
  return (
    rect(part(b, 0.03, 0.86, 0.94, 0.08), 2, { fill: '#17352a', stroke: '#2f5546' }) +
    contacts(part(b, 0.1, 0.93, 0.34, 0.07), 26) +
    fins(pen, part(b, 0.03, 0.03, 0.95, 0.84), 46, { colour: '#7c8087' }) +
    body(pen, shell, { r: shell.h * 0.1, fill: pen.matt(pen.colour, 35) }) +
    path(
      d(
        'M',
        ...at(0, 0.18),
        'L',
        ...at(0.16, 0),
        'H',
        shell.x + shell.w * 0.3,
        'L',
        ...at(0.05, 0.42),
        'Z',
        'M',
        ...at(1, 0.82),
        'L',
        ...at(0.84, 1),
        'H',
        shell.x + shell.w * 0.7,
        'L',
        ...at(0.95, 0.58),
        'Z',
      ),
      { fill: facet, opacity: 0.8 },
    ) +
    times(count, (i) =>
      fan(pen, shell.x + (shell.w * (i + 0.5)) / count, shell.y + shell.h / 2, r, {
        blades: bladesOf[shape],
        ...(pen.flag('backlight') && { glow: tone }),
      }),
    ) +
    // A watt more, a heat pipe more.
    times(Math.round(pen.number('tdp', 150, 30, 600) / 90), (i) =>
      rect(part(b, 0.2 + i * 0.1, 0.885, 0.07, 0.03), 4, { fill: '#b5743c' }),
    ) +
    label(`${pen.number('memory', 8)} ГБ`, part(shell, 0.84, 0.05, 0.13, 0.1), mark(pen.colour), { weight: 700 }) +
    (shape === 'flat'
      ? rect(part(shell, 0, 0.9, 1, 0.05), 0, { fill: tone })
      : shape === 'bar'
        ? rect(part(shell, 0.005, 0.3, 0.012, 0.4), 2, { fill: tone })
        : '') +
    times(count - 1, (i) => {
      const x = shell.x + (shell.w * (i + 1)) / count;
      return path(d('M', x, shell.y + shell.h * 0.05, 'v', shell.h * 0.2, 'M', x, shell.y + shell.h * 0.75, 'v', shell.h * 0.2), {
        stroke: tone,
        line: shell.h * 0.02,
        round: true,
      });
    }) +
    rect(box(b.x - b.w * 0.012, b.y - b.h * 0.05, b.w * 0.024, b.h * 1.04), 2, {
      fill: pen.metal('#b4b8be', 90),
      stroke: '#6e7278',
      line: 1,
    })
  );
};

export const graphicsCard: Drawing = {
  angles: 3,
  size: { width: 30, height: 13, depth: 5.5 },
  draw(pen, _subject, angle) {
    const sizes = [pen.size.width, pen.size.height, pen.size.depth].sort((x, y) => y - x);
    const [w = 30, h = 13, depth = 5.5] = sizes;
    if (angle === 1) {
      const v: View = pen.view(30, 24, { width: w, height: h, depth });
      const flat = box(0, 0, w * v.k, depth * v.k);
      const spine = v.on(
        'top',
        0,
        h,
        0,
        rect(part(flat, 0.1, 0.2, 0.8, 0.2), 4, { fill: darken(pen.colour, 0.35) }) +
          wordmark(pen.subject.brand, part(flat, 0.3, 0.44, 0.4, 0.42), mark(pen.colour)) +
          port(part(flat, 0.78, 0.15, 0.1, 0.32), 3),
      );
      return v.shadow(0, 0, w, depth, 0.5) + v.solid({ at: [0, 0, 0], size: [w, h, depth], r: 1, content: (b) => face(pen, b) }) + spine;
    }
    const b = pen.fit(w, h);
    if (angle === 2) return zoom(face(pen, b), b.x + b.w * 0.2, b.y + b.h * 0.5, 2.6);
    return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 6, b.w * 0.96) + face(pen, b);
  },
};
