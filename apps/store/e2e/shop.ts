import { test as base, expect } from '@playwright/test';

/**
 * A page that may not complain: an error on the console, a refused resource, a failed script or a request to another
 * origin ends the test it happened in.
 */
export const test = base.extend<{ complaints: string[]; hasScript: boolean }>({
  hasScript: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled !== false),
  complaints: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          complaints.push(`console: ${message.text().slice(0, 300)} ${message.location().url}`);
      });
      page.on('pageerror', (error) => complaints.push(`script: ${error.message.slice(0, 300)}`));
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

export { expect };
