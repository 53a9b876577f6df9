import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { column, type OpenDatabase, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { anyEngine, type TestDatabase } from '../../platform/database/testing/databases.ts';
import { fillSmallShop, shop } from '../../platform/database/testing/small-shop.ts';
import { takeSnapshot } from '../../platform/database/testing/snapshot.ts';
import { hash } from '../../platform/random.ts';
import { readCards } from '../cards/cards.ts';
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

/** An id that was once worked out of a brand and a name. */
const legacyName = 'Провод старый';
const legacyId = 900_000_000 + (hash(`${fan.brand}|${legacyName}`) % 99_000_000);
/** Longer than an index takes, and made so that it cannot be compressed. */
const unstorable = Array.from({ length: 1_000 }, (_, index) => String.fromCodePoint(0x20000 + ((index * 7_919) % 40_000))).join('');

describe.each(anyEngine)('%s', (_, start) => {
  let database: TestDatabase;
  let db: OpenDatabase;
  let restore: () => Promise<void>;
  let folder: string;

  beforeAll(async () => {
    database = await start();
    db = database.connection.db;
    await fillSmallShop(db);
    restore = await takeSnapshot(database.connection, 'snapshot');
    folder = mkdtempSync(join(tmpdir(), 'vitrina-import-'));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await database.stop();
  });
  beforeEach(() => restore());

  const run = async (name: string, content: string | Buffer, progress: () => void = () => undefined) => {
    const file = join(folder, name);
    writeFileSync(file, content);
    const bad: string[] = [];
    const summary = await importFile(db, file, { bad: (line, problem) => bad.push(`${line} ${problem}`), progress });
    return { summary, bad };
  };
  const lines = (...products: object[]) => products.map((product) => JSON.stringify(product)).join('\n');

  test('categories, brands and specifications come into being; what can be told is kept', async () => {
    await run('new.jsonl.gz', gzipSync(lines(kettle, fan)));
    const [productRow] = await rows(
      db,
      sql`select p.name, p.price, b.code as brand, c.name as category, s.name as section, p.kind,
            (select string_agg(v.text, ';' order by v.attribute_id) from product_values v where v.product_id = p.id) as values,
            (select sum(quantity)::int > 0 from stock where product_id = p.id) as stocked, exists (select from search_places k where k.product_id = p.id) as searchable
          from products p join brands b on b.id = p.brand_id join categories c on c.id = p.category_id join categories s on s.id = c.parent_id where p.id = 501`,
    );
    expect(productRow).toEqual({
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

  test('cards say of a product what the filters of its category were chosen by', async () => {
    const kettles = [1.5, 1.7].map((volume, index) => ({
      ...kettle,
      id: 510 + index,
      specifications: [{ group_name: 'Общие', items: [{ name: 'Объём', value: volume, unit: 'л' }] }],
    }));
    await run('cards.jsonl', lines(...kettles));
    const cards = await readCards(db, [510, 511], shop.city, new Date());
    expect(cards.map(({ highlights }) => highlights)).toEqual([
      [{ name: 'Объём', value: '1,5\u00a0л' }],
      [{ name: 'Объём', value: '1,7\u00a0л' }],
    ]);
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

  test('a run that dies in the middle is completed by the next one, so that all of it is found and filtered by', async () => {
    const many = lines(
      ...Array.from({ length: 700 }, (_, index) => ({
        ...kettle,
        id: 2_000 + index,
        specifications: [{ group_name: 'Общие', items: [{ name: 'Объём', value: 1 + (index % 5), unit: 'л' }] }],
      })),
    );
    const state = async () => {
      const [row] = await rows(
        db,
        sql`select count(*)::int as products, count(k.segment_id)::int as found, (select count(*)::int from category_attributes where is_card) as cards
          from products left join search_places k on k.product_id = id where id between 2000 and 2999`,
      );
      return row;
    };
    const die = (after: number) => {
      let batches = 0;
      return () => {
        batches += 1;
        if (batches >= after) throw new Error('killed');
      };
    };
    await expect(run('dies.jsonl', many, die(1))).rejects.toThrow('killed');
    expect(await state()).toEqual({ products: 500, found: 0, cards: 0 });
    await expect(run('dies.jsonl', many, die(2))).rejects.toThrow('killed');
    expect(await state()).toEqual({ products: 700, found: 0, cards: 0 });
    expect((await run('dies.jsonl', many)).summary).toMatchObject({ added: 0, changed: 0, same: 700 });
    expect(await state()).toEqual({ products: 700, found: 700, cards: 1 });
  });

  test('names without an id get numbers that never meet, the same each time, and a worked-out one of old is kept', async () => {
    // Both names fall on one number of the 32-bit hash by which ids were once worked out.
    const twins = ['Провод 15920', 'Провод 54228'].map((name) => ({ ...fan, name }));
    const ids = async () =>
      (
        await rows(db, { id: column.number, name: column.text }, sql`select id, name from products where name like 'Провод%' order by name`)
      ).map((row) => row.id);
    expect((await run('twins.jsonl', lines(...twins))).summary).toMatchObject({ added: 2 });
    const first = await ids();
    expect(new Set(first).size).toBe(2);
    expect(first.every((id) => id >= 1_500_000_000 && id < 2 ** 31)).toBe(true);
    expect((await run('twins.jsonl', lines(...twins.map((twin) => ({ ...twin, price: 10 }))))).summary).toMatchObject({ changed: 2 });
    expect(await ids()).toEqual(first);

    await run('old.jsonl', lines({ ...fan, id: legacyId, name: legacyName }));
    await db.execute(sql`update products set article = id::text where id = ${legacyId}`);
    expect((await run('old.jsonl', lines({ ...fan, name: legacyName, price: 10 }))).summary).toMatchObject({ added: 0, changed: 1 });
  });

  test('what was sold since does not come back: only the change of the told stock counts', async () => {
    const quantity = async () =>
      (
        await rows(
          db,
          { quantity: column.number },
          sql`select s.quantity from stock s join products p on p.id = s.product_id where p.name = ${fan.name}`,
        )
      )[0]?.quantity;
    const sell = (pieces: number) =>
      db.execute(
        sql`update stock set quantity = quantity - ${pieces} where product_id = (select id from products where name = ${fan.name})`,
      );
    await run('stock.jsonl', lines(fan));
    await sell(3);
    await run('stock.jsonl', lines(fan));
    expect(await quantity()).toBe(4);
    await run('stock.jsonl', lines({ ...fan, price: 3000 }));
    expect(await quantity()).toBe(4);
    await run('stock.jsonl', lines({ ...fan, stock: 12 }));
    expect(await quantity()).toBe(9);
    const { stock: _, ...silent } = fan;
    await run('stock.jsonl', lines(silent));
    await run('stock.jsonl', lines({ ...fan, stock: 2 }));
    expect(await quantity()).toBe(0);
  });

  test('a line that no database can keep, or that gives a thing away, is a bad line and not the end', async () => {
    const { summary, bad } = await run(
      'hostile.jsonl',
      [
        lines(kettle),
        '{"name":"a\\u0000b","brand":"x","price":5}',
        '{"name":"half \\ud83d","brand":"x","price":5}',
        '{"name":"n","brand":"x","price":5,"specifications":[{"group_name":"g","items":[{"name":"i","value":"\\ude00"}]}]}',
        '{"name":"free","brand":"x","price":0}',
        '{"name":"almost","brand":"x","price":0.004}',
        lines({ ...fan, name: 'x'.repeat(500), article: unstorable }),
        lines(fan),
      ].join('\n'),
    );
    expect(summary).toMatchObject({ lines: 8, added: 2, bad: 6 });
    expect(bad.map((line) => line.slice(0, 8))).toEqual(['2 name: ', '3 name: ', '4 specif', '5 price:', '6 price:', '7 is not']);
  });
});
