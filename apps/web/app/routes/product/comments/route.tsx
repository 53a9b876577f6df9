import { Link } from 'react-router';
import { commentAction } from '../../../features/comments/action.server.ts';
import { addressOf, isFiltered, readFilters, sortOf, writing } from '../../../features/comments/address.ts';
import { Answers } from '../../../features/comments/answers.tsx';
import { ReviewFilters } from '../../../features/comments/filters.tsx';
import { placeOf } from '../../../features/comments/load.server.ts';
import { ReviewText } from '../../../features/comments/review.tsx';
import { reviewData } from '../../../features/comments/structured.server.ts';
import { sharedText, variantText } from '../../../features/comments/variants.ts';
import { Votes } from '../../../features/comments/votes.tsx';
import { WriteReview } from '../../../features/comments/write-review.tsx';
import type { CommentFieldsFragment } from '../../../generated/graphql.ts';
import { ProductReviewsDocument } from '../../../generated/graphql.ts';
import { pluralize, reviews } from '../../../platform/format/plural.ts';
import { absent, notFound, queryOrFail } from '../../../platform/gateway/query.server.ts';
import { skipAfterBasketOrListChange } from '../../../platform/router/revalidate.ts';
import { Heading } from '../../../ui/heading.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { pictureAt } from '../../../ui/picture.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import type { Route } from './+types/route';

const side = 96;

/** One review with its photos, what others think of it and what the shop answers. */
function Review({ review, variant, base }: { review: CommentFieldsFragment; variant: string | null; base: string }) {
  const { id, author, experience, images, status, answers, likesCount, dislikesCount, myVote } = review;
  const name = author === '' ? 'покупателя' : author;
  return (
    <article id={`comment-${id}`} className="comment" aria-label={`Отзыв: ${name}`}>
      <ReviewText review={review}>
        {variant === null ? null : <span className="text-14 text-ink-soft">{variant}</span>}
        {experience === '' ? null : <span className="text-14 text-ink-faint">Пользуется: {experience}</span>}
      </ReviewText>
      {images.length === 0 ? null : (
        <ul className="photos" aria-label="Фотографии">
          {images.map((image, at) => (
            <li key={image}>
              <a href={image} target="_blank" rel="noreferrer">
                <img
                  src={pictureAt(image, 320)}
                  width={side}
                  height={side}
                  alt={`Фото ${at + 1} к отзыву: ${name}`}
                  loading="lazy"
                  decoding="async"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {status === 'PUBLISHED' ? <Votes base={base} id={id} likesCount={likesCount} dislikesCount={dislikesCount} myVote={myVote} /> : null}
      <Answers answers={answers} base={base} />
    </article>
  );
}

export const shouldRevalidate = skipAfterBasketOrListChange;

/** «Отзывы»; when they cannot be loaded the rest of the page stands (spec 1 §8). */
export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const { id, page, base } = placeOf({ params, url });
  const filters = readFilters(url.searchParams);
  const variables = { ...filters, id, page, sort: sortOf(filters.sort) };
  const { data, errors } = await queryOrFail(context, request, ProductReviewsDocument, variables);
  const product = data.product ?? absent(errors, 'product');
  const tabs = product.tabs ?? absent(errors, 'product.tabs');
  if (!tabs.includes('COMMENTS')) notFound();
  const list = data.comments ?? null;
  if (list !== null && page > 1 && list.nodes.length === 0) notFound();
  const shared = sharedText(product);
  return {
    base,
    page,
    filters,
    counters: product.reviewCounters,
    counts: data.reviewCounts ?? null,
    shared,
    product: { name: product.name, image: product.images[0] },
    list: list && { ...list, nodes: list.nodes.map((review) => ({ ...review, variant: shared && variantText(review.product) })) },
    isWriting: url.searchParams.has(writing),
    isSignedIn: data.viewer?.isSignedIn ?? false,
    structured: isFiltered(filters) ? [] : reviewData(product, list?.nodes ?? []),
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
  const { base, page, filters, counters, counts, shared, product, list, isWriting, isSignedIn } = loaderData;
  const unsentComment = actionData && 'form' in actionData ? actionData : null;
  return (
    <section aria-labelledby="reviews" className="talk">
      <div className="talk-aside">
        <Heading level={2} id="reviews">
          Отзывы
        </Heading>
        {counters.count === 0 && !isFiltered(filters) ? null : (
          <ReviewFilters base={base} counters={counters} counts={counts} shared={shared} filters={filters} />
        )}
      </div>
      <div className="talk-main">
        <WriteReview product={product} base={base} isOpen={isWriting} isSignedIn={isSignedIn} unsentComment={unsentComment} />
        {list === null ? <Unreadable /> : null}
        {list?.nodes.length === 0 ? <NoReviews base={base} isFiltered={isFiltered(filters)} /> : null}
        {list !== null && isFiltered(filters) && list.nodes.length > 0 ? (
          <p className="flex flex-wrap gap-3 text-14">
            Найдено: {pluralize(list.totalCount, reviews)}
            <Link to={base} className="link link-alone" preventScrollReset>
              Сбросить всё
            </Link>
          </p>
        ) : null}
        {list?.nodes.map((review) => (
          <Review key={review.id} review={review} variant={review.variant} base={base} />
        ))}
        <Pagination current={page} count={list?.pageInfo.pageCount ?? 1} href={(to) => addressOf(base, to, filters)} />
      </div>
    </section>
  );
}

function NoReviews({ base, isFiltered }: { base: string; isFiltered: boolean }) {
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
