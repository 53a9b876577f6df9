import { Link, useLocation } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import type { ListingData } from './load.server.ts';

/** Id of the filters' form, which the choice of the order belongs to. */
export const filtersForm = 'filters-form';

/** The total, the order of the listing, and tiles or a list. */
export function ListingTools({ sort, sorts, theme, total }: ListingData & { total: string }) {
  const { search } = useLocation();
  const themed = (view: string) => {
    const next = new URLSearchParams(search);
    next.set('view', view);
    return `?${next}`;
  };
  return (
    <>
      <div className="listing-sort flex items-center gap-2">
        <select key={sort} name="sort" form={filtersForm} defaultValue={sort} aria-label="Сортировка" className="input">
          {sorts.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        <noscript>
          <button type="submit" form={filtersForm} className="button button-secondary">
            Сортировать
          </button>
        </noscript>
      </div>
      <p className="listing-total text-ink-faint">{total}</p>
      <div className="theme-switch">
        <Link
          to={themed('tile')}
          replace
          preventScrollReset
          rel="nofollow"
          aria-current={theme === 'tile' ? 'true' : undefined}
          aria-label="Плитка"
        >
          <Icon name="grid" size={20} />
        </Link>
        <Link
          to={themed('list')}
          replace
          preventScrollReset
          rel="nofollow"
          aria-current={theme === 'list' ? 'true' : undefined}
          aria-label="Список"
        >
          <Icon name="list" size={20} />
        </Link>
      </div>
    </>
  );
}
