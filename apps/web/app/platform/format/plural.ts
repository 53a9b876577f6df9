import { groups } from './money.ts';

/** Forms of a noun after 1, after 2–4 and after 5 and more: `['товар', 'товара', 'товаров']` (spec 2 §9). */
export type Forms = readonly [one: string, few: string, many: string];

/** The form that goes with a number. */
export function plural(count: number, [one, few, many]: Forms): string {
  const tail = Math.abs(Math.trunc(count)) % 100;
  const last = tail % 10;
  if (tail > 10 && tail < 15) return many;
  if (last === 1) return one;
  return last >= 2 && last <= 4 ? few : many;
}

/** The number with its noun: «1 240 товаров». The space between them does not break. */
export function counted(count: number, forms: Forms): string {
  return `${groups(count)}\u00a0${plural(count, forms)}`;
}

export const goods: Forms = ['товар', 'товара', 'товаров'];
export const reviews: Forms = ['отзыв', 'отзыва', 'отзывов'];
export const storesWithin: Forms = ['магазин', 'магазина', 'магазинов'];
export const pieces: Forms = ['штука', 'штуки', 'штук'];
