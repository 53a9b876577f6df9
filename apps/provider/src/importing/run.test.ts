import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, rows } from '../database/database.ts';
import { engines, type TestDatabase } from '../testing/databases.ts';
import { fillSmallShop, shop } from '../testing/small-shop.ts';
import { importFile } from './run.ts';

const kettle = {
  id: 501,
  article: 'K-1',
  name: "Kettle Vogel's 1.7",
  brand: "Vogel's",
  category: ['Кухня', 'Чайники'],
  price: 1990.5,
  ean: ['123'],
  description: null,
  specifications: [
    {
      group_name: 'Общие',
      items: [
        { name: 'Объём', value: 1.7, unit: 'л' },
        { name: 'Цвет', value: 'белый' },
        { name: 'Подсветка', value: true },
      ],
    },
  ],
};
const fan = { name: 'Вентилятор для корпуса', brand: 'be quiet!', category: [], price: 2990, stock: 7 };

describe.each(Object.entries(engines))('%s', (_, start) => {
  let database: TestDatabase;
  let db: Database;
  let folder: string;

  beforeAll(async () => {
    database = await start();
    db = database.connection.db;
    folder = mkdtempSync(join(tmpdir(), 'vitrina-import-'));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await database.stop();
  });
  beforeEach(async () => {
    await db.execute(sql`truncate cities, categories, brands, suppliers, attributes, imported restart identity cascade`);
    await fillSmallShop(db);
  });

  const run = async (name: string, content: string | Buffer) => {
    const file = join(folder, name);
    writeFileSync(file, content);
    const bad: string[] = [];
    const summary = await importFile(db, file, { bad: (line, problem) => bad.push(`${line} ${problem}`), progress: () => undefined });
    return { summary, bad };
  };
  const lines = (...products: object[]) => products.map((product) => JSON.stringify(product)).join('\n');

  test('categories, brands and specifications come into being; what can be told is kept', async () => {
    await run('new.jsonl.gz', gzipSync(lines(kettle, fan)));
    const [found] = await rows(
      db,
      sql`select p.name, p.price, b.code as brand, c.name as category, s.name as section, p.kind,
            (select string_agg(v.text, ';' order by v.attribute_id) from product_values v where v.product_id = p.id) as values,
            (select sum(quantity)::int > 0 from stock where product_id = p.id) as stocked, p.search is not null as searchable
          from products p join brands b on b.id = p.brand_id join categories c on c.id = p.category_id join categories s on s.id = c.parent_id where p.id = 501`,
    );
    expect(found).toEqual({
      name: "Kettle Vogel's 1.7",
      price: 199_050,
      brand: 'vogels',
      category: 'Чайники',
      section: 'Кухня',
      kind: 'kettle',
      values: '1,7;белый;есть',
      stocked: true,
      searchable: true,
    });
    expect(
      await rows(
        db,
        sql`select c.name as category, b.code as brand, s.quantity from products p join categories c on c.id = p.category_id
        join brands b on b.id = p.brand_id join stock s on s.product_id = p.id and s.store_id = ${shop.warehouse} where p.name = ${fan.name}`,
      ),
    ).toEqual([{ category: 'Прочее', brand: 'be-quiet', quantity: 7 }]);
  });

  test('the same file again changes nothing, a changed line changes its product', async () => {
    await run('once.jsonl', lines(kettle, fan));
    expect((await run('twice.jsonl', lines(kettle, fan))).summary).toMatchObject({ added: 0, changed: 0, same: 2 });
    expect((await run('changed.jsonl', lines({ ...kettle, price: 2490 }, fan))).summary).toMatchObject({ added: 0, changed: 1, same: 1 });
    expect(await rows(db, sql`select price from products where id = 501`)).toEqual([{ price: 249_000 }]);
  });

  test('a bad line is said by its number, the rest is kept', async () => {
    const text = [
      JSON.stringify(kettle),
      '{ no json',
      '',
      JSON.stringify({ ...fan, price: -1 }),
      JSON.stringify({ ...fan, name: 'line\u2028separator' }),
    ].join('\n');
    const { summary, bad } = await run('bad.jsonl', text);
    expect(summary).toMatchObject({ lines: 5, added: 2, bad: 2 });
    expect(bad.map((line) => line.slice(0, 8))).toEqual(['2 is not', '4 price:']);
  });
});
