import type { CardFragment } from '../../generated/graphql.ts';
import { rubles } from '../../platform/format/money.ts';
import { pluralize, storesWithin } from '../../platform/format/plural.ts';
import { partnerInstead, partnersBeside } from './partner.ts';

interface Stock extends Pick<CardFragment, 'isBuyable' | 'lowestSupplierOffer'> {
  isShownAsAvailable?: boolean | null | undefined;
  isDigital?: boolean;
  offer: Pick<CardFragment['offer'], 'orderType' | 'isAvailable'>;
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

/** When and where it can be had in the visitor's city, or from whom, in one line: «Сегодня, 3 магазина». */
export function availabilityLine(stock: Stock): { text: string; isGood: boolean } {
  const { availability, offer, isShownAsAvailable, isDigital } = stock;
  const [instead, beside] = [partnerInstead(stock), partnersBeside(stock)];
  if (instead !== null) return { text: `Продаёт партнёр «${instead.supplierName}»`, isGood: true };
  if (beside !== null) return { text: `У партнёров — от ${rubles(beside.price.amount)}`, isGood: true };
  if (offer.orderType === 'PREORDER') return { text: 'Предзаказ', isGood: true };
  if (availability === null || availability === undefined) return { text: 'Наличие уточняется', isGood: false };
  if (isShownAsAvailable === false || !availability.isAvailable) return { text: 'Нет в наличии', isGood: false };
  if (isDigital) return { text: 'Сразу на почту', isGood: true };
  const { pickupDayText, deliveryDayText, storesCount } = availability;
  if (pickupDayText && storesCount > 0) return { text: `${capital(pickupDayText)}, ${pluralize(storesCount, storesWithin)}`, isGood: true };
  if (pickupDayText) return { text: `Самовывоз ${pickupDayText}`, isGood: true };
  if (deliveryDayText) return { text: `Доставка ${deliveryDayText}`, isGood: true };
  return { text: 'В наличии', isGood: true };
}
