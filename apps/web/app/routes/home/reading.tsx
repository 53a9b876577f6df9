import { Link } from 'react-router';
import { OffersShelf } from '../../entities/article/offers-shelf.tsx';
import { ReviewTile } from '../../entities/article/review-tile.tsx';
import type { HomeLaterQuery, OfferTileFragment, ReviewTileFragment } from '../../generated/graphql.ts';
import { dayText } from '../../platform/format/dates.ts';
import { Heading } from '../../ui/heading.tsx';

type News = NonNullable<HomeLaterQuery['news']>['nodes'][number];

interface ReadingProps {
  offers: readonly OfferTileFragment[];
  reviews: readonly ReviewTileFragment[];
  news: readonly News[];
}

/** What costs less these days, what helps to choose, and what is new in the shop. */
export default function Reading({ offers, reviews, news }: ReadingProps) {
  return (
    <>
      <OffersShelf offers={offers} />
      {reviews.length === 0 ? null : (
        <section aria-labelledby="home-reviews" className="mt-10">
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
            <Heading level={2} id="home-reviews">
              Обзоры
            </Heading>
            <Link to="/reviews/list" className="link link-alone">
              Все обзоры
            </Link>
          </div>
          <ul className="article-tiles article-tiles-small swipe">
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewTile review={review} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {news.length === 0 ? null : (
        <section aria-labelledby="home-news" className="mt-10">
          <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
            <Heading level={2} id="home-news">
              Новости
            </Heading>
            <Link to="/news" className="link link-alone">
              Все новости
            </Link>
          </div>
          <ul className="services swipe">
            {news.map(({ id, name, url, publishedOn }) => (
              <li key={id}>
                <Link to={url} className="panel block h-full hover:border-accent">
                  {publishedOn === null ? null : <span className="block text-14 text-ink-faint">{dayText(publishedOn)}</span>}
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
