import { counted, type Forms } from '../../platform/format/plural.ts';

const months: Forms = ['месяц', 'месяца', 'месяцев'];
const days: Forms = ['день', 'дня', 'дней'];
const years: Forms = ['год', 'года', 'лет'];

/** Days of a warranty in the words of a shopper: whole years, else months, and days below half a year. */
export function warrantyText(length: number): string | null {
  if (length <= 0) return null;
  if (length % 365 === 0) return counted(length / 365, years);
  return length < 180 ? counted(length, days) : counted(Math.round(length / 30.4), months);
}
