import { formatThousands } from '@vitrina/services/contract/fields/money.ts';
import { withUnit } from '../../platform/format/unit.ts';
import { type Filter, withoutFilter } from './filters.ts';

/** A facet, as far as its name and values matter here. */
interface NamedFacet {
  code: string;
  name: string;
  type: 'LIST' | 'RANGE' | 'FLAG';
  unit?: string | null | undefined;
  values: readonly { code: string; name: string }[];
}

/** An applied filter with what is left when it is removed. */
export interface ActiveFilter {
  key: string;
  text: string;
  rest: Filter[];
}

function number(value: number): string {
  const whole = formatThousands(Math.trunc(value));
  const [, fraction] = String(value).split('.');
  return fraction === undefined ? whole : `${whole},${fraction}`;
}

/** «от 1 000 до 5 000 ₽» for the price, with the facet's unit for others. */
function rangeText({ min, max }: Filter, facet: NamedFacet | undefined, code: string): string {
  const unit = facet?.unit ?? (code === 'price' ? '₽' : null);
  const ends = [min === undefined ? null : `от ${number(min)}`, max === undefined ? null : `до ${number(max)}`].filter(
    (end) => end !== null,
  );
  return `${facet?.name ?? code}: ${withUnit(ends.join(' '), unit)}`;
}

/** Applied filters as removable marks, one for each value and each range. */
export function activeFiltersOf(filters: readonly Filter[], facets: readonly NamedFacet[]): ActiveFilter[] {
  return filters.flatMap((filter): ActiveFilter[] => {
    const { code, values = [], min, max } = filter;
    const facet = facets.find((each) => each.code === code);
    const marks = values.map((value) => {
      const name = facet?.values.find((each) => each.code === value)?.name ?? value;
      return {
        key: `${code}=${value}`,
        text: facet?.type === 'FLAG' ? facet.name : facet === undefined ? name : `${facet.name}: ${name}`,
        rest: withoutFilter(filters, code, value),
      };
    });
    return min === undefined && max === undefined
      ? marks
      : [...marks, { key: `${code} range`, text: rangeText(filter, facet, code), rest: withoutFilter(filters, code) }];
  });
}
