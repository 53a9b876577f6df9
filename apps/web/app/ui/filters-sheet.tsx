import type { ReactNode } from 'react';
import { Heading } from './heading.tsx';
import { Icon } from './icon.tsx';

/** Id of the sheet, of which a screen has one. */
export const filtersSheetId = 'filters';

/** Opens the filters on a phone; says how many are chosen. */
export function FiltersButton({ count }: { count: number }) {
  return (
    <button type="button" popoverTarget={filtersSheetId} className="button button-secondary lg:hidden">
      <Icon name="filters" size={18} />
      Фильтры{count > 0 ? ` (${count})` : ''}
    </button>
  );
}

/** Filters: on a phone a sheet from below, on a wide screen a part of the page; opened and closed without scripts. */
export function FiltersSheet({ children }: { children: ReactNode }) {
  return (
    <aside id={filtersSheetId} popover="auto" aria-label="Фильтры" className="filters">
      <div className="filters-title">
        <Heading level={2}>Фильтры</Heading>
        <button
          type="button"
          popoverTarget={filtersSheetId}
          popoverTargetAction="hide"
          className="button-icon"
          aria-label="Закрыть фильтры"
        >
          <Icon name="close" size={22} />
        </button>
      </div>
      {children}
    </aside>
  );
}
