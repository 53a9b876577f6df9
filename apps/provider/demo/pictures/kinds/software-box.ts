import {
  alpha,
  type Box,
  box,
  circle,
  type Drawing,
  d,
  darken,
  fromHue,
  isDark,
  isLight,
  lighten,
  type Pen,
  part,
  path,
  rect,
  spot,
  times,
  type View,
  wordmark,
} from '../kit/index.ts';

type Sign = 'shield' | 'sheet' | 'brush' | 'globe' | 'cap';

const signOf = (pen: Pen): Sign =>
  pen.mentions(/антивир|защит/)
    ? 'shield'
    : pen.mentions(/видео|фото|график|дизайн/)
      ? 'brush'
      : pen.mentions(/перевод|язык|vpn/)
        ? 'globe'
        : pen.mentions(/обуч/)
          ? 'cap'
          : pen.mentions(/./)
            ? 'sheet'
            : pen.pick<Sign>(['shield', 'sheet', 'brush'], 'sign');

const emblem = (pen: Pen, b: Box, ink: string): string => {
  const at = spot(b);
  const w = b.w * 0.07;
  const s = { stroke: ink, line: w, round: true };
  const sign = signOf(pen);
  if (sign === 'shield')
    return (
      path(
        d(
          'M',
          ...at(0.5, 0.02),
          'L',
          ...at(0.92, 0.16),
          'V',
          b.y + b.h * 0.5,
          'C',
          ...at(0.92, 0.76),
          ...at(0.7, 0.92),
          ...at(0.5, 1),
          'C',
          ...at(0.3, 0.92),
          ...at(0.08, 0.76),
          ...at(0.08, 0.5),
          'V',
          b.y + b.h * 0.16,
          'Z',
        ),
        { ...s, fill: alpha(ink, 0.18) },
      ) + path(d('M', ...at(0.3, 0.5), 'L', ...at(0.46, 0.66), 'L', ...at(0.72, 0.34)), { ...s, line: w * 1.4 })
    );
  if (sign === 'brush')
    return (
      path(d('M', ...at(0.06, 0.9), 'L', ...at(0.36, 0.42), 'L', ...at(0.56, 0.66), 'L', ...at(0.68, 0.5), 'L', ...at(0.94, 0.9), 'Z'), {
        ...s,
        fill: alpha(ink, 0.18),
      }) + circle(...at(0.74, 0.24), b.w * 0.11, { ...s, fill: alpha(ink, 0.4) })
    );
  if (sign === 'globe')
    return (
      circle(...at(0.5, 0.5), b.w * 0.45, { ...s, fill: alpha(ink, 0.18) }) +
      path(
        d(
          'M',
          ...at(0.05, 0.5),
          'H',
          b.x + b.w * 0.95,
          'M',
          ...at(0.5, 0.05),
          'C',
          ...at(0.2, 0.3),
          ...at(0.2, 0.7),
          ...at(0.5, 0.95),
          'C',
          ...at(0.8, 0.7),
          ...at(0.8, 0.3),
          ...at(0.5, 0.05),
        ),
        s,
      )
    );
  if (sign === 'cap')
    return (
      path(d('M', ...at(0.02, 0.38), 'L', ...at(0.5, 0.14), 'L', ...at(0.98, 0.38), 'L', ...at(0.5, 0.62), 'Z'), {
        ...s,
        fill: alpha(ink, 0.18),
      }) +
      path(
        d(
          'M',
          ...at(0.22, 0.5),
          'V',
          b.y + b.h * 0.76,
          'Q',
          ...at(0.5, 0.94),
          ...at(0.78, 0.76),
          'V',
          b.y + b.h * 0.5,
          'M',
          ...at(0.98, 0.38),
          'V',
          b.y + b.h * 0.72,
        ),
        s,
      )
    );
  return (
    path(d('M', ...at(0.18, 0.02), 'H', b.x + b.w * 0.62, 'L', ...at(0.86, 0.24), 'V', b.y + b.h * 0.98, 'H', b.x + b.w * 0.18, 'Z'), {
      ...s,
      fill: alpha(ink, 0.18),
    }) +
    path(d('M', ...at(0.62, 0.04), 'V', b.y + b.h * 0.24, 'H', b.x + b.w * 0.84), s) +
    times(3, (i) => path(d('M', ...at(0.34, 0.46 + i * 0.16), 'H', b.x + b.w * (i === 2 ? 0.54 : 0.7)), s))
  );
};

const front = (pen: Pen, b: Box): string => {
  const ink = isLight(pen.colour) ? '#23262e' : '#ffffff';
  // Programs of one maker are told apart by what shines behind their sign.
  const next = fromHue((pen.random('hue') * 360) % 360, 0.55, isDark(pen.colour) ? 0.4 : 0.55);
  const clip = pen.clip(rect(b, 3, {}));
  const at = spot(b);
  const devices = Math.round(pen.number('devices', 0, 0, 999));
  return (
    rect(b, 3, {
      fill: pen.linear(
        [
          [0, lighten(pen.colour, 0.24)],
          [0.5, pen.colour],
          [1, darken(pen.colour, 0.35)],
        ],
        60,
      ),
    }) +
    circle(...at(0.86, 0.3), b.w * 0.5, { fill: next, opacity: 0.72, clip }) +
    circle(...at(0.12, 0.86), b.w * 0.6, { fill: lighten(pen.colour, 0.4), opacity: 0.2, clip }) +
    path(d('M', ...at(0, 0.66), 'C', ...at(0.3, 0.52), ...at(0.6, 0.8), ...at(1, 0.6), 'V', b.y + b.h, 'H', b.x, 'Z'), {
      fill: darken(pen.colour, 0.5),
      opacity: 0.35,
      clip,
    }) +
    wordmark(pen.subject.brand, part(b, 0.1, 0.07, 0.8, 0.085), ink, { weight: 700, opacity: 1 }) +
    (/бизнес/.test(pen.text('audience'))
      ? path(d('M', ...at(0.62, 0), 'L', ...at(0.8, 0), 'L', ...at(1, 0.15), 'V', b.y + b.h * 0.29, 'Z'), { fill: ink, opacity: 0.85 })
      : '') +
    emblem(pen, part(b, 0.27, 0.25, 0.46, 0.46 * (b.w / b.h)), ink) +
    rect(part(b, 0.1, 0.72, 0.6, 0.022), 3, { fill: ink, opacity: 0.8 }) +
    rect(part(b, 0.1, 0.765, 0.42, 0.016), 3, { fill: ink, opacity: 0.5 }) +
    (devices > 0
      ? circle(...at(0.8, 0.88), b.w * 0.11, { fill: '#ffd24a', stroke: '#b98f1e', line: 1.4 }) +
        wordmark(String(devices), box(...at(0.72, 0.84), b.w * 0.16, b.h * 0.08), '#23262e', { weight: 700, opacity: 1 })
      : '') +
    times(3, (i) => rect(part(b, 0.1 + i * 0.09, 0.88, 0.06, 0.045), 3, { fill: ink, opacity: 0.35 }))
  );
};

export const softwareBox: Drawing = {
  angles: 2,
  size: { width: 14, height: 19, depth: 3 },
  draw(pen, _subject, angle) {
    const [w, h, depth] = [14, 19, 3.2];
    const v: View = pen.view(angle === 0 ? -30 : 34, 12, { width: w, height: h, depth });
    const spine = box(0, 0, depth * v.k, h * v.k);
    const side =
      rect(spine, 2, {
        fill: pen.linear([
          [0, darken(pen.colour, angle === 0 ? 0.05 : 0.35)],
          [1, darken(pen.colour, angle === 0 ? 0.25 : 0.5)],
        ]),
      }) +
      `<g transform="rotate(90 ${Math.round(spine.w / 2)} ${Math.round(spine.h / 2)})">${wordmark(pen.subject.brand, box(spine.w / 2 - spine.h * 0.32, spine.h / 2 - spine.w * 0.22, spine.h * 0.64, spine.w * 0.44), isLight(pen.colour) ? '#23262e' : '#ffffff')}</g>`;
    return (
      v.shadow(0, 0, w, depth, 0.5) +
      v.solid({ at: [0, 0, 0], size: [w, h, depth], content: (b) => front(pen, b) }) +
      (angle === 0 ? v.on('left', 0, h, 0, side) : v.on('right', w, h, depth, side))
    );
  },
};
