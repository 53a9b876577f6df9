import { Form } from 'react-router';
import { goods, pluralize } from '../../platform/format/plural.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FacetFields } from './facet.tsx';
import type { ListingData } from './load.server.ts';
import { asTypedName } from './reading.ts';
import { filtersForm } from './tools.tsx';
import { useFiltersForm } from './use-filters-form.ts';

/** How many facets stand open; those with a chosen value always do. */
const openFacets = 6;

/**
 * The filters: a GET form with one button. With JavaScript each change shows its result by itself. On a phone it is a
 * sheet from below, opened by a button, in both cases.
 */
export function Filters({ base, query, asTyped, filters, facets, allHref, defaultSort, totalCount }: ListingData) {
  const form = useFiltersForm(defaultSort);
  return (
    <aside id="filters" popover="auto" aria-label="Фильтры" className="filters">
      {/* Back to a list shows its own filters: a browser would put back those that were chosen when it was left. */}
      <Form ref={form} id={filtersForm} action={base} preventScrollReset autoComplete="off">
        <div className="filters-title">
          <h2 className="text-22">Фильтры</h2>
          <button type="button" popoverTarget="filters" popoverTargetAction="hide" className="button-icon" aria-label="Закрыть фильтры">
            <Icon name="close" size={22} />
          </button>
        </div>
        {query === null ? null : <input type="hidden" name="q" value={query} />}
        {asTyped ? <input type="hidden" name={asTypedName} value="1" /> : null}
        {facets.map((facet, index) => {
          const chosen = filters.find(({ code }) => code === facet.code);
          return <FacetFields key={facet.code} facet={facet} chosen={chosen} isOpen={index < openFacets || chosen !== undefined} />;
        })}
        {facets.length === 0 ? (
          <p className="py-2 text-14 text-ink-faint">Фильтры сейчас недоступны, обновите страницу чуть позже.</p>
        ) : null}
        <div className="filters-foot">
          <Button look="primary" wide>
            {/* Drawn by the styles where scripts count anew: in the page's text the total stands once, where the list begins. */}
            <span className="filters-show" data-count={totalCount === 0 ? '' : `\u00A0${pluralize(totalCount, goods)}`}>
              Показать
            </span>
          </Button>
          {filters.length > 0 ? (
            <LinkButton to={allHref} look="quiet" wide preventScrollReset>
              Очистить фильтры
            </LinkButton>
          ) : null}
        </div>
      </Form>
    </aside>
  );
}
