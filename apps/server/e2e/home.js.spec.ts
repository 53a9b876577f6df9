/// <reference lib="dom" />
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { adopted, expect, test } from './fixtures.ts';
import { productWith } from './goods.ts';
import { main } from './screen.ts';

/** Banners of a screen whose words share a place with their picture, or with the arrows upon it, or are cut. */
const mixedUp = (banners: Locator) =>
  banners.evaluateAll((all) =>
    all.flatMap((banner) => {
      const boxOf = (part: Element): DOMRect => part.getBoundingClientRect();
      const ground = boxOf(banner);
      const texts = [...banner.querySelectorAll('h2, p, a, span, b')].filter((text) => text.textContent !== '' && text.checkVisibility());
      // Arrows stand upon the slide that is in view.
      const slider = banner.closest('.slider');
      const isInView = slider !== null && Math.abs(ground.left - boxOf(slider).left) < 1;
      const others = [...banner.querySelectorAll('img'), ...(isInView ? slider.querySelectorAll('button') : [])];
      return texts.flatMap((text) => {
        const box = boxOf(text);
        const isCut = box.left < ground.left - 1 || box.right > ground.right + 1 || box.bottom > ground.bottom + 1;
        const isUpon = others.map(boxOf).some((other) => {
          const [width, height] = [
            Math.min(box.right, other.right) - Math.max(box.left, other.left),
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top),
          ];
          return width > 1 && height > 1;
        });
        return isCut || isUpon ? [`${window.innerWidth} px, ${isCut ? 'cut' : 'upon a picture'}: ${text.textContent}`] : [];
      });
    }),
  );

/** Letters as large as this many percent of the usual ones. */
const enlarge = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, `${percent}%`);

async function expectTidy(page: Page, banners: Locator): Promise<void> {
  await expect(banners.first()).toBeVisible();
  for (const width of [1024, 1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    for (const percent of [100, 200]) {
      await enlarge(page, percent);
      expect(await mixedUp(banners)).toEqual([]);
    }
    await enlarge(page, 100);
  }
}

test('words and picture of a banner have each a place of their own, at every width and with large letters', async ({ page }) => {
  await page.goto('/');
  const slides = page.getByRole('region', { name: 'Предложения', exact: true }).getByRole('listitem');
  await expectTidy(page, slides);
  expect(await slides.count()).toBeGreaterThan(1);
  // A phone has the sections in view, and the product of the day below them.
  const placeOf = async (name: string) => (await page.getByRole('region', { name, exact: true }).boundingBox()) ?? { y: 0, height: 0 };
  const [slider, sections, product] = [await placeOf('Предложения'), await placeOf('Разделы'), await placeOf('Товар дня')];
  expect(slider.height).toBeLessThanOrEqual(200);
  expect(sections.y).toBeGreaterThan(slider.y);
  expect(product.y).toBeGreaterThan(sections.y);
  await page.goto('/catalog/108');
  await expectTidy(page, page.locator('main .banner'));
});

test('parts below the first screen take nearly the room that they have once they are near', async ({ page }) => {
  await page.goto('/');
  for (const name of ['Сервисы', 'Бренды']) {
    const part = page.getByRole('region', { name, exact: true });
    await part.waitFor({ state: 'attached' });
    const heightOf = () => part.evaluate((section) => section.getBoundingClientRect().height);
    const estimated = await heightOf();
    await part.evaluate((section) => {
      section.style.contentVisibility = 'visible';
    });
    expect(Math.abs((await heightOf()) - estimated), name).toBeLessThan(100);
  }
});

test('the Tab key comes first to what is seen first, on a phone and where the product of the day stands beside the slides', async ({
  page,
}) => {
  await page.goto('/');
  /** Parts of the page in the order in which the keyboard comes to them, from the slides on. */
  const visited = async () => {
    const names: string[] = [];
    await page.getByRole('list', { name: 'Слайды' }).focus();
    while (names.length < 3) {
      const name = await page.evaluate(() => document.activeElement?.closest('.home-top > section')?.getAttribute('aria-label') ?? '');
      if (name !== names.at(-1)) names.push(name);
      await page.keyboard.press('Tab');
    }
    return names;
  };
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await visited()).toEqual(['Предложения', 'Разделы', 'Товар дня']);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await visited()).toEqual(['Предложения', 'Товар дня', 'Разделы']);
});

test('an arrow turns the slides, which do not glide for whoever wants no motion', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  const next = page.getByRole('button', { name: 'Следующий слайд' });
  await adopted(next);
  /** How far the row has come by the moment in which the arrow is pressed, in slides. */
  const passed = () =>
    next.evaluate((arrow: HTMLElement) => {
      const row = arrow.closest('section')?.querySelector('ul');
      const before = row?.scrollLeft ?? 0;
      arrow.click();
      return ((row?.scrollLeft ?? 0) - before) / (row?.clientWidth ?? 1);
    });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await passed()).toBeCloseTo(1, 1);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await passed()).toBe(0);
  await expect(page.getByRole('region', { name: 'Предложения', exact: true }).getByRole('listitem').nth(2)).toBeInViewport({ ratio: 0.99 });
});

test('a card of a shelf that takes the focus comes into view whole, and a mouse has arrows', { tag: '@long' }, async ({
  page,
  hasTouch,
}) => {
  // It is where the shelf comes to that counts.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/catalog/108');
  const region = main(page).getByRole('region', { name: 'Часто покупают' });
  const shelf = region.getByRole('list', { name: 'Часто покупают' });
  const right = region.locator('.shelf-arrows button').last();
  await adopted(right);
  const place = () => shelf.evaluate((row) => row.scrollLeft);
  expect(await place()).toBe(0);
  if (hasTouch) await expect(right).toBeHidden();
  else {
    await right.click();
    expect(await place()).toBeGreaterThan(0);
    await region.locator('.shelf-arrows button').first().click();
    expect(await place()).toBe(0);
  }

  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await shelf.focus();
    /** The card that has the focus, how much of it is hidden, and how much of the ring around what has the focus. */
    const focusedCard = () =>
      shelf.evaluate((row) => {
        const { activeElement } = document;
        const card = activeElement?.closest('li');
        if (!card || !activeElement || !row.contains(card)) return null;
        const view = row.getBoundingClientRect();
        const beyond = (box: DOMRect, by: number) => Math.max(view.left - box.left, box.right - view.right, box.bottom - view.bottom) + by;
        const own = activeElement.getBoundingClientRect();
        // The name of a product leads there from its whole card, and has its ring around that.
        const isStretched = getComputedStyle(activeElement, '::after').outlineStyle === 'solid';
        const ring = getComputedStyle(activeElement, isStretched ? '::after' : null);
        const ringed = isStretched ? card.getBoundingClientRect() : own;
        return {
          at: [...row.children].indexOf(card),
          card: beyond(card.getBoundingClientRect(), 0),
          ring: beyond(ringed, Number.parseFloat(ring.outlineWidth) + Number.parseFloat(ring.outlineOffset)),
          isRinged: ring.outlineStyle === 'solid',
          isSeen: own.top > 0 && own.bottom < window.innerHeight,
        };
      });
    const seen = new Set<number>();
    for (;;) {
      await page.keyboard.press('Tab');
      const now = await focusedCard();
      if (now === null) break;
      seen.add(now.at);
      expect(now, `${width} px, card ${now.at}`).toMatchObject({ isRinged: true, isSeen: true });
      expect(now.card, `${width} px, card ${now.at}`).toBeLessThanOrEqual(0.5);
      expect(now.ring, `${width} px, card ${now.at}`).toBeLessThanOrEqual(0.5);
    }
    expect(seen.size).toBe(await shelf.getByRole('article').count());
  }
});

test('a shelf far below is laid out when it is near; the keyboard and an address lead to its cards all the same', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const url = await productWith(request, 1081, 'ABOUT');
  const card = page.locator('.shelf').last().getByRole('article').first();
  const name = card.getByRole('link').first();
  const isLaidOut = () => name.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));
  await page.goto(url);
  expect(await isLaidOut()).toBe(false);
  await name.focus();
  await expect(name).toBeInViewport();
  expect(await isLaidOut()).toBe(true);
  await page.keyboard.press('Tab');
  await expect(card.getByRole('button').first()).toBeFocused();
  await expect(card.getByRole('button').first()).toBeInViewport();

  const id = await card.getAttribute('id');
  await page.goto('/city');
  await page.goto(`${url}#${id}`);
  await expect(card).toBeInViewport();
});

test('a link to the shop is shown elsewhere with a picture that everybody can draw', async ({ page, request, baseURL }) => {
  await page.goto('/');
  const address = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
  expect(new URL(address).origin).toBe(baseURL);
  const answer = await request.get(address);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await sharp(await answer.body()).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});
