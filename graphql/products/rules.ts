import { digitalCategoryIds, giftCategoryId } from '@vitrina/services/contract/fields/special-ids.ts';
import type { Id } from '@vitrina/services/contract/wire.ts';
import type { DeliveryOption } from '@vitrina/services/delivery/endpoints.ts';
import { grades, usedWarrantyDays, type OrderType as WireOrderType } from '@vitrina/services/products/vocabulary.ts';
import { benefitOf } from '@vitrina/services/rules/benefit.ts';
import { discountedPrice, minPrice } from '@vitrina/services/rules/price.ts';
import { purposeOf } from '../base/delivery-kind.ts';
import type { DeliveryPurpose, FacetType, OrderType } from '../generated/resolvers.ts';
import type { Offer } from '../generated/sources.ts';
import type { Facet, NamedSticker, Product, ReviewCounters, Sticker, Stock, SuperPrice, SupplierOffer } from './sources.ts';

/** How a product may be ordered; a word the shop does not know means that it may not. */
export function orderTypeOf({ order_type }: Pick<Offer, 'order_type'>): OrderType {
  const orderTypes: Readonly<Record<WireOrderType, OrderType>> = { buy: 'BUY', preorder: 'PREORDER', false: 'NONE' };
  return order_type === 'buy' || order_type === 'preorder' ? orderTypes[order_type] : 'NONE';
}

interface Buyable {
  /** Kopecks. */
  price: number;
  isPreorder: boolean;
  isAvailable: boolean;
  /** Whether the credit chosen can pay for it; null while that is not known, which is no obstacle. */
  isCreditAvailable: boolean | null;
}

/**
 * Whether a product may be put into the basket (spec 1 §4): the price is at least the minimum, it is a preorder or
 * available, and, once that is known, it can be paid by the credit chosen.
 */
export function isBuyable({ price, isPreorder, isAvailable, isCreditAvailable }: Buyable): boolean {
  return price >= minPrice && (isPreorder || isAvailable) && isCreditAvailable !== false;
}

/** Whether a product is shown as available (spec 1 §4); `isFound`: there is a way to receive it in the visitor's city. */
export function isShownAsAvailable(offer: Pick<Offer, 'available' | 'order_type'>, isFound: boolean): boolean {
  return offer.available && orderTypeOf(offer) !== 'NONE' && isFound;
}

/** Whether a partner's offer can be put into the basket. */
export function isSupplierBuyable({ price, qty }: Pick<SupplierOffer, 'price' | 'qty'>): boolean {
  return isBuyable({ price, isPreorder: false, isAvailable: qty > 0, isCreditAvailable: null });
}

/** The cheapest offer of partners that can be bought; null where there is none. */
export function lowestSupplierOffer(offers: readonly SupplierOffer[]): SupplierOffer | null {
  return offers.filter(isSupplierBuyable).toSorted((a, b) => a.price - b.price)[0] ?? null;
}

/**
 * The partner's offer that the page switches to (spec 1 §4): the product is not available, its order type is 'false' and no other word,
 * and partners have it. The cheapest of those that can be bought; null when the shop's own offer stays.
 */
export function offerShownInstead(
  { available, order_type }: Pick<Offer, 'available' | 'order_type'>,
  offers: readonly SupplierOffer[],
): SupplierOffer | null {
  return available || order_type !== 'false' ? null : lowestSupplierOffer(offers);
}

/** When a partner's piece can be had, by the ways there are to get it. */
export function stockOfOffer({ product_id, qty }: Pick<SupplierOffer, 'product_id' | 'qty'>, options: readonly DeliveryOption[]): Stock {
  const soonest = (purpose: DeliveryPurpose): string | null =>
    options
      .filter((option) => purposeOf(option) === purpose)
      .map(({ datetime }) => datetime)
      .toSorted((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null;
  const costs = options.filter((option) => purposeOf(option) === 'COURIER').map(({ delivery_cost }) => delivery_cost);
  return {
    product_id,
    available: options.length > 0,
    quantity: qty,
    stores_count: 0,
    pickup_at: soonest('PICKUP'),
    delivery_at: soonest('COURIER'),
    delivery_cost: costs.length === 0 ? null : Math.min(...costs),
  };
}

/** Whether a product is on sale (spec 1 §5). */
export const isOnSale = ({ status }: Pick<Product, 'status'>): boolean => status === 1;

/** Whether a product has a page and may be listed: it is on sale and has a category (spec 1 §5). */
export function hasPage({ status, category }: Pick<Product, 'status' | 'category'>): boolean {
  return isOnSale({ status }) && category !== null;
}

/** A price for those who fulfil something: it is below the plain one and still a price; null for one that is not. */
export function loweredPrice(price: number, other: number | null | undefined): number | null {
  return other !== null && other !== undefined && other < price && other >= minPrice ? other : null;
}

/** A price that was: it is above the one that is; null for one that is not. */
export function formerPrice(price: number, former: number | null): number | null {
  return former !== null && former > price ? former : null;
}

/** The price of a promotion, rounded and with its floor (spec 1 §5); null where it saves nothing. */
export function superPriceOf({ price, super_price }: Pick<Offer, 'price' | 'super_price'>): SuperPrice | null {
  if (super_price === null) return null;
  const final_price = discountedPrice(price, super_price.final_price);
  return final_price < price ? { ...super_price, final_price } : null;
}

/** What an old device takes off the price, of which one ruble remains (spec 1 §5); null where that is nothing. */
export function tradeInDiscount({ price, discountTradein }: Pick<Offer, 'price' | 'discountTradein'>): number | null {
  const discount = Math.min(discountTradein ?? 0, price - minPrice);
  return discount > 0 ? discount : null;
}

/** Kopecks that are saved against the struck-out price; null when nothing is. */
export const benefit = ({ price, price_old }: Pick<Offer, 'price' | 'price_old'>): number | null => benefitOf(price, price_old);

/** Marks of one A/B branch that say something; a mark that names no branch is for all. */
export function stickersOf(stickers: readonly Sticker[], branch: string): NamedSticker[] {
  return stickers.filter(isShown).filter(({ branches }) => branches.length === 0 || branches.includes(branch));
}

/** Condition of a used or demonstration piece in words (spec 1 §9); a grade the shop does not know is shown as it came. */
export function gradeText(grade: string | null): string | null {
  if (grade === null || grade === '') return null;
  return Object.entries(grades).find(([code]) => code === grade)?.[1] ?? grade;
}

/** Days of warranty; used and demonstration goods have the same everywhere (spec 1 §9). */
export function warrantyDays({
  is_used,
  is_demo,
  warranty_days,
}: {
  is_used: boolean;
  is_demo: boolean;
  warranty_days: number | null;
}): number | null {
  return is_used || is_demo ? usedWarrantyDays : warranty_days;
}

/** How a facet is chosen: where the provider does not tell, by its ends or its values. One of an unknown kind is a list, empty at worst. */
export function facetType({ type, min, max }: Pick<Facet, 'type' | 'min' | 'max'>): FacetType {
  if (type === 'range' || (type === null && (min ?? max) !== null)) return 'RANGE';
  return type === 'flag' ? 'FLAG' : 'LIST';
}

/** Whether a product is sent as a code or a link: the provider says so, or its category does (spec 1 §9). */
export function isDigital({ is_digital, category }: Pick<Product, 'is_digital' | 'category'>): boolean {
  return is_digital ?? digitalCategoryIds.some((id) => String(id) === category?.id);
}

/** Whether these sections are gift certificates and nothing else; not so of none. */
export function isAllGifts(sectionIds: readonly (Id | null | undefined)[]): boolean {
  return sectionIds.length > 0 && sectionIds.every((id) => id === String(giftCategoryId));
}

/** Reviews of a product of which the provider tells nothing, or in its own way. */
export const noReviews: ReviewCounters = { count: 0, rating: null, distribution: [0, 0, 0, 0, 0] };

const isShown = (sticker: Sticker): sticker is NamedSticker => sticker.name !== null;

/** What stands in an address for a category whose code the provider does not tell; the id beside it finds it. */
const anyCategory = 'category';
/** The code by which a category or a brand stands in addresses. */
export const categoryCode = ({ code }: { code: string | null }): string => code ?? anyCategory;
export const brandCode = ({ id, code }: { id: Id; code: string | null }): string => code ?? String(id);

/** Paths of the shop (spec 1 §2). */
export const paths = {
  product: ({ id, category, short_url }: Pick<Product, 'id' | 'category' | 'short_url'>): string =>
    category === null ? short_url : `/catalog/${categoryCode(category)}/${category.id}/${id}`,
  category: ({ id, code }: { id: Id; code: string | null }): string => `/catalog/${categoryCode({ code })}/${id}`,
  /** A category with others below it has a page of the catalogue instead of a listing. */
  categoryNode: ({ id, code, children }: { id: Id; code: string | null; children: readonly unknown[] }): string =>
    children.length > 0 ? `/catalog/${id}` : `/catalog/${categoryCode({ code })}/${id}`,
  brand: (brand: { id: Id; code: string | null }): string => `/catalog/brand/${brandCode(brand)}`,
  series: ({ code }: { code: string }): string => `/catalog/series/${code}`,
} as const;
