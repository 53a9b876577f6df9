import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';

const form = (errors: Record<string, string>) => (
  <>
    <ErrorSummary errors={errors} labels={{ name: 'Имя' }} />
    <input id="field-name" />
  </>
);
const written = { name: 'Укажите имя.' };

let root: Root | undefined;
afterEach(() => act(async () => root?.unmount()));

/** The page as the browser shows it while its scripts are on their way, and what takes it over. */
function page() {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(form(written)).replaceAll(' autofocus=""', '');
  return {
    summary: container.querySelector<HTMLElement>('[role=alert]'),
    field: container.querySelector('input'),
    takeOver: () =>
      act(async () => {
        root = hydrateRoot(container, form(written));
      }),
    failAgain: () => act(async () => root?.render(form({ ...written }))),
  };
}

test('whoever is in a field already when scripts take over stays there, and is led away by the next failure', async () => {
  const { summary, field, takeOver, failAgain } = page();
  field?.focus();
  await takeOver();
  expect(document.activeElement).toBe(field);
  await failAgain();
  expect(document.activeElement).toBe(summary);
});

test('whoever is nowhere yet is led to it', async () => {
  const { summary, takeOver } = page();
  await takeOver();
  expect(document.activeElement).toBe(summary);
});
