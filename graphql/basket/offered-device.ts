import { asId } from '@vitrina/services/contract/wire.ts';
import { type ConditionCode, defaultCalculator, deviceIds } from '@vitrina/services/tradein/vocabulary.ts';
import { badInput } from '../base/errors.ts';
import type { TradeInCondition, TradeInDeviceInput } from '../generated/resolvers.ts';

const byCode = { 3: 'PERFECT', 2: 'WORKING', 1: 'BROKEN_SCREEN' } as const satisfies Record<ConditionCode, TradeInCondition>;
const codes: Readonly<Record<TradeInCondition, ConditionCode>> = { PERFECT: 3, WORKING: 2, BROKEN_SCREEN: 1 };

/** The provider's code of a condition. */
export const codeOf = (condition: TradeInCondition): ConditionCode => codes[condition];
export const conditionOf = (code: ConditionCode): TradeInCondition => byCode[code];

/** Whether a device may have this number (spec 2 §9). */
export function isDeviceNumber(tId: string): boolean {
  return /^\d{5}$/.test(tId) && Number(tId) >= deviceIds.least && Number(tId) <= deviceIds.most;
}

/** Gigabytes that a device can have; 0 is one that has none to choose. */
export const isMemory = (memory: number): boolean => Number.isInteger(memory) && memory >= 0 && memory <= 1_000_000;

export function numberOf(tId: string | null | undefined, path: string): number | undefined {
  if (tId === null || tId === undefined) return undefined;
  if (!isDeviceNumber(tId)) throw badInput({ [`${path}tId`]: ['Такого устройства нет.'] });
  return Number(tId);
}

/** A device as the provider is told of it. `path` leads to it in the input. */
export function offeredDevice({ tId, calculatorId, modelId, memory, condition, color }: TradeInDeviceInput, path: string) {
  if (!isMemory(memory)) throw badInput({ [`${path}memory`]: ['Выберите память из списка.'] });
  return {
    tId: numberOf(tId, path),
    calculator_id: calculatorId ?? asId(defaultCalculator),
    model_id: modelId,
    memory,
    status: codeOf(condition),
    color: color ?? null,
  };
}
