import type { OrderType } from '../../generated/graphql.ts';
import { nbsp } from '../../platform/format/nbsp.ts';

interface PreorderCard {
  offer: { orderType: OrderType };
  availability?: { pickupDayText?: string | null | undefined } | null | undefined;
}

/** «Предзаказать · 10 декабря», with the day where it is known; nothing for what is on sale: that goes «В корзину». */
export function preorderLabel({ offer, availability }: PreorderCard): string | undefined {
  if (offer.orderType !== 'PREORDER') return undefined;
  const day = availability?.pickupDayText;
  return day ? `Предзаказать · ${nbsp(day)}` : 'Предзаказать';
}
