import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { column, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { anyEngine, type TestDatabase } from '../../platform/database/testing/databases.ts';
import { fillSmallShop, shop } from '../../platform/database/testing/small-shop.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { find } from './find.ts';
import { rebuildOutdatedIndex } from './index/rebuild.ts';
import { indexForSearch, markDueForSearch } from './index/write.ts';

describe.each(anyEngine)('the index on %s', (_, start) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await start();
    await fillSmallShop(database.connection.db);
  });
  afterAll(() => database?.stop());

  /** Ids of the live documents that have a term. */
  async function having(term: string): Promise<number[]> {
    const index = new CatalogueIndex(database.connection.db);
    const snapshot = await index.snapshot();
    const postings = await index.postings(snapshot, [term]);
    return snapshot.segments.flatMap(({ columns, dead }, segment) => {
      const packed = postings.get(term)?.[segment]?.packed ?? new Uint8Array();
      // Distances of a small shop take one byte each.
      let document = 0;
      const documents = Array.from({ length: packed.length / 4 }, (_, place) => {
        document += packed[place * 4] ?? 0;
        return document;
      });
      return documents.filter((number) => !dead.has(number)).map((number) => columns.ids[number] ?? 0);
    });
  }

  test('who asks for reviews is led to those of the model that is meant, or to what is meant, the best rated first', async () => {
    const { db } = database.connection;
    await db.execute(
      sql`insert into models (id, code, name, brand_id, category_id) values (1, 'orion-16', 'Орион 16', 1, 224), (2, 'vega', 'Вега', 1, 224)`,
    );
    const name = (id: number, text: string, model: number) =>
      db.execute(sql`update products set name = ${text}, model_id = ${model} where id = ${id}`);
    await name(shop.phone, 'Телефон Орион 16 чёрный', 1);
    await name(shop.preorder, 'Телефон Орион 16 белый', 1);
    await name(shop.partner, 'Телефон Вега 3', 2);
    await markDueForSearch(db, [shop.phone, shop.preorder, shop.partner]);
    await indexForSearch(db);
    const leads = async (text: string) => (await find(db, text)).redirect;
    expect(await leads('орион 16 отзывы')).toMatch(/^\/catalog\/smartphones\/224\/(?:1001|1003)\/comments$/);
    expect(await leads('отзывы вега 3')).toBe(`/catalog/smartphones/224/${shop.partner}/comments`);
    expect(await leads('Отзывы о телефон')).toBe(`/search?q=${encodeURIComponent('телефон')}&sort=-rating`);
    expect(await leads('Acme отзывы')).toBe('/catalog/brand/acme?sort=-rating');
    expect(await leads('отзывы орион')).toBe(`/search?q=${encodeURIComponent('орион')}&sort=-rating`);
    expect([await leads('орион 16'), await leads('отзывы')]).toEqual([null, null]);
    expect((await find(db, 'отзывы орион 16', { literally: true })).redirect).toBeNull();
  });

  test('what has changed is found by its new name alone, what is no longer sold by none', async () => {
    const { db } = database.connection;
    const [phone] = await rows(
      db,
      { id: column.number },
      sql`select id from products where status = 1 and category_id is not null and not is_markdown order by id limit 1`,
    );
    const id = phone?.id ?? 0;
    await db.execute(sql`update products set name = 'Граммофон прежний' where id = ${id}`);
    await markDueForSearch(db, [id]);
    await indexForSearch(db);
    expect(await having('граммофн')).toEqual([id]);

    await db.execute(sql`update products set name = 'Патефон нынешний' where id = ${id}`);
    await markDueForSearch(db, [id]);
    await indexForSearch(db);
    expect(await having('граммофн')).toEqual([]);
    expect(await having('патефн')).toEqual([id]);

    await db.execute(sql`update products set status = 0 where id = ${id}`);
    await markDueForSearch(db, [id]);
    await indexForSearch(db);
    expect(await having('патефн')).toEqual([]);
    await db.execute(sql`update products set status = 1 where id = ${id}`);
    await markDueForSearch(db, [id]);
    await indexForSearch(db);
  });

  test('what an earlier version has indexed is indexed anew, and what this one has is left alone', async () => {
    const { db } = database.connection;
    const segments = () => rows(db, { id: column.number }, sql`select id from search_segments order by id`);
    await rebuildOutdatedIndex(db);
    const segmentsBefore = await segments();
    await rebuildOutdatedIndex(db);
    expect(await segments()).toEqual(segmentsBefore);

    const [last] = await rows(
      db,
      { id: column.number, name: column.text },
      sql`select id, name from products join search_places on product_id = id where status = 1 order by id desc limit 1`,
    );
    // As an earlier version may have left it: with words that are read otherwise today.
    await db.execute(sql`update products set name = 'Граммофон' where id = ${last?.id ?? 0}`);
    await db.execute(sql`update meta set value = 'earlier' where key = 'search_index'`);
    await rebuildOutdatedIndex(db);
    expect(await segments()).not.toEqual(segmentsBefore);
    expect(await having('граммофн')).toEqual([last?.id]);
    await db.execute(sql`update products set name = ${last?.name ?? ''} where id = ${last?.id ?? 0}`);
    await markDueForSearch(db, [last?.id ?? 0]);
    await indexForSearch(db);
  });

  test('many small parts become one, and none of what was replaced comes back', async () => {
    const { db } = database.connection;
    const [phone] = await rows(db, { id: column.number }, sql`select id from products where name = 'Патефон нынешний'`);
    for (let turn = 1; turn <= 10; turn += 1) {
      await db.execute(sql`update products set name = ${`Патефон нынешний, выпуск ${turn}`} where id = ${phone?.id ?? 0}`);
      await markDueForSearch(db, [phone?.id ?? 0]);
      await indexForSearch(db);
    }
    const [count] = await rows(db, { segments: column.number }, sql`select count(*)::int as segments from search_segments`);
    expect(count?.segments).toBeLessThanOrEqual(9);
    expect(await having('патефн')).toEqual([phone?.id]);
  });

  test('small parts on both sides of one that stays become one, and what that one has is still found', async () => {
    const { db } = database.connection;
    const ids = (await rows(db, { id: column.number }, sql`select product_id as id from search_places order by 1`)).map(({ id }) => id);
    const [first = 0, last = 0] = [ids[0], ids.at(-1)];
    const [name] = await rows(db, { name: column.text }, sql`select name from products where id = ${first}`);
    const index = async (id: number) => {
      await markDueForSearch(db, [id]);
      await indexForSearch(db);
    };
    await index(first);
    await db.execute(sql`update products set name = 'Граммофон, который остаётся' where id = ${first}`);
    await index(first);
    // As large as one that is never made anew.
    await db.execute(sql`update search_segments set documents = 65536 where id = (select max(id) from search_segments)`);
    const [large] = await rows(db, { id: column.number }, sql`select max(id) as id from search_segments`);
    for (let turn = 0; turn < 10; turn += 1) await index(last);
    expect(await rows(db, sql`select segment_id as id from search_places where product_id = ${first}`)).toEqual([large]);
    await db.execute(sql`update search_segments set documents = 1 where id = ${large?.id ?? 0}`);
    expect(await having('граммофн')).toEqual([first]);
    await db.execute(sql`update products set name = ${name?.name ?? ''} where id = ${first}`);
    await index(first);
  });

  test('indexing again what has not changed writes nothing', async () => {
    const { db } = database.connection;
    const ids = async () => rows(db, sql`select id from search_segments order by id`);
    const before = await ids();
    await indexForSearch(db);
    expect(await ids()).toEqual(before);
  });

  test('an exact code is first, in whichever spelling; another page does not search again', async () => {
    const { db } = database.connection;
    const [phone] = await rows(
      db,
      { id: column.number },
      sql`update products set article = 'AB-1234/X' where name like 'Патефон%' returning id`,
    );
    expect((await find(db, 'ab 1234x')).ids).toEqual([phone?.id]);
    expect((await find(db, String(phone?.id))).ids[0]).toBe(phone?.id);
    expect(await find(db, 'патефон')).toBe(await find(db, ' патефон '));
  });

  describe('once the index has been looked at again', () => {
    const now = performance.now.bind(performance);
    // For some seconds nobody asks whether it has changed.
    beforeAll(() => void vi.spyOn(performance, 'now').mockImplementation(() => now() + 10_000));
    afterAll(() => void vi.restoreAllMocks());

    test('used and marked-down pieces are found by a word for them, of what else is asked or all', async () => {
      const { db } = database.connection;
      const { ids } = await find(db, 'патефон');
      const [whole = 0] = ids;
      await db.execute(sql`update products set is_markdown = true, parent_product_id = ${whole} where id = ${shop.partner}`);
      expect(await find(db, 'патефон уценённый')).toMatchObject({ isMarkedDown: true, ids: [shop.partner] });
      expect((await find(db, 'патефон бу')).parts.map(({ name, rest }) => [name, rest])).toEqual([
        ['патефон', 'уценка'],
        ['уценённые', 'патефон'],
      ]);
      expect((await find(db, 'б/у')).ids).toEqual([shop.partner]);
      await db.execute(sql`update products set price = 70000 where id = ${shop.partner}`);
      expect((await find(db, 'патефон б/у до 700')).ids).toEqual([shop.partner]);
      expect((await find(db, 'патефон б/у до 699')).ids).toEqual([]);
      expect((await find(db, 'патефон б/у до 700')).complete).toBe(1);
      expect((await find(db, 'уценка такогонетничего')).ids).toEqual([]);
      expect(await find(db, 'патефон')).toMatchObject({ isMarkedDown: false, ids });
      await db.execute(sql`update products set is_markdown = false, parent_product_id = null where id = ${shop.partner}`);
    });

    test('a word that nothing has is not offered to be insisted upon, and is no part of what was understood', async () => {
      const { db } = database.connection;
      const { leftOut, unmatched, parts, page } = await find(db, 'сдать патефон');
      expect({ leftOut, unmatched, page: page?.url }).toEqual({ leftOut: ['сдать'], unmatched: ['сдать'], page: '/trade-in' });
      expect(parts.map(({ name }) => name)).toEqual(['патефон']);
      // Each of two telephones has one of the names.
      const { leftOut: names, unmatched: vain } = await find(db, 'телефон орион вега');
      expect([names.length, vain]).toEqual([1, []]);
      expect((await find(db, `телефон орион вега "${names[0]}"`)).ids).not.toEqual([]);
      // A telephone is no gramophone.
      expect((await find(db, 'патефон вега')).unmatched).toEqual(['вега']);
      expect((await find(db, 'патефон')).page).toBeNull();
    });

    test('where nothing is found, what is nearest to it is told', async () => {
      const { db } = database.connection;
      const nearest = async (text: string, literally = false) => (await find(db, text, { literally })).nearest;
      expect(await nearest('патифон', true)).toBe('патефон');
      expect(await nearest('asdfgh')).toBeNull();
      // It shares letters with «патефон», and nobody has meant one.
      expect(await nearest('потолок')).toBeNull();
      expect(await nearest('патефон')).toBeNull();
    });
  });
});
