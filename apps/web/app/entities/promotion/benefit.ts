import { ceilToRubles } from '@vitrina/services/rules/price.ts';
import { exactRubles, type Sum } from '../../platform/format/money.ts';

interface PercentPromotion {
  /** Null for one that takes off no percents: its name says its rubles. */
  discountPercent: number | null;
  /** The goods that it is about. */
  lines: readonly { quantity: number; price: Sum | null }[];
}

/**
 * Rubles that the percents of a promotion come to for these goods while it does not count yet, of each piece rounded up as a price is rounded
 * down: «до 840 ₽». Another one may take off more, and not go together with it. Null for nothing, and where the provider does not tell the prices.
 */
export function benefitText({ discountPercent, lines }: PercentPromotion): string | null {
  if (discountPercent === null) return null;
  const ofPiece = (kopecks: number): number => ceilToRubles((kopecks * discountPercent) / 100);
  const benefit = lines.reduce((sum, { quantity, price }) => sum + quantity * ofPiece(price?.amount ?? 0), 0);
  return benefit > 0 ? `до ${exactRubles(benefit)}` : null;
}
