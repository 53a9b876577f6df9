import {
  type Box,
  body,
  circle,
  contactShadow,
  d,
  darken,
  digits,
  edge,
  isDark,
  lensGlass,
  lighten,
  type Pen,
  part,
  path,
  rect,
  screen,
  spot,
  vent,
  zoom,
} from '../kit/index.ts';

const tone = (pen: Pen): string => (isDark(pen.colour) ? lighten(pen.colour, 0.06) : pen.colour);

/** The head on its arm, which keeps it level. */
const head = (pen: Pen, b: Box, isBack: boolean): string => {
  const at = spot(b);
  const limb = d('M', ...at(0.5, 1), 'L', ...at(0.78, 0.96), 'Q', ...at(0.96, 0.92), ...at(0.96, 0.7), 'V', b.y + b.h * 0.4);
  const eye = part(b, 0.06, 0.04, 0.78, 0.74);
  return (
    path(limb, { stroke: edge(tone(pen)), line: b.w * 0.2 + 3, round: true }) +
    path(limb, { stroke: tone(pen), line: b.w * 0.2, round: true }) +
    circle(...at(0.96, 0.4), b.w * 0.15, { fill: pen.ball(tone(pen)), stroke: edge(tone(pen)), line: 1.6 }) +
    body(pen, eye, { r: eye.w * 0.24, colour: tone(pen) }) +
    (isBack
      ? circle(eye.x + eye.w / 2, eye.y + eye.h / 2, eye.w * 0.3, {
          fill: pen.matt(darken(tone(pen), 0.12)),
          stroke: edge(tone(pen)),
          line: 1.4,
        })
      : lensGlass(pen, eye.x + eye.w / 2, eye.y + eye.h / 2, eye.w * 0.4, { ring: darken(tone(pen), 0.2) }))
  );
};

/** A camera on a handle: the head above, the screen, the stick and the button that begins. */
const standing = (pen: Pen, b: Box, isBack: boolean): string => {
  const grip = part(b, 0.06, 0.34, 0.88, 0.66);
  const glass = part(grip, 0.1, 0.06, 0.8, 0.46);
  return (
    head(pen, part(b, 0, 0, 1, 0.33), isBack) +
    rect(part(b, 0.26, 0.31, 0.48, 0.05), 8, { fill: pen.round(tone(pen)), stroke: edge(tone(pen)), line: 1.6 }) +
    body(pen, grip, { r: grip.w * 0.24, finish: 'round' }) +
    (isBack
      ? vent(pen, part(grip, 0.22, 0.3, 0.56, 0.3), 7, { colour: darken(pen.colour, 0.3) }) +
        rect(part(grip, 0.36, 0.9, 0.28, 0.025), 6, { fill: '#0b0c0f' })
      : rect(part(grip, 0.06, 0.045, 0.88, 0.49), grip.w * 0.1, { fill: '#08090c', stroke: '#3a3c42' }) +
        screen(
          pen,
          glass,
          grip.w * 0.07,
          circle(glass.x + glass.w * 0.16, glass.y + glass.h * 0.08, glass.w * 0.045, { fill: '#ff4a3a' }) +
            digits(part(glass, 0.28, 0.055, 0.4, 0.05), '02:48', '#ffffff'),
        ) +
        circle(grip.x + grip.w * 0.34, grip.y + grip.h * 0.66, grip.w * 0.15, { fill: '#17181c', stroke: '#6d7178', line: 1.4 }) +
        circle(grip.x + grip.w * 0.34, grip.y + grip.h * 0.655, grip.w * 0.09, { fill: pen.ball('#5c6067') }) +
        circle(grip.x + grip.w * 0.7, grip.y + grip.h * 0.66, grip.w * 0.13, { fill: pen.ball('#c8322f'), stroke: '#7a1d1b', line: 1.4 }))
  );
};

export const pocketCamera = (pen: Pen, angle: number): string => {
  const b = pen.fit(pen.size.width, pen.size.height);
  const whole = standing(pen, b, angle === 2);
  if (angle === 1) return zoom(whole, b.x + b.w * 0.5, b.y + b.h * 0.3, 1.7);
  return contactShadow(pen, b.x + b.w / 2, b.y + b.h + 2, b.w * 0.9) + whole;
};
