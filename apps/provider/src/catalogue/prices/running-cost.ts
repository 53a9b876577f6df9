import type { ProductCard } from '@vitrina/services/products/card.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import type { WithDatabaseIds } from '../../platform/database-id.ts';

type RunningCost = NonNullable<WithDatabaseIds<ProductCard>['running_cost']>;

/** As it is read: sums are kopecks; null of a part whose tariff nobody has set. */
export interface RunningCostRow {
  years: number;
  parts: {
    name: string;
    quantity: number;
    unit: string;
    price: number | null;
    cost: number | null;
    basis: string;
    source: string | null;
    since: string | null;
  }[];
}

/** What the product `p` consumes in a year, at the tariffs of a city. Estimates are told in whole rubles. */
const partsIn = (cityId: number): SQL => sql`
  select u.position, u.name, u.quantity::float8 as quantity, u.unit, coalesce(u.price, t.price)::float8 as price,
         (round(u.quantity * coalesce(u.price, t.price) / 100) * 100)::float8 as cost, u.basis, t.source, t.since
  from running_cost_parts u
  left join lateral (select price, source, since from tariffs where resource = u.resource and (city_id = ${cityId} or city_id is null)
                     order by city_id nulls last limit 1) t on true
  where u.product_id = p.id`;

export const runningCostIn = (cityId: number): SQL => sql`
  (select json_build_object('years', r.years, 'parts', (select json_agg(json_build_object('name', c.name, 'quantity', c.quantity, 'unit', c.unit,
            'price', c.price, 'cost', c.cost, 'basis', c.basis, 'source', c.source, 'since', c.since) order by c.position) from (${partsIn(cityId)}) c))
   from running_costs r where r.product_id = p.id)`;

/** What a year of the product `p` costs, for the order of a list; null where that is not known. */
export const runningCostPerYear = (cityId: number): SQL => sql`
  (select case when bool_and(c.cost is not null) then sum(c.cost) end from (${partsIn(cityId)}) c)`;

/** Null where a part has no price: half of a cost would be taken for the whole. */
export function toRunningCost(row: RunningCostRow | null): RunningCost | null {
  const parts = (row?.parts ?? []).flatMap(({ price, cost, source, since, ...part }) =>
    price === null || cost === null
      ? []
      : [{ ...part, unit_price: price, cost, tariff: source === null || since === null ? null : { source, since } }],
  );
  if (row === null || parts.length === 0 || parts.length < row.parts.length) return null;
  return { per_year: parts.reduce((sum, { cost }) => sum + cost, 0), years: row.years, parts };
}
