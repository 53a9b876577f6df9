import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showScreen } from '../../../ui/testing.tsx';
import { Gallery } from './gallery.tsx';

const images = ['/media/products/1/0.jpg', '/media/products/1/1.jpg', '/media/products/1/2.jpg'];
const show = () => showScreen(() => <Gallery name="Холодильник" images={images} size={null} />);
const thumbnails = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);

const swipeOn = (stage: HTMLElement) => (from: number, to: number) => {
  fireEvent.touchStart(stage, { touches: [{ clientX: from }] });
  fireEvent.touchEnd(stage, { changedTouches: [{ clientX: to }] });
};

test('a swipe turns the pictures, a short one does not', () => {
  show();
  const swipe = swipeOn(screen.getByRole('group', { name: 'Изображения' }));
  swipe(200, 100);
  expect(thumbnails()).toEqual([false, true, false]);
  swipe(100, 120);
  expect(thumbnails()).toEqual([false, true, false]);
  swipe(100, 200);
  swipe(100, 200);
  expect(thumbnails()).toEqual([false, false, true]);
});

test('a picture opens large; arrows turn it round, and its button closes it', async () => {
  const { user } = show();
  await user.click(screen.getByRole('link', { name: 'Увеличить изображение 3' }));
  const dialog = await screen.findByRole('dialog', { name: 'Холодильник' });
  expect(dialog.textContent).toContain('3 из 3');
  await user.keyboard('{ArrowRight}');
  expect(dialog.textContent).toContain('1 из 3');
  await user.click(screen.getByRole('button', { name: 'Предыдущее изображение' }));
  expect(dialog.textContent).toContain('3 из 3');
  const closer = screen.getByRole('button', { name: 'Рассмотреть ближе' });
  await user.click(closer);
  expect(closer.getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a swipe turns the large pictures as well, and moves one that is looked at closely', async () => {
  const { user } = show();
  await user.click(screen.getByRole('link', { name: 'Увеличить изображение 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Холодильник' });
  const picture = screen.getByRole('button', { name: 'Рассмотреть ближе' });
  const swipe = swipeOn(picture);
  swipe(200, 100);
  expect(dialog.textContent).toContain('2 из 3');
  await user.click(picture);
  swipe(200, 100);
  expect(dialog.textContent).toContain('2 из 3');
});

test('a product without pictures says so', () => {
  showScreen(() => <Gallery name="Холодильник" images={[]} size={null} />);
  expect(screen.getByText('Фотографий пока нет')).toBeDefined();
});
