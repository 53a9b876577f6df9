/// <reference lib="dom" />
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './shop.ts';
import { expectTargets } from './targets.ts';

/**
 * The screen as it stands meets WCAG 2.2, A and AA, or those parts of it that selectors name, and a whole one has controls that can be pressed. The
 * engine is a script: without scripts there is nothing to ask.
 */
export async function expectAccessible(page: Page, parts: readonly string[] = []): Promise<void> {
  // Colours on their way to others are nobody's to judge.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().flatMap((each) => (each instanceof CSSTransition ? [each.finished] : []))),
  );
  const builder = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  const { violations } = await parts.reduce((narrowed, part) => narrowed.include(part), builder).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join('; ')}`)).toEqual([]);
  // The sandbox is made for a desk.
  if (parts.length === 0 && new URL(page.url()).pathname !== '/graphql') await expectTargets(page);
}

/** In the dark only colours differ. */
export async function expectReadableInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map((node) => node.target.join(' ')))).toEqual([]);
}
