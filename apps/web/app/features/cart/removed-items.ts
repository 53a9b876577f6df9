import { idPattern } from '@vitrina/services/contract/fields/id.ts';
import type { CartItem } from '../../entities/basket/together.server.ts';
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
const maxRemoved = 12;

/** Between entries: no id has it. */
const separator = '~';
/** Stands where a promotion would, of a warranty: no id either. */
const warranty = '!';
const entryPattern = new RegExp(`^(${idPattern})(?:@(${idPattern}))?:([1-9]\\d{0,3})(?::(${idPattern})(?::(${idPattern}|${warranty}))?)?$`);
/** The cookie's text `12:1~14@3:1~15:2:12~60:1:12:!`, newest first: product, its partner, pieces, what it belonged to; what is no entry is left out. */
export function readRemoved(text: string | null): RemovedItem[] {
  const entries = (text ?? '').split(separator).flatMap((entry): RemovedItem[] => {
    const [, productId, supplierId = null, quantity, parent, kind] = entryPattern.exec(entry) ?? [];
    if (productId === undefined) return [];
    const isWarranty = kind === warranty;
    const actionId = isWarranty ? null : (kind ?? null);
    return [{ productId, supplierId, quantity: Number(quantity), parent: parent ?? null, isWarranty, actionId }];
  });
  return unique(entries);
}

export const writeRemoved = (removed: readonly RemovedItem[]): string => removed.map(entryOf).join(separator);

function entryOf({ productId, supplierId, quantity, parent, isWarranty, actionId }: RemovedItem): string {
  const thing = supplierId === null ? productId : `${productId}@${supplierId}`;
  const kind = isWarranty ? warranty : actionId;
  return [thing, quantity, ...(parent === null ? [] : [parent, ...(kind === null ? [] : [kind])])].join(':');
}

/** Remembers more; a product stands there once (spec 1 §9). */
export const withRemoved = (removed: readonly RemovedItem[], ...added: readonly RemovedItem[]): RemovedItem[] =>
  unique([...added, ...removed]);

export const withoutRemoved = (removed: readonly RemovedItem[], ...productIds: readonly string[]): RemovedItem[] =>
  removed.filter((each) => !productIds.includes(each.productId));

function unique(removed: readonly RemovedItem[]): RemovedItem[] {
  return removed.filter((each, at) => removed.findIndex(({ productId }) => productId === each.productId) === at).slice(0, maxRemoved);
}

/** What can be put back by itself: not what comes back with its product, and no warranty on something that is not there. */
export function offered(removed: readonly RemovedItem[], inBasket: ReadonlySet<string>): RemovedItem[] {
  const isGone = (productId: string) => removed.some((each) => each.productId === productId) && !inBasket.has(productId);
  return removed.filter(({ productId, parent, isWarranty }) => {
    if (inBasket.has(productId)) return false;
    if (parent === null || inBasket.has(parent)) return true;
    return !isWarranty && !isGone(parent);
  });
}

/** Something with all that was taken out with it. */
export const removedNode = (
  removed: readonly RemovedItem[],
  { productId, supplierId, quantity, isWarranty, actionId }: RemovedItem,
): CartItem => ({
  productId,
  supplierId,
  quantity,
  isWarranty,
  actionId,
  under: removed.filter(({ parent }) => parent === productId).map((child) => removedNode(withoutRemoved(removed, productId), child)),
});

interface Sold {
  offer: { price: number };
  isBuyable: boolean | null;
  supplierOffers?: readonly { supplierId: string; price: number; isBuyable: boolean }[] | null;
}

/** What it would cost again, and whether it can be had: a partner's piece as the partner has it now. */
export function backAs({ offer, isBuyable, supplierOffers }: Sold, { supplierId }: Pick<RemovedItem, 'supplierId'>) {
  if (supplierId === null) return { price: offer.price, isBuyable, supplierId };
  const own = supplierOffers?.find((each) => each.supplierId === supplierId);
  return { price: own?.price ?? offer.price, isBuyable: own?.isBuyable ?? null, supplierId };
}
