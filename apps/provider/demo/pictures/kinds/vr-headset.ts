import {
  type Box,
  box,
  circle,
  contactShadow,
  type Drawing,
  d,
  edge,
  ellipse,
  type Pen,
  part,
  path,
  spot,
  times,
  zoom,
} from '../kit/index.ts';
import { vrFaces } from '../looks/vr.ts';
import { front } from './vr-headset-front.ts';
import { side } from './vr-headset-side.ts';

/** A hand controller: tracking ring, stick, two buttons, grip. */
const controller = (pen: Pen, b: Box, isRinged: boolean): string => {
  const at = spot(b);
  return (
    (isRinged
      ? ellipse(...at(0.5, 0.22), b.w * 0.44, b.h * 0.19, { stroke: edge(pen.colour), line: b.w * 0.16 }) +
        ellipse(...at(0.5, 0.22), b.w * 0.44, b.h * 0.19, { stroke: pen.colour, line: b.w * 0.13 })
      : '') +
    path(
      d(
        'M',
        ...at(0.26, 0.36),
        'Q',
        ...at(0.5, 0.22),
        ...at(0.74, 0.36),
        'C',
        ...at(0.8, 0.5),
        ...at(0.7, 0.6),
        ...at(0.7, 0.88),
        'Q',
        ...at(0.68, 1),
        ...at(0.5, 1),
        'T',
        ...at(0.3, 0.88),
        'C',
        ...at(0.3, 0.6),
        ...at(0.2, 0.5),
        ...at(0.26, 0.36),
        'Z',
      ),
      { fill: pen.round(), stroke: edge(pen.colour), line: 1.8 },
    ) +
    ellipse(...at(0.5, 0.4), b.w * 0.22, b.h * 0.09, { fill: '#17181c' }) +
    circle(...at(0.42, 0.39), b.w * 0.085, { fill: pen.ball('#4a4d53'), stroke: '#0b0c0f' }) +
    circle(...at(0.6, 0.37), b.w * 0.045, { fill: '#6d7178' }) +
    circle(...at(0.62, 0.43), b.w * 0.045, { fill: '#6d7178' })
  );
};

export const vrHeadset: Drawing = {
  angles: 3,
  size: { width: 19, height: 14, depth: 26 },
  draw(pen, _subject, angle) {
    const w = Math.max(16, Math.min(22, pen.size.width));
    if (angle === 1) {
      const b = pen.fit(30, 22);
      return contactShadow(pen, b.x + b.w * 0.17, b.y + b.h * 0.93, b.w * 0.3) + side(pen, b);
    }
    const { hands } = pen.look(vrFaces);
    const b = pen.fit(w, w * (hands === 'none' ? 0.74 : 0.98));
    const own = part(b, 0.02, 0, 0.96, hands === 'none' ? 0.98 : 0.74);
    const whole =
      contactShadow(pen, own.x + own.w / 2, own.y + own.h * 0.98, own.w * 0.6) +
      front(pen, own) +
      times(hands === 'none' ? 0 : 2, (i) => {
        const c = box(b.x + b.w * (i ? 0.66 : 0.12), b.y + b.h * 0.66, b.w * 0.22, b.h * 0.36);
        return contactShadow(pen, c.x + c.w / 2, c.y + c.h, c.w * 0.6) + controller(pen, c, hands === 'ring');
      });
    return angle === 2 ? zoom(whole, b.x + b.w * 0.3, b.y + b.h * 0.42, 1.8) : whole;
  },
};
