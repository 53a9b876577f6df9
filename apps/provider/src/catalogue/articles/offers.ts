import type { articles as endpoints } from '@vitrina/services/articles/endpoints.ts';
import { offersPageSize, previewsPageSize } from '@vitrina/services/articles/vocabulary.ts';
import type { Output, Page } from '@vitrina/services/contract/endpoint.ts';
import { z } from 'zod';
import { cityDay } from '../../platform/clock/city-day.ts';
import { column, json, type RowOf, rows } from '../../platform/database/database.ts';
import type { MarkKind, StoredBlock } from '../../platform/database/schema/articles.ts';
import { type SQL, sql } from '../../platform/database/sql.ts';
import type { WithDatabaseIds } from '../../platform/database-id.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { pageOf, pagingOf } from '../../platform/page.ts';
import { articleImage } from '../cards/paths.ts';
import { articleImageHash, versionOf } from '../media/version.ts';
import { bodyOf, isMarked, type Mark, mark, marksOfArticle } from './article.ts';

export type Article = WithDatabaseIds<Output<(typeof endpoints)['article']>>;
type Choice = WithDatabaseIds<Output<(typeof endpoints)['mechanics']>[number]>;

export const articleRowColumns = {
  id: column.number,
  type: z.enum(['action', 'news']),
  name: column.text,
  announce: column.text,
  body: json<StoredBlock[]>(),
  publishedOn: column.text,
  startsOn: column.textOrNull,
  endsOn: column.textOrNull,
  tag: column.textOrNull,
  /** See `articleImageHash`. */
  imageHash: column.text,
  marks: z.array(mark),
  promocodes: json<NonNullable<Article['promocodes']>>(),
};
export type ArticleRow = RowOf<typeof articleRowColumns>;

/** Of the article `a`: codes of these moments that everybody may know. One that ends at midnight has its last day before. */
const publicPromocodes = sql`(select coalesce(json_agg(json_build_object('code', c.promocode, 'name', c.public_name, 'text', c.public_description,
    'price_from', nullif(c.min_sum, 0), 'ends_on', ((c.ends_at - interval '1 microsecond') at time zone 'Europe/Moscow')::date::text) order by c.id), '[]')
  from actions c where c.article_id = a.id and c.is_public and c.promocode is not null and not c.is_hidden
    and (c.starts_at is null or c.starts_at <= now()) and (c.ends_at is null or c.ends_at > now()))`;

export const articleColumns: SQL = sql`a.id, a.type, a.name, a.announce, a.body, a.published_on::text as "publishedOn",
  a.starts_on::text as "startsOn", a.ends_on::text as "endsOn", (select t.alias from tags t where t.id = a.tag_id) as tag, ${articleImageHash} as "imageHash", ${marksOfArticle} as marks,
  ${publicPromocodes} as promocodes`;

/** That the offer `a` is one on this day. */
const isOn = (day: string): SQL =>
  sql`a.type = 'action' and (a.starts_on is null or a.starts_on <= ${day}::date) and (a.ends_on is null or a.ends_on >= ${day}::date)`;

const choicesOf = (marks: readonly Mark[], kind: MarkKind): Choice[] =>
  marks.filter((mark) => mark.kind === kind).map(({ code, name }) => ({ id: null, code, name, count: null }));

export function articleOf(row: ArticleRow, previews: Article['previews'] = []): Article {
  const { id, type, name, announce, marks } = row;
  return {
    id,
    type,
    name,
    announce,
    body: bodyOf(id, row.imageHash, row.body),
    image: articleImage(id, versionOf(row.imageHash)),
    published_on: row.publishedOn,
    starts_on: row.startsOn,
    ends_on: row.endsOn,
    product_tag: row.tag === null ? null : { alias: row.tag },
    mechanics: choicesOf(marks, 'mechanic'),
    brands: choicesOf(marks, 'brand'),
    channels: choicesOf(marks, 'channel'),
    promocodes: row.promocodes,
    previews,
  };
}

interface OfferQuery {
  page?: number | undefined;
  perPage?: number | undefined;
  mechanics?: string[] | undefined;
  brands?: string[] | undefined;
  channels?: string[] | undefined;
}

/** Offers of the day, those first that end soonest; those without an end come last. */
export async function readOffers(context: RequestContext, query: OfferQuery): Promise<Page<Article>> {
  const paging = pagingOf({ page: query.page, per_page: query.perPage }, offersPageSize.desktop, 24);
  const condition = sql`${isOn(await cityDay(context))} and ${isMarked('mechanic', query.mechanics)}
    and ${isMarked('brand', query.brands)} and ${isMarked('channel', query.channels)}`;
  const [articleRows, [counted]] = await Promise.all([
    rows(
      context.db,
      articleRowColumns,
      sql`select ${articleColumns} from articles a where ${condition} order by a.ends_on nulls last, a.id limit ${paging.perPage} offset ${paging.offset}`,
    ),
    rows(context.db, { total: column.number }, sql`select count(*)::int as total from articles a where ${condition}`),
  ]);
  return pageOf(
    articleRows.map((row) => articleOf(row)),
    counted?.total ?? 0,
    paging,
  );
}

/** An offer of the day or a piece of news, with a few others; undefined when there is none. */
export async function readArticle(context: RequestContext, id: number): Promise<Article | undefined> {
  const day = await cityDay(context);
  const [row] = await rows(
    context.db,
    articleRowColumns,
    sql`select ${articleColumns} from articles a where a.id = ${id} and (${isOn(day)} or (a.type = 'news' and a.published_on <= ${day}::date))`,
  );
  if (row === undefined) return undefined;
  return articleOf(row, row.type === 'action' ? await othersOf(context, row, day) : []);
}

/** Other offers: those that share most with this one. */
async function othersOf({ db }: RequestContext, { id }: ArticleRow, day: string): Promise<Article['previews']> {
  const previewRows = await rows(
    db,
    { id: column.number, name: column.text, announce: column.text, imageHash: column.text, endsOn: column.textOrNull },
    sql`select a.id, a.name, a.announce, ${articleImageHash} as "imageHash", a.ends_on::text as "endsOn" from articles a where ${isOn(day)} and a.id <> ${id}
        order by (select count(*) from article_marked d join article_marked o on o.kind = d.kind and o.code = d.code
                  where d.article_id = a.id and o.article_id = ${id} and d.kind <> 'channel') desc, a.ends_on nulls last, a.id limit ${previewsPageSize}`,
  );
  return previewRows.map(({ endsOn, imageHash, ...preview }) => ({
    ...preview,
    image: articleImage(preview.id, versionOf(imageHash)),
    ends_on: endsOn,
  }));
}

/** What the offers of the day are filed under, and how many there are under each. */
export async function readChoices(context: RequestContext, kind: MarkKind): Promise<Choice[]> {
  const day = await cityDay(context);
  return rows(
    context.db,
    { id: column.numberOrNull, code: column.text, name: column.text, count: column.number },
    sql`select null as id, m.code, m.name, count(*)::int as count from article_marks m join article_marked d on d.kind = m.kind and d.code = m.code
        join articles a on a.id = d.article_id where m.kind = ${kind} and ${isOn(day)} group by m.code, m.name, m.position order by m.position, m.name`,
  );
}
