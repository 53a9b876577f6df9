import { pluralize, reviews } from '../platform/format/plural.ts';
import { Icon } from './icon.tsx';

/** Mean rating with the number of reviews; nothing without reviews. */
export function Rating({ rating, count }: { rating: number | null | undefined; count: number }) {
  if (rating === null || rating === undefined || count === 0) return <span className="text-14 text-ink-faint">Нет отзывов</span>;
  return (
    <span className="rating">
      <Icon name="rating" size={16} />
      <span className="visually-hidden">Оценка </span>
      <b>{rating.toFixed(1).replace('.', ',')}</b>
      <span>{pluralize(count, reviews)}</span>
    </span>
  );
}
