import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showScreen } from '../ui/testing.tsx';
import { CodeActions } from './code-actions.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const show = (seconds: number) => {
  const pause = { sentAt: 0, seconds };
  showScreen(() => <CodeActions sendIntent="send" phone="+7" pause={pause} captcha={null} />);
};
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('another code is counted down to, and can be asked for when the count is over', async () => {
  show(60);
  await wait(0);
  const waiting = screen.getByRole<HTMLButtonElement>('button', { name: 'Отправить код ещё раз через 1:00' });
  expect(waiting.disabled).toBe(true);
  // Style sheets hide it wherever there are scripts.
  expect(screen.getByRole('button', { name: 'Отправить код ещё раз' }).className).toContain('no-js-only');
  await wait(1);
  expect(waiting.textContent).toBe('Отправить код ещё раз через 0:59');
  await wait(59);
  expect(names()).toEqual(['Отправить код ещё раз', 'Указать другой номер']);
});

test('a code that was sent long ago is asked for again at once', async () => {
  show(0);
  await wait(0);
  expect(names()).toEqual(['Отправить код ещё раз', 'Указать другой номер']);
});
