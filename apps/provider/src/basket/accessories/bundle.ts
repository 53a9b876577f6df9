import type { AccessoryBundle } from '@vitrina/services/accessories/endpoints.ts';
import { maxBundleItems } from '@vitrina/services/accessories/vocabulary.ts';
import { paymentTypes } from '@vitrina/services/contract/fields/special-ids.ts';
import { lessPercent } from '@vitrina/services/rules/price.ts';
import { readCards } from '../../catalogue/cards/cards.ts';
import { column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { WithDatabaseIds } from '../../platform/database-id.ts';
import { bundleActions } from '../../pricing/bundle.ts';
import { accessoriesOf, mainOf } from './related.ts';

type Bundle = WithDatabaseIds<AccessoryBundle>;

/** The bundle of a product: its accessories, and what they cost in each way of buying them together. */
export async function readBundle(db: Database, id: number, cityId: number, now: Date): Promise<Bundle> {
  const main = await mainOf(db, id);
  const productRows = await rows(
    db,
    { id: column.number },
    sql`select p.id from ${accessoriesOf(main, 'bundle')} order by r.position limit ${maxBundleItems}`,
  );
  const ids = productRows.map((row) => row.id);
  const products = await readCards(db, ids, cityId, now);
  if (products.length === 0) return { variants: [], products };
  const discountedPrices = (percent: number) =>
    products.map((card) => ({
      product_id: card.id,
      final_price: lessPercent(card.special_offer?.price_online ?? card.offer.price, percent),
    }));
  const { bundle, combo, instalments } = bundleActions;
  const [onlyProduct] = products;
  const common = { months: null, payment_type_id: null };
  return {
    products,
    variants: [
      {
        ...common,
        type: 'bundle',
        action_id: bundle.id,
        name: 'Комплект',
        description: `Скидка ${bundle.percent} % на каждый аксессуар, купленный с товаром.`,
        prices: discountedPrices(bundle.percent),
      },
      {
        type: 'instalments',
        action_id: instalments.id,
        name: 'В рассрочку',
        description: `Весь комплект по цене товаров, ${instalments.months} месяцев без переплаты.`,
        prices: discountedPrices(instalments.percent),
        months: instalments.months,
        payment_type_id: paymentTypes.loanOnline,
      },
      // Of one accessory there is nothing to take together.
      ...(onlyProduct === undefined || products.length < maxBundleItems
        ? []
        : [
            {
              ...common,
              type: 'combo',
              action_id: combo.id,
              name: 'Комбо',
              description: `Скидка ${combo.percent} %, если взять все аксессуары сразу.`,
              prices: discountedPrices(combo.percent),
            },
          ]),
    ],
  };
}
