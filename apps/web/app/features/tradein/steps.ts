import type { TradeInCondition, TradeInMemoryStep } from '../../generated/graphql.ts';
import type { Sum } from '../../platform/format/money.ts';
import type { Device } from './device.ts';

/** The steps of the calculator, in their order; it starts with the providers. */
export const steps = ['providers', 'model', 'memory', 'condition', 'color'] as const;
export type Step = (typeof steps)[number];

/** Those that a shopper is led through: who values is known from the beginning. */
export const countedSteps = ['model', 'memory', 'condition', 'color'] as const satisfies readonly Step[];
export type CountedStep = (typeof countedSteps)[number];

export interface DeviceFacts {
  /** Null while no model is chosen, or when it could not be loaded. */
  memoryStep: TradeInMemoryStep | null;
  /** Colours that make a difference; null while they have not been asked for. */
  colors: number | null;
}

/** The first step that is still to be answered; `done` when none is. */
export function stepOf(device: Device, { memoryStep, colors }: DeviceFacts): Step | 'done' {
  if (device.calculator === null) return 'providers';
  if (device.model === null) return 'model';
  if (device.memory === null && memoryStep !== 'SKIP') return 'memory';
  if (device.condition === null) return 'condition';
  if (device.color === null && colors !== 0) return 'color';
  return 'done';
}

/** The same device as it was before a step: what was answered from there on is asked again. */
export function before(device: Device, step: Step): Device {
  const from = steps.indexOf(step);
  const keepBefore = <Value>(name: Step, value: Value): Value | null => (steps.indexOf(name) < from ? value : null);
  return {
    tId: device.tId,
    calculator: keepBefore('providers', device.calculator),
    // The kind and the brand stay, so that another model of them is a click away.
    group: from > 0 ? device.group : null,
    brand: from > 0 ? device.brand : null,
    model: keepBefore('model', device.model),
    memory: keepBefore('memory', device.memory),
    condition: keepBefore('condition', device.condition),
    color: keepBefore('color', device.color),
  };
}

/** The memory that counts: 0 when the step is skipped. */
export const memoryOf = ({ memory }: Pick<Device, 'memory'>, memoryStep: TradeInMemoryStep | null): number | null =>
  memoryStep === 'SKIP' ? 0 : memory;

interface PriceOfOne {
  memory: number;
  condition: TradeInCondition;
  price: Sum;
}

/** The price in kopecks is looked up by memory and condition; null when such a device is not taken. */
export const priceOf = (prices: readonly PriceOfOne[], memory: number | null, condition: TradeInCondition | null): number | null =>
  prices.find((each) => each.memory === memory && each.condition === condition)?.price.amount ?? null;

/** What the devices come to; those that are not told to the end count for nothing. */
export const totalOf = (prices: readonly (number | null)[]): number => prices.reduce<number>((all, price) => all + (price ?? 0), 0);
