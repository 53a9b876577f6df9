/** Masks of the shop's fields; `#` is a slot for a digit (spec 1 §5). */
export const masks = {
  phone: '+7 (###) ###-##-##',
  phoneSpaced: '+7 ### ### ## ##',
  phoneDomestic: '8 ### ### ## ##',
  date: '##.##.####',
  time: '##:##',
  code: '######',
} as const;

/** Digits of a text, whatever stands between them. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** How many digits a mask takes. */
function slotsOf(mask: string): number {
  return mask.split('#').length - 1;
}

/**
 * Whether a phone is no Russian one: it begins with another country's code, or without any has more digits than there are. «+8 9…» is
 * how some write «8 9…»: no country has that code.
 */
export function isForeignPhone(text: string): boolean {
  if (/^\s*\+/.test(text)) return /^(?:[1-69]|8[0-8])/.test(digitsOf(text));
  const digits = digitsOf(text);
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

const isPhone = (mask: string) => /^(?:\+7|8) /.test(mask);

/**
 * A text in the form of a mask: `mask('+7 (###) ###-##-##', '8 949 123-45-67')`. Nothing (null) when it has fewer
 * digits than the mask has slots; surplus digits are left out (spec 1 §5).
 */
export function mask(pattern: string, text: string): string | null {
  const digits = isPhone(pattern) ? phoneDigits(text) : digitsOf(text);
  if (digits.length < slotsOf(pattern)) return null;
  let next = 0;
  return pattern.replace(/#/g, () => digits[next++] ?? '');
}

/** As much of a mask as has been typed, for a field that is being filled in; empty without digits. A phone's «8» becomes «+7». */
export function maskTyped(pattern: string, text: string): string {
  if (digitsOf(text) === '') return '';
  const digits = isPhone(pattern) ? phoneDigits(text) : digitsOf(text);
  let out = '';
  let next = 0;
  for (const sign of pattern) {
    if (sign === '#') {
      const digit = digits[next++];
      if (digit === undefined) break;
      out += digit;
    } else {
      out += sign;
    }
  }
  return out.replace(/\D+$/, '');
}

/**
 * What a field of a phone shows after a key: `typed` is its text with the cursor at `at`, `before` is what it showed last. In the
 * middle, or while something is deleted, the text stays as it is: the cursor would jump, and «+7 (» could not be deleted. So does
 * another country's number, to be refused with a reason.
 */
export function phoneTyped(before: string, typed: string, at: number): string {
  if (isForeignPhone(typed)) return typed;
  return at === typed.length && typed.length > before.length ? maskTyped(masks.phone, typed) || typed : typed;
}

/** A phone as the API takes it: `79491234567`; null when it has not ten digits (spec 1 §5). */
export function phoneForApi(text: string): number | null {
  const digits = phoneDigits(text);
  return digits.length === 10 ? Number(`7${digits}`) : null;
}
