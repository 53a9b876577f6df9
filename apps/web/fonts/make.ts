import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { cut, weights, whole } from './faces.ts';

/** Where the files made here stand. */
export const folder = new URL('./generated/', import.meta.url);

const file = (from: string) => `@fontsource-variable/golos-text/files/golos-text-${from}-wght-normal.woff2`;
const source = (from: string) => readFile(fileURLToPath(import.meta.resolve(file(from))));

type Runs = (typeof cut)[number]['characters'];

const textOf = (runs: Runs) =>
  runs.map(([first, last]) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))).join('');

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');
const rangeOf = (runs: Runs) => runs.map(([first, last]) => `U+${hex(first)}${last === first ? '' : `-${hex(last)}`}`).join(', ');

const rule = (url: string, runs: Runs) => `@font-face {
  font-family: "Golos Text Variable";
  font-style: normal;
  font-display: swap;
  font-weight: ${weights.min} ${weights.max};
  src: url("${url}") format("woff2-variations");
  unicode-range: ${rangeOf(runs)};
}
`;

/** The typeface cut to what pages have, and the style sheet that says which file has which characters, by their names. */
export async function made(): Promise<ReadonlyMap<string, Buffer>> {
  const fonts = await Promise.all(
    cut.map(
      async ({ name, from, characters }) =>
        [
          `${name}.woff2`,
          await subsetFont(await source(from), textOf(characters), { targetFormat: 'woff2', variationAxes: { wght: weights } }),
        ] as const,
    ),
  );
  const rules = [
    ...cut.map(({ name, characters }) => rule(`./${name}.woff2`, characters)),
    ...whole.map(({ from, characters }) => rule(file(from), characters)),
  ];
  return new Map([...fonts, ['fonts.css', Buffer.from(`/* Written by \`npm run fonts\`. */\n${rules.join('\n')}`)]]);
}
