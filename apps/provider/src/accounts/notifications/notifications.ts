import type { Page } from '@vitrina/services/contract/endpoint.ts';
import type { Notification as OnWire } from '@vitrina/services/loyalty/endpoints.ts';
import type { NotificationKind } from '@vitrina/services/loyalty/vocabulary.ts';
import { column, type Database, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { WithDatabaseIds } from '../../platform/database-id.ts';
import { type Paging, pageOf } from '../../platform/page.ts';

type Notification = WithDatabaseIds<OnWire>;

interface NewNotification {
  kind: NotificationKind;
  title: string;
  text: string;
  /** Path of the shop. */
  url: string;
}

/** Tells a shopper of something in the account, in the transaction of what it tells of. */
export async function notify(tx: Database, userId: number, { kind, title, text, url }: NewNotification): Promise<void> {
  await tx.execute(sql`insert into notifications (user_id, kind, title, text, url) values (${userId}, ${kind}, ${title}, ${text}, ${url})`);
}

/** A page of what a shopper has been told of, the newest first. */
export async function readNotifications(db: Database, userId: number, paging: Paging): Promise<Page<Notification>> {
  const [counted] = await rows(
    db,
    { total: column.number },
    sql`select count(*)::int as total from notifications where user_id = ${userId}`,
  );
  const notificationRows = await rows(
    db,
    { id: column.number, kind: column.text, title: column.text, text: column.text, url: column.text, date: column.text },
    sql`select id, kind, title, text, url, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as date
        from notifications where user_id = ${userId} order by user_id, id desc limit ${paging.perPage} offset ${paging.offset}`,
  );
  return pageOf(notificationRows, counted?.total ?? 0, paging);
}
