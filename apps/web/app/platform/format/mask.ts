import { isForeignPhone, phoneDigits } from '@vitrina/services/contract/fields/person.ts';
import { digitsOf } from '@vitrina/services/contract/fields/text.ts';

/** Masks of the shop's fields; `#` is a slot for a digit (spec 1 §5). */
export const masks = {
  phone: '+7 (###) ###-##-##',
  phoneSpaced: '+7 ### ### ## ##',
  phoneDomestic: '8 ### ### ## ##',
  date: '##.##.####',
  time: '##:##',
  code: '######',
} as const;

/** How many digits a mask takes. */
function slotsOf(mask: string): number {
  return mask.split('#').length - 1;
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
export function maskInput(pattern: string, text: string): string {
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
export function formatPhoneInput(before: string, input: string, at: number): string {
  if (isForeignPhone(input)) return input;
  return at === input.length && input.length > before.length ? maskInput(masks.phone, input) || input : input;
}
