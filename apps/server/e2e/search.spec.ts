import type { Page } from '@playwright/test';
import { adopted, expect, test } from './fixtures.ts';
import { main } from './screen.ts';

const field = (page: Page) => page.getByLabel('Поиск по товарам');
const names = (page: Page) => main(page).getByRole('article').getByRole('heading');
const pathOf = (text: string) => `/search?${new URLSearchParams({ q: text })}`;
const resultsOf = (page: Page, text: string) =>
  expect(page.getByRole('heading', { level: 1, name: `Результаты поиска «${text}»`, exact: true })).toBeVisible();

/** Types it into the field of the page that is there, as it came from the server. */
async function search(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await field(page).press('Enter');
}

/** Ways to spell badly: what is typed, what is said to be meant where something was mended, and what is found first. */
const spellings: { typed: string; corrected?: string; found: RegExp }[] = [
  // The other layout of the keyboard.
  { typed: 'cnbhfkrf cfvceyu', corrected: 'стиралка самсунг', found: /^Стиральная машина Samsung / },
  // A brand by ear.
  { typed: 'кофемашина делонги', found: /^Кофемашина De.Longhi / },
  // A unit glued to its number.
  { typed: '43дюйма телевизор', found: /^Телевизор .* 43″/ },
  // A typo.
  { typed: 'науршники sony', corrected: 'наушники sony', found: /^Наушники Sony / },
  // A thing by its everyday name.
  { typed: 'видюха 5070', found: /^Видеокарта .* RTX 5070/ },
];

test('what is meant is found however it is spelled, and by the code that a product’s page shows', { tag: '@long' }, async ({ page }) => {
  for (const { typed, corrected, found } of spellings) {
    // Its pictures are not waited for.
    await page.goto(pathOf(typed), { waitUntil: 'domcontentloaded' });
    await expect(names(page).first()).toHaveText(found);
    const correctionNote = main(page).getByText('Показаны результаты для');
    if (corrected === undefined) await expect(correctionNote).toHaveCount(0);
    else await expect(correctionNote).toContainText(`для «${corrected}».`);
  }
  const product = names(page).first();
  const name = await product.innerText();
  await page.goto((await product.getByRole('link').getAttribute('href')) ?? '');
  const productCode = await main(page).getByText('Код товара:').innerText();
  await search(page, productCode.replace(/\D+/, ''));
  await expect(names(page)).toHaveText([name]);
});

test('a correction can be refused, and a word that was left out insisted upon where anything has it', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/search');
  await search(page, 'чайнек bosch зелёный');
  const corrected = main(page).getByText('Показаны результаты для «чайник bosch зеленый».');
  const leftOut = (word: string) => main(page).getByText(`У первых в списке нет «${word}».`);
  const insistOn = (word: string) => main(page).getByRole('link', { name: `Показать только те, где есть «${word}»`, exact: true });
  await expect(corrected).toBeVisible();
  await expect(leftOut('зеленый')).toBeVisible();
  await expect(names(page).first()).toHaveText(/^Чайник Bosch .*(?<!зелёный)$/);

  await insistOn('зеленый').click();
  await resultsOf(page, 'чайник bosch "зеленый"');
  await expect(leftOut('зеленый')).toHaveCount(0);
  await expect(names(page).first()).toHaveText(/^Чайник .*зелёный$/);

  await page.goBack();
  await resultsOf(page, 'чайнек bosch зелёный');
  await main(page).getByRole('link', { name: 'Искать вместо этого «чайнек bosch зелёный»' }).click();
  await expect(leftOut('чайнек')).toBeVisible();
  await expect(leftOut('зелёный')).toBeVisible();
  await expect(corrected).toHaveCount(0);
  // Nothing is called so, and no Bosch is green: no link leads to nothing.
  for (const word of ['чайнек', 'зелёный']) await expect(insistOn(word)).toHaveCount(0);
});

test('a filter narrows what was found, and Back restores the list, its filter and its place', async ({ page, hasScript }) => {
  const query = 'ssd 2тб';
  const total = main(page).getByText(/^\d+\s+(?:товар|подход)/);
  const samsung = page.getByRole('checkbox', { name: /^Samsung\b/, includeHidden: true });
  const mark = page.getByRole('list', { name: 'Выбранные фильтры' }).getByRole('link', { name: 'Бренд: Samsung' });
  await page.goto(pathOf(query));
  const all = await total.innerText();
  if (hasScript) await adopted(samsung);
  const opener = page.getByRole('button', { name: 'Фильтры', exact: true });
  if (await opener.isVisible()) await opener.click();
  await samsung.check();
  await page.getByRole('button', { name: /^Показать/ }).click();
  await expect(mark).toBeVisible();
  await expect(total).not.toHaveText(all);
  await expect(names(page).filter({ hasNotText: 'Samsung' })).toHaveCount(0);
  const narrowed = await total.innerText();
  const address = page.url();

  const last = names(page).last().getByRole('link');
  const name = await last.innerText();
  if (hasScript) await adopted(last);
  await last.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.goBack();
  await resultsOf(page, query);
  expect(page.url()).toBe(address);
  await expect(mark).toBeVisible();
  await expect(total).toHaveText(narrowed);
  await expect(field(page)).toHaveValue(query);
  if (hasScript) await expect(last).toBeInViewport();

  await page.goBack();
  await expect(total).toHaveText(all);
  await expect(mark).toHaveCount(0);
  await expect(samsung).not.toBeChecked();
  await expect(field(page)).toHaveValue(query);
});
