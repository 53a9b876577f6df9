import type { pricesByLetter, pricesByStatus } from '@vitrina/services/tradein/conditions.ts';
import type { letterPricesByMemory, memoryInfo, pricesByMemory, tradeInGroup } from '@vitrina/services/tradein/devices.ts';
import { type ConditionCode, conditionCodes, conditionLetters, noMemory } from '@vitrina/services/tradein/vocabulary.ts';
import type { Decoded } from '../base/source.ts';
import { conditionOf } from '../basket/offered-device.ts';
import type { TradeInCondition, TradeInMemoryStep, TradeInView } from '../generated/resolvers.ts';

export interface PriceOffer {
  memory: number;
  condition: TradeInCondition;
  price: number;
}
export interface MemoryOption {
  memory: number;
  name: string;
  price: number | null;
}
export interface MemoryStep {
  step: TradeInMemoryStep;
  memories: MemoryOption[];
}
export interface GradeOption {
  condition: TradeInCondition;
  letter: string;
  name: string;
  description: string;
  signs: readonly string[];
}

/** What a condition is called where the provider does not say. */
const names = { 3: 'Отличное', 2: 'Рабочее', 1: 'Разбит экран' } as const satisfies Record<ConditionCode, string>;

/** The calculator's view; one that does not say counts in numbers. */
export const viewOf = (view: string | null): TradeInView => (view === 'letters' ? 'LETTERS' : 'NUMBERS');

const terabyte = 1024;
const megabytes = (gigabytes: number): string =>
  gigabytes >= terabyte && gigabytes % terabyte === 0 ? `${gigabytes / terabyte} ТБ` : `${gigabytes} ГБ`;
/** A memory in words. */
export const memoryName = (memory: number, name: string | null): string => name ?? (memory === noMemory ? 'Без выбора' : megabytes(memory));

/** Sizes of an answer that is keyed by them, the smallest first. */
const sizesOf = (answer: Readonly<Record<string, unknown>>): number[] =>
  Object.keys(answer)
    .map(Number)
    .sort((one, other) => one - other);

/** Skipped when the key 0 is there, an error when nothing is, otherwise a choice. */
export function memoryStep(info: Decoded<typeof memoryInfo>): MemoryStep {
  const sizes = sizesOf(info);
  if (sizes.length === 0) return { step: 'ERROR', memories: [] };
  if (sizes.includes(noMemory)) return { step: 'SKIP', memories: [] };
  return {
    step: 'CHOOSE',
    memories: sizes.map((memory) => {
      const { name = null, price = null } = info[String(memory)] ?? {};
      return { memory, name: memoryName(memory, name), price };
    }),
  };
}

const pricesOf = <Prices>(answer: Readonly<Record<string, Prices>>, priceIn: (prices: Prices, code: ConditionCode) => number | null) =>
  sizesOf(answer).flatMap((memory): PriceOffer[] =>
    conditionCodes.flatMap((code) => {
      const prices = answer[String(memory)];
      const price = prices === undefined ? null : priceIn(prices, code);
      return price === null ? [] : [{ memory, condition: conditionOf(code), price }];
    }),
  );

/** Prices by memory and condition, in both views: what is not taken in a condition has none. */
export const pricesByCodes = (answer: Decoded<typeof pricesByMemory>): PriceOffer[] =>
  pricesOf(answer, (prices: Decoded<typeof pricesByStatus>, code) => prices[`${code}`]);
export const pricesByLetters = (answer: Decoded<typeof letterPricesByMemory>): PriceOffer[] =>
  pricesOf(answer, (prices: Decoded<typeof pricesByLetter>, code) => prices[conditionLetters[code]]);

/** The price is looked up by memory and status. */
export const priceOf = (prices: readonly PriceOffer[], memory: number, condition: TradeInCondition): number | null =>
  prices.find((price) => price.memory === memory && price.condition === condition)?.price ?? null;

/** What the conditions mean, from the best to the worst; in general words where the provider tells nothing. */
export function gradesOf({ conditions }: Pick<Decoded<typeof tradeInGroup>, 'conditions'>): GradeOption[] {
  return conditionCodes.flatMap((code) => {
    const describedCondition = conditions.find(({ status }) => status === code);
    if (describedCondition === undefined && conditions.length > 0) return [];
    return {
      condition: conditionOf(code),
      letter: conditionLetters[code],
      name: describedCondition?.name ?? names[code],
      description: describedCondition?.description ?? '',
      signs: describedCondition?.signs ?? [],
    };
  });
}
