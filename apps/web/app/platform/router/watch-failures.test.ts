import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const sentReports: { url: string; options: RequestInit; body: Record<string, string> }[] = [];
let page: EventTarget;

/** A page that has just been loaded: nothing has been told of yet. */
beforeEach(async () => {
  vi.resetModules();
  sentReports.length = 0;
  page = new EventTarget();
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    sentReports.push({ url, options, body: JSON.parse(String(options.body)) });
    return new Response(null, { status: 204 });
  });
  const { watchFailures } = await import('./watch-failures.ts');
  watchFailures(page);
});
afterEach(() => void vi.unstubAllGlobals());

const happen = (name: string, facts: object) => {
  const event = Object.assign(new Event(name, { cancelable: true }), facts);
  page.dispatchEvent(event);
};
const sentMessages = () => sentReports.map(({ body }) => body.message);

test('what nobody has caught is sent to the shop, a script’s and a promise’s, without cookies', async () => {
  happen('error', { error: new TypeError('of a script') });
  happen('unhandledrejection', { reason: new RangeError('of a promise') });
  await expect.poll(() => sentMessages()).toEqual(['of a script', 'of a promise']);
  expect(sentReports[0]).toMatchObject({ url: '/failures', options: { method: 'POST', keepalive: true, credentials: 'omit' } });
  expect(sentReports[0]?.body).toEqual({
    name: 'TypeError',
    message: 'of a script',
    stack: expect.stringContaining('failures.test'),
    screen: '',
  });
});

test('what a boundary has caught is sent with the pattern of its screen', async () => {
  const { reportFailure } = await import('./watch-failures.ts');
  reportFailure(new Error('of a screen'), '/order-info/:id');
  await expect.poll(() => sentReports[0]?.body).toMatchObject({ message: 'of a screen', screen: '/order-info/:id' });
});

test('the same is sent once, and five of a page at most', async () => {
  for (let at = 0; at < 9; at += 1) {
    happen('error', { error: new Error(`mistake ${at}`) });
    happen('error', { error: new Error(`mistake ${at}`) });
  }
  happen('error', { error: new Error('the last one') });
  const { report } = await import('./failure-report.ts');
  await expect.poll(() => sentReports).toHaveLength(5);
  report(new Error('one more'));
  expect(sentMessages()).toEqual([0, 1, 2, 3, 4].map((at) => `mistake ${at}`));
});

test('words and stack are cut', async () => {
  happen('error', { error: new Error('x'.repeat(9_000)) });
  await expect.poll(() => sentReports).toHaveLength(1);
  expect([sentReports[0]?.body.message?.length, sentReports[0]?.body.stack?.length]).toEqual([500, 4_000]);
});

test('no failure of the browser: no connection, an answer of the server, an extension, what is not an error at all', async () => {
  const { report } = await import('./failure-report.ts');
  report(new TypeError('Failed to fetch'));
  report(Object.assign(new Error('Unexpected Server Error'), { stack: undefined }));
  report(Object.assign(new Error('theirs'), { stack: 'Error: theirs\n    at a (chrome-extension://abc/content.js:1:1)' }));
  report({ status: 404 });
  report(undefined);
  expect(sentReports).toEqual([]);
});

test('what somebody has said to be no failure is not told of', async () => {
  const { ignoreAborted } = await import('./ignore-aborted.ts');
  const { watchFailures } = await import('./watch-failures.ts');
  page = new EventTarget();
  ignoreAborted(page);
  watchFailures(page);
  happen('unhandledrejection', { reason: AbortSignal.abort().reason });
  happen('unhandledrejection', { reason: new Error('a real one') });
  await expect.poll(() => sentMessages()).toEqual(['a real one']);
});
