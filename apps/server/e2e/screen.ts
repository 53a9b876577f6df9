import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** The screen is the one that is called so. */
export const heading = (page: Page, name: string | RegExp): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
export const main = (page: Page): Locator => page.getByRole('main');
/** The button of this very name, beside header and footer. */
export const press = (page: Page, name: string): Promise<void> => main(page).getByRole('button', { name, exact: true }).click();
/** A link below «Покупателям» in the footer, which a phone folds. */
export async function helpLink(page: Page, name: string): Promise<Locator> {
  const help = page.getByRole('navigation', { name: 'Покупателям' });
  const link = help.getByRole('link', { name, exact: true });
  if (!(await link.isVisible())) await help.locator('summary').click();
  return link;
}
/** The sections of the account; on a phone the account's own page folds all but the first. */
export async function accountMenu(page: Page): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: 'Личный кабинет' });
  await expect(menu).toBeVisible();
  const more = menu.getByText('Ещё', { exact: true });
  if ((await more.isVisible()) && !(await menu.getByRole('button', { name: 'Выйти' }).isVisible())) await more.click();
  return menu;
}
/** Leaves the account, on its own page. */
export const signOut = async (page: Page): Promise<void> => (await accountMenu(page)).getByRole('button', { name: 'Выйти' }).click();
