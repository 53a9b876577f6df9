import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { showScreen } from '../../ui/testing.tsx';
import { readFilters } from './address.ts';
import { ReviewFilters } from './filters.tsx';

/** The filters as they follow each address that a button leads to. */
function Sample() {
  const [address, setAddress] = useState('');
  return (
    <>
      <ReviewFilters
        base="/catalog/tvs/1041/7/comments"
        counters={{ count: 2, rating: 4, distribution: [0, 0, 0, 2, 0] }}
        counts={null}
        shared={null}
        filters={readFilters(new URLSearchParams(address))}
      />
      {['sort=-like', 'q=шум', ''].map((to) => (
        <button key={to} type="button" onClick={() => setAddress(to)}>
          {`по адресу «${to}»`}
        </button>
      ))}
    </>
  );
}

test('what is being typed stays when a list of another order comes, and the words of an address are shown', async () => {
  const { user } = showScreen(Sample);
  const words = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Слова в отзывах', hidden: true });
  await user.type(words(), 'пульт');
  await user.click(screen.getByRole('button', { name: 'по адресу «sort=-like»' }));
  expect(words().value).toBe('пульт');
  await user.click(screen.getByRole('button', { name: 'по адресу «q=шум»' }));
  expect(words().value).toBe('шум');
  await user.click(screen.getByRole('button', { name: 'по адресу «»' }));
  expect(words().value).toBe('');
});
