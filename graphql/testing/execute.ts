import type { Application } from '../context/application.ts';
import { type Operation, run } from '../run.ts';
import { type Answers, fakeProvider, testContext } from './provider.ts';
import * as samples from './samples.ts';
import { shop } from './whole-shop.ts';

/** A guest with a basket and an order. */
export const owner = { cookie: `basket_id=${samples.basketId}; order_keys=order-key-0001` };

/** An answer as it travels: without prototypes and with the errors' public part only. */
export const toTravelled = (answer: unknown) => JSON.parse(JSON.stringify(answer));

/** Runs one operation in the small shop: its answer as it travels, what the provider was asked and what was logged. */
export async function execute(
  source: string,
  answers: Answers = shop(),
  {
    application,
    ...more
  }: Partial<Operation> & {
    headers?: Record<string, string>;
    config?: Parameters<typeof testContext>[2];
    application?: Application;
    now?: Date;
  } = {},
) {
  const fake = fakeProvider(answers);
  const { context, lines } = testContext(fake.provider, more.headers ?? owner, more.config, application, undefined, more.now);
  const answer = toTravelled(await run({ source, context, ...more }));
  return { answer, lines, context, ...fake };
}
