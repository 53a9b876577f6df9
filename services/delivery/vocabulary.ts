/** Delivery type ids (spec 1 §9). The two without a number in the specification, store and courier, are ours. */
export const deliveryTypes = {
  store: 1,
  courier: 2,
  express: 27,
} as const;

/** Ids of delivery to a pick-up point and to a postamat are those of the point's type. */
export const pickupPointDeliveryIds = [10, 13, 14] as const;
export const postamatDeliveryIds = [9, 12] as const;

/** What a delivery is for (spec 1 §3). */
export const deliveryPurposes = ['courier', 'courier_fast', 'pickup'] as const;
export type DeliveryPurpose = (typeof deliveryPurposes)[number];
