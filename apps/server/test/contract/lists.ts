import { expect } from 'vitest';
import type { Demo } from './demo.ts';
import { nobodys } from './demo.ts';
import type { Rows } from './row.ts';

const unauthorized = { status: 401, code: 'unauthorized' } as const;
const asShopper = async ({ session }: Demo) => ({ bearer: (await session()).bearer });

const addRequest = async (demo: Demo) => ({
  input: { body: { product_ids: [demo.product.id, nobodys], mode: 'merge' as const } },
  as: await asShopper(demo),
});
const hasProduct = ({ product_ids }: { product_ids: readonly string[] }, { product }: Demo): void => {
  expect(product_ids).toContain(product.id);
  expect(product_ids).not.toContain(String(nobodys));
};
const refusedChange = () => ({ input: { body: { product_ids: [], mode: 'set' as const } }, as: { bearer: 'nobodys' }, ...unauthorized });

export const lists: Rows<'lists'> = {
  favorites: {
    buildRequest: async (demo) => ({ input: {}, as: await asShopper(demo) }),
    holds: ({ product_ids }) => expect(product_ids).toEqual(expect.any(Array)),
    refused: () => ({ input: {}, ...unauthorized }),
  },
  changeFavorites: { buildRequest: addRequest, holds: hasProduct, refused: refusedChange },
  compare: {
    buildRequest: async (demo) => ({ input: {}, as: await asShopper(demo) }),
    holds: ({ product_ids }) => expect(product_ids).toEqual(expect.any(Array)),
    refused: () => ({ input: {}, ...unauthorized }),
  },
  changeCompare: { buildRequest: addRequest, holds: hasProduct, refused: refusedChange },
};
