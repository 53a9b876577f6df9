import { defaultOrderTypeId } from '@vitrina/services/contract/fields/special-ids.ts';
import type { CreditOffer } from '@vitrina/services/credit/endpoints.ts';
import { column, type Database, rows } from '../../platform/database/database.ts';
import { priceOfOrder } from '../../platform/database/order-price.ts';
import { sql } from '../../platform/database/sql.ts';
import type { WithDatabaseIds } from '../../platform/database-id.ts';
import { notFound } from '../../platform/refusal.ts';
import { creditOffers, isCreditAvailable } from './offers.ts';

interface CreditOfferQuery {
  id: number;
  supplierId: number | undefined;
  orderTypeId: number | undefined;
  deferred: boolean;
  credit: boolean;
}

/** Offers for a product at the price that it has on the site, or for a partner's piece; none for an order of a type that nobody lends on. */
export async function readCreditOffers(db: Database, query: CreditOfferQuery): Promise<WithDatabaseIds<CreditOffer>[]> {
  const [product] = await rows(
    db,
    { price: column.number, orderType: column.text, isDigital: column.flag, partners: column.numberOrNull },
    sql`select ${priceOfOrder}::float8 as price, p.order_type as "orderType", p.is_digital as "isDigital", s.price::float8 as partners
        from products p left join supplier_offers s on s.product_id = p.id and s.supplier_id = ${query.supplierId ?? null} and s.quantity > 0
        where p.id = ${query.id} and p.status = 1`,
  );
  if (product === undefined) throw notFound('Товар не найден');
  if ((query.orderTypeId ?? defaultOrderTypeId) !== defaultOrderTypeId) return [];
  if (query.supplierId !== undefined) return product.partners === null || product.isDigital ? [] : creditOffers(product.partners, query);
  return isCreditAvailable(product) ? creditOffers(product.price, query) : [];
}
