import { getOperationAST, parse } from 'graphql';

/** Whether the operation that is chosen of a text is a subscription; a text that cannot be read is none. */
export function isSubscription(query: string, operationName: string | null | undefined): boolean {
  try {
    return getOperationAST(parse(query), operationName)?.operation === 'subscription';
  } catch {
    return false;
  }
}
