import type { Output } from '@vitrina/services/contract/endpoint.ts';
import type { repair as endpoints } from '@vitrina/services/repair/endpoints.ts';
import { handovers, type RepairStatus, repairKinds, repairStatuses } from '@vitrina/services/repair/vocabulary.ts';
import { code, column, type Database, json, jsonOrNull, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { WithDatabaseIds } from '../../platform/database-id.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
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
  created: column.text,
  events: json<{ status: RepairStatus; at: string; comment: string | null }[]>(),
  documents: column.numbers,
};

const moment = (column: string) => sql`to_char(${sql.raw(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** A request, for whoever may read it; undefined for everybody else. */
export async function readRequest(
  db: Database,
  id: number,
  reader: Pick<RequestContext, 'user' | 'repairKeys'>,
): Promise<Answer | undefined> {
  const [row] = await rows(
    db,
    rowColumns,
    sql`select id, kind, status, delivery_type as delivery, device, problem, case when kind = 'paid' then cost end as cost, store_id as store, place, details -> 'address' as address,
          ${moment('created_at')} as created,
          coalesce((select json_agg(json_build_object('status', e.status, 'at', ${moment('e.at')}, 'comment', e.comment) order by e.id)
            from repair_events e where e.request_id = r.id), '[]'::json) as events,
          array(select d.id from documents d where d.repair_request_id = r.id order by d.id) as documents
        from repair_requests r where r.id = ${id} and ${mayRead(reader)}`,
  );
  if (row === undefined) return undefined;
  return {
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
    created_at: row.created,
    document_ids: row.documents,
  };
}
