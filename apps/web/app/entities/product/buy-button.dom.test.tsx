import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { showScreen } from '../../ui/testing.tsx';
import { BuyButton } from './buy-button.tsx';

let items: { productId: string; supplierId: string | null; quantity: number }[] = [];
let failure: string | null = null;
beforeEach(() => {
  items = [];
  failure = null;
});
// The page's own script, which moves the focus to what stands in the place of what has gone.
beforeAll(() => import('../../platform/router/keep-focus.ts'));

const show = () =>
  showScreen(
    () => (
      <>
        <BuyButton productId="SKU-12.a" name="Чайник" isBuyable />
        <button type="button">В избранное</button>
      </>
    ),
    [
      {
        path: '/cart/add',
        action: async ({ request }) => {
          const productId = String((await request.formData()).get('productId'));
          if (failure !== null) return { failure };
          items = [{ productId, supplierId: null, quantity: 1 }];
          return { failure: null };
        },
      },
    ],
    { shell: () => ({ basket: { quantity: items.length, sum: 0, items } }) },
  );

test('by keyboard the focus goes from «В корзину» to «В корзине», and whoever listens hears of it', async () => {
  const { user } = show();
  (await screen.findByRole('button', { name: 'В корзину' })).focus();
  await user.keyboard('{Enter}');
  const link = await screen.findByRole('link', { name: 'В корзине' });
  await waitFor(() => expect(document.activeElement).toBe(link));
  expect(window.vitrinaGoals?.at(-1)).toMatchObject({ name: 'cart-add', facts: { productId: 'SKU-12.a', name: 'Чайник' } });
});

test('what went wrong stands below the button, which stays', async () => {
  failure = 'Товар закончился';
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'В корзину' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Товар закончился');
  expect(screen.getByRole('button', { name: 'В корзину' })).toBeDefined();
});

test('two pressed at once while there is no basket go one after the other: both would begin one of their own', async () => {
  const arrived: string[] = [];
  const { promise: isFirstDone, resolve: answerFirst } = Promise.withResolvers<void>();
  const { user } = showScreen(
    () => (
      <>
        <BuyButton productId="a" name="Чайник" isBuyable />
        <BuyButton productId="b" name="Тостер" isBuyable />
      </>
    ),
    [
      {
        path: '/cart/add',
        action: async ({ request }) => {
          const productId = String((await request.formData()).get('productId'));
          arrived.push(productId);
          if (arrived.length === 1) await isFirstDone;
          items = [...items, { productId, supplierId: null, quantity: 1 }];
          return { failure: null };
        },
      },
    ],
    { shell: () => ({ basket: { quantity: items.length, sum: 0, items } }) },
  );
  const [first, second] = await screen.findAllByRole('button', { name: 'В корзину' });
  await user.click(first as HTMLElement);
  await user.click(second as HTMLElement);
  await waitFor(() => expect(arrived).toEqual(['a']));
  answerFirst();
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'В корзине' })).toHaveLength(2));
  expect(arrived).toEqual(['a', 'b']);
});
