/// <reference lib="dom" />
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

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

async function open(page: Page, sheet: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${origin}/blocks/${sheet}`, { waitUntil: 'networkidle' });
  // Pictures below the fold would come when they are scrolled to.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode())]);
  });
}

for (const theme of themes) {
  for (const width of widths) {
    test(`the building blocks, ${theme}, ${width}`, async ({ page }) => {
      await open(page, theme, width);
      await expect(page).toHaveScreenshot(`${theme}-${width}.png`, { ...tolerance, fullPage: true });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }

  test(`a dialog, ${theme}, and what assistive technology finds in all blocks`, async ({ page }) => {
    await open(page, theme, 1280);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    const button = page.getByRole('button', { name: 'Открыть окно' });
    // Before scripts have taken over a click does nothing.
    await expect(async () => {
      await button.click({ timeout: 1_000 });
      await expect(page.getByRole('dialog', { name: 'Выбор города' })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page.getByRole('dialog')).toHaveScreenshot(`${theme}-dialog.png`, tolerance);
  });
}

test('the open calendar, in both themes, on a phone and on a wide screen', async ({ page }) => {
  for (const theme of themes) {
    for (const width of [360, 1280]) {
      await open(page, `${theme}/calendar`, width);
      await expect(page.getByText('День подарков, 20 декабря')).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${theme}, ${width}, ${id}: ${nodes[0]?.html}`)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
});

test('the page that shows all of them has every sheet in every width', async ({ page }) => {
  await page.goto(`${origin}/blocks`, { waitUntil: 'commit' });
  for (const theme of themes) {
    for (const width of widths) {
      const frame = page.frameLocator(`iframe[title="${theme}, ${width}"]`);
      await expect(frame.getByRole('heading', { level: 1, name: 'Строительные блоки' })).toBeVisible();
    }
  }
});
