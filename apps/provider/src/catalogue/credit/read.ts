import { defaultOrderTypeId } from '@vitrina/services/contract/fields/special-ids.ts';
import type { CreditOffer } from '@vitrina/services/credit/endpoints.ts';
import { column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { WithDatabaseIds } from '../../platform/database-id.ts';
import { notFound } from '../../platform/refusal.ts';
import { lowered } from '../prices/prices.ts';
import { creditOffers, isLentOn } from './offers.ts';

interface Asked {
  id: number;
  supplierId: number | undefined;
  orderTypeId: number | undefined;
  deferred: boolean;
  credit: boolean;
}

/** Offers for a product at the price that it has on the site, or for a partner's piece; none for an order of a type that nobody lends on. */
export async function readCreditOffers(db: Database, asked: Asked): Promise<WithDatabaseIds<CreditOffer>[]> {
  const [found] = await rows(
    db,
    { price: column.number, online: column.numberOrNull, orderType: column.text, isDigital: column.flag, partners: column.numberOrNull },
    sql`select p.price::float8 as price, k.online::float8 as online, p.order_type as "orderType", p.is_digital as "isDigital", s.price::float8 as partners
        from products p left join product_prices k on k.product_id = p.id
        left join supplier_offers s on s.product_id = p.id and s.supplier_id = ${asked.supplierId ?? null} and s.quantity > 0
        where p.id = ${asked.id} and p.status = 1`,
  );
  if (found === undefined) throw notFound('Товар не найден');
  if ((asked.orderTypeId ?? defaultOrderTypeId) !== defaultOrderTypeId) return [];
  if (asked.supplierId !== undefined) return found.partners === null || found.isDigital ? [] : creditOffers(found.partners, asked);
  return isLentOn(found) ? creditOffers(lowered(found.price, found.online) ?? found.price, asked) : [];
}
