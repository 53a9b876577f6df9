/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { adopted, expect, test, waitForHydration } from './fixtures.ts';
import { productThat } from './goods.ts';
import { anyPhone, goOn } from './steps.ts';

/** Nobody is there when a page comes. */
test.use({ hasVisitor: false });

/** Scripts of every page stay on their way until the given function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    // Its page may have been left by then.
    await route.continue().catch(() => {});
  });
  return scripts.resolve;
}

test('what is pressed in a card before scripts are there is done, and the page comes back to the card', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/catalog/washing-machines/1081');
  const sold = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'В корзину', exact: true }) });
  const id = (await sold.nth(8).getAttribute('id')) ?? '';
  const card = page.locator(`article[id="${id}"]`);
  await card.getByRole('button', { name: 'В корзину', exact: true }).click();
  await expect(card.getByRole('link', { name: 'В корзине' })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);

  const compare = card.getByRole('button', { name: 'Сравнить' });
  await compare.click();
  await expect(compare).toHaveAttribute('aria-pressed', 'true');
  await expect(compare).toBeInViewport();

  // Scripts that come then take the page over as it is.
  release();
  await adopted(compare);
  await expect(compare).toBeInViewport();
  await compare.click();
  await expect(compare).toHaveAttribute('aria-pressed', 'false');
});

test('what is pressed on a product before scripts are there is done in view of the button', async ({ page, request }) => {
  await holdScripts(page);
  const { url } = await productThat(request, 1081, ({ isShownAsAvailable, offerShownInstead }) => isShownAsAvailable && !offerShownInstead);
  await page.goto(url);
  const box = page.getByRole('region', { name: 'Покупка' });
  const favourite = box.getByRole('button', { name: 'В избранное' });
  await favourite.click();
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  await expect(favourite).toBeInViewport();
  await box.getByRole('button', { name: 'В корзину', exact: true }).click();
  await expect(box.getByRole('link', { name: 'В корзине' })).toBeInViewport();
});

test('the quantity of a line is changed before scripts are there, and the page stays where it is', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/catalog/washing-machines/1081');
  for (const at of [0, 1, 2]) {
    const form = page.locator('form[action^="/cart/add"]').nth(at);
    const fields = await form.evaluate((element: HTMLFormElement) =>
      [...new FormData(element)].map(([name, value]) => [name, String(value)]),
    );
    await page.request.post('/cart/add', { form: Object.fromEntries(fields), headers: { origin: new URL(page.url()).origin } });
  }
  await holdScripts(page);
  await page.goto('/cart');
  const more = page.getByRole('button', { name: 'Увеличить' }).last();
  await more.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await more.click();
  await expect(page.getByLabel('Количество').last()).toHaveValue('2');
  await expect(more).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(100);
});

test('a filter that is ticked before scripts are there shows its result once they are', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/catalog/washing-machines/1081');
  const box = page.getByRole('checkbox', { name: /^LG/ });
  await box.check();
  await expect(page).toHaveURL(/\/1081$/);
  release();
  await expect(page).toHaveURL(/\/1081\?f\.brand=lg$/);
  await expect(page.getByRole('article').first()).toContainText('LG');
  await expect(box).toBeChecked();
});

test('what is typed into the search before scripts are there is kept, and suggested for once they are', { tag: '@long' }, async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/');
  const field = page.getByLabel('Поиск по товарам');
  await field.click();
  await field.pressSequentially('телев');
  release();
  await expect(page.getByRole('option', { name: /телевизор/ }).first()).toBeVisible();
  await expect(field).toHaveValue('телев');
});

test('a button that needs scripts is pressed once they are there', { tag: '@long' }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/');
  const slides = page.getByRole('list', { name: 'Слайды' });
  await page.getByRole('button', { name: 'Следующий слайд' }).click();
  expect(await slides.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  release();
  await expect.poll(() => slides.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('a picture that is the first thing pressed opens large, in its window, once its code has come', async ({ page, request }) => {
  const { url } = await productThat(request, 1081, () => true);
  await page.goto(url);
  await waitForHydration(page);
  const release = await holdScripts(page);
  // A finger gives no sign before it presses.
  const picture = page.getByRole('link', { name: 'Увеличить изображение 1' });
  await picture.evaluate((link: HTMLElement) => {
    link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    link.click();
  });
  await expect(page.getByRole('dialog')).toBeHidden();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(url);
});

test('a form of the checkout goes on before scripts are there; what is typed meanwhile outlives their coming', async ({
  page,
  complaints,
}) => {
  await page.goto('/catalog/washing-machines/1081');
  await page.getByRole('button', { name: 'В корзину', exact: true }).first().click();
  await expect(page.getByRole('link', { name: 'В корзине' }).first()).toBeVisible();
  const release = await holdScripts(page);
  await page.goto('/cart/contacts');
  await page.getByLabel('Телефон').fill('12');
  await goOn(page);
  // What is wrong is what to read first.
  await expect(page.getByRole('alert')).toBeInViewport();
  const phone = anyPhone();
  await page.getByLabel('Имя', { exact: true }).fill('Анна');
  await page.getByLabel('Телефон').fill(phone);
  release();
  await adopted(page.getByLabel('Телефон'));
  await expect(page.getByLabel('Имя', { exact: true })).toHaveValue('Анна');
  const typedDigits = async () => (await page.getByLabel('Телефон').inputValue()).replace(/\D/g, '');
  await expect.poll(typedDigits).toBe(phone.replace(/\D/g, ''));
  await goOn(page);
  await expect(page).toHaveURL(/\/cart\/delivery$/);
  // The browser tells of the refused form by itself.
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('status of 422'))).toEqual([]);
});

test('a link, the search and the menu lead where they should before scripts are there', { tag: '@long' }, async ({ page }) => {
  await holdScripts(page);
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Стирка и горячая вода/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Стирка и горячая вода' })).toBeVisible();

  const field = page.getByLabel('Поиск по товарам');
  await field.fill('телевизор');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/catalog\/tvs\/\d+/);

  await page.getByRole('banner').getByRole('link', { name: 'Каталог' }).click();
  await expect(page).toHaveURL(/\/catalog$/);
});

test('scripts are asked for when all else is loaded, by themselves', async ({ page }) => {
  await page.goto('/');
  const starts = () =>
    page.evaluate(() => {
      const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/.*\.js$/.test(name));
      return scripts.map(({ startTime }) => startTime >= (arrival?.loadEventStart ?? Number.POSITIVE_INFINITY));
    });
  await expect.poll(async () => (await starts()).length).toBeGreaterThan(0);
  expect(await starts()).not.toContain(false);
});

test('the first key starts them, whatever is still being loaded', { tag: '@long' }, async ({ page }) => {
  const pictures = Promise.withResolvers<void>();
  await page.route(/\/media\//, async (route) => {
    await pictures.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByLabel('Поиск по товарам');
  await field.press('a');
  await adopted(field);
  expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
  pictures.resolve();
  await page.waitForLoadState();
});
