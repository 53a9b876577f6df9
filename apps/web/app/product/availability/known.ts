interface Stock {
  quantity: number;
  timeText: string | null;
}

/**
 * Deliveries as far as they are known; null when nobody knows. The gateway leaves the list empty when it could not be loaded
 * (spec 1 §8, silent failures), so «there is none» is believed only when the stores were loaded and none of them has the product.
 */
export function knownDeliveries<Delivery>(
  deliveries: readonly Delivery[] | null,
  stores: readonly { availability: Stock | null }[] | null,
): readonly Delivery[] | null {
  if (deliveries === null || deliveries.length > 0) return deliveries;
  const isSomewhere = stores?.some(
    ({ availability }) => availability !== null && (availability.quantity > 0 || availability.timeText !== null),
  );
  return isSomewhere === false ? deliveries : null;
}
