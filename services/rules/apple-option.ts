import { appleBrand, appleCategoryIds } from '../contract/fields/special-ids.ts';

interface AppleFacts {
  brand: { code: string | null; name: string };
  categoryId: string | null;
  /** Whether a warranty accessory is chosen. */
  hasWarranty: boolean;
}

/** Whether the Apple option may be taken (spec 2 §5): the brand is the one, the category is in the set and a warranty is chosen. */
export function isAppleOptionValid({ brand, categoryId, hasWarranty }: AppleFacts): boolean {
  const isBrand = (brand.code ?? brand.name).toLowerCase() === appleBrand;
  return isBrand && categoryId !== null && appleCategoryIds.includes(categoryId) && hasWarranty;
}
