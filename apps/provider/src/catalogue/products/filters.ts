import { toKopecks } from '@vitrina/services/contract/fields/money.ts';
import type { CityNow } from '../../platform/clock/city-day.ts';
import { ofOne } from '../../platform/database/indexes.ts';
import { priceOfOrder } from '../../platform/database/order-price.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import { invalid } from '../../platform/refusal.ts';
import { availableIn } from '../cards/cards.ts';
import type { CategoryTree } from '../categories/categories.ts';
import { inCondition } from '../categories/item-condition.ts';
import type { Part } from '../counts/read.ts';
import { isReduced } from '../prices/prices.ts';
import { handedOverToday } from '../stores/handover.ts';
import type { Scope } from './scope.ts';

/** Chosen filters as they are decoded: values of a list, or the ends of a range. */
export type FilterSelection = Readonly<
  Record<string, readonly string[] | { readonly min?: string | undefined; readonly max?: string | undefined }>
>;

/** The ends of a range, of a price in rubles. */
export interface Ends {
  min: number | undefined;
  max: number | undefined;
}

/** One chosen filter as a condition on the products `p`. `facets/fits.ts` has the same of facet columns. */
export interface Condition {
  code: string;
  /** Codes that are ticked; empty for a range. */
  values: readonly string[];
  /** Undefined for what is ticked. */
  ends?: Ends | undefined;
  where: SQL;
  /** The same of the kept counts, which know categories and brands. */
  part?: Part | undefined;
}

const maxFilters = 40;

/** The filter by which a search shows only what has all that its text asks for. */
export const completeFilter = 'complete';

/** The filter by which a listing shows only what a store of the city hands over today. */
export const pickupTodayFilter = 'pickup_today';

/** Whether goods are chosen by their condition; a listing is of new ones otherwise. */
export function isByCondition(selection: FilterSelection | undefined): boolean {
  const filter = selection?.condition;
  return filter !== undefined && isList(filter) && filter.some((value) => value !== '');
}

/** Reads chosen filters. A bound that is no number is refused; a filter without values is none. */
export function conditionsOf(
  selection: FilterSelection | undefined,
  city: CityNow,
  { tree, complete }: Pick<Scope, 'tree' | 'complete'>,
): Condition[] {
  const entries = Object.entries(selection ?? {}).slice(0, maxFilters);
  return entries.flatMap(([code, filter]): Condition[] => {
    if (isList(filter)) {
      const values = filter.filter((value) => value !== '');
      const isComplete = code === completeFilter && values.includes('1');
      const where = values.length === 0 ? undefined : isComplete ? complete : listCondition(code, values, city, tree);
      return where === undefined ? [] : [{ code, values, where, part: partCondition(code, values, tree) }];
    }
    const min = readBound(code, 'min', filter.min);
    const max = readBound(code, 'max', filter.max);
    return min === undefined && max === undefined
      ? []
      : [{ code, values: [], ends: { min, max }, where: rangeCondition(code, { min, max }) }];
  });
}

const isList = (filter: FilterSelection[string]): filter is readonly string[] => Array.isArray(filter);

function readBound(code: string, end: 'min' | 'max', text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  const value = /^-?\d{1,12}([.,]\d{1,6})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  if (Number.isNaN(value)) throw invalid({ [`filter.${code}.${end}`]: ['Допустимы только цифры.'] });
  return value;
}

function listCondition(code: string, values: readonly string[], city: CityNow, tree: CategoryTree): SQL | undefined {
  const isOn = values.includes('1');
  switch (code) {
    case 'brand':
      return sql`p.brand_id in ${brandsOf(values)}`;
    case 'category':
      return sql`p.category_id = any(${sql.param(categoriesOf(values, tree))}::int[])`;
    case 'available':
      return isOn ? availableIn(city.id) : undefined;
    case pickupTodayFilter:
      return isOn ? handedOverToday(city) : undefined;
    case 'discount':
      return isOn ? isReduced : undefined;
    case 'condition':
      return inCondition(values);
    case 'price':
    case completeFilter:
      return undefined;
    default:
      // A flag is ticked as `1`; kept it is `yes`.
      return hasValue(code, sql`(v.code = any(${sql.param([...values])}::text[]) or (a.type = 'flag' and v.number = 1 and ${isOn}))`);
  }
}

function partCondition(code: string, values: readonly string[], tree: CategoryTree): Part | undefined {
  if (code === 'brand') return sql`k.brand_id in ${brandsOf(values)}`;
  return code === 'category' ? sql`k.category_id = any(${sql.param(categoriesOf(values, tree))}::int[])` : undefined;
}

const brandsOf = (codes: readonly string[]): SQL => sql`(select id from brands where code = any(${sql.param([...codes])}::text[]))`;

/** The categories that are ticked, and all below them. */
export const categoriesOf = (values: readonly string[], tree: CategoryTree): number[] =>
  values.flatMap((value) => (/^\d{1,9}$/.test(value) ? tree.descendants(Number(value)) : []));

const rangeCondition = (code: string, ends: Ends): SQL =>
  code === 'price' ? between(priceOfOrder, toKopeckEnds(ends), sql`bigint`) : hasValue(code, between(sql`v.number`, ends, sql`float8`));

export function toKopeckEnds({ min, max }: Ends): Ends {
  const kopecks = (rubles: number | undefined) => (rubles === undefined ? undefined : toKopecks(rubles));
  return { min: kopecks(min), max: kopecks(max) };
}

const hasValue = (code: string, that: SQL): SQL =>
  sql`exists (${ofOne(sql`select 1 from product_values v join attributes a on a.id = v.attribute_id where v.product_id = p.id and a.code = ${code} and ${that}`)})`;

/** An end of another type than the value is looked for in no index. */
function between(value: SQL, { min, max }: Ends, type: SQL): SQL {
  const ends = [
    ...(min === undefined ? [] : [sql`${value} >= ${min}::${type}`]),
    ...(max === undefined ? [] : [sql`${value} <= ${max}::${type}`]),
  ];
  return sql.join(ends, sql` and `);
}

/** All conditions at once, those of one facet left out. */
export function conditionsExcept(conditions: readonly Condition[], code?: string): SQL {
  const rest = conditions.filter((condition) => condition.code !== code).map(({ where }) => sql`(${where})`);
  return rest.length === 0 ? sql`true` : sql.join(rest, sql` and `);
}

/** The same of the kept counts; undefined where one of the conditions is nothing that they know. */
export function partExcept(scope: Part | undefined, conditions: readonly Condition[], code?: string): Part | undefined {
  const rest = conditions.filter((condition) => condition.code !== code).map(({ part }) => part);
  return [scope, ...rest].reduce((all, one) => all && one && sql`${all} and ${one}`);
}
