import {
  alpha,
  type Box,
  box,
  circle,
  contactShadow,
  d,
  darken,
  edge,
  ellipse,
  isDark,
  lighten,
  line,
  type Pen,
  part,
  path,
  rect,
  rotate,
  spot,
  zoom,
} from '../kit/index.ts';

const thread = (pen: Pen): string => (isDark(pen.colour) ? lighten(pen.colour, 0.4) : darken(pen.colour, 0.34));

const net = (pen: Pen): string =>
  pen.tile(
    14,
    14,
    line(0, 0, 14, 14, { stroke: thread(pen), line: 1.3, opacity: 0.55 }) +
      line(14, 0, 0, 14, { stroke: thread(pen), line: 1.3, opacity: 0.55 }),
  );

/** A zip from one side to the other, its slider under a flap. */
const zip = (pen: Pen, b: Box): string =>
  rect(b, 5, { fill: pen.matt(darken(pen.colour, 0.12)), stroke: edge(pen.colour), line: 1.6 }) +
  path(d('M', b.x + 8, b.y + b.h / 2, 'H', b.x + b.w - 8), { stroke: '#7d828a', line: 6, dash: '4 3' }) +
  rect(part(b, 0.84, -0.3, 0.1, 1.6), 6, { fill: pen.matt('#c3c6cb'), stroke: '#6d7178', line: 1.4 }) +
  circle(b.x + b.w * 0.89, b.y + b.h * 0.9, b.h * 0.16, { fill: '#6d7178' });

/** What lies in it and shows through the net. */
const laundry = (b: Box): string => {
  const at = spot(b);
  const cloth = (x: number, y: number, w: number, colour: string): string =>
    path(
      d('M', ...at(x, 0.96), 'C', ...at(x - 0.04, y + 0.06), ...at(x + w * 0.2, y - 0.03), ...at(x + w * 0.42, y + 0.05)) +
        d('S', ...at(x + w * 0.84, y - 0.04), ...at(x + w * 0.92, y + 0.12), 'Q', ...at(x + w * 1.06, 0.86), ...at(x + w, 0.96), 'Z'),
      { fill: colour, stroke: darken(colour, 0.3), line: 2, opacity: 0.5 },
    ) +
    path(d('M', ...at(x + w * 0.3, y + 0.1), 'Q', ...at(x + w * 0.42, y + 0.2), ...at(x + w * 0.34, 0.9)), {
      stroke: darken(colour, 0.35),
      line: 3,
      opacity: 0.4,
    });
  return cloth(0.46, 0.58, 0.44, '#6f93c4') + cloth(0.1, 0.66, 0.46, '#d98a9b') + cloth(0.34, 0.78, 0.36, '#e9c46a');
};

/** A flat bag of net that bulges a little. */
const pouch = (pen: Pen): string => {
  const b = pen.fit(Math.max(6, pen.size.width), Math.max(8, pen.size.height, pen.size.width * 0.9), { w: 560, h: 720 });
  const at = spot(b);
  const outline = d(
    'M',
    ...at(0.03, 0.02),
    'Q',
    ...at(0.5, 0.05),
    ...at(0.97, 0.02),
    'Q',
    ...at(1.03, 0.5),
    ...at(0.98, 0.97),
    'Q',
    ...at(0.5, 1.03),
    ...at(0.02, 0.97),
    'Q',
    ...at(-0.03, 0.5),
    ...at(0.03, 0.02),
    'Z',
  );
  return (
    path(outline, { fill: pen.matt(pen.colour, 50), stroke: edge(pen.colour), line: 2 }) +
    laundry(b) +
    path(outline, { fill: net(pen) }) +
    path(outline, { stroke: alpha(darken(pen.colour, 0.2), 0.9), line: 14 }) +
    path(outline, { stroke: alpha('#ffffff', 0.5), line: 2.4, dash: '8 7' }) +
    zip(pen, part(b, 0.05, 0.055, 0.9, 0.06)) +
    rotate(rect(part(b, -0.02, 0.02, 0.05, 0.14), 8, { stroke: darken(pen.colour, 0.3), line: 7 }), -24, ...at(0, 0.05))
  );
};

/** A round or long case with stiff rims. */
const drum = (pen: Pen): string => {
  const { width: w, height: h } = pen.size;
  const b = pen.fit(Math.max(w, 8), Math.max(h, 8), { w: 560, h: 640 });
  const flat = Math.min(70, b.h * 0.2);
  const [x, rx] = [b.x + b.w / 2, b.w / 2];
  const side = d('M', b.x, b.y + flat, 'V', b.y + b.h - flat, 'A', rx, flat, 0, 0, 0, b.x + b.w, b.y + b.h - flat, 'V', b.y + flat, 'Z');
  return (
    path(side, { fill: pen.round(), stroke: edge(pen.colour), line: 2 }) +
    laundry(part(b, 0, 0.1, 1, 0.8)) +
    path(side, { fill: net(pen) }) +
    path(d('M', b.x, b.y + b.h - flat, 'A', rx, flat, 0, 0, 0, b.x + b.w, b.y + b.h - flat), {
      stroke: darken(pen.colour, 0.16),
      line: 20,
      round: true,
    }) +
    ellipse(x, b.y + flat, rx, flat, { fill: pen.matt(pen.colour, 40), stroke: darken(pen.colour, 0.16), line: 18 }) +
    ellipse(x, b.y + flat, rx - 22, flat - 12, { fill: net(pen), stroke: '#7d828a', line: 4, dash: '4 3' }) +
    zip(pen, box(x + rx * 0.2, b.y + flat * 1.55, rx * 0.56, 26))
  );
};

/** A bag in which delicate things are washed. */
export const laundryBag = (pen: Pen, angle: number): string => {
  const isStiff = pen.size.depth > 8;
  const bag = isStiff ? drum(pen) : pouch(pen);
  const { frame: b } = pen;
  if (angle === 1) return zoom(bag, b.x + b.w * (isStiff ? 0.64 : 0.74), b.y + b.h * 0.2, 2);
  return contactShadow(pen, b.x + b.w / 2, b.y + b.h, b.w, 0.3) + bag;
};
