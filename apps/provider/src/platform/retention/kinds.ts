import { type SQL, sql } from '../database/sql.ts';
import { maxMinutes } from '../limits/attempts.ts';

/** Days for which things are kept. */
export const days = {
  /** For as long somebody may come again with the same idempotency key; after that the basket is empty in any case. */
  answer: 7,
  /** As long as the cookie that names the basket, from the last change on. */
  guestBasket: 360,
  /** The same where nobody has looked at it again. */
  basketOfNobody: 30,
  /** What was sent to shoppers, the codes of digital goods among it. */
  message: 30,
  /** A file that no request has taken. */
  document: 1,
  /** A photo that no review has taken. */
  photo: 1,
  /** What a shopper reads in the account. */
  notice: 365,
  /** What the sandbox acquirer has told. */
  notification: 30,
  /** A repair request that is over, with its papers: for so long somebody may make a claim. The page on personal data says so. */
  repair: 3 * 365,
  /** Who wants to be called back about a repair. */
  repairCall: 90,
  /** What a company has asked for. */
  corpOrder: 3 * 365,
  /** Changes of orders, for back offices that follow them. */
  orderChange: 90,
  /** What a product has cost. */
  price: 90,
  /** What opens an order or a repair request on another device: as long as the cookie that holds it. */
  openedOrder: 365,
} as const;

/** Something that is kept for a time and no longer. */
export interface Kind {
  /** Table, and the column that names a row. */
  readonly table: string;
  readonly key: string;
  /** Of `t`, the table: whether its time is over at a moment. */
  readonly isOver: (moment: SQL) => SQL;
}

const before = (column: SQL, lifetime: number) => (moment: SQL) => sql`${column} < ${moment} - make_interval(days => ${lifetime})`;

/** Whether nothing has happened to a request since it has been over for its time; nobody writes down that moment. */
const isRepairOver = (request: SQL, moment: SQL): SQL =>
  sql`${request}.status in ('issued', 'returned', 'cancelled') and ${before(sql`${request}.created_at`, days.repair)(moment)}
    and not exists (select 1 from repair_events e where e.request_id = ${request}.id and not ${before(sql`e.at`, days.repair)(moment)})`;

/** Everything that does not belong to an order for good, in the order in which it is swept. */
export const kinds: readonly Kind[] = [
  { table: 'session_tokens', key: 'hash', isOver: (moment) => sql`t.expires_at < ${moment}` },
  {
    table: 'sessions',
    key: 'id',
    isOver: (moment) => sql`t.created_at < ${moment} and not exists (select 1 from session_tokens k where k.session_id = t.id)`,
  },
  { table: 'login_attempts', key: 'login', isOver: (moment) => sql`t.since < ${moment} - make_interval(mins => ${maxMinutes})` },
  { table: 'employee_sessions', key: 'hash', isOver: (moment) => sql`t.expires_at < ${moment}` },
  { table: 'phone_codes', key: 'request', isOver: (moment) => sql`t.expires_at < ${moment}` },
  {
    table: 'order_changes',
    key: 'number',
    // The newest stays: behind it a back office that is up to date goes on.
    isOver: (moment) =>
      sql`${before(sql`t.at`, days.orderChange)(moment)} and t.number < (select max(newest.number) from order_changes newest)`,
  },
  { table: 'opened_orders', key: 'key_hash', isOver: before(sql`t.opened_at`, days.openedOrder) },
  { table: 'opened_repairs', key: 'key_hash', isOver: before(sql`t.opened_at`, days.openedOrder) },
  {
    table: 'smart_prices',
    key: 'tx',
    isOver: (moment) => sql`t.order_id is null and t.expires_at < ${moment} - make_interval(days => 30)`,
  },
  { table: 'loyalty_checks', key: 'hash', isOver: (moment) => sql`t.expires_at < ${moment}` },
  { table: 'account_links', key: 'hash', isOver: (moment) => sql`t.expires_at < ${moment}` },
  {
    table: 'documents',
    key: 'id',
    isOver: (moment) => sql`t.attached_at is null and ${before(sql`t.created_at`, days.document)(moment)}`,
  },
  {
    table: 'comment_photos',
    key: 'id',
    isOver: (moment) => sql`t.comment_id is null and ${before(sql`t.created_at`, days.photo)(moment)}`,
  },
  // Its papers and events go with it.
  { table: 'repair_requests', key: 'id', isOver: (moment) => isRepairOver(sql`t`, moment) },
  { table: 'repair_calls', key: 'id', isOver: before(sql`t.created_at`, days.repairCall) },
  { table: 'corp_orders', key: 'id', isOver: before(sql`t.inserted_at`, days.corpOrder) },
  { table: 'submissions', key: 'key', isOver: before(sql`t.created_at`, days.answer) },
  {
    table: 'baskets',
    key: 'id',
    isOver: (moment) => sql`t.user_id is null and t.looked_at is null and ${before(sql`t.updated_at`, days.basketOfNobody)(moment)}`,
  },
  {
    table: 'baskets',
    key: 'id',
    isOver: (moment) => sql`t.user_id is null and ${before(sql`t.updated_at`, days.guestBasket)(moment)}`,
  },
  // The last one of before still holds when the days begin.
  {
    table: 'price_changes',
    key: 'id',
    isOver: (moment) => sql`${before(sql`t.at`, days.price)(moment)}
      and exists (select 1 from price_changes n where n.product_id = t.product_id and n.at > t.at and ${before(sql`n.at`, days.price)(moment)})`,
  },
  { table: 'outbox', key: 'id', isOver: before(sql`t.created_at`, days.message) },
  { table: 'notifications', key: 'id', isOver: before(sql`t.at`, days.notice) },
  {
    table: 'acquirer_notifications',
    key: 'id',
    isOver: (moment) => sql`t.deliveries_left = 0 and ${before(sql`t.due_at`, days.notification)(moment)}`,
  },
];
