import {
  type Box,
  body,
  box,
  circle,
  contactShadow,
  d,
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
  zoom,
} from '../kit/index.ts';

const tone = (pen: Pen): string => (isDark(pen.colour) ? lighten(pen.colour, 0.1) : pen.colour);

/** A round limb between motors. */
const arm = (pen: Pen, data: string, w: number): string =>
  path(data, { stroke: edge(tone(pen)), line: w + 3, round: true }) +
  path(data, { stroke: tone(pen), line: w, round: true }) +
  path(data, {
    stroke: '#ffffff',
    line: w * 0.2,
    round: true,
    opacity: 0.3,
    transform: `translate(${-Math.round(w * 0.2)} ${-Math.round(w * 0.16)})`,
  });

const motor = (pen: Pen, x: number, y: number, r: number): string =>
  circle(x, y, r, { fill: pen.ball(tone(pen)), stroke: edge(tone(pen)), line: 1.8 }) +
  circle(x, y, r * 0.62, { fill: pen.matt(lighten(tone(pen), 0.08), 60), stroke: edge(tone(pen)), line: 1.2 });

/** What it holds still: a phone lying on its side, or a camera. */
const heldDevice = (pen: Pen, b: Box, isCamera: boolean): string => {
  if (isCamera)
    return (
      rect(part(b, 0.3, -0.14, 0.34, 0.2), 10, { fill: '#26282d', stroke: '#5c6067', line: 1.4 }) +
      body(pen, b, { r: b.h * 0.1, colour: '#2a2c31' }) +
      rect(part(b, 0.04, 0.12, 0.16, 0.76), 8, { fill: '#1b1c20' }) +
      circle(b.x + b.w * 0.14, b.y + b.h * 0.02, b.h * 0.06, { fill: '#c8322f', stroke: '#7a1d1b' }) +
      lensGlass(pen, b.x + b.w * 0.56, b.y + b.h * 0.54, b.h * 0.4)
    );
  return body(pen, b, { r: b.h * 0.14, colour: '#26282d' }) + screen(pen, part(b, 0.025, 0.05, 0.95, 0.9), b.h * 0.11);
};

/** A stabiliser on its little legs: grip, three motors, and the clamp with what is filmed with. */
const standing = (pen: Pen, b: Box): string => {
  const at = spot(b);
  const isCamera = !/смартфон/.test(pen.text('purpose'));
  const u = b.w * 0.1;
  const deviceBox = isCamera ? part(b, 0.16, 0.05, 0.56, 0.2) : part(b, 0.04, 0.035, 0.84, 0.2);
  const foot = (x: number, y: number): string => arm(pen, d('M', ...at(0.48, 0.9), 'L', ...at(x, y)), u * 0.42);
  const grip = part(b, 0.39, 0.47, 0.18, 0.44);
  return (
    foot(0.6, 0.955) +
    foot(0.12, 0.985) +
    foot(0.84, 0.985) +
    arm(pen, d('M', ...at(0.5, 0.42), 'C', ...at(0.84, 0.44), ...at(0.96, 0.36), ...at(0.95, 0.22)), u * 0.62) +
    arm(pen, d('M', ...at(0.95, 0.22), 'C', ...at(0.95, 0.15), ...at(0.9, 0.14), ...at(0.7, 0.14)), u * 0.56) +
    heldDevice(pen, deviceBox, isCamera) +
    (isCamera
      ? rect(part(b, 0.2, 0.25, 0.5, 0.022), 4, { fill: '#3a3c42', stroke: '#5c6067' })
      : [part(deviceBox, 0.42, -0.09, 0.18, 0.16), part(deviceBox, 0.42, 0.93, 0.18, 0.16)]
          .map((jaw) => rect(jaw, 6, { fill: pen.matt(tone(pen)), stroke: edge(tone(pen)), line: 1.4 }))
          .join('')) +
    motor(pen, ...at(0.95, 0.235), u * 0.62) +
    rect(part(b, 0.4, 0.385, 0.16, 0.075), u * 0.3, { fill: pen.round(tone(pen)), stroke: edge(tone(pen)), line: 1.6 }) +
    rect(part(b, 0.385, 0.452, 0.19, 0.03), u * 0.14, { fill: '#1b1c20', stroke: '#5c6067' }) +
    rect(grip, grip.w * 0.38, { fill: pen.round(), stroke: edge(pen.colour), line: 1.8 }) +
    rect(part(grip, 0.16, 0.46, 0.68, 0.48), grip.w * 0.26, { fill: '#17181c', opacity: 0.5 }) +
    circle(grip.x + grip.w / 2, grip.y + grip.h * 0.15, grip.w * 0.26, { fill: '#17181c', stroke: '#6d7178', line: 1.4 }) +
    circle(grip.x + grip.w / 2, grip.y + grip.h * 0.145, grip.w * 0.16, { fill: pen.ball('#5c6067') }) +
    circle(grip.x + grip.w / 2, grip.y + grip.h * 0.34, grip.w * 0.15, { fill: pen.ball('#c8322f'), stroke: '#7a1d1b', line: 1.2 }) +
    rect(box(grip.x + grip.w - 3, grip.y + grip.h * 0.1, grip.w * 0.14, grip.h * 0.14), 4, { fill: '#3a3c42', stroke: '#6d7178' })
  );
};

export const gimbal = (pen: Pen, angle: number): string => {
  const { height } = pen.size;
  const b = pen.fit(height * 0.62, height);
  const whole = standing(pen, b);
  if (angle === 1) return zoom(whole, b.x + b.w * 0.52, b.y + b.h * 0.3, 1.7);
  return contactShadow(pen, b.x + b.w * 0.48, b.y + b.h * 0.99, b.w * 0.86, 0.3) + whole;
};
