import { deliveryOption } from '@vitrina/services/delivery/endpoints.ts';
import { type Decoded, keysOf } from '../base/source.ts';
import type { BasketItem } from '../basket/sources.ts';
import type { City } from '../cities/sources.ts';
import type { OrderDeliveries } from './rules.ts';

/** A way to get the goods; with the city it was asked for where that is not the visitor's own. */
export type DeliveryOption = Decoded<typeof deliveryOption> & { city?: () => Promise<City> };
/** Lines of an order that can be picked up together. */
export interface PartialPickup {
  items: BasketItem[];
  delivery: DeliveryOption;
}
export interface CheckoutOrder extends Omit<OrderDeliveries, 'itemIds' | 'sum' | 'soonerInParts'> {
  items: BasketItem[];
  /** Kopecks. */
  sum: number;
  isOnlyInStores: boolean;
  soonerInParts: PartialPickup[];
}

export const sources = {
  DeliveryOption: deliveryOption,
  CheckoutOrder: keysOf<CheckoutOrder>()(
    'key',
    'items',
    'sum',
    'isPreorder',
    'isDigital',
    'isOnlyInStores',
    'pickup',
    'courier',
    'soonerInParts',
  ),
  PartialPickup: keysOf<PartialPickup>()('items', 'delivery'),
};
