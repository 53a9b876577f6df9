import {
  type Box,
  body,
  box,
  buttons,
  contactShadow,
  digits,
  edge,
  grip,
  group,
  isDark,
  knob,
  lighten,
  type Pen,
  panel,
  part,
  rect,
  sheen,
  skin,
  type View,
} from '../kit/index.ts';
import { makers } from '../looks/makers.ts';

type Chamber = (pen: Pen, b: Box, veil: boolean) => string;

/** A frame as wide as the cupboard, the door in it, and a narrow column of signs. */
const front = (pen: Pen, b: Box, chamber: Chamber): string => {
  const dark = isDark(pen.colour);
  const door = part(b, 0.045, 0.075, 0.73, 0.85);
  const side = part(b, 0.79, 0.075, 0.165, 0.85);
  const window = part(door, 0.09, 0.15, 0.82, 0.66);
  const look = pen.look(makers);
  const metal = dark ? '#8c9097' : '#c9ccd1';
  return (
    body(pen, b, { r: b.w * 0.006, fill: skin(pen) }) +
    rect(part(b, 0.03, 0.045, 0.94, 0.91), 4, { stroke: edge(pen.colour), line: 1.4, opacity: 0.6 }) +
    panel(pen, door, { r: 4, fill: dark ? pen.glassPaint('#14161a') : skin(pen) }) +
    rect(part(door, 0.045, 0.07, 0.91, 0.82), 6, { fill: pen.glassPaint('#15171b'), stroke: edge('#15171b'), line: 1.2 }) +
    chamber(pen, window, true) +
    sheen(pen, part(door, 0.045, 0.07, 0.91, 0.82), 6, 0.16) +
    (/грил/.test(pen.text('type')) ? rect(part(window, 0.1, 0.08, 0.8, 0.05), 4, { fill: '#f0562f' }) : '') +
    grip(
      pen,
      look.grip === 'arc' || look.grip === 'slot' ? part(door, 0.2, 0.02, 0.6, 0.035) : part(door, 0.08, 0.925, 0.84, 0.035),
      look.grip,
      metal,
    ) +
    panel(pen, side, { r: 4, fill: pen.glassPaint(dark ? '#14161a' : '#1b1d22') }) +
    digits(part(side, 0.1, 0.07, 0.8, 0.12), String(pen.number('power', 800, 100, 3000)), look.ink) +
    rect(part(side, 0.1, 0.93, 0.8, 0.025), 2, { fill: look.accent }) +
    (/механ/.test(pen.text('control'))
      ? [0.44, 0.74].map((y) => knob(pen, side.x + side.w / 2, side.y + side.h * y, side.w * 0.27, { colour: metal, metal: true })).join('')
      : [0.28, 0.39, 0.5]
          .map((y) => buttons(pen, part(side, 0.16, y, 0.68, 0.065), 2, { oblong: true, colour: lighten('#14161a', 0.12) }))
          .join('') + knob(pen, side.x + side.w / 2, side.y + side.h * 0.77, side.w * 0.22, { colour: metal, metal: true }))
  );
};

/** A microwave that is set into a cupboard: behind the frame it is smaller than the frame. */
export const builtInMicrowave = (pen: Pen, angle: number, chamber: Chamber): string => {
  const { width: w, height: h, depth } = pen.size;
  if (angle === 0) {
    const b = pen.fit(w, h);
    return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 6, b.w) + front(pen, b, chamber);
  }
  const leaf = w * 0.73;
  const isOpen = angle === 2;
  // Its door is let down.
  const fall = isOpen ? h * 0.85 : 0;
  const v: View = pen.view(28, isOpen ? 20 : 14, { width: w, height: h, depth: depth + fall * 0.9 });
  const inside = (b: Box): string =>
    front(pen, b, chamber) +
    rect(part(b, 0.045, 0.075, 0.73, 0.85), 4, { fill: pen.matt('#c9cdd2'), stroke: edge(pen.colour), line: 1.4 }) +
    chamber(pen, part(b, 0.08, 0.13, 0.66, 0.72), false);
  const flat = box(0, 0, leaf * v.k, fall * v.k);
  return (
    v.shadow(w * 0.04, 0, w * 0.92, depth, 0.45) +
    v.solid({ at: [w * 0.04, h * 0.03, 0], size: [w * 0.92, h * 0.9, depth - 2], r: 0.4, colour: '#aeb4bc' }) +
    v.solid({ at: [0, 0, depth - 2], size: [w, h, 2], r: 0.4, content: (b) => (isOpen ? inside(b) : front(pen, b, chamber)) }) +
    (isOpen
      ? v.plane(
          [w * 0.045, h * 0.08, depth],
          [1, 0, 0],
          [0, -0.2, 0.98],
          group(
            rect(flat, 6, { fill: skin(pen), stroke: edge(pen.colour), line: 1.8 }) +
              rect(part(flat, 0.08, 0.12, 0.84, 0.7), 6, { fill: pen.glassPaint('#2a2d33'), stroke: '#0b0c0f' }),
          ),
        )
      : '')
  );
};
