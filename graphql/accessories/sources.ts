import {
  type accessoryBundle,
  accessoryCategory,
  accessoryGroup,
  bundlePrice,
  type bundleVariant,
} from '@vitrina/services/accessories/endpoints.ts';
import { type Decoded, keysOf } from '../base/source.ts';
import type { BundleKind } from '../generated/resolvers.ts';
import type { Product } from '../products/sources.ts';

export type AccessoryGroup = Decoded<typeof accessoryGroup>;
export type AccessoryCategory = Decoded<typeof accessoryCategory>;
export type BundleOnWire = Decoded<typeof accessoryBundle>;
export type BundlePrice = Decoded<typeof bundlePrice>;
/** A way to buy that the shop has a word for. */
export type BundleVariant = Decoded<typeof bundleVariant> & { kind: BundleKind };
export interface AccessoryBundle {
  products: Product[];
  variants: BundleVariant[];
}

export const sources = {
  AccessoryGroup: accessoryGroup,
  AccessoryCategory: accessoryCategory,
  AccessoryBundle: keysOf<AccessoryBundle>()('products', 'variants'),
  BundleVariant: keysOf<BundleVariant>()('kind', 'action_id', 'name', 'description', 'prices', 'months', 'payment_type_id'),
  BundlePrice: bundlePrice,
};
