import type { Input, Output, Page } from '@vitrina/services/contract/endpoint.ts';
import type { repair as endpoints } from '@vitrina/services/repair/endpoints.ts';
import { handovers, repairKinds, repairStatuses } from '@vitrina/services/repair/vocabulary.ts';
import { z } from 'zod';
import { code, column, type Database, jsonOrNull, rows } from '../../platform/database/database.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import { toDatabaseId, type WithDatabaseIds } from '../../platform/database-id.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { type Paging, pageOf, pagingOf } from '../../platform/page.ts';
import { mayRead } from './access.ts';

type Answer = WithDatabaseIds<Output<(typeof endpoints)['request']>>;

const rowColumns = {
  id: column.number,
  kind: code(repairKinds),
  status: code(repairStatuses),
  delivery: code(handovers),
  device: column.text,
  problem: column.text,
  cost: column.numberOrNull,
  store: column.numberOrNull,
  place: column.textOrNull,
  address: jsonOrNull<NonNullable<Answer['address']>>(),
  visit: jsonOrNull<NonNullable<Answer['visit']>>(),
  created: column.text,
  name: column.textOrNull,
  phone: column.textOrNull,
  events: z.array(z.object({ status: code(repairStatuses), at: column.text, comment: column.textOrNull })),
  documents: column.numbers,
  purchaseOrder: column.numberOrNull,
};

const moment = (column: string) => sql`to_char(${sql.raw(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** A request, for whoever may read it; undefined for everybody else. */
export async function readRequest(
  db: Database,
  id: number,
  reader: Pick<RequestContext, 'user' | 'repairKeys'>,
): Promise<Answer | undefined> {
  const [request] = await readRequests(db, sql`r.id = ${id} and ${mayRead(reader)}`);
  return request;
}

/** A page of a shopper's requests, the newest first. */
export async function readRequestsOf(db: Database, userId: number, paging: Paging): Promise<Page<Answer>> {
  const own = sql`r.user_id = ${userId}`;
  const [row] = await rows(db, { total: column.number }, sql`select count(*)::int as total from repair_requests r where ${own}`);
  const requests = await readRequests(db, own, sql`order by r.user_id, r.id desc limit ${paging.perPage} offset ${paging.offset}`);
  return pageOf(requests, row?.total ?? 0, paging);
}

type Search = Input<(typeof endpoints)['search']>['body'];

const usualPage = 50;
const largestPage = 100;
/** Requests that are counted at most: a page beyond them nobody turns to. */
const maxCountedRequests = 10_000;

/** Requests of all shoppers that a back office looks for, the newest first. */
export async function searchRequests(db: Database, search: Search): Promise<Page<Answer>> {
  const { number, phone, statuses } = search;
  const condition = sql.join(
    [
      sql`true`,
      ...(number === undefined ? [] : [sql`r.id = ${toDatabaseId(number)}`]),
      ...(phone === undefined ? [] : [sql`r.phone = ${phone}`]),
      ...(statuses === undefined ? [] : [sql`r.status = any(${sql.param(statuses)}::text[])`]),
    ],
    sql` and `,
  );
  const paging = pagingOf(search, usualPage, largestPage);
  const [row] = await rows(
    db,
    { total: column.number },
    sql`select count(*)::int as total from (select 1 from repair_requests r where ${condition} limit ${maxCountedRequests}) found`,
  );
  const offset = Math.min(paging.offset, maxCountedRequests);
  const requests = await readRequests(db, condition, sql`order by r.id desc limit ${paging.perPage} offset ${offset}`);
  return pageOf(requests, row?.total ?? 0, paging);
}

async function readRequests(db: Database, condition: SQL, part: SQL = sql``): Promise<Answer[]> {
  const requestRows = await rows(
    db,
    rowColumns,
    sql`select id, kind, status, delivery_type as delivery, device, problem, case when kind = 'paid' then cost end as cost, store_id as store, place, details -> 'address' as address, details -> 'visit' as visit,
          ${moment('created_at')} as created, nullif(name, '') as name, nullif(phone, '') as phone,
          coalesce((select json_agg(json_build_object('status', e.status, 'at', ${moment('e.at')}, 'comment', e.comment) order by e.id)
            from repair_events e where e.request_id = r.id), '[]'::json) as events,
          array(select d.id from documents d where d.repair_request_id = r.id order by d.id) as documents,
          (details ->> 'purchase_order_id')::int as "purchaseOrder"
        from repair_requests r where ${condition} ${part}`,
  );
  return requestRows.map((row) => ({
    id: row.id,
    type: row.kind,
    status: repairStatuses[row.status].name,
    status_code: row.status,
    history: row.events.map(({ status, ...event }) => ({ ...event, status: repairStatuses[status].name })),
    device: row.device,
    problem: row.problem,
    repair_cost: row.cost,
    delivery_type: row.delivery,
    store_id: row.store,
    place: row.place,
    address: row.address,
    visit: row.visit,
    created_at: row.created,
    contact_name: row.name,
    mobile_phone: row.phone,
    document_ids: row.documents,
    purchase_order_id: row.purchaseOrder,
  }));
}
