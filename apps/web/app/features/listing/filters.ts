import { fieldName, prefix } from './field-name.ts';

/** A chosen filter, as the gateway takes it. */
export interface Filter {
  code: string;
  values?: string[];
  min?: number;
  max?: number;
}

const codePattern = /^[\w-]{1,80}$/;
const maxFilters = 40;
/** Of all filters together, each end of a range being one: as many as the gateway takes. */
const maxValues = 100;
const maxValueLength = 200;

/** A number as people type it: spaces between thousands, a comma for the point, rubles. Undefined for anything else. */
function amount(text: string): number | undefined {
  const plain = text
    .replace(/\s/g, '')
    .replace(/(?:₽|р(?:уб)?\.?)$/i, '')
    .replace(',', '.');
  return /^\d{1,12}(?:\.\d{1,6})?$/.test(plain) ? Number(plain) : undefined;
}

/** Splits `price.min` into the filter and the end of its range. */
function keyOf(name: string): { code: string; end: 'min' | 'max' | null } | null {
  if (!name.startsWith(prefix)) return null;
  const rest = name.slice(prefix.length);
  const end = rest.endsWith('.min') ? 'min' : rest.endsWith('.max') ? 'max' : null;
  const code = end === null ? rest : rest.slice(0, -4);
  return codePattern.test(code) ? { code, end } : null;
}

/**
 * Chosen filters of an address: `f.brand=lg&f.brand=sony&f.price.min=1000`. Empty and senseless parts are left out, so
 * that a form sent without JavaScript means what it shows.
 */
export function readFilters(search: URLSearchParams): Filter[] {
  const filters = new Map<string, Filter>();
  let values = 0;
  for (const [name, value] of search) {
    const key = keyOf(name);
    if (key === null || value === '' || value.length > maxValueLength) continue;
    const filter = filters.get(key.code) ?? { code: key.code };
    if (key.end === null) {
      const selectedValues = filter.values ?? [];
      if (selectedValues.includes(value) || values === maxValues) continue;
      filter.values = [...selectedValues, value];
      values += 1;
    } else {
      const number = amount(value);
      if (number === undefined || values === maxValues) continue;
      filter[key.end] = number;
      values += 1;
    }
    if (filters.size < maxFilters || filters.has(key.code)) filters.set(key.code, filter);
  }
  return [...filters.values()].map(inOrder);
}

/** A range from its lower end, whichever way round it was typed. */
function inOrder(filter: Filter): Filter {
  const { min, max } = filter;
  return min !== undefined && max !== undefined && min > max ? { ...filter, min: max, max: min } : filter;
}

/** What was typed into a range and is no number, which narrows nothing, and what is said of it. */
export interface RangeMistake {
  min?: string;
  max?: string;
  text: string;
}

/** The mistakes of an address, by the code of the filter. */
export function rangeMistakes(search: URLSearchParams): ReadonlyMap<string, RangeMistake> {
  const mistakes = new Map<string, RangeMistake>();
  for (const [name, value] of search) {
    const key = keyOf(name);
    if (key === null || key.end === null || value.trim() === '' || amount(value) !== undefined) continue;
    const mistake = mistakes.get(key.code) ?? { text: 'Введите число, например 15\u00a0000.' };
    mistakes.set(key.code, { ...mistake, [key.end]: value.slice(0, maxValueLength) });
  }
  return mistakes;
}

/** Chosen filters as parts of an address, in the order given. */
export function writeFilters(filters: readonly Filter[]): URLSearchParams {
  const search = new URLSearchParams();
  for (const { code, values = [], min, max } of filters) {
    for (const value of values) search.append(fieldName(code), value);
    if (min !== undefined) search.append(fieldName(code, 'min'), String(min));
    if (max !== undefined) search.append(fieldName(code, 'max'), String(max));
  }
  return search;
}

/** Removes one value, or the whole range, and keeps everything else. */
export function withoutFilter(filters: readonly Filter[], code: string, value?: string): Filter[] {
  return filters.flatMap((filter) => {
    if (filter.code !== code) return [filter];
    if (value === undefined) return [];
    const values = (filter.values ?? []).filter((each) => each !== value);
    return values.length === 0 && filter.min === undefined && filter.max === undefined ? [] : [{ ...filter, values }];
  });
}
