/** The one brand of the option, by its code or its name, and its categories (spec 2 §5 names neither; these are ours). */
const appleBrand = 'apple';
const appleCategoryIds: readonly string[] = ['224', '225', '1003', '1011'];

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
