import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { cut, weights, whole } from './faces.ts';
import { kinds, roboto, sizeAdjust, standIns } from './fallback.ts';
import { type Widths, widthsOf } from './widths.ts';

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

/** Above and below the base line, in shares of the size: what the typeface takes (its `hhea`). */
const extent = { ascent: 0.98, descent: 0.22 };

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

interface Fallback {
  family: string;
  local: readonly string[];
  /** How much larger it is to be written. */
  adjust: number;
  weights?: string;
  characters?: Runs | undefined;
}

const fallbackRule = ({ family, local, adjust, weights, characters }: Fallback) => `@font-face {
  font-family: "${family}";
${weights === undefined ? '' : `  font-weight: ${weights};\n`}  src: ${local.map((name) => `local("${name}")`).join(', ')};
  size-adjust: ${percent(adjust)};
  ascent-override: ${percent(extent.ascent / adjust)};
  descent-override: ${percent(extent.descent / adjust)};
  line-gap-override: 0%;
${characters === undefined ? '' : `  unicode-range: ${rangeOf(characters)};\n`}}
`;

/** How wide the characters of the typeface are in one weight. */
export async function golos(wght: number): Promise<Widths> {
  const parts = await Promise.all(
    cut.map(async ({ from, characters }) => {
      const font = await subsetFont(await source(from), textOf(characters), { targetFormat: 'truetype', variationAxes: { wght } });
      return { characters, widths: widthsOf(font) };
    }),
  );
  return (character) => {
    const code = character.codePointAt(0) ?? 0;
    const part = parts.find(({ characters }) => characters.some(([first, last]) => first <= code && code <= last));
    if (part === undefined) throw new Error(`No file has ${JSON.stringify(character)}.`);
    return part.widths(character);
  };
}

/** Takes the room that the typeface will take, so that nothing moves when it arrives. */
async function fallbackRules(): Promise<string[]> {
  const ofArial = standIns.map(async (standIn) => {
    const widths = await golos(standIn.weight);
    return kinds.map((kind) => ({
      family: 'Golos Fallback',
      local: standIn.local,
      adjust: sizeAdjust(kind, standIn, widths),
      weights: standIn.range,
      characters: kind.characters,
    }));
  });
  const ofRoboto = { family: 'Golos Fallback Roboto', local: ['Roboto'], adjust: roboto };
  return [...(await Promise.all(ofArial)).flat(), ofRoboto].map(fallbackRule);
}

/** The typeface cut to what pages have, what stands in for it, and the style sheet that says which file has which characters, by their names. */
export async function buildFontFiles(): Promise<ReadonlyMap<string, Buffer>> {
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
    ...(await fallbackRules()),
  ];
  return new Map([...fonts, ['fonts.css', Buffer.from(`/* Written by \`npm run fonts\`. */\n${rules.join('\n')}`)]]);
}
