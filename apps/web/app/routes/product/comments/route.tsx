import { Link } from 'react-router';
import { commentAction } from '../../../features/comments/action.server.ts';
import { addressOf, isNarrowed, readFilters, sortOf } from '../../../features/comments/address.ts';
import { ReviewFilters } from '../../../features/comments/filters.tsx';
import { placeOf } from '../../../features/comments/load.server.ts';
import { Review } from '../../../features/comments/review.tsx';
import { reviewData } from '../../../features/comments/structured.server.ts';
import { WriteReview } from '../../../features/comments/write-review.tsx';
import { ProductReviewsDocument } from '../../../generated/graphql.ts';
import { pluralize, reviews } from '../../../platform/format/plural.ts';
import { absent, notFound, queryOrFail } from '../../../platform/gateway/query.server.ts';
import { keepsOnBuying } from '../../../platform/router/revalidate.ts';
import { Pagination } from '../../../ui/pagination.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import type { Route } from './+types/route';

export const shouldRevalidate = keepsOnBuying;

/** «Отзывы»; when they cannot be loaded the rest of the page stands (spec 1 §8). */
export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const { id, page, base } = placeOf({ params, url });
  const filters = readFilters(url.searchParams);
  const { sort, rates, withImages, query } = filters;
  const asked = { id, page, sort: sortOf(sort), rates, withImages, query };
  const { data, errors } = await queryOrFail(context, request, ProductReviewsDocument, asked);
  const product = data.product ?? absent(errors, 'product');
  const tabs = product.tabs ?? absent(errors, 'product.tabs');
  if (!tabs.includes('COMMENTS')) notFound();
  const list = data.comments ?? null;
  if (list !== null && page > 1 && list.nodes.length === 0) notFound();
  return {
    base,
    page,
    filters,
    counters: product.reviewCounters,
    list,
    isSignedIn: data.viewer?.isSignedIn ?? false,
    structured: isNarrowed(filters) ? [] : reviewData(product, list?.nodes ?? []),
  };
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  return commentAction(context, request, placeOf({ params, url }));
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...(matches.at(-2)?.meta ?? []),
  ...(loaderData?.structured ?? []).map((each) => ({ 'script:ld+json': each })),
];

export default function Reviews({ loaderData, actionData }: Route.ComponentProps) {
  const { base, page, filters, counters, list, isSignedIn } = loaderData;
  const unsaid = actionData && 'form' in actionData ? actionData : null;
  return (
    <section aria-labelledby="reviews" className="talk">
      <div className="talk-aside">
        <h2 id="reviews" className="text-22">
          Отзывы
        </h2>
        {counters.count === 0 && !isNarrowed(filters) ? null : (
          <ReviewFilters key={addressOf(base, 1, filters)} base={base} counters={counters} filters={filters} />
        )}
      </div>
      <div className="talk-main">
        <WriteReview base={base} isSignedIn={isSignedIn} unsaid={unsaid} />
        {list === null ? <Unreadable /> : null}
        {list?.nodes.length === 0 ? <Nothing base={base} isNarrowed={isNarrowed(filters)} /> : null}
        {list !== null && isNarrowed(filters) && list.nodes.length > 0 ? (
          <p className="flex flex-wrap gap-3 text-14">
            Найдено: {pluralize(list.totalCount, reviews)}
            <Link to={base} className="link link-alone" preventScrollReset>
              Сбросить всё
            </Link>
          </p>
        ) : null}
        {list?.nodes.map((review) => (
          <Review key={review.id} review={review} base={base} />
        ))}
        <Pagination current={page} count={list?.pageInfo.pageCount ?? 1} href={(to) => addressOf(base, to, filters)} />
      </div>
    </section>
  );
}

function Nothing({ base, isNarrowed: isFiltered }: { base: string; isNarrowed: boolean }) {
  return isFiltered ? (
    <EmptyState title="Таких отзывов нет" text="Попробуйте другие оценки или слова.">
      <Link to={base} className="link link-alone" preventScrollReset>
        Сбросить всё
      </Link>
    </EmptyState>
  ) : (
    <EmptyState title="Отзывов пока нет" text="Расскажите о товаре первым: это поможет тем, кто выбирает." />
  );
}

const Unreadable = () => <ErrorState title="Отзывы не загрузились" text="Остальная страница работает. Попробуйте открыть их ещё раз." />;
