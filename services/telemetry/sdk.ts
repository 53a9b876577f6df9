import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { context, defaultTextMapGetter, defaultTextMapSetter, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, type Resource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { buildInfo } from './build-info.ts';
import { samplerOf } from './sampler.ts';
import type { Span, SpanOptions, Tracer } from './tracer.ts';

interface Tracing {
  tracer: Tracer;
  close(): Promise<void>;
}

/** Milliseconds in which spans that are waiting are sent while the process stops. */
const closeDeadline = 2_000;

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };

/** Of several processes on several machines: their counters are not one. */
const instance = `${hostname()}-${process.pid}`;

/** What every span and figure says of its process; the standard variables have the last word. */
export const resourceOf = (serviceName: string): Resource =>
  defaultResource()
    .merge(
      resourceFromAttributes({
        'service.name': serviceName,
        'service.version': buildInfo().version,
        'service.instance.id': instance,
      }),
    )
    .merge(detectResources({ detectors: [envDetector] }));

/**
 * OpenTelemetry with spans made by hand: where they go, their sampling and the resource are read from the standard
 * variables by its own packages.
 */
export function createTracing(serviceName: string, env: Readonly<Record<string, string | undefined>>): Tracing {
  const provider = new TracerProvider({
    sampler: samplerOf(env.OTEL_TRACES_SAMPLER, env.OTEL_TRACES_SAMPLER_ARG),
    resource: resourceOf(serviceName),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const spans = provider.getTracer('vitrina');
  const manager = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(manager);
  const propagator = new W3CTraceContextPropagator();

  function startSpan({ name, kind, attributes, from }: SpanOptions): Span {
    const parent = from === undefined ? context.active() : propagator.extract(ROOT_CONTEXT, from, defaultTextMapGetter);
    const span = spans.startSpan(name, { kind: kinds[kind], attributes }, parent);
    const inside = trace.setSpan(parent, span);
    return {
      rename: (next) => void span.updateName(next),
      set: (more) => void span.setAttributes(more),
      enter: (work) => context.with(inside, work),
      end(failure) {
        if (failure !== undefined) span.setAttribute('error.type', failure).setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  return {
    tracer: {
      startSpan,
      isRunning: () => trace.getActiveSpan() !== undefined,
      traceHeaders() {
        const carrier: Record<string, string> = {};
        propagator.inject(context.active(), carrier, defaultTextMapSetter);
        return carrier;
      },
    },
    async close() {
      // A collector that is away, or does not answer, holds nobody up: what it has not got by then is lost.
      await Promise.race([provider.shutdown().catch(() => undefined), sleep(closeDeadline, undefined, { ref: false })]);
      context.disable();
    },
  };
}
