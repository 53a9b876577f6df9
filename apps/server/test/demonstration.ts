import { demoShopper } from './demo-shopper.ts';
import { execute, type StartedShop } from './full-stack.ts';

const signIn = 'mutation ($input: SessionSignInInput!) { sessionSignIn(input: $input) { session { expiresIn } } }';

/** Reads what a shop shows of the demonstration. */
export async function readDemonstration(shop: StartedShop) {
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

/** A shop without it. */
export const nothing = {
  sandbox: { isDemo: false, storedOnly: false, shopper: null },
  isTold: false,
  isSignedIn: false,
  outbox: 404,
  comments: 404,
  isAnnounced: false,
  bank: false,
};
