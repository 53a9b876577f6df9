import { type Database, rows } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { countedAvailable, countedBrands, countedCategories, countedGoods, type Part, whole } from '../../counts/read.ts';
import { type Condition, partBut } from '../filters.ts';
import { shownOf } from './attributes.ts';
import { type Counted, type ListingFigures, type ValueCount, valueCountColumns } from './counted.ts';

/** Adds up what is kept; undefined where the listing is narrowed by more than categories and brands. */
export function savedCounts(
  db: Database,
  scope: Part | undefined,
  conditions: readonly Condition[],
  cityId: number,
): Promise<Counted> | undefined {
  const chosen = partBut(scope, conditions);
  const ofAnyBrand = partBut(scope, conditions, 'brand');
  const ofCategories = partBut(whole, conditions, 'brand');
  const ofBrands = partBut(whole, conditions, 'category');
  if (!scope || !chosen || !ofAnyBrand || !ofCategories || !ofBrands) return undefined;
  return Promise.all([
    figuresOf(db, chosen, cityId),
    countedCategories(db, scope, ofBrands),
    countedBrands(db, scope, ofCategories),
    valuesOf(db, chosen, ofAnyBrand),
  ]).then(([figures, categories, brands, values]) => ({ figures, categories, brands, values }));
}

async function figuresOf(db: Database, part: Part, cityId: number): Promise<ListingFigures> {
  const [goods, available] = await Promise.all([countedGoods(db, part), countedAvailable(db, part, cityId)]);
  return { min: goods.lowest, max: goods.highest, discount: goods.discounted, available };
}

const valuesOf = (db: Database, part: Part, held: Part): Promise<ValueCount[]> =>
  rows(
    db,
    valueCountColumns,
    sql`with ${shownOf(sql`select distinct k.category_id as id from counted_goods k where ${held}`)}
        select a.code, min(a.name) as name, min(a.unit) as unit, a.type, a.is_listed, case when a.is_listed then k.code end as value, min(k.text) as text,
          sum(k.products)::int as count, min(k.lowest) as min, max(k.highest) as max, min(a.position) as position
        from counted_values k join a on a.id = k.attribute_id
        where ${part} group by a.code, a.type, a.is_listed, 6`,
  );
