/** Masks of the shop's fields; `#` is a slot for a digit (spec 1 §5). */
export const masks = {
  phone: '+7 (###) ###-##-##',
  phoneSpaced: '+7 ### ### ## ##',
  phoneDomestic: '8 ### ### ## ##',
  date: '##.##.####',
  time: '##:##',
  code: '######',
} as const;

export type MaskName = keyof typeof masks;

/** Digits of a text, whatever stands between them. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** How many digits a mask takes. */
export function slotsOf(mask: string): number {
  return mask.split('#').length - 1;
}

/** The ten digits of a Russian phone number, without the country's; takes any way of writing it. */
export function phoneDigits(text: string): string {
  const digits = digitsOf(text);
  if (/^\s*\+\s*7/.test(text)) return digits.slice(1, 11);
  return (digits.length > 10 && /^[78]/.test(digits) ? digits.slice(1) : digits).slice(0, 10);
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

/** As much of a mask as has been typed, for a field that is being filled in; empty without digits. */
export function maskTyped(pattern: string, text: string): string {
  const digits = isPhone(pattern) ? phoneDigits(text) : digitsOf(text);
  if (digits === '') return '';
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

/** A phone as the API takes it: `79491234567`; null when it has not ten digits (spec 1 §5). */
export function phoneForApi(text: string): number | null {
  const digits = phoneDigits(text);
  return digits.length === 10 ? Number(`7${digits}`) : null;
}
