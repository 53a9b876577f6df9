import { apps, type Box, box, circle, d, digits, fromHue, label, type Pen, part, path, rect, times } from '../kit/index.ts';

const white = '#ffffff';

/** A cover of a film: a hue of its own under a slanting light. */
const cover = (pen: Pen, b: Box, i: number, selected = false): string =>
  rect(b, 5, { fill: fromHue((pen.random('cover') * 360 + i * 58) % 360, 0.5, 0.42) }) +
  rect(b, 5, {
    fill: pen.linear(
      [
        [0, '#ffffff55'],
        [1, '#00000066'],
      ],
      60,
    ),
    ...(selected ? { stroke: white, line: 3 } : {}),
  });

const covers = (pen: Pen, b: Box, count: number, gap = 0.1): string =>
  times(count, (i) => cover(pen, part(b, i / count, 0, (1 - gap) / count, 1), i, i === 0));

const titleLines = (b: Box): string =>
  rect(part(b, 0, 0, 1, 0.28), 4, { fill: white }) +
  rect(part(b, 0, 0.42, 0.8, 0.11), 3, { fill: white, opacity: 0.6 }) +
  rect(part(b, 0, 0.64, 0.66, 0.11), 3, { fill: white, opacity: 0.6 });

const shade = (pen: Pen, b: Box): string =>
  rect(b, 0, { fill: pen.fade('#05070d', 0.72, 0, 0) }) + rect(part(b, 0, 0.5, 1, 0.5), 0, { fill: pen.fade('#05070d', 0, 0.75) });

type Page = (pen: Pen, b: Box) => string;

const googleTv: Page = (pen, b) =>
  shade(pen, b) +
  times(5, (i) => rect(part(b, 0.05 + i * 0.075, 0.06, 0.05, 0.02), 3, { fill: white, opacity: i === 0 ? 1 : 0.5 })) +
  label('20:15', part(b, 0.86, 0.045, 0.1, 0.05), white, { weight: 500 }) +
  titleLines(part(b, 0.05, 0.26, 0.3, 0.22)) +
  rect(part(b, 0.05, 0.49, 0.12, 0.065), b.h * 0.033, { fill: white }) +
  covers(pen, part(b, 0.05, 0.64, 0.92, 0.14), 6) +
  apps(pen, part(b, 0.05, 0.82, 0.6, 0.14), 7, 1);

/** Cards along the foot of the picture, larger than life. */
const webOs: Page = (pen, b) =>
  rect(part(b, 0, 0.55, 1, 0.45), 0, { fill: pen.fade('#05070d', 0, 0.6) }) +
  rect(part(b, 0.05, 0.07, 0.24, 0.06), 4, { fill: white, opacity: 0.9 }) +
  circle(b.x + b.w * 0.93, b.y + b.h * 0.1, b.h * 0.035, { stroke: white, line: 3 }) +
  times(4, (i) => cover(pen, part(b, 0.05 + i * 0.23, 0.5, 0.21, 0.2), i, i === 0)) +
  times(8, (i) =>
    rect(part(b, 0.05 + i * 0.115, 0.77, 0.1, 0.14), b.h * 0.03, {
      fill: i % 3 === 0 ? white : fromHue(i * 47, 0.62, 0.55),
      opacity: 0.92,
    }),
  );

/** A rail of signs on the left, wide tiles beside it. */
const tizen: Page = (pen, b) =>
  rect(part(b, 0, 0, 0.1, 1), 0, { fill: '#0b0d14', opacity: 0.86 }) +
  times(6, (i) => circle(b.x + b.w * 0.05, b.y + b.h * (0.16 + i * 0.13), b.h * 0.026, { fill: white, opacity: i === 1 ? 1 : 0.5 })) +
  rect(part(b, 0.14, 0.08, 0.52, 0.42), 8, { fill: '#05070d', opacity: 0.35 }) +
  titleLines(part(b, 0.17, 0.24, 0.26, 0.2)) +
  cover(pen, part(b, 0.69, 0.08, 0.27, 0.2), 4) +
  cover(pen, part(b, 0.69, 0.3, 0.27, 0.2), 5) +
  covers(pen, part(b, 0.14, 0.56, 0.84, 0.2), 4, 0.08) +
  covers(pen, part(b, 0.14, 0.8, 0.84, 0.12), 7);

/** Tabs in the middle, one wide band of films below. */
const vidaa: Page = (pen, b) =>
  rect(part(b, 0.3, 0.05, 0.4, 0.07), b.h * 0.035, { fill: '#0b0d14', opacity: 0.6 }) +
  times(4, (i) => rect(part(b, 0.33 + i * 0.09, 0.075, 0.06, 0.02), 3, { fill: white, opacity: i === 1 ? 1 : 0.5 })) +
  rect(part(b, 0, 0.56, 1, 0.44), 0, { fill: '#0e1016', opacity: 0.82 }) +
  titleLines(part(b, 0.06, 0.24, 0.36, 0.24)) +
  covers(pen, part(b, 0.05, 0.61, 0.92, 0.19), 5, 0.06) +
  apps(pen, part(b, 0.05, 0.84, 0.9, 0.13), 10, 1);

/** Light cards, yellow where one goes on. */
const yandex: Page = (pen, b) =>
  rect(part(b, 0, 0, 0.48, 1), 0, { fill: '#f4f4f6', opacity: 0.94 }) +
  circle(b.x + b.w * 0.09, b.y + b.h * 0.13, b.h * 0.05, { fill: '#7a52d8' }) +
  rect(part(b, 0.05, 0.26, 0.34, 0.075), 4, { fill: '#1d1f26' }) +
  rect(part(b, 0.05, 0.37, 0.26, 0.028), 3, { fill: '#8b909b' }) +
  rect(part(b, 0.05, 0.46, 0.17, 0.085), b.h * 0.043, { fill: '#f6c81f' }) +
  covers(pen, part(b, 0.05, 0.66, 0.93, 0.24), 5, 0.08);

/** A glowing ball of the helper, and columns of tiles. */
const salut: Page = (pen, b) =>
  rect(b, 0, { fill: '#07110e', opacity: 0.62 }) +
  circle(b.x + b.w * 0.12, b.y + b.h * 0.2, b.h * 0.1, { fill: pen.ball('#3fd08d') }) +
  titleLines(part(b, 0.23, 0.12, 0.3, 0.18)) +
  times(3, (i) => covers(pen, part(b, 0.06, 0.42 + i * 0.18, 0.92, 0.15), 4 + i, 0.06));

/** A programme on the air: its number and name in a band at the foot. */
const broadcast: Page = (pen, b) =>
  rect(part(b, 0, 0.74, 1, 0.26), 0, { fill: '#0d1430', opacity: 0.86 }) +
  rect(part(b, 0, 0.74, 1, 0.014), 0, { fill: '#e9b23c' }) +
  digits(part(b, 0.05, 0.8, 0.12, 0.13), '24', white) +
  titleLines(part(b, 0.22, 0.8, 0.42, 0.15)) +
  rect(part(b, 0.04, 0.06, 0.12, 0.1), 6, { fill: pen.matt('#c8323c') }) +
  path(d('M', b.x + b.w * 0.08, b.y + b.h * 0.08, 'l', b.w * 0.035, b.h * 0.03, 'l', -b.w * 0.035, b.h * 0.03, 'Z'), { fill: white }) +
  label('20:15', box(b.x + b.w * 0.82, b.y + b.h * 0.81, b.w * 0.14, b.h * 0.1), white);

/** What a set shows when it is switched on, by its system. */
const pages: readonly (readonly [RegExp, Page])[] = [
  [/webos/, webOs],
  [/tizen/, tizen],
  [/vidaa/, vidaa],
  [/яндекс/, yandex],
  [/салют/, salut],
  [/без/, broadcast],
];

export const tvPage = (pen: Pen, b: Box): string => (pages.find(([system]) => system.test(pen.text('os')))?.[1] ?? googleTv)(pen, b);
