import { isRecord } from './is-record.ts';

/** The operation that the body of a request names, as far as it does. */
export function requestedOperation(body: unknown) {
  const { query, operationName, variables } = isRecord(body) ? body : {};
  return {
    source: typeof query === 'string' ? query : '',
    operationName: typeof operationName === 'string' ? operationName : undefined,
    variables: isRecord(variables) ? variables : undefined,
  };
}
