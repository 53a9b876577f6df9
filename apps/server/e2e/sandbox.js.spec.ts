import type { Locator, Page, Response } from '@playwright/test';
import { isLongRun } from '@vitrina/services/testing/long-run.ts';
import { expectAccessible, expectReadable } from './accessible.ts';
import { expect, test } from './fixtures.ts';

interface SandboxAnswer {
  data: object | null;
  errors?: unknown[];
  extensions?: { provenance?: unknown[] };
}

/** Opens the page and waits until the editor can run something. */
async function openSandbox(page: Page): Promise<Locator> {
  await page.goto('/graphql');
  const examples = page.getByRole('region', { name: 'Examples', exact: true });
  await expect(examples.getByRole('button').first()).toBeVisible();
  // An editor without its text has a line as well.
  await expect(page.locator('.graphiql-query-editor')).toContainText('Laptops');
  return examples;
}

/**
 * The answer to an operation that the editor sends, by what its text begins with. The page asks on its own account, too: who is
 * signed in, at the start and after every change.
 */
function answerTo(page: Page, operation: RegExp): Promise<Response> {
  return page.waitForResponse((response) => {
    const request = response.request();
    if (!response.url().endsWith('/graphql') || request.method() !== 'POST') return false;
    const { query }: { query?: string } = request.postDataJSON();
    return query !== undefined && operation.test(query);
  });
}

/** Opens an example and waits for its answer; the editor can run the next one only then. */
async function runExample(page: Page, button: Locator): Promise<SandboxAnswer> {
  const isChange = (await button.textContent())?.includes('changes something') ?? false;
  const answered = answerTo(page, /^\s*(?:query|mutation) (?!WhoIsHere\b)/);
  await button.click();
  const execute = page.getByRole('button', { name: /Execute/ });
  if (isChange) await execute.click();
  const outcome: SandboxAnswer = await (await answered).json();
  await expect(execute).toBeVisible();
  return outcome;
}

/** Puts a named operation into the editor in place of what stands there, and runs it. */
async function runText(page: Page, name: string, text: string): Promise<void> {
  await page.locator('.graphiql-query-editor textarea, .graphiql-query-editor .native-edit-context').first().focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
  // By then the editor knows the operation's name, which it sends along.
  await expect(page.locator('.graphiql-tab-active')).toContainText(name);
  await page.keyboard.press('Control+Enter');
}

/** What reaches over the right edge of the window, or is wider than it. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = [
      'html',
      '.graphiql-sidebar',
      '.graphiql-editors',
      '.graphiql-response',
      '.provenance',
      '.provenance .cost',
      '.provenance table',
    ];
    return parts.filter((part) => {
      const element = document.querySelector(part);
      return (
        element !== null &&
        (element.getBoundingClientRect().right > innerWidth + 1 || (part === 'html' && element.scrollWidth > innerWidth))
      );
    });
  });

/** Left edge and width of the editor, pixels. */
async function placeOfEditor(page: Page): Promise<(number | undefined)[]> {
  const box = await page.locator('.graphiql-editors').boundingBox();
  return [box?.x, box?.width];
}

test.describe('the sandbox', () => {
  test('runs examples by a click, and says where each field came from', async ({ page }) => {
    const examples = await openSandbox(page);
    const buttons = await examples.getByRole('button').all();
    expect(buttons.length).toBeGreaterThan(15);
    const isSubscription = await Promise.all(buttons.map(async (button) => (await button.textContent())?.includes('(a subscription)')));
    // Each is run by requests as well (`test/sandbox.test.ts`); in the long run by a click too.
    for (const button of isLongRun
      ? buttons.filter((_, place) => isSubscription[place] !== true)
      : [...buttons.slice(0, 4), examples.getByRole('button', { name: /changes something/ }).first()]) {
      const outcome = await runExample(page, button);
      expect(outcome.errors).toBeUndefined();
      expect(outcome.extensions?.provenance).toBeDefined();
      const [field] = Object.keys(outcome.data ?? {});
      const table = page.getByRole('region', { name: 'Where each field came from' });
      await expect(table.locator('tbody th').first()).toContainText(String(field));
      await expect(page.locator('.result-window')).toContainText(String(field));
    }
  });

  test('opens with an example that runs as it stands, and again after it was left', async ({ page }) => {
    await openSandbox(page);
    const runs = async () => {
      const answered = answerTo(page, /^\s*query Laptops\b/);
      await page.getByRole('button', { name: /Execute/ }).click();
      const outcome: SandboxAnswer = await (await answered).json();
      expect(outcome.errors).toBeUndefined();
      expect(Object.keys(outcome.data ?? {})).toEqual(['listing']);
      await expect(page.locator('.result-window')).toContainText('"listing"');
    };
    await runs();
    await page.reload();
    await expect(page.locator('.graphiql-editor-tool')).toContainText('ноутбук');
    await runs();
  });

  test('names calls, sources, states and milliseconds in a table, and what has to be run first', async ({ page }) => {
    const examples = await openSandbox(page);
    const order = examples.getByRole('button', { name: /^An order of this browser(?: first:|$)/ });
    await expect(order).toContainText('first: «Make an order from the basket»');
    await order.click();
    await expect(page.locator('.graphiql-variable-editor, .graphiql-editor-tool').first()).toContainText('"id": ""');

    await examples.getByRole('button', { name: 'A product with specifications and availability', exact: true }).click();
    const row = page.getByRole('row', { name: /^product\.availability\.isAvailable/ });
    await expect(row.filter({ hasText: 'POST /v2/products/availability' })).toContainText(/provider\s*miss\s*\d+\.\d/);
    await expect(page.getByRole('row', { name: /^product\.brand\.name/ })).toContainText('GET /v3/products/{id}');

    // What stands in the table is not in the answer as well.
    await runExample(page, examples.getByRole('button', { name: 'Brands', exact: true }));
    await expect(page.locator('.result-window')).toContainText('"brands"');
    await page.locator('.result-window .view-line').first().click();
    await page.keyboard.press('Control+End');
    await expect(page.locator('.result-window')).toContainText('"cost"');
    await expect(page.locator('.result-window')).not.toContainText('"provenance"');
  });

  test('names a call that has failed, shows what an answer says without running it, and has the documentation', { tag: '@long' }, async ({
    page,
  }) => {
    await openSandbox(page);
    await runText(page, 'Nothing', 'query Nothing { product(id: 999999999) { name } }');
    const row = page.getByRole('row', { name: /^product / });
    await expect(row).toContainText('GET /v3/products/{id}');
    await expect(row).toContainText(/provider\s*failed\s*NOT_FOUND\s*\d+\.\d/);
    await expectAccessible(page, ['.provenance']);

    const html = '<img src=x onerror=document.title=`run`><script>document.title=`run`</script>';
    await runText(page, 'Evil', `query Evil { cities(page: "${html}") { totalCount } }`);
    await expect(page.locator('.result-window')).toContainText('onerror');
    await expect(page.locator('.result-window').locator('img, script')).toHaveCount(0);
    expect(await page.title()).toBe('Vitrina GraphQL');

    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    const docs = page.getByRole('region', { name: 'Documentation Explorer' }).or(page.locator('.graphiql-doc-explorer'));
    await docs.first().getByText('Query', { exact: true }).first().click();
    await expect(docs.first()).toContainText('The basket of this visitor');
  });

  test('finds examples by their words, and opens each in a clean tab of its own, with status and headers of its answer', {
    tag: '@long',
  }, async ({ page }) => {
    const examples = await openSandbox(page);
    await page.getByRole('button', { name: 'Headers', exact: true }).click();
    await examples.getByRole('searchbox').fill('all shoppers newest');
    await expect(examples.getByRole('button')).toHaveCount(1);
    await examples.getByRole('button').press('Enter');
    const tab = page.locator('.graphiql-tab-active');
    await expect(tab).toContainText('OrdersSearch');
    await expect(page.locator('.result-window')).toContainText('"ordersSearch"');
    await expect(page.locator('.graphiql-editor-tool')).toContainText('demonstration-key');
    const head = page.locator('.response-head');
    await expect(head).toContainText(/HTTP status\s*200/);
    await expect(head).toContainText(/ratelimit-remaining\s*\d/);
    await expect(head).toContainText(/x-trace-id\s*[\w-]{8}/);
    await expectAccessible(page, ['.examples', '.graphiql-footer']);
    await examples.getByRole('searchbox').fill('into the basket');
    await examples.getByRole('button').press('Enter');
    await expect(tab).toContainText('AddToBasket');
    await expect(page.locator('.graphiql-editor-tool')).not.toContainText('demonstration-key');
    await expect(head).toHaveCount(0);
    await expect(page.locator('.result-window')).not.toContainText('"ordersSearch"');
  });

  test('listens to a subscription until it is stopped', { tag: '@long' }, async ({ page }) => {
    const examples = await openSandbox(page);
    const begun = page.waitForResponse((response) => response.headers()['content-type']?.startsWith('text/event-stream') === true);
    await examples.getByRole('button', { name: /\(a subscription\)/ }).click();
    // Without a place in the feed it is not run by itself, and tells what is still to come.
    await page.getByRole('button', { name: /Execute/ }).click();
    await begun;
    await expect(page.locator('.response-head')).toContainText(/HTTP status\s*200/);
    await page.getByRole('button', { name: /Stop/ }).click();
    await expect(page.getByRole('button', { name: /Execute/ })).toBeVisible();
  });

  test('puts fields in and takes them out, by the keyboard alone', async ({ page }) => {
    const examples = await openSandbox(page);
    await runExample(page, examples.getByRole('button', { name: 'Series', exact: true }));
    await page.getByRole('button', { name: 'Show Fields' }).press('Enter');
    const fields = page.getByRole('region', { name: 'Fields', exact: true });
    const brands = fields.getByRole('button', { name: 'not chosen brands', exact: true });
    await brands.press('Enter');
    await fields.getByRole('button', { name: 'not chosen code', exact: true }).first().press('Space');
    await expect(page.locator('.graphiql-query-editor')).toContainText(/brands\s\{/);
    await expectAccessible(page, ['.fields']);
    await expectReadable(page, 'dark', ['.fields']);
    await fields.getByRole('button', { name: 'chosen brands', exact: true }).press('Enter');
    await expect(page.locator('.graphiql-query-editor')).not.toContainText(/brands\s\{/);
  });

  test('shares an operation as a command, a program and a link that runs nothing', { tag: '@long' }, async ({ page, context }) => {
    const examples = await openSandbox(page);
    await runExample(page, examples.getByRole('button', { name: 'Brands', exact: true }));
    await page.getByRole('button', { name: 'Show Share' }).press('Enter');
    const share = page.getByRole('region', { name: 'Share', exact: true });
    await expect(share.getByLabel('curl', { exact: true })).toHaveValue(/^curl 'http.*query Brands/s);
    await expect(share.getByLabel('fetch', { exact: true })).toHaveValue(/query: `query Brands/);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await share.getByRole('button', { name: 'Copy as link' }).press('Enter');
    await expect(share.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
    await expectAccessible(page, ['.share']);
    await expectReadable(page, 'dark', ['.share']);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await context.newPage();
    const sent: string[] = [];
    other.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await other.goto(link);
    await expect(other.locator('.graphiql-tab-active')).toContainText('Brands');
    await expect(other.locator('.graphiql-query-editor')).toContainText('Brands');
    await expect(other).toHaveURL(/\/graphql$/);
    // Its cost is asked for, which runs nothing.
    expect(sent.filter((request) => request.includes('Brands') && !request.includes('/graphql/cost '))).toEqual([]);
    await other.close();
  });

  test('says what an operation costs before it is run', { tag: '@long' }, async ({ page }) => {
    await openSandbox(page);
    const estimate = page.locator('.estimate');
    await expect(estimate).toHaveText(/^To run it costs: at most \d+ of 60 calls$/);
    await page.locator('.graphiql-query-editor textarea, .graphiql-query-editor .native-edit-context').first().focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText('query Much { listing(of: { category: "1001" }, perPage: 100) { nodes { similars { id } } } }');
    await expect(estimate).toHaveText(/^Costs too much to run: at most 10\d of 60 calls$/);
    await expectAccessible(page, ['.graphiql-footer']);
  });

  test('shows an answer in the tab alone in which it was asked for', { tag: '@long' }, async ({ page }) => {
    const examples = await openSandbox(page);
    const release = Promise.withResolvers<void>();
    const isHeld = Promise.withResolvers<void>();
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('query Series') !== true) return route.fallback();
      isHeld.resolve();
      await release.promise;
      // Nobody waits for it any more.
      await route.continue().catch(() => undefined);
    });
    await examples.getByRole('button', { name: 'Series', exact: true }).click();
    await isHeld.promise;
    await runExample(page, examples.getByRole('button', { name: 'Brands', exact: true }));
    await expect(page.locator('.result-window')).toContainText('"brands"');
    release.resolve();
    await page.unrouteAll({ behavior: 'wait' });
    await expect(page.locator('.result-window')).toContainText('"brands"');
    await expect(page.locator('.result-window')).not.toContainText('"series"');
    // Where it was left nothing is under way.
    await page.locator('.graphiql-tab').filter({ hasText: 'Series' }).getByRole('button').first().click();
    await expect(page.locator('.graphiql-tab-active')).toContainText('Series');
    await expect(page.locator('.result-window')).not.toContainText('"brands"');
    await expect(page.getByRole('button', { name: /Execute/ })).toBeVisible();
  });

  test('compares its schema with earlier versions and with a copy of one’s own', { tag: '@long' }, async ({ page }) => {
    await openSandbox(page);
    await page.getByRole('button', { name: 'Show Compare' }).press('Enter');
    const compare = page.getByRole('region', { name: 'Compare', exact: true });
    await compare.getByLabel('Version').selectOption('2.11');
    await expect(compare.getByRole('heading', { name: /^Breaks operations: \d/ })).toBeVisible();
    await expect(compare).toContainText('ArticleReviewConnection was removed.');
    await expect(compare).not.toContainText('source');
    await expectAccessible(page, ['.compare']);
    await expectReadable(page, 'dark', ['.compare']);
    const copy = await page.request.get('/graphql/schema.graphql');
    const file = { name: 'vitrina.graphql', mimeType: 'text/plain' };
    await compare.getByLabel('Your copy of the schema').setInputFiles({ ...file, buffer: await copy.body() });
    await expect(compare.getByRole('status')).toHaveText('Nothing differs.');
    await compare.getByLabel('Your copy of the schema').setInputFiles({ ...file, buffer: Buffer.from('type Query {') });
    await expect(compare.getByRole('alert')).toContainText('This is no schema');
  });

  test('sends a file beside operations, and says its id or what is wrong', { tag: '@long' }, async ({ page, complaints }) => {
    await openSandbox(page);
    await page.getByRole('button', { name: 'Show Files' }).press('Enter');
    const files = page.getByRole('region', { name: 'Files', exact: true });
    const send = async (text: string) => {
      await files
        .getByLabel('File', { exact: true })
        .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from(text) });
      await files.getByRole('button', { name: 'Send to /uploads' }).press('Enter');
    };
    await send('%PDF-1.7 a receipt');
    await expect(files.getByRole('status')).toHaveText(/^Its id is \d+:/);
    await expectAccessible(page, ['.files']);
    await expectReadable(page, 'dark', ['.files']);
    await send('no paper at all');
    await expect(files.getByRole('alert')).not.toBeEmpty();
    await expect(files.getByRole('status')).toHaveCount(0);
    // The browser complains of the refusal by itself.
    expect(complaints.splice(0).filter((complaint) => !complaint.includes('status of 422'))).toEqual([]);
  });

  test('signs the demonstration shopper in and out, by the keyboard alone', { tag: '@long' }, async ({ page }) => {
    await openSandbox(page);
    await page.getByRole('button', { name: 'Show Session' }).press('Enter');
    const session = page.getByRole('region', { name: 'Session', exact: true });
    await expect(session.getByRole('status')).toHaveText('Nobody is signed in.');
    const password = session.getByLabel('Password');
    const right = await password.inputValue();
    await password.fill('wrong');
    await password.press('Enter');
    await expect(session.getByRole('alert')).not.toBeEmpty();
    await password.fill(right);
    await password.press('Enter');
    await expect(session.getByRole('status')).toHaveText('Signed in: Анна Смирнова');
    await session.getByRole('button', { name: 'Sign out' }).press('Enter');
    await expect(session.getByRole('status')).toHaveText('Nobody is signed in.');
  });

  test('keeps its columns in the window, whatever is answered', { tag: '@long' }, async ({ page }) => {
    const examples = await openSandbox(page);
    // Many rows of one call, and an answer longer than the window.
    const few = ['A product with specifications and availability', 'Brands'];
    const all = [...few, 'Stores of the city', 'The home page', 'Suggestions while typing', 'Series'];
    for (const width of [768, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      const place = await placeOfEditor(page);
      for (const name of isLongRun ? all : few) {
        await runExample(page, examples.getByRole('button', { name, exact: true }));
        await expect(page.getByRole('region', { name: 'Where each field came from' }).locator('tbody tr').first()).toBeVisible();
        expect(await tooWide(page), `${width}, ${name}`).toEqual([]);
        expect(await placeOfEditor(page), `${width}, ${name}`).toEqual(place);
        // However many tabs there are by now.
        await expect(page.locator('.graphiql-tab-active')).toBeInViewport({ ratio: 0.9 });
      }
    }
  });

  test('is one column on a phone, and a panel goes when something is chosen', { tag: '@long' }, async ({ page }) => {
    const widths = [320, 360, 700];
    const session = page.getByRole('region', { name: 'Session', exact: true });
    const table = page.getByRole('region', { name: 'Where each field came from' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      if (width === widths[0]) await page.goto('/graphql');
      else await page.getByRole('button', { name: 'Show Examples' }).click();
      const examples = page.getByRole('region', { name: 'Examples', exact: true });
      await expect(examples.getByRole('button').first()).toBeVisible();
      await expect(page.locator('.graphiql-plugin')).toHaveCSS('width', `${width}px`);
      await expectAccessible(page, ['.examples']);
      await examples.getByRole('button', { name: 'A product with specifications and availability', exact: true }).press('Enter');
      await expect(examples).toHaveCount(0);
      await expect(page.locator('.graphiql-tab-active button').first()).toBeFocused();
      await expect(page.locator('.result-window')).toContainText('"product"');
      const editor = await page.locator('.graphiql-editors').boundingBox();
      const answer = await page.locator('.graphiql-response').boundingBox();
      expect(editor?.width).toBeGreaterThan(width * 0.9);
      expect(answer?.width).toBe(editor?.width);
      expect(answer?.y).toBeGreaterThanOrEqual((editor?.y ?? 0) + (editor?.height ?? 0));
      if (!(await table.isVisible())) await page.getByText('Where it came from').click();
      await expect(table).toHaveCSS('width', `${answer?.width}px`);
      expect(await tooWide(page)).toEqual([]);
      await expectAccessible(page, ['.provenance']);
      await page.getByRole('button', { name: 'Show Session' }).click();
      await expect(session).toBeVisible();
      await expectAccessible(page, ['.session']);
      expect(await tooWide(page)).toEqual([]);
      await page.getByRole('button', { name: 'Hide Session' }).click();
      await expect(page.locator('.graphiql-editors')).toBeVisible();
    }
  });

  test('says which key is needed where anonymous clients may send stored operations only', { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    const key = 'a-developer-key-1';
    await page.route('**/graphql/sandbox.json', (route) => route.fulfill({ json: { isDemo: false, storedOnly: true, shopper: null } }));
    // As the gateway does it with TRUSTED_DOCUMENTS=only.
    await page.route('**/graphql', async (route) => {
      const request = route.request();
      if (request.method() === 'GET' || (await request.headerValue('x-developer-key')) === key) return route.fallback();
      const errors = [{ message: 'Only stored operations are taken here.', extensions: { code: 'FORBIDDEN' } }];
      return route.fulfill({ status: 403, json: { errors } });
    });
    const examples = await openSandbox(page);
    await expect(examples.getByRole('status')).toContainText('Nothing can be run here without a key.');
    const below = page.locator('.provenance').getByRole('status');
    await expect(below).toContainText('Enter the developer key');
    await expectAccessible(page, ['.examples', '.provenance']);
    // Also with the panel closed.
    await page.getByRole('button', { name: 'Hide Examples' }).click();
    await below.getByRole('button', { name: 'Enter a key' }).click();
    const session = page.getByRole('region', { name: 'Session', exact: true });
    const field = session.getByLabel('Developer key');
    await expect(field).toBeFocused();
    await expect(session.getByLabel('Application key')).toBeVisible();
    await expectAccessible(page, ['.session']);
    const run = () => page.getByRole('button', { name: /Execute/ }).click();
    expect(complaints).toEqual([]);
    await page.keyboard.type('a-guess');
    await run();
    await expect(below).toContainText('The key is not known here');
    // The browser complains of refusals by itself, and these are meant; before the guess there was none.
    expect(complaints.splice(0).filter((complaint) => !complaint.includes('status of 403'))).toEqual([]);
    await field.fill(key);
    await run();
    await expect(page.locator('.result-window')).toContainText('"listing"');
    await expect(below).toHaveCount(0);
    await expect(session.getByRole('status')).toHaveText('Nobody is signed in.');
  });

  test('its panels can be used by everybody, in both themes', async ({ page }) => {
    const examples = await openSandbox(page);
    await examples.getByRole('button', { name: 'Brands', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Where each field came from' })).toBeVisible();
    const first = ['.examples', '.provenance'];
    await expectAccessible(page, first);
    await expectReadable(page, 'dark', first);
    await page.getByRole('button', { name: 'Show Session' }).click();
    await expect(page.getByRole('region', { name: 'Session', exact: true })).toBeVisible();
    await expectReadable(page, 'dark', ['.session']);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectAccessible(page, ['.session']);
  });
});
