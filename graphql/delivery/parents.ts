import { deliveryOption } from '@vitrina/services/delivery/endpoints.ts';
import { type Decoded, keysOf } from '../base/parent.ts';
import type { BasketItem } from '../basket/parents.ts';
import type { City } from '../cities/parents.ts';
import type { OrderDeliveries } from './rules.ts';

/** A way to get the goods; with the city it was asked for where that is not the visitor's own. */
export type DeliveryOption = Decoded<typeof deliveryOption> & { city?: () => Promise<City> };
export interface CheckoutOrder extends Omit<OrderDeliveries, 'itemIds' | 'sum'> {
  items: BasketItem[];
  /** Kopecks. */
  sum: number;
  isOnlyInStores: boolean;
}

export const parents = {
  DeliveryOption: deliveryOption,
  CheckoutOrder: keysOf<CheckoutOrder>()('key', 'items', 'sum', 'isPreorder', 'isDigital', 'isOnlyInStores', 'pickup', 'courier'),
};
