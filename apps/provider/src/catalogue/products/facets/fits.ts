import type { CityNow } from '../../../platform/clock/city-day.ts';
import type { AttributeType } from '../../../platform/database/schema/catalogue.ts';
import type { ItemCondition } from '../../categories/item-condition.ts';
import { type CategoryColumns, isListed, type ValueColumn } from '../../counts/columns/category-columns.ts';
import { everywhere } from '../../counts/columns/facet-columns.ts';
import { traits } from '../../counts/columns/records.ts';
import { hasBit } from '../../counts/columns/rows.ts';
import { reserveMinutes } from '../../stores/handover.ts';
import { type Condition, type Ends, pickupTodayFilter, toKopeckEnds } from '../filters.ts';

/** Whether a row fits. */
export type RowPredicate = (row: number) => boolean;

/** What a condition is looked at with in one category. */
export interface PredicateContext {
  readonly category: CategoryColumns;
  readonly city: CityNow;
  /** The category is one of those that are ticked. */
  readonly isTicked: boolean;
  /** Codes of brands by their ids. */
  readonly brands: ReadonlyMap<number, { readonly code: string }>;
  /** Attributes of the condition's code. */
  readonly attributes: readonly { readonly id: number; readonly type: AttributeType }[];
  /** Rows that fit by what the columns do not tell, one bit each. */
  readonly others: Uint8Array | undefined;
}

/** A chosen filter as a predicate on the rows of a category: the same as the condition is on products. */
export function toRowPredicate(condition: Condition, context: PredicateContext): RowPredicate {
  const { code, values, ends } = condition;
  const { category } = context;
  if (ends) return code === 'price' ? isWithin(category.prices, toKopeckEnds(ends)) : matchesAttribute(condition, context);
  switch (code) {
    case 'brand': {
      const isTicked = category.brandIds.map((id) => values.includes(context.brands.get(id)?.code ?? ''));
      return (row) => isTicked[(category.brands[row] ?? 0) - 1] === true;
    }
    case 'category':
      return () => context.isTicked;
    case 'available':
      return isInStock(category, context.city.id);
    case pickupTodayFilter:
      return isHandedOverToday(category, context.city);
    case 'discount':
      return isDiscounted(category);
    case 'condition': {
      const conditionOf = rowConditions(category);
      return (row) => values.includes(conditionOf(row));
    }
    default:
      return matchesAttribute(condition, context);
  }
}

export const isDiscounted =
  ({ traits: bits }: CategoryColumns): RowPredicate =>
  (row) =>
    ((bits[row] ?? 0) & traits.discounted) !== 0;

/** The condition of each row, as `itemConditionOf` says it of products. */
export const rowConditions =
  ({ traits: bits }: CategoryColumns): ((row: number) => ItemCondition) =>
  (row) => {
    const own = bits[row] ?? 0;
    if ((own & traits.listed) !== 0) return 'new';
    return (own & traits.used) !== 0 ? 'used' : (own & traits.demo) !== 0 ? 'demo' : 'markdown';
  };

export function isInStock({ stock }: CategoryColumns, cityId: number): RowPredicate {
  const none = new Uint8Array();
  const [anywhere, here] = [stock.get(everywhere)?.bits ?? none, stock.get(cityId)?.bits ?? none];
  return (row) => hasBit(anywhere, row) || hasBit(here, row);
}

/** Whether a store of the city hands a row over today, as `handedOverToday` says it of products. */
export function isHandedOverToday({ pickups }: CategoryColumns, { id, weekday, minutes }: CityNow): RowPredicate {
  const groups = [...pickups.values()].flatMap(({ cityId, closings, bits }) =>
    cityId === id && (closings[weekday] ?? 0) > minutes + reserveMinutes ? [bits] : [],
  );
  return (row) => groups.some((bits) => hasBit(bits, row));
}

const isWithin =
  (numbers: Float64Array, { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: Ends): RowPredicate =>
  (row) => {
    const number = numbers[row] ?? Number.NaN;
    return number >= min && number <= max;
  };

/** By any of the attributes that share the code. */
function matchesAttribute(condition: Condition, { category, attributes, others }: PredicateContext): RowPredicate {
  const fits = attributes.flatMap(({ id, type }) => {
    const column = category.values.get(id)?.column;
    return column ? [hasValue(condition, column, type)] : [];
  });
  if (others) fits.push((row) => hasBit(others, row));
  const [first = () => false, ...rest] = fits;
  return rest.length === 0 ? first : (row) => fits.some((one) => one(row));
}

function hasValue({ values, ends }: Condition, column: ValueColumn, type: AttributeType): RowPredicate {
  if (isListed(column)) {
    const isSelectedValue = column.values.map(({ code, number }) =>
      ends ? number !== null && number >= (ends.min ?? number) && number <= (ends.max ?? number) : values.includes(code),
    );
    return (row) => isSelectedValue[(column.places[row] ?? 0) - 1] === true;
  }
  if (ends) return isWithin(column.numbers, ends);
  const selectedNumbers = new Set(values.flatMap((value) => numbersOf(value, type)));
  return (row) => selectedNumbers.has(column.numbers[row] ?? Number.NaN);
}

/** The number whose code a value is; a flag is ticked as `1`. */
function numbersOf(value: string, type: AttributeType): number[] {
  if (type === 'flag') return value === '1' || value === 'yes' ? [1] : value === 'no' ? [0] : [];
  return String(Number(value)) === value ? [Number(value)] : [];
}
