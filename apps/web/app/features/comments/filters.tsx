import { Form } from 'react-router';
import { SortField } from '../../forms/sort-field.tsx';
import { type PluralForms, pluralize, reviews } from '../../platform/format/plural.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Field } from '../../ui/field.tsx';
import { type Filters, sorts } from './address.ts';
import { Stars } from './stars.tsx';

const ratings: PluralForms = ['оценка', 'оценки', 'оценок'];

interface Counters {
  count: number;
  rating: number | null;
  /** How many gave 1, 2, 3, 4 and 5. */
  distribution: readonly number[];
}

interface ReviewFiltersProps {
  base: string;
  counters: Counters;
  /** Of which variants the reviews are; null where there is one. */
  shared: string | null;
  filters: Filters;
}

/** How good it is found, and which of the reviews are wanted: a form of the address, so it works without scripts. */
export function ReviewFilters({ base, counters, shared, filters }: ReviewFiltersProps) {
  const { count, rating, distribution } = counters;
  const isPlain = filters.sort === sorts[0][0] && !filters.withImages && filters.query === '';
  return (
    <Form method="get" action={base} className="review-filters" preventScrollReset>
      {rating === null ? null : (
        <p className="flex items-center gap-3">
          <span className="tabular text-36 font-medium">{rating.toFixed(1).replace('.', ',')}</span>
          <span>
            <Stars rate={Math.round(rating)} />
            <span className="block text-14 text-ink-faint">{pluralize(count, reviews)}</span>
          </span>
        </p>
      )}
      {shared === null ? null : <p className="text-14 text-ink-soft">{shared}</p>}
      <fieldset>
        <legend className="field-label mb-1">Оценка</legend>
        {[5, 4, 3, 2, 1].map((rate) => (
          <RateRow key={rate} rate={rate} count={distribution[rate - 1]} all={count} isChosen={filters.rates.includes(rate)} />
        ))}
      </fieldset>
      <details className="review-order" open={!isPlain || undefined}>
        <summary className="link link-alone lg:hidden">Сортировка и&nbsp;поиск</summary>
        <div className="review-filters">
          <Checkbox name="photos" value="yes" label="Только с фото" defaultChecked={filters.withImages} />
          <Field type="search" name="q" label="Слова в отзывах" maxLength={100} defaultValue={filters.query} />
          <SortField options={sorts} sort={filters.sort} />
        </div>
      </details>
      <Button>Показать</Button>
    </Form>
  );
}

function RateRow({ rate, count, all, isChosen }: { rate: number; count: number | undefined; all: number; isChosen: boolean }) {
  const label = `${pluralize(rate, ['звезда', 'звезды', 'звёзд'])}${count === undefined ? '' : `: ${pluralize(count, ratings)}`}`;
  return (
    <label className="rate-row">
      <input type="checkbox" name="rating" value={rate} defaultChecked={isChosen} aria-label={label} />
      <span aria-hidden="true" className="tabular">
        {rate} ★
      </span>
      {count === undefined ? null : (
        <>
          <progress aria-hidden="true" max={Math.max(all, 1)} value={count} />
          <span aria-hidden="true" className="tabular text-right text-ink-faint">
            {count}
          </span>
        </>
      )}
    </label>
  );
}
