import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { adopted, expect, test } from './fixtures.ts';
import { productsInStock } from './purchase.ts';
import { main } from './screen.ts';

const step = (page: Page, name: string) => expect(main(page).getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
const choose = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name }).first().click();

test('two old devices are valued, and the phone that is bought with them costs less', { tag: '@long' }, async ({ page, hasScript }) => {
  const [phone] = await productsInStock(page, 'smartphones');
  if (!phone) throw new Error('There is no phone.');
  await page.goto(`/trade-in?product=${phone.id}`);

  // A telephone, found by words; its memory, its condition and its colour are asked for.
  await step(page, 'Модель');
  const searchField = main(page).getByRole('searchbox', { name: 'Найти модель' });
  if (hasScript) await adopted(searchField);
  await searchField.fill('айфон 15 pro');
  if (!hasScript) await main(page).getByRole('button', { name: 'Найти' }).click();
  await choose(page, /^iPhone 15 Pro\s*Apple\s*до\s[\d\s]+₽$/);
  await choose(page, /^128 ГБ/);
  await step(page, 'Состояние');
  if (hasScript) await expect(main(page).getByRole('heading', { level: 2, name: 'Состояние', exact: true })).toBeFocused();
  await expect(main(page).getByRole('link', { name: /^Разбит экран/ })).toContainText('15\u00a0700\u00a0₽');
  if (hasScript) await expectAccessible(page);
  await choose(page, /^Отличное/);
  await choose(page, /^Титан/);
  await step(page, 'Apple iPhone 15 Pro 128 ГБ');
  await expect(main(page)).toContainText('56\u00a0500\u00a0₽');

  // A watch, from the lists: it has no memory to choose. Without a colour of its own it is worth the same.
  await choose(page, 'Добавить устройство');
  await choose(page, 'Умные часы');
  if (hasScript) await expect(main(page).getByRole('heading', { level: 3, name: 'Бренд', exact: true })).toBeFocused();
  await choose(page, 'Garmin');
  await choose(page, 'Garmin Fenix 7');
  await step(page, 'Состояние');
  await choose(page, /^Рабочее/);
  await choose(page, 'Другой');
  const outcome = main(page).getByRole('region', { name: 'Что вы получаете' });
  await expect(outcome).toContainText('75\u00a0200\u00a0₽');
  if (hasScript) await expectAccessible(page);

  // The address is the whole state.
  await page.reload();
  await expect(main(page).getByRole('region', { name: 'Что вы сдаёте' }).getByRole('listitem')).toHaveCount(2);
  await outcome.getByRole('button', { name: 'Купить со скидкой' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  const devices = page.getByRole('region', { name: 'Ваши устройства для обмена' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('complementary', { name: 'Итого' })).toContainText('Скидка за обмен Apple iPhone 15 Pro, 128\u00a0ГБ');
});
