/** What is never kept: secrets, what is chosen anew each time, and consents, which nobody but the person ticks. */
const excludedFields =
  ':is([type=hidden], [type=password], [data-secret], [type=file], [autocomplete=one-time-code], [name^=consent], [name=agreement])';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** By the name of a field: its text, or the value that is ticked; of boxes whether they are. */
export type FormValues = Record<string, string>;

/** Forms whose typing is worth keeping: those of a screen, not its search or its buttons. */
const formsOf = (page: ParentNode): HTMLFormElement[] => [...page.querySelectorAll<HTMLFormElement>('form.form[method=post]')];
const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.querySelectorAll<Field>('input[name], textarea[name], select[name]')].filter((field) => !field.matches(excludedFields));

const isBox = (field: Field): field is HTMLInputElement => field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);
/** Boxes of one name differ by their value. */
const keyOf = (field: Field): string => (isBox(field) ? `${field.name}=${field.value}` : field.name);
const stateOf = (field: Field): string => (isBox(field) ? String(field.checked) : field.value);

/** Where the typing of a form is kept, for as long as the tab lives. */
const placeOf = (form: HTMLFormElement): string => `typed ${location.pathname} ${formsOf(document).indexOf(form)}`;

/** Types into a field so that whoever listens hears of it. */
function type(field: Field, value: string): void {
  if (stateOf(field) === value) return;
  if (isBox(field)) {
    // A radio button is given up by another one.
    if (value === 'true' || field.type === 'checkbox') field.click();
    return;
  }
  // Past the setter that React has put before the browser's own.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Gives back what stood in the forms before the page was loaded anew. */
export function restore(storage: Storage): void {
  for (const form of formsOf(document)) {
    const savedValues: FormValues = JSON.parse(storage.getItem(placeOf(form)) ?? '{}');
    for (const field of fieldsOf(form)) {
      const value = savedValues[keyOf(field)];
      if (value !== undefined) type(field, value);
    }
  }
}

/** Keeps what a form holds, until it is sent; at once what has been typed into before. */
export function persist(storage: Storage, typedInto: EventTarget | null): void {
  const save = (target: EventTarget | null) => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form === null || !formsOf(document).includes(form)) return;
    storage.setItem(placeOf(form), JSON.stringify(Object.fromEntries(fieldsOf(form).map((field) => [keyOf(field), stateOf(field)]))));
  };
  save(typedInto);
  document.addEventListener('input', ({ target }) => save(target));
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement) storage.removeItem(placeOf(target));
  });
}
