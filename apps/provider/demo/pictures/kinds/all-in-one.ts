import {
  type Box,
  body,
  box,
  circle,
  contactShadow,
  type Drawing,
  darken,
  desktopScreen,
  isDark,
  keys,
  lighten,
  mainKeys,
  mark,
  type Pen,
  part,
  rect,
  type View,
  vent,
  wordmark,
} from '../kit/index.ts';

const face = (pen: Pen, b: Box): string => {
  const chin = b.h * 0.115;
  const frame = b.w * 0.014;
  const glass = box(b.x, b.y, b.w, b.h - chin);
  return (
    body(pen, b, { r: b.w * 0.016 }) +
    rect({ ...glass, x: glass.x + 2, y: glass.y + 2, w: glass.w - 4 }, b.w * 0.014, { fill: '#08090b' }) +
    desktopScreen(pen, box(b.x + frame, b.y + frame, b.w - 2 * frame, glass.h - 2 * frame), 3) +
    circle(b.x + b.w / 2, b.y + frame / 2, 2, { fill: '#38558a' }) +
    wordmark(pen.subject.brand, box(b.x + b.w * 0.4, b.y + b.h - chin * 0.7, b.w * 0.2, chin * 0.4), mark(pen.colour), { opacity: 0.65 })
  );
};

const scene = (pen: Pen, yaw: number, pitch: number): string => {
  const { width: w, height: h } = pen.size;
  const front = w * 0.34;
  const deep = Math.max(pen.size.depth, 14);
  const v: View = pen.view(yaw, pitch, { width: w, height: h, depth: deep + front });
  const high = h * 0.86;
  const foot = w * 0.38;
  const light = isDark(pen.colour) ? lighten(pen.colour, 0.08) : pen.colour;
  const cap = isDark(pen.colour) ? '#3a3c42' : '#f7f8f9';
  const keyboard = v.solid({
    at: [w * 0.14, 0, deep + front * 0.42],
    size: [w * 0.56, 0.9, w * 0.19],
    face: 'top',
    r: 1,
    colour: light,
    content: (b) =>
      rect(part(b, 0.015, 0.05, 0.97, 0.9), 4, { fill: darken(light, 0.3) }) +
      keys(part(b, 0.02, 0.06, 0.96, 0.88), mainKeys, { fill: cap, gap: b.h * 0.03 }),
  });
  const mouse = v.solid({
    at: [w * 0.77, 0, deep + front * 0.44],
    size: [w * 0.1, 1.6, w * 0.17],
    face: 'top',
    r: w * 0.05,
    colour: light,
    content: (b) => rect(part(b, 0.44, 0.14, 0.12, 0.22), 4, { fill: darken(light, 0.45) }),
  });
  return (
    v.shadow(w / 2 - foot / 2, deep * 0.1, foot, deep * 0.8) +
    v.shadow(w * 0.14, deep + front * 0.42, w * 0.56, w * 0.19, 0.3) +
    v.shadow(w * 0.77, deep + front * 0.44, w * 0.1, w * 0.17, 0.3) +
    v.solid({ at: [(w - foot) / 2, 0, deep * 0.1], size: [foot, 0.9, deep * 0.8], face: 'top', r: 1.6 }) +
    v.solid({ at: [w / 2 - w * 0.08, 0.9, deep * 0.3], size: [w * 0.16, h * 0.3, 1.4], fill: pen.metal() }) +
    v.solid({ at: [0, h - high, deep * 0.42], size: [w, high, 2.6], r: w * 0.016, content: (b) => face(pen, b) }) +
    keyboard +
    mouse
  );
};

export const allInOne: Drawing = {
  angles: 3,
  size: { width: 54, height: 42, depth: 17 },
  draw(pen, _subject, angle) {
    if (angle === 0) return scene(pen, 0, 16);
    if (angle === 1) return scene(pen, 30, 15);
    const { width, height } = pen.size;
    const b = pen.fit(width, height);
    const x = b.x + b.w / 2;
    const panel = { ...b, h: b.h * 0.86 };
    return (
      contactShadow(pen, x, b.y + b.h + 2, b.w * 0.42) +
      body(pen, panel, { r: b.w * 0.016 }) +
      vent(pen, part(panel, 0.3, 0.1, 0.4, 0.06), 3) +
      wordmark(pen.subject.brand, part(panel, 0.38, 0.3, 0.24, 0.1), mark(pen.colour), { opacity: 0.6 }) +
      body(pen, box(x - b.w * 0.09, panel.y + panel.h * 0.55, b.w * 0.18, b.h * 0.51), { r: 8, finish: 'metal' }) +
      body(pen, box(x - b.w * 0.2, b.y + b.h - 12, b.w * 0.4, 12), { r: 5, finish: 'metal' })
    );
  },
};
