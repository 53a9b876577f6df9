import * as qs from 'qs';

/** A query as it travels: texts, lists of texts, and nested groups of them. */
export type Query = { [name: string]: QueryValue };
type QueryValue = string | undefined | QueryValue[] | Query;

/**
 * Lists of plain values are written `ids[]=1&ids[]=2`, lists of groups `basket[0][qty]=1`. Throws a `URIError` for half of a
 * surrogate pair.
 */
export function writeQuery(query: Query): string {
  return qs.stringify(numbered(query), { arrayFormat: 'brackets', encodeValuesOnly: true, encoder: (value) => encodeURIComponent(value) });
}

export function readQuery(text: string): Query {
  return plain(qs.parse(text, { arrayLimit: 1000, parameterLimit: 2000, depth: 4 }));
}

function numbered(query: Query): Query {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, numberedValue(value)]));
}

function numberedValue(value: QueryValue): QueryValue {
  if (Array.isArray(value)) {
    const isListOfGroups = value.some((item) => typeof item === 'object' && !Array.isArray(item));
    return isListOfGroups ? Object.fromEntries(value.map((item, index) => [String(index), numberedValue(item)])) : value;
  }
  return typeof value === 'object' ? numbered(value) : value;
}

function plain(parsed: qs.ParsedQs): Query {
  return Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, plainValue(value)]));
}

function plainValue(value: qs.ParsedQs[string]): QueryValue {
  if (Array.isArray(value)) return value.map((item) => plainValue(item));
  return typeof value === 'object' ? plain(value) : value;
}
