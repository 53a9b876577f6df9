import type { CityNow } from '../../../../platform/clock/city-day.ts';
import { column, type Database, rows } from '../../../../platform/database/database.ts';
import { type SQL, sql } from '../../../../platform/database/sql.ts';
import { availableIn } from '../../../cards/cards.ts';
import { itemConditionOf } from '../../../categories/item-condition.ts';
import { handedOverToday } from '../../../stores/handover.ts';
import { type Condition, completeFilter, conditionsExcept, pickupTodayFilter } from '../../filters.ts';
import type { Scope } from '../../scope.ts';
import { filterableAttributes } from '../attributes.ts';
import {
  brandCountColumns,
  type ConditionCount,
  categoryCountColumns,
  conditionCountColumns,
  type FacetCounts,
  listingFiguresColumns,
  type ValueCount,
  valueCountColumns,
} from '../facet-counts.ts';

/** The same counted in the goods themselves, statement by statement: what the columns are held to. */
export async function countBySql(db: Database, scope: Scope, conditions: readonly Condition[], city: CityNow): Promise<FacetCounts> {
  const [figures = { min: null, max: null, available: 0, discount: 0, pickup: 0, withoutPickup: 0 }] = await rows(
    db,
    listingFiguresColumns,
    sql`select min(least(p.price, p.online_price)) filter (where ${conditionsExcept(conditions, 'price')}) as min, max(least(p.price, p.online_price)) filter (where ${conditionsExcept(conditions, 'price')}) as max,
          count(*) filter (where ${conditionsExcept(conditions, 'available')} and ${availableIn(city.id)})::int as available,
          count(*) filter (where ${conditionsExcept(conditions, pickupTodayFilter)} and ${handedOverToday(city)})::int as pickup,
          count(*) filter (where ${conditionsExcept(conditions, pickupTodayFilter)})::int as "withoutPickup",
          count(*) filter (where ${conditionsExcept(conditions, 'discount')} and p.price_old > least(p.price, p.online_price))::int as discount
        from ${scope.from} where ${scope.where}`,
  );
  const categories = await rows(
    db,
    categoryCountColumns,
    sql`select p.category_id as id, count(*) filter (where ${conditionsExcept(conditions, 'category')})::int as count
        from ${scope.from} where ${scope.where} group by 1`,
  );
  const brands = await rows(
    db,
    brandCountColumns,
    sql`select b.code, b.name, count(*) filter (where ${conditionsExcept(conditions, 'brand')})::int as count
        from ${scope.from} join brands b on b.id = p.brand_id where ${scope.where} group by b.id`,
  );
  const [complete] = scope.complete
    ? await rows(
        db,
        { count: column.number },
        sql`select count(*)::int as count from ${scope.from} where ${scope.where} and ${scope.complete} and ${conditionsExcept(conditions, completeFilter)}`,
      )
    : [];
  return {
    complete: complete?.count,
    figures,
    categories,
    brands,
    conditions: await conditionsBySql(db, scope, conditions),
    values: await valuesBySql(db, scope, conditions),
  };
}

async function conditionsBySql(db: Database, scope: Scope, conditions: readonly Condition[]): Promise<ConditionCount[]> {
  const counts = await Promise.all(
    [scope, ...(scope.pieces ? [scope.pieces] : [])].map(({ from, where }) =>
      rows(
        db,
        conditionCountColumns,
        sql`select ${itemConditionOf} as code, count(*)::int as count from ${from} where ${where} and ${conditionsExcept(conditions, 'condition')} group by 1`,
      ),
    ),
  );
  return counts.flat();
}

function valuesBySql(db: Database, scope: Scope, conditions: readonly Condition[]): Promise<ValueCount[]> {
  const category = conditions.find(({ code }) => code === 'category');
  const within = category ? sql`${scope.where} and ${category.where}` : scope.where;
  const own = conditions.filter(
    ({ code }) => !['price', 'available', pickupTodayFilter, 'discount', 'brand', 'category', 'condition'].includes(code),
  );
  const rest: SQL =
    own.length === 0
      ? conditionsExcept(conditions)
      : sql`case a.code ${sql.join(
          own.map(({ code }) => sql`when ${code} then ${conditionsExcept(conditions, code)}`),
          sql` `,
        )} else ${conditionsExcept(conditions)} end`;
  return rows(
    db,
    valueCountColumns,
    sql`with ${filterableAttributes(sql`select distinct p.category_id as id from ${scope.from} where ${within}`)}
        select a.code, min(a.name) as name, min(a.unit) as unit, a.type, a.is_listed,
          case when a.is_listed then v.code end as value, case when a.is_listed then min(v.text) end as text,
          count(*) filter (where ${rest} and (a.type <> 'flag' or v.number = 1))::int as count,
          min(v.number) filter (where ${rest}) as min, max(v.number) filter (where ${rest}) as max, min(a.position) as position
        from ${scope.from} join product_values v on v.product_id = p.id join a on a.id = v.attribute_id
        where ${within} group by a.code, a.type, a.is_listed, 6`,
  );
}

/** Goods in the order of a number that their category can be filtered by; of a search what has all that was asked first. */
export const numbersBySql = (
  db: Database,
  scope: Scope,
  conditions: readonly Condition[],
  code: string,
): Promise<{ id: number; number: number | null }[]> =>
  rows(
    db,
    { id: column.number, number: column.numberOrNull },
    sql`select p.id, (select min(v.number) from product_values v join attributes a on a.id = v.attribute_id
            join category_attributes ca on ca.attribute_id = a.id and ca.category_id = p.category_id and ca.is_filter
          where v.product_id = p.id and a.code = ${code}) as number
        from ${scope.from} where ${scope.where} and ${conditionsExcept(conditions)} order by ${scope.complete ? sql`(${scope.complete}) desc, ` : sql``}number nulls last`,
  );
