import type { Id } from '@vitrina/services/contract/wire.ts';
import type { DeliveryOption } from '@vitrina/services/delivery/endpoints.ts';
import { deliveryKind, purposeOf } from '../base/delivery-kind.ts';
import type { CompleteVariation } from './complete-variation.ts';

export const isExpress = (option: DeliveryOption): boolean => deliveryKind(option) === 'EXPRESS';

/** Minutes of an express delivery (spec 1 §5, §9; spec 2 §9). */
const expressMinutesBounds = { fewest: 30, most: 180, step: 5 } as const;

/**
 * Minutes an express delivery takes: those until its interval begins when they are positive and at most 180, rounded to
 * a multiple of 5 and never fewer than 30; 30 when nobody knows.
 */
export function expressMinutes(untilStart: number | null): number {
  const { fewest, most, step } = expressMinutesBounds;
  if (untilStart === null || !(untilStart > 0 && untilStart <= most)) return fewest;
  return Math.max(fewest, Math.round(untilStart / step) * step);
}

/** One order of the basket with the ways to get it. */
export interface OrderDeliveries {
  key: string;
  /** Null when the provider does not tell. */
  itemIds: Id[] | null;
  /** Kopecks; null when the provider does not tell. */
  sum: number | null;
  isPreorder: boolean;
  isDigital: boolean;
  /** The earliest first, as the next one. */
  pickup: DeliveryOption[];
  courier: DeliveryOption[];
  /** Those that the answers already have. */
  fast: DeliveryOption[];
  /** Some of the goods on an earlier day than all of them, then the rest; empty where nothing is gained. */
  soonerInParts: { itemIds: Id[]; delivery: DeliveryOption }[];
}

export type CheckoutOutcome =
  | { readonly orders: OrderDeliveries[]; readonly failure?: undefined }
  | { readonly orders?: undefined; readonly failure: 'OUT_OF_STOCK' | 'NO_DELIVERIES' };

/**
 * What the two delivery answers, for picking up and for a courier, come to (spec 1 §5): out of stock when neither
 * reports stock; no deliveries when there is not one, and no order that does without.
 */
export function checkoutOutcome(pickup: readonly CompleteVariation[], courier: readonly CompleteVariation[]): CheckoutOutcome {
  const answers = [...pickup, ...courier];
  if (!answers.some(({ in_stock }) => in_stock)) return { failure: 'OUT_OF_STOCK' };
  const isAnyReachable = answers.some(({ deliveries, is_digital }) => is_digital || deliveries.length > 0);
  if (!isAnyReachable) return { failure: 'NO_DELIVERIES' };

  const keys = [...new Set(answers.map(({ key }) => key))];
  return {
    orders: keys.flatMap((key) => {
      const parts = answers.filter((answer) => answer.key === key);
      const [first] = parts;
      if (first === undefined) return [];
      const soonerInParts = parts.flatMap((one) => one.sooner_in_parts ?? []);
      return [orderOf({ ...first, sooner_in_parts: soonerInParts }, byTime(parts.flatMap(({ deliveries }) => deliveries)))];
    }),
  };
}

function orderOf(
  { key, item_ids, sum, has_preorder_product, is_digital, sooner_in_parts }: CompleteVariation,
  options: DeliveryOption[],
): OrderDeliveries {
  return {
    key,
    itemIds: item_ids,
    sum,
    isPreorder: has_preorder_product,
    isDigital: is_digital,
    pickup: options.filter((option) => purposeOf(option) === 'PICKUP'),
    courier: options.filter((option) => purposeOf(option) === 'COURIER' && !isExpress(option)),
    fast: options.filter(isExpress),
    soonerInParts: (sooner_in_parts ?? []).map(({ item_ids: itemIds, delivery }) => ({ itemIds, delivery })),
  };
}

/** What only stores preorder is handed over there and nowhere else, whatever a provider offers (spec 1 §3, isOnlyRttPreOrder). */
export function onlyInStores<Order extends Pick<OrderDeliveries, 'pickup' | 'courier' | 'fast'>>(order: Order): Order {
  return { ...order, pickup: order.pickup.filter((option) => deliveryKind(option) === 'STORE'), courier: [], fast: [] };
}

function byTime(options: DeliveryOption[]): DeliveryOption[] {
  return options.toSorted((a, b) => Date.parse(a.datetime) - Date.parse(b.datetime));
}
