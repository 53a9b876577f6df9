import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { main, press } from './screen.ts';

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

/**
 * Whoever has just ordered is thanked, sees where the order stands, what to have at hand, and takes the day into a calendar; `prepared` is the
 * heading of what to have, `entry` what the calendar calls it before the order's number.
 */
export async function expectThanks(page: Page, prepared: string, entry: string): Promise<void> {
  const thanks = page.getByRole('heading', { level: 1, name: /^Спасибо! Заказ № \d+ принят$/ });
  const number = /\d+/.exec(await thanks.innerText())?.[0] ?? '';
  await expect(main(page).locator('.order-way [aria-current="step"]')).toHaveCount(1);
  const receiving = page.getByRole('region', { name: 'Получение' });
  await expect(receiving.getByRole('heading', { name: prepared })).toBeVisible();
  await expect(receiving.getByRole('listitem').first()).toContainText('телефон');
  const calendar = receiving.getByRole('link', { name: 'Добавить в календарь' });
  const file = await page.request.get((await calendar.getAttribute('href')) ?? '');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  // Long lines are folded.
  expect((await file.text()).replaceAll('\r\n ', '')).toContain(`SUMMARY:${entry} заказ № ${number}`);
}

export async function consentToAll(page: Page): Promise<void> {
  for (const consent of await page.getByRole('checkbox').all()) await consent.check();
}
