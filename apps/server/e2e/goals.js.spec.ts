import { adopted, expect, test } from './fixtures.ts';

/** What a counter would have been told on this page. */
interface GoalWindow {
  vitrinaGoals?: { name: string; facts: Record<string, unknown> }[];
}

test('what a shopper reaches on the way to the checkout is told to whoever counts', async ({ page }) => {
  const goals = () => page.evaluate(() => ((window as GoalWindow).vitrinaGoals ?? []).map(({ name }) => name));
  await page.goto('/search?q=galaxy');
  await expect.poll(goals).toEqual(['search']);
  const cards = page.getByRole('main').getByRole('article');
  const buy = cards.getByRole('button', { name: 'В корзину', exact: true }).first();
  await adopted(buy);
  await buy.click();
  await expect.poll(goals).toEqual(['search', 'cart-add']);
  await cards
    .getByRole('link', { name: /В корзине/ })
    .first()
    .click();
  await expect.poll(goals).toEqual(['search', 'cart-add', 'checkout-basket']);
  await page.getByRole('link', { name: 'Перейти к оформлению' }).click();
  await expect.poll(goals).toEqual(['search', 'cart-add', 'checkout-basket', 'checkout-contacts']);
  await page.goBack();
  const remove = page.getByRole('button', { name: 'Удалить' });
  await adopted(remove);
  await remove.click();
  await expect.poll(goals).toEqual(expect.arrayContaining(['cart-remove']));
  await expect(page.locator('script[src^="http"]')).toHaveCount(0);
});
