import { setTimeout as pause } from 'node:timers/promises';
import { appKey } from '../test/buyer.ts';
import { type Answer, execute } from '../test/full-stack.ts';

/** How often a client comes back, and the longest pause between in milliseconds: whoever has been killed needs a while to be back. */
const maxTries = 40;
const maxPause = 3_000;

/** What the client has meant: nothing is wrong with the shop. */
const expectedCodes = new Set(['OUT_OF_STOCK', 'CONFLICT', 'NOT_FOUND', 'BAD_USER_INPUT']);

/** Troubles that went away when the same was sent again, and those that did not. */
export interface RetryTally {
  recovered: number;
  readonly unrecovered: string[];
}

/** Sends something until it is answered; undefined when it never was. */
async function retryUntilAnswered<T>(what: string, tally: RetryTally, send: () => Promise<T | string>): Promise<T | undefined> {
  let lastFailure = '';
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const answer = await send().catch((error: unknown) => String(error));
    if (typeof answer !== 'string') return answer;
    if (tries === 1) tally.recovered += 1;
    lastFailure = answer;
    await pause(Math.min(maxPause, 100 * 2 ** tries));
  }
  tally.recovered -= 1;
  tally.unrecovered.push(`${what}: ${lastFailure}`);
  return undefined;
}

/** One operation, the very same each time. */
export const operation = <Data>(
  shop: { origin: string },
  tally: RetryTally,
  query: string,
  variables: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Answer<Data> | undefined> =>
  retryUntilAnswered(query, tally, async () => {
    const answer = await execute<Data>(shop, query, variables, { 'x-app-key': appKey, ...headers });
    const passing = (answer.errors ?? []).filter(({ extensions }) => !expectedCodes.has(extensions.code));
    return passing.length === 0 ? answer : JSON.stringify(passing);
  });

/** Presses a button of the bank's page. */
export const press = (shop: { origin: string }, tally: RetryTally, url: string, outcome: string): Promise<Response | undefined> =>
  retryUntilAnswered(url, tally, async () => {
    const answer = await fetch(`${shop.origin}${url}`, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
    return answer.status < 500 ? answer : `${answer.status}`;
  });
