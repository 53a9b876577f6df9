import type { comments } from '@vitrina/services/comments/endpoints.ts';
import { commentStatuses, commentsPageSize } from '@vitrina/services/comments/vocabulary.ts';
import type { Input, Page } from '@vitrina/services/contract/endpoint.ts';
import { column, type Database, rows } from '../../platform/database/database.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import { toDatabaseId } from '../../platform/database-id.ts';
import { pagingOf } from '../../platform/page.ts';
import { invalid } from '../../platform/refusal.ts';
import { readModelProducts } from './model-products.ts';
import { type CommentOutput, isVisible, readPage } from './read.ts';
import { isOf, type Writer } from './writer.ts';

const maxOnPage = 100;

type Query = NonNullable<Input<typeof comments.list>['query']>;

/** The comments that a query asks for (spec 2 §7). */
export async function listComments(db: Database, query: Query = {}, writer: Writer | undefined): Promise<Page<CommentOutput>> {
  const conditions = [
    await scopeOf(db, query, writer),
    visibleTo(query, writer),
    ...(query.type === undefined ? [] : [sql`c.type = ${query.type}`]),
    ratedAs(query),
    ...(query.with_images === true ? [hasImages] : []),
    ...(query.with_cons === true ? [hasCons] : []),
    ...hasWords(query),
  ];
  const paging = pagingOf(query, commentsPageSize, maxOnPage);
  return readPage(db, sql.join(conditions, sql` and `), paging, { sort: query.sort, writer });
}

const hasImages = sql`exists (select 1 from comment_photos p where p.comment_id = c.id)`;
const hasCons = sql`c.cons <> ''`;
const ratedAs = ({ rates = [] }: Pick<Query, 'rates'>): SQL =>
  rates.length === 0 ? sql`true` : sql`c.rating = any(${sql.param(rates)}::int[])`;
const hasWords = ({ query }: Pick<Query, 'query'>): SQL[] =>
  wordsOf(query).map((word) => sql`c.text || ' ' || c.pros || ' ' || c.cons ilike ${`%${escapeLike(word)}%`}`);

const countColumns = { distribution: column.numbers, with_images: column.number, with_cons: column.number };

/** How many of a product's reviews each filter leaves: narrowed by the others that are chosen, not by itself. */
export async function countReviews(db: Database, query: Input<typeof comments.counts>['query'], writer: Writer | undefined) {
  const reviews: Query = { ...query, type: 'product', status: commentStatuses.published, with_own: true };
  const [images, cons] = [query.with_images === true ? sql`images` : sql`true`, query.with_cons === true ? sql`cons` : sql`true`];
  const conditions = sql.join(
    [await scopeOf(db, reviews, writer), visibleTo(reviews, writer), sql`c.type = 'product'`, ...hasWords(query)],
    sql` and `,
  );
  const gave = (rate: number): SQL => sql`count(*) filter (where rating = ${rate} and ${images} and ${cons})::int`;
  const [row] = await rows(
    db,
    countColumns,
    sql`select array[${sql.join([1, 2, 3, 4, 5].map(gave), sql`, `)}] as distribution,
          count(*) filter (where rated and images and ${cons})::int as with_images, count(*) filter (where rated and cons and ${images})::int as with_cons
        from (select c.rating, ${ratedAs(query)} as rated, ${hasImages} as images, ${hasCons} as cons from comments c where ${conditions}) review`,
  );
  return row ?? { distribution: [0, 0, 0, 0, 0], with_images: 0, with_cons: 0 };
}

/** Whose comments, or what they are about: without either there is no end to them. */
async function scopeOf(db: Database, query: Query, writer: Writer | undefined): Promise<SQL> {
  if (query.parent_ids !== undefined && query.parent_ids.length > 0) {
    return sql`c.parent_id = any(${sql.param(query.parent_ids.map(toDatabaseId))}::int[])`;
  }
  if (query.current_user === true) return sql`${isOf(writer, sql`c`)} and c.parent_id is null`;
  if (query.owner_id === undefined) throw invalid({ owner_id: ['Укажите, о чём отзывы.'] });
  if (query.type === undefined) throw invalid({ type: ['Укажите, что нужно: отзывы или вопросы.'] });
  const owners = query.use_similar === true ? await readModelProducts(db, toDatabaseId(query.owner_id)) : [toDatabaseId(query.owner_id)];
  return sql`c.owner_id = any(${sql.param(owners)}::int[]) and c.parent_id is null`;
}

function visibleTo(query: Query, writer: Writer | undefined): SQL {
  // What was refused is seen by nobody.
  if (query.current_user === true && query.status === undefined) return sql`c.status <> ${commentStatuses.refused}`;
  if (query.status === undefined || query.with_own === true) return isVisible(writer);
  if (query.status === commentStatuses.published) return sql`c.status = ${commentStatuses.published}`;
  return sql`c.status = ${query.status} and c.status = ${commentStatuses.waiting} and ${isOf(writer, sql`c`)}`;
}

/** Words of a search, the first few. */
const wordsOf = (text: string | undefined): string[] =>
  (text ?? '')
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 8);

/** Signs that mean something to `like` mean themselves. */
const escapeLike = (word: string): string => word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
