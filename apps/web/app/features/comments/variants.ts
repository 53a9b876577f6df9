import { variantName } from '../../entities/product/split-name.ts';

interface Reviewed {
  variant: { edition: string | null; color: { name: string } | null } | null;
}

/** Which variant of its model a review is about, for example «256 ГБ, чёрный»; null where there is no other, or nobody tells. */
export const variantText = (product: Reviewed | null): string | null => variantName(product?.variant) || null;

interface Variants {
  modifications: readonly unknown[] | null;
  colors: readonly unknown[] | null;
}

/** Of what the reviews are, where they are of more than this one product (`useSimilar`); null where it has no variants. */
export function sharedText({ modifications, colors }: Variants): string | null {
  if ((modifications ?? []).length > 0) return 'Отзывы обо всех вариантах модели';
  return (colors ?? []).length > 1 ? 'Отзывы обо всех цветах' : null;
}
