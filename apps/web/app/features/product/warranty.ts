import { type PluralForms, pluralize, years } from '../../platform/format/plural.ts';

const months: PluralForms = ['месяц', 'месяца', 'месяцев'];
const days: PluralForms = ['день', 'дня', 'дней'];

/** Days of a warranty in the words of a shopper: whole years, else months, and days below half a year. */
export function warrantyText(length: number): string | null {
  if (length <= 0) return null;
  if (length % 365 === 0) return pluralize(length / 365, years);
  return length < 180 ? pluralize(length, days) : pluralize(Math.round(length / 30.4), months);
}
