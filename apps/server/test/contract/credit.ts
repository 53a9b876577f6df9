import { expect } from 'vitest';
import { demoShopper } from '../demo-shopper.ts';
import { notFound, type Rows } from './row.ts';

const unauthorized = { status: 401, code: 'unauthorized' } as const;

export const credit: Rows<'credit'> = {
  revoLimit: {
    buildRequest: async ({ session }) => ({ input: { body: { from_site: 1 } }, as: { bearer: (await session()).bearer } }),
    holds: ({ limit }) => expect(limit).toBeGreaterThan(0),
    refused: () => ({ input: { body: { from_site: 1 } }, ...unauthorized }),
  },
  mokkaLimit: {
    buildRequest: async ({ session }) => ({ input: { query: { phone: demoShopper.phone } }, as: { bearer: (await session()).bearer } }),
    holds: ({ limit }) => expect(limit).toBeGreaterThan(0),
    // What is lent to a phone is told to nobody but its owner.
    refused: async ({ session }) => notFound({ query: { phone: '79990000099' } }, { bearer: (await session()).bearer }),
  },
};
