import { isLongRun } from '@vitrina/services/testing/long-run.ts';
import { expect, it } from 'vitest';
import { demoShopper } from './demo-shopper.ts';
import { execute, filledDatabase, type StartedShop, startProvider, startShop, temporaryFolder } from './full-stack.ts';

const signIn = 'mutation ($input: SessionSignInInput!) { sessionSignIn(input: $input) { session { expiresIn } } }';

async function seenOf(shop: StartedShop) {
  const answer = await execute<unknown>(shop, '{ tags { name } }', {}, { 'x-developer-key': 'any key will do' });
  const sandbox: unknown = await (await fetch(`${shop.origin}/graphql/sandbox.json`)).json();
  const session = await execute<unknown>(shop, signIn, { input: { login: demoShopper.email, password: demoShopper.password } });
  return {
    sandbox,
    isTold: 'extensions' in answer,
    isSignedIn: session.errors === undefined,
    outbox: (await fetch(`${shop.providerOrigin}/demo/outbox`)).status,
    // Where an operator's decision about a comment is taken by an address.
    comments: (await fetch(`${shop.providerOrigin}/demo/comments`)).status,
    bank: (await (await fetch(`${shop.origin}/sandbox-acquirer/${'0'.repeat(32)}`)).text()).includes('Операция не найдена'),
    isAnnounced: shop.lines.join('\n').includes('demo shopper'),
  };
}

const nothing = {
  sandbox: { isDemo: false, storedOnly: false, shopper: null },
  isTold: false,
  isSignedIn: false,
  outbox: 404,
  comments: 404,
  isAnnounced: false,
  bank: false,
};

// The only one of `npm test` that keeps the demonstration in the embedded database.
it('comes by itself with the provider that the shop embeds where nobody else sees it, and not in production', async () => {
  const shop = await startShop({ DATA_DIR: await temporaryFolder(), DEMO: '' });
  expect(await seenOf(shop)).toMatchObject({
    sandbox: { isDemo: true, shopper: { password: demoShopper.password } },
    isTold: true,
    isSignedIn: true,
    outbox: 200,
    comments: 200,
    isAnnounced: true,
    bank: true,
  });
  expect(shop.lines.join('\n')).toContain('no money moves');
});

it.each<Record<string, string>>([{}, ...(isLongRun ? [{ PUBLIC_URL: 'https://shop.example' }] : [])])(
  'is there on a database only when DEMO=1 says so (%j)',
  async (env) => {
    const { url: DATABASE_URL } = await filledDatabase();
    const asked = await startShop({ DATABASE_URL, NODE_ENV: 'production', DEMO: '1', ...env });
    expect(await seenOf(asked)).toMatchObject({ isSignedIn: true, outbox: 200, bank: true });
    await asked.stop();
    expect(await seenOf(await startShop({ DATABASE_URL, NODE_ENV: 'production', DEMO: '', ...env }))).toEqual(nothing);
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
    expect(await seenOf(shop)).toEqual(nothing);
  }
});
