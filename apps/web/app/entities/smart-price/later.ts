import { chunk } from '../../platform/router/chunk.ts';

/** Few baskets have a smart price, and fewer one that does not count: its words come with those. */
export const SmartPriceNote = chunk(() => import('./note.tsx'));
