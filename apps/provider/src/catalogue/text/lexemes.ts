import { fold, inLatinTwins } from './fold.ts';
import { stem } from './stem.ts';
import units from './units.json' with { type: 'json' };

/** A piece of a text: a word, a number, a code such as `q990d`, or an amount such as `256гб`. */
export interface Lexeme {
  kind: 'word' | 'number' | 'code' | 'amount';
  /** As it is written, folded. */
  text: string;
  /** By what it is found: the stem of a word, the code, the number with its unit. */
  term: string;
  /** Other terms of the same place: the bare number of an amount, a compound written together. */
  also: readonly string[];
  /** Place among the lexemes; a compound's parts follow one another. */
  place: number;
}

const unitOf = new Map(
  Object.entries(units).flatMap(([unit, spellings]) => spellings.map((spelling): [string, string] => [spelling, unit])),
);
/** A number with its fraction, a word or code with its inner signs, or an inch sign. */
const pattern = /\d{1,2}-[хx](?![\p{L}\p{N}])|\d+(?:[.,]\d+)?(?![\p{L}\p{N}])|[\p{L}\p{N}]+(?:[-'.&+][\p{L}\p{N}]+)*|"|\//gu;
/** A number with a unit written against it. */
const gluedAmountPattern = /^(\d+(?:[.,]\d+)?)([a-zа-я]{1,12}2?)$/;
/** «2-х», «4х»: a number that an adjective follows. */
const countPattern = /^(\d{1,2})-?[хx]$/;
const isNumber = (text: string): boolean => /^\d+(?:[.,]\d+)?$/.test(text);

/** All ways in which units are written. */
export const unitSpellings: readonly string[] = [...unitOf.keys()];

/** The canonical unit of a word, or none. */
export const canonicalUnit = (text: string): string | undefined => unitOf.get(fold(text));

const decimal = (text: string): string => text.replace(',', '.').replace(/\.0+$/, '');

/** The term of an amount: «1,5 л» is `1.5л`. */
export const amountTerm = (value: string, unit: string): string => `${decimal(value)}${unit}`;

/** Reads a text into its pieces. The same for what is indexed and what is asked. */
export function lexemesOf(text: string): Lexeme[] {
  const lexemes: Lexeme[] = [];
  const add = (kind: Lexeme['kind'], folded: string, term: string, also: readonly string[] = []): void => {
    lexemes.push({ kind, text: folded, term, also, place: lexemes.length });
  };
  const pieces = fold(text).match(pattern) ?? [];
  for (let at = 0; at < pieces.length; at += 1) {
    const piece = pieces[at] ?? '';
    const next = pieces[at + 1] ?? '';
    const pieceText = (/^[а-я]/.test(next) ? countPattern.exec(piece)?.[1] : undefined) ?? piece;
    if (pieceText === '"' || pieceText === '/') continue;
    // «8/256 ГБ»: the unit is that of both.
    const chain = chainOf(pieces, at);
    if (chain) {
      for (const value of chain.values) add('amount', `${value}${chain.unit}`, amountTerm(value, chain.unit), [decimal(value)]);
      at = chain.end;
      continue;
    }
    const parts = isNumber(pieceText) ? [pieceText] : pieceText.split(/[-'.&+]/);
    const compoundTerms = parts.length > 1 ? [pieceOf(parts.join('')).term] : [];
    parts.forEach((part, index) => {
      const { kind, term } = pieceOf(part);
      add(kind, part, term, index === 0 ? compoundTerms : []);
    });
  }
  return lexemes;
}

/** Numbers divided by strokes and the unit after them, from a place of the pieces on; none where no unit follows. */
function chainOf(pieces: readonly string[], start: number): { values: string[]; unit: string; end: number } | undefined {
  const values: string[] = [];
  for (let at = start; ; at += 2) {
    const here = pieces[at] ?? '';
    const [, value, ending] = gluedAmountPattern.exec(here) ?? [];
    const gluedUnit = ending === undefined ? undefined : unitOf.get(ending);
    if (value !== undefined && gluedUnit !== undefined) return { values: [...values, value], unit: gluedUnit, end: at };
    if (!isNumber(here)) return undefined;
    values.push(here);
    const next = pieces[at + 1];
    const unit = next === undefined ? undefined : unitOf.get(next);
    if (unit !== undefined) return { values, unit, end: at + 1 };
    if (next !== '/') return undefined;
  }
}

function pieceOf(text: string): Pick<Lexeme, 'kind' | 'term'> {
  if (/^[\d.,]+$/.test(text)) return { kind: 'number', term: decimal(text) };
  if (/\d/.test(text)) return { kind: 'code', term: /^[авекмнорстухa-z\d]+$/.test(text) ? inLatinTwins(text) : text };
  return { kind: 'word', term: stem(text) };
}
