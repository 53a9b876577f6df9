import { Link } from 'react-router';
import { part } from '../../entities/catalogue/part.ts';
import type { TalkedAboutFragment } from '../../generated/graphql.ts';
import { pluralize, reviews } from '../../platform/format/plural.ts';
import type { DeferredValue } from '../../platform/gateway/deferred.ts';
import { Heading } from '../../ui/heading.tsx';
import { Streamed } from '../../ui/streamed.tsx';
import { Grade, RateRows } from './grades.tsx';
import { ReviewText } from './review.tsx';
import type { UsefulReview } from './useful.ts';

interface UsefulReviewsProps {
  /** Of the product. */
  url: string;
  counters: TalkedAboutFragment['reviewCounters'];
  from: DeferredValue<{ useful: readonly UsefulReview[] }>;
}

/** What others say of a product, in short: the grade, how many gave which, and, once they have come, the most useful reviews. */
export default function UsefulReviews({ url, counters: { count, rating, distribution }, from }: UsefulReviewsProps) {
  const base = `${url}/comments`;
  return (
    <section aria-labelledby="useful-reviews" className="mt-8 print:hidden">
      <Heading level={2} id="useful-reviews" className="mb-3">
        Отзывы
      </Heading>
      <div className="talk">
        <div className="talk-aside">
          <Grade rating={rating} count={count} />
          <RateRows distribution={distribution} to={(rate) => `${base}?rating=${rate}#${part}`} />
          <Link to={`${base}#${part}`} className="link link-alone">
            Все {pluralize(count, reviews)}
          </Link>
        </div>
        <Streamed from={from} skeleton={null}>
          {({ useful }) => (
            <ul className="talk-main">
              {useful.map((review) => (
                <li key={review.id} className="comment">
                  <ReviewText review={review} />
                </li>
              ))}
            </ul>
          )}
        </Streamed>
      </div>
    </section>
  );
}
