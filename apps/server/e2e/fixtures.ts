import { type Browser, test as base, expect, type Locator, type Page, type Request } from '@playwright/test';
import { household } from './visitor.ts';

interface FirefoxSession {
  send(command: string, parameters: object): Promise<unknown>;
}

/** Debian's Firefox does not have the command yet by which Playwright always sets colours and motion: there they are what they are by default. */
function leaveColors(browser: Browser): void {
  const { _connection } = browser as unknown as { _connection: { toImpl(browser: Browser): { _browserSession: FirefoxSession } } };
  const sessions: FirefoxSession = Object.getPrototypeOf(_connection.toImpl(browser)._browserSession);
  const { send } = sessions;
  sessions.send = async function (command, parameters) {
    return command === 'emulation.setMediaFeaturesOverride' ? undefined : send.call(this, command, parameters);
  };
}

/** Firefox writes it of an answer that is still being read when its page is left, whatever the page does about it. */
const leavingFirefox = 'Error in input stream';

/**
 * A page that may not complain: an error on the console, a refused resource, a failed script or a request to another
 * origin ends the test it happened in.
 */
export const test = base.extend<{ complaints: string[]; hasScript: boolean; hasVisitor: boolean }, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      if (browser.browserType().name() === 'firefox') leaveColors(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  /** Whether somebody moves a pointer over each page when it has come, so that its scripts don't wait for an idle moment. */
  hasVisitor: [true, { option: true }],
  /** Every journey is of a household of its own, or all of them together would be held to the limits of one address. */
  extraHTTPHeaders: async ({ browserName }, use) => use(browserName === 'firefox' ? {} : { 'x-forwarded-for': household() }),
  context: async ({ context, hasVisitor }, use) => {
    if (hasVisitor)
      await context.addInitScript(() =>
        addEventListener('DOMContentLoaded', () =>
          document.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: 1 })),
        ),
      );
    await use(context);
  },
  hasScript: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled !== false),
  complaints: [
    async ({ page, baseURL, hasScript }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        // In the modes without scripts the browser loads no pictures, and says so.
        const isMeant =
          message.text().startsWith('Service Worker registration blocked') ||
          (!hasScript && /image loading is disabled|preloaded using link preload but not used/.test(message.text()));
        if ((message.type() === 'error' || message.type() === 'warning') && !isMeant)
          complaints.push(`console: ${message.text().slice(0, 300)} ${message.location().url}`);
      });
      page.on('pageerror', ({ message }) => {
        if (message !== leavingFirefox) complaints.push(`script: ${message.slice(0, 300)}`);
      });
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) complaints.push(`another origin: ${request.url()}`);
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until scripts have taken over the page, without giving its parts any sign of a visitor. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const container = Object.entries(document).find(([key]) => key.startsWith('__reactContainer$'))?.[1];
    return container?.stateNode.current.memoizedState.isDehydrated === false;
  });
}

/**
 * Waits until scripts have taken over this part of the page, where a test is about what they do: before that a form is sent and a
 * link followed by the browser itself. React leaves a mark of its own on what it handles. Parts below the first sight wait for a sign
 * of a visitor, which this gives.
 */
export async function adopted(part: Locator): Promise<void> {
  const isHandled = () =>
    part.evaluate((element) => {
      document.dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }));
      return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
    });
  // An element is known to React before the page that it is in has been taken over, and a click between the two is the browser's.
  await waitForHydration(part.page());
  await expect.poll(isHandled, { intervals: [50] }).toBe(true);
}

/** Opens a page and waits until it is whole: its heading and what comes late are there, and scripts have taken over. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await waitForHydration(page);
  await expect(page.locator('.skeleton')).toHaveCount(0);
}

/**
 * Called before a page is opened. What it gives waits until nothing that the page has asked for is on its way, and code that has come has
 * asked for the code it needs.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  let count = 0;
  page.on('request', (request) => {
    pending.add(request);
    count += 1;
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return async () => {
    for (let known = -1; known < count; ) {
      await expect.poll(() => [...pending].map((request) => request.url())).toEqual([]);
      known = count;
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    }
  };
}

export { expect };
