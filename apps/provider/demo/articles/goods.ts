import type { BrandRow } from '../../src/platform/database/rows.ts';
import type { ExpandedProduct } from '../expand.ts';
import type { Goods } from './article-schema.ts';

/** Share of the old price from which on goods count as cheaper. */
const cheaper = 0.95;

/** Whether a product is one of these goods. */
export function takes({ categories, brands, isDiscounted, minRubles, maxRubles }: Goods, brandCodes: ReadonlyMap<number, string>) {
  return ({ row, leaf }: ExpandedProduct): boolean =>
    !row.isMarkdown &&
    row.orderType !== 'false' &&
    categories.includes(leaf.code) &&
    (brands === undefined || brands.includes(brandCodes.get(row.brandId) ?? '')) &&
    (isDiscounted !== true || (row.priceOld != null && row.price <= row.priceOld * cheaper)) &&
    (minRubles === undefined || row.price >= minRubles * 100) &&
    (maxRubles === undefined || row.price <= maxRubles * 100);
}

export const codesOf = (brands: readonly BrandRow[]): Map<number, string> => new Map(brands.map(({ id, code }) => [id, code]));
