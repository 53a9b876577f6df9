import type { State } from './state.ts';

/** Whether the gateway lacks a key to take what stands here: none was entered, or those that were have been refused. */
export function lacksKey({ about, developerKey, appKey, last }: State): 'missing' | 'refused' | null {
  if (!about.storedOnly || about.isDemo) return null;
  if (developerKey === '' && appKey === '') return 'missing';
  // Nothing was run at all: an operation that was run and forbidden by its resolvers has data, or null for it.
  const isRefused = last?.data === undefined && last?.errors?.some(({ extensions }) => refusals.has(extensions.code));
  return isRefused ? 'refused' : null;
}

const refusals: ReadonlySet<unknown> = new Set(['FORBIDDEN', 'UNAUTHENTICATED']);
