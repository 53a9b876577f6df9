import { Link } from 'react-router';
import { type PluralForms, pluralize, reviews } from '../../platform/format/plural.ts';
import { Stars } from './stars.tsx';

const ratings: PluralForms = ['оценка', 'оценки', 'оценок'];

/** How good it is found on the whole; nothing where nobody has said. */
export function Grade({ rating, count }: { rating: number | null; count: number }) {
  if (rating === null) return null;
  return (
    <p className="flex items-center gap-3">
      <span className="tabular text-36 font-medium">{rating.toFixed(1).replace('.', ',')}</span>
      <span>
        <Stars rate={Math.round(rating)} />
        <span className="block text-14 text-ink-faint">{pluralize(count, reviews)}</span>
      </span>
    </p>
  );
}

interface RateRowsProps {
  /** How many gave 1, 2, 3, 4 and 5. */
  distribution: readonly number[];
  /** On the screen of the reviews, which stays where it is. */
  chosenRates?: readonly number[];
  /** The address of the reviews with, or without, this rating. */
  to: (rate: number) => string;
}

/** How many gave each rating, the best first; each leads to its reviews. */
export function RateRows({ distribution, chosenRates, to }: RateRowsProps) {
  const most = Math.max(1, ...distribution);
  return (
    <ul>
      {[5, 4, 3, 2, 1].map((rate) => (
        <li key={rate}>
          <RateRow
            rate={rate}
            count={distribution[rate - 1] ?? 0}
            most={most}
            isChosen={chosenRates?.includes(rate) ?? false}
            isStaying={chosenRates !== undefined}
            to={to(rate)}
          />
        </li>
      ))}
    </ul>
  );
}

interface RateRowProps {
  rate: number;
  count: number;
  most: number;
  isChosen: boolean;
  isStaying: boolean;
  to: string;
}

function RateRow({ rate, count, isChosen, isStaying, to, most }: RateRowProps) {
  const label = `${pluralize(rate, ['звезда', 'звезды', 'звёзд'])}: ${pluralize(count, ratings)}`;
  const row = (
    <>
      <span className="visually-hidden">{label}</span>
      <span aria-hidden="true" className="tabular">
        {rate} ★
      </span>
      <progress aria-hidden="true" max={most} value={count} />
      <span aria-hidden="true" className="tabular text-right">
        {count}
      </span>
    </>
  );
  if (count === 0 && !isChosen) {
    return <p className="rate-row text-ink-faint">{row}</p>;
  }
  return (
    <Link to={to} aria-current={isChosen ? 'true' : undefined} rel="nofollow" className="rate-row" preventScrollReset={isStaying}>
      {row}
    </Link>
  );
}
