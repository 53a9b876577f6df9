import { cardBanner } from '@vitrina/services/banners/vocabulary.ts';
import { expect } from 'vitest';
import { isFilled, type Rows } from './row.ts';

export const banners: Rows<'banners'> = {
  banners: {
    buildRequest: () => ({ input: { query: { visible: true, type: cardBanner.wide } } }),
    holds: (found) => {
      isFilled(found);
      for (const { type, url } of found) expect([type, url]).toEqual([cardBanner.wide, expect.stringMatching(/^\//)]);
    },
  },
  types: { buildRequest: () => ({ input: {} }), holds: (types) => expect(types.map(({ code }) => code)).toContain('NEW_MENU_100') },
};
