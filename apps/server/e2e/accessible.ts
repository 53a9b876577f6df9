/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './fixtures.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Smaller than what the package exports as its source, and the same. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * Colours on their way to others are nobody's to judge: they arrive at once. One that is not drawn would never arrive by itself, so what is laid out
 * only when it is near is laid out before.
 */
const atRest = (page: Page) =>
  page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(each).contentVisibility === 'auto') each.style.contentVisibility = 'visible';
    document.body.getBoundingClientRect();
    for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  });

/** What the engine finds on the screen as it stands, or in the parts of it that selectors name. It is a script: without scripts there is nothing to ask. */
export async function findViolations(page: Page, options: axe.RunOptions = {}, parts: readonly string[] = []): Promise<string[]> {
  // What is written and its colours are the same in every browser, and a process of Firefox 153 ends while it is asked.
  if (page.context().browser()?.browserType().name() !== 'chromium') return [];
  // A frame would have to be looked at by itself.
  expect(page.frames()).toHaveLength(1);
  await atRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ({ options, parts }) => {
      // What a bar lies over is a target as small as the rest of it, at one place of the page alone: bars stand in the page meanwhile.
      const bars = [...document.querySelectorAll<HTMLElement>('body *:not(dialog)')].filter(
        (each) => getComputedStyle(each).position === 'sticky',
      );
      for (const bar of bars) bar.style.position = 'static';
      const { violations } = await window.axe.run(parts.length === 0 ? document : { include: parts }, options);
      for (const bar of bars) bar.style.removeProperty('position');
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join('; ')}`);
    },
    // What is well is not described, and of media alone the engine has to wait for something.
    { options: { resultTypes: ['violations'], preload: { assets: ['media'] }, ...options } satisfies axe.RunOptions, parts: [...parts] },
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The screen as it stands, or parts of it, meets WCAG 2.2, A and AA. */
export async function expectAccessible(page: Page, parts: readonly string[] = []): Promise<void> {
  expect(await findViolations(page, { runOnly: wcag }, parts)).toEqual([]);
}

/** Texts stand out from their ground in one theme. */
export async function expectReadable(page: Page, colorScheme: 'light' | 'dark', parts: readonly string[] = []): Promise<void> {
  await page.emulateMedia({ colorScheme });
  expect(await findViolations(page, { runOnly: { type: 'rule', values: ['color-contrast'] } }, parts)).toEqual([]);
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
