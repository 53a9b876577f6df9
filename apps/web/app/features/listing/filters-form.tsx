import { type RefObject, useEffect, useRef } from 'react';
import { Form, useLocation, useNavigate } from 'react-router';
import { asTypedName } from '../../entities/catalogue/searched.ts';
import { goods, pluralize } from '../../platform/format/plural.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { FiltersSheet, filtersSheetId } from '../../ui/filters-sheet.tsx';
import { FacetFields } from './facet.tsx';
import { prefix } from './field-name.ts';
import { chosenHref } from './filters-href.ts';
import type { ListingData } from './load.server.ts';
import { filtersForm } from './tools.tsx';

/** Milliseconds after the last change until the listing is loaded anew (spec 1 §9). */
const debounce = 500;

/** Puts the fields into the state of the address: Back and removed marks change it, too. */
function follow(form: HTMLFormElement, search: URLSearchParams): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || !field.name.startsWith(prefix)) continue;
    if (field.type === 'checkbox') field.checked = search.getAll(field.name).includes(field.value);
    else if (field !== document.activeElement) field.value = search.get(field.name) ?? '';
  }
}

/** Sends the filters by themselves half a second after a change, and keeps them as the address says. */
function useFiltersForm(defaultSort: string): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { search } = useLocation();

  useEffect(() => {
    const element = form.current;
    if (element === null) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      const href = chosenHref(new URL(element.action).pathname, new FormData(element), location, defaultSort);
      if (href !== null) void navigate(href, { preventScrollReset: true });
    };
    const submitLater = (event: Event) => {
      if (!(event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) || event.target.form !== element) return;
      clearTimeout(timer);
      timer = setTimeout(show, debounce);
    };
    const now = (event: SubmitEvent) => {
      event.preventDefault();
      clearTimeout(timer);
      show();
      document.getElementById(filtersSheetId)?.hidePopover();
    };
    // On the document: the choice of the order belongs to the form but stands outside of it.
    document.addEventListener('input', submitLater);
    element.addEventListener('submit', now);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('input', submitLater);
      element.removeEventListener('submit', now);
    };
  }, [navigate, defaultSort]);

  const isNew = useRef(true);
  useEffect(() => {
    // What was chosen before this script ran stands in the form and waits for its button.
    const isChosen = isNew.current && navigator.userActivation.hasBeenActive;
    isNew.current = false;
    if (form.current !== null && !isChosen) follow(form.current, new URLSearchParams(search));
  }, [search]);

  return form;
}

/** The filters: a GET form with one button. With JavaScript each change shows its result by itself. */
export function Filters({ base, query, asTyped, filters, facets, areFacetsUnavailable, allHref, defaultSort, totalCount }: ListingData) {
  const form = useFiltersForm(defaultSort);
  return (
    <FiltersSheet>
      {/* Back to a list shows its own filters: a browser would put back those that were chosen when it was left. */}
      <Form ref={form} id={filtersForm} action={base} preventScrollReset autoComplete="off">
        {query === null ? null : <input type="hidden" name="q" value={query} />}
        {asTyped ? <input type="hidden" name={asTypedName} value="1" /> : null}
        {facets.map((facet) => (
          <FacetFields key={facet.code} facet={facet} selectedFilter={filters.find(({ code }) => code === facet.code)} />
        ))}
        {facets.length === 0 ? (
          <p className="py-2 text-14 text-ink-faint">
            {areFacetsUnavailable ? 'Фильтры сейчас недоступны, обновите страницу чуть позже.' : 'Для этого списка фильтров нет.'}
          </p>
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
    </FiltersSheet>
  );
}
