import { toggleTypes } from '../../entities/store/filters.ts';

/** Filters of the list of places by their types (spec 2 §2); 0 is a service centre, which is no store. */
const placeGroups = [
  { name: 'Мультицентры', types: [1, 13] },
  { name: 'Сервисный центр', types: [0] },
] as const;

const all: readonly number[] = placeGroups.flatMap(({ types }) => [...types]);

/** The active types of an address such as `1.13`; all of them where it says nothing. */
export function activeTypes(text: string | null): number[] {
  if (text === null) return [...all];
  return all.filter((type) => text.split('.').includes(String(type)));
}

/** A place is shown only if its type is among the active ones. */
export const visiblePlaces = <Place extends { typeId: string }>(places: readonly Place[], active: readonly number[]): Place[] =>
  places.filter(({ typeId }) => active.includes(Number(typeId)));

/** The groups as they stand: if all types of one are active pressing removes them, otherwise it adds them. */
export const groupsWith = (active: readonly number[]) =>
  placeGroups.map(({ name, types }) => ({
    name,
    isActive: types.every((type) => active.includes(type)),
    next: toggleTypes(active, types).join('.'),
  }));
