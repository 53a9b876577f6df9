import { expect, test } from 'vitest';
import { codeTerms } from './code-terms.ts';

const groups = [
  { items: [{ name: 'Номинал', value: '3000', unit: '₽' }] },
  {
    items: [
      { name: 'Срок действия', value: '12', unit: 'мес.' },
      { name: 'Можно тратить частями', value: 'нет' },
    ],
  },
];

test('a code is chosen by its terms, each said once', () => {
  expect(codeTerms(groups, [{ name: 'Номинал' }])).toEqual([
    { name: 'Срок действия', value: '12\u00a0мес.' },
    { name: 'Можно тратить частями', value: 'нет' },
  ]);
});

test('many terms are cut: the others stand among the specifications', () => {
  const items = Array.from({ length: 20 }, (_, at) => ({ name: `Условие ${at}`, value: 'есть' }));
  expect(codeTerms([{ items }], [])).toHaveLength(8);
});
