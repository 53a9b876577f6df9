/** The parts a basket splits into, in the order in which they are shown (spec 1 §4). */
export const partKeys = ['buy', 'later', 'preorder', 'digital', 'special'] as const;
export type PartKey = (typeof partKeys)[number];

export interface Splittable {
  categoryId: number | null;
  isPreorder: boolean;
  isDigital: boolean;
  /** Whether the shopper has it in an order of its own, so that the rest need not wait for it. */
  isLater?: boolean;
}

/**
 * Which order an item goes into: goods of the special category (gift certificates) always apart, and digital goods apart, since they need no delivery, also
 * those that are not on sale yet: nobody fetches a code from a store. Other preorders are apart unless the shopper wants them with the rest.
 */
export function partKeyOf(item: Splittable, isPreorderApart = true): PartKey {
  if (item.categoryId === giftCategoryId) return 'special';
  if (item.isDigital) return 'digital';
  if (item.isPreorder && isPreorderApart) return 'preorder';
  return item.isLater === true ? 'later' : 'buy';
}

export interface Part<Item> {
  key: PartKey;
  items: Item[];
}

/** A line that may belong to another. */
export interface Belonging extends Splittable {
  id: number;
  parentId: number | null;
  isWarranty: boolean;
  /** The action that gives it as a present; null for what is bought. */
  presentOf: number | null;
}

/**
 * A warranty goes with what it is given on, and so does a present, which nobody keeps who gives up what it came with, unless one of the two is
 * sent and the other brought. An accessory may come before a product that is not on sale yet.
 */
export function split<Item extends Belonging>(items: readonly Item[], isPreorderApart = true): Part<Item>[] {
  const keyOf = (item: Item): PartKey => {
    const parent = items.find(({ id }) => id === item.parentId);
    // What was added to something waits with it.
    const own = partKeyOf({ ...item, isLater: (parent ?? item).isLater === true }, isPreorderApart);
    if (parent === undefined || (!item.isWarranty && item.presentOf === null)) return own;
    const key = partKeyOf(parent, isPreorderApart);
    return item.isWarranty || (needsDelivery(own) && needsDelivery(key)) ? key : own;
  };
  const parts = partKeys.map((key) => ({ key, items: items.filter((item) => keyOf(item) === key) }));
  return parts.filter((part) => part.items.length > 0);
}

/** Digital parts are sent as codes or links and have no delivery. */
export const needsDelivery = (key: PartKey): boolean => key === 'buy' || key === 'later' || key === 'preorder';

import { giftCategoryId } from '@vitrina/services/contract/fields/special-ids.ts';
