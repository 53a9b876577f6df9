import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAll } from '../src/database/bulk.ts';
import { rows } from '../src/database/database.ts';
import { migrate } from '../src/database/migrate.ts';
import { openInMemory } from '../src/database/pglite.ts';
import * as catalogue from '../src/database/schema/catalogue.ts';
import { evaluate } from '../src/tradein/evaluate.ts';
import { readCatalogue } from './catalogue.ts';
import { expand } from './expand.ts';
import { seedTradeIn, tradeInModelCount } from './tradein.ts';

let connection: Awaited<ReturnType<typeof openInMemory>>;
beforeAll(async () => {
  connection = await openInMemory();
  await migrate(connection);
  const { categories } = expand(readCatalogue(), new Date('2026-11-23T00:00:00Z'));
  await insertAll(connection.db, catalogue.categories, categories);
  await seedTradeIn(connection.db, categories);
}, 120_000);
afterAll(() => connection?.close());

test('hundreds of models are taken back: telephones, tablets, laptops, watches, consoles', async () => {
  const found = await rows<{ code: string; models: number; brands: number }>(
    connection.db,
    sql`select g.code, count(*)::int as models, count(distinct m.brand_id)::int as brands
        from tradein_models m join tradein_groups g on g.id = m.group_id group by g.code, g.position order by g.position`,
  );
  expect(found.map(({ code }) => code)).toEqual(['phones', 'tablets', 'laptops', 'watches', 'consoles']);
  expect(tradeInModelCount).toBeGreaterThan(400);
  for (const { models, brands } of found) expect([models >= 15, brands >= 4]).toEqual([true, true]);
});

test('a better condition and more memory are worth more, in every model', async () => {
  const wrong = await rows(
    connection.db,
    sql`select a.model_id from tradein_prices a join tradein_prices b on b.model_id = a.model_id
        where (a.memory = b.memory and a.status > b.status or a.status = b.status and a.memory > b.memory) and a.price <= b.price`,
  );
  expect(wrong).toEqual([]);
});

test('a device is worth what its model, memory, condition, colour and calculator say; what is not taken is worth nothing', async () => {
  const [{ id: modelId } = { id: 0 }] = await rows<{ id: number }>(
    connection.db,
    sql`select id from tradein_models where name = 'iPhone 15 Pro'`,
  );
  const device = { calculatorId: 1, modelId, memory: 128, status: 3, color: null } as const;
  const worth = (over: object) => evaluate(connection.db, { ...device, ...over });
  expect(await worth({})).toBe(56_000_00);
  expect(await worth({ memory: 256 })).toBe(60_500_00);
  expect(await worth({ status: 1 })).toBe(15_700_00);
  expect(await worth({ color: 'natural' })).toBe(56_500_00);
  expect(await worth({ calculatorId: 2 })).toBe(58_200_00);
  for (const over of [{ memory: 0 }, { color: 'coral' }, { modelId: -1 }, { calculatorId: 3 }]) expect(await worth(over)).toBeNull();
});
