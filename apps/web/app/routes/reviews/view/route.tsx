import { isCode } from '@vitrina/services/contract/fields/id.ts';
import { Link, type RouterContextProvider, redirect, useFetcher } from 'react-router';
import { ArticleBody, ArticleContents } from '../../../entities/article/body.tsx';
import { noteRead } from '../../../entities/article/read.server.ts';
import { choicePath } from '../../../entities/article/review-address.ts';
import { aboutReading, ReviewTile } from '../../../entities/article/review-tile.tsx';
import { type CardLabels, cardLabels } from '../../../entities/product/labels.ts';
import { Shelf } from '../../../entities/product/shelf.tsx';
import { ReviewByCodeDocument, ReviewDocument, type WholeReviewFragment } from '../../../generated/graphql.ts';
import { shop } from '../../../platform/company.ts';
import { rubles } from '../../../platform/format/money.ts';
import { nbsp } from '../../../platform/format/nbsp.ts';
import { absent, notFound, query, throwFailure } from '../../../platform/gateway/query.server.ts';
import { shopOf } from '../../../platform/gateway/shop.server.ts';
import { breadcrumbData, makeHead, readSeo } from '../../../platform/head/head.server.ts';
import { skipAfterBasketOrListChange } from '../../../platform/router/revalidate.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { Picture } from '../../../ui/picture.tsx';
import type { Route } from './+types/route';
import { say } from './vote.server.ts';
import '../../../entities/article/body.css';

export const shouldRevalidate = skipAfterBasketOrListChange;

/** What search engines are told of a review. */
function reviewData(context: Readonly<RouterContextProvider>, review: Omit<WholeReviewFragment, 'products'>): Record<string, unknown> {
  const { origin } = shopOf(context);
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: review.name,
    url: `${origin}${review.url}`,
    ...(review.announce !== null && { description: review.announce }),
    ...(review.image !== null && { image: `${origin}${review.image}` }),
    ...(review.publishedOn !== null && { datePublished: review.publishedOn }),
    author: { '@type': 'Organization', name: shop.name, url: `${origin}/` },
  };
}

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { slug } = params;
  if (!isCode(slug)) notFound();
  const path = `/reviews/view/${slug}`;
  const answer = await query(context, request, ReviewDocument, { slug });
  const { data, errors } = answer;
  if (data === null) throwFailure(errors[0]);
  if (data.articleReview === null && !errors.some((failure) => failure.path === 'articleReview')) {
    // An address with the code in it leads to the one with the name.
    const byCode = await query(context, request, ReviewByCodeDocument, { code: slug });
    const to = byCode.data?.articleReviewByCode?.url ?? notFound();
    throw redirect(to === path ? notFound() : to, 301);
  }
  const { products, ...review } = data.articleReview ?? absent(errors, 'articleReview');
  const seo = readSeo(context);
  const steps = [
    { name: 'Главная', url: '/' },
    { name: 'Обзоры', url: '/reviews/list' },
    ...(review.category === null ? [] : [{ name: review.category.name, url: choicePath({ category: review.category.code }) }]),
    { name: review.name },
  ];
  noteRead(context, slug);
  return {
    review,
    products: products?.map(cardLabels) ?? [],
    title: seo?.h1 ?? review.name,
    steps,
    head: makeHead(context, seo, {
      title: review.name,
      path,
      image: review.image,
      ...(review.announce !== null && { description: review.announce }),
      data: [breadcrumbData(context, steps), reviewData(context, review)],
    }),
  };
}

export const action = (args: Route.ActionArgs) => say(args);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

export default function Review({ loaderData }: Route.ComponentProps) {
  const { review, products, title, steps } = loaderData;
  const tags = [
    ...(review.category === null ? [] : [{ name: review.category.name, url: choicePath({ category: review.category.code }) }]),
    ...(review.brand === null ? [] : [{ name: review.brand.name, url: choicePath({ brand: review.brand.code }) }]),
    ...review.badges.map(({ code, name }) => ({ name, url: choicePath({ badge: code }) })),
  ];
  return (
    <>
      <Breadcrumbs steps={steps} />
      <article>
        <div className="article-head mb-8">
          <div>
            <Heading level={1} size="22-36">
              {title}
            </Heading>
            {review.announce === null ? null : <p className="mt-3 text-18 text-ink-soft">{review.announce}</p>}
            <p className="mt-3 text-14 text-ink-faint">{aboutReading(review.publishedOn, review.minutes)}</p>
            <ul className="chips mt-4" aria-label="Рубрики">
              {tags.map(({ name, url }) => (
                <li key={url}>
                  <Link to={url}>{name}</Link>
                </li>
              ))}
            </ul>
          </div>
          {review.image === null ? null : (
            <Picture src={review.image} alt="" width={800} height={500} eager sizes="(width < 64rem) 100vw, 640px" />
          )}
        </div>
        <div className="article-columns">
          <div className="min-w-0">
            <ArticleBody parts={review.body} />
            <Vote key={review.id} id={review.id} likes={review.likesCount} dislikes={review.dislikesCount} vote={review.vote} />
          </div>
          <div className="article-beside">
            <ArticleContents parts={review.body} />
            <Goods products={products} />
          </div>
        </div>
      </article>
      <Shelf title="Товары из обзора" products={products} />
      {review.related.length === 0 ? null : (
        <section aria-labelledby="related" className="mt-10">
          <Heading level={2} id="related" className="mb-4">
            Читайте ещё
          </Heading>
          <ul className="article-tiles">
            {review.related.map((each) => (
              <li key={each.id}>
                <ReviewTile review={each} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Goods of a review that stand beside its text, where there is room; all of them follow it. */
const maxBeside = 4;

function Goods({ products }: { products: readonly CardLabels[] }) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="beside" className="article-goods">
      <Heading level={2} size={18} id="beside">
        О чём речь
      </Heading>
      <ul>
        {products.slice(0, maxBeside).map(({ id, url, model, apart, images: [image], price }) => (
          <li key={id}>
            <Link to={url}>
              {image === undefined ? <span /> : <Picture src={image} alt="" width={64} height={80} />}
              <span>
                {nbsp(apart === null ? model : `${model} ${apart}`)}
                <b className="tabular">{rubles(price)}</b>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface VoteProps {
  id: string;
  likes: number | null;
  dislikes: number | null;
  vote: 'LIKE' | 'DISLIKE' | null;
}

/** Two buttons of a form; after the first word they have done their work. */
function Vote({ id, likes, dislikes, vote }: VoteProps) {
  const fetcher = useFetcher<typeof say>();
  const currentVote = fetcher.data?.vote ?? vote;
  const failure = fetcher.state === 'idle' ? fetcher.data?.failure : null;
  const isSending = fetcher.state !== 'idle';
  const count = (number: number | null) => (number === null ? null : <span className="tabular text-ink-soft">{number}</span>);
  return (
    <section aria-labelledby="vote" className="panel mt-8 max-w-[45rem]">
      <Heading level={2} size={18} id="vote">
        Обзор был полезен?
      </Heading>
      <fetcher.Form method="post" action="?stay" className="mt-3 flex flex-wrap gap-3">
        <input type="hidden" name="id" value={id} />
        {(
          [
            ['like', 'LIKE', 'Да', fetcher.data?.likes ?? likes],
            ['dislike', 'DISLIKE', 'Нет', fetcher.data?.dislikes ?? dislikes],
          ] as const
        ).map(([intent, own, text, number]) => (
          <button
            key={intent}
            type="submit"
            name="intent"
            value={intent}
            className={`button ${currentVote === own ? 'button-soft' : 'button-secondary'}`}
            aria-pressed={currentVote === own}
            disabled={currentVote !== null || isSending}
          >
            {text} {count(number)}
          </button>
        ))}
      </fetcher.Form>
      <p role="status" className="mt-2 text-14 text-good">
        {currentVote === null ? '' : 'Спасибо, ваш голос учтён.'}
      </p>
      {failure ? (
        <p role="alert" className="text-14 text-sale">
          {failure}
        </p>
      ) : null}
    </section>
  );
}
