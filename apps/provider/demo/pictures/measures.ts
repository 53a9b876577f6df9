import { compose } from './draw.ts';
import { type Box, box, d, hash, label, n, Pen, type Point, path, rect, type View } from './kit/index.ts';
import type { Angle, Kind, Subject } from './subject.ts';

/** Goods that have to fit somewhere: under a worktop, on a shelf, on a wall. */
const fitted: ReadonlySet<Kind> = new Set<Kind>([
  'tv',
  'fridge',
  'freezer',
  'cooker',
  'dishwasher',
  'built-in-dishwasher',
  'oven',
  'hob',
  'hood',
  'washing-machine',
  'dryer',
  'water-heater',
  'air-conditioner',
  'microwave',
  'coffee-machine',
  'multicooker',
  'air-fryer',
  'toaster',
  'kettle',
]);

type Measures = Readonly<Record<'width' | 'height' | 'depth', unknown>>;

/** Whether there is a picture with measures of goods of this kind. */
export const isMeasured = (kind: Kind, { width, height, depth }: Measures): boolean =>
  fitted.has(kind) && [width, height, depth].every((side) => typeof side === 'number' && side > 0);

const cm = (value: number | undefined): string => `${String(Math.round((value ?? 0) * 10) / 10).replace('.', ',')} см`;

const grey = '#6b7280';

/** What is measured, on a plate that is read on any ground. */
const plate = (text: string, x: number, y: number): string => {
  const [w, h] = [text.length * 18 + 28, 52];
  return (
    rect(box(x - w / 2, y - h / 2, w, h), h / 2, { fill: '#ffffff', stroke: grey, line: 2 }) +
    label(text, box(x - w / 2 + 10, y - h * 0.34, w - 20, h * 0.68), '#1b1d24', { weight: 500 })
  );
};

/** A line with ends between two points beside an edge, and what it measures in its middle. White beneath it, it is seen in the dark too. */
const dimension = ([from, to]: readonly [Point, Point], [dx, dy]: Point, text: string): string => {
  const [x1, y1, x2, y2] = [from[0] + dx, from[1] + dy, to[0] + dx, to[1] + dy];
  const tick = (px: number, py: number): string => d('M', px - dx * 0.3, py - dy * 0.3, 'L', px + dx * 0.3, py + dy * 0.3);
  const thin = d('M', from[0] + dx * 0.2, from[1] + dy * 0.2, 'L', x1, y1, 'M', to[0] + dx * 0.2, to[1] + dy * 0.2, 'L', x2, y2);
  const thick = d('M', x1, y1, 'L', x2, y2) + tick(x1, y1) + tick(x2, y2);
  return (
    path(thin + thick, { stroke: '#ffffff', line: 9, round: true, opacity: 0.75 }) +
    path(thin, { stroke: grey, line: 2 }) +
    path(thick, { stroke: grey, line: 4, round: true }) +
    plate(text, (x1 + x2) / 2, (y1 + y2) / 2)
  );
};

interface Outline {
  defs: string;
  content: string;
  frame: Box;
  turned: View | undefined;
}

/** A drawing and the edges of the body on it, from the width by the height to the depth. */
interface Measured extends Outline {
  edges: readonly [width: Edge, height: Edge, depth: Edge | undefined];
}

type Edge = readonly [from: Point, to: Point, away: Point];

const away = 56;

/** Round a turned body, on the side that is seen. */
function edgesOfTurned(view: View, [width, height, depth]: Sides): Measured['edges'] {
  const at = (x: number, y: number, z: number): Point => view.point(x * width, y * height, z * depth);
  const isRight = at(1, 0, 0)[0] > at(1, 0, 1)[0];
  const side = isRight ? 1 : 0;
  const out = isRight ? 1 : -1;
  return [
    [at(0, 0, 1), at(1, 0, 1), [-out * away * 0.35, away]],
    [at(1 - side, 0, 1), at(1 - side, 1, 1), [-out * away, 0]],
    [at(side, 0, 1), at(side, 0, 0), [out * away * 0.75, away * 0.75]],
  ];
}

type Sides = readonly [width: number, height: number, depth: number];
const isNear = (one: number, other: number, share: number): boolean => Math.abs(one - other) <= other * share;

/** The body's edges on a drawing that shows the body and nothing beside it; undefined on any other. */
function edgesOf({ frame, turned }: Outline, sides: Sides): Measured['edges'] | undefined {
  const [width, height, depth] = sides;
  if (turned !== undefined) {
    const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => turned.point(i & 1 ? width : 0, i & 2 ? height : 0, i & 4 ? depth : 0));
    const span = (axis: 0 | 1): number => Math.max(...corners.map((p) => p[axis])) - Math.min(...corners.map((p) => p[axis]));
    return isNear(span(0), frame.w, 0.03) && isNear(span(1), frame.h, 0.03) ? edgesOfTurned(turned, sides) : undefined;
  }
  // Legs may stand below what is measured: a television is told without its stand.
  const { x, y, w } = frame;
  const h = (w / width) * height;
  if (h < frame.h * 0.9 || h > frame.h * 1.03) return undefined;
  return [
    [
      [x, frame.y + frame.h],
      [x + w, frame.y + frame.h],
      [0, away],
    ],
    [
      [x, y],
      [x, y + h],
      [-away, 0],
    ],
    undefined,
  ];
}

/** A plain body of that size, where no drawing shows it without what lies beside it. */
function block(subject: Subject, [width, height, depth]: Sides): Measured {
  const pen = new Pen(subject, { width, height, depth }, `b${hash(JSON.stringify([subject.colour, width, height, depth])).toString(36)}`);
  const view = pen.view(28, 18);
  const content = view.shadow() + view.solid({ at: [0, 0, 0], size: [width, height, depth], r: Math.min(width, height, depth) * 0.08 });
  return { defs: pen.defs, content, frame: pen.frame, turned: view, edges: edgesOfTurned(view, [width, height, depth]) };
}

function measured(subject: Subject, sides: Sides): Measured {
  const drawings = views.map((angle) => compose({ ...subject, brand: '' }, angle));
  // A turned body shows its depth too.
  for (const drawing of drawings.toSorted((one, other) => Number(one.turned === undefined) - Number(other.turned === undefined))) {
    const edges = edgesOf(drawing, sides);
    if (edges !== undefined) return { ...drawing, edges };
  }
  return block(subject, sides);
}

const views: readonly Angle[] = [0, 1, 2];

/** The product with its measures, 4:5; undefined where they are not known, or of no use. */
export function drawMeasures(subject: Subject): string | undefined {
  const { kind, width, height, depth } = subject;
  if (width === undefined || height === undefined || depth === undefined || !isMeasured(kind, { width, height, depth })) return undefined;
  const { defs, content, frame, edges } = measured(subject, [width, height, depth]);
  // Drawn as large as there is room for, whatever its size beside others of its kind.
  const k = Math.min(540 / frame.w, 740 / frame.h);
  const [left, top] = [415 - (frame.x + frame.w / 2) * k, 455 - (frame.y + frame.h / 2) * k];
  const on = ([x, y]: Point): Point => [left + x * k, top + y * k];
  const lines = [width, height, depth].map((side, i) => {
    const [from, to, off] = edges[i] ?? [];
    return from && to && off
      ? dimension([on(from), on(to)], off, cm(side))
      : plate(`Глубина ${cm(side)}`, 415, on([0, frame.y + frame.h])[1] + away + 66);
  });
  const description = `Ширина ${cm(width)}, высота ${cm(height)}, глубина ${cm(depth)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" role="img" aria-label="${description}"><title>${description}</title><defs>${defs}</defs><g transform="translate(${n(left)} ${n(top)}) scale(${Math.round(k * 1000) / 1000})">${content}</g>${lines.join('')}</svg>`;
}
