/// <reference lib="dom" />
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';

const folder = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));

/** Bytes of one picture, so that a clone stays small. */
const maxBytes = 200 * 1024;

const wide = { width: 1200, height: 780 };
const phone = { width: 390, height: 780 };

/** What the browser shows, as WebP: it can write that itself, which saves a library. */
async function keep(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ animations: 'disabled' });
  const blank = await page.context().newPage();
  const webp = await blank.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    return canvas.toDataURL('image/webp', 0.86).split(',')[1] ?? '';
  }, png.toString('base64'));
  await blank.close();
  const picture = Buffer.from(webp, 'base64');
  expect(picture.byteLength).toBeLessThan(maxBytes);
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}${name}.webp`, picture);
}

/** A visitor who has confirmed the city and read of the cookies, so that the page itself is to be seen. */
async function settle(page: Page): Promise<void> {
  await page.goto('/');
  for (const name of ['Да, верно', 'Понятно']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
}

test('the home page', async ({ page }) => {
  await page.setViewportSize(wide);
  await settle(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await keep(page, 'home');
});

test('a listing, on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await settle(page);
  await page.goto('/catalog/smartphones/224', { waitUntil: 'networkidle' });
  await keep(page, 'listing-phone');
});

test('a product', async ({ page }) => {
  await page.setViewportSize(wide);
  await settle(page);
  await page.goto('/catalog/washing-machines/1081');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/\d{6,}$/);
  await page.goto(page.url(), { waitUntil: 'networkidle' });
  await keep(page, 'product');
});

test('the sandbox of the gateway', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto('/graphql', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'A product with specifications' }).click();
  await expect(page.getByRole('region', { name: 'Where each field came from' }).locator('tbody tr').first()).toBeVisible();
  await expect(page.locator('.result-window')).toContainText('"product"');
  await keep(page, 'sandbox');
});
