import { Link, redirect } from 'react-router';
import { readPage, withPage } from '../../../entities/article/page.ts';
import { readArticles } from '../../../entities/article/read.server.ts';
import { choicePath, readChoice } from '../../../entities/article/review-address.ts';
import { ReviewTile } from '../../../entities/article/review-tile.tsx';
import { type ArticleReviewSort, type FilterBadgeFragment, ReviewsDocument } from '../../../generated/graphql.ts';
import { pluralize } from '../../../platform/format/plural.ts';
import { notFound, query, throwFailure } from '../../../platform/gateway/query.server.ts';
import { breadcrumbData, makeHead, readSeo } from '../../../platform/head/head.server.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { FiltersButton, FiltersSheet } from '../../../ui/filters-sheet.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { Route } from './+types/route';

const root = '/reviews/list';

/** Orders as addresses have them (spec 1 §2). */
const sortWords: Readonly<Record<ArticleReviewSort, string>> = { NEWEST: '-date', HELPFUL: '-like', SHORTEST: 'minutes' };
const sortNames = Object.keys(sortWords) as ArticleReviewSort[];

export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const choice = readChoice([params.a, params.b, params.c]) ?? notFound();
  const page = readPage(url.searchParams) ?? notFound();
  const path = choicePath(choice);
  const word = url.searchParams.get('sort');
  const sort = word === null ? null : (sortNames.find((name) => sortWords[name] === word) ?? notFound());
  const isOneAddress = url.pathname === path || decodeURI(url.pathname) === decodeURIComponent(path);
  if (!isOneAddress || (page === 1 && url.searchParams.has('page'))) throw redirect(withPage(path, url.searchParams, page), 301);
  const answer = await query(context, request, ReviewsDocument, { path, filter: choice, page, sort: sort ?? 'NEWEST' });
  const { data, errors } = answer;
  if (data === null) throwFailure(errors[0]);
  // A filter that cannot be loaded is «Страница не найдена» (spec 2 §8), whatever the reason.
  const about = data.reviewPage ?? notFound();
  const sorts = about.sorts;
  if (sort !== null && !sorts.some(({ value }) => value === sort)) notFound();
  const seo = readSeo(context);
  const reviews = data.articleReviews ?? throwFailure(errors.find(({ path }) => path === 'articleReviews'));
  if (page > 1 && page > reviews.pageInfo.pageCount) notFound();
  const title = seo?.h1 ?? about.title ?? 'Обзоры';
  const isAll = path === root;
  const steps = [{ name: 'Главная', url: '/' }, ...(isAll ? [{ name: 'Обзоры' }] : [{ name: 'Обзоры', url: root }, { name: title }])];
  const search = new URLSearchParams(sort === null ? [] : [['sort', sortWords[sort]]]);
  const [usual] = sorts;
  return {
    title,
    steps,
    reviews: reviews.nodes,
    read: readArticles(context),
    totalCount: reviews.totalCount,
    page,
    pages: Array.from({ length: reviews.pageInfo.pageCount }, (_, index) => withPage(path, search, index + 1)),
    groups: [
      { name: 'Категория', badges: data.reviewCategories ?? [] },
      { name: 'Бренд', badges: data.reviewBrands ?? [] },
      { name: 'Рубрика', badges: data.reviewTags ?? [] },
    ],
    sorts: sorts.map(({ text, value }) => ({
      text,
      href: value === usual?.value ? path : `${path}?${new URLSearchParams({ sort: sortWords[value] })}`,
      isChosen: value === (sort ?? usual?.value),
    })),
    /** Follows the choice of a filter. */
    search: search.size === 0 ? '' : `?${search}`,
    head: makeHead(context, page > 1 && seo ? { ...seo, title: null, canonical: null } : seo, {
      title: page > 1 ? `${title}, страница ${page}` : title,
      ...(about.description !== null && { description: about.description }),
      path: withPage(path, new URLSearchParams(), page),
      robots: sort !== null || reviews.totalCount === 0 ? 'noindex, follow' : null,
      image: reviews.nodes[0]?.image ?? null,
      data: [breadcrumbData(context, steps)],
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

/** Values of one filter as links; more than one has to be there to choose from. */
function Badges({ name, badges, search }: { name: string; badges: readonly FilterBadgeFragment[]; search: string }) {
  if (badges.length < 2) return null;
  return (
    <nav aria-label={name} className="article-filter">
      <p className="article-label" aria-hidden="true">
        {name}
      </p>
      <ul className="chips">
        {badges.map((badge) => (
          <li key={badge.code ?? ''}>
            <Link to={`${badge.route}${search}`} aria-current={badge.isChosen ? 'true' : undefined} preventScrollReset>
              {badge.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  const { title, steps, reviews, read, totalCount, page, pages, groups, sorts, search } = loaderData;
  const chosen = groups.filter(({ badges }) => badges.some(({ isChosen, code }) => isChosen && code !== null)).length;
  return (
    <>
      <Breadcrumbs steps={steps} />
      <Heading level={1} size="22-28" className="mb-2">
        {title}
      </Heading>
      <p className="mb-4 text-ink-soft">{pluralize(totalCount, ['обзор', 'обзора', 'обзоров'])}</p>
      {/* Another choice is another sheet, which is closed. */}
      <FiltersSheet key={pages[0]}>
        {groups.map((group) => (
          <Badges key={group.name} {...group} search={search} />
        ))}
      </FiltersSheet>
      <div className="article-tools">
        {groups.some(({ badges }) => badges.length > 1) ? <FiltersButton count={chosen} /> : null}
        {sorts.length < 2 || totalCount === 0 ? null : (
          <nav aria-label="Сортировка" className="article-filter">
            <p className="article-label max-lg:hidden" aria-hidden="true">
              Сортировка
            </p>
            <ul>
              {sorts.map(({ text, href, isChosen }) => (
                <li key={href}>
                  <Link
                    to={href}
                    aria-current={isChosen ? 'true' : undefined}
                    className={`inline-flex min-h-11 items-center text-14 ${isChosen ? 'font-medium' : 'link'}`}
                    preventScrollReset
                  >
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      {reviews.length === 0 ? (
        <EmptyState title="Таких обзоров пока нет" text="Выберите другую рубрику — или посмотрите все обзоры.">
          <LinkButton to={root}>Все обзоры</LinkButton>
        </EmptyState>
      ) : (
        <ul className="article-tiles">
          {reviews.map((review, index) => (
            <li key={review.id}>
              <ReviewTile review={review} level={2} eager={index === 0} isRead={read.includes(review.slug)} />
            </li>
          ))}
        </ul>
      )}
      <Pagination current={page} count={pages.length} href={(each) => pages[each - 1] ?? root} />
    </>
  );
}
