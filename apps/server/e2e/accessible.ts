/// <reference lib="dom" />
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Colours on their way to others are nobody's to judge. */
const atRest = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(document.getAnimations().flatMap((each) => (each instanceof CSSTransition ? [each.finished] : []))),
  );

/**
 * The screen as it stands meets WCAG 2.2, A and AA, or those parts of it that selectors name. The engine is a script: without
 * scripts there is nothing to ask.
 */
export async function expectAccessible(page: Page, parts: readonly string[] = []): Promise<void> {
  await atRest(page);
  const builder = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  const { violations } = await parts.reduce((narrowed, part) => narrowed.include(part), builder).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join('; ')}`)).toEqual([]);
}

/** In the dark only colours differ. */
export async function expectReadableInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await atRest(page);
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map((node) => node.target.join(' ')))).toEqual([]);
}

/** With letters twice as large nothing is scrolled sideways (WCAG 1.4.4). The widths that the style sheet asks for stay as they are. */
export async function expectRoomForLetters(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    const wide =
      root.scrollWidth <= root.clientWidth
        ? []
        : [...document.body.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > root.clientWidth + 1);
    root.style.fontSize = '';
    return wide.slice(0, 5).map((each) => `${each.tagName} ${each.className}`);
  });
  expect(tooWide).toEqual([]);
}
