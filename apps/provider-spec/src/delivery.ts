import type { Baskets } from './basket.ts';
import { cityOf, storesOf } from './places.ts';
import type { Routes } from './route.ts';

/** Ids of this company: the specification gives none for a store and a courier. */
const toStore = 5;
const byCourier = 6;

export const courierCost = 350;

/** Tomorrow at ten in Donetsk. */
function tomorrow(): string {
  const day = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
  return `${day}T10:00:00+03:00`;
}

function deliveriesTo(cityId: string | number, purpose: string | null) {
  const datetime = tomorrow();
  const pickup = storesOf(cityId).map(({ id, type }) => ({
    delivery_type_id: type === 1 ? toStore : type,
    delivery_cost: 0,
    datetime,
    finish_storage_id: id,
    payment_type_id: [1, 17, 64],
    has_preorder_product: false,
    delivery_purpose: 'pickup',
    client_city_id: cityId,
  }));
  const courier = {
    delivery_type_id: byCourier,
    delivery_cost: courierCost,
    datetime,
    interval: '10:00 - 14:00',
    finish_storage_id: null,
    payment_type_id: [3, 17],
    has_preorder_product: false,
    delivery_purpose: 'courier',
    client_city_id: cityId,
    cost_prepayment: null,
    sale_point_id: null,
  };
  return [...pickup, courier].filter(({ delivery_purpose: own }) => purpose === null || own === purpose);
}

export function deliveryRoutes(baskets: Baskets): Routes {
  return {
    // Nothing of this company is split: one order, and no need to name it.
    'GET /variations_orders': (request) => {
      const basket = baskets.find(request);
      if (basket === undefined || basket.lines.length === 0) return [];
      return [{ deliveries: deliveriesTo(cityOf(request.query)?.id ?? 1, request.query.get('delivery_purpose')) }];
    },
    'GET /v2/delivery/list': ({ query }) => deliveriesTo(cityOf(query)?.id ?? 1, query.get('delivery_purpose')),
  };
}
