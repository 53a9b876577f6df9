import { z } from 'zod';
import { readContent } from '../content.ts';
import { temperaments } from './types.ts';

const patterns = z.array(z.string());

/**
 * What people say of any goods: how they bought them, how they begin a thought, how they end. Patterns of `grammar.ts`;
 * clauses begin with a small letter and have no full stop. `{purpose}` comes from the bank of the goods.
 */
export const phrases = readContent(
  'sample-reviews/phrases.json',
  z.strictObject({
    /** First sentences. */
    openers: patterns,
    /** First sentences about things that can be carried home, worn out and delivered. */
    tangibleOpeners: patterns,
    /** First sentences by temper. */
    temperOpeners: z.partialRecord(z.enum(temperaments), patterns),
    /** About the delivery and the shop. */
    deliveries: patterns,
    /** Words before a clause, by what the clause says. */
    leads: z.strictObject({ good: patterns, bad: patterns }),
    /** Frames for a trifle: `{trifle}` is a phrase such as «короткий провод». */
    quibbles: patterns,
    /** Last sentences, by how pleased the author is. */
    closers: z.strictObject({ good: patterns, mixed: patterns, bad: patterns }),
    /** Words after a clause that has none before it. */
    tails: z.strictObject({ good: patterns, bad: patterns }),
    /** Phrases for the line of pros and of cons that fit anything with a body. */
    sharedPros: patterns,
    sharedTrifles: patterns,
    sharedCons: patterns,
    /** Phrases for goods without a body. */
    digitalPros: patterns,
    digitalTrifles: patterns,
    digitalCons: patterns,
  }),
);
