import type { TradeInCondition } from '../../generated/graphql.ts';

/** An old device as far as it is told; null is what has not been asked yet. */
export interface Device {
  /** A random number of five digits. */
  readonly tId: number;
  readonly calculator: string | null;
  readonly group: string | null;
  readonly brand: string | null;
  readonly model: string | null;
  /** Gb; 0 for a model that has none to choose. */
  readonly memory: number | null;
  readonly condition: TradeInCondition | null;
  /** `otherColor` where the shopper's is not among those that are known. */
  readonly color: string | null;
}

export const otherColor = '-';
/** Numbers of devices lie between these, both included (spec 2 §9). */
export const tIds = { least: 10_000, most: 99_999 } as const;
/** The calculator that is meant when none is chosen (spec 2 §9). */
export const firstCalculator = '1';
/** Devices in one exchange (ours). */
export const maxDevices = 5;

export const isTId = (number: number): boolean => Number.isInteger(number) && number >= tIds.least && number <= tIds.most;

/** A number of five digits that none of these has; `random` gives numbers from 0 to below 1. */
export function newTId(usedIds: readonly number[], random: () => number): number {
  const span = tIds.most - tIds.least + 1;
  const first = tIds.least + Math.floor(random() * span);
  for (let step = 0; step < span; step++) {
    const number = tIds.least + ((first - tIds.least + step) % span);
    if (!usedIds.includes(number)) return number;
  }
  throw new Error('Every number is taken.');
}

export const emptyDevice = (tId: number): Device => ({
  tId,
  calculator: null,
  group: null,
  brand: null,
  model: null,
  memory: null,
  condition: null,
  color: null,
});

/** Adding makes the next entry; as many as there may be stay as they are. */
export const addDevice = (devices: readonly Device[], next: Device): Device[] =>
  devices.length >= maxDevices ? [...devices] : [...devices, next];

/** Removing leaves the rest, or the next entry when none remains. */
export function removeDevice(devices: readonly Device[], tId: number, next: Device): Device[] {
  const rest = devices.filter((device) => device.tId !== tId);
  return rest.length === 0 ? [next] : rest;
}

export const replaceDevice = (devices: readonly Device[], device: Device): Device[] =>
  devices.map((each) => (each.tId === device.tId ? device : each));

/** Whether two are told alike: the same number, worth the same. */
export const isSame = (one: Device, other: Device): boolean =>
  one.tId === other.tId &&
  one.calculator === other.calculator &&
  one.model === other.model &&
  (one.memory ?? 0) === (other.memory ?? 0) &&
  one.condition === other.condition &&
  (one.color ?? otherColor) === (other.color ?? otherColor);

/** What the calculator is at: the new device, or one of those that are handed in; the first of them when neither is named. */
export function currentOf(devices: readonly Device[], at: string | null): 'new' | number | null {
  if (at === 'new') return 'new';
  return devices.find(({ tId }) => String(tId) === at)?.tId ?? devices[0]?.tId ?? null;
}
