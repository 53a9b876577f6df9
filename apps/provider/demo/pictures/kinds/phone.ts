import {
  alpha,
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
  isDark,
  label,
  lensGlass,
  lighten,
  type Pen,
  polygon,
  rect,
  rim,
  rotate,
  screen,
  statusBar,
  zoom,
} from '../kit/index.ts';
import { type PhoneFront, phoneFronts } from '../looks/phone-fronts.ts';
import { type PhoneLook, phoneLook, visibleBackShare } from '../phones.ts';

const white = '#ffffff';
const share = (b: Box, x: number, y: number, w: number, h: number): Box => box(b.x + b.w * x, b.y + b.h * y, b.w * w, b.h * h);

/** The time on the locked screen. */
const clocks: Readonly<Record<PhoneFront['clock'], (b: Box) => string>> = {
  middle: (b) => label('12:30', share(b, 0, 0.12, 1, 0.08), white, { weight: 500 }),
  large: (b) => label('12:30', share(b, 0.1, 0.1, 0.8, 0.14), white, { weight: 700 }),
  left: (b) => label('12:30', share(b, 0.1, 0.12, 0.5, 0.075), white, { weight: 500, align: 'start' }),
  stacked: (b) =>
    label('12', share(b, 0, 0.1, 1, 0.12), white, { weight: 600 }) + label('30', share(b, 0, 0.22, 1, 0.12), white, { weight: 600 }),
  low: (b) => label('12:30', share(b, 0.1, 0.72, 0.8, 0.1), white, { weight: 500 }),
};

/** The screen side. `k` is pixels of a centimetre. */
const front = (pen: Pen, b: Box, k: number): string => {
  const { corner, rim: frame, clock, art, tone } = pen.look(phoneFronts);
  const r = b.w * corner;
  const glass = inset(b, 0.14 * k);
  const cutout = phoneLook(pen.subject.name ?? '')?.front ?? 'hole';
  const whole = inset(b, Math.max(0.16, frame) * k);
  const lit = cutout === 'button' ? inset(b, 0.35 * k, b.h * 0.12) : whole;
  const u = whole.h * 0.018;
  return (
    body(pen, b, { r, finish: 'metal' }) +
    rect(glass, r * 0.93, { fill: '#050608' }) +
    screen(
      pen,
      lit,
      cutout === 'button' ? r * 0.1 : r * 0.82,
      statusBar(box(lit.x + lit.w * 0.1, lit.y + lit.h * 0.021, lit.w * 0.8, u), '12:30') +
        clocks[clock](lit) +
        rect(box(lit.x + lit.w * 0.34, lit.y + lit.h * 0.977, lit.w * 0.32, u * 0.28), 4, { fill: '#ffffff', opacity: 0.8 }),
      art,
      tone,
    ) +
    cutOut(cutout, b, lit, u)
  );
};

/** What is cut into the screen for its camera, or stands above and below it. */
const cutOut = (cutout: PhoneLook['front'], b: Box, lit: Box, u: number): string => {
  const black = { fill: '#050608' };
  const x = b.x + b.w / 2;
  const y = lit.y + lit.h * 0.03;
  const eye = (at: number): string => circle(x - u * 0.2, at - u * 0.2, u * 0.25, { fill: '#2d4470' });
  switch (cutout) {
    case 'notch':
      return rect(box(x - lit.w * 0.2, lit.y - u * 0.2, lit.w * 0.4, u * 2.2), u, black);
    case 'drop':
      return rect(box(x - u, lit.y - u * 0.4, u * 2, u * 2.4), u, black) + eye(lit.y + u);
    case 'button': {
      const below = (lit.y + lit.h + b.y + b.h) / 2;
      const above = (b.y + lit.y) / 2;
      return (
        circle(x, below, b.w * 0.095, { fill: '#0d0f13', stroke: '#4a4d55', line: 2 }) +
        rect(box(x - b.w * 0.09, above - u * 0.2, b.w * 0.18, u * 0.4), u * 0.2, { fill: '#2a2c32' })
      );
    }
    case 'island':
      return rect(box(x - lit.w * 0.13, y - u * 0.95, lit.w * 0.26, u * 1.9), u * 0.95, black) + eye(y);
    case 'hole':
      return circle(x, y, u * 0.95, black) + eye(y);
  }
};

/** The lenses: those of a known model as it has them, others by one layout per seed, so that models of a shelf differ. */
const camera = (pen: Pen, b: Box, k: number): string => {
  const look = phoneLook(pen.subject.name ?? '');
  const layout = pen.pick(['square', 'column', 'bar'], 'camera');
  const island = lighten(pen.colour, isDark(pen.colour) ? 0.07 : 0.12);
  const lens = (x: number, y: number, r: number): string =>
    circle(x + r * 0.1, y + r * 0.16, r * 1.06, { fill: '#05070d', opacity: 0.28 }) +
    lensGlass(pen, x, y, r, { ring: darken(pen.colour, 0.28) });
  const flash = (x: number, y: number): string =>
    circle(x, y, 0.24 * k, {
      fill: pen.radial([
        [0, '#fffbe8'],
        [0.6, '#f1dfae'],
        [1, '#b79f6c'],
      ]),
      stroke: edge(pen.colour),
      line: 0.8,
    });
  if (look !== undefined) {
    const at = (x: number, y: number) => [b.x + x * b.w, b.y + y * b.w] as const;
    const raisedIsland = look.island;
    const plate = raisedIsland && box(...at(raisedIsland.x, raisedIsland.y), raisedIsland.w * b.w, raisedIsland.h * b.w);
    const wedge = look.corners?.map(([x, y]) => at(x, y));
    const dot = look.sensor;
    return (
      (look.hasOuterScreen ? rect(box(...at(0.05, 0.05), b.w * 0.9, b.w * 0.92), b.w * 0.1, { fill: '#07090d' }) : '') +
      (plate
        ? dropShadow(pen, plate, raisedIsland.r * b.w, 5, 0.25) +
          body(pen, plate, { r: raisedIsland.r * b.w, colour: island, finish: 'gloss' })
        : '') +
      (wedge ? polygon(wedge, { fill: island, stroke: island, line: b.w * 0.28, round: true }) : '') +
      (dot ? circle(...at(dot[0], dot[1]), dot[2] * b.w, { fill: '#0b0e15', stroke: edge(pen.colour), line: 0.8 }) : '') +
      look.lenses.map(([x, y, r]) => lens(...at(x, y), r * b.w)).join('') +
      flash(...at(...look.flash))
    );
  }
  if (layout === 'bar') {
    const bar = box(b.x + b.w * 0.06, b.y + b.h * 0.1, b.w * 0.88, 1.75 * k);
    return (
      dropShadow(pen, bar, bar.h / 2, 5, 0.25) +
      body(pen, bar, { r: bar.h / 2, colour: island, finish: 'gloss' }) +
      [0.14, 0.36, 0.58].map((x) => lens(bar.x + bar.w * x, bar.y + bar.h / 2, 0.66 * k)).join('') +
      flash(bar.x + bar.w * 0.78, bar.y + bar.h / 2)
    );
  }
  if (layout === 'column') {
    const x = b.x + b.w * 0.24;
    return (
      [0.1, 0.215, 0.33].map((y) => lens(x, b.y + b.h * y, 0.74 * k)).join('') +
      lens(x + 1.75 * k, b.y + b.h * 0.158, 0.42 * k) +
      flash(x + 1.75 * k, b.y + b.h * 0.25)
    );
  }
  const side = b.w * 0.5;
  const plate = box(b.x + b.w * 0.055, b.y + b.w * 0.055, side, side);
  return (
    dropShadow(pen, plate, side * 0.28, 5, 0.25) +
    body(pen, plate, { r: side * 0.28, colour: island, finish: 'gloss' }) +
    [
      [0.28, 0.28],
      [0.28, 0.72],
      [0.72, 0.5],
    ]
      .map(([x = 0, y = 0]) => lens(plate.x + side * x, plate.y + side * y, side * 0.185))
      .join('') +
    flash(plate.x + side * 0.74, plate.y + side * 0.17)
  );
};

const back = (pen: Pen, b: Box, k: number): string => {
  const r = b.w * pen.look(phoneFronts).corner;
  const glass = inset(b, 0.12 * k);
  return (
    body(pen, b, { r, finish: 'metal' }) +
    rect(glass, r * 0.94, { fill: pen.matt(pen.colour, 58), stroke: alpha(edge(pen.colour), 0.5), line: 1 }) +
    rect(glass, r * 0.94, {
      fill: pen.linear(
        [
          [0, '#ffffff00'],
          [0.36, '#ffffff2e'],
          [0.5, '#ffffff08'],
          [1, '#ffffff00'],
        ],
        28,
      ),
    }) +
    rim(pen, glass, r * 0.94) +
    camera(pen, b, k)
  );
};

/** Model for all other kinds: sizes by `pen.fit` and `pen.view`, flat drawings reused on turned faces. */
export const phone: Drawing = {
  angles: 3,
  size: { width: 7.4, height: 15.6, depth: 0.8 },
  draw(pen, _subject, angle) {
    const { width, height, depth } = pen.size;
    if (angle === 1) {
      const v = pen.view(34, 6, { width, height, depth: depth * 1.6 });
      const stand = v.point(width / 2, 0, depth);
      return (
        contactShadow(pen, stand[0], stand[1] + 8, width * v.k * 0.9) +
        v.solid({
          at: [0, 0, 0],
          size: [width, height, depth * 1.4],
          r: width * pen.look(phoneFronts).corner,
          content: (b) => back(pen, b, b.k),
        })
      );
    }
    if (angle === 2) {
      const b = pen.fit(width, height);
      return zoom(rotate(back(pen, b, b.k), -18, b.x + b.w / 2, b.y), b.x + b.w * 0.56, b.y + b.h * 0.22, 1.9);
    }
    // Both sides at once, as phones are always shown: the back stands half behind.
    const shownShare = visibleBackShare(phoneLook(pen.subject.name ?? ''));
    const whole = pen.fit(width * (1 + shownShare), height);
    const { k } = whole;
    const backBox = box(whole.x, whole.y, width * k, height * k);
    const before = box(whole.x + width * k * shownShare, whole.y, width * k, height * k);
    return (
      contactShadow(pen, whole.x + whole.w / 2, whole.y + whole.h + 5, whole.w * 0.94) +
      back(pen, backBox, k) +
      dropShadow(pen, before, width * k * pen.look(phoneFronts).corner, -14, 0.35) +
      front(pen, before, k)
    );
  },
};
