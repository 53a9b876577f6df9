import { useEffect, useRef } from 'react';

interface SortFieldProps {
  /** Names in the address, and what a shopper reads. */
  options: readonly (readonly [name: string, label: string, ...unknown[]])[];
  sort: string;
}

/** The order of a list: applied as soon as it is chosen, by the form around it. Without scripts the form needs a button. */
export function SortField({ options, sort }: SortFieldProps) {
  const select = useRef<HTMLSelectElement>(null);
  const isShown = useRef(false);
  useEffect(() => {
    if (select.current === null || select.current.value === sort) {
      isShown.current = true;
      return;
    }
    // What was chosen before the page could answer; later it is another address, such as the one before.
    if (isShown.current) select.current.value = sort;
    else select.current.form?.requestSubmit();
    isShown.current = true;
  }, [sort]);
  return (
    <label className="field">
      <span className="field-label">Сортировка</span>
      <select
        ref={select}
        name="sort"
        className="input"
        defaultValue={sort}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Of a form that has nothing else to be chosen. */
export const SortButton = () => (
  <noscript>
    <button type="submit" className="button button-secondary">
      Показать
    </button>
  </noscript>
);
