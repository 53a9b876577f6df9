import { asId } from '@vitrina/services/contract/wire.ts';
import { defaultCalculator } from '@vitrina/services/tradein/vocabulary.ts';
import { badInput } from '../base/errors.ts';
import type { TradeInDeviceInput } from '../generated/resolvers.ts';
import { isDeviceNumber, isMemory } from '../tradein/exchange-rules.ts';
import { codeOf } from '../tradein/rules.ts';

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
