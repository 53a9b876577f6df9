import type { Output } from '@vitrina/services/contract/endpoint.ts';
import type { products as endpoints } from '@vitrina/services/products/endpoints.ts';
import { type SQL, sql } from 'drizzle-orm';
import { countedAvailable, countedBrands, countedCategories, countedGoods, whole } from '../counts/read.ts';
import { type Database, type OpenDatabase, rows } from '../database/database.ts';
import { dearly } from '../database/dear.ts';
import { ofOne } from '../database/indexes.ts';
import type { AttributeType } from '../database/schema/catalogue.ts';
import { availableIn } from './cards.ts';
import { allBut, type Condition, partBut } from './filters.ts';
import type { Scope } from './scope.ts';

export type Facet = Output<(typeof endpoints)['filters']>['items'][number];

/** Values of one facet; a brand listing of a thousand would help nobody. */
const mostValues = 100;

/**
 * What a listing can be filtered by. The counts and ends of a facet follow the other filters, not its own; a value that
 * is ticked stays in the list even when nothing is left of it, so that it can be unticked.
 */
export async function facetsOf(db: OpenDatabase, scope: Scope, conditions: readonly Condition[], cityId: number): Promise<Facet[]> {
  const facets = [
    (asked: Database) => listingFacets(asked, scope, conditions, cityId),
    (asked: Database) => categoryFacet(asked, scope, conditions),
    (asked: Database) => brandFacet(asked, scope, conditions),
    (asked: Database) => attributeFacets(asked, scope, conditions),
  ];
  if (partBut(scope.part, conditions)) return (await Promise.all(facets.map((read) => read(db)))).flat();
  return dearly(db, async (asked) => {
    const found: Facet[] = [];
    for (const read of facets) found.push(...(await read(asked)));
    return found;
  });
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

interface ListingFigures extends Record<string, unknown> {
  min: number | null;
  max: number | null;
  available: number;
  discount: number;
}

async function figuresOf(
  db: Database,
  scope: Scope,
  conditions: readonly Condition[],
  cityId: number,
): Promise<ListingFigures | undefined> {
  const part = partBut(scope.part, conditions);
  if (part) {
    const [goods, available] = await Promise.all([countedGoods(db, part), countedAvailable(db, part, cityId)]);
    return { min: goods.lowest, max: goods.highest, discount: goods.discounted, available };
  }
  const [found] = await rows<ListingFigures>(
    db,
    sql`select min(p.price) filter (where ${allBut(conditions, 'price')}) as min, max(p.price) filter (where ${allBut(conditions, 'price')}) as max,
          count(*) filter (where ${allBut(conditions, 'available')} and ${availableIn(cityId)})::int as available,
          count(*) filter (where ${allBut(conditions, 'discount')} and p.price_old > p.price)::int as discount
        from ${scope.from} where ${scope.where}`,
  );
  return found;
}

async function listingFacets(db: Database, scope: Scope, conditions: readonly Condition[], cityId: number): Promise<Facet[]> {
  const found = await figuresOf(db, scope, conditions, cityId);
  const rubles = (kopecks: number | null | undefined): number | null => (kopecks === null || kopecks === undefined ? null : kopecks / 100);
  return [
    ...range('price', 'Цена', '₽', rubles(found?.min), rubles(found?.max), chosenIn(conditions, 'price') !== undefined),
    ...flag('available', 'В наличии', found?.available ?? 0, chosenIn(conditions, 'available') !== undefined),
    ...flag('discount', 'Со скидкой', found?.discount ?? 0, chosenIn(conditions, 'discount') !== undefined),
  ];
}

async function brandFacet(db: Database, scope: Scope, conditions: readonly Condition[]): Promise<Facet[]> {
  const rest = partBut(whole, conditions, 'brand');
  const values = scope.part && rest ? await countedBrands(db, scope.part, rest) : await brandsOf(db, scope, conditions);
  return list('brand', 'Бренд', values, chosenIn(conditions, 'brand')?.values ?? []);
}

const brandsOf = (db: Database, scope: Scope, conditions: readonly Condition[]): Promise<{ code: string; name: string; count: number }[]> =>
  rows(
    db,
    sql`select b.code, b.name, count(*) filter (where ${allBut(conditions, 'brand')})::int as count
        from ${scope.from} join brands b on b.id = p.brand_id where ${scope.where} group by b.id order by 3 desc, b.name`,
  );

async function categoryFacet(db: Database, scope: Scope, conditions: readonly Condition[]): Promise<Facet[]> {
  const rest = partBut(whole, conditions, 'category');
  const found = scope.part && rest ? await countedCategories(db, scope.part, rest) : await categoriesOf(db, scope, conditions);
  const values = found.map(({ id, count }) => ({ code: String(id), name: scope.tree.byId.get(id)?.name ?? String(id), count }));
  return list('category', 'Категория', values, chosenIn(conditions, 'category')?.values ?? []);
}

const categoriesOf = (db: Database, scope: Scope, conditions: readonly Condition[]): Promise<{ id: number; count: number }[]> =>
  rows(
    db,
    sql`select p.category_id as id, count(*) filter (where ${allBut(conditions, 'category')})::int as count from ${scope.from} where ${scope.where} group by 1 order by 2 desc, 1`,
  );

interface ValueCount extends Record<string, unknown> {
  code: string;
  name: string;
  unit: string | null;
  type: AttributeType;
  /** Its values are ticked one by one. */
  is_listed: boolean;
  value: string | null;
  text: string | null;
  count: number;
  min: number | null;
  max: number | null;
}

/** Attributes `a`: those that can be filtered in every category the listing holds at this moment. */
const shownOf = (held: SQL): SQL => sql`
  held as (${held}),
  a as materialized (
    select a.id, a.code, a.name, a.unit, a.type, a.type = 'text' or a.is_listed as is_listed,
      -- What stands on cards tells the goods of a category apart: it comes first.
      min(case when ca.is_card then 0 else 1000 end + ca.position) as position
    from category_attributes ca join held on held.id = ca.category_id join attributes a on a.id = ca.attribute_id
    where ca.is_filter group by a.id having count(*) = (select count(*) from held)
  )`;

async function valuesOf(db: Database, scope: Scope, conditions: readonly Condition[]): Promise<ValueCount[]> {
  const part = partBut(scope.part, conditions);
  const held = partBut(scope.part, conditions, 'brand');
  if (!part || !held) return countValues(db, scope, conditions);
  return rows<ValueCount>(
    db,
    sql`with ${shownOf(sql`select distinct k.category_id as id from counted_goods k where ${held}`)}
        select a.code, min(a.name) as name, min(a.unit) as unit, a.type, a.is_listed, case when a.is_listed then k.code end as value, min(k.text) as text,
          sum(k.products)::int as count, min(k.lowest) as min, max(k.highest) as max, min(a.position) as position
        from counted_values k join a on a.id = k.attribute_id
        where ${part} group by a.code, a.type, a.is_listed, 6 order by position, a.code, count desc, text`,
  );
}

function countValues(db: Database, scope: Scope, conditions: readonly Condition[]): Promise<ValueCount[]> {
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
  return rows<ValueCount>(
    db,
    sql`with ${shownOf(sql`select distinct p.category_id as id from ${scope.from} where ${within}`)}
        select a.code, min(a.name) as name, min(a.unit) as unit, a.type, a.is_listed,
          case when a.is_listed then v.code end as value, case when a.is_listed then min(v.text) end as text,
          count(*) filter (where ${rest} and (a.type <> 'flag' or v.number = 1))::int as count,
          min(v.number) filter (where ${rest}) as min, max(v.number) filter (where ${rest}) as max, min(a.position) as position
        from ${scope.from} cross join lateral (
          ${ofOne(sql`select * from product_values w where w.product_id = p.id and w.attribute_id = any(array(select id from a))`)}
        ) v join a on a.id = v.attribute_id
        where ${within} group by a.code, a.type, a.is_listed, 6 order by position, a.code, count desc, text`,
  );
}

/** Numbers stand in their own order, each with its unit. */
const numbered = (values: readonly ValueCount[]): Facet['values'] =>
  values
    .toSorted((a, b) => Number(a.value) - Number(b.value))
    .map(({ value, text, unit, count }) => ({ code: value ?? '', name: `${text ?? ''}${unit === null ? '' : `\u00a0${unit}`}`, count }));

async function attributeFacets(db: Database, scope: Scope, conditions: readonly Condition[]): Promise<Facet[]> {
  const found = await valuesOf(db, scope, conditions);
  const byFacet = Map.groupBy(found, ({ code, type }) => `${type} ${code}`);
  return [...byFacet.values()].flatMap((values): Facet[] => {
    const [first] = values;
    if (!first) return [];
    const { code, name, unit, type, is_listed: isListed, min, max, count } = first;
    const chosen = chosenIn(conditions, code);
    if (type === 'number' && isListed) return list(code, name, numbered(values), chosen?.values ?? []);
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
