import { saleStart } from '../../entities/basket/receiving.ts';
import type { ProductPageQuery } from '../../generated/graphql.ts';

type Product = NonNullable<ProductPageQuery['product']>;
interface Facts extends Pick<Product, 'isDigital' | 'isShownAsAvailable' | 'availability'> {
  offer: Pick<Product['offer'], 'orderType'>;
}

/** When a preorder comes or how a code does, in a sentence; null for what is picked up or brought, and for what is not there. */
export function receivingNote({ isDigital, isShownAsAvailable, offer, availability }: Facts): string | null {
  if (offer.orderType === 'PREORDER') {
    const day = availability?.pickupDayText;
    if (isDigital) return `Предзаказ: код придёт на почту ${saleStart(day)}.`;
    return day ? `Предзаказ: забрать можно с ${day}.` : 'Предзаказ: привезём, как только товар поступит в продажу.';
  }
  return isDigital && isShownAsAvailable && availability?.isAvailable ? 'Код придёт на почту сразу после оплаты.' : null;
}

/** Whether it is known to be nowhere in the city; a preorder is on its way. */
export const isAbsent = (facts: Facts): boolean =>
  receivingNote(facts) === null && facts.availability !== null && (!facts.isShownAsAvailable || !facts.availability.isAvailable);
