import type { OrderType } from '../../generated/graphql.ts';
import { nbsp } from '../../platform/format/nbsp.ts';

interface PreorderCard {
  offer: { orderType: OrderType };
  availability?: { pickupDayText?: string | null | undefined } | null | undefined;
}

/** Where the day stands elsewhere. */
export const shortPreorderLabel = ({ offer }: Pick<PreorderCard, 'offer'>): string | undefined =>
  offer.orderType === 'PREORDER' ? 'Предзаказать' : undefined;

/** «Предзаказать · 10 декабря», with the day where it is known; nothing for what is on sale: that goes «В корзину». */
export function preorderLabel(card: PreorderCard): string | undefined {
  const label = shortPreorderLabel(card);
  const day = card.availability?.pickupDayText;
  return label && day ? `${label} · ${nbsp(day)}` : label;
}
