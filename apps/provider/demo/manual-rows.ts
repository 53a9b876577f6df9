import type { ManualRow, ProductManualRow } from '../src/platform/database/rows.ts';
import type { ExpandedProduct } from './expand.ts';
import { firstProductId } from './ids.ts';
import { guideOf } from './manuals/guides/of-kind.ts';
import { productName, singularOf } from './product-name.ts';

/**
 * Documents of the models: one for all variants. Their ids follow from the id of the model's main product, so that their
 * addresses stay when models come and go. Refurbished pieces and codes have none.
 */
export function manualsOf(products: readonly ExpandedProduct[]): { manuals: ManualRow[]; productManuals: ProductManualRow[] } {
  const manuals: ManualRow[] = [];
  const productManuals: ProductManualRow[] = [];
  for (const [model, variants] of Map.groupBy(products, (product) => product.model)) {
    const main = variants.find(({ isMain }) => isMain);
    const guide = main && guideOf(main.leaf.kind);
    if (!main || !guide || main.row.isDigital) continue;
    const device = productName({ singular: singularOf(main.leaf, model), brand: model.brand, model: model.name });
    for (const [place, type] of (['operation', 'warranty'] as const).entries()) {
      if (type === 'warranty' && !guide.isAppliance) continue;
      const id = (main.row.id - firstProductId) * 2 + place;
      manuals.push({ id, type, device });
      for (const { row } of variants) productManuals.push({ productId: row.id, manualId: id });
    }
  }
  return { manuals, productManuals };
}
