import type { Registry } from 'prom-client';
import { useTracer } from './tracer.ts';

export interface Telemetry {
  /** From now on sends the figures of these registries too, where a collector takes figures. */
  exportMetrics(registries: readonly Registry[]): Promise<void>;
  /** Sends what is still waiting. */
  close(): Promise<void>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Switches traces and figures on when the standard variables name a collector. The SDK is loaded only then: without them
 * this costs nothing.
 */
export async function openTelemetry(serviceName: string, env: Environment = process.env): Promise<Telemetry> {
  const closing: (() => Promise<void>)[] = [];
  if (isSignalEnabled(env, 'TRACES')) {
    const { createTracing } = await import('./sdk.ts');
    const { tracer, close } = createTracing(serviceName, env);
    useTracer(tracer);
    closing.push(async () => {
      useTracer(undefined);
      await close();
    });
  }
  return {
    async exportMetrics(registries) {
      if (!isSignalEnabled(env, 'METRICS')) return;
      const { resourceOf } = await import('./sdk.ts');
      const { exportMetrics } = await import('./metrics.ts');
      closing.push(exportMetrics(registries, resourceOf(serviceName), env.OTEL_METRIC_EXPORT_INTERVAL));
    },
    async close() {
      await Promise.all(closing.splice(0).map((close) => close()));
    },
  };
}

/** By the names and meanings of the OpenTelemetry specification; an empty variable counts as unset. */
function isSignalEnabled(env: Environment, signal: 'TRACES' | 'METRICS'): boolean {
  const { exporter, endpoint } = variables[signal];
  if (env.OTEL_SDK_DISABLED?.trim().toLowerCase() === 'true' || env[exporter] === 'none') return false;
  return [env.OTEL_EXPORTER_OTLP_ENDPOINT, env[endpoint]].some((address) => Boolean(address?.trim()));
}

const variables = {
  TRACES: { exporter: 'OTEL_TRACES_EXPORTER', endpoint: 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT' },
  METRICS: { exporter: 'OTEL_METRICS_EXPORTER', endpoint: 'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT' },
} as const;
