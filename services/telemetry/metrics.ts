import { setTimeout as sleep } from 'node:timers/promises';
import { type HrTime, ValueType } from '@opentelemetry/api';
import { millisToHrTime } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  MeterProvider,
  type MetricData,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

type Metric = MetricObjectWithValues<MetricValue<string>>;
type Sample = MetricValue<string> & { metricName?: string };

/** Milliseconds between two exports (`OTEL_METRIC_EXPORT_INTERVAL`). */
const usualInterval = 60_000;
/** Milliseconds in which the last figures are sent while the process stops. */
const closeDeadline = 2_000;

/** Sends what the registries of prom-client hold, the same that `/metrics` shows, to a collector. */
export function exportMetrics(registries: readonly Registry[], resource: Resource, interval: string | undefined): () => Promise<void> {
  const startTime = millisToHrTime(Date.now());
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter(),
    exportIntervalMillis: Number(interval) || usualInterval,
    exportTimeoutMillis: Math.min(Number(interval) || usualInterval, 10_000),
    metricProducers: [
      {
        async collect() {
          const all = (await Promise.all(registries.map((registry) => registry.getMetricsAsJSON()))).flat();
          const time = { startTime, endTime: millisToHrTime(Date.now()) };
          const metrics = all.flatMap((metric) => dataOf(metric, time) ?? []);
          return { resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'vitrina' }, metrics }] }, errors: [] };
        },
      },
    ],
  });
  const meters = new MeterProvider({ resource, readers: [reader] });
  return async () => {
    // A collector that is away, or does not answer, holds nobody up.
    await Promise.race([meters.shutdown().catch(() => undefined), sleep(closeDeadline, undefined, { ref: false })]);
  };
}

interface Time {
  startTime: HrTime;
  endTime: HrTime;
}

/** Undefined for summaries, which the protocol wants nobody to send any more. */
function dataOf({ name, help, type, values }: Metric, time: Time): MetricData | undefined {
  const base = {
    descriptor: { name, description: help, unit: name.includes('_seconds') ? 's' : '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const points = () => values.map(({ value, labels }): DataPoint<number> => ({ ...time, value, attributes: labels }));
  // The library says the kind by its name, where its type says a number.
  switch (String(type)) {
    case 'counter':
      return { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints: points() };
    case 'gauge':
      return { ...base, dataPointType: DataPointType.GAUGE, dataPoints: points() };
    case 'histogram':
      return { ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramsOf(name, values, time) };
    default:
      return undefined;
  }
}

/** Buckets of Prometheus hold what the smaller ones hold as well; those of OTLP do not. */
function histogramsOf(name: string, samples: readonly Sample[], time: Time): DataPoint<Histogram>[] {
  const groups = Map.groupBy(samples, ({ labels: { le: _, ...labels } }) => JSON.stringify(labels));
  return [...groups.values()].map((group): DataPoint<Histogram> => {
    const buckets = group.filter(({ metricName }) => metricName === `${name}_bucket`);
    const of = (suffix: string) => group.find(({ metricName }) => metricName === `${name}_${suffix}`)?.value ?? 0;
    const counts = buckets.map(({ value }, index) => value - (buckets[index - 1]?.value ?? 0));
    const boundaries = buckets.map(({ labels: { le } }) => Number(le)).filter(Number.isFinite);
    const { le: _, ...attributes } = group[0]?.labels ?? {};
    return { ...time, attributes, value: { buckets: { boundaries, counts }, sum: of('sum'), count: of('count') } };
  });
}
