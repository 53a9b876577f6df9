/** What a delivery is for (spec 1 §3). */
export const deliveryPurposes = ['courier', 'courier_fast', 'pickup'] as const;
export type DeliveryPurpose = (typeof deliveryPurposes)[number];
