import { formatThousands } from '@vitrina/services/contract/fields/money.ts';
import { fieldName } from './field-name.ts';
import type { Filter, RangeMistake } from './filters.ts';

interface RangeFacet {
  code: string;
  name: string;
  min: number | null;
  max: number | null;
}

/** The field of one end of a range, as a page shows it. */
export interface RangeEnd {
  name: string;
  'aria-label': string;
  /** The bound there is stands in the empty field. */
  placeholder: string;
  defaultValue: string | number | undefined;
  isWrong: boolean;
}

/** The two fields of a range, with what was typed into them. The server makes them, so that a browser needs no code for it. */
export function rangeEnds(facet: RangeFacet, filter: Filter | undefined, mistake: RangeMistake | undefined): RangeEnd[] {
  const endOf = (end: 'min' | 'max', label: string, bound: number | null): RangeEnd => ({
    name: fieldName(facet.code, end),
    'aria-label': `${facet.name}, ${label}`,
    placeholder: bound === null ? label : `${label} ${formatThousands(bound)}`,
    defaultValue: mistake?.[end] ?? filter?.[end],
    isWrong: mistake?.[end] !== undefined,
  });
  return [
    endOf('min', 'от', facet.min === null ? null : Math.floor(facet.min)),
    endOf('max', 'до', facet.max === null ? null : Math.ceil(facet.max)),
  ];
}
