import { utimes } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Cookies } from './cookies.ts';
import { demoShopper } from './demo-shopper.ts';
import { filledDatabase, freePort, isReady, temporaryFolder } from './full-stack.ts';
import { run } from './process.ts';
import { until } from './until.ts';

const root = new URL('../../../', import.meta.url);

/** As an editor does that writes what was there already. */
const save = (file: string) => utimes(fileURLToPath(new URL(file, root)), new Date(), new Date());

/** It starts each process of the shop twice. */
test('what changes is reloaded by itself, sessions and baskets outlast it, and one line says so', async () => {
  const [port, providerPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  const dev = run('server/src/dev.ts', {
    PORT: String(port),
    PROVIDER_PORT: String(providerPort),
    DATA_DIR: await temporaryFolder(),
    DATABASE_URL: (await filledDatabase()).url,
    DEMO: '1',
    LOG_LEVEL: 'warn',
  });
  const reloads = () => dev.lines.filter((line) => line.startsWith('Reloaded'));
  await until(() => dev.lines.some((line) => line.includes('Vitrina is ready')), 'the shop to be ready', 120_000);
  await until(() => isReady(origin), 'its pages to be ready', 120_000);

  const browser = new Cookies();
  const { email: login, password } = demoShopper;
  const signIn = 'mutation ($input: SessionSignInInput!) { sessionSignIn(input: $input) { session { user { email } } } }';
  await browser.execute({ origin }, signIn, { input: { login, password } });
  const me = async () => (await browser.execute({ origin }, '{ me { email } }')).data;
  expect(await me()).toEqual({ me: { email: login } });

  await save('graphql/stores/rules.ts');
  await until(() => reloads().length === 1, 'the shop to be reloaded', 120_000);
  expect(reloads()).toEqual([expect.stringMatching(/^Reloaded the shop in [\d.]+ s: graphql\/stores\/rules\.ts$/)]);
  expect(await me()).toEqual({ me: { email: login } });

  await save('apps/provider/src/catalogue/stores/handlers.ts');
  await until(() => reloads().length === 2, 'the provider to be reloaded', 120_000);
  expect(reloads().at(-1)).toMatch(/^Reloaded the provider in [\d.]+ s: apps\/provider\/src\/catalogue\/stores\/handlers\.ts$/);
  expect(await me()).toEqual({ me: { email: login } });
  expect((await fetch(`${origin}/blocks/light`)).status).toBe(200);
  expect((await dev.stop()).code).toBe(0);
}, 300_000);
