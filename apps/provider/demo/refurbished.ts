import { type grades, usedWarrantyDays } from '@vitrina/services/products/vocabulary.ts';
import { hash, random } from '../src/platform/random.ts';
import type { ExpandedProduct } from './expand.ts';
import type { productIds } from './ids.ts';
import { refurbishedName, shopPrice, type Wear } from './product-name.ts';

const share = 0.04;

/** How much cheaper a piece is by its grade, in percent. */
const discounts: Readonly<Record<keyof typeof grades, readonly [least: number, most: number]>> = {
  '5+': [8, 12],
  '5': [13, 20],
  '4': [21, 30],
};

/** Used, demonstration and markdown pieces of some products: each is a product of its own, in one or two pieces. */
export function refurbishedProducts(products: readonly ExpandedProduct[], productId: ReturnType<typeof productIds>): ExpandedProduct[] {
  return products.flatMap((product): ExpandedProduct[] => {
    const { row } = product;
    const rng = random(hash(`worn ${row.id}`));
    if (row.isDigital || row.orderType !== 'buy' || row.price < 150_000 || !rng.chance(share)) return [];
    const wear = rng.pickWeighted<Wear>([
      ['markdown', 5],
      ['demo', 3],
      ['used', 2],
    ]);
    const grade = rng.pick(['5+', '5', '4'] as const);
    const price = shopPrice((row.price / 100) * (1 - rng.integer(...discounts[grade]) / 100)) * 100;
    const id = productId(`worn ${row.id}`);
    return [
      {
        ...product,
        isMain: false,
        row: {
          ...row,
          id,
          article: String(id - 900_000_000),
          name: refurbishedName(row.name, wear, grade),
          parentProductId: row.id,
          price,
          priceOld: row.price,
          isMarkdown: true,
          isUsed: wear === 'used',
          isDemo: wear === 'demo',
          markdownGrade: grade,
          warrantyDays: usedWarrantyDays,
          maxQuantity: 1,
          popularity: Math.max(1, Math.round(row.popularity / 4)),
        },
      },
    ];
  });
}
