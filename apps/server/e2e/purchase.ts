import type { Page } from '@playwright/test';
import { anyPhone, consentToAll, giveContacts, goOn, pickUp, step } from './steps.ts';
import { fetchData } from './visitor.ts';

interface Section {
  children: { id: string; url: string }[];
}

export interface StockedProduct {
  id: string;
  url: string;
  tradeInSticker: { amount: number } | null;
}

/** A thing of each of these categories, in stock. */
export async function productsInStock(page: Page, ...codes: string[]): Promise<StockedProduct[]> {
  const { categories } = await fetchData<{ categories: Section[] }>(page, '{ categories { children { id url } } }');
  const leaves = categories.flatMap(({ children }) => children);
  const products: StockedProduct[] = [];
  for (const code of codes) {
    const id = leaves.find(({ url }) => url.startsWith(`/catalog/${code}/`))?.id;
    const query =
      'query ($id: ID!) { listing(of: { category: $id }, filters: [{ code: "available", chosen: { values: ["1"] } }], perPage: 24) { nodes { id url tradeInSticker { amount } isMarkdown availability { quantity } } } }';
    const { listing } = await fetchData<{
      listing: { nodes: (StockedProduct & { isMarkdown: boolean; availability: { quantity: number } | null })[] };
    }>(page, query, { id });
    const product = listing.nodes.find(({ isMarkdown, availability }) => !isMarkdown && (availability?.quantity ?? 0) > 3);
    if (product === undefined) throw new Error(`Nothing of ${code} is in stock.`);
    products.push(product);
  }
  return products;
}

/** Puts one into the basket by the API. */
export const addToBasket = (page: Page, { id }: StockedProduct) =>
  fetchData(page, 'mutation ($id: ID!) { basketAddItem(input: { productId: $id }) { basket { id } } }', { id });

/** The employees of the demonstration hand the order over. */
export async function handOver(page: Page, id: string): Promise<void> {
  const [, port] = (process.env.E2E_PORTS ?? '').split(',');
  const advance = () => page.request.post(`http://127.0.0.1:${port}/demo/orders/${id}`, { data: { action: 'advance' } });
  while ((await (await advance()).json()).status !== 'Получен');
}

/** From the basket to the choice of how it is paid, picked up at a store. */
export async function toPayments(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Перейти к оформлению' }).click();
  await step(page, 'Контакты');
  await giveContacts(page, { phone: anyPhone() });
  await step(page, 'Доставка');
  await pickUp(page);
  await step(page, 'Оплата');
}

/** From the basket to the last step, picked up at a store and paid by card. */
export async function toSummary(page: Page): Promise<void> {
  await toPayments(page);
  await page.getByRole('radio', { name: /Банковская карта/ }).check();
  await goOn(page);
  await step(page, 'Подтверждение');
  await consentToAll(page);
}
