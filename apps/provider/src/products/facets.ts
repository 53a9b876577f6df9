import type { Output } from '@vitrina/services/contract/endpoint.ts';
import type { products as endpoints } from '@vitrina/services/products/endpoints.ts';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows } from '../database/database.ts';
import type { AttributeType } from '../database/schema/catalogue.ts';
import { availableIn } from './cards.ts';
import { allBut, type Condition } from './filters.ts';
import type { Scope } from './scope.ts';

export type Facet = Output<(typeof endpoints)['filters']>['items'][number];

/** Values of one facet; a brand listing of a thousand would help nobody. */
const mostValues = 100;

/**
 * What a listing can be filtered by. The counts and ends of a facet follow the other filters, not its own; a value that
 * is ticked stays in the list even when nothing is left of it, so that it can be unticked.
 */
export async function facetsOf(db: Database, scope: Scope, conditions: readonly Condition[], cityId: number): Promise<Facet[]> {
  const [own, brands, categories, attributes] = await Promise.all([
    listingFacets(db, scope, conditions, cityId),
    brandFacet(db, scope, conditions),
    categoryFacet(db, scope, conditions),
    attributeFacets(db, scope, conditions),
  ]);
  return [...own, ...categories, ...brands, ...attributes];
}

const range = (code: string, name: string, unit: string | null, min: number | null, max: number | null, isChosen: boolean): Facet[] =>
  min === max && !isChosen ? [] : [{ code, name, type: 'range', unit, values: [], min, max }];

const flag = (code: string, name: string, count: number, isChosen: boolean): Facet[] =>
  count === 0 && !isChosen
    ? []
    : [{ code, name, type: 'flag', unit: null, values: [{ code: '1', name: 'Да', count }], min: null, max: null }];

const list = (code: string, name: string, values: Facet['values'], chosen: readonly string[]): Facet[] => {
  const shown = values.filter((value) => value.count > 0 || chosen.includes(value.code));
  return shown.length < 2 && chosen.length === 0
    ? []
    : [{ code, name, type: 'list', unit: null, values: shown.slice(0, mostValues), min: null, max: null }];
};

const chosenIn = (conditions: readonly Condition[], code: string): Condition | undefined =>
  conditions.find((condition) => condition.code === code);

async function listingFacets(db: Database, scope: Scope, conditions: readonly Condition[], cityId: number): Promise<Facet[]> {
  const [found] = await rows<{ min: number | null; max: number | null; available: number; discount: number }>(
    db,
    sql`select min(p.price) filter (where ${allBut(conditions, 'price')}) as min, max(p.price) filter (where ${allBut(conditions, 'price')}) as max,
          count(*) filter (where ${allBut(conditions, 'available')} and ${availableIn(cityId)})::int as available,
          count(*) filter (where ${allBut(conditions, 'discount')} and p.price_old > p.price)::int as discount
        from products p where ${scope.where}`,
  );
  const rubles = (kopecks: number | null | undefined): number | null => (kopecks === null || kopecks === undefined ? null : kopecks / 100);
  return [
    ...range('price', 'Цена', '₽', rubles(found?.min), rubles(found?.max), chosenIn(conditions, 'price') !== undefined),
    ...flag('available', 'В наличии', found?.available ?? 0, chosenIn(conditions, 'available') !== undefined),
    ...flag('discount', 'Со скидкой', found?.discount ?? 0, chosenIn(conditions, 'discount') !== undefined),
  ];
}

async function brandFacet(db: Database, scope: Scope, conditions: readonly Condition[]): Promise<Facet[]> {
  const values = await rows<{ code: string; name: string; count: number }>(
    db,
    sql`select b.code, b.name, count(*) filter (where ${allBut(conditions, 'brand')})::int as count
        from products p join brands b on b.id = p.brand_id where ${scope.where} group by b.id order by 3 desc, b.name`,
  );
  return list('brand', 'Бренд', values, chosenIn(conditions, 'brand')?.values ?? []);
}

async function categoryFacet(db: Database, scope: Scope, conditions: readonly Condition[]): Promise<Facet[]> {
  const found = await rows<{ id: number; count: number }>(
    db,
    sql`select p.category_id as id, count(*) filter (where ${allBut(conditions, 'category')})::int as count from products p where ${scope.where} group by 1 order by 2 desc, 1`,
  );
  const values = found.map(({ id, count }) => ({ code: String(id), name: scope.tree.byId.get(id)?.name ?? String(id), count }));
  return list('category', 'Категория', values, chosenIn(conditions, 'category')?.values ?? []);
}

interface ValueCount extends Record<string, unknown> {
  code: string;
  name: string;
  unit: string | null;
  type: AttributeType;
  value: string | null;
  text: string | null;
  count: number;
  min: number | null;
  max: number | null;
}

/** Facets of specifications: those that can be filtered in every category the listing holds at this moment. */
async function attributeFacets(db: Database, scope: Scope, conditions: readonly Condition[]): Promise<Facet[]> {
  const category = chosenIn(conditions, 'category');
  const within = category ? sql`${scope.where} and ${category.where}` : scope.where;
  const own = conditions.filter(({ code }) => !['price', 'available', 'discount', 'brand', 'category'].includes(code));
  const rest: SQL =
    own.length === 0
      ? allBut(conditions)
      : sql`case a.code ${sql.join(
          own.map(({ code }) => sql`when ${code} then ${allBut(conditions, code)}`),
          sql` `,
        )} else ${allBut(conditions)} end`;
  const found = await rows<ValueCount>(
    db,
    sql`with held as (select distinct p.category_id as id from products p where ${within}),
          shown as (
            select ca.attribute_id as id, min(ca.position) as position from category_attributes ca join held on held.id = ca.category_id
            where ca.is_filter group by 1 having count(*) = (select count(*) from held)
          )
        select a.code, min(a.name) as name, min(a.unit) as unit, a.type,
          case when a.type = 'text' then v.code end as value, case when a.type = 'text' then min(v.text) end as text,
          count(*) filter (where ${rest} and (a.type <> 'flag' or v.number = 1))::int as count,
          min(v.number) filter (where ${rest}) as min, max(v.number) filter (where ${rest}) as max, min(shown.position) as position
        from products p join product_values v on v.product_id = p.id join shown on shown.id = v.attribute_id join attributes a on a.id = v.attribute_id
        where ${within} group by a.code, a.type, 5 order by position, a.code, count desc, text`,
  );
  const byFacet = Map.groupBy(found, ({ code, type }) => `${type} ${code}`);
  return [...byFacet.values()].flatMap((values): Facet[] => {
    const [first] = values;
    if (!first) return [];
    const { code, name, unit, type, min, max, count } = first;
    const chosen = chosenIn(conditions, code);
    if (type === 'number') return range(code, name, unit, min, max, chosen !== undefined);
    if (type === 'flag') return flag(code, name, count, chosen !== undefined);
    return list(
      code,
      name,
      values.map((row) => ({ code: row.value ?? '', name: row.text ?? '', count: row.count })),
      chosen?.values ?? [],
    );
  });
}
