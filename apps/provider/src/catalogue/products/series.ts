import type { Output } from '@vitrina/services/contract/endpoint.ts';
import type { products } from '@vitrina/services/products/endpoints.ts';
import { column, type Database, json, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { WithDatabaseIds } from '../../platform/database-id.ts';
import { totalOf } from '../../platform/page.ts';

export type SeriesSummary = WithDatabaseIds<Output<typeof products.series>['items'][number]>;

const seriesColumns = {
  id: column.number,
  code: column.text,
  name: column.text,
  brand: json<SeriesSummary['brand']>(),
  products_count: column.number,
  total: column.number,
};

/** Series with products on sale, most products first, and how many there are. */
export async function readSeries(db: Database, limit: number, offset: number): Promise<{ series: SeriesSummary[]; total: number }> {
  const read = (maxRows: number, from: number) =>
    rows(
      db,
      seriesColumns,
      sql`select s.id, s.code, s.name, json_build_object('id', b.id, 'code', b.code, 'name', b.name) as brand,
               sum(k.products)::int as products_count, count(*) over ()::int as total
        from series s join brands b on b.id = s.brand_id join counted_series k on k.series_id = s.id
        group by s.id, b.id order by sum(k.products) desc, b.name, s.name, s.id limit ${maxRows} offset ${from}`,
    );
  const seriesRows = await read(limit, offset);
  return { series: seriesRows.map(({ total: _, ...entry }) => entry), total: await totalOf(seriesRows, offset, () => read(1, 0)) };
}
