import { deliveryOption } from '@vitrina/services/delivery/endpoints.ts';
import { type Decoded, keysOf } from '../row.ts';
import type { CheckoutOrder } from './rules.ts';

export type DeliveryOption = Decoded<typeof deliveryOption>;
export type { CheckoutOrder };

export const rows = {
  DeliveryOption: deliveryOption,
  CheckoutOrder: keysOf<CheckoutOrder>()('key', 'itemIds', 'sum', 'isPreorder', 'isDigital', 'pickup', 'courier'),
};
