import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BuyButton } from '../../entities/product/buy-button.tsx';
import { trackGoal } from '../../platform/goals/goals.ts';
import { showScreen } from '../../ui/testing.tsx';
import { AddedToBasket } from './added.tsx';

let items: { productId: string; supplierId: null }[] = [];
beforeEach(() => {
  items = [];
  window.vitrinaGoals = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

const show = () =>
  showScreen(
    () => (
      <>
        <header className="header-main" />
        <BuyButton productId="1" name="Чайник" isBuyable />
        <BuyButton productId="2" name="Тостер" isBuyable />
        <AddedToBasket />
      </>
    ),
    [
      {
        path: '/cart/add',
        action: async ({ request }) => {
          items = [...items, { productId: String((await request.formData()).get('productId')), supplierId: null }];
          return { failure: null };
        },
      },
    ],
    { shell: () => ({ basket: { quantity: items.length, sum: items.length * 1990_00, items } }) },
  );

const confirmation = () => screen.queryByRole('region', { name: 'Добавлено в корзину' });
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');
const announced = () => plain(document.querySelector('[role=status]')?.textContent);

async function add(name: string) {
  const button = await screen.findByRole('button', { name: 'В корзину', description: name });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(plain(confirmation()?.textContent)).toContain(name));
}

test('what has been added is said with what the basket comes to, below the header, and the focus stays', async () => {
  show();
  await add('Чайник');
  await waitFor(() => expect(announced()).toBe('Добавлено в корзину: Чайник, в корзине 1 товар на 1 990 ₽'));
  expect(plain(confirmation()?.textContent)).toContain('В корзине 1 товар на 1 990 ₽');
  expect(confirmation()?.closest('header')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Перейти в корзину' }).getAttribute('href')).toBe('/cart');
  expect(confirmation()?.contains(document.activeElement)).toBe(false);
  await add('Тостер');
  await waitFor(() => expect(announced()).toBe('Добавлено в корзину: Тостер, в корзине 2 товара на 3 980 ₽'));
});

test('it goes by itself, but not while somebody points at it', async () => {
  show();
  await add('Чайник');
  fireEvent.pointerEnter(confirmation() as Element);
  act(() => void vi.advanceTimersByTime(20_000));
  expect(confirmation()).not.toBeNull();
  fireEvent.pointerLeave(confirmation() as Element);
  act(() => void vi.advanceTimersByTime(7000));
  expect(confirmation()).toBeNull();
});

test.each([
  ['on Escape', () => fireEvent.keyDown(document, { key: 'Escape' })],
  ['by its button', () => fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }))],
])('it goes %s', async (_, leave) => {
  show();
  await add('Чайник');
  leave();
  expect(confirmation()).toBeNull();
});

test('what was added before its code had come is confirmed then, and once', async () => {
  trackGoal('cart-add', { productId: '1', name: 'Чайник' });
  const { unmount } = show();
  await waitFor(() => expect(confirmation()).not.toBeNull());
  unmount();
  show();
  await screen.findAllByRole('button', { name: 'В корзину' });
  expect(confirmation()).toBeNull();
});
