import {
  alpha,
  type Box,
  box,
  contactShadow,
  contacts,
  type Drawing,
  d,
  darken,
  edge,
  isDark,
  label,
  lighten,
  type Pen,
  part,
  path,
  rect,
  rim,
  times,
  type View,
} from '../kit/index.ts';

/** The lid takes the product's colour only when that is a metal's; a black box still holds a bright chip. */
const lidColour = (pen: Pen): string => (isDark(pen.colour) ? lighten(pen.colour, 0.55) : pen.colour);

/** Family, number and the fact in figures, as they are burnt into the lid. */
const print = (pen: Pen, lid: Box, ink: string): string => {
  const [, family = '', number = ''] = /((?:Ryzen|Core)(?: Ultra)? \w+)[ -](\w+(?: Plus)?)/.exec(pen.subject.name ?? '') ?? [];
  const cores = pen.number('cores', 6, 1, 128);
  return (
    label(number === '' ? `${cores}` : number, part(lid, 0.08, 0.1, 0.84, 0.25), ink, { align: 'start', weight: 700 }) +
    label(family.toUpperCase(), part(lid, 0.08, 0.37, 0.6, 0.11), ink, { align: 'start' }) +
    // As many fields as there are cores; filled for every four megabytes of cache.
    times(Math.min(32, cores), (i) =>
      rect(part(lid, 0.08 + (i % 8) * 0.075, 0.55 + Math.floor(i / 8) * 0.085, 0.058, 0.062), 1, {
        stroke: alpha(ink, 0.7),
        line: 1.6,
        ...(i < pen.number('l3', 0) / 4 && { fill: ink }),
      }),
    ) +
    label(`${String(pen.number('boostClock', 4, 0, 9)).replace('.', ',')} ГГц`, part(lid, 0.08, 0.87, 0.44, 0.09), ink, { align: 'start' })
  );
};

const top = (pen: Pen, b: Box): string => {
  const metal = lidColour(pen);
  const lid = part(b, 0.12, 0.1, 0.76, 0.8);
  const notch = b.w * 0.05;
  const shape = d(
    'M',
    lid.x + notch,
    lid.y,
    'H',
    lid.x + lid.w - notch,
    'q',
    notch,
    0,
    notch,
    notch,
    'V',
    lid.y + lid.h * 0.3,
    'h',
    notch,
    'v',
    lid.h * 0.4,
    'h',
    -notch,
    'V',
    lid.y + lid.h - notch,
    'q',
    0,
    notch,
    -notch,
    notch,
    'H',
    lid.x + notch,
    'q',
    -notch,
    0,
    -notch,
    -notch,
    'V',
    lid.y + lid.h * 0.7,
    'h',
    -notch,
    'v',
    -lid.h * 0.4,
    'h',
    notch,
    'V',
    lid.y + notch,
    'q',
    0,
    -notch,
    notch,
    -notch,
    'Z',
  );
  const ink = darken(metal, 0.55);
  return (
    rect(b, b.w * 0.02, { fill: pen.matt('#1f5a45', 55), stroke: '#0d2f24', line: 1.5 }) +
    rim(pen, b, b.w * 0.02, '#1f5a45') +
    times(
      9,
      (i) =>
        rect(part(b, 0.2 + i * 0.07, 0.025, 0.035, 0.045), 1, { fill: '#c9a86a', stroke: '#6d5a34', line: 0.8 }) +
        rect(part(b, 0.2 + i * 0.07, 0.93, 0.035, 0.045), 1, { fill: '#c9a86a', stroke: '#6d5a34', line: 0.8 }),
    ) +
    path(d('M', b.x + b.w * 0.03, b.y + b.h * 0.97, 'v', -b.h * 0.06, 'l', b.w * 0.06, b.h * 0.06, 'Z'), { fill: '#e0bd62' }) +
    path(shape, { fill: '#05070d', opacity: 0.35, transform: `translate(${Math.round(b.w * 0.012)} ${Math.round(b.w * 0.016)})` }) +
    path(shape, { fill: pen.metal(metal, 35), stroke: edge(metal), line: 1.6 }) +
    rect(part(lid, 0.04, 0.04, 0.92, 0.92), b.w * 0.03, { stroke: '#ffffff', line: 1.6, opacity: 0.45 }) +
    print(pen, lid, ink) +
    rect(part(lid, 0.72, 0.72, 0.18, 0.18), 1, {
      fill: pen.tile(
        b.w * 0.03,
        b.w * 0.03,
        rect(box(0, 0, b.w * 0.015, b.w * 0.015), 0, { fill: ink }) +
          rect(box(b.w * 0.018, b.w * 0.014, b.w * 0.01, b.w * 0.012), 0, { fill: ink }),
      ),
    })
  );
};

export const processor: Drawing = {
  angles: 3,
  size: { width: 4, height: 4, depth: 0.6 },
  draw(pen, _subject, angle) {
    const [, h = 4, w = 4] = [pen.size.width, pen.size.height, pen.size.depth].sort((x, y) => x - y);
    if (angle === 1) {
      const v: View = pen.view(34, 38, { width: w, height: 0.5, depth: h });
      return (
        v.shadow(0, 0, w, h, 0.5) +
        v.solid({ at: [0, 0.1, 0], size: [w, 0.2, h], face: 'top', colour: '#1f5a45', content: (b) => top(pen, b) })
      );
    }
    const b = pen.fit(w, h, { w: 540, h: 700 });
    if (angle === 0) return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 3, b.w) + top(pen, b);
    // The underside: lands in a field with a window of capacitors.
    const gold = pen.tile(b.w * 0.026, b.w * 0.026, rect(box(1.5, 1.5, b.w * 0.017, b.w * 0.017), 2, { fill: '#d9b45b' }));
    return (
      contactShadow(pen, b.x + b.w / 2, b.y + b.h + 3, b.w) +
      rect(b, b.w * 0.02, { fill: pen.matt('#1f5a45', 55), stroke: '#0d2f24', line: 1.5 }) +
      rect(part(b, 0.05, 0.05, 0.9, 0.9), 3, { fill: gold }) +
      rect(part(b, 0.33, 0.36, 0.34, 0.28), 3, { fill: '#1b4f3d' }) +
      times(15, (i) =>
        rect(part(b, 0.36 + (i % 5) * 0.06, 0.39 + Math.floor(i / 5) * 0.085, 0.036, 0.05), 1, {
          fill: pen.metal(lidColour(pen), 90),
          stroke: '#4a4335',
          line: 0.8,
        }),
      ) +
      contacts(part(b, 0.4, 0.02, 0.2, 0.02), 6)
    );
  },
};
