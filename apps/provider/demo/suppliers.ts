import type { SupplierOfferRow, SupplierRow } from '../src/platform/database/rows.ts';
import { hash, random } from '../src/platform/random.ts';
import type { ExpandedProduct } from './expand.ts';
import { shopPrice } from './product-name.ts';

/** Partners who sell through the shop. The names are made up, and so are the days until their goods are here. */
export const suppliers: readonly SupplierRow[] = [
  { id: 1, name: 'ТехноЛавка', days: 3 },
  { id: 2, name: 'Дом приборов', days: 5 },
  { id: 3, name: 'ЭлектроБерег', days: 4 },
  { id: 4, name: 'Склад на Южной', days: 6 },
  { id: 5, name: 'Гаджет-Экспресс', days: 2 },
  { id: 6, name: 'Свой Сервис', days: 7 },
];

const share = 0.05;
/** Of the products that partners offer: those that the shop itself does not sell any more. */
const onlyShare = 0.25;

/** Partners' offers on some products; where it is the only one, the product itself cannot be ordered. */
export function supplierOffers(products: readonly ExpandedProduct[]): { offers: SupplierOfferRow[]; onlyThere: Set<number> } {
  const offers: SupplierOfferRow[] = [];
  const onlyThere = new Set<number>();
  for (const { row } of products) {
    const rng = random(hash(`supplier ${row.id}`));
    if (row.isDigital || row.orderType !== 'buy' || !rng.chance(share)) continue;
    if (rng.chance(onlyShare)) onlyThere.add(row.id);
    const selected = rng.shuffle(suppliers).slice(0, rng.integer(1, 3));
    for (const { id } of selected) {
      const price = shopPrice((row.price / 100) * (0.95 + rng.next() * 0.12)) * 100;
      offers.push({
        productId: row.id,
        supplierId: id,
        price,
        priceOld: rng.chance(0.3) ? shopPrice(price / 90) * 100 : null,
        quantity: rng.integer(1, 14),
      });
    }
  }
  return { offers, onlyThere };
}
