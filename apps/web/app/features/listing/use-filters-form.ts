import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { chosenHref } from './chosen.ts';
import { prefix } from './field-name.ts';

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
export function useFiltersForm(defaultSort: string): RefObject<HTMLFormElement | null> {
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
    const later = (event: Event) => {
      if (!(event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) || event.target.form !== element) return;
      clearTimeout(timer);
      timer = setTimeout(show, debounce);
    };
    const now = (event: SubmitEvent) => {
      event.preventDefault();
      clearTimeout(timer);
      show();
      document.getElementById('filters')?.hidePopover();
    };
    // On the document: the choice of the order belongs to the form but stands outside of it.
    document.addEventListener('input', later);
    element.addEventListener('submit', now);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('input', later);
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
