import { Readable } from 'node:stream';
import type { FileStream } from '@vitrina/services/contract/file.ts';
import { expect } from 'vitest';
import { notFound, type Rows } from './row.ts';

const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(2_000, 7)]);
const photo = (content: Buffer): FileStream => ({ name: 'чек.png', type: 'image/png', content: Readable.from([content]) });

export const repair: Rows<'repair'> = {
  addDocument: {
    ask: () => ({ input: { body: photo(png) } }),
    holds: ({ repair_key }) => expect(repair_key).toMatch(/^[0-9a-f]{32}$/),
    refused: () => ({ input: { body: photo(Buffer.from('<html></html>')) }, status: 422, code: 'validation_failed' }),
  },
  document: {
    ask: async ({ as }) => {
      const { id, repair_key } = await as({}).repair.addDocument({ body: photo(png) });
      return { input: { params: { id } }, as: { repairKeys: [repair_key ?? ''] } };
    },
    holds: ({ name, type }) => expect([name, type]).toEqual(['чек.png', 'image/png']),
    refused: () => notFound({ params: { id: 2_000_000_000 } }),
  },
};
