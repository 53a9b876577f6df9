import type { OrderType } from '../../generated/graphql.ts';
import { tied } from '../../platform/format/tied.ts';

interface Ordered {
  offer: { orderType: OrderType };
  availability?: { pickupDayText?: string | null | undefined } | null | undefined;
}

/** «Предзаказать · 10 декабря», with the day where it is known; nothing for what is on sale: that goes «В корзину». */
export function preorderLabel({ offer, availability }: Ordered): string | undefined {
  if (offer.orderType !== 'PREORDER') return undefined;
  const day = availability?.pickupDayText;
  return day ? `Предзаказать · ${tied(day)}` : 'Предзаказать';
}
