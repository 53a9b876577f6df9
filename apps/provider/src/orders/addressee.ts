import type { Body } from './body.ts';

/** «Пётр Иванов, +7 949 123-45-67»: what is sent by e-mail has no other recipient. */
export function addresseeText({ addressee }: Pick<Body, 'addressee'>): string | null {
  if (addressee === undefined) return null;
  const [, code, first, second, third] = /^7(\d{3})(\d{3})(\d\d)(\d\d)$/.exec(addressee.phone) ?? [];
  return `${addressee.name}, +7 ${code} ${first}-${second}-${third}`;
}

/** The phone of such a text, as the contract has phones; null where it has none. */
export function addresseePhone(text: string | null): string | null {
  const [phone] = /\+7 \d{3} \d{3}-\d\d-\d\d$/.exec(text ?? '') ?? [];
  return phone?.replace(/\D/g, '') ?? null;
}
