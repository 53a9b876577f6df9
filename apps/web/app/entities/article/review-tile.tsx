import { Link } from 'react-router';
import type { ReviewTileFragment } from '../../generated/graphql.ts';
import { dayText } from '../../platform/format/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { Picture } from '../../ui/picture.tsx';

/** «18 ноября, 3 мин чтения» */
export const aboutReading = (publishedOn: string | null, minutes: number | null): string =>
  [publishedOn === null ? '' : dayText(publishedOn), minutes === null ? '' : `${minutes}\u00a0мин чтения`].filter(Boolean).join(', ');

interface ReviewTileProps {
  review: ReviewTileFragment;
  level?: 2 | 3;
  eager?: boolean;
  /** The visitor has read it already. */
  isRead?: boolean;
}

/** A review in a list. */
export function ReviewTile({ review, level = 3, eager = false, isRead = false }: ReviewTileProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className="article-tile">
      {review.image === null ? null : (
        <Picture src={review.image} alt="" width={800} height={500} sizes="(width < 48rem) 100vw, 420px" eager={eager} />
      )}
      {review.badges.length === 0 ? null : (
        <ul className="flex flex-wrap gap-2" aria-label="Рубрика">
          {review.badges.map(({ code, name }) => (
            <li key={code}>
              <Badge>{name}</Badge>
            </li>
          ))}
        </ul>
      )}
      <Heading className="text-18">
        <Link to={review.url}>{review.name}</Link>
      </Heading>
      {review.announce === null ? null : <p className="text-14 text-ink-soft">{review.announce}</p>}
      <p className="mt-auto text-14 text-ink-faint">
        {aboutReading(review.publishedOn, review.minutes)}
        {isRead ? <span className="text-good"> · прочитано</span> : null}
      </p>
    </article>
  );
}
