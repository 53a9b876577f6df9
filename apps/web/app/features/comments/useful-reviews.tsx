import { Link } from 'react-router';
import { part } from '../../entities/catalogue/part.ts';
import type { TalkedAboutFragment } from '../../generated/graphql.ts';
import { plural, pluralize, reviews } from '../../platform/format/plural.ts';
import type { DeferredValue } from '../../platform/gateway/deferred.ts';
import { Heading } from '../../ui/heading.tsx';
import { Streamed } from '../../ui/streamed.tsx';
import { Grade, RateRows } from './grades.tsx';
import { ReviewText } from './review.tsx';
import type { Topic, topicsOf } from './topics.ts';
import type { UsefulReview } from './useful.ts';

type Topics = ReturnType<typeof topicsOf>;

interface UsefulReviewsProps {
  /** Of the product. */
  url: string;
  counters: TalkedAboutFragment['reviewCounters'];
  from: DeferredValue<{ useful: readonly UsefulReview[]; topics: Topics }>;
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
          {({ useful, topics: { praised, criticised } }) => (
            <div className="talk-main">
              {praised.length + criticised.length === 0 ? null : (
                <div className="topics">
                  <TopicList title="Хвалят" topics={praised} look="text-good" />
                  <TopicList title="Ругают" topics={criticised} look="text-sale" />
                </div>
              )}
              <ul className="grid gap-4">
                {useful.map((review) => (
                  <li key={review.id} className="comment">
                    <ReviewText review={review} />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </Streamed>
      </div>
    </section>
  );
}

/** What several speak of, and how many of them. */
function TopicList({ title, topics, look }: { title: string; topics: readonly Topic[]; look: string }) {
  if (topics.length === 0) return null;
  return (
    <div>
      <h3 className={look}>{title}</h3>
      <ul>
        {topics.map(({ name, count }) => (
          <li key={name}>
            {name}
            <span className="tabular text-ink-faint">
              {count}
              <span className="visually-hidden"> {plural(count, reviews)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
