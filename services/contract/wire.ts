import * as z from 'zod';

/**
 * Primitives of the wire. A codec reads what travels (left) into what the code works with (right) and writes it
 * back; the client decodes answers and encodes requests, the provider the other way round.
 */

/** A database id: a positive integer. */
export const id = z.int().positive();

/** An id, or another whole number, in a path or query: digits on the wire, a number in the code. */
export const digits = z.codec(z.string().regex(/^\d{1,15}$/), z.int().nonnegative(), {
  decode: (text) => Number(text),
  encode: (value) => String(value),
});

/** A number in a query; unlike coercion, an empty text is no number. */
export const decimal = z.codec(z.string().regex(/^-?\d+(\.\d+)?$/), z.number(), {
  decode: (text) => Number(text),
  encode: (value) => String(value),
});

/** A yes or no in a query: `1` and `0` on the wire. */
export const flag = z.codec(z.enum(['1', '0']), z.boolean(), {
  decode: (text) => text === '1',
  encode: (value) => (value ? '1' : '0'),
});

/** Money: rubles with at most two decimals on the wire, whole kopecks in the code. */
export const rubles = z.codec(z.number().nonnegative(), z.int().nonnegative(), {
  decode: (amount) => Math.round(amount * 100),
  encode: (kopecks) => kopecks / 100,
});

/** Money in a query. */
export const rublesText = z.codec(z.string().regex(/^\d+(\.\d{1,2})?$/), z.int().nonnegative(), {
  decode: (text) => Math.round(Number(text) * 100),
  encode: (kopecks) => String(kopecks / 100),
});

/** A Russian phone: the number 79991234567 on the wire, the text `79991234567` in the code. */
export const phone = z.codec(z.int().min(70000000000).max(79999999999), z.string().regex(/^7\d{10}$/), {
  decode: (value) => String(value),
  encode: (text) => Number(text),
});

/** A moment with its offset, ISO 8601. */
export const instant = z.iso.datetime({ offset: true });

/** A calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date();

/** A time span of a day as the specification writes it: `HH:MM - HH:MM`. */
export const interval = z.string().regex(/^\d\d:\d\d - \d\d:\d\d$/);

/** The address of a picture: a path on the shop's own origin, under `/media/`. */
export const media = z.string().startsWith('/');

/** A code that stands in addresses: letters, digits, underscore, dot, ampersand, hyphen. */
export const code = z.string().regex(/^[\w.&-]{1,80}$/);
