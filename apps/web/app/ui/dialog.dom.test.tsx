import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

const open = () => {
  const onClose = vi.fn();
  render(
    <Dialog title="Выбор города" onClose={onClose}>
      <button type="button">Донецк</button>
    </Dialog>,
  );
  return { onClose, dialog: screen.getByRole('dialog', { name: 'Выбор города' }) as HTMLDialogElement };
};

test('is open as long as it is rendered, with its title as its name', () => {
  expect(open().dialog.open).toBe(true);
});

test('closes on its button, once', async () => {
  const { onClose, dialog } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect([dialog.open, onClose.mock.calls.length]).toEqual([false, 1]);
});

test('a press inside does not close it, one beside it does', async () => {
  const { onClose, dialog } = open();
  vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue({ left: 100, right: 300, top: 100, bottom: 300 } as DOMRect);
  await userEvent.click(screen.getByRole('button', { name: 'Донецк' }));
  await userEvent.pointer([{ target: dialog, coords: { clientX: 150, clientY: 150 } }, { keys: '[MouseLeft]' }]);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.pointer([{ target: dialog, coords: { clientX: 10, clientY: 10 } }, { keys: '[MouseLeft]' }]);
  expect(onClose).toHaveBeenCalledTimes(1);
});
