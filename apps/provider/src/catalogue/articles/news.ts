import { newsPageSize } from '@vitrina/services/articles/vocabulary.ts';
import type { Page } from '@vitrina/services/contract/endpoint.ts';
import { cityDay } from '../../platform/clock/city-day.ts';
import { column, rows } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { RequestContext } from '../../platform/http/request-context.ts';
import { pageOf, pagingOf } from '../../platform/page.ts';
import { type Article, articleColumns, articleOf, articleRowColumns } from './offers.ts';

/** News of today and before, the newest first. */
export async function readNews(
  context: RequestContext,
  query: { page?: number | undefined; per_page?: number | undefined },
): Promise<Page<Article>> {
  const paging = pagingOf(query, newsPageSize, newsPageSize);
  const condition = sql`a.type = 'news' and a.published_on <= ${await cityDay(context)}::date`;
  const [articleRows, [counted]] = await Promise.all([
    rows(
      context.db,
      articleRowColumns,
      sql`select ${articleColumns} from articles a where ${condition} order by a.published_on desc, a.id desc limit ${paging.perPage} offset ${paging.offset}`,
    ),
    rows(context.db, { total: column.number }, sql`select count(*)::int as total from articles a where ${condition}`),
  ]);
  return pageOf(
    articleRows.map((row) => articleOf(row)),
    counted?.total ?? 0,
    paging,
  );
}
