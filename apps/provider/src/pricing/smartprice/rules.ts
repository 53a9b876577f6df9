import { floorToRubles, minPrice } from '@vitrina/services/rules/price.ts';
import type { SmartPriceState } from '@vitrina/services/smartprice/vocabulary.ts';

/** Conditions of an old device by their codes (spec 2 §9), each with what it is worth in percent of the new one (ours). */
export const grades = [
  { code: 3, name: 'Отличное', about: 'Всё работает, корпус и экран без царапин', percent: 20 },
  { code: 2, name: 'Рабочее', about: 'Всё работает, есть потёртости или мелкие царапины', percent: 12 },
  { code: 1, name: 'Разбит экран', about: 'Включается, но экран с трещинами', percent: 4 },
] as const;
export type Grade = (typeof grades)[number];

interface Product {
  /** What a piece costs on the site. Kopecks. */
  price: number;
  /** What the shop adds to what a device is worth; null where it takes none for this product. */
  bonus: number | null;
}

export interface Discount {
  total: number;
  /** The part of it that the shop adds. */
  benefit: number;
}

/** What a device in this condition takes off, in whole rubles: a ruble of the price remains (spec 1 §5). */
export function discountFor({ price, bonus }: Product, { percent }: Pick<Grade, 'percent'>): Discount {
  const maxDiscount = Math.max(0, floorToRubles(price - minPrice));
  const worth = Math.min(maxDiscount, floorToRubles((price * percent) / 100));
  const total = Math.min(maxDiscount, worth + floorToRubles(bonus ?? 0));
  return { total, benefit: total - worth };
}

interface StoredState {
  state: Exclude<SmartPriceState, 'used' | 'expired'>;
  isUsed: boolean;
  isExpired: boolean;
}

/** One that has been used stays so, whatever the time; one that is over is worth nothing more. */
export function stateOf({ state, isUsed, isExpired }: StoredState): SmartPriceState {
  if (isUsed) return 'used';
  return isExpired ? 'expired' : state;
}

/** What it takes off a piece, in whole rubles: one of them remains. */
export const partOf = (discount: number, finalPrice: number): number =>
  Math.max(0, floorToRubles(Math.min(discount, finalPrice - minPrice)));
