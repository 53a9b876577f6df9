import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { isLongRun } from '@vitrina/services/testing/long-run.ts';
import { chromium, switches } from './e2e/chromium.ts';
import { companyServers, nodeCommand } from './e2e/company.ts';

/** A folder is named where the next run shall find the database again. */
const isOnPglite = isLongRun || process.env.E2E_DATA !== undefined;
/** Worked out once by the process that starts the tests; its workers inherit it. */
process.env.E2E_PORTS ??= freePorts();
process.env.E2E_DATA ??= temporaryFolder();
const ports = process.env.E2E_PORTS.split(',');
const [port = '', providerPort = ''] = ports;

/** Gone when this process ends, by when the shop has ended. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-e2e-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function freePorts(): string {
  const script =
    "const n=require('net');const all=Array.from({length:6},()=>n.createServer());Promise.all(all.map(s=>new Promise(d=>s.listen(0,d)))).then(()=>{process.stdout.write(all.map(s=>s.address().port).join());all.forEach(s=>s.close())})";
  return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' });
}

const wide = { width: 1280, height: 900 };
const narrow = { width: 360, height: 780 };
const origin = `http://127.0.0.1:${port}`;
/** Where the shop stands in front of a provider that speaks only the specification. */
const companys = companyServers(ports.slice(2));
const specs = (...names: string[]) => names.map((name) => `**/${name}.spec.ts`);
/**
 * What a journey is about is the same at every width and told by requests without scripts (`test/without-scripts*.test.ts`). `npm test` takes
 * with scripts, at one width, what a browser alone shows, and of each kind of screen and form one journey; `@long` marks the others.
 *
 * | project     | scripts | `npm test`              | `TEST_LONG=1`       |
 * |-------------|---------|-------------------------|---------------------|
 * | `js-360`    | yes     | those of `onPhone`      | all but `ownWidths`, `onWideAlone` |
 * | `js-1280`   | yes     | all others              | all but `onPhoneAlone` |
 * | `nojs-360`  | no      | those of `@unscripted` | all but `*.js`      |
 * | `nojs-1280` | no      | –                       | all but `*.js`      |
 * | `firefox-*` | yes     | –                       | buying, comparing, signing in, a review |
 * | `requests`  | –       | what needs no screen    | the same            |
 * | `blocks`    | yes     | the building blocks     | the same            |
 */
const onPhone = specs(
  'account',
  'articles',
  'checkout',
  'company',
  'employee',
  'exchange',
  'goals.js',
  'information',
  'journey',
  'listing',
  'lists',
  'offers',
  'phone.js',
  'profile',
  'promotions',
  'quick',
  'reviews',
  'search',
  'sign-in',
  'smart-price',
  'stores',
  'stores.js',
);
const withoutScreen = specs('addresses', 'crawl', 'sitemap');
const scriptedSpecs = specs('*.js');
/** What a wide screen has not, and what a phone has not. */
const onPhoneAlone = specs('phone.js');
const onWideAlone = specs('guest-pages.js', 'home.js', 'late-scripts.js');
/** They set the widths they look at themselves, beginning on a wide screen. */
const ownWidths = specs('axe.js', 'sandbox.js');
/** What needs a browser without scripts too: a bank of another origin, and codes that a telephone reads. */
const unscriptedProject = isLongRun ? {} : { grep: /@unscripted/ };
const phones = isLongRun ? {} : { testMatch: onPhone };
const others = isLongRun ? [] : onPhone;

const inBranchA = {
  ...{ name: 'branch', value: 'A', domain: '127.0.0.1', path: '/' },
  ...{ expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const },
};
const browser = { executablePath: chromium(), args: switches };
/** Pictures are seen by the modes with scripts. */
const withoutPictures = { ...browser, args: [...switches, '--blink-settings=imagesEnabled=false'] };
const withoutScripts = { javaScriptEnabled: false, launchOptions: withoutPictures };

/** Filters and buying, comparing, signing in and a review in Debian's Firefox, which Playwright drives by WebDriver BiDi. */
const inFirefox = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: { executablePath: process.env.FIREFOX_PATH ?? '' },
} as const;
const firefoxTests = { testMatch: specs('journey', 'lists', 'sign-in', 'reviews'), grepInvert: /@long/ };

/** The journeys against the production build, with and without JavaScript, on a phone and on a wide screen. */
export default defineConfig({
  testDir: 'e2e',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // What is left of failures; each run empties it at its start, and may have neighbours.
  outputDir: join(tmpdir(), `vitrina-e2e-results-${port}`),
  // Two at once, since a journey mostly waits for its browser; none is tried again.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  ...(isLongRun ? {} : { grepInvert: /@long/ }),
  // Time decides nothing: a limit is there to end what hangs.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL: origin,
    locale: 'ru-RU',
    // Requests that a worker passes on are not seen by a journey that holds or counts them.
    serviceWorkers: 'block',
    // Whatever a journey waits for is named when it does not come.
    actionTimeout: 60_000,
    timezoneId: 'Europe/Moscow',
    // Which branch of an experiment a visitor is given is chance, and no journey may hang on it.
    storageState: { cookies: [inBranchA], origins: [] },
    launchOptions: browser,
  },
  projects: [
    // First, since the crawl of the shop is the longest of all.
    { name: 'requests', use: { ...withoutScripts, viewport: wide }, testMatch: withoutScreen },
    { name: 'js-360', use: { viewport: narrow, hasTouch: true }, ...phones, testIgnore: [...withoutScreen, ...ownWidths, ...onWideAlone] },
    { name: 'js-1280', use: { viewport: wide }, testIgnore: [...withoutScreen, ...onPhoneAlone, ...others] },
    {
      name: 'nojs-360',
      use: { ...withoutScripts, viewport: narrow },
      ...unscriptedProject,
      testIgnore: [...withoutScreen, ...scriptedSpecs],
    },
    ...(isLongRun
      ? [
          { name: 'nojs-1280', use: { ...withoutScripts, viewport: wide }, testIgnore: [...withoutScreen, ...scriptedSpecs] },
          { name: 'firefox-360', use: { ...inFirefox, viewport: narrow, hasTouch: true }, ...firefoxTests },
          { name: 'firefox-1280', use: { ...inFirefox, viewport: wide }, ...firefoxTests },
        ]
      : []),
    // On a server of their own, since a production build has none; their pictures are compared by `npm run blocks`.
    { name: 'blocks', testDir: 'blocks', ignoreSnapshots: true },
  ],
  webServer: [
    {
      // PostgreSQL fills and answers with a third of the work; the long run takes what a shop has that names no database.
      command: nodeCommand(isOnPglite ? '../src/main.ts' : './on-postgres.ts'),
      url: `${origin}/health/ready`,
      // Only what hangs is ended by it.
      timeout: 600_000,
      env: { PORT: port, PROVIDER_PORT: providerPort, DATA_DIR: process.env.E2E_DATA, LOG_LEVEL: 'warn', DEADLINE_FACTOR: '10' },
      gracefulShutdown: { signal: 'SIGINT', timeout: 15_000 },
    },
    ...companys.servers,
  ],
});
