import { deliveryOption } from '@vitrina/services/delivery/endpoints.ts';
import type { BasketItem } from '../basket/rows.ts';
import type { City } from '../cities/rows.ts';
import { type Decoded, keysOf } from '../row.ts';
import type { OrderDeliveries } from './rules.ts';

/** A way to get the goods; with the city it was asked for where that is not the visitor's own. */
export type DeliveryOption = Decoded<typeof deliveryOption> & { city?: () => Promise<City> };
export interface CheckoutOrder extends Omit<OrderDeliveries, 'itemIds' | 'sum'> {
  items: BasketItem[];
  /** Kopecks. */
  sum: number;
}

export const rows = {
  DeliveryOption: deliveryOption,
  CheckoutOrder: keysOf<CheckoutOrder>()('key', 'items', 'sum', 'isPreorder', 'isDigital', 'pickup', 'courier'),
};
