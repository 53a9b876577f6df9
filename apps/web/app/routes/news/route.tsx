import { Link, redirect } from 'react-router';
import { readPage, withPage } from '../../entities/article/page.ts';
import { NewsListDocument } from '../../generated/graphql.ts';
import { dayText } from '../../platform/format/dates.ts';
import { nbsp } from '../../platform/format/nbsp.ts';
import { notFound, query, throwFailure } from '../../platform/gateway/query.server.ts';
import { breadcrumbData, makeHead, readSeo } from '../../platform/head/head.server.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Picture } from '../../ui/picture.tsx';
import { EmptyState } from '../../ui/states.tsx';
import type { Route } from './+types/route';

const path = '/news';
const steps = [{ name: 'Главная', url: '/' }, { name: 'Новости' }];

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = readPage(url.searchParams) ?? notFound();
  if (page === 1 && url.searchParams.has('page')) throw redirect(path, 301);
  const answer = await query(context, request, NewsListDocument, { page });
  const { data, errors } = answer;
  if (data === null) throwFailure(errors[0]);
  const seo = readSeo(context);
  const news = data.news ?? throwFailure(errors.find(({ path }) => path === 'news'));
  if (page > 1 && page > news.pageInfo.pageCount) notFound();
  return {
    title: seo?.h1 ?? 'Новости',
    news: news.nodes,
    page,
    pageCount: news.pageInfo.pageCount,
    head: makeHead(context, page > 1 && seo ? { ...seo, title: null, canonical: null } : seo, {
      title: page > 1 ? `Новости, страница ${page}` : 'Новости',
      path: withPage(path, new URLSearchParams(), page),
      data: [breadcrumbData(context, steps)],
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function News({ loaderData }: Route.ComponentProps) {
  const { title, news, page, pageCount } = loaderData;
  return (
    <>
      <Breadcrumbs steps={steps} />
      <Heading level={1} size="22-28" className="mb-4">
        {title}
      </Heading>
      {news.length === 0 ? (
        <EmptyState title="Новостей пока нет" text="Как только что-то изменится, мы напишем об этом здесь." />
      ) : (
        <ul className="article-tiles">
          {news.map((item, index) => (
            <li key={item.id}>
              <article className="article-tile">
                {item.image === null ? null : (
                  <Picture src={item.image} alt="" width={800} height={500} sizes="(width < 48rem) 100vw, 420px" eager={index === 0} />
                )}
                {item.publishedOn === null ? null : <p className="text-14 text-ink-faint">{dayText(item.publishedOn)}</p>}
                <Heading level={2} size={18}>
                  <Link to={item.url}>{nbsp(item.name)}</Link>
                </Heading>
                {item.announce === null ? null : <p className="text-14 text-ink-soft">{nbsp(item.announce)}</p>}
              </article>
            </li>
          ))}
        </ul>
      )}
      <Pagination current={page} count={pageCount} href={(each) => withPage(path, new URLSearchParams(), each)} />
    </>
  );
}
