import { pickupPointTypes, postamatTypes, storeTypes } from '@vitrina/services/contract/fields/special-ids.ts';

/** Filters of a list of places; each stands for several types at once (spec 1 §4, §9). */
export const storeGroups = [
  { id: 'stores', name: 'Магазины', kind: 'STORE', types: [storeTypes.store] },
  { id: 'points', name: 'Мультицентры', kind: 'PICKUP_POINT', types: pickupPointTypes },
  { id: 'lockers', name: 'Постаматы', kind: 'POSTAMAT', types: postamatTypes },
] as const;

export type StoreGroup = (typeof storeGroups)[number];
export type StoreGroupId = StoreGroup['id'];

/** The group of a place by its kind; one of a kind that nobody knows stands with the stores. */
export const groupOf = (kind: string): StoreGroupId => storeGroups.find((group) => group.kind === kind)?.id ?? 'stores';

/** The two that the checkout filters by, with whether there is any place of theirs: an empty one is disabled. */
export function groupsIn(options: readonly { kind: string }[]): { id: StoreGroupId; name: string; isDisabled: boolean }[] {
  return storeGroups
    .filter(({ id }) => id !== 'stores')
    .map(({ id, name, kind }) => ({ id, name, isDisabled: !options.some((option) => option.kind === kind) }));
}

/** What the colours of the map mean. */
export const groupNames: readonly { id: StoreGroupId; name: string }[] = [
  { id: 'stores', name: 'магазин' },
  { id: 'points', name: 'мультицентр или пункт выдачи' },
  { id: 'lockers', name: 'постамат' },
];
