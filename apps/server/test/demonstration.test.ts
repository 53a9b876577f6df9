import { isLongRun } from '@vitrina/services/testing/long-run.ts';
import { expect, it } from 'vitest';
import { nothing, readDemonstration } from './demonstration.ts';
import { execute, filledDatabase, startProvider, startShop, temporaryFolder } from './full-stack.ts';

it.each<Record<string, string>>([{}, ...(isLongRun ? [{ PUBLIC_URL: 'https://shop.example' }] : [])])(
  'is there on a database only when DEMO=1 says so (%j)',
  async (env) => {
    const { url: DATABASE_URL } = await filledDatabase();
    const asked = await startShop({ DATABASE_URL, NODE_ENV: 'production', DEMO: '1', ...env });
    expect(await readDemonstration(asked)).toMatchObject({ isSignedIn: true, outbox: 200, bank: true });
    await asked.stop();
    expect(await readDemonstration(await startShop({ DATABASE_URL, NODE_ENV: 'production', DEMO: '', ...env }))).toEqual(nothing);
  },
);

it('has nothing of it before a provider of the company in production, whatever DEMO says', async () => {
  const PROVIDER_KEY = 'key-that-the-company-has-set';
  const { url: DATABASE_URL } = await filledDatabase();
  // What `DEMO` says to the shop is nothing to the provider.
  const provider = await startProvider({ DATABASE_URL, DATA_DIR: await temporaryFolder(), DEMO: '0', PROVIDER_KEY });
  const before = { PROVIDER_API_URL: provider.origin, PROVIDER_KEY, NODE_ENV: 'production' };
  for (const DEMO of isLongRun ? ['0', '1'] : ['1']) {
    const shop = await startShop({ ...before, DEMO });
    expect(await execute(shop, '{ tags { name } }')).not.toHaveProperty('errors');
    expect(await readDemonstration(shop)).toEqual(nothing);
  }
});
