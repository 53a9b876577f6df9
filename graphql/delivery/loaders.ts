import type { DeliveryPurpose } from '@vitrina/services/delivery/vocabulary.ts';
import { domains } from '@vitrina/services/registry.ts';
import { splitQuery } from '../basket/loaders.ts';
import { keyedLoader } from '../calls/loader.ts';
import { type CompleteVariation, completeVariation } from './complete-variation.ts';

const { variationsOrders } = domains.delivery;

/** The orders of the visitor's basket with their deliveries for one purpose. */
export const variations = keyedLoader(
  { variationsOrders },
  async ({ variationsOrders }, purpose: DeliveryPurpose, { viewer }): Promise<CompleteVariation[]> => {
    const found = await variationsOrders({ query: { delivery_purpose: purpose, ...splitQuery(viewer) } });
    return found.map(completeVariation);
  },
);
