import type { BasketPageQuery } from '../../generated/graphql.ts';
import { exactRubles, noDelivery } from '../../platform/format/money.ts';

type Item = NonNullable<BasketPageQuery['basket']>['items'][number];
type Stock = NonNullable<NonNullable<Item['product']>['availability']>;

/** A line as far as it says whether it is brought or fetched. */
export interface ReceivableLine {
  isWarranty: boolean;
  /** Null when it could not be loaded: then nobody knows. */
  product: { isDigital: boolean } | null;
}

/** What is brought or fetched: no codes, no warranties; preorders have a day of their own. */
interface HandoverLine extends ReceivableLine {
  /** The partner whose piece it is. */
  supplierId?: string | null;
  isPreorder: boolean;
  product: { isDigital: boolean; availability: Stock | null } | null;
}

/** When the code of a preorder comes: «13 декабря, в день начала продаж», without the day where nobody knows it. */
export const saleStart = (day: string | null | undefined): string => `${day ? `${day.replace(' ', '\u00a0')}, ` : ''}в день начала продаж`;

/** When a line can be had: «Самовывоз сегодня, доставка завтра»; null where nobody knows or nothing is handed over. */
export function lineDays({ supplierId, isWarranty, isPreorder, product }: HandoverLine): string | null {
  if (isWarranty || product === null) return null;
  if (supplierId && product.availability === null) return 'День получения назовём при оформлении';
  const { pickupDayText, deliveryDayText } = product.availability ?? {};
  if (product.isDigital) return isPreorder ? `Код придёт на почту ${saleStart(pickupDayText)}` : 'Код придёт на почту сразу после оплаты';
  if (isPreorder) return pickupDayText ? `Предзаказ, можно забрать с ${pickupDayText}` : 'Предзаказ';
  const ways = [pickupDayText ? `самовывоз ${pickupDayText}` : '', deliveryDayText ? `доставка ${deliveryDayText}` : ''].filter(Boolean);
  const text = ways.join(', ');
  return text === '' ? null : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

export const onlyReceivable = <Line extends ReceivableLine>(items: readonly Line[]): Line[] =>
  items.filter(({ isWarranty, product }) => !isWarranty && product?.isDigital !== true);

/** Whether there is anything to choose a day and an address for. */
export const needsDelivery = (items: readonly ReceivableLine[]): boolean => onlyReceivable(items).length > 0;

/** What delivery costs before a way is chosen; null when nobody knows. */
export function deliveryCost(items: readonly HandoverLine[]): string | null {
  if (!needsDelivery(items)) return noDelivery;
  const minCost = minDelivery(items);
  if (minCost === null) return null;
  return minCost === 0 ? 'самовывозом бесплатно' : `от ${exactRubles(minCost)}`;
}

/** Kopecks from which it can all be had: nothing where each is picked up or sent, else the dearest line's courier; null when nobody knows. */
function minDelivery(items: readonly HandoverLine[]): number | null {
  const costs = onlyReceivable(items).map(({ isPreorder, product }) => {
    if (product === null) return null;
    return isPreorder || product.availability?.pickupDayText ? 0 : (product.availability?.deliveryCost?.amount ?? null);
  });
  return costs.includes(null) ? null : Math.max(0, ...costs.filter((cost) => cost !== null));
}
