import { pageSize } from '../products/vocabulary.ts';

/** The lists of products that a shopper keeps. */
export const lists = ['favorites', 'compare'] as const;
export type List = (typeof lists)[number];

/** Products that a list may hold; those to be compared are as many as one call gives by their ids (ours). */
export const maxListSize = { favorites: 100, compare: pageSize.byIds } as const satisfies Record<List, number>;

/** What becomes of a list: those that are sent join it, or are the whole of it from now on. */
export const modes = ['merge', 'set'] as const;
