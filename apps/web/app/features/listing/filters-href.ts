type Fields = Iterable<[string, FormDataEntryValue]>;

/** What a form or an address says, without the fields left empty and the default order. */
function searchOf(fields: Fields, defaultSort: string): URLSearchParams {
  const search = new URLSearchParams();
  for (const [name, value] of fields) {
    if (typeof value === 'string' && value !== '') search.append(name, value);
  }
  if (search.get('sort') === defaultSort) search.delete('sort');
  return search;
}

/** The same text for the same parameters, in whichever order. */
function sortedQuery(search: URLSearchParams): string {
  const copy = new URLSearchParams(search);
  copy.sort();
  return String(copy);
}

/** The address of what the form of the filters says; null where it is shown already, or Back would lead from a list to the same list. */
export function chosenHref(
  path: string,
  fields: Fields,
  currentLocation: Pick<Location, 'pathname' | 'search'>,
  defaultSort: string,
): string | null {
  const search = searchOf(fields, defaultSort);
  const isShown =
    path === currentLocation.pathname &&
    sortedQuery(search) === sortedQuery(searchOf(new URLSearchParams(currentLocation.search), defaultSort));
  return isShown ? null : `${path}${search.size === 0 ? '' : `?${search}`}`;
}
