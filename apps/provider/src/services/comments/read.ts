import type { Comment } from '@vitrina/services/comments/endpoints.ts';
import { commentStatuses, commentTypes } from '@vitrina/services/comments/vocabulary.ts';
import type { Page } from '@vitrina/services/contract/endpoint.ts';
import { z } from 'zod';
import { code, column, type Database, type RowOf, rows } from '../../platform/database/database.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import type { WithDatabaseIds } from '../../platform/database-id.ts';
import { type Paging, pageOf } from '../../platform/page.ts';
import { isOf, voterOf, type Writer } from './writer.ts';

const ownVote = z.literal([1, -1]);

/** Answers that come with a comment. */
const maxAnswers = 20;

export type CommentOutput = WithDatabaseIds<Comment>;

const rowColumns = {
  id: column.number,
  type: code(commentTypes),
  ownerId: column.number,
  parentId: column.numberOrNull,
  status: column.number,
  author: column.text,
  rating: column.numberOrNull,
  experience: column.textOrNull,
  pros: column.text,
  cons: column.text,
  text: column.text,
  date: column.text,
  likes: column.number,
  dislikes: column.number,
  isVerified: column.flag,
  isExpert: column.flag,
  isMine: column.flag,
};
type Row = RowOf<typeof rowColumns>;

const columns = (writer: Writer | undefined): SQL =>
  sql`c.id, c.type, c.owner_id as "ownerId", c.parent_id as "parentId", c.status, c.author, c.rating, c.experience, c.pros, c.cons, c.text,
      to_char(c.date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as date, c.likes, c.dislikes, c.is_verified as "isVerified",
      c.is_expert as "isExpert", coalesce(${isOf(writer, sql`c`)}, false) as "isMine"`;

/** Of `comments c`: what everybody sees, and with it what waits to be looked at, of whoever asks. */
export const isVisible = (writer: Writer | undefined): SQL =>
  sql`(c.status = ${commentStatuses.published} or (c.status = ${commentStatuses.waiting} and ${isOf(writer, sql`c`)}))`;

const orders: Readonly<Record<string, SQL>> = {
  '-date': sql`c.date desc, c.id desc`,
  date: sql`c.date, c.id`,
  '-rate': sql`c.rating desc nulls last, c.date desc, c.id desc`,
  rate: sql`c.rating nulls last, c.date desc, c.id desc`,
  '-like': sql`c.likes - c.dislikes desc, c.date desc, c.id desc`,
};

/** The order of a list; the best first where the call names none that there is (spec 1 §7). */
const orderOf = (sort: string | undefined): SQL => orders[sort ?? ''] ?? orders['-rate'] ?? sql`c.id`;

/** One page of the comments that fit a condition, with their answers, photos and the asker's own votes. */
export async function readPage(
  db: Database,
  condition: SQL,
  paging: Paging,
  { sort, writer }: { sort?: string | undefined; writer: Writer | undefined },
): Promise<Page<CommentOutput>> {
  const [row] = await rows(db, { total: column.number }, sql`select count(*)::int as total from comments c where ${condition}`);
  const commentRows = await rows(
    db,
    rowColumns,
    sql`select ${columns(writer)} from comments c where ${condition} order by ${orderOf(sort)} limit ${paging.perPage} offset ${paging.offset}`,
  );
  return pageOf(await toOutputs(db, commentRows, writer), row?.total ?? 0, paging);
}

/** One comment as this writer sees it, or as somebody does who sees all of them. */
export async function readOne(
  db: Database,
  id: number,
  writer: Writer | undefined,
  condition: SQL = isVisible(writer),
): Promise<CommentOutput | undefined> {
  const commentRows = await rows(db, rowColumns, sql`select ${columns(writer)} from comments c where c.id = ${id} and ${condition}`);
  const [comment] = await toOutputs(db, commentRows, writer);
  return comment;
}

async function toOutputs(db: Database, commentRows: readonly Row[], writer: Writer | undefined): Promise<CommentOutput[]> {
  if (commentRows.length === 0) return [];
  const ids = commentRows.map(({ id }) => id);
  const answers = await rows(
    db,
    { ...rowColumns, all: column.number },
    sql`select * from (
          select ${columns(writer)}, row_number() over (partition by c.parent_id order by c.date, c.id) as place,
            count(*) over (partition by c.parent_id)::int as "all"
          from comments c where c.parent_id = any(${sql.param(ids)}::int[]) and ${isVisible(writer)}
        ) a where place <= ${maxAnswers} order by place`,
  );
  const photos = await rows(
    db,
    { commentId: column.number, name: column.text },
    sql`select comment_id as "commentId", name from comment_photos where comment_id = any(${sql.param(ids)}::int[]) order by comment_id, position`,
  );
  const votes = await votesOf(db, [...ids, ...answers.map(({ id }) => id)], writer);
  const answersOf = Map.groupBy(answers, ({ parentId }) => parentId);
  const photosOf = Map.groupBy(photos, ({ commentId }) => commentId);
  const toOutput = ({ id, likes, dislikes, author, text, date, status, isExpert, isMine }: Row) => ({
    id,
    like: likes,
    not_like: dislikes,
    author,
    text,
    date,
    status,
    is_expert: isExpert,
    is_mine: isMine,
    my_vote: votes.get(id) ?? null,
  });
  return commentRows.map((row) => {
    const own = answersOf.get(row.id) ?? [];
    return {
      ...toOutput(row),
      type: row.type,
      owner_id: row.ownerId,
      rate: row.rating,
      pros: row.pros,
      cons: row.cons,
      experience: row.experience,
      images: (photosOf.get(row.id) ?? []).map(({ name }) => photoPath(name)),
      is_verified: row.isVerified,
      answers: own.map(toOutput),
      answers_count: own[0]?.all ?? 0,
      parent_id: row.parentId,
    };
  });
}

export const photoPath = (name: string): string => `/media/comments/${name}.webp`;

async function votesOf(db: Database, ids: readonly number[], writer: Writer | undefined): Promise<Map<number, 1 | -1>> {
  if (writer === undefined) return new Map();
  const voteRows = await rows(
    db,
    { id: column.number, vote: ownVote },
    sql`select comment_id as id, vote from comment_votes where voter = ${voterOf(writer)} and comment_id = any(${sql.param([...ids])}::int[])`,
  );
  return new Map(voteRows.map(({ id, vote }) => [id, vote]));
}
