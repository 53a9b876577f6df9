import { Link, useLocation } from 'react-router';
import { FiltersButton } from '../../ui/filters-sheet.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ListingData } from './load.server.ts';

/** Id of the filters' form, which the choice of the order belongs to. */
export const filtersForm = 'filters-form';

const themes = [
  { view: 'tile', name: 'Плитка', icon: 'grid' },
  { view: 'list', name: 'Список', icon: 'list' },
] as const;

/** The total, the order of the listing, and tiles or a list. */
export function ListingTools({ sort, sorts, theme, activeFilters, totalText, hasChoice }: ListingData) {
  const { search } = useLocation();
  const viewHref = (view: string) => {
    const next = new URLSearchParams(search);
    next.set('view', view);
    return `?${next}`;
  };
  const text = <p className="text-ink-faint">{totalText}</p>;
  if (!hasChoice) return text;
  return (
    <div className="listing-tools">
      <div className="listing-bar">
        <FiltersButton count={activeFilters.length} />
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
      <div className="listing-count">
        {text}
        <div className="theme-switch">
          {themes.map(({ view, name, icon }) => (
            <Link
              key={view}
              to={viewHref(view)}
              replace
              preventScrollReset
              rel="nofollow"
              aria-current={theme === view ? 'true' : undefined}
              aria-label={name}
            >
              <Icon name={icon} size={20} />
            </Link>
          ))}
        </div>
      </div>
    </div>
  );
}
