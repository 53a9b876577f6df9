import { actionTypes, mechanicTypes } from '@vitrina/services/actions/vocabulary.ts';
import { z } from 'zod';
import { column, type Database, json, type RowOf, rows } from '../../platform/database/database.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import type { Terms } from './terms.ts';

/** An action as it is kept, with what is told of it. */
export type StoredAction = RowOf<typeof actionColumns>;

const actionColumns = {
  id: column.number,
  type: z.enum(actionTypes),
  mechanic: z.enum(mechanicTypes),
  name: column.text,
  discount: column.number,
  promocode: column.textOrNull,
  isForAll: column.flag,
  targets: column.numbers,
  partners: column.numbers,
  presents: json<Terms['presents']>(),
  minSum: column.number,
  paymentTypeIds: column.numbers,
  recommendsService: column.flag,
  sumsWith: column.numbers,
  description: column.text,
  articleId: column.numberOrNull,
  /** Kopecks of accessories that it asks for; 0 for none. */
  accessoriesSum: column.number,
  /** Kopecks that it lends at most; null where it lends nothing. */
  maxLoan: column.numberOrNull,
  creditNotification: column.textOrNull,
  isHidden: column.flag,
  /** The action that it is a part of. */
  parentId: column.numberOrNull,
  isOfSberbank: column.flag,
  endsAt: column.textOrNull,
};

/** Goods of a role, at most so many: an action of a whole range is one for all. */
const maxGoods = 500;

const idsOf = (role: 'target' | 'partner'): SQL =>
  sql`array(select p.product_id from action_products p where p.action_id = a.id and p.role = ${role} order by p.product_id limit ${sql.raw(String(maxGoods))})`;

const columns: SQL = sql`a.id, a.action_type as type, a.mechanic, a.public_name as name, a.public_description as description, a.discount::float8 as discount,
  a.promocode, a.is_hidden as "isHidden", a.is_for_all as "isForAll", a.min_sum::float8 as "minSum", a.sum_action_ids as "sumsWith", a.article_id as "articleId",
  a.accessories_sum::float8 as "accessoriesSum", a.max_loan::float8 as "maxLoan", a.credit_notification as "creditNotification",
  a.parent_id as "parentId", a.payment_type_ids as "paymentTypeIds", a.recommends_service as "recommendsService", a.is_of_sberbank as "isOfSberbank",
  to_char(a.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "endsAt", ${idsOf('target')} as targets, ${idsOf('partner')} as partners,
  (select coalesce(json_agg(json_build_object('productId', p.product_id, 'quantity', p.quantity) order by p.product_id), '[]')
   from action_products p where p.action_id = a.id and p.role = 'present') as presents`;

const isOnBy = (name: SQL): SQL =>
  sql`(${name}.starts_at is null or ${name}.starts_at <= now()) and (${name}.ends_at is null or ${name}.ends_at > now())`;

/** That the action `a` is one at this moment: a part of another is none without it. */
const isOn = sql`${isOnBy(sql`a`)} and not exists (select 1 from actions of where of.id = a.parent_id and not (${isOnBy(sql`of`)}))`;

export interface ActionFilter {
  productIds: readonly number[];
  /** Of the basket; only its action asks for one. */
  promocode?: string | null | undefined;
  /** These and no others, hidden ones too. */
  actionIds?: readonly number[] | undefined;
  isHiddenShown?: boolean | undefined;
}

/** Actions of these moments that are about any of the goods, and the one of the promocode. */
export async function readActions(db: Database, filter: ActionFilter): Promise<StoredAction[]> {
  const { promocode = null, actionIds, isHiddenShown = false } = filter;
  const ids = sql`${sql.param([...filter.productIds])}::int[]`;
  const about = sql`a.id in (select p.action_id from action_products p where p.product_id = any(${ids}) and p.role = 'target') or a.is_for_all`;
  const isNamed = sql`a.id = any(${sql.param([...(actionIds ?? [])])}::int[])`;
  const isSelected =
    actionIds === undefined ? sql`((${about}) and (${isHiddenShown} or not a.is_hidden)) or a.promocode = ${promocode}` : isNamed;
  return rows(
    db,
    actionColumns,
    sql`select ${columns} from actions a where ${isOn} and (a.promocode is null or a.promocode = ${promocode}) and (${isSelected}) order by a.id`,
  );
}

/** Whether there is an action of this code, and whether it is one at this moment. */
export async function readPromocode(db: Database, promocode: string): Promise<{ isOn: boolean } | undefined> {
  const [row] = await rows(db, { isOn: column.flag }, sql`select ${isOn} as "isOn" from actions a where a.promocode = ${promocode}`);
  return row;
}
