import type { modes } from '@vitrina/services/lists/vocabulary.ts';

interface ListChange {
  /** Newest first, as is what comes of it. */
  current: readonly number[];
  requested: readonly number[];
  mode: (typeof modes)[number];
  maxSize: number;
}

/** What a list is after a change: nothing falls out for something new, which is taken while there is room. */
export function applyListChange({ current, requested, mode, maxSize }: ListChange): number[] {
  const uniqueIds = [...new Set(requested)];
  if (mode === 'set') return uniqueIds.slice(0, maxSize);
  const missing = uniqueIds.filter((id) => !current.includes(id));
  return [...missing.slice(0, Math.max(0, maxSize - current.length)), ...current];
}
