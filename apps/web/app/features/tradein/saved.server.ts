import type { RouterContextProvider } from 'react-router';
import { TradeInSavedDocument, type TradeInSavedQuery } from '../../generated/graphql.ts';
import { answered } from './ask.server.ts';
import { type Device, isTId, otherColor } from './device.ts';

type SavedDevice = NonNullable<TradeInSavedQuery['tradeInExchangeDevices']>[number];

/** A device that the visitor has chosen before, as the calculator has it; null for one that cannot be opened there. */
export function opened(saved: Omit<SavedDevice, 'brand' | 'model'>): Device | null {
  const { tId, calculatorId, groupId, brandId, modelId, memory, condition, color } = saved;
  if (tId === null || !isTId(Number(tId)) || calculatorId === null || modelId === null || condition === null) return null;
  return {
    tId: Number(tId),
    calculator: calculatorId,
    group: groupId,
    brand: brandId,
    model: modelId,
    memory,
    condition,
    color: color ?? otherColor,
  };
}

/** What the visitor has chosen before: it counts in the basket already. */
export async function readSaved(context: Readonly<RouterContextProvider>, request: Request) {
  const { data, errors } = await answered(context, request, TradeInSavedDocument, {});
  const devices = data?.tradeInExchangeDevices ?? [];
  return {
    /** Something may have been chosen that did not come. */
    isLost: errors.length > 0,
    devices: devices.flatMap((device) => opened(device) ?? []),
    product: data?.tradeInDerivable?.productId ?? null,
    /** By model: a provider that does not tell where to find a model tells its name. */
    names: new Map(devices.map(({ modelId, brand, model }) => [modelId, { brand, model }])),
  };
}
