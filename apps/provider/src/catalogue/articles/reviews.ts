import type { articles as endpoints } from '@vitrina/services/articles/endpoints.ts';
import {
  type ReviewFilter,
  type ReviewSort,
  relatedReviews,
  reviewFilters,
  reviewSorts,
  reviewsPageSize,
} from '@vitrina/services/articles/vocabulary.ts';
import type { Output, Page } from '@vitrina/services/contract/endpoint.ts';
import { z } from 'zod';
import { cityDay } from '../../platform/clock/city-day.ts';
import { column, type Database, json, type RowOf, rows } from '../../platform/database/database.ts';
import type { StoredBlock } from '../../platform/database/schema/articles.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import type { WithDatabaseIds } from '../../platform/database-id.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { pageOf, pagingOf } from '../../platform/page.ts';
import { articleImage } from '../cards/paths.ts';
import { articleImageHash, versionOf } from '../media/version.ts';
import { bodyOf, isMarked, mark, marksOfArticle } from './article.ts';

type Card = WithDatabaseIds<Output<(typeof endpoints)['reviews']>['items'][number]>;
type Review = WithDatabaseIds<Output<(typeof endpoints)['reviewBySlug']>>;
type Votes = WithDatabaseIds<Output<(typeof endpoints)['like']>>;

export type ReviewSelection = Partial<Record<ReviewFilter, string | undefined>>;

const rowColumns = {
  id: column.number,
  slug: column.text,
  name: column.text,
  announce: column.text,
  publishedOn: column.text,
  minutes: column.numberOrNull,
  likes: column.number,
  dislikes: column.number,
  /** See `articleImageHash`. */
  imageHash: column.text,
  marks: z.array(mark),
};
type Row = RowOf<typeof rowColumns>;

const columns: SQL = sql`a.id, a.slug, a.name, a.announce, a.published_on::text as "publishedOn", a.minutes::int as minutes, a.likes, a.dislikes,
  ${articleImageHash} as "imageHash", ${marksOfArticle} as marks`;

const orders: Readonly<Record<ReviewSort, SQL>> = {
  '-date': sql`a.published_on desc, a.id desc`,
  '-like': sql`a.likes desc, a.id desc`,
  minutes: sql`a.minutes, a.id`,
};
const isSort = (text: string | undefined): text is ReviewSort => reviewSorts.some((known) => known === text);

/** That the article `a` is a review that is published on this day. */
export const isPublished = (day: string): SQL => sql`a.type = 'review' and a.published_on <= ${day}::date`;
export const matchesSelection = (selection: ReviewSelection): SQL =>
  sql.join(
    reviewFilters.map((kind) => isMarked(kind, toCodes(selection[kind]))),
    sql` and `,
  );
const toCodes = (code: string | undefined): string[] | undefined => (code === undefined ? undefined : [code]);

function cardOf({ id, slug, name, announce, publishedOn, minutes, likes, dislikes, marks, imageHash }: Row): Card {
  const of = (kind: ReviewFilter) => marks.filter((mark) => mark.kind === kind).map(({ code, name: text }) => ({ code, name: text }));
  return {
    id,
    slug,
    name,
    announce,
    image: articleImage(id, versionOf(imageHash)),
    published_on: publishedOn,
    minutes,
    like: likes,
    not_like: dislikes,
    category: of('category')[0] ?? null,
    brand: of('brand')[0] ?? null,
    badges: of('badge'),
  };
}

interface ReviewQuery extends ReviewSelection {
  page?: number | undefined;
  per_page?: number | undefined;
  sort?: string | undefined;
}

/** A page of reviews that fit all that is chosen. */
export async function readReviews(context: RequestContext, { page, per_page, sort, ...selection }: ReviewQuery): Promise<Page<Card>> {
  const paging = pagingOf({ page, per_page }, reviewsPageSize, 100);
  const condition = sql`${isPublished(await cityDay(context))} and ${matchesSelection(selection)}`;
  const order = orders[isSort(sort) ? sort : reviewSorts[0]];
  const [reviewRows, [counted]] = await Promise.all([
    rows(
      context.db,
      rowColumns,
      sql`select ${columns} from articles a where ${condition} order by ${order} limit ${paging.perPage} offset ${paging.offset}`,
    ),
    rows(context.db, { total: column.number }, sql`select count(*)::int as total from articles a where ${condition}`),
  ]);
  return pageOf(reviewRows.map(cardOf), counted?.total ?? 0, paging);
}

/** One review that fits, with its text, its goods and the three nearest to it; undefined when there is none. */
export async function readReview(context: RequestContext, filter: SQL): Promise<Review | undefined> {
  const { db } = context;
  const day = await cityDay(context);
  const [row] = await rows(
    db,
    { ...rowColumns, body: json<StoredBlock[]>() },
    sql`select ${columns}, a.body from articles a where ${isPublished(day)} and ${filter}`,
  );
  if (row === undefined) return undefined;
  const [related, products] = await Promise.all([
    rows(
      db,
      rowColumns,
      sql`select ${columns} from articles a where ${isPublished(day)} and a.id <> ${row.id}
          order by (select count(*) from article_marked d join article_marked o on o.kind = d.kind and o.code = d.code
                    where d.article_id = a.id and o.article_id = ${row.id}) desc, a.published_on desc, a.id limit ${relatedReviews}`,
    ),
    rows(db, { id: column.number }, sql`select product_id as id from article_products where article_id = ${row.id} order by position`),
  ]);
  return {
    ...cardOf(row),
    body: bodyOf(row.id, row.imageHash, row.body),
    related: related.map(cardOf),
    product_ids: products.map(({ id }) => id),
  };
}

const columnOf = { like: sql`likes`, dislike: sql`dislikes` } as const;

/** One word more on a review; undefined when there is no such review. */
export async function countVote(db: Database, id: number, vote: keyof typeof columnOf): Promise<Votes | undefined> {
  const counter = columnOf[vote];
  const [votes] = await rows(
    db,
    { likes: column.number, dislikes: column.number },
    sql`update articles set ${counter} = ${counter} + 1 where id = ${id} and type = 'review' returning likes, dislikes`,
  );
  return votes && { like: votes.likes, not_like: votes.dislikes };
}
