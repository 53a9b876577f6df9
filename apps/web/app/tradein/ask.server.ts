import type { RouterContextProvider } from 'react-router';
import { type Document, query } from '../gateway/query.server.ts';
import { shopOf } from '../gateway/shop.server.ts';

/** What the calculator asks; false, and a line in the log, when there is an error (spec 2 §8). What came beside the error is used. */
export async function asked<Result, Variables extends Record<string, unknown>>(
  context: Readonly<RouterContextProvider>,
  request: Request,
  document: Document<Result, Variables>,
  variables: Variables,
): Promise<Result | false> {
  const { data, errors } = await query(context, request, document, variables);
  if (errors.length > 0) shopOf(context).log.error({ errors }, 'trade-in failed');
  return data ?? false;
}
