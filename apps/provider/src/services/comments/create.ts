import type { comments } from '@vitrina/services/comments/endpoints.ts';
import { commentStatuses, consentToPublish } from '@vitrina/services/comments/vocabulary.ts';
import type { Input } from '@vitrina/services/contract/endpoint.ts';
import { messages } from '@vitrina/services/contract/fields/messages.ts';
import { orderPaymentStatuses } from '@vitrina/services/contract/fields/special-ids.ts';
import { commentLength } from '@vitrina/services/contract/fields/text.ts';
import { orderStatuses } from '@vitrina/services/orders/vocabulary.ts';
import { mayRead } from '../../orders/access.ts';
import { checkRows, column, rows, type Transaction } from '../../platform/database/database.ts';
import { lockRows } from '../../platform/database/lock-order.ts';
import { sql } from '../../platform/database/sql.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { toDatabaseId } from '../../platform/database-id.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { invalid, notFound, Refusal } from '../../platform/refusal.ts';
import { type CommentOutput, readOne } from './read.ts';
import { columnsOf, isOf, type Writer } from './writer.ts';

/** What one writer may have waiting to be looked at (ours). */
const maxPending = 20;

type Body = Input<typeof comments.create>['body'];
type Errors = Record<string, string[]>;

/** Takes what somebody says; it waits to be looked at. The same words once more are the same comment: a form was sent twice. */
export async function createComment(context: RequestContext, writer: Writer, body: Body): Promise<CommentOutput> {
  const content = checkContent(body, await firstNameOf(context));
  const id = await transaction(context.db, 'comment', async (tx) => {
    await lockOwner(tx, body);
    if (body.parent_id !== undefined) await checkParent(tx, body);
    const earlierId = await sameBefore(tx, writer, body, content.text);
    if (earlierId !== undefined) return earlierId;
    const createdId = await insert(tx, context, writer, body, content);
    await attach(tx, writer, createdId, (body.image_ids ?? []).map(toDatabaseId));
    return createdId;
  });
  const comment = await readOne(context.db, id, writer);
  if (comment === undefined) throw notFound('Такого отзыва нет');
  return comment;
}

/** Of whoever is signed in; empty for everybody else. */
async function firstNameOf({ db, user }: RequestContext): Promise<string> {
  if (user === null) return '';
  const [row] = await rows(db, { name: column.textOrNull }, sql`select first_name as name from users where id = ${user.id}`);
  return row?.name ?? '';
}

const isReview = ({ type, parent_id }: Body): boolean => type === 'product' && parent_id === undefined;

interface CheckedContent {
  author: string;
  text: string;
}

function checkContent(body: Body, firstName: string): CheckedContent {
  const text = body.text.trim();
  const author = (body.author ?? '').trim() || firstName.slice(0, commentLength.author.max);
  const { min } = body.parent_id === undefined ? commentLength.text : commentLength.answer;
  const errors: Errors = {
    ...([...text].length < min && { text: [messages.minLength(min)] }),
    ...([...author].length < commentLength.author.min && { author: [messages.required] }),
    ...(isReview(body) === (body.rate === undefined) && { rate: ['Оценка нужна отзыву, и только ему.'] }),
    ...(!isReview(body) && (body.image_ids ?? []).length > 0 && { image_ids: ['Фотографии бывают только у отзыва.'] }),
    ...(!(body.consents ?? []).includes(consentToPublish) && { consents: ['Для завершения необходимо согласие.'] }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { author, text };
}

/** What is said of one thing is said one after the other: nobody has two reviews of it, however quickly a form is sent twice. */
async function lockOwner(tx: Transaction, body: Body): Promise<void> {
  // No article can be commented on that this provider does not have.
  const [product] =
    body.type === 'article'
      ? []
      : checkRows(
          { isMarkdown: column.flag },
          await lockRows(tx, 'product', sql`is_markdown as "isMarkdown"`, sql`id = ${toDatabaseId(body.owner_id)} and status = 1`),
        );
  if (product === undefined || (product.isMarkdown && body.type === 'product')) throw notFound('Об этом нельзя оставить отзыв');
}

async function checkParent(tx: Transaction, { parent_id, owner_id, type }: Body): Promise<void> {
  const [parent] = await rows(
    tx,
    sql`select id from comments where id = ${toDatabaseId(parent_id ?? 0)} and owner_id = ${toDatabaseId(owner_id)} and type = ${type}
          and parent_id is null and status = ${commentStatuses.published}`,
  );
  if (parent === undefined) throw notFound('Отвечать уже не на что');
}

/** The id of the same thing said before; refuses a second review, and whoever has too much waiting. */
async function sameBefore(tx: Transaction, writer: Writer, body: Body, text: string): Promise<number | undefined> {
  const own = await rows(
    tx,
    { id: column.number, text: column.text, isReview: column.flag },
    sql`select id, text, type = 'product' and parent_id is null as "isReview" from comments
        where ${isOf(writer, sql`comments`)} and owner_id = ${toDatabaseId(body.owner_id)} and type = ${body.type}
          and parent_id is not distinct from ${body.parent_id === undefined ? null : toDatabaseId(body.parent_id)}::int
          and status <> ${commentStatuses.refused}`,
  );
  const same = own.find((each) => each.text === text);
  if (same !== undefined) return same.id;
  if (own.some((each) => each.isReview)) throw invalid({ text: ['Вы уже оставили отзыв об этом товаре.'] });
  const [waiting] = await rows(
    tx,
    { count: column.number },
    sql`select count(*)::int as count from comments where ${isOf(writer, sql`comments`)} and status = ${commentStatuses.waiting}`,
  );
  if ((waiting?.count ?? 0) >= maxPending) {
    throw new Refusal(429, 'too_many_requests', 'Дождитесь, пока мы проверим то, что вы уже написали.', undefined, undefined, {
      retryAfter: 3600,
    });
  }
  return undefined;
}

async function insert(
  tx: Transaction,
  context: RequestContext,
  writer: Writer,
  body: Body,
  { author, text }: CheckedContent,
): Promise<number> {
  const isVerified = isReview(body) && (await hasBought(tx, context, toDatabaseId(body.owner_id)));
  const [row] = await rows(
    tx,
    { id: column.number },
    sql`insert into comments (type, owner_id, parent_id, status, author, rating, pros, cons, text, date, likes, dislikes, is_verified,
          user_id, writer_hash, consents, ip)
        values (${body.type}, ${toDatabaseId(body.owner_id)}, ${body.parent_id === undefined ? null : toDatabaseId(body.parent_id)}::int,
          ${commentStatuses.waiting}, ${author}, ${body.rate ?? null}::int, ${(body.pros ?? '').trim()}, ${(body.cons ?? '').trim()}, ${text},
          ${context.now.toISOString()}::timestamptz, 0, 0, ${isVerified}, ${columnsOf(writer)},
          ${sql.param([...new Set(body.consents ?? [])])}::text[], ${context.clientIp})
        returning id`,
  );
  return row?.id ?? 0;
}

/** Whether the shopper, or whoever has the key of an order, has paid for the product or received it. */
async function hasBought(tx: Transaction, reader: RequestContext, productId: number): Promise<boolean> {
  const [purchase] = await rows(
    tx,
    sql`select 1 from orders o join order_items i on i.order_id = o.id where i.product_id = ${productId} and ${mayRead(reader)}
          and o.status_id not in (${orderStatuses.cancelled}, ${orderStatuses.closed})
          and (o.status_id = ${orderStatuses.finished} or o.payment_status_id = ${orderPaymentStatuses.paid}) limit 1`,
  );
  return purchase !== undefined;
}

/** Joins photos to their review, in the order in which they were named. */
async function attach(tx: Transaction, writer: Writer, commentId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const attachedPhotos = await rows(
    tx,
    sql`update comment_photos set comment_id = ${commentId}, position = array_position(${sql.param([...ids])}::int[], id)
        where id = any(${sql.param([...ids])}::int[]) and comment_id is null and ${isOf(writer, sql`comment_photos`)} returning id`,
  );
  if (attachedPhotos.length !== new Set(ids).size) {
    throw invalid({ image_ids: ['Одна из фотографий не сохранилась. Прикрепите её ещё раз.'] });
  }
}
