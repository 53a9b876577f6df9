import type { Output } from '@vitrina/services/contract/endpoint.ts';
import type { products as endpoints } from '@vitrina/services/products/endpoints.ts';
import { column, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { notFound } from '../../platform/refusal.ts';
import { days } from '../../platform/retention/kinds.ts';

type PricePoint = Output<(typeof endpoints)['priceHistory']>[number];

/** Points of one answer. */
const maxPoints = 100;

/** What a product has cost in the days that are kept, the oldest first; a price that was already there at their beginning stands at it. */
export async function readPriceHistory({ db, now }: RequestContext, id: number): Promise<PricePoint[]> {
  const [product] = await rows(db, { id: column.number }, sql`select id from products where id = ${id}`);
  if (!product) throw notFound('Такого товара нет');
  const since = new Date(now.getTime() - days.price * 86_400_000).toISOString();
  const priceRows = await rows(
    db,
    { at: column.moment, price: column.number },
    sql`select greatest(at, ${since}::timestamptz) as at, price::float8 as price from price_changes
        where product_id = ${id} and at <= ${now.toISOString()}::timestamptz
          and at >= coalesce((select max(b.at) from price_changes b where b.product_id = ${id} and b.at <= ${since}::timestamptz), '-infinity')
        order by price_changes.at desc limit ${maxPoints}`,
  );
  return priceRows
    .toReversed()
    .filter(({ price }, index, all) => price !== all[index - 1]?.price)
    .map(({ at, price }) => ({ at: new Date(at).toISOString(), price }));
}
