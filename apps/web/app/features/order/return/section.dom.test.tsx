import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '../../../ui/testing.tsx';
import Returning from './section.tsx';

type Props = Parameters<typeof Returning>[0];

const order = { items: [], isReturnable: false, returnDeadlines: { changedMind: '2026-11-06', defect: '2026-11-14' }, returnRequests: [] };

test('of a return that is over a line says so, without a heading', async () => {
  showScreen(() => <Returning {...({ order, today: '2026-12-01', moneyBack: '', isOver: true } as unknown as Props)} />);
  expect(await screen.findByText(/^Срок возврата закончился/)).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});
