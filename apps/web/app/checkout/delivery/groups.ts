import type { PickupOption } from './choice.ts';

type Kind = PickupOption['kind'];

/** Filters of the list of places; each stands for several types at once (spec 1 §4). */
export const groups = [
  { id: 'points', name: 'Мультицентры', kind: 'PICKUP_POINT' },
  { id: 'lockers', name: 'Постаматы', kind: 'POSTAMAT' },
] as const satisfies readonly { id: string; name: string; kind: Kind }[];

export type GroupId = (typeof groups)[number]['id'] | 'stores';

/** The group of a place; the shop's own stores belong to no filter. */
export const groupOf = (kind: Kind): GroupId => groups.find((group) => group.kind === kind)?.id ?? 'stores';

/** Groups with whether there is any place of theirs: an empty one is disabled. */
export function groupsIn(options: readonly { kind: Kind }[]): { id: GroupId; name: string; isDisabled: boolean }[] {
  return groups.map(({ id, name, kind }) => ({ id, name, isDisabled: !options.some((option) => option.kind === kind) }));
}

/** What the colours of the map mean. */
export const groupNames: readonly { id: GroupId; name: string }[] = [
  { id: 'stores', name: 'магазин' },
  { id: 'points', name: 'мультицентр или пункт выдачи' },
  { id: 'lockers', name: 'постамат' },
];
