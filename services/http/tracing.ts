import type { AnyEndpoint } from '../contract/endpoint.ts';
import { tracer, withSpan } from '../telemetry/tracer.ts';
import { endpointId } from './answer.ts';
import { ProviderError } from './provider-error.ts';

const ignoreAttempt = (): void => undefined;

/**
 * A span around one call of the provider, which goes on there: `traceparent` is written into the headers of the message.
 * The work says each time it sends it. While tracing is off this is the work itself.
 */
export function traceCall<T>(
  endpoint: AnyEndpoint,
  headers: Record<string, string>,
  work: (onAttempt: () => void) => Promise<T>,
): Promise<T> {
  const on = tracer();
  if (on === undefined) return work(ignoreAttempt);
  const attributes = {
    'vitrina.endpoint': endpointId(endpoint),
    'http.request.method': endpoint.method,
    'url.template': endpoint.path,
  };
  return withSpan(
    on,
    { name: endpointId(endpoint), kind: 'client', attributes },
    (span) => {
      let attempts = 0;
      Object.assign(headers, on.traceHeaders());
      return work(() => span.set({ 'vitrina.attempts': ++attempts }));
    },
    kindOf,
  );
}

const kindOf = (error: unknown): string => (error instanceof ProviderError ? error.kind : 'internal');
