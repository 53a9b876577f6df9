import type { ProductAvailabilityQuery, ProductDeliveryFragment } from '../../../generated/graphql.ts';
import type { Sum } from '../../../platform/format/money.ts';

export type Delivery = ProductDeliveryFragment;
export type Stock = NonNullable<NonNullable<ProductAvailabilityQuery['product']>['stores']>[number];
type Store = Stock['store'];

/** A place of the city as far as one product goes. */
export interface PickupPlace {
  store: Store;
  /** Pieces on the spot; null when nobody knows. */
  quantity: number | null;
  /** When it can be picked up, in words; null when it cannot. */
  timeText: string | null;
  /** Null when it cannot be picked up. */
  cost: Sum | null;
}

/**
 * Places by the ids at which a calculated delivery ends (spec 1 §7), the earliest first, with what each has; behind them the other
 * ones of the city. Stock that nobody knows takes nothing away from a delivery, and the other way round.
 */
export function pickupPlaces(deliveries: readonly Delivery[] | null, stocks: readonly Stock[] | null): PickupPlace[] {
  const stockOf = new Map(stocks?.map((stock) => [stock.store.id, stock]));
  const deliveryPlaces = (deliveries ?? []).flatMap(({ storeId, store, timeText, cost }): PickupPlace[] =>
    storeId === null || store === null ? [] : [{ store, quantity: stockOf.get(storeId)?.quantity ?? null, timeText, cost }],
  );
  const deliveryStoreIds = new Set(deliveryPlaces.map(({ store }) => store.id));
  const others = (stocks ?? []).filter(({ store }) => !deliveryStoreIds.has(store.id));
  return [...deliveryPlaces, ...others.map(({ store, quantity, timeText }) => ({ store, quantity, timeText, cost: null }))];
}

/** Pieces are many from here on: their exact number helps nobody. */
const many = 5;

/** What a place has, in a few words. */
export function stockText({ quantity, timeText }: Pick<PickupPlace, 'quantity' | 'timeText'>): { text: string; isGood: boolean } {
  if (timeText === null && !quantity) return { text: 'Нет в наличии', isGood: false };
  if (!quantity) return { text: timeText === '' || timeText === null ? 'Привезём под заказ' : `Привезём ${timeText}`, isGood: true };
  const pieces = quantity >= many ? 'много' : `${quantity}\u00a0шт.`;
  return { text: timeText ? `В наличии ${pieces}, забрать ${timeText}` : `В наличии ${pieces}`, isGood: true };
}
