/** What the names of all filters' fields begin with. */
export const prefix = 'f.';

/** Name of a filter's field, in the form and in the address. */
export function fieldName(code: string, end?: 'min' | 'max'): string {
  return end === undefined ? `${prefix}${code}` : `${prefix}${code}.${end}`;
}
