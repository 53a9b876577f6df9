import type { ProductExchange } from '../../../entities/exchange/exchange.server.ts';
import type { ProductPromotions } from '../../../entities/promotion/best.ts';
import type { Promotion } from '../../../entities/promotion/promotion.tsx';
import { smartPriceAmount } from '../../../entities/smart-price/amount.ts';
import type { ProductSmartPrice } from '../../../entities/smart-price/load.server.ts';
import { rubles } from '../../../platform/format/money.ts';
import { type PluralForms, pluralize } from '../../../platform/format/plural.ts';
import type { FrameProduct } from '../load.server.ts';
import { promotionGain } from '../promotion-gain.ts';

const promotionForms: PluralForms = ['акция', 'акции', 'акций'];

interface Savings {
  promotions: Pick<ProductPromotions, 'promotions'>;
  smart: ProductSmartPrice | null;
  exchange: ProductExchange | null;
}

const hasPresents = ({ presents }: Promotion) => presents.some(({ product }) => product !== null);

/** Below the button, what else lowers the price: «2 акции, подарок, умная цена 41 990 ₽, трейд-ин». Null where nothing does. */
export function extrasLine(
  { selectedOffer, isAbsent }: Pick<FrameProduct, 'selectedOffer' | 'isAbsent'>,
  { promotions: { promotions: all }, smart, exchange }: Savings,
): string | null {
  if (selectedOffer.partner !== null || isAbsent) return null;
  // By some of them it costs what the page shows; others count, bring nothing else and make it no cheaper than that.
  const promotions = all.filter((promotion) => {
    const gain = promotionGain(promotion, selectedOffer);
    return gain === null ? !promotion.isApplicable || hasPresents(promotion) : gain !== 'in-price';
  });
  const record = smart?.lookup.kind === 'completed' ? smart.lookup.smartPrice : null;
  const finalPrice = exchange?.own?.finalPrice ?? null;
  const ways = [
    ...(promotions.length > 0 ? [pluralize(promotions.length, promotionForms)] : []),
    ...(all.some(hasPresents) ? ['подарок'] : []),
    ...(record !== null
      ? [`умная цена ${rubles(smartPriceAmount(selectedOffer.price, record.totalDiscount.amount))}`]
      : smart
        ? ['умная цена']
        : []),
    ...(finalPrice !== null ? [`с\u00a0вашими устройствами ${rubles(finalPrice.amount)}`] : exchange ? ['трейд-ин'] : []),
  ];
  return ways.length === 0 ? null : ways.join(', ');
}
