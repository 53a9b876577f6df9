import { everyEndpoint } from '@vitrina/services/registry.ts';

/** Every tag under which answers are cached and can be dropped, as the declarations name them. */
export const cacheTags: readonly string[] = [
  ...new Set(everyEndpoint.flatMap(({ cache }) => (cache === 'never' ? [] : cache.tags))),
].toSorted();
