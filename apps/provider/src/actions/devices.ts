import { devicesOf } from './conditions.ts';
import type { Terms } from './terms.ts';

/** A line with the actions that do something for it. */
export interface Used<Action extends Pick<Terms, 'id' | 'mechanic' | 'isForAll'> = Terms> {
  lineId: number;
  quantity: number;
  actions: readonly Action[];
}

/** Devices that promotions have asked for, at a line that they do something for. */
export interface Demand {
  lineId: number;
  devices: number;
}

/** The devices that are asked for at each line: its own actions share them, those of other lines do not; one for everything asks once. */
export function demandsOf(used: readonly Used<Pick<Terms, 'id' | 'mechanic' | 'isForAll'>>[]): Demand[] {
  const told = new Set<number>();
  return used.map(({ lineId, quantity, actions }) => {
    const asked = actions.map((action) => {
      if (told.has(action.id)) return 0;
      if (action.isForAll) told.add(action.id);
      return devicesOf(action) * (action.isForAll ? 1 : quantity);
    });
    return { lineId, devices: Math.max(0, ...asked) };
  });
}

export const devicesIn = (demands: readonly Demand[]): number => demands.reduce((sum, { devices }) => sum + devices, 0);
