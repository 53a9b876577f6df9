/**
 * Beyond any of these the goods of an order are large (ours): two people bring them, and they do not go by express. Centimetres of the
 * longest side, litres and kilograms of all of them together.
 */
export const largeParcel = { longestSide: 120, litres: 250, kilograms: 30 } as const;
