import {
  type Box,
  body,
  box,
  contactShadow,
  type Drawing,
  darken,
  edge,
  glass,
  handle,
  isDark,
  isLight,
  knob,
  lighten,
  litWindow,
  mark,
  type Pen,
  part,
  rect,
  sheen,
  skin,
  touchStrip,
  type View,
  wordmark,
  zoom,
} from '../kit/index.ts';

/** Glass of the door and the strip: black ones are black all over, light ones keep their own colour around the window. */
const paint = (pen: Pen): string =>
  isDark(pen.colour) ? pen.glassPaint(lighten(pen.colour, 0.01)) : isLight(pen.colour) ? pen.gloss(pen.colour, 62) : skin(pen);

const front = (pen: Pen, b: Box): string => {
  const strip = part(b, 0, 0, 1, 0.165);
  const door = part(b, 0, 0.175, 1, 0.825);
  const metal = isDark(pen.colour) ? '#9a9ea5' : pen.colour;
  const touch = /сенсор/.test(pen.text('control')) || (pen.text('control') === '' && pen.random('control') > 0.7);
  const dial = (x: number, turn: number): string =>
    knob(pen, strip.x + strip.w * x, strip.y + strip.h * 0.52, strip.h * 0.29, { colour: metal, metal: true, turn });
  return (
    rect(b, 3, { fill: '#0d0e11' }) +
    body(pen, strip, { r: 4, fill: paint(pen) }) +
    (touch
      ? glass(pen, part(strip, 0.12, 0.18, 0.76, 0.64), 6) + touchStrip(part(strip, 0.14, 0.26, 0.72, 0.48), '12:30')
      : dial(0.16, -50) +
        dial(0.84, 35) +
        glass(pen, part(strip, 0.36, 0.22, 0.28, 0.56), 5) +
        touchStrip(part(strip, 0.3, 0.32, 0.4, 0.36), '180°', { signs: 0 })) +
    body(pen, door, { r: 4, fill: paint(pen) }) +
    (isDark(pen.colour)
      ? ''
      : rect(part(door, 0.06, 0.19, 0.88, 0.7), 6, { fill: pen.glassPaint('#15171b'), stroke: edge('#15171b'), line: 1.2 })) +
    litWindow(pen, part(door, 0.13, 0.27, 0.74, 0.54)) +
    sheen(pen, isDark(pen.colour) ? door : part(door, 0.06, 0.19, 0.88, 0.7), 5, 0.15) +
    handle(pen, part(door, 0.07, 0.065, 0.86, 0.042), {
      colour: isDark(pen.colour) ? '#a9adb4' : isLight(pen.colour) ? '#b9bdc3' : lighten(pen.colour, 0.15),
    }) +
    wordmark(
      pen.subject.brand,
      part(door, 0.36, isDark(pen.colour) ? 0.88 : 0.915, 0.28, 0.05),
      isDark(pen.colour) ? '#d6dae0' : mark(pen.colour),
      { opacity: 0.8 },
    )
  );
};

export const oven: Drawing = {
  angles: 3,
  size: { width: 59.5, height: 59.5, depth: 55 },
  draw(pen, _subject, angle) {
    const { width: w, height: h, depth } = pen.size;
    if (angle === 1) {
      const v: View = pen.view(30, 14);
      // The steel box that goes into the cabinet is a little smaller than the front.
      return (
        v.shadow(w * 0.03, 0, w * 0.94, depth, 0.5) +
        v.solid({ at: [w * 0.03, 0, 0], size: [w * 0.94, h * 0.97, depth - 2.5], colour: '#9b9fa5' }) +
        v.on('right', w * 0.97, h * 0.85, depth * 0.7, rect(box(0, 0, depth * 0.4 * v.k, 2 * v.k), 2, { fill: darken('#9b9fa5', 0.5) })) +
        v.solid({ at: [0, 0, depth - 2.5], size: [w, h, 2.5], r: 0.4, content: (b) => front(pen, b) })
      );
    }
    const b = pen.fit(w, h);
    if (angle === 2) return zoom(front(pen, b), b.x + b.w * 0.28, b.y + b.h * 0.22, 2.1);
    return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 4, b.w) + front(pen, b);
  },
};
