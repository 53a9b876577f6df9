import * as z from 'zod';
import { fromSpec } from '../contract/origin.ts';
import { rubles } from '../contract/wire.ts';
import { type ConditionCode, type ConditionLetter, codeOfLetter, conditionLetters } from './vocabulary.ts';

const price = z.nullish(rubles);
/** What a device is worth by its condition; one that is not taken is absent. A provider may say it in either view, whichever is asked for. */
const pricesOnWire = z.object({ '3': price, '2': price, '1': price, C: price, D: price, NC: price }).meta(fromSpec('2 §3'));

/** By the codes of the conditions. */
export const pricesByStatus = z.codec(
  pricesOnWire,
  z.custom<Record<ConditionCode, number | null>>(() => true),
  {
    decode: (wirePrices) => ({
      3: wirePrices['3'] ?? wirePrices.C ?? null,
      2: wirePrices['2'] ?? wirePrices.D ?? null,
      1: wirePrices['1'] ?? wirePrices.NC ?? null,
    }),
    encode: (prices) => prices,
  },
);

/** The same in the other view. */
export const pricesByLetter = z.codec(
  pricesOnWire,
  z.custom<Record<ConditionLetter, number | null>>(() => true),
  {
    decode: (wirePrices) => ({
      C: wirePrices.C ?? wirePrices['3'] ?? null,
      D: wirePrices.D ?? wirePrices['2'] ?? null,
      NC: wirePrices.NC ?? wirePrices['1'] ?? null,
    }),
    encode: (prices) => prices,
  },
);

/** The condition of a device, by its code or by its letters. */
export const conditionStatus = z.codec(z.union([z.int(), z.literal(Object.values(conditionLetters))]), z.int(), {
  decode: (wireStatus) => (typeof wireStatus === 'number' ? wireStatus : codeOfLetter[wireStatus]),
  encode: (code) => code,
});
