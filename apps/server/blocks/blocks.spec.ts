/// <reference lib="dom" />
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { findViolations } from '../e2e/accessible.ts';
import { adopted } from '../e2e/fixtures.ts';

const themes = ['light', 'dark'];
const widths = [360, 768, 1280];
/** Share of the points that another version of the browser may draw otherwise: edges of letters. */
const tolerance = { animations: 'disabled', maxDiffPixelRatio: 0.02 } as const;

let server: ChildProcess;
let origin: string;

test.beforeAll(async () => {
  server = fork(fileURLToPath(new URL('./serve.ts', import.meta.url)), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  ({ origin } = await new Promise<{ origin: string }>((resolve, reject) => {
    server.once('message', (message: { origin: string }) => resolve(message));
    server.once('exit', (code) => reject(new Error(`The screens have ended with ${code}.`)));
  }));
});
test.afterAll(async () => {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.disconnect();
  await ended;
});

async function open(page: Page, sheet: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${origin}/blocks/${sheet}`);
  // Pictures below the fold would come when they are scrolled to.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode())]);
  });
  await adopted(page.getByRole('heading', { level: 1 }).first());
}

async function expectNoOverflow(page: Page, width: number): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

for (const theme of themes) {
  test(`the building blocks, ${theme}, in every width, and what assistive technology finds in them`, async ({ page }) => {
    await open(page, theme);
    expect(await findViolations(page)).toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page).toHaveScreenshot(`${theme}-${width}.png`, { ...tolerance, fullPage: true });
      await expectNoOverflow(page, width);
    }
    const button = page.getByRole('button', { name: 'Открыть окно' });
    await button.click();
    await expect(page.getByRole('dialog', { name: 'Выбор города' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveScreenshot(`${theme}-dialog.png`, tolerance);
  });

  test(`the open calendar, ${theme}, on a phone and on a wide screen`, { tag: theme === 'dark' ? '@long' : [] }, async ({ page }) => {
    await open(page, `${theme}/calendar`);
    await expect(page.getByText('День подарков, 20 декабря')).toBeVisible();
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findViolations(page), `${width}`).toEqual([]);
      await expectNoOverflow(page, width);
    }
  });
}

test('the page that shows all of them has every sheet in every width', async ({ page }) => {
  await page.goto(`${origin}/blocks`, { waitUntil: 'commit' });
  for (const theme of themes) {
    for (const width of widths) {
      const frame = page.frameLocator(`iframe[title="${theme}, ${width}"]`);
      await expect(frame.getByRole('heading', { level: 1, name: 'Строительные блоки' })).toBeVisible();
    }
  }
});
