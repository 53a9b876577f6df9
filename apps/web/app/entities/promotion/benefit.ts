import { exactRubles, type Sum } from '../../platform/format/money.ts';

interface PricedLine {
  quantity: number;
  price: Sum | null;
  finalPrice: Sum;
}

/**
 * Rubles that a promotion takes off these goods, for one that speaks of percents: «до 840 ₽». Another one may take off more, and not go
 * together with it. Null for nothing, and where the provider does not tell.
 */
export function benefitText(lines: readonly PricedLine[]): string | null {
  const benefit = lines.reduce(
    (sum, { quantity, price, finalPrice }) => sum + quantity * ((price ?? finalPrice).amount - finalPrice.amount),
    0,
  );
  return benefit > 0 ? `до ${exactRubles(benefit)}` : null;
}
