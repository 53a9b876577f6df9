import type { Media } from '../media.ts';

export const plainPicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000">${'<rect width="800" height="1000"/>'.repeat(40)}</svg>`;

/** One picture of everything, the same for all; of what is named in `missing` there is none. */
export const plainMedia = (...missing: readonly string[]): Media => ({
  format: 'svg',
  revision: 'plain',
  count: () => 1,
  isMeasured: () => false,
  has: (key) => !missing.includes(key),
  picture: async (_db, key) => (missing.includes(key) ? undefined : plainPicture),
  manual: async () => undefined,
  manualSize: async () => undefined,
});
