import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EmbeddedDatabase } from '../../platform/database/pglite.ts';
import { openMigratedDatabase } from '../../platform/database/testing/databases.ts';
import { fillSmallShop } from '../../platform/database/testing/small-shop.ts';
import { recordStatements } from '../../platform/database/testing/statements.ts';
import { importFile } from './run.ts';

let database: EmbeddedDatabase;
let folder: string;

beforeAll(async () => {
  database = await openMigratedDatabase();
  await fillSmallShop(database.db);
  folder = await mkdtemp(join(tmpdir(), 'vitrina-import-'));
});
afterAll(async () => {
  await database?.close();
  await rm(folder, { recursive: true, force: true });
});

const line = (number: number) =>
  JSON.stringify({
    name: `Чайник ${number}`,
    brand: 'Acme',
    article: `K-${number}`,
    category: ['Кухня', 'Чайники'],
    price: 1000 + number,
    description: '',
    specifications: [{ group_name: 'Общие', items: [{ name: 'Объём', value: number % 7, unit: 'л' }] }],
  });

test('a batch takes as many statements as one product, and every step is told', async () => {
  const statements = recordStatements(database.client);
  const steps: string[] = [];
  const statementsOf = async (numbers: readonly number[]) => {
    const file = join(folder, 'some.jsonl');
    await writeFile(file, numbers.map((number) => `${line(number)}\n`).join(''));
    statements.take();
    const { added, bad } = await importFile(database.db, file, {
      bad: () => undefined,
      progress: () => undefined,
      step: (said) => steps.push(said),
    });
    expect({ added, bad }).toEqual({ added: numbers.length, bad: 0 });
    return statements.take().length;
  };
  await statementsOf([1]);
  const ofOne = await statementsOf([2]);
  const ofMany = await statementsOf(Array.from({ length: 300 }, (_, index) => 3 + index));
  expect(ofMany - ofOne).toBeLessThan(10);
  expect(steps.slice(0, 4)).toEqual(['gathering statistics', 'choosing filters', 'counting', '7 products indexed for search']);
});
