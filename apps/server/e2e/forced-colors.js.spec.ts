/// <reference lib="dom" />
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { addToBasket, productsInStock } from './purchase.ts';
import { main } from './screen.ts';
import { anyPhone, giveContacts, step } from './steps.ts';

// The few colours of a visitor's own, which take the place of the shop's.
test.use({ contextOptions: { forcedColors: 'active' } });

/** The colour that the system keeps for what is chosen. */
const highlightOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'forced-color-adjust: none; color: Highlight';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

/** Whether ground or outline of each has this colour. */
const have = (elements: Locator, highlight: string): Promise<boolean[]> =>
  elements.evaluateAll(
    (all, colour) =>
      all.map((each) => {
        const { backgroundColor, outlineStyle, outlineColor } = getComputedStyle(each);
        return backgroundColor === colour || (outlineStyle !== 'none' && outlineColor === colour);
      }),
    highlight,
  );

/** Of several that can be chosen the one that is looks so, and no other does. */
async function expectOneChosen(group: Locator, selectedSelector: string, otherSelector: string): Promise<void> {
  const highlight = await highlightOf(group.page());
  await expect(group.locator(selectedSelector), selectedSelector).toHaveCount(1);
  expect(await have(group.locator(selectedSelector), highlight), selectedSelector).toEqual([true]);
  const others = await have(group.locator(otherSelector), highlight);
  expect(others, otherSelector).toContain(false);
  expect(others, otherSelector).not.toContain(true);
}

const links = ['a[aria-current]', 'a:not([aria-current])'] as const;
const buttons = ['[aria-pressed="true"]', '[aria-pressed="false"]'] as const;

test('in forced colours what is chosen looks chosen', { tag: '@long' }, async ({ page }) => {
  await page.goto('/catalog/smartphones/224');
  await expectOneChosen(main(page).locator('.theme-switch'), ...links);
  await expectOneChosen(page.getByRole('group', { name: 'Оформление' }), ...buttons);

  const [phone] = await productsInStock(page, 'smartphones');
  if (!phone) throw new Error('There is no smartphone.');
  await page.goto(phone.url);
  await expectOneChosen(main(page).locator('ul:has(> li > .swatch)'), ...links);
  await expectOneChosen(main(page).locator('p:text-is("Память") + .chips'), ...links);
  await expectOneChosen(page.getByRole('navigation', { name: 'Разделы товара' }), ...links);
  await expectOneChosen(page.getByRole('group', { name: 'Изображения' }), '.gallery-thumb > :checked + img', ':not(:checked) + img');

  await addToBasket(page, phone);
  await page.goto('/cart/contacts');
  await giveContacts(page, { phone: anyPhone() });
  await step(page, 'Доставка');
  await page.getByRole('radio', { name: 'Курьер' }).check();
  const ways = page.getByRole('group', { name: 'Как получить заказ' });
  await expectOneChosen(ways, '.way > .choice-card:has(:checked)', '.way > .choice-card:not(:has(:checked))');
  await expectOneChosen(page.getByRole('group', { name: 'Когда привезти' }), ':checked + span', ':not(:checked) + span');
});
