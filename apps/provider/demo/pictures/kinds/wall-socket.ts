import { type Box, body, circle, contactShadow, darken, edge, isDark, lighten, type Pen, part, rect, type View } from '../kit/index.ts';
import { makers } from '../looks/makers.ts';

/** A frame on the wall with the socket sunk into it; `socket` draws the well of our kind. */
export const wallSocket = (pen: Pen, angle: number, socket: (pen: Pen, x: number, y: number, r: number) => string): string => {
  const side = Math.max(6, Math.min(pen.size.width, pen.size.height));
  const plate = isDark(pen.colour) ? lighten(pen.colour, 0.06) : darken(pen.colour, 0.03);
  const { accent, grip: shape } = pen.look(makers);
  const face = (b: Box): string => {
    const inner = part(b, 0.16, 0.16, 0.68, 0.68);
    return (
      rect(part(b, 0.03, 0.03, 0.94, 0.94), b.w * 0.07, { stroke: lighten(pen.colour, 0.4), line: 1.6, opacity: 0.6 }) +
      rect(inner, b.w * { bar: 0.05, flat: 0.01, arc: 0.34, slot: 0.14 }[shape], {
        fill: pen.matt(plate, 230),
        stroke: edge(pen.colour),
        line: 1.6,
      }) +
      socket(pen, b.x + b.w / 2, b.y + b.h / 2, b.w * 0.3) +
      (pen.flag('metering') ? circle(b.x + b.w / 2, b.y + b.h / 2, b.w * 0.325, { stroke: accent, line: b.w * 0.015 }) : '') +
      circle(b.x + b.w * (shape === 'flat' ? 0.22 : 0.78), b.y + b.h * (shape === 'slot' ? 0.78 : 0.22), b.w * 0.028, {
        fill: accent,
        stroke: darken(accent, 0.3),
      })
    );
  };
  if (angle === 0) {
    const b = pen.fit(side, side, { w: 560, h: 560 });
    return (
      contactShadow(pen, b.x + b.w / 2, b.y + b.h + 6, b.w * 0.94, 0.26) +
      body(pen, b, { r: b.w * { bar: 0.08, flat: 0.03, arc: 0.2, slot: 0.12 }[shape], fill: pen.matt(pen.colour, 55) }) +
      face(b)
    );
  }
  const thin = side * 0.12;
  const deep = side * 0.38;
  const v: View = pen.view(-34, 14, { width: side, height: side, depth: deep + thin });
  // What sits in the wall: the mechanism with its claws.
  return (
    v.shadow(0, 0, side, deep + thin, 0.4) +
    v.solid({ at: [side * 0.2, side * 0.2, 0], size: [side * 0.6, side * 0.6, deep], r: side * 0.1, colour: '#d8dbe0' }) +
    v.solid({
      at: [side * 0.1, side * 0.42, deep * 0.5],
      size: [side * 0.8, side * 0.16, deep * 0.16],
      r: side * 0.02,
      colour: '#aeb4bc',
    }) +
    v.solid({ at: [0, 0, deep], size: [side, side, thin], r: side * 0.08, content: face })
  );
};
