import { isId } from '@vitrina/services/contract/fields/id.ts';
import { Link } from 'react-router';
import { ArticleBody } from '../../../entities/article/body.tsx';
import { NewsItemDocument } from '../../../generated/graphql.ts';
import { shop } from '../../../platform/company.ts';
import { dayText } from '../../../platform/format/dates.ts';
import { absent, notFound, query, throwFailure } from '../../../platform/gateway/query.server.ts';
import { shopOf } from '../../../platform/gateway/shop.server.ts';
import { breadcrumbData, makeHead, readSeo } from '../../../platform/head/head.server.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { Route } from './+types/route';
import '../../../entities/article/body.css';

/** Other news beside this one. */
const maxOthers = 4;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { id } = params;
  if (!isId(id)) notFound();
  const path = `/news/${id}`;
  const answer = await query(context, request, NewsItemDocument, { id });
  const { data, errors } = answer;
  if (data === null) throwFailure(errors[0]);
  const item = data.newsItem ?? absent(errors, 'newsItem');
  const seo = readSeo(context);
  const steps = [{ name: 'Главная', url: '/' }, { name: 'Новости', url: '/news' }, { name: item.name }];
  const { origin } = shopOf(context);
  return {
    item,
    others: (data.latest?.nodes ?? []).filter((one) => one.id !== item.id).slice(0, maxOthers),
    title: seo?.h1 ?? item.name,
    steps,
    head: makeHead(context, seo, {
      title: item.name,
      path,
      image: item.image,
      ...(item.announce !== null && { description: item.announce }),
      data: [
        breadcrumbData(context, steps),
        {
          '@context': 'https://schema.org',
          '@type': 'NewsArticle',
          headline: item.name,
          url: `${origin}${path}`,
          ...(item.publishedOn !== null && { datePublished: item.publishedOn }),
          author: { '@type': 'Organization', name: shop.name, url: `${origin}/` },
        },
      ],
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function NewsItem({ loaderData }: Route.ComponentProps) {
  const { item, others, title, steps } = loaderData;
  return (
    <>
      <Breadcrumbs steps={steps} />
      <article>
        <div className="article-head mb-8">
          <div>
            <Heading level={1} size="22-36">
              {title}
            </Heading>
            {item.announce === null ? null : <p className="mt-3 text-18 text-ink-soft">{item.announce}</p>}
            {item.publishedOn === null ? null : <p className="mt-3 text-14 text-ink-faint">{dayText(item.publishedOn)}</p>}
          </div>
          {item.image === null ? null : (
            <Picture src={item.image} alt="" width={800} height={500} eager sizes="(width < 64rem) 100vw, 640px" />
          )}
        </div>
        <div className="article-columns">
          <ArticleBody parts={item.body} />
          <aside aria-label="Другие новости">
            {others.length === 0 ? null : (
              <>
                <Heading level={2} size={18}>
                  Другие новости
                </Heading>
                <ul className="article-others">
                  {others.map((other) => (
                    <li key={other.id}>
                      <Link to={other.url}>{other.name}</Link>
                      {other.publishedOn === null ? null : <span>{dayText(other.publishedOn)}</span>}
                    </li>
                  ))}
                </ul>
              </>
            )}
            <Link to="/news" className="link link-alone">
              Все новости
            </Link>
          </aside>
        </div>
      </article>
    </>
  );
}
