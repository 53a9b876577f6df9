import { grades } from '@vitrina/services/products/vocabulary.ts';
import type { Leaf, Model } from './catalogue-schema.ts';

/** What stands first in the name of a product, and what people call it. */
export const singularOf = (leaf: Leaf, model: Model): string => model.singular ?? leaf.singular;

/** «Смартфон Samsung Galaxy S25 Ultra 12/256 ГБ, чёрный» */
export function productName(parts: {
  singular: string;
  brand: string;
  model: string;
  edition?: string | undefined;
  colour?: string | undefined;
}): string {
  const { singular, brand, model, edition, colour } = parts;
  const fullName = [singular, brand, model, edition].filter((part) => part !== undefined && part !== '').join(' ');
  return colour === undefined ? fullName : `${fullName}, ${colour}`;
}

export type Wear = 'markdown' | 'demo' | 'used';

const wearNames: Readonly<Record<Wear, string>> = { markdown: 'уценённый товар', demo: 'витринный образец', used: 'б/у' };

/** «… (витринный образец, отличное состояние)» */
export function refurbishedName(name: string, wear: Wear, grade: keyof typeof grades): string {
  const state = grade === '5+' ? grades[grade] : `${grades[grade]} состояние`;
  return `${name} (${wearNames[wear]}, ${state})`;
}

/** Rubles as prices are written: they end in 90, in 9 below a thousand. */
export function shopPrice(rubles: number): number {
  if (rubles < 300) return Math.max(9, Math.round(rubles / 10) * 10 - 1);
  return Math.max(90, Math.round(rubles / 100) * 100 - 10);
}
