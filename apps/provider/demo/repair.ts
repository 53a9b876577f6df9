import { z } from 'zod';
import { insertAll } from '../src/platform/database/bulk.ts';
import type { Database } from '../src/platform/database/database.ts';
import * as tables from '../src/platform/database/schema/repair.ts';
import { readContent } from './content.ts';

const problem = z.strictObject({
  name: z.string(),
  /** Of a model of 100 percent, and of a device of no known model; null where nobody knows before a look at it. */
  rubles: z.number().positive().nullable(),
  isInstallation: z.boolean().default(false),
  isVisibleDamage: z.boolean().default(false),
});
const model = z.strictObject({ brand: z.string(), name: z.string(), percent: z.int().positive() });

const { brands, deviceTypes } = readContent(
  'repair.json',
  z.strictObject({
    brands: z.array(z.strictObject({ code: z.string(), name: z.string() })),
    deviceTypes: z.array(
      z.strictObject({
        name: z.string(),
        singular: z.string(),
        hasImei: z.boolean().default(false),
        isMajor: z.boolean().default(false),
        hasData: z.boolean().default(false),
        isPlumbed: z.boolean().default(false),
        problems: z.array(problem).min(1),
        models: z.array(model).min(1),
      }),
    ),
  }),
);

/** Kopecks, of a model to ten rubles: a list of prices has no others. */
const costOf = (rubles: number | null, percent: number): number | null =>
  rubles === null ? null : Math.round((rubles * percent) / 1000) * 1000;

/** What is repaired, and what it costs. */
export async function seedRepair(db: Database): Promise<void> {
  const brandIds = new Map(brands.map(({ code }, index) => [code, index + 1]));
  const types = deviceTypes.map(({ problems: _problems, models: _models, ...type }, index) => ({
    id: index + 1,
    position: index + 1,
    ...type,
  }));
  const models = deviceTypes
    .flatMap((type, index) => type.models.map((model) => ({ ...model, deviceTypeId: index + 1, problems: type.problems })))
    .map(({ brand, ...model }, index) => {
      const brandId = brandIds.get(brand);
      if (brandId === undefined) throw new Error(`repair.json: nobody knows the brand ${brand}`);
      return { ...model, id: index + 1, brandId };
    });
  const problems = [
    ...deviceTypes.flatMap((type, index) =>
      type.problems.map((problem, at) => ({ problem, at, deviceTypeId: index + 1, modelId: null, percent: 100 })),
    ),
    ...models.flatMap(({ id, deviceTypeId, percent, problems }) =>
      problems.map((problem, at) => ({ problem, at, deviceTypeId, modelId: id, percent })),
    ),
  ].map(({ problem: { name, rubles, ...flags }, at, deviceTypeId, modelId, percent }, index) => ({
    id: index + 1,
    deviceTypeId,
    modelId,
    position: at + 1,
    name,
    cost: costOf(rubles, percent),
    ...flags,
  }));
  await insertAll(db, tables.repairDeviceTypes, types);
  await insertAll(
    db,
    tables.repairBrands,
    brands.map(({ code, name }, index) => ({ id: index + 1, code, name })),
  );
  await insertAll(
    db,
    tables.repairModels,
    models.map(({ id, deviceTypeId, brandId, name }) => ({ id, deviceTypeId, brandId, name })),
  );
  await insertAll(db, tables.repairProblems, problems);
}
