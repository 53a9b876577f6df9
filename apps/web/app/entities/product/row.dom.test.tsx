import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cards } from '../../testing/cards.ts';
import { showScreen } from '../../ui/testing.tsx';
import { cardLabels } from './labels.ts';
import Row from './row.tsx';

test.each([
  ['four goods are a shelf, which has arrows and is reached by keyboard', 4, 0],
  ['three goods are lines, which have nothing to scroll', 3, -1],
])('%s', async (_, count, tabIndex) => {
  showScreen(() => <Row title="Похожие товары" products={cards.slice(0, count).map(cardLabels)} />, [], {});
  const region = await screen.findByRole('region', { name: 'Похожие товары' });
  expect(within(region).getAllByRole('article')).toHaveLength(count);
  expect(region.querySelector('ul')?.tabIndex).toBe(tabIndex);
  expect(region.querySelector('.shelf-arrows') !== null).toBe(tabIndex === 0);
});
