import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Checkbox, Field } from './field.tsx';

/** Attributes of the first element of this name. */
function attributes(html: string, element: string): Record<string, string> {
  const [, text = ''] = new RegExp(`<${element}\\b([^>]*)>`).exec(html) ?? [];
  return Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));
}

/** What an element of this id says. */
const textOf = (html: string, id: string | undefined): string | undefined => new RegExp(`id="${id}"[^>]*>([^<]*)<`).exec(html)?.[1];

test.each([
  ['text field', Field],
  ['box', Checkbox],
])('a %s has a name, and is described by its hint and by what is wrong with it', (_, Control) => {
  const html = renderToStaticMarkup(<Control name="email" label="Почта" hint="Туда придёт чек" error="Это поле необходимо заполнить." />);
  const input = attributes(html, 'input');
  expect(input.id).toBeTruthy();
  expect(attributes(html, 'label').for).toBe(input.id);
  expect(input['aria-invalid']).toBe('true');
  const described = (input['aria-describedby'] ?? '').split(' ').map((id) => textOf(html, id));
  expect(described).toEqual(['Туда придёт чек', 'Это поле необходимо заполнить.']);
});

test('a field that is right is described by nothing', () => {
  const input = attributes(renderToStaticMarkup(<Field name="email" label="Почта" />), 'input');
  expect([input['aria-invalid'], input['aria-describedby']]).toEqual([undefined, undefined]);
});
