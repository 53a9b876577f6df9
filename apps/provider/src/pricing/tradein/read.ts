import type { tradeInBrand, tradeInCalculator, tradeInGroup, tradeInModel } from '@vitrina/services/tradein/devices.ts';
import type * as z from 'zod';
import { categoryImage } from '../../catalogue/cards/paths.ts';
import { categoryImageHash, versionOf } from '../../catalogue/media/version.ts';
import { namesHeardIn } from '../../catalogue/text/by-ear.ts';
import { column, type Database, json, rows } from '../../platform/database/database.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import type { WithDatabaseIds } from '../../platform/database-id.ts';
import { devicePrice } from './evaluate.ts';

type Row<Schema extends z.ZodType> = WithDatabaseIds<z.output<Schema>>;
export type Brand = Row<typeof tradeInBrand>;
export type Model = Row<typeof tradeInModel>;

const calculatorColumns = {
  id: column.number,
  name: column.text,
  description: column.text,
  view: column.text,
  category_ids: column.numbers,
};
const groupColumns = {
  id: column.number,
  name: column.text,
  code: column.text,
  singular: column.text,
  conditions: json<Row<typeof tradeInGroup>['conditions']>(),
  /** Null for a kind of which no model has a price. */
  price: column.numberOrNull,
  percent: column.number,
  /** Null where the shop has no such section. */
  categoryId: column.numberOrNull,
  imageHash: column.textOrNull,
};

/** What the sections of the shop are drawn as that sell such devices, by the word for their kind. */
const sectionKinds = { phones: 'phone', tablets: 'tablet', laptops: 'laptop', watches: 'smart-watch', consoles: 'console' } as const;

const brandColumns = { id: column.number, name: column.text, code: column.text };
const modelColumns = {
  id: column.number,
  name: column.text,
  brand: column.text,
  brand_id: column.number,
  group_id: column.number,
  /** Null for a model without prices. */
  price: column.numberOrNull,
  extra: column.number,
  percent: column.number,
};

/** Who asks of what: a calculator, and a kind of devices or all that it takes. */
export interface DeviceFilter {
  calculatorId: number;
  groupId: number | null;
}

/** Models `m` that the calculator takes. */
const isAccepted = ({ calculatorId, groupId }: DeviceFilter): SQL =>
  sql`exists (select 1 from tradein_calculator_groups g
              where g.group_id = m.group_id and g.calculator_id = ${calculatorId} and (${groupId}::int is null or g.group_id = ${groupId}::int))`;

/** Without a product all of them; with one those whose money may pay for it, which are none for what is digital or worn. */
export const readCalculators = (db: Database, productId: number | null): Promise<Row<typeof tradeInCalculator>[]> =>
  rows(
    db,
    calculatorColumns,
    sql`select k.id, k.name, k.description, k.view,
          array(select c.category_id from tradein_calculator_categories c where c.calculator_id = k.id order by 1) as category_ids
        from tradein_calculators k
        where ${productId}::int is null or exists (
          select 1 from products p join tradein_calculator_categories c on c.category_id = p.category_id and c.calculator_id = k.id
          where p.id = ${productId}::int and p.status = 1 and not p.is_digital and not p.is_markdown)
        order by k.position`,
  );

export async function readGroups(db: Database, calculatorId: number): Promise<Row<typeof tradeInGroup>[]> {
  const groupRows = await rows(
    db,
    groupColumns,
    sql`select t.id, t.name, t.code, t.singular,
          (select coalesce(json_agg(json_build_object('status', c.status, 'name', c.name, 'description', c.description, 'signs', c.signs)
                                    order by c.status desc), '[]')
           from tradein_conditions c where c.group_id = t.id) as conditions,
          (select max(p.price + coalesce((select max(o.extra) from tradein_model_colors o where o.model_id = m.id), 0))
           from tradein_models m join tradein_prices p on p.model_id = m.id where m.group_id = t.id) as price,
          k.percent, s.id as "categoryId", s.hash as "imageHash"
        from tradein_groups t
        join tradein_calculator_groups g on g.group_id = t.id and g.calculator_id = ${calculatorId}
        join tradein_calculators k on k.id = g.calculator_id
        left join lateral (
          select c.id, ${categoryImageHash} as hash from categories c
          where c.kind = ${JSON.stringify(sectionKinds)}::json ->> t.code
            and not exists (select 1 from categories below where below.parent_id = c.id)
          order by c.id limit 1) s on true
        order by t.position`,
  );
  return groupRows.map(({ price, percent, categoryId, imageHash, ...group }) => ({
    ...group,
    image: categoryId === null || imageHash === null ? null : categoryImage(categoryId, versionOf(imageHash)),
    best_price: price === null ? null : devicePrice({ price, extra: 0, percent }),
  }));
}

export const readBrands = (db: Database, filter: DeviceFilter, brandId: number | null = null): Promise<Brand[]> =>
  rows(
    db,
    brandColumns,
    sql`select b.id, b.name, b.code from tradein_brands b
        where (${brandId}::int is null or b.id = ${brandId}::int)
          and exists (select 1 from tradein_models m where m.brand_id = b.id and ${isAccepted(filter)})
        order by b.name`,
  );

export const readPopularBrands = (db: Database, filter: DeviceFilter): Promise<Brand[]> =>
  rows(
    db,
    brandColumns,
    sql`select b.id, b.name, b.code from tradein_brands b
        where b.popular is not null and exists (select 1 from tradein_models m where m.brand_id = b.id and ${isAccepted(filter)})
        order by b.popular`,
  );

/** A model `m` of a brand `b`, with the most that the calculator gives for it. */
const modelOf = ({ calculatorId }: DeviceFilter): SQL =>
  sql`m.id, m.name, b.name as brand, m.brand_id, m.group_id,
      (select max(p.price) from tradein_prices p where p.model_id = m.id) as price,
      (select coalesce(max(c.extra), 0) from tradein_model_colors c where c.model_id = m.id) as extra,
      (select k.percent from tradein_calculators k where k.id = ${calculatorId}) as percent`;

async function readModelRows(db: Database, select: SQL): Promise<Model[]> {
  const modelRows = await rows(db, modelColumns, select);
  return modelRows.map(({ price, extra, percent, ...model }) => ({
    ...model,
    best_price: price === null ? null : devicePrice({ price, extra, percent }),
  }));
}

/** The newest first. */
export const readModels = (db: Database, filter: DeviceFilter, brandIds: readonly number[]): Promise<Model[]> =>
  readModelRows(
    db,
    sql`select ${modelOf(filter)} from tradein_models m join tradein_brands b on b.id = m.brand_id
        where m.brand_id in (select value::int from json_array_elements_text(${JSON.stringify(brandIds)}::json)) and ${isAccepted(filter)}
        order by m.year desc, m.name`,
  );

export interface Search extends DeviceFilter {
  /** The beginning of a name. */
  model: string | null;
  /** Words in any order. */
  words: readonly string[];
  limit: number;
  offset: number;
}

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** A word as it is typed, and as a maker writes what it sounds like: «айфон», `iphone`. */
const spellingsOf = (word: string): string[] => [word, ...namesHeardIn(word)];

/**
 * Models that have every word, those whose own name has the most of them first; of these the ones that begin with the words, then the newest. What sounds
 * like a maker's name is looked for in names alone: a brand is also called by its best-known device, and «айфон 13» is no notebook. The devices do not
 * grow with the goods, so they are read through.
 */
export async function searchModels(db: Database, { model: name, words, limit, offset, ...filter }: Search) {
  const fullName = sql`b.name || ' ' || m.name`;
  const names = sql`(${fullName} || ' ' || k.name || ' ' || k.singular)`;
  const text = sql`(${names} || ' ' || b.aliases)`;
  const has = (where: SQL, word: string): SQL =>
    sql`(${sql.join(
      spellingsOf(word).map((spelling) => sql`${where} ilike ${`%${escapeLike(spelling)}%`}`),
      sql` or `,
    )})`;
  const conditions = [
    isAccepted(filter),
    ...(name === null ? [] : [sql`m.name ilike ${`${escapeLike(name)}%`}`]),
    ...words.map((word) => has(namesHeardIn(word).length > 0 ? names : text, word)),
  ];
  const namedWords = sql.join([sql`0::int`, ...words.map((word) => sql`${has(sql`(${fullName})`, word)}::int`)], sql` + `);
  const begins = `${escapeLike(words.join(' '))}%`;
  const from = sql`from tradein_models m join tradein_brands b on b.id = m.brand_id join tradein_groups k on k.id = m.group_id
    where ${sql.join(conditions, sql` and `)}`;
  const [row] = await rows(db, { total: column.number }, sql`select count(*)::int as total ${from}`);
  const models = await readModelRows(
    db,
    sql`select ${modelOf(filter)} ${from}
        order by ${namedWords} desc, (m.name ilike ${begins} or ${fullName} ilike ${begins}) desc, m.year desc, m.name, m.id
        limit ${limit} offset ${offset}`,
  );
  return { models, total: row?.total ?? 0 };
}

/** Whether there is such a model, or such a brand, whoever takes it. */
export async function isThere(db: Database, what: 'model' | 'brand', id: number): Promise<boolean> {
  const table = what === 'model' ? sql`tradein_models` : sql`tradein_brands`;
  return (await rows(db, sql`select 1 from ${table} where id = ${id}`)).length > 0;
}
