import { formatThousands } from '@vitrina/services/contract/fields/money.ts';

/** Forms of a noun after 1, after 2–4 and after 5 and more: `['товар', 'товара', 'товаров']` (spec 2 §9). */
export type PluralForms = readonly [one: string, few: string, many: string];

/** The form that goes with a number. */
export function plural(count: number, [one, few, many]: PluralForms): string {
  const tail = Math.abs(Math.trunc(count)) % 100;
  const last = tail % 10;
  if (tail > 10 && tail < 15) return many;
  if (last === 1) return one;
  return last >= 2 && last <= 4 ? few : many;
}

/** The number with its noun: «1 240 товаров». The space between them does not break. */
export function pluralize(count: number, forms: PluralForms): string {
  return `${formatThousands(count)}\u00a0${plural(count, forms)}`;
}

export const goods: PluralForms = ['товар', 'товара', 'товаров'];
export const orders: PluralForms = ['заказ', 'заказа', 'заказов'];
export const reviews: PluralForms = ['отзыв', 'отзыва', 'отзывов'];
export const years: PluralForms = ['год', 'года', 'лет'];
export const storesWithin: PluralForms = ['магазин', 'магазина', 'магазинов'];
export const pieces: PluralForms = ['штука', 'штуки', 'штук'];
