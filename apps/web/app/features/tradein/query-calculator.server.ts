import type { RouterContextProvider } from 'react-router';
import { type Answer, type Document, query } from '../../platform/gateway/query.server.ts';
import { shopOf } from '../../platform/gateway/shop.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Asks, and leaves a line in the log when there is an error (spec 2 §8). */
export async function queryLogged<Result, Variables extends Record<string, unknown>>(
  context: Context,
  request: Request,
  document: Document<Result, Variables>,
  variables: Variables,
): Promise<Answer<Result>> {
  const answer = await query(context, request, document, variables);
  if (answer.errors.length > 0) shopOf(context).log.error({ errors: answer.errors }, 'trade-in failed');
  return answer;
}

/** What the calculator asks; false when nothing came. What came beside an error is used. */
export async function queryCalculator<Result, Variables extends Record<string, unknown>>(
  context: Context,
  request: Request,
  document: Document<Result, Variables>,
  variables: Variables,
): Promise<Result | false> {
  return (await queryLogged(context, request, document, variables)).data ?? false;
}
