import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CityNow } from '../../../platform/clock/city-day.ts';
import { sql } from '../../../platform/database/sql.ts';
import { anyEngine, type TestDatabase } from '../../../platform/database/testing/databases.ts';
import { shop } from '../../../platform/database/testing/small-shop.ts';
import { random } from '../../../platform/random.ts';
import { buildTree } from '../../categories/categories.ts';
import { refreshCounts } from '../../counts/refresh.ts';
import { catalogueSearch } from '../../search/search.ts';
import { conditionsOf, type FilterSelection } from '../filters.ts';
import { type ListingTarget, scopeOf } from '../scope.ts';
import { countByColumns } from './columns.ts';
import type { FacetCounts } from './facet-counts.ts';
import { type Facet, facetsOf, toFacets } from './facets.ts';
import { savedCounts } from './saved-counts.ts';
import { sliceByNumber } from './slice.ts';
import { countBySql, numbersBySql } from './testing/by-sql.ts';
import { changeShop, fillRandomShop, randomFilter, randomListing, section } from './testing/random-shop.ts';

/** Any number: the shop and what is asked of it follow from it. */
const seed = 20_261_123;
const listings = 15;

/** A Monday morning. */
const here: CityNow = { id: shop.city, day: '2026-11-23', weekday: 0, minutes: 11 * 60 };

describe.each(anyEngine)('facets on %s', (_, start) => {
  let database: TestDatabase;
  let db: TestDatabase['connection']['db'];
  const seeded = random(seed);

  beforeAll(async () => {
    database = await start();
    db = database.connection.db;
    await fillRandomShop(db, seeded);
    await refreshCounts(db);
    await catalogueSearch.index.update(db);
  });
  afterAll(() => database?.stop());

  const readScope = async (of: ListingTarget, chosen: FilterSelection, city: CityNow) => {
    const scope = await scopeOf(db, of);
    return { scope, conditions: conditionsOf(chosen, city, scope) };
  };
  const readFacets = async (of: ListingTarget, chosen: FilterSelection): Promise<Facet[]> => {
    const { scope, conditions } = await readScope(of, chosen, here);
    return facetsOf(db, scope, conditions, here);
  };

  test.each([1, 2, 3])('are those that the goods themselves give, whatever is asked and changed (%s)', async (round) => {
    if (round > 1) {
      await changeShop(db, seeded);
      await refreshCounts(db);
    }
    for (let index = 0; index < listings; index += 1) {
      const of = randomListing(seeded);
      const chosen = randomFilter(seeded);
      const city: CityNow = {
        ...here,
        id: seeded.pick([shop.city, shop.farCity, 99]),
        weekday: seeded.integer(0, 6),
        minutes: seeded.pick([0, 18 * 60 + 14, 18 * 60 + 15, seeded.integer(0, 24 * 60 - 1)]),
      };
      const { scope, conditions } = await readScope(of, chosen, city);
      const facets = (counted: FacetCounts) => ({ of, chosen, city, facets: toFacets(counted, scope.tree, conditions) });
      const expected = facets(await countBySql(db, scope, conditions, city));
      expect(facets(await countByColumns(db, scope, conditions, city))).toEqual(expected);
      const savedResult = await savedCounts(db, scope.part, conditions, city);
      if (savedResult) expect(facets(savedResult)).toEqual(expected);
    }
  });

  test.each(['height', 'memory', 'burners'])('put a listing in the order of %s as its goods do', async (code) => {
    for (let index = 0; index < listings; index += 1) {
      const of = randomListing(seeded);
      const chosen = randomFilter(seeded);
      const { scope, conditions } = await readScope(of, chosen, here);
      const expected = await numbersBySql(db, scope, conditions, code);
      const numbers = new Map(expected.map(({ id, number }) => [id, number]));
      const offset = seeded.integer(0, expected.length);
      const slice = await sliceByNumber(db, scope, conditions, here, code, { page: 0, perPage: 5, offset });
      const end = slice.before + slice.ids.length;
      expect({ of, chosen, total: slice.total, numbers: slice.ids.map((id) => numbers.get(id)) }).toEqual({
        of,
        chosen,
        total: expected.length,
        numbers: expected.slice(slice.before, end).map(({ number }) => number),
      });
      expect(slice.ids.map((id) => numbers.get(id) ?? null)).toEqual(
        slice.ids.map((_, at) => numbers.get(slice.ids[slice.places[at] ?? 0] ?? 0)),
      );
      expect(slice.ids.length === 0 ? offset : slice.before).toBeLessThanOrEqual(offset);
      expect(end).toBeGreaterThanOrEqual(Math.min(offset + 5, expected.length));
    }
  });

  test('keep a ticked value of which nothing is left, so that it can be unticked', async () => {
    const facets = await readFacets({ categoryId: section }, { colour: ['red'], price: { max: '1' } });
    const colour = facets.find(({ code }) => code === 'colour');
    expect(colour?.values).toEqual([expect.objectContaining({ code: 'red', count: 0 })]);
  });

  test('of two attributes with one code are one facet', async () => {
    await db.execute(sql`delete from product_values where attribute_id in (4, 5)`);
    await db.execute(sql`insert into product_values (product_id, attribute_id, text, code, number)
      select id, a, n::text, n::text, n from (select min(id) as id from products where category_id = 501 and status = 1 and not is_markdown) p,
        (values (4, 20), (5, 200)) as v (a, n)`);
    await refreshCounts(db);
    const heights = async (chosen: FilterSelection) =>
      (await readFacets({ categoryId: 501 }, chosen)).filter(({ code }) => code === 'height').map(({ min, max }) => ({ min, max }));
    expect(await heights({})).toEqual([{ min: 20, max: 200 }]);
    expect(await heights({ height: { min: '30' } })).toEqual([{ min: 20, max: 200 }]);
  });
});

test('a value that is ticked says its unit as one reads it after a number', () => {
  const diagonal = { code: 'diagonal', name: 'Диагональ', unit: 'дюйм', type: 'number' as const, is_listed: true, position: 1 };
  const value = (number: number, text: string) => ({ ...diagonal, value: String(number), text, count: 1, min: number, max: number });
  const facets = toFacets(
    {
      figures: { min: null, max: null, available: 0, discount: 0, pickup: 0, withoutPickup: 0 },
      categories: [],
      brands: [],
      conditions: [],
      values: [value(6.9, '6,9'), value(6.1, '6,1')],
    },
    buildTree([]),
    [],
  );
  expect(facets.find(({ code }) => code === 'diagonal')?.values.map(({ name }) => name)).toEqual(['6,1″', '6,9″']);
});

test('the condition comes last, after what a kind of goods is chosen by', () => {
  const load = { code: 'load', name: 'Загрузка', unit: 'кг', type: 'number' as const, is_listed: false, position: 1 };
  const facets = toFacets(
    {
      figures: { min: 100, max: 200, available: 0, discount: 0, pickup: 0, withoutPickup: 0 },
      categories: [],
      brands: [],
      conditions: ['new', 'used'].map((code) => ({ code, count: 1 })),
      values: [{ ...load, value: null, text: null, count: 2, min: 4, max: 11 }],
    },
    buildTree([]),
    [],
  );
  expect(facets.map(({ code }) => code)).toEqual(['price', 'load', 'condition']);
});
