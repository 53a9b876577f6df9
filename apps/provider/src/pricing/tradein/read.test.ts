import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setMedia } from '../../catalogue/media/media.ts';
import { plainMedia } from '../../catalogue/media/testing/plain.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import { anyEngine } from '../../platform/database/testing/databases.ts';
import { openShopWithBuyers, type ShopWithBuyers } from '../../testing/buyers.ts';
import { readGroups, searchModels } from './read.ts';

async function fillModels(db: OpenDatabase): Promise<void> {
  await db.execute(
    sql`insert into tradein_calculators (id, position, name, description, view, percent) values (1, 1, 'Витрина', '', 'numbers', 100)`,
  );
  await db.execute(sql`insert into tradein_groups (id, position, code, name, singular)
    values (1, 1, 'phones', 'Смартфоны', 'Смартфон'), (2, 2, 'notebooks', 'Ноутбуки', 'Ноутбук')`);
  await db.execute(sql`insert into tradein_calculator_groups (calculator_id, group_id) values (1, 1), (1, 2)`);
  await db.execute(sql`insert into tradein_brands (id, code, name, aliases)
    values (1, 'apple', 'Apple', 'айфон макбук яблоко'), (2, 'xiaomi', 'Xiaomi', '')`);
  await db.execute(sql`insert into tradein_models (id, group_id, brand_id, name, year)
    values (1, 1, 1, 'iPhone 13', 2021), (2, 2, 1, 'MacBook Air 13', 2020), (3, 1, 2, '13T', 2023), (4, 2, 2, 'Notebook 13', 2022)`);
}

describe.each(anyEngine)('old devices are found, %s', (_, open) => {
  let small: ShopWithBuyers;
  beforeAll(async () => {
    small = await openShopWithBuyers(open);
    await fillModels(small.db);
  });
  afterAll(() => small?.close());

  const find = async (text: string) => {
    const search = { calculatorId: 1, groupId: null, model: null, words: text.split(' '), limit: 10, offset: 0 };
    return (await searchModels(small.db, search)).models.map(({ name }) => name);
  };

  test.each([
    ['айфон 13', ['iPhone 13']],
    ['iphone 13', ['iPhone 13']],
    ['13 макбук', ['MacBook Air 13']],
    ['эпл 13', ['iPhone 13', 'MacBook Air 13']],
    // A brand by a name that nobody hears.
    ['яблоко', ['iPhone 13', 'MacBook Air 13']],
    ['сяоми 13', ['13T', 'Notebook 13']],
    // A kind by the beginning of its name, whatever it sounds like.
    ['ноут 13', ['Notebook 13', 'MacBook Air 13']],
  ])('by «%s»', async (text, names) => expect(await find(text)).toEqual(names));

  test('a kind says the most that is given for one of it, and has the picture of the section that sells such', async () => {
    await small.db.execute(sql`insert into tradein_prices (model_id, memory, status, price)
      values (1, 128, 3, 3000000), (1, 256, 3, 3500000), (3, 256, 3, 2000000)`);
    await small.db.execute(sql`insert into tradein_conditions (group_id, status, name, description, signs)
      values (1, 3, 'Отличное', '', '{}')`);
    await small.db.execute(sql`insert into tradein_colors values ('red', 'Красный', '#ff0000')`);
    await small.db.execute(sql`insert into tradein_model_colors (model_id, color_code, position, extra) values (1, 'red', 1, 100000)`);
    setMedia(plainMedia());
    const groups = await readGroups(small.db, 1);
    setMedia();
    expect(groups.map(({ code, best_price }) => [code, best_price])).toEqual([
      ['phones', 36_000_00],
      ['notebooks', null],
    ]);
    expect(groups[0]?.image).toMatch(/^\/media\/categories\/\d+\.svg/);
    expect(groups[1]?.image).toBeNull();
    // Of a kind that nobody has described the shop knows no conditions yet.
    expect(groups.map(({ conditions }) => conditions.length)).toEqual([1, 0]);
  });
});
