import { asId } from '@vitrina/services/contract/wire.ts';
import type { HandwrittenAnswers } from '../provider.ts';
import * as samples from '../samples.ts';

const deliveries = {
  pickup: samples.deliveryOption(),
  courier: samples.deliveryOption({
    delivery_type_id: 2,
    delivery_purpose: 'courier',
    interval: '10:00 - 12:00',
    finish_storage_id: null,
    delivery_cost: 299_00,
  }),
  courier_fast: samples.deliveryOption({
    delivery_type_id: 27,
    delivery_purpose: 'courier_fast',
    datetime: '2026-11-21T13:30:00+03:00',
    minutes: null,
    finish_storage_id: null,
    delivery_cost: 590_00,
  }),
};

export const delivery: HandwrittenAnswers['delivery'] = {
  variationsOrders: ({ query }) => [
    {
      key: 'buy',
      has_preorder_product: false,
      is_digital: false,
      in_stock: true,
      item_ids: [asId(100)],
      sum: 1600_00,
      deliveries: [deliveries[query.delivery_purpose]],
      sooner_in_parts: [{ item_ids: [asId(100)], delivery: deliveries.pickup }],
    },
  ],
  list: () => Object.values(deliveries),
};
