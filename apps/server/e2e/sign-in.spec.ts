import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { adopted, expect, test } from './fixtures.ts';
import { signOut } from './screen.ts';
import { codeIn, demo, fetchData, newPhone, sentTo, signUp } from './visitor.ts';

const heading = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
/** The header's on a wide screen, the tab bar's on a phone. */
const account = (page: Page) => page.getByRole('link', { name: 'Личный кабинет' }).filter({ visible: true }).first();

/** Where a tab keeps what was typed into a form. */
const draftKey = 'typed /order-status 0';

/** One more tab of the same browser. */
async function another(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto('/order-status');
  await adopted(tab.getByLabel('Номер заказа'));
  return tab;
}

async function withPassword(page: Page, login: string, password: string): Promise<void> {
  await page.getByLabel('Телефон или электронная почта').fill(login);
  await page.getByLabel('Пароль', { exact: true }).fill(password);
  await press(page, 'Войти');
}

test('a shopper signs in by password, sees the name and signs out', async ({ page, hasScript, complaints }) => {
  await page.goto('/account');
  await heading(page, 'Вход');
  expect(new URL(page.url()).search).toBe('?returnTo=%2Faccount');
  if (hasScript) {
    await adopted(page.getByLabel('Пароль', { exact: true }));
    await expectAccessible(page);
  }
  await withPassword(page, demo.phone, 'Nepravilno1');
  const password = page.getByLabel('Пароль', { exact: true });
  await expect(password).toHaveAccessibleDescription('Неверный логин или пароль');
  // A password does not come back in a page.
  if (!hasScript) await expect(password).toHaveValue('');
  await expect(page.getByLabel('Телефон или электронная почта')).toHaveValue(demo.phone);
  // A browser that loads the form anew reports its status.
  if (!hasScript) complaints.splice(0, 1);
  await withPassword(page, demo.phone, demo.password);
  await heading(page, 'Здравствуйте, Анна');
  await expect(account(page)).toHaveAccessibleDescription('Анна');
  await page.goto('/user/login');
  await heading(page, 'Здравствуйте, Анна');
  if (hasScript) await expectAccessible(page);
  const tabs = hasScript ? [page, await another(page)] : [];
  for (const tab of tabs) await tab.evaluate((name) => sessionStorage.setItem(name, '{"id":"1"}'), draftKey);
  await signOut(page);
  await expect(page.getByRole('link', { name: 'Войти' }).filter({ visible: true }).first()).toBeVisible();
  for (const tab of tabs) await expect.poll(() => tab.evaluate((name) => sessionStorage.getItem(name), draftKey)).toBeNull();
  await page.goto('/account');
  await heading(page, 'Вход');
});

test('a code comes first: the sign-in begins with a phone, and offers a password below', async ({ page, hasScript }) => {
  await page.goto('/user/login');
  const buttons = page.getByRole('main').getByRole('button');
  // The second shows the password, which scripts do.
  await expect(buttons).toHaveText(hasScript ? ['Получить код', '', 'Войти'] : ['Получить код', 'Войти']);
  await page.getByLabel('Телефон', { exact: true }).fill(newPhone());
  await press(page, 'Получить код');
  await heading(page, 'Вход по коду');
  await expect(page.getByLabel('Код из СМС')).toBeVisible();
});

test('a new shopper registers by a code, and comes back with another one', async ({ page, hasScript, complaints }) => {
  const phone = newPhone();
  await page.goto('/user/login');
  await page.getByRole('link', { name: 'Регистрация' }).click();
  await heading(page, 'Регистрация');
  await page.getByLabel('Телефон').fill(phone);
  await press(page, 'Получить код');
  await expect(page.getByLabel('Код из СМС')).toBeVisible();
  await page.getByLabel('Код из СМС').fill(codeIn(await sentTo(page.request, phone)));
  await press(page, 'Продолжить');
  if (hasScript) await adopted(page.getByLabel('Имя', { exact: true }));
  await page.getByLabel('Имя', { exact: true }).fill('Вера');
  await press(page, 'Зарегистрироваться');
  await expect(page.getByRole('checkbox')).toHaveAccessibleDescription('Для завершения необходимо согласие.');
  await expect(page.getByLabel('Имя', { exact: true })).toHaveValue('Вера');
  if (hasScript) await expectAccessible(page);
  else complaints.splice(0, 1);
  await page.getByRole('checkbox').check();
  await press(page, 'Зарегистрироваться');
  await heading(page, 'Здравствуйте, Вера');
  if (hasScript) {
    const goals = () => page.evaluate(() => (window as { vitrinaGoals?: { name: string }[] }).vitrinaGoals?.map(({ name }) => name));
    await expect.poll(goals).toContain('registration');
  }
  await signOut(page);
  await expect(page.getByRole('link', { name: 'Войти' }).filter({ visible: true }).first()).toBeVisible();
  await page.goto('/user/login?way=code');
  await page.getByLabel('Телефон').fill(phone);
  await press(page, 'Получить код');
  const code = page.getByLabel('Код из СМС');
  await expect(code).toBeVisible();
  if (hasScript) await adopted(code);
  const sentCode = codeIn(await sentTo(page.request, phone));
  const resend = page.getByRole('main').getByRole('button', { name: /^Отправить код ещё раз/ });
  if (hasScript) await expect(resend).toBeDisabled();
  else await expect(resend.filter({ visible: true })).toBeEnabled();
  await code.fill(sentCode === '000000' ? '000001' : '000000');
  await press(page, 'Войти');
  await expect(code).toHaveAccessibleDescription(/Неверный код/);
  if (!hasScript) complaints.splice(0, 1);
  // As a messenger shows it.
  await code.fill(`${sentCode.slice(0, 3)} ${sentCode.slice(3)}`);
  await press(page, 'Войти');
  await heading(page, 'Здравствуйте, Вера');
});

test('a forgotten password is replaced by the link that was sent', { tag: '@long' }, async ({ page, browser }) => {
  const { phone } = await signUp(page);
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(new URL('/user/login', page.url() === 'about:blank' ? test.info().project.use.baseURL : page.url()).href);
  await guest.getByRole('link', { name: 'Забыли пароль?' }).click();
  await heading(guest, 'Восстановление пароля');
  await guest.getByLabel('Телефон или электронная почта').fill(phone);
  await press(guest, 'Получить ссылку');
  await expect(guest.getByRole('status').filter({ hasText: 'мы отправили ссылку' })).toBeVisible();
  const link = /\/user\/password-reset\?token=[\w-]+/.exec(await sentTo(page.request, phone))?.[0] ?? '';
  await guest.goto(new URL(link, guest.url()).href);
  await heading(guest, 'Новый пароль');
  await guest.getByLabel('Пароль', { exact: true }).fill('Novyj2026');
  await guest.getByLabel('Пароль ещё раз').fill('Novyj2026');
  await press(guest, 'Сохранить пароль');
  await expect(guest.getByText('Пароль изменён. Войдите с новым паролем.')).toBeVisible();
  await withPassword(guest, phone, 'Novyj2026');
  await heading(guest, 'Здравствуйте, Вера');
  // Whoever was signed in before is not any more.
  await page.goto('/account');
  await heading(page, 'Вход');
  await guest.context().close();
});

test('what a guest has chosen joins what the shopper had chosen', { tag: '@long' }, async ({ page, browser, baseURL }) => {
  const { phone, password } = await signUp(page);
  const { listing } = await fetchData<{ listing: { nodes: { id: string }[] } }>(
    page,
    '{ listing(of: { category: 224 }, filters: [{ code: "available", chosen: { values: ["1"] } }]) { nodes { id } } }',
  );
  const [one, other] = listing.nodes.map(({ id }) => id);
  const add = (who: Page, productId: string | undefined, quantity: number) =>
    fetchData(who, 'mutation ($input: BasketAddItemInput!) { basketAddItem(input: $input) { basket { quantity } } }', {
      input: { productId, quantity },
    });
  await add(page, one, 1);
  const guest = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await add(guest, one, 2);
  await add(guest, other, 1);
  await guest.goto('/user/login?returnTo=/cart');
  await withPassword(guest, phone, password);
  await heading(guest, 'Корзина');
  await expect(guest.getByText('теперь в вашей корзине')).toBeVisible();
  await expect(guest.getByRole('complementary', { name: 'Итого' })).toContainText('Товары, 3\u00a0шт.');
  await page.goto('/cart');
  await expect(page.getByRole('complementary', { name: 'Итого' })).toContainText('Товары, 3\u00a0шт.');
  await guest.context().close();
});
