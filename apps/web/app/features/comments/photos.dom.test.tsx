import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ReviewPhotos } from './photos.tsx';

test('photos that were chosen are named, until they have arrived', async () => {
  const { rerender } = render(<ReviewPhotos photos={[]} error={undefined} />);
  const field = screen.getByLabelText(/Фотографии/);
  await userEvent.upload(field, [
    new File(['1'], 'спереди.png', { type: 'image/png' }),
    new File(['2'], 'сзади.png', { type: 'image/png' }),
  ]);
  expect(screen.getByText('Выбрано: спереди.png, сзади.png')).toBeDefined();
  rerender(<ReviewPhotos photos={['7', '8']} error={undefined} />);
  expect(screen.queryByText(/Выбрано/)).toBeNull();
  expect(screen.getByText('Фото 2 — загружено')).toBeDefined();
});
