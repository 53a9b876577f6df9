import {
  alpha,
  type Box,
  body,
  box,
  circle,
  contactShadow,
  type Drawing,
  darken,
  desktopScreen,
  ellipse,
  groove,
  isDark,
  isLight,
  lighten,
  mark,
  type Pen,
  part,
  port,
  rect,
  type View,
  vent,
  wordmark,
} from '../kit/index.ts';

/** The panel's height: the stand below takes what is left of the whole. */
const panelHeight = (width: number, height: number): number => Math.min(height * 0.86, width * (width / height > 1.75 ? 0.44 : 0.58));

const face = (pen: Pen, b: Box): string => {
  const thin = b.w * 0.011;
  const chin = b.w * 0.026;
  const lit = box(b.x + thin, b.y + thin, b.w - 2 * thin, b.h - thin - chin);
  return (
    body(pen, b, { r: b.w * 0.008 }) +
    rect(box(lit.x - 2, lit.y - 2, lit.w + 4, lit.h + 4), 3, { fill: '#08090b' }) +
    desktopScreen(pen, lit, 2) +
    wordmark(pen.subject.brand, box(b.x + b.w * 0.43, b.y + b.h - chin * 0.82, b.w * 0.14, chin * 0.6), mark(pen.colour)) +
    circle(b.x + b.w * 0.97, b.y + b.h - chin / 2, Math.max(1.6, chin * 0.13), { fill: '#e8f3ff' })
  );
};

const rear = (pen: Pen, b: Box): string =>
  body(pen, b, { r: b.w * 0.012 }) +
  body(pen, part(b, 0.2, 0.2, 0.6, 0.62), { r: b.w * 0.03, colour: lighten(pen.colour, 0.03) }) +
  vent(pen, part(b, 0.28, 0.235, 0.44, 0.075), 3) +
  wordmark(pen.subject.brand, part(b, 0.06, 0.06, 0.16, 0.06), mark(pen.colour), { opacity: 0.6 }) +
  [0.27, 0.32, 0.37, 0.6, 0.65].map((x) => port(part(b, x, 0.765, 0.034, 0.026), 2)).join('');

const angledView = (pen: Pen, yaw: number): string => {
  const { width, height, depth } = pen.size;
  const high = panelHeight(width, height);
  const v: View = pen.view(yaw, 9, { width, height, depth }, { w: 690, h: 820 });
  const foot = Math.min(width * 0.42, 28);
  const x = (width - foot) / 2;
  const stand = isLight(pen.colour) ? darken(pen.colour, 0.06) : pen.colour;
  const base = v.solid({ at: [x, 0, depth * 0.1], size: [foot, 0.8, depth * 0.85], face: 'top', r: 2, colour: stand });
  const neck = v.solid({
    at: [width / 2 - width * 0.045, 0.8, depth * 0.32],
    size: [width * 0.09, height - high * 0.45, 2.6],
    colour: stand,
    fill: pen.metal(stand),
  });
  const panel = v.solid({ at: [0, height - high, depth * 0.46], size: [width, high, 2.4], r: 0.6, content: (b) => face(pen, b) });
  return v.shadow(x, depth * 0.1, foot, depth * 0.85) + base + neck + panel;
};

export const monitor: Drawing = {
  angles: 3,
  size: { width: 61, height: 46, depth: 20 },
  draw(pen, _subject, angle) {
    if (angle === 1) return angledView(pen, 34);
    const { width, height } = pen.size;
    const b = pen.fit(width, height, { w: 700, h: 820 });
    const panel = { ...b, h: panelHeight(width, height) * b.k };
    const foot = Math.min(width * 0.42, 28) * b.k;
    const x = b.x + b.w / 2;
    const stand = isLight(pen.colour) ? darken(pen.colour, 0.08) : lighten(pen.colour, isDark(pen.colour) ? 0.06 : 0);
    const bottom = b.y + b.h;
    const legs =
      ellipse(x, bottom - 4, foot / 2, Math.max(7, foot * 0.045), { fill: pen.metal(stand), stroke: pen.edge(stand), line: 1.4 }) +
      rect(box(x - b.w * 0.05, panel.y + panel.h * 0.4, b.w * 0.1, bottom - panel.y - panel.h * 0.4 - foot * 0.04), 4, {
        fill: pen.round(stand),
        stroke: pen.edge(stand),
        line: 1.2,
      });
    const shadow = contactShadow(pen, x, bottom + 3, foot);
    if (angle === 0)
      return (
        shadow +
        legs +
        rect(box(x - b.w * 0.05, panel.y + panel.h, b.w * 0.1, 14), 0, { fill: pen.fade('#000000', 0.4, 0) }) +
        face(pen, panel)
      );
    const mount = box(x - b.w * 0.075, panel.y + panel.h * 0.34, b.w * 0.15, b.w * 0.15);
    return (
      shadow +
      rear(pen, panel) +
      legs +
      body(pen, mount, { r: mount.w * 0.2, colour: stand }) +
      circle(x, bottom - (bottom - panel.y - panel.h) * 0.72, b.w * 0.022, { fill: alpha('#000000', 0.55), stroke: pen.edge(stand) }) +
      groove(mount.x + 8, mount.y + mount.h * 0.5, mount.x + mount.w - 8, mount.y + mount.h * 0.5, stand, 1.4)
    );
  },
};
