import { lazyWithRetry } from '../../platform/router/lazy-with-retry.ts';

/** Few baskets have a smart price, and fewer one that does not count: its words come with those. */
export const SmartPriceNote = lazyWithRetry(() => import('./note.tsx'));
