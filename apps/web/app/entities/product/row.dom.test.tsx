import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cards } from '../../testing/cards.ts';
import { showScreen } from '../../ui/testing.tsx';
import { cardLabels } from './labels.ts';
import Row from './row.tsx';

test.each([
  ['four goods may be more than there is room for: arrows turn them', 4, true],
  ['three are tiles of the same width, which nothing turns', 3, false],
])('%s', async (_, count, hasArrows) => {
  showScreen(() => <Row title="Похожие товары" products={cards.slice(0, count).map(cardLabels)} />, [], {});
  const region = await screen.findByRole('region', { name: 'Похожие товары' });
  expect(within(region).getAllByRole('article')).toHaveLength(count);
  expect(region.querySelector('ul')?.className).toBe('shelf');
  expect(region.querySelector('.shelf-arrows') !== null).toBe(hasArrows);
});
