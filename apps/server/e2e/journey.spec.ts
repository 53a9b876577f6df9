import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { addToBasket, productsInStock } from './purchase.ts';
import { main } from './screen.ts';
import { consentToAll, expectThanks, pickUp } from './steps.ts';
import { expectTargetSizes } from './target-size.ts';

/** Home → section → filtered listing → product → basket. Gives the product's name. */
async function findWashingMachine(page: Page, hasScript: boolean): Promise<void> {
  await page.goto('/');
  await main(page)
    .getByRole('link', { name: /Стирка и горячая вода/ })
    .first()
    .click();
  await main(page)
    .getByRole('link', { name: /Стиральные машины/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Стиральные машины' })).toBeVisible();
  await filterByBrand(page, 'LG', hasScript);
  await expect(page).toHaveURL(/f\.brand=lg/);
  await expect(
    main(page)
      .getByText(/\d+\s+(?:товар|модел)/)
      .first(),
  ).toBeVisible();
  await main(page)
    .getByRole('article')
    .first()
    .getByRole('link', { name: /Стиральная машина LG/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Стиральная машина LG/ })).toBeVisible();
}

async function filterByBrand(page: Page, brand: string, hasScript: boolean): Promise<void> {
  // The page comes as a stream: what is not seen yet may be on its way.
  await page.waitForLoadState();
  const opener = page.getByRole('button', { name: /Фильтры/ }).or(page.getByRole('link', { name: /Фильтры/ }));
  const box = page.getByRole('checkbox', { name: new RegExp(`^${brand}\\b`) });
  if (!(await box.isVisible()) && (await opener.first().isVisible())) await opener.first().click();
  await box.check();
  const show = page.getByRole('button', { name: /Показать/ });
  if (!hasScript || (await show.first().isVisible())) await show.first().click();
}

async function putIntoBasket(page: Page): Promise<void> {
  await main(page).getByRole('button', { name: 'В корзину', exact: true }).first().click();
  await main(page)
    .getByRole('link', { name: /В корзине/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Корзина', exact: true }).first()).toBeVisible();
}

/** Basket → contacts → delivery → payments → summary. */
async function completeSteps(page: Page, checkScreen: (page: Page) => Promise<void> = async () => undefined): Promise<void> {
  await checkScreen(page);
  await page
    .getByRole('link', { name: 'Перейти к оформлению' })
    .or(page.getByRole('button', { name: 'Перейти к оформлению' }))
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Контакты' })).toBeVisible();
  await checkScreen(page);
  await page.getByLabel('Имя', { exact: true }).fill('Анна');
  await page.getByLabel('Фамилия').fill('Петрова');
  await page.getByLabel('Телефон').fill('+7 (999) 123-45-67');
  await page.getByLabel('Электронная почта').fill('anna@example.ru');
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await expect(page.getByRole('heading', { name: 'Доставка' })).toBeVisible();
  await checkScreen(page);
  await pickUp(page);
  await expect(page.getByRole('heading', { name: 'Оплата' })).toBeVisible();
  await checkScreen(page);
  await page.getByRole('radio', { name: /Банковская карта/ }).check();
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await expect(page.getByRole('heading', { name: 'Подтверждение' })).toBeVisible();
  await checkScreen(page);
  await consentToAll(page);
}

/** The order is made, and the page is the bank's, whose button has the name of one of the shop's. */
async function goToBank(page: Page, button: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await expect(page).toHaveURL(/\/sandbox-acquirer\//);
}

test('a washing machine is found, chosen, ordered and paid by card', async ({ page, hasScript }) => {
  await findWashingMachine(page, hasScript);
  await putIntoBasket(page);
  // Without scripts the screens are the same ones, and axe cannot run.
  const checkScreen = hasScript
    ? async (at: Page) => {
        await expectAccessible(at);
        // The bank is not the shop.
        if (!at.url().includes('/sandbox-acquirer/')) await expectTargetSizes(at);
      }
    : undefined;
  await completeSteps(page, checkScreen);
  await goToBank(page, 'Оформить заказ');
  await checkScreen?.(page);
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await expect(page).toHaveURL(/\/order-info\/\d+/);
  await expect(page.getByRole('heading', { name: /Заказ № \d+/ })).toBeVisible();
  await expect(main(page).getByText('Оплачено', { exact: true })).toBeVisible();
  await checkScreen?.(page);
  await expectThanks(page, 'Возьмите с собой', 'Забрать');
  await main(page).getByRole('link', { name: 'Как добраться' }).click();
  await expect(page).toHaveURL(/\/store\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: /^(?:Витрина|Мультицентр)/ })).toBeVisible();
});

/** As the first journey has it, which found and chose it on its way. */
async function withWashingMachine(page: Page): Promise<void> {
  for (const machine of await productsInStock(page, 'washing-machines')) await addToBasket(page, machine);
  await page.goto('/cart');
}

test('a declined card is followed by another way to pay', async ({ page, hasScript }) => {
  await withWashingMachine(page);
  await completeSteps(page);
  await goToBank(page, 'Оформить заказ');
  await page.getByRole('button', { name: 'Отклонить' }).click();
  await expect(page).toHaveURL(/\/cart\/payment\/\d+/);
  if (hasScript) await expectAccessible(page);
  await page.getByRole('radio', { name: /СБП/ }).check();
  await goToBank(page, /Оплатить/);
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await expect(page).toHaveURL(/\/order-info\/\d+/);
  await expect(main(page).getByText('Оплачено', { exact: true })).toBeVisible();
});

test('an order is nobody else’s', { tag: '@long' }, async ({ page, context, complaints }) => {
  await withWashingMachine(page);
  await completeSteps(page);
  await goToBank(page, 'Оформить заказ');
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(page).toHaveURL(/\/order-info\/\d+/);
  await context.clearCookies();
  await page.reload();
  // Whoever holds the phone opens it by a code; to anybody else there is nothing to be seen.
  await expect(main(page).getByRole('button', { name: 'Получить код' })).toBeVisible();
  await expect(main(page)).not.toContainText('Анна');
  complaints.length = 0;
});
