import type { Output } from '@vitrina/services/contract/endpoint.ts';
import { toRubles } from '@vitrina/services/contract/fields/money.ts';
import type { products as endpoints } from '@vitrina/services/products/endpoints.ts';
import type { CityNow } from '../../../platform/clock/city-day.ts';
import type { OpenDatabase } from '../../../platform/database/database.ts';
import { runExpensive } from '../../../platform/database/expensive-query.ts';
import type { CategoryTree } from '../../categories/categories.ts';
import { itemConditions } from '../../categories/item-condition.ts';
import { withUnit } from '../../values/units.ts';
import { type Condition, completeFilter, pickupTodayFilter } from '../filters.ts';
import type { Scope } from '../scope.ts';
import { sortByAttribute } from '../sorting.ts';
import { countByColumns } from './columns.ts';
import { type FacetCounts, type ListingFigures, sortCounts, type ValueCount } from './facet-counts.ts';
import { savedCounts } from './saved-counts.ts';

export type Facet = Output<(typeof endpoints)['filters']>['items'][number];

/** Values of one facet; a brand listing of a thousand would help nobody. */
const maxValues = 100;

/**
 * What a listing can be filtered by. The counts and ends of a facet follow the other filters, not its own; a value that
 * is ticked stays in the list even when nothing is left of it, so that it can be unticked.
 */
export async function facetsOf(db: OpenDatabase, scope: Scope, conditions: readonly Condition[], city: CityNow): Promise<Facet[]> {
  const savedResult = savedCounts(db, scope.part, conditions, city);
  return toFacets(
    await (savedResult ?? runExpensive(db, (queryDb) => countByColumns(queryDb, scope, conditions, city))),
    scope.tree,
    conditions,
  );
}

export function toFacets(facetCounts: FacetCounts, tree: CategoryTree, conditions: readonly Condition[]): Facet[] {
  const { figures, categories, brands, conditions: conditionCounts, values, complete } = sortCounts(facetCounts);
  const categoryValues = categories.map(({ id, count }) => ({ code: String(id), name: tree.byId.get(id)?.name ?? String(id), count }));
  return [
    // It stands there without any as well: what is listed has not all that was asked then.
    ...(complete === undefined ? [] : flagFacet(completeFilter, 'Подходят полностью', complete, true)),
    ...listingFacets(figures, conditions),
    ...listFacet('category', 'Категория', categoryValues, findCondition(conditions, 'category')?.values ?? []),
    ...listFacet('brand', 'Бренд', brands, findCondition(conditions, 'brand')?.values ?? []),
    ...attributeFacets(values, conditions),
    // Most goods are new: what a kind is chosen by comes before it.
    ...listFacet(
      'condition',
      'Состояние',
      conditionCounts.map(({ code, count }) => ({ code, name: itemConditions.find((one) => one.code === code)?.name ?? code, count })),
      findCondition(conditions, 'condition')?.values ?? [],
    ),
  ];
}

const rangeFacet = (code: string, name: string, unit: string | null, min: number | null, max: number | null, isChosen: boolean): Facet[] =>
  min === max && !isChosen ? [] : [{ code, name, type: 'range', unit, values: [], min, max, sort: null }];

const flagFacet = (code: string, name: string, count: number, isChosen: boolean): Facet[] =>
  count === 0 && !isChosen
    ? []
    : [{ code, name, type: 'flag', unit: null, values: [{ code: '1', name: 'Да', count }], min: null, max: null, sort: null }];

const listFacet = (code: string, name: string, values: Facet['values'], selectedCodes: readonly string[]): Facet[] => {
  const visibleValues = values.filter((value) => value.count > 0 || selectedCodes.includes(value.code));
  return visibleValues.length < 2 && selectedCodes.length === 0
    ? []
    : [{ code, name, type: 'list', unit: null, values: visibleValues.slice(0, maxValues), min: null, max: null, sort: null }];
};

const findCondition = (conditions: readonly Condition[], code: string): Condition | undefined =>
  conditions.find((condition) => condition.code === code);

function listingFacets(
  { min, max, available, discount, pickup, withoutPickup }: ListingFigures,
  conditions: readonly Condition[],
): Facet[] {
  const isPickupChosen = findCondition(conditions, pickupTodayFilter) !== undefined;
  const rubles = (kopecks: number | null): number | null => (kopecks === null ? null : toRubles(kopecks));
  return [
    ...rangeFacet('price', 'Цена', '₽', rubles(min), rubles(max), findCondition(conditions, 'price') !== undefined),
    ...flagFacet('available', 'В наличии', available, findCondition(conditions, 'available') !== undefined),
    // Nobody narrows a listing to all that it has.
    ...(pickup === withoutPickup && !isPickupChosen ? [] : flagFacet(pickupTodayFilter, 'Забрать сегодня', pickup, isPickupChosen)),
    ...flagFacet('discount', 'Со скидкой', discount, findCondition(conditions, 'discount') !== undefined),
  ];
}

/** Numbers stand in their own order, each with its unit. */
const numberValues = (values: readonly ValueCount[]): Facet['values'] =>
  values
    .toSorted((a, b) => Number(a.value) - Number(b.value))
    .map(({ value, text, unit, count }) => ({ code: value ?? '', name: withUnit(text ?? '', unit), count }));

function attributeFacets(counts: readonly ValueCount[], conditions: readonly Condition[]): Facet[] {
  const byFacet = Map.groupBy(counts, ({ code, type }) => `${type} ${code}`);
  return [...byFacet.values()].flatMap((values): Facet[] => {
    const [first] = values;
    if (!first) return [];
    return attributeFacet(first, values, findCondition(conditions, first.code)).map((facet) => ({
      ...facet,
      sort: sortByAttribute(facet.code),
    }));
  });
}

/** One facet, or none where nothing can be chosen. */
function attributeFacet(
  { code, name, unit, type, is_listed: isListed, min, max, count }: ValueCount,
  values: readonly ValueCount[],
  selection: Condition | undefined,
): Facet[] {
  if (type === 'number' && isListed) return listFacet(code, name, numberValues(values), selection?.values ?? []);
  if (type === 'number') return rangeFacet(code, name, unit, min, max, selection !== undefined);
  if (type === 'flag') return flagFacet(code, name, count, selection !== undefined);
  return listFacet(
    code,
    name,
    values.map((row) => ({ code: row.value ?? '', name: row.text ?? '', count: row.count })),
    selection?.values ?? [],
  );
}
