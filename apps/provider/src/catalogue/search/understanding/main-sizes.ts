import { amountOf, inUnit } from '../../text/amounts.ts';
import scales from '../dictionaries/scales.json' with { type: 'json' };
import { kindTerm } from '../terms/terms.ts';
import { isLength } from './amounts.ts';
import { termsOfPhrase } from './thesaurus.ts';

/** One of the measures of a kind, and the least centimetres that are a limit of it: a refrigerator «до 60 см» is a narrow one, none of 60 cm high. */
interface MainSize {
  measure: string;
  from?: number;
}

const mainSizes = new Map(
  (scales.sizes as readonly { of: readonly string[]; sizes: readonly MainSize[] }[]).flatMap(({ of, sizes }) =>
    of.map((kind): [string, readonly MainSize[]] => [kindTerm(termsOfPhrase(kind)), sizes]),
  ),
);

/** What a limit measures that names no side: by which things of the kind fit into their place. Undefined where a kind has no such size. */
export function mainSizeOf(kinds: readonly string[], term: string): string | undefined {
  const amount = amountOf(term);
  if (amount?.unit === undefined || !isLength(amount.unit)) return undefined;
  const centimetres = inUnit(amount.value, amount.unit, 'см') ?? 0;
  return kinds.flatMap((kind) => mainSizes.get(kind) ?? []).find(({ from = 0 }) => centimetres >= from)?.measure;
}

const sizeWords = new Set([...mainSizes.values()].flat().flatMap(({ measure }) => termsOfPhrase(measure)));

/** Whether a word names a side, also where nothing in the catalogue has it. */
export const isSizeWord = (term: string): boolean => sizeWords.has(term);
