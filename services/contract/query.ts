import * as qs from 'qs';

/** A query as it travels: texts, lists of texts, and nested groups of them. */
export type Query = { [name: string]: QueryValue };
type QueryValue = string | undefined | QueryValue[] | Query;

/**
 * Lists of plain values are written `ids[]=1&ids[]=2`, lists of groups `basket[0][qty]=1`. Throws a `URIError` for half of a
 * surrogate pair.
 */
export function writeQuery(query: Query): string {
  return qs.stringify(numberGroups(query), {
    arrayFormat: 'brackets',
    encodeValuesOnly: true,
    encoder: (value) => encodeURIComponent(value),
  });
}

export function readQuery(text: string): Query {
  return toPlainQuery(qs.parse(text, { arrayLimit: 1000, parameterLimit: 2000, depth: 4 }));
}

function numberGroups(query: Query): Query {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, numberGroupsIn(value)]));
}

function numberGroupsIn(value: QueryValue): QueryValue {
  if (Array.isArray(value)) {
    const isListOfGroups = value.some((item) => typeof item === 'object' && !Array.isArray(item));
    return isListOfGroups ? Object.fromEntries(value.map((item, index) => [String(index), numberGroupsIn(item)])) : value;
  }
  return typeof value === 'object' ? numberGroups(value) : value;
}

function toPlainQuery(parsedQuery: qs.ParsedQs): Query {
  return Object.fromEntries(Object.entries(parsedQuery).map(([name, value]) => [name, toPlainValue(value)]));
}

function toPlainValue(value: qs.ParsedQs[string]): QueryValue {
  if (Array.isArray(value)) return value.map((item) => toPlainValue(item));
  return typeof value === 'object' ? toPlainQuery(value) : value;
}
