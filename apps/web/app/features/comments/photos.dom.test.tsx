import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import PhotoPreviews from './photo-previews.tsx';
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

test('a photo that was chosen by mistake is taken out, the others stay in the field', async () => {
  vi.stubGlobal(
    'DataTransfer',
    class {
      files: File[] = [];
      items = { add: (file: File) => this.files.push(file) };
    },
  );
  render(<ReviewPhotos photos={[]} error={undefined} />);
  const field: HTMLInputElement = screen.getByLabelText(/Фотографии/);
  await userEvent.upload(field, [
    new File(['1'], 'спереди.png', { type: 'image/png' }),
    new File(['2'], 'сзади.png', { type: 'image/png' }),
  ]);
  // As a browser has it: what is assigned is what is sent.
  Object.defineProperty(field, 'files', { configurable: true, writable: true, value: field.files });
  expect(await screen.findByRole('img', { name: 'спереди.png' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Убрать фото спереди.png' }));
  expect(screen.getByText('Выбрано: сзади.png')).toBeDefined();
  expect([...(field.files ?? [])].map(({ name }) => name)).toEqual(['сзади.png']);
  expect(screen.queryByRole('img', { name: 'спереди.png' })).toBeNull();
  expect(document.activeElement).toBe(field);
});

test('a photo that was chosen twice is shown twice', () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const file = new File(['1'], 'спереди.png', { type: 'image/png' });
  render(<PhotoPreviews files={[file, file]} onRemove={() => undefined} />);
  expect(screen.getAllByRole('img', { name: 'спереди.png' })).toHaveLength(2);
  expect(warned).not.toHaveBeenCalled();
});
