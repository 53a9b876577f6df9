import { messages } from './messages.ts';

/** The sum by Luhn over digits: the last one checks the others. */
export function isLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((all, sign, index) => {
    const digit = Number(sign) * (index % 2 === 0 ? 1 : 2);
    return all + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

/** The number that a phone or a tablet has. */
export const imeiPattern = /^\d{15}$/;

export function imeiFault(imei: string): string | null {
  if (!/^\d+$/.test(imei)) return messages.numeric;
  if (imei.length !== 15) return `В IMEI 15 цифр, а здесь ${imei.length}.`;
  return isLuhn(imei) ? null : 'Проверьте IMEI: такого номера не бывает.';
}

/** A tax number (ИНН): ten digits of an organisation, twelve of an entrepreneur. */
export const innPattern = /^(?:\d{10}|\d{12})$/;

/** Weights of the digits before each check digit; of an organisation there is one, of an entrepreneur there are two. */
const innWeights: Readonly<Record<number, readonly (readonly number[])[]>> = {
  10: [[2, 4, 10, 3, 5, 9, 4, 6, 8]],
  12: [
    [7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
    [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
  ],
};

const hasInnCheckDigits = (inn: string): boolean =>
  (innWeights[inn.length] ?? []).every((row) => {
    const sum = row.reduce((total, weight, index) => total + weight * Number(inn[index]), 0);
    return (sum % 11) % 10 === Number(inn[row.length]);
  });

export function innFault(inn: string): string | null {
  if (inn === '') return messages.required;
  if (!/^\d+$/.test(inn)) return messages.numeric;
  if (!innPattern.test(inn)) return 'ИНН организации состоит из 10 цифр, предпринимателя — из 12.';
  return hasInnCheckDigits(inn) && !/^0+$/.test(inn) ? null : 'В ИНН опечатка: контрольная цифра не сходится.';
}
