import { expect, test } from 'vitest';
import { changesIn, optimisticIds } from './lists.ts';

function formOf(fields: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

test('a form says what comes to which list and what goes', () => {
  const form = formOf([
    ['add-compare', '1'],
    ['add-compare', '2'],
    ['remove-favorites', '3'],
    ['returnTo', '/'],
  ]);
  expect(changesIn(form)).toEqual([
    { list: 'favorites', isAdding: false, ids: ['3'] },
    { list: 'compare', isAdding: true, ids: ['1', '2'] },
  ]);
});

test('what cannot be an id is no change', () => {
  expect(changesIn(formOf([['add-compare', '../x']]))).toEqual([]);
  expect(changesIn(formOf([['add-basket', '1']]))).toEqual([]);
});

test('a list is shown as it will be', () => {
  const form = formOf([
    ['add-compare', '9'],
    ['add-compare', '1'],
    ['remove-compare', '2'],
  ]);
  expect(optimisticIds('compare', ['1', '2'], form)).toEqual(['9', '1']);
  expect(optimisticIds('favorites', ['1', '2'], form)).toEqual(['1', '2']);
  expect(optimisticIds('compare', ['1', '2'], undefined)).toEqual(['1', '2']);
});
