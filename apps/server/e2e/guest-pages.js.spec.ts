import { adopted, expect, test } from './fixtures.ts';

test('scripts take over a page that many guests are given', async ({ page }) => {
  const policy = async () => (await page.goto('/catalog/smartphones/224'))?.headers()['content-security-policy'] ?? '';
  await expect.poll(policy).toMatch(/'sha256-/);
  await adopted(page.getByRole('banner').getByRole('link', { name: 'Каталог' }));
});
