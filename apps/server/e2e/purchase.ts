import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { ask } from './visitor.ts';

interface Section {
  children: { id: string; url: string }[];
}

export interface Thing {
  id: string;
  url: string;
  tradeInSticker: number | null;
}

/** A thing of each of these categories, in stock. */
export async function things(page: Page, ...codes: string[]): Promise<Thing[]> {
  const { categories } = await ask<{ categories: Section[] }>(page, '{ categories { children { id url } } }');
  const leaves = categories.flatMap(({ children }) => children);
  const found: Thing[] = [];
  for (const code of codes) {
    const id = leaves.find(({ url }) => url.startsWith(`/catalog/${code}/`))?.id;
    const query =
      'query ($id: ID!) { listing(of: { category: $id }, filters: [{ code: "available", chosen: { values: ["1"] } }], perPage: 24) { nodes { id url tradeInSticker isMarkdown availability { quantity } } } }';
    const { listing } = await ask<{ listing: { nodes: (Thing & { isMarkdown: boolean; availability: { quantity: number } | null })[] } }>(
      page,
      query,
      { id },
    );
    const thing = listing.nodes.find(({ isMarkdown, availability }) => !isMarkdown && (availability?.quantity ?? 0) > 3);
    if (thing === undefined) throw new Error(`Nothing of ${code} is in stock.`);
    found.push(thing);
  }
  return found;
}

/** Puts one into the basket by the API. */
export const put = (page: Page, { id }: Thing) =>
  ask(page, 'mutation ($id: ID!) { basketAddItem(input: { productId: $id }) { basket { id } } }', { id });

/** From the basket to the last step, picked up at a store and paid by card. */
export async function toSummary(page: Page): Promise<void> {
  const goOn = () => page.getByRole('button', { name: 'Продолжить' }).click();
  const step = (name: string) => expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Перейти к оформлению' }).click();
  await step('Контакты');
  await page.getByLabel('Имя', { exact: true }).fill('Анна');
  await page.getByLabel('Телефон').fill(`+7 (999) ${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`);
  await goOn();
  await step('Доставка');
  await page.waitForLoadState();
  await page.getByRole('radio', { name: 'Самовывоз' }).first().check();
  await page
    .getByRole('radio', { name: /Витрина/ })
    .first()
    .check();
  await goOn();
  await step('Оплата');
  await page.getByRole('radio', { name: /Банковской картой/ }).check();
  await goOn();
  await step('Подтверждение');
  for (const consent of await page.getByRole('checkbox').all()) await consent.check();
}
