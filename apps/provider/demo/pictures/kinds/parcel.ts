import {
  alpha,
  type Box,
  box,
  type Drawing,
  d,
  darken,
  edge,
  lighten,
  line,
  mark,
  type Pen,
  part,
  path,
  rect,
  spot,
  type View,
  wordmark,
} from '../kit/index.ts';

const tape = (b: Box): string =>
  rect(b, 0, { fill: '#efe3c4', opacity: 0.62 }) + rect(b, 0, { stroke: '#8f7347', line: 0.8, opacity: 0.5 });

/** «This side up», «fragile», as printed on cartons. */
const signs = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const ink = { stroke: mark(pen.colour), line: Math.max(2, b.h * 0.05), round: true, opacity: 0.62 };
  return (
    path(
      d(
        'M',
        ...at(0.12, 0.92),
        'V',
        b.y + b.h * 0.16,
        'M',
        ...at(0.02, 0.36),
        'L',
        ...at(0.12, 0.1),
        'L',
        ...at(0.22, 0.36),
        'M',
        ...at(0.36, 0.92),
        'V',
        b.y + b.h * 0.16,
        'M',
        ...at(0.26, 0.36),
        'L',
        ...at(0.36, 0.1),
        'L',
        ...at(0.46, 0.36),
      ),
      ink,
    ) +
    path(
      d(
        'M',
        ...at(0.64, 0.1),
        'h',
        b.w * 0.28,
        'c',
        0,
        b.h * 0.36,
        -b.w * 0.06,
        b.h * 0.46,
        -b.w * 0.14,
        b.h * 0.46,
        's',
        -b.w * 0.14,
        -b.h * 0.1,
        -b.w * 0.14,
        -b.h * 0.46,
        'Z',
        'M',
        ...at(0.78, 0.56),
        'V',
        b.y + b.h * 0.92,
        'M',
        ...at(0.66, 0.92),
        'h',
        b.w * 0.24,
      ),
      ink,
    )
  );
};

const side = (pen: Pen, b: Box): string => {
  const paper = pen.tile(7, 60, line(3, 0, 3, 60, { stroke: darken(pen.colour, 0.4), line: 0.7, opacity: 0.16 }));
  const slip = part(b, 0.08, 0.3, 0.4, 0.3);
  return (
    rect(b, 3, { fill: paper }) +
    tape(part(b, 0.43, 0, 0.14, 0.16)) +
    rect(slip, 3, { fill: '#fdfdfb', stroke: alpha(edge(pen.colour), 0.7), line: 1 }) +
    rect(part(slip, 0.08, 0.14, 0.5, 0.1), 1, { fill: '#3a3d44' }) +
    rect(part(slip, 0.08, 0.32, 0.7, 0.06), 1, { fill: '#a5a9b1' }) +
    [0.08, 0.13, 0.21, 0.26, 0.36, 0.4, 0.49, 0.53, 0.62, 0.7, 0.74, 0.83, 0.88]
      .map((x, i) => rect(part(slip, x, 0.54, i % 3 === 0 ? 0.035 : 0.016, 0.34), 0, { fill: '#1d1f24' }))
      .join('') +
    signs(pen, part(b, 0.62, 0.72, 0.3, 0.17)) +
    wordmark(pen.subject.brand, part(b, 0.08, 0.77, 0.36, 0.09), mark(pen.colour), { align: 'start', opacity: 0.6 })
  );
};

/** A closed carton of the right size, for goods whose kind nobody knows. */
export const parcel: Drawing = {
  angles: 2,
  size: { width: 36, height: 26, depth: 28 },
  draw(pen, _subject, angle) {
    const { width: w, height: h, depth } = pen.size;
    const v: View = pen.view(angle === 0 ? 30 : -24, angle === 0 ? 24 : 38);
    const k = v.k;
    const lid = box(0, 0, w * k, depth * k);
    return (
      v.shadow(0, 0, w, depth, 0.5) +
      v.solid({ at: [0, 0, 0], size: [w, h, depth], content: (b) => side(pen, b) }) +
      v.on(
        'top',
        0,
        h,
        0,
        rect(lid, 0, { fill: pen.matt(lighten(pen.colour, 0.12), 40) }) +
          line(0, lid.h / 2, lid.w, lid.h / 2, { stroke: darken(pen.colour, 0.55), line: 1.6 }) +
          tape(part(lid, 0.43, 0, 0.14, 1)),
      )
    );
  },
};
