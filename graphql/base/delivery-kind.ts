import { deliveryTypes, pickupPointTypes, postamatTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import type { DeliveryOption } from '@vitrina/services/delivery/endpoints.ts';
import type { DeliveryPurpose } from '@vitrina/services/delivery/vocabulary.ts';
import type { DeliveryKind, DeliveryPurpose as PurposeName } from '../generated/resolvers.ts';

const express: DeliveryPurpose = 'courier_fast';

/** How goods get to the shopper, by the type of the delivery (spec 1 §9). */
export function deliveryKind({
  delivery_type_id,
  delivery_purpose,
}: Pick<DeliveryOption, 'delivery_type_id' | 'delivery_purpose'>): DeliveryKind {
  if (pickupPointTypes.some((id) => id === delivery_type_id)) return 'PICKUP_POINT';
  if (postamatTypes.some((id) => id === delivery_type_id)) return 'POSTAMAT';
  if (delivery_type_id === deliveryTypes.express) return 'EXPRESS';
  if (delivery_type_id === deliveryTypes.store) return 'STORE';
  if (delivery_type_id === deliveryTypes.courier) return 'COURIER';
  // A type the shop does not know yet is known by what it is for.
  if (delivery_purpose === express) return 'EXPRESS';
  if (delivery_purpose === 'pickup') return 'STORE';
  return delivery_purpose === 'courier' ? 'COURIER' : 'OTHER';
}

/** What a delivery is for (spec 1 §3). */
export function purposeOf(option: Pick<DeliveryOption, 'delivery_type_id' | 'delivery_purpose'>): PurposeName {
  if (option.delivery_purpose === 'pickup') return 'PICKUP';
  if (option.delivery_purpose === express) return 'EXPRESS';
  if (option.delivery_purpose === 'courier') return 'COURIER';
  const kind = deliveryKind(option);
  return kind === 'EXPRESS' || kind === 'COURIER' ? kind : 'PICKUP';
}
