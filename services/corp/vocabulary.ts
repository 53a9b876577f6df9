import { messages } from '../contract/fields/messages.ts';

/** Weights of the digits before each check digit; of an organisation there is one, of an entrepreneur there are two. */
const weights: Readonly<Record<number, readonly (readonly number[])[]>> = {
  10: [[2, 4, 10, 3, 5, 9, 4, 6, 8]],
  12: [
    [7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
    [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
  ],
};

/** Whether each check digit is what the digits before it come to. */
function isWhole(digits: string): boolean {
  return (weights[digits.length] ?? []).every((row) => {
    const sum = row.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
    return (sum % 11) % 10 === Number(digits[row.length]);
  });
}

/** What is wrong with a tax number (ИНН), in words for a shopper; null when it can be one. */
export function innFault(inn: string): string | null {
  if (inn === '') return messages.required;
  if (!/^\d+$/.test(inn)) return messages.numeric;
  if (inn.length !== 10 && inn.length !== 12) return 'ИНН организации состоит из 10 цифр, предпринимателя — из 12.';
  return isWhole(inn) && !/^0+$/.test(inn) ? null : 'В ИНН опечатка: контрольная цифра не сходится.';
}
