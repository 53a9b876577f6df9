import { useEffect, useRef } from 'react';
import { Form, Link } from 'react-router';
import { SortField } from '../../forms/sort-field.tsx';
import type { ProductReviewsQuery } from '../../generated/graphql.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { addressOf, type Filters, sorts, toggleRate } from './address.ts';
import { Grade, RateRows } from './grades.tsx';

interface Counters {
  count: number;
  rating: number | null;
  /** How many gave 1, 2, 3, 4 and 5. */
  distribution: readonly number[];
}

interface ReviewFiltersProps {
  base: string;
  counters: Counters;
  /** How many each filter leaves; null where nobody tells. */
  counts: ProductReviewsQuery['reviewCounts'];
  /** Of which variants the reviews are; null where there is one. */
  shared: string | null;
  filters: Filters;
}

/** How good it is found, and which of the reviews are wanted: links, and a form of the address, so it works without scripts. */
export function ReviewFilters({ base, counters, counts, shared, filters }: ReviewFiltersProps) {
  const { count, rating } = counters;
  const distribution = counts?.distribution ?? counters.distribution;
  const to = (wanted: Partial<Filters>): string => addressOf(base, 1, { ...filters, ...wanted });
  return (
    <div className="review-filters">
      <Grade rating={rating} count={count} />
      {shared === null ? null : <p className="text-14 text-ink-soft">{shared}</p>}
      <nav aria-label="Какие отзывы показать" className="review-filters">
        <RateRows distribution={distribution} chosenRates={filters.rates} to={(rate) => addressOf(base, 1, toggleRate(filters, rate))} />
        <ul className="chips">
          <Choice name="С фото" count={counts?.withImages} isChosen={filters.withImages} to={to({ withImages: !filters.withImages })} />
          <Choice name="Есть недостатки" count={counts?.withCons} isChosen={filters.withCons} to={to({ withCons: !filters.withCons })} />
        </ul>
      </nav>
      <details className="review-order" open={filters.sort !== sorts[0][0] || filters.query !== '' || undefined}>
        <summary className="link link-alone lg:hidden">Сортировка и&nbsp;поиск</summary>
        <Form method="get" action={base} className="review-filters" preventScrollReset>
          {filters.rates.map((rate) => (
            <input key={rate} type="hidden" name="rating" value={rate} />
          ))}
          {filters.withImages ? <input type="hidden" name="photos" value="yes" /> : null}
          {filters.withCons ? <input type="hidden" name="cons" value="yes" /> : null}
          <SortField options={sorts} sort={filters.sort} />
          <WordsField query={filters.query} />
          <Button>Показать</Button>
        </Form>
      </details>
    </div>
  );
}

/** The words of the address; what somebody is typing while another list comes stays. */
function WordsField({ query }: { query: string }) {
  const input = useRef<HTMLInputElement>(null);
  const shownQuery = useRef(query);
  useEffect(() => {
    if (shownQuery.current === query) return;
    shownQuery.current = query;
    if (input.current !== null && input.current !== document.activeElement) input.current.value = query;
  }, [query]);
  return <Field ref={input} type="search" name="q" label="Слова в отзывах" maxLength={100} defaultValue={query} />;
}

interface ChoiceProps {
  count: number | undefined;
  isChosen: boolean;
  /** With it, or, where it is chosen, without it. */
  to: string;
}

/** A filter that would find nothing is no link; one that is chosen can be given up whatever it finds. */
function Choice({ name, count, isChosen, to }: ChoiceProps & { name: string }) {
  if (!isChosen && !count) return null;
  return (
    <li>
      <Link to={to} aria-current={isChosen ? 'true' : undefined} rel="nofollow" preventScrollReset>
        {name}
        {count === undefined ? null : <span className="text-ink-faint">{count}</span>}
      </Link>
    </li>
  );
}
