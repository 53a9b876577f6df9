import { pluralize, reviews } from '../platform/format/plural.ts';

/** Mean rating with the number of reviews; nothing without reviews. */
export function Rating({ rating, count }: { rating: number | null | undefined; count: number }) {
  if (rating === null || rating === undefined || count === 0) return <span className="text-14 text-ink-faint">Нет отзывов</span>;
  return (
    <span className="inline-flex items-center gap-1 text-14 text-ink-soft">
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" className="text-warn">
        <path fill="currentColor" d="m8 1 2.2 4.5 4.8.7-3.5 3.4.8 4.9L8 12.2l-4.3 2.3.8-4.9L1 6.2l4.8-.7z" />
      </svg>
      <span className="visually-hidden">Оценка </span>
      <span className="tabular font-medium text-ink">{rating.toFixed(1).replace('.', ',')}</span>
      <span className="whitespace-nowrap">{pluralize(count, reviews)}</span>
    </span>
  );
}
