import { isLuhn } from '@vitrina/services/contract/fields/check-digits.ts';

/** Cards of the sandbox: every other right number pays at once. */
export const cards = {
  plain: '2200 0000 0000 0004',
  /** Its bank asks for a code (3-D Secure). */
  secured: '2200 0000 0000 0012',
  /** Its bank says no. */
  empty: '2200 0000 0000 0020',
} as const;

/** The code that the bank of the sandbox «sends», and how many are taken. */
export const secureCode = '1234';
export const maxCodes = 3;

export interface CardFields {
  number: string;
  expiry: string;
  code: string;
}

export type CardProblems = Partial<Record<keyof CardFields, string>>;

const digitsOf = (text: string): string => text.replace(/\s/g, '');

/** What is wrong with a card, by its field, in the words of the form; nothing when it may be asked. */
export function cardProblems({ number, expiry, code }: CardFields, now: Date): CardProblems {
  const digits = digitsOf(number);
  const [, month = '', year = ''] = /^(\d\d)\s*\/\s*(\d\d)$/.exec(expiry.trim()) ?? [];
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  // A card is good until the end of its month.
  const isOver = isMonth && Date.UTC(2000 + Number(year), Number(month)) <= now.getTime();
  return {
    ...(!(/^\d{16,19}$/.test(digits) && isLuhn(digits)) && { number: 'Проверьте номер карты' }),
    ...((!isMonth || isOver) && { expiry: isOver ? 'Срок карты истёк' : 'Месяц и год, например 12/30' }),
    ...(!/^\d{3}$/.test(code.trim()) && { code: 'Три цифры с обратной стороны' }),
  };
}

export type CardAnswer = 'paid' | 'declined' | 'asks';

/** What the bank of a card says. */
export function answerOf(number: string): CardAnswer {
  const digits = digitsOf(number);
  if (digits === digitsOf(cards.secured)) return 'asks';
  return digits === digitsOf(cards.empty) ? 'declined' : 'paid';
}
