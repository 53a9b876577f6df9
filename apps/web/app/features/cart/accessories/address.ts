import { isId } from '@vitrina/services/contract/fields/id.ts';

/** What of the accessories is wanted; all of it stands in the address. */
export interface AccessoryQuery {
  /** Id of a category; null for all. */
  group: string | null;
  page: number;
}

/** Reads the address of a selection; what it does not know is as if it were not there. */
export function accessoryQueryOf(search: URLSearchParams): AccessoryQuery {
  return { group: groupOf(search), page: Number(/^[1-9]\d{0,3}$/.exec(search.get('page') ?? '')?.[0] ?? 1) };
}

export function groupOf(search: URLSearchParams): string | null {
  const group = search.get('group');
  return isId(group) ? group : null;
}

/** The address of a page of a selection. */
export function selectionPath(itemId: string, { group, page }: AccessoryQuery = { group: null, page: 1 }): string {
  const search = new URLSearchParams();
  if (group !== null) search.set('group', group);
  if (page > 1) search.set('page', String(page));
  return `/cart/accessories/${encodeURIComponent(itemId)}${search.size === 0 ? '' : `?${search}`}`;
}
