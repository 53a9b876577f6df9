/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { adopted, expect, openHydrated, test, watchRequests } from './fixtures.ts';

const isLater = (path: string) => /\/assets\/later-.*\.js$/.test(path);
const isMap = (path: string) => /\/assets\/manifest-.*\.js$/.test(path);

test.describe('before anybody is there', () => {
  test.use({ hasVisitor: false });

  test('the map of routes comes with the first page, and no link asks the server about itself', async ({ page }) => {
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await openHydrated(page, '/');
    const section = page
      .getByRole('main')
      .getByRole('link', { name: /Стирка и горячая вода/ })
      .first();
    // Nobody has done anything yet: what works as it is written has no code, not even when the page has nothing else to do.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(requestedPaths.filter(isLater)).toEqual([]);
    await adopted(section);
    await section.click();
    await expect(page).toHaveURL(/\/catalog\/\d+$/);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Стиральные машины/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Стиральные машины' })).toBeVisible();
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/\d{6,}$/);
    expect(requestedPaths.filter(isMap)).toHaveLength(1);
    expect(requestedPaths.filter(isLater)).toHaveLength(1);
    expect(requestedPaths.filter((path) => path.includes('__manifest'))).toEqual([]);
    expect(documents).toBe(1);
  });
});

test('a map that is gone after a release leaves links to the browser', { tag: '@long' }, async ({ page, complaints }) => {
  await page.route(/\/assets\/manifest-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/');
  const loaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page
    .getByRole('main')
    .getByRole('link', { name: /Стирка и горячая вода/ })
    .first()
    .click();
  await loaded;
  await expect(page.getByRole('heading', { level: 1, name: 'Стирка и горячая вода' })).toBeVisible();
  // The browser tells of the missing file by itself.
  expect(complaints.splice(0).filter((complaint) => !/status of 404|manifest-/.test(complaint))).toEqual([]);
});

test('code of a screen that is gone after a release leads on to the clicked page, once in a minute; then the shop is told', async ({
  page,
  complaints,
}) => {
  // All of it within a minute, however long it takes.
  await page.clock.setFixedTime(new Date());
  const isCode = (path: string) => /\/assets\/(?:route|screen)-.*\.js$/.test(path);
  let isReleased = true;
  await page.goto('/');
  const link = (name: RegExp) => page.getByRole('main').getByRole('link', { name }).first();
  await adopted(link(/Стирка и горячая вода/));
  await page.route('**/assets/*.js', (route) =>
    isReleased && isCode(new URL(route.request().url()).pathname) ? route.fulfill({ status: 404, body: '' }) : route.fallback(),
  );
  const loaded = page.waitForRequest((request) => request.isNavigationRequest());
  await link(/Стирка и горячая вода/).click();
  expect(new URL((await loaded).url()).pathname).toMatch(/^\/catalog\/\d+$/);
  await expect(page).toHaveURL(/\/catalog\/\d+$/);
  isReleased = false;
  await page.reload();
  await adopted(link(/Стиральные машины/));

  isReleased = true;
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  const reportResponse = page.waitForResponse((response) => new URL(response.url()).pathname === '/failures');
  await link(/Стиральные машины/).click();
  await expect(page.getByRole('alert')).toContainText('Страница не открылась');
  await expect(link(/Стиральные машины/)).toBeVisible();
  expect(loads).toBe(0);
  expect((await reportResponse).status()).toBe(204);
  complaints.splice(0);
});

test('without a connection a link says so, and goes on when the connection is back', async ({ page, context, complaints }) => {
  const nothingPending = watchRequests(page);
  await page.goto('/');
  const main = page.getByRole('main');
  const section = main.getByRole('link', { name: /Стирка и горячая вода/ }).first();
  await adopted(section);
  // The parts below the first sight are the last code of this page; one that failed would load the page anew.
  await adopted(main.getByRole('link', { name: 'Все обзоры' }));
  await nothingPending();
  await context.setOffline(true);
  await section.click();
  await expect(page.getByRole('alert')).toContainText('Нет связи с интернетом');
  await expect(section).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Стирка и горячая вода' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  // The browser and the router tell of what they could not load by themselves.
  const isTold = (complaint: string) => /ERR_INTERNET_DISCONNECTED|loading route module|dynamically imported module/.test(complaint);
  expect(complaints.splice(0).filter((complaint) => !isTold(complaint))).toEqual([]);
});

test('a page that could not be loaded without a connection is tried again by a button', { tag: '@long' }, async ({
  page,
  context,
  complaints,
}) => {
  const nothingPending = watchRequests(page);
  await page.goto('/catalog/smartphones/224');
  const link = (number: number) =>
    page
      .getByRole('main')
      .getByRole('navigation', { name: 'Страницы' })
      .getByRole('link', { name: `Страница ${number}`, exact: true });
  await adopted(link(2));
  await link(2).click();
  await expect(page).toHaveURL(/\/page-2$/);
  // All code of a list is here by then.
  await adopted(link(1));
  await nothingPending();
  await context.setOffline(true);
  await link(1).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Не получилось загрузить страницу' })).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Нет связи с интернетом/)).toBeVisible();
  const again = page.getByRole('main').getByRole('link', { name: 'Попробовать ещё раз' });
  await context.setOffline(false);
  await expect(again).toBeVisible();
  await again.click();
  await expect(page).toHaveURL(/\/224$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Смартфоны/ })).toBeVisible();
  // The browser tells of what it could not load by itself.
  expect(complaints.splice(0).filter((complaint) => !complaint.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

/** Scripts stay on their way until the given function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return scripts.resolve;
}

test('what is typed into the search before scripts have taken over is what is searched', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const field = page.getByLabel('Поиск по товарам');
  await field.fill('телевизор');
  release();
  await adopted(field);
  await expect(field).toHaveValue('телевизор');
  await page.getByRole('button', { name: 'Найти', exact: true }).click();
  await expect(page).toHaveURL(/\/catalog\/tvs\/\d+/);
});

test('what is chosen before scripts have taken over is not undone by them', async ({ page }) => {
  const release = await holdScripts(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/catalog/washing-machines/1081', { waitUntil: 'commit' });
  const box = page.getByRole('checkbox', { name: /^LG\b/ });
  await box.check();
  release();
  await adopted(box);
  await expect(box).toBeChecked();
});
