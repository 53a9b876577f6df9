import {
  alpha,
  apps,
  type Box,
  body,
  box,
  circle,
  contactShadow,
  type Drawing,
  darken,
  dropShadow,
  edge,
  inset,
  label,
  lensGlass,
  lighten,
  mark,
  type Pen,
  part,
  rect,
  rim,
  rotate,
  screen,
  statusBar,
  wordmark,
  zoom,
} from '../kit/index.ts';

const front = (pen: Pen, b: Box): string => {
  const short = Math.min(b.w, b.h);
  const r = short * 0.055;
  const lit = inset(b, short * 0.045);
  const tall = b.h > b.w;
  return (
    body(pen, b, { r, finish: 'metal' }) +
    rect(inset(b, short * 0.007), r * 0.9, { fill: '#060709' }) +
    screen(
      pen,
      lit,
      r * 0.55,
      statusBar(box(lit.x + short * 0.025, lit.y + short * 0.018, lit.w - short * 0.05, short * 0.022), '12:30') +
        label('12:30', tall ? part(lit, 0.1, 0.09, 0.8, 0.09) : part(lit, 0.06, 0.14, 0.36, 0.14), '#ffffff', { weight: 500 }) +
        (tall ? apps(pen, part(lit, 0.08, 0.3, 0.84, 0.42), 5, 4) : apps(pen, part(lit, 0.46, 0.12, 0.5, 0.62), 4, 4)) +
        rect(tall ? part(lit, 0.2, 0.89, 0.6, 0.085) : part(lit, 0.3, 0.86, 0.4, 0.115), short * 0.03, { fill: '#ffffff', opacity: 0.3 }) +
        apps(pen, tall ? part(lit, 0.22, 0.897, 0.56, 0.07) : part(lit, 0.32, 0.872, 0.36, 0.09), 5, 1),
    ) +
    circle(b.x + b.w / 2, b.y + short * 0.023, short * 0.006, { fill: '#27406b' })
  );
};

const back = (pen: Pen, b: Box): string => {
  const short = Math.min(b.w, b.h);
  const island = box(b.x + short * 0.05, b.y + short * 0.05, short * 0.13, short * 0.24);
  return (
    body(pen, b, { r: short * 0.055 }) +
    rect(inset(b, short * 0.012), short * 0.045, { stroke: alpha('#ffffff', 0.2), line: 1 }) +
    dropShadow(pen, island, island.w / 2, 5, 0.2) +
    body(pen, island, { r: island.w / 2, colour: lighten(pen.colour, 0.08), finish: 'gloss' }) +
    lensGlass(pen, island.x + island.w / 2, island.y + island.w * 0.52, island.w * 0.34, { ring: darken(pen.colour, 0.3) }) +
    circle(island.x + island.w / 2, island.y + island.h * 0.72, island.w * 0.11, { fill: '#f4e6bd', stroke: edge(pen.colour) }) +
    rim(pen, island, island.w / 2) +
    wordmark(pen.subject.brand, part(b, 0.35, 0.475, 0.3, 0.05), mark(pen.colour), { opacity: 0.5 })
  );
};

export const tablet: Drawing = {
  angles: 3,
  size: { width: 17.4, height: 25, depth: 0.7 },
  draw(pen, _subject, angle) {
    const { width, height, depth } = pen.size;
    if (angle === 1) {
      const v = pen.view(36, 7, { width, height, depth });
      const [x, y] = v.point(width / 2, 0, depth);
      return (
        contactShadow(pen, x, y + 6, width * v.k * 0.9) +
        v.solid({
          at: [0, 0, 0],
          size: [width, height, Math.max(0.7, depth)],
          r: Math.min(width, height) * 0.055,
          content: (b) => back(pen, b),
        })
      );
    }
    const b = pen.fit(width, height);
    if (angle === 2) return zoom(rotate(front(pen, b), 14, b.x + b.w / 2, b.y + b.h / 2), b.x + b.w * 0.62, b.y + b.h * 0.3, 1.7);
    return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 4, b.w) + front(pen, b);
  },
};
