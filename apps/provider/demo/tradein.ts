import { type ConditionCode, conditionCodes } from '@vitrina/services/tradein/vocabulary.ts';
import { z } from 'zod';
import { insertAll } from '../src/platform/database/bulk.ts';
import type { Database } from '../src/platform/database/database.ts';
import * as tables from '../src/platform/database/schema/tradein.ts';
import { readContent } from './content.ts';

const status = z.literal([...conditionCodes]);
const condition = z.strictObject({ status, name: z.string(), description: z.string(), signs: z.array(z.string()).min(1) });

const { calculators, groups, brands, colors } = readContent(
  'tradein/tradein.json',
  z.strictObject({
    calculators: z.array(
      z.strictObject({
        id: z.int().positive(),
        name: z.string(),
        description: z.string(),
        view: z.enum(['numbers', 'letters']),
        percent: z.int().positive(),
        groups: z.array(z.string()).min(1),
        categories: z.array(z.string()).min(1),
      }),
    ),
    groups: z.array(z.strictObject({ code: z.string(), name: z.string(), singular: z.string(), conditions: z.array(condition).length(3) })),
    brands: z.array(z.strictObject({ code: z.string(), name: z.string(), popular: z.int().optional(), aliases: z.string() })),
    colors: z.array(z.strictObject({ code: z.string(), name: z.string(), hex: z.string(), rubles: z.int().default(0) })),
  }),
);

/** What a device was worth new enough to be perfect, with the least memory. */
const model = z.strictObject({
  brand: z.string(),
  name: z.string(),
  year: z.int(),
  rubles: z.int().positive(),
  memories: z.array(z.int().nonnegative()).min(1),
  colors: z.array(z.string()),
});
const models = groups
  .flatMap(({ code }, index) =>
    readContent(`tradein/${code}.json`, z.array(model)).map((device) => ({ ...device, groupId: index + 1, group: code })),
  )
  .map((device, index) => ({ ...device, id: index + 1, brandId: numberOf(brands, device.brand) }));

/** Percent of the perfect one's price. */
const percents = { 3: 100, 2: 72, 1: 28 } as const satisfies Record<ConditionCode, number>;
/** Each step of memory adds so many percent. */
const percentOfMemory = 8;

const inHundreds = (rubles: number): number => Math.max(1, Math.round(rubles / 100)) * 100;

function numberOf(things: readonly { code: string }[], code: string): number {
  const index = things.findIndex((item) => item.code === code);
  if (index === -1) throw new Error(`tradein: nobody knows ${code}`);
  return index + 1;
}

const prices = models.flatMap(({ id, rubles, memories }) =>
  memories.flatMap((memory, at) =>
    conditionCodes.map((code) => ({
      modelId: id,
      memory,
      status: code,
      price: inHundreds((rubles * (100 + at * percentOfMemory) * percents[code]) / 10_000) * 100,
    })),
  ),
);

const modelColors = models.flatMap(({ id, colors: ofModel }) =>
  ofModel.map((code, at) => ({
    modelId: id,
    colorCode: code,
    position: at + 1,
    extra: (colors[numberOf(colors, code) - 1]?.rubles ?? 0) * 100,
  })),
);

/** Who takes old devices back, which ones, and what they are worth. */
export async function seedTradeIn(db: Database, categories: readonly { id: number; code: string }[]): Promise<void> {
  const categoryIds = new Map(categories.map(({ id, code }) => [code, id]));
  await insertAll(
    db,
    tables.tradeInCalculators,
    calculators.map(({ id, name, description, view, percent }, index) => ({ id, position: index + 1, name, description, view, percent })),
  );
  await insertAll(
    db,
    tables.tradeInGroups,
    groups.map(({ code, name, singular }, index) => ({ id: index + 1, position: index + 1, code, name, singular })),
  );
  await insertAll(
    db,
    tables.tradeInConditions,
    groups.flatMap(({ conditions }, index) => conditions.map((condition) => ({ ...condition, groupId: index + 1 }))),
  );
  await insertAll(
    db,
    tables.tradeInCalculatorGroups,
    calculators.flatMap(({ id, groups: groupCodes }) => groupCodes.map((code) => ({ calculatorId: id, groupId: numberOf(groups, code) }))),
  );
  await insertAll(
    db,
    tables.tradeInCalculatorCategories,
    calculators.flatMap(({ id, categories: categoryCodes }) =>
      categoryCodes.map((code) => {
        const categoryId = categoryIds.get(code);
        if (categoryId === undefined) throw new Error(`tradein: nobody knows the category ${code}`);
        return { calculatorId: id, categoryId };
      }),
    ),
  );
  await insertAll(
    db,
    tables.tradeInBrands,
    brands.map(({ code, name, popular = null, aliases }, index) => ({ id: index + 1, code, name, popular, aliases })),
  );
  await insertAll(
    db,
    tables.tradeInModels,
    models.map(({ id, groupId, brandId, name, year }) => ({ id, groupId, brandId, name, year })),
  );
  await insertAll(db, tables.tradeInPrices, prices);
  await insertAll(
    db,
    tables.tradeInColors,
    colors.map(({ code, name, hex }) => ({ code, name, hex })),
  );
  await insertAll(db, tables.tradeInModelColors, modelColors);
}

/** How much there is of it. */
export const tradeInModelCount = models.length;
