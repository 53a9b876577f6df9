import type { Id } from '@vitrina/services/contract/wire.ts';
import { type List, maxListSize } from '@vitrina/services/lists/vocabulary.ts';
import type { ProductListKind } from '../generated/resolvers.ts';

const kinds = { favorites: 'FAVORITES', compare: 'COMPARISON' } as const satisfies Record<List, ProductListKind>;

export const kindOf = (list: List): ProductListKind => kinds[list];
export const listOf = (kind: ProductListKind): List => (kind === 'FAVORITES' ? 'favorites' : 'compare');

/** A list with what joins it: that comes first, and what is there keeps its place. */
export function addToList(existingIds: readonly Id[], addedIds: readonly Id[]): readonly Id[] {
  return [...new Set(addedIds)].filter((id) => !existingIds.includes(id)).concat(existingIds);
}

/** A list without what leaves it. */
export const without = (existingIds: readonly Id[], leaving: readonly Id[]): readonly Id[] =>
  existingIds.filter((id) => !leaving.includes(id));

/** Whether a list that is to be so long may be: one that grows ends at its limit, one that was longer may stay. */
export const hasRoom = (list: List, existingIds: readonly Id[], has: readonly Id[]): boolean =>
  has.length === existingIds.length || has.length <= maxListSize[list];

/** What a guest's list adds to an account's as far as there is room: the newest. */
export function addition(list: List, existingIds: readonly Id[], guests: readonly Id[]): readonly Id[] {
  return without(guests, existingIds).slice(0, Math.max(0, maxListSize[list] - existingIds.length));
}

/** Why nothing more joins a list. */
export const fullText: Readonly<Record<List, string>> = {
  favorites: `В избранном может быть не больше ${maxListSize.favorites} товаров. Уберите лишние, чтобы добавить новые.`,
  compare: `Сравнить можно не больше ${maxListSize.compare} товаров. Уберите лишние, чтобы добавить новые.`,
};
