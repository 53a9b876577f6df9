import type { Variation } from '@vitrina/services/delivery/endpoints.ts';
import { partKeyOf } from '../basket/complete-basket.ts';

/** An order of the basket with what the specification does not name; the lines and their sum, where the provider does not tell them, are the basket's. */
export interface CompleteVariation extends Variation {
  key: string;
  has_preorder_product: boolean;
  is_digital: boolean;
  in_stock: boolean;
}

/** What a provider leaves out is read from the deliveries: they are of preorders or not, and there are some of what is in stock. */
export function completeVariation(variation: Variation): CompleteVariation {
  const { deliveries } = variation;
  const has_preorder_product = variation.has_preorder_product ?? deliveries.some((option) => option.has_preorder_product);
  return {
    ...variation,
    key: variation.key ?? partKeyOf(has_preorder_product),
    has_preorder_product,
    is_digital: variation.is_digital ?? false,
    in_stock: variation.in_stock ?? deliveries.length > 0,
  };
}
