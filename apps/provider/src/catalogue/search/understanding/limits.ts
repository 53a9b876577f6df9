import { type Lexeme, lexemesOf } from '../../text/lexemes.ts';
import scales from '../dictionaries/scales.json' with { type: 'json' };
import type { Limit } from './amounts.ts';

/** What stands before a number and makes a limit of it, the longest first. */
const limits = (['most', 'least'] as const)
  .flatMap((side) => scales.limits[side].map((words) => ({ side, words: words.split(' ') })))
  .sort((one, other) => other.words.length - one.words.length);

interface Comparison {
  measure: string;
  side: 'least' | 'most';
}

/** «шире 60» is a width from 60 on, «не шире» one up to it. */
const comparatives = new Map(
  Object.entries<string[]>(scales.comparatives).flatMap(([measure, [above = '', below = '']]): [string, Comparison][] => [
    [above, { measure, side: 'least' }],
    [below, { measure, side: 'most' }],
  ]),
);
const opposite = { least: 'most', most: 'least' } as const;

/** Pieces of a query without the words that make limits of its numbers, and the limits. */
export interface LimitedQuery {
  lexemes: readonly Lexeme[];
  limits: ReadonlyMap<Lexeme, Limit>;
}

const isAmount = (lexeme: Lexeme | undefined): lexeme is Lexeme => lexeme?.kind === 'number' || lexeme?.kind === 'amount';

/** Finds the numbers of a query that are limits: «от 5 до 8 кг», «не шире 45 см», «не более 40 дБ». */
export function limitsOf(all: readonly Lexeme[]): LimitedQuery {
  const limitByLexeme = new Map<Lexeme, Limit>();
  const lexemes: Lexeme[] = [];
  for (let at = 0; at < all.length; at += 1) {
    const lexeme = all[at];
    if (!lexeme) continue;
    const isNot = lexeme.text === 'не';
    const comparison = comparatives.get(all[isNot ? at + 1 : at]?.text ?? '');
    const numberIndex = at + (isNot ? 2 : 1);
    const number = all[numberIndex];
    if (comparison && isAmount(number)) {
      lexemes.push(...lexemesOf(comparison.measure), number);
      limitByLexeme.set(number, isNot ? opposite[comparison.side] : comparison.side);
      at = numberIndex;
      continue;
    }
    const limit = limits.find(
      ({ words }) => words.every((word, index) => all[at + index]?.text === word) && isAmount(all[at + words.length]),
    );
    const amount = limit && all[at + limit.words.length];
    if (!limit || !amount) {
      lexemes.push(lexeme);
      continue;
    }
    const limitedAmount = inUnitOf(amount, all[at + limit.words.length + 2]);
    lexemes.push(limitedAmount);
    limitByLexeme.set(limitedAmount, limit.side);
    at += limit.words.length;
  }
  return { lexemes, limits: limitByLexeme };
}

/** «от 5 до 8 кг»: the unit of the second is that of the first. */
function inUnitOf(number: Lexeme, other: Lexeme | undefined): Lexeme {
  if (number.kind !== 'number' || other?.kind !== 'amount') return number;
  return { ...number, kind: 'amount', term: number.term + other.term.slice(other.also[0]?.length ?? 0), also: [number.term] };
}
