import type { Input, Output, Page } from '@vitrina/services/contract/endpoint.ts';
import { defaultCity } from '@vitrina/services/contract/fields/special-ids.ts';
import type { orders as endpoints } from '@vitrina/services/orders/endpoints.ts';
import { cursorExpired, orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { column, type Database, type OpenDatabase, rows } from '../platform/database/database.ts';
import { type SQL, sql } from '../platform/database/sql.ts';
import { toDatabaseId, type WithDatabaseIds } from '../platform/database-id.ts';
import { pageOf, pagingOf } from '../platform/page.ts';
import { invalid, notFound, Refusal } from '../platform/refusal.ts';
import { advanceOrder } from './advance.ts';
import { cancelOrder, closeOrder } from './cancel.ts';
import { type Order, readOrdersById } from './read.ts';
import { letterOf, stageOf } from './status.ts';

type Feed = WithDatabaseIds<Output<(typeof endpoints)['feed']>>;

const usualPage = 50;
const largestPage = 100;
/** Orders that are counted at most: a page beyond them nobody turns to. */
const maxCountedOrders = 10_000;

/**
 * Changes of all orders after a cursor, in the order of their numbers, each with the order as it stands now. A cursor that is ahead of the newest
 * change is of another database, or of one that was restored since: nobody goes on behind it either.
 */
export async function readFeed(db: Database, after: string | undefined, pageSize: number | undefined): Promise<Feed> {
  if (after !== undefined && !/^\d{1,18}$/.test(after)) throw invalid({ after: ['Такого места в ленте нет'] });
  const { perPage } = pagingOf({ per_page: pageSize }, usualPage, largestPage);
  const [known] = await rows(
    db,
    { latest: column.textOrNull, isExpired: column.flag },
    sql`select max(number)::text as latest,
        coalesce(min(number) > ${after ?? null}::bigint and not bool_or(number = ${after ?? null}::bigint) or max(number) < ${after ?? null}::bigint, false) as "isExpired"
      from order_changes`,
  );
  if (known?.isExpired) throw new Refusal(410, cursorExpired, 'Эти изменения уже удалены. Прочитайте заказы заново.');
  const changes = await rows(
    db,
    { cursor: column.text, orderId: column.number, statusId: column.text, at: column.text },
    sql`select number::text as cursor, order_id as "orderId", status_id as "statusId", to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
      from order_changes where number > ${after ?? '0'}::bigint order by number limit ${perPage}`,
  );
  const orders = await readOrdersById(db, [...new Set(changes.map(({ orderId }) => orderId))]);
  return {
    changes: changes.flatMap(({ cursor, orderId, statusId, at }) => {
      const order = orders.get(orderId);
      return order === undefined ? [] : [{ cursor, at, status_id: statusId, stage: stageOf(statusId), order }];
    }),
    latest: known?.latest ?? null,
  };
}

/** Where a back office may bring an order, beside what it may cancel or close. */
const waypoints: readonly string[] = [
  orderStatuses.accepted,
  orderStatuses.assembled,
  orderStatuses.inTransit,
  orderStatuses.ready,
  orderStatuses.delivering,
  orderStatuses.finished,
];

/** Brings an order to a status for a back office, which names a letter or a stage. Gives the order as it stands then. */
export async function setOrderStatus(db: OpenDatabase, orderId: number, status: string): Promise<Order> {
  const statusId = letterOf(status);
  if (statusId === orderStatuses.cancelled) await cancelOrder(db, orderId);
  else if (statusId === orderStatuses.closed) await closeOrder(db, orderId);
  else if (waypoints.includes(statusId)) await advanceOrder(db, orderId, statusId);
  else throw invalid({ status: ['В этот статус заказ не переводят.'] });
  const order = (await readOrdersById(db, [orderId])).get(orderId);
  if (order === undefined) throw notFound('Заказ не найден');
  return order;
}

type OrderSearch = Input<(typeof endpoints)['search']>['body'];

/** Orders that a back office looks for, the newest first. */
export async function searchOrders(db: Database, search: OrderSearch): Promise<Page<Order>> {
  const conditions = conditionsOf(search);
  const where = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  const paging = pagingOf(search, usualPage, largestPage);
  const [row] = await rows(
    db,
    { total: column.number },
    sql`select count(*)::int as total from (select 1 from orders o where ${where} limit ${maxCountedOrders}) found`,
  );
  const idRows = await rows(
    db,
    { id: column.number },
    sql`select o.id from orders o where ${where} order by o.inserted_at desc, o.id desc limit ${paging.perPage} offset ${Math.min(paging.offset, maxCountedOrders)}`,
  );
  const orders = await readOrdersById(
    db,
    idRows.map(({ id }) => id),
  );
  return pageOf(
    idRows.flatMap(({ id }) => orders.get(id) ?? []),
    row?.total ?? 0,
    paging,
  );
}

function conditionsOf({ number, phone, statuses, store_id, day }: OrderSearch): SQL[] {
  const zone = sql`(select time_zone from cities where id = ${toDatabaseId(defaultCity.id)})`;
  return [
    ...(number === undefined ? [] : [sql`o.id = ${toDatabaseId(number)}`]),
    ...(phone === undefined ? [] : [sql`o.mobile_phone = ${phone}`]),
    ...(statuses === undefined ? [] : [sql`o.status_id = any(${sql.param(statuses.map(letterOf))}::text[])`]),
    ...(store_id === undefined ? [] : [sql`o.finish_storage_id = ${toDatabaseId(store_id)}`]),
    ...(day === undefined
      ? []
      : [
          sql`o.inserted_at >= ${day}::date::timestamp at time zone ${zone} and o.inserted_at < (${day}::date + 1)::timestamp at time zone ${zone}`,
        ]),
  ];
}
