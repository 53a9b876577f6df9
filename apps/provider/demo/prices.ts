import type { PriceRow } from '../src/platform/database/rows.ts';
import { hash, random } from '../src/platform/random.ts';
import type { ExpandedProduct } from './expand.ts';
import { shopPrice } from './product-name.ts';

/** Of the products that the shop sells: those with a price of each kind. */
const share = { online: 0.06, pink: 0.08, super: 0.06, before: 0.03, tradeIn: 0.35 } as const;
/** Categories whose old devices are taken back. */
const exchangeCategories: readonly string[] = ['smartphones', 'tablets', 'laptops', 'smart-watches', 'consoles'];
/** What a price of a promotion asks for; it is given in stores. */
const conditions = [
  { actionId: 301, name: 'при сдаче старого устройства' },
  { actionId: 302, name: 'при покупке с двумя аксессуарами' },
  { actionId: 303, name: 'при оплате картой «Мир»' },
] as const;

/** Prices beside the plain one: on the site, with the loyalty card, of a promotion, before a discount, for an old device. */
export function pricesOf(products: readonly ExpandedProduct[]): PriceRow[] {
  return products.flatMap(({ row, leaf }) => {
    const rng = random(hash(`prices ${row.id}`));
    if (row.isDigital || row.isMarkdown || row.orderType !== 'buy' || row.price < 100_000) return [];
    const lower = (minPercent: number, maxPercent: number): number =>
      shopPrice((row.price / 100) * (1 - rng.integer(minPercent, maxPercent) / 100)) * 100;
    const isExchanged = exchangeCategories.includes(leaf.code) && row.price >= 1_000_000;
    const prices = {
      productId: row.id,
      online: rng.chance(share.online) ? lower(3, 6) : null,
      pink: rng.chance(share.pink) ? lower(2, 5) : null,
      superDiscount: rng.chance(share.super) ? row.price - lower(7, 15) : null,
      beforeDiscount: rng.chance(share.before) && row.priceOld === null ? shopPrice((row.price / 100) * 1.08) * 100 : null,
      tradeInDiscount: isExchanged && rng.chance(share.tradeIn) ? rng.integer(1, Math.min(10, row.price / 500_000)) * 100_000 : null,
    };
    const superConditions = prices.superDiscount === null ? [] : rng.shuffle(conditions).slice(0, rng.integer(1, 2));
    return Object.values(prices).some((value) => value !== null && value !== row.id) ? [{ ...prices, superConditions }] : [];
  });
}
