import type { FuzzedOperation } from './operation.ts';

/** Every code that an answer may carry while all is well inside: neither `INTERNAL` nor `PROVIDER_CONTRACT` is one. */
const codes = new Set([
  'BAD_USER_INPUT',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'CONFLICT',
  'OUT_OF_STOCK',
  'NO_DELIVERIES',
  'RATE_LIMITED',
  'BAD_REQUEST',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  // A provider that is asked for much at once may be late; what it broke on by itself stands in its log.
  'PROVIDER_UNAVAILABLE',
  'PROVIDER_TIMEOUT',
]);

/** Traces of what is inside: a stack, a file, a statement, an address, a library. */
const innards =
  /\bat \S+ \(|node_modules|file:\/\/|\.ts:\d+|\b(?:select|insert|update|delete)\b .*\b(?:from|into|set)\b|ECONN|127\.0\.0\.1|drizzle|pglite|\bTypeError\b|Cannot read prop/i;

interface Reply {
  status: number;
  text: string;
}

/** Why an answer is not what every client may count on; undefined when it is. */
export function faultOf({ status, text }: Reply, operation: FuzzedOperation): string | undefined {
  if (status >= 500) return `status ${status}: ${text}`;
  const answer = parseAnswer(text);
  if (answer === undefined) return `no JSON: ${text}`;
  for (const { message, extensions } of answer.errors ?? []) {
    if (!codes.has(String(extensions?.code))) return `code ${String(extensions?.code)}: ${message}`;
  }
  const errorText = JSON.stringify(answer.errors ?? []);
  // What a client has written itself may be repeated to it.
  const leak = errorText.match(innards)?.[0];
  return leak === undefined || JSON.stringify(operation).includes(leak) ? undefined : `leaks «${leak}»: ${errorText}`;
}

interface GraphAnswer {
  errors?: { message: string; extensions?: { code?: string } }[];
}

function parseAnswer(text: string): GraphAnswer | undefined {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null ? answer : undefined;
  } catch {
    return undefined;
  }
}
