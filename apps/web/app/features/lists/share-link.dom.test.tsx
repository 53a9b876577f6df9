import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { showScreen } from '../../ui/testing.tsx';
import { ShareLink } from './share-link.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function show(navigator: object) {
  const writeText = vi.fn(async () => undefined);
  function Page() {
    const [to, setTo] = useState('/compare?products=1');
    return (
      <>
        <ShareLink to={to} title="Сравнение" />
        <button type="button" onClick={() => setTo('/compare?products=2')}>
          Другие
        </button>
      </>
    );
  }
  showScreen(Page);
  const link = await screen.findByRole('link', { name: 'Поделиться' });
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard: { writeText }, ...navigator });
  const press = (element: Element) => act(async () => void fireEvent.click(element));
  return { link, press, writeText };
}

test('the link says that it is copied for a while, or until it leads elsewhere', async () => {
  const { link, press } = await show({});
  await press(link);
  expect(link.textContent).toBe('Ссылка скопирована');
  await act(async () => void vi.advanceTimersByTime(3000));
  expect(link.textContent).toBe('Поделиться');
  await press(link);
  expect(link.textContent).toBe('Ссылка скопирована');
  await press(screen.getByRole('button'));
  expect(link.textContent).toBe('Поделиться');
});

test.each([
  ['AbortError', 0],
  ['NotAllowedError', 1],
])('a sheet that ends with %s', async (name, copies) => {
  const { link, press, writeText } = await show({ share: () => Promise.reject(new DOMException('', name)) });
  await press(link);
  expect(writeText).toHaveBeenCalledTimes(copies);
  expect(link.textContent).toBe(copies === 0 ? 'Поделиться' : 'Ссылка скопирована');
});
