import { conditionLetters, conditionNumbers } from '@vitrina/services/tradein/vocabulary.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAll } from '../src/platform/database/bulk.ts';
import { column, rows } from '../src/platform/database/database.ts';
import type { EmbeddedDatabase } from '../src/platform/database/pglite.ts';
import * as catalogue from '../src/platform/database/schema/catalogue.ts';
import { sql } from '../src/platform/database/sql.ts';
import { openMigratedDatabase } from '../src/platform/database/testing/databases.ts';
import { evaluate } from '../src/pricing/tradein/evaluate.ts';
import { groupByMemory, readColors, readPrices } from '../src/pricing/tradein/prices.ts';
import { readBrands, readGroups, readModels, readPopularBrands, searchModels } from '../src/pricing/tradein/read.ts';
import { readCatalogue } from './catalogue.ts';
import { expand } from './expand.ts';
import { seedTradeIn, tradeInModelCount } from './tradein.ts';

/** The first calculator, everything that it takes. */
const all = { calculatorId: 1, groupId: null, limit: 100, offset: 0 } as const;

let connection: EmbeddedDatabase;
beforeAll(async () => {
  connection = await openMigratedDatabase();
  const { categories } = expand(readCatalogue(), new Date('2026-11-23T00:00:00Z'));
  await insertAll(connection.db, catalogue.categories, categories);
  await seedTradeIn(connection.db, categories);
});
afterAll(() => connection?.close());

test('hundreds of models are taken back: telephones, tablets, laptops, watches, consoles', async () => {
  const groupRows = await rows(
    connection.db,
    { code: column.text, models: column.number, brands: column.number },
    sql`select g.code, count(*)::int as models, count(distinct m.brand_id)::int as brands
        from tradein_models m join tradein_groups g on g.id = m.group_id group by g.code, g.position order by g.position`,
  );
  expect(groupRows.map(({ code }) => code)).toEqual(['phones', 'tablets', 'laptops', 'watches', 'consoles']);
  expect(tradeInModelCount).toBeGreaterThan(400);
  for (const { models, brands } of groupRows) expect([models >= 15, brands >= 4]).toEqual([true, true]);
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
  const [{ id: modelId } = { id: 0 }] = await rows(
    connection.db,
    { id: column.number },
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

test.each([
  ['айфон 15 pro', 'iPhone 15 Pro'],
  ['galaxy s23', 'Galaxy S23'],
  ['самсунг s23 ultra', 'Galaxy S23 Ultra'],
  ['ultra s23', 'Galaxy S23 Ultra'],
  ['часы garmin fenix 8', 'Garmin Fenix 8 47 мм'],
  ['макбук m3', 'MacBook Pro 16 (2023, M3 Pro)'],
])('«%s» finds %s', async (query, name) => {
  const { models } = await searchModels(connection.db, { ...all, model: null, words: query.split(' ') });
  expect(models.map((model) => model.name)).toContain(name);
});

test.each([
  ['айфон 13', 'iPhone 13'],
  ['галакси s23', 'Galaxy S23'],
  ['макбук air 13', 'MacBook Air 13 (2025, M4)'],
])('«%s» finds what is called so before others of its maker: %s', async (query, name) => {
  const { models } = await searchModels(connection.db, { ...all, model: null, words: query.split(' ') });
  expect(models[0]?.name).toBe(name);
});

test('a search takes signs as they are, begins where it is told, and says how many there are beyond its page', async () => {
  const search = (over: object) => searchModels(connection.db, { ...all, model: null, words: [], ...over });
  for (const sign of ['%', '_', '\\']) expect((await search({ words: [sign] })).total).toBe(0);
  const { models, total } = await search({ model: 'iPhone 13', limit: 2 });
  expect([models.length, total]).toEqual([2, 4]);
  expect(await search({ model: 'iPhone 13', limit: 2, offset: 100 })).toEqual({ models: [], total: 4 });
  // A partner takes telephones and tablets only.
  expect((await search({ calculatorId: 2, words: ['macbook'] })).total).toBe(0);
});

test('brands and models are those that the calculator takes, of one kind or of all', async () => {
  const names = async (over: object) => (await readBrands(connection.db, { ...all, ...over })).map(({ name }) => name);
  expect(await names({ groupId: 5 })).toEqual(['Microsoft', 'Nintendo', 'Sony', 'Valve']);
  expect(await names({ calculatorId: 2 })).not.toContain('Valve');
  expect(await names({ calculatorId: 2, groupId: 5 })).toEqual([]);
  const popular = await readPopularBrands(connection.db, { calculatorId: 1, groupId: 1 });
  expect(popular.slice(0, 3).map(({ name }) => name)).toEqual(['Apple', 'Samsung', 'Xiaomi']);
  const [newest] = await readModels(connection.db, { calculatorId: 1, groupId: 1 }, [1]);
  expect(newest).toMatchObject({ name: 'iPhone 16e', brand: 'Apple', brand_id: 1, group_id: 1 });
});

test('prices are keyed by memory and by the view of the condition; a watch has the memory 0', async () => {
  const idOf = async (name: string): Promise<number> =>
    (await rows(connection.db, { id: column.number }, sql`select id from tradein_models where name = ${name}`))[0]?.id ?? 0;
  const phone = await readPrices(connection.db, 1, await idOf('Galaxy S24 Ultra'));
  const numbers = groupByMemory(phone, conditionNumbers);
  expect(numbers).toMatchObject({ 256: { 3: 58_000_00, 2: 41_800_00, 1: 16_200_00 }, 512: { 3: 62_600_00 } });
  expect(groupByMemory(phone, conditionLetters)).toMatchObject({ 256: { C: 58_000_00, D: 41_800_00, NC: 16_200_00 } });
  expect(Object.keys(groupByMemory(await readPrices(connection.db, 1, await idOf('Apple Watch Ultra 2')), conditionLetters))).toEqual([
    '0',
  ]);
  expect(await readPrices(connection.db, 2, await idOf('Apple Watch Ultra 2'))).toEqual([]);
  const colors = await readColors(connection.db, 1, await idOf('iPhone 15 Pro'), { memory: 128, status: 3 });
  expect(colors.map(({ code, price }) => [code, price])).toContainEqual(['natural', 56_500_00]);
  const [firstColor] = await readColors(connection.db, 1, await idOf('iPhone 15 Pro'), null);
  expect(firstColor).toMatchObject({ code: 'black', price: null });
});

test('every kind has its three conditions in plain words', async () => {
  for (const { conditions } of await readGroups(connection.db, 1)) {
    expect(conditions.map(({ status }) => status)).toEqual([3, 2, 1]);
    for (const { name, description, signs } of conditions) expect([name, description, signs.length > 1]).not.toContain('');
  }
});
