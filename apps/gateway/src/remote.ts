import type { Configuration } from './configuration.ts';
import type { Execute, OperationResult } from './execute.ts';
import { tracer } from './telemetry.ts';

/** Headers of the visitor by which the gateway knows who asks, and from where. */
const passedOn = [
  'cookie',
  'authorization',
  'accept-language',
  'user-agent',
  'x-basket-id',
  'x-order-key',
  'x-branch',
  'x-trace-id',
  'x-forwarded-for',
  'x-forwarded-proto',
];

/** Milliseconds: a little more than the gateway gives one operation. */
const deadline = 12_000;

const unavailable: OperationResult = {
  data: null,
  errors: [{ message: 'The gateway cannot be reached.', extensions: { code: 'PROVIDER_UNAVAILABLE' } }],
  cookies: [],
};

/** The same `execute` for screens that run apart from the gateway (`GATEWAY_URL`), which reads the same headers of city and application. */
export function executeOverHttp(
  gatewayUrl: string,
  { CITY_HEADER, MOBILE_APP_HEADER }: Pick<Configuration, 'CITY_HEADER' | 'MOBILE_APP_HEADER'>,
): Execute {
  const names = [...passedOn, CITY_HEADER, MOBILE_APP_HEADER];
  const address = gatewayUrl.endsWith('/graphql') ? gatewayUrl : `${gatewayUrl}/graphql`;
  return async ({ document, operationName, variables, headers, signal }) => {
    const given = names.flatMap((name): [string, string][] => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    const late = AbortSignal.timeout(deadline);
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { ...Object.fromEntries(given), ...tracer()?.carried(), 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ query: document, operationName, variables }),
        signal: signal === undefined ? late : AbortSignal.any([signal, late]),
      });
      const answer: unknown = await response.json();
      if (!isAnswer(answer)) return unavailable;
      const { data, errors } = answer;
      return { ...(data !== undefined && { data }), ...(errors && { errors }), cookies: response.headers.getSetCookie() };
    } catch (error) {
      if (signal?.aborted === true) throw error;
      return unavailable;
    }
  };
}

function isAnswer(value: unknown): value is Pick<OperationResult, 'data'> & { errors?: OperationResult['errors'] } {
  return typeof value === 'object' && value !== null && ('data' in value || ('errors' in value && Array.isArray(value.errors)));
}
