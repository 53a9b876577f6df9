import { isId } from '@vitrina/services/contract/fields/id.ts';
import type { CardLabels } from '../product/labels.ts';

/** Products that a browser remembers, so that a shelf is full although some are not sold any more. */
const maxStoredIds = 20;
/** Products of a shelf (spec 1 §9). */
const maxVisible = 12;
/** Between ids; it travels as it is. */
const between = '~';
/** Characters of a cookie that every request carries. */
const maxCharacters = 1000;

/** Newest first, each once; what cannot be an id is left out. */
export function parseViewedIds(text: string | null): string[] {
  const ids = (text ?? '').split(between).filter(isId);
  return [...new Set(ids)].slice(0, maxStoredIds);
}

/** With a product that has just been looked at. */
export const addViewedId = (viewedIds: readonly string[], id: string): string[] =>
  [id, ...viewedIds.filter((other) => other !== id)].slice(0, maxStoredIds);

/** The newest that the cookie has room for. */
export function serializeViewedIds(viewedIds: readonly string[]): string {
  let count = viewedIds.length;
  while (encodeURIComponent(viewedIds.slice(0, count).join(between)).length > maxCharacters) count -= 1;
  return viewedIds.slice(0, count).join(between);
}

/** What is shown of products that were found, newest first: without those that are gone. */
export const visibleProducts = <Product>(products: readonly (Product | null)[]): Product[] =>
  products.filter((product): product is Product & NonNullable<Product> => product !== null).slice(0, maxVisible);

/** What was looked at, and what is like it while it is little. */
export interface ViewedProducts {
  products: CardLabels[];
  similar: CardLabels[];
}

/** Those that do not stand beside themselves. */
export const othersThan = <Product extends { id: string }>(visible: readonly Product[], others: readonly Product[]): Product[] =>
  others.filter(({ id }) => !visible.some((each) => each.id === id));
