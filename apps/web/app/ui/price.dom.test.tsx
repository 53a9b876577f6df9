import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Price } from './price.tsx';

test('an old price is struck out and said to be old, and does not colour the price', () => {
  render(<Price value={800_00} old={900_00} />);
  expect(screen.getByText(/800/).className).toBe('');
  expect(screen.getByText(/900/).tagName).toBe('S');
  expect(screen.getByText('Старая цена:')).toBeDefined();
});

test('a price without an old one stands alone', () => {
  const { container } = render(<Price value={800_00} />);
  expect(container.querySelector('s')).toBeNull();
});
