import type { Variation } from '@vitrina/services/delivery/endpoints.ts';
import type { DeliveryPurpose } from '@vitrina/services/delivery/vocabulary.ts';
import { domains } from '@vitrina/services/registry.ts';
import { each } from '../loader.ts';

const { variationsOrders } = domains.delivery;

/** The orders of the visitor's basket with their deliveries for one purpose. */
export const variations = each({ variationsOrders }, ({ variationsOrders }, purpose: DeliveryPurpose): Promise<Variation[]> => {
  return variationsOrders({ query: { delivery_purpose: purpose } });
});
