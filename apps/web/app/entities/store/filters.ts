import { type StoreGroup, type StoreGroupId, storeGroups } from './store-groups.ts';

/** Types given together: if all of them are active they are removed, otherwise added (spec 1 §4). */
export function toggleTypes(active: readonly number[], toggledTypes: readonly number[]): number[] {
  const areAll = toggledTypes.every((type) => active.includes(type));
  const rest = active.filter((type) => !toggledTypes.includes(type));
  return (areAll ? rest : [...rest, ...toggledTypes]).toSorted((left, right) => left - right);
}

/** Types of an address such as `9.12`; what no group has is left out. */
export function typesOf(text: string | null): number[] {
  const knownTypes = storeGroups.flatMap(({ types }) => [...types] as number[]);
  return [...new Set((text ?? '').split('.').map(Number))]
    .filter((type) => knownTypes.includes(type))
    .toSorted((left, right) => left - right);
}

/** As an address has them; null for none. */
export const typesText = (types: readonly number[]): string | null => (types.length === 0 ? null : types.join('.'));

/** A place is shown when its type is among the active ones, or when none is active. */
export const isShown = (typeId: string, active: readonly number[]): boolean => active.length === 0 || active.includes(Number(typeId));

export interface GroupFilter {
  id: StoreGroupId;
  name: string;
  isActive: boolean;
  /** No place of its types exists. */
  isDisabled: boolean;
  /** The active types after it has been pressed. */
  next: number[];
}

/** The groups over a list of places, as they stand with these types active. */
export function groupFilters(places: readonly { typeId: string }[], active: readonly number[]): GroupFilter[] {
  return storeGroups.map(({ id, name, types }: StoreGroup) => ({
    id,
    name,
    isActive: types.every((type) => active.includes(type)),
    isDisabled: !places.some(({ typeId }) => types.some((type) => String(type) === typeId)),
    next: toggleTypes(active, types),
  }));
}
