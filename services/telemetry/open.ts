import { useTracer } from './tracer.ts';

export interface Telemetry {
  /** Sends the spans that are still waiting. */
  close(): Promise<void>;
}

type Environment = Readonly<Record<string, string | undefined>>;

const none: Telemetry = { close: async () => undefined };

/**
 * Switches tracing on when the standard variables name a collector. The SDK is loaded only then: without them this
 * costs nothing.
 */
export async function openTelemetry(serviceName: string, env: Environment = process.env): Promise<Telemetry> {
  if (!isWanted(env)) return none;
  const { createTracing } = await import('./sdk.ts');
  const { tracer, close } = createTracing(serviceName, env);
  useTracer(tracer);
  return {
    async close() {
      useTracer(undefined);
      await close();
    },
  };
}

/** By the names and meanings of the OpenTelemetry specification; an empty variable counts as unset. */
function isWanted(env: Environment): boolean {
  if (env.OTEL_SDK_DISABLED?.trim().toLowerCase() === 'true' || env.OTEL_TRACES_EXPORTER === 'none') return false;
  return [env.OTEL_EXPORTER_OTLP_ENDPOINT, env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT].some((address) => Boolean(address?.trim()));
}
