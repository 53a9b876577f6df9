import { idPattern } from '@vitrina/services/contract/fields/id.ts';
import type { CartItem } from '../../entities/basket/add-bundle.server.ts';
import { onlinePrice } from '../../entities/product/online-price.ts';
import type { Sum } from '../../platform/format/money.ts';
import type { PersonCookie } from '../../platform/session/person-cookies.ts';

export const removedCookie = 'removed_items' satisfies PersonCookie;

/** A product taken out of the basket, which can be put back. */
export interface RemovedItem {
  productId: string;
  /** The partner whose piece it was; null: the shop's own. */
  supplierId: string | null;
  quantity: number;
  /** Product that it belonged to; null when it stood by itself. */
  parent: string | null;
  isWarranty: boolean;
  /** The promotion that it was added under. */
  actionId: string | null;
}

/** More would be a list to look through, not something to take back. */
const maxRemovedItems = 12;

/** Between entries: no id has it. */
const separator = '~';
/** Stands where a promotion would, of a warranty: no id either. */
const warranty = '!';
const entryPattern = new RegExp(`^(${idPattern})(?:@(${idPattern}))?:([1-9]\\d{0,3})(?::(${idPattern})(?::(${idPattern}|${warranty}))?)?$`);
/** The cookie's text `12:1~14@3:1~15:2:12~60:1:12:!`, newest first: product, its partner, pieces, what it belonged to; what is no entry is left out. */
export function parseRemovedItems(text: string | null): RemovedItem[] {
  const entries = (text ?? '').split(separator).flatMap((entry): RemovedItem[] => {
    const [, productId, supplierId = null, quantity, parent, kind] = entryPattern.exec(entry) ?? [];
    if (productId === undefined) return [];
    const isWarranty = kind === warranty;
    const actionId = isWarranty ? null : (kind ?? null);
    return [{ productId, supplierId, quantity: Number(quantity), parent: parent ?? null, isWarranty, actionId }];
  });
  return unique(entries);
}

export const serializeRemovedItems = (items: readonly RemovedItem[]): string => items.map(entryOf).join(separator);

function entryOf({ productId, supplierId, quantity, parent, isWarranty, actionId }: RemovedItem): string {
  const productKey = supplierId === null ? productId : `${productId}@${supplierId}`;
  const kind = isWarranty ? warranty : actionId;
  return [productKey, quantity, ...(parent === null ? [] : [parent, ...(kind === null ? [] : [kind])])].join(':');
}

/** Remembers more; a product stands there once (spec 1 §9). */
export const addRemovedItems = (items: readonly RemovedItem[], ...newItems: readonly RemovedItem[]): RemovedItem[] =>
  unique([...newItems, ...items]);

export const dropRemovedItems = (items: readonly RemovedItem[], ...productIds: readonly string[]): RemovedItem[] =>
  items.filter((each) => !productIds.includes(each.productId));

function unique(items: readonly RemovedItem[]): RemovedItem[] {
  return items.filter((each, at) => items.findIndex(({ productId }) => productId === each.productId) === at).slice(0, maxRemovedItems);
}

/** What can be put back by itself: not what comes back with its product, and no warranty on something that is not there. */
export function restorableItems(items: readonly RemovedItem[], inBasket: ReadonlySet<string>): RemovedItem[] {
  const isGone = (productId: string) => items.some((each) => each.productId === productId) && !inBasket.has(productId);
  return items.filter(({ productId, parent, isWarranty }) => {
    if (inBasket.has(productId)) return false;
    if (parent === null || inBasket.has(parent)) return true;
    return !isWarranty && !isGone(parent);
  });
}

/** Something with all that was taken out with it. */
export const removedNode = (
  items: readonly RemovedItem[],
  { productId, supplierId, quantity, isWarranty, actionId }: RemovedItem,
): CartItem => ({
  productId,
  supplierId,
  quantity,
  isWarranty,
  actionId,
  children: items.filter(({ parent }) => parent === productId).map((child) => removedNode(dropRemovedItems(items, productId), child)),
});

interface SoldProduct {
  offer: { price: Sum };
  priceOnline: Sum | null;
  isBuyable: boolean | null;
  supplierOffers?: readonly { supplierId: string; price: Sum; isBuyable: boolean }[] | null;
}

/** What it would cost again, in kopecks, and whether it can be had: a partner's piece as the partner has it now. */
export function backAs(product: SoldProduct, { supplierId }: Pick<RemovedItem, 'supplierId'>) {
  const { offer, isBuyable, supplierOffers } = product;
  if (supplierId === null) return { price: onlinePrice(product), isBuyable, supplierId };
  const own = supplierOffers?.find((each) => each.supplierId === supplierId);
  return { price: (own?.price ?? offer.price).amount, isBuyable: own?.isBuyable ?? null, supplierId };
}
