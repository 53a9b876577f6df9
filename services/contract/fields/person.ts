import { messages } from './messages.ts';
import { digitsOf, maxLength, requiredFault } from './text.ts';

/** Letters of any script, with what stands inside double and foreign names. */
export const namePattern = /^\p{L}[\p{L}\p{M} '’-]*$/u;

export const nameFault = (name: string, max: number = maxLength.name): string | null =>
  requiredFault(name, max) ?? (namePattern.test(name.trim()) ? null : messages.letters);

/** What may be an e-mail; whether it is one only a letter can tell. */
export const emailPattern = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export const isEmail = (text: string): boolean => text.length <= maxLength.email && emailPattern.test(text);

export const emailFault = (email: string): string | null =>
  requiredFault(email, maxLength.email) ?? (isEmail(email.trim()) ? null : messages.email);

/** A Russian phone in the code; the wire has it as a number, the schema as `+7XXXXXXXXXX` (spec 1 §5). */
export const phonePattern = /^7\d{10}$/;

export const isMobile = (phone: string): boolean => phone.startsWith('79');

export const mobileFault = (phone: string): string | null => (isMobile(phone) ? null : messages.mobile);

/**
 * Whether a phone is no Russian one: it begins with another country's code, or without any has more digits than there are. «+8 9…» is
 * how some write «8 9…»: no country has that code.
 */
export function isForeignPhone(text: string): boolean {
  const digits = digitsOf(text);
  if (/^\s*\+/.test(text)) return /^(?:[0-69]|8[0-8])/.test(digits);
  return digits.length > 10 && !/^[78]/.test(digits);
}

/** 8, or 7, before a number inside the country: that of a mobile phone starts with 9, and the first digit typed may be it. */
const trunkPrefix = /^[78]+(?=9|$)/;

/**
 * The ten digits of a Russian phone number, without the country's; takes any way of writing it, also one that is still
 * being typed, where 7 or 8 alone is no digit of the number yet. Another country's number has none.
 */
export function phoneDigits(text: string): string {
  if (isForeignPhone(text)) return '';
  const digits = digitsOf(text);
  const national = (/^\s*\+\s*7/.test(text) ? digits.slice(1) : digits).replace(trunkPrefix, '');
  return (national.length > 10 && /^[78]/.test(national) ? national.slice(1) : national).slice(0, 10);
}

/** A mobile phone as it was typed, `7XXXXXXXXXX`; surplus digits are left out, as by the mask (spec 1 §5). */
export function readTypedPhone(text: string): { phone: string; fault: string | null } {
  const digits = phoneDigits(text);
  return { phone: `7${digits}`, fault: isForeignPhone(text) ? messages.foreignPhone : digitsFault(text, digits) };
}

function digitsFault(text: string, digits: string): string | null {
  if (digits === '') return /\p{L}/u.test(text) ? messages.phone : messages.required;
  if (!digits.startsWith('9')) return messages.mobile;
  return digits.length < 10 ? messages.phone : null;
}

/** A text that is a phone and nothing else, in any usual way of writing it, as `7XXXXXXXXXX`; null for anything else. */
export function parsePhone(text: string): string | null {
  if (text.length > maxLength.typedPhone || !/^[\s+\d().\u2010-\u2015-]+$/.test(text)) return null;
  const all = digitsOf(text);
  const digits = phoneDigits(text);
  // No area code begins with 7 or 8: ten digits that do are a whole number with one missing.
  const isWhole = digits.length === 10 && (all.length === 11 || (all.length === 10 && /^[3-69]/.test(all)));
  return isWhole ? `7${digits}` : null;
}

/** A code from a message. */
export const smsCodePattern = /^\d{6}$/;

/** Characters of the shortest password (ours; the specification has the message and no number). */
const minPassword = 8;

/** What is wrong with a new password (spec 1 §5). */
export function passwordFault(password: string): string | null {
  if (password === '') return messages.required;
  if (password.length < minPassword) return messages.minLength(minPassword);
  if (password.length > maxLength.password) return messages.maxLength(maxLength.password);
  return /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password) ? null : messages.password;
}
