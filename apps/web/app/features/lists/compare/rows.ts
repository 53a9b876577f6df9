import { rubles, type Sum } from '../../../platform/format/money.ts';
import { pluralize, years as yearForms } from '../../../platform/format/plural.ts';
import { withUnit } from '../../../platform/format/unit.ts';

interface SpecifiedProduct {
  isLoaded?: boolean;
  specifications: readonly {
    groupName: string;
    items: readonly { code: string; name: string; value: string; unit?: string | null }[];
  }[];
}

/** One characteristic of all products that are compared. */
export interface Row {
  code: string;
  name: string;
  /** In the order of the products; null for one that does not have it. */
  values: (string | null)[];
  /** Not the same for all. */
  differs: boolean;
}

export interface RowGroup {
  name: string;
  rows: Row[];
}

interface UsedProduct {
  runningCost: { perYear: Sum; years: number; total: Sum } | null;
  offer: { price: Sum };
}

/** What using the products costs, as characteristics. */
export function runningCostRows({ runningCost, offer }: UsedProduct): SpecifiedProduct['specifications'] {
  if (runningCost === null) return [];
  const { perYear, years, total } = runningCost;
  const forYears = `за\u00a0${pluralize(years, yearForms)}`;
  const items = [
    { code: 'running-cost', name: 'Обойдётся в год', value: rubles(perYear.amount) },
    { code: 'running-cost-total', name: 'За весь срок службы', value: `${rubles(total.amount)} ${forYears}` },
    { code: 'owning-cost', name: 'Цена и весь срок службы', value: `${rubles(offer.price.amount + total.amount)} ${forYears}` },
  ];
  return [{ groupName: 'Стоимость использования', items }];
}

/**
 * The characteristics of products side by side: groups and rows in the order in which the products bring them along. What another product
 * has in another group is the same row, unless a product has two of that code.
 */
export function groupsOf(products: readonly SpecifiedProduct[]): RowGroup[] {
  const groups = new Map<string, Map<string, Row>>();
  const repeated = new Set(products.flatMap(({ specifications }) => repeatedCodes(specifications)));
  products.forEach(({ specifications }, at) => {
    for (const { groupName, items } of specifications) {
      const rows = groups.get(groupName) ?? new Map<string, Row>();
      groups.set(groupName, rows);
      for (const { code, name, value, unit } of items) {
        const elsewhere = repeated.has(code) ? undefined : [...groups.values()].find((each) => each.has(code))?.get(code);
        const row = rows.get(code) ?? elsewhere ?? { code, name, values: products.map(() => null), differs: false };
        if (elsewhere === undefined) rows.set(code, row);
        row.values[at] = withUnit(value, unit);
      }
    }
  });
  return [...groups]
    .map(([name, rows]) => ({ name, rows: [...rows.values()].map((row) => ({ ...row, differs: differ(row.values) })) }))
    .filter(({ rows }) => rows.length > 0);
}

function repeatedCodes(specifications: SpecifiedProduct['specifications']): string[] {
  const codes = specifications.flatMap(({ items }) => items.map(({ code }) => code));
  return codes.filter((code, index) => codes.indexOf(code) !== index);
}

/** Written in another case or with other spaces it is the same. */
function differ(values: readonly (string | null)[]): boolean {
  return new Set(values.map((value) => value?.replaceAll(/\s+/g, ' ').trim().toLowerCase() ?? null)).size > 1;
}

/** Differences can be asked for with two products or more, each with its characteristics (spec 1 §4). */
export function canShowDifferences(products: readonly SpecifiedProduct[]): boolean {
  return (
    products.length >= 2 &&
    products.every(({ isLoaded = true, specifications }) => isLoaded && specifications.some(({ items }) => items.length > 0))
  );
}

/** What is shown: without the rows that are put aside, and of all or of those that differ; a group without rows is none. */
export function visibleGroups(
  groups: readonly RowGroup[],
  { differing, hidden }: { differing: boolean; hidden: readonly string[] },
): RowGroup[] {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ code, differs }) => (differs || !differing) && !hidden.includes(code)) }))
    .filter(({ rows }) => rows.length > 0);
}
