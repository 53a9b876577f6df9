import type { CityNow } from '../../../platform/clock/city-day.ts';
import { type Database, rows } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import {
  type Part,
  readAvailableCount,
  readBrandCounts,
  readCategoryCounts,
  readGoodsCount,
  readPickupCount,
  readPieceCounts,
  wholeCatalogue,
} from '../../counts/read.ts';
import { type Condition, partExcept } from '../filters.ts';
import { filterableAttributes } from './attributes.ts';
import { type FacetCounts, type ListingFigures, type ValueCount, valueCountColumns } from './facet-counts.ts';

/** Adds up what is kept; undefined where the listing is narrowed by more than categories and brands. */
export function savedCounts(
  db: Database,
  scope: Part | undefined,
  conditions: readonly Condition[],
  city: CityNow,
): Promise<FacetCounts> | undefined {
  const selectedPart = partExcept(scope, conditions);
  const ofAnyBrand = partExcept(scope, conditions, 'brand');
  const ofCategories = partExcept(wholeCatalogue, conditions, 'brand');
  const ofBrands = partExcept(wholeCatalogue, conditions, 'category');
  if (!scope || !selectedPart || !ofAnyBrand || !ofCategories || !ofBrands) return undefined;
  return Promise.all([
    figuresOf(db, selectedPart, city),
    readCategoryCounts(db, scope, ofBrands),
    readBrandCounts(db, scope, ofCategories),
    readPieceCounts(db, selectedPart),
    valuesOf(db, selectedPart, ofAnyBrand),
  ]).then(([figures, categories, brands, pieces, values]) => ({
    figures,
    categories,
    brands,
    conditions: [{ code: 'new', count: figures.withoutPickup }, ...pieces],
    values,
  }));
}

async function figuresOf(db: Database, part: Part, city: CityNow): Promise<ListingFigures> {
  const [goods, available, pickup] = await Promise.all([
    readGoodsCount(db, part),
    readAvailableCount(db, part, city.id),
    readPickupCount(db, part, city),
  ]);
  return { min: goods.lowest, max: goods.highest, discount: goods.discounted, available, pickup, withoutPickup: goods.products };
}

const valuesOf = (db: Database, part: Part, listingPart: Part): Promise<ValueCount[]> =>
  rows(
    db,
    valueCountColumns,
    sql`with ${filterableAttributes(sql`select distinct k.category_id as id from counted_goods k where ${listingPart}`)}
        select a.code, min(a.name) as name, min(a.unit) as unit, a.type, a.is_listed, case when a.is_listed then k.code end as value, min(k.text) as text,
          sum(k.products)::int as count, min(k.lowest) as min, max(k.highest) as max, min(a.position) as position
        from counted_values k join a on a.id = k.attribute_id
        where ${part} group by a.code, a.type, a.is_listed, 6`,
  );
