import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Price } from './price.tsx';

test.each([
  ['of a price that is the lowest of its days', 900_00, true, true],
  ['not where nobody tells', 900_00, null, false],
  ['not of one that has been lower', 900_00, false, false],
  ['not without an old price', null, true, false],
])('a price is red %s', (_, old, isLowest, isRed) => {
  render(<Price value={800_00} old={old} isLowest={isLowest} />);
  expect(screen.getByText(/800/).className.includes('text-sale')).toBe(isRed);
});
