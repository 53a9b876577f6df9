import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CopyButton } from './copy-button.tsx';
import { showScreen } from './testing.tsx';

afterEach(() => vi.unstubAllGlobals());

test('what the browser refuses to copy is selected', async () => {
  const { user } = showScreen(() => (
    <>
      <code id="code">ОСЕНЬ5</code>
      <CopyButton text="ОСЕНЬ5" of="промокод ОСЕНЬ5" shownIn="code" />
    </>
  ));
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: /^Скопировать/ }));
  expect(await screen.findByText(/текст выделен/)).toBeDefined();
  expect(String(window.getSelection())).toBe('ОСЕНЬ5');
});
