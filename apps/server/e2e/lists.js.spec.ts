/// <reference lib="dom" />
import { adopted, expect, test } from './fixtures.ts';
import { accountMenu } from './screen.ts';

test('buttons that are pressed one right after the other are all kept', async ({ page }) => {
  await page.goto('/catalog/washing-machines/1081');
  await adopted(page.locator('form#lists'));
  const buttons = page.getByRole('main').getByRole('button', { name: 'Сравнить', exact: true });
  await adopted(buttons.nth(5));
  let answered = 0;
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/lists/change')) answered += 1;
  });
  // Within one moment, as no hand can: each waits for the answer to the one before.
  await buttons.evaluateAll((all) => {
    for (const button of all.slice(0, 6)) (button as HTMLElement).click();
  });
  await expect(page.getByRole('link', { name: 'Сравнение', exact: true }).filter({ visible: true })).toHaveAccessibleDescription(
    '6\u00a0товаров',
  );
  // The count runs ahead of the last answer.
  await expect.poll(() => answered).toBe(6);
  await page.reload();
  await expect(buttons.and(page.locator('[aria-pressed=true]'))).toHaveCount(6);
});

test('favourites are told to whoever counts, once each', { tag: '@long' }, async ({ page }) => {
  await page.goto('/catalog/washing-machines/1081');
  await adopted(page.locator('form#lists'));
  const button = page.getByRole('main').getByRole('button', { name: 'В избранное', exact: true }).first();
  await adopted(button);
  const productId = await button.getAttribute('value');
  const goals = () =>
    page.evaluate(() => {
      const { vitrinaGoals = [] } = window as { vitrinaGoals?: { name: string; facts: object }[] };
      return vitrinaGoals.filter(({ name }) => name.startsWith('favourite'));
    });
  await button.click();
  await expect.poll(goals).toEqual([{ name: 'favourite-add', facts: { productId }, branch: 'A' }]);
  await button.click();
  await expect.poll(goals).toEqual([
    { name: 'favourite-add', facts: { productId }, branch: 'A' },
    { name: 'favourite-remove', facts: { productId }, branch: 'A' },
  ]);
});

test('what a guest has kept is the account’s once somebody signs in', async ({ page, context, baseURL }, { project }) => {
  await page.goto('/catalog/washing-machines/1081');
  const buttons = page.getByRole('main').getByRole('button', { name: 'В избранное', exact: true });
  // One shopper for all modes, so each has a product of its own, and nothing is taken out again.
  const productId = (await buttons.nth(project.name === 'js-360' ? 3 : 4).getAttribute('value')) ?? '';
  await context.addCookies([{ name: 'favourites', value: productId, url: baseURL ?? '' }]);
  const execute = async (query: string) => {
    const answer = await context.request.post('/graphql', { data: { query } });
    expect(await answer.json()).not.toHaveProperty('errors');
  };
  const signIn = () =>
    execute('mutation { sessionSignIn(input: { login: "demo@vitrina.example", password: "Vitrina2026" }) { session { expiresIn } } }');
  const favouriteButton = page
    .getByRole('article')
    .getByRole('button', { name: 'В избранное' })
    .and(page.locator(`[value="${productId}"]`));

  await signIn();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('favourites');
  await page.goto('/favorite-products');
  await expect(favouriteButton).toHaveCount(1);
  await execute('mutation { sessionSignOut { isEndedAtProvider } }');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'В избранном пока пусто' })).toBeVisible();
  await signIn();
  await page.reload();
  await expect(favouriteButton).toHaveCount(1);
  await page.goto('/account');
  const menu = await accountMenu(page);
  await expect(menu.getByRole('link', { name: /^Избранное \d+$/ })).toBeVisible();
});
