import type { Lifetime } from '../contract/endpoint.ts';
import type { Entry } from './memory.ts';
import type { Tags } from './tags.ts';

/** What may still be done with an entry that has not been dropped. */
export interface Freshness {
  /** It is the answer. */
  isFresh(entry: Entry, lifetime: Lifetime): boolean;
  /** It is answered at once, and a new one is fetched behind the answer if it is not fresh. */
  isPrompt(entry: Entry, lifetime: Lifetime): boolean;
}

export function createFreshness({ isDropped }: Tags): Freshness {
  return {
    isFresh: ({ freshUntil, madeAt }, { tags }) => Date.now() < freshUntil && !isDropped(tags, madeAt),
    isPrompt: ({ freshUntil, madeAt }, { tags, staleWhileRevalidate: revalidateSeconds }) =>
      Date.now() < freshUntil + revalidateSeconds * 1000 && !isDropped(tags, madeAt),
  };
}
