import * as z from 'zod';
import { isHouseNumber } from './fields/address.ts';
import { codePattern, idPattern, isId } from './fields/id.ts';
import { messages } from './fields/messages.ts';
import { toKopecks, toRubles } from './fields/money.ts';
import { emailPattern, phonePattern } from './fields/person.ts';
import { maxLength } from './fields/text.ts';
import { intervalPattern, timePattern } from './fields/time.ts';

/**
 * Primitives of the wire. A codec reads what travels (left) into what the code works with (right) and writes it
 * back; the client decodes answers and encodes requests, the provider the other way round.
 */

/** The provider's own id of a thing, as text: no number is too large for it, and it need not be a number at all. */
export type Id = string & z.$brand<'Id'>;

/** As a pattern, which routes of the provider and OpenAPI take over. */
const idSyntax = z.string().regex(new RegExp(`^${idPattern}$`));
const anyId = z.custom<Id>((value) => isId(value) || Number.isSafeInteger(value));

/** An id as text, from a constant or from a database. */
export const asId = (value: number | bigint | string): Id => anyId.parse(String(value));

/** An id in a body: a number or a text on the wire, text in the code. What is a number goes out as one. */
export const id = z.codec(z.union([z.int().positive(), idSyntax]), anyId, {
  decode: (value) => asId(value),
  encode: (value) => (/^[1-9]\d{0,14}$/.test(String(value)) ? Number(value) : String(value)),
});

/** An id in a path or query. */
export const idText = z.codec(idSyntax, anyId, {
  decode: (text) => asId(text),
  encode: (value) => String(value),
});

/** The largest number that is counted with: 32 bits. */
export const maxNumber = 2 ** 31 - 1;

/** A whole number in a path or query: a page, a count of pieces. More than can be counted is as much as can be. */
export const digits = z.codec(z.string().regex(/^\d{1,15}$/), z.int().nonnegative(), {
  decode: (text) => Math.min(Number(text), maxNumber),
  encode: (value) => String(value),
});

/** A yes or no in a query: `1` and `0` on the wire. */
export const flag = z.codec(z.enum(['1', '0']), z.boolean(), {
  decode: (text) => text === '1',
  encode: (value) => (value ? '1' : '0'),
});

/** Money: rubles with at most two decimals on the wire, whole kopecks in the code. */
export const rubles = z.codec(z.number().nonnegative(), z.int().nonnegative(), {
  decode: toKopecks,
  encode: toRubles,
});

/** Money in a query. */
export const rublesText = z.codec(z.string().regex(/^\d+(\.\d{1,2})?$/), z.int().nonnegative(), {
  decode: (text) => toKopecks(Number(text)),
  encode: (kopecks) => String(toRubles(kopecks)),
});

/** A Russian phone in a query. */
export const phoneText = z.string().regex(phonePattern);

/** A Russian phone: the number 79991234567 on the wire, the text `79991234567` in the code. */
export const phone = z.codec(z.int().min(70000000000).max(79999999999), phoneText, {
  decode: (value) => String(value),
  encode: (text) => Number(text),
});

/** An address as it is written; of a read one nothing is sure. */
export const houseNumber = z.string().min(1).max(maxLength.houseNumber).refine(isHouseNumber, messages.house);

export const email = z.email({ pattern: emailPattern }).max(maxLength.email);

/** A moment with its offset, ISO 8601. */
export const instant = z.iso.datetime({ offset: true });

/** A calendar day, `YYYY-MM-DD`. */
export const day = z.iso.date();

export const timeOfDay = z.string().regex(timePattern);

export const interval = z.string().regex(intervalPattern);

/** The address of a picture: a path on the provider's origin, which is then one on the shop's own, or a whole address on any host. */
export const media = z.string().refine(isPictureAddress);

function isPictureAddress(text: string): boolean {
  if (text.startsWith('/') && !text.startsWith('//')) return true;
  // `//host/path` is an address without its scheme.
  if (text.length > 2_000 || !/^(?:https?:)?\/\//i.test(text) || !URL.canParse(text, 'https://elsewhere.invalid')) return false;
  const { username, password } = new URL(text, 'https://elsewhere.invalid');
  return username === '' && password === '';
}

export const code = z.string().regex(new RegExp(`^${codePattern}$`));
