import { run } from '../run.ts';
import { type Answers, fakeProvider, refusal, setCookies, testContext, unavailable } from './provider.ts';
import * as samples from './samples.ts';
import { shop } from './whole-shop.ts';

/** Who asks, by the headers that come along. */
export const browser = { cookie: `basket_id=${samples.basketId}` };
export const signedIn = { cookie: `access_token=access-0; refresh_token=refresh-0; basket_id=${samples.basketId}` };
export const application = { 'x-app-key': 'prices' };

/** An operation of one of them, and what it has led to: answers of the whole shop but for those of the test. */
export async function execute(source: string, headers: Record<string, string>, over: Answers = {}) {
  const fake = fakeProvider(shop(over));
  const { context, lines } = testContext(fake.provider, headers, {}, headers['x-app-key']);
  const { data, errors } = await run({ source, context });
  const codes = (errors ?? []).map(({ extensions }) => extensions.code);
  const cookies = setCookies(context).map((cookie) => cookie.split(';')[0]);
  return { data, errors, codes, cookies, lines, context, ...fake };
}

export type WithSession = { session: unknown };

/** Answers of a session that is over, and of a provider that is away. */
export const rejectUnauthorized = () => Promise.reject(refusal(401, 'unauthorized'));
export const rejectUnavailable = () => Promise.reject(unavailable());
