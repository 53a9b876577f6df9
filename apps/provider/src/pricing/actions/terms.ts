import type { actionTypes, mechanicTypes } from '@vitrina/services/actions/vocabulary.ts';
import type { PartKey } from '../split.ts';

/** What an action is about, as the pricing needs it. Amounts in kopecks. */
export interface Terms {
  id: number;
  type: (typeof actionTypes)[number];
  mechanic: (typeof mechanicTypes)[number];
  name: string;
  /** Whole percents of `percent` and `percent_discount`, kopecks of the others. */
  discount: number;
  promocode: string | null;
  isForAll: boolean;
  targets: readonly number[];
  /** One of them has to be bought for each piece of a target to count; none where nothing has to. */
  partners: readonly number[];
  presents: readonly { productId: number; quantity: number }[];
  /** What the goods of one order have to come to before promotions. */
  minSum: number;
  /** Ways to pay by which alone it counts; none where it counts by any. */
  paymentTypeIds: readonly number[];
  /** Whether a service goes well with each of its goods; the circumstances say whether it has to go with them. */
  recommendsService: boolean;
  /** Actions that it may be added to on one product. */
  sumsWith: readonly number[];
}

/** A line as far as promotions are concerned. */
export interface Goods {
  id: number;
  /** The order of a split basket that it goes into. */
  order: PartKey;
  productId: number;
  quantity: number;
  /** Of one piece before promotions, in kopecks. */
  price: number;
  /** Whether promotions touch it: a partner's goods, certificates and presents are left alone. */
  takesPart: boolean;
  /** Whether a service, such as a warranty, has been taken with it. */
  hasService: boolean;
}

/** What has to be done, or has been, before an action counts. */
export type Condition =
  | { kind: 'goods'; isMet: boolean; productIds: readonly number[] }
  /** `isInOrders`: the basket has as much, but in several orders. */
  | { kind: 'sum'; isMet: boolean; minSum: number; missing: number; isInOrders: boolean }
  | {
      kind: 'partner';
      isMet: boolean;
      /** Goods that would do, without those that are there. */
      productIds: readonly number[];
      /** Pieces of them for every piece of a target to have its own. */
      missing: number;
      /** Whether one lies in another order of the basket. */
      isInOtherOrder: boolean;
    }
  | { kind: 'trade-in'; isMet: boolean; devices: number }
  | { kind: 'service'; isMet: boolean }
  | { kind: 'payment'; isMet: boolean; paymentTypeIds: readonly number[] };

/** What is known beside the basket. */
export interface Circumstances {
  /** Old devices that have been handed in for this basket. */
  devices: number;
  /** How the order is going to be paid; null while nobody has chosen. */
  paymentTypeId: number | null;
  /** The same of one order of a split basket, where they are not all paid alike. */
  paymentTypeIn?: (order: PartKey) => number | null;
  /** Whether an action that recommends a service counts only with one (`dso.required`). */
  isServiceRequired: boolean;
}

/** Of goods that nothing else is known of. */
export const unknownCircumstances: Circumstances = { devices: 0, paymentTypeId: null, isServiceRequired: false };
