import {
  type Box,
  board,
  body,
  box,
  chip,
  contactShadow,
  contacts,
  type Drawing,
  d,
  darken,
  edge,
  fromHue,
  isDark,
  isLight,
  lighten,
  mark,
  type Pen,
  part,
  path,
  rect,
  times,
  type View,
  wordmark,
} from '../kit/index.ts';

const face = (pen: Pen, b: Box): string => {
  const lit = pen.flag('rgb') === true || pen.mentions(/rgb/);
  const shell = part(b, 0.012, lit ? 0.14 : 0.02, 0.976, lit ? 0.68 : 0.8);
  const at = (x: number, y: number): [number, number] => [shell.x + shell.w * x, shell.y + shell.h * y];
  const accent = isDark(pen.colour) ? lighten(pen.colour, 0.1) : lighten(pen.colour, 0.22);
  return (
    board(pen, part(b, 0, 0.12, 1, 0.8), 3, '#16382d') +
    contacts(part(b, 0.02, 0.88, 0.5, 0.1), 44) +
    contacts(part(b, 0.55, 0.88, 0.43, 0.1), 38) +
    (lit
      ? rect(part(b, 0.012, 0, 0.976, 0.26), 6, {
          fill: pen.linear(
            [
              [0, fromHue(pen.random('rgb') * 360, 0.8, 0.66)],
              [0.5, fromHue(pen.random('rgb') * 360 + 70, 0.8, 0.66)],
              [1, fromHue(pen.random('rgb') * 360 + 140, 0.8, 0.66)],
            ],
            0,
          ),
          stroke: '#ffffff',
          line: 1,
        })
      : '') +
    body(pen, shell, { r: 5, fill: pen.matt(pen.colour, 40) }) +
    path(
      d(
        'M',
        ...at(0, 0.62),
        'L',
        ...at(0.3, 0.62),
        'L',
        ...at(0.38, 1),
        'H',
        shell.x,
        'Z',
        'M',
        ...at(1, 0.38),
        'L',
        ...at(0.72, 0.38),
        'L',
        ...at(0.64, 0),
        'H',
        shell.x + shell.w,
        'Z',
      ),
      {
        fill: pen.linear([
          [0, accent],
          [1, darken(accent, 0.14)],
        ]),
        stroke: edge(pen.colour),
        line: 0.8,
      },
    ) +
    times(4, (i) =>
      path(d('M', ...at(0.78 + i * 0.035, 0.52), 'l', shell.w * 0.03, shell.h * 0.34), {
        stroke: darken(pen.colour, isLight(pen.colour) ? 0.3 : 0.6),
        line: shell.h * 0.05,
        round: true,
      }),
    ) +
    wordmark(pen.subject.brand, part(shell, 0.34, 0.28, 0.28, 0.44), mark(pen.colour), { weight: 700 })
  );
};

const bare = (pen: Pen, b: Box): string =>
  board(pen, part(b, 0, 0, 1, 0.92), 3, isLight(pen.colour) ? '#1c6a4a' : pen.colour) +
  times(8, (i) => chip(pen, part(b, 0.04 + i * 0.117 + (i > 3 ? 0.03 : 0), 0.18, 0.095, 0.5))) +
  contacts(part(b, 0.02, 0.86, 0.5, 0.12), 44) +
  contacts(part(b, 0.55, 0.86, 0.43, 0.12), 38);

export const memoryModule: Drawing = {
  angles: 2,
  size: { width: 13.3, height: 3.6, depth: 0.8 },
  draw(pen, _subject, angle) {
    const [, h = 3.6, w = 13.3] = [pen.size.width, pen.size.height, pen.size.depth].sort((x, y) => x - y);
    const one = pen.mentions(/so-?dimm/) ? bare : face;
    const count = Math.round(pen.number('modules', 2, 1, 4));
    if (angle === 1) {
      const gap = 1.7;
      const v: View = pen.view(32, 22, { width: w, height: h, depth: gap * (count - 1) + 0.8 });
      return times(
        count,
        (i) =>
          v.shadow(0, i * gap, w, 0.8, 0.3) +
          v.solid({ at: [0, 0, i * gap], size: [w, h * 0.86, 0.7], r: 0.15, content: (b) => one(pen, { ...b, h: b.h * 1.14 }) }),
      );
    }
    const b = pen.fit(w, h * count + (count - 1) * h * 0.3);
    const high = h * b.k;
    return times(count, (i) => {
      const chip = box(b.x, b.y + i * high * 1.3, b.w, high);
      return contactShadow(pen, chip.x + chip.w / 2, chip.y + chip.h + 3, chip.w, 0.3) + one(pen, chip);
    });
  },
};
