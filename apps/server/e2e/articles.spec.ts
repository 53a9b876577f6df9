import { expectAccessible } from './accessible.ts';
import { adopted, expect, test } from './fixtures.ts';

test('reviews are filtered, one is read and liked once', { tag: '@long' }, async ({ page, hasScript }) => {
  const main = page.getByRole('main');
  await page.goto('/reviews/list');
  await expect(page.getByRole('heading', { level: 1, name: 'Обзоры' })).toBeVisible();
  if (hasScript) await expectAccessible(page);

  // A phone has them in a sheet.
  const openFilters = async () => {
    const button = main.getByRole('button', { name: /^Фильтры/ });
    if (await button.isVisible()) await button.click();
  };
  await openFilters();
  await main.getByRole('navigation', { name: 'Категория' }).getByRole('link', { name: 'Смартфоны', exact: true }).click();
  await expect(page).toHaveURL(/\/reviews\/list\/category-smartphones$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Обзоры: Смартфоны' })).toBeVisible();
  await openFilters();
  await main.getByRole('navigation', { name: 'Рубрика' }).getByRole('link', { name: 'Сравнение', exact: true }).click();
  await expect(page).toHaveURL(/\/category-smartphones\/badge-sravnenie$/);
  await expect(main.getByRole('article')).toHaveCount(1);

  await main.getByRole('article').getByRole('link').click();
  await expect(page).toHaveURL(/\/reviews\/view\/[\w-]+$/);
  await expect(page.getByRole('region', { name: 'Товары из обзора' })).toBeVisible();
  if (hasScript) await expectAccessible(page);

  const vote = page.getByRole('region', { name: 'Обзор был полезен?' });
  const yes = vote.getByRole('button', { name: /^Да/ });
  if (hasScript) await adopted(yes);
  await yes.click();
  await expect(vote.getByText('Спасибо, ваш голос учтён.')).toBeVisible();
  await expect(yes).toHaveText(/^Да \d+$/);
  await page.reload();
  await expect(yes).toHaveAttribute('aria-pressed', 'true');
  await expect(yes).toBeDisabled();
  await expect(vote.getByRole('button', { name: /^Нет/ })).toBeDisabled();
});

test('news are listed and read', { tag: '@long' }, async ({ page, hasScript }) => {
  const main = page.getByRole('main');
  await page.goto('/news');
  if (hasScript) await expectAccessible(page);
  await main.getByRole('article').getByRole('link', { name: 'Самовывоз через 15 минут' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Самовывоз через 15 минут' })).toBeVisible();
  if (hasScript) await expectAccessible(page);
  await main.getByRole('link', { name: 'Все новости' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Новости' })).toBeVisible();
});
