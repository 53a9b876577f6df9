import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromium, switches } from './e2e/chromium.ts';
import { companyServers } from './e2e/company.ts';

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
/** Robots see one width and no scripts. */
const robots = '**/crawl.spec.ts';
const scripted = '**/*.js.spec.ts';
const specs = (...names: string[]) => names.map((name) => `**/${name}.spec.ts`);
/**
 * What a journey is about is the same at every width, and how a screen looks at each the axe journeys see: so these are taken with scripts at one width
 * and without them at the other. The rest is taken with scripts at both and without them on the phone, the first purchase in all four.
 */
const onPhoneWithScripts = specs(
  'account',
  'articles',
  'company',
  'employee',
  'exchange',
  'goals.js',
  'information',
  'lists',
  'offers',
  'phone.js',
  'profile',
  'promotions',
  'reviews',
  'search',
  'sign-in',
  'smart-price',
  'stores',
  'stores.js',
);
const onWideWithScripts = specs(
  'accessories',
  'corp',
  'credit',
  'forced-colors.js',
  'home.js',
  'lists.js',
  'loyalty',
  'payments',
  'product',
  'repair',
  'sitemap',
  'tradein',
  'viewed',
);

/** The journeys against the production build, in four modes: with and without JavaScript, on a phone and on a wide screen. */
export default defineConfig({
  testDir: 'e2e',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  outputDir: join(tmpdir(), 'vitrina-e2e-results'),
  // Two at once, since a journey mostly waits for its browser; none is tried again.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: origin,
    locale: 'ru-RU',
    // Whatever a journey waits for is named when it does not come.
    actionTimeout: 20_000,
    timezoneId: 'Europe/Moscow',
    launchOptions: {
      executablePath: chromium(),
      args: switches,
    },
  },
  projects: [
    { name: 'js-1280', use: { viewport: wide }, testIgnore: [robots, ...onPhoneWithScripts] },
    // On a server of their own, since a production build has none; their pictures are compared by `npm run blocks`.
    { name: 'blocks', testDir: 'blocks', ignoreSnapshots: true },
    // The sandbox's journeys set the widths they look at themselves.
    { name: 'js-360', use: { viewport: narrow, hasTouch: true }, testIgnore: [robots, '**/sandbox.js.spec.ts', ...onWideWithScripts] },
    {
      name: 'nojs-1280',
      use: { viewport: wide, javaScriptEnabled: false },
      testMatch: [...onPhoneWithScripts, robots, '**/{journey,sitemap}.spec.ts'],
      testIgnore: scripted,
    },
    {
      name: 'nojs-360',
      use: { viewport: narrow, javaScriptEnabled: false },
      testIgnore: [robots, scripted, ...onPhoneWithScripts, '**/sitemap.spec.ts'],
    },
  ],
  webServer: [
    {
      command: `"${process.execPath}" "${fileURLToPath(new URL('src/main.ts', import.meta.url))}"`,
      url: `${origin}/health/ready`,
      timeout: 120_000,
      env: { PORT: port, PROVIDER_PORT: providerPort, DATA_DIR: process.env.E2E_DATA, LOG_LEVEL: 'warn' },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
    ...companys.servers,
  ],
});
