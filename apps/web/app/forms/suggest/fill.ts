import type { Line } from './lines.ts';

/** Writes a chosen suggestion into the fields of the form that it fills; those it says nothing of stay as they are. */
export function fillForm(input: HTMLInputElement, { fills }: Line): void {
  for (const [name, value] of Object.entries(fills)) {
    const field = name === input.name ? input : input.form?.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement)) continue;
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
