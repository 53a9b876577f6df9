import { expect, test } from 'vitest';
import { shelvesOf } from './together.ts';

const kind = (name: string, ...products: string[]) => ({ name, products });

test('what was bought together has a shelf for each kind, at most three, and one where there is one kind', () => {
  const of = (kinds: ReturnType<typeof kind>[] | null, all: string[] | null = ['1', '2', '3']) =>
    shelvesOf({ mathAccessories: all, mathAccessoryGroups: kinds }).map(({ title, products }) => [title, products.join('')]);
  expect(of([kind('Чехлы', '1'), kind('Кабели', '2', '3')])).toEqual([
    ['Покупают вместе: Чехлы', '1'],
    ['Покупают вместе: Кабели', '23'],
  ]);
  expect(of([kind('Чехлы', '1'), kind('Кабели')])).toEqual([['Покупают вместе', '123']]);
  expect(of(null)).toEqual([['Покупают вместе', '123']]);
  expect(of([kind('Чехлы', '1')], null)).toEqual([['Покупают вместе', '1']]);
  expect(of([], [])).toEqual([]);
  expect(of(Array.from({ length: 5 }, (_, at) => kind(String(at), 'x')))).toHaveLength(3);
});
