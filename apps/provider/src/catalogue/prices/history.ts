import type { Output } from '@vitrina/services/contract/endpoint.ts';
import type { products as endpoints } from '@vitrina/services/products/endpoints.ts';
import { column, json, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { notFound } from '../../platform/refusal.ts';
import { days } from '../../platform/retention/kinds.ts';

type PricePoint = Output<(typeof endpoints)['priceHistory']>[number];

/** Points of one answer. */
const maxPoints = 100;

/** What a product has cost in the days that are kept. */
export async function readPriceHistory(context: RequestContext, id: number): Promise<PricePoint[]> {
  const history = (await readPriceHistories(context, [id])).get(id);
  if (history === undefined) throw notFound('Такого товара нет');
  return history;
}

/**
 * What each of these products has cost in the days that are kept, the oldest first; a price that was already there at their beginning stands
 * at it. Without products that do not exist.
 */
export async function readPriceHistories({ db, now }: RequestContext, ids: readonly number[]): Promise<Map<number, PricePoint[]>> {
  const since = new Date(now.getTime() - days.price * 86_400_000).toISOString();
  const histories = await rows(
    db,
    { id: column.number, prices: json<{ at: string; price: number }[]>() },
    sql`select p.id, (
          select coalesce(json_agg(h order by h.at), '[]') from (
            select greatest(c.at, ${since}::timestamptz) as at, c.price::float8 as price from price_changes c
            where c.product_id = p.id and c.at <= ${now.toISOString()}::timestamptz
              and c.at >= coalesce((select max(b.at) from price_changes b where b.product_id = p.id and b.at <= ${since}::timestamptz), '-infinity')
            order by c.at desc limit ${maxPoints}
          ) h
        ) as prices from products p where p.id = any(${sql.param([...ids])}::int[])`,
  );
  return new Map(
    histories.map(({ id, prices }) => [
      id,
      prices
        .filter(({ price }, index) => price !== prices[index - 1]?.price)
        .map(({ at, price }) => ({ at: new Date(at).toISOString(), price })),
    ]),
  );
}
