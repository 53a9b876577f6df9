import { expectAccessible } from './accessible.ts';
import { adopted, expect, test } from './fixtures.ts';
import { fetchData, newPhone } from './visitor.ts';

test('a company is found by its tax number, says what it needs, and its status is open', async ({ page, hasScript, complaints }) => {
  await page.goto('/corp');
  await expect(page.getByRole('heading', { level: 1, name: 'Юридическим лицам' })).toBeVisible();
  const inn = page.getByLabel('ИНН', { exact: true });
  const find = page.getByRole('button', { name: 'Найти по ИНН' });
  if (hasScript) {
    await adopted(inn);
    await expectAccessible(page);
  }
  await page.getByLabel('Контактное лицо').fill('Анна Петрова');
  await inn.fill('9301000178');
  await find.click();
  await expect(inn).toHaveAccessibleDescription(/контрольная цифра не сходится/);
  // A browser that loads the form anew reports its status.
  if (!hasScript) complaints.splice(0, 1);
  await inn.fill('9301 000177');
  await find.click();
  await expect(page.getByLabel('Название компании')).toHaveValue('ООО «Степной маяк»');
  await expect(page.getByLabel('Контактное лицо')).toHaveValue('Анна Петрова');
  await page.getByLabel('Телефон').fill(newPhone());
  await page.getByLabel('Электронная почта').fill('office@mayak.example');
  await page.getByLabel('Что нужно').fill('Пять ноутбуков для бухгалтерии');
  await page.getByRole('checkbox', { name: /обработку персональных данных/ }).check();
  await page.getByRole('button', { name: 'Отправить заявку' }).click();
  await expect(page.getByRole('heading', { name: /Заявка № \d+ принята/ })).toBeVisible();
  if (hasScript) await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: /Заявка № \d+ принята/ })).toBeVisible();
  await page.getByRole('button', { name: 'Оформить ещё одну заявку' }).click();
  await expect(inn).toHaveValue('');
});

test('an order is made out to a company, which is found by its tax number', { tag: '@long' }, async ({ page, hasScript }) => {
  const { listing } = await fetchData<{ listing: { nodes: { id: string; isBuyable: boolean }[] } }>(
    page,
    '{ listing(of: { category: 224 }) { nodes { id isBuyable } } }',
  );
  const id = listing.nodes.find(({ isBuyable }) => isBuyable)?.id;
  await fetchData(page, 'mutation ($id: ID!) { basketAddItem(input: { productId: $id }) { basket { id } } }', { id });
  await page.goto('/cart/contacts');
  await page.getByLabel('Имя', { exact: true }).fill('Анна');
  await page.getByLabel('Телефон').fill(newPhone());
  await page.getByText('Покупаю для компании').click();
  const inn = page.getByLabel('ИНН', { exact: true });
  if (hasScript) await adopted(inn);
  await inn.fill('9301000177');
  await page.getByRole('button', { name: 'Найти по ИНН' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'ООО «Степной маяк»' })).toBeVisible();
  await expect(page.getByLabel('Имя', { exact: true })).toHaveValue('Анна');
  if (hasScript) await expectAccessible(page);
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await expect(page.getByRole('heading', { name: 'Доставка', exact: true })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('ООО «Степной маяк», ИНН 9301000177');
});
