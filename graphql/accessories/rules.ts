import { maxBundleItems, type BundleVariant as WireVariant } from '@vitrina/services/accessories/vocabulary.ts';
import type { BundleKind } from '../generated/resolvers.ts';
import type { AccessoryBundle, BundleOnWire } from './sources.ts';

const kinds: Readonly<Record<WireVariant, BundleKind>> = { bundle: 'BUNDLE', instalments: 'INSTALMENTS', combo: 'COMBO' };
const kindByWord: ReadonlyMap<string, BundleKind> = new Map(Object.entries(kinds));

/**
 * A bundle as it is shown: up to two accessories (spec 2 §9), and the ways to buy it that the shop has a word for. Null when there is
 * nothing to buy together, or no way to do so.
 */
export function toBundle({ products, variants }: BundleOnWire): AccessoryBundle | null {
  const visibleProducts = products.slice(0, maxBundleItems);
  const knownVariants = variants.flatMap((variant) => {
    const kind = kindByWord.get(variant.type);
    return kind === undefined ? [] : [{ ...variant, kind }];
  });
  return visibleProducts.length === 0 || knownVariants.length === 0 ? null : { products: visibleProducts, variants: knownVariants };
}
