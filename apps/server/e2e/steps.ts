import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { press } from './screen.ts';

/** The page has come to the step, or the screen, of this name. */
export const step = (page: Page, name: string | RegExp): Promise<void> =>
  expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
export const goOn = (page: Page): Promise<void> => press(page, 'Продолжить');

/** Another shopper each time: one phone has only so many orders an hour, however often the journeys are run. */
export const anyPhone = (): string => `+7 (999) ${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;

export async function giveContacts(page: Page, { name = 'Анна', phone }: { name?: string; phone: string }): Promise<void> {
  await page.getByLabel('Имя', { exact: true }).fill(name);
  await page.getByLabel('Телефон').fill(phone);
  await goOn(page);
}

/** Picked up at a store of the shop. */
export async function pickUp(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.getByRole('radio', { name: 'Самовывоз' }).first().check();
  await page
    .getByRole('radio', { name: /Витрина/ })
    .first()
    .check();
  await goOn(page);
}

export async function consentToAll(page: Page): Promise<void> {
  for (const consent of await page.getByRole('checkbox').all()) await consent.check();
}
