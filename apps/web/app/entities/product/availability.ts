import type { OrderType } from '../../generated/graphql.ts';
import { pluralize, storesWithin } from '../../platform/format/plural.ts';

interface Stock {
  isBuyable?: boolean | null | undefined;
  isShownAsAvailable?: boolean | null | undefined;
  offer: { orderType: OrderType };
  availability?: {
    isAvailable: boolean;
    storesCount: number;
    pickupDayText?: string | null | undefined;
    deliveryDayText?: string | null | undefined;
  } | null;
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** When and where it can be had in the visitor's city, in one line: «Сегодня, 3 магазина». */
export function availabilityLine({ availability, offer, isShownAsAvailable }: Stock): { text: string; isGood: boolean } {
  if (offer.orderType === 'PREORDER') return { text: 'Предзаказ', isGood: true };
  if (availability === null || availability === undefined) return { text: 'Наличие уточняется', isGood: false };
  if (isShownAsAvailable === false || !availability.isAvailable) return { text: 'Нет в наличии', isGood: false };
  const { pickupDayText, deliveryDayText, storesCount } = availability;
  if (pickupDayText && storesCount > 0) return { text: `${capital(pickupDayText)}, ${pluralize(storesCount, storesWithin)}`, isGood: true };
  if (pickupDayText) return { text: `Самовывоз ${pickupDayText}`, isGood: true };
  if (deliveryDayText) return { text: `Доставка ${deliveryDayText}`, isGood: true };
  return { text: 'В наличии', isGood: true };
}
