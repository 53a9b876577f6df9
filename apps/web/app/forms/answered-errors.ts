import { fieldId } from './error-summary.tsx';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Ties {
  field: Field;
  /** Ids of what describes the field, its error among them; null for one of several choices, which share theirs. */
  describedBy: string | null;
}

/** What stood at the fields before they were changed, by their hidden errors. */
const answered = new Map<HTMLElement, Ties>();
let isSent = false;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

/** What is said to be wrong with a field, or with the choices that it is one of; null where nothing is. */
function errorOf({ id, name }: Field): HTMLElement | null {
  const error = document.getElementById(`${id}-error`) ?? document.getElementById(fieldId(name));
  return error?.matches('.field-error:not([hidden])') ? error : null;
}

/** Takes the error from a field that has been changed, unless the browser itself finds it wrong; the summary above keeps telling of it. */
function hideError(target: EventTarget | null): void {
  if (!isField(target) || !target.validity.valid) return;
  const error = errorOf(target);
  if (error === null) return;
  const describedBy = target.getAttribute('aria-describedby');
  answered.set(error, { field: target, describedBy });
  error.hidden = true;
  target.removeAttribute('aria-invalid');
  if (describedBy !== null) target.setAttribute('aria-describedby', describedBy.replace(error.id, '').trim());
}

/** Shows again what the next attempt has found as wrong as before: React sees no difference there, and writes nothing. */
function showErrors(): void {
  for (const [error, { field, describedBy }] of answered) {
    if (!error.isConnected) continue;
    error.hidden = false;
    if (describedBy === null) continue;
    field.setAttribute('aria-describedby', describedBy);
    field.setAttribute('aria-invalid', 'true');
  }
  answered.clear();
}

/** Lets errors go with the changes that answer them; `typedInto` has been changed before. */
export function followErrors(typedInto: EventTarget | null): void {
  hideError(typedInto);
  document.addEventListener('input', ({ target }) => hideError(target));
  document.addEventListener('submit', () => {
    isSent = true;
  });
  // Every attempt that fails leads to the summary.
  document.addEventListener('focusin', ({ target }) => {
    if (!isSent || !(target instanceof Element) || !target.matches('.error-summary')) return;
    isSent = false;
    showErrors();
  });
}
