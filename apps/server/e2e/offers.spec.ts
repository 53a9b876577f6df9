import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

test('an offer is found by its filters, read, and a thing of it goes into the basket', { tag: '@long' }, async ({ page, hasScript }) => {
  const main = page.getByRole('main');
  await page.goto('/special-offers');
  await expect(page.getByRole('heading', { level: 1, name: 'Акции' })).toBeVisible();
  if (hasScript) await expectAccessible(page);

  await main.getByText('Фильтры', { exact: true }).click();
  await main.getByRole('checkbox', { name: /^Скидка/ }).check();
  await main.getByRole('checkbox', { name: /^Bosch/ }).check();
  await main.getByRole('button', { name: 'Показать', exact: true }).click();
  await expect(page).toHaveURL(/\?mechanics=discount&brands=bosch$/);
  await expect(main.getByRole('link', { name: 'Убрать фильтр «Bosch»' })).toBeVisible();
  if (hasScript) await expectAccessible(page);

  await main.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/special-offers\/\d+$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Товары акции' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Другие акции' })).toBeVisible();
  if (hasScript) await expectAccessible(page);

  const productCard = main
    .getByRole('region', { name: 'Товары акции' })
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'В корзину', exact: true }) })
    .first();
  const name = await productCard.getByRole('heading', { level: 3 }).innerText();
  await productCard.getByRole('button', { name: 'В корзину', exact: true }).click();
  await main.getByRole('link', { name: 'В корзине', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Корзина' })).toBeVisible();
  await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
});

test('pages of offers are as long as the screen needs them, and lead on', { tag: '@long' }, async ({ page, request }) => {
  const main = page.getByRole('main');
  await page.goto('/special-offers');
  await expect(main.getByRole('article')).toHaveCount(6);
  await main.getByRole('navigation', { name: 'Страницы' }).getByRole('link', { name: 'Страница 2' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  const phone = await request.get('/special-offers', { headers: { 'sec-ch-ua-mobile': '?1' } });
  expect((await phone.text()).match(/<article/g)).toHaveLength(3);
  for (const address of ['/special-offers?page=99', '/special-offers/987654', '/special-offers/x', '/special-offers?mechanics=no-such']) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
});

test('a public promocode stands with its offer, and is put into the basket from there', async ({ page, hasScript }) => {
  const main = page.getByRole('main');
  await page.goto('/special-offers?mechanics=promocode');
  await expect(main.getByRole('article').filter({ hasText: 'ХОЛОД3000' })).toContainText(/От 50.000.₽/);
  const tile = main.getByRole('article').filter({ hasText: 'ОСЕНЬ5' });
  if (hasScript) {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await tile.getByRole('button', { name: 'Скопировать: промокод ОСЕНЬ5' }).click();
    await expect(tile).toContainText('Скопировано');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('ОСЕНЬ5');
    await expectAccessible(page);
  }
  await tile.getByRole('link').click();
  const code = page.getByRole('region', { name: 'Промокод ОСЕНЬ5' });
  await expect(code).toContainText('кроме подарочных карт');
  if (hasScript) await expectAccessible(page);
  await code.getByRole('button', { name: 'Применить' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByText('Промокод сохранён. Он сработает, когда в корзине появятся товары акции.')).toBeVisible();

  const productPage = main.getByRole('region', { name: 'Товары акции' });
  await page.goto('/special-offers/1');
  await productPage.getByRole('button', { name: 'В корзину', exact: true }).first().click();
  await productPage.getByRole('link', { name: 'В корзине', exact: true }).first().click();
  await expect(page.getByRole('complementary', { name: 'Итого' })).toContainText('5 % по промокоду: ОСЕНЬ5');
});
