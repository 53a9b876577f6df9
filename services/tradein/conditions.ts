import * as z from 'zod';
import { named } from '../contract/origin.ts';
import { rubles } from '../contract/wire.ts';
import { type ConditionCode, type ConditionLetter, codeOfLetter, conditionLetters } from './vocabulary.ts';

const price = z.nullish(rubles);
/** What a device is worth by its condition; one that is not taken is absent. A provider may say it in either view, whichever is asked for. */
const pricesOnWire = z.object({ '3': price, '2': price, '1': price, C: price, D: price, NC: price }).meta(named('2 §3'));

/** By the codes of the conditions. */
export const pricesByStatus = z.codec(
  pricesOnWire,
  z.custom<Record<ConditionCode, number | null>>(() => true),
  {
    decode: (found) => ({ 3: found['3'] ?? found.C ?? null, 2: found['2'] ?? found.D ?? null, 1: found['1'] ?? found.NC ?? null }),
    encode: (prices) => prices,
  },
);

/** The same in the other view. */
export const pricesByLetter = z.codec(
  pricesOnWire,
  z.custom<Record<ConditionLetter, number | null>>(() => true),
  {
    decode: (found) => ({ C: found.C ?? found['3'] ?? null, D: found.D ?? found['2'] ?? null, NC: found.NC ?? found['1'] ?? null }),
    encode: (prices) => prices,
  },
);

/** The condition of a device, by its code or by its letters. */
export const conditionStatus = z.codec(z.union([z.int(), z.literal(Object.values(conditionLetters))]), z.int(), {
  decode: (told) => (typeof told === 'number' ? told : codeOfLetter[told]),
  encode: (code) => code,
});
