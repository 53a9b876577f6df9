import {
  alpha,
  box,
  circle,
  contactShadow,
  type Drawing,
  d,
  darken,
  digits,
  edge,
  ellipse,
  fromHue,
  isDark,
  isLight,
  lighten,
  type Pen,
  path,
  times,
  type View,
  wordmark,
} from '../kit/index.ts';

/** A round column in cloth, its top tilted towards us: buttons, a ring of light. */
const scene = (pen: Pen, pitch: number): string => {
  const { width: w, height: h } = pen.size;
  const r = w / 2;
  const v: View = pen.view(0, pitch, { width: w, height: h, depth: w }, { w: 600, h: 780 });
  const k = v.k;
  const cloth = isDark(pen.colour) ? lighten(pen.colour, 0.05) : pen.colour;
  const weave = pen.tile(
    8,
    8,
    circle(2, 2, 1.6, { fill: darken(cloth, isLight(cloth) ? 0.24 : 0.5) }) +
      circle(6, 6, 1.6, { fill: darken(cloth, isLight(cloth) ? 0.24 : 0.5) }),
  );
  const [x, foot] = v.point(r, 0, r);
  const [, head] = v.point(r, h, r);
  const flat = Math.sin((pitch * Math.PI) / 180);
  const round = r * k;
  const bend = Math.min(round * 0.16, h * k * 0.12);
  const side = d(
    'M',
    x - round,
    head + bend,
    'Q',
    x - round,
    head,
    x - round + bend,
    head,
    'H',
    x + round - bend,
    'Q',
    x + round,
    head,
    x + round,
    head + bend,
    'V',
    foot,
    'A',
    round,
    round * flat,
    0,
    0,
    1,
    x - round,
    foot,
    'Z',
  );
  const tone = fromHue(pen.pick([262, 205, 172, 322], 'glow'), 0.9, 0.66);
  const clock = pen.flag('display') ?? /часы|дисплей|экран/.test(pen.text('display'));
  const paint = pen.linear(
    [
      [0, darken(cloth, 0.26)],
      [0.06, darken(cloth, 0.1)],
      [0.3, lighten(cloth, isDark(cloth) ? 0.16 : 0.22)],
      [0.55, cloth],
      [1, darken(cloth, 0.38)],
    ],
    0,
  );
  const clip = pen.clip(path(side, {}));
  const cap = v.on(
    'top',
    r,
    h,
    r,
    circle(0, 0, round * 0.985, {
      fill: pen.matt(isDark(pen.colour) ? lighten(pen.colour, 0.1) : lighten(pen.colour, 0.1), 40),
      stroke: edge(pen.colour),
      line: 1.5,
    }) +
      circle(0, 0, round * 0.8, { stroke: alpha(tone, 0.35), line: round * 0.13 }) +
      circle(0, 0, round * 0.8, { stroke: tone, line: round * 0.035 }) +
      circle(0, 0, round * 0.7, { fill: pen.matt('#1d1f24', 60), stroke: '#0b0c0f' }) +
      times(4, (i) => {
        const turn = (i * Math.PI) / 2;
        return circle(Math.cos(turn) * round * 0.45, Math.sin(turn) * round * 0.45, round * 0.05, { fill: '#d5d8de' });
      }) +
      circle(0, 0, round * 0.16, { stroke: '#d5d8de', line: round * 0.03 }),
  );
  return (
    contactShadow(pen, x, foot + round * flat * 0.75, round * 2, 0.45, 0.09) +
    path(side, { fill: paint, stroke: edge(pen.colour), line: 1.6 }) +
    path(side, { fill: weave, opacity: 0.7 }) +
    path(
      d(
        'M',
        x - round,
        foot - round * 0.05,
        'A',
        round,
        round * flat,
        0,
        0,
        0,
        x + round,
        foot - round * 0.05,
        'V',
        foot + round,
        'H',
        x - round,
        'Z',
      ),
      { fill: darken(pen.colour, 0.5), opacity: 0.75, clip },
    ) +
    (clock
      ? digits(box(x - round * 0.7, (head + foot) / 2 - round * 0.14, round * 1.4, round * 0.42), '12:30', '#f4f8ff')
      : wordmark(
          pen.subject.brand,
          box(x - round * 0.4, foot - h * k * 0.2, round * 0.8, round * 0.14),
          isLight(cloth) ? '#3a3c42' : '#ffffff',
          { weight: 700 },
        )) +
    ellipse(x, head + 2, round, round * flat, { fill: darken(pen.colour, 0.4) }) +
    cap
  );
};

export const smartSpeaker: Drawing = {
  angles: 2,
  size: { width: 12, height: 16, depth: 12 },
  draw(pen, _subject, angle) {
    return scene(pen, angle === 0 ? 14 : 42);
  },
};
