import { commentStatuses } from '@vitrina/services/comments/vocabulary.ts';
import {
  checkRows,
  column,
  type Database,
  type OpenDatabase,
  type RowOf,
  rows,
  type Transaction,
} from '../../platform/database/database.ts';
import { lockRows } from '../../platform/database/lock-order.ts';
import { sql } from '../../platform/database/sql.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { pagingOf } from '../../platform/page.ts';
import { readModelProducts } from './model-products.ts';
import { type CommentOutput, photoPath, readOne, readPage } from './read.ts';

/** What waits to be looked at. */
const waitingColumns = {
  id: column.number,
  type: column.text,
  ownerId: column.number,
  parentId: column.numberOrNull,
  author: column.text,
  rating: column.numberOrNull,
  /** All that is said, one after the other. */
  text: column.text,
  /** ISO 8601. */
  date: column.text,
  isVerified: column.flag,
  /** Names of its photos. */
  names: column.texts,
};

/** Of `comments c`; the number stands in the text, since the index of what waits is found by it alone. */
const isWaiting = sql.raw(`c.status = ${commentStatuses.waiting}`);

const maxListedComments = 200;

/** The oldest first. */
export async function readWaiting(db: Database) {
  const commentRows = await rows(
    db,
    waitingColumns,
    sql`select c.id, c.type, c.owner_id as "ownerId", c.parent_id as "parentId", c.author, c.rating, c.is_verified as "isVerified",
          concat_ws(' | ', c.text, nullif(c.pros, ''), nullif(c.cons, '')) as text,
          to_char(c.date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as date,
          array(select p.name from comment_photos p where p.comment_id = c.id order by p.position) as names
        from comments c where ${isWaiting} order by c.date, c.id limit ${maxListedComments}`,
  );
  return commentRows.map(({ names, ...waiting }) => ({ ...waiting, photos: names.map(photoPath) }));
}

const waitingOnPage = 50;
const maxWaitingOnPage = 100;

/** One page of the same for a back office, with what others see of a comment. */
export const listWaiting = (db: Database, query: { page?: number | undefined; per_page?: number | undefined } | undefined) =>
  readPage(db, isWaiting, pagingOf(query, waitingOnPage, maxWaitingOnPage), {
    sort: 'date',
    writer: undefined,
  });

/** Publishes or refuses a comment for a back office, and gives it as it is then; undefined when there is no such comment. */
export async function moderate(db: OpenDatabase, id: number, status: 1 | 2, reason = ''): Promise<CommentOutput | undefined> {
  await (status === commentStatuses.published ? publish(db, id) : refuse(db, id, reason));
  return readOne(db, id, undefined, sql`true`);
}

/** Everybody sees it from now on; false when there is no such comment. */
export const publish = (db: OpenDatabase, id: number): Promise<boolean> => settle(db, id, commentStatuses.published, null);

/** Nobody sees it from now on, and its photos are gone; false when there is no such comment. */
export const refuse = (db: OpenDatabase, id: number, reason: string): Promise<boolean> => settle(db, id, commentStatuses.refused, reason);

const moderatedColumns = {
  type: column.text,
  ownerId: column.number,
  parentId: column.numberOrNull,
  status: column.number,
  rating: column.numberOrNull,
};
type ModeratedComment = RowOf<typeof moderatedColumns>;

const moderatedFields = sql`type, owner_id as "ownerId", parent_id as "parentId", status, rating`;

function settle(db: OpenDatabase, id: number, status: number, refusal: string | null): Promise<boolean> {
  return transaction(db, 'moderation', async (tx) => {
    const [comment] = await rows(tx, moderatedColumns, sql`select ${moderatedFields} from comments where id = ${id}`);
    if (comment === undefined) return false;
    const productIds = await readCounted(tx, comment);
    if (productIds.length > 0) await lockRows(tx, 'product', sql`id`, sql`id = any(${sql.param(productIds)}::int[])`);
    const [lockedComment] = checkRows(moderatedColumns, await lockRows(tx, 'comment', moderatedFields, sql`id = ${id}`));
    if (lockedComment === undefined) return false;
    await tx.execute(sql`update comments set status = ${status}, refusal = ${refusal}, moderated_at = now() where id = ${id}`);
    if (status === commentStatuses.refused) await tx.execute(sql`delete from comment_photos where comment_id = ${id}`);
    const change = Number(status === commentStatuses.published) - Number(lockedComment.status === commentStatuses.published);
    if (change !== 0 && lockedComment.parentId === null) await count(tx, lockedComment, productIds, change);
    return true;
  });
}

/** The products that a comment counts for: a review for all variants of its model. */
async function readCounted(tx: Transaction, { type, ownerId }: ModeratedComment): Promise<number[]> {
  if (type === 'article') return [];
  return type === 'product' ? readModelProducts(tx, ownerId) : [ownerId];
}

/** The counters of a product are those of what everybody sees. */
async function count(tx: Transaction, { type, rating }: ModeratedComment, productIds: readonly number[], change: number): Promise<void> {
  const isCounted = sql`id = any(${sql.param([...productIds])}::int[])`;
  if (type === 'question') {
    await tx.execute(sql`update products set question_count = greatest(question_count + ${change}::int, 0) where ${isCounted}`);
  }
  if (type !== 'product' || rating === null) return;
  await tx.execute(
    sql`update products set review_count = greatest(review_count + ${change}::int, 0), rating_sum = greatest(rating_sum + ${change * rating}::int, 0),
          ratings[${rating}::int] = greatest(ratings[${rating}::int] + ${change}::int, 0) where ${isCounted}`,
  );
}

/** The shop answers: at once, since it is the shop that looks at what others say. False when there is nothing to answer. */
export async function answerAsShop(db: OpenDatabase, id: number, text: string): Promise<boolean> {
  const insertedRows = await rows(
    db,
    sql`insert into comments (type, owner_id, parent_id, status, author, is_expert, pros, cons, text, date, likes, dislikes, is_verified, moderated_at)
        select type, owner_id, id, ${commentStatuses.published}, 'Витрина', true, '', '', ${text}, now(), 0, 0, false, now() from comments
        where id = ${id} and parent_id is null and status = ${commentStatuses.published} returning id`,
  );
  return insertedRows.length === 1;
}
