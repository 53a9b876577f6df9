import type { modes } from '@vitrina/services/lists/vocabulary.ts';

interface Changing {
  /** Newest first, as is what comes of it. */
  had: readonly number[];
  wanted: readonly number[];
  mode: (typeof modes)[number];
  most: number;
}

/** What a list is after a change: nothing falls out for something new, which is taken while there is room. */
export function afterChange({ had, wanted, mode, most }: Changing): number[] {
  const once = [...new Set(wanted)];
  if (mode === 'set') return once.slice(0, most);
  const missing = once.filter((id) => !had.includes(id));
  return [...missing.slice(0, Math.max(0, most - had.length)), ...had];
}
