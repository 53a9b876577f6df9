import { buildInfo } from '@vitrina/services/telemetry/build-info.ts';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** The figures of this process. */
export const registry = new Registry();
collectDefaultMetrics({ register: registry });
new Gauge({
  name: 'vitrina_build_info',
  help: 'Always 1: which version and revision runs, of the shop and of the reference provider.',
  labelNames: ['version', 'revision', 'node'],
  registers: [registry],
}).set({ ...buildInfo(), node: process.versions.node }, 1);

/** `GET /metrics`: for machines, on the provider's own port, with the key or without. */
export function metricsRoute(app: FastifyInstance): void {
  app.get('/metrics', { config: { isOpen: true } }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
