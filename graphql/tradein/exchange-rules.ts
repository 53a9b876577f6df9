import { deviceIds } from '@vitrina/services/tradein/vocabulary.ts';

/** Whether a device may have this number (spec 2 §9). */
export function isDeviceNumber(tId: string): boolean {
  return /^\d{5}$/.test(tId) && Number(tId) >= deviceIds.least && Number(tId) <= deviceIds.most;
}

/** Gigabytes that a device can have; 0 is one that has none to choose. */
export const isMemory = (memory: number): boolean => Number.isInteger(memory) && memory >= 0 && memory <= 1_000_000;
