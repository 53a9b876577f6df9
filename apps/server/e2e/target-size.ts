/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Pixels that a control has at least: where fingers press it, and elsewhere. */
const minSize = { narrow: 44, wide: 24 };

/**
 * Every control of the screen is large enough to be pressed, its label and what is stretched over a card counted as part of it. A link inside of
 * a sentence is text, and what stands on the ground of a map has its equal in the list beside it.
 */
export async function expectTargetSizes(page: Page): Promise<void> {
  const small = await page.evaluate(({ narrow, wide }) => {
    const requiredSize = window.innerWidth < 768 ? narrow : wide;
    const isInSentence = (control: Element): boolean =>
      getComputedStyle(control).display === 'inline' &&
      [...(control.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && /[\p{L}\p{N}]/u.test(node.textContent ?? ''),
      );
    const heightOf = (part: Element): number => {
      const over = getComputedStyle(part, '::after');
      const stretched = over.content !== 'none' && over.position === 'absolute' ? Number.parseFloat(over.height) : 0;
      return Math.max(part.getBoundingClientRect().height, stretched || 0);
    };
    const isSmall = (control: Element): boolean => {
      const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
      return Math.max(...[control, ...labels].map(heightOf)) + 0.5 < requiredSize;
    };
    const controls = [...document.querySelectorAll('a[href], button, summary, select, textarea, input:not([type=hidden])')];
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((control) => control.closest('.visually-hidden, [inert], .map-ground, foreignObject') === null)
      .filter((control) => !isInSentence(control) && isSmall(control))
      .map((control) => `${Math.round(heightOf(control))} px: ${control.outerHTML.slice(0, 160)}`);
  }, minSize);
  expect(small).toEqual([]);
}
