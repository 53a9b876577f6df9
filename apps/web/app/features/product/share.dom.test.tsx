import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showScreen } from '../../ui/testing.tsx';
import Share from './share.tsx';

const url = 'http://shop.example/p/42';

async function open() {
  showScreen(() => <Share url={url} title="Чайник" />, [], {});
  const link = await screen.findByRole('link', { name: 'Скопировать ссылку', hidden: true });
  const menu = link.closest('details');
  if (menu === null) throw new Error('No menu');
  menu.open = true;
  return { link, menu };
}

test('the link is copied where the browser can, and leads to the page elsewhere', async () => {
  const { link, menu } = await open();
  expect(link.getAttribute('href')).toBe(url);
  vi.stubGlobal('navigator', { clipboard: undefined });
  expect(fireEvent.click(link)).toBe(true);
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(fireEvent.click(link)).toBe(false);
  expect(writeText).toHaveBeenCalledWith(url);
  await screen.findByText('Ссылка скопирована');
  // It has done what it was opened for, and its button says so.
  expect([menu.open, document.activeElement]).toEqual([false, screen.getByTitle('Ссылка скопирована')]);
  vi.unstubAllGlobals();
});

test('it closes by Escape, which leads back to its button, and when something else is pressed', async () => {
  const { link, menu } = await open();
  link.focus();
  fireEvent.keyDown(link, { key: 'Escape' });
  expect([menu.open, document.activeElement?.localName]).toEqual([false, 'summary']);
  menu.open = true;
  link.focus();
  expect(menu.open).toBe(true);
  fireEvent.click(document.body);
  expect(menu.open).toBe(false);
});
